//! The courses that a ship can take.

use broadside_engine::{About, Course, Refusal, reasons};
use broadside_table::{TOOL_JOINTS, Turn};

use super::others;
use crate::ArmadaLook;
use crate::facts::measures::TOOL_CLICKS;
use crate::geometry::{Clicks, FinalPosition, Maneuver, Spaces, turn_in_place};
use crate::steps::Step;
use crate::words::{Query, ShipNo, Thing};

const MOST: u8 = TOOL_CLICKS as u8;

/// The yaw of a joint, counted from 1, as it is in force at a speed (armada.yaw.03, armada.yaw.04, armada.yaw.05).
fn yaw(look: &ArmadaLook<'_>, ship: ShipNo, joint: u8, printed: u8) -> u8 {
    if look.board.ship(ship).straight {
        return 0;
    }
    let about = About::subject(Thing::Ship(ship)).amount(joint.into());
    look.value(Query::Yaw, about, printed.into()).clamp(0, MOST.into()) as u8
}

/// The yaw of the first joint in the ship's present maneuver; none at speed 0, unless it may turn there, and none in a
/// maneuver that has to be straight.
pub(crate) fn first_yaw(look: &ArmadaLook<'_>, ship: ShipNo) -> Option<u8> {
    if look.board.ship(ship).straight {
        return None;
    }
    let printed = match speed(look, ship) {
        0 => turns_at_rest(look, ship).then_some(AT_REST)?,
        speed => printed(look, ship, speed).first().copied().unwrap_or(0),
    };
    Some(yaw(look, ship, 1, printed))
}

/// The yaws of a row of the chart; none in a maneuver to which an effect gives no yaw (armada.maneuver-tool.01).
fn printed(look: &ArmadaLook<'_>, ship: ShipNo, speed: u8) -> &'static [u8] {
    let innermost = look.core.procedures().find_map(|(_, step)| match step {
        Step::Maneuver(maneuver) => Some(maneuver),
        _ => None,
    });
    if innermost.is_some_and(|maneuver| maneuver.is_straight(ship)) {
        return &[];
    }
    look.game.ship(look.board, ship).speed.clicks(speed)
}

/// The yaw of a ship that may turn at speed 0 (armada.card.rakehell.01, armada.card.rakehell.02).
const AT_REST: u8 = 1;

fn turns_at_rest(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    look.allowed(Query::TurnsAtRest, About::subject(Thing::Ship(ship)), false)
}

/// How many times yaws may be raised by one in the present maneuver.
fn extra_yaw(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    if look.board.ship(ship).straight {
        return 0;
    }
    let used = look.board.ship(ship).extra_yaw;
    look.value(Query::ExtraYaw, About::subject(Thing::Ship(ship)), used.into()).clamp(0, u8::MAX.into()) as u8
}

/// The speed at which the ship moves: no more joints than the tool has.
fn speed(look: &ArmadaLook<'_>, ship: ShipNo) -> u8 {
    look.board.ship(ship).moving_speed().min(TOOL_JOINTS as u8)
}

/// Lists every course: each joint turned by at most its yaw (armada.ship-movement.02), with the tool on a side on which the
/// ship would not cover it (armada.ship-movement.08, armada.huge-ship.16); the owner chooses between free sides
/// (armada.ship-movement.09). A straight tool is listed on one side only: the sides do not differ.
pub(super) fn list(look: &ArmadaLook<'_>, ship: ShipNo, found: &mut Vec<Course>) {
    let speed = speed(look, ship);
    if speed == 0 {
        return in_place(look, ship, found);
    }
    let card = look.game.ship(look.board, ship);
    let hull = look.game.measures.hull(card.chassis);
    let printed = printed(look, ship, speed);
    let extra = extra_yaw(look, ship);
    let (mut yaws, mut most) = ([0; TOOL_JOINTS], [0; TOOL_JOINTS]);
    for joint in 0..usize::from(speed) {
        yaws[joint] = yaw(look, ship, joint as u8 + 1, printed.get(joint).copied().unwrap_or(0));
        most[joint] = (yaws[joint] + extra).min(MOST) as i8;
    }
    let mut clicks: Clicks = most.map(|most| -most);
    loop {
        if raised(&yaws, &clicks) <= extra {
            let sides = look.game.measures.sides(hull, speed, &clicks);
            if sides.right {
                found.push(Course { speed, clicks, side: 1 });
            }
            if sides.left && !(sides.right && clicks == [0; TOOL_JOINTS]) {
                found.push(Course { speed, clicks, side: -1 });
            }
        }
        if !count_up(&mut clicks, &most) {
            return;
        }
    }
}

reasons! {
    /// Why a ship cannot take a course.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum CourseRefused {
        Speed { speed: u8 } = "armada-refused-course-speed",
        Yaw { joint: u8, most: u8 } = "armada-refused-course-yaw",
        YawRaised = "armada-refused-course-yaw-raised",
        OnTool { side: Side } = "armada-refused-course-on-tool",
        NoSide = "armada-refused-course-no-side",
    }
}

