//! The objectives: what they change in setup, and their abilities. An objective is controlled by the second player; its
//! effects must be resolved unless their text leaves it open (armada.effect-timing.12).

mod assault;
mod corellia;
mod defense;
mod navigation;
mod plans;
mod rim;

pub(crate) use plans::{Limits, plan};

use broadside_engine::{Choose, Count, Op, Ref, Var, Who};

use super::Entry;
use crate::ArmadaLook;
use crate::effects::Binding;
use crate::steps::setup::Task;
use crate::words::{Act, ArmadaWords, Cond, IT, Procedure, Select, Thing};

/// Whether an objective can be played.
pub(crate) fn plays(slug: &str) -> bool {
    ENTRIES.iter().any(|(name, _)| *name == slug)
}

/// Every objective, with the abilities that its controller resolves.
pub(super) static ENTRIES: &[Entry] = &[
    ("most-wanted", assault::MOST_WANTED),
    ("opening-salvo", assault::OPENING_SALVO),
    ("precision-strike", assault::PRECISION_STRIKE),
    ("advanced-gunnery", assault::ADVANCED_GUNNERY),
    ("hyperspace-assault", defense::HYPERSPACE_ASSAULT),
    ("fire-lanes", defense::FIRE_LANES),
    ("contested-outpost", defense::CONTESTED_OUTPOST),
    ("fleet-ambush", defense::FLEET_AMBUSH),
    ("superior-positions", &[]),
    ("intel-sweep", navigation::INTEL_SWEEP),
    ("minefields", navigation::MINEFIELDS),
    ("dangerous-territory", navigation::DANGEROUS_TERRITORY),
    ("blockade-run", corellia::BLOCKADE_RUN),
    ("capture-the-vip", corellia::CAPTURE_THE_VIP),
    ("close-range-intel-scan", &[]),
    ("fighter-ambush", corellia::FIGHTER_AMBUSH),
    ("navigational-hazards", corellia::NAVIGATIONAL_HAZARDS),
    ("planetary-ion-cannon", corellia::PLANETARY_ION_CANNON),
    ("salvage-run", corellia::SALVAGE_RUN),
    ("sensor-net", corellia::SENSOR_NET),
    ("solar-corona", corellia::SOLAR_CORONA),
    ("station-assault", corellia::STATION_ASSAULT),
    ("targeting-beacons", corellia::TARGETING_BEACONS),
    ("jamming-barrier", corellia::JAMMING_BARRIER),
    ("abandoned-mining-facility", rim::ABANDONED_MINING_FACILITY),
    ("asteroid-tactics", rim::ASTEROID_TACTICS),
    ("rift-ambush", rim::RIFT_AMBUSH),
    ("doomed-station", rim::DOOMED_STATION),
    ("fleet-in-being", rim::FLEET_IN_BEING),
    ("hyperspace-migration", rim::HYPERSPACE_MIGRATION),
    ("infested-fields", rim::INFESTED_FIELDS),
    ("ion-storm", rim::ION_STORM),
    ("marked-for-destruction", rim::MARKED_FOR_DESTRUCTION),
    ("rift-assault", rim::RIFT_ASSAULT),
    ("surprise-attack", rim::SURPRISE_ATTACK),
    ("volatile-deposits", rim::VOLATILE_DEPOSITS),
];

/// Abilities that an attack's attacker resolves, whoever that is; the bearer is the attacker.
pub(super) static ATTACKS: &[Entry] = &[
    ("most-wanted", assault::MOST_WANTED_ATTACK),
    ("opening-salvo", assault::OPENING_SALVO_ATTACK),
    ("precision-strike", assault::PRECISION_STRIKE_ATTACK),
    ("superior-positions", navigation::SUPERIOR_POSITIONS_ATTACK),
    ("close-range-intel-scan", corellia::CLOSE_RANGE_INTEL_SCAN_ATTACK),
    ("fighter-ambush", corellia::FIGHTER_AMBUSH_ATTACK),
    ("planetary-ion-cannon", corellia::PLANETARY_ION_CANNON_ATTACK),
    ("solar-corona", corellia::SOLAR_CORONA_ATTACK),
    ("targeting-beacons", corellia::TARGETING_BEACONS_ATTACK),
    ("ion-storm", rim::ION_STORM_ATTACK),
    ("marked-for-destruction", rim::MARKED_FOR_DESTRUCTION_ATTACK),
    ("rift-assault", rim::RIFT_ASSAULT_ATTACK),
    ("volatile-deposits", rim::VOLATILE_DEPOSITS_ATTACK),
];

const V0: Var = Var(0);
const V1: Var = Var(1);
const CHOSEN: Ref = Ref::Var(V0);
const OTHER: Ref = Ref::Var(V1);

/// Something is chosen, one, and kept.
const fn choose(what: Select, by: Who, var: Var) -> Op<ArmadaWords> {
    Op::Choose(Choose { what, by, count: Count::One(var), optional: false })
}

/// Two ships become objective ships.
const MARK_BOTH: [Op<ArmadaWords>; 2] =
    [Op::Do(Act::MarkObjectiveShip(CHOSEN)), Op::Do(Act::MarkObjectiveShip(OTHER))];

/// Ships that count as in play, deployed or not (armada.effect-timing.16).
const ALL_SHIPS: Select = Select::FleetShips(&Cond::Always);
/// The first player's.
const FIRST_SHIPS: Select = Select::FleetShips(&Cond::FirstPlayer(IT));
/// The second player's.
const SECOND_SHIPS: Select = Select::FleetShips(&Cond::SecondPlayer(IT));

/// Objective tokens are placed or moved.
const fn place(task: Task) -> Op<ArmadaWords> {
    Op::Do(Act::Begin(Procedure::PlaceTokens(task)))
}

/// The printed cost of a ship's own card: a destroyed objective ship is worth it twice, its upgrades once.
fn ship_cost(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let ship = bound.about.subject.and_then(Thing::ship);
    ship.map_or(0, |ship| look.game.ship(look.board, ship).points.into())
}

/// The seat whose score is asked for.
fn scorer(look: &ArmadaLook<'_>, bound: &Binding) -> Option<broadside_engine::Side> {
    match bound.about.subject {
        Some(Thing::Player(seat)) => Some(look.board.side(seat)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use broadside_engine::Ability;

    use super::*;

    #[test]
    fn the_interpreter_can_run_every_objective() {
        let all = ENTRIES.iter().chain(ATTACKS).flat_map(|(_, abilities)| abilities.iter());
        all.for_each(|ability: &Ability<ArmadaWords>| ability.validate().unwrap());
    }
}
