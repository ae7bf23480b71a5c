//! Lines about damage cards, and the piles that they leave.

use broadside_armada::board::{Card as DamageCard, CardPlace};
use broadside_armada::facts::DamageKind;
use broadside_armada::words::{CardNo, ShipNo};
use broadside_engine::{List, Seats, Side};
use broadside_scenario::{Phrase, Place, Problem};

use super::Draft;
use crate::cards;
use crate::refused::AskRefused;

impl Draft<'_> {
    /// `deck [Rebel] [only] Structural Damage, Injured Crew`: the cards on top.
    pub(super) fn deck(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let facts = self.game.facts;
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
        Ok(())
    }

    /// `discard [Rebel] Power Failure`: the discard pile.
    pub(super) fn discard(&mut self, phrase: &mut Phrase<'_>) -> Result<(), Problem> {
        let facts = self.game.facts;
        let pile = self.pile(phrase)?.unwrap_or(0);
        while !phrase.is_empty() {
            self.discards[pile].push(cards::a_damage(facts, phrase)?);
            phrase.comma();
        }
        Ok(())
    }

    /// A side's pile, if a side is named: its own deck, or the shared one.
    fn pile(&mut self, phrase: &mut Phrase<'_>) -> Result<Option<usize>, Problem> {
        if !self.side_next(phrase) {
            return Ok(None);
        }
        let side = self.a_side(phrase)?;
        Ok(Some(self.board.decks.pile_of(side)))
    }

    /// The piles: the named cards on top, the others below in the order of the alphabet.
    pub(super) fn piles(&mut self) -> Result<(), Problem> {
        let game = self.game;
        let kind = |card: &CardNo| game.damage_kind(*card);
        for pile in 0..if self.board.decks.separate { 2 } else { 1 } {
            let mut rest: Vec<CardNo> = self.board.decks.piles[pile].to_vec();
            let mut take = |wanted: DamageKind| match rest.iter().position(|card| kind(card) == wanted) {
                Some(at) => Ok(rest.remove(at)),
                None => {
                    let card = game.facts[wanted].name.to_string();
                    Err(Problem::at(Place::default(), AskRefused::DeckLacks { card }))
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
    pub(crate) fn lay(
        &mut self,
        ship: ShipNo,
        side: Side,
        wanted: Option<DamageKind>,
        faceup: bool,
        order: u8,
    ) -> Result<(), AskRefused> {
        let game = self.game;
        let everybody = self.board.players();
        let decks = &mut self.board.decks;
        let pile = decks.pile_of(side);
        let fits = |card: &CardNo| wanted.is_none_or(|kind| game.damage_kind(*card) == kind);
        let Some(at) = decks.piles[pile].iter().rposition(fits) else {
            return Err(AskRefused::DeckLacksSuch);
        };
        let card = decks.piles[pile].remove(at);
        let known = if faceup { everybody } else { Seats::NONE };
        decks.cards[card.index()] = DamageCard { place: CardPlace::Ship(ship), faceup, known, order };
        Ok(())
    }
}
