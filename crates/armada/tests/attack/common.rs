//! A board built by hand, and a game played on it.

use std::sync::LazyLock;

use broadside_armada::Armada;
use broadside_armada::board::{Board, Deck};
use broadside_armada::facts::{Colour, Edition, Face, ObstacleKind};
use broadside_armada::steps::Step;
use broadside_armada::words::{ArmadaWords, Event, ObstacleNo, Prompt, ShipNo, SquadronNo, Thing};
use broadside_engine::{Answer, Chance, Draw, Kind, Position, Referee, Refusal, Seat};

use crate::pieces::{empty, put_obstacle, put_ship, put_squadron};

pub const REBEL: Seat = Seat(0);
pub const EMPIRE: Seat = Seat(1);

pub fn game(edition: Edition) -> &'static Armada {
    static RR1: LazyLock<Armada> = LazyLock::new(|| Armada::new(Edition::Rr1));
    static RR15: LazyLock<Armada> = LazyLock::new(|| Armada::new(Edition::Rr15));
    static ARC: LazyLock<Armada> = LazyLock::new(|| Armada::new(Edition::Arc));
    match edition {
        Edition::Rr1 => &RR1,
        Edition::Rr15 => &RR15,
        Edition::Arc => &ARC,
    }
}

/// A table that is being laid.
pub struct Table {
    pub game: &'static Armada,
    pub board: Board,
}

impl Table {
    pub fn new(edition: Edition) -> Table {
        let game = game(edition);
        let mut board = empty(Deck::new(game.rules.own_damage_decks));
        board.sides.values_mut().for_each(|player| player.points = 400);
        Table { game, board }
    }

    pub fn ship(&mut self, slug: &str, owner: Seat, place: (f64, f64, f64)) -> ShipNo {
        put_ship(self.game, &mut self.board, owner, slug, place, 2)
    }

    pub fn squadron(&mut self, slug: &str, owner: Seat, place: (f64, f64)) -> SquadronNo {
        put_squadron(self.game, &mut self.board, owner, slug, place.0, place.1)
    }

    pub fn obstacle(&mut self, kind: ObstacleKind, place: (f64, f64)) -> ObstacleNo {
        put_obstacle(self.game, &mut self.board, kind, place.0, place.1)
    }

    pub fn play(self, step: Step) -> Play {
        self.play_with(step, Vec::new())
    }

    /// With dice that fall before anything is asked.
    pub fn play_with(mut self, step: Step, draws: Vec<Draw>) -> Play {
        self.board.ears = self.game.ears_of(&self.board);
        let mut referee = Referee::new(self.game, Chance::scripted(draws));
        let position = referee.begin(self.board, step).expect("a beginning");
        Play { referee, position }
    }
}

/// A game under way.
pub struct Play {
    pub referee: Referee<'static, Armada>,
    pub position: Position<ArmadaWords>,
}

impl Play {
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    pub fn attack(&self) -> &broadside_armada::board::Attack {
        self.board().attack().expect("an attack")
    }

    /// The dice that fall next.
    pub fn roll(&mut self, dice: &[(Colour, Face)]) -> &mut Play {
        let draw = |(colour, face): &(Colour, Face)| {
            let value = colour.faces().iter().position(|other| other == face).expect("a face of the die");
            let what = match colour {
                Colour::Red => "red",
                Colour::Blue => "blue",
                Colour::Black => "black",
            };
            Draw { what: Some(what.into()), value: value as u32 }
        };
        self.referee.chance.script(dice.iter().map(draw));
        self
    }

    pub fn decider(&self) -> Option<Seat> {
        self.position.core.deciders().iter().next()
    }

    /// What is asked: the name of the prompt, or of the window.
    pub fn asked(&self) -> String {
        let Some(decision) = self.decider().and_then(|seat| self.position.core.decision(seat)) else {
            return "nothing".into();
        };
        match decision.prompt {
            broadside_engine::Prompt::Step(prompt) => Prompt::name(prompt).into(),
            broadside_engine::Prompt::UseEffect(window) => format!("{window:?}"),
            other => format!("{other:?}"),
        }
    }

    pub fn kind(&self) -> Option<Kind> {
        self.decider().and_then(|seat| self.position.kind(seat))
    }

    pub fn answer(&mut self, seat: Seat, answer: Answer<ArmadaWords>) -> &mut Play {
        let asked = self.asked();
        if let Err(error) = self.referee.answer(&mut self.position, seat, &answer) {
            panic!("{asked}: {answer:?} of {seat:?} is refused: {error:?}");
        }
        self
    }

    pub fn pick(&mut self, seat: Seat, thing: Thing) -> &mut Play {
        self.answer(seat, Answer::Pick(thing))
    }

    pub fn pass(&mut self, seat: Seat) -> &mut Play {
        self.answer(seat, Answer::Pass)
    }

    /// Uses the effect of this name.
    pub fn use_effect(&mut self, seat: Seat, name: &str) -> &mut Play {
        let offers = self.effects(seat);
        let found = offers.iter().find(|(other, _)| *other == name);
        let item = found.unwrap_or_else(|| panic!("{}: {name} is not among {offers:?}", self.asked())).1;
        self.pick(seat, item)
    }

    pub fn effects(&mut self, seat: Seat) -> Vec<(&'static str, Thing)> {
        use broadside_engine::{Game, Item};
        let game = self.referee.game;
        let items = self.referee.legal(&self.position, seat).items.clone();
        let name = |item: &Thing| item.as_effect().map(|offer| (game.ability(offer.ability).name, *item));
        items.iter().filter_map(name).collect()
    }

    pub fn items(&mut self, seat: Seat) -> Vec<Thing> {
        self.referee.legal(&self.position, seat).items.clone()
    }

    /// Why a choice is refused: the rule.
    pub fn refused(&mut self, seat: Seat, thing: Thing) -> String {
        let refusal: Refusal = self
            .referee
            .check(&self.position, seat, &Answer::Pick(thing))
            .expect_err("the choice should be refused");
        refusal.rule.unwrap_or(refusal.reason.message).into_owned()
    }

    /// Passes until something of this name is asked.
    pub fn until(&mut self, asked: &str) -> &mut Play {
        for _ in 0..20 {
            if self.asked() == asked {
                return self;
            }
            let seat = self.decider().unwrap_or_else(|| panic!("over before {asked}"));
            self.pass(seat);
        }
        panic!("{asked} is not asked, but {}", self.asked());
    }

    pub fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.referee.events.list.iter().any(|happening| wanted(&happening.event))
    }

    pub fn is_over(&self) -> bool {
        self.position.core.is_over()
    }
}
