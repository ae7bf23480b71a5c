//! Where effects come from, and whose they are.

use broadside_engine::{Seat, Source};

use crate::board::Board;
use crate::words::{CardNo, ConditionNo, ShipNo, Thing, UpgradeNo};

use super::XWing;

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A faceup damage card.
    Card(CardNo),
    /// A condition card.
    Condition(ConditionNo),
    /// The ability of a ship's pilot.
    Pilot(ShipNo),
    /// The ship ability of a ship.
    Chassis(ShipNo),
    /// A rule, for the attacker of the innermost attack.
    Attacker,
    /// A rule, for the defender of the innermost attack.
    Defender,
    /// A rule, for a ship.
    Ship(ShipNo),
}

impl Origin {
    /// Its number.
    pub fn source(self) -> Source {
        let (kind, number) = match self {
            Origin::Upgrade(upgrade) => (0, upgrade.0),
            Origin::Card(card) => (1, card.0),
            Origin::Condition(condition) => (2, condition.0),
            Origin::Attacker => (3, 0),
            Origin::Defender => (4, 0),
            Origin::Ship(ship) => (5, ship.0),
            Origin::Pilot(ship) => (6, ship.0),
            Origin::Chassis(ship) => (7, ship.0),
        };
        Source(kind << 8 | u16::from(number))
    }

    /// The origin with this number.
    pub fn of(source: Source) -> Origin {
        let number = source.0 as u8;
        match source.0 >> 8 {
            0 => Origin::Upgrade(UpgradeNo(number)),
            1 => Origin::Card(CardNo(number)),
            2 => Origin::Condition(ConditionNo(number)),
            3 => Origin::Attacker,
            4 => Origin::Defender,
            5 => Origin::Ship(ShipNo(number)),
            6 => Origin::Pilot(ShipNo(number)),
            _ => Origin::Chassis(ShipNo(number)),
        }
    }

    /// The upgrade card, if it is one.
    pub fn upgrade(self) -> Option<UpgradeNo> {
        if let Origin::Upgrade(upgrade) = self { Some(upgrade) } else { None }
    }

    /// The damage card, if it is one.
    pub fn card(self) -> Option<CardNo> {
        if let Origin::Card(card) = self { Some(card) } else { None }
    }

    /// The condition card, if it is one.
    pub fn condition(self) -> Option<ConditionNo> {
        if let Origin::Condition(condition) = self { Some(condition) } else { None }
    }
}

impl XWing {
    /// Who controls a source, and which piece bears it.
    pub(crate) fn bearer_of(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        let of = |thing: Thing| (board.decider(thing).unwrap_or(board.first_speaker()), Some(thing));
        match Origin::of(source) {
            Origin::Upgrade(upgrade) => of(Thing::Ship(board.upgrade(upgrade).ship)),
            Origin::Card(card) => match board.decks.bearer(card) {
                Some(unit) => of(unit.into()),
                None => (board.first_speaker(), None),
            },
            Origin::Condition(condition) => {
                // What a condition says is said of its ship (xwing.interpretation.04); a secret one is its player's affair.
                let it = &board.conditions[condition.index()];
                let owner = if it.facedown { it.by } else { board.ship(it.ship).controller };
                (owner, Some(Thing::Ship(it.ship)))
            }
            Origin::Attacker => match board.attack() {
                Some(attack) => (attack.by, Some(attack.attacker.into())),
                None => (board.first_speaker(), None),
            },
            Origin::Defender => match board.attack() {
                Some(attack) => (attack.against, Some(attack.defender.into())),
                None => (board.first_speaker(), None),
            },
            Origin::Ship(ship) | Origin::Pilot(ship) | Origin::Chassis(ship) => of(Thing::Ship(ship)),
        }
    }
}
