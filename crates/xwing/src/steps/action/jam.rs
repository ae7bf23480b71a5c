//! A ship jams an enemy ship (xwing.jam.02).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, fail};
use crate::board::Standing;
use crate::geometry::{Arc, Range};
use crate::steps::gain;
use crate::words::{Object, Prompt, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, scene};

/// A ship jams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jam {
    ship: ShipNo,
    chosen: bool,
}

impl Jam {
    pub(crate) fn new(ship: ShipNo) -> Jam {
        Jam { ship, chosen: false }
    }

    /// Enemy ships at range 1, or at range 1–2 in the bullseye arc (xwing.jam.03).
    fn targets<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = ShipNo> + use<'a> {
        let (look, ship) = (*look, self.ship);
        let owner = look.board.ship(ship).owner;
        look.board.ships_in_play().filter(move |other| {
            let it = look.board.ship(*other);
            let range = scene::range(look.game, look.board, Object::Ship(ship), Object::Ship(*other));
            let in_bullseye = || {
                let target = scene::ship(look.board, *other).base();
                scene::ship(look.board, ship).in_arc(Arc::Bullseye, &target).is_some()
            };
            it.owner != owner
                && it.standing == Standing::InPlay
                && (range == Range::One || (range == Range::Two && in_bullseye()))
        })
    }
}

impl Rulebook for Jam {
    const TITLE: &'static str = "Jam";

    fn step(&self) -> &'static str {
        "Choose Ship"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen {
            return Flow::Done;
        }
        if self.targets(&cx.look()).next().is_none() {
            // xwing.jam.11
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).owner;
        Flow::Ask(Ask::one(owner, Prompt::ChooseJam, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.targets(look).map(Thing::Ship));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Ship(ship)) => gain(*ship, Token::Jam, 1, cx.board.ship(self.ship).owner),
            _ => Flow::Next,
        }
    }
}
