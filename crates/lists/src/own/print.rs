//! Writing our own text format.

use broadside_facts::Term;

use super::parse::MOST_COPIES;
use crate::find::spelling;
use crate::list::List;

/// The list as text; [`parse`](crate::parse) gives the same list back.
pub fn print<L: List>(facts: &L::Facts, list: &L) -> String {
    let mut lines =
        vec![head::<L>(L::WORD, &one_line(list.name())), head::<L>("faction", list.faction().word())];
    for (place, group) in list.heads(facts).iter().enumerate() {
        if place > 0 && !group.is_empty() {
            lines.push(String::new());
        }
        lines.extend(group.iter().map(|(word, value)| head::<L>(word, value)));
    }
    for (ship, upgrades) in list.ships() {
        lines.push(String::new());
        lines.push(format!("ship  {}", spelling(facts, ship, list.faction())));
        lines.extend(upgrades.iter().map(|&id| format!("  {}", spelling(facts, id, list.faction()))));
    }
    for (word, rows) in list.rows(facts) {
        if !rows.is_empty() {
            lines.push(String::new());
            lines.push(word.to_owned());
            lines.extend(rows.iter().map(|row| format!("  {row}")));
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A word and its value; the values stand under one another.
fn head<L: List>(word: &str, value: &str) -> String {
    let words = [L::WORD, "faction"].into_iter().chain(L::HEADS.iter().copied());
    let width = words.map(str::len).max().unwrap_or(0) + 2;
    format!("{word:width$}{value}")
}

/// A name without line breaks and without blanks around it.
pub fn one_line(name: &str) -> String {
    let flat: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    flat.trim().to_owned()
}

/// Equal neighbours with their number, as many as one line may name.
pub fn runs<I: Copy + PartialEq>(cards: &[I]) -> impl Iterator<Item = (I, usize)> + '_ {
    let runs = cards.chunk_by(|a, b| a == b).flat_map(|run| run.chunks(MOST_COPIES));
    runs.map(|run| (run[0], run.len()))
}
