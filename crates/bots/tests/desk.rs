//! Bots behind a desk: their answers come back as replies that the desk takes.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::fleet::samples;
use broadside_armada::{Armada, Setup};
use broadside_bots::advise;
use broadside_engine::Seed;
use broadside_stage::{Desk, GameDesk};

#[test]
fn a_desk_takes_what_its_bots_reply() {
    let fleet = |slug| {
        let sample = samples().iter().find(|sample| sample.slug == slug);
        sample.expect("a fleet of the program").fleet()
    };
    let setup = Setup::new([fleet("rebel-180"), fleet("imperial-180")]);
    let game = Arc::new(Armada::new(Edition::Rr15));
    let desk = GameDesk::new(game, setup, Seed(4)).expect("a game");
    assert!(
        desk.bot_reply(desk.deciders()[0], "captain", 1).is_none(),
        "nobody plays at a desk without bots"
    );
    let mut desk = desk.with_bots(advise::<Armada>);
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
