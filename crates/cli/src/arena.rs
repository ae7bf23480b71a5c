//! What `sim` and `match` have in common: who plays, which lists, how many threads, where results go.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use broadside_arena::{Batch, Lists};
use broadside_armada::Armada;
use broadside_armada::facts::{Edition, Facts, Term};
use broadside_armada::fleet::{Fleet, samples};
use broadside_bots::{Bot, Plays};
use broadside_engine::{Chance, Seed};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::fleet;
use crate::results::{Results, create};

/// What is played.
#[derive(clap::Args)]
pub struct Field {
    /// The game
    #[arg(long, default_value = "armada", value_parser = ["armada"])]
    pub game: String,
    /// The rules
    #[arg(long, value_name = "EDITION", default_value = "rr15", value_parser = fleet::editions())]
    pub edition: String,
    /// The seed: the same seed gives the same games, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Random fleets of so many points
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub points: u16,
    /// Fleets that meet instead of random ones: files or names of samples; `any` for everything the rules allow
    #[arg(long, value_name = "FLEET", num_args = 1..)]
    pub lists: Vec<String>,
    /// How many threads; all cores without it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write the result of every game there: JSON lines, or CSV for a name that ends in .csv
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write only the game with this number there, as a replay file, instead of playing all
    #[arg(long, value_name = "NUMBER", requires = "out")]
    pub record: Option<u64>,
}

impl Field {
    /// The game under its edition.
    pub fn armada(&self) -> Arc<Armada> {
        Arc::new(Armada::new(self.edition()))
    }

    fn edition(&self) -> Edition {
        Edition::from_word(&self.edition).unwrap_or(Edition::Rr15)
    }

    /// How many threads play.
    pub fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, |n| n.get());
        self.threads.map_or_else(all, usize::from)
    }

    /// The lists that are played.
    pub fn lists(&self) -> Result<Lists, Failure> {
        if self.lists.is_empty() {
            let random = Lists::Random(self.points);
            // Too few points for any fleet are found out before a game is played.
            random.setup(&self.armada(), &mut Chance::seeded(Seed(self.seed))).map_err(Failure::input)?;
            return Ok(random);
        }
        if self.lists == ["any"] {
            return Ok(Lists::Any);
        }
        let facts = Facts::of(self.edition());
        let read = |name: &String| one(facts, name);
        let lists = Lists::Given(self.lists.iter().map(read).collect::<Result<_, _>>()?);
        lists.check(facts).map_err(|error| Failure::input(error.0))?;
        Ok(lists)
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
    pub fn write_record(&self, batch: &Batch<'_, Armada>, number: u64) -> Result<(), Failure> {
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

/// Where setups come from.
pub fn setups(
    lists: Lists,
) -> impl Fn(&Armada, u64, &mut Chance) -> Result<broadside_armada::Setup, String> + Sync {
    move |game, _, chance| lists.setup(game, chance)
}

/// A bot by its name.
pub fn bot(name: &str) -> Result<Box<dyn Bot<Armada>>, Failure> {
    Armada::bot(name).ok_or_else(|| {
        let known = Armada::BOTS.join(", ");
        Failure::input(format!("there is no bot `{name}`; there are: {known}, admiral:N for N simulations"))
    })
}

fn one(facts: &'static Facts, name: &str) -> Result<Fleet, Failure> {
    if let Some(sample) = samples().iter().find(|sample| sample.slug == name) {
        return Ok(sample.fleet());
    }
    if !Path::new(name).exists() {
        let told = "`broadside fleet samples` lists the samples";
        return Err(Failure::input(format!("`{name}` is neither a file nor a sample; {told}")));
    }
    fleet::fleet(facts, name).map(|import| import.fleet).map_err(Failure::Input)
}
