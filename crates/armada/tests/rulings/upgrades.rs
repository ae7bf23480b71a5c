//! What players see of the cards that General Dodonna looks at.

use broadside_armada::Armada;
use broadside_armada::board::{CardPlace, Upgrade};
use broadside_armada::facts::{Colour, DamageKind, Edition, Face, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::Thing;
use broadside_engine::{Game, Viewer};

use crate::common::{EMPIRE, REBEL, Table};

const EDITIONS: [Edition; 2] = [Edition::Rr15, Edition::Arc];
const VIEWERS: [Viewer; 3] = [Viewer::Seat(REBEL), Viewer::Seat(EMPIRE), Viewer::Spectator];

#[test]
fn only_the_player_of_general_dodonna_sees_what_he_looks_at() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.card.general-dodonna.03");
    for edition in EDITIONS {
        let mut table = Table::new(edition);
        let neb = table.ship("nebulon-b-escort-frigate", REBEL, (900.0, 300.0, 0.0));
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 480.0, 180.0));
        table.board.ships[vic.index()].shields = Default::default();
        let card = table.game.facts.upgrade("general-dodonna").expect("there is such a card");
        table.board.upgrades.push(Upgrade { card, ship: neb, ..Upgrade::default() });
        let pile = table.board.decks.pile_of(table.board.side(EMPIRE));
        let mut play = table.play(Step::attack_step(neb));
        play.roll(&[(Colour::Red, Face::Critical), (Colour::Red, Face::Hit), (Colour::Red, Face::Blank)]);
        play.pick(REBEL, Thing::Zone(neb, Zone::Front)).pass(EMPIRE);
        play.use_effect(REBEL, "Standard critical effect").use_effect(REBEL, "General Dodonna");
        let game = play.referee.game;
        let seen = |viewer| game.view(&play.position, viewer).decks[pile].top.len();
        assert_eq!(VIEWERS.map(seen), [4, 0, 0]);
    }
}

/// What everybody sees when a card of this kind lies in the discard pile.
fn views(edition: Edition, kind: DamageKind) -> Vec<<Armada as Game>::View> {
    let mut table = Table::new(edition);
    table.ship("cr90-corvette-a", REBEL, (900.0, 500.0, 180.0));
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let game = table.game;
    let cards = &table.board.decks.piles[0];
    let at = cards.iter().position(|card| game.damage_kind(*card) == kind).expect("a card of the deck");
    let card = table.board.decks.piles[0].remove(at);
    let it = &mut table.board.decks.cards[card.index()];
    (it.place, it.known) = (CardPlace::Discard, it.known.with(REBEL));
    let play = table.play(Step::attack_step(vic));
    VIEWERS.map(|viewer| game.view(&play.position, viewer)).into()
}

#[test]
fn nobody_looks_through_the_discard_pile() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.card.general-dodonna.04");
    for edition in EDITIONS {
        let one = views(edition, DamageKind::StructuralDamage);
        assert!(one.iter().all(|view| view.decks[0].discarded == 1));
        assert_eq!(one, views(edition, DamageKind::BlindedGunners));
    }
}
