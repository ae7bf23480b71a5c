//! Hyperspace Assault: forces are set aside before deployment and arrive later.

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, DeployPiece, Given, How, Next, PlaceTokens, Rulebook, Task, call};
use crate::board::{Board, Standing, TokenKind};
use crate::facts::Size;
use crate::words::{Piece, Prompt, ShipNo, SquadronNo, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// The squadrons that may be set aside with the ship.
const SQUADRONS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Ship,
    Squadrons,
    Tokens,
    Done,
}

/// The second player sets aside a ship and squadrons and places three tokens
/// (armada.objective.hyperspace-assault.71).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetAside {
    at: At,
}

impl SetAside {
    pub(crate) fn new() -> SetAside {
        SetAside { at: At::Ship }
    }

    fn things(&self, look: &ArmadaLook<'_>, found: &mut dyn FnMut(Thing)) {
        let board = look.board;
        let second = board.second();
        match self.at {
            At::Ship => (0..board.ships.len() as u8).map(ShipNo).for_each(|at| {
                let ship = board.ship(at);
                let size = look.game.ship(board, at).size;
                if ship.standing == Standing::Waiting
                    && board.side(ship.controller) == second
                    && matches!(size, Size::Small | Size::Medium)
                {
                    found(Thing::Ship(at));
                }
            }),
            At::Squadrons => (0..board.squadrons.len() as u8).map(SquadronNo).for_each(|at| {
                let squadron = board.squadron(at);
                if squadron.standing == Standing::Waiting && board.side(squadron.controller) == second {
                    found(Thing::Squadron(at));
                }
            }),
            _ => {}
        }
    }
}

impl Rulebook for SetAside {
    const TITLE: &'static str = "Hyperspace Assault";

    fn step(&self) -> &'static str {
        match self.at {
            At::Ship | At::Squadrons => "Set Aside",
            At::Tokens | At::Done => "Place Tokens",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let second = cx.board.speaker(cx.board.second());
        let mut count = 0_u8;
        self.things(&cx.look(), &mut |_| count = count.saturating_add(1));
        match self.at {
            At::Ship if count == 0 => {
                self.at = At::Squadrons;
                Flow::Next
            }
            At::Ship => Flow::Ask(Ask::one(second, Prompt::SetAside, Kind::Pick { optional: false })),
            At::Squadrons => {
                let kind = Kind::Some { min: 0, max: SQUADRONS.min(count) };
                Flow::Ask(Ask::one(second, Prompt::SetAside, kind))
            }
            At::Tokens => {
                self.at = At::Done;
                call(PlaceTokens::new(Task::Hyperspace))
            }
            At::Done => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        self.things(look, &mut |thing| legal.items.push(thing));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                atoms::set_aside(cx, Piece::Ship(*ship), None);
                self.at = At::Squadrons;
            }
            Given::Some(things) => {
                for thing in things {
                    if let Some(piece) = thing.piece() {
                        atoms::set_aside(cx, piece, None);
                    }
                }
                self.at = At::Tokens;
            }
            _ => {}
        }
        Flow::Next
    }
}

/// What the objective has set aside, ships first.
pub(crate) fn aside(board: &Board) -> impl Iterator<Item = Piece> + '_ {
    let ships = (0..board.ships.len() as u8).map(ShipNo);
    let ships = ships.filter(|at| {
        let ship = board.ship(*at);
        ship.standing == Standing::SetAside && ship.held_by.is_none()
    });
    let ships = ships.map(Piece::Ship);
    let squadrons = (0..board.squadrons.len() as u8).map(SquadronNo);
    let squadrons = squadrons.filter(|at| {
        let squadron = board.squadron(*at);
        squadron.standing == Standing::SetAside && squadron.held_by.is_none()
    });
    ships.chain(squadrons.map(Piece::Squadron))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Coming {
    Choose,
    Deploy,
    Moved,
}

/// At the start of a round the second player may deploy what was set aside at one token, or move the tokens
/// (armada.objective.hyperspace-assault.72, armada.objective.hyperspace-assault.73,
/// armada.objective.hyperspace-assault.74).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrive {
    at: Coming,
    token: TokenNo,
    /// How many of what is set aside have been tried and found no place.
    passed: u8,
    last: Option<Piece>,
}

impl Arrive {
    pub(crate) fn new() -> Arrive {
        Arrive { at: Coming::Choose, token: TokenNo(0), passed: 0, last: None }
    }

    /// The tokens at which the first of the forces has room.
    fn tokens(&self, look: &ArmadaLook<'_>, found: &mut dyn FnMut(Thing)) {
        let Some(piece) = aside(look.board).next() else { return };
        for token in look.board.tokens_of(TokenKind::Objective) {
            if DeployPiece::new(piece).how(How::Arrive(token)).has_place(look) {
                found(Thing::Token(token));
            }
        }
    }

    fn deploy(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        // A piece that is still set aside after its turn found no place.
        let next = aside(&cx.board).nth(self.passed.into());
        if next.is_some() && next == self.last {
            self.passed += 1;
        }
        let next = aside(&cx.board).nth(self.passed.into());
        self.last = next;
        if let Some(piece) = next {
            return call(DeployPiece::new(piece).how(How::Arrive(self.token)));
        }
        atoms::remove_tokens(cx, TokenKind::Objective);
        atoms::use_up_objective(cx);
        Flow::Done
    }
}

impl Rulebook for Arrive {
    const TITLE: &'static str = "Hyperspace Assault";

    fn step(&self) -> &'static str {
        match self.at {
            Coming::Choose | Coming::Deploy => "Arrive",
            Coming::Moved => "Move Tokens",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let second = cx.board.speaker(cx.board.second());
        match self.at {
            Coming::Choose => Flow::Ask(Ask::one(second, Prompt::ArriveAt, Kind::Pick { optional: true })),
            Coming::Deploy => self.deploy(cx),
            Coming::Moved => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        self.tokens(look, &mut |token| legal.items.push(token));
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Token(token)) => {
                self.token = *token;
                self.at = Coming::Deploy;
                Flow::Next
            }
            _ => {
                self.at = Coming::Moved;
                call(PlaceTokens::new(Task::HyperspaceMove))
            }
        }
    }
}
