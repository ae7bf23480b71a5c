//! The game under one ruleset: its facts, switches and the abilities of its cards.

mod blanks;
mod counts;
mod heard;
mod origin;

use std::sync::Mutex;

use broadside_engine::{Ability, AbilityId, On, Tally};

use crate::board::{Board, MAX_CARDS};
use crate::cards::{self, Table};
use crate::facts::{ConditionId, DamageKind, Facts, PilotId, PointsList, ShipAbility, UpgradeId};
use crate::rules::Rules;
use crate::words::{CardNo, Query, ShipNo, UpgradeNo, Window, XWingWords};

pub use blanks::Blank;
pub use counts::Steps;
pub use origin::Origin;

/// Star Wars: X-Wing under one ruleset.
#[derive(Debug)]
pub struct XWing {
    /// The cards.
    pub facts: &'static Facts,
    /// The rules in which rulesets differ.
    pub rules: Rules,
    blank: Option<Blank>,
    steps: Option<Mutex<Steps>>,
    pub(crate) tally: Option<Tally>,
    kinds: [DamageKind; MAX_CARDS],
    pub(crate) table: Table,
}

impl Default for XWing {
    fn default() -> XWing {
        XWing::new(PointsList::June2022)
    }
}

impl XWing {
    /// The game by rules reference 1.4.2 under a points list.
    pub fn new(list: PointsList) -> XWing {
        XWing::under(Facts::of(list))
    }

    /// The game with these facts: those of a points list of somebody's own ([`Facts::under`]).
    pub fn under(facts: &'static Facts) -> XWing {
        let mut kinds = [DamageKind::BlindedPilot; MAX_CARDS];
        let deck = facts.damage().iter().flat_map(|card| (0..card.count).map(|_| card.kind));
        for (place, kind) in kinds.iter_mut().zip(deck.clone().chain(deck)) {
            *place = kind;
        }
        XWing {
            facts,
            rules: Rules::RR142,
            blank: None,
            steps: None,
            tally: None,
            kinds,
            table: cards::table(facts),
        }
    }

    /// The abilities of a pilot.
    pub fn pilot_abilities(&self, pilot: PilotId) -> &[Ability<XWingWords>] {
        self.in_table(&self.table.pilots[pilot.index()])
    }

    /// The abilities that a ship ability stands for.
    pub fn chassis_abilities(&self, ability: ShipAbility) -> &[Ability<XWingWords>] {
        self.in_table(&self.table.chassis[ability as usize])
    }

    /// The abilities of an upgrade card, of its front and of its back.
    pub fn upgrade_abilities(&self, upgrade: UpgradeId) -> [&[Ability<XWingWords>]; 2] {
        self.table.upgrades[upgrade.index()].each_ref().map(|side| self.in_table(side))
    }

    /// The abilities of a condition.
    pub fn condition_abilities(&self, condition: ConditionId) -> &[Ability<XWingWords>] {
        self.in_table(&self.table.conditions[condition.index()])
    }

    /// The abilities of a damage card.
    pub fn damage_abilities(&self, kind: DamageKind) -> &[Ability<XWingWords>] {
        self.in_table(&self.table.damage[kind as usize])
    }

    fn in_table(&self, group: &cards::Group) -> &[Ability<XWingWords>] {
        &self.table.abilities[group.range.start.into()..group.range.end.into()]
    }

    /// What a damage card is.
    pub fn damage_kind(&self, card: CardNo) -> DamageKind {
        self.kinds[card.index()]
    }

    /// The special weapon of an upgrade card, as its header has it.
    pub(crate) fn weapon(&self, board: &Board, upgrade: UpgradeNo) -> Option<&'static cards::Header> {
        self.table.weapons[board.upgrade(upgrade).card.index()]
    }

    /// Whether the ship card or an upgrade of a ship, in play or not, has a say in a query.
    pub(crate) fn bears(&self, board: &Board, ship: ShipNo, query: Query) -> bool {
        let hears = |group: &cards::Group| {
            let hears = group.ears.queries.has(query);
            if let Some(tally) = self.tally.as_ref().filter(|_| hears) {
                tally.offer(AbilityId::new(group.range.start));
                tally.act(AbilityId::new(group.range.start));
            }
            hears
        };
        let upgrade = |at: UpgradeNo| {
            let it = board.upgrade(at);
            hears(&self.table.upgrades[it.card.index()][usize::from(it.flipped)])
        };
        hears(&self.table.pilots[board.ship(ship).pilot.index()]) || board.upgrades_of(ship).any(upgrade)
    }

    /// How many actions a card has behind headers.
    pub(crate) fn headers(&self, group: &cards::Group) -> u8 {
        let is_header =
            |at: &u16| matches!(self.table.abilities[*at as usize].on, On::Window(Window::ActionHeader));
        group.range.clone().filter(is_header).count() as u8
    }

    /// The ship ability of a ship: the printed one, or one that replaces it.
    pub fn ship_ability(&self, board: &Board, ship: ShipNo) -> Option<ShipAbility> {
        let replaced = board.upgrades_of(ship).find_map(|at| {
            let it = board.upgrade(at);
            let card = &self.facts[it.card];
            card.back.as_ref().filter(|_| it.flipped).unwrap_or(&card.front).ship_ability
        });
        replaced.or(self.facts[board.ship(ship).pilot].ship_ability)
    }

    pub(crate) fn ability_table(&self) -> &[Ability<XWingWords>] {
        &self.table.abilities
    }
}
