//! E-wing pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "corranhorn",
    &[Ability {
        grants: &[must(
            "Corran Horn",
            Window::PlanningStart,
            Cond::Always,
            &[Op::Do(Act::Gain(BEARER, Token::Disarm, 1))],
        )],
        ..may(
            "Corran Horn",
            Window::InitiativeStep,
            Cond::All(&[Cond::AmountIs(0), Cond::CanAttack(&INTO_THE_BULLSEYE)]),
            &[Op::Grant { nth: 0, until: Scope::Game, once: true }, Op::Do(Act::Attack(INTO_THE_BULLSEYE))],
        )
    }],
)];

const INTO_THE_BULLSEYE: Bonus =
    Bonus { with: Arms::Primary, on: Whom::InArc(ArcOf::Bullseye), freely: false };
