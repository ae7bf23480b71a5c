//! A position for a test, and short words for what tests do with it.

use broadside_engine::{
    AbilityId, Answer, Chance, Decision, Draw, Item, Offer, Position, Referee, Seat, Source,
};
use broadside_proving::board::{Board, Dial};
use broadside_proving::charms::CHARMS;
use broadside_proving::steps::Step;
use broadside_proving::words::{Event, SkiffWords, Thing};
use broadside_proving::{Setup, Skiffs};
use broadside_table::Pose;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const HIT: u32 = 0;
pub const STAR: u32 = 1;
pub const BLANK: u32 = 2;

/// The number of a charm.
pub fn charm(name: &str) -> u8 {
    CHARMS.iter().position(|charm| charm.name == name).expect("there is such a charm") as u8
}

/// A board with skiffs 0, 1, 2 of red in a row at the bottom, 3, 4, 5 of blue 100 mm above them, each with a
/// lantern, and these charms: whose, which, on which of the player's skiffs.
pub fn board<const QUEUE: bool>(game: &Skiffs<QUEUE>, charms: &[(Seat, &str, u8)]) -> Board {
    let charms = charms.iter().map(|(seat, name, on)| (*seat, charm(name), *on)).collect();
    let mut board = game.board(&Setup { charms }).expect("the setup is legal");
    for (at, skiff) in board.skiffs.iter_mut().enumerate() {
        let (row, column) = (at / 3, at % 3);
        let (x, y) = (100.0 + 80.0 * column as f64, 100.0 + 100.0 * row as f64);
        skiff.pose = Some(Pose::from_mm(x, y, 180.0 * row as f64));
        skiff.dial = Some(Dial::Anchor);
    }
    board
}

/// A position under way.
pub struct Scene<'g, const QUEUE: bool> {
    pub referee: Referee<'g, Skiffs<QUEUE>>,
    pub position: Position<SkiffWords>,
}

impl<'g, const QUEUE: bool> Scene<'g, QUEUE> {
    /// Begins a procedure with these draws to come.
    pub fn begin(game: &'g Skiffs<QUEUE>, board: Board, step: Step, draws: &[u32]) -> Self {
        let draws = draws.iter().map(|value| Draw { what: None, value: *value }).collect();
        let mut referee = Referee::new(game, Chance::scripted(draws));
        let position = referee.begin(board, step).expect("the procedure begins");
        Scene { referee, position }
    }

    /// The open decision of a seat.
    pub fn asked(&self, seat: Seat) -> Decision<SkiffWords> {
        let asked = self.position.core.decision(seat);
        asked.unwrap_or_else(|| {
            panic!("seat {} is not asked; {:?} are", seat.0, self.position.core.deciders())
        })
    }

    /// The names of the effects that a seat can use now.
    pub fn usable(&mut self, seat: Seat) -> Vec<&'static str> {
        let items = self.referee.legal(&self.position, seat).items.clone();
        let effects = items.iter().filter_map(|item| item.as_effect());
        effects.map(|offer| CHARMS[offer.ability.base() as usize].name).collect()
    }

    /// Answers and plays on.
    pub fn answer(&mut self, seat: Seat, answer: Answer<SkiffWords>) {
        self.asked(seat);
        self.referee.answer(&mut self.position, seat, &answer).expect("the answer is legal");
    }

    /// Uses a charm by name, in its window or as a standing offer.
    pub fn use_charm(&mut self, seat: Seat, name: &str) {
        let answer = Answer::Pick(Thing::effect(self.offer(seat, name)));
        self.referee.answer(&mut self.position, seat, &answer).expect("the charm can be used");
    }

    /// The offer of a seat's charm.
    pub fn offer(&self, seat: Seat, name: &str) -> Offer {
        let card = charm(name);
        let charms = &self.position.board.charms;
        let at = charms.iter().position(|c| c.card == card && c.owner == seat).expect("the seat has it");
        Offer { source: Source(at as u16), ability: AbilityId::new(card.into()), grant: 0 }
    }

    /// Whether something like this has happened.
    pub fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.referee.events.list.iter().any(|happening| wanted(&happening.event))
    }

    /// The lanterns of a skiff.
    pub fn lanterns(&self, skiff: usize) -> u8 {
        self.position.board.skiffs[skiff].lanterns
    }
}
