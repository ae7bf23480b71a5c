//! A ship jams an enemy ship (xwing.jam.02).

use broadside_engine::{About, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, fail};
use crate::board::Standing;
use crate::geometry::{Arc, Range};
use crate::steps::gain;
use crate::words::{Object, Prompt, Query, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, refused, scene, values};

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
    fn is_target(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        let it = look.board.ship(other);
        let friend = look.board.friendly(self.ship, other);
        let friends = || look.allowed(Query::JamsFriends, About::subject(Thing::Ship(self.ship)), false);
        if it.standing != Standing::InPlay || friend && !friends() {
            return false;
        }
        if other == self.ship {
            return true;
        }
        self.in_range(look, other) || values::reaches_by_lock(look, self.ship, other)
    }

    fn in_range(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        let range = |from| scene::range(look.game, look.board, from, Object::Ship(other));
        values::reach(look, self.ship).any(|from| match range(from) {
            Range::One => true,
            Range::Two => self.in_bullseye(look, other),
            _ => false,
        })
    }

    fn in_bullseye(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        let target = scene::ship(look.board, other).base();
        scene::ship(look.board, self.ship).in_arc(Arc::Bullseye, &target).is_some()
    }

    /// Why a ship cannot be jammed.
    fn refusal(&self, look: &XWingLook<'_>, other: ShipNo) -> Refusal {
        if look.board.friendly(self.ship, other) {
            return Refusal::by("xwing.jam.03", refused::Jam::Friendly);
        }
        let found = scene::found(look.game, look.board, Object::Ship(self.ship), Object::Ship(other));
        let reason = match self.in_bullseye(look, other) {
            true => refused::Jam::InBullseye { found, least: 1, most: 2 },
            false => refused::Jam::OutOfRange { found, range: 1, least: 1, most: 2 },
        };
        Refusal::by("xwing.jam.03", reason)
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
        let look = cx.look();
        if !look.board.ships_in_play().any(|other| self.is_target(&look, other)) {
            // xwing.jam.11
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).controller;
        Flow::Ask(Ask::one(owner, Prompt::ChooseJam, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        for other in look.board.ships_in_play() {
            if self.is_target(look, other) {
                legal.items.push(Thing::Ship(other));
            } else {
                legal.refuse(Thing::Ship(other), || self.refusal(look, other));
            }
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                if !self.in_range(&cx.look(), *ship) {
                    atoms::break_lock(cx, self.ship, Object::Ship(*ship));
                }
                gain(*ship, Token::Jam, 1, cx.board.ship(self.ship).controller)
            }
            _ => Flow::Next,
        }
    }
}
