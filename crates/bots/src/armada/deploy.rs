//! Setup: who begins, which objective, where ships and squadrons are deployed.

use broadside_armada::facts::Size;
use broadside_armada::geometry::TableEdge;
use broadside_armada::words::{ArmadaWords, Piece, ShipNo, SquadronNo, Thing};
use broadside_armada::{Armada, ArmadaLook};
use broadside_engine::{Answer, Side};
use broadside_table::{Point, Pose};

use super::chart::point;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The middle of what the enemy has deployed so far; the middle of the table before that.
fn focus(look: &ArmadaLook<'_>, side: Side) -> Point {
    let board = look.board;
    let field = board.table.field();
    let middle = Point::new(
        0.5 * (field.play.low.x + field.play.high.x),
        0.5 * (field.play.low.y + field.play.high.y),
    );
    let mut sum = middle * 60.0;
    let mut weight = 60.0;
    for no in board.ships_in_play().filter(|no| board.side_of_ship(*no) != side) {
        let points = f64::from(look.game.ship(board, no).points);
        sum = sum + point(board.ship(no).pose) * points;
        weight += points;
    }
    sum * (1.0 / weight)
}

/// Small things first: they give least away.
pub(crate) fn next(look: &ArmadaLook<'_>, offered: &[Thing]) -> Option<Thought<ArmadaWords>> {
    let weigh = |item: &Thing| {
        let score = match *item {
            Thing::Squadron(_) => 500.0,
            Thing::Ship(ship) => -f64::from(look.game.ship(look.board, ship).points),
            _ => 0.0,
        };
        let reason = Reason::new("bot-deploy-next");
        Weighed { answer: Answer::Pick(*item), score, reason }
    };
    Thought::best(offered.iter().map(weigh).collect())
}

/// Which way the enemy's edge lies.
fn forward(look: &ArmadaLook<'_>, side: Side) -> (Point, f64) {
    match look.board.edge(side) {
        TableEdge::Lower => (Point::new(0.0, 1.0), 0.0),
        TableEdge::Upper => (Point::new(0.0, -1.0), 180.0),
        TableEdge::Left => (Point::new(1.0, 0.0), 90.0),
        TableEdge::Right => (Point::new(-1.0, 0.0), 270.0),
    }
}

/// Where a ship is deployed: near to its friends, opposite the enemy, facing them.
pub(crate) fn ship(sight: &Sight<'_, Armada>, no: ShipNo) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let side = sight.side();
    let board = look.board;
    let target = focus(&look, side);
    let (ahead, facing) = forward(&look, side);
    let zone = board.table.field().deployment_zone(board.edge(side));
    let card = look.game.ship(board, no);
    let half = look.game.measures.hull(card.chassis).base.1 * if card.size == Size::Huge { 1.2 } else { 0.5 };
    let friends: Vec<Point> = board
        .ships_in_play()
        .filter(|other| board.side_of_ship(*other) == side)
        .map(|other| point(board.ship(other).pose))
        .collect();
    let mut places: Vec<Pose> = sight.legal.places.clone();
    let offered = places.len();
    // Its own places: along the zone in front of the enemy's middle, facing ahead or a little inwards.
    let across = Point::new(ahead.y.abs(), ahead.x.abs());
    for step in -10..=10 {
        let along = target.dot(across) + f64::from(step) * 55.0;
        for depth in [half + 8.0, half + 80.0] {
            let line = if ahead.x + ahead.y > 0.0 {
                zone.high.dot(Point::new(ahead.x.abs(), ahead.y.abs())) - depth
            } else {
                zone.low.dot(Point::new(ahead.x.abs(), ahead.y.abs())) + depth
            };
            let at = across * along + Point::new(ahead.x.abs(), ahead.y.abs()) * line;
            places.push(Pose::from_mm(at.x, at.y, facing));
        }
    }
    let mut weighed: Vec<_> = places
        .iter()
        .enumerate()
        .map(|(at, pose)| {
            let here = point(*pose);
            let way = (target - here).unit();
            let front = broadside_table::Frame::from(*pose).forward;
            let turned = libm::acos(front.dot(way).clamp(-1.0, 1.0)).to_degrees();
            let gap = friends.iter().map(|friend| friend.distance(here)).fold(f64::MAX, f64::min);
            let formation = if friends.is_empty() {
                0.0
            } else if gap < 110.0 {
                -(110.0 - gap) * 0.1
            } else {
                -(gap - 110.0).min(600.0) * 0.008
            };
            let near = -here.distance(target) * 0.006;
            let score = near - turned * 0.05 + formation;
            let reason = Reason::new("bot-deploy").with("turned", turned).with("formation", formation);
            (at, Weighed { answer: Answer::Place(*pose), score, reason })
        })
        .collect();
    best_allowed(sight, &mut weighed, offered)
}

fn best_allowed(
    sight: &Sight<'_, Armada>,
    weighed: &mut Vec<(usize, Weighed<ArmadaWords>)>,
    offered: usize,
) -> Option<Thought<ArmadaWords>> {
    weighed.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
    let best = weighed.iter().position(|(at, it)| *at < offered || sight.allows(&it.answer))?;
    let answer = weighed[best].1.answer;
    Some(Thought { answer, weighed: weighed.drain(..).map(|(_, it)| it).collect() })
}

/// Where a squadron is deployed: ahead of its ships, towards the enemy.
pub(crate) fn squadron(sight: &Sight<'_, Armada>, no: SquadronNo) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let target = focus(&look, sight.side());
    let _ = no;
    let weigh = |pose: &Pose| {
        let score = -point(*pose).distance(target);
        Weighed { answer: Answer::Place(*pose), score, reason: Reason::new("bot-deploy-near") }
    };
    Thought::best(sight.legal.places.iter().map(weigh).collect())
}

/// The speed at which a ship is deployed: quick enough to meet the enemy, slow enough to turn.
pub(crate) fn speed(
    look: &ArmadaLook<'_>,
    ship: Option<ShipNo>,
    offered: &[Thing],
) -> Option<Thought<ArmadaWords>> {
    let short = ship.is_some_and(|ship| {
        let card = look.game.ship(look.board, ship);
        card.battery.iter().map(|dice| dice.black).max().unwrap_or(0) > 2
    });
    let wanted = if short { 3 } else { 2 };
    let weigh = |item: &Thing| {
        let Thing::Number(speed) = *item else { return None };
        let score = -f64::from((speed - wanted).abs());
        Some(Weighed {
            answer: Answer::Pick(*item),
            score,
            reason: Reason::new("bot-deploy-speed").with("speed", speed.into()),
        })
    };
    Thought::best(offered.iter().filter_map(weigh).collect())
}

/// The piece that a decision is about.
pub(crate) fn about(look: &ArmadaLook<'_>) -> Option<Piece> {
    broadside_armada::asked_about(look)?.piece()
}
