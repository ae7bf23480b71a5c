//! The parties of an effect: what they are, whose they are, and where.

use broadside_engine::{Ref, Side, Var};
use broadside_table::{Pose, Shape};

use super::Binding;
use super::deployment::is_held;
use crate::board::{Board, Standing, TokenKind};
use crate::facts::{Colour, Command, ObstacleKind, Zone};
use crate::geometry::{Distance, Range, at};
use crate::scene::{at_distance, at_range, disc, shape};
use crate::words::{
    CardNo, ObstacleNo, PartyCond, Piece, ShipNo, Span, SquadronNo, Thing, TokenNo, UpgradeNo, Window,
};
use crate::{ArmadaLook, values};

/// The ship that a party is, or is a part of.
pub(crate) fn ship(bound: &Binding, party: Ref) -> Option<ShipNo> {
    bound.get(party).and_then(Thing::ship)
}

/// The piece that a party is, or is a part of.
pub(super) fn piece(bound: &Binding, party: Ref) -> Option<Piece> {
    bound.get(party).and_then(Thing::piece)
}

/// The squadron that a party is or belongs to.
pub(super) fn squadron(bound: &Binding, party: Ref) -> Option<SquadronNo> {
    bound.get(party).and_then(Thing::squadron)
}

/// The hull zone that a party is, with its ship.
pub(super) fn zone(bound: &Binding, party: Ref) -> Option<(ShipNo, Zone)> {
    let Thing::Zone(ship, zone) = bound.get(party)? else { return None };
    Some((ship, zone))
}

/// The obstacle that a party is.
pub(super) fn obstacle(bound: &Binding, party: Ref) -> Option<ObstacleNo> {
    let Thing::Obstacle(obstacle) = bound.get(party)? else { return None };
    Some(obstacle)
}

/// The token in the play area that a party is.
pub(super) fn token(bound: &Binding, party: Ref) -> Option<TokenNo> {
    let Thing::Token(token) = bound.get(party)? else { return None };
    Some(token)
}

/// The upgrade card that a party is.
pub(super) fn upgrade(bound: &Binding, party: Ref) -> Option<UpgradeNo> {
    let Thing::Upgrade(upgrade) = bound.get(party)? else { return None };
    Some(upgrade)
}

/// The damage card that a party is.
pub(super) fn damage_card(bound: &Binding, party: Ref) -> Option<CardNo> {
    let Thing::Card(card) = bound.get(party)? else { return None };
    Some(card)
}

/// The command that a party is, or is a token or dial of.
pub(super) fn command(bound: &Binding, party: Ref) -> Option<Command> {
    bound.get(party).and_then(Thing::command)
}

/// The place of the die in a register.
pub(super) fn die(bound: &Binding, var: Var) -> Option<u8> {
    let Thing::Die(at) = bound.get(Ref::Var(var))? else { return None };
    Some(at)
}

/// The colour in a register.
pub(super) fn colour(bound: &Binding, var: Var) -> Option<Colour> {
    let Thing::Colour(colour) = bound.get(Ref::Var(var))? else { return None };
    Some(colour)
}

/// The number that a party is.
pub(super) fn number(bound: &Binding, party: Ref) -> Option<i8> {
    let Thing::Number(number) = bound.get(party)? else { return None };
    Some(number)
}

/// What is said of parties.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: PartyCond, bound: &Binding) -> bool {
    let board = look.board;
    let thing = |party: Ref| bound.get(party);
    let mine = |party| {
        let side = thing(party).and_then(|thing| side(board, thing));
        side.map(|side| side == board.side(bound.controller))
    };
    let first = |party| thing(party).and_then(|it| board.side_of(it)).map(|side| side == board.first());
    match cond {
        PartyCond::Is(one, other) => piece(bound, one).is_some() && piece(bound, one) == piece(bound, other),
        PartyCond::Same(one, other) => thing(one).is_some() && thing(one) == thing(other),
        PartyCond::Friendly(who) => mine(who) == Some(true),
        PartyCond::Enemy(who) => mine(who) == Some(false),
        PartyCond::FirstPlayer(who) => first(who) == Some(true),
        PartyCond::SecondPlayer(who) => first(who) == Some(false),
        PartyCond::Ship(who) => thing(who).is_some_and(|thing| is_ship(board, thing)),
        PartyCond::Squadron(who) => thing(who).is_some_and(|thing| is_squadron(board, thing)),
        PartyCond::Zone(zone, zones) => {
            thing(zone).and_then(Thing::zone).is_some_and(|zone| zones.contains(&zone))
        }
        PartyCond::Near(one, other, span) => {
            thing(one).zip(thing(other)).is_some_and(|(one, other)| {
                match (where_destroyed(look, bound, one), where_destroyed(look, bound, other)) {
                    (Some(place), _) => near_place(look, place, other, span),
                    (_, Some(place)) => near_place(look, place, one, span),
                    (None, None) => near(look, one, other, span),
                }
            })
        }
        PartyCond::AnotherFriendlyShipNear(but, of, span) => {
            thing(of).is_some_and(|of| another_near(look, bound, but, of, span))
        }
        PartyCond::InPlay(who) => match piece(bound, who) {
            Some(Piece::Ship(ship)) => board.ship(ship).in_play(),
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).in_play(),
            Some(Piece::Obstacle(_) | Piece::Token(_)) | None => false,
        },
        PartyCond::Activating(who) => piece(bound, who).is_some() && board.active == piece(bound, who),
        PartyCond::Activated(who) => match piece(bound, who) {
            Some(Piece::Ship(ship)) => board.ship(ship).activated,
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).activated,
            Some(Piece::Obstacle(_) | Piece::Token(_)) | None => false,
        },
        PartyCond::Chosen(who) => thing(who).is_some_and(|thing| bound.group.contains(&thing)),
        PartyCond::Held(who) => piece(bound, who).is_some_and(|piece| is_held(look, bound, piece)),
        PartyCond::Doomed(who) => match piece(bound, who) {
            Some(Piece::Ship(ship)) => board.ship(ship).doomed,
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).doomed,
            Some(Piece::Obstacle(at)) => board.obstacles[at.index()].doomed,
            Some(Piece::Token(_)) | None => false,
        },
        PartyCond::Falls(who) => piece(bound, who).is_some_and(|piece| values::is_spent(look, piece)),
        PartyCond::Destroyed(who) => match piece(bound, who) {
            Some(Piece::Ship(ship)) => board.ship(ship).standing == Standing::Destroyed,
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).standing == Standing::Destroyed,
            Some(Piece::Obstacle(_) | Piece::Token(_)) | None => false,
        },
    }
}

