//! A board made by hand, and short words for what the tests do with it.

use broadside_engine::{
    Answer, Chance, Course, Game, Item, List, Look, Position, Prompt, Referee, Seat, Seed, Side,
};
use broadside_table::Pose;

use crate::board::{
    Attack, Board, CardPlace, Deck, DefenseSlot, Dial, Die, Player, RangeBand, Ship, Squadron, Standing,
    Upgrade,
};
use crate::facts::{Colour, Command, DamageKind, Face, Faction};
use crate::geometry::Range;
use crate::steps::Step;
use crate::words::{ArmadaWords, CardNo, Event, Phase, ShipNo, SquadronNo, Thing, UpgradeNo, Window};
use crate::{Armada, ArmadaLook};

pub(super) const RED: Seat = Seat(0);
pub(super) const BLUE: Seat = Seat(1);

/// A table in the first round.
pub(super) struct Hand<'g> {
    pub game: &'g Armada,
    pub board: Board,
}

impl<'g> Hand<'g> {
    pub fn new(game: &'g Armada) -> Hand<'g> {
        let player = |faction| Player {
            faction,
            points: 0,
            objectives: [None; 3],
            passes: 0,
            passed: false,
            activated: 0,
            victory: 0,
        };
        let board = Board {
            ships: List::new(),
            squadrons: List::new(),
            upgrades: List::new(),
            decks: Deck::new(false),
            obstacles: List::new(),
            tokens: List::new(),
            attacks: List::new(),
            players: [player(Faction::Rebel), player(Faction::Imperial)],
            first: Side(0),
            objective: None,
            objective_done: false,
            table: Default::default(),
            unlimited: false,
            simple_sight: false,
            round: 1,
            phase: Phase::Ship,
            active: None,
            ears: Default::default(),
            winner: None,
        };
        Hand { game, board }
    }

    /// A ship at speed 2 on the table.
    pub fn ship(&mut self, owner: Seat, slug: &str, x: f64, y: f64, degrees: f64) -> ShipNo {
        let card = self.game.facts.ship(slug).expect("there is such a ship");
        let facts = &self.game.facts[card];
        let defense = facts.defense.iter().map(|kind| DefenseSlot { kind: *kind, ..Default::default() });
        self.board.ships.push(Ship {
            card,
            owner,
            standing: Standing::InPlay,
            pose: Pose::from_mm(x, y, degrees),
            speed: 2,
            shields: facts.shields,
            defense: defense.collect(),
            ..Default::default()
        });
        ShipNo(self.board.ships.len() as u8 - 1)
    }

    /// A squadron on the table.
    pub fn squadron(&mut self, owner: Seat, slug: &str, x: f64, y: f64) -> SquadronNo {
        let card = self.game.facts.squadron(slug).expect("there is such a squadron");
        let hull = self.game.facts[card].hull;
        let pose = Pose::from_mm(x, y, 0.0);
        let standing = Standing::InPlay;
        self.board.squadrons.push(Squadron { card, owner, standing, pose, hull, ..Default::default() });
        SquadronNo(self.board.squadrons.len() as u8 - 1)
    }

    pub fn equip(&mut self, ship: ShipNo, slug: &str) -> UpgradeNo {
        let card = self.game.facts.upgrade(slug).expect("there is such an upgrade");
        self.board.upgrades.push(Upgrade { card, ship, ..Default::default() });
        UpgradeNo(self.board.upgrades.len() as u8 - 1)
    }

    pub fn at(&mut self, ship: ShipNo) -> &mut Ship {
        &mut self.board.ships[ship.index()]
    }

    pub fn dials(&mut self, ship: ShipNo, commands: &[Command]) {
        self.at(ship).dials = commands.iter().map(|c| Dial { command: *c, ..Default::default() }).collect();
    }

    fn nth(&self, kind: DamageKind, nth: usize) -> CardNo {
        let of = |card: &CardNo| {
            self.game.damage_kind(*card) == kind
                && self.board.decks.cards[card.index()].place == CardPlace::Deck
        };
        self.board.decks.piles[0].iter().copied().filter(of).nth(nth).expect("such a card is in the deck")
    }

    /// Puts cards on top of the deck, the last named one uppermost.
    pub fn stack(&mut self, kinds: &[DamageKind]) {
        for kind in kinds {
            let card = self.nth(*kind, 0);
            self.board.decks.piles[0].retain(|at| *at != card);
            self.board.decks.piles[0].push(card);
        }
    }

    /// A damage card lies faceup on a ship.
    pub fn faceup(&mut self, ship: ShipNo, kind: DamageKind) -> CardNo {
        let card = self.nth(kind, 0);
        self.board.decks.piles[0].retain(|at| *at != card);
        let it = &mut self.board.decks.cards[card.index()];
        (it.place, it.faceup) = (CardPlace::Ship(ship), true);
        self.at(ship).damage += 1;
        card
    }

    /// Facedown damage cards lie on a ship.
    pub fn hurt(&mut self, ship: ShipNo, count: u8) {
        for order in 0..count {
            let card = self.board.decks.piles[0].pop().expect("the deck has cards");
            let it = &mut self.board.decks.cards[card.index()];
            (it.place, it.order) = (CardPlace::Ship(ship), order);
            self.at(ship).damage += 1;
        }
    }

    /// An attack is under way, with these dice to come.
    pub fn attack(&mut self, attacker: Thing, defender: Thing, range: Range) -> &mut Attack {
        let by = self.board.owner(attacker).expect("the attacker is somebody's");
        self.board.attacks.push(Attack {
            attacker,
            defender,
            by,
            range: RangeBand(range),
            ..Attack::default()
        });
        self.board.attacks.last_mut().expect("it was just begun")
    }

    pub fn look<T>(&mut self, see: impl FnOnce(&ArmadaLook<'_>) -> T) -> T {
        self.board.ears = self.game.ears_of(&self.board);
        let position = Position::idle(self.board);
        see(&Look::new(self.game, &position))
    }

    /// A procedure begins; dice and draws fall as named.
    pub fn play(mut self, step: impl Into<Step>, draws: &[u32]) -> Play<'g> {
        self.board.ears = self.game.ears_of(&self.board);
        let chance = if draws.is_empty() { Chance::seeded(Seed(1)) } else { Chance::recorded(draws) };
        let mut referee = Referee::new(self.game, chance);
        let position = referee.begin(self.board, step.into()).expect("it begins");
        Play { referee, position }
    }
}

/// Which draw gives a face.
pub(super) fn roll(colour: Colour, face: Face) -> u32 {
    colour.faces().iter().position(|it| *it == face).expect("the die has this face") as u32
}

/// A die.
pub(super) fn die(colour: Colour, face: Face) -> Die {
    Die { colour, face }
}

/// A game under way.
pub(super) struct Play<'g> {
    referee: Referee<'g, Armada>,
    pub position: Position<ArmadaWords>,
}

