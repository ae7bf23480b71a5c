//! Superior Positions: an attack on a rear hull zone that does damage is worth a victory token. That the first player
//! deploys everything first is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "superior-positions",
    plan: Plan { first_deploys_all: true, ..STANDARD },
    abilities: &[],
    attacks: ATTACKS,
};

/// Whether the defender suffered damage in the attack.
fn defender_suffered(look: &ArmadaLook<'_>, _: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| attack.suffered > 0)
}

const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Superior Positions",
    on: On::Window(Window::AfterAttack),
    when: Cond::All(&[
        Cond::Any(&[Cond::Ship(BEARER), Cond::Squadron(BEARER)]),
        Cond::Zone(OBJECT, &[Zone::Rear]),
        Cond::Named(defender_suffered),
    ]),
    ops: &[Op::Do(Act::GainVictory(BEARER, 1))],
    ..FORCED
}];
