//! The game under one ruleset: its facts, switches and the abilities of its cards.

use std::collections::BTreeMap;
use std::sync::Mutex;

use broadside_engine::{Ability, AbilityId, About, Ears, Listening, On, Seat, Source, Tally};

use crate::board::{Board, MAX_CARDS, MAX_SHIPS, Ship, Standing};
use crate::cards::{self, Table};
use crate::facts::{
    ActionKind, ConditionId, DamageKind, Facts, ObstacleKind, PilotId, PointsList, ShipAbility, Term,
    UpgradeId,
};
use crate::rules::Rules;
use crate::words::{CardNo, ConditionNo, Phase, Query, ShipNo, Thing, Token, UpgradeNo, Window, XWingWords};

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

/// How often each step was carried out, by the names of its procedure and of itself.
pub type Steps = BTreeMap<(&'static str, &'static str), u64>;

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

/// The ship cards whose pilot abilities a ship has: the one of its name, and those that it shares.
fn personas(board: &Board, ship: ShipNo) -> impl Iterator<Item = PilotId> + '_ {
    let shared = board.shared[ship.index()];
    let others = (0..MAX_SHIPS as u8).map(ShipNo).filter(move |at| shared >> at.0 & 1 == 1);
    core::iter::once(ship).chain(others).map(|at| board.ship(at).persona)
}

impl Default for XWing {
    fn default() -> XWing {
        XWing::new(PointsList::June2022)
    }
}

