//! The words of the game: what can be pointed at, asked, done and said on a card.

mod action;
mod amounts;
pub mod conditions;
mod costs;
mod event;
pub mod operations;
mod prompt;
pub mod selections;
mod terms;
mod thing;
mod token;
mod window;

pub use action::{ActionId, Colour};
pub use amounts::Amount;
pub use conditions::Cond;
pub use costs::Price;
pub use event::{Deed, Event, Idle, Phase};
pub use operations::Act;
pub use prompt::Prompt;
pub use selections::Select;
pub use terms::{Actions, ArcOf, Arms, BASIC, Bonus, Dialing, Faces, IT, Task, Whom, actions};
pub use thing::{
    CardNo, ConditionNo, DeviceNo, Laid, Laying, Object, ObjectiveNo, ObstacleNo, Placement, ShipNo, Thing,
    UpgradeNo, Way, WeaponNo,
};
pub use token::{Shade, Token};
pub use window::{Query, Scope, Window};

use broadside_engine::{Held, Words};

use crate::board::Board;
use crate::steps::Step;

/// The types of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XWingWords;

impl Words for XWingWords {
    type Board = Board;
    type Held<'a> = Held<'a, Board, crate::atoms::Key>;
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
