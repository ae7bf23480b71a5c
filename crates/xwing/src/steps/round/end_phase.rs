//! The End Phase (xwing.end-phase.02): objectives are scored, abilities resolve, circular tokens go, charges recover.

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::board::Standing;
use crate::facts::ObstacleKind;
use crate::facts::Term;
use crate::words::{Object, ObstacleNo, Phase, Query, Scope, Shade, Thing, Token, UpgradeNo, Window};
use crate::{XWingCx, atoms, score, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Start,
    During,
    Fuses,
    RemoveTokens,
    RecoverCharges,
    End,
    Over,
}

/// The End Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndPhase {
    at: At,
}

impl EndPhase {
    pub(crate) fn new() -> EndPhase {
        EndPhase { at: At::Begin }
    }
}

/// Blazes and electro-chaff clouds without a fuse marker go, then each other loses one (xwing.obstacle.blaze.03,
/// xwing.obstacle.electro-chaff-cloud.72).
fn burn_fuses(cx: &mut XWingCx<'_>) {
    for at in 0..cx.board.obstacles.len() as u8 {
        let obstacle = ObstacleNo(at);
        let it = cx.board.obstacle(obstacle);
        let burns = matches!(it.kind, ObstacleKind::Blaze | ObstacleKind::ElectroChaffCloud);
        if it.in_play && burns {
            if it.fuses == 0 {
                atoms::remove_obstacle(cx, obstacle);
            } else {
                atoms::burn_fuse(cx, Object::Obstacle(obstacle));
            }
        }
    }
}

/// Green tokens, then orange ones (xwing.end-phase.03); ships in reserve too (xwing.reserve.09).
fn remove_tokens(cx: &mut XWingCx<'_>) {
    for shade in [Shade::Green, Shade::Orange] {
        for ship in cx.board.all_ships() {
            if cx.board.ship(ship).standing == Standing::Removed {
                continue;
            }
            let mut removed = 0;
            for token in Token::ALL.iter().copied().filter(|token| token.shade() == shade) {
                let about = About::subject(Thing::Ship(ship));
                let kept = match token {
                    Token::Focus => cx.look().value(Query::KeepsFocus, about, 0),
                    Token::Evade => cx.look().value(Query::KeepsEvade, about, 0),
                    Token::Calculate => cx.look().value(Query::KeepsCalculate, about, 0),
                    _ => 0,
                };
                let kept = kept.clamp(0, 100) as u8;
                let count = cx.board.ship(ship).count(token).saturating_sub(kept);
                removed += atoms::remove_token(cx, ship, token, count);
            }
            if shade == Shade::Green && removed > 0 {
                let about = About::subject(Thing::Ship(ship)).amount(removed.into());
                cx.raise(Window::EndRemoved, about);
            }
        }
    }
}

/// Recurring charges (xwing.end-phase.04, xwing.charge.10, xwing.charge.12, xwing.force.05).
fn recover(cx: &mut XWingCx<'_>) {
    for ship in cx.board.all_ships() {
        let it = cx.board.ship(ship);
        if it.standing == Standing::Removed {
            continue;
        }
        let (force, pilot) = (i32::from(it.force_recovers), it.persona);
        let force =
            cx.look().value(Query::ForceRecovers, About::subject(Thing::Ship(ship)), force).clamp(0, 100)
                as i8;
        atoms::force(cx, ship, force);
        let recovers = cx.game.facts[pilot].charges.map_or(0, |charges| charges.recovers);
        atoms::ship_charge(cx, ship, recovers);
    }
    for at in 0..cx.board.upgrades.len() as u8 {
        let upgrade = UpgradeNo(at);
        let it = cx.board.upgrade(upgrade);
        let gone = it.hidden || cx.board.ship(it.ship).standing == Standing::Removed;
        let recovers = values::side_up(&cx.look(), upgrade).charges.map_or(0, |charges| charges.recovers);
        if !gone && recovers != 0 {
            atoms::charge(cx, upgrade, recovers);
        }
    }
}

impl Rulebook for EndPhase {
    const TITLE: &'static str = "End Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin => "Score Objectives",
            At::Start => "Start",
            At::During => "During",
            At::Fuses | At::RemoveTokens => "Remove Circular Tokens",
            At::RecoverCharges => "Recover Charges",
            At::End | At::Over => "End",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let window = |window| Flow::Open(Occasion::new(window, About::default()));
        let (next, flow) = match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::End);
                // xwing.scenario.scoring.07: before any ability of the phase.
                score::score_objectives(cx);
                (At::Start, Flow::Next)
            }
            At::Start => (At::During, window(Window::EndStart)),
            At::During => (At::Fuses, window(Window::EndDuring)),
            At::Fuses => {
                burn_fuses(cx);
                (At::RemoveTokens, Flow::Next)
            }
            At::RemoveTokens => {
                remove_tokens(cx);
                (At::RecoverCharges, Flow::Next)
            }
            At::RecoverCharges => {
                recover(cx);
                (At::End, Flow::Next)
            }
            At::End => (At::Over, window(Window::EndOver)),
            At::Over => return Flow::Done,
        };
        self.at = next;
        flow
    }
}
