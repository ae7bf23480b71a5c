//! `broadside rules search`: find statements by their words.

use std::io::Write;

use broadside_rulebook::{Editions, Index, Statement};
use serde::Serialize;

use super::selection::Selection;
use crate::{failure::Failure, help, text};

/// Find rules by words.
///
/// Finds the statements that contain every word, best match first. A word can be a prefix; a word with a dot is the
/// prefix of an id.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules search evade close range",
    "broadside rules search armada.attack obstructed",
    "broadside rules search --game xwing --limit 5 tractor beam"
))]
pub struct Args {
    /// Words to look for
    #[arg(required = true)]
    words: Vec<String>,
    #[command(flatten)]
    selection: Selection,
    /// Maximum number of statements to show
    #[arg(long, default_value_t = 20)]
    limit: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Found<'a> {
    query: &'a str,
    found: usize,
    statements: &'a [&'a Statement],
}

/// Prints what was found; nothing found is a failed check.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let editions: Editions = args.selection.to_look_through()?.into_iter().collect();
    let query = args.words.join(" ");
    let index = Index::embedded();
    let mut found = index.search(&query);
    let anywhere = found.len();
    found.retain(|s| !s.editions.and(editions).is_empty());
    let shown = &found[..found.len().min(args.limit)];
    if args.json {
        let answer = Found { query: &query, found: found.len(), statements: shown };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        print(out, shown)?;
        if shown.len() < found.len() {
            writeln!(out, "\n{} of {}; --limit {} shows all.", shown.len(), found.len(), found.len())?;
        }
    }
    if found.is_empty() { Err(Failure::check(nothing(&args.words, anywhere))) } else { Ok(()) }
}

fn print(out: &mut dyn Write, statements: &[&Statement]) -> Result<(), Failure> {
    for (i, statement) in statements.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}  ({})", statement.id, statement.editions)?;
        text::field(out, "", 4, &statement.text)?;
    }
    Ok(())
}

/// Why nothing was found: a word that stands nowhere, or words that never meet.
fn nothing(words: &[String], anywhere: usize) -> String {
    let index = Index::embedded();
    let strange: Vec<_> =
        words.iter().filter(|w| index.search(w).is_empty()).map(|w| format!("“{w}”")).collect();
    if anywhere > 0 {
        format!(
            "nothing found in the chosen game and edition; elsewhere {anywhere} statements have these words"
        )
    } else if strange.is_empty() {
        "no statement has all these words; leave some out".to_owned()
    } else {
        format!("no statement has {}; try another word, or only its beginning", strange.join(" or "))
    }
}
