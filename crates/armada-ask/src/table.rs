//! Sets the table up from the lines of a scenario.

mod fleets;
mod general;
mod piles;

use broadside_armada::Armada;
use broadside_armada::board::{Board, Deck, Obstacle, TableToken};
use broadside_armada::facts::{DamageKind, Faction, ObstacleId, ObstacleKind, Slot, UpgradeCardId};
use broadside_armada::words::{ObstacleNo, Phase, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};
use broadside_engine::{PerSide, Seat, Side};
use broadside_scenario::{Line, Names, Phrase, Place, Problem};
use broadside_table::Pose;

use super::cards::{self, Card, SIDES};
use super::pieces;
use super::sound::Sound;
use crate::refused::{AskRefused, Wanted};

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
    first: Option<Side>,
    round: Option<u8>,
    phase: Option<Phase>,
    points: PerSide<Option<u16>>,
    /// The lines of the pieces.
    lines: Vec<(Thing, Place)>,
    /// The lines that name the objective, the round and pass tokens.
    general: [Place; 3],
    /// Pieces that a card set aside, and the card.
    pub(super) held: Vec<(Piece, UpgradeCardId, Place)>,
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
        points: PerSide([None; 2]),
        lines: Vec::new(),
        general: [Place::default(); 3],
        held: Vec::new(),
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
                pushed.map_err(|_| before.problem(AskRefused::ManyTokens))?;
                self.lines.push((Thing::Token(number), place));
                self.names.piece(name, Thing::Token(number));
                Ok(())
            }
            Card::Ship(_) | Card::Squadron(_) => {
                let side = self.a_side(phrase)?;
                let seat = self.board.speaker(side);
                let faction = self.sides[usize::from(side.0)].1;
                let facts = self.game.facts;
                let of = |card: &Card| match card {
                    Card::Ship(id) => Some(facts[*id].faction),
                    Card::Squadron(id) => Some(facts[*id].faction),
                    _ => None,
                };
                let fits = found.iter().find(|card| faction.is_none() || of(card) == faction);
                let card = *fits.unwrap_or(&found[0]);
                if let (None, Some(faction)) = (faction, of(&card)) {
                    self.board.sides[side].faction = faction;
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
        // Of stations an objective brings a second one.
        let most = if self.game.facts[id].kind == ObstacleKind::Station { 2 } else { 1 };
        if self.board.obstacles.iter().filter(|other| other.id == id).count() >= most {
            return Err(before.problem(AskRefused::ObstacleTwice));
        }
        let mut obstacle = Obstacle { id, kind: self.game.facts[id].kind, ..Obstacle::default() };
        pieces::obstacle(self, &mut obstacle, phrase)?;
        let number = ObstacleNo(self.board.obstacles.len() as u8);
        let pushed = self.board.obstacles.try_push(obstacle);
        pushed.map_err(|_| before.problem(AskRefused::ManyObstacles))?;
        self.lines.push((Thing::Obstacle(number), place));
        self.names.piece(name, Thing::Obstacle(number));
        Ok(())
    }

    /// A side: the one that comes up first is the first, and its player sits in the first seat.
    pub(super) fn a_side(&mut self, phrase: &mut Phrase<'_>) -> Result<Side, Problem> {
        let before = *phrase;
        let sides = SIDES.iter().map(|(word, label, faction)| (*word, (*label, *faction)));
        let (label, faction) = phrase.one_of(Wanted::Side, sides)?;
        if let Some(at) = self.sides.iter().position(|(known, _)| *known == label) {
            return Ok(Side::BOTH[at]);
        }
        if self.sides.len() == 2 {
            let [one, other] = [self.sides[0].0, self.sides[1].0];
            return Err(before.problem(AskRefused::ThirdSide { one, other }));
        }
        Ok(self.seat_down(label, faction))
    }

    fn seat_down(&mut self, label: &'static str, faction: Option<Faction>) -> Side {
        let side = Side::BOTH[self.sides.len()];
        let seat = self.board.speaker(side);
        self.sides.push((label, faction));
        if let Some(faction) = faction {
            self.board.sides[side].faction = faction;
        }
        self.names.seat(label, seat);
        for (word, other, _) in SIDES.iter().filter(|(word, other, _)| *other == label && *word != label) {
            let _ = other;
            self.names.seat(word, seat);
        }
        side
    }

    /// Whether a side stands next.
    pub(super) fn side_next(&self, phrase: &Phrase<'_>) -> bool {
        phrase.peek().is_some_and(|next| SIDES.iter().any(|(word, ..)| word.eq_ignore_ascii_case(next)))
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
        board.seating.first = self.first.unwrap_or_default();
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
        for (piece, card, place) in core::mem::take(&mut self.held) {
            let owner = board.side_of(piece.into());
            let mine = |at: &u8| {
                let upgrade = board.upgrade(UpgradeNo(*at));
                upgrade.card == card && Some(board.side_of_ship(upgrade.ship)) == owner
            };
            let Some(at) = (0..board.upgrades.len() as u8).find(mine) else {
                let card = facts[card].name.to_string();
                return Err(Problem::at(place, AskRefused::NoShipHas { card }));
            };
            match piece {
                Piece::Ship(ship) => board.ships[ship.index()].held_by = Some(UpgradeNo(at)),
                Piece::Squadron(squadron) => board.squadrons[squadron.index()].held_by = Some(UpgradeNo(at)),
                _ => {}
            }
        }
        for side in Side::BOTH {
            let mine = |controller: Seat| board.side(controller) == side;
            let ships = board.ships.iter().filter(|ship| mine(ship.controller));
            let activated = ships.clone().filter(|ship| ship.activated).count() as u8;
            let ships: u16 = ships.map(|ship| facts[ship.card].points).sum();
            let squadrons = board.squadrons.iter().filter(|squadron| mine(squadron.controller));
            let squadrons: u16 = squadrons.map(|squadron| facts[squadron.card].points).sum();
            let upgrades = board.upgrades.iter().filter(|upgrade| mine(board.ship(upgrade.ship).controller));
            let upgrades: u16 = upgrades.map(|upgrade| facts[upgrade.card].points).sum();
            let player = &mut board.sides[side];
            player.points = self.points[side].unwrap_or(ships + squadrons + upgrades);
            player.activated = activated;
        }
        board.ears = game.ears_of(board);
        if !self.odd {
            let factions = PerSide([self.sides[0].1, self.sides[1].1]);
            let (board, names, lines) = (&self.board, &*self.names, &self.lines);
            Sound { game, board, names, lines, general: self.general, factions }.check()?;
        }
        Ok(self.board)
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
    let (x, y) = (phrase.decimal(Wanted::X)?, phrase.decimal(Wanted::Y)?);
    let facing = if phrase.eat("facing") { phrase.decimal(Wanted::Facing)? } else { 0.0 };
    Ok(Pose::from_mm(x, y, facing))
}
