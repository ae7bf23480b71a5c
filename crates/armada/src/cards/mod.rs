//! The cards: each one entry of data, with its abilities as values. Rules that act in the same windows (commands, accuracy,
//! defense tokens, keywords, the standard critical effect) stand beside them in the same form.

mod damage;
mod keywords;
mod objectives;
mod rules;
mod squadrons;
#[cfg(test)]
mod tests;
mod upgrades;

pub(crate) use objectives::{Limits, plan, plays};

use broadside_engine::{Ability, Change, Choose, Cost, Count, Ears, Limit, On, Op, Ref, Var, Who};
use core::ops::Range;

use crate::effects::Binding;
use crate::facts::{Facts, Term};
use crate::rules::Rules;
use crate::words::{ArmadaWords, Cond, IT, Query, Select};

/// What the entries of cards are written with.
#[allow(unused_imports)]
mod prelude {
    pub(super) use broadside_engine::{
        Ability, Branch, Change, Choose, Cost, Count, Flow, Limit, On, Op, Ref, Var, Who,
    };

    pub(super) use super::{
        BEARER, CHOSEN_TO_ACTIVATE, Entry, FORCED, MINE, OBJECT, PLAIN, SUBJECT, V0, V0_REF, V1, V1_REF, V2,
        V2_REF, V3, V3_REF, V4, V4_REF, choose, choose_by, rule,
    };
    pub(super) use crate::board::{AttackKind, Standing, TokenKind, UpgradeState};
    pub(super) use crate::effects::Binding;
    pub(super) use crate::facts::{
        Colour, Command, DamageTrait, DefenseToken, Dice, Face, Keyword, Size, Slot, Tag, Term, Zone,
    };
    pub(super) use crate::geometry::Range;
    pub(super) use crate::words::{
        Act, Aim, Amount, ArmadaWords, Cond, DieFilter, Hue, IT, Icon, Payment, Phase, Placement, Price,
        Procedure, Query, Scope, Select, ShipNo, Sortie, Span, SquadronNo, Thing, Window,
    };
    pub(super) use crate::{ArmadaCx, ArmadaLook, atoms, values};
}

const V0: Var = Var(0);
const V1: Var = Var(1);
#[allow(dead_code)]
const V2: Var = Var(2);
const V0_REF: Ref = Ref::Var(V0);
const V1_REF: Ref = Ref::Var(V1);
#[allow(dead_code)]
const V2_REF: Ref = Ref::Var(V2);
const V3: Var = Var(3);
const V3_REF: Ref = Ref::Var(V3);
const V4: Var = Var(4);
const V4_REF: Ref = Ref::Var(V4);
const BEARER: Ref = Ref::Bearer;
const SUBJECT: Ref = Ref::Subject;
const OBJECT: Ref = Ref::Object;
/// The event or question is about the bearer: it attacks, moves, reveals, is asked about.
const MINE: Cond = Cond::Is(SUBJECT, BEARER);

/// Squadrons in play that were chosen as the group and have not activated.
const CHOSEN_TO_ACTIVATE: Select =
    Select::Squadrons(&Cond::All(&[Cond::Chosen(IT), Cond::Not(&Cond::Activated(IT))]));

/// The controller chooses.
const fn choose(what: Select, count: Count) -> Op<ArmadaWords> {
    choose_by(what, Who::Controller, count)
}

/// Somebody chooses.
const fn choose_by(what: Select, by: Who, count: Count) -> Op<ArmadaWords> {
    Op::Choose(Choose { what, by, count, optional: false })
}

/// A continuous effect: it changes a number or a permission as long as its card is active.
const fn rule(
    name: &'static str,
    query: Query,
    change: Change<ArmadaWords>,
    when: Cond,
) -> Ability<ArmadaWords> {
    Ability { name, on: On::Query(query, change), when, ..FORCED }
}

/// An ability that costs nothing, may be declined, and does nothing yet.
pub(crate) const PLAIN: Ability<ArmadaWords> = Ability {
    name: "",
    on: On::AnyTime,
    when: Cond::Always,
    cost: Cost::Free,
    limit: Limit::PerEvent,
    optional: true,
    ops: &[],
    grants: &[],
};

/// An ability that must be resolved, as those of cards other than upgrades (armada.effect-timing.12).
pub(crate) const FORCED: Ability<ArmadaWords> = Ability { optional: false, ..PLAIN };

/// The abilities of one card, by its stable name.
pub(crate) type Entry = (&'static str, &'static [Ability<ArmadaWords>]);

/// Abilities of one kind of bearer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub range: Range<u16>,
    pub ears: Ears<ArmadaWords>,
}

