//! Random games, looked at on the way.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Game, Seed};
use broadside_stage::{Desk, GameDesk};

/// A desk with the learning scenario.
pub(crate) fn learning(seed: u64) -> GameDesk<ArmadaShow> {
    GameDesk::new(ArmadaShow(Arc::new(Armada::new(Edition::Rr15))), Setup::learning(), Seed(seed))
        .expect("a game that can be set up")
}

/// A desk with random fleets.
pub(crate) fn random(edition: Edition, seed: u64) -> GameDesk<ArmadaShow> {
    let game = Arc::new(Armada::new(edition));
    let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
    GameDesk::new(ArmadaShow(game), setup, Seed(seed)).expect("a game that can be set up")
}

/// Plays by random answers; at every `nth` moment somebody looks.
pub(crate) fn play(
    desk: &mut GameDesk<ArmadaShow>,
    seed: u64,
    nth: usize,
    mut look: impl FnMut(&GameDesk<ArmadaShow>),
) {
    let mut chance = Chance::seeded(Seed(seed ^ 0x5ee));
    let mut moment = 0;
    while !desk.is_over() {
        if moment % nth == 0 {
            look(desk);
        }
        moment += 1;
        for seat in desk.deciders() {
            let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
    look(desk);
}
