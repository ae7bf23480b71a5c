//! Who acts next in a phase that goes by initiative.

use arrayvec::ArrayVec;
use broadside_engine::Seat;

use crate::XWingLook;
use crate::values;
use crate::words::Object;

/// The units that can act next: those of one seat at one initiative.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub initiative: u8,
    pub seat: Seat,
    pub units: ArrayVec<Object, 40>,
}

/// Whether initiative goes up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Ascending,
    Descending,
}

/// The ships and remotes in the play area.
pub(super) fn units<'a>(look: &XWingLook<'a>) -> impl Iterator<Item = Object> + use<'a> {
    let board = look.board;
    let facts = look.game.facts;
    let remotes = board.devices_in_play().filter(move |at| facts[board.device(*at).id].remote.is_some());
    board.ships_in_play().map(Object::Ship).chain(remotes.map(Object::Device))
}

/// Whose turn it is: the next initiative, there the first player before the second (xwing.activation.10,
/// xwing.engagement.06, xwing.system-phase.06).
pub(super) fn next(look: &XWingLook<'_>, order: Order, waits: impl Fn(Object) -> bool) -> Option<Turn> {
    next_among(look, order, units(look).filter(|unit| waits(*unit)))
}

/// Whose turn it is among some units.
pub(super) fn next_among(
    look: &XWingLook<'_>,
    order: Order,
    waiting: impl Iterator<Item = Object>,
) -> Option<Turn> {
    let mut best: Option<Turn> = None;
    for unit in waiting {
        let initiative = values::initiative(look, unit);
        let seat = look.board.controller(unit).unwrap_or(look.board.first_speaker());
        let rank = |initiative: u8, seat: Seat| {
            let step = match order {
                Order::Ascending => i16::from(initiative),
                Order::Descending => -i16::from(initiative),
            };
            (step, look.board.side(seat) != look.board.first(), seat)
        };
        match &mut best {
            Some(turn) if rank(turn.initiative, turn.seat) == rank(initiative, seat) => turn.units.push(unit),
            Some(turn) if rank(turn.initiative, turn.seat) < rank(initiative, seat) => {}
            _ => {
                let units = core::iter::once(unit).collect();
                best = Some(Turn { initiative, seat, units });
            }
        }
    }
    best
}
