//! The damage cards: where each lies and who has seen it.

use broadside_engine::{List, Seats, Side};
use serde::{Deserialize, Serialize};

use crate::facts::{DECK, DamageKind, Facts};
use crate::words::{CardNo, ObstacleNo, ShipNo};

/// How many decks a game can need: one or one a side, and a spare of each.
pub const DECKS: usize = 4;
/// The most damage cards in a game.
pub const MAX_CARDS: usize = DECKS * DECK;

/// Where a damage card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardPlace {
    /// In the box: its deck is not used.
    #[default]
    Box,
    /// In its deck.
    Deck,
    /// In its discard pile.
    Discard,
    /// On a ship.
    Ship(ShipNo),
    /// On a station.
    Station(ObstacleNo),
}

/// A damage card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Where it lies.
    pub place: CardPlace,
    /// Whether it lies faceup.
    pub faceup: bool,
    /// Who knows which card it is.
    pub known: Seats,
    /// In which order the cards of a ship were dealt: the last has the highest number.
    pub order: u8,
}

/// All damage cards, and the order of the decks (armada.damage.deck.02, armada.damage.deck.05).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deck {
    /// Every card, by its number.
    #[serde(with = "cards")]
    pub cards: [Card; MAX_CARDS],
    /// The order of the piles, the top card last: the shared one, or one for each side.
    pub piles: [List<CardNo, { 2 * DECK }>; 2],
    /// Whether each side has a deck of its own (armada.damage.deck.04).
    pub separate: bool,
}

/// Long arrays as lists: serde's own arrays end at 32.
mod cards {
    use super::{Card, MAX_CARDS};
    use broadside_engine::List;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(cards: &[Card; MAX_CARDS], to: S) -> Result<S::Ok, S::Error> {
        List::<Card, MAX_CARDS>::of(cards).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Card; MAX_CARDS], D::Error> {
        let list = List::<Card, MAX_CARDS>::deserialize(from)?;
        let mut cards = [Card::default(); MAX_CARDS];
        cards[..list.len()].copy_from_slice(&list);
        Ok(cards)
    }
}

impl Deck {
    /// The decks of a game in their printed order, unshuffled.
    pub fn new(separate: bool) -> Deck {
        let mut deck =
            Deck { cards: [Card::default(); MAX_CARDS], piles: [List::new(), List::new()], separate };
        for pile in 0..if separate { 2 } else { 1 } {
            deck.open(pile);
        }
        deck
    }

    /// Which pile a side's ships are dealt from.
    pub fn pile_of(&self, side: Side) -> usize {
        if self.separate { usize::from(side.0) } else { 0 }
    }

    /// To which pile a card belongs.
    pub fn pile_of_card(&self, card: CardNo) -> usize {
        if self.separate { card.index() / DECK % 2 } else { 0 }
    }

    /// Puts a further deck of 52 on a pile, in printed order; `false` when none is left.
    pub fn open(&mut self, pile: usize) -> bool {
        let step = if self.separate { 2 } else { 1 };
        let mut deck = pile;
        while deck < DECKS {
            if self.cards[deck * DECK].place == CardPlace::Box && self.piles[pile].len() + DECK <= 2 * DECK {
                for card in deck * DECK..(deck + 1) * DECK {
                    self.cards[card].place = CardPlace::Deck;
                    self.piles[pile].push(CardNo(card as u8));
                }
                return true;
            }
            deck += step;
        }
        false
    }

    /// The cards that lie on a ship.
    pub fn on_ship(&self, ship: ShipNo) -> impl Iterator<Item = CardNo> + '_ {
        let here = move |at: &u8| self.cards[*at as usize].place == CardPlace::Ship(ship);
        (0..MAX_CARDS as u8).filter(here).map(CardNo)
    }

    /// The facedown card of a ship that was dealt last. Facedown cards are alike to everybody, so a player who takes
    /// one of them takes this one.
    pub fn last_facedown(&self, ship: ShipNo) -> Option<CardNo> {
        let facedown = self.on_ship(ship).filter(|card| !self.cards[card.index()].faceup);
        facedown.max_by_key(|card| self.cards[card.index()].order)
    }

    /// The faceup cards of a ship.
    pub fn faceup(&self, ship: ShipNo) -> impl Iterator<Item = CardNo> + '_ {
        self.on_ship(ship).filter(|card| self.cards[card.index()].faceup)
    }
}

/// What a card is.
pub fn kind(facts: &Facts, card: CardNo) -> DamageKind {
    let mut at = card.index() % DECK;
    for entry in facts.damage() {
        if at < usize::from(entry.count) {
            return entry.kind;
        }
        at -= usize::from(entry.count);
    }
    unreachable!("the counts of the damage cards add up to {DECK}")
}
