//! Net 6: leaf counts of the decision tree from fixed positions, committed with those of each branch.

use std::path::Path;

use broadside_engine::{Answer, Chance, Game, Position, Referee, Seat, Seed, hash_of};
use broadside_texts::Language;

use crate::drive::Driver;
use crate::moment::{BREADTH, answered, in_words};
use crate::words::Detail;

/// The number of leaves of the decision tree below a position. Chance is fixed by a seed that every branch starts
/// from; a continuous decision counts its candidates; seats that decide together count as one decision after the
/// other.
pub fn perft<G: Game>(game: &G, position: &Position<G::Words>, depth: u32) -> Result<u64, String> {
    if depth == 0 || position.core.is_over() {
        return Ok(1);
    }
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(0)));
    let mut leaves = 0;
    for answers in branches(&mut referee, position) {
        leaves += below(&mut referee, position, &answers, depth)?;
    }
    Ok(leaves)
}

type Answers<G> = Vec<(Seat, Answer<<G as Game>::Words>)>;

/// What can be answered in a position, by all who decide there.
fn branches<G: Game>(referee: &mut Referee<'_, G>, position: &Position<G::Words>) -> Vec<Answers<G>> {
    let mut joint: Vec<Answers<G>> = vec![Vec::new()];
    for seat in position.core.deciders().iter() {
        let Some(kind) = position.kind(seat) else { continue };
        let mut listed = Vec::new();
        referee.legal(position, seat).each(kind, BREADTH, |answer| listed.push(answer));
        let combine = |given: &Answers<G>| {
            let with = |answer: &Answer<G::Words>| {
                let mut all = given.clone();
                all.push((seat, *answer));
                all
            };
            listed.iter().map(with).collect::<Vec<_>>()
        };
        joint = joint.iter().flat_map(combine).take(BREADTH * BREADTH).collect();
    }
    joint
}

/// The leaves below one of the branches.
fn below<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &Position<G::Words>,
    answers: &Answers<G>,
    depth: u32,
) -> Result<u64, String> {
    let mut next = *position;
    referee.chance = Chance::seeded(Seed(0));
    referee.answer_unchecked(&mut next, answers).map_err(|fault| Language::En.tell(fault))?;
    perft(referee.game, &next, depth - 1)
}

/// A branch of the first decision: a mark of its answers, its leaves, and the answers in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch {
    mark: u16,
    leaves: u64,
    answers: String,
}

/// A committed tree.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tree {
    seed: u64,
    skip: u32,
    depth: u32,
    leaves: u64,
    /// What is asked at its root.
    asked: String,
    branches: Vec<Branch>,
}

/// Checks the committed counts of a file. A tree reads `seed 7 skip 12 depth 2 leaves 345`: the position after 12
/// random decisions of the game with seed 7, and the leaves two decisions below it. Below that stand what is asked
/// there and, for each answer, a mark, its leaves and what it is in words. With `BROADSIDE_BLESS` set the file is
/// written anew instead; a new tree is its first line with any number of leaves.
pub fn check_perft<G: Game>(game: &G, file: &Path) -> Result<(), String> {
    let at_file = |error: String| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| at_file(error.to_string()))?;
    let (notes, trees) = read(&text).map_err(at_file)?;
    let mut found = Vec::new();
    for tree in &trees {
        found.push(count(game, tree).map_err(|error| at_file(format!("{}: {error}", head(tree))))?);
    }
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        return std::fs::write(file, write(&notes, &found)).map_err(|error| at_file(error.to_string()));
    }
    let wrong: Vec<String> =
        trees.iter().zip(&found).filter_map(|(tree, found)| differs(tree, found)).collect();
    if wrong.is_empty() { Ok(()) } else { Err(at_file(wrong.join("\n"))) }
}

fn count<G: Game>(game: &G, tree: &Tree) -> Result<Tree, String> {
    let mut driver = Driver::new(game, tree.seed)?;
    driver.skip(tree.skip)?;
    let position = &driver.position;
    let mut referee = Referee::quiet(game, Chance::seeded(Seed(0)));
    let words = in_words(&mut referee, position, &[], Detail::Brief);
    let asked: Vec<String> = words.asked.into_iter().map(|asked| asked.what).collect();
    let over = tree.depth == 0 || position.core.is_over();
    let mut branches = Vec::new();
    for answers in if over { Vec::new() } else { self::branches(&mut referee, position) } {
        let leaves = below(&mut referee, position, &answers, tree.depth)?;
        let mark = (hash_of(&answers) >> 48) as u16;
        let answers = answered(game, position, &answers, Detail::Full).join(" ");
        branches.push(Branch { mark, leaves, answers });
    }
    let leaves = if over { 1 } else { branches.iter().map(|branch| branch.leaves).sum() };
    Ok(Tree { leaves, asked: asked.join(" "), branches, ..*tree })
}

