//! Reading XWS.

use super::ids::{self, Exchanged, Meaning};
use super::rest::{Rest, Shape, ShipRest};
use super::{quotes, words};
use crate::facts::{Faction, Facts, ObstacleId, PilotId, UpgradeId};
use crate::squad::reasons::{self, Taken, Unread};
use crate::squad::{Format, Squad, SquadShip};
use broadside_engine::Reason;
use broadside_facts::nearest;
use broadside_lists::{Import, Known, Note, NoteKind, one_line};
use serde_json::{Map, Value};

/// Reads a list. What is not understood is told and kept.
pub(in crate::squad) fn read(facts: &Facts, text: &str) -> Result<Import<Squad>, Unread> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => serde_json::from_str(&quotes::double(text))
            .map_err(|_| Unread::Json { line: error.line(), column: error.column() })?,
    };
    let Value::Object(mut list) = value else { return Err(Unread::NoObject) };
    let mut reader = Reader { facts, rest: Rest { listed: true, ..Rest::default() }, notes: Vec::new() };
    let pilots = list.remove("pilots").ok_or(Unread::NoPilots)?;
    let Value::Array(pilots) = pilots else { return Err(Unread::PilotsNoList) };
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
    reader.points(list.get("points"), squad.points(facts), None);
    reader.rest.fields = list;
    Ok(Import { format: Format::Xws, list: squad, rest: reader.rest, notes: reader.notes })
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

/// The pilot of an entry.
pub(super) fn pilot_of(facts: &Facts, entry: &Map<String, Value>) -> Option<PilotId> {
    match ids::meaning(facts, id_of(entry)?, None, |_| true) {
        Meaning::Ours(id) => Some(id),
        Meaning::Outside(..) | Meaning::Unknown => None,
    }
}

/// The text of a value that should be an id.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

