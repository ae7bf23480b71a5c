//! A ship resolves a command: how it is paid for, then its effect.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{CommandRefused, RepairCommand, SquadronCommand};
use crate::facts::Command;
use crate::steps::attack::ConcentrateFire;
use crate::steps::maneuver::NavigateCommand;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Payment, Prompt, Scope, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Choose,
    Pay,
    Paid,
    Effect,
    After,
}

/// A ship resolves a command: how it is paid for, then its effect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResolveCommand {
    ship: ShipNo,
    command: Command,
    payment: Payment,
    /// Whether it was paid as if with a token, whatever it counts as.
    as_token: bool,
    /// What is under way; when it is over, the next begins.
    at: At,
}

impl ResolveCommand {
    pub(crate) fn new(ship: ShipNo, command: Command) -> ResolveCommand {
        ResolveCommand { ship, command, payment: Payment::Dial, as_token: false, at: At::Choose }
    }

    /// Which ways of paying the ship has (armada.commands.01, armada.commands.25, armada.commands.77).
    fn has(&self, look: &ArmadaLook<'_>, payment: Payment) -> bool {
        let it = look.board.ship(self.ship);
        let token = match payment.as_token() {
            true => values::may_pay_as_token(look, self.ship),
            false => it.has_token(self.command),
        };
        (!payment.dial() || it.has_dial(self.command)) && (!payment.token() || token)
    }

    fn open(&self, window: Window) -> Next {
        let about = About::both(Thing::Ship(self.ship), Thing::Command(self.command));
        let amount = self.payment as i16 | (i16::from(self.as_token) * AS_TOKEN);
        Flow::Open(Occasion::new(window, about.amount(amount)))
    }

    /// The dial and the token are spent; what is only as if spent is counted.
    fn pay(&self, cx: &mut ArmadaCx<'_>) {
        let Self { ship, command, payment, .. } = *self;
        if payment.dial() {
            atoms::spend_dial(cx, ship, command);
        }
        if payment.as_token() {
            atoms::pay_as_token(cx, ship);
        } else if payment.token() {
            atoms::spend_command_token(cx, ship, command);
        }
        atoms::count_as_paid(cx, ship, payment.counted());
    }
}

/// Added to the payment of an event when it was as if with a token.
pub(crate) const AS_TOKEN: i16 = 8;

const WAYS: [Payment; 5] =
    [Payment::Dial, Payment::Token, Payment::Both, Payment::AsToken, Payment::DialAsToken];

/// In how many ways a ship could pay for a command now; none if it may not resolve it.
pub(crate) fn ways_to_pay(look: &ArmadaLook<'_>, ship: ShipNo, command: Command) -> usize {
    let resolve = ResolveCommand::new(ship, command);
    let ways = || WAYS.into_iter().filter(|payment| resolve.has(look, *payment)).count();
    if values::may_resolve(look, ship, command) { ways() } else { 0 }
}

impl Rulebook for ResolveCommand {
    const TITLE: &'static str = "Command";
    const SCOPES: &'static [Scope] = &[Scope::Command];

    fn step(&self) -> &'static str {
        match self.at {
            At::Choose | At::Pay | At::Paid => "Spend Dial or Token",
            At::Effect => "Resolve Command",
            At::After => "After Command",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Self { ship, command, payment, .. } = *self;
        match self.at {
            // armada.commands.72: decided before any of the effect is resolved.
            At::Choose => {
                let look = cx.look();
                if !values::may_resolve(&look, ship, command) || !values::can_pay(&look, ship, command) {
                    return Flow::Done;
                }
                let owner = cx.board.ship(ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::PayCommand(command), Kind::Pick { optional: false }))
            }
            At::Pay => {
                self.at = At::Paid;
                if !self.has(&cx.look(), payment) {
                    return Flow::Done;
                }
                self.pay(cx);
                self.open(Window::PayForCommand)
            }
            At::Paid => {
                self.at = At::Effect;
                // Effects may count it as paid in another way; every effect of the command reads that.
                let counted = cx.board.ship(ship).paid;
                self.payment = counted;
                // armada.commands.24, armada.commands.30: it counts as resolved, whatever comes of it.
                atoms::command_resolved(cx, ship, command, counted.dial(), counted.token());
                match command {
                    Command::Squadron => call(SquadronCommand::new(ship, counted)),
                    Command::Repair => call(RepairCommand::new(ship, counted)),
                    Command::ConcentrateFire => call(ConcentrateFire::new(ship, counted)),
                    Command::Navigate => call(NavigateCommand::new(ship, counted)),
                }
            }
            At::Effect => {
                self.at = At::After;
                self.open(Window::AfterResolveCommand)
            }
            At::After => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        for payment in WAYS {
            if self.has(look, payment) {
                legal.items.push(Thing::Pay(payment));
            } else if !payment.as_token() {
                let why = || Refusal::by("armada.commands.72", CommandRefused::NoPayment);
                legal.refuse(Thing::Pay(payment), why);
            }
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Pay(payment)) = answer {
            self.payment = *payment;
            self.as_token = payment.as_token();
        }
        self.at = At::Pay;
        Flow::Next
    }
}
