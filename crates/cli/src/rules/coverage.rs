//! `broadside rules coverage`: which statements are proven, waived and open.

use std::{collections::BTreeMap, io::Write};

use broadside_rulebook::{Citations, Coverage, Edition, Index, Later, RuleId, Tally, Waivers};
use serde::Serialize;

use super::selection::Selection;
use crate::{failure::Failure, help, text};

/// Count which rules are proven, waived and open.
///
/// Counts the canonical statements of an edition. A statement is covered when a passing scenario or test cites it,
/// waived when rules/*.waivers gives a reason, open otherwise. The percentage is of those that are not waived.
/// Statements put off by rules/*.later (cards not in the game yet) are not counted until they are proven.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules coverage --game armada --edition rr15",
    "broadside rules coverage --scope armada.attack armada.defense-tokens --open",
    "broadside rules coverage --game armada --edition all --json"
))]
pub struct Args {
    #[command(flatten)]
    selection: Selection,
    /// Count only statements whose ids begin with this
    #[arg(long, num_args = 1.., value_name = "PREFIX")]
    scope: Vec<String>,
    /// List the open statements
    #[arg(long)]
    open: bool,
    /// List the waived statements with their reasons
    #[arg(long)]
    waived: bool,
    /// List what each scenario and test proves
    #[arg(long)]
    by_proof: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Prints the count and a note about it; a waiver for a statement that is proven is a failed check.
pub fn run(
    args: &Args,
    citations: &Citations,
    note: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let index = Index::embedded();
    let waivers = Waivers::embedded().map_err(Failure::bad_lines)?;
    let later = Later::embedded().map_err(Failure::bad_lines)?;
    check_scope(index, &args.scope)?;
    let reports: Vec<_> = selected(args)?
        .into_iter()
        .map(|edition| {
            Report::new(
                args,
                citations,
                Coverage::count(index, citations, waivers, later, edition, &args.scope),
            )
        })
        .collect();
    if args.json {
        match reports.as_slice() {
            [report] => writeln!(out, "{}", serde_json::to_string(report)?)?,
            reports => writeln!(out, "{}", serde_json::to_string(&Reports { coverage: reports })?)?,
        }
    } else {
        for (i, report) in reports.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            report.print(args, out)?;
        }
    }
    match note {
        // A program that reads the output reads nothing else.
        Some(note) if args.json => eprintln!("note: {note}"),
        Some(note) => writeln!(out, "\n{note}")?,
        None => {}
    }
    let conflicts = waivers.conflicts(citations);
    if conflicts.is_empty() {
        Ok(())
    } else {
        Err(Failure::Check(conflicts.iter().map(|c| c.to_string()).collect()))
    }
}

/// The editions to report on: those that are asked for, of the games that the scope is about.
fn selected(args: &Args) -> Result<Vec<Edition>, Failure> {
    let mut editions = args.selection.to_report()?;
    let about = |edition: Edition| {
        let game = edition.game().word();
        args.scope.iter().any(|prefix| prefix.split('.').next() == Some(game))
    };
    if editions.iter().any(|&e| about(e)) {
        editions.retain(|&e| about(e));
    }
    Ok(editions)
}

/// A prefix with nothing under it is most likely misspelt.
fn check_scope(index: &Index, scope: &[String]) -> Result<(), Failure> {
    let empty = scope.iter().filter(|prefix| index.under(prefix).next().is_none());
    let sentences: Vec<_> = empty
        .map(|prefix| {
            let near =
                index.find(&format!("{prefix}.01")).err().and_then(|e| e.suggestions.into_iter().next());
            let near = near.map(|id| format!("; did you mean {}?", id.prefix())).unwrap_or_default();
            format!("no statement lies under “{prefix}”{near}")
        })
        .collect();
    if sentences.is_empty() { Ok(()) } else { Err(Failure::Check(sentences)) }
}

/// A count and, when asked for, what each proof proves of it.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    coverage: Coverage,
    #[serde(skip_serializing_if = "Option::is_none")]
    proofs: Option<BTreeMap<String, Vec<String>>>,
}

/// Several counts.
#[derive(Serialize)]
struct Reports<'a> {
    coverage: &'a [Report],
}

impl Report {
    fn new(args: &Args, citations: &Citations, coverage: Coverage) -> Report {
        let in_scope =
            |id: &RuleId| args.scope.is_empty() || args.scope.iter().any(|prefix| id.is_under(prefix));
        let proofs = args.by_proof.then(|| {
            let all = citations.by_proof(coverage.edition).into_iter();
            all.map(|(proof, ids)| {
                let ids = ids.into_iter().filter(|id| in_scope(id)).map(|id| id.to_string());
                (proof.to_string(), ids.collect::<Vec<_>>())
            })
            .filter(|(_, ids)| !ids.is_empty())
            .collect()
        });
        Report { coverage, proofs }
    }

    fn print(&self, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
        let Coverage { game, edition, topics, waived, open, .. } = &self.coverage;
        let widest = topics.keys().map(String::len).max().unwrap_or(0).max("all".len());
        writeln!(out, "{}, edition {edition}\n", game.title())?;
        writeln!(out, "{:widest$}  {:>7} {:>7} {:>7} {:>7}", "topic", "total", "covered", "waived", "open")?;
        for (topic, tally) in topics {
            print_row(out, topic, widest, *tally)?;
        }
        writeln!(out, "{}", "─".repeat(widest + 42))?;
        print_row(out, "all", widest, self.coverage.tally())?;
        match self.coverage.later {
            0 => {}
            1 => {
                writeln!(out, "one further statement comes with a later part (rules/{}.later)", game.word())?
            }
            n => {
                writeln!(out, "{n} further statements come with a later part (rules/{}.later)", game.word())?
            }
        }
        if args.open {
            writeln!(out, "\nOpen:")?;
            for id in open {
                let text = Index::embedded().get(id.as_str()).map_or("", |s| &s.text);
                writeln!(out, "{}", text::cut(&format!("  {id}  {text}"), text::width()))?;
            }
        }
        if args.waived {
            writeln!(out, "\nWaived:")?;
            for (id, reason) in waived {
                writeln!(out, "  {id}  {reason}")?;
            }
        }
        for (proof, ids) in self.proofs.iter().flatten() {
            writeln!(out, "\n{proof}")?;
            text::field(out, "", 2, &ids.join(", "))?;
        }
        Ok(())
    }
}

fn print_row(out: &mut dyn Write, name: &str, widest: usize, tally: Tally) -> Result<(), Failure> {
    let Tally { covered, waived, open } = tally;
    let percent = tally.percent().map_or("–".to_owned(), |percent| format!("{percent:.1} %"));
    let total = tally.total();
    Ok(writeln!(out, "{name:widest$}  {total:>7} {covered:>7} {waived:>7} {open:>7} {percent:>8}")?)
}
