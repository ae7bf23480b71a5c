//! Which builder wrote a list.

use super::Format;
use super::clean::{bullet, cost, lines};
use crate::fleet::reasons::Taken;

/// The format of a text, or why it cannot be read.
pub(super) fn detect(text: &str) -> Result<Format, Taken> {
    let lines: Vec<String> = lines(text).into_iter().map(|line| line.text).collect();
    let any = |test: &dyn Fn(&str) -> bool| lines.iter().any(|line| test(line));
    if any(&|line| is_own(line)) {
        return Ok(Format::Own);
    }
    if any(&|line| {
        line.starts_with("[ flagship ]") || line.starts_with("[flagship]") || line.contains("total ship cost")
    }) {
        return Ok(Format::Warlords);
    }
    if lines.windows(2).any(|pair| pair[0].ends_with(')') && is_row(&pair[1])) {
        return Ok(Format::Afd);
    }
    if any(&|line| line.contains(" FLEET (") || is_numbered(line)) {
        return Ok(Format::Fabs);
    }
    if !any(&|line| is_family(line)) {
        return Err(Taken::NoList);
    }
    let star_forge = text.trim_start_matches('\u{feff}').starts_with(" Name:")
        || any(&|line| line.strip_prefix("Commander:").is_some_and(|name| cost(name).1.is_some()))
        || any(&|line| bullet(line).is_some_and(|card| card.contains(" - ")))
        || any(&|line| line.contains("} (") || line.contains("] ("));
    Ok(if star_forge { Format::StarForge } else { Format::Kingston })
}

/// Our own lines begin with a lower case word without a colon.
fn is_own(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or("");
    matches!(word, "fleet" | "faction" | "ship" | "squadrons")
}

/// The row of `=` under a title.
pub(super) fn is_row(line: &str) -> bool {
    line.len() > 2 && line.chars().all(|c| c == '=')
}

fn is_family(line: &str) -> bool {
    line.starts_with("Faction:")
        || line.starts_with('=') && line.to_ascii_lowercase().ends_with("points")
        || line.starts_with("Squadrons:")
        || line.starts_with('•') && cost(line).1.is_some()
}

/// `12 • …`
fn is_numbered(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < line.len() && rest.trim_start().starts_with('•')
}