/// Where a tree differs from the committed one, if it does: its first branch that is another.
fn differs(committed: &Tree, found: &Tree) -> Option<String> {
    let same = |(a, b): &(&Branch, &Branch)| a.mark == b.mark && a.leaves == b.leaves;
    let common = committed.branches.iter().zip(&found.branches).take_while(same).count();
    let sides = (committed.branches.get(common), found.branches.get(common));
    if sides == (None, None) && committed.leaves == found.leaves {
        return None;
    }
    let branch = |side: Option<&Branch>| {
        side.map_or_else(|| "no such answer".into(), |it| format!("{}: leaves {}", it.answers, it.leaves))
    };
    Some(format!(
        "seed {}, {} leaves {} decisions below decision {}, and {} are committed; they first differ in answer {}\n  \
         before\n    asked     {}\n    answered  {}\n  now\n    asked     {}\n    answered  {}",
        found.seed,
        found.leaves,
        found.depth,
        found.skip + 1,
        committed.leaves,
        common + 1,
        committed.asked,
        branch(sides.0),
        found.asked,
        branch(sides.1),
    ))
}

fn head(tree: &Tree) -> String {
    format!("seed {} skip {} depth {} leaves {}", tree.seed, tree.skip, tree.depth, tree.leaves)
}

fn write(notes: &str, trees: &[Tree]) -> String {
    let mut text = notes.to_owned();
    for tree in trees {
        text += &format!("{}\n  asked {}\n", head(tree), tree.asked);
        for branch in &tree.branches {
            text += &format!("  {:04x} {} {}\n", branch.mark, branch.leaves, branch.answers);
        }
    }
    text
}

/// The notes at the head of a file and its trees.
fn read(text: &str) -> Result<(String, Vec<Tree>), String> {
    let mut notes = String::new();
    let mut trees: Vec<Tree> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let wrong = |should: &str| format!("line {}: it should read `{should}`", at + 1);
        if line.starts_with('#') {
            notes += &format!("{line}\n");
        } else if line.starts_with("seed ") {
            let numbers = line.split_whitespace().skip(1).step_by(2).map(str::parse::<u64>);
            let numbers: Vec<u64> = numbers.filter_map(Result::ok).collect();
            let [seed, skip, depth, leaves] = numbers[..] else {
                return Err(wrong("seed 7 skip 12 depth 2 leaves 345"));
            };
            let (asked, branches) = (String::new(), Vec::new());
            trees.push(Tree { seed, skip: skip as u32, depth: depth as u32, leaves, asked, branches });
        } else {
            let tree = trees.last_mut().ok_or_else(|| wrong("seed 7 skip 12 depth 2 leaves 345"))?;
            match line.trim_start().split_once(' ') {
                Some(("asked", asked)) => tree.asked = asked.to_owned(),
                Some((mark, rest)) => {
                    let branch = read_branch(mark, rest).ok_or_else(|| wrong("  01ab 23 Ship(4)"))?;
                    tree.branches.push(branch);
                }
                None => return Err(wrong("  asked 0:Fire,pick")),
            }
        }
    }
    Ok((notes, trees))
}

fn read_branch(mark: &str, rest: &str) -> Option<Branch> {
    let (leaves, answers) = rest.split_once(' ')?;
    let mark = u16::from_str_radix(mark, 16).ok()?;
    Some(Branch { mark, leaves: leaves.parse().ok()?, answers: answers.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_as_they_were_written() {
        let text = "# A note.\nseed 1 skip 0 depth 3 leaves 46\n  asked 0:Fire,pick\n  01ab 23 Ship(4)\n  ffff 23 pass\n\
                    seed 2 skip 9 depth 1 leaves 1\n  asked \n";
        let (notes, trees) = read(text).unwrap();
        assert_eq!(write(&notes, &trees), text);
        assert_eq!(trees[0].branches[1], Branch { mark: 0xffff, leaves: 23, answers: "pass".into() });
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        assert!(read("seed 1 skip 0 depth 3").unwrap_err().starts_with("line 1: it should read `seed 7"));
        assert!(read("  01ab 23 pass").unwrap_err().starts_with("line 1: it should read `seed 7"));
        assert!(read("seed 1 skip 0 depth 3 leaves 4\n  zz 3 pass").unwrap_err().starts_with("line 2:"));
    }
}
