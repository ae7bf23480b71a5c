//! What `sim` and `match` have in common: who plays, which lists, how many threads, where results go.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use broadside_arena::{Arena, Batch, Lists, Played, Setups};
use broadside_armada::Armada;
use broadside_armada::facts::{Edition, Term};
use broadside_armada::fleet::{Fleet, samples as fleet_samples};
use broadside_bots::Bot;
use broadside_engine::{Chance, Seed};
use broadside_xwing::board::Scenario;
use broadside_xwing::squad::{Squad, samples as squad_samples};
use broadside_xwing::{Setup, XWing};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::fleet;
use crate::results::{Results, create};

/// What to play.
#[derive(clap::Args)]
pub struct Field {
    /// The game
    #[arg(long, default_value = "armada", value_parser = ["armada", "xwing"])]
    pub game: String,
    /// Edition of Armada [default: rr15]
    #[arg(long, value_name = "EDITION", value_parser = fleet::editions())]
    pub edition: Option<String>,
    /// Scenario of X-Wing [default: any of the four]
    #[arg(long, value_name = "SCENARIO", value_parser = scenarios())]
    pub scenario: Option<String>,
    /// Points list file for X-Wing, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub points_list: Option<String>,
    /// Seed; the same seed gives the same games with any number of threads
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Points of random lists [default: 400 in Armada, 20 in X-Wing]
    #[arg(long, value_name = "N")]
    pub points: Option<u16>,
    /// Fleets or squads to use instead of random ones: files or names of samples; `any` for everything the rules allow
    #[arg(long, value_name = "LIST", num_args = 1..)]
    pub lists: Vec<String>,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write the result of every game to this file: JSON lines, or CSV if the name ends in .csv
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Instead of playing all games, write the one with this number to a replay file
    #[arg(long, value_name = "NUMBER", requires = "out")]
    pub record: Option<u64>,
}

/// A game that the command line can field.
pub trait Fielded: Arena {
    /// Points of a list where none are given.
    const POINTS: u16;

    /// The game under what the command line says of its rules.
    fn ruled(field: &Field) -> Result<Self, Failure>;

    /// A list by the name of a file or of a sample.
    fn list(&self, name: &str) -> Result<Self::List, Failure>;

    /// Sets what the command line says of a setup.
    fn as_told(field: &Field, setup: &mut Self::Setup) {
        let _ = (field, setup);
    }
}

impl Fielded for Armada {
    const POINTS: u16 = 400;

    fn ruled(field: &Field) -> Result<Armada, Failure> {
        if field.scenario.is_some() {
            return Err(Failure::input("scenarios of play belong to X-Wing: --game xwing"));
        }
        if field.points_list.is_some() {
            return Err(Failure::input("points lists belong to X-Wing: --game xwing"));
        }
        let edition = field.edition.as_deref().and_then(Edition::from_word);
        Ok(Armada::new(edition.unwrap_or(Edition::Rr15)))
    }

    fn list(&self, name: &str) -> Result<Fleet, Failure> {
        if let Some(sample) = fleet_samples().iter().find(|sample| sample.slug == name) {
            return Ok(sample.fleet());
        }
        exists(name)?;
        fleet::fleet(self.facts, name).map(|import| import.list).map_err(Failure::Input)
    }
}

impl Fielded for XWing {
    const POINTS: u16 = 20;

    fn ruled(field: &Field) -> Result<XWing, Failure> {
        match field.edition {
            Some(_) => Err(Failure::input("editions belong to Armada; X-Wing is played by rr142")),
            None => Ok(XWing::under(fleet::facts(field.points_list.as_deref(), crate::words::Language::En)?)),
        }
    }

    fn list(&self, name: &str) -> Result<Squad, Failure> {
        if let Some(sample) = squad_samples().iter().find(|sample| sample.slug == name) {
            return Ok(sample.squad());
        }
        exists(name)?;
        fleet::squad(self.facts, name).map(|import| import.list).map_err(Failure::Input)
    }

