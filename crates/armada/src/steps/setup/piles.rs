//! Command tokens and dials with which upgrade cards begin (armada.upgrade-tokens-dials.01,
//! armada.upgrade-tokens-dials.02, armada.upgrade-tokens-dials.03, armada.upgrade-tokens-dials.04,
//! armada.upgrade-tokens-dials.05, armada.upgrade-tokens-dials.06, armada.upgrade-tokens-dials.07,
//! armada.upgrade-tokens-dials.08).

use broadside_engine::{Ask, Flow, Kind, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::board::{Pile, Standing, UpgradeState};
use crate::facts::{Command, Pile as Lying, PileMoment, StartingPile, Term};
use crate::words::{Prompt, ShipNo, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What begins on a card is chosen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacePile {
    on: Bearer,
    done: bool,
}

/// The card on which tokens or dials are put.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Bearer {
    Upgrade(UpgradeNo),
    /// The objective card: so many dials of any command, the second player's.
    Objective(u8),
}

impl PlacePile {
    pub(crate) fn new(upgrade: UpgradeNo) -> PlacePile {
        PlacePile { on: Bearer::Upgrade(upgrade), done: false }
    }

    /// So many dials are put on the objective card by the second player.
    pub(crate) fn on_objective(dials: u8) -> PlacePile {
        PlacePile { on: Bearer::Objective(dials), done: false }
    }

    fn start(&self, look: &ArmadaLook<'_>) -> Option<&'static StartingPile> {
        match self.on {
            Bearer::Upgrade(upgrade) => {
                look.game.facts[look.board.upgrade(upgrade).card].starts_with.as_ref()
            }
            Bearer::Objective(_) => None,
        }
    }

    fn place(&mut self, cx: &mut ArmadaCx<'_>, pile: Pile) -> Next {
        self.done = true;
        match self.on {
            Bearer::Upgrade(upgrade) => atoms::place_pile(cx, upgrade, pile),
            Bearer::Objective(_) => atoms::place_objective_dials(cx, pile),
        }
        Flow::Next
    }
}

/// Dials of a pile come from an answer, the top one first.
fn dials(answer: &Given) -> Pile {
    let mut pile = Pile::default();
    if let Given::Assign(dials) = answer {
        dials.iter().filter_map(|dial| dial.command()).for_each(|command| pile.add_dial(command));
    }
    pile
}

/// A card in play that begins with something at this moment and has not got it yet, on a ship that fits.
pub(super) fn unfilled(
    look: &ArmadaLook<'_>,
    moment: PileMoment,
    fits: impl Fn(ShipNo) -> bool,
) -> Option<UpgradeNo> {
    (0..look.board.upgrades.len() as u8).map(UpgradeNo).find(|at| {
        let upgrade = look.board.upgrade(*at);
        let begins = look.game.facts[upgrade.card].starts_with;
        begins.is_some_and(|begins| begins.moment == moment && begins.count > 0)
            && upgrade.state != UpgradeState::Discarded
            && look.board.pile(*at).is_empty()
            && fits(upgrade.ship)
    })
}

/// A card of this side that begins with something after deployment.
pub(super) fn after_deployment(look: &ArmadaLook<'_>, side: Side) -> Option<UpgradeNo> {
    unfilled(look, PileMoment::AfterDeployingFleets, |ship| {
        let ship = look.board.ship(ship);
        ship.standing == Standing::InPlay && look.board.side(ship.controller) == side
    })
}

impl Rulebook for PlacePile {
    const TITLE: &'static str = "Starting Tokens and Dials";

    fn step(&self) -> &'static str {
        "Starting Tokens and Dials"
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        match self.on {
            Bearer::Upgrade(upgrade) => Some(Thing::Upgrade(upgrade)),
            Bearer::Objective(_) => look.board.objective.map(Thing::Objective),
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let upgrade = match self.on {
            _ if self.done => return Flow::Done,
            Bearer::Objective(_) => {
                let second = cx.board.speaker(cx.board.second());
                return Flow::Ask(Ask::one(second, Prompt::StartingPile, Kind::Assign));
            }
            Bearer::Upgrade(upgrade) => upgrade,
        };
        let Some(start) = self.start(&cx.look()) else { return Flow::Done };
        let owner = cx.board.ship(cx.board.upgrade(upgrade).ship).controller;
        match start.pile {
            Lying::Tokens if start.each => {
                let mut pile = Pile::default();
                start.of.iter().for_each(|command| pile.tokens[command as usize] = start.count);
                self.place(cx, pile)
            }
            Lying::Tokens => {
                let kind = Kind::Split { total: start.count.into() };
                Flow::Ask(Ask::one(owner, Prompt::StartingPile, kind))
            }
            Lying::Dials => Flow::Ask(Ask::one(owner, Prompt::StartingPile, Kind::Assign)),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if let Bearer::Objective(count) = self.on {
            for at in 0..count {
                legal.slot(Thing::Number(at as i8), Command::ALL.iter().copied().map(Thing::Command));
            }
        }
        let Some(start) = self.start(look) else { return };
        match start.pile {
            Lying::Tokens => {
                // A card that wants several types leaves room for the others.
                let most = start.count.saturating_sub(start.kinds.saturating_sub(1)).max(1);
                for command in start.of.iter() {
                    legal.items.push(Thing::Command(command));
                    legal.limits.push(most);
                }
            }
            Lying::Dials => {
                for at in 0..start.count {
                    legal.slot(Thing::Number(at as i8), start.of.iter().map(Thing::Command));
                }
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Some(start) = self.start(&cx.look()) else { return self.place(cx, dials(answer)) };
        let mut pile = Pile::default();
        match answer {
            Given::Split(shares) => {
                for (command, share) in start.of.iter().zip(shares) {
                    pile.tokens[command as usize] = *share;
                }
            }
            Given::Assign(_) => pile = dials(answer),
            _ => return Flow::Next,
        }
        self.place(cx, pile)
    }
}
