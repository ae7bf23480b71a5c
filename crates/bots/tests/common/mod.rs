//! What the tests of both games' bots share.

use broadside_bots::{Bot, reply};
use broadside_engine::{Chance, Game, Position, Referee, Seat, Seats, Seed};

/// Plays a game, shows every position before its decision, and tells how it ended.
pub fn play<G: Game>(
    game: &G,
    setup: &G::Setup,
    bot: &dyn Bot<G>,
    seed: u64,
    mut show: impl FnMut(&Position<G::Words>, Seat),
) -> Position<G::Words> {
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
    let mut position = referee.start(setup).expect("a game");
    while !position.core.is_over() {
        let deciders: Vec<Seat> = position.core.deciders().iter().collect();
        let mut answers = Vec::new();
        for seat in deciders {
            show(&position, seat);
            let thought = reply(bot, game, &position, seat, seed).expect("this seat decides");
            answers.push((seat, thought.answer));
        }
        referee.answer_all(&mut position, &answers).expect("a bot answers by the rules");
    }
    position
}

/// Lets a bot think about every so manieth position of a random game twice: as it is, and with everything drawn anew that
/// the seat cannot know. Tells how many positions were met.
pub fn cannot_peek<G: Game>(game: &G, setup: &G::Setup, bot: &dyn Bot<G>, every: u64) -> u64 {
    let mut met = 0;
    play(game, setup, &broadside_bots::Random, 11, |position, seat| {
        met += 1;
        if met % every != 0 {
            return;
        }
        let mut other = *position;
        game.resample(&mut other.board, Seats::one(seat), &mut Chance::seeded(Seed(met)));
        let think = |position| reply(bot, game, position, seat, 1).expect("this seat decides");
        let (one, other) = (think(position), think(&other));
        // What is tried out depends on what is drawn for it.
        if one.weighed.iter().all(|weighed| weighed.reason.id != "bot-ahead") {
            assert_eq!(one, other, "decision {met}");
        }
    });
    met
}
