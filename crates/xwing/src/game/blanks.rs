//! Games with something taken out of them, so that the tests can be seen to miss it.

use crate::board::Ship;
use crate::cards;
use crate::facts::{
    ActionKind, ConditionId, DamageKind, ObstacleKind, PilotId, PointsList, ShipAbility, Term, UpgradeId,
};
use crate::words::Token;

use super::XWing;

/// Something whose effect is taken out of the game, so that the tests can be seen to miss it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A damage card.
    Damage(DamageKind),
    /// An action.
    Action(ActionKind),
    /// What a token does.
    Token(Token),
    /// What locks are spent for.
    Lock,
    /// What an obstacle does.
    Obstacle(ObstacleKind),
    /// The ability of a pilot.
    Pilot(PilotId),
    /// A ship ability.
    ShipAbility(ShipAbility),
    /// An upgrade card, with its weapon.
    Upgrade(UpgradeId),
    /// A condition card.
    Condition(ConditionId),
    /// Every pilot, ship ability, upgrade and condition at once: the rules alone.
    Cards,
    /// A step, by the names of its procedure and of itself: what it does to the board is undone, and what it would ask or call
    /// is left out.
    Step(&'static str, &'static str),
}

impl XWing {
    /// The same game with something taken out of it.
    pub fn blanked(list: PointsList, blank: Blank) -> XWing {
        let mut game = XWing::new(list);
        if let Blank::Upgrade(upgrade) = blank
            && game.table.upgrades[upgrade.index()].iter().all(|side| side.range.is_empty())
            && game.table.weapons[upgrade.index()].is_none()
        {
            // Its facts are all that there is to it. They live as long as the tests that take it out.
            game = XWing::under(Box::leak(Box::new(game.facts.without(upgrade))));
        }
        game.blank = Some(blank);
        let none = cards::Group::default;
        match blank {
            Blank::Damage(kind) => game.table.damage[kind as usize] = none(),
            Blank::Pilot(pilot) => game.table.pilots[pilot.index()] = none(),
            Blank::ShipAbility(ability) => game.table.chassis[ability as usize] = none(),
            Blank::Upgrade(upgrade) => {
                game.table.upgrades[upgrade.index()] = [none(), none()];
                game.table.weapons[upgrade.index()] = None;
            }
            Blank::Condition(condition) => game.table.conditions[condition.index()] = none(),
            Blank::Cards => {
                game.table.pilots.fill_with(none);
                game.table.chassis.fill_with(none);
                game.table.conditions.fill_with(none);
                game.table.upgrades.fill_with(|| [none(), none()]);
                game.table.weapons.fill(None);
            }
            Blank::Action(_) | Blank::Token(_) | Blank::Lock | Blank::Obstacle(_) | Blank::Step(..) => {}
        }
        game
    }

    /// The cards that have an effect in this game, each with its name.
    pub fn cards_with_effect(&self) -> Vec<(Blank, String)> {
        let (facts, table) = (self.facts, &self.table);
        let some = |group: &cards::Group| !group.range.is_empty();
        let pilots = facts.pilots().iter().filter(|it| some(&table.pilots[it.id.index()]));
        let chassis = ShipAbility::ALL.iter().filter(|it| some(&table.chassis[**it as usize]));
        let upgrades = facts.upgrades().iter().filter(|it| {
            let at = it.id.index();
            table.upgrades[at].iter().any(some) || table.weapons[at].is_some()
        });
        let conditions = facts.conditions().iter().filter(|it| some(&table.conditions[it.id.index()]));
        let pilots = pilots.map(|it| (Blank::Pilot(it.id), it.name.to_string()));
        let chassis = chassis.map(|it| (Blank::ShipAbility(*it), it.word().to_owned()));
        let upgrades = upgrades.map(|it| (Blank::Upgrade(it.id), it.name.to_string()));
        let conditions = conditions.map(|it| (Blank::Condition(it.id), it.name.to_string()));
        pilots.chain(chassis).chain(upgrades).chain(conditions).collect()
    }

    /// Whether something is taken out of the game.
    pub(crate) fn is_blank(&self, blank: Blank) -> bool {
        self.blank == Some(blank)
    }

    /// The step that is taken out of the game.
    pub(crate) fn blank_step(&self) -> Option<(&'static str, &'static str)> {
        match self.blank {
            Some(Blank::Step(procedure, step)) => Some((procedure, step)),
            _ => None,
        }
    }

    /// Whether a kind of token does what it does.
    fn works(&self, token: Token) -> bool {
        !self.is_blank(Blank::Token(token))
    }

    /// Whether a ship has a token that does what it does.
    pub(crate) fn has(&self, ship: &Ship, token: Token) -> bool {
        ship.has(token) && self.works(token)
    }

    /// Whether a ship is ionized.
    pub(crate) fn is_ionized(&self, ship: &Ship) -> bool {
        ship.is_ionized() && self.works(Token::Ion)
    }

    /// Whether a ship is tractored.
    pub(crate) fn is_tractored(&self, ship: &Ship) -> bool {
        ship.is_tractored() && self.works(Token::Tractor)
    }

    /// Whether a ship is disarmed; a cloaked ship is (xwing.cloak.05).
    pub(crate) fn is_disarmed(&self, ship: &Ship) -> bool {
        self.has(ship, Token::Disarm) || self.has(ship, Token::Cloak)
    }
}
