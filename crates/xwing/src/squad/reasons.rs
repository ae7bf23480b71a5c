//! What squads are told with. The words are in `texts/en/xwing-squad.ftl` and `texts/de/xwing-squad.ftl`.

use broadside_engine::{Message, Reason, reasons};
use broadside_facts::{Set, Term};
use broadside_lists::{Kind, either, term};

use crate::facts::{ActionKind, Arc, Difficulty, Faction, Mode, Size, Slot};

/// Every message about squads.
pub const REASONS: &[&[Message]] = &[
    Line::MESSAGES,
    Whole::MESSAGES,
    Ship::MESSAGES,
    Names::MESSAGES,
    Taken::MESSAGES,
    Unread::MESSAGES,
    Said::MESSAGES,
];

reasons! {
    /// What follows a word of our own format.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Line {
        WantedObstacles { example: &'static str } = "xwing-squad-wanted-obstacles",
        WantedPilot { pilot: &'static str } = "xwing-squad-wanted-pilot",
    }
}

reasons! {
    /// What is wrong with the squad as a whole.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Whole {
        TooFewShips { ships: usize, least: usize, add: usize } = "xwing-squad-too-few-ships",
        TooManyShips { ships: usize, most: usize, over: usize } = "xwing-squad-too-many-ships",
        ShipLimit { ships: usize, most: usize } = "xwing-squad-ship-limit",
        UpgradeLimit { upgrades: usize, most: usize } = "xwing-squad-upgrade-limit",
        Points { points: u32, most: u32, over: u32 } = "xwing-squad-points",
        Faction { card: String, faction: Reason, squad: Reason } = "xwing-squad-faction",
        Availability { card: String, mode: Reason } = "xwing-squad-availability",
        Banned { card: String, mode: Reason } = "xwing-squad-banned",
        Restricted { count: usize, names: String, most: usize } = "xwing-squad-restricted",
        Obstacles { count: usize, wanted: usize } = "xwing-squad-obstacles",
        ObstacleTwice { obstacle: String } = "xwing-squad-obstacle-twice",
        PlacedObstacle { obstacle: String } = "xwing-squad-placed-obstacle",
    }
}

