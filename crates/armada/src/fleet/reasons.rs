//! What fleets are told with. The words are in `texts/en/armada-fleet.ftl` and `texts/de/armada-fleet.ftl`.

use broadside_engine::{Message, Reason, reasons};
use broadside_facts::{Set, Term};
use broadside_lists::{either, term};

use crate::facts::{Category, Faction, Size, Slot};

/// Every message about fleets.
pub const REASONS: &[&[Message]] = &[
    Line::MESSAGES,
    Whole::MESSAGES,
    Ship::MESSAGES,
    Shared::MESSAGES,
    Taken::MESSAGES,
    Sum::MESSAGES,
    Said::MESSAGES,
];

reasons! {
    /// What is wrong with a line of our own format, and what would be right.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Line {
        Points { written: String, wanted: Reason } = "armada-fleet-line-points",
        Category { written: String, word: String, category: &'static str } = "armada-fleet-line-category",
        Count { count: usize, least: usize, most: usize } = "armada-fleet-line-count",
        WantedPoints { points: u16 } = "armada-fleet-wanted-points",
        WantedShip { ship: &'static str } = "armada-fleet-wanted-ship",
        WantedObjective = "armada-fleet-wanted-objective",
    }
}

reasons! {
    /// What is wrong with the fleet as a whole.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Whole {
        Limit { what: &'static str, count: usize, most: usize, over: usize } = "armada-fleet-limit",
        Points { cost: u32, most: u32, over: u32 } = "armada-fleet-points",
        SquadronPoints { cost: u32, points: u16, most: u32, over: u32 } = "armada-fleet-squadron-points",
        NoFaction { edition: &'static str, faction: Reason, known: Reason } = "armada-fleet-no-faction",
        Foreign { card: String, faction: Reason, fleet: Reason } = "armada-fleet-foreign",
        Pool { card: String, edition: &'static str } = "armada-fleet-pool",
        Aces { count: usize, names: String, points: u16, most: usize } = "armada-fleet-aces",
        SecondCommander { card: String, first: String } = "armada-fleet-second-commander",
        NoFlagship = "armada-fleet-no-flagship",
        Flagships { count: usize } = "armada-fleet-flagships",
        NoObjective { category: Reason } = "armada-fleet-no-objective",
        Objectives { count: usize, category: Reason, names: String } = "armada-fleet-objectives",
        Campaign { card: String } = "armada-fleet-campaign",
        UniqueName { card: String } = "armada-fleet-unique-name",
        UniqueType { card: String, other: String } = "armada-fleet-unique-type",
    }
}

reasons! {
    /// What is wrong with a ship and its upgrades.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Ship {
        Affiliation { card: String, factions: Reason, ship: String, faction: Reason } = "armada-fleet-affiliation",
        Flotilla { ship: String, card: String } = "armada-fleet-flotilla",
        AnotherHull { card: String, ship: String } = "armada-fleet-other-ship",
        Tag { card: String, tag: &'static str, ship: String } = "armada-fleet-tag",
        Sizes { card: String, sizes: Reason, ship: String, size: Reason } = "armada-fleet-sizes",
        FlagshipOnly { card: String } = "armada-fleet-flagship-only",
        Huge { card: String, ship: String } = "armada-fleet-huge",
        Barred { card: String, ship: String, slot: Reason } = "armada-fleet-barred",
        Modifications { ship: String, count: usize, names: String } = "armada-fleet-modifications",
        Titles { ship: String, count: usize, names: String } = "armada-fleet-titles",
        Closed { closer: String, card: String } = "armada-fleet-closed",
        NoIcon { card: String, slot: Reason, ship: String } = "armada-fleet-no-icon",
        NoFreeIcon { card: String, slot: Reason, ship: String, count: usize, names: String }
            = "armada-fleet-no-free-icon",
    }
}

reasons! {
    /// What is wrong in a game with one shared core set.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Shared {
        Points { wanted: u16, points: u16 } = "armada-fleet-box-points",
        Ship { card: String } = "armada-fleet-box-ship",
        Models { count: usize, chassis: &'static str } = "armada-fleet-box-models",
        Squadron { card: String } = "armada-fleet-box-squadron",
        Disks { disks: usize, name: &'static str, count: usize } = "armada-fleet-box-disks",
        Objective { card: String } = "armada-fleet-box-objective",
        Upgrade { card: String } = "armada-fleet-box-upgrade",
        OneCopy { card: String } = "armada-fleet-box-one-copy",
        Dealt { card: String } = "armada-fleet-box-dealt",
    }
}

reasons! {
    /// What was taken otherwise than another builder wrote it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Taken {
        NoList = "armada-fleet-taken-no-list",
        LeftOut { why: Reason } = "armada-fleet-taken-left-out",
        Faction { faction: Reason } = "armada-fleet-taken-faction",
        UnknownFaction { written: String } = "armada-fleet-taken-unknown-faction",
        NoShip { written: String } = "armada-fleet-taken-no-ship",
        LostShip { written: String } = "armada-fleet-taken-lost-ship",
        BehindSquadrons { written: String } = "armada-fleet-taken-behind-squadrons",
        Header { written: String } = "armada-fleet-taken-header",
        Category { written: String, word: String, category: &'static str } = "armada-fleet-taken-category",
        CardSet { written: String, set: String } = "armada-fleet-taken-card-set",
        Several { written: String, taken: String } = "armada-fleet-taken-several",
        Count { count: usize, most: usize } = "armada-fleet-taken-count",
        Cost { stated: u32, card: String, edition: &'static str, ours: u32 } = "armada-fleet-taken-cost",
        Total { stated: u32, of: Sum, ours: u32 } = "armada-fleet-taken-total",
        NoTotal { written: String } = "armada-fleet-taken-no-total",
        TotalOfNothing { written: String } = "armada-fleet-taken-total-of-nothing",
        Commander { written: String } = "armada-fleet-taken-commander",
    }
}

reasons! {
    /// What a sum is of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Sum {
        Fleet = "armada-fleet-sum-fleet",
        Ship = "armada-fleet-sum-ship",
        Squadrons = "armada-fleet-sum-squadrons",
    }
}

reasons! {
    /// What a report says of a fleet.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Said {
        Ship { ship: String } = "armada-fleet-said-ship",
        Flagship { ship: String } = "armada-fleet-said-flagship",
        Squadrons { count: usize, most: u32 } = "armada-fleet-said-squadrons",
        Total { points: u16 } = "armada-fleet-said-total",
        Under { edition: &'static str } = "armada-fleet-said-under",
        Idle { names: String } = "armada-fleet-said-idle",
        Unplayed { names: String } = "armada-fleet-said-unplayed",
    }
}

/// The name of a faction.
pub(super) fn faction(faction: Faction) -> Reason {
    term("armada-fleet-faction", faction)
}

/// The name of an upgrade icon.
pub(super) fn slot(slot: Slot) -> Reason {
    term("armada-fleet-slot", slot)
}

/// The name of a size class.
pub(super) fn size(size: Size) -> Reason {
    term("armada-fleet-size", size)
}

/// The name of a category of objectives.
pub(super) fn category(category: Category) -> Reason {
    term("armada-fleet-category", category)
}

/// Any value of a set; the set is not empty.
pub(super) fn any<T: Term>(set: Set<T>, name: fn(T) -> Reason) -> Reason {
    either(set.iter().map(name)).unwrap_or(Taken::NoList.into())
}
