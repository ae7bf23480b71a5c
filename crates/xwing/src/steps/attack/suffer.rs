//! A unit suffers damage, one at a time: all hit damage before any crit damage (xwing.damage.03, xwing.damage.08).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Step};
use crate::board::Standing;
use crate::words::{Deed, Object, Prompt, ShipNo, Thing, Window};
use crate::{XWingCx, XWingLook, atoms, values};

/// Damage under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suffer {
    unit: Object,
    hits: u8,
    crits: u8,
    begun: bool,
    card: Card,
    /// Whether the damage under way is crit damage.
    crit: bool,
}

/// The card that the unit would be dealt for the damage under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Card {
    /// There is none.
    None,
    /// It was to be drawn.
    Drawn,
    /// It was to be dealt.
    Dealt,
}

impl Suffer {
    pub(crate) fn new(unit: Object, hits: u8, crits: u8) -> Suffer {
        Suffer { unit, hits, crits, begun: false, card: Card::None, crit: false }
    }

    /// Whether damage is still to come.
    pub(crate) fn goes_on(&self) -> bool {
        self.hits + self.crits > 0 || self.card != Card::None
    }

    /// The damage as effects have changed it.
    pub(crate) fn set(&mut self, hits: u8, crits: u8) {
        (self.hits, self.crits) = (hits, crits);
    }

    /// The card was dealt. Says whether for crit damage.
    pub(crate) fn dealt(&mut self) -> bool {
        self.card = Card::None;
        self.crit
    }

    /// Whether the unit can suffer damage at all. Of the ships in reserve, docked ones do, when they deploy in emergency.
    fn is_there(&self, cx: &XWingCx<'_>) -> bool {
        match self.unit {
            Object::Ship(ship) => {
                let it = cx.board.ship(ship);
                it.standing != Standing::Removed && (it.standing != Standing::Reserve || it.carrier.is_some())
            }
            Object::Device(device) => cx.board.device(device).in_play,
            _ => false,
        }
    }

    /// The ship that would be dealt a card for the next damage, if effects may change that.
    fn would_be_dealt(&self, cx: &XWingCx<'_>) -> Option<ShipNo> {
        let ship = self.unit.ship().filter(|ship| cx.board.ship(*ship).shields == 0)?;
        let heard = |window| cx.game.ears_of_window(&cx.board, window);
        (heard(Window::WouldDrawCard) || heard(Window::WouldBeDealtCard)).then_some(ship)
    }

    /// One damage is suffered, on a shield of another ship where one is named.
    fn suffer_one(&mut self, cx: &mut XWingCx<'_>, on: Option<ShipNo>) -> Next {
        let crit = self.hits == 0;
        if crit {
            self.crits -= 1
        } else {
            self.hits -= 1
        }
        if let (Some(ship), None) = (self.would_be_dealt(cx), on) {
            (self.card, self.crit) = (Card::Drawn, crit);
            if crit {
                return Flow::Perform(Deed::Draw { ship });
            }
            atoms::draw_for(cx, ship, false);
            return Flow::Next;
        }
        atoms::suffer_one(cx, self.unit, crit, on);
        Flow::Next
    }

    /// Draws the card, lets it be dealt, and ends the damage for which none was.
    fn deal(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let drawn = self.unit.ship().filter(|ship| cx.board.decks.drawn(*ship).is_some());
        if let (Card::Drawn, Some(ship)) = (self.card, drawn) {
            self.card = Card::Dealt;
            return Flow::Perform(Deed::Deal { ship, faceup: self.crit, suffered: true });
        }
        // The damage is suffered although an effect took the place of the card (xwing.replacement.03).
        let crit = self.dealt();
        atoms::suffered(cx, self.unit, crit, None);
        Flow::Next
    }
}

/// The innermost damage under way.
pub(crate) fn suffering<'a>(cx: &'a mut XWingCx<'_>) -> Option<&'a mut Suffer> {
    cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Suffer(suffer) => Some(suffer),
        _ => None,
    })
}

/// A unit is dealt a facedown damage card by an effect. For a ship it is drawn first, where effects may change that it is dealt.
pub(crate) fn deal_facedown(cx: &mut XWingCx<'_>, unit: Object) -> Next {
    match unit {
        Object::Ship(ship) if cx.game.ears_of_window(&cx.board, Window::WouldBeDealtCard) => {
            atoms::draw_for(cx, ship, false);
            Flow::Perform(Deed::Deal { ship, faceup: false, suffered: false })
        }
        _ => {
            atoms::deal(cx, unit, false);
            Flow::Next
        }
    }
}

impl Rulebook for Suffer {
    const TITLE: &'static str = "Damage";

    fn step(&self) -> &'static str {
        "Suffer Damage"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(self.unit.into())
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.card != Card::None {
            return self.deal(cx);
        }
        if !self.is_there(cx) || self.hits + self.crits == 0 {
            return Flow::Done;
        }
        if !self.begun {
            self.begun = true;
            let deed = Deed::Suffer { unit: self.unit, hits: self.hits, crits: self.crits };
            // Nothing is suffered when an effect takes its place.
            self.set(0, 0);
            return Flow::Perform(deed);
        }
        match self.unit {
            // It may treat another ship's shields as its own.
            Object::Ship(ship) if pools(&cx.look(), ship).any(|it| it != ship) => {
                let it = cx.board.ship(ship);
                let optional = it.shields == 0;
                Flow::Ask(Ask::one(it.controller, Prompt::ChooseShield, Kind::Pick { optional }))
            }
            _ => self.suffer_one(cx, None),
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if let Object::Ship(ship) = self.unit {
            legal.items.extend(pools(look, ship).map(Thing::Ship));
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(of)) if Object::Ship(*of) != self.unit => self.suffer_one(cx, Some(*of)),
            _ => self.suffer_one(cx, None),
        }
    }
}

/// The shields that the next one can be taken from: the ship's own, and those that it may treat as its own.
fn pools(look: &XWingLook<'_>, ship: ShipNo) -> impl Iterator<Item = ShipNo> + use<> {
    let own = (look.board.ship(ship).shields > 0).then_some(ship);
    let shared = values::shared_shields(look, ship).filter(|at| look.board.ship(*at).shields > 0);
    own.into_iter().chain(shared)
}

/// A ship loses or spends shields, one at a time; where it may treat another's as its own, its player says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoseShields {
    ship: ShipNo,
    left: u8,
}

impl LoseShields {
    pub(crate) fn new(ship: ShipNo, count: u8) -> LoseShields {
        LoseShields { ship, left: count }
    }

    fn lose(&mut self, cx: &mut XWingCx<'_>, of: ShipNo) -> Next {
        self.left -= 1;
        if of == self.ship {
            atoms::lose_shield(cx, of);
        } else {
            atoms::lose_shared_shield(cx, self.ship, of);
        }
        Flow::Next
    }
}

impl Rulebook for LoseShields {
    const TITLE: &'static str = "Shields";

    fn step(&self) -> &'static str {
        "Lose Shield"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let mut pools = pools(&cx.look(), self.ship);
        match (self.left, pools.next(), pools.next()) {
            (0, ..) | (_, None, _) => Flow::Done,
            (_, Some(only), None) => self.lose(cx, only),
            _ => {
                let owner = cx.board.ship(self.ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::ChooseShield, Kind::Pick { optional: false }))
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(pools(look, self.ship).map(Thing::Ship));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(of)) => self.lose(cx, *of),
            _ => Flow::Next,
        }
    }
}
