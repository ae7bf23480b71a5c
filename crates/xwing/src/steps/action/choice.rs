//! Actions that ask for one thing: a side, an arc, a card, an objective.

use broadside_engine::{About, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::rules::{reloadable, turret_arcs};
use super::{Answers, Given, Next, Rulebook, fail};
use crate::geometry::Range;
use crate::steps::gain;
use crate::words::{Object, Prompt, Query, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, scene};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Chooses {
    /// Fore or aft (xwing.reinforce.01).
    Reinforce,
    /// The upgrade that is reloaded.
    Reload,
    /// Where the turret points.
    Rotate,
    /// The supply cache that is towed.
    Tow,
    /// The satellite that is scrambled.
    Scramble,
}

/// A choice under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    ship: ShipNo,
    what: Chooses,
    chosen: bool,
}

impl Choice {
    pub(super) fn new(ship: ShipNo, what: Chooses) -> Choice {
        Choice { ship, what, chosen: false }
    }

    /// A ship reinforces.
    pub(crate) fn reinforce(ship: ShipNo) -> Choice {
        Choice::new(ship, Chooses::Reinforce)
    }

    /// A ship reloads.
    pub(crate) fn reload(ship: ShipNo) -> Choice {
        Choice::new(ship, Chooses::Reload)
    }

    /// A ship rotates its turret arc indicator.
    pub(crate) fn rotate(ship: ShipNo) -> Choice {
        Choice::new(ship, Chooses::Rotate)
    }

    fn options(&self, look: &XWingLook<'_>, found: &mut dyn FnMut(Thing)) {
        let ship = self.ship;
        match self.what {
            Chooses::Reinforce => {
                [Token::Fore, Token::Aft].map(|it| Thing::Token(ship, it)).into_iter().for_each(found)
            }
            Chooses::Reload => reloadable(look, ship).map(Thing::Upgrade).for_each(found),
            Chooses::Rotate => turret_arcs(look, ship).map(Thing::Turret).for_each(found),
            Chooses::Tow | Chooses::Scramble => {
                if self.what == Chooses::Tow && look.board.ship(ship).towing.is_some() {
                    return;
                }
                let near = |at: &crate::words::ObjectiveNo| {
                    let range =
                        scene::range(look.game, look.board, Object::Ship(ship), Object::Objective(*at));
                    range <= Range::One
                };
                look.board.objectives_in_play().filter(near).map(Thing::Objective).for_each(found);
            }
        }
    }
}

impl Rulebook for Choice {
    const TITLE: &'static str = "Action";

    fn step(&self) -> &'static str {
        match self.what {
            Chooses::Reinforce => "Reinforce",
            Chooses::Reload => "Reload",
            Chooses::Rotate => "Rotate",
            Chooses::Tow => "Tow",
            Chooses::Scramble => "Scramble",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen {
            return Flow::Done;
        }
        let mut any = false;
        self.options(&cx.look(), &mut |_| any = true);
        if !any {
            // xwing.scenario.action.07
            fail(cx);
            return Flow::Done;
        }
        let prompt = match self.what {
            Chooses::Reinforce => Prompt::ChooseReinforce,
            Chooses::Reload => Prompt::ChooseReload,
            Chooses::Rotate => Prompt::SetTurret,
            Chooses::Tow => Prompt::ChooseTow,
            Chooses::Scramble => Prompt::ChooseScramble,
        };
        Flow::Ask(Ask::one(cx.board.ship(self.ship).controller, prompt, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        self.options(look, &mut |thing| legal.items.push(thing));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        let owner = cx.board.ship(self.ship).controller;
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Token(_, token)) => return gain(self.ship, *token, 1, owner),
            // xwing.reload.02, xwing.reload.03
            Given::Pick(Thing::Upgrade(upgrade)) => {
                let about = About::both(Thing::Ship(self.ship), Thing::Upgrade(*upgrade));
                let count = cx.look().value(Query::Reloads, about, 1).clamp(0, 9) as i8;
                atoms::charge(cx, *upgrade, count);
                return gain(self.ship, Token::Disarm, 1, owner);
            }
            Given::Pick(Thing::Turret(arc)) => atoms::set_turret(cx, self.ship, *arc),
            Given::Pick(Thing::Objective(objective)) => match self.what {
                Chooses::Tow => atoms::tow(cx, self.ship, *objective),
                _ => atoms::scramble(cx, *objective, cx.board.side(owner)),
            },
            _ => {}
        }
        Flow::Next
    }
}
