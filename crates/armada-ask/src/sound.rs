//! Whether a table could come up in a game: what a slip of the pen puts on it is refused.

use broadside_armada::Armada;
use broadside_armada::board::{Board, Ship};
use broadside_armada::facts::{Command, Faction, Term};
use broadside_armada::fleet::{Fleet, FleetShip, ProblemKind, check};
use broadside_armada::geometry::Yaws;
use broadside_armada::scene::shape;
use broadside_armada::values;
use broadside_armada::words::{ObstacleNo, Piece, Query, ShipNo, SquadronNo, Thing};
use broadside_engine::{About, Gap, Look, PerSide, Position, Reason, Side};
use broadside_scenario::{Names, Place, Problem};
use broadside_table::overlaps;

use crate::refused::{AskRefused, OddPiece, OddTable};

/// What is checked, and where it stands in the file.
pub(super) struct Sound<'t> {
    pub(super) game: &'t Armada,
    pub(super) board: &'t Board,
    pub(super) names: &'t Names<Thing>,
    /// The lines of the pieces.
    pub(super) lines: &'t [(Thing, Place)],
    /// The lines that name the objective, the round and pass tokens.
    pub(super) general: [Place; 3],
    /// The faction that a side is called by.
    pub(super) factions: PerSide<Option<Faction>>,
}

/// How many rounds are played (armada.winning-losing.01).
const ROUNDS: u8 = 6;

/// What cannot come up, with the way to have it all the same.
fn odd(place: Place, why: impl Into<Reason>) -> Problem {
    Problem::at(place, AskRefused::Odd { why: why.into() })
}

/// Whether no fleet that keeps this rule could put the table there. What a part of a fleet lacks, the rest may have.
fn cannot_come_up(kind: ProblemKind) -> bool {
    match kind {
        ProblemKind::Commander
        | ProblemKind::Slot
        | ProblemKind::Restriction
        | ProblemKind::Modification
        | ProblemKind::Title
        | ProblemKind::Copies
        | ProblemKind::UniqueName => true,
        ProblemKind::Limit
        | ProblemKind::Points
        | ProblemKind::SquadronPoints
        | ProblemKind::Faction
        | ProblemKind::Pool
        | ProblemKind::Flagship
        | ProblemKind::Aces
        | ProblemKind::Objectives
        | ProblemKind::CoreSet => false,
    }
}

