//! The parties of an effect, and what can be said of them.

use broadside_engine::{About, Ref, Seat, Side, Who};

use super::Binding;
use crate::ArmadaLook;
use crate::board::{Board, TokenKind};
use crate::facts::{Colour, Face, ObstacleKind};
use crate::geometry::{self, Range, Reach};
use crate::scene::Scene;
use crate::words::{DieFilter, Icon, Piece, Query, ShipNo, Thing};

/// The ship that a party is, or is a part of.
pub(crate) fn ship(bound: &Binding, party: Ref) -> Option<ShipNo> {
    bound.get(party).and_then(Thing::ship)
}

/// The side of a thing. Mines and exogorths are friendly to nothing (armada.proximity-mines.05).
pub(crate) fn side(board: &Board, thing: Thing) -> Option<Side> {
    let owner = match thing.piece() {
        Some(Piece::Obstacle(obstacle)) => board.obstacles.get(obstacle.index())?.owner,
        Some(Piece::Token(_)) => None,
        _ => board.owner(thing),
    };
    owner.map(|seat| board.side(seat))
}

/// Whether a thing is a ship or a part of one; a station counts as a ship (armada.attacking-stations.03).
pub(crate) fn is_ship(board: &Board, thing: Thing) -> bool {
    match thing.piece() {
        Some(Piece::Ship(_)) => true,
        // The cannon of an objective counts as a ship (armada.objective.planetary-ion-cannon.73).
        None => matches!(thing, Thing::Objective(_)),
        Some(Piece::Obstacle(at)) => {
            board.obstacles.get(at.index()).is_some_and(|it| it.kind == ObstacleKind::Station)
        }
        _ => false,
    }
}

/// Whether a thing is a squadron; a mine defends as one (armada.proximity-mines.05).
pub(crate) fn is_squadron(board: &Board, thing: Thing) -> bool {
    match thing.piece() {
        Some(Piece::Squadron(_)) => true,
        Some(Piece::Token(at)) => {
            board.tokens.get(at.index()).is_some_and(|it| it.kind == TokenKind::ProximityMine)
        }
        _ => false,
    }
}

/// Who somebody is.
pub(crate) fn seat(board: &Board, bound: &Binding, who: Who) -> Seat {
    match who {
        Who::Controller => bound.controller,
        Who::Opponent => board.opponent(bound.controller),
        Who::Owner(party) => {
            bound.get(party).and_then(|thing| board.owner(thing)).unwrap_or(bound.controller)
        }
    }
}

/// Whether a face shows an icon.
pub(super) fn shows(face: Face, icon: Icon) -> bool {
    match icon {
        Icon::Hit => face.hits() > 0,
        Icon::Critical => face.criticals() > 0,
        Icon::Accuracy => face == Face::Accuracy,
    }
}

/// Whether a die fits.
pub(crate) fn fits(filter: &DieFilter, colour: Colour, face: Face) -> bool {
    filter.colour.is_none_or(|wanted| wanted == colour)
        && (filter.icons.is_empty() || filter.icons.iter().any(|icon| shows(face, *icon)))
}

/// Whether a critical effect of a card can be resolved in the attack under way.
pub(crate) use crate::steps::attack::critical_open;
/// Whether the attacker may add dice.
pub(crate) use crate::steps::attack::may_add as may_add_dice;

/// Whether the attacker may spend the die at this place: accuracy icons only if no effect forbids it
/// (armada.damage.blinded-gunners.04).
pub(crate) fn may_spend_die(look: &ArmadaLook<'_>, at: u8) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let about = About::both(attack.attacker, attack.defender);
    attack
        .dice
        .get(at as usize)
        .filter(|_| !attack.is_frozen(at))
        .is_some_and(|die| die.face != Face::Accuracy || look.allowed(Query::MaySpendAccuracy, about, true))
}

/// Whether a token is locked by accuracy icons in the attack under way.
pub(crate) fn is_locked(look: &ArmadaLook<'_>, token: Thing) -> bool {
    let (Some(attack), Thing::ShipToken(_, at) | Thing::SquadronToken(_, at)) = (look.board.attack(), token)
    else {
        return false;
    };
    token.piece() == attack.defender.piece() && attack.locked >> at & 1 == 1
}

/// The range of an attack between two parties, and whether it is obstructed by what lies on the table. The attack under
/// way has been measured already, and a salvo attack in answer to it with it (armada.defense-tokens.18).
fn measured(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<(Range, bool)> {
    if let Some(attack) = look.board.attack()
        && [(attacker, defender), (defender, attacker)].contains(&(attack.attacker, attack.defender))
    {
        return Some((attack.range.0, attack.causes.ship || attack.causes.obstacle));
    }
    let scene = Scene::sight(look);
    let party = |thing| scene.party(look.game, look.board, thing);
    let (attacker, defender) = (party(attacker)?, party(defender)?);
    let attack = geometry::Attack { attacker, defender, reach: Reach::Unlimited };
    let view = attack.measure(look.game.measures, &scene.pieces());
    let obstructed = view.is_obstructed() && !look.board.simple_sight;
    view.range.map(|range| (range.band, obstructed))
}

/// The range at which an attack between two parties would be.
pub(crate) fn would_be_at(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<Range> {
    measured(look, attacker, defender).map(|(range, _)| range)
}

/// Whether an attack between two parties would be obstructed, by the table or by an effect.
pub(crate) fn would_be_obstructed(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> bool {
    let rules = look.board.bears(defender, TokenKind::Chaff)
        || measured(look, attacker, defender).is_some_and(|(_, obstructed)| obstructed);
    look.allowed(Query::Obstructed, About::both(attacker, defender), rules)
}
