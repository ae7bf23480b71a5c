//! Conditions.

use broadside_engine::{Ref, Seat};
use broadside_table::{Pose, Shape};

use super::commands::of_commands;
use super::objectives::of_table;
use super::parties::{
    critical_open, fits, is_ship, is_squadron, may_add_dice, ship, side, would_be_at, would_be_obstructed,
};
use super::{Binding, damage, defense, deployment, movement, select, squadrons};
use crate::board::{CardPlace, Defense, Mark};
use crate::facts::Zone;
use crate::geometry::{Distance, Range, at};
use crate::scene::{at_distance, at_range, disc, shape};
use crate::steps::commands::AS_TOKEN;
use crate::words::{CardNo, Cond, ObstacleNo, Payment, Piece, Span, Thing, Window};
use crate::{ArmadaLook, Origin, values};

pub(crate) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    match cond {
        Cond::Always => true,
        Cond::Not(cond) => !holds(look, cond, bound),
        Cond::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
        Cond::Any(any) => any.iter().any(|cond| holds(look, cond, bound)),
        Cond::Named(named) => named(look, bound),
        Cond::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        Cond::AtLeast(least, what) => {
            let mut count = 0;
            select(look, what, bound, &mut |_| count += 1);
            count >= u32::from(*least)
        }
        _ => {
            of_parties(look, cond, bound)
                || of_attack(look, cond, bound)
                || of_ships(look, cond, bound)
                || movement::holds(look, cond, bound)
                || damage::holds(look, cond, bound)
                || super::attacks::holds(look, cond, bound)
                || of_commands(look, cond, bound)
                || defense::holds(look, cond, bound)
                || deployment::holds(look, cond, bound)
                || squadrons::holds(look, cond, bound)
                || of_table(look, cond, bound)
        }
    }
}

/// What parties are, whose they are, and where.
fn of_parties(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let thing = |party: Ref| bound.get(party);
    let mine = |party| {
        let side = thing(party).and_then(|thing| side(board, thing));
        side.map(|side| side == board.side(bound.controller))
    };
    let first =
        |party| thing(party).and_then(|it| board.owner(it)).map(|seat| board.side(seat) == board.first);
    match cond {
        Cond::Is(one, other) => {
            let piece = |party| thing(party).and_then(Thing::piece);
            piece(*one).is_some() && piece(*one) == piece(*other)
        }
        Cond::Friendly(party) => mine(*party) == Some(true),
        Cond::Enemy(party) => mine(*party) == Some(false),
        Cond::FirstPlayer(party) => first(*party) == Some(true),
        Cond::SecondPlayer(party) => first(*party) == Some(false),
        Cond::Ship(party) => thing(*party).is_some_and(|thing| is_ship(board, thing)),
        Cond::Squadron(party) => thing(*party).is_some_and(|thing| is_squadron(board, thing)),
        Cond::Zone(party, zones) => {
            thing(*party).and_then(Thing::zone).is_some_and(|zone| zones.contains(&zone))
        }
        Cond::Near(one, other, span) => thing(*one).zip(thing(*other)).is_some_and(|(one, other)| {
            match (where_destroyed(look, bound, one), where_destroyed(look, bound, other)) {
                (Some(place), _) => near_place(look, place, other, *span),
                (_, Some(place)) => near_place(look, place, one, *span),
                _ => near(look, one, other, *span),
            }
        }),
        Cond::AnotherFriendlyShipNear(one, other, span) => {
            thing(*other).is_some_and(|other| another_near(look, bound, *one, other, *span))
        }
        Cond::InPlay(party) => match thing(*party).and_then(Thing::piece) {
            Some(Piece::Ship(ship)) => board.ship(ship).in_play(),
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).in_play(),
            _ => false,
        },
        Cond::Keyword(party, keyword) => thing(*party)
            .and_then(Thing::squadron)
            .is_some_and(|squadron| values::has(look, squadron, *keyword)),
        Cond::TokenType(party, kind) => {
            thing(*party).and_then(|it| values::defense(look, it)).is_some_and(|slot| slot.kind == *kind)
        }
        Cond::TokenExhausted(party) => thing(*party)
            .and_then(|it| values::defense(look, it))
            .is_some_and(|slot| slot.state == Defense::Exhausted),
        _ => false,
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
    let others = |it: &Thing| {
        friendly(*it) && bound.get(but).and_then(Thing::piece) != it.piece() && near(look, *it, other, span)
    };
    let station = |at: &ObstacleNo| board.obstacles[at.index()].counts_as_ship();
    board.ships_in_play().map(Thing::Ship).any(|it| others(&it))
        || board.obstacles_placed().filter(station).map(Thing::Obstacle).any(|it| others(&it))
}

/// What the attack under way is, and what one would be.
fn of_attack(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let pair = |one: Ref, other: Ref| bound.get(one).zip(bound.get(other));
    match cond {
        Cond::CriticalOpen(colour) => return critical_open(look, *colour),
        Cond::MayAddDice => return may_add_dice(look),
        Cond::WouldBeAt(one, other, range) => {
            return pair(*one, *other).is_some_and(|(a, b)| would_be_at(look, a, b) == Some(*range));
        }
        Cond::WouldBeObstructed(one, other) => {
            return pair(*one, *other).is_some_and(|(a, b)| would_be_obstructed(look, a, b));
        }
        Cond::TargetedBefore => return targeted_before(look, bound),
        _ => {}
    }
    let Some(attack) = board.attack() else { return false };
    match cond {
        Cond::AttackRange(range) => attack.range.0 <= *range,
        Cond::AttackKind(kinds) => kinds.contains(&attack.kind),
        Cond::DefenderDamaged => attack.suffered > 0,
        Cond::Obstructed => attack.causes.any(),
        Cond::Pool(filter) => attack.dice.iter().any(|die| fits(filter, die.colour, die.face)),
        _ => false,
    }
}

