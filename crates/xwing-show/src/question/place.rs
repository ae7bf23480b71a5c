//! A question for a place on the table.

use broadside_engine::{Answer, Procedure};
use broadside_stage::{Outline, Place, PlaceAsk, contours};
use broadside_table::Pose;
use broadside_xwing::XWing;
use broadside_xwing::geometry::Field;
use broadside_xwing::words::{Object, ObjectiveNo, Thing, XWingWords};

use super::Ask;
use crate::{ids, scene};

fn lies(ask: &Ask<'_>, object: Object) -> Option<Place> {
    let board = ask.look.board;
    let pose = match object {
        Object::Ship(at) => board.ship(at).in_play().then(|| board.ship(at).pose),
        Object::Device(at) => Some(board.device(at).pose),
        Object::Obstacle(at) => board.obstacle(at).in_play.then(|| board.obstacle(at).pose),
        Object::Objective(at) => {
            let it = &board.objectives[at.index()];
            it.in_play.then_some(it.pose)
        }
    };
    pose.map(Place::from)
}

/// What is placed: what is asked about; of a ship that jettisons, its supply cache.
fn placed(ask: &Ask<'_>) -> Object {
    let about = ask.about.and_then(Thing::object).unwrap_or(Object::Objective(ObjectiveNo(0)));
    match about {
        Object::Ship(ship) if ask.look.board.ship(ship).in_play() => {
            ask.look.board.ship(ship).towing.map_or(about, Object::Objective)
        }
        other => other,
    }
}

/// How well a place suits somebody who has not thought about it: facing the middle, with room to the ships that lie there.
fn worth(ask: &Ask<'_>, at: &Place) -> f64 {
    let middle = Place::from(Field::standard().centre());
    let (x, y) = (middle.x - at.x, middle.y - at.y);
    let (sin, cos) = at.facing.to_radians().sin_cos();
    let board = ask.look.board;
    let room = |place: Place| (place.x - at.x).hypot(place.y - at.y);
    let near = board.ships_in_play().map(|ship| room(board.ship(ship).pose.into())).fold(120.0, f64::min);
    cos * y.signum() * 300.0 - (sin * 50.0).abs() + near - x.abs() * 0.2
}

/// How finely legal places are looked for, in millimetres.
const FINE: f64 = 12.0;

/// Where it may lie. A ship has its whole strip; of what is placed by ranges the middle may lie in an area that is searched for.
fn regions(ask: &Ask<'_>, object: Object, start: Place) -> Vec<Outline> {
    let plain = || ask.legal.regions.iter().map(Into::into).collect();
    let Some((_, step)) = ask.look.core.procedures().next() else { return plain() };
    if matches!(object, Object::Ship(_)) {
        return plain();
    }
    let area = Field::standard().area;
    let is_legal = &mut |[x, y]: [f64; 2]| {
        let answer = Answer::Place(Pose::from_mm(x, y, start.facing));
        Procedure::<XWing, XWingWords>::check(step, &ask.look, ask.decision.seat, &answer).is_ok()
    };
    contours([area.low.x, area.low.y], [area.high.x, area.high.y], FINE, is_legal)
}

pub(super) fn ask(ask: &Ask<'_>) -> PlaceAsk {
    let object = placed(ask);
    let candidates: Vec<Place> = ask.legal.places.iter().map(|pose| (*pose).into()).collect();
    let start = match lies(ask, object) {
        Some(now) => now,
        None => {
            let best = candidates.iter().max_by(|a, b| worth(ask, a).total_cmp(&worth(ask, b)));
            best.copied().unwrap_or_default()
        }
    };
    PlaceAsk {
        piece: Some(ids::object(object)),
        outline: scene::outline(&ask.look, object),
        start,
        turns: matches!(object, Object::Ship(_) | Object::Obstacle(_)),
        regions: regions(ask, object, start),
        candidates,
    }
}
