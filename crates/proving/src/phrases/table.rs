//! Sets the pond up from the lines of a scenario.

use broadside_engine::{List, Seat, Seats};
use broadside_scenario::{Line, Names, Phrase, Problem};
use broadside_table::Pose;

use super::DIALS;
use crate::board::{Board, CardKind, FLEET, Facedown, POND, ROUNDS, Skiff};
use crate::charms::CHARMS;
use crate::game::{Setup, Skiffs};
use crate::words::Thing;

const SEATS: [(&str, Seat); 2] = [("blue", Seat(0)), ("red", Seat(1))];
const CARDS: [(&str, CardKind); 4] = [
    ("Scratch", CardKind::Scratch),
    ("Leak", CardKind::Leak),
    ("Squall", CardKind::Squall),
    ("Holed", CardKind::Holed),
];

/// What the lines of a table have said so far.
struct Draft<'n> {
    names: &'n mut Names<Thing>,
    skiffs: [Option<Skiff>; 6],
    charms: Vec<(Seat, u8, u8)>,
    deck: Option<List<CardKind, 16>>,
    first: Seat,
    round: u8,
}

/// The pond: `deck Leak, Holed` (top first), `first red`, `round 2`, and a line for each skiff:
/// `NAME blue at 100 200 facing 0 planks 2 2 lanterns 1 dial row card Leak charm Flare`.
pub(super) fn board<const QUEUE: bool>(
    game: &Skiffs<QUEUE>,
    lines: &[Line],
    names: &mut Names<Thing>,
) -> Result<Board, Problem> {
    SEATS.iter().for_each(|(name, seat)| names.seat(name, *seat));
    let (skiffs, charms) = ([None; 6], Vec::new());
    let mut draft = Draft { names, skiffs, charms, deck: None, first: Seat(0), round: 1 };
    for line in lines {
        let mut phrase = line.phrase();
        draft.line(&mut phrase)?;
        phrase.end()?;
    }
    let setup = Setup { charms: draft.charms };
    let mut board = game.board(&setup).map_err(|error| Problem::from(error.0))?;
    for (skiff, place) in draft.skiffs.iter().zip(&mut board.skiffs) {
        // A skiff that the table does not name is out of the game.
        *place = skiff.unwrap_or(Skiff { sunk: true, ..*place });
    }
    (board.first, board.round) = (draft.first, draft.round);
    board.deck = draft.deck.unwrap_or(board.deck);
    Ok(board)
}

impl Draft<'_> {
    fn line(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        if phrase.eat("deck") {
            return self.deck(phrase);
        }
        if phrase.eat("first") {
            self.first = phrase.one_of("a player", SEATS)?;
            return Ok(());
        }
        if phrase.eat("round") {
            self.round = at_most(phrase, "the round", ROUNDS)?;
            return Ok(());
        }
        self.skiff(phrase)
    }

    fn deck(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let mut cards = Vec::new();
        while !phrase.is_empty() {
            cards.push(phrase.one_of("a card", CARDS)?);
            phrase.comma();
        }
        let mut deck = List::new();
        for card in cards.iter().rev() {
            deck.try_push(*card).map_err(|_| phrase.problem("the deck has at most 16 cards"))?;
        }
        self.deck = Some(deck);
        Ok(())
    }

    fn skiff(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let name = self.names.new_piece(phrase)?;
        let before = *phrase;
        let owner = phrase.one_of("a player", SEATS)?;
        let mut fleet = owner.0 * FLEET..(owner.0 + 1) * FLEET;
        let Some(at) = fleet.find(|at| self.skiffs[*at as usize].is_none()) else {
            return Err(before.problem(format!("each player has {FLEET} skiffs, and this is one more")));
        };
        let mut skiff = Skiff { owner, planks: [2, 2], lanterns: 1, ..Skiff::default() };
        while !phrase.is_empty() {
            self.quality(phrase, &mut skiff, at)?;
            phrase.comma();
        }
        self.skiffs[at as usize] = Some(skiff);
        self.names.piece(name, Thing::Skiff(at));
        Ok(())
    }

    fn quality(&mut self, phrase: &mut Phrase<'_>, skiff: &mut Skiff, at: u8) -> Result<(), Problem> {
        let qualities = ["at", "planks", "lanterns", "dial", "card", "charm", "acted"];
        let before = *phrase;
        match phrase.one_of("something that a skiff has", qualities.map(|word| (word, word)))? {
            "at" => {
                let (x, y) = (phrase.decimal("x in millimetres")?, phrase.decimal("y in millimetres")?);
                let facing =
                    if phrase.eat("facing") { phrase.decimal("the facing in degrees")? } else { 0.0 };
                if !(0.0..=POND).contains(&x) || !(0.0..=POND).contains(&y) {
                    return Err(before.problem(format!("the pond reaches from 0 to {POND} both ways")));
                }
                skiff.pose = Some(Pose::from_mm(x, y, facing));
            }
            "planks" => {
                skiff.planks =
                    [at_most(phrase, "planks at the bow", 2)?, at_most(phrase, "planks at the stern", 2)?];
            }
            "lanterns" => skiff.lanterns = at_most(phrase, "how many lanterns", 6)?,
            "dial" => skiff.dial = Some(phrase.one_of("a setting of a dial", DIALS)?),
            "card" => {
                let kind = phrase.one_of("a card", CARDS)?;
                let card = Facedown { kind, known: Seats::NONE };
                skiff.cards.try_push(card).map_err(|_| before.problem("a skiff has at most 4 cards"))?;
            }
            "charm" => {
                let charms = CHARMS.iter().enumerate().map(|(nth, charm)| (charm.name, nth as u8));
                self.charms.push((skiff.owner, phrase.one_of("a charm", charms)?, at % FLEET));
            }
            _ => skiff.acted = true,
        }
        Ok(())
    }
}

/// The name of a card.
pub(super) fn card(kind: CardKind) -> &'static str {
    CARDS.iter().find(|(_, other)| *other == kind).map_or("a card", |(name, _)| name)
}

/// A card by its name.
pub(super) fn a_card(phrase: &mut Phrase<'_>) -> Result<CardKind, Problem> {
    phrase.one_of("a card", CARDS)
}

fn at_most(phrase: &mut Phrase<'_>, what: &'static str, most: u8) -> Result<u8, Problem> {
    let before = *phrase;
    let number = phrase.number(what)?;
    if number > most {
        return Err(before.problem(format!("{what} is at most {most}, not {number}")));
    }
    Ok(number)
}
