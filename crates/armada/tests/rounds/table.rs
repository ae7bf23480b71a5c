//! A board made by hand, and short words for what the tests do with it.

use broadside_armada::Armada;
use broadside_armada::board::{
    Board, CardPlace, Deck, DefenseSlot, Player, Ship, Squadron, Standing, Upgrade, UpgradeState, bit,
};
use broadside_armada::facts::{Command, Faction};
use broadside_armada::steps::Step;
use broadside_armada::words::{
    ArmadaWords, CardNo, Event, Phase, Prompt, ShipNo, SquadronNo, Thing, UpgradeNo,
};
use broadside_engine::{Answer, Chance, List, Position, Prompt as Asked, Referee, Refusal, Seat, Seed, Side};
use broadside_table::Pose;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

/// An empty board.
pub fn board(game: &Armada) -> Board {
    let player = |faction| Player {
        faction,
        points: 0,
        objectives: [None; 3],
        passes: 0,
        passed: false,
        activated: 0,
        victory: 0,
    };
    let mut board = Board {
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
        round: 0,
        phase: Phase::Setup,
        active: None,
        ears: Default::default(),
        winner: None,
    };
    board.ears = game.ears_of(&board);
    board
}

/// Puts a ship on the table, at speed 0.
pub fn ship(game: &Armada, board: &mut Board, owner: Seat, slug: &str, x: f64, y: f64) -> ShipNo {
    let card = game.facts.ship(slug).expect("there is such a ship");
    let facts = &game.facts[card];
    let defense = facts.defense.iter().map(|kind| DefenseSlot { kind: *kind, ..Default::default() });
    board.ships.push(Ship {
        card,
        owner,
        standing: Standing::InPlay,
        pose: Pose::from_mm(x, y, 0.0),
        shields: facts.shields,
        defense: defense.collect(),
        ..Default::default()
    });
    ShipNo(board.ships.len() as u8 - 1)
}

/// Puts a squadron on the table.
pub fn squadron(game: &Armada, board: &mut Board, owner: Seat, slug: &str, x: f64, y: f64) -> SquadronNo {
    let card = game.facts.squadron(slug).expect("there is such a squadron");
    board.squadrons.push(Squadron {
        card,
        owner,
        standing: Standing::InPlay,
        pose: Pose::from_mm(x, y, 0.0),
        hull: game.facts[card].hull,
        ..Default::default()
    });
    SquadronNo(board.squadrons.len() as u8 - 1)
}

/// Equips a ship.
pub fn upgrade(game: &Armada, board: &mut Board, ship: ShipNo, slug: &str, state: UpgradeState) -> UpgradeNo {
    let card = game.facts.upgrade(slug).expect("there is such an upgrade");
    board.upgrades.push(Upgrade { card, ship, state, ..Default::default() });
    board.ears = game.ears_of(board);
    UpgradeNo(board.upgrades.len() as u8 - 1)
}

/// Puts facedown damage cards on a ship.
pub fn hurt(board: &mut Board, ship: ShipNo, count: u8) {
    for order in 0..count {
        let card = board.decks.piles[0].pop().expect("the deck has cards");
        let it = &mut board.decks.cards[card.index()];
        (it.place, it.order) = (CardPlace::Ship(ship), order);
        board.ships[ship.index()].damage += 1;
    }
}

/// Gives a ship command tokens.
pub fn give(board: &mut Board, ship: ShipNo, commands: &[Command]) {
    commands.iter().for_each(|command| board.ships[ship.index()].tokens |= bit(*command));
}

/// A game under way.
pub struct Play<'g> {
    pub referee: Referee<'g, Armada>,
    pub position: Position<ArmadaWords>,
}

