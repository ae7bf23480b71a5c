//! The words of the game: what can be pointed at, asked, done and said on a card.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

#[macro_use]
mod topics;

mod amounts;
mod conditions;
mod costs;
mod event;
mod operations;
mod prompt;
mod selections;
mod terms;
mod thing;
mod window;

pub use amounts::Amount;
pub use conditions::{
    AttackCond, CardCond, CommandCond, Cond, CondTopic, DamageCond, DefenseCond, EventCond, LogicCond,
    MovementCond, PartyCond, ShipCond, SquadronCond, TableCond,
};
pub use costs::Price;
pub use event::{Deed, Event, Phase};
pub use operations::{
    Act, ActTopic, AttackAct, CardAct, CommandAct, ControlAct, DamageAct, DefenseAct, DeploymentAct, DiceAct,
    MovementAct, ObjectiveAct, Procedure, ShieldAct, SquadronAct, TableAct,
};
pub use prompt::Prompt;
pub use selections::{
    CardSelect, CommandSelect, DefenseSelect, DiceSelect, LogicSelect, NumberSelect, PieceSelect, Select,
    SelectTopic, TableSelect, ZoneSelect,
};
pub use terms::{Aim, DieFilter, Edges, Hue, IT, Icon, Placement, Sortie, Span};
pub use thing::{
    CardNo, Choice, ObstacleNo, Payment, Piece, RepairEffect, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo,
};
pub use window::{Query, Scope, Window};

use broadside_engine::{Held, Words};

use crate::atoms::Key;
use crate::board::Board;
use crate::steps::Step;

/// The types of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArmadaWords;

impl Words for ArmadaWords {
    type Board = Board;
    type Held<'a> = Held<'a, Board, Key>;
    type Frame = Step;
    type Item = Thing;
    type Prompt = Prompt;
    type Deed = Deed;
    type Window = Window;
    type Query = Query;
    type Scope = Scope;
    type Event = Event;
    type Op = Act;
    type Cond = Cond;
    type Cost = Price;
    type Select = Select;
    type Amount = Amount;
}
