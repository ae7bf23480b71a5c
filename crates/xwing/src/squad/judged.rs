//! What is told of a squad after its check.

use broadside_engine::Reason;
use broadside_lists::{Judged, Remark, Row};
use serde::Serialize;

use super::reasons::{self, Said};
use super::{Problem, ProblemKind, Squad, check};
use crate::facts::{Faction, Facts, GameMode};

/// A squad in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// The points list that counts.
    pub list: String,
    /// What the ships cost.
    pub points: u32,
    /// The most that the ships may cost.
    pub most: u16,
    /// Each ship.
    pub ships: Vec<ShipFigures>,
}

/// A ship with what it spends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShipFigures {
    /// Pilot and ship type.
    pub pilot: String,
    /// What it costs.
    pub points: u8,
    /// What its upgrades cost.
    pub spent: u32,
    /// What they may cost.
    pub loadout: u8,
}

fn ships(facts: &Facts, squad: &Squad) -> Vec<ShipFigures> {
    let ship = |ship: &super::SquadShip| {
        let pilot = &facts[ship.pilot];
        ShipFigures {
            pilot: format!("{} - {}", pilot.name, facts[pilot.ship].name),
            points: pilot.points,
            spent: ship.loadout(facts),
            loadout: pilot.loadout,
        }
    };
    squad.ships.iter().map(ship).collect()
}

impl Judged for Squad {
    type Terms = GameMode;
    type ProblemKind = ProblemKind;
    type Figures = Figures;

    fn check(&self, facts: &Facts, mode: &GameMode) -> Vec<Problem> {
        check(facts, mode, self)
    }

    fn cost(&self, facts: &Facts) -> u32 {
        self.points(facts)
    }

    fn figures(&self, facts: &Facts, mode: &GameMode) -> Figures {
        let (list, points) = (facts.list.to_string(), self.points(facts));
        Figures { list, points, most: mode.squad_points, ships: ships(facts, self) }
    }

    fn account(&self, facts: &Facts, mode: &GameMode) -> Vec<Row> {
        let ships = ships(facts, self).into_iter().map(|it| {
            let what = Said::Ship { ship: it.pilot, spent: it.spent, loadout: it.loadout };
            Row { points: it.points.into(), what: what.into() }
        });
        let sum = Row { points: self.points(facts), what: Said::Total { points: mode.squad_points }.into() };
        ships.chain([sum]).collect()
    }

    fn remarks(&self, _: &Facts) -> Vec<Remark> {
        Vec::new()
    }

    fn basis(facts: &Facts, mode: &GameMode) -> Reason {
        Said::Under { mode: reasons::mode(mode.mode), list: facts.list.to_string() }.into()
    }

    fn faction_name(of: Faction) -> Reason {
        reasons::faction(of)
    }
}
