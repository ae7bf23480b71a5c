//! Net 7: what whole games ask, offer, refuse and tell, decision by decision, as committed.

use std::path::Path;

use broadside_engine::{Game, Look};

use crate::differ::{first_difference, show, shown, tell};
use crate::drive::Driver;
use crate::golden::{Golden, GoldenGame};
use crate::moment::{Also, Marks, Moment, answered, in_words, marks};
use crate::words::Detail;

/// Checks the committed games of a file: the random games of the seeds in it. With `BROADSIDE_BLESS` set the file is
/// written anew instead; a new game is a line `seed 7`. With `BROADSIDE_SHOW=7:12` the twelfth decision of the game
/// with seed 7 is printed in full, with the position.
pub fn check_offers<G: Game>(game: &G, file: &Path) -> Result<(), String> {
    check_games(file, |seed| Driver::new(game, seed), |_| None)
}

/// The same with games that `begin` sets up by seed. `also` tells what else is to be marked at every decision.
pub fn check_games<'g, G: Game>(
    file: &Path,
    begin: impl Fn(u64) -> Result<Driver<'g, G>, String>,
    also: impl Fn(&Look<'_, G>) -> Option<u64>,
) -> Result<(), String> {
    let at_file = |error: String| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| at_file(error.to_string()))?;
    let mut golden = Golden::read(&text).map_err(at_file)?;
    let blessing = std::env::var_os("BROADSIDE_BLESS").is_some();
    for committed in &mut golden.games {
        let seed = seed(committed).map_err(at_file)?;
        if let Some(at) = shown(seed)? {
            let mut driver = begin(seed)?;
            show(&moment(&mut driver, at, Detail::Full)?, &driver.position)?;
        }
        if blessing {
            *committed = account(seed, begin(seed)?, &also)?;
        } else {
            compare(committed, seed, &begin, &also).map_err(at_file)?;
        }
    }
    if blessing {
        std::fs::write(file, golden.write()).map_err(|error| at_file(error.to_string()))?;
    }
    Ok(())
}

fn seed(game: &GoldenGame) -> Result<u64, String> {
    let word = game.head.split_whitespace().nth(1).unwrap_or_default();
    word.parse().map_err(|_| format!("“{}” should read `seed 7`", game.head))
}

fn head<G: Game>(seed: u64, driver: &Driver<'_, G>, fingerprint: u64) -> String {
    let decisions = driver.position.core.decisions();
    format!("seed {seed} decisions {decisions} fingerprint {fingerprint:016x}")
}

fn compare<'g, G: Game>(
    committed: &GoldenGame,
    seed: u64,
    begin: impl Fn(u64) -> Result<Driver<'g, G>, String>,
    also: Also<'_, G>,
) -> Result<(), String> {
    let mut fingerprint = 0;
    let mut found = Vec::new();
    let mut driver = begin(seed)?;
    let played = loop {
        found.push(mark(&mut driver, also, &mut fingerprint));
        match driver.choose() {
            None => break Ok(()),
            Some(answers) => {
                if let Err(error) = driver.play(&answers) {
                    break Err(format!("the game of seed {seed}, decision {}: {error}", found.len()));
                }
            }
        }
    };
    let failed = played.is_err();
    // A game that fails has no end to compare.
    let until = if failed { found.len().min(committed.moments.len()) } else { committed.moments.len() };
    if let Some((at, parts)) = first_difference(&committed.moments[..until], &found) {
        return Err(tell(committed, at, &parts, &moment(&mut begin(seed)?, at, Detail::Brief)?));
    }
    played?;
    let head = head(seed, &driver, fingerprint);
    let where_not = "though no decision does; marks of twelve bits can be alike by chance";
    if head == committed.head {
        Ok(())
    } else {
        Err(format!("“{head}” differs from “{}”, {where_not}", committed.head))
    }
}

/// Marks the open decision, and forgets what was told before it.
fn mark<G: Game>(driver: &mut Driver<'_, G>, also: Also<'_, G>, fingerprint: &mut u64) -> Marks {
    let events = std::mem::take(&mut driver.referee.events.list);
    marks(&mut driver.referee, &driver.position, &events, also, fingerprint)
}

/// Plays a game and takes down every decision.
fn account<G: Game>(seed: u64, mut driver: Driver<'_, G>, also: Also<'_, G>) -> Result<GoldenGame, String> {
    let mut fingerprint = 0;
    let mut moments = Vec::new();
    loop {
        let events = std::mem::take(&mut driver.referee.events.list);
        let Driver { referee, position, .. } = &mut driver;
        let marks = marks(referee, position, &events, also, &mut fingerprint);
        let words = in_words(referee, position, &events, Detail::Brief);
        let answers = driver.choose();
        let given = answers.as_deref().unwrap_or_default();
        let answered = answered(driver.referee.game, &driver.position, given, Detail::Brief);
        moments.push(Moment { marks, answered, ..words });
        let Some(answers) = answers else { break };
        driver.play(&answers)?;
    }
    Ok(GoldenGame { head: head(seed, &driver, fingerprint), moments })
}

/// One decision of a game in words; nothing if the game is over before.
fn moment<G: Game>(driver: &mut Driver<'_, G>, at: usize, detail: Detail) -> Result<Moment, String> {
    for _ in 0..at {
        driver.referee.events.list.clear();
        let Some(answers) = driver.choose() else { return Ok(Moment::default()) };
        driver.play(&answers)?;
    }
    let events = std::mem::take(&mut driver.referee.events.list);
    let words = in_words(&mut driver.referee, &driver.position, &events, detail);
    let answers = driver.choose().unwrap_or_default();
    Ok(Moment { answered: answered(driver.referee.game, &driver.position, &answers, detail), ..words })
}
