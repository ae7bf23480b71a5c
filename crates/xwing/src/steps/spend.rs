//! A ship spends a token where it can spend those of other ships, too.

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms};

/// A choice of the ship whose token is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpendToken {
    by: Seat,
    spender: ShipNo,
    token: Token,
    /// The ships to choose among, a bit for each.
    from: u16,
    spent: bool,
}

impl SpendToken {
    pub(crate) fn new(by: Seat, spender: ShipNo, token: Token, from: u16) -> SpendToken {
        SpendToken { by, spender, token, from, spent: false }
    }
}

impl Rulebook for SpendToken {
    const TITLE: &'static str = "Spend Token";

    fn step(&self) -> &'static str {
        "Choose Ship"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.spender))
    }

    fn perform(&mut self, _: &mut XWingCx<'_>) -> Next {
        if self.spent {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(self.by, Prompt::SpendTokenOf, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        let from = look.board.ships_in_play().filter(|at| self.from >> at.0 & 1 == 1);
        legal.items.extend(from.map(Thing::Ship));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.spent = true;
        if let Given::Pick(Thing::Ship(owner)) = answer {
            atoms::spend_token(cx, self.spender, *owner, self.token);
        }
        Flow::Next
    }
}
