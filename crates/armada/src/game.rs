//! The game under one edition: its facts, switches and the abilities of its cards.

use broadside_engine::{Ability, AbilityId, Ears, Listening, On, Seat, Source, Tally};

use crate::board::{Board, Standing, UpgradeState, kind};
use crate::cards::{self, Table};
use crate::facts::{
    DECK, DamageKind, DefenseToken, Edition, Facts, Keyword, ObjectiveId, ShipCard, SquadronCard,
    SquadronCardId, UpgradeCardId,
};
use crate::geometry::Measures;
use crate::rules::Rules;
use crate::words::{ArmadaWords, CardNo, Query, ShipNo, SquadronNo, Thing, UpgradeNo};

/// Something whose effect is taken out of the game, so that the tests can be seen to miss it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// An upgrade card.
    Upgrade(UpgradeCardId),
    /// What a squadron card says beyond its keywords.
    Squadron(SquadronCardId),
    /// An objective.
    Objective(ObjectiveId),
    /// A keyword.
    Keyword(Keyword),
    /// A damage card.
    Damage(DamageKind),
    /// A defense token.
    Defense(DefenseToken),
}

/// Star Wars: Armada under one edition.
#[derive(Debug)]
pub struct Armada {
    /// The cards.
    pub facts: &'static Facts,
    /// The shapes and the measuring rules.
    pub measures: &'static Measures,
    /// The rules in which editions differ.
    pub rules: Rules,
    blank: Option<Blank>,
    pub(crate) tally: Option<Tally>,
    kinds: [DamageKind; DECK],
    pub(crate) table: Table,
}

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A faceup damage card.
    Card(CardNo),
    /// The objective.
    Objective,
    /// A rule, for the attacker of the innermost attack.
    Attacker,
    /// A rule, for the defender of the innermost attack.
    Defender,
    /// A rule, for a ship.
    Ship(ShipNo),
    /// A keyword or a rule, for a squadron.
    Squadron(SquadronNo),
    /// The objective, for the attacker of the innermost attack.
    ObjectiveAttack,
}

impl Origin {
    /// Its number.
    pub fn source(self) -> Source {
        let (kind, number) = match self {
            Origin::Upgrade(upgrade) => (0, upgrade.0),
            Origin::Card(card) => (1, card.0),
            Origin::Objective => (2, 0),
            Origin::Attacker => (3, 0),
            Origin::Defender => (4, 0),
            Origin::Ship(ship) => (5, ship.0),
            Origin::Squadron(squadron) => (6, squadron.0),
            Origin::ObjectiveAttack => (7, 0),
        };
        Source(kind << 8 | u16::from(number))
    }

    /// The origin with this number.
    pub fn of(source: Source) -> Origin {
        let number = source.0 as u8;
        match source.0 >> 8 {
            0 => Origin::Upgrade(UpgradeNo(number)),
            1 => Origin::Card(CardNo(number)),
            2 => Origin::Objective,
            3 => Origin::Attacker,
            4 => Origin::Defender,
            5 => Origin::Ship(ShipNo(number)),
            6 => Origin::Squadron(SquadronNo(number)),
            _ => Origin::ObjectiveAttack,
        }
    }
}

/// Whether the card of a squadron is active: it is in play, or waits for its deployment (armada.effect-timing.16).
fn squadron_active(standing: Standing) -> bool {
    matches!(standing, Standing::InPlay | Standing::Waiting)
}

/// What an upgrade card adds to a score counts though its ship is destroyed (armada.card.mercy-mission.01).
const OUTLIVES: Query = Query::ScoreBonus;

impl Armada {
    /// The game of an edition.
    pub fn new(edition: Edition) -> Armada {
        let facts = Facts::of(edition);
        let mut kinds = [DamageKind::StructuralDamage; DECK];
        for (at, place) in kinds.iter_mut().enumerate() {
            *place = kind(facts, CardNo(at as u8));
        }
        let (measures, rules) = (Measures::of(edition), Rules::of(edition));
        Armada { facts, measures, rules, blank: None, tally: None, kinds, table: cards::table(facts, &rules) }
    }

