//! The Squadron Phase (armada.squadron-phase.01, armada.squadron-phase.02, armada.squadron-phase.03,
//! armada.squadron-phase.04, armada.squadron-phase.05).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{SquadronActivation, SquadronRefused};
use crate::steps::obstacles::Exogorths;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Phase, Prompt, Query, Scope, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

/// How many squadrons a player activates in a turn (armada.squadron-phase.01).
const PER_TURN: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Exogorths,
    /// Exogorths have attacked.
    First,
    Turns,
    /// Effects may take the place of the turn's activations.
    Turn,
    End,
    Over,
}

/// The Squadron Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronPhase {
    at: At,
    /// Whose turn it is.
    side: Side,
    /// How many squadrons have been activated in this turn.
    activated: u8,
    /// Which sides have passed, a bit for each.
    passed: u8,
}

impl SquadronPhase {
    pub(crate) fn new(_: u8) -> SquadronPhase {
        SquadronPhase { at: At::Begin, side: Side(0), activated: 0, passed: 0 }
    }

    /// A turn begins: effects may take the place of its activations.
    fn begin_turn(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        self.at = At::Turn;
        atoms::set_turn_taken(cx, self.side, false);
        let about = About::subject(Thing::Player(self.side));
        Flow::Open(Occasion::new(Window::TurnToActivateSquadrons, about))
    }

    fn turn(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let other = self.side.enemy();
        if cx.board.sides[self.side].turn_taken {
            atoms::set_turn_taken(cx, self.side, false);
            (self.at, self.side, self.activated) = (At::Turns, other, 0);
            return Flow::Next;
        }
        let (mine, theirs) = (any(&cx.look(), self.side), any(&cx.look(), other));
        if !mine && !theirs {
            self.at = At::End;
            return Flow::Next;
        }
        if mine && self.activated < PER_TURN {
            let seat = cx.board.speaker(self.side);
            return Flow::Ask(Ask::one(seat, Prompt::ActivateSquadron, Kind::Pick { optional: false }));
        }
        // Who has none left passes for what remains (armada.squadron-phase.04).
        if !mine && self.activated == 0 && self.passed >> self.side.0 & 1 == 0 {
            self.passed |= 1 << self.side.0;
            atoms::pass(cx, self.side, false);
        }
        (self.at, self.side, self.activated) = (At::Turns, other, 0);
        Flow::Next
    }
}

/// Why a squadron of a side cannot activate; `None` if it can (armada.squadron-activation.05).
fn refusal(look: &ArmadaLook<'_>, squadron: SquadronNo) -> Option<Why> {
    if look.board.squadron(squadron).activated {
        return Some(SquadronRefused::Activated.by("armada.squadron-activation.05"));
    }
    let about = About::subject(Thing::Squadron(squadron));
    let may = look.allowed(Query::MayActivate, about, true);
    (!may).then_some(SquadronRefused::Kept.by("armada.effect-timing.02"))
}

fn of_side<'a>(look: &ArmadaLook<'a>, side: Side) -> impl Iterator<Item = SquadronNo> + 'a {
    let board = look.board;
    board.squadrons_in_play().filter(move |squadron| board.side_of_squadron(*squadron) == side)
}

fn any(look: &ArmadaLook<'_>, side: Side) -> bool {
    of_side(look, side).any(|squadron| refusal(look, squadron).is_none())
}

impl Rulebook for SquadronPhase {
    const TITLE: &'static str = "Squadron Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Exogorths | At::First => "Start of Squadron Phase",
            At::Turns | At::Turn => "Activate Squadrons",
            At::End | At::Over => "End of Squadron Phase",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let open = |window| Flow::Open(Occasion::new(window, About::default()));
        match self.at {
            At::Begin => {
                if cx.board.phase != Phase::Squadron {
                    atoms::begin_phase(cx, Phase::Squadron);
                }
                self.at = At::Exogorths;
                open(Window::StartOfSquadronPhase)
            }
            At::Exogorths => {
                self.at = At::First;
                call(Exogorths::new(0))
            }
            At::First => {
                (self.at, self.side) = (At::Turns, cx.board.first());
                open(Window::AfterStartOfSquadronPhase)
            }
            At::Turns => self.begin_turn(cx),
            At::Turn => self.turn(cx),
            At::End => {
                self.at = At::Over;
                open(Window::EndOfSquadronPhase)
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        for squadron in of_side(look, self.side) {
            match refusal(look, squadron) {
                None => legal.items.push(Thing::Squadron(squadron)),
                Some(why) => legal.refuse(Thing::Squadron(squadron), || why.into()),
            }
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Answer::Pick(Thing::Squadron(squadron)) = answer else { return Flow::Next };
        self.activated += 1;
        call(SquadronActivation::new(*squadron, None))
    }
}
