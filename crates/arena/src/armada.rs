//! Armada in the arena: what is told of its games, and the fleets that are played.

use broadside_armada::board::Standing;
use broadside_armada::facts::{Faction, ObjectiveId, Term};
use broadside_armada::fleet::{Fleet, Supply, check, random_fleet, unplayed_objectives};
use broadside_armada::words::{ArmadaWords, ShipNo, SquadronNo};
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, PerSide, Position};
use broadside_texts::Language;

use crate::play::{Arena, End};

impl Arena for Armada {
    type List = Fleet;

    fn random_list(&self, points: u16, chance: &mut Chance) -> Result<Fleet, String> {
        let supply = Supply::basic(self.facts);
        for _ in 0..64 {
            let faction = Faction::ALL[chance.draw("faction", Faction::ALL.len() as u32) as usize];
            let mut draw = |n: usize| chance.draw("fleet", n.max(1) as u32) as usize;
            if let Some(fleet) = random_fleet(self.facts, faction, points, &supply, &mut draw) {
                return Ok(fleet);
            }
        }
        Err(format!("no fleet of {points} points can be made"))
    }

    fn meet(&self, fleets: PerSide<Fleet>, chance: &mut Chance) -> Setup {
        let mut setup = Setup::new(fleets.0);
        let all = setup.fleets.iter().flat_map(|fleet| fleet.objectives.iter().copied());
        // A side that has to set its only ship aside has lost; nobody would bring that to a table.
        let alone = setup.fleets.iter().any(|fleet| fleet.ships.len() < 2);
        let unfair = |id: &ObjectiveId| alone && &*self.facts[*id].slug == "hyperspace-assault";
        let all: Vec<_> = all.filter(|id| !unfair(id)).collect();
        if !all.is_empty() {
            setup.objective = Some(all[chance.draw("objective", all.len() as u32) as usize]);
        }
        setup
    }

    fn check_list(&self, fleet: &Fleet) -> Result<(), String> {
        if let Some(problem) = check(self.facts, fleet).first() {
            return Err(format!("{}: {}", fleet.name, Language::En.reason(&problem.why)));
        }
        match unplayed_objectives(self.facts, fleet).first() {
            Some(name) => Err(format!("{}: the objective {name} cannot be played yet", fleet.name)),
            None => Ok(()),
        }
    }

    fn round(&self, position: &Position<ArmadaWords>) -> u32 {
        position.board.round.into()
    }

    fn ends(&self, position: &Position<ArmadaWords>) -> Vec<End> {
        let board = &position.board;
        let ships = board.ships.iter().enumerate().map(|(at, ship)| {
            let card = self.ship(board, ShipNo(at as u8));
            // The damage cards of a destroyed ship have gone back to the deck.
            let damage = if ship.standing == Standing::Destroyed { card.hull } else { ship.damage };
            (ship.controller, card.slug.to_string(), u32::from(damage), ship.standing)
        });
        let squadrons = board.squadrons.iter().enumerate().map(|(at, squadron)| {
            let card = self.squadron(board, SquadronNo(at as u8));
            let lost = u32::from(card.hull.saturating_sub(squadron.hull));
            (squadron.controller, card.slug.to_string(), lost, squadron.standing)
        });
        let end = |(controller, name, damage, standing)| End {
            side: board.side(controller),
            name,
            damage,
            destroyed: standing == Standing::Destroyed,
        };
        ships.chain(squadrons).map(end).collect()
    }
}
