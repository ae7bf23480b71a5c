//! A match without the command line's other parts: `cargo run --example duel -- captain random 180 30 7 [FILE]`.

use std::sync::Arc;

use broadside_arena::{Batch, Contest, Lists};
use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_bots::Plays;
use broadside_engine::Chance;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, points, pairs, seed, file @ ..] = words.as_slice() else {
        return Err("duel BOT BOT POINTS PAIRS SEED [FILE]".into());
    };
    let bot = |name: &String| Armada::bot(name).ok_or_else(|| format!("there is no bot {name}"));
    let number = |word: &String| word.parse::<u64>().map_err(|error| format!("{word}: {error}"));
    let (one, other) = (bot(one)?, bot(other)?);
    let lists = Lists::Random(number(points)? as u16);
    let setups = move |game: &Armada, _: u64, chance: &mut Chance| lists.setup(game, chance);
    let contest = Contest::new(Batch {
        game: Arc::new(Armada::new(Edition::Rr15)),
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