/// All abilities of a ruleset, and which card has which.
#[derive(Debug)]
pub(crate) struct Table {
    pub abilities: Vec<Ability<ArmadaWords>>,
    pub upgrades: Vec<Range<u16>>,
    /// Which upgrade cards have an entry; that of a card which only changes the upgrade bar is empty.
    pub upgrades_played: Vec<bool>,
    pub upgrade_ears: Vec<Ears<ArmadaWords>>,
    pub squadrons: Vec<Range<u16>>,
    pub squadron_ears: Vec<Ears<ArmadaWords>>,
    pub damage: Vec<Range<u16>>,
    pub damage_ears: Vec<Ears<ArmadaWords>>,
    pub any_damage_ears: Ears<ArmadaWords>,
    pub objectives: Vec<Range<u16>>,
    pub objective_ears: Vec<Ears<ArmadaWords>>,
    pub objective_attacks: Vec<Range<u16>>,
    pub objective_attack_ears: Vec<Ears<ArmadaWords>>,
    pub attacker: Group,
    pub defender: Group,
    pub active_ship: Group,
    pub moving_ship: Group,
    pub each_squadron: Group,
    pub rule_ears: Ears<ArmadaWords>,
}

/// Whether an upgrade card has an entry.
pub(crate) fn upgrade_has_effect(rules: &Rules, slug: &str) -> bool {
    upgrades::entries(rules).iter().any(|(name, _)| *name == slug)
}

/// Whether an upgrade card says something else under `rr15` than in its newest wording.
pub(crate) fn differs_in_rr15(slug: &str) -> bool {
    upgrades::differs_in_rr15(slug)
}

/// Whether a squadron card has an entry.
pub(crate) fn squadron_has_effect(slug: &str) -> bool {
    squadrons::entries().iter().any(|(name, _)| *name == slug)
}

/// The table of an edition.
pub(crate) fn table(facts: &Facts, rules: &Rules) -> Table {
    let mut abilities: Vec<Ability<ArmadaWords>> = Vec::new();
    let mut add = |list: &[Ability<ArmadaWords>]| {
        let first = abilities.len() as u16;
        abilities.extend_from_slice(list);
        Group { range: first..abilities.len() as u16, ears: Ears::of(list) }
    };
    let find = |entries: &[Entry], slug: &str| -> &'static [Ability<ArmadaWords>] {
        entries.iter().find(|(name, _)| *name == slug).map_or(&[], |(_, list)| list)
    };
    let entries = upgrades::entries(rules);
    let played = |slug: &str| entries.iter().any(|(name, _)| *name == slug);
    let upgrades_played = facts.upgrades().iter().map(|card| played(&card.slug)).collect();
    let upgrades: Vec<Group> = facts.upgrades().iter().map(|card| add(find(&entries, &card.slug))).collect();
    let entries = squadrons::entries();
    let squadrons: Vec<Group> =
        facts.squadrons().iter().map(|card| add(find(&entries, &card.slug))).collect();
    let damage: Vec<Group> =
        facts.damage().iter().map(|card| add(find(damage::ENTRIES, card.kind.word()))).collect();
    let objective = objectives::card;
    let objectives: Vec<Group> = facts
        .objectives()
        .iter()
        .map(|card| add(objective(&card.slug).map_or(&[], |it| it.abilities)))
        .collect();
    let objective_attacks: Vec<Group> = facts
        .objectives()
        .iter()
        .map(|card| add(objective(&card.slug).map_or(&[], |it| it.attacks)))
        .collect();
    let attacker = add(&[rules::ATTACKER, keywords::ATTACKER].concat());
    let defender = add(&[rules::DEFENDER, keywords::DEFENDER].concat());
    let active_ship = add(rules::ACTIVE_SHIP);
    let moving_ship = add(rules::MOVING_SHIP);
    let each_squadron = add(keywords::EACH_SQUADRON);
    let mut rule_ears = Ears::default();
    for group in [&attacker, &defender, &active_ship, &moving_ship, &each_squadron] {
        rule_ears.join(&group.ears);
    }
    let mut any_damage_ears = Ears::default();
    damage.iter().for_each(|group| any_damage_ears.join(&group.ears));
    let split = |groups: Vec<Group>| groups.into_iter().map(|group| (group.range, group.ears)).unzip();
    let (upgrades, upgrade_ears) = split(upgrades);
    let (squadrons, squadron_ears) = split(squadrons);
    let (damage, damage_ears) = split(damage);
    let (objectives, objective_ears) = split(objectives);
    let (objective_attacks, objective_attack_ears) = split(objective_attacks);
    Table {
        abilities,
        upgrades,
        upgrades_played,
        upgrade_ears,
        squadrons,
        squadron_ears,
        damage,
        damage_ears,
        any_damage_ears,
        objectives,
        objective_ears,
        objective_attacks,
        objective_attack_ears,
        attacker,
        defender,
        active_ship,
        moving_ship,
        each_squadron,
        rule_ears,
    }
}
