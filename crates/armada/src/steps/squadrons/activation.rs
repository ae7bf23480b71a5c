//! The activation of a squadron: in the Squadron Phase, or by the command of a ship (armada.squadron-activation.01).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{MoveSquadron, SquadronRefused, may_move};
use crate::board::Acts;
use crate::facts::Keyword;
use crate::steps::{Answers, Given, Next, Rulebook, attack, call};
use crate::words::{Choice, Piece, Prompt, Query, Scope, ShipNo, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    /// The window of Begin has closed.
    Begun,
    /// Effects may be used before the squadron acts.
    Before,
    Act,
    Finish,
    Over,
}

/// How a squadron comes to activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Way {
    /// In the Squadron Phase.
    Phase,
    /// In the Squadron Phase, by an effect for which its attacks count as those of a commanded squadron.
    AsCommanded,
    /// By the squadron command of a ship.
    Command(ShipNo),
    /// It acts as if it were activated, moving up to this distance; its slider stays as it is.
    Extra(u8),
}

/// The activation of a squadron.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronActivation {
    squadron: SquadronNo,
    way: Way,
    at: At,
    /// What was active before.
    outer: Option<Piece>,
    /// What the squadron itself was doing before.
    before: (Acts, Option<ShipNo>),
}

/// What an activation begins without.
const OWN: Acts = Acts::MOVED.with(Acts::ATTACKED).with(Acts::BOTH).with(Acts::AS_COMMANDED);

impl SquadronActivation {
    pub(crate) fn new(squadron: SquadronNo, commander: Option<ShipNo>) -> SquadronActivation {
        SquadronActivation::by(squadron, commander.map_or(Way::Phase, Way::Command))
    }

    pub(crate) fn by(squadron: SquadronNo, way: Way) -> SquadronActivation {
        SquadronActivation { squadron, way, at: At::Begin, outer: None, before: (Acts::default(), None) }
    }

    fn commander(&self) -> Option<ShipNo> {
        match self.way {
            Way::Command(ship) => Some(ship),
            _ => None,
        }
    }

    /// How far it moves. Effects on its speed change its own move alone (armada.squadron-movement.71).
    fn distance(&self, look: &ArmadaLook<'_>) -> u8 {
        if let Way::Extra(distance) = self.way {
            return distance;
        }
        let printed = look.game.squadron(look.board, self.squadron).speed;
        look.value(Query::SquadronSpeed, self.parties(), printed.into()).clamp(0, 5) as u8
    }

    fn parties(&self) -> About<crate::words::ArmadaWords> {
        About {
            subject: Some(Thing::Squadron(self.squadron)),
            object: self.commander().map(Thing::Ship),
            amount: 0,
        }
    }

    fn open(&self, window: Window) -> Next {
        Flow::Open(Occasion::new(window, self.parties()))
    }

    fn begin(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let commander = self.commander();
        let may = match self.way {
            Way::Phase => Acts::default(),
            Way::AsCommanded => Acts::AS_COMMANDED,
            // armada.commands.07
            Way::Command(_) | Way::Extra(_) => Acts::BOTH,
        };
        self.before = atoms::begin_acts(cx, self.squadron, commander, |acts| acts.without(OWN).with(may));
        (self.at, self.outer) = (At::Begun, cx.board.active);
        atoms::set_active(cx, Some(Piece::Squadron(self.squadron)));
        if let Way::Extra(_) = self.way {
            return Flow::Next;
        }
        atoms::squadron_activates(cx, self.squadron);
        self.open(Window::SquadronActivates)
    }

    fn finish(&mut self, cx: &mut ArmadaCx<'_>, in_play: bool) -> Next {
        self.at = At::Over;
        if !in_play || matches!(self.way, Way::Extra(_)) {
            return Flow::Next;
        }
        // The slider is toggled once it has activated (armada.squadron-activation.04).
        atoms::set_slider(cx, self.squadron, true);
        self.open(Window::AfterSquadronActivation)
    }

