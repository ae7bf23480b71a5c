//! Fleets that were played at tournaments, against what was recorded with their lists.
//!
//! The lists themselves are samples of the program, so they are not here a second time: only the numbers that a slip in
//! one of them would change. They were added up by the players' list builder, not by our facts.

use broadside_armada::facts::{Edition, Facts};
use broadside_armada::fleet::{check, samples};

/// A recorded list: its sample, fleet points of its ships with their upgrades and of its squadrons, and how many ships,
/// upgrades and squadrons it has.
type Recorded = (&'static str, [u32; 2], [usize; 3]);

static RECORDED: [Recorded; 16] = [
    ("rebel-broadside-msu", [399, 0], [5, 23, 0]),
    ("rebel-hyperspace-drop", [391, 0], [4, 20, 0]),
    ("rebel-corvette-screen", [364, 33], [6, 15, 2]),
    ("rebel-starhawk-fortress", [304, 95], [3, 15, 5]),
    ("rebel-carrier-bombers", [265, 134], [3, 10, 10]),
    ("empire-twin-destroyers", [393, 0], [4, 20, 0]),
    ("empire-ace-wing", [262, 134], [5, 12, 8]),
    ("empire-superweapon-siege", [311, 89], [3, 15, 4]),
    ("empire-gunline-and-torpedo", [344, 54], [3, 15, 6]),
    ("empire-star-dreadnought", [304, 91], [2, 10, 5]),
    ("republic-triple-victory", [395, 0], [4, 23, 0]),
    ("republic-venator-and-bombers", [281, 119], [3, 14, 8]),
    ("republic-acclamator-aces", [319, 80], [4, 16, 4]),
    ("separatist-droid-bomber-swarm", [271, 129], [3, 14, 12]),
    ("separatist-heavy-line", [398, 0], [4, 15, 0]),
    ("separatist-rocket-trooper-rush", [336, 56], [5, 12, 4]),
];

#[test]
fn fleets_of_tournaments_are_legal_and_cost_what_was_recorded() {
    let facts = Facts::of(Edition::Arc);
    let recorded = |slug: &str| {
        let of = |(name, ..): &&Recorded| slug.strip_prefix("tournament-") == Some(*name);
        RECORDED.iter().find(of).unwrap_or_else(|| panic!("nothing was recorded of {slug}"))
    };
    let mut compared = 0;
    for sample in samples().iter().filter(|sample| sample.is_tournament()) {
        let (slug, [ships, squadrons], counts) = *recorded(sample.slug);
        let fleet = sample.fleet();
        assert_eq!(check(facts, &fleet), [], "{slug}");
        let own = fleet.squadron_cost(facts);
        assert_eq!([fleet.cost(facts) - own, own], [ships, squadrons], "{slug}");
        assert_eq!([fleet.ships.len(), fleet.upgrade_count(), fleet.squadrons.len()], counts, "{slug}");
        compared += 1;
    }
    assert_eq!(compared, RECORDED.len());
}
