//! The odds of the attacks in a scenario file.

use std::io::Write;
use std::path::Path;

use broadside_scenario::{Foresight, Prospect, Weighing, prospects};
use serde::Serialize;

use super::{at_least, bar};
use crate::{failure::Failure, games};

fn policy(foresight: Foresight) -> &'static str {
    match foresight {
        Foresight::Whole => WHOLE,
        Foresight::Each => EACH,
    }
}

const EACH: &str = "Both sides answer every decision as well as they can for the attack under way alone: the attacker for the \
                    most expected damage, the defender for the least. Of equal answers they take the first, and declining \
                    comes first";

const WHOLE: &str = "Both sides answer every decision as well as they can: the attacker for the most expected damage over \
                      everything listed, the defender for the least. Of equal answers they take the first, and declining \
                      comes first";

#[derive(Serialize)]
struct Report {
    policy: &'static str,
    questions: Vec<Question>,
}

#[derive(Serialize)]
struct Question {
    question: String,
    edition: &'static str,
    attacker: String,
    expected: f64,
    damage: Vec<f64>,
    positions: usize,
}

pub(super) fn run(file: &Path, of: Weighing<'_>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::input(format!("{name} cannot be read: {error}")))?;
    let told = |failures: Vec<broadside_scenario::Failure>| {
        Failure::Input(failures.iter().map(ToString::to_string).collect())
    };
    let found = prospects(&name, &text, &games::registry(), of).map_err(told)?;
    let mut questions = Vec::new();
    for (question, edition, prospect) in found {
        let prospect = prospect.map_err(|failure| told(vec![failure]))?;
        if !json {
            writeln!(out, "{question} ({edition})")?;
            table(&prospect, out)?;
        }
        let (expected, positions) = (prospect.mean(), prospect.positions);
        let Prospect { attacker, shares: damage, .. } = prospect;
        questions.push(Question { question, edition, attacker, expected, damage, positions });
    }
    if json {
        serde_json::to_writer(&mut *out, &Report { policy: policy(of.foresight), questions })?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}.", policy(of.foresight))?;
    }
    Ok(())
}

fn table(prospect: &Prospect, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "damage  exactly  at least")?;
    for (damage, share) in prospect.shares.iter().enumerate() {
        let least = at_least(&prospect.shares, damage);
        writeln!(out, "{damage:>6}  {:>6.2} %  {:>6.2} %  {}", 100.0 * share, 100.0 * least, bar(*share))?;
    }
    let (mean, positions) = (prospect.mean(), prospect.positions);
    writeln!(out, "expected damage {mean:.3}, {} attacks; {positions} positions", prospect.attacker)?;
    writeln!(out)
}
