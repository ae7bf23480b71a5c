//! Star Wars: X-Wing behind [`Host`].

use std::sync::Arc;

use broadside_engine::{Game, Reason, SetupError};
use broadside_scenario::board_of;
use broadside_stage::{Desk, GameDesk, Text, slug};
use broadside_xwing::board::{ROUNDS, Scenario};
use broadside_xwing::facts::{Faction, Facts, ObstacleId, ObstacleKind, Term};
use broadside_xwing::squad::{self, Squad};
use broadside_xwing::{Setup, XWing};
use broadside_xwing_ask::Phrases;
use broadside_xwing_show::XWingShow;

use super::lists::{self, Shown};
use crate::host::{Host, NewGame};
use crate::protocol::{EditionInfo, GameInfo, ListReport, OptionInfo, OptionValue, Sample};
use crate::refused::SetupRefused;

/// The one edition.
const EDITION: &str = "rr142";

/// X-Wing under its points list.
pub struct XWingHost {
    info: GameInfo,
    game: Arc<XWing>,
}

impl XWingHost {
    /// With the cards and samples that come with the program.
    pub fn new() -> XWingHost {
        let game = Arc::new(XWing::default());
        let info = GameInfo {
            id: "xwing".into(),
            name: "Star Wars: X-Wing".into(),
            editions: vec![EditionInfo {
                id: EDITION.into(),
                name: "Rules Reference 1.4.2".into(),
                default: true,
                points: vec![20],
            }],
            samples: squad::samples().iter().map(|sample| listed(game.facts, sample)).collect(),
            bots: super::bots::<XWing>(),
            learning: true,
            options: options(),
        };
        XWingHost { info, game }
    }

    fn known(&self, edition: &str) -> Result<&Arc<XWing>, SetupRefused> {
        match edition {
            EDITION => Ok(&self.game),
            other => Err(SetupRefused::NoEdition { edition: other.to_owned(), known: EDITION.to_owned() }),
        }
    }
}

/// What [`setup`] reads.
fn options() -> Vec<OptionInfo> {
    let value = |scenario: &Scenario| OptionValue {
        value: slug(scenario.word()),
        label: Text::new(format!("xwing-option-{}", slug(scenario.word()))),
    };
    // The scenarios of play come first; a dogfight is for a quick game.
    let played = Scenario::ALL.iter().filter(|scenario| **scenario != Scenario::Dogfight);
    let scenarios = played.chain([&Scenario::Dogfight]).map(value).collect();
    let brought = |value: &str| OptionValue {
        value: value.into(),
        label: Text::new(format!(
            "xwing-option-obstacles-{}",
            if value.is_empty() { "brought" } else { value }
        )),
    };
    let option = |key: &str, values: Vec<OptionValue>| OptionInfo {
        key: key.into(),
        label: Text::new(format!("xwing-option-{key}")),
        values,
    };
    let kinds =
        ["", "mixed"].into_iter().map(brought).chain(KINDS.iter().map(|kind| brought(&slug(kind.word()))));
    vec![option("scenario", scenarios), option("obstacles", kinds.collect())]
}

/// The kinds of obstacles that players bring.
const KINDS: [ObstacleKind; 3] = [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud];

/// Six obstacles of a kind, or two of each (xwing.setup.07).
fn obstacles(facts: &Facts, wanted: &str) -> Result<Vec<ObstacleId>, SetupRefused> {
    let of = |kind: ObstacleKind, count: usize| {
        let like = facts.obstacles().iter().filter(move |it| !it.placed && it.kind == kind);
        like.map(|it| it.id).take(count)
    };
    if wanted == "mixed" {
        return Ok(KINDS.iter().flat_map(|kind| of(*kind, 2)).collect());
    }
    let kind = KINDS.iter().find(|kind| slug(kind.word()) == wanted);
    let kind = kind.ok_or_else(|| SetupRefused::NoObstacles { written: wanted.to_owned() })?;
    Ok(of(*kind, 6).collect())
}