reasons! {
    /// A side of a ship.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Side {
        Left = "armada-refused-course-left",
        Right = "armada-refused-course-right",
    }
}

/// Why a course is not among those that are listed.
pub(super) fn refusal(look: &ArmadaLook<'_>, ship: ShipNo, course: &Course) -> Option<Refusal> {
    let speed = speed(look, ship);
    if course.speed != speed {
        return Some(Refusal::by("armada.ship-movement.04", CourseRefused::Speed { speed }));
    }
    let (extra, printed) = (extra_yaw(look, ship), printed(look, ship, speed));
    let mut yaws = [0; TOOL_JOINTS];
    for (joint, clicks) in course.clicks.iter().enumerate() {
        let chart = || yaw(look, ship, joint as u8 + 1, printed.get(joint).copied().unwrap_or(0));
        yaws[joint] = match speed {
            0 if joint == 0 => first_yaw(look, ship).unwrap_or(0),
            _ if joint < usize::from(speed) => chart(),
            _ => 0,
        };
        let most = if joint < usize::from(speed.max(1)) { (yaws[joint] + extra).min(MOST) } else { 0 };
        if clicks.unsigned_abs() > most {
            let joint = joint as u8 + 1;
            return Some(Refusal::by("armada.ship-movement.02", CourseRefused::Yaw { joint, most }));
        }
    }
    if raised(&yaws, &course.clicks) > extra {
        return Some(Refusal::by("armada.commands.03", CourseRefused::YawRaised));
    }
    if speed == 0 {
        return None;
    }
    let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
    let sides = look.game.measures.sides(hull, speed, &course.clicks);
    let why = match course.side {
        _ if sides.none() => CourseRefused::NoSide,
        side if side < 0 && !sides.left => CourseRefused::OnTool { side: Side::Left },
        side if side > 0 && !sides.right => CourseRefused::OnTool { side: Side::Right },
        _ => return None,
    };
    Some(Refusal::by("armada.ship-movement.08", why))
}

/// How many times a yaw has to be raised by one for these clicks (armada.commands.03).
fn raised(yaws: &[u8; TOOL_JOINTS], clicks: &Clicks) -> u8 {
    yaws.iter().zip(clicks).map(|(yaw, click)| click.unsigned_abs().saturating_sub(*yaw)).sum()
}

/// The next setting of the joints, the last joint fastest; `false` after the last.
fn count_up(clicks: &mut Clicks, most: &[i8; TOOL_JOINTS]) -> bool {
    for joint in (0..TOOL_JOINTS).rev() {
        if clicks[joint] < most[joint] {
            clicks[joint] += 1;
            return true;
        }
        clicks[joint] = -most[joint];
    }
    false
}

/// At speed 0 the ship stays; clicks only where an effect allows them (armada.ship-movement.12,
/// armada.ship-movement.13).
fn in_place(look: &ArmadaLook<'_>, ship: ShipNo, found: &mut Vec<Course>) {
    let most = first_yaw(look, ship).map_or(0, |yaw| (yaw + extra_yaw(look, ship)).min(MOST) as i8);
    for click in -most..=most {
        found.push(Course { speed: 0, clicks: [click, 0, 0, 0], side: click.signum() });
    }
}

/// How a course ends: where, at which speed, and which ships it would have overlapped.
pub(super) fn end(
    look: &ArmadaLook<'_>,
    ship: ShipNo,
    course: &Course,
) -> Option<(FinalPosition, Option<ShipNo>)> {
    let it = look.board.ship(ship);
    let moving = look.game.measures.ship(it.card, it.pose);
    let (ships, numbers) = others(look.game, look.board, ship);
    let area = look.board.table.field().play;
    let spaces = Spaces { ships: &ships, squadrons: &[], obstacles: &[], area };
    let end = if course.speed == 0 {
        turn_in_place(look.game.measures, &moving, course.clicks[0], &spaces)
    } else {
        let side = if course.side < 0 { Turn::Left } else { Turn::Right };
        let maneuver = Maneuver { speed: course.speed, clicks: course.clicks, side };
        maneuver.final_position(look.game.measures, &moving, &spaces)
    }?;
    Some((end, end.closest_ship.map(|place| numbers[place])))
}