impl Sound<'_> {
    /// The first thing that is not possible.
    pub(super) fn check(&self) -> Result<(), Problem> {
        for (thing, place) in self.lines {
            let wrong = match thing {
                Thing::Ship(ship) => self.ship(*ship),
                Thing::Squadron(squadron) => self.squadron(*squadron),
                _ => None,
            };
            let wrong = wrong.or_else(|| self.outside(*thing)).or_else(|| self.overlap(*thing));
            if let Some(wrong) = wrong {
                return Err(odd(
                    *place,
                    AskRefused::OddPiece { piece: self.name(*thing), wrong: wrong.into() },
                ));
            }
        }
        if let Some((place, why)) = Side::BOTH.into_iter().find_map(|side| self.fleet(side)) {
            return Err(odd(place, why));
        }
        let [objective, round, passes] = self.general;
        if let Some(card) = self.board.objective.map(|id| &self.game.facts[id])
            && !card.in_pool
        {
            let (card, edition) = (card.name.to_string(), self.edition());
            return Err(odd(objective, OddTable::Objective { card, edition }));
        }
        if self.board.round > ROUNDS && !self.board.unlimited {
            return Err(odd(round, OddTable::Rounds { rounds: ROUNDS }));
        }
        let any = self.board.sides.iter().any(|(_, team)| team.passes > 0);
        if any && !self.game.rules.pass_tokens {
            return Err(odd(passes, OddTable::NoPasses { edition: self.edition() }));
        }
        Ok(())
    }

    /// What the cards of a side break of the rules by which ships are equipped and cards are unique, and in which line.
    fn fleet(&self, side: Side) -> Option<(Place, Reason)> {
        let (facts, board) = (self.game.facts, self.board);
        let ships: Vec<ShipNo> =
            (0..board.ships.len() as u8).map(ShipNo).filter(|at| board.side_of_ship(*at) == side).collect();
        let mut fleet = Fleet::new(facts, board.sides[side].faction);
        for ship in &ships {
            let mut it = FleetShip::new(board.ship(*ship).card);
            let mine = board.upgrades.iter().filter(|upgrade| upgrade.ship == *ship);
            it.upgrades.extend(mine.map(|upgrade| upgrade.card));
            fleet.ships.push(it);
        }
        let squadrons = board.squadrons.iter().filter(|squadron| board.side(squadron.controller) == side);
        fleet.squadrons.extend(squadrons.map(|squadron| squadron.card));
        let found = check(facts, &fleet).into_iter().find(|problem| cannot_come_up(problem.kind))?;
        let owner = |thing: &Thing| board.side_of(*thing) == Some(side);
        let about = found.ship.and_then(|place| ships.get(place)).map(|ship| Thing::Ship(*ship));
        let line = self.lines.iter().find(|(thing, _)| about.map_or(owner(thing), |about| *thing == about));
        Some((line.map(|(_, place)| *place).unwrap_or_default(), found.why))
    }

    fn name(&self, thing: Thing) -> Gap {
        self.names.of(thing).map_or_else(|| OddTable::ThisPiece.into(), |name| name.to_owned().into())
    }

    fn ship(&self, number: ShipNo) -> Option<OddPiece> {
        let (facts, it) = (self.game.facts, self.board.ship(number));
        let mut board = *self.board;
        board.ears = self.game.ears_of(&board);
        let position = Position::idle(board);
        let look = Look::new(self.game, &position);
        let card = &facts[it.card];
        if let Some(wrong) = self.card(&card.name, card.faction, card.in_pool, self.board.side(it.controller))
        {
            return Some(wrong);
        }
        for upgrade in self.board.upgrades.iter().filter(|upgrade| upgrade.ship == number) {
            let upgrade = &facts[upgrade.card];
            if !upgrade.in_pool {
                let card = upgrade.name.to_string();
                return Some(OddPiece::HasNoPart { card, edition: self.edition() });
            }
            if !upgrade.factions.is_empty() && !upgrade.factions.contains(card.faction) {
                return Some(OddPiece::HasOtherFaction { card: upgrade.name.to_string() });
            }
        }
        let top = (1..=4).filter(|speed| Yaws::of(&card.speed, *speed).is_some()).max().unwrap_or(0);
        if it.speed > top {
            return Some(OddPiece::Speed { speed: it.speed, top });
        }
        for zone in card.zones() {
            let (found, most) = (it.shields[zone.index()], card.shields[zone.index()]);
            let about = About::subject(Thing::Zone(number, *zone));
            if found > most && !look.allowed(Query::MayKeepExtraShields, about, false) {
                let zone = super::cards::zone(*zone);
                return Some(OddPiece::Shields { zone, found, most });
            }
        }
        if it.damage > 0 && values::is_spent(&look, Piece::Ship(number)) {
            return Some(OddPiece::Destroyed { damage: it.damage });
        }
        let double = Command::ALL.iter().find(|command| it.count_tokens(**command) > 1);
        if let Some(command) = double.filter(|_| !values::several_tokens(&look, number)) {
            let count = it.count_tokens(*command);
            return Some(OddPiece::SeveralTokens { count, command: command.word() });
        }
        too_many(it, values::command(&look, number), values::token_limit(&look, number))
    }

    fn squadron(&self, number: SquadronNo) -> Option<OddPiece> {
        let it = self.board.squadron(number);
        let card = &self.game.facts[it.card];
        self.card(&card.name, card.faction, card.in_pool, self.board.side(it.controller))
    }

    fn edition(&self) -> &'static str {
        self.game.facts.ruleset.edition.word()
    }

    /// A card belongs to the edition, and to the faction of its side.
    fn card(&self, name: &str, faction: Faction, in_pool: bool, side: Side) -> Option<OddPiece> {
        if !in_pool {
            return Some(OddPiece::NoPart { card: name.to_owned(), edition: self.edition() });
        }
        let wrong = self.factions[side].is_some_and(|side| side != faction);
        wrong.then(|| OddPiece::OtherFaction { faction: faction.word() })
    }

    fn outside(&self, thing: Thing) -> Option<OddPiece> {
        let shape = shape(self.game, self.board, thing)?;
        let area = self.board.table.field().play;
        (!area.contains(&shape)).then_some(OddPiece::Outside)
    }

    /// Bases do not lie on bases, nor obstacles on obstacles.
    fn overlap(&self, thing: Thing) -> Option<OddPiece> {
        let here = shape(self.game, self.board, thing)?;
        let lies_on = |other: &Thing| {
            *other < thing
                && shape(self.game, self.board, *other).is_some_and(|other| overlaps(&here, &other))
        };
        let ships = (0..self.board.ships.len() as u8).map(|at| Thing::Ship(ShipNo(at)));
        let squadrons = (0..self.board.squadrons.len() as u8).map(|at| Thing::Squadron(SquadronNo(at)));
        let obstacles = (0..self.board.obstacles.len() as u8).map(|at| Thing::Obstacle(ObstacleNo(at)));
        let other = match thing {
            Thing::Ship(_) | Thing::Squadron(_) => ships.chain(squadrons).find(lies_on),
            Thing::Obstacle(_) => obstacles.into_iter().find(lies_on),
            _ => None,
        };
        other.map(|other| OddPiece::LiesOn { other: self.name(other) })
    }
}

/// A ship has no more dials and command tokens than its command value (armada.command-phase.01,
/// armada.command-tokens.04).
fn too_many(it: &Ship, command: u8, limit: u8) -> Option<OddPiece> {
    let dials = it.dials.len() + usize::from(it.revealed.is_some());
    if dials > command.into() {
        return Some(OddPiece::Dials { dials, command });
    }
    let tokens = it.all_tokens();
    (tokens > limit).then_some(OddPiece::Tokens { tokens, command })
}
