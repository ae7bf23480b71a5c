//! Writing XWS.

use super::read::pilot_of;
use super::rest::{Rest, Shape, ShipRest};
use super::{ids, words};
use broadside_lists::one_line;

use crate::facts::Facts;
use crate::squad::{Squad, SquadShip};
use serde_json::{Map, Value};

/// The version of the format that new lists bear.
const VERSION: &str = "2.0.0";

/// The squad as XWS, with what the list that it was read from held beside it.
pub(in crate::squad) fn write(facts: &Facts, squad: &Squad, rest: &Rest) -> String {
    let mut list = rest.fields.clone();
    let new = !rest.listed;
    if new {
        list.insert("version".to_owned(), VERSION.into());
    }
    let same = |value: &Value| value.as_str().is_some_and(|name| one_line(name) == squad.name);
    let absent = !list.contains_key("name") && squad.name.is_empty();
    if !absent && !list.get("name").is_some_and(same) {
        list.insert("name".to_owned(), squad.name.as_str().into());
    }
    let same = |value: &Value| value.as_str().and_then(words::faction) == Some(squad.faction);
    if !list.get("faction").is_some_and(same) {
        list.insert("faction".to_owned(), words::faction_id(squad.faction).into());
    }
    if new || list.contains_key("points") {
        list.insert("points".to_owned(), squad.points(facts).into());
    }
    list.insert("pilots".to_owned(), pilots(facts, squad, rest));
    obstacles(facts, squad, rest, &mut list);
    let mut text = format!("{:#}", Value::Object(list));
    text.push('\n');
    text
}

/// Puts back at their places what was not understood.
fn put_back(list: &mut Vec<Value>, kept: impl Iterator<Item = (usize, Value)>) {
    for (place, value) in kept {
        list.insert(place.min(list.len()), value);
    }
}

fn pilots(facts: &Facts, squad: &Squad, rest: &Rest) -> Value {
    let entry = |(place, ship): (usize, &SquadShip)| {
        let kept = rest.ships.get(place).filter(|kept| kept.pilot == ship.pilot);
        Value::Object(pilot(facts, ship, kept))
    };
    let mut list: Vec<Value> = squad.ships.iter().enumerate().map(entry).collect();
    put_back(&mut list, rest.pilots.iter().cloned());
    list.into()
}

fn pilot(facts: &Facts, ship: &SquadShip, kept: Option<&ShipRest>) -> Map<String, Value> {
    let card = &facts[ship.pilot];
    let mut entry = kept.map_or_else(Map::new, |kept| kept.fields.clone());
    // An id of another builder that means the same stays.
    if pilot_of(facts, &entry) != Some(ship.pilot) {
        entry.insert("id".to_owned(), ids::written(facts, ship.pilot).into());
    }
    let hull = |entry: &Map<String, Value>| entry.get("ship").and_then(Value::as_str).map(str::to_owned);
    let same = hull(&entry).is_some_and(|hull| ids::ship(facts, &hull) == Some(card.ship));
    if kept.is_none() || entry.contains_key("ship") && !same {
        entry.insert("ship".to_owned(), (*facts[card.ship].slug).into());
    }
    if kept.is_none() || entry.contains_key("points") {
        entry.insert("points".to_owned(), card.points.into());
    }
    if let Some(upgrades) = upgrades(facts, ship, kept) {
        entry.insert("upgrades".to_owned(), upgrades);
    }
    entry
}

/// The upgrades by their types; a card of two types stands under its first.
fn upgrades(facts: &Facts, ship: &SquadShip, kept: Option<&ShipRest>) -> Option<Value> {
    if let (true, Some(kept)) = (ship.upgrades.is_empty(), kept) {
        match &kept.shape {
            Shape::Absent => return None,
            Shape::Other(value) => return Some(value.clone()),
            Shape::Object => {}
        }
    }
    let same = kept.filter(|kept| kept.upgrades.iter().map(|(id, ..)| id).eq(&ship.upgrades));
    let mut by_key: Vec<(String, Vec<Value>)> = Vec::new();
    let mut add = |key: String, value: Value, place: Option<usize>| {
        let at = by_key.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            by_key.push((key, Vec::new()));
            by_key.len() - 1
        });
        let cards = &mut by_key[at].1;
        cards.insert(place.unwrap_or(cards.len()).min(cards.len()), value);
    };
    for (place, &id) in ship.upgrades.iter().enumerate() {
        let kept = same.map(|kept| (kept.upgrades[place].1.clone(), kept.upgrades[place].2.clone()));
        let new = || (words::slot_key(facts[id].slots()[0]), ids::written(facts, id).to_owned());
        let (key, written) = kept.unwrap_or_else(new);
        add(key, written.into(), None);
    }
    for (key, place, value) in kept.iter().flat_map(|kept| &kept.unknown) {
        add(key.clone(), value.clone(), Some(*place));
    }
    let mut lists: Map<String, Value> = by_key.into_iter().map(|(key, cards)| (key, cards.into())).collect();
    for key in kept.iter().flat_map(|kept| &kept.empty) {
        lists.entry(key.clone()).or_insert_with(|| Value::Array(Vec::new()));
    }
    lists.extend(kept.iter().flat_map(|kept| kept.odd.iter().cloned()));
    Some(lists.into())
}

fn obstacles(facts: &Facts, squad: &Squad, rest: &Rest, list: &mut Map<String, Value>) {
    let mut all: Vec<Value> = squad.obstacles.iter().map(|&id| (*facts[id].slug).into()).collect();
    match &rest.obstacles {
        Some(kept) => {
            // A value that was no list at all.
            if let ([(usize::MAX, value)], true) = (&kept[..], all.is_empty()) {
                list.insert("obstacles".to_owned(), value.clone());
                return;
            }
            put_back(&mut all, kept.iter().cloned());
        }
        None if all.is_empty() => return,
        None => {}
    }
    list.insert("obstacles".to_owned(), all.into());
}