fn emblem(faction: Faction) -> String {
    match faction {
        Faction::Imperial => "empire".into(),
        other => slug(other.word()),
    }
}

/// The pilots of a squad, in a line.
fn pilots(facts: &Facts, squad: &Squad) -> String {
    squad.ships.iter().map(|ship| &*facts[ship.pilot].name).collect::<Vec<_>>().join(", ")
}

fn listed(facts: &Facts, sample: &squad::Sample) -> Sample {
    let squad = sample.squad();
    Sample {
        slug: sample.slug.into(),
        name: squad.name.clone(),
        emblem: emblem(squad.faction),
        summary: sample.about().into(),
        points: squad.points(facts) as i32,
        editions: vec![EDITION.into()],
        text: sample.text.into(),
    }
}

impl Shown for Squad {
    fn emblem(faction: Faction) -> String {
        emblem(faction)
    }

    fn summary(&self, facts: &Facts) -> Text {
        Text::of_name(pilots(facts, self))
    }
}

fn setup(game: &XWing, wanted: &NewGame<'_>) -> Result<Setup, Reason> {
    if let Some(text) = wanted.options.get("position") {
        let board = board_of(&Phrases::default(), game, text).map_err(|SetupError(why)| why)?;
        return Ok(Setup { open: false, ..Setup::at_position(board) });
    }
    let facts = game.facts;
    let [first, second] = wanted.lists else {
        return Err(SetupRefused::TwoLists { given: wanted.lists.len() }.into());
    };
    let squad = |number, list: &str| lists::legal::<Squad>(facts, facts.standard(), number, list);
    let squads = [squad(1, first)?, squad(2, second)?];
    // The table itself says whether measuring is open.
    let mut setup = Setup { open: false, ..Setup::new(squads, Scenario::Assault) };
    for (option, value) in wanted.options {
        match option.as_str() {
            _ if value.is_empty() => {}
            // Whatever is legal has the one size.
            "points" => {}
            "scenario" => {
                let found = Scenario::ALL.iter().find(|scenario| slug(scenario.word()) == *value);
                setup.scenario = *found.ok_or_else(|| SetupRefused::NoScenario { written: value.clone() })?;
            }
            "obstacles" => setup.obstacles = obstacles(facts, value)?,
            "rounds" => {
                let rounds = value.parse().ok().filter(|rounds| (1..=ROUNDS).contains(rounds));
                let none = || SetupRefused::Rounds { written: value.clone(), most: ROUNDS };
                setup.rounds = rounds.ok_or_else(none)?;
            }
            _ => {
                let (option, value) = (option.clone(), value.clone());
                return Err(SetupRefused::NoOption { option, value }.into());
            }
        }
    }
    if setup.obstacles.is_empty() && setup.squads.iter().all(|(_, squad)| squad.obstacles.is_empty()) {
        setup.obstacles = obstacles(facts, "mixed")?;
    }
    Ok(setup)
}

impl Host for XWingHost {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn version(&self) -> u32 {
        XWing::VERSION
    }

    fn check(&self, edition: &str, list: &str) -> Result<ListReport, Reason> {
        let facts = self.known(edition)?.facts;
        Ok(lists::check::<Squad>(facts, facts.standard(), list))
    }

    fn start(&self, wanted: &NewGame<'_>) -> Result<Box<dyn Desk>, Reason> {
        let game = self.known(wanted.edition)?;
        let setup = if wanted.learning { Setup::learning() } else { setup(game, wanted)? };
        super::seated(GameDesk::new(XWingShow(Arc::clone(game)), setup, wanted.seed))
    }

    fn open(&self, edition: &str, record: &str, more: &[String]) -> Result<Box<dyn Desk>, Reason> {
        let game = self.known(edition)?;
        let record = super::stored(&Phrases::default(), game, record, more)?;
        super::seated(GameDesk::open(XWingShow(Arc::clone(game)), &record))
    }
}
