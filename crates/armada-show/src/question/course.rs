//! A question for a course of the manoeuvre tool.

use broadside_armada::words::Thing;
use broadside_engine::Course;
use broadside_stage::{CourseAsk, Joint, Move, Speed};

use super::Ask;
use crate::ids;

fn joints(course: &Course) -> usize {
    (course.speed as usize).clamp(1, course.clicks.len())
}

fn moved(course: &Course) -> Move {
    let clicks = if course.speed == 0 && course.clicks[0] == 0 { 0 } else { joints(course) };
    Move { speed: course.speed, clicks: course.clicks[..clicks].to_vec(), side: course.side }
}

/// How far a course is from straight ahead.
fn bent(course: &Course) -> u32 {
    course.clicks.iter().map(|clicks| u32::from(clicks.unsigned_abs())).sum()
}

fn speed(ask: &Ask<'_>, piece: Thing, speed: u8) -> Speed {
    let chart = piece.ship().map(|ship| ask.look.game.ship(ask.look.board, ship).speed);
    let of = |joint: usize| {
        let row = chart.as_ref().map_or(&[][..], |chart| chart.clicks(speed));
        row.get(joint).copied().unwrap_or(0)
    };
    let listed = || ask.legal.courses.iter().filter(|course| course.speed == speed);
    let most = |joint: usize| listed().map(|course| course.clicks[joint].abs()).max().unwrap_or(0);
    let count = if speed == 0 { usize::from(most(0) > 0) } else { usize::from(speed).min(4) };
    let joint = |joint: usize| Joint { chart: of(joint) as i8, most: most(joint) };
    Speed { speed, joints: (0..count).map(joint).collect() }
}

pub(super) fn ask(ask: &Ask<'_>) -> Option<CourseAsk> {
    let piece = ask.about.filter(|thing| thing.ship().is_some())?;
    let courses = &ask.legal.courses;
    let mut speeds: Vec<u8> = courses.iter().map(|course| course.speed).collect();
    speeds.sort_unstable();
    speeds.dedup();
    Some(CourseAsk {
        piece: ids::of(piece)?,
        speeds: speeds.into_iter().map(|at| speed(ask, piece, at)).collect(),
        legal: courses.iter().map(moved).collect(),
        start: moved(courses.iter().min_by_key(|course| bent(course))?),
    })
}
