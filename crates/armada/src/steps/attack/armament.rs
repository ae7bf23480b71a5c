//! Which dice an attack uses.

use crate::ArmadaLook;
use crate::board::{self, AttackKind};
use crate::facts::{ARMED_STATION, Dice, EXOGORTH, Keyword, ObstacleKind, Zone};
use crate::geometry::usable;
use crate::values;
use crate::words::{Query, Thing};

use super::{ignition, ship_like};
use broadside_engine::About;

/// The armament of an attack (armada.armament.01–.07).
pub(crate) fn armament(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing, kind: AttackKind) -> Dice {
    match kind {
        AttackKind::Salvo => salvo(look, attacker, defender),
        AttackKind::Counter => blue(counter(look, attacker)),
        AttackKind::Snipe => {
            blue(attacker.squadron().map_or(0, |squadron| values::keyword(look, squadron, Keyword::Snipe)))
        }
        AttackKind::Exogorth => EXOGORTH,
        AttackKind::Ignition => {
            attacker.ship().and_then(|ship| look.game.ship(look.board, ship).special).unwrap_or(Dice::NONE)
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
/// (armada.defense-tokens.15, .16).
fn salvo(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Dice {
    let Some(ship) = attacker.ship() else { return Dice::NONE };
    let card = look.game.ship(look.board, ship);
    if ship_like(defender) { card.battery[Zone::Rear as usize] } else { card.anti_squadron }
}

/// The counter value: a squadron's keyword, or what a card lends a ship (armada.keyword.counter.01).
pub(super) fn counter(look: &ArmadaLook<'_>, attacker: Thing) -> u8 {
    match attacker {
        Thing::Squadron(squadron) => values::keyword(look, squadron, Keyword::Counter),
        Thing::Zone(ship, _) => {
            let about = About::subject(Thing::Ship(ship)).amount(Keyword::Counter as i16);
            look.value(Query::KeywordValue, about, 0).clamp(0, 9) as u8
        }
        _ => 0,
    }
}

fn blue(count: u8) -> Dice {
    Dice { blue: count, ..Dice::NONE }
}

/// The dice of the innermost attack: those of its armament whose colour is allowed at its range (armada.attack.06); at
/// the range of the targeting token in an ignition attack (armada.ignition.08).
pub(crate) fn gathered(look: &ArmadaLook<'_>, attack: &board::Attack) -> Dice {
    let dice = armament(look, attack.attacker, attack.defender, attack.kind);
    let range = match (attack.kind, attack.attacker.ship()) {
        (AttackKind::Ignition, Some(ship)) => ignition::dice_range(look, ship, attack.defender),
        _ => Some(attack.range.0),
    };
    range.map_or(Dice::NONE, |range| usable(dice, range))
}

/// Whether an attack uses a battery armament (armada.armament.03).
pub(crate) fn uses_battery(attack: &board::Attack) -> bool {
    ship_like(attack.defender) && matches!(attack.kind, AttackKind::Ordinary | AttackKind::Salvo)
}
