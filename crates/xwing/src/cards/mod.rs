//! The cards: each one entry of data, with its abilities as values; `homes` says where the entry of a card stands. Rules that
//! act in the same windows (tokens that modify dice, linked actions) stand beside them in the same form.

mod conditions;
mod damage;
mod dice;
mod homes;
mod pilots;
mod rules;
mod shared;
mod ship_abilities;
mod upgrades;
mod weapons;

pub(crate) use damage::has_action;
pub(crate) use weapons::{Header, Need};

use broadside_engine::{Ability, Change, Choose, Cost, Count, Ears, Limit, On, Op, Ref, Var, Who};
use core::ops::Range;

use crate::facts::{Facts, ShipAbility, Term};
use crate::words::{Cond, Query, Scope, Select, Window, XWingWords};

/// What the entries of cards are written with.
#[allow(unused_imports)]
mod prelude {
    pub(super) use broadside_engine::{
        Ability, Branch, Change, Choose, Cost, Count, Flow, Limit, On, Op, Ref, Var, Who,
    };

    pub(super) use super::dice::*;
    pub(super) use super::{
        BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, PLAIN, ROOM_FOR_DICE, SUBJECT, V0, V1, choose,
        choose_exactly, header, may, may_choose, must, one_die_more, rule,
    };
    pub(super) use crate::board::Mark;
    pub(super) use crate::effects::{Binding, ship};
    pub(super) use crate::facts::{
        ActionKind, Arc, Bearing, DamageTrait, Die, Difficulty, Face, ObstacleKind, Size, Slot, Term,
    };
    pub(super) use crate::words::{
        Act, ActionId, Actions, Amount, ArcOf, Arms, BASIC, Bonus, Colour, Cond, Dialing, Faces, IT, Object,
        Phase, Price, Query, Scope, Select, Shade, ShipNo, Task, Thing, Token, UpgradeNo, Whom, Window,
        XWingWords, actions,
    };
    pub(super) use crate::{XWingCx, XWingLook, atoms, steps, values};
}

const BEARER: Ref = Ref::Bearer;
const SUBJECT: Ref = Ref::Subject;
const OBJECT: Ref = Ref::Object;
const V0: Var = Var(0);
#[allow(dead_code)]
const V1: Var = Var(1);
/// What was chosen first.
const CHOSEN: Ref = Ref::Var(V0);
/// The event or question is about the bearer.
const MINE: Cond = Cond::Is(SUBJECT, BEARER);

/// Attack dice can be added (xwing.attack.15).
#[allow(dead_code)]
const ROOM_FOR_DICE: Cond = Cond::Not(&Cond::All(&[Cond::Primary, Cond::AttackRange(0, 0)]));

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

/// An ability that may be used in a window when a condition holds.
const fn may(
    name: &'static str,
    window: Window,
    when: Cond,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    Ability { name, on: On::Window(window), when, ops, ..PLAIN }
}

/// A die more may be rolled in the attack under way.
const fn one_die_more(
    name: &'static str,
    window: Window,
    when: Cond,
    grants: &'static [Ability<XWingWords>],
) -> Ability<XWingWords> {
    const OPS: &[Op<XWingWords>] = &[Op::Grant { nth: 0, until: Scope::Attack, once: false }];
    Ability { grants, ..may(name, window, when, OPS) }
}

/// An ability that is resolved in a window when a condition holds (xwing.ability.02).
const fn must(
    name: &'static str,
    window: Window,
    when: Cond,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    Ability { name, on: On::Window(window), when, ops, ..FORCED }
}

/// An ability behind a header of its card, counted from 0: it is an action (xwing.ability.03).
const fn header(
    name: &'static str,
    nth: u8,
    cost: Cost<XWingWords>,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    const HEADERS: [Cond; 2] = [Cond::Header(0), Cond::Header(1)];
    Ability { name, on: On::Window(Window::ActionHeader), when: HEADERS[nth as usize], cost, ops, ..FORCED }
}

/// One of a selection is chosen and kept in the first register.
const fn choose(what: Select) -> Op<XWingWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::One(V0), optional: false })
}

/// One of a selection may be chosen; choosing none is not to use the ability (xwing.queue.80).
const fn may_choose(what: Select) -> Op<XWingWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::One(V0), optional: true })
}

/// So many of a selection are chosen, or all if there are fewer (xwing.dice-mod.72, xwing.dice-mod.73).
const fn choose_exactly(what: Select, count: u8) -> Op<XWingWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::Exactly(count), optional: false })
}

/// The abilities of one card, by its stable name.
pub(crate) type Entry = (&'static str, &'static [Ability<XWingWords>]);

/// Abilities of one kind of bearer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub range: Range<u16>,
    pub ears: Ears<XWingWords>,
}

/// All abilities of a ruleset, and which card has which.
#[derive(Debug)]
pub(crate) struct Table {
    pub abilities: Vec<Ability<XWingWords>>,
    pub damage: Vec<Group>,
    pub any_damage_ears: Ears<XWingWords>,
    pub pilots: Vec<Group>,
    /// Ship abilities.
    pub chassis: Vec<Group>,
    pub any_chassis_ears: Ears<XWingWords>,
    /// Upgrades, each with its front and its back.
    pub upgrades: Vec<[Group; 2]>,
    pub conditions: Vec<Group>,
    /// The special weapons of upgrades.
    pub weapons: Vec<Option<&'static Header>>,
    pub attacker: Group,
    pub defender: Group,
    pub each_ship: Group,
    pub rule_ears: Ears<XWingWords>,
}

