//! Damage is taken on the shields of the zones that a redirect token picked.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::parties;
use crate::board::Attack;
use crate::facts::{Term, Zone};
use crate::steps::{Given, Next, Rulebook};
use crate::words::{Prompt, Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Any amount of an attack's damage may be taken on the shields of the zones that a redirect token picked
/// (armada.defense-tokens.03); the rest is the defending hull zone's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Redirect {
    /// The hull zones that have been asked about: those before this number.
    asked: u8,
}

/// Whether the defender counts as without shields (armada.card.luke-skywalker.01).
pub(crate) fn ignores_shields(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    look.allowed(Query::IgnoresShields, parties(attack), false)
}

/// How much of the damage a hull zone can take now, if a redirect token picked it.
fn limit(look: &ArmadaLook<'_>, zone: Zone) -> u8 {
    let Some(attack) = look.board.attack() else { return 0 };
    let Thing::Zone(ship, _) = attack.defender else { return 0 };
    let it = look.board.ship(ship);
    if !attack.redirects(zone) || attack.redirected || !it.in_play() || ignores_shields(look, attack) {
        return 0;
    }
    let about = About::both(Thing::Zone(ship, zone), attack.attacker);
    let shields = i32::from(it.shields[zone as usize]);
    let limit = look.value(Query::RedirectLimit, about, shields).min(shields);
    limit.clamp(0, attack.left().into()) as u8
}

/// Whether any of the damage can be redirected now.
pub(crate) fn redirect_open(look: &ArmadaLook<'_>) -> bool {
    Zone::ALL.iter().any(|zone| limit(look, *zone) > 0)
}

impl Redirect {
    /// The hull zone that is asked about next, and how much it can take.
    fn next(&self, look: &ArmadaLook<'_>) -> Option<(Zone, u8)> {
        let left = Zone::ALL.iter().filter(|zone| **zone as u8 >= self.asked);
        left.map(|zone| (*zone, limit(look, *zone))).find(|(_, limit)| *limit > 0)
    }
}

impl Rulebook for Redirect {
    const TITLE: &'static str = "Redirect";

    fn step(&self) -> &'static str {
        "Redirect Damage"
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        let (zone, _) = self.next(look)?;
        Some(Thing::Zone(look.board.attack()?.defender.ship()?, zone))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let owner = cx.board.attack().and_then(|attack| cx.board.decider(attack.defender));
        match (owner, self.next(&cx.look())) {
            (Some(owner), Some((_, max))) => {
                let kind = Kind::Amount { min: 0, max: max.into() };
                Flow::Ask(Ask::one(owner, Prompt::RedirectAmount, kind))
            }
            _ => {
                atoms::end_redirect(cx);
                Flow::Done
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let (Some((zone, most)), Answer::Amount(amount)) = (self.next(&cx.look()), *answer) else {
            return Flow::Done;
        };
        self.asked = zone as u8 + 1;
        if let Some(Thing::Zone(ship, _)) = cx.board.attack().map(|attack| attack.defender) {
            // Redirected damage removes shields and nothing else (armada.defense-tokens.04).
            atoms::divert_to_shields(cx, ship, zone, amount.clamp(0, most.into()) as u8);
        }
        Flow::Next
    }
}
