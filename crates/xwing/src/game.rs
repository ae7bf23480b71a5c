//! The game under one ruleset: its facts, switches and the abilities of its cards.

use broadside_engine::{Ability, AbilityId, Ears, Listening, Member, On, Seat, Source};

use crate::board::{Board, MAX_CARDS};
use crate::cards::{self, Table};
use crate::facts::{ActionKind, DamageKind, Facts, ObstacleKind, PointsList};
use crate::rules::Rules;
use crate::words::{CardNo, ConditionNo, Query, ShipNo, Thing, Token, UpgradeNo, XWingWords};

/// Something whose effect is taken out of the game, so that the tests can be seen to miss it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A damage card.
    Damage(DamageKind),
    /// An action.
    Action(ActionKind),
    /// What a token does.
    Token(Token),
    /// What an obstacle does.
    Obstacle(ObstacleKind),
}

/// Star Wars: X-Wing under one ruleset.
#[derive(Debug)]
pub struct XWing {
    /// The cards.
    pub facts: &'static Facts,
    /// The rules in which rulesets differ.
    pub rules: Rules,
    blank: Option<Blank>,
    kinds: [DamageKind; MAX_CARDS],
    pub(crate) table: Table,
}

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A faceup damage card.
    Card(CardNo),
    /// A condition card.
    Condition(ConditionNo),
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
            _ => Origin::Ship(ShipNo(number)),
        }
    }
}

impl Default for XWing {
    fn default() -> XWing {
        XWing::new(PointsList::June2022)
    }
}

impl XWing {
    /// The game by rules reference 1.4.2 under a points list.
    pub fn new(list: PointsList) -> XWing {
        let facts = Facts::of(list);
        let mut kinds = [DamageKind::BlindedPilot; MAX_CARDS];
        let deck = facts.damage().iter().flat_map(|card| (0..card.count).map(|_| card.kind));
        for (place, kind) in kinds.iter_mut().zip(deck.clone().chain(deck)) {
            *place = kind;
        }
        XWing { facts, rules: Rules::RR142, blank: None, kinds, table: cards::table(facts) }
    }

    /// The same game with something taken out of it.
    pub fn blanked(list: PointsList, blank: Blank) -> XWing {
        let mut game = XWing::new(list);
        game.blank = Some(blank);
        if let Blank::Damage(kind) = blank {
            game.table.damage[kind as usize] = cards::Group::default();
        }
        game
    }

    /// Whether something is taken out of the game.
    pub(crate) fn is_blank(&self, blank: Blank) -> bool {
        self.blank == Some(blank)
    }

    /// What a damage card is.
    pub fn damage_kind(&self, card: CardNo) -> DamageKind {
        self.kinds[card.index()]
    }

    /// What everything in play listens to.
    pub fn ears_of(&self, board: &Board) -> Ears {
        let mut ears = self.table.rule_ears;
        for at in 0..MAX_CARDS as u8 {
            let it = &board.decks.cards[at as usize];
            if it.faceup {
                cards::join(&mut ears, &self.table.damage[self.damage_kind(CardNo(at)) as usize].ears);
            }
        }
        ears
    }

    fn each_ability(
        &self,
        board: &Board,
        hears: impl Fn(&Ears) -> bool,
        wanted: impl Fn(&On<XWingWords>) -> bool,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let mut give = |origin: Origin, group: &cards::Group| {
            if !hears(&group.ears) {
                return;
            }
            for at in group.range.clone() {
                if wanted(&self.table.abilities[at as usize].on) {
                    found(origin.source(), AbilityId::new(at));
                }
            }
        };
        if board.attack().is_some_and(|attack| !attack.over) {
            give(Origin::Attacker, &self.table.attacker);
            give(Origin::Defender, &self.table.defender);
        }
        if hears(&self.table.each_ship.ears) {
            for ship in board.ships_in_play() {
                give(Origin::Ship(ship), &self.table.each_ship);
            }
        }
        if hears(&self.table.any_damage_ears) {
            for at in 0..MAX_CARDS as u8 {
                let it = &board.decks.cards[at as usize];
                if it.faceup {
                    give(Origin::Card(CardNo(at)), &self.table.damage[self.damage_kind(CardNo(at)) as usize]);
                }
            }
        }
    }

    pub(crate) fn heard(
        &self,
        board: &Board,
        on: Listening<XWingWords>,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let hears = |ears: &Ears| match on {
            Listening::Window(window) | Listening::Would(window) => ears.windows & window.bit() != 0,
            Listening::AnyTime => ears.any_time,
        };
        let wanted = |ability: &On<XWingWords>| match (ability, on) {
            (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => *a == b,
            (On::AnyTime, Listening::AnyTime) => true,
            _ => false,
        };
        self.each_ability(board, hears, wanted, found);
    }

    pub(crate) fn modifying(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        let hears = |ears: &Ears| ears.queries & query.bit() != 0;
        let wanted = |on: &On<XWingWords>| matches!(on, On::Query(asked, _) if *asked == query);
        self.each_ability(board, hears, wanted, found);
    }

    pub(crate) fn ability_table(&self) -> &[Ability<XWingWords>] {
        &self.table.abilities
    }

    /// Who controls a source, and which piece bears it.
    pub(crate) fn bearer_of(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        let of = |thing: Thing| (board.owner(thing).unwrap_or(board.first), Some(thing));
        match Origin::of(source) {
            Origin::Upgrade(upgrade) => of(Thing::Ship(board.upgrade(upgrade).ship)),
            Origin::Card(card) => match board.decks.bearer(card) {
                Some(unit) => of(unit.into()),
                None => (board.first, None),
            },
            Origin::Condition(condition) => {
                let it = &board.conditions[condition.index()];
                (it.by, Some(Thing::Ship(it.ship)))
            }
            Origin::Attacker => match board.attack() {
                Some(attack) => (attack.by, Some(attack.attacker.into())),
                None => (board.first, None),
            },
            Origin::Defender => match board.attack() {
                Some(attack) => (attack.against, Some(attack.defender.into())),
                None => (board.first, None),
            },
            Origin::Ship(ship) => of(Thing::Ship(ship)),
        }
    }
}
