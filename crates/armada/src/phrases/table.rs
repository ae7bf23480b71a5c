//! Sets the table up from the lines of a scenario.

use broadside_engine::{Chance, Game, List, Seat, Seats, Seed, Side};
use broadside_scenario::{Line, Names, Phrase, Place, Problem};
use broadside_table::Pose;

use super::cards::{self, Card, SIDES};
use super::pieces;
use super::sound::Sound;
use crate::board::{Board, Card as DamageCard, CardPlace, Deck, Obstacle, Table, TableToken};
use crate::facts::{DamageKind, Faction, ObjectiveId, ObstacleId, Slot, Term};
use crate::fleet::samples;
use crate::words::{CardNo, ObstacleNo, Phase, ShipNo, SquadronNo, Thing, TokenNo};
use crate::{Armada, Setup};

/// What begins lines that are about no piece.
const GENERAL: [&str; 25] = [
    "objective",
    "objectives",
    "first",
    "second",
    "round",
    "phase",
    "deck",
    "decks",
    "discard",
    "victory",
    "pass",
    "passes",
    "points",
    "table",
    "core",
    "short",
    "unlimited",
    "learning",
    "simple",
    "fleet",
    "obstacles",
    "standard",
    "winner",
    "no",
    "odd",
];

/// What the lines of a table have said so far.
pub(super) struct Draft<'n> {
    pub(super) game: &'n Armada,
    pub(super) names: &'n mut Names<Thing>,
    pub(super) board: Board,
    /// The words for the two sides, in the order in which they came up.
    sides: Vec<(&'static str, Option<Faction>)>,
    /// The cards on top of each pile, the top one first.
    decks: [Option<Vec<DamageKind>>; 2],
    discards: [Vec<DamageKind>; 2],
    /// Whether a pile has no cards but those named.
    only: [bool; 2],
    first: Option<Seat>,
    round: Option<u8>,
    phase: Option<Phase>,
    points: [Option<u16>; 2],
    /// The lines of the pieces.
    lines: Vec<(Thing, Place)>,
    /// The lines that name the objective, the round and pass tokens.
    general: [Place; 3],
    /// Whether the table may be one that cannot come up in a game.
    odd: bool,
}

/// The board that the lines of a table describe.
pub(super) fn board(game: &Armada, lines: &[Line], names: &mut Names<Thing>) -> Result<Board, Problem> {
    let mut draft = Draft {
        game,
        names,
        board: Board::empty([Faction::Rebel; 2], Deck::new(game.rules.own_damage_decks)),
        sides: Vec::new(),
        decks: [None, None],
        discards: [Vec::new(), Vec::new()],
        only: [false; 2],
        first: None,
        round: None,
        phase: None,
        points: [None; 2],
        lines: Vec::new(),
        general: [Place::default(); 3],
        odd: false,
    };
    for line in lines {
        let mut phrase = line.phrase();
        draft.line(&mut phrase)?;
        phrase.end()?;
    }
    draft.finish()
}

