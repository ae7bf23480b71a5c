//! Reading lists of Armada Fleets Designer: a title with three sums above a row of `=`, ships with their upgrades, squadrons,
//! objectives. Faction and commander are what the cards say.

use broadside_lists::{Found, Import, counted};

use super::Format;
use super::clean::{bullet, lines};
use super::detect::is_row;
use super::names::look_up;
use super::reader::Reader;
use crate::facts::{Facts, ObjectiveId, ShipCardId};
use crate::fleet::Fleet;
use crate::fleet::reasons::{Sum, Taken};

/// Reads a list; every line is understood or noted.
pub(super) fn read(facts: &Facts, text: &str) -> Import<Fleet> {
    let lines = lines(text);
    let mut reader = Reader::new(facts);
    let name = |text: &str| counted(figures(bullet(text).unwrap_or(text)).0).1.to_owned();
    let names: Vec<String> = lines.iter().map(|line| name(&line.text)).collect();
    if !reader.faction(None, names.iter().map(String::as_str)) {
        reader.assumed_faction();
    }
    let row = lines.iter().position(|line| is_row(&line.text));
    let mut title = None;
    for (place, line) in lines.into_iter().enumerate() {
        reader.line = line;
        let text = reader.line.text.clone();
        if Some(place + 1) == row {
            title = Some((reader.line.clone(), sums(&mut reader, &text)));
        } else if Some(place) != row {
            read_line(&mut reader, &text);
        }
    }
    if let Some((line, stated)) = title {
        reader.line = line;
        for (of, stated) in stated {
            reader.total(&stated, of);
        }
    }
    reader.done(Format::Afd)
}

/// A name and what stands in the last parenthesis.
fn figures(text: &str) -> (&str, Option<&str>) {
    let split = text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let is_figures = |inner: &str| inner.trim().starts_with(|c: char| c.is_ascii_digit());
    match split.filter(|(_, inner)| is_figures(inner)) {
        Some((name, inner)) => (name.trim(), Some(inner.trim())),
        None => (text.trim(), None),
    }
}

/// The name and the agreed total of `Grey Anvil (134/400/400)`; older lists leave out the squadrons.
fn sums(reader: &mut Reader<'_>, text: &str) -> Vec<(Sum, String)> {
    let (name, figures) = figures(text);
    reader.fleet.name = broadside_lists::one_line(name);
    let parts: Vec<String> = figures.unwrap_or("").split('/').map(|part| part.trim().to_owned()).collect();
    if let Some(agreed) = parts.last().and_then(|points| points.parse().ok()) {
        reader.fleet.points = agreed;
    }
    match &parts[..] {
        [squadrons, all, _] => vec![(Sum::Squadrons, squadrons.clone()), (Sum::Fleet, all.clone())],
        [all, _] => vec![(Sum::Fleet, all.clone())],
        _ => Vec::new(),
    }
}

fn read_line(reader: &mut Reader<'_>, text: &str) {
    let number = |text: &str| text.trim().parse::<u32>().ok();
    if let Some(card) = bullet(text) {
        let (name, stated) = figures(card);
        match (reader.on_ship, reader.fleet.ships.is_empty()) {
            (true, _) => reader.upgrade(name, stated.and_then(number), None),
            (false, true) => reader.not_understood(Taken::NoShip { written: card.to_owned() }),
            (false, false) => reader.not_understood(Taken::LostShip { written: card.to_owned() }),
        }
        return;
    }
    let (name, stated) = figures(text);
    let faction = Some(reader.fleet.faction);
    let Some(stated) = stated else {
        return match look_up::<ObjectiveId>(reader.facts, name, None) {
            Found::Nothing if look_up::<ShipCardId>(reader.facts, name, faction) != Found::Nothing => {
                reader.ship(name, None);
            }
            _ => reader.bare_objective(name),
        };
    };
    let is_ship = look_up::<ShipCardId>(reader.facts, name, faction) != Found::Nothing;
    if is_ship || stated.contains('+') {
        reader.ship(name, stated.split(['+', ':']).next().and_then(number));
        return;
    }
    let (count, name) = counted(name);
    // A group says what each costs: `3 x 11`.
    let each = stated.rsplit('x').next().and_then(number);
    reader.on_ship = false;
    reader.squadrons(count, name, each.map(|each| each.saturating_mul(count as u32)));
}
