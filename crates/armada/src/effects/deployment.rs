//! What is set aside, deployed and equipped.

use broadside_engine::{Flow, Ref};

use super::conditions::near;
use super::costs::card;
use super::parties::ship;
use super::{Binding, amount};
use crate::board::Standing;
use crate::facts::Slot;
use crate::fleet::may_equip;
use crate::steps::call;
use crate::steps::obstacles::MoveObstacle;
use crate::steps::setup::{Beside, DeployPiece, How, PlaceCardTokens};
use crate::words::{
    Act, ArmadaWords, Cond, Piece, Placement, Select, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo,
};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Whether this card set a piece aside.
fn is_held(look: &ArmadaLook<'_>, bound: &Binding, piece: Piece) -> bool {
    let by = match piece {
        Piece::Ship(ship) => look.board.ship(ship).held_by,
        Piece::Squadron(squadron) => look.board.squadron(squadron).held_by,
        _ => None,
    };
    by.is_some() && by == card(bound)
}

pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    match cond {
        Cond::NoShipActivated => board.players.iter().all(|player| player.activated == 0),
        Cond::CommandValueAtMost(party, most) => {
            ship(bound, *party).is_some_and(|ship| values::command(look, ship) <= *most)
        }
        Cond::NearOwnToken(party, kind, span) => {
            let mine = |at: &TokenNo| board.tokens[at.index()].owner.map(|seat| board.side(seat));
            let side = Some(board.side(bound.controller));
            let tokens = board.tokens_of(*kind).filter(|at| mine(at) == side).map(Thing::Token);
            let party = bound.get(*party);
            tokens.into_iter().any(|token| party.is_some_and(|it| near(look, it, token, *span)))
        }
        Cond::Held(party) => {
            bound.get(*party).and_then(Thing::piece).is_some_and(|piece| is_held(look, bound, piece))
        }
        _ => false,
    }
}

pub(super) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let board = look.board;
    match select {
        Select::Arrivals(_) | Select::HeldAside => {
            let aside = |standing| standing == Standing::SetAside;
            let ships = (0..board.ships.len() as u8).map(ShipNo);
            let ships = ships.filter(|at| aside(board.ship(*at).standing)).map(Piece::Ship);
            let squadrons = (0..board.squadrons.len() as u8).map(SquadronNo);
            let squadrons = squadrons.filter(|at| aside(board.squadron(*at).standing)).map(Piece::Squadron);
            let mine = ships.chain(squadrons).filter(|piece| is_held(look, bound, *piece));
            for piece in mine {
                let fits = match select {
                    Select::Arrivals(place) => {
                        arrival(bound, piece, *place).is_some_and(|arrival| arrival.has_place(look))
                    }
                    _ => true,
                };
                if fits {
                    found(piece.into());
                }
            }
        }
        Select::UpgradesFor(slot, from, to) => {
            let (Some(from), Some(to)) = (ship(bound, *from), ship(bound, *to)) else { return };
            let of_slot = |at: &UpgradeNo| {
                let it = board.upgrade(*at);
                it.ship == from && look.game.facts[it.card].slots.contains(slot)
            };
            let all = (0..board.upgrades.len() as u8).map(UpgradeNo).filter(of_slot);
            all.filter(|at| fits(look, *at, to)).for_each(|at| found(Thing::Upgrade(at)));
        }
        _ => {}
    }
}

/// Whether a ship may equip a card of another one, beside those that it has (armada.card.profundity.03, .05).
fn fits(look: &ArmadaLook<'_>, upgrade: UpgradeNo, ship: ShipNo) -> bool {
    let board = look.board;
    let has = board.upgrades.iter().filter(|it| it.ship == ship).map(|it| it.card);
    // Who is equipped with the commander becomes the flagship.
    let commander = look.game.facts[board.upgrade(upgrade).card].slots.contains(&Slot::Commander);
    let flagship = commander || board.ship(ship).flagship;
    may_equip(look.game.facts, board.ship(ship).card, flagship, has, board.upgrade(upgrade).card)
}

fn arrival(bound: &Binding, piece: Piece, place: Placement) -> Option<DeployPiece> {
    let Placement { to, within, over_squadrons } = place;
    let of = ship(bound, Ref::Bearer)?;
    Some(DeployPiece::new(piece).how(How::Near(Beside { of, to, within, over_squadrons })))
}

/// Something is set aside, deployed or equipped.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) -> Flow<ArmadaWords> {
    let piece = |party: Ref| bound.get(party).and_then(Thing::piece);
    match act {
        Act::SetAside(party) => {
            if let Some(piece) = piece(*party) {
                atoms::set_aside(cx, piece, card(bound));
            }
        }
        Act::Arrive(party, place) => {
            let arrival = piece(*party).and_then(|piece| arrival(bound, piece, *place));
            return arrival.map_or(Flow::Next, call);
        }
        Act::PlaceTokens(kind, count) => {
            let count = amount(&cx.look(), count, bound).clamp(0, u8::MAX.into()) as u8;
            return call(PlaceCardTokens::new(*kind, bound.controller, count));
        }
        Act::MoveObstacle(party, most) | Act::ShiftObstacle(party, most) => {
            let Some(piece) = piece(*party) else { return Flow::Next };
            let moves = MoveObstacle::within(piece, bound.controller, *most);
            let shifts = matches!(act, Act::ShiftObstacle(..));
            let moves = if shifts { moves.lifting_squadrons() } else { moves };
            let turns = shifts && cx.game.rules.shifted_obstacles_turn_over;
            return call(if turns { moves.turning_over() } else { moves });
        }
        Act::Redeploy(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::take_up(cx, ship);
                return call(DeployPiece::new(Piece::Ship(ship)).again());
            }
        }
        Act::Equip(var, party) => {
            if let (Some(Thing::Upgrade(upgrade)), Some(ship)) =
                (bound.get(Ref::Var(*var)), ship(bound, *party))
            {
                atoms::equip(cx, upgrade, ship);
            }
        }
        _ => {}
    }
    Flow::Next
}
