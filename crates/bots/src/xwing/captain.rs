//! The captain: a fast player with judgement.

use broadside_engine::{Answer, Chance, Game, Kind, Prompt};
use broadside_xwing::words::{Prompt as Ask, Thing, XWingWords};
use broadside_xwing::{XWing, asked_about};

use super::sky::Style;
use super::worth::Worth;
use super::{actions, attack, dials, dice, eye, place, system};
use crate::ahead::try_all;
use crate::bot::Bot;
use crate::sight::Sight;
use crate::thought::Thought;

/// Sets its dials against what the enemy may do, spends tokens with sense, plays the scenario, moves to fire and not to be
/// fired at.
#[derive(Clone, Copy, Debug)]
pub struct Captain {
    /// How often an answer is tried where that is how it is judged.
    samples: u32,
}

impl Captain {
    /// The captain who plays on in simulations: it tries every answer once.
    pub(crate) const QUICK: Captain = Captain { samples: 1 };
}

impl Default for Captain {
    fn default() -> Captain {
        Captain { samples: 2 }
    }
}

impl Bot<XWing> for Captain {
    fn name(&self) -> &'static str {
        "captain"
    }

    fn decide(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Thought<XWingWords> {
        decide(sight, self.samples, chance)
            .or_else(|| tried(sight, self.samples, chance))
            .unwrap_or_else(|| Thought::plain(sight.legal.random(sight.decision.kind, chance)))
    }
}

/// Decisions with a judgement of their own; nothing for the others.
fn decide(sight: &Sight<'_, XWing>, samples: u32, chance: &mut Chance) -> Option<Thought<XWingWords>> {
    let prompt = match sight.decision.prompt {
        Prompt::Step(prompt) => prompt,
        Prompt::UseEffect(window) => return dice::modify(sight, window),
        Prompt::Choose(ability) => return dice::choose(sight, ability),
        // What is linked to an action is looked at; which it is, and whether, is asked after that.
        Prompt::UseQueued(ability) if Game::ability(sight.game, ability).name == "Linked action" => {
            return yes(sight);
        }
        Prompt::UseQueued(ability) => return dice::queued(sight, ability),
        _ => return None,
    };
    let look = sight.look();
    let about = || asked_about(&look);
    let ship = || about().and_then(|thing| thing.ship());
    match prompt {
        // Ships of one initiative take their turns in the order in which their dials were planned.
        Ask::ChooseActivation | Ask::ChooseEngagement => yes(sight),
        Ask::PlaceShip => place::ship(sight, ship()?),
        Ask::StartDocked => Some(Thought::plain(Answer::Pass)),
        Ask::SetTurret => actions::turret(sight, ship()?, Style::Captain),
        Ask::SetDials => dials::set(sight, Style::Captain),
        Ask::SetDial | Ask::ChooseSlam => dials::one(sight, ship()?, Style::Captain),
        Ask::SystemAbility => system::turn(sight, ship()?),
        Ask::ChooseAction | Ask::OverlapAction => {
            actions::choose(sight, ship()?, Style::Captain, samples, chance)
        }
        Ask::DeclareWay => actions::way(sight, ship()?, Style::Captain),
        Ask::ChooseLock => actions::lock(sight, ship()?, Style::Captain),
        // In simulations shots are judged roughly.
        Ask::ChooseWeapon | Ask::ChooseDefender if samples > 1 && eye::may_try(sight) => {
            attack::tried(sight, chance)
        }
        Ask::ChooseWeapon => attack::weapon(sight, ship()?),
        Ask::ChooseDefender => attack::defender(sight, about()?.object()?),
        Ask::ChooseScramble => scramble(sight),
        Ask::Jettison => Some(Thought::plain(Answer::Confirm(false))),
        _ => None,
    }
}

fn yes(sight: &Sight<'_, XWing>) -> Option<Thought<XWingWords>> {
    match sight.decision.kind {
        Kind::Confirm => Some(Thought::plain(Answer::Confirm(true))),
        _ => sight.legal.items.first().map(|item| Thought::plain(Answer::Pick(*item))),
    }
}

/// A satellite with the enemy's marker first, then one without any.
fn scramble(sight: &Sight<'_, XWing>) -> Option<Thought<XWingWords>> {
    let board = sight.look().board;
    let rank = |item: &&Thing| match **item {
        Thing::Objective(at) => match board.objectives[at.index()].marker {
            Some(side) if side == sight.side() => 2,
            None => 1,
            Some(_) => 0,
        },
        _ => 3,
    };
    sight.legal.items.iter().min_by_key(rank).map(|item| Thought::plain(Answer::Pick(*item)))
}

/// Everything else is tried.
fn tried(sight: &Sight<'_, XWing>, samples: u32, chance: &mut Chance) -> Option<Thought<XWingWords>> {
    match sight.decision.kind {
        Kind::Assign | Kind::Course | Kind::Place { .. } => None,
        _ if !eye::may_try(sight) => None,
        _ => try_all(sight, &Worth, samples, chance),
    }
}
