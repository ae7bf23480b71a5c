//! The rules machine: frames, decisions, windows, ordering, chance, log, replay and views. It knows no ship.
#![deny(missing_docs)]

mod ability;
mod answer;
mod chance;
mod core;
mod decision;
mod ears;
mod event;
mod fault;
mod frame;
mod game;
mod grants;
mod hash;
mod history;
mod interpret;
mod legal;
mod list;
mod machine;
mod odds;
mod perform;
mod preview;
mod printed;
mod query;
mod queue;
mod reason;
mod refused;
mod save;
mod seat;
mod stack;
mod tally;
mod topics;
mod usable;
mod window;
mod words;

pub use ability::{
    Ability, AbilityId, About, Bound, Branch, Choose, Cost, Count, GROUP, Limit, MAX_ABILITIES, Occasion,
    Offer, On, Op, Ref, Source, VARS, Var, Who,
};
pub use answer::{Answer, Course, MAX_ITEMS};
pub use chance::{Chance, ChanceFault, Draw, Seed, What};
pub use core::{Core, Crumb, Position};
pub use decision::{Ask, Decision, Kind, Prompt};
pub use ears::{Ears, MAX_MEMBERS, Set};
pub use event::{Events, Happening};
pub use fault::{Error, Fault};
pub use frame::{Body, Flow, Frame, FrameId, Procedure};
pub use game::{Cx, Game, Listening, Look, Ordering, Outcome, SetupError};
pub use hash::hash_of;
pub use history::{Adjust, Entry, Match, Record, ReplayError, Step};
pub use interpret::{NESTING, Resolve};
pub use legal::{Legal, Refusal, Region, Slot};
pub use list::List;
pub use machine::{Referee, StartError};
pub use odds::{Odds, pools};
pub use perform::Performing;
pub use preview::Preview;
pub use printed::Printed;
pub use query::{Change, Contribution, How};
pub use queue::QueueFrame;
pub use reason::{Gap, Message, Reason};
pub use refused::{REASONS, Refused, Wanted};
pub use save::{FORMAT, LoadError, load, load_json, save, save_json};
pub use seat::{MAX_SEATS, Seat, Seats, Side, Viewer};
pub use stack::{DEPTH, Running};
pub use tally::Tally;
pub use window::WindowFrame;
pub use words::{
    AmountOf, BoardOf, CondOf, CostOf, DeedOf, EventOf, FrameOf, ItemOf, OpOf, QueryOf, ScopeOf, SelectOf,
    WindowOf,
};
pub use words::{Data, Item, Member, Words};