/// Whether two pieces are in a span of each other; of parts, the whole pieces are measured.
pub(super) fn near(look: &ArmadaLook<'_>, one: Thing, other: Thing, span: Span) -> bool {
    let whole = |thing: Thing| thing.piece().map_or(thing, Thing::from);
    let (one, other) = (whole(one), whole(other));
    match span {
        Span::Distance(to) => at_distance(look.game, look.board, one, other, to),
        Span::Range(to) => at_range(look.game, look.board, one, other, to),
    }
}

/// Where a squadron was destroyed that has come back, for the effects of its destruction
/// (armada.card.general-grievous-commander.04).
fn where_destroyed(look: &ArmadaLook<'_>, bound: &Binding, thing: Thing) -> Option<Pose> {
    let (squadron, place) = look.board.returned?;
    let its_destruction = bound.window == Some(Window::Destroyed) && bound.about.subject == Some(thing);
    (its_destruction && thing == Thing::Squadron(squadron) && look.board.squadron(squadron).in_play())
        .then_some(place)
}

/// Whether a squadron in this place would be in a span of something.
fn near_place(look: &ArmadaLook<'_>, place: Pose, other: Thing, span: Span) -> bool {
    let base = Shape::Disc(disc(look.game, place));
    shape(look.game, look.board, other.piece().map_or(other, Thing::from)).is_some_and(|other| match span {
        Span::Distance(to) => Distance::numbered(to).is_some_and(|to| at(Distance::One..=to, &base, &other)),
        Span::Range(to) => at(Range::Close..=to, &base, &other),
    })
}

/// A friendly ship but one, or a friendly station (armada.card.kraken.05), has something in a span.
fn another_near(look: &ArmadaLook<'_>, bound: &Binding, but: Ref, other: Thing, span: Span) -> bool {
    let board = look.board;
    let friendly = |it: Thing| side(board, it) == Some(board.side(bound.controller));
    let others =
        |it: &Thing| friendly(*it) && piece(bound, but) != it.piece() && near(look, *it, other, span);
    let station = |at: &ObstacleNo| board.obstacles[at.index()].counts_as_ship();
    board.ships_in_play().map(Thing::Ship).any(|it| others(&it))
        || board.obstacles_placed().filter(station).map(Thing::Obstacle).any(|it| others(&it))
}

/// The side of a thing. Mines and exogorths are friendly to nothing (armada.proximity-mines.05).
pub(crate) fn side(board: &Board, thing: Thing) -> Option<Side> {
    match thing.piece() {
        Some(Piece::Obstacle(obstacle)) => board.obstacles.get(obstacle.index())?.owner,
        Some(Piece::Token(_)) => None,
        Some(Piece::Ship(_) | Piece::Squadron(_)) | None => board.side_of(thing),
    }
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
        Some(Piece::Squadron(_) | Piece::Token(_)) => false,
    }
}

/// Whether a thing is a squadron; a mine defends as one (armada.proximity-mines.05).
pub(crate) fn is_squadron(board: &Board, thing: Thing) -> bool {
    match thing.piece() {
        Some(Piece::Squadron(_)) => true,
        Some(Piece::Token(at)) => {
            board.tokens.get(at.index()).is_some_and(|it| it.kind == TokenKind::ProximityMine)
        }
        Some(Piece::Ship(_) | Piece::Obstacle(_)) | None => false,
    }
}
