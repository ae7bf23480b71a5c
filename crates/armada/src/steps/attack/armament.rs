//! Which dice an attack uses.

use crate::ArmadaLook;
use crate::board::{self, AttackKind};
use crate::facts::{ARMED_STATION, Dice, EXOGORTH, ION_CANNON, Keyword, ObstacleKind, Zone};
use crate::geometry::{Range, usable};
use crate::values;
use crate::words::{Query, Thing};

use super::{ignition, ship_like};
use broadside_engine::About;

/// The armament of an attack (armada.armament.01, armada.armament.02, armada.armament.03, armada.armament.04,
/// armada.armament.05, armada.armament.06, armada.armament.07, armada.attack.07).
pub fn armament(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing, kind: AttackKind) -> Dice {
    match kind {
        AttackKind::Salvo => salvo(look, attacker, defender),
        AttackKind::Counter => keyword_armament(look, attacker, counter(look, attacker, defender)),
        AttackKind::Snipe => {
            let value = |squadron| values::keyword(look, squadron, Keyword::Snipe);
            keyword_armament(look, attacker, attacker.squadron().map_or(0, value))
        }
        AttackKind::Exogorth => EXOGORTH,
        AttackKind::Objective => ION_CANNON,
        AttackKind::Ignition => {
            attacker.ship().map_or(Dice::NONE, |ship| values::special_battery(look, ship))
        }
        AttackKind::Ordinary => ordinary(look, attacker, defender),
    }
}

fn ordinary(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Dice {
    match (attacker, ship_like(defender)) {
        (Thing::Zone(ship, zone), true) => values::battery(look, ship, zone),
        (Thing::Zone(ship, _), false) => values::anti_squadron(look, ship),
        (Thing::Squadron(squadron), true) => values::squadron_battery(look, squadron),
        (Thing::Squadron(squadron), false) => values::squadron_anti_squadron(look, squadron),
        (Thing::Obstacle(obstacle), against_ship) => {
            let it = &look.board.obstacles[obstacle.index()];
            // armada.attacking-stations.11: a destroyed station does not attack.
            if it.kind != ObstacleKind::Station || !it.armed || it.destroyed {
                Dice::NONE
            } else if against_ship {
                ARMED_STATION.battery
            } else {
                ARMED_STATION.anti_squadron
            }
        }
        _ => Dice::NONE,
    }
}

/// The printed rear battery against a ship, the printed anti-squadron armament against a squadron
/// (armada.defense-tokens.15, armada.defense-tokens.16).
fn salvo(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Dice {
    let Some(ship) = attacker.ship() else { return Dice::NONE };
    let card = look.game.ship(look.board, ship);
    if ship_like(defender) { values::printed_battery(look, ship, Zone::Rear) } else { card.anti_squadron }
}

/// The counter value: a squadron's keyword, or what a card lends a ship against a squadron (armada.keyword.counter.01).
pub(super) fn counter(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> u8 {
    match attacker {
        Thing::Squadron(squadron) => values::keyword(look, squadron, Keyword::Counter),
        Thing::Zone(ship, _) => {
            let about = About::both(Thing::Ship(ship), defender).amount(Keyword::Counter as i16);
            look.value(Query::KeywordValue, about, 0).clamp(0, 9) as u8
        }
        _ => 0,
    }
}

/// The anti-squadron armament of so many blue dice that a keyword gives in place of the printed one. What changes a
/// squadron's armament changes this one, too (armada.card.flight-controllers.03, armada.card.flight-controllers.06).
fn keyword_armament(look: &ArmadaLook<'_>, attacker: Thing, count: u8) -> Dice {
    let dice = Dice { blue: count, ..Dice::NONE };
    match attacker {
        Thing::Squadron(squadron) if count > 0 => values::changed_anti_squadron(look, squadron, dice),
        Thing::Zone(ship, _) => values::coloured(look, ship, dice),
        _ => dice,
    }
}

/// The dice of the innermost attack: those of its armament whose colour is allowed at its range (armada.attack.06); at
/// the range of the targeting token in an ignition attack (armada.ignition.08).
pub fn gathered(look: &ArmadaLook<'_>, attack: &board::Attack) -> Dice {
    let (attacker, defender) = (attack.attacker, attack.defender);
    let dice = arms(look, attack);
    let range = match (attack.kind, attack.attacker.ship()) {
        (AttackKind::Ignition, Some(ship)) => ignition::dice_range(look, ship, attack.defender),
        _ => Some(attack.range.0),
    };
    range.map_or(Dice::NONE, |range| within_reach(look, attacker, defender, attack.kind, dice, range))
}

/// The armament of an attack under way, whatever its range.
pub(crate) fn arms(look: &ArmadaLook<'_>, attack: &board::Attack) -> Dice {
    let (attacker, defender) = (attack.attacker, attack.defender);
    let dice = attack.lent.unwrap_or_else(|| armament(look, attacker, defender, attack.kind));
    if attack.red_for_blue { red_for_blue(dice) } else { dice }
}

/// The dice of an armament with red ones for the blue ones.
fn red_for_blue(dice: Dice) -> Dice {
    Dice { red: dice.red + dice.blue, blue: 0, ..dice }
}

/// The dice of an armament that are gathered at a range (armada.attack.06). Effects can let the dice of a battery reach
/// farther; those of an ignition attack are no battery (armada.card.disposable-capacitors.06).
pub fn within_reach(
    look: &ArmadaLook<'_>,
    attacker: Thing,
    defender: Thing,
    kind: AttackKind,
    dice: Dice,
    range: Range,
) -> Dice {
    let near = usable(dice, range);
    let battery = ship_like(defender) && matches!(kind, AttackKind::Ordinary | AttackKind::Salvo);
    if near == dice || !battery {
        return near;
    }
    let reaches = |query, printed: Range| {
        look.value(query, About::both(attacker, defender), printed as i32) >= range as i32
    };
    Dice {
        blue: if reaches(Query::BlueReach, Range::Medium) { dice.blue } else { near.blue },
        black: if reaches(Query::BlackReach, Range::Close) { dice.black } else { near.black },
        ..near
    }
}

/// The greatest range at which a hull zone or a station can attack a target with these dice, as effects may change them
/// when the target is declared.
pub(super) fn longest(look: &ArmadaLook<'_>, attacker: Thing, target: Thing, dice: Dice) -> Option<Range> {
    let about = About::both(attacker, target);
    let red = !ship_like(target) && dice.blue > 0 && look.allowed(Query::RedForBlue, about, false);
    let reaches = |dice, range: &Range| {
        within_reach(look, attacker, target, AttackKind::Ordinary, dice, *range).total() > 0
    };
    [Range::Long, Range::Medium, Range::Close]
        .into_iter()
        .find(|range| reaches(dice, range) || red && reaches(red_for_blue(dice), range))
}

/// Whether an attack uses a battery armament (armada.armament.03).
pub(crate) fn uses_battery(attack: &board::Attack) -> bool {
    ship_like(attack.defender)
        && matches!(attack.kind, AttackKind::Ordinary | AttackKind::Salvo | AttackKind::Objective)
}