impl Reader<'_> {
    fn note(&mut self, kind: NoteKind, text: &str, why: impl Into<Reason>) {
        self.notes.push(Note { line: 0, kind, text: text.to_owned(), why: why.into() });
    }

    /// Tells that an id is of no card in this program, on this ship.
    fn outside<I: Exchanged>(&mut self, meaning: Meaning<I>, written: &Value, on: Option<PilotId>) {
        let Meaning::Outside(name, why) = meaning else { return self.unknown::<I>(written, on) };
        let text = shown(written);
        let why = Taken::Outside { kind: I::KIND, written: text.clone(), name: name.into(), why: why.into() };
        self.on(on, &text, why);
    }

    fn on(&mut self, on: Option<PilotId>, text: &str, why: Taken) {
        match on.map(|on| self.facts[on].name.to_string()) {
            Some(ship) => self.note(NoteKind::NotUnderstood, text, Taken::On { ship, why: why.into() }),
            None => self.note(NoteKind::NotUnderstood, text, why),
        }
    }

    /// Tells that an id is of no card, on this ship.
    fn unknown<I: Known<Facts = Facts>>(&mut self, written: &Value, on: Option<PilotId>) {
        let (facts, kind, text) = (self.facts, I::KIND, shown(written));
        let near = nearest(&text, I::all(facts).into_iter().map(|id| id.slug(facts))).map(str::to_owned);
        let written = text.clone();
        let why = match near {
            Some(near) => Taken::UnknownNear { kind, written, near },
            None => Taken::Unknown { kind, written },
        };
        self.on(on, &text, why);
    }

    /// The faction that the list names, or the one of its first pilot.
    fn faction(&mut self, written: Option<&Value>, pilots: &[Value]) -> Result<Faction, Unread> {
        if let Some(faction) = written.and_then(Value::as_str).and_then(words::faction) {
            return Ok(faction);
        }
        let pilot = |it: &Value| pilot_of(self.facts, it.as_object()?);
        let Some(id) = pilots.iter().find_map(pilot) else {
            return Err(Unread::NoFaction);
        };
        let faction = self.facts[id].faction;
        let text = written.map_or(String::new(), shown);
        let pilot = self.facts[id].name.to_string();
        let why = Taken::Faction { written: text.clone(), faction: reasons::faction(faction), pilot };
        self.note(NoteKind::Assumed, &text, why);
        Ok(faction)
    }

    fn points(&mut self, written: Option<&Value>, ours: u32, of: Option<PilotId>) {
        let Some(written) = written.filter(|written| written.as_u64() != Some(ours.into())) else { return };
        let text = shown(written);
        let written = text.clone();
        let why = match of.map(|of| self.facts[of].name.to_string()) {
            Some(card) => Taken::Points { card, ours, written },
            None => Taken::SquadPoints { ours, written },
        };
        self.note(NoteKind::Points, &text, why);
    }

    /// A ship with its upgrades, or what was written when its pilot is not known.
    fn pilot(&mut self, written: Value) -> Result<SquadShip, Value> {
        let facts = self.facts;
        let id = written.as_object().and_then(|entry| pilot_of(facts, entry));
        let (Some(id), Value::Object(mut fields)) = (id, written.clone()) else {
            let entry = written.as_object();
            let text = entry.and_then(id_of).map_or_else(|| written.clone(), Value::from);
            let meaning = ids::meaning::<PilotId>(facts, &shown(&text), None, |_| true);
            self.outside(meaning, &text, None);
            return Err(written);
        };
        let (name, ship) = (&facts[id].name, &facts.ship_of(id).slug);
        if let Some(other) = fields
            .get("ship")
            .filter(|other| other.as_str().and_then(|other| ids::ship(facts, other)) != Some(facts[id].ship))
        {
            let text = shown(other);
            let (pilot, ship) = (name.to_string(), ship.to_string());
            self.note(NoteKind::Assumed, &text, Taken::OtherShip { pilot, ship, written: text.clone() });
        }
        self.points(fields.get("points"), facts[id].points.into(), Some(id));
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
                    self.note(NoteKind::NotUnderstood, &text, Taken::Upgrades { ship: name.to_string() });
                }
                kept.shape = Shape::Other(other);
            }
        }
        // In the order of the upgrade types, whatever order the keys had.
        kept.upgrades.sort_by_key(|(id, ..)| facts[*id].slots()[0]);
        let upgrades = kept.upgrades.iter().map(|(id, ..)| *id).collect();
        self.rest.ships.push(kept);
        Ok(SquadShip { pilot: id, upgrades })
    }

    /// The upgrades under one key.
    fn upgrades(&mut self, kept: &mut ShipRest, key: String, cards: Value) {
        let facts = self.facts;
        let cards = match cards {
            Value::Array(cards) => cards,
            other => {
                let ship = facts[kept.pilot].name.to_string();
                let why = Taken::On { ship, why: Taken::NoList { key: key.clone() }.into() };
                self.note(NoteKind::NotUnderstood, &shown(&other), why);
                kept.odd.push((key, other));
                return;
            }
        };
        if cards.is_empty() {
            kept.empty.push(key);
            return;
        }
        for (place, card) in cards.into_iter().enumerate() {
            let slot = words::slot(&key);
            let fits = |id: UpgradeId| slot.is_some_and(|slot| facts[id].slots().contains(&slot));
            let meaning = card.as_str().map_or(Meaning::Unknown, |id| ids::meaning(facts, id, slot, fits));
            let Meaning::Ours(id) = meaning else {
                self.outside(meaning, &card, Some(kept.pilot));
                kept.unknown.push((key.clone(), place, card));
                continue;
            };
            let slots = facts[id].slots();
            if !words::slot(&key).is_some_and(|slot| slots.contains(&slot)) {
                let (card, slot) = (facts[id].name.to_string(), reasons::slot(slots[0]));
                self.note(NoteKind::Assumed, &key, Taken::OtherType { card, key: key.clone(), slot });
            }
            kept.upgrades.push((id, key.clone(), shown(&card)));
        }
    }

    fn obstacles(&mut self, written: Value, squad: &mut Squad) {
        let facts = self.facts;
        let kept = self.rest.obstacles.insert(Vec::new());
        let Value::Array(obstacles) = written else {
            kept.push((usize::MAX, written.clone()));
            self.unknown::<ObstacleId>(&written, None);
            return;
        };
        for (place, obstacle) in obstacles.into_iter().enumerate() {
            match obstacle.as_str().and_then(|id| facts.obstacle(id)) {
                Some(id) => squad.obstacles.push(id),
                None => {
                    self.unknown::<ObstacleId>(&obstacle, None);
                    self.rest.obstacles.get_or_insert_default().push((place, obstacle));
                }
            }
        }
    }
}
