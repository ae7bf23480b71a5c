//! The way of a ship along the maneuver tool.

use broadside_armada::Armada;
use broadside_armada::geometry::Maneuver;
use broadside_armada::steps::asked_about;
use broadside_armada::words::{ArmadaWords, Prompt, ShipNo, Thing};
use broadside_engine::{Course, Legal, Look, Position, Procedure, Prompt as Asked};
use broadside_stage::Place;
use broadside_table::{Pose, Turn};

use crate::words;

/// How far a computed end may be from where the ship lies, in millimetres.
const NEAR: f64 = 0.01;

fn same(one: Pose, other: Pose) -> bool {
    (one.x_mm() - other.x_mm()).abs() < NEAR && (one.y_mm() - other.y_mm()).abs() < NEAR
}

/// The places joint by joint, if the ship was asked for its course and a legal one ends there.
pub(super) fn along(
    game: &Armada,
    before: &Position<ArmadaWords>,
    ship: ShipNo,
    to: Pose,
) -> Option<Vec<Place>> {
    let look = Look::new(game, before);
    let seat = before.board.ship(ship).controller;
    let asked = before.core.decision(seat)?.prompt == Asked::Step(Prompt::Course);
    let (_, step) = before.core.procedures().next()?;
    if !asked || asked_about(&look) != Some(Thing::Ship(ship)) {
        return None;
    }
    let mut legal = Legal::default();
    Procedure::<Armada, ArmadaWords>::legal(step, &look, seat, &mut legal);
    legal.courses.iter().find_map(|course| joints(game, before, ship, course, to))
}

/// The places of a course, if it comes by there.
fn joints(
    game: &Armada,
    before: &Position<ArmadaWords>,
    ship: ShipNo,
    course: &Course,
    to: Pose,
) -> Option<Vec<Place>> {
    if course.speed == 0 {
        return None;
    }
    let it = before.board.ship(ship);
    let moving = game.measures.ship(it.card, it.pose);
    let side = if course.side < 0 { Turn::Left } else { Turn::Right };
    let maneuver = Maneuver { speed: course.speed, clicks: course.clicks, side };
    let tool = maneuver.course(game.measures, &moving)?;
    let end = (1..=usize::from(course.speed)).find(|joint| same(tool.pose(*joint), to))?;
    let way = (1..=end).map(|joint| words::place(tool.pose(joint)));
    Some(std::iter::once(words::place(it.pose)).chain(way).collect())
}
