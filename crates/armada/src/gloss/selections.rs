//! Selections in plain English.

use super::conditions::condition;
use super::{name, party, span};
use crate::facts::{Command, Term};
use crate::words::{DieFilter, Icon, Select};

/// Dice by colour and icons.
pub(super) fn dice(filter: &DieFilter) -> String {
    let colour = filter.colour.map_or(String::new(), |colour| format!("{} ", colour.word()));
    let icon = |icon: &Icon| format!("{icon:?}").to_lowercase();
    let icons: Vec<String> = filter.icons.iter().map(icon).collect();
    let showing = if icons.is_empty() { String::new() } else { format!(" showing {}", icons.join(" or ")) };
    format!("{colour}dice{showing}")
}

/// A selection.
pub(super) fn selection(select: &Select) -> String {
    match select {
        Select::Dice(filter) => dice(filter),
        Select::DiceWithFace(filter, face) => format!("{} that have a face {}", dice(filter), face.word()),
        Select::SpendableDice(filter) => format!("{} that may be spent", dice(filter)),
        Select::Where(among, var, cond) => {
            format!("{} {} such that {}", selection(among), name(*var), condition(cond))
        }
        Select::ColoursInPool => "colours in the pool".into(),
        Select::Colours => "colours".into(),
        Select::SingleIconFaces(var) => format!("faces of die {} with a single icon", name(*var)),
        Select::LockableTokens => "defense tokens of the defender that are not locked".into(),
        Select::LockedTokens => "defense tokens that only an accuracy icon keeps from being spent".into(),
        Select::DefenseTokens(who) => format!("defense tokens of {}", party(*who)),
        Select::FriendlyShips => "friendly ships".into(),
        Select::OtherFriendlyShips(near) => format!("other friendly ships {} of the bearer", span(*near)),
        Select::Zones(who) => format!("hull zones of {}", party(*who)),
        Select::ZonesWithShields(who) => format!("hull zones of {} with shields", party(*who)),
        Select::ZonesWithMostShields(who) => format!("hull zones of {} with the most shields", party(*who)),
        Select::AdjacentZones(who) => format!("hull zones adjacent to {}", party(*who)),
        Select::Commands(commands) => {
            let words: Vec<&str> = commands.iter().map(|command: &Command| command.word()).collect();
            format!("the commands {}", words.join(", "))
        }
        Select::CommandTokens(who) => format!("command tokens of {}", party(*who)),
        Select::TopCards(who, count) => {
            format!("the top {count} cards of the damage deck of {}", party(*who))
        }
        Select::ObjectiveTokens(who, near) => format!("objective tokens {} of {}", span(*near), party(*who)),
        Select::Named(_) => "a selection of the card's own".into(),
    }
}
