//! What is set aside and deployed.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::cards::card;
use super::parties::{piece, ship};
use crate::board::Standing;
use crate::steps::call;
use crate::steps::setup::{Beside, DeployPiece, How};
use crate::words::{ArmadaWords, DeploymentAct, Piece, Placement, ShipNo, SquadronNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Whether this card set a piece aside.
pub(super) fn is_held(look: &ArmadaLook<'_>, bound: &Binding, piece: Piece) -> bool {
    let by = match piece {
        Piece::Ship(ship) => look.board.ship(ship).held_by,
        Piece::Squadron(squadron) => look.board.squadron(squadron).held_by,
        Piece::Obstacle(_) | Piece::Token(_) => None,
    };
    by.is_some() && by == card(bound)
}

/// What this card has set aside.
pub(super) fn held_aside(look: &ArmadaLook<'_>, bound: &Binding) -> impl Iterator<Item = Piece> {
    let board = look.board;
    let aside = |standing| standing == Standing::SetAside;
    let ships = (0..board.ships.len() as u8).map(ShipNo);
    let ships = ships.filter(move |at| aside(board.ship(*at).standing)).map(Piece::Ship);
    let squadrons = (0..board.squadrons.len() as u8).map(SquadronNo);
    let squadrons = squadrons.filter(move |at| aside(board.squadron(*at).standing)).map(Piece::Squadron);
    ships.chain(squadrons).filter(move |piece| is_held(look, bound, *piece))
}

/// A piece is put on the table at the bearer.
pub(super) fn arrival(bound: &Binding, piece: Piece, place: Placement) -> Option<DeployPiece> {
    let Placement { to, within, over_squadrons } = place;
    let of = ship(bound, Ref::Bearer)?;
    Some(DeployPiece::new(piece).how(How::Near(Beside { of, to, within, over_squadrons })))
}

/// Something is set aside or deployed.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: DeploymentAct, bound: &Binding) -> Flow<ArmadaWords> {
    match act {
        DeploymentAct::SetAside(party) => {
            if let Some(piece) = piece(bound, party) {
                atoms::set_aside(cx, piece, card(bound));
            }
        }
        DeploymentAct::Arrive(party, place) => {
            let arrival = piece(bound, party).and_then(|piece| arrival(bound, piece, place));
            return arrival.map_or(Flow::Next, call);
        }
        DeploymentAct::Redeploy(party) => {
            if let Some(ship) = ship(bound, party) {
                atoms::take_up(cx, ship);
                return call(DeployPiece::new(Piece::Ship(ship)).again());
            }
        }
    }
    Flow::Next
}
