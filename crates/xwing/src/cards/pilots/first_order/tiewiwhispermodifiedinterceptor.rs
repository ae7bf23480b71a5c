//! TIE/wi Whisper Modified Interceptor pilots of the First Order.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "kyloren-tiewiwhispermodifiedinterceptor",
    &[Ability {
        name: "Kylo Ren",
        on: On::Would(Window::WouldBeDealtCard),
        when: Cond::All(&[
            Cond::Enemy(SUBJECT),
            Cond::Not(&Cond::FaceupCard(&[])),
            Cond::InArc(BEARER, ArcOf::Bullseye, SUBJECT),
        ]),
        cost: Cost::Pay(Price::Force(1)),
        ops: &[Op::Do(Act::DealThatFaceup), Op::Proceed],
        ..PLAIN
    }],
)];