    fn as_told(field: &Field, setup: &mut Setup) {
        if let Some(scenario) = field.scenario.as_deref().and_then(scenario) {
            setup.scenario = scenario;
        }
    }
}

/// A scenario of play by its first word.
fn scenario(word: &str) -> Option<Scenario> {
    Scenario::ALL.iter().copied().find(|scenario| first_word(*scenario) == word)
}

fn first_word(scenario: Scenario) -> &'static str {
    scenario.word().split(' ').next().unwrap_or_default()
}

/// The scenarios of play by their first words.
fn scenarios() -> PossibleValuesParser {
    PossibleValuesParser::new(Scenario::ALL.iter().map(|scenario| first_word(*scenario)))
}

fn exists(name: &str) -> Result<(), Failure> {
    if Path::new(name).exists() {
        return Ok(());
    }
    let told = "`broadside fleet samples` lists the samples";
    Err(Failure::input(format!("`{name}` is neither a file nor a sample; {told}")))
}

impl Field {
    /// How many threads play.
    pub fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, |n| n.get());
        self.threads.map_or_else(all, usize::from)
    }

    /// The lists that are played.
    pub fn lists<G: Fielded>(&self, game: &G) -> Result<Lists<G::List>, Failure> {
        if self.lists.is_empty() {
            let random = Lists::Random(self.points.unwrap_or(G::POINTS));
            // Too few points for any list are found out before a game is played.
            random.setup(game, &mut Chance::seeded(Seed(self.seed))).map_err(Failure::input)?;
            return Ok(random);
        }
        if self.lists == ["any"] {
            return Ok(Lists::Any);
        }
        let lists = Lists::Given(self.lists.iter().map(|name| game.list(name)).collect::<Result<_, _>>()?);
        lists.check(game).map_err(Failure::input)?;
        Ok(lists)
    }

    /// Where setups come from.
    pub fn setups<'a, G: Fielded>(&'a self, game: &G) -> Result<Box<Setups<'a, G>>, Failure> {
        let lists = self.lists(game)?;
        Ok(Box::new(move |game: &G, _: u64, chance: &mut Chance| {
            let mut setup = lists.setup(game, chance)?;
            G::as_told(self, &mut setup);
            Ok(setup)
        }))
    }

    /// A bar that tells how far the games have come; none where nobody watches.
    pub fn bar(&self, games: u64) -> ProgressBar {
        if self.json || !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(games);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar
    }

    /// Writes one game of a batch as a replay file.
    pub fn write_record<G: Arena>(&self, batch: &Batch<'_, G>, number: u64) -> Result<(), Failure> {
        let record = batch.record(number).map_err(Failure::check)?;
        let Some(path) = &self.out else { return Ok(()) };
        let mut file = create(path)?;
        serde_json::to_writer(&mut file, &record)?;
        Ok(file.flush()?)
    }

    /// The file for the results of all games, if that is wanted.
    pub fn results(&self) -> Result<Option<Results>, Failure> {
        self.out.as_deref().map(Results::create).transpose()
    }
}

/// A bot by its name.
pub fn bot<G: Arena>(name: &str) -> Result<Box<dyn Bot<G>>, Failure> {
    G::bot(name).ok_or_else(|| {
        let known = G::BOTS.join(", ");
        let budget = if G::BOTS.contains(&"admiral") { ", admiral:N for N simulations" } else { "" };
        Failure::input(format!("there is no bot `{name}`; there are: {known}{budget}"))
    })
}

/// What went wrong in games, if anything did.
pub fn whole(played: &[Played], seed: u64) -> Result<(), Failure> {
    let failed = played.iter().filter_map(|game| {
        let error = game.error.as_ref()?;
        Some(format!("game {} (seed {seed}): {error}", game.game))
    });
    let failed: Vec<String> = failed.take(5).collect();
    if failed.is_empty() { Ok(()) } else { Err(Failure::Check(failed)) }
}