impl Play<'_> {
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    pub fn ship(&self, ship: ShipNo) -> &Ship {
        self.board().ship(ship)
    }

    pub fn asked(&self) -> Option<Seat> {
        self.position.core.deciders().iter().next()
    }

    /// The window in which somebody is asked for an effect.
    pub fn window(&self) -> Option<Window> {
        match self.position.core.decision(self.asked()?)?.prompt {
            Prompt::UseEffect(window) => Some(window),
            _ => None,
        }
    }

    /// What a step asks.
    pub fn step(&self) -> Option<crate::words::Prompt> {
        match self.position.core.decision(self.asked()?)?.prompt {
            Prompt::Step(prompt) => Some(prompt),
            _ => None,
        }
    }

    pub fn first_course(&mut self) -> Course {
        let seat = self.asked().expect("somebody is asked");
        self.referee.legal(&self.position, seat).courses[0]
    }

    pub fn items(&mut self) -> Vec<Thing> {
        let Some(seat) = self.asked() else { return Vec::new() };
        self.referee.legal(&self.position, seat).items.clone()
    }

    /// The names of the effects that can be used.
    pub fn effects(&mut self) -> Vec<&'static str> {
        let game = self.referee.game;
        let offers = self.items().into_iter().filter_map(|item| item.as_effect());
        offers.map(|offer| game.ability(offer.ability).name).collect()
    }

    pub fn use_effect(&mut self, name: &str) {
        let game = self.referee.game;
        let named =
            |item: &Thing| item.as_effect().is_some_and(|offer| game.ability(offer.ability).name == name);
        let items = self.items();
        let item = items.into_iter().find(named).unwrap_or_else(|| panic!("{name} is not offered"));
        self.pick(item);
    }

    pub fn answer(&mut self, answer: Answer<ArmadaWords>) {
        let seat = self.asked().expect("somebody is asked");
        self.referee.answer(&mut self.position, seat, &answer).expect("the answer is legal");
    }

    /// The rule by which an answer is refused, if one is named.
    pub fn refuse(&mut self, answer: Answer<ArmadaWords>) -> Option<String> {
        let seat = self.asked().expect("somebody is asked");
        self.referee.check(&self.position, seat, &answer).expect_err("the answer is not legal").rule
    }

    pub fn pick(&mut self, thing: Thing) {
        self.answer(Answer::Pick(thing));
    }

    pub fn confirm(&mut self, yes: bool) {
        self.answer(Answer::Confirm(yes));
    }

    pub fn events(&self) -> Vec<Event> {
        self.referee.events.list.iter().map(|happening| happening.event.clone()).collect()
    }

    /// Passes until an effect of this name is offered; says whether it ever was.
    pub fn on_to(&mut self, name: &str) -> bool {
        for _ in 0..100 {
            if self.asked().is_none() {
                return false;
            }
            if self.effects().contains(&name) {
                return true;
            }
            self.first();
        }
        panic!("it does not end")
    }

    /// Passes, or gives the first legal answer.
    pub fn first(&mut self) {
        let seat = self.asked().expect("somebody is asked");
        let kind = self.position.kind(seat).expect("the seat is asked");
        let mut first = None;
        self.referee.legal(&self.position, seat).each(kind, 1, |answer| first = first.or(Some(answer)));
        self.answer(first.expect("there is a legal answer"));
    }
}
