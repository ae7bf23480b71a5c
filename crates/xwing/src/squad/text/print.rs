//! Writing our own text format.

use crate::facts::{Facts, Term};
use crate::squad::Squad;
use crate::squad::find::spelling;
use std::fmt::Write;

/// The squad as text; [`super::parse`] gives the same squad back.
pub fn print(facts: &Facts, squad: &Squad) -> String {
    let mut text = String::new();
    let mut line = |line: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    };
    line(format!("squad      {}", one_line(&squad.name)));
    line(format!("faction    {}", squad.faction.word()));
    if !squad.obstacles.is_empty() {
        let slugs: Vec<&str> = squad.obstacles.iter().map(|&id| &*facts[id].slug).collect();
        line(format!("obstacles  {}", slugs.join(", ")));
    }
    for ship in &squad.ships {
        line(String::new());
        line(format!("ship  {}", spelling(facts, ship.pilot, squad.faction)));
        for &id in &ship.upgrades {
            line(format!("  {}", spelling(facts, id, squad.faction)));
        }
    }
    text
}

/// A name without line breaks and without blanks around it.
pub(in crate::squad) fn one_line(name: &str) -> String {
    let flat: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    flat.trim().to_owned()
}
