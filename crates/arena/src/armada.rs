//! Armada in the arena: what is told of its games, and the lists that are played.

use broadside_armada::board::Standing;
use broadside_armada::facts::{Faction, Facts, ObjectiveId, Term};
use broadside_armada::fleet::{Fleet, Supply, check, random_fleet, unplayed_objectives};
use broadside_armada::words::{ArmadaWords, ShipNo, SquadronNo};
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, Game, Position};

use crate::play::{Arena, End};

impl Arena for Armada {
    fn round(&self, position: &Position<ArmadaWords>) -> u32 {
        position.board.round.into()
    }

    fn ends(&self, position: &Position<ArmadaWords>) -> Vec<End> {
        let board = &position.board;
        let ships = board.ships.iter().enumerate().map(|(at, ship)| {
            let card = self.ship(board, ShipNo(at as u8));
            // The damage cards of a destroyed ship have gone back to the deck.
            let damage = if ship.standing == Standing::Destroyed { card.hull } else { ship.damage };
            (ship.owner, card.slug.to_string(), u32::from(damage), ship.standing)
        });
        let squadrons = board.squadrons.iter().enumerate().map(|(at, squadron)| {
            let card = self.squadron(board, SquadronNo(at as u8));
            let lost = u32::from(card.hull.saturating_sub(squadron.hull));
            (squadron.owner, card.slug.to_string(), lost, squadron.standing)
        });
        let end = |(owner, name, damage, standing)| End {
            side: board.side(owner).0,
            name,
            damage,
            destroyed: standing == Standing::Destroyed,
        };
        ships.chain(squadrons).map(end).collect()
    }
}

/// Which fleets meet.
#[derive(Clone, Debug, PartialEq)]
pub enum Lists {
    /// Anything that the rules allow: tables, obstacles, fleets of any size.
    Any,
    /// Two random fleets of so many points on the standard table.
    Random(u16),
    /// Two of these fleets; two alone always meet each other.
    Given(Vec<Fleet>),
}

/// Why fleets cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListsError(pub String);

impl Lists {
    /// The setup of a game.
    pub fn setup(&self, game: &Armada, chance: &mut Chance) -> Result<Setup, String> {
        let fleets = match self {
            Lists::Any => return Ok(game.random_setup(chance)),
            Lists::Random(points) => [random(game, *points, chance)?, random(game, *points, chance)?],
            Lists::Given(fleets) => match fleets.as_slice() {
                [] => return Err("no fleets are given".into()),
                [only] => [only.clone(), only.clone()],
                [one, other] => [one.clone(), other.clone()],
                many => {
                    let first = chance.draw("fleet", many.len() as u32) as usize;
                    let second = chance.draw("fleet", many.len() as u32 - 1) as usize;
                    [many[first].clone(), many[(first + 1 + second) % many.len()].clone()]
                }
            },
        };
        let mut setup = Setup::new(fleets);
        // The objective is drawn, so that both games of a pair have the same one.
        let all = setup.fleets.iter().flat_map(|fleet| fleet.objectives.iter().copied());
        // A side that has to set its only ship aside has lost; nobody would bring that to a table.
        let alone = setup.fleets.iter().any(|fleet| fleet.ships.len() < 2);
        let unfair = |id: &ObjectiveId| alone && &*game.facts[*id].slug == "hyperspace-assault";
        let all: Vec<_> = all.filter(|id| !unfair(id)).collect();
        if !all.is_empty() {
            setup.objective = Some(all[chance.draw("objective", all.len() as u32) as usize]);
        }
        Ok(setup)
    }

    /// Whether these fleets are legal and the program can play them.
    pub fn check(&self, facts: &Facts) -> Result<(), ListsError> {
        let Lists::Given(fleets) = self else { return Ok(()) };
        for fleet in fleets {
            if let Some(problem) = check(facts, fleet).first() {
                return Err(ListsError(format!("{}: {problem}", fleet.name)));
            }
            let unplayed = unplayed_objectives(facts, fleet);
            if let Some(name) = unplayed.first() {
                let fleet = &fleet.name;
                return Err(ListsError(format!("{fleet}: the objective {name} cannot be played yet")));
            }
        }
        Ok(())
    }
}

fn random(game: &Armada, points: u16, chance: &mut Chance) -> Result<Fleet, String> {
    let supply = Supply::basic(game.facts);
    for _ in 0..64 {
        let faction = Faction::ALL[chance.draw("faction", Faction::ALL.len() as u32) as usize];
        let mut draw = |n: usize| chance.draw("fleet", n.max(1) as u32) as usize;
        if let Some(fleet) = random_fleet(game.facts, faction, points, &supply, &mut draw) {
            return Ok(fleet);
        }
    }
    Err(format!("no fleet of {points} points can be made"))
}
