//! X-Wing's bots answer by the rules, the same way twice, from what their seat may know, and stay on the table.

mod common;

use broadside_bots::{Plays, Random, Thought, levels, reply};
use broadside_engine::{Kind, Prompt, hash_of};
use broadside_xwing::board::{Scenario, Standing};
use broadside_xwing::squad::samples;
use broadside_xwing::words::{Prompt as Ask, XWingWords};
use broadside_xwing::{Setup, XWing};
use common::{cannot_peek, play};

fn setup(scenario: Scenario) -> Setup {
    let squad = |slug| {
        let sample = samples().iter().find(|sample| sample.slug == slug);
        sample.expect("a squad of the program").squad()
    };
    Setup::new([squad("rebel-line"), squad("imperial-aces")], scenario)
}

#[test]
fn a_bot_cannot_tell_what_its_seat_cannot_know() {
    let captain = XWing::bot("captain").expect("a bot");
    let scenarios = [Scenario::Assault, Scenario::Chance, Scenario::Scramble];
    let met = scenarios.map(|scenario| cannot_peek(&XWing::default(), &setup(scenario), &*captain, 7));
    assert!(met.iter().sum::<u64>() > 100, "{met:?}");
}

#[test]
fn every_level_plays_every_scenario_to_its_end_and_twice_the_same() {
    let game = XWing::default();
    assert!(!levels("xwing").is_empty());
    for (seed, scenario) in
        [Scenario::Assault, Scenario::Chance, Scenario::Salvage, Scenario::Scramble].into_iter().enumerate()
    {
        for level in levels("xwing") {
            // With few simulations the admiral plays by the same rules.
            let name = if level.name == "admiral" { "admiral:1" } else { level.bot };
            if level.name == "admiral" && seed > 0 {
                continue;
            }
            let bot = XWing::bot(name).expect("the bot of a level");
            let setup = setup(scenario);
            let one = play(&game, &setup, &*bot, seed as u64, |_, _| {});
            if level.name != "admiral" {
                let other = play(&game, &setup, &*bot, seed as u64, |_, _| {});
                assert_eq!(hash_of(&one), hash_of(&other), "{name} in {scenario:?}");
            }
        }
    }
}

/// On a strict table dials are set by eye: nothing is searched, and where a maneuver ends is guessed.
#[test]
fn a_strict_table_is_played_by_eye() {
    let game = XWing::default();
    let (captain, admiral) = (XWing::bot("captain").expect("a bot"), XWing::bot("admiral:4").expect("a bot"));
    let (mut dials, mut searched) = (0, 0);
    play(&game, &setup(Scenario::Assault), &Random, 3, |position, seat| {
        let asked = position.core.decision(seat).map(|decision| decision.prompt);
        if asked != Some(Prompt::Step(Ask::SetDials)) || position.board.round > 4 {
            return;
        }
        dials += 1;
        let mut strict = *position;
        strict.board.open = false;
        let think = |bot, position| reply(bot, &game, position, seat, 1).expect("this seat decides");
        let reasons =
            |thought: &Thought<XWingWords>| thought.weighed.iter().map(|it| it.reason.id).collect::<Vec<_>>();
        searched += u32::from(reasons(&think(&*admiral, position)).contains(&"bot-search"));
        assert!(!reasons(&think(&*admiral, &strict)).contains(&"bot-search"));
        let scores =
            |thought: Thought<XWingWords>| thought.weighed.iter().map(|it| it.score).collect::<Vec<_>>();
        assert_ne!(scores(think(&*captain, position)), scores(think(&*captain, &strict)));
    });
    assert!(dials > 0 && searched > 0, "{dials} {searched}");
    let mut strict = setup(Scenario::Chance);
    strict.open = false;
    play(&game, &strict, &*captain, 1, |_, _| {});
}

#[test]
fn a_captain_keeps_its_ships_on_the_table() {
    let game = XWing::default();
    let captain = XWing::bot("captain").expect("a bot");
    for seed in 0..3 {
        let end = play(&game, &setup(Scenario::Chance), &*captain, seed, |_, _| {});
        for ship in &end.board.ships {
            let fled = ship.standing == Standing::Removed && ship.damage < ship.hull;
            assert!(!fled, "{} left the table in game {seed}", game.facts[ship.pilot].name);
        }
    }
}

#[test]
fn a_thought_lists_what_was_weighed() {
    let game = XWing::default();
    let captain = XWing::bot("captain").expect("a bot");
    let mut dials = 0;
    play(&game, &setup(Scenario::Assault), &Random, 5, |position, seat| {
        if position.kind(seat) != Some(Kind::Assign) || dials > 3 {
            return;
        }
        dials += 1;
        let thought = reply(&*captain, &game, position, seat, 1).expect("dials");
        let best = thought.weighed.iter().map(|it| it.score).fold(f64::MIN, f64::max);
        let chosen = thought.weighed.iter().find(|it| it.answer == thought.answer).expect("it was weighed");
        assert_eq!(chosen.score, best);
        assert!(thought.weighed.len() > 3 && thought.weighed.iter().all(|it| !it.reason.id.is_empty()));
    });
    assert!(dials > 0);
}
