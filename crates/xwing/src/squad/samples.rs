//! Squads to begin with, embedded from `squads/`.

use super::{Squad, parse};
use crate::facts::Facts;

/// A squad that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Its name in files and commands.
    pub slug: &'static str,
    /// The file.
    pub text: &'static str,
}

impl Sample {
    /// What the squad is like, in a sentence.
    pub fn about(&self) -> &'static str {
        self.text.lines().next().unwrap_or("").trim_start_matches('#').trim()
    }

    /// The squad. The files are part of the program and read by its tests: an error here is a broken build.
    pub fn squad(&self) -> Squad {
        parse(Facts::embedded(), self.text).unwrap_or_else(|errors| panic!("{}: {errors:?}", self.slug))
    }
}

macro_rules! samples {
    ($($slug:literal),+ $(,)?) => {
        [$(Sample { slug: $slug, text: include_str!(concat!("../../squads/", $slug, ".squad")) }),+]
    };
}

static SAMPLES: [Sample; 30] = samples! {
    "rebel-line",
    "rebel-spectres",
    "imperial-swarm",
    "imperial-aces",
    "scum-hunters",
    "scum-syndicate",
    "resistance-flight",
    "resistance-convoy",
    "first-order-aces",
    "first-order-command",
    "republic-jedi",
    "republic-clones",
    "separatist-swarm",
    "separatist-council",
    "rebel-blade-and-shuttle",
    "rebel-red-flight",
    "rebel-smuggler-and-wings",
    "imperial-academy-swarm",
    "imperial-dauntless-group",
    "imperial-three-aces",
    "scum-close-hunters",
    "scum-guild-contract",
    "first-order-force-and-tech",
    "first-order-special-forces",
    "resistance-black-squadron",
    "resistance-wartime-wing",
    "republic-clone-support",
    "republic-jedi-interceptors",
    "separatist-bounty-and-predators",
    "separatist-relay-swarm",
};

/// The squads of the learning battle: as many points each, and no card to read.
static LEARNING: [Sample; 2] = samples! { "learning-rebel", "learning-imperial" };

/// The squads of the learning battle.
pub fn learning() -> [Squad; 2] {
    LEARNING.each_ref().map(Sample::squad)
}

/// The squads that come with the program: legal ones of 20 points, at least two for each faction.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}
