//! The rules machine: frames, decisions, windows, ordering, chance, log, replay and views. It knows nothing about ships.
#![deny(missing_docs)]

mod chance;
mod core;
mod decisions;
mod effects;
mod event;
mod fault;
mod frames;
mod game;
mod held;
mod list;
mod lookahead;
mod machine;
mod record;
mod seat;
mod seating;
mod words;

pub use chance::{Chance, ChanceFault, Draw, Seed, What};
pub use core::{Core, Crumb, Position};
pub use decisions::answer::{Answer, Course, MAX_ITEMS};
pub use decisions::decision::{Ask, Decision, Kind, Prompt};
pub use decisions::legal::{Legal, Refusal, Region, Slot};
pub use decisions::reason::{Gap, Message, Reason};
pub use decisions::refused::{REASONS, Refused, Wanted};
pub use effects::ability::{
    Ability, AbilityId, About, Bound, Branch, Choose, Cost, Count, GROUP, Limit, MAX_ABILITIES, Occasion,
    Offer, On, Op, Ref, Source, VARS, Var, Who,
};
pub use effects::ears::{Ears, MAX_MEMBERS, Set};
pub use effects::interpret::{NESTING, Resolve};
pub use effects::printed::Printed;
pub use effects::query::{Change, Contribution, How};
pub use effects::tally::Tally;
pub use event::{Events, Happening};
pub use fault::{Error, FAULTS, Fault, Stopped};
pub use frames::frame::{Body, Flow, Frame, FrameId, Procedure};
pub use frames::perform::Performing;
pub use frames::queue::QueueFrame;
pub use frames::stack::{DEPTH, Running};
pub use frames::window::WindowFrame;
pub use game::{Cx, Game, Listening, Look, Ordering, Outcome, SetupError};
pub use held::Held;
pub use list::List;
pub use lookahead::odds::{Odds, pools};
pub use lookahead::preview::Preview;
pub use machine::{Referee, StartError, Taken};
pub use record::hash::hash_of;
pub use record::history::{Adjust, Entry, Match, Record, ReplayError, Step, Unreplayed};
pub use record::save::{FORMAT, LoadError, load, load_json, save, save_json};
pub use seat::{MAX_SEATS, PerSide, Seat, Seats, Side, Viewer};
pub use seating::Seating;
pub use words::{
    AmountOf, BoardOf, CondOf, CostOf, DeedOf, EventOf, FrameOf, HeldOf, ItemOf, OpOf, QueryOf, ScopeOf,
    SelectOf, WindowOf,
};
pub use words::{Data, Item, Member, Words};
