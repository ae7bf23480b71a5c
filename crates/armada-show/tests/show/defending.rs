//! Whether a defense token is asked for when there is no damage to avert.

use std::sync::Arc;

use broadside_armada::Armada;
use broadside_armada::board::{Board, Deck, Defense, Upgrade, UpgradeState};
use broadside_armada::facts::{Colour, Edition, Face, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Prompt, ShipNo, SquadronNo, Thing, Window};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Draw};
use broadside_stage::{Moot, Reply, Show};

use crate::common::{BLUE, Play, RED, empty, put_ship, put_squadron};

/// An X-wing squadron and a corvette against a Raider.
fn table(game: &Armada) -> Board {
    let mut board = empty(Deck::new(game.rules.own_damage_decks));
    put_ship(game, &mut board, BLUE, "raider-i-class-corvette", (900.0, 400.0, 0.0), 1);
    put_ship(game, &mut board, RED, "cr90-corvette-a", (300.0, 800.0, 180.0), 2);
    put_squadron(game, &mut board, RED, "x-wing-squadron", 900.0, 460.0);
    board
}

fn equip(game: &Armada, board: &mut Board, ship: u8, slug: &str, state: UpgradeState) {
    let card = game.facts.upgrade(slug).unwrap_or_else(|| panic!("there is no upgrade {slug}"));
    board.upgrades.push(Upgrade { card, ship: ShipNo(ship), state });
}

/// What need not be asked when the X-wings attack and their dice do nothing.
fn moot(game: &Arc<Armada>, mut board: Board, at: Thing, dice: &[(&str, u32)]) -> Option<Moot> {
    board.ears = game.ears_of(&board);
    let draw = |(what, value): &(&str, u32)| Draw { what: Some((*what).into()), value: *value };
    let chance = Chance::scripted(dice.iter().map(draw).collect::<Vec<_>>());
    let mut play = Play::with(game, board, Step::squadron_attack(SquadronNo(0)), chance);
    if play.asked() == Some((RED, Prompt::SquadronTarget)) {
        play.pick(at);
    }
    if play.window() == Some(Window::ResolveAttackEffects) {
        play.pass();
    }
    assert_eq!(play.asked(), Some((BLUE, Prompt::SpendDefenseToken)));
    let decision = play.position.core.decision(BLUE).expect("they are asked");
    let legal = play.referee.legal_explained(&play.position, BLUE).clone();
    ArmadaShow(Arc::clone(game)).question(&play.position, &decision, &legal, &[]).moot
}

/// The place of a face on a die.
fn side(colour: Colour, face: Face) -> u32 {
    colour.faces().iter().position(|other| *other == face).expect("a face of the die") as u32
}

/// Whether it need not be asked when they attack the Raider's front.
fn at_raider(game: &Arc<Armada>, board: Board) -> bool {
    let front = Thing::Zone(ShipNo(0), Zone::Front);
    let given = moot(game, board, front, &[("red", side(Colour::Red, Face::Blank))]);
    assert!(given.as_ref().is_none_or(|moot| moot.reply == Reply::Pass), "{given:?}");
    given.is_some()
}

#[test]
fn no_token_is_asked_for_where_no_card_of_the_defender_makes_more_of_it() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    assert!(at_raider(&game, table(&game)));
    // Cards of the enemy, of other ships, and cards that lower the damage.
    for (ship, slug) in [(1, "reactive-gunnery"), (0, "expert-shield-tech"), (0, "sa-nalaor")] {
        let mut board = table(&game);
        equip(&game, &mut board, ship, slug, UpgradeState::Ready);
        assert!(at_raider(&game, board), "{slug}");
    }
    let mut board = table(&game);
    put_squadron(&game, &mut board, BLUE, "kit-fisto", 300.0, 100.0);
    assert!(at_raider(&game, board));
}

#[test]
fn a_token_that_a_card_turns_into_a_salvo_is_asked_for() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    for (state, asks) in [(UpgradeState::Ready, true), (UpgradeState::Exhausted, false)] {
        let mut board = table(&game);
        equip(&game, &mut board, 0, "reactive-gunnery", state);
        assert_eq!(at_raider(&game, board), !asks, "{state:?}");
    }
    // It takes a readied token.
    let mut board = table(&game);
    equip(&game, &mut board, 0, "reactive-gunnery", UpgradeState::Ready);
    board.ships[0].defense.iter_mut().for_each(|slot| slot.state = Defense::Exhausted);
    assert!(at_raider(&game, board));
}

#[test]
fn a_token_whose_loss_heals_is_asked_for() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    let accuracy = side(Colour::Blue, Face::Accuracy);
    let states = [(1, Defense::Exhausted, true), (4, Defense::Exhausted, false), (1, Defense::Ready, false)];
    for (hull, state, asks) in states {
        let mut board = table(&game);
        let tel = put_squadron(&game, &mut board, BLUE, "tel-trevura", 960.0, 500.0);
        let it = &mut board.squadrons[tel.index()];
        it.hull = hull;
        it.defense.iter_mut().for_each(|slot| slot.state = state);
        let given = moot(&game, board, Thing::Squadron(tel), &[("blue", accuracy); 4]);
        assert_eq!(given.is_none(), asks, "{hull} {state:?} {given:?}");
    }
}
