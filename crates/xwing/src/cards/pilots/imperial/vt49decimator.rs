//! VT-49 Decimator pilots of the Galactic Empire.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "rearadmiralchiraneau",
    &[may(
        "Rear Admiral Chiraneau",
        Window::ModifyAttackDice,
        Cond::All(&[
            MINE,
            Cond::MayModify(BEARER),
            Cond::Any(&[
                Cond::All(&[Cond::Has(BEARER, Token::Fore), Cond::InArc(BEARER, ArcOf::FullFront, OBJECT)]),
                Cond::All(&[Cond::Has(BEARER, Token::Aft), Cond::InArc(BEARER, ArcOf::FullRear, OBJECT)]),
            ]),
        ]),
        &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Critical))],
    )],
)];
