//! Fleets to begin with, embedded from `fleets/`.

use super::{Fleet, parse};
use crate::facts::{Edition, Facts};

/// A fleet that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Its name in files and commands.
    pub slug: &'static str,
    /// The editions under which it is legal; none for the forces of the learning scenario.
    pub editions: &'static [Edition],
    /// The file.
    pub text: &'static str,
}

impl Sample {
    /// Whether it was played at a tournament.
    pub fn is_tournament(&self) -> bool {
        self.slug.starts_with("tournament-")
    }

    /// What the fleet is like, in a sentence.
    pub fn about(&self) -> &'static str {
        self.text.lines().next().unwrap_or("").trim_start_matches('#').trim()
    }

    /// The fleet. The files are part of the program and read by its tests: an error here is a broken build.
    pub fn fleet(&self) -> Fleet {
        let edition = self.editions.first().copied().unwrap_or(Edition::Rr15);
        parse(Facts::of(edition), self.text).unwrap_or_else(|errors| panic!("{}: {errors:?}", self.slug))
    }
}

macro_rules! samples {
    ($($slug:literal: $editions:expr),+ $(,)?) => {
        [$(Sample {
            slug: $slug,
            editions: $editions,
            text: include_str!(concat!("../../fleets/", $slug, ".fleet")),
        }),+]
    };
}

const NOW: &[Edition] = &[Edition::Rr15, Edition::Arc];
const FIRST: &[Edition] = &[Edition::Rr1];
const LAST: &[Edition] = &[Edition::Arc];
const LEARNING: &[Edition] = &[];

static SAMPLES: [Sample; 32] = samples! {
    "rebel-180": NOW,
    "imperial-180": NOW,
    "republic-180": NOW,
    "separatist-180": NOW,
    "rebel-400-line": NOW,
    "rebel-400-swarm": NOW,
    "imperial-400-line": NOW,
    "imperial-400-raid": NOW,
    "republic-400-carrier": NOW,
    "republic-400-convoy": NOW,
    "separatist-400-line": NOW,
    "separatist-400-blockade": NOW,
    "tournament-rebel-broadside-msu": NOW,
    "tournament-rebel-hyperspace-drop": NOW,
    "tournament-rebel-corvette-screen": NOW,
    "tournament-rebel-starhawk-fortress": NOW,
    "tournament-rebel-carrier-bombers": NOW,
    "tournament-empire-twin-destroyers": LAST,
    "tournament-empire-ace-wing": NOW,
    "tournament-empire-superweapon-siege": NOW,
    "tournament-empire-gunline-and-torpedo": NOW,
    "tournament-empire-star-dreadnought": NOW,
    "tournament-republic-triple-victory": NOW,
    "tournament-republic-venator-and-bombers": NOW,
    "tournament-republic-acclamator-aces": NOW,
    "tournament-separatist-droid-bomber-swarm": LAST,
    "tournament-separatist-heavy-line": NOW,
    "tournament-separatist-rocket-trooper-rush": NOW,
    "rr1-rebel-300": FIRST,
    "rr1-imperial-300": FIRST,
    "learning-rebel": LEARNING,
    "learning-imperial": LEARNING,
};

/// The fleets that come with the program: legal ones of 180 and 400 points for each faction, sixteen that were played at
/// tournaments, two of 300 points for edition rr1, and the two forces of the learning scenario.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}
