//! A ship gains a command token or a dial, and discards what it cannot keep.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::CommandRefused;
use crate::board::bit;
use crate::facts::{Command, Term};
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Choice, Deed, Prompt, Query, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Whether a ship may have command tokens (armada.damage.life-support-failure.92).
pub fn may_have_tokens(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    look.allowed(Query::MayHaveCommandTokens, About::subject(Thing::Ship(ship)), true)
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Gain,
    /// The token has been gained.
    Gained,
    Limit,
}

/// A ship gains a command token and discards what it cannot keep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GainToken {
    ship: ShipNo,
    command: Command,
    at: At,
    /// How many tokens it had before.
    before: u8,
}

impl GainToken {
    pub(crate) fn new(ship: ShipNo, command: Command) -> GainToken {
        GainToken { ship, command, at: At::Gain, before: 0 }
    }

    /// Whether anything would come of it: the ship may have tokens, or another may gain it instead.
    pub(crate) fn may(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
        let about = About::both(Thing::Ship(ship), Thing::Command(Command::Navigate));
        may_have_tokens(look, ship) || look.is_awaited(Occasion::new(Window::GainCommandToken, about))
    }
}

impl Rulebook for GainToken {
    const TITLE: &'static str = "Command Token";

    fn step(&self) -> &'static str {
        match self.at {
            At::Gain | At::Gained => "Gain Command Token",
            At::Limit => "Discard Command Token",
        }
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
            // Whether the ship may have it is asked when it comes to that: another may gain it instead
            // (armada.card.tantive-iv.07).
            At::Gain => {
                self.at = At::Gained;
                self.before = cx.board.ship(ship).all_tokens();
                Flow::Perform(Deed::GainCommandToken { ship, command: self.command })
            }
            At::Gained => {
                self.at = At::Limit;
                Flow::Next
            }
            // armada.command-tokens.04; a second one of a type is gone already (armada.command-tokens.05).
            At::Limit => {
                let it = cx.board.ship(ship);
                let count = it.all_tokens();
                if count <= self.before || count <= values::token_limit(&cx.look(), ship) {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(
                    it.controller,
                    Prompt::DiscardCommandToken,
                    Kind::Pick { optional: false },
                ))
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        held(look, self.ship, legal);
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Command(command)) = answer {
            atoms::discard_command_token(cx, self.ship, *command);
        }
        Flow::Done
    }
}

/// A ship that an effect no longer lets have all its command tokens discards until what it has is legal
/// (armada.card.nova-defiant.04).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrimTokens {
    ship: ShipNo,
}

impl TrimTokens {
    pub(crate) fn new(ship: ShipNo) -> TrimTokens {
        TrimTokens { ship }
    }
}

impl Rulebook for TrimTokens {
    const TITLE: &'static str = "Command Tokens";

    fn step(&self) -> &'static str {
        "Discard Command Token"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let ship = self.ship;
        if !cx.board.ship(ship).in_play() {
            return Flow::Done;
        }
        // armada.command-tokens.05
        if !values::several_tokens(&cx.look(), ship) {
            for command in Command::ALL {
                while cx.board.ship(ship).count_tokens(*command) > 1 {
                    atoms::discard_command_token(cx, ship, *command);
                }
            }
        }
        let it = cx.board.ship(ship);
        if it.all_tokens() <= values::token_limit(&cx.look(), ship) {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(it.controller, Prompt::DiscardCommandToken, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        held(look, self.ship, legal);
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Command(command)) = answer {
            atoms::discard_command_token(cx, self.ship, *command);
        }
        Flow::Next
    }
}

/// Lists the types of command tokens that a ship has.
fn held(look: &ArmadaLook<'_>, ship: ShipNo, legal: &mut Answers) {
    let held = look.board.ship(ship).tokens;
    let held = Command::ALL.iter().copied().filter(|command| held & bit(*command) != 0);
    legal.items.extend(held.map(Thing::Command));
}

/// A ship gains a dial from an effect during its activation: it can be spent at once for a token, or kept
/// (armada.command-dials.08). It is not revealed (armada.command-dials.09).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GainDial {
    ship: ShipNo,
    command: Command,
    at: DialAt,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum DialAt {
    Gain,
    Use,
    Over,
}

impl GainDial {
    pub(crate) fn new(ship: ShipNo, command: Command) -> GainDial {
        GainDial { ship, command, at: DialAt::Gain }
    }
}

impl Rulebook for GainDial {
    const TITLE: &'static str = "Command Dial";

    fn step(&self) -> &'static str {
        "Gain Command Dial"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            DialAt::Gain => {
                self.at = DialAt::Use;
                atoms::gain_dial(cx, self.ship, self.command);
                Flow::Next
            }
            DialAt::Use => {
                let owner = cx.board.ship(self.ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::UseDial, Kind::Pick { optional: false }))
            }
            DialAt::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.push(Thing::Choice(Choice::KeepDial));
        let token = Thing::Choice(Choice::TakeToken);
        if GainToken::may(look, self.ship) {
            legal.items.push(token);
        } else {
            let rule = "armada.damage.life-support-failure.92";
            legal.refuse(token, || Refusal::by(rule, CommandRefused::NoTokens));
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        self.at = DialAt::Over;
        if *answer == Answer::Pick(Thing::Choice(Choice::TakeToken)) {
            atoms::spend_gained_dial(cx, self.ship, self.command);
            return call(GainToken::new(self.ship, self.command));
        }
        Flow::Next
    }
}