impl Draft<'_> {
    fn line(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let general = |word: &str| GENERAL.iter().any(|head| head.eq_ignore_ascii_case(word));
        if phrase.peek().is_some_and(general) {
            loop {
                self.general(phrase)?;
                if !phrase.comma() {
                    return Ok(());
                }
            }
        }
        self.piece(phrase)
    }

    fn piece(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let place = phrase.place();
        let name = self.names.new_piece(phrase)?;
        let before = *phrase;
        let found = cards::a_card(self.game.facts, phrase)?;
        match found[0] {
            Card::Obstacle(obstacle) => self.obstacle(name, obstacle, place, phrase),
            Card::Token(kind) => {
                let mut token = TableToken { kind, ..TableToken::default() };
                pieces::token(self, &mut token, phrase)?;
                let number = TokenNo(self.board.tokens.len() as u8);
                let pushed = self.board.tokens.try_push(token);
                pushed.map_err(|_| before.problem("more tokens than the board holds"))?;
                self.lines.push((Thing::Token(number), place));
                self.names.piece(name, Thing::Token(number));
                Ok(())
            }
            Card::Ship(_) | Card::Squadron(_) => {
                let seat = self.a_seat(phrase)?;
                let faction = self.sides[seat.0 as usize].1;
                let facts = self.game.facts;
                let of = |card: &Card| match card {
                    Card::Ship(id) => Some(facts[*id].faction),
                    Card::Squadron(id) => Some(facts[*id].faction),
                    _ => None,
                };
                let fits = found.iter().find(|card| faction.is_none() || of(card) == faction);
                let card = *fits.unwrap_or(&found[0]);
                if let (None, Some(faction)) = (faction, of(&card)) {
                    self.board.players[seat.0 as usize].faction = faction;
                }
                match card {
                    Card::Ship(id) => {
                        let number = ShipNo(self.board.ships.len() as u8);
                        self.lines.push((Thing::Ship(number), place));
                        self.names.piece(name, Thing::Ship(number));
                        pieces::ship(self, id, seat, number, phrase)
                    }
                    Card::Squadron(id) => {
                        let number = SquadronNo(self.board.squadrons.len() as u8);
                        self.lines.push((Thing::Squadron(number), place));
                        self.names.piece(name, Thing::Squadron(number));
                        pieces::squadron(self, id, seat, phrase)
                    }
                    _ => Ok(()),
                }
            }
        }
    }

    fn obstacle(
        &mut self,
        name: String,
        id: ObstacleId,
        place: Place,
        phrase: &mut Phrase<'_>,
    ) -> Result<(), Problem> {
        let before = *phrase;
        if self.board.obstacles.iter().any(|other| other.id == id) {
            return Err(before.problem("this obstacle lies on the table already; there is one of each"));
        }
        let mut obstacle = Obstacle { id, kind: self.game.facts[id].kind, ..Obstacle::default() };
        pieces::obstacle(self, &mut obstacle, phrase)?;
        let number = ObstacleNo(self.board.obstacles.len() as u8);
        let pushed = self.board.obstacles.try_push(obstacle);
        pushed.map_err(|_| before.problem("more obstacles than the board holds"))?;
        self.lines.push((Thing::Obstacle(number), place));
        self.names.piece(name, Thing::Obstacle(number));
        Ok(())
    }

    /// The seat of a side: the side that comes up first sits in the first seat.
    pub(super) fn a_seat(&mut self, phrase: &mut Phrase<'_>) -> Result<Seat, Problem> {
        let before = *phrase;
        let sides = SIDES.iter().map(|(word, label, faction)| (*word, (*label, *faction)));
        let (label, faction) =
            phrase.one_of("a side (Rebel, Empire, Republic, Separatist, blue, red)", sides)?;
        if let Some(at) = self.sides.iter().position(|(known, _)| *known == label) {
            return Ok(Seat(at as u8));
        }
        if self.sides.len() == 2 {
            let [one, other] = [self.sides[0].0, self.sides[1].0];
            return Err(before.problem(format!("{one} and {other} play; there is no third side")));
        }
        Ok(self.seat_down(label, faction))
    }

    fn seat_down(&mut self, label: &'static str, faction: Option<Faction>) -> Seat {
        let seat = Seat(self.sides.len() as u8);
        self.sides.push((label, faction));
        if let Some(faction) = faction {
            self.board.players[seat.0 as usize].faction = faction;
        }
        self.names.seat(label, seat);
        for (word, other, _) in SIDES.iter().filter(|(word, other, _)| *other == label && *word != label) {
            let _ = other;
            self.names.seat(word, seat);
        }
        seat
    }

    /// Whether a side stands next.
    pub(super) fn side_next(&self, phrase: &Phrase<'_>) -> bool {
        phrase.peek().is_some_and(|next| SIDES.iter().any(|(word, ..)| word.eq_ignore_ascii_case(next)))
    }

    fn general(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let facts = self.game.facts;
        let words = [
            "objective",
            "objectives",
            "first player",
            "first",
            "second player",
            "second",
            "round",
            "phase",
            "deck",
            "discard",
            "victory tokens",
            "victory",
            "pass tokens",
            "passes",
            "points",
            "table",
            "core set",
            "short edges",
            "unlimited",
            "learning scenario",
            "learning",
            "simple sight",
            "fleet",
            "obstacles",
            "standard obstacles",
            "no objective",
            "objective done",
            "odd table",
        ];
        let before = *phrase;
        match phrase.one_of("something about the game", words.map(|word| (word, word)))? {
            "odd table" => self.odd = true,
            "objective done" => self.board.objective_done = true,
            "no objective" => self.board.objective = None,
            "objective" => {
                self.general[0] = before.place();
                self.board.objective = Some(cards::an_objective(facts, phrase)?);
            }
            "objectives" => self.objectives(phrase)?,
            "first player" | "first" => self.first = Some(self.a_seat(phrase)?),
            "second player" | "second" => {
                let seat = self.a_seat(phrase)?;
                self.first = Some(Seat(1 - seat.0));
            }
            "round" => {
                self.general[1] = before.place();
                self.round = Some(phrase.number("the round")?);
            }
            "phase" => self.phase = Some(phrase.one_of("a phase", PHASES)?),
            "deck" => {
                let pile = self.pile(phrase)?;
                let only = phrase.eat("only");
                for pile in pile.map_or(0..2, |pile| pile..pile + 1).filter(|_| only) {
                    self.only[pile] = true;
                }
                phrase.eat("empty");
                let mut list = Vec::new();
                while !phrase.is_empty() {
                    list.push(cards::a_damage(facts, phrase)?);
                    phrase.comma();
                }
                match pile {
                    Some(pile) => self.decks[pile] = Some(list),
                    None => self.decks = [Some(list.clone()), Some(list)],
                }
            }
            "discard" => {
                let pile = self.pile(phrase)?.unwrap_or(0);
                while !phrase.is_empty() {
                    self.discards[pile].push(cards::a_damage(facts, phrase)?);
                    phrase.comma();
                }
            }
            word @ ("victory tokens" | "victory" | "pass tokens" | "passes") => {
                if word.starts_with('p') {
                    self.general[2] = before.place();
                }
                let seat = self.a_seat(phrase)?;
                let number = phrase.number("how many tokens")?;
                let player = &mut self.board.players[seat.0 as usize];
                let place = if word.starts_with('v') { &mut player.victory } else { &mut player.passes };
                *place = number;
            }
            "points" => {
                let seat = self.a_seat(phrase)?;
                self.points[seat.0 as usize] = Some(phrase.number("fleet points")?);
            }
            "table" => {
                let tables = [
                    ("standard", Table::Standard),
                    ("core set", Table::CoreSet),
                    ("short edges", Table::ShortEdges),
                ];
                self.board.table = phrase.one_of("a table", tables)?;
            }
            "core set" => self.board.table = Table::CoreSet,
            "short edges" => self.board.table = Table::ShortEdges,
            "unlimited" => {
                phrase.eat("rounds");
                self.board.unlimited = true;
            }
            "learning scenario" | "learning" => self.learning(before)?,
            "simple sight" => self.board.simple_sight = true,
            "fleet" => self.fleet(phrase)?,
            _ => {
                for id in cards::standard_obstacles(facts) {
                    let kind = facts[id].kind;
                    let obstacle = Obstacle { id, kind, ..Obstacle::default() };
                    let number = ObstacleNo(self.board.obstacles.len() as u8);
                    let pushed = self.board.obstacles.try_push(obstacle);
                    pushed.map_err(|_| before.problem("more obstacles than the board holds"))?;
                    self.names.piece(facts[id].slug.to_string(), Thing::Obstacle(number));
                }
            }
        }
        Ok(())
    }

    fn objectives(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let seat = self.a_seat(phrase)?;
        while !phrase.is_empty() {
            let before = *phrase;
            let id: ObjectiveId = cards::an_objective(self.game.facts, phrase)?;
            let Some(category) = self.game.facts[id].category else {
                return Err(before.problem("this objective belongs to a campaign and has no category"));
            };
            self.board.players[seat.0 as usize].objectives[category.index()] = Some(id);
            phrase.comma();
        }
        Ok(())
    }

    /// A side's pile, if a side is named: its own deck, or the shared one.
    fn pile(&mut self, phrase: &mut Phrase<'_>) -> Result<Option<usize>, Problem> {
        if !self.side_next(phrase) {
            return Ok(None);
        }
        let seat = self.a_seat(phrase)?;
        Ok(Some(self.board.decks.pile_of(self.board.side(seat))))
    }

    /// `fleet Rebel rebel-180`: the ships and squadrons of a sample, undeployed, under the slugs of their cards.
    fn fleet(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let seat = self.a_seat(phrase)?;
        let before = *phrase;
        let sample = phrase.one_of("a sample fleet", samples().iter().map(|s| (s.slug, s)))?;
        if sample.editions.is_empty() {
            return Err(before.problem(
                "this is a force of the learning scenario: write the line `learning scenario` for both of them",
            ));
        }
        let fleet = sample.fleet();
        let setup = Setup {
            table: self.board.table,
            unlimited: self.board.unlimited,
            ..Setup::new([fleet.clone(), fleet.clone()])
        };
        self.gather(seat, &setup, Seat(0), before)
    }

    /// The learning scenario: its forces wait for setup, on its table, with one damage deck.
    fn learning(&mut self, before: Phrase<'_>) -> Result<(), Problem> {
        let setup = Setup::learning();
        self.board.table = setup.table;
        self.board.simple_sight = true;
        self.board.decks = Deck::new(false);
        for (label, faction, from) in
            [("Rebel", Faction::Rebel, Seat(0)), ("Empire", Faction::Imperial, Seat(1))]
        {
            let known = self.sides.iter().position(|(known, _)| *known == label);
            let seat = known.map_or_else(|| self.seat_down(label, Some(faction)), |at| Seat(at as u8));
            self.gather(seat, &setup, from, before)?;
        }
        Ok(())
    }

    /// The forces that a setup gives to one seat wait for a seat of the table.
    fn gather(&mut self, seat: Seat, setup: &Setup, from: Seat, before: Phrase<'_>) -> Result<(), Problem> {
        let mut chance = Chance::seeded(Seed(0));
        let (made, _) =
            self.game.start(setup, &mut chance).map_err(|error| before.problem(error.to_string()))?;
        let facts = self.game.facts;
        let first = self.board.ships.len() as u8;
        let mine = |owner: Seat| owner == from;
        for ship in made.ships.iter().filter(|ship| mine(ship.owner)) {
            let number = ShipNo(self.board.ships.len() as u8);
            let mut ship = *ship;
            ship.owner = seat;
            self.board.ships.try_push(ship).map_err(|_| before.problem("too many ships"))?;
            let name = self.free_name(&facts[ship.card].slug);
            self.names.piece(name, Thing::Ship(number));
        }
        for squadron in made.squadrons.iter().filter(|squadron| mine(squadron.owner)) {
            let number = SquadronNo(self.board.squadrons.len() as u8);
            let mut squadron = *squadron;
            squadron.owner = seat;
            self.board.squadrons.try_push(squadron).map_err(|_| before.problem("too many squadrons"))?;
            let name = self.free_name(&facts[squadron.card].slug);
            self.names.piece(name, Thing::Squadron(number));
        }
        for upgrade in made.upgrades.iter().filter(|upgrade| mine(made.ship(upgrade.ship).owner)) {
            let mut upgrade = *upgrade;
            upgrade.ship = ShipNo(upgrade.ship.0 + first);
            self.board.upgrades.try_push(upgrade).map_err(|_| before.problem("too many upgrades"))?;
        }
        self.board.players[seat.0 as usize] = made.players[from.0 as usize];
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

    fn finish(mut self) -> Result<Board, Problem> {
        let others = [("Empire", Faction::Imperial), ("Rebel", Faction::Rebel)];
        while self.sides.len() < 2 {
            let free = others.iter().find(|(label, _)| self.sides.iter().all(|(known, _)| known != label));
            let (label, faction) = free.copied().unwrap_or(others[0]);
            self.seat_down(label, Some(faction));
        }
        self.piles()?;
        let (game, facts) = (self.game, self.game.facts);
        let board = &mut self.board;
        board.first = Side(self.first.unwrap_or(Seat(0)).0);
        let deployed =
            board.ships.iter().any(|ship| ship.in_play()) || board.squadrons.iter().any(|s| s.in_play());
        let empty = board.ships.is_empty() && board.squadrons.is_empty();
        let waiting = !(deployed || empty);
        board.round = self.round.unwrap_or(if waiting { 0 } else { 1 });
        board.phase = self.phase.unwrap_or(if waiting { Phase::Setup } else { Phase::Ship });
        for at in 0..board.upgrades.len() {
            let upgrade = board.upgrades[at];
            if facts[upgrade.card].slots.contains(&Slot::Commander) {
                board.ships[upgrade.ship.index()].flagship = true;
            }
        }
        for side in 0..2 {
            let ships = board.ships.iter().filter(|ship| ship.owner.0 == side);
            let activated = ships.clone().filter(|ship| ship.activated).count() as u8;
            let ships: u16 = ships.map(|ship| facts[ship.card].points).sum();
            let squadrons = board.squadrons.iter().filter(|squadron| squadron.owner.0 == side);
            let squadrons: u16 = squadrons.map(|squadron| facts[squadron.card].points).sum();
            let upgrades = board.upgrades.iter().filter(|upgrade| board.ship(upgrade.ship).owner.0 == side);
            let upgrades: u16 = upgrades.map(|upgrade| facts[upgrade.card].points).sum();
            let player = &mut board.players[side as usize];
            player.points = self.points[side as usize].unwrap_or(ships + squadrons + upgrades);
            player.activated = activated;
        }
        board.ears = game.ears_of(board);
        if !self.odd {
            let factions = [self.sides[0].1, self.sides[1].1];
            let (board, names, lines) = (&self.board, &*self.names, &self.lines);
            Sound { game, board, names, lines, general: self.general, factions }.check()?;
        }
        Ok(self.board)
    }

    /// The piles: the named cards on top, the others below in the order of the alphabet.
    fn piles(&mut self) -> Result<(), Problem> {
        let game = self.game;
        let kind = |card: &CardNo| game.damage_kind(*card);
        for pile in 0..if self.board.decks.separate { 2 } else { 1 } {
            let mut rest: Vec<CardNo> = self.board.decks.piles[pile].to_vec();
            let mut take = |wanted: DamageKind| match rest.iter().position(|card| kind(card) == wanted) {
                Some(at) => Ok(rest.remove(at)),
                None => {
                    let name = &game.facts[wanted].name;
                    Err(Problem::at(
                        Place::default(),
                        format!("there are not so many cards “{name}” in the deck"),
                    ))
                }
            };
            for wanted in std::mem::take(&mut self.discards[pile]) {
                let card = take(wanted)?;
                self.board.decks.cards[card.index()].place = CardPlace::Discard;
            }
            let mut top = Vec::new();
            for wanted in self.decks[pile].take().unwrap_or_default() {
                top.push(take(wanted)?);
            }
            if self.only[pile] {
                rest.clear();
            }
            rest.sort_by_key(|card| std::cmp::Reverse(card.0));
            let order: Vec<CardNo> = rest.into_iter().chain(top.into_iter().rev()).collect();
            self.board.decks.piles[pile] = List::of(&order);
        }
        Ok(())
    }

    /// Takes a card from a side's deck and lays it on a ship.
    pub(super) fn lay(
        &mut self,
        ship: ShipNo,
        side: Side,
        wanted: Option<DamageKind>,
        faceup: bool,
        order: u8,
    ) -> Result<(), String> {
        let game = self.game;
        let decks = &mut self.board.decks;
        let pile = decks.pile_of(side);
        let fits = |card: &CardNo| wanted.is_none_or(|kind| game.damage_kind(*card) == kind);
        let Some(at) = decks.piles[pile].iter().rposition(fits) else {
            return Err("there are not so many such cards in the deck".into());
        };
        let card = decks.piles[pile].remove(at);
        let known = if faceup { Seats::first(2) } else { Seats::NONE };
        decks.cards[card.index()] = DamageCard { place: CardPlace::Ship(ship), faceup, known, order };
        Ok(())
    }
}

pub(super) const PHASES: [(&str, Phase); 10] = [
    ("setup", Phase::Setup),
    ("command", Phase::Command),
    ("ship", Phase::Ship),
    ("squadron", Phase::Squadron),
    ("status", Phase::Status),
    ("command phase", Phase::Command),
    ("ship phase", Phase::Ship),
    ("squadron phase", Phase::Squadron),
    ("status phase", Phase::Status),
    ("Setup phase", Phase::Setup),
];

/// `X Y [facing DEGREES]`, behind `at`.
pub(super) fn pose(phrase: &mut Phrase<'_>) -> Result<Pose, Problem> {
    let (x, y) = (phrase.decimal("x in millimetres")?, phrase.decimal("y in millimetres")?);
    let facing = if phrase.eat("facing") { phrase.decimal("the facing in degrees")? } else { 0.0 };
    Ok(Pose::from_mm(x, y, facing))
}
