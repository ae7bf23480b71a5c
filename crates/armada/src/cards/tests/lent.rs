//! A keyword and speed that an effect lends a squadron.

use broadside_engine::{Ability, Answer, Change, Ears};
use broadside_table::Pose;

use super::super::{SUBJECT, rule};
use super::hand::{BLUE, Hand, RED, roll};
use crate::board::UpgradeState;
use crate::facts::{Colour, Edition, Face, Keyword};
use crate::steps::Step;
use crate::words::{Amount, ArmadaWords, Choice, Cond, Piece, Query, Thing};
use crate::{Armada, values};

const VICTORY: &str = "victory-ii-class-star-destroyer";
const ACCLAMATOR: &str = "acclamator-i-class-assault-ship";
/// The card that lends, whatever it says itself.
const LENDER: &str = "expanded-hangar-bay";
const EDITIONS: [Edition; 2] = [Edition::Rr15, Edition::Arc];

const ADEPT: Ability<ArmadaWords> = rule(
    "Lesson",
    Query::KeywordValue,
    Change::Add(Amount::N(1)),
    Cond::All(&[
        Cond::Friendly(SUBJECT),
        Cond::Named(|_, bound| bound.about.amount == Keyword::Adept as i16),
    ]),
);

/// The game with a card that has this ability.
fn lending(edition: Edition, ability: Ability<ArmadaWords>) -> Armada {
    let mut game = Armada::new(edition);
    let card = game.facts.upgrade(LENDER).expect("there is such an upgrade").index();
    let first = game.table.abilities.len() as u16;
    game.table.abilities.push(ability);
    game.table.upgrades[card] = first..first + 1;
    game.table.upgrade_ears[card] = Ears::of(&[ability]);
    game
}

#[test]
fn adept_1_and_adept_1_are_adept_2() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.keyword.general.01", "armada.keyword.general.02");
    for edition in EDITIONS {
        let game = lending(edition, ADEPT);
        let mut hand = Hand::new(&game);
        let ship = hand.ship(RED, ACCLAMATOR, 400.0, 100.0, 0.0);
        hand.ship(BLUE, VICTORY, 1400.0, 800.0, 180.0);
        let delta = hand.squadron(RED, "delta-7-aethersprite-squadron", 900.0, 400.0);
        let other = hand.squadron(BLUE, "vulture-class-droid-fighter-squadron", 900.0, 450.0);
        let adept =
            |hand: &mut Hand<'_>, squadron| hand.look(|look| values::keyword(look, squadron, Keyword::Adept));
        assert_eq!(adept(&mut hand, delta), 1);
        let lender = hand.equip(ship, LENDER);
        assert_eq!((adept(&mut hand, delta), adept(&mut hand, other)), (2, 0));
        assert_eq!(hand.look(|look| values::keyword(look, delta, Keyword::Dodge)), 1);
        hand.board.upgrades[lender.index()].state = UpgradeState::Discarded;
        assert_eq!(adept(&mut hand, delta), 1, "the effect does not last");
        hand.board.upgrades[lender.index()].state = UpgradeState::default();

        let (blue, black) = (roll(Colour::Blue, Face::Accuracy), roll(Colour::Black, Face::Blank));
        let draws = [blue, blue, blue, black, blue, blue];
        let mut play = hand.play(Step::squadron_activation(delta, None), &draws);
        play.pick(Thing::Choice(Choice::Attack));
        play.use_effect("Adept");
        let dice = |count| Answer::some((0..count).map(Thing::Die));
        play.refuse(dice(3));
        play.answer(dice(2));
        assert!(!play.effects().contains(&"Adept"));
    }
}

#[test]
fn a_faster_squadron_is_faster_in_its_own_move_only() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.squadron-movement.71");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let hand = || {
            let mut hand = Hand::new(&game);
            let ship = hand.ship(RED, VICTORY, 400.0, 100.0, 0.0);
            hand.ship(BLUE, VICTORY, 1400.0, 800.0, 180.0);
            hand.equip(ship, "corrupter");
            let bomber = hand.squadron(RED, "tie-bomber-squadron", 600.0, 300.0);
            (hand, ship, bomber)
        };
        let place = |x| Answer::Place(Pose::from_mm(x, 300.0, 0.0));
        // Its speed is 4, and 5 in the activation by Corrupter: to 304.8 mm.
        let (it, ship, bomber) = hand();
        let mut play = it.play(Step::squadron_activation(bomber, Some(ship)), &[]);
        play.pick(Thing::Choice(Choice::Move));
        play.refuse(place(905.0));
        play.answer(place(904.0));
        // In the same activation a card lets it move up to distance 1, that is 76.5 mm, and not to distance 2.
        let (mut it, ship, bomber) = hand();
        it.board.active = Some(Piece::Squadron(bomber));
        it.board.squadrons[bomber.index()].commander = Some(ship);
        let mut play = it.play(Step::squadron_move(bomber, 1), &[]);
        play.refuse(place(677.0));
        play.answer(place(676.0));
    }
}