    /// The same game, which counts how often the effects of its cards come up.
    pub fn counting(edition: Edition) -> Armada {
        let game = Armada::new(edition);
        Armada { tally: Some(Tally::new(game.table.abilities.len())), ..game }
    }

    /// How often each card with an effect could act and did, in a game that counts: kind and stable name, could, did.
    pub fn counted(&self) -> Vec<(&'static str, String, u64, u64)> {
        let Some(tally) = &self.tally else { return Vec::new() };
        let (facts, table) = (self.facts, &self.table);
        let mut found = Vec::new();
        let mut count = |kind, slug: &str, ranges: &[&core::ops::Range<u16>]| {
            if ranges.iter().any(|range| !range.is_empty()) {
                let each = ranges.iter().map(|range| tally.of((*range).clone()));
                let (could, did) = each.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                found.push((kind, slug.to_owned(), could, did));
            }
        };
        let upgrades = facts.upgrades().iter().filter(|card| card.in_pool);
        upgrades.for_each(|card| count("upgrade", &card.slug, &[&table.upgrades[card.id.index()]]));
        let squadrons = facts.squadrons().iter().filter(|card| card.in_pool);
        squadrons.for_each(|card| count("squadron", &card.slug, &[&table.squadrons[card.id.index()]]));
        for card in facts.objectives().iter().filter(|card| card.in_pool) {
            let at = card.id.index();
            count("objective", &card.slug, &[&table.objectives[at], &table.objective_attacks[at]]);
        }
        found
    }

    /// The same game without the effect of one card, keyword or token.
    pub fn without(edition: Edition, blank: Blank) -> Armada {
        Armada { blank: Some(blank), ..Armada::new(edition) }
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        self.facts.ruleset.edition
    }

    /// Whether this is what was taken out of the game.
    #[inline]
    pub fn is_blank(&self, blank: Blank) -> bool {
        self.blank == Some(blank)
    }

