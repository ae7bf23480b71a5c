//! A match without the command line's other parts: `cargo run --example duel -- armada captain random 180 30 7 [FILE]`.

use std::sync::Arc;

use broadside_arena::{Arena, Batch, Contest, Lists};
use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_engine::Chance;
use broadside_xwing::XWing;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, words)) = words.split_first() else { return Err(USAGE.into()) };
    match game.as_str() {
        "armada" => duel(Armada::new(Edition::Rr15), words),
        "xwing" => duel(XWing::default(), words),
        _ => Err(USAGE.into()),
    }
}

const USAGE: &str = "duel GAME BOT BOT POINTS PAIRS SEED [FILE]";

fn duel<G: Arena>(game: G, words: &[String]) -> Result<(), String> {
    let [one, other, points, pairs, seed, file @ ..] = words else { return Err(USAGE.into()) };
    let bot = |name: &String| G::bot(name).ok_or_else(|| format!("there is no bot {name}"));
    let number = |word: &String| word.parse::<u64>().map_err(|error| format!("{word}: {error}"));
    let (one, other) = (bot(one)?, bot(other)?);
    let lists: Lists<G::List> = Lists::Random(number(points)? as u16);
    let setups = move |game: &G, _: u64, chance: &mut Chance| lists.setup(game, chance);
    let contest = Contest::new(Batch {
        game: Arc::new(game),
        bots: [&*one, &*other],
        setups: &setups,
        seed: number(seed)?,
        paired: true,
    });
    let (played, verdict) = contest.run(number(pairs)?, 2, |_| {})?;
    println!("{verdict:?}");
    if let [file, ..] = file {
        let lines: Vec<String> =
            played.iter().map(|game| serde_json::to_string(game).unwrap_or_default()).collect();
        std::fs::write(file, lines.join("\n")).map_err(|error| error.to_string())?;
    }
    Ok(())
}
