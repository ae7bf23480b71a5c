//! X-Wing in the arena: what is told of its games, and the squads that are played.

use broadside_engine::{Chance, PerSide, Position};
use broadside_texts::Language;
use broadside_xwing::board::{Scenario, Standing};
use broadside_xwing::facts::{Faction, Term};
use broadside_xwing::squad::{Squad, Supply, check, random_squad};
use broadside_xwing::words::XWingWords;
use broadside_xwing::{Setup, XWing};

use crate::play::{Arena, End};

impl Arena for XWing {
    type List = Squad;

    fn random_list(&self, points: u16, chance: &mut Chance) -> Result<Squad, String> {
        let mut mode = self.facts.extended().clone();
        mode.squad_points = points;
        let supply = Supply::whole(self.facts, &mode);
        for _ in 0..64 {
            let faction = Faction::ALL[chance.draw("faction", Faction::ALL.len() as u32) as usize];
            let mut draw = |n: usize| chance.draw("squad", n.max(1) as u32) as usize;
            if let Some(squad) = random_squad(self.facts, &mode, faction, &supply, &mut draw) {
                return Ok(squad);
            }
        }
        Err(format!("no squad of {points} points can be made"))
    }

    /// A game of one of the four scenarios of play.
    fn meet(&self, squads: PerSide<Squad>, chance: &mut Chance) -> Setup {
        let scenarios = [Scenario::Assault, Scenario::Chance, Scenario::Salvage, Scenario::Scramble];
        let scenario = scenarios[chance.draw("scenario", scenarios.len() as u32) as usize];
        Setup::new(squads.0, scenario)
    }

    fn check_list(&self, squad: &Squad) -> Result<(), String> {
        match check(self.facts, self.facts.extended(), squad).first() {
            Some(problem) => Err(format!("{}: {}", squad.name, Language::En.reason(&problem.why))),
            None => Ok(()),
        }
    }

    fn round(&self, position: &Position<XWingWords>) -> u32 {
        position.board.round.into()
    }

    fn ends(&self, position: &Position<XWingWords>) -> Vec<End> {
        let board = &position.board;
        let end = |ship: &broadside_xwing::board::Ship| {
            let destroyed = matches!(ship.standing, Standing::Destroyed | Standing::Removed);
            // The damage cards of a ship that is gone have gone back to the deck.
            let damage = if destroyed { ship.hull } else { ship.damage };
            End {
                side: board.side(ship.controller),
                name: self.facts[ship.pilot].slug.to_string(),
                damage: damage.into(),
                destroyed,
            }
        };
        board.ships.iter().map(end).collect()
    }
}
