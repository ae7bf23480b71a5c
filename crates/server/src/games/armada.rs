//! Star Wars: Armada behind [`Host`].

use std::sync::Arc;

use broadside_armada::board::Table;
use broadside_armada::facts::{Edition, Faction, Facts, Term};
use broadside_armada::fleet::{self, Fleet};
use broadside_armada::{Armada, Setup};
use broadside_armada_ask::Phrases;
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Game, Reason, SetupError};
use broadside_scenario::board_of;
use broadside_stage::{Desk, GameDesk, Text};

use super::lists::{self, Shown};
use crate::host::{Host, NewGame};
use crate::protocol::{EditionInfo, GameInfo, ListReport, OptionInfo, OptionValue, Sample};
use crate::refused::SetupRefused;

/// Armada under each of its editions.
pub struct ArmadaHost {
    info: GameInfo,
    editions: Vec<(Edition, Arc<Armada>)>,
}

impl ArmadaHost {
    /// With the cards and samples that come with the program.
    pub fn new() -> ArmadaHost {
        let editions =
            Edition::ALL.iter().map(|edition| (*edition, Arc::new(Armada::new(*edition)))).collect();
        let info = GameInfo {
            id: "armada".into(),
            name: "Star Wars: Armada".into(),
            editions: Edition::ALL.iter().map(|edition| edition_info(*edition)).collect(),
            samples: fleet::samples()
                .iter()
                .filter(|sample| !sample.editions.is_empty())
                .map(sample)
                .collect(),
            bots: super::bots::<Armada>(),
            learning: true,
            options: options(),
        };
        ArmadaHost { info, editions }
    }

    fn game(&self, edition: &str) -> Result<&Arc<Armada>, SetupRefused> {
        let found = self.editions.iter().find(|(known, _)| known.word() == edition);
        found.map(|(_, game)| game).ok_or_else(|| {
            let known: Vec<&str> = Edition::ALL.iter().map(|edition| edition.word()).collect();
            SetupRefused::NoEdition { edition: edition.to_owned(), known: known.join(", ") }
        })
    }
}

fn edition_info(edition: Edition) -> EditionInfo {
    let (name, points) = match edition.word() {
        "rr1" => ("Rules Reference 1.0", vec![300]),
        "arc" => ("ARC", vec![400]),
        _ => ("Rules Reference 1.5", vec![180, 400]),
    };
    EditionInfo { id: edition.word().into(), name: name.into(), default: edition.word() == "rr15", points }
}

/// What [`setup`] reads.
fn options() -> Vec<OptionInfo> {
    let option = |key: &str, values: Vec<OptionValue>| OptionInfo {
        key: key.into(),
        label: Text::new(format!("armada-option-{key}")),
        values,
    };
    let value = |key: &str, value: &str| OptionValue {
        value: value.into(),
        label: Text::new(format!("armada-option-{key}-{value}")),
    };
    let facts = Facts::of(Edition::Rr15);
    let objectives = facts.objectives().iter().filter(|card| card.category.is_some());
    let named = objectives.map(|card| OptionValue {
        value: card.slug.to_string(),
        label: Text::of_name(card.name.to_string()),
    });
    let chosen = OptionValue { value: String::new(), label: Text::new("armada-option-objective-chosen") };
    let tables = ["standard", "core-set", "short-edges"].map(|table| value("table", table));
    vec![option("objective", [chosen].into_iter().chain(named).collect()), option("table", tables.into())]
}

fn sample(sample: &fleet::Sample) -> Sample {
    let fleet = sample.fleet();
    let facts = Facts::of(sample.editions.first().copied().unwrap_or(Edition::Rr15));
    Sample {
        slug: sample.slug.into(),
        name: fleet.name.clone(),
        emblem: emblem(fleet.faction).into(),
        summary: sample.about().into(),
        points: fleet.cost(facts) as i32,
        editions: sample.editions.iter().map(|edition| edition.word().into()).collect(),
        text: sample.text.into(),
    }
}

fn emblem(faction: Faction) -> &'static str {
    match faction.word() {
        "imperial" => "empire",
        word => word,
    }
}

