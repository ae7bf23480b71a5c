//! Reading XWS.

use super::rest::{Rest, Shape, ShipRest};
use super::{quotes, words};
use crate::facts::{Faction, Facts, PilotId, Term};
use crate::squad::text::one_line;
use crate::squad::{Format, Import, Note, NoteKind, Squad, SquadShip, Unreadable};
use broadside_facts::nearest;
use serde_json::{Map, Value};

/// Reads a list. What is not understood is told and kept.
pub(in crate::squad) fn read(facts: &Facts, text: &str) -> Result<Import, Unreadable> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            serde_json::from_str(&quotes::double(text)).map_err(|_| Unreadable::Json(error.to_string()))?
        }
    };
    let Value::Object(mut list) = value else { return Err(Unreadable::Xws("it is no object")) };
    let mut reader = Reader { facts, rest: Rest { listed: true, ..Rest::default() }, notes: Vec::new() };
    let pilots = list.remove("pilots").ok_or(Unreadable::Xws("it has no “pilots”"))?;
    let Value::Array(pilots) = pilots else { return Err(Unreadable::Xws("its “pilots” are no list")) };
    let faction = reader.faction(list.get("faction"), &pilots)?;
    let mut squad = Squad::new(faction);
    squad.name = list.get("name").and_then(Value::as_str).map(one_line).unwrap_or_default();
    for (place, pilot) in pilots.into_iter().enumerate() {
        match reader.pilot(pilot) {
            Ok(ship) => squad.ships.push(ship),
            Err(unknown) => reader.rest.pilots.push((place, unknown)),
        }
    }
    if let Some(obstacles) = list.remove("obstacles") {
        reader.obstacles(obstacles, &mut squad);
    }
    reader.points(list.get("points"), squad.points(facts), "the squad");
    reader.rest.fields = list;
    Ok(Import { format: Format::Xws, squad, rest: reader.rest, notes: reader.notes })
}

struct Reader<'a> {
    facts: &'a Facts,
    rest: Rest,
    notes: Vec<Note>,
}

/// The id of a card: builders write `id`, older ones `name`.
fn id_of(entry: &Map<String, Value>) -> Option<&str> {
    entry.get("id").or_else(|| entry.get("name")).and_then(Value::as_str)
}

/// The text of a value that should be an id.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

