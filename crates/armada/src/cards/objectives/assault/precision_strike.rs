//! Precision Strike: the second player's ships begin with a concentrate fire token.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "precision-strike", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Precision Strike",
    on: On::Window(Window::AfterDeployFleets),
    ops: &[Op::Each {
        what: Some(SECOND_SHIPS),
        var: V0,
        ops: &[Op::Do(Act::GainToken(CHOSEN, Command::ConcentrateFire))],
    }],
    ..FORCED
}];

/// Ships and bombers take part in Precision Strike.
const STRIKES: Cond = Cond::Any(&[Cond::Ship(BEARER), Cond::Keyword(BEARER, Keyword::Bomber)]);

fn defender_has_facedown(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let ship = bound.about.object.and_then(Thing::ship);
    ship.is_some_and(|ship| look.board.decks.last_facedown(ship).is_some())
}

/// Damage cards that came to lie faceup in the attack.
fn faceups(look: &ArmadaLook<'_>, _: &Binding) -> i32 {
    look.board.attack().map_or(0, |attack| attack.faceups.into())
}

fn any_faceup(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    faceups(look, bound) > 0
}

/// A die with a hit icon turns a random facedown card of the defender up; every card that comes to lie faceup in the attack
/// is worth a victory token.
const ATTACKS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Precision Strike",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[STRIKES, Cond::Named(defender_has_facedown)]),
        ops: &[
            Op::Choose(Choose {
                what: Select::Dice(DieFilter { colour: None, icons: &[Icon::Hit] }),
                by: Who::Controller,
                count: Count::One(V0),
                optional: false,
            }),
            Op::Do(Act::SpendDie(V0)),
            Op::Do(Act::FlipRandomFaceup(OBJECT)),
        ],
        ..PLAIN
    },
    Ability {
        name: "Precision Strike",
        on: On::Window(Window::AfterAttack),
        when: Cond::All(&[STRIKES, Cond::Named(any_faceup)]),
        ops: &[Op::Repeat { times: Amount::Named(faceups), ops: &[Op::Do(Act::GainVictory(BEARER, 1))] }],
        ..FORCED
    },
];
