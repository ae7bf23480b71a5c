//! The objectives: what they change in setup, and their abilities. An objective is controlled by the second player; its
//! effects must be resolved unless their text leaves it open (armada.effect-timing.12).

mod assault;
mod defense;
mod navigation;

use broadside_engine::{Choose, Count, Op, Ref, Var, Who};

use super::Entry;
use crate::board::{Board, Standing};
use crate::effects::Binding;
use crate::facts::ObstacleKind;
use crate::geometry::Distance;
use crate::words::{Act, ArmadaWords, Select, ShipNo, Thing};
use crate::{Armada, ArmadaLook, Blank};

/// How far an obstacle lies from edges and other obstacles; it lies beyond each of these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// From every edge of the play area.
    pub all_edges: Option<Distance>,
    /// From both players' edges.
    pub player_edges: Option<Distance>,
    /// From the other obstacles.
    pub apart: Distance,
    /// The rule that says so.
    pub rule: &'static str,
}

/// What an objective changes in setup.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plan {
    /// The second player places all obstacles, anywhere, beyond distance 5 of each other (Minefields).
    pub second_places_all: bool,
    /// The second player places the station last, beyond distance 5 of both players' edges (Contested Outpost).
    pub station_last: bool,
    /// Obstacles lie beyond distance 5 of both players' edges (Dangerous Territory).
    pub in_the_middle: bool,
    /// The first player deploys everything before the second (Superior Positions).
    pub first_deploys_all: bool,
    /// Ships are deployed before squadrons (Fleet Ambush).
    pub ships_first: bool,
    /// The first player deploys every other ship in the ambush zone (Fleet Ambush).
    pub ambush: bool,
}

impl Plan {
    /// How far an obstacle of this kind lies from edges and other obstacles (armada.setup.11).
    pub(crate) fn limits(&self, kind: ObstacleKind) -> Limits {
        let usual = Limits {
            all_edges: Some(Distance::Three),
            player_edges: None,
            apart: Distance::One,
            rule: "armada.setup.11",
        };
        if self.second_places_all {
            let rule = "armada.objective.minefields.71";
            Limits { all_edges: None, apart: Distance::Five, rule, ..usual }
        } else if self.in_the_middle {
            let rule = "armada.objective.dangerous-territory.71";
            Limits { player_edges: Some(Distance::Five), rule, ..usual }
        } else if self.station_last && kind == ObstacleKind::Station {
            let rule = "armada.objective.contested-outpost.71";
            Limits { all_edges: None, player_edges: Some(Distance::Five), rule, ..usual }
        } else {
            usual
        }
    }
}

/// What the objective of the game changes in setup.
pub(crate) fn plan(game: &Armada, board: &Board) -> Plan {
    let Some(objective) = board.objective.filter(|id| !game.is_blank(Blank::Objective(*id))) else {
        return Plan::default();
    };
    let usual = Plan::default();
    match &*game.facts[objective].slug {
        "minefields" => Plan { second_places_all: true, ..usual },
        "contested-outpost" => Plan { station_last: true, ..usual },
        "dangerous-territory" => Plan { in_the_middle: true, ..usual },
        "superior-positions" => Plan { first_deploys_all: true, ..usual },
        "fleet-ambush" => Plan { ships_first: true, ambush: true, ..usual },
        _ => usual,
    }
}

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
];

/// Abilities that an attack's attacker resolves, whoever that is; the bearer is the attacker.
pub(super) static ATTACKS: &[Entry] = &[
    ("most-wanted", assault::MOST_WANTED_ATTACK),
    ("opening-salvo", assault::OPENING_SALVO_ATTACK),
    ("precision-strike", assault::PRECISION_STRIKE_ATTACK),
    ("superior-positions", navigation::SUPERIOR_POSITIONS_ATTACK),
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

/// The ships of a player that count as in play, deployed or not (armada.effect-timing.16).
fn ships(look: &ArmadaLook<'_>, first: bool, found: &mut dyn FnMut(Thing)) {
    let board = look.board;
    for number in (0..board.ships.len() as u8).map(ShipNo) {
        let ship = board.ship(number);
        let in_play = matches!(ship.standing, Standing::InPlay | Standing::Waiting);
        if in_play && (board.side(ship.owner) == board.first) == first {
            found(Thing::Ship(number));
        }
    }
}

/// The first player's ships.
fn first_ships(look: &ArmadaLook<'_>, _: &Binding, found: &mut dyn FnMut(Thing)) {
    ships(look, true, found);
}

/// The second player's ships.
fn second_ships(look: &ArmadaLook<'_>, _: &Binding, found: &mut dyn FnMut(Thing)) {
    ships(look, false, found);
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