reasons! {
    /// What is wrong with a ship and its upgrades.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Ship {
        Loadout { ship: String, spent: u32, most: u32, over: u32 } = "xwing-squad-loadout",
        Factions { card: String, factions: Reason, ship: String, faction: Reason } = "xwing-squad-factions",
        FactionsOrNamed { card: String, factions: Reason, ship: String, faction: Reason }
            = "xwing-squad-factions-or-named",
        Types { card: String, types: Reason, ship: String, hull: String } = "xwing-squad-types",
        Sizes { card: String, sizes: Reason, ship: String, size: Reason } = "xwing-squad-sizes",
        Action { card: String, action: Reason, ship: String } = "xwing-squad-action",
        HardAction { card: String, difficulty: Reason, action: Reason, ship: String } = "xwing-squad-hard-action",
        Keyword { card: String, keyword: &'static str, ship: String } = "xwing-squad-keyword",
        Ability { card: String, ability: &'static str, ship: String } = "xwing-squad-ability",
        Arc { card: String, arc: Reason, ship: String } = "xwing-squad-arc",
        Equipped { card: String, slot: Reason, ship: String } = "xwing-squad-equipped",
        Agility { card: String, agility: u8, ship: String, has: u8 } = "xwing-squad-agility",
        Shields { card: String, ship: String } = "xwing-squad-shields",
        Initiative { card: String, most: u8, ship: String, has: u8 } = "xwing-squad-initiative",
        NonLimited { card: String, ship: String } = "xwing-squad-non-limited",
        FewIcons { card: String, needed: usize, slot: Reason, ship: String, has: u8 } = "xwing-squad-few-icons",
        FewIconsAlone { card: String, needed: usize, slot: Reason, ship: String, has: u8, ability: &'static str }
            = "xwing-squad-few-icons-alone",
        NoFreeIcon { card: String, slot: Reason, ship: String, count: u8, names: String }
            = "xwing-squad-no-free-icon",
    }
}

reasons! {
    /// What is wrong with cards that a squad may have only so often, or must have.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Names {
        Limited { card: String, count: usize, most: u8 } = "xwing-squad-limited",
        Solitary { card: String, other: String, slot: Reason } = "xwing-squad-solitary",
        Standardized { card: String, ship: String, hull: String } = "xwing-squad-standardized",
        Needed { ship: String, card: Reason } = "xwing-squad-needed",
        OtherCard = "xwing-squad-other-card",
        HugeShips = "xwing-squad-huge-ships",
        Printed { name: String } = "xwing-squad-printed",
    }
}

reasons! {
    /// What was taken otherwise than another builder wrote it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Taken {
        Unknown { kind: Kind, written: String } = "xwing-squad-taken-unknown",
        UnknownNear { kind: Kind, written: String, near: String } = "xwing-squad-taken-unknown-near",
        Outside { kind: Kind, written: String, name: String, why: Reason } = "xwing-squad-taken-outside",
        On { ship: String, why: Reason } = "xwing-squad-taken-on",
        Faction { written: String, faction: Reason, pilot: String } = "xwing-squad-taken-faction",
        OtherShip { pilot: String, ship: String, written: String } = "xwing-squad-taken-other-ship",
        SquadPoints { ours: u32, written: String } = "xwing-squad-taken-squad-points",
        Points { card: String, ours: u32, written: String } = "xwing-squad-taken-points",
        Upgrades { ship: String } = "xwing-squad-taken-upgrades",
        NoList { key: String } = "xwing-squad-taken-no-list",
        OtherType { card: String, key: String, slot: Reason } = "xwing-squad-taken-other-type",
        Later = "xwing-squad-outside-later",
        Loadout = "xwing-squad-outside-loadout",
        HugeShip = "xwing-squad-outside-huge-ship",
        Fan = "xwing-squad-outside-fan",
    }
}

reasons! {
    /// Why a text is no squad at all.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Unread {
        Empty = "xwing-squad-unread-empty",
        Json { line: usize, column: usize } = "xwing-squad-unread-json",
        List = "xwing-squad-unread-list",
        NoObject = "xwing-squad-unread-no-object",
        NoPilots = "xwing-squad-unread-no-pilots",
        PilotsNoList = "xwing-squad-unread-pilots-no-list",
        NoFaction = "xwing-squad-unread-no-faction",
    }
}

reasons! {
    /// What a report says of a squad.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Said {
        Ship { ship: String, spent: u32, loadout: u8 } = "xwing-squad-said-ship",
        Total { points: u16 } = "xwing-squad-said-total",
        Under { mode: Reason, list: String } = "xwing-squad-said-under",
    }
}

/// The name of a faction.
pub(super) fn faction(faction: Faction) -> Reason {
    term("xwing-squad-side", faction)
}

/// The name of an upgrade type.
pub(super) fn slot(slot: Slot) -> Reason {
    term("xwing-squad-slot", slot)
}

/// The name of a size.
pub(super) fn size(size: Size) -> Reason {
    term("xwing-squad-size", size)
}

/// The name of a game mode.
pub(super) fn mode(mode: Mode) -> Reason {
    term("xwing-squad-mode", mode)
}

/// The name of an action.
pub(super) fn action(action: ActionKind) -> Reason {
    term("xwing-squad-act", action)
}

/// The colour of an action.
pub(super) fn difficulty(difficulty: Difficulty) -> Reason {
    term("xwing-squad-colour", difficulty)
}

/// The name of an arc.
pub(super) fn arc(arc: Arc) -> Reason {
    term("xwing-squad-in-arc", arc)
}

/// Any value of a set; the set is not empty.
pub(super) fn any<T: Term>(set: Set<T>, name: fn(T) -> Reason) -> Reason {
    either(set.iter().map(name)).unwrap_or(Names::OtherCard.into())
}
