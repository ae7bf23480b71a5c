//! Net 7: what whole games ask, offer, refuse and tell, as committed fingerprints.

use std::path::Path;

use broadside_engine::{Game, Look, Procedure, Running, hash_of};

use crate::drive::Driver;

/// How many answers of one decision are looked at where only answers are listed: subsets and dials can be many.
const BREADTH: usize = 40;

/// Plays the random game of a seed and returns the number of its decisions and a fingerprint of it: every position,
/// the step it stands in, what is legal there, which rules refuse what, and every event.
pub fn fingerprint<G: Game>(game: &G, seed: u64) -> Result<(u32, u64), String> {
    fingerprint_of(Driver::new(game, seed)?, |_| None)
}

/// The same for a game that is under way. `also` tells what else is to be marked at every decision.
pub fn fingerprint_of<G: Game>(
    mut driver: Driver<'_, G>,
    also: impl Fn(&Look<'_, G>) -> Option<u64>,
) -> Result<(u32, u64), String> {
    let mut mark = 0;
    loop {
        let Driver { referee, position, .. } = &mut driver;
        mark = hash_of(&(mark, &*position, &referee.events.list));
        referee.events.list.clear();
        if let Some(more) = also(&Look::new(referee.game, position)) {
            mark = hash_of(&(mark, more));
        }
        for (_, frame) in position.core.frames() {
            if let Running::Step(frame) = frame {
                mark = hash_of(&(mark, frame.title()));
            }
        }
        for seat in position.core.deciders().iter() {
            let Some(kind) = position.kind(seat) else { continue };
            let legal = referee.legal_explained(position, seat);
            let lists = (&legal.items, &legal.limits, &legal.places, &legal.courses, &legal.regions);
            let refused: Vec<_> = legal.refused.iter().map(|(item, why)| (item, &why.rule)).collect();
            mark = hash_of(&(mark, seat, lists, refused));
            legal.each(kind, BREADTH, |answer| mark = hash_of(&(mark, answer)));
        }
        let Some(answers) = driver.choose() else { break };
        driver.play(&answers)?;
    }
    Ok((driver.position.core.decisions(), mark))
}

/// Checks the committed fingerprints of a file. A line reads `seed 7 decisions 312 fingerprint 0123456789abcdef`.
/// With `BROADSIDE_BLESS` set the file is written anew instead.
pub fn check_offers<G: Game>(game: &G, file: &Path) -> Result<(), String> {
    check_fingerprints(file, |seed| fingerprint(game, seed))
}

/// The same with fingerprints of the caller's making, by seed.
pub fn check_fingerprints(file: &Path, of: impl Fn(u64) -> Result<(u32, u64), String>) -> Result<(), String> {
    let at_file = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(at_file)?;
    let mut right = String::new();
    for (at, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let found = match words.as_slice() {
            ["seed", seed, ..] => {
                let number = seed.parse().map_err(|error| format!("line {}: {seed}: {error}", at + 1))?;
                let (decisions, mark) = of(number)?;
                format!("seed {seed} decisions {decisions} fingerprint {mark:016x}")
            }
            _ => line.to_owned(),
        };
        right += &format!("{found}\n");
    }
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        return std::fs::write(file, right).map_err(at_file);
    }
    let wrong = text.lines().zip(right.lines()).find(|(committed, found)| committed != found);
    wrong.map_or(Ok(()), |(committed, found)| {
        Err(format!("{}: “{found}” was found, and “{committed}” is committed", file.display()))
    })
}
