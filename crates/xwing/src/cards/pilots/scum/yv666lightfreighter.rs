//! YV-666 Light Freighter pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[("bossk", BOSSK)];

pub(super) static BOSSK: &[Ability<XWingWords>] = &[Ability {
    cost: Cost::Pay(Price::Die(V0)),
    ..may(
        "Bossk",
        Window::AfterNeutralize,
        Cond::All(&[MINE, Cond::Primary, Cond::MayModify(BEARER), Cond::Dice(CRITS)]),
        &[
            choose(Select::Results(CRITS)),
            Op::Pay,
            Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::Add(Die::Attack, Face::Hit))] },
        ],
    )
}];
