//! The activation of a squadron: in the Squadron Phase, or by the command of a ship (armada.squadron-activation.01).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{MoveSquadron, may_move};
use crate::facts::Keyword;
use crate::steps::{Answers, Given, Next, Rulebook, attack, call};
use crate::words::{Choice, Piece, Prompt, Query, Scope, ShipNo, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    /// The window of Begin has closed.
    Begun,
    Act,
    Finish,
    Over,
}

/// The activation of a squadron.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronActivation {
    squadron: SquadronNo,
    commander: Option<ShipNo>,
    at: At,
    moved: bool,
    attacked: bool,
    /// What was active before.
    outer: Option<Piece>,
}

impl SquadronActivation {
    pub(crate) fn new(squadron: SquadronNo, commander: Option<ShipNo>) -> SquadronActivation {
        let (at, moved, attacked) = (At::Begin, false, false);
        SquadronActivation { squadron, commander, at, moved, attacked, outer: None }
    }

    /// Whether it may both move and attack: by a squadron command or with rogue
    /// (armada.commands.07, armada.squadron-phase.05, armada.keyword.rogue.01).
    fn may_do_both(&self, look: &ArmadaLook<'_>) -> bool {
        self.commander.is_some() || values::has(look, self.squadron, Keyword::Rogue)
    }

    fn speed(&self, look: &ArmadaLook<'_>) -> u8 {
        let printed = look.game.squadron(look.board, self.squadron).speed;
        let about = About {
            subject: Some(Thing::Squadron(self.squadron)),
            object: self.commander.map(Thing::Ship),
            amount: 0,
        };
        look.value(Query::SquadronSpeed, about, printed.into()).clamp(0, 5) as u8
    }

    fn open(&self, window: Window) -> Next {
        Flow::Open(Occasion::new(window, About::subject(Thing::Squadron(self.squadron))))
    }
}

impl Rulebook for SquadronActivation {
    const TITLE: &'static str = "Squadron Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation, Scope::SquadronActivation];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Begun => "Activate",
            At::Act => "Move or Attack",
            At::Finish | At::Over => "End of Activation",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Squadron(self.squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.squadron(self.squadron);
        let (owner, in_play) = (it.owner, it.in_play());
        match self.at {
            At::Begin => {
                (self.at, self.outer) = (At::Begun, cx.board.active);
                cx.board.active = Some(Piece::Squadron(self.squadron));
                cx.board.squadrons[self.squadron.index()].commander = self.commander;
                atoms::squadron_activates(cx, self.squadron);
                self.open(Window::SquadronActivates)
            }
            At::Begun => {
                self.at = At::Act;
                Flow::Next
            }
            At::Act if !in_play || (self.moved && self.attacked) => {
                self.at = At::Finish;
                Flow::Next
            }
            At::Act => Flow::Ask(Ask::one(owner, Prompt::SquadronAction, Kind::Pick { optional: false })),
            At::Finish => {
                self.at = At::Over;
                if !in_play {
                    return Flow::Next;
                }
                // The slider is toggled once it has activated (armada.squadron-activation.04).
                atoms::set_slider(cx, self.squadron, true);
                self.open(Window::AfterSquadronActivation)
            }
            At::Over => {
                cx.board.squadrons[self.squadron.index()].commander = None;
                cx.board.active = self.outer;
                Flow::Done
            }
        }
    }

    /// It may end its activation without having done anything (armada.squadron-activation.06).
    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let both = self.may_do_both(look);
        let only_one =
            || Refusal::by("armada.squadron-phase.05", "it can move or attack in this phase, not both");
        let (attack, go) = (Thing::Choice(Choice::Attack), Thing::Choice(Choice::Move));
        if self.attacked {
            legal.refuse(attack, || Refusal::by("armada.commands.07", "it has attacked"));
        } else if self.moved && !both {
            legal.refuse(attack, only_one);
        } else if attack::squadron_can_attack(look, self.squadron) {
            legal.items.push(attack);
        } else {
            legal.refuse(attack, || Refusal::by("armada.attack.05", "it has no target"));
        }
        if self.moved {
            legal.refuse(go, || Refusal::by("armada.commands.07", "it has moved"));
        } else if self.attacked && !both {
            legal.refuse(go, only_one);
        } else if let Err(held) = may_move(look, self.squadron) {
            legal.refuse(go, || held.refusal());
        } else {
            legal.items.push(go);
        }
        legal.items.push(Thing::Choice(Choice::End));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Answer::Pick(Thing::Choice(Choice::Attack)) => {
                self.attacked = true;
                call(attack::SquadronAttack::new(self.squadron))
            }
            Answer::Pick(Thing::Choice(Choice::Move)) => {
                self.moved = true;
                call(MoveSquadron::new(self.squadron, self.speed(&cx.look())))
            }
            _ => {
                self.at = At::Finish;
                Flow::Next
            }
        }
    }
}
