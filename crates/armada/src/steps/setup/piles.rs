//! Command tokens and dials with which upgrade cards begin (armada.upgrade-tokens-dials.01–.08).

use broadside_engine::{Ask, Flow, Kind, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::board::{Pile, Standing, UpgradeState};
use crate::facts::{Pile as Lying, PileMoment, StartingPile};
use crate::words::{Prompt, ShipNo, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What begins on a card is chosen by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacePile {
    upgrade: UpgradeNo,
    done: bool,
}

impl PlacePile {
    pub(crate) fn new(upgrade: UpgradeNo) -> PlacePile {
        PlacePile { upgrade, done: false }
    }

    fn start(&self, look: &ArmadaLook<'_>) -> Option<&'static StartingPile> {
        look.game.facts[look.board.upgrade(self.upgrade).card].starts_with.as_ref()
    }

    fn place(&mut self, cx: &mut ArmadaCx<'_>, pile: Pile) -> Next {
        self.done = true;
        atoms::place_pile(cx, self.upgrade, pile);
        Flow::Next
    }
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
        ship.standing == Standing::InPlay && look.board.side(ship.owner) == side
    })
}

impl Rulebook for PlacePile {
    const TITLE: &'static str = "Starting Tokens and Dials";

    fn step(&self) -> &'static str {
        "Starting Tokens and Dials"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Upgrade(self.upgrade))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some(start) = self.start(&cx.look()).filter(|_| !self.done) else { return Flow::Done };
        let owner = cx.board.ship(cx.board.upgrade(self.upgrade).ship).owner;
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
        let Some(start) = self.start(&cx.look()) else { return Flow::Next };
        let mut pile = Pile::default();
        match answer {
            Given::Split(shares) => {
                for (command, share) in start.of.iter().zip(shares) {
                    pile.tokens[command as usize] = *share;
                }
            }
            Given::Assign(dials) => {
                dials.iter().filter_map(|dial| dial.command()).for_each(|command| pile.add_dial(command));
            }
            _ => return Flow::Next,
        }
        self.place(cx, pile)
    }
}
