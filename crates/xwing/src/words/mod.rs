//! The words of the game: what can be pointed at, asked, done and said on a card.

mod action;
mod event;
mod prompt;
mod thing;
mod token;
mod vocabulary;
mod window;

pub use action::{ActionId, Colour};
pub use event::{Deed, Event, Idle, Phase};
pub use prompt::Prompt;
pub use thing::{
    CardNo, ConditionNo, DeviceNo, Laid, Laying, Object, ObjectiveNo, ObstacleNo, Placement, ShipNo, Thing,
    UpgradeNo, Way, WeaponNo,
};
pub use token::{Shade, Token};
pub use vocabulary::{
    Act, Actions, Amount, ArcOf, Arms, BASIC, Bonus, Cond, Dialing, Faces, IT, Price, Select, Task, Whom,
    actions,
};
pub use window::{Query, Scope, Window};

use broadside_engine::Words;

use crate::board::Board;
use crate::steps::Step;

/// The types of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XWingWords;

impl Words for XWingWords {
    type Board = Board;
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
