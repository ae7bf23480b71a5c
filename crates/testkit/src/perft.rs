//! Net 6: leaf counts of the decision tree from fixed positions, committed.

use std::path::Path;

use broadside_engine::{Answer, Chance, Game, Position, Referee, Seat, Seed};

use crate::drive::Driver;

/// How many answers of one decision are followed at the most: subsets and dials can be many.
const BREADTH: usize = 40;

/// The number of leaves of the decision tree below a position. Chance is fixed by a seed that every branch starts
/// from; a continuous decision counts its candidates; seats that decide together count as one decision after the
/// other.
pub fn perft<G: Game>(game: &G, position: &Position<G::Words>, depth: u32) -> Result<u64, String> {
    if depth == 0 || position.core.is_over() {
        return Ok(1);
    }
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(0)));
    let mut joint: Vec<Vec<(Seat, Answer<G::Words>)>> = vec![Vec::new()];
    for seat in position.core.deciders().iter() {
        let Some(kind) = position.kind(seat) else { continue };
        let mut listed = Vec::new();
        referee.legal(position, seat).each(kind, BREADTH, |answer| listed.push(answer));
        let combine = |given: &Vec<(Seat, Answer<G::Words>)>| {
            let with = |answer: &Answer<G::Words>| {
                let mut all = given.clone();
                all.push((seat, *answer));
                all
            };
            listed.iter().map(with).collect::<Vec<_>>()
        };
        joint = joint.iter().flat_map(combine).take(BREADTH * BREADTH).collect();
    }
    let mut leaves = 0;
    for answers in joint {
        let mut next = *position;
        referee.chance = Chance::seeded(Seed(0));
        referee.answer_unchecked(&mut next, &answers).map_err(|fault| fault.to_string())?;
        leaves += perft(game, &next, depth - 1)?;
    }
    Ok(leaves)
}

/// Checks the committed counts of a file. A line reads `seed 7 skip 12 depth 2 leaves 345`: the position after 12
/// random decisions of the game with seed 7, and the leaves two decisions below it. With `BROADSIDE_BLESS` set
/// the file is written anew instead.
pub fn check_perft<G: Game>(game: &G, file: &Path) -> Result<(), String> {
    let at_file = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(at_file)?;
    let (right, wrong) = count_again(game, &text)?;
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        return std::fs::write(file, right).map_err(at_file);
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{}: {}", file.display(), wrong.join("; "))) }
}

/// The file as it would be right, and the lines that are wrong.
fn count_again<G: Game>(game: &G, text: &str) -> Result<(String, Vec<String>), String> {
    let mut right = String::new();
    let mut wrong = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() || words[0].starts_with('#') {
            right.push_str(&format!("{line}\n"));
            continue;
        }
        let ["seed", seed, "skip", skip, "depth", depth, "leaves", leaves] = words.as_slice() else {
            return Err(format!("line {}: it should read `seed 7 skip 12 depth 2 leaves 345`", at + 1));
        };
        let number = |text: &str| text.parse::<u64>().map_err(|e| format!("line {}: {text}: {e}", at + 1));
        let mut driver = Driver::new(game, number(seed)?)?;
        driver.skip(number(skip)? as u32)?;
        let found = perft(game, &driver.position, number(depth)? as u32)?;
        if found != number(leaves)? {
            wrong.push(format!("line {}: {found} leaves, and {leaves} are committed", at + 1));
        }
        right.push_str(&format!("seed {seed} skip {skip} depth {depth} leaves {found}\n"));
    }
    Ok((right, wrong))
}
