//! How long two overlapping parts stay overlapping while one of them moves on its way.
//!
//! Two rectangles overlap until one of the eight directions square to their sides separates them. In each direction
//! some corner is deepest, and that corner comes out as fast as it moves now, give or take the greatest change of speed:
//! by at most `v t + c t² / 2` in the time `t`. So they overlap at least until the first direction can have let its deepest corner
//! out. On a straight way nothing changes and that is the very place; on a curve the error is squared with each step.

use super::path::{Here, Path};
use crate::contact::{meets, overlaps, penetration};
use crate::point::{max, min};
use crate::tolerance::{CONTACT_STEP, OVERLAP_DEPTH, SLIDE_STEP};
use crate::{Frame, Point, Rect, Shape};

/// Goes back until `body` overlaps no part of `fixed` deeper than `depth`. Whether it had to go back at all.
pub(super) fn leave(path: &Path, here: &mut Here, body: &Shape, fixed: &Shape, depth: f64) -> bool {
    let mut left = false;
    // Leaving one pair may lead into another; one round without a step ends it.
    while round(path, here, body, fixed, depth) {
        left = true;
    }
    left
}

/// One round over all pairs of parts.
fn round(path: &Path, here: &mut Here, body: &Shape, fixed: &Shape, depth: f64) -> bool {
    let (middle, reach) = fixed.circle();
    let apart = reach + path.reach;
    if (here.body.origin - middle).length_squared() > apart * apart {
        return false;
    }
    let mut left = false;
    for_each_part(fixed, &mut |fixed| {
        if let Shape::Rect(rect) = fixed.shape
            && rect.placed(fixed.frame).is_farther(here.body.origin, path.reach)
        {
            return;
        }
        for_each_part(body, &mut |part| left |= leave_pair(path, here, part, fixed, depth));
    });
    left
}

/// A part of a shape in local coordinates, and where those lie.
struct Part<'s, 'a> {
    shape: &'s Shape<'a>,
    frame: &'s Frame,
}

fn for_each_part<'a>(shape: &Shape<'a>, visit: &mut impl FnMut(&Part<'_, 'a>)) {
    match shape {
        Shape::Compound(union) => {
            let (parts, frame) = union.local();
            parts.iter().for_each(|shape| visit(&Part { shape, frame }));
        }
        _ => visit(&Part { shape, frame: &Frame::TABLE }),
    }
}

/// Goes back until one part no longer overlaps another. Whether it had to.
fn leave_pair(path: &Path, here: &mut Here, part: &Part, fixed: &Part, depth: f64) -> bool {
    let rects = match (part.shape, fixed.shape) {
        (Shape::Rect(part_rect), Shape::Rect(fixed_rect)) => {
            Some((part_rect.placed(part.frame), fixed_rect.placed(fixed.frame)))
        }
        _ => None,
    };
    let stays = |here: &Here| match &rects {
        Some((part, fixed)) => rects_stay(path, here, part, fixed, depth),
        None => shapes_stay(path, here, part, fixed, depth),
    };
    // A step that is too short to get anywhere is lengthened; the place is then found between its ends.
    let mut least = if rects.is_some() { CONTACT_STEP } else { SLIDE_STEP };
    let (mut over, mut stride) = (None, 0.0);
    while here.at > -path.length {
        let Some(step) = stays(here) else { break };
        over = Some(here.at);
        stride = 0.0;
        if step < least {
            stride = least;
            least = min(2.0 * least, SLIDE_STEP);
        }
        here.go(path, here.at - max(step, stride));
    }
    let Some(mut over) = over else { return false };
    while stride > CONTACT_STEP && over - here.at > CONTACT_STEP {
        let between = Here::new(path, (over + here.at) * 0.5);
        if stays(&between).is_some() { over = between.at } else { *here = between }
    }
    true
}

/// How far back a rectangle of the base certainly still overlaps another one deeper than `depth`; `None` when it does not
/// even here.
fn rects_stay(path: &Path, here: &Here, part: &Rect, fixed: &Rect, depth: f64) -> Option<f64> {
    let part = part.placed(&here.body);
    let most = &path.most;
    let turning = most.spin_change + most.spin * most.spin;
    let velocity = here.velocity + (part.centre - here.body.origin).left() * here.spin;
    let change = most.change + turning * path.reach;
    let out_of_fixed = first_out(fixed, &part, velocity, here.spin, change, depth)?;
    // Seen from the base, the other rectangle moves the other way. As long as they overlap, none of its points is
    // farther away than this.
    let (width, length) = (fixed.half_width, fixed.half_length);
    let away = path.reach + 2.0 * (width * width + length * length).sqrt();
    let seen = -(velocity + (fixed.centre - part.centre).left() * here.spin);
    let change = most.change + turning * away + 2.0 * most.spin * most.speed;
    let out_of_part = first_out(&part, fixed, seen, -here.spin, change, depth)?;
    Some(min(out_of_fixed, out_of_part))
}

/// How long `other` stays inside all four sides of `one`, deeper than `depth`, when its middle has this velocity, it turns
/// left at this rate, and no velocity of a corner changes faster than `change`.
#[inline]
fn first_out(one: &Rect, other: &Rect, velocity: Point, spin: f64, change: f64, depth: f64) -> Option<f64> {
    let frame = one.frame();
    let centre = frame.to_local(other.centre);
    let velocity = Point::new(velocity.dot(frame.right()), velocity.dot(frame.forward));
    let forward = Point::new(other.forward.dot(frame.right()), other.forward.dot(frame.forward));
    let (width, length) = (other.half_width, other.half_length);
    let (across, along) = (Point::new(forward.y, -forward.x) * width, forward * length);
    // From the middle to the corner that is farthest to the right, and to the one that is farthest ahead.
    let right = signed(across, across.x) + signed(along, along.x);
    let ahead = signed(across, across.y) + signed(along, along.y);
    let mut first = f64::INFINITY;
    // The corner that is deepest has to come out: on the right side the one farthest to the left.
    for (rest, speed) in [
        (one.half_width + right.x - centre.x, velocity.x + spin * right.y),
        (one.half_width + right.x + centre.x, spin * right.y - velocity.x),
        (one.half_length + ahead.y - centre.y, velocity.y - spin * ahead.x),
        (one.half_length + ahead.y + centre.y, -spin * ahead.x - velocity.y),
    ] {
        let rest = rest - depth;
        if rest <= 0.0 {
            return None;
        }
        let pace = speed + (speed * speed + 2.0 * change * rest).sqrt();
        if pace * first > 2.0 * rest {
            first = 2.0 * rest / pace;
        }
    }
    Some(first)
}

/// The step, turned about when `sign` is negative.
#[inline]
fn signed(step: Point, sign: f64) -> Point {
    if sign < 0.0 { -step } else { step }
}

/// [`rects_stay`] for parts of any shape.
fn shapes_stay(path: &Path, here: &Here, part: &Part, fixed: &Part, depth: f64) -> Option<f64> {
    let (part, fixed) = (part.shape.placed(part.frame).placed(&here.body), fixed.shape.placed(fixed.frame));
    let overlapping = if depth > 0.0 { overlaps(&part, &fixed) } else { meets(&part, &fixed) };
    let fastest = path.most.speed + path.most.spin * path.reach;
    overlapping.then(|| max(penetration(&part, &fixed) - OVERLAP_DEPTH, 0.0) / fastest)
}