    /// The card of a ship.
    #[inline]
    pub fn ship(&self, board: &Board, ship: ShipNo) -> &'static ShipCard {
        &self.facts[board.ship(ship).card]
    }

    /// The card of a squadron.
    #[inline]
    pub fn squadron(&self, board: &Board, squadron: SquadronNo) -> &'static SquadronCard {
        &self.facts[board.squadron(squadron).card]
    }

    /// Whether the program plays the effect of an upgrade card.
    pub fn has_effect(&self, card: UpgradeCardId) -> bool {
        self.table.upgrades_played[card.index()]
    }

    /// Whether an upgrade card does anything in play: what it adds to the upgrade bar counts when fleets are built.
    pub fn acts_in_play(&self, card: UpgradeCardId) -> bool {
        !self.table.upgrades[card.index()].is_empty()
    }

    /// Whether the program plays what a squadron card says beyond its keywords.
    pub fn squadron_has_effect(&self, card: SquadronCardId) -> bool {
        !self.table.squadrons[card.index()].is_empty()
    }

    /// Whether the program plays an objective.
    pub fn objective_has_effect(&self, card: ObjectiveId) -> bool {
        cards::plays(&self.facts[card].slug)
    }

    /// Whether an upgrade card is played as the Rules Reference 1.5 words it, and its newest wording is another.
    pub fn has_rr15_wording(&self, card: UpgradeCardId) -> bool {
        self.rules.rr15_cards && cards::differs_in_rr15(&self.facts[card].slug)
    }

    /// The abilities of an upgrade card.
    pub fn upgrade_abilities(&self, card: UpgradeCardId) -> &[Ability<ArmadaWords>] {
        self.in_table(&self.table.upgrades[card.index()])
    }

    /// The abilities of a squadron card beyond its keywords.
    pub fn squadron_abilities(&self, card: SquadronCardId) -> &[Ability<ArmadaWords>] {
        self.in_table(&self.table.squadrons[card.index()])
    }

    /// The abilities of an objective: its own, and those of the attacks that it makes.
    pub fn objective_abilities(&self, card: ObjectiveId) -> [&[Ability<ArmadaWords>]; 2] {
        let table = &self.table;
        [&table.objectives[card.index()], &table.objective_attacks[card.index()]].map(|at| self.in_table(at))
    }

    /// The abilities of a damage card.
    pub fn damage_abilities(&self, kind: DamageKind) -> &[Ability<ArmadaWords>] {
        self.in_table(&self.table.damage[kind as usize])
    }

    fn in_table(&self, range: &core::ops::Range<u16>) -> &[Ability<ArmadaWords>] {
        &self.table.abilities[range.start.into()..range.end.into()]
    }

    /// What a damage card is.
    #[inline]
    pub fn damage_kind(&self, card: CardNo) -> DamageKind {
        self.kinds[card.index() % DECK]
    }

    /// Whether the cards of a ship are active: it is in play, or waits for its deployment
    /// (armada.effect-timing.16).
    fn ship_active(&self, board: &Board, ship: ShipNo) -> bool {
        matches!(board.ship(ship).standing, Standing::InPlay | Standing::Waiting)
    }

    /// What the cards in play listen to.
    pub fn ears_of(&self, board: &Board) -> Ears<ArmadaWords> {
        let mut ears = self.table.rule_ears;
        for upgrade in &board.upgrades {
            let own = &self.table.upgrade_ears[upgrade.card.index()];
            if upgrade.state == UpgradeState::Discarded {
                continue;
            } else if self.ship_active(board, upgrade.ship) {
                ears.join(own);
            } else {
                if own.queries.has(OUTLIVES) {
                    ears.queries.insert(OUTLIVES);
                }
            }
        }
        for squadron in board.squadrons.iter().filter(|it| squadron_active(it.standing)) {
            ears.join(&self.table.squadron_ears[squadron.card.index()]);
        }
        for (at, card) in board.decks.cards.iter().enumerate() {
            if card.faceup {
                let kind = self.damage_kind(CardNo(at as u8));
                ears.join(&self.table.damage_ears[kind as usize]);
            }
        }
        if let Some(objective) = board.objective {
            ears.join(&self.table.objective_ears[objective.index()]);
            ears.join(&self.table.objective_attack_ears[objective.index()]);
        }
        ears
    }

    /// Every ability in play that passes, with its source. `anywhere`: also those of ships that are not in play.
    pub(crate) fn each_ability(
        &self,
        board: &Board,
        anywhere: bool,
        hears: impl Fn(&Ears<ArmadaWords>) -> bool,
        wanted: impl Fn(&On<ArmadaWords>) -> bool,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let table = &self.table;
        let mut give = |origin: Origin, range: &core::ops::Range<u16>| {
            for at in range.clone() {
                if wanted(&table.abilities[at as usize].on) {
                    found(origin.source(), AbilityId::new(at));
                }
            }
        };
        if let Some(objective) = board.objective
            && !self.is_blank(Blank::Objective(objective))
        {
            if hears(&table.objective_ears[objective.index()]) {
                give(Origin::Objective, &table.objectives[objective.index()]);
            }
            if board.attack().is_some() && hears(&table.objective_attack_ears[objective.index()]) {
                give(Origin::ObjectiveAttack, &table.objective_attacks[objective.index()]);
            }
        }
        for (at, upgrade) in board.upgrades.iter().enumerate() {
            if hears(&table.upgrade_ears[upgrade.card.index()])
                && upgrade.state != UpgradeState::Discarded
                && (anywhere || self.ship_active(board, upgrade.ship))
                && !self.is_blank(Blank::Upgrade(upgrade.card))
            {
                give(Origin::Upgrade(UpgradeNo(at as u8)), &table.upgrades[upgrade.card.index()]);
            }
        }
        for (at, squadron) in board.squadrons.iter().enumerate() {
            if hears(&table.squadron_ears[squadron.card.index()])
                && squadron_active(squadron.standing)
                && !self.is_blank(Blank::Squadron(squadron.card))
            {
                give(Origin::Squadron(SquadronNo(at as u8)), &table.squadrons[squadron.card.index()]);
            }
        }
        if hears(&table.any_damage_ears) {
            for (at, card) in board.decks.cards.iter().enumerate().filter(|(_, card)| card.faceup) {
                let _ = card;
                let kind = self.damage_kind(CardNo(at as u8));
                if hears(&table.damage_ears[kind as usize]) && !self.is_blank(Blank::Damage(kind)) {
                    give(Origin::Card(CardNo(at as u8)), &table.damage[kind as usize]);
                }
            }
        }
        if hears(&table.rule_ears) {
            self.each_rule(board, &hears, &mut give);
        }
    }

    fn each_rule(
        &self,
        board: &Board,
        hears: &impl Fn(&Ears<ArmadaWords>) -> bool,
        give: &mut dyn FnMut(Origin, &core::ops::Range<u16>),
    ) {
        let table = &self.table;
        if board.attack().is_some() {
            if hears(&table.attacker.ears) {
                give(Origin::Attacker, &table.attacker.range);
            }
            if hears(&table.defender.ears) {
                give(Origin::Defender, &table.defender.range);
            }
        }
        if hears(&table.active_ship.ears)
            && let Some(ship) = board.active.map(Thing::from).and_then(Thing::ship)
        {
            give(Origin::Ship(ship), &table.active_ship.range);
        }
        if hears(&table.moving_ship.ears)
            && let Some(ship) = board.moving
        {
            give(Origin::Ship(ship), &table.moving_ship.range);
        }
        if hears(&table.each_squadron.ears) {
            for squadron in board.squadrons_in_play() {
                give(Origin::Squadron(squadron), &table.each_squadron.range);
            }
        }
    }

    pub(crate) fn heard(
        &self,
        board: &Board,
        on: Listening<ArmadaWords>,
        found: &mut dyn FnMut(Source, AbilityId),
    ) {
        let hears = |ears: &Ears<ArmadaWords>| match on {
            Listening::Window(window) | Listening::Would(window) => ears.windows.has(window),
            Listening::AnyTime => ears.any_time,
        };
        let wanted = |ability: &On<ArmadaWords>| match (ability, on) {
            (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => *a == b,
            (On::AnyTime, Listening::AnyTime) => true,
            _ => false,
        };
        self.each_ability(board, false, hears, wanted, found);
    }

    pub(crate) fn modifying(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        let hears = |ears: &Ears<ArmadaWords>| ears.queries.has(query);
        let wanted = |on: &On<ArmadaWords>| matches!(on, On::Query(asked, _) if *asked == query);
        self.each_ability(board, query == OUTLIVES, hears, wanted, found);
    }

    pub(crate) fn abilities(&self) -> &[Ability<ArmadaWords>] {
        &self.table.abilities
    }

    /// Who controls a source, and which piece bears it. An objective is the second player's.
    pub(crate) fn bearer(&self, board: &Board, source: Source) -> (Seat, Option<Thing>) {
        match Origin::of(source) {
            Origin::Upgrade(upgrade) => {
                let ship = board.upgrade(upgrade).ship;
                (board.ship(ship).controller, Some(Thing::Ship(ship)))
            }
            Origin::Card(card) => match board.decks.cards[card.index()].place {
                crate::board::CardPlace::Ship(ship) => (board.ship(ship).controller, Some(Thing::Ship(ship))),
                _ => (board.speaker(board.second()), None),
            },
            Origin::Objective => (board.speaker(board.second()), None),
            Origin::Attacker | Origin::ObjectiveAttack => {
                let attack = board.attack();
                (attack.map_or(board.speaker(board.first()), |a| a.by), attack.map(|a| a.attacker))
            }
            Origin::Defender => {
                let defender = board.attack().map(|attack| attack.defender);
                (defender.and_then(|d| board.decider(d)).unwrap_or(board.speaker(board.second())), defender)
            }
            Origin::Ship(ship) => (board.ship(ship).controller, Some(Thing::Ship(ship))),
            Origin::Squadron(squadron) => {
                (board.squadron(squadron).controller, Some(Thing::Squadron(squadron)))
            }
        }
    }
}