/// What is in a fleet, in a line: `MC80 Assault Cruiser, 2 × CR90 Corvette A · 4 squadrons`.
fn summary(facts: &Facts, fleet: &Fleet) -> Text {
    let mut ships: Vec<(&str, u32)> = Vec::new();
    for ship in &fleet.ships {
        let name = &*facts[ship.card].name;
        match ships.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => ships.push((name, 1)),
        }
    }
    let ships: Vec<String> = ships
        .iter()
        .map(|(name, count)| if *count == 1 { (*name).to_owned() } else { format!("{count} × {name}") })
        .collect();
    let id = if fleet.squadrons.is_empty() { "armada-list-ships" } else { "armada-list-fleet" };
    Text::new(id).name("ships", ships.join(", ")).number("squadrons", fleet.squadrons.len() as f64)
}

impl Shown for Fleet {
    fn emblem(faction: Faction) -> String {
        emblem(faction).into()
    }

    fn summary(&self, facts: &Facts) -> Text {
        summary(facts, self)
    }
}

impl Host for ArmadaHost {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn version(&self) -> u32 {
        Armada::VERSION
    }

    fn check(&self, edition: &str, list: &str) -> Result<ListReport, Reason> {
        let facts = self.game(edition)?.facts;
        Ok(lists::check::<Fleet>(facts, &(), list))
    }

    fn start(&self, wanted: &NewGame<'_>) -> Result<Box<dyn Desk>, Reason> {
        let game = self.game(wanted.edition)?;
        let setup = if wanted.learning { Setup::learning() } else { setup(game, wanted)? };
        super::seated(GameDesk::new(ArmadaShow(Arc::clone(game)), setup, wanted.seed))
    }

    fn open(&self, edition: &str, record: &str, more: &[String]) -> Result<Box<dyn Desk>, Reason> {
        let game = self.game(edition)?;
        let record = super::stored(&Phrases::default(), game, record, more)?;
        super::seated(GameDesk::open(ArmadaShow(Arc::clone(game)), &record))
    }
}

/// Refuses fleets that are too large for a table.
fn within(facts: &Facts, fleets: &[Fleet; 2], most: i64) -> Result<(), SetupRefused> {
    let cost = |fleet: &Fleet| i64::from(fleet.cost(facts));
    match fleets.iter().map(cost).find(|cost| *cost > most) {
        None => Ok(()),
        Some(points) => Err(SetupRefused::Larger { points, most }),
    }
}

fn setup(game: &Armada, wanted: &NewGame<'_>) -> Result<Setup, Reason> {
    if let Some(text) = wanted.options.get("position") {
        let board = board_of(&Phrases::default(), game, text).map_err(|SetupError(why)| why)?;
        return Ok(Setup::at_position(board));
    }
    let facts = game.facts;
    let [first, second] = wanted.lists else {
        return Err(SetupRefused::TwoLists { given: wanted.lists.len() }.into());
    };
    let fleet = |number, list: &str| lists::legal::<Fleet>(facts, &(), number, list);
    let mut setup = Setup::new([fleet(1, first)?, fleet(2, second)?]);
    for (option, value) in wanted.options {
        match (option.as_str(), value.as_str()) {
            (_, "") => {}
            ("table", "standard") => {}
            ("table", "core-set") => setup.table = Table::CoreSet,
            ("table", "short-edges") => setup.table = Table::ShortEdges,
            ("points", size) => {
                let most: i64 =
                    size.parse().map_err(|_| SetupRefused::NoPoints { written: size.to_owned() })?;
                within(facts, &setup.fleets, most)?;
            }
            ("unlimited", word) => setup.unlimited = word == "yes",
            ("objective", slug) => {
                let found = facts.objective(slug);
                let none = || SetupRefused::NoObjective { written: slug.to_owned() };
                setup.objective = Some(found.ok_or_else(none)?);
            }
            _ => {
                let (option, value) = (option.clone(), value.clone());
                return Err(SetupRefused::NoOption { option, value }.into());
            }
        }
    }
    Ok(setup)
}
