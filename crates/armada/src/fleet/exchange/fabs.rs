//! Reading Fab's lists: a numbered row for each ship with its upgrades, and for each squadron; only rows have costs.

use broadside_lists::{Found, Import, NoteKind};

use super::Format;
use super::clean::{bullet, cost, lines};
use super::names::look_up;
use super::reader::{Reader, faction};
use crate::facts::{Facts, ObjectiveId, ShipCardId};
use crate::fleet::Fleet;
use crate::fleet::reasons::{Sum, Taken};

/// Reads a list; every row is understood or noted.
pub(super) fn read(facts: &Facts, text: &str) -> Import<Fleet> {
    let lines = lines(text);
    let mut reader = Reader::new(facts);
    let head = lines.iter().find_map(|line| header(&line.text));
    let rows: Vec<_> = lines.iter().filter_map(|line| row(&line.text)).collect();
    let names = rows.iter().flat_map(|(row, _)| row.split(" - "));
    reader.faction(head.as_ref().map(|(word, _)| word.as_str()), names);
    if head.as_ref().and_then(|(word, _)| faction(word)).is_none() {
        reader.assumed_faction();
    }
    let mut stated = None;
    for line in lines {
        reader.line = line;
        let text = reader.line.text.clone();
        if let Some((_, total)) = header(&text) {
            stated = Some((reader.line.clone(), total));
        } else if let Some((cards, total)) = row(&text) {
            read_row(&mut reader, cards, total);
        } else {
            reader.note(NoteKind::Ignored, Taken::Header { written: text });
        }
    }
    if let Some((line, total)) = stated {
        reader.line = line;
        reader.total(&total, Sum::Fleet);
    }
    reader.done(Format::Fabs)
}

/// The faction's word and the total of `REBEL FLEET (400 points)`.
fn header(line: &str) -> Option<(String, String)> {
    let (word, rest) = line.trim_start_matches(['[', ' ']).split_once(" FLEET (")?;
    let total = rest.split([' ', ')']).next()?;
    Some((word.trim().to_owned(), total.to_owned()))
}

/// The names of a row and its total.
fn row(line: &str) -> Option<(&str, Option<u32>)> {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let cards = bullet(rest.trim_start()).filter(|_| rest.len() < line.len())?;
    Some(cost(cards))
}

fn read_row(reader: &mut Reader<'_>, cards: &str, total: Option<u32>) {
    let parts: Vec<&str> = cards.split(" - ").map(str::trim).collect();
    let (head, rest) = (parts[0], &parts[1..]);
    let is_ship = look_up::<ShipCardId>(reader.facts, head, Some(reader.fleet.faction)) != Found::Nothing;
    if head.eq_ignore_ascii_case("objectives") {
        objectives(reader, rest);
    } else if is_ship || !rest.is_empty() {
        reader.row(head, rest, total);
    } else {
        reader.squadrons(1, head, total);
    }
}

/// Objectives by their names alone; some names have the sign that parts them.
fn objectives(reader: &mut Reader<'_>, mut parts: &[&str]) {
    while let Some(first) = parts.first() {
        let joined = parts.get(..2).map(|two| two.join(" - "));
        let known = |name: &str| look_up::<ObjectiveId>(reader.facts, name, None) != Found::Nothing;
        match joined.filter(|two| known(two)) {
            Some(two) => {
                reader.bare_objective(&two);
                parts = &parts[2..];
            }
            None => {
                reader.bare_objective(first);
                parts = &parts[1..];
            }
        }
    }
}
