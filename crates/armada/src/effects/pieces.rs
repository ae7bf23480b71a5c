//! Selections of ships and squadrons.

use super::Binding;
use super::deployment::{arrival, held_aside};
use super::parties::near;
use super::selections::candidate;
use crate::ArmadaLook;
use crate::board::Standing;
use crate::steps;
use crate::words::{ObstacleNo, PieceSelect, ShipNo, SquadronNo, Thing};

pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: PieceSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let board = look.board;
    let ships = || board.ships_in_play().map(Thing::Ship);
    let squadrons = || board.squadrons_in_play().map(Thing::Squadron);
    let all_squadrons = || (0..board.squadrons.len() as u8).map(SquadronNo);
    let counts = |standing| matches!(standing, Standing::InPlay | Standing::Waiting);
    let friendly = |ship: &ShipNo| board.side_of_ship(*ship) == board.side(bound.controller);
    match select {
        PieceSelect::Ships(cond) => ships().for_each(|it| candidate(look, cond, bound, it, found)),
        PieceSelect::Squadrons(cond) => squadrons().for_each(|it| candidate(look, cond, bound, it, found)),
        PieceSelect::Pieces(cond) => {
            ships().chain(squadrons()).for_each(|it| candidate(look, cond, bound, it, found));
        }
        PieceSelect::ShipsAndStations(cond) => {
            let station = |at: &ObstacleNo| board.obstacles[at.index()].counts_as_ship();
            let stations = board.obstacles_placed().filter(station).map(Thing::Obstacle);
            ships().chain(stations).for_each(|it| candidate(look, cond, bound, it, found));
        }
        PieceSelect::FleetShips(cond) => {
            let all = (0..board.ships.len() as u8).map(ShipNo);
            let fleet = all.filter(|at| counts(board.ship(*at).standing)).map(Thing::Ship);
            fleet.for_each(|it| candidate(look, cond, bound, it, found));
        }
        PieceSelect::FleetSquadrons(cond) => {
            let fleet = all_squadrons().filter(|at| counts(board.squadron(*at).standing));
            fleet.for_each(|at| candidate(look, cond, bound, Thing::Squadron(at), found));
        }
        PieceSelect::WaitingSquadrons(cond) => {
            let waiting = all_squadrons().filter(|at| board.squadron(*at).standing == Standing::Waiting);
            waiting.for_each(|at| candidate(look, cond, bound, Thing::Squadron(at), found));
        }
        PieceSelect::FriendlyShips => {
            board.ships_in_play().filter(friendly).for_each(|ship| found(Thing::Ship(ship)));
        }
        PieceSelect::OtherFriendlyShips(span) => {
            let Some(bearer) = bound.bearer else { return };
            let others = board.ships_in_play().filter(friendly).map(Thing::Ship);
            others.filter(|it| bearer.piece() != it.piece() && near(look, bearer, *it, span)).for_each(found);
        }
        PieceSelect::ActiveShip => {
            if let Some(ship) = steps::activating_ship(look) {
                found(Thing::Ship(ship));
            }
        }
        PieceSelect::HeldAside => held_aside(look, bound).for_each(|piece| found(piece.into())),
        PieceSelect::Arrivals(place) => {
            let has_place = |piece| arrival(bound, piece, place).is_some_and(|it| it.has_place(look));
            held_aside(look, bound).filter(|it| has_place(*it)).for_each(|piece| found(piece.into()));
        }
    }
}
