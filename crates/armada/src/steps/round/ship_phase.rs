//! The Ship Phase: players activate ships in turn.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Refusal, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{RoundRefused, ShipActivation, open};
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Choice, Phase, Prompt, Query, Scope, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Start,
    AfterStart,
    /// The window after the start has closed.
    Started,
    Turns,
    Over,
}

/// The Ship Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShipPhase {
    at: At,
    turn: Side,
}

impl ShipPhase {
    pub(crate) fn new() -> ShipPhase {
        ShipPhase { at: At::Start, turn: Side(0) }
    }

    /// Whether a ship may activate now: it has not activated in this round and no dial lies faceup on its card
    /// (armada.ship-activation.06, armada.command-dials.05).
    fn may_activate(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
        ShipPhase::is_ready(look, ship) && (!ShipPhase::is_barred(look, ship) || ShipPhase::all_barred(look))
    }

    fn is_ready(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
        let it = look.board.ship(ship);
        it.in_play() && !it.activated && it.spent_dial.is_none()
    }

    /// Whether an effect keeps a ship from activating.
    fn is_barred(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
        !look.allowed(Query::MayActivate, About::subject(Thing::Ship(ship)), true)
    }

    /// Whether effects keep every ship of both players that is left from activating: then they do not
    /// (armada.card.admiral-raddus.74).
    fn all_barred(look: &ArmadaLook<'_>) -> bool {
        let free = |ship| ShipPhase::is_ready(look, ship) && !ShipPhase::is_barred(look, ship);
        !look.board.ships_in_play().any(free)
    }

    fn has_ship_to_activate(look: &ArmadaLook<'_>, side: Side) -> bool {
        ships(look, side).any(|ship| ShipPhase::may_activate(look, ship))
    }

    /// Why a player cannot pass with a token now.
    fn pass_refused(look: &ArmadaLook<'_>, side: Side) -> Option<Why> {
        let player = &look.board.sides[side];
        let (mine, theirs) = (unactivated(look, side), unactivated(look, side.enemy()));
        if !look.game.rules.pass_tokens {
            return Some(RoundRefused::MustActivate.by("armada.ship-phase.07-rr1"));
        }
        if player.passes == 0 {
            return Some(RoundRefused::NoPassToken.by("armada.ship-phase.07"));
        }
        if player.passed {
            return Some(RoundRefused::PassTwice.by("armada.ship-phase.10"));
        }
        if side == look.board.first() {
            if player.activated == 0 {
                return Some(RoundRefused::PassFirst.by("armada.ship-phase.08"));
            }
            if mine >= theirs {
                return Some(RoundRefused::PassFewer.by("armada.ship-phase.08"));
            }
        } else if mine > theirs {
            return Some(RoundRefused::PassNoMore.by("armada.ship-phase.09"));
        }
        None
    }

    fn take_turn(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let other = self.turn.enemy();
        let look = cx.look();
        if ShipPhase::has_ship_to_activate(&look, self.turn) {
            let seat = look.board.speaker(self.turn);
            return Flow::Ask(Ask::one(seat, Prompt::ActivateShip, Kind::Pick { optional: false }));
        }
        if !ShipPhase::has_ship_to_activate(&look, other) {
            self.at = At::Over;
            return open(Window::EndOfShipPhase);
        }
        // armada.ship-phase.03, armada.ship-phase.04, armada.ship-phase.05: who has no ship to activate has to pass,
        // which costs nothing.
        atoms::pass(cx, self.turn, false);
        self.turn = other;
        Flow::Next
    }
}

/// The ships of a side in play.
fn ships<'a>(look: &'a ArmadaLook<'_>, side: Side) -> impl Iterator<Item = ShipNo> + 'a {
    let mine = move |ship: &ShipNo| look.board.side_of_ship(*ship) == side;
    look.board.ships_in_play().filter(mine)
}

/// How many ships of a side have not activated in this round.
fn unactivated(look: &ArmadaLook<'_>, side: Side) -> usize {
    ships(look, side).filter(|ship| !look.board.ship(*ship).activated).count()
}

impl Rulebook for ShipPhase {
    const TITLE: &'static str = "Ship Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Start | At::AfterStart | At::Started => "Start of Ship Phase",
            At::Turns => "Activate Ships",
            At::Over => "End of Ship Phase",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::Start => {
                self.at = At::AfterStart;
                atoms::count_turns_anew(cx);
                atoms::begin_phase(cx, Phase::Ship);
                open(Window::StartOfShipPhase)
            }
            At::AfterStart => {
                self.at = At::Started;
                // armada.initiative.01
                self.turn = cx.board.first();
                open(Window::AfterStartOfShipPhase)
            }
            At::Started => {
                self.at = At::Turns;
                Flow::Next
            }
            At::Turns => self.take_turn(cx),
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        for ship in ships(look, self.turn) {
            let it = look.board.ship(ship);
            if ShipPhase::may_activate(look, ship) {
                legal.items.push(Thing::Ship(ship));
            } else if it.activated {
                legal.refuse(Thing::Ship(ship), || {
                    Refusal::by("armada.ship-activation.06", RoundRefused::Activated)
                });
            } else if it.spent_dial.is_some() {
                legal.refuse(Thing::Ship(ship), || {
                    Refusal::by("armada.command-dials.05", RoundRefused::DialFaceup)
                });
            } else {
                legal.refuse(Thing::Ship(ship), || Refusal::by("armada.ship-phase.05", RoundRefused::Kept));
            }
        }
        // armada.pass-tokens.04
        let pass = Thing::Choice(Choice::SpendPassToken);
        match ShipPhase::pass_refused(look, self.turn) {
            None => legal.items.push(pass),
            Some(why) => legal.refuse(pass, || why.into()),
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let side = self.turn;
        self.turn = side.enemy();
        match answer {
            Answer::Pick(Thing::Ship(ship)) => call(ShipActivation::new(*ship)),
            _ => {
                atoms::pass(cx, side, true);
                Flow::Next
            }
        }
    }
}
