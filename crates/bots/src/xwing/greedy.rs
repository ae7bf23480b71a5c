//! A simple opponent: stays on the table and takes what does most damage.

use broadside_engine::{Answer, Chance, Prompt};
use broadside_xwing::words::{Prompt as Ask, XWingWords};
use broadside_xwing::{XWing, asked_about};

use super::sky::Style;
use super::{actions, attack, dials, dice};
use crate::bot::Bot;
use crate::sight::Sight;
use crate::thought::Thought;

/// Stays on the table and takes the action with the highest expected damage; all else is left to chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<XWing> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn decide(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Thought<XWingWords> {
        decide(sight, chance)
            .unwrap_or_else(|| Thought::plain(sight.legal.random(sight.decision.kind, chance)))
    }
}

fn decide(sight: &Sight<'_, XWing>, chance: &mut Chance) -> Option<Thought<XWingWords>> {
    let items = sight.legal.items.as_slice();
    let prompt = match sight.decision.prompt {
        Prompt::Step(prompt) => prompt,
        // Effects are used as they come.
        Prompt::UseEffect(window) if !items.is_empty() => {
            let at = chance.draw("effect", items.len() as u32) as usize;
            return dice::modify(sight, window).or(Some(Thought::plain(Answer::Pick(items[at]))));
        }
        _ => return None,
    };
    let look = sight.look();
    let about = || asked_about(&look);
    let ship = || about().and_then(|thing| thing.ship());
    match prompt {
        Ask::SetDials => dials::set(sight, Style::Greedy),
        Ask::SetDial => dials::one(sight, ship()?, Style::Greedy),
        Ask::ChooseAction => actions::choose(sight, ship()?, Style::Greedy, 1, chance),
        Ask::DeclareWay => actions::way(sight, ship()?, Style::Greedy),
        Ask::ChooseLock => actions::lock(sight, ship()?, Style::Greedy),
        Ask::ChooseWeapon => attack::weapon(sight, ship()?),
        Ask::ChooseDefender => attack::defender(sight, about()?.object()?),
        _ => None,
    }
}
