//! A board made by hand, and short words for what the tests do with it.

use broadside_armada::Armada;
use broadside_armada::board::{
    Board, Deck, DefenseSlot, Obstacle, Player, Ship, Squadron, Standing, TableToken, TokenKind,
};
use broadside_armada::facts::{Faction, ObstacleKind};
use broadside_armada::steps::Step;
use broadside_armada::words::{
    ArmadaWords, Event, ObstacleNo, Phase, Piece, Prompt, ShipNo, SquadronNo, Thing, TokenNo,
};
use broadside_engine::{Answer, Chance, Course, Legal, List, Position, Referee, Seat, Seed, Side};
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
        round: 1,
        phase: Phase::Ship,
        active: None,
        ears: Default::default(),
        winner: None,
    };
    board.ears = game.ears_of(&board);
    // Nobody has lost: each side has a ship far away from everything.
    ship(game, &mut board, RED, "cr90-corvette-a", (1700.0, 60.0, 0.0), 0);
    ship(game, &mut board, BLUE, "victory-ii-class-star-destroyer", (1700.0, 850.0, 180.0), 0);
    board
}

/// Puts a ship on the table.
pub fn ship(
    game: &Armada,
    board: &mut Board,
    owner: Seat,
    slug: &str,
    (x, y, facing): (f64, f64, f64),
    speed: u8,
) -> ShipNo {
    let card = game.facts.ship(slug).expect("there is such a ship");
    let facts = &game.facts[card];
    let defense = facts.defense.iter().map(|kind| DefenseSlot { kind: *kind, ..Default::default() });
    board.ships.push(Ship {
        card,
        owner,
        standing: Standing::InPlay,
        pose: Pose::from_mm(x, y, facing),
        speed,
        shields: facts.shields,
        defense: defense.collect(),
        ..Default::default()
    });
    let number = ShipNo(board.ships.len() as u8 - 1);
    board.active = Some(Piece::Ship(number));
    number
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

/// Puts an obstacle on the table.
pub fn obstacle(game: &Armada, board: &mut Board, kind: ObstacleKind, x: f64, y: f64) -> ObstacleNo {
    let token = game.facts.obstacles().iter().find(|it| it.kind == kind).expect("there is such an obstacle");
    let pose = Pose::from_mm(x, y, 0.0);
    board.obstacles.push(Obstacle { id: token.id, kind, placed: true, pose, ..Default::default() });
    ObstacleNo(board.obstacles.len() as u8 - 1)
}

/// Puts a token on the table.
pub fn token(board: &mut Board, kind: TokenKind, x: f64, y: f64) -> TokenNo {
    board.tokens.push(TableToken { kind, pose: Pose::from_mm(x, y, 0.0), owner: None, on: None });
    TokenNo(board.tokens.len() as u8 - 1)
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

    /// Who decides, and what is asked.
    pub fn asked(&self) -> Option<(Seat, Prompt)> {
        let seat = self.position.core.deciders().iter().next()?;
        match self.position.core.decision(seat)?.prompt {
            broadside_engine::Prompt::Step(prompt) => Some((seat, prompt)),
            _ => None,
        }
    }

    pub fn legal(&mut self) -> &Legal<ArmadaWords> {
        let seat = self.position.core.deciders().iter().next().expect("somebody decides");
        self.referee.legal_explained(&self.position, seat)
    }

    /// The rule by which an item is refused.
    pub fn refused(&mut self, item: Thing) -> Option<String> {
        let refused = &self.legal().refused;
        refused.iter().find(|(thing, _)| *thing == item).and_then(|(_, refusal)| refusal.rule.clone())
    }

    pub fn answer(&mut self, answer: Answer<ArmadaWords>) {
        let seat = self.position.core.deciders().iter().next().expect("somebody decides");
        self.referee.answer(&mut self.position, seat, &answer).expect("the answer is legal");
    }

    /// The rule by which an answer is refused.
    pub fn refuse(&mut self, answer: Answer<ArmadaWords>) -> Option<String> {
        let seat = self.position.core.deciders().iter().next().expect("somebody decides");
        self.referee.check(&self.position, seat, &answer).expect_err("the answer is not legal").rule
    }

    pub fn pick(&mut self, item: Thing) {
        self.answer(Answer::Pick(item));
    }

    pub fn course(&mut self, clicks: &[i8], side: i8) {
        let mut all = [0; 4];
        all[..clicks.len()].copy_from_slice(clicks);
        self.answer(Answer::Course(Course { speed: clicks.len() as u8, clicks: all, side }));
    }

    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.referee.events.list.iter().filter(|happening| is(&happening.event)).count()
    }

    pub fn over(&self) -> bool {
        self.position.core.is_over()
    }
}