/// Whether the hull zone that would attack has attacked the same ship, squadron or station before, in its ship's present
/// activation.
fn targeted_before(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let (Some(Thing::Zone(ship, zone)), Some(target)) = (bound.about.subject, bound.about.object) else {
        return false;
    };
    let piece = |mark: Mark| match mark {
        Mark::Zone(ship, _) => Piece::Ship(ship),
        Mark::Squadron(squadron) => Piece::Squadron(squadron),
        Mark::Obstacle(obstacle) => Piece::Obstacle(obstacle),
    };
    let shots = &look.board.ship(ship).targeted;
    shots.iter().any(|shot| shot.own() && shot.from() == zone && Some(piece(shot.at())) == target.piece())
}

/// What ships, cards and payments are like.
fn of_ships(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    match cond {
        Cond::ObjectiveShip(party) => it(*party).is_some_and(|ship| ship.objective_ship),
        Cond::ObjectiveToken(party) => it(*party).is_some_and(|ship| ship.objective_tokens > 0),
        Cond::ThisCard => match Origin::of(bound.source) {
            Origin::Card(card) => bound.about.object == Some(Thing::Card(card)),
            Origin::Upgrade(upgrade) => bound.about.subject == Some(Thing::Upgrade(upgrade)),
            _ => false,
        },
        Cond::ShieldsAtMost(party, most) => match bound.get(*party) {
            Some(Thing::Zone(ship, zone)) => shields(look, ship.index(), zone) <= *most,
            _ => false,
        },
        Cond::PaidWithToken => paid(bound.about.amount).token(),
        Cond::PaidWithDial => paid(bound.about.amount).dial(),
        Cond::PaidAsToken => bound.about.amount & AS_TOKEN != 0,
        Cond::SpeedAbove(party, speed) => it(*party).is_some_and(|ship| ship.speed > *speed),
        Cond::PrintedSpeedBelow(party, speed) => bound
            .get(*party)
            .and_then(Thing::squadron)
            .is_some_and(|squadron| look.game.squadron(board, squadron).speed < *speed),
        Cond::HasDials(party) => it(*party).is_some_and(|ship| !ship.dials.is_empty()),
        Cond::WillReveal(party) => {
            it(*party).is_some_and(|ship| !ship.dials.is_empty() && ship.spent_dial.is_none())
        }
        Cond::DialTurnedByOwner => {
            let by = board.side(Seat(bound.about.amount as u8));
            it(Ref::Subject).is_some_and(|ship| board.side(ship.owner) == by)
        }
        Cond::ShipAttacks(party, least) => it(*party).is_some_and(|ship| ship.ship_attacks >= *least),
        Cond::Activating(party) => {
            let piece = bound.get(*party).and_then(Thing::piece);
            piece.is_some() && board.active == piece
        }
        Cond::FirstOfItsKind => first_of_its_kind(look, bound),
        Cond::Size(party, sizes) => {
            ship(bound, *party).is_some_and(|ship| sizes.contains(&look.game.ship(board, ship).size))
        }
        Cond::Flotilla(party) => ship(bound, *party).is_some_and(|ship| look.game.ship(board, ship).flotilla),
        Cond::Unique(party) => bound
            .get(*party)
            .and_then(Thing::squadron)
            .is_some_and(|squadron| look.game.squadron(board, squadron).is_unique()),
        Cond::Rounds(from, to) => (*from..=*to).contains(&board.round),
        Cond::Activated(party) => match bound.get(*party).and_then(Thing::piece) {
            Some(Piece::Ship(ship)) => board.ship(ship).activated,
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).activated,
            _ => false,
        },
        Cond::Flagship(party) => it(*party).is_some_and(|ship| ship.flagship),
        Cond::CommandIn(party, commands) => {
            bound.get(*party).and_then(Thing::command).is_some_and(|command| commands.contains(&command))
        }
        _ => false,
    }
}

fn shields(look: &ArmadaLook<'_>, ship: usize, zone: Zone) -> u8 {
    look.board.ships[ship].shields[zone as usize]
}

/// The payment that the amount of a question stands for.
pub(crate) fn paid(amount: i16) -> Payment {
    match amount & !AS_TOKEN {
        0 => Payment::Dial,
        1 => Payment::Token,
        2 => Payment::Both,
        3 => Payment::AsToken,
        _ => Payment::DialAsToken,
    }
}

fn first_of_its_kind(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let Origin::Card(card) = Origin::of(bound.source) else { return true };
    same_kind(look, card).next() == Some(card)
}

/// The faceup damage cards of a kind on the ship that has this one.
pub(crate) fn same_kind<'a>(look: &ArmadaLook<'a>, card: CardNo) -> impl Iterator<Item = CardNo> + 'a {
    let (game, decks) = (look.game, &look.board.decks);
    let ship = match decks.cards[card.index()].place {
        CardPlace::Ship(ship) => Some(ship),
        _ => None,
    };
    let kind = game.damage_kind(card);
    ship.into_iter().flat_map(|ship| decks.faceup(ship)).filter(move |it| game.damage_kind(*it) == kind)
}
