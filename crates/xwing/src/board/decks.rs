//! The damage decks, one for each side (xwing.damage-card.01, xwing.setup.13).

use broadside_engine::{List, PerSide, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::facts::DECK;
use crate::words::{CardNo, ConditionNo, DeviceNo, Object, ShipNo};

/// The cards of both decks.
pub const MAX_CARDS: usize = Side::BOTH.len() * DECK;

/// Where a damage card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardPlace {
    /// In its deck.
    #[default]
    Deck,
    /// Discarded.
    Discard,
    /// On a ship.
    Ship(ShipNo),
    /// On a remote.
    Device(DeviceNo),
    /// Faceup on a condition card, without effect.
    Condition(ConditionNo),
    /// Drawn for a ship that would be dealt it; faceup if it was shown.
    Drawn(ShipNo),
    /// Among the cards drawn for a ship at which a player looks to choose one of them.
    LookedAt(ShipNo, Seat),
}

/// A damage card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Where it is.
    pub place: CardPlace,
    /// Whether it lies faceup.
    pub faceup: bool,
    /// Whether its action was performed in this round.
    pub acted: bool,
}

/// The damage decks. A card's number tells its deck and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decks {
    /// All cards, deck by deck in the order of the sides.
    #[serde(with = "cards")]
    pub cards: [Card; MAX_CARDS],
    /// The decks of the sides, the top card last.
    pub piles: PerSide<List<CardNo, DECK>>,
}

impl Decks {
    /// Full decks in the printed order.
    pub fn new() -> Decks {
        Decks {
            cards: [Card::default(); MAX_CARDS],
            piles: PerSide::from_fn(|side| Decks::cards_of(side).collect()),
        }
    }

    /// To which side's deck a card belongs.
    pub fn deck_of(card: CardNo) -> Side {
        Side((card.index() / DECK) as u8)
    }

    /// The cards of a side's deck, wherever they are.
    pub fn cards_of(side: Side) -> impl Iterator<Item = CardNo> + use<> {
        let first = usize::from(side.0) * DECK;
        (first..first + DECK).map(|card| CardNo(card as u8))
    }

    /// The cards on a unit.
    pub fn on(&self, unit: Object) -> impl Iterator<Item = CardNo> + '_ {
        let place = place_of(unit);
        (0..MAX_CARDS as u8).map(CardNo).filter(move |card| Some(self.cards[card.index()].place) == place)
    }

    /// The card that was drawn for a ship and has not been dealt yet.
    pub fn drawn(&self, ship: ShipNo) -> Option<CardNo> {
        self.among(move |place| place == CardPlace::Drawn(ship)).next()
    }

    /// The cards whose place fits.
    pub fn among(&self, fits: impl Fn(CardPlace) -> bool) -> impl Iterator<Item = CardNo> {
        (0..MAX_CARDS as u8).map(CardNo).filter(move |card| fits(self.cards[card.index()].place))
    }

    /// The unit on which a card lies.
    pub fn bearer(&self, card: CardNo) -> Option<Object> {
        match self.cards[card.index()].place {
            CardPlace::Ship(ship) => Some(Object::Ship(ship)),
            CardPlace::Device(device) => Some(Object::Device(device)),
            CardPlace::Deck
            | CardPlace::Discard
            | CardPlace::Condition(_)
            | CardPlace::Drawn(_)
            | CardPlace::LookedAt(..) => None,
        }
    }
}

impl Default for Decks {
    fn default() -> Decks {
        Decks::new()
    }
}

/// The place of cards on a unit.
pub(crate) fn place_of(unit: Object) -> Option<CardPlace> {
    match unit {
        Object::Ship(ship) => Some(CardPlace::Ship(ship)),
        Object::Device(device) => Some(CardPlace::Device(device)),
        Object::Obstacle(_) | Object::Objective(_) => None,
    }
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
