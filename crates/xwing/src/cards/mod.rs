//! The cards: each one entry of data, with its abilities as values. Rules that act in the same windows (tokens that modify
//! dice, linked actions) stand beside them in the same form.

mod damage;
mod rules;

pub(crate) use damage::has_action;

use broadside_engine::{Ability, Change, Cost, Ears, Limit, Member, On, Ref};
use core::ops::Range;

use crate::facts::{Facts, Term};
use crate::words::{Cond, Query, XWingWords};

const BEARER: Ref = Ref::Bearer;
const SUBJECT: Ref = Ref::Subject;
/// The event or question is about the bearer.
const MINE: Cond = Cond::Is(SUBJECT, BEARER);

/// An ability that costs nothing, may be declined, and does nothing yet.
pub(crate) const PLAIN: Ability<XWingWords> = Ability {
    name: "",
    on: On::AnyTime,
    when: Cond::Always,
    cost: Cost::Free,
    limit: Limit::PerEvent,
    optional: true,
    ops: &[],
    grants: &[],
};

/// An ability that must be resolved (xwing.ability.02).
pub(crate) const FORCED: Ability<XWingWords> = Ability { optional: false, ..PLAIN };

/// A continuous effect: it changes a number or a permission as long as its card is active.
const fn rule(
    name: &'static str,
    query: Query,
    change: Change<XWingWords>,
    when: Cond,
) -> Ability<XWingWords> {
    Ability { name, on: On::Query(query, change), when, ..FORCED }
}

/// The abilities of one card, by its stable name.
pub(crate) type Entry = (&'static str, &'static [Ability<XWingWords>]);

/// Abilities of one kind of bearer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub range: Range<u16>,
    pub ears: Ears,
}

/// All abilities of a ruleset, and which card has which.
#[derive(Debug)]
pub(crate) struct Table {
    pub abilities: Vec<Ability<XWingWords>>,
    pub damage: Vec<Group>,
    pub any_damage_ears: Ears,
    pub attacker: Group,
    pub defender: Group,
    pub each_ship: Group,
    pub rule_ears: Ears,
}

pub(crate) fn join(ears: &mut Ears, more: &Ears) {
    ears.windows |= more.windows;
    ears.queries |= more.queries;
    ears.any_time |= more.any_time;
}

fn ears(abilities: &[Ability<XWingWords>]) -> Ears {
    let mut ears = Ears::default();
    for ability in abilities {
        match ability.on {
            On::Window(window) | On::Would(window) => ears.windows |= window.bit(),
            On::Query(query, _) => ears.queries |= query.bit(),
            On::AnyTime => ears.any_time = true,
        }
    }
    ears
}

/// The table of a ruleset.
pub(crate) fn table(facts: &Facts) -> Table {
    let mut abilities: Vec<Ability<XWingWords>> = Vec::new();
    let mut add = |list: &[Ability<XWingWords>]| {
        let first = abilities.len() as u16;
        abilities.extend_from_slice(list);
        Group { range: first..abilities.len() as u16, ears: ears(list) }
    };
    let find = |entries: &[Entry], slug: &str| -> &'static [Ability<XWingWords>] {
        entries.iter().find(|(name, _)| *name == slug).map_or(&[], |(_, list)| list)
    };
    let damage: Vec<Group> =
        facts.damage().iter().map(|card| add(find(damage::ENTRIES, card.kind.word()))).collect();
    let attacker = add(rules::ATTACKER);
    let defender = add(rules::DEFENDER);
    let each_ship = add(rules::EACH_SHIP);
    let mut rule_ears = Ears::default();
    for group in [&attacker, &defender, &each_ship] {
        join(&mut rule_ears, &group.ears);
    }
    let mut any_damage_ears = Ears::default();
    damage.iter().for_each(|group| join(&mut any_damage_ears, &group.ears));
    Table { abilities, damage, any_damage_ears, attacker, defender, each_ship, rule_ears }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_can_be_run() {
        let table = table(Facts::embedded());
        for ability in &table.abilities {
            ability.validate().unwrap();
        }
    }

    #[test]
    fn every_damage_card_has_its_effect() {
        for card in Facts::embedded().damage() {
            assert!(
                damage::ENTRIES.iter().any(|(name, list)| *name == card.kind.word() && !list.is_empty()),
                "{}",
                card.name
            );
        }
    }
}
