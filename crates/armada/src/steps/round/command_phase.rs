//! The Command Phase: both players set dials in secret.

use arrayvec::ArrayVec;
use broadside_engine::{About, Answer, Ask, Flow, Kind, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::open;
use crate::board::MAX_DIALS;
use crate::facts::{Command, Term};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Phase, Prompt, Query, Scope, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Start,
    /// The window of Start has closed.
    Started,
    SetDials,
    End,
    Over,
}

/// The Command Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandPhase {
    at: At,
}

impl CommandPhase {
    pub(crate) fn new() -> CommandPhase {
        CommandPhase { at: At::Start }
    }

    /// How many dials a ship has and how many it shall have (armada.command-phase.02).
    fn dials(look: &ArmadaLook<'_>, ship: ShipNo) -> core::ops::Range<u8> {
        let it = look.board.ship(ship);
        let about = About::subject(Thing::Ship(ship));
        let total = look.value(Query::DialsToAssign, about, values::command(look, ship).into());
        it.dials.len() as u8..total.clamp(0, MAX_DIALS.into()) as u8
    }

    /// The commands that may be chosen on a new dial of a ship.
    fn choices(look: &ArmadaLook<'_>, ship: ShipNo) -> ArrayVec<Command, 4> {
        let open = |command: &Command| {
            let about = About::both(Thing::Ship(ship), Thing::Command(*command));
            look.allowed(Query::MayChooseDial, about, true)
        };
        Command::ALL.iter().copied().filter(open).collect()
    }

    /// The seats that have dials to assign.
    fn deciders(look: &ArmadaLook<'_>) -> Seats {
        let mut seats = Seats::NONE;
        for ship in look.board.ships_in_play().filter(|ship| !CommandPhase::dials(look, *ship).is_empty()) {
            seats = seats.with(look.board.ship(ship).controller);
        }
        seats
    }
}

impl Rulebook for CommandPhase {
    const TITLE: &'static str = "Command Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Start | At::Started => "Start of Command Phase",
            At::SetDials => "Assign Command Dials",
            At::End | At::Over => "End of Command Phase",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Start => {
                self.at = At::Started;
                atoms::begin_phase(cx, Phase::Command);
                open(Window::StartOfCommandPhase)
            }
            At::Started => {
                self.at = At::SetDials;
                Flow::Next
            }
            // armada.command-phase.01: in secret and at the same time.
            At::SetDials => {
                let seats = CommandPhase::deciders(&cx.look());
                if !seats.is_empty() {
                    return Flow::Ask(Ask::secret(seats, Prompt::SetDials, Kind::Assign));
                }
                self.at = At::End;
                Flow::Next
            }
            At::End => {
                self.at = At::Over;
                atoms::take_spent_dials(cx);
                open(Window::EndOfCommandPhase)
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, seat: Seat, legal: &mut Answers) {
        for ship in look.board.ships_in_play().filter(|ship| look.board.ship(*ship).controller == seat) {
            let choices = CommandPhase::choices(look, ship);
            for at in CommandPhase::dials(look, ship) {
                legal.slot(Thing::Dial(ship, at), choices.iter().copied().map(Thing::Command));
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        let Answer::Assign(commands) = answer else { return Flow::Next };
        let mut commands = commands.iter().filter_map(|thing| thing.command());
        for number in 0..cx.board.ships.len() as u8 {
            let ship = ShipNo(number);
            if !cx.board.ship(ship).in_play() || cx.board.ship(ship).controller != seat {
                continue;
            }
            let count = CommandPhase::dials(&cx.look(), ship).len();
            let set: ArrayVec<Command, 8> = commands.by_ref().take(count).collect();
            if !set.is_empty() {
                let narrowed = CommandPhase::choices(&cx.look(), ship).len() < Command::ALL.len();
                let known = if narrowed { cx.board.players() } else { Seats::NONE };
                atoms::assign_dials(cx, ship, &set, known);
            }
        }
        Flow::Next
    }
}
