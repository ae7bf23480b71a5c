//! The effect of a squadron command.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::relay::Relays;
use crate::board::Board;
use crate::geometry::Range;
use crate::scene::at_range;
use crate::steps::squadrons::SquadronRefused;
use crate::steps::{Answers, Given, Next, Rulebook, Step, call, squadrons};
use crate::words::{Payment, Prompt, Query, ShipNo, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Start,
    Activate,
    /// It has activated as many as it can, unless an effect gives it more.
    Exhausted,
}

/// The effect of a squadron command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronCommand {
    ship: ShipNo,
    payment: Payment,
    at: At,
    /// How many it has activated.
    activated: u8,
    /// How many it can still activate.
    left: u8,
    /// Where the board keeps what it has activated by way of something else; none before it begins.
    relays: Option<u8>,
}

impl SquadronCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> SquadronCommand {
        SquadronCommand { ship, payment, at: At::Start, activated: 0, left: 0, relays: None }
    }

    /// How many squadrons the command activates (armada.commands.06, armada.commands.09, armada.commands.25).
    pub(crate) fn number(&self, look: &ArmadaLook<'_>) -> u8 {
        let dial = if self.payment.dial() { values::squadron(look, self.ship) } else { 0 };
        let printed = i32::from(dial) + i32::from(self.payment.token());
        let about = About::subject(Thing::Ship(self.ship)).amount(self.payment as i16);
        look.value(Query::SquadronActivations, about, printed).clamp(0, u8::MAX.into()) as u8
    }

    /// Whether a squadron is at the range of the command: close to medium, unless an effect changes that.
    fn in_reach(&self, look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
        let about = About::both(Thing::Ship(self.ship), Thing::Squadron(squadron));
        let to = match look.value(Query::SquadronCommandRange, about, Range::Medium as i32) {
            ..=0 => Range::Close,
            1 => Range::Medium,
            _ => Range::Long,
        };
        at_range(look.game, look.board, Thing::Ship(self.ship), Thing::Squadron(squadron), to)
    }

    /// The relays after activating a squadron, or why it cannot be activated.
    fn activates(&self, look: &ArmadaLook<'_>, squadron: SquadronNo) -> Result<Relays, Why> {
        let fresh = !look.board.squadron(squadron).activated;
        if !fresh {
            return Err(SquadronRefused::Activated.by("armada.squadron-activation.05"));
        }
        if !look.allowed(Query::MayActivate, About::subject(Thing::Squadron(squadron)), true) {
            return Err(SquadronRefused::Kept.by("armada.golden-rules.03"));
        }
        if self.in_reach(look, squadron) {
            return Ok(self.relays(look.board));
        }
        let relayed =
            self.relays(look.board).with(look, self.ship, squadron, |relay| self.in_reach(look, relay));
        relayed.ok_or_else(|| SquadronRefused::OutOfCommandRange.by("armada.commands.06"))
    }

    fn relays(&self, board: &Board) -> Relays {
        self.relays.map_or(Relays::NONE, |at| board.relays[usize::from(at)])
    }

    /// Whether the command of a ship could activate any squadron.
    pub fn reaches_any(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
        let command = SquadronCommand::new(ship, Payment::Dial);
        command.friends(look).any(|squadron| command.activates(look, squadron).is_ok())
    }

    fn friends<'a>(&self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = SquadronNo> + use<'a> {
        let ship = self.ship;
        let friendly = move |at: &SquadronNo| look.board.friendly(Thing::Ship(ship), Thing::Squadron(*at));
        look.board.squadrons_in_play().filter(friendly)
    }
}

impl Rulebook for SquadronCommand {
    const TITLE: &'static str = "Squadron Command";

    fn step(&self) -> &'static str {
        match self.at {
            At::Start => "Resolve Squadron Command",
            At::Activate | At::Exhausted => "Activate Squadrons",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn left(&self) -> Option<u8> {
        Some(self.left)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let about = About::subject(Thing::Ship(self.ship)).amount(self.payment as i16);
        let open = |window| Flow::Open(Occasion::new(window, about));
        if self.at == At::Start {
            self.at = At::Activate;
            // A command inside another one has a place of its own.
            let outer =
                cx.core.procedures().filter(|(_, step)| matches!(step, Step::SquadronCommand(_))).count();
            let at = outer.saturating_sub(1).min(cx.board.relays.len() - 1);
            atoms::set_relays(cx, at, Relays::NONE);
            self.relays = Some(at as u8);
            return open(Window::ResolveSquadronCommand);
        }
        self.left = self.number(&cx.look()).saturating_sub(self.activated);
        let it = cx.board.ship(self.ship);
        match self.at {
            _ if !it.in_play() => Flow::Done,
            // armada.commands.08: the next one is chosen after the activation of the last.
            _ if self.left > 0 => {
                self.at = At::Activate;
                Flow::Ask(Ask::one(it.controller, Prompt::CommandSquadron, Kind::Pick { optional: true }))
            }
            At::Exhausted => Flow::Done,
            _ => {
                self.at = At::Exhausted;
                open(Window::SquadronCommandExhausted)
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        for squadron in self.friends(look) {
            match self.activates(look, squadron) {
                Ok(_) => legal.items.push(Thing::Squadron(squadron)),
                Err(why) => legal.refuse(Thing::Squadron(squadron), || why.into()),
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Answer::Pick(Thing::Squadron(squadron)) = answer else { return Flow::Done };
        if let (Ok(relays), Some(at)) = (self.activates(&cx.look(), *squadron), self.relays) {
            atoms::set_relays(cx, at.into(), relays);
        }
        self.activated += 1;
        self.left = self.left.saturating_sub(1);
        call(squadrons::SquadronActivation::new(*squadron, Some(self.ship)))
    }
}
