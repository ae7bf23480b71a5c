//! Minefields; who places the obstacles is its plan (armada.objective.minefields.71, armada.objective.minefields.72,
//! armada.objective.minefields.73, armada.objective.minefields.74).

use crate::cards::objectives::prelude::*;
use crate::steps::call;
use crate::steps::damage::Deal;

pub(super) static CARD: Card = Card {
    slug: "minefields",
    plan: Plan {
        second_places_all: true,
        limits: Limits {
            all_edges: None,
            apart: Distance::Five,
            rule: "armada.objective.minefields.71",
            ..USUAL
        },
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// The objective tokens at distance 1 of the ship that has moved.
fn mines<'a>(look: &ArmadaLook<'a>, bound: &Binding) -> impl Iterator<Item = TokenNo> + 'a {
    let (game, board) = (look.game, look.board);
    let ship = bound.about.subject.and_then(Thing::ship).filter(|ship| board.ship(*ship).in_play());
    board.tokens_of(TokenKind::Objective).filter(move |token| {
        ship.is_some_and(|ship| scene::at_distance(game, board, Thing::Ship(ship), Thing::Token(*token), 1))
    })
}

fn any_mine(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    mines(look, bound).next().is_some()
}

fn count_mines(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    bound.number = mines(&cx.look(), bound).count() as i16;
    Flow::Next
}

fn counted(_: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    bound.number.into()
}

/// A mine goes off: two blue dice (armada.objective.minefields.73). What is dealt faceup and facedown is kept.
fn set_off(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    let Some(token) = mines(&cx.look(), bound).next() else {
        (bound.vars[V0.0 as usize], bound.vars[V1.0 as usize]) = (None, None);
        return Flow::Next;
    };
    atoms::remove_token(cx, token);
    let rolled = atoms::roll_aside(cx, Colour::Blue, 2);
    let criticals: u8 = rolled.iter().map(|die| die.face.criticals()).sum();
    let cards = criticals + rolled.iter().map(|die| die.face.hits()).sum::<u8>();
    let faceup = u8::from(criticals > 0);
    bound.set(V0, Some(Thing::Number(faceup as i8)));
    bound.set(V1, Some(Thing::Number((cards - faceup) as i8)));
    Flow::Next
}

fn deal(bound: &Binding, var: Var, faceup: bool) -> Flow<ArmadaWords> {
    match (bound.about.subject.and_then(Thing::ship), bound.get(Ref::Var(var))) {
        (Some(ship), Some(Thing::Number(count))) if count > 0 => call(Deal::new(ship, faceup, count as u8)),
        _ => Flow::Next,
    }
}

fn deal_faceup(_: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    deal(bound, V0, true)
}

fn deal_facedown(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    let ship: Option<ShipNo> = bound.about.subject.and_then(Thing::ship);
    if ship.is_some_and(|ship| cx.board.ship(ship).in_play()) { deal(bound, V1, false) } else { Flow::Next }
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Minefields",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::Minefields)],
        ..FORCED
    },
    Ability {
        name: "Minefields",
        on: On::Window(Window::EndOfMovement),
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::Named(any_mine)]),
        ops: &[
            Op::Do(Act::Named(count_mines)),
            Op::Repeat {
                times: Amount::Named(counted),
                ops: &[
                    Op::Do(Act::Named(set_off)),
                    Op::Do(Act::Named(deal_faceup)),
                    Op::Do(Act::Named(deal_facedown)),
                ],
            },
        ],
        ..FORCED
    },
];
