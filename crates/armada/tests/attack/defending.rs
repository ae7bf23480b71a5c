//! Defense tokens.

use broadside_armada::board::Defense;
use broadside_armada::facts::{Colour::*, DefenseToken, Edition, Face::*, Zone};
use broadside_armada::geometry::Range;
use broadside_armada::steps::Step;
use broadside_armada::words::{ShipNo, Thing};
use broadside_engine::{Answer, Kind};

use crate::common::{EMPIRE, Play, REBEL, Table};

/// A Victory II attacks a CR90 in front of it, so far away.
fn victory_attacks(edition: Edition, gap: f64, prepare: impl FnOnce(&mut Table)) -> (Play, ShipNo, ShipNo) {
    let mut table = Table::new(edition);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 300.0 + 51.0 + 35.5 + gap, 180.0));
    prepare(&mut table);
    (table.play(Step::attack_step(vic)), vic, cr90)
}

fn fire(play: &mut Play, vic: ShipNo, cr90: ShipNo) {
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    if play.asked() == "DeclareTarget" {
        play.pick(EMPIRE, Thing::Zone(cr90, Zone::Front));
    }
    play.until("SpendDefenseToken");
}

fn token(play: &Play, ship: ShipNo, kind: DefenseToken) -> Thing {
    let at = play.board().ship(ship).defense.iter().position(|slot| slot.kind == kind).expect("a token");
    Thing::ShipToken(ship, at as u8)
}

#[test]
fn evade_cancels_at_long_range_and_the_larger_attacker_costs_a_second_die() {
    let (mut play, vic, cr90) = victory_attacks(Edition::Rr15, 230.0, |_| ());
    play.roll(&[(Red, Hit), (Red, Hit), (Red, DoubleHit)]);
    fire(&mut play, vic, cr90);
    assert_eq!(play.attack().range.0, Range::Long);
    let evade = token(&play, cr90, DefenseToken::Evade);
    play.pick(REBEL, evade);
    assert_eq!(play.asked(), "EvadeDie");
    play.pick(REBEL, Thing::Die(2));
    assert_eq!(play.asked(), "EvadeExtraDie");
    assert_eq!(play.items(REBEL), [Thing::Die(0), Thing::Die(1)]);
    play.pick(REBEL, Thing::Die(0));
    assert_eq!(play.attack().dice.len(), 1);
    let Thing::ShipToken(_, at) = evade else { unreachable!() };
    assert_eq!(play.board().ship(cr90).defense[at as usize].state, Defense::Discarded);
    // The other evade is of a type that has been spent.
    let other = play.board().ship(cr90).defense.iter().rposition(|slot| slot.kind == DefenseToken::Evade);
    let other = Thing::ShipToken(cr90, other.expect("two evades") as u8);
    assert_eq!(play.refused(REBEL, other), "armada.defense-tokens.29");
}

#[test]
fn evade_at_close_range_rerolls_but_not_in_the_first_edition() {
    let rolled = [(Red, Hit), (Red, Blank), (Red, Critical), (Blue, Hit), (Blue, Accuracy), (Blue, Hit)];
    let (mut play, vic, cr90) = victory_attacks(Edition::Rr15, 60.0, |_| ());
    play.roll(&rolled);
    fire(&mut play, vic, cr90);
    assert_eq!(play.attack().range.0, Range::Close);
    let evade = token(&play, cr90, DefenseToken::Evade);
    play.pick(REBEL, evade).pick(REBEL, Thing::Die(2)).roll(&[(Red, Blank)]).pass(REBEL);
    assert_eq!(play.attack().dice[2].face, Blank);
    assert_eq!(play.asked(), "SpendDefenseToken");

    let (mut play, vic, cr90) = victory_attacks(Edition::Rr1, 60.0, |_| ());
    play.roll(&rolled);
    fire(&mut play, vic, cr90);
    let evade = token(&play, cr90, DefenseToken::Evade);
    play.pick(REBEL, evade);
    assert_eq!(play.asked(), "SpendDefenseToken");
    assert_eq!(play.attack().dice[2].face, Critical);
}

#[test]
fn redirect_and_brace_and_then_cards() {
    let (mut play, vic, cr90) = victory_attacks(Edition::Rr15, 60.0, |table| {
        table.board.ships[1].defense.push(broadside_armada::board::DefenseSlot {
            kind: DefenseToken::Brace,
            state: Defense::Exhausted,
        });
    });
    play.roll(&[
        (Red, DoubleHit),
        (Red, DoubleHit),
        (Red, Critical),
        (Blue, Hit),
        (Blue, Hit),
        (Blue, Critical),
    ]);
    fire(&mut play, vic, cr90);
    let (redirect, brace) =
        (token(&play, cr90, DefenseToken::Redirect), token(&play, cr90, DefenseToken::Brace));
    play.pick(REBEL, redirect);
    assert_eq!(play.asked(), "RedirectTo");
    assert_eq!(play.items(REBEL), [Thing::Zone(cr90, Zone::Left), Thing::Zone(cr90, Zone::Right)]);
    play.pick(REBEL, Thing::Zone(cr90, Zone::Left)).pick(REBEL, brace).pass(REBEL);
    // No critical effect is used.
    assert_eq!(play.asked(), "CriticalEffect");
    play.pass(EMPIRE);
    // 6 hits and 2 criticals, halved: 4. The left zone has 2 shields.
    assert_eq!(
        (play.asked().as_str(), play.kind()),
        ("RedirectAmount", Some(Kind::Amount { min: 0, max: 2 }))
    );
    play.answer(REBEL, Answer::Amount(1));
    let ship = play.board().ship(cr90);
    assert_eq!(
        (ship.shields[Zone::Left as usize], ship.shields[Zone::Front as usize], ship.damage),
        (1, 0, 1)
    );
    assert_eq!(play.board().decks.faceup(cr90).count(), 0);
    let Thing::ShipToken(_, at) = brace else { unreachable!() };
    assert_eq!(ship.defense[at as usize].state, Defense::Discarded);
}

#[test]
fn a_ship_at_speed_0_spends_nothing() {
    let (mut play, vic, cr90) = victory_attacks(Edition::Rr15, 230.0, |table| table.board.ships[1].speed = 0);
    play.roll(&[(Red, Hit), (Red, Hit), (Red, DoubleHit)]);
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    if play.asked() == "DeclareTarget" {
        play.pick(EMPIRE, Thing::Zone(cr90, Zone::Front));
    }
    assert!(play.is_over());
    assert_eq!(
        (play.board().ship(cr90).shields[Zone::Front as usize], play.board().ship(cr90).damage),
        (0, 2)
    );
}

#[test]
fn contain_forbids_the_standard_critical_effect() {
    let (mut play, vic, cr90) = victory_attacks(Edition::Rr15, 60.0, |table| {
        table.board.ships[1].defense[0].kind = DefenseToken::Contain;
    });
    play.roll(&[
        (Red, Critical),
        (Red, Critical),
        (Red, Critical),
        (Blue, Hit),
        (Blue, Hit),
        (Blue, Critical),
    ]);
    fire(&mut play, vic, cr90);
    let contain = token(&play, cr90, DefenseToken::Contain);
    play.pick(REBEL, contain).pass(REBEL);
    assert!(play.is_over(), "{}", play.asked());
    assert!(!play.board().ship(cr90).in_play() || play.board().decks.faceup(cr90).count() == 0);
}
