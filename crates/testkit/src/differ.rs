//! Where a game differs from the one that a golden file keeps, told with both sides.

use serde::Serialize;

use crate::golden::GoldenGame;
use crate::moment::{Marks, Moment};

/// The first moment that is another than committed: which one, counted from 0, and in which parts. A moment that only
/// one of the two has differs in all.
pub(crate) fn first_difference(committed: &[Moment], found: &[Marks]) -> Option<(usize, Vec<&'static str>)> {
    let differs = |(at, (before, now)): (usize, (&Moment, &Marks))| {
        let parts = before.marks.differing(*now);
        (!parts.is_empty()).then_some((at, parts))
    };
    let common = committed.iter().zip(found).enumerate().find_map(differs);
    common.or_else(|| {
        let at = committed.len().min(found.len());
        (committed.len() != found.len()).then(|| (at, vec!["everything: one of the two is over"]))
    })
}

/// Tells where a game differs: which game, at which of its decisions, in what, and both sides.
pub(crate) fn tell(committed: &GoldenGame, at: usize, parts: &[&str], now: &Moment) -> String {
    let seed = committed.head.split_whitespace().nth(1).unwrap_or_default();
    let (decision, last) = (at + 1, committed.moments.len().saturating_sub(1));
    let place = match at < last {
        true => format!("at decision {decision} of {last}"),
        false => format!("at its end, after {last} decisions"),
    };
    let nothing = Moment::default();
    format!(
        "the game of seed {seed} first differs {place} ({})\n{}\n{}\n  \
         `BROADSIDE_SHOW={seed}:{decision}` before the test prints it in full, under any version of the rules; \
         `make bless` takes the game as it is now",
        parts.join(", "),
        side("before", committed.moments.get(at).unwrap_or(&nothing)),
        side("now", now),
    )
}

/// Which decision of the game of a seed, counted from 0, is to be printed: `BROADSIDE_SHOW` names a seed and a decision.
pub(crate) fn shown(seed: u64) -> Result<Option<usize>, String> {
    let Ok(wanted) = std::env::var("BROADSIDE_SHOW") else { return Ok(None) };
    let place = wanted.split_once(':').and_then(|(seed, at)| Some((seed.parse().ok()?, at.parse().ok()?)));
    let Some((of, decision)): Option<(u64, usize)> = place else {
        return Err(format!("BROADSIDE_SHOW is {wanted}; it should name a seed and a decision: 7:12"));
    };
    Ok((of == seed).then(|| decision.saturating_sub(1)))
}

/// Prints a decision with its position.
pub(crate) fn show<P: Serialize>(moment: &Moment, position: &P) -> Result<(), String> {
    let position = serde_json::to_string_pretty(position).map_err(|error| error.to_string())?;
    eprintln!("{}\n{position}", side("in full", moment));
    Ok(())
}

/// One side of a difference, or a decision by itself.
pub(crate) fn side(name: &str, moment: &Moment) -> String {
    let mut lines = vec![format!("  {name}")];
    let mut line = |what: &str, words: &[String]| {
        lines.push(format!(
            "    {what:<9} {}",
            if words.is_empty() { "nothing".into() } else { words.join("  ") }
        ));
    };
    line("told", &moment.told);
    for asked in &moment.asked {
        line("asked", std::slice::from_ref(&asked.what));
        line("offered", &asked.offered);
    }
    if moment.asked.is_empty() {
        line("asked", &[]);
    }
    line("answered", &moment.answered);
    lines.join("\n")
}
