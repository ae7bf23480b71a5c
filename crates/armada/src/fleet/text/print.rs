//! Writing our own text format.

use crate::facts::{Category, Facts, ObjectiveId, SquadronCardId, Term};
use crate::fleet::Fleet;
use crate::fleet::find::spelling;
use crate::fleet::text::MOST_COPIES;
use std::fmt::Write;

/// The fleet as text; [`super::parse`] gives the same fleet back.
pub fn print(facts: &Facts, fleet: &Fleet) -> String {
    let mut text = String::new();
    let mut line = |line: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    };
    line(format!("fleet       {}", one_line(&fleet.name)));
    line(format!("faction     {}", fleet.faction.word()));
    line(format!("points      {}", fleet.points));
    if !fleet.objectives.is_empty() {
        line(String::new());
    }
    for &id in &fleet.objectives {
        line(format!("{:<11} {}", heading(facts, id), spelling(facts, id, fleet.faction)));
    }
    for ship in &fleet.ships {
        line(String::new());
        line(format!("ship  {}", spelling(facts, ship.card, fleet.faction)));
        for &id in &ship.upgrades {
            line(format!("  {}", spelling(facts, id, fleet.faction)));
        }
    }
    if !fleet.squadrons.is_empty() {
        line(String::new());
        line("squadrons".to_owned());
    }
    for (id, count) in runs(&fleet.squadrons) {
        let name = spelling(facts, id, fleet.faction);
        line(if count == 1 { format!("  {name}") } else { format!("  {count} x {name}") });
    }
    text
}

/// A name without line breaks and without blanks around it.
fn one_line(name: &str) -> String {
    let flat: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    flat.trim().to_owned()
}

fn heading(facts: &Facts, id: ObjectiveId) -> &'static str {
    facts[id].category.map_or("campaign", Category::word)
}

/// Equal neighbours with their number.
fn runs(squadrons: &[SquadronCardId]) -> impl Iterator<Item = (SquadronCardId, usize)> + '_ {
    let runs = squadrons.chunk_by(|a, b| a == b).flat_map(|run| run.chunks(MOST_COPIES));
    runs.map(|run| (run[0], run.len()))
}
