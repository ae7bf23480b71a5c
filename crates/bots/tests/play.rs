//! Bots answer by the rules, the same way twice, and from what their seat may know.

mod common;

use broadside_armada::Armada;
use broadside_armada::Setup;
use broadside_armada::facts::Edition;
use broadside_armada::fleet::samples;
use broadside_armada::words::{Prompt as Ask, Thing};
use broadside_bots::{Bot, Plays, Random, advise, levels, reply, reply_until};
use broadside_engine::{Answer, Chance, Game, Position, Prompt, Referee, Seat};

fn small() -> Setup {
    let fleet = |slug| {
        let sample = samples().iter().find(|sample| sample.slug == slug);
        sample.expect("a fleet of the program").fleet()
    };
    Setup::new([fleet("rebel-180"), fleet("imperial-180")])
}

/// Plays the small game and shows every position before its decision.
fn play(
    game: &Armada,
    bot: &dyn Bot<Armada>,
    seed: u64,
    show: impl FnMut(&Position<<Armada as Game>::Words>, Seat),
) {
    common::play(game, &small(), bot, seed, show);
}

#[test]
fn a_bot_cannot_tell_what_its_seat_cannot_know() {
    let captain = Armada::bot("captain").expect("a bot");
    assert!(common::cannot_peek(&Armada::new(Edition::Rr15), &small(), &*captain, 40) > 100);
}

#[test]
fn every_level_plays_a_game_to_its_end() {
    let game = Armada::new(Edition::Rr15);
    assert!(!levels("armada").is_empty() && levels("chess").is_empty());
    for level in levels("armada") {
        // With few simulations the admiral plays by the same rules.
        let name = if level.name == "admiral" { "admiral:2" } else { level.bot };
        let bot = Armada::bot(name).expect("the bot of a level");
        play(&game, &*bot, 2, |position, seat| {
            if position.core.decisions() < 40 {
                let answer = advise(&game, position, seat, name, 2, &|| false);
                assert_eq!(
                    answer.map(|advice| advice.answer),
                    reply(&*bot, &game, position, seat, 2).map(|thought| thought.answer)
                );
            }
        });
    }
}

#[test]
fn what_is_redirected_goes_where_the_shields_are() {
    let game = Armada::new(Edition::Rr15);
    let captain = Armada::bot("captain").expect("a bot");
    let mut seen = 0;
    for seed in 0..6 {
        play(&game, &Random, seed, |position, seat| {
            let asked = position.core.decision(seat).map(|decision| decision.prompt);
            if asked != Some(Prompt::Step(Ask::RedirectTo)) {
                return;
            }
            seen += 1;
            let shields = |item: &Thing| match *item {
                Thing::Zone(ship, zone) => position.board.ship(ship).shields[zone as usize],
                _ => panic!("{item:?} is no hull zone"),
            };
            let legal = Referee::quiet(&game, Chance::halting()).legal(position, seat).items.clone();
            let Some(Answer::Pick(zone)) =
                reply(&*captain, &game, position, seat, 1).map(|thought| thought.answer)
            else {
                panic!("a hull zone is picked");
            };
            assert_eq!(Some(shields(&zone)), legal.iter().map(shields).max());
        });
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_thought_lists_what_was_weighed() {
    let game = Armada::new(Edition::Rr15);
    let captain = Armada::bot("captain").expect("a bot");
    let mut courses = 0;
    play(&game, &Random, 5, |position, seat| {
        let kind = position.kind(seat);
        if kind != Some(broadside_engine::Kind::Course) || courses > 3 {
            return;
        }
        courses += 1;
        let thought = reply(&*captain, &game, position, seat, 1).expect("a course");
        let best = thought.weighed.iter().map(|it| it.score).fold(f64::MIN, f64::max);
        let chosen = thought.weighed.iter().find(|it| it.answer == thought.answer).expect("it was weighed");
        assert_eq!(chosen.score, best);
        assert!(!chosen.reason.id.is_empty());
    });
    assert!(courses > 0);
}

#[test]
fn a_search_comes_to_its_end_when_it_is_told_to() {
    let game = Armada::new(Edition::Rr15);
    let admiral = Armada::bot("admiral:1000000").expect("a bot");
    let mut courses = 0;
    play(&game, &Random, 5, |position, seat| {
        if position.kind(seat) != Some(broadside_engine::Kind::Course) || courses > 1 {
            return;
        }
        courses += 1;
        let asked = std::cell::Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 30
        };
        assert!(reply_until(&*admiral, &game, position, seat, 1, &stop).is_some(), "the best so far");
        assert!(asked.get() <= 31, "it went on after it was told to stop");
    });
    assert!(courses > 0);
}
