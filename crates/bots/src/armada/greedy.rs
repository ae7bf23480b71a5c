//! A simple opponent: stays on the table and takes what does most damage.

use broadside_armada::words::{ArmadaWords, Choice, Prompt as Ask, Thing};
use broadside_armada::{Armada, asked_about};
use broadside_engine::{Answer, Chance, Prompt};

use super::chart::Chart;
use super::course::{self, Helm, Style};
use super::{attack, squadrons};
use crate::bot::Bot;
use crate::sight::Sight;
use crate::thought::Thought;

/// Stays on the table and takes the action with the highest expected damage; all else is left to chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Armada> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn decide(&self, sight: &Sight<'_, Armada>, chance: &mut Chance) -> Thought<ArmadaWords> {
        decide(sight, chance)
            .unwrap_or_else(|| Thought::plain(sight.legal.random(sight.decision.kind, chance)))
    }
}

fn decide(sight: &Sight<'_, Armada>, chance: &mut Chance) -> Option<Thought<ArmadaWords>> {
    let (items, optional) = (sight.legal.items.as_slice(), sight.decision.kind.may_pass());
    let prompt = match sight.decision.prompt {
        Prompt::Step(prompt) => prompt,
        // Effects are used as they come.
        Prompt::UseEffect(_) if !items.is_empty() => {
            let at = chance.draw("effect", items.len() as u32) as usize;
            return Some(Thought::plain(Answer::Pick(items[at])));
        }
        _ => return None,
    };
    let look = sight.look();
    let about = || asked_about(&look);
    match prompt {
        Ask::Course => {
            let chart = Chart::of(&look);
            let helm = Helm::new(look, &chart, about()?.ship()?, Style::Greedy)?;
            course::choose(&helm, &sight.legal.courses)
        }
        Ask::ChangeSpeed => course::speed(&look, sight.position(), about()?.ship()?, items, Style::Greedy),
        Ask::AttackFrom => attack::attack_from(&look, sight.side(), items, optional),
        Ask::DeclareTarget | Ask::NextSquadronTarget | Ask::SquadronTarget => {
            attack::target(&look, about()?, items, optional)
        }
        Ask::SquadronAction if items.contains(&Thing::Choice(Choice::Attack)) => {
            Some(Thought::plain(Answer::Pick(Thing::Choice(Choice::Attack))))
        }
        Ask::MoveSquadron => squadrons::place(sight, about()?.squadron()?, true),
        _ => None,
    }
}
