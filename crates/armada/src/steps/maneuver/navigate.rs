//! The navigate command (armada.commands.02, armada.commands.03, armada.commands.04).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::steps::commands::CommandRefused;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Payment, Prompt, Query, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Yaw,
    Speed,
    Over,
}

/// The effect of a navigate command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct NavigateCommand {
    ship: ShipNo,
    payment: Payment,
    at: At,
}

impl NavigateCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> NavigateCommand {
        NavigateCommand { ship, payment, at: At::Begin }
    }

    fn steps(&self, look: &ArmadaLook<'_>) -> u8 {
        navigate_speed(look, self.ship, self.payment)
    }
}

/// By how much a navigate command may change the speed: by one for the dial, by one for the token, as cards change it
/// (armada.commands.26).
pub(crate) fn navigate_speed(look: &ArmadaLook<'_>, ship: ShipNo, payment: Payment) -> u8 {
    let printed = i32::from(payment.dial()) + i32::from(payment.token());
    let about = About::subject(Thing::Ship(ship)).amount(payment as i16);
    look.value(Query::NavigateSpeed, about, printed).clamp(0, 4) as u8
}

/// The greatest speed of a ship: that of its chart, as cards change it (armada.speed.05).
pub fn top_speed(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    let printed = look.game.ship(look.board, ship).speed.top();
    look.value(Query::TopSpeed, About::subject(Thing::Ship(ship)), printed.into()).clamp(0, 4) as u8
}

impl Rulebook for NavigateCommand {
    const TITLE: &'static str = "Navigate Command";

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Yaw => "Resolve Navigate Command",
            At::Speed | At::Over => "Speed",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                self.at = At::Yaw;
                let about = About::subject(Thing::Ship(self.ship)).amount(self.payment as i16);
                Flow::Open(Occasion::new(Window::ResolveNavigateCommand, about))
            }
            At::Yaw => {
                // The dial raises one joint's yaw, the token none (armada.commands.03, armada.commands.04).
                atoms::raise_yaw(cx, self.ship, u8::from(self.payment.dial()));
                self.at = At::Speed;
                Flow::Next
            }
            At::Speed if self.steps(&cx.look()) == 0 => Flow::Done,
            At::Speed => {
                let owner = cx.board.ship(self.ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::ChangeSpeed, Kind::Pick { optional: false }))
            }
            At::Over => Flow::Done,
        }
    }

    /// The speed may stay as it is (armada.commands.30), and 0 is the lowest (armada.speed.04).
    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let (now, steps) = (look.board.ship(self.ship).speed, self.steps(look));
        let top = top_speed(look, self.ship).max(now);
        for speed in now.saturating_sub(steps)..=now + steps {
            let item = Thing::Number(speed as i8);
            if speed <= top {
                legal.items.push(item);
            } else {
                legal.refuse(item, || Refusal::by("armada.speed.05", CommandRefused::TopSpeed { top }));
            }
        }
        if legal.explain {
            let far = |speed: &u8| speed.abs_diff(now) > steps;
            for speed in (0..=4).filter(far) {
                legal.refuse(Thing::Number(speed as i8), || {
                    Refusal::by("armada.commands.03", CommandRefused::SpeedChange { most: steps })
                });
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Number(speed)) = answer {
            atoms::set_speed(cx, self.ship, speed.unsigned_abs(), seat);
        }
        self.at = At::Over;
        Flow::Next
    }
}
