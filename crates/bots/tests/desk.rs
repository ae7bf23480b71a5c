//! Bots behind a desk: their answers come back as replies that the desk takes.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::fleet::samples;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_bots::advise;
use broadside_engine::{Game, Position, Seat, Seed};
use broadside_stage::{Advice, Desk, GameDesk};

type Words = <Armada as Game>::Words;

/// Bots that are never told to stop.
fn patient(
    game: &Armada,
    position: &Position<Words>,
    seat: Seat,
    level: &str,
    seed: u64,
) -> Option<Advice<Words>> {
    advise(game, position, seat, level, seed, &|| false)
}

#[test]
fn a_desk_takes_what_its_bots_reply() {
    let fleet = |slug| {
        let sample = samples().iter().find(|sample| sample.slug == slug);
        sample.expect("a fleet of the program").fleet()
    };
    let setup = Setup::new([fleet("rebel-180"), fleet("imperial-180")]);
    let game = Arc::new(Armada::new(Edition::Rr15));
    let desk = GameDesk::new(ArmadaShow(game), setup, Seed(4)).expect("a game");
    assert!(
        desk.bot_reply(desk.deciders()[0], "captain", 1).is_none(),
        "nobody plays at a desk without bots"
    );
    let mut desk = desk.with_bots(patient);
    assert!(desk.bot_reply(desk.deciders()[0], "grand moff", 1).is_none(), "there is no such level");
    for _ in 0..120 {
        for seat in desk.deciders() {
            let level = if seat.0 == 0 { "captain" } else { "ensign" };
            let Some((number, reply)) = desk.bot_reply(seat, level, 1) else { continue };
            assert_eq!(
                desk.bot_reply(seat, level, 1),
                Some((number, reply.clone())),
                "the same seed, the same reply"
            );
            desk.answer(seat, number, &reply).expect("a bot replies by the rules");
        }
    }
    assert!(desk.len() >= 100, "the game went on");
}

#[test]
fn a_desk_tells_afterwards_what_a_bot_weighed() {
    let fleet = |slug| {
        let sample = samples().iter().find(|sample| sample.slug == slug);
        sample.expect("a fleet of the program").fleet()
    };
    let setup = Setup::new([fleet("rebel-180"), fleet("imperial-180")]);
    let desk =
        GameDesk::new(ArmadaShow(Arc::new(Armada::new(Edition::Rr15))), setup, Seed(4)).expect("a game");
    let mut desk = desk.with_bots(patient);
    let mut asked = Vec::new();
    while desk.len() < 90 {
        let [seat] = desk.deciders()[..] else {
            for seat in desk.deciders() {
                let (number, reply) = desk.bot_reply(seat, "captain", 1).expect("a reply");
                desk.answer(seat, number, &reply).expect("a bot replies by the rules");
            }
            continue;
        };
        asked.push((desk.len(), seat));
        let (number, reply) = desk.bot_reply(seat, "captain", 1).expect("a reply");
        desk.answer(seat, number, &reply).expect("a bot replies by the rules");
    }
    let words = |language: &str| {
        let file = format!("{}/../../texts/{language}/stage.ftl", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).expect("the words")
    };
    let (english, german) = (words("en"), words("de"));
    let mut told = 0;
    for (entries, seat) in asked {
        let why = desk.why(entries, seat, "captain", 1).expect("a place in the game").expect("a decision");
        let other = if seat.0 == 0 { Seat(1) } else { Seat(0) };
        assert_eq!(desk.why(entries, other, "captain", 1).expect("a place in the game"), None);
        if why.candidates.is_empty() {
            continue;
        }
        told += 1;
        let chosen = why.candidates.iter().filter(|candidate| candidate.chosen).count();
        assert_eq!(chosen, 1, "what was answered is among what was weighed: {why:?}");
        for candidate in &why.candidates {
            let message = format!("\n{} = ", candidate.reason.id);
            assert!(english.contains(&message) && german.contains(&message), "{message}");
        }
    }
    assert!(told > 30, "a captain weighs most decisions, {told}");
}