impl<'g> Play<'g> {
    pub fn begin(game: &'g Armada, board: Board, step: Step) -> Play<'g> {
        let mut referee = Referee::new(game, Chance::seeded(Seed(1)));
        let position = referee.begin(board, step).expect("it begins");
        Play { referee, position }
    }

    pub fn board(&self) -> &Board {
        &self.position.board
    }

    pub fn over(&self) -> bool {
        self.position.core.is_over()
    }

    /// Who is asked what, if it is a step that asks.
    pub fn asked(&self) -> Option<(Seat, Prompt)> {
        let seat = self.position.core.deciders().iter().next()?;
        match self.position.core.decision(seat)?.prompt {
            Asked::Step(prompt) => Some((seat, prompt)),
            _ => None,
        }
    }

    /// What can be picked now.
    pub fn items(&mut self) -> Vec<Thing> {
        let Some(seat) = self.position.core.deciders().iter().next() else { return Vec::new() };
        self.referee.legal(&self.position, seat).items.clone()
    }

    /// The names of the effects that can be used now.
    pub fn effects(&mut self) -> Vec<&'static str> {
        use broadside_engine::{Game, Item};
        let game = self.referee.game;
        let offers = self.items().into_iter().filter_map(|item| item.as_effect());
        offers.map(|offer| game.ability(offer.ability).name).collect()
    }

    /// Uses an effect by its name.
    pub fn use_effect(&mut self, name: &str) {
        use broadside_engine::{Game, Item};
        let game = self.referee.game;
        let named =
            |item: &Thing| item.as_effect().is_some_and(|offer| game.ability(offer.ability).name == name);
        let item = self.items().into_iter().find(named).expect("the effect is offered");
        self.pick(item);
    }

    pub fn answer(&mut self, answer: Answer<ArmadaWords>) {
        let seat = self.position.core.deciders().iter().next().expect("somebody is asked");
        self.referee.answer(&mut self.position, seat, &answer).expect("the answer is legal");
    }

    pub fn pick(&mut self, thing: Thing) {
        self.answer(Answer::Pick(thing));
    }

    pub fn pass(&mut self) {
        self.answer(Answer::Pass);
    }

    /// Why a choice is refused.
    pub fn refused(&mut self, thing: Thing) -> Refusal {
        let seat = self.position.core.deciders().iter().next().expect("somebody is asked");
        self.referee.check(&self.position, seat, &Answer::Pick(thing)).expect_err("it is refused")
    }

    /// By which rule a choice is refused.
    pub fn refused_by(&mut self, thing: Thing) -> String {
        self.refused(thing).rule.expect("a rule refuses it")
    }

    /// Plays on without doing anything optional, until something is asked that `wanted` holds for, or to the end.
    pub fn on_to(&mut self, wanted: impl Fn(Seat, Prompt) -> bool) -> bool {
        for _ in 0..10_000 {
            if self.over() {
                return false;
            }
            if let Some((seat, prompt)) = self.asked()
                && wanted(seat, prompt)
            {
                return true;
            }
            let mut answers = Vec::new();
            for seat in self.position.core.deciders().iter() {
                let kind = self.position.kind(seat).expect("the seat is asked");
                let mut first = None;
                self.referee
                    .legal(&self.position, seat)
                    .each(kind, 1, |answer| first = first.or(Some(answer)));
                answers.push((seat, first.expect("there is a legal answer")));
            }
            self.referee.answer_all(&mut self.position, &answers).expect("listed answers are legal");
        }
        panic!("the game does not end");
    }

    /// Both players set every dial to this command.
    pub fn set_dials(&mut self, command: Command) {
        let mut answers = Vec::new();
        for seat in self.position.core.deciders().iter() {
            let count = self.referee.legal(&self.position, seat).slots().len();
            answers.push((seat, Answer::Assign((0..count).map(|_| Thing::Command(command)).collect())));
        }
        self.referee.answer_all(&mut self.position, &answers).expect("the dials are set");
    }

    /// How often something happened.
    pub fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.referee.events.list.iter().filter(|happening| wanted(&happening.event)).count()
    }

    /// Whether something happened.
    pub fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.count(wanted) > 0
    }
}

/// A damage card of this number lies faceup on a ship.
pub fn faceup(board: &mut Board, ship: ShipNo, card: CardNo) {
    board.decks.piles[0].retain(|at| *at != card);
    let it = &mut board.decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Ship(ship), true);
    board.ships[ship.index()].damage += 1;
}