/// An ability of the System Phase is used once in a ship's turn, however often its player comes back to it
/// (xwing.system-phase.03).
fn once_a_turn(ability: Ability<XWingWords>) -> Ability<XWingWords> {
    match (ability.on, ability.limit) {
        (On::Window(Window::SystemTurn), Limit::PerEvent) => {
            Ability { limit: Limit::Times(1, Scope::SystemTurn), ..ability }
        }
        _ => ability,
    }
}

/// The table of a ruleset.
pub(crate) fn table(facts: &Facts) -> Table {
    let mut abilities: Vec<Ability<XWingWords>> = Vec::new();
    let mut add = |list: &[Ability<XWingWords>]| {
        let first = abilities.len() as u16;
        abilities.extend(list.iter().copied().map(once_a_turn));
        Group { range: first..abilities.len() as u16, ears: Ears::of(list) }
    };
    let damage: Vec<Group> =
        facts.damage().iter().map(|card| add(homes::find(damage::ENTRIES, card.kind.word()))).collect();
    let pilots: Vec<Group> = facts.pilots().iter().map(|it| add(homes::pilot(facts, it))).collect();
    let chassis: Vec<Group> =
        ShipAbility::ALL.iter().map(|it| add(ship_abilities::find(it.word()))).collect();
    let upgrades: Vec<[Group; 2]> =
        facts.upgrades().iter().map(|it| homes::upgrade(it).map(&mut add)).collect();
    let conditions: Vec<Group> =
        facts.conditions().iter().map(|it| add(homes::find(conditions::ENTRIES, &it.slug))).collect();
    let weapons = facts.upgrades().iter().map(|it| homes::header(it)).collect();
    let attacker = add(rules::ATTACKER);
    let defender = add(rules::DEFENDER);
    let each_ship = add(rules::EACH_SHIP);
    let mut rule_ears = Ears::default();
    for group in [&attacker, &defender, &each_ship] {
        rule_ears.join(&group.ears);
    }
    let mut any_damage_ears = Ears::default();
    damage.iter().for_each(|group| any_damage_ears.join(&group.ears));
    let mut any_chassis_ears = Ears::default();
    chassis.iter().for_each(|group| any_chassis_ears.join(&group.ears));
    Table {
        abilities,
        damage,
        any_damage_ears,
        pilots,
        chassis,
        any_chassis_ears,
        upgrades,
        conditions,
        weapons,
        attacker,
        defender,
        each_ship,
        rule_ears,
    }
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

    #[test]
    fn every_ability_is_called_by_the_name_of_its_card() {
        let game = crate::XWing::default();
        let (facts, table) = (game.facts, &game.table);
        let plain = |name: &str| name.replace(['"', '“', '”'], "");
        let check = |group: &Group, name: &str| {
            for ability in &table.abilities[group.range.start as usize..group.range.end as usize] {
                assert_eq!(plain(ability.name), plain(name));
                for granted in ability.grants {
                    assert_eq!(granted.name, ability.name);
                }
            }
        };
        facts.damage().iter().for_each(|it| check(&table.damage[it.kind as usize], &it.name));
        facts.pilots().iter().for_each(|it| check(&table.pilots[it.id.index()], &it.name));
        ShipAbility::ALL.iter().for_each(|it| check(&table.chassis[*it as usize], it.word()));
        facts.conditions().iter().for_each(|it| check(&table.conditions[it.id.index()], &it.name));
        for it in facts.upgrades() {
            table.upgrades[it.id.index()].iter().for_each(|group| check(group, &it.name));
        }
        let rules = [&table.attacker, &table.defender, &table.each_ship];
        assert!(
            rules
                .iter()
                .flat_map(|group| group.range.clone())
                .all(|at| !table.abilities[at as usize].name.is_empty())
        );
    }

    /// A game in which one pilot has another ability.
    fn with(pilot: &str, ability: Ability<XWingWords>) -> crate::XWing {
        let mut game = crate::XWing::default();
        let at = game.table.abilities.len() as u16;
        game.table.abilities.push(ability);
        let id = game.facts.pilot(pilot).unwrap();
        game.table.pilots[id.index()] = Group { range: at..at + 1, ears: Ears::of(&[ability]) };
        game
    }

    #[test]
    fn a_maneuver_can_be_treated_as_another_colour_and_a_purple_one_too() {
        use crate::facts::{Bearing, Difficulty, Faction, Maneuver};
        use crate::words::Amount;
        broadside_rulebook::proves!("xwing.difficulty.13", "xwing.difficulty.72");
        let treated = |colour: i16, difficulty: Difficulty| {
            const CHANGES: [Change<XWingWords>; 4] = [
                Change::Set(Amount::N(0)),
                Change::Set(Amount::N(1)),
                Change::Set(Amount::N(2)),
                Change::Set(Amount::N(3)),
            ];
            let game = with("academypilot", rule("Test", Query::TreatedAs, CHANGES[colour as usize], MINE));
            let mut board =
                crate::board::Board::empty(broadside_engine::PerSide([Faction::Imperial, Faction::Rebel]));
            let pilot = game.facts.pilot("academypilot").unwrap();
            let ship = crate::start::gather(game.facts, &mut board, pilot, &[], broadside_engine::Seat(0));
            let ship = ship.unwrap();
            board.ship_mut(ship).standing = crate::board::Standing::InPlay;
            board.ears = game.ears_of(&board);
            let position = broadside_engine::Position::idle(board);
            let look = crate::XWingLook::new(&game, &position);
            crate::values::difficulty(
                &look,
                ship,
                Maneuver { speed: 2, bearing: Bearing::Straight, difficulty },
            )
        };
        for (number, difficulty) in
            [Difficulty::Blue, Difficulty::White, Difficulty::Red, Difficulty::Purple].into_iter().enumerate()
        {
            assert_eq!(treated(number as i16, Difficulty::Purple), difficulty);
            assert_eq!(treated(number as i16, Difficulty::White), difficulty);
        }
    }
}