/// Whose abilities are asked beside those of ships in the play area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aside {
    /// Nobody's.
    None,
    /// The ship abilities of docked ships, which say what their carriers can do.
    Docked,
    /// Those of all ships beside the play area.
    All,
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

    /// The same game, which counts steps, and how often the abilities of its cards come up.
    #[must_use]
    pub fn counting(self) -> XWing {
        let tally = Tally::new(self.table.abilities.len());
        XWing { tally: Some(tally), steps: Some(Mutex::default()), ..self }
    }

    /// How often each card with an ability could act and did, in a game that counts: kind and stable name, could, did.
    pub fn counted(&self) -> Vec<(&'static str, String, u64, u64)> {
        let Some(tally) = &self.tally else { return Vec::new() };
        let (facts, table) = (self.facts, &self.table);
        let mut found = Vec::new();
        let mut count = |kind, slug: &str, groups: &[&cards::Group]| {
            if groups.iter().any(|group| !group.range.is_empty()) {
                let each = groups.iter().map(|group| tally.of(group.range.clone()));
                let (could, did) = each.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                found.push((kind, slug.to_owned(), could, did));
            }
        };
        facts.pilots().iter().for_each(|it| count("pilot", &it.slug, &[&table.pilots[it.id.index()]]));
        for it in facts.upgrades() {
            let [front, back] = &table.upgrades[it.id.index()];
            count("upgrade", &it.slug, &[front, back]);
        }
        ShipAbility::ALL
            .iter()
            .for_each(|it| count("ship ability", it.word(), &[&table.chassis[*it as usize]]));
        let conditions = facts.conditions().iter();
        conditions.for_each(|it| count("condition", &it.slug, &[&table.conditions[it.id.index()]]));
        found
    }

    /// The same game, which counts the steps that are carried out: those in which nobody decides leave no other trace.
    pub fn counting_steps(list: PointsList) -> XWing {
        XWing { steps: Some(Mutex::default()), ..XWing::new(list) }
    }

    /// The steps that were carried out so far, in a game that counts them.
    pub fn steps(&self) -> Steps {
        let counted = self.steps.as_ref().and_then(|steps| steps.lock().ok());
        counted.map(|steps| steps.clone()).unwrap_or_default()
    }

    pub(crate) fn note_step(&self, title: (&'static str, &'static str)) {
        if let Some(mut steps) = self.steps.as_ref().and_then(|steps| steps.lock().ok()) {
            *steps.entry(title).or_default() += 1;
        }
    }

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

    /// What everything in play listens to.
    pub fn ears_of(&self, board: &Board) -> Ears<XWingWords> {
        let mut ears = self.table.rule_ears;
        for at in 0..MAX_CARDS as u8 {
            let it = &board.decks.cards[at as usize];
            if it.faceup {
                ears.join(&self.table.damage[self.damage_kind(CardNo(at)) as usize].ears);
            }
        }
        for ship in board.all_ships().filter(|ship| board.ship(*ship).standing != Standing::Removed) {
            for pilot in personas(board, ship) {
                ears.join(&self.table.pilots[pilot.index()].ears);
            }
            if let Some(ability) = self.ship_ability(board, ship) {
                ears.join(&self.table.chassis[ability as usize].ears);
            }
        }
        for it in board.upgrades.iter().filter(|it| !it.hidden) {
            if board.ship(it.ship).standing != Standing::Removed {
                ears.join(&self.table.upgrades[it.card.index()][usize::from(it.flipped)].ears);
            }
        }
        for it in board.conditions.iter().filter(|it| it.in_play) {
            ears.join(&self.table.conditions[it.card.index()].ears);
        }
        ears
    }

    /// Notes what everything in play listens to, and which ships have the pilot abilities of others.
    pub fn listen(&self, board: &mut Board) {
        board.ears = self.ears_of(board);
        let heard = board.ears.queries.has(Query::PilotAbility);
        if !heard && board.shared == [0; MAX_SHIPS] {
            return;
        }
        let position = broadside_engine::Position::idle(*board);
        let look = crate::XWingLook::new(self, &position);
        for ship in position.board.all_ships() {
            let has = |other: &ShipNo| {
                let about = About::both(Thing::Ship(ship), Thing::Ship(*other));
                *other != ship && look.allowed(Query::PilotAbility, about, false)
            };
            let others = position.board.all_ships().filter(has);
            board.shared[ship.index()] = others.fold(0, |bits, other| bits | 1 << other.0);
        }
        board.ears = self.ears_of(board);
    }

    /// The special weapon of an upgrade card, as its header has it.
    pub(crate) fn weapon(&self, board: &Board, upgrade: UpgradeNo) -> Option<&'static cards::Header> {
        self.table.weapons[board.upgrade(upgrade).card.index()]
    }

    /// Whether anything in play listens to a window.
    pub(crate) fn ears_of_window(&self, board: &Board, window: Window) -> bool {
        board.ears.windows.has(window)
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

    /// Every ability that is wanted. Those of ships beside the play area are inactive, but for the few that are about such ships
    /// (xwing.reserve.07).
    fn each_ability(
        &self,
        board: &Board,
        hears: impl Fn(&Ears<XWingWords>) -> bool,
        wanted: impl Fn(&On<XWingWords>) -> bool,
        aside: Aside,
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
        // Abilities of a destroyed ship stay active until it is removed (xwing.ability.08).
        let active = |ship: &ShipNo| match board.ship(*ship).standing {
            Standing::InPlay | Standing::Destroyed => true,
            Standing::Reserve | Standing::Waiting => aside == Aside::All,
            Standing::Removed => false,
        };
        let docked = |ship: &ShipNo| {
            let it = board.ship(*ship);
            aside == Aside::Docked && it.standing == Standing::Reserve && it.carrier.is_some()
        };
        for ship in board.all_ships().filter(active) {
            for pilot in personas(board, ship) {
                give(Origin::Pilot(ship), &self.table.pilots[pilot.index()]);
            }
        }
        if hears(&self.table.any_chassis_ears) {
            for ship in board.all_ships().filter(|ship| active(ship) || docked(ship)) {
                if let Some(ability) = self.ship_ability(board, ship) {
                    give(Origin::Chassis(ship), &self.table.chassis[ability as usize]);
                }
            }
        }
        for (at, it) in board.upgrades.iter().enumerate() {
            // What is done before forces are placed is done for ships that wait.
            let ship = board.ship(it.ship);
            let waits = board.phase == Phase::Setup && ship.standing == Standing::Waiting;
            if (ship.in_play() || waits) && !it.hidden {
                let group = &self.table.upgrades[it.card.index()][usize::from(it.flipped)];
                give(Origin::Upgrade(UpgradeNo(at as u8)), group);
            }
        }
        for (at, it) in board.conditions.iter().enumerate() {
            if it.in_play {
                give(Origin::Condition(ConditionNo(at as u8)), &self.table.conditions[it.card.index()]);
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
        let hears = |ears: &Ears<XWingWords>| match on {
            Listening::Window(window) | Listening::Would(window) => ears.windows.has(window),
            Listening::AnyTime => ears.any_time,
        };
        let wanted = |ability: &On<XWingWords>| match (ability, on) {
            (On::Window(a), Listening::Window(b)) | (On::Would(a), Listening::Would(b)) => *a == b,
            (On::AnyTime, Listening::AnyTime) => true,
            _ => false,
        };
        let aside = match on {
            Listening::Window(Window::CarrierLost) => Aside::All,
            Listening::Window(Window::BeforeActivate | Window::BonusAfterAttack) => Aside::Docked,
            _ => Aside::None,
        };
        self.each_ability(board, hears, wanted, aside, found);
    }

    pub(crate) fn modifying(&self, board: &Board, query: Query, found: &mut dyn FnMut(Source, AbilityId)) {
        let hears = |ears: &Ears<XWingWords>| ears.queries.has(query);
        let wanted = |on: &On<XWingWords>| matches!(on, On::Query(asked, _) if *asked == query);
        let aside = match query {
            Query::MayDeploy | Query::StartsDocked | Query::PilotAbility => Aside::All,
            Query::AddsAction => Aside::Docked,
            _ => Aside::None,
        };
        self.each_ability(board, hears, wanted, aside, found);
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
                // What a condition says is said of its ship (xwing.interpretation.04); a secret one is its player's affair.
                let it = &board.conditions[condition.index()];
                let owner = if it.facedown { it.by } else { board.ship(it.ship).owner };
                (owner, Some(Thing::Ship(it.ship)))
            }
            Origin::Attacker => match board.attack() {
                Some(attack) => (attack.by, Some(attack.attacker.into())),
                None => (board.first, None),
            },
            Origin::Defender => match board.attack() {
                Some(attack) => (attack.against, Some(attack.defender.into())),
                None => (board.first, None),
            },
            Origin::Ship(ship) | Origin::Pilot(ship) | Origin::Chassis(ship) => of(Thing::Ship(ship)),
        }
    }
}
