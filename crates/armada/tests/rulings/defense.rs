//! The damage deck, and what nobody sees of it.

use broadside_armada::Armada;
use broadside_armada::board::CardPlace;
use broadside_armada::facts::{DECK, DamageKind, DamageTrait, Edition};
use broadside_armada::steps::Step;
use broadside_engine::{Game, Viewer};

use crate::common::{EMPIRE, REBEL, Table, game};

#[test]
fn a_damage_deck_has_16_crew_cards_of_7_titles_and_36_ship_cards_of_15() {
    broadside_rulebook::proves!("armada.damage.deck.01", "armada.damage.13");
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let game = game(edition);
        let counted = |wanted: DamageTrait| {
            let cards = game.facts.damage().iter().filter(|card| card.damage_trait == wanted);
            (cards.clone().map(|card| card.count).sum::<u8>(), cards.count())
        };
        assert_eq!(counted(DamageTrait::Crew), (16, 7));
        assert_eq!(counted(DamageTrait::Ship), (36, 15));
        // The deck that is dealt from holds just these.
        let board = Table::new(edition).board;
        let pile = &board.decks.piles[0];
        assert_eq!((pile.len(), DECK), (52, 52));
        for card in game.facts.damage() {
            let here = pile.iter().filter(|dealt| game.damage_kind(**dealt) == card.kind);
            assert_eq!(here.count(), usize::from(card.count), "{}", card.name);
        }
    }
}

/// What everybody sees when a CR90 has this damage card facedown.
fn views(edition: Edition, kind: DamageKind) -> Vec<<Armada as Game>::View> {
    let mut table = Table::new(edition);
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 500.0, 180.0));
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let game = table.game;
    let pile = table.board.decks.pile_of(table.board.side(REBEL));
    let cards = &table.board.decks.piles[pile];
    let at = cards.iter().position(|card| game.damage_kind(*card) == kind).expect("a card of the deck");
    let card = table.board.decks.piles[pile].remove(at);
    table.board.decks.cards[card.index()].place = CardPlace::Ship(cr90);
    table.board.ships[cr90.index()].damage = 1;
    let play = table.play(Step::attack_step(vic));
    let viewers = [Viewer::Seat(REBEL), Viewer::Seat(EMPIRE), Viewer::Spectator];
    viewers.map(|viewer| game.view(&play.position, viewer)).into()
}

#[test]
fn nobody_can_tell_one_facedown_damage_card_from_another() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.damage.10");
    for edition in [Edition::Rr15, Edition::Arc] {
        let one = views(edition, DamageKind::StructuralDamage);
        assert!(one.iter().all(|view| view.ships[0].facedown == 1 && view.ships[0].faceup.is_empty()));
        assert_eq!(one, views(edition, DamageKind::BlindedGunners));
    }
}
