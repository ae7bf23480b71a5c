//! The fourteen damage cards. The action that repairs a card is listed with the other actions
//! ([`steps::may_act`](crate::steps)).

use broadside_engine::{Ability, Bound, Change, Flow, On, Op, Ref};

use super::{BEARER, Entry, FORCED, MINE, rule};
use crate::facts::{ActionKind, Bearing, DamageKind, Face};
use crate::steps::call;
use crate::words::{Act, ActionId, Amount, Cond, Query, Thing, Token, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms, steps};

/// The damage cards that can be repaired by an action on the card.
pub(crate) fn has_action(kind: DamageKind) -> bool {
    use DamageKind::*;
    matches!(
        kind,
        BlindedPilot
            | WoundedPilot
            | ConsoleFire
            | WeaponsFailure
            | HullBreach
            | DamagedSensorArray
            | LooseStabilizer
            | FuelLeak
    )
}

pub(super) static ENTRIES: &[Entry] = &[
    (
        "blinded-pilot",
        &[rule(
            "Blinded Pilot",
            Query::MayModifyDice,
            Change::Cannot,
            Cond::All(&[MINE, Cond::Named(attacking)]),
        )],
    ),
    (
        "console-fire",
        &[Ability {
            name: "Console Fire",
            on: On::Window(Window::BeforeEngage),
            when: MINE,
            ops: &[Op::Do(Act::Named(console_fire))],
            ..FORCED
        }],
    ),
    (
        "damaged-engine",
        &[rule(
            "Damaged Engine",
            Query::Difficulty,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Named(is_turn)]),
        )],
    ),
    (
        "damaged-sensor-array",
        &[rule(
            "Damaged Sensor Array",
            Query::MayAct,
            Change::Cannot,
            Cond::All(&[MINE, Cond::Named(needs_sensors)]),
        )],
    ),
    (
        "direct-hit",
        &[Ability {
            name: "Direct Hit!",
            on: On::Window(Window::CardTurnedFaceup),
            when: Cond::ThisCard,
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "disabled-power-regulator",
        &[
            Ability {
                name: "Disabled Power Regulator",
                on: On::Window(Window::BeforeEngage),
                when: MINE,
                ops: &[Op::Do(Act::Gain(BEARER, Token::Ion, 1))],
                ..FORCED
            },
            Ability {
                name: "Disabled Power Regulator",
                on: On::Window(Window::AfterExecuteManeuver),
                when: Cond::All(&[MINE, Cond::Named(ion_maneuver)]),
                ops: &[Op::Do(Act::RepairThis)],
                ..FORCED
            },
        ],
    ),
    (
        "fuel-leak",
        &[Ability {
            name: "Fuel Leak",
            on: On::Window(Window::AfterSufferDamage),
            when: Cond::All(&[MINE, Cond::AmountIs(1), Cond::Not(&Cond::ThisCard)]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "hull-breach",
        &[Ability {
            name: "Hull Breach",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[MINE, Cond::Named(hits_to_come)]),
            ops: &[Op::Do(Act::HitsBecomeCrits), Op::Proceed],
            ..FORCED
        }],
    ),
    (
        "loose-stabilizer",
        &[Ability {
            name: "Loose Stabilizer",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Named(not_straight)]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "panicked-pilot",
        &[Ability {
            name: "Panicked Pilot",
            on: On::Window(Window::CardTurnedFaceup),
            when: Cond::ThisCard,
            ops: &[Op::Do(Act::Gain(BEARER, Token::Stress, 2)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    ("structural-damage", &[rule("Structural Damage", Query::DefenseDice, Change::Add(Amount::N(-1)), MINE)]),
    (
        "stunned-pilot",
        &[Ability {
            name: "Stunned Pilot",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Named(met_obstacle)]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0))],
            ..FORCED
        }],
    ),
    ("weapons-failure", &[rule("Weapons Failure", Query::AttackDice, Change::Add(Amount::N(-1)), MINE)]),
    (
        "wounded-pilot",
        &[Ability {
            name: "Wounded Pilot",
            on: On::Window(Window::AfterAction),
            when: MINE,
            ops: &[Op::Do(Act::Named(wounded_pilot))],
            ..FORCED
        }],
    ),
];

type Binding = Bound<XWingWords>;

/// The bearer is the attacker.
fn attacking(look: &XWingLook<'_>, bound: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| bound.bearer == Some(attack.attacker.into()))
}

fn console_fire(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let Some(unit) = bound.bearer.and_then(Thing::object) else { return Flow::Next };
    match atoms::roll_attack_die(cx) {
        Face::Hit => call(steps::Suffer::new(unit, 1, 0)),
        _ => Flow::Next,
    }
}

fn wounded_pilot(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let Some(ship) = bound.bearer.and_then(Thing::ship) else { return Flow::Next };
    match atoms::roll_attack_die(cx) {
        Face::Hit | Face::Critical => steps::gain(ship, Token::Stress, 1, cx.board.ship(ship).owner),
        _ => Flow::Next,
    }
}

fn is_turn(_: &XWingLook<'_>, bound: &Binding) -> bool {
    let Some(Thing::Maneuver(maneuver)) = bound.about.object else { return false };
    matches!(maneuver.bearing, Bearing::TurnLeft | Bearing::TurnRight)
}

/// Neither a focus action nor one on a damage card (xwing.scenario.action.10).
fn needs_sensors(_: &XWingLook<'_>, bound: &Binding) -> bool {
    !matches!(
        bound.about.object,
        Some(Thing::Action(ActionId::Bar(ActionKind::Focus) | ActionId::Card(_), _))
    )
}

fn ion_maneuver(look: &XWingLook<'_>, _: &Binding) -> bool {
    steps::maneuver(look).is_some_and(|it| it.is_ion())
}

fn not_straight(look: &XWingLook<'_>, _: &Binding) -> bool {
    steps::maneuver(look).is_some_and(|it| it.maneuver().bearing != Bearing::Straight)
}

fn met_obstacle(look: &XWingLook<'_>, _: &Binding) -> bool {
    steps::maneuver(look).is_some_and(|it| it.met_obstacle())
}

fn hits_to_come(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let _ = bound.get(Ref::Bearer);
    matches!(look.core.deed(), Some(crate::words::Deed::Suffer { hits, .. }) if *hits > 0)
}
