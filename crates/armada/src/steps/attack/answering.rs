//! The defender answers an attack.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::answers::{counter_zones, may_counter, salvo_follows};
use super::begin;
use crate::board::{self, AttackKind};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::values::is_spent;
use crate::words::{Deed, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    /// From which hull zone a ship counters.
    From,
    Answered,
    Over,
}

/// The defender answers an attack with a salvo attack, or with a counter attack if it wants to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnswerAttack {
    kind: AttackKind,
    at: At,
}

impl AnswerAttack {
    pub(crate) fn new(kind: AttackKind) -> AnswerAttack {
        AnswerAttack { kind, at: At::Begin }
    }

    fn attack(&mut self, cx: &mut ArmadaCx<'_>, from: Thing) -> Next {
        self.at = At::Answered;
        let Some(answered) = cx.board.attack().copied() else { return Flow::Done };
        let by = cx.board.decider(answered.defender).unwrap_or(answered.by);
        begin(cx, from, answered.attacker, self.kind, by)
    }
}

/// A destroyed defender that had to answer first leaves the table (armada.defense-tokens.22).
pub(super) fn release(cx: &mut ArmadaCx<'_>, attack: &board::Attack) -> Next {
    atoms::release_defender(cx);
    match attack.defender.piece() {
        Some(piece) if attack.keeps_defender && is_spent(&cx.look(), piece) => {
            Flow::Perform(Deed::Destroy { piece, gone: false })
        }
        _ => Flow::Next,
    }
}

impl Rulebook for AnswerAttack {
    const TITLE: &'static str = "After the Attack";

    fn step(&self) -> &'static str {
        match self.kind {
            AttackKind::Salvo => "Salvo Attack",
            _ => "Counter Attack",
        }
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        look.board.attack().map(|attack| attack.defender)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some(attack) = cx.board.attack().copied() else { return Flow::Done };
        let owner = cx.board.decider(attack.defender).unwrap_or(attack.by);
        match self.at {
            At::Begin if self.kind == AttackKind::Salvo => {
                atoms::begin_salvo(cx);
                self.attack(cx, attack.defender)
            }
            At::Begin => Flow::Ask(Ask::one(owner, Prompt::CounterAttack, Kind::Confirm)),
            // armada.card.quad-laser-turrets.03
            At::From => Flow::Ask(Ask::one(owner, Prompt::CounterFrom, Kind::Pick { optional: false })),
            At::Answered => {
                self.at = At::Over;
                let look = cx.look();
                let stays =
                    attack.keeps_longer || salvo_follows(&look, &attack) || may_counter(&look, &attack);
                if stays { Flow::Next } else { release(cx, &attack) }
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if let (At::From, Some(attack)) = (self.at, look.board.attack()) {
            counter_zones(look, attack, &mut |zone| legal.items.push(zone));
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Some(defender) = cx.board.attack().map(|attack| attack.defender) else { return Flow::Done };
        atoms::decide_counter(cx);
        match *answer {
            Answer::Confirm(true) if matches!(defender, Thing::Zone(..)) => self.at = At::From,
            Answer::Confirm(true) => return self.attack(cx, defender),
            Answer::Pick(zone) => return self.attack(cx, zone),
            _ => self.at = At::Answered,
        }
        Flow::Next
    }
}