    fn leave(&self, cx: &mut ArmadaCx<'_>) -> Next {
        atoms::end_acts(cx, self.squadron, self.before);
        atoms::set_active(cx, self.outer);
        Flow::Done
    }
}

/// Whether a squadron may both move and attack in its activation: by a squadron command, by an effect or with rogue
/// (armada.commands.07, armada.squadron-phase.05, armada.keyword.rogue.01).
fn may_do_both(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    look.board.squadron(squadron).acts.has(Acts::BOTH) || values::has(look, squadron, Keyword::Rogue)
}

/// Whether a squadron that is activating still has its attack, whatever keeps it from attacking.
pub(crate) fn has_attack_left(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    let acts = look.board.squadron(squadron).acts;
    look.board.active == Some(Piece::Squadron(squadron))
        && !acts.has(Acts::ATTACKED)
        && (!acts.has(Acts::MOVED) || may_do_both(look, squadron))
}

impl Rulebook for SquadronActivation {
    const TITLE: &'static str = "Squadron Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation, Scope::SquadronActivation];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Begun => "Activate",
            At::Before | At::Act => "Move or Attack",
            At::Finish | At::Over => "End of Activation",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Squadron(self.squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.squadron(self.squadron);
        let (owner, in_play, acts) = (it.controller, it.in_play(), it.acts);
        let done = acts.has(Acts::MOVED.with(Acts::ATTACKED));
        match self.at {
            At::Begin => self.begin(cx),
            At::Begun => {
                self.at = At::Before;
                Flow::Next
            }
            At::Before | At::Act if !in_play || done => {
                self.at = At::Finish;
                Flow::Next
            }
            At::Before => {
                self.at = At::Act;
                self.open(Window::DuringSquadronActivation)
            }
            At::Act => Flow::Ask(Ask::one(owner, Prompt::SquadronAction, Kind::Pick { optional: false })),
            At::Finish => self.finish(cx, in_play),
            At::Over => self.leave(cx),
        }
    }

    /// It may end its activation without having done anything (armada.squadron-activation.06).
    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let acts = look.board.squadron(self.squadron).acts;
        let both = may_do_both(look, self.squadron);
        let only_one = || Refusal::by("armada.squadron-phase.05", SquadronRefused::OneOfBoth);
        let (attack, go) = (Thing::Choice(Choice::Attack), Thing::Choice(Choice::Move));
        if acts.has(Acts::ATTACKED) {
            legal.refuse(attack, || Refusal::by("armada.commands.07", SquadronRefused::HasAttacked));
        } else if acts.has(Acts::MOVED) && !both {
            legal.refuse(attack, only_one);
        } else if let Some(why) = attack::squadron_kept(look, self.squadron) {
            legal.refuse(attack, || why.into());
        } else if attack::squadron_can_attack(look, self.squadron) {
            legal.items.push(attack);
        } else {
            legal.refuse(attack, || Refusal::by("armada.attack.05", SquadronRefused::NoTarget));
        }
        if acts.has(Acts::MOVED) {
            legal.refuse(go, || Refusal::by("armada.commands.07", SquadronRefused::HasMoved));
        } else if acts.has(Acts::ATTACKED) && !both {
            legal.refuse(go, only_one);
        } else if let Err(held) = may_move(look, self.squadron) {
            legal.refuse(go, || held.why().into());
        } else {
            legal.items.push(go);
        }
        legal.items.push(Thing::Choice(Choice::End));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        self.at = At::Before;
        match answer {
            Answer::Pick(Thing::Choice(Choice::Attack)) => {
                atoms::act(cx, self.squadron, Acts::ATTACKED);
                call(attack::SquadronAttack::new(self.squadron))
            }
            Answer::Pick(Thing::Choice(Choice::Move)) => {
                atoms::act(cx, self.squadron, Acts::MOVED);
                call(MoveSquadron::new(self.squadron, self.distance(&cx.look())))
            }
            _ => {
                self.at = At::Finish;
                Flow::Next
            }
        }
    }
}
