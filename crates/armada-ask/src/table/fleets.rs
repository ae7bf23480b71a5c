//! Whole forces that wait for setup.

use broadside_armada::Setup;
use broadside_armada::board::Deck;
use broadside_armada::facts::Faction;
use broadside_armada::fleet::samples;
use broadside_armada::words::{ShipNo, SquadronNo, Thing};
use broadside_engine::{Chance, Game, Seat, Seed, Side};
use broadside_scenario::{Phrase, Problem};

use super::Draft;
use crate::refused::{AskRefused, Wanted};

impl Draft<'_> {
    /// `fleet Rebel rebel-180`: the ships and squadrons of a sample, undeployed, under the slugs of their cards.
    pub(super) fn fleet(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let side = self.a_side(phrase)?;
        let before = *phrase;
        let sample = phrase.one_of(Wanted::SampleFleet, samples().iter().map(|s| (s.slug, s)))?;
        if sample.editions.is_empty() {
            return Err(before.problem(AskRefused::LearningForce));
        }
        let fleet = sample.fleet();
        let setup = Setup {
            table: self.board.table,
            unlimited: self.board.unlimited,
            ..Setup::new([fleet.clone(), fleet.clone()])
        };
        self.gather(side, &setup, Side(0), before)
    }

    /// The learning scenario: its forces wait for setup, on its table, with one damage deck.
    pub(super) fn learning(&mut self, before: Phrase<'_>) -> Result<(), Problem> {
        let setup = Setup::learning();
        self.board.table = setup.table;
        self.board.simple_sight = true;
        self.board.decks = Deck::new(false);
        for (label, faction, from) in
            [("Rebel", Faction::Rebel, Side(0)), ("Empire", Faction::Imperial, Side(1))]
        {
            let known = self.sides.iter().position(|(known, _)| *known == label);
            let side = known.map_or_else(|| self.seat_down(label, Some(faction)), |at| Side::BOTH[at]);
            self.gather(side, &setup, from, before)?;
        }
        Ok(())
    }

    /// The forces that a setup gives to one side wait for a side of the table.
    fn gather(&mut self, side: Side, setup: &Setup, from: Side, before: Phrase<'_>) -> Result<(), Problem> {
        let mut chance = Chance::seeded(Seed(0));
        let (made, _) = self.game.start(setup, &mut chance).map_err(|error| before.problem(error.0))?;
        let facts = self.game.facts;
        let first = self.board.ships.len() as u8;
        let seat = self.board.speaker(side);
        let mine = |controller: Seat| made.side(controller) == from;
        for ship in made.ships.iter().filter(|ship| mine(ship.controller)) {
            let number = ShipNo(self.board.ships.len() as u8);
            let mut ship = *ship;
            ship.controller = seat;
            self.board.ships.try_push(ship).map_err(|_| before.problem(AskRefused::ManyShips))?;
            let name = self.free_name(&facts[ship.card].slug);
            self.names.piece(name, Thing::Ship(number));
        }
        for squadron in made.squadrons.iter().filter(|squadron| mine(squadron.controller)) {
            let number = SquadronNo(self.board.squadrons.len() as u8);
            let mut squadron = *squadron;
            squadron.controller = seat;
            self.board.squadrons.try_push(squadron).map_err(|_| before.problem(AskRefused::ManySquadrons))?;
            let name = self.free_name(&facts[squadron.card].slug);
            self.names.piece(name, Thing::Squadron(number));
        }
        for upgrade in made.upgrades.iter().filter(|upgrade| mine(made.ship(upgrade.ship).controller)) {
            let mut upgrade = *upgrade;
            upgrade.ship = ShipNo(upgrade.ship.0 + first);
            self.board.upgrades.try_push(upgrade).map_err(|_| before.problem(AskRefused::ManyUpgrades))?;
        }
        self.board.sides[side] = made.sides[from];
        Ok(())
    }

    /// A slug, with a number where it is taken.
    fn free_name(&self, slug: &str) -> String {
        let mut name = slug.to_owned();
        let mut number = 2;
        while self.names.find(&name).is_some() {
            name = format!("{slug}-{number}");
            number += 1;
        }
        name
    }
}