impl Reader<'_> {
    fn note(&mut self, kind: NoteKind, text: &str, message: String) {
        self.notes.push(Note { kind, text: text.to_owned(), message });
    }

    fn unknown<'n>(&mut self, what: &str, written: &Value, on: &str, known: impl Iterator<Item = &'n str>) {
        let text = shown(written);
        let near = nearest(&text, known).map_or(String::new(), |near| format!(" (perhaps {near})"));
        let message =
            format!("{on}{what} “{text}” is not known{near} and is not in the squad; it is kept for XWS");
        self.note(NoteKind::NotUnderstood, &text, message);
    }

    /// The faction that the list names, or the one of its first pilot.
    fn faction(&mut self, written: Option<&Value>, pilots: &[Value]) -> Result<Faction, Unreadable> {
        if let Some(faction) = written.and_then(Value::as_str).and_then(words::faction) {
            return Ok(faction);
        }
        let pilot = |it: &Value| self.facts.pilot(id_of(it.as_object()?)?);
        let Some(id) = pilots.iter().find_map(pilot) else {
            return Err(Unreadable::Xws("it names neither a faction nor a pilot that is known"));
        };
        let faction = self.facts[id].faction;
        let text = written.map_or(String::new(), shown);
        let message = format!(
            "the faction “{text}” is not known; {} is taken, for {}",
            faction.word(),
            self.facts[id].name
        );
        self.note(NoteKind::Assumed, &text, message);
        Ok(faction)
    }

    fn points(&mut self, written: Option<&Value>, ours: u32, whose: &str) {
        let Some(written) = written.filter(|written| written.as_u64() != Some(ours.into())) else { return };
        let text = shown(written);
        let message = format!(
            "{whose} costs {ours} points here, not {text} as the list says; the points of this program count"
        );
        self.note(NoteKind::Points, &text, message);
    }

    /// A ship with its upgrades, or what was written when its pilot is not known.
    fn pilot(&mut self, written: Value) -> Result<SquadShip, Value> {
        let facts = self.facts;
        let id = written.as_object().and_then(id_of).and_then(|id| facts.pilot(id));
        let (Some(id), Value::Object(mut fields)) = (id, written.clone()) else {
            let entry = written.as_object();
            let text = entry.and_then(id_of).map_or_else(|| written.clone(), Value::from);
            self.unknown("the pilot", &text, "", facts.pilots().iter().map(|pilot| &*pilot.slug));
            return Err(written);
        };
        let (name, ship) = (&facts[id].name, &facts.ship_of(id).slug);
        if let Some(other) = fields.get("ship").filter(|other| other.as_str() != Some(ship)) {
            let text = shown(other);
            let message =
                format!("{name} flies the {ship}, not “{text}” as the list says; it is taken as the {ship}");
            self.note(NoteKind::Assumed, &text, message);
        }
        self.points(fields.get("points"), facts[id].points.into(), name);
        let upgrades = fields.remove("upgrades");
        let mut kept = ShipRest {
            pilot: id,
            fields,
            upgrades: Vec::new(),
            unknown: Vec::new(),
            odd: Vec::new(),
            empty: Vec::new(),
            shape: Shape::Absent,
        };
        match upgrades {
            None => {}
            Some(Value::Object(upgrades)) => {
                kept.shape = Shape::Object;
                for (key, cards) in upgrades {
                    self.upgrades(&mut kept, key, cards);
                }
            }
            Some(other) => {
                if !other.is_null() && other.as_array().is_none_or(|list| !list.is_empty()) {
                    let text = shown(&other);
                    let message = format!("the upgrades of {name} are not understood; they are kept for XWS");
                    self.note(NoteKind::NotUnderstood, &text, message);
                }
                kept.shape = Shape::Other(other);
            }
        }
        // In the order of the upgrade types, whatever order the keys had.
        kept.upgrades.sort_by_key(|(id, _)| facts[*id].slots()[0]);
        let upgrades = kept.upgrades.iter().map(|(id, _)| *id).collect();
        self.rest.ships.push(kept);
        Ok(SquadShip { pilot: id, upgrades })
    }

    /// The upgrades under one key.
    fn upgrades(&mut self, kept: &mut ShipRest, key: String, cards: Value) {
        let facts = self.facts;
        let cards = match cards {
            Value::Array(cards) => cards,
            other => {
                let message = format!(
                    "{}: what stands under “{key}” is no list of upgrades and is not in the squad; it is kept for XWS",
                    facts[kept.pilot].name
                );
                self.note(NoteKind::NotUnderstood, &shown(&other), message);
                kept.odd.push((key, other));
                return;
            }
        };
        if cards.is_empty() {
            kept.empty.push(key);
            return;
        }
        for (place, card) in cards.into_iter().enumerate() {
            let Some(id) = card.as_str().and_then(|id| facts.upgrade(id)) else {
                let known = facts.upgrades().iter().map(|card| &*card.slug);
                self.unknown("the upgrade", &card, &on(facts, kept.pilot), known);
                kept.unknown.push((key.clone(), place, card));
                continue;
            };
            let slots = facts[id].slots();
            if !words::slot(&key).is_some_and(|slot| slots.contains(&slot)) {
                let message = format!(
                    "{} stands under “{key}”; it is a card of the type {}",
                    facts[id].name,
                    slots[0].word()
                );
                self.note(NoteKind::Assumed, &key, message);
            }
            kept.upgrades.push((id, key.clone()));
        }
    }

    fn obstacles(&mut self, written: Value, squad: &mut Squad) {
        let facts = self.facts;
        let kept = self.rest.obstacles.insert(Vec::new());
        let Value::Array(obstacles) = written else {
            kept.push((usize::MAX, written.clone()));
            self.unknown("the obstacle", &written, "", std::iter::empty());
            return;
        };
        for (place, obstacle) in obstacles.into_iter().enumerate() {
            match obstacle.as_str().and_then(|id| facts.obstacle(id)) {
                Some(id) => squad.obstacles.push(id),
                None => {
                    let known = facts.obstacles().iter().map(|obstacle| &*obstacle.slug);
                    self.unknown("the obstacle", &obstacle, "", known);
                    self.rest.obstacles.get_or_insert_default().push((place, obstacle));
                }
            }
        }
    }
}

fn on(facts: &Facts, pilot: PilotId) -> String {
    format!("{}: ", facts[pilot].name)
}
