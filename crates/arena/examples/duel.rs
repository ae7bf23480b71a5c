//! Plays one bot against another and tells the score after every pair of games: `broadside match` without the rest of the
//! command, for trying bots out.
//!
//! `cargo run --release -p broadside-arena --example duel -- xwing admiral:20 captain [PAIRS] [SEED] [POINTS]`

use std::sync::{Arc, Mutex};

use broadside_arena::{Arena, Batch, Contest, Lists, Played, wilson};
use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_engine::{Chance, PerSide, Side};
use broadside_xwing::XWing;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, numbers @ ..] = args.as_slice() else {
        return Err("xwing or armada, two bots, then how many pairs, the seed and the points".into());
    };
    let number = |at: usize, usual: u64| match numbers.get(at) {
        Some(text) => text.parse().map_err(|error| format!("{text}: {error}")),
        None => Ok(usual),
    };
    let (pairs, seed) = (number(0, 50)?, number(1, 7)?);
    match game.as_str() {
        "xwing" => duel(XWing::default(), [one, other], pairs, seed, number(2, 20)?),
        "armada" => duel(Armada::new(Edition::Rr15), [one, other], pairs, seed, number(2, 180)?),
        _ => Err(format!("there is no game `{game}`")),
    }
}

fn duel<G: Arena>(game: G, names: [&str; 2], pairs: u64, seed: u64, points: u64) -> Result<(), String> {
    let bot = |name: &str| G::bot(name).ok_or_else(|| format!("there is no bot `{name}`"));
    let bots = [bot(names[0])?, bot(names[1])?];
    let lists: Lists<G::List> = Lists::Random(points as u16);
    let setups = |game: &G, _: u64, chance: &mut Chance| lists.setup(game, chance);
    let contest = Contest::new(Batch {
        game: Arc::new(game),
        bots: PerSide([&*bots[0], &*bots[1]]),
        setups: &setups,
        seed,
        paired: true,
    });
    let sum = Mutex::new((0.0, 0.0));
    let done = |game: &Played| {
        let mine = Side::BOTH[(game.game % 2) as usize];
        let won = game.winner.map_or(0.5, |winner| f64::from(u8::from(winner == mine)));
        let Ok(mut sum) = sum.lock() else { return };
        *sum = (sum.0 + won, sum.1 + 1.0);
        let [low, high] = wilson(sum.0, sum.1).map(|share| 100.0 * share);
        let (own, others) = (game.scores[mine], game.scores[mine.enemy()]);
        let Played { game, rounds, error, .. } = game;
        let error = error.as_deref().unwrap_or_default();
        println!(
            "{game} {own}:{others} in {rounds} rounds {error}  {} of {} ({low:.1} to {high:.1} %)",
            sum.0, sum.1
        );
    };
    let (_, verdict) = contest.run(pairs, 1, done)?;
    println!("{names:?} seed {seed}: {verdict:?}");
    Ok(())
}
