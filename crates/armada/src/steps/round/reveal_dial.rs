//! The Reveal Command Dial step: the top dial is shown, then kept or spent for a token.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{RoundRefused, open_for};
use crate::board::bit;
use crate::facts::{Command, Size, Term};
use crate::steps::commands::{CommandRefused, GainToken};
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Choice, Prompt, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Before,
    Reveal,
    HugeToken,
    Use,
    Over,
}

/// The Reveal Command Dial step.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RevealDial {
    ship: ShipNo,
    at: At,
    /// What was revealed.
    command: Option<Command>,
}

impl RevealDial {
    pub(crate) fn new(ship: ShipNo) -> RevealDial {
        RevealDial { ship, at: At::Before, command: None }
    }

    /// The raid tokens of which the ship has the command token too, when it has revealed a dial (armada.raid-tokens.03).
    fn exchangeable(&self, look: &ArmadaLook<'_>) -> impl Iterator<Item = Command> + use<> {
        let it = look.board.ship(self.ship);
        let both = if self.command.is_some() { it.tokens & it.raids } else { 0 };
        Command::ALL.iter().copied().filter(move |command| both & bit(*command) != 0)
    }

    /// The dials gained from effects that can be spent for a token in this step, each command once
    /// (armada.command-dials.08, armada.card.grand-admiral-thrawn.12).
    fn convertible(&self, look: &ArmadaLook<'_>) -> impl Iterator<Item = Command> + use<> {
        let gained = look.board.ship(self.ship).gained;
        let gains = GainToken::may(look, self.ship);
        Command::ALL.iter().copied().filter(move |it| gains && gained.iter().any(|dial| dial.0 == *it))
    }
}

impl Rulebook for RevealDial {
    const TITLE: &'static str = "Reveal Command Dial";

    fn step(&self) -> &'static str {
        "Reveal Command Dial"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let ship = self.ship;
        if !cx.board.ship(ship).in_play() {
            return Flow::Done;
        }
        match self.at {
            At::Before => {
                self.at = At::Reveal;
                open_for(Window::BeforeRevealCommand, ship)
            }
            At::Reveal => {
                self.at = At::HugeToken;
                // A dial that was discarded unrevealed lies on the card: nothing is revealed
                // (armada.upgrade-boarding-team.04, armada.damage.crew-panic.01).
                if cx.board.ship(ship).spent_dial.is_some() {
                    return Flow::Next;
                }
                // armada.command-dials.01
                let Some(command) = atoms::reveal_dial(cx, ship) else { return Flow::Next };
                self.command = Some(command);
                let about = About::both(Thing::Ship(ship), Thing::Command(command));
                Flow::Open(Occasion::new(Window::RevealCommand, about))
            }
            At::HugeToken => {
                self.at = At::Use;
                // armada.huge-ship.13
                match self.command {
                    Some(command) if cx.game.ship(&cx.board, ship).size == Size::Huge => {
                        call(GainToken::new(ship, command))
                    }
                    _ => Flow::Next,
                }
            }
            At::Use => {
                let it = cx.board.ship(ship);
                let seat = it.controller;
                let look = cx.look();
                if self.command.is_some() && it.revealed.is_some() {
                    Flow::Ask(Ask::one(seat, Prompt::UseDial, Kind::Pick { optional: false }))
                } else if self.exchangeable(&look).next().is_some()
                    || self.convertible(&look).next().is_some()
                {
                    Flow::Ask(Ask::one(seat, Prompt::UseDial, Kind::Pick { optional: true }))
                } else {
                    Flow::Done
                }
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let it = look.board.ship(self.ship);
        if self.command.is_some() && it.revealed.is_some() {
            legal.items.push(Thing::Choice(Choice::KeepDial));
            let token = Thing::Choice(Choice::TakeToken);
            if GainToken::may(look, self.ship) {
                legal.items.push(token);
            } else {
                legal.refuse(token, || {
                    let rule = "armada.damage.life-support-failure.92";
                    Refusal::by(rule, CommandRefused::NoTokens)
                });
            }
            let shake_off = Thing::Choice(Choice::ShakeOffRaids);
            if it.raids != 0 {
                legal.items.push(shake_off);
            } else {
                legal.refuse(shake_off, || Refusal::by("armada.raid-tokens.02", RoundRefused::NoRaid));
            }
        }
        legal.items.extend(self.exchangeable(look).map(Thing::Command));
        legal.items.extend(self.convertible(look).map(Thing::GainedDial));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let (ship, revealed) = (self.ship, cx.board.ship(self.ship).revealed);
        match (answer, revealed) {
            // armada.raid-tokens.03; the question is then put again, as there may be more of them.
            (Answer::Pick(Thing::Command(command)), _) => {
                atoms::discard_command_token(cx, ship, *command);
                atoms::discard_raid(cx, ship, *command);
                return Flow::Next;
            }
            // armada.raid-tokens.02: whatever its command, it rids the ship of all raid tokens.
            (Answer::Pick(Thing::Choice(Choice::ShakeOffRaids)), Some(command)) => {
                atoms::discard_dial(cx, ship, command);
                Command::ALL.iter().for_each(|raid| atoms::discard_raid(cx, ship, *raid));
            }
            // armada.command-dials.02, armada.command-tokens.01
            (Answer::Pick(Thing::Choice(Choice::TakeToken)), Some(command)) => {
                // With gained dials the question is put again: which of them become tokens, too.
                if cx.board.ship(ship).gained.is_empty() {
                    self.at = At::Over;
                }
                atoms::spend_dial(cx, ship, command);
                return call(GainToken::new(ship, command));
            }
            (Answer::Pick(Thing::GainedDial(command)), _) => {
                atoms::spend_gained_dial(cx, ship, *command);
                return call(GainToken::new(ship, *command));
            }
            _ => {}
        }
        self.at = At::Over;
        Flow::Next
    }
}
