//! Discs set down against other pieces, and moved along a ruler.

use crate::closest::closest;
use crate::contact::overlaps;
use crate::tolerance::CONTACT_STEP;
use crate::{Angle, Area, Disc, Frame, Point, Pose, Shape};

/// The centre of a disc that touches `shape`, seen from `from` in this direction.
///
/// `from` must lie in the shape, such as its centre. Coming in along the ray toward `from`, the disc stops where it
/// first touches.
///
/// ```
/// use broadside_table::{Angle, Point, Rect, Shape, touching};
/// let base = Shape::from(Rect::new(40.0, 60.0));
/// assert!(touching(&base, Point::ZERO, Angle::QUARTER, 17.1).distance(Point::new(37.1, 0.0)) < 0.001);
/// ```
pub fn touching(shape: &Shape, from: Point, direction: Angle, radius: f64) -> Point {
    touching_along(shape, from, direction.direction(), radius)
}

/// Every step in is as long as the gap, so none can pass through; at the end the disc is a trifle outside.
fn touching_along(shape: &Shape, from: Point, direction: Point, radius: f64) -> Point {
    let (middle, reach) = shape.circle();
    let mut along = from.distance(middle) + reach + radius;
    // The gap shrinks by a fixed factor with every step unless the ray grazes the shape.
    for _ in 0..MOST_STEPS {
        let centre = from + direction * along;
        let gap = closest(shape, &Shape::Disc(Disc { centre, radius })).distance;
        if gap < CONTACT_STEP || along < gap {
            break;
        }
        along -= gap;
    }
    from + direction * along
}

const MOST_STEPS: usize = 256;

/// How many directions around a shape are tried.
const DIRECTIONS: u32 = 720;

/// The place nearest to `wanted` where a disc touches `shape`, overlaps none of `others` and stays in the area.
///
/// The place nearest to `wanted` all around the shape is taken when it is free. Otherwise directions from the middle
/// of the shape are tried, half a degree apart, and the nearest free place is moved nearer until it just touches
/// what is in its way. A gap narrower than half a degree may be passed over. `None` when no direction is free.
pub fn nearest_touching(
    shape: &Shape,
    radius: f64,
    wanted: Point,
    others: &[Shape],
    area: &Area,
) -> Option<Pose> {
    let middle = shape.circle().0;
    let pose = |centre: Point| Frame { origin: centre, ..Frame::TABLE }.pose();
    let free = |centre: Point| {
        let at = pose(centre);
        let disc = Shape::Disc(Disc { centre: Point::new(at.x_mm(), at.y_mm()), radius });
        area.contains(&disc) && !others.iter().any(|other| overlaps(&disc, other)) && !overlaps(&disc, shape)
    };
    let direct = touching_near(shape, radius, wanted);
    if free(direct) {
        return Some(pose(direct));
    }
    let nearer = |angle: Angle, than: f64| {
        let centre = touching(shape, middle, angle, radius);
        let away = centre.distance(wanted);
        (away < than && free(centre)).then_some((away, angle, centre))
    };
    let first = Angle::of(direct - middle);
    let mut step = u32::MAX / DIRECTIONS;
    let mut best: Option<(f64, Angle, Point)> = None;
    for count in 0..DIRECTIONS {
        let than = best.map_or(f64::INFINITY, |(away, ..)| away);
        best = nearer(first + Angle(step.wrapping_mul(count)), than).or(best);
    }
    let (mut away, mut angle, mut centre) = best?;
    // At a hundred-millionth of a turn the disc moves by far less than the grid.
    while step > 1 << 6 {
        step /= 2;
        let tried = [angle + Angle(step), angle - Angle(step)];
        if let Some(found) = tried.into_iter().find_map(|angle| nearer(angle, away)) {
            (away, angle, centre) = found;
        }
    }
    Some(pose(centre))
}

/// The place nearest to `wanted` where a disc touches the shape; from inside it leaves by the nearest border.
fn touching_near(shape: &Shape, radius: f64, wanted: Point) -> Point {
    let on = shape.closest_point(wanted);
    if on != wanted {
        return on + (wanted - on).unit() * radius;
    }
    let border = shape.closest_on_border(wanted);
    let out = (border - wanted).unit();
    touching_along(shape, wanted, out, radius)
}

/// A disc's place after it has moved straight in a direction by a distance along a ruler.
pub fn projected(from: Pose, direction: Angle, distance: f64) -> Pose {
    let step = direction.direction() * distance;
    let start = Point::new(from.x_mm(), from.y_mm());
    let end = Frame { origin: start + step, ..Frame::TABLE }.pose();
    Pose { facing: from.facing, ..end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contact, Rect, contact};

    #[test]
    fn at_a_corner_the_disc_touches_the_corner() {
        let base = Shape::from(Rect::new(40.0, 40.0));
        let centre = touching(&base, Point::ZERO, Angle::from_degrees(45.0), 10.0);
        let expected = 20.0 + 10.0 * core::f64::consts::FRAC_1_SQRT_2;
        assert!(centre.distance(Point::new(expected, expected)) < 0.001);
    }

    #[test]
    fn a_place_in_the_way_moves_the_disc_along() {
        let base = Shape::from(Rect::new(40.0, 40.0).at(500.0, 500.0));
        let area = Area::new(1000.0, 1000.0);
        let wanted = Point::new(600.0, 505.0);
        let open = nearest_touching(&base, 17.1, wanted, &[], &area).unwrap();
        assert_eq!(open, Pose::from_mm(537.1, 505.0, 0.0));
        let blocker = Shape::from(Disc::new(17.1).at(Point::new(537.1, 500.0)));
        let beside = nearest_touching(&base, 17.1, wanted, &[blocker], &area).unwrap();
        let disc = Shape::from(Disc::new(17.1)).placed(&Frame::from(beside));
        assert!(matches!(contact(&disc, &base), Contact::Touching(_)));
        assert!(matches!(contact(&disc, &blocker), Contact::Touching(_)));
        assert!(nearest_touching(&base, 17.1, wanted, &[base], &Area::new(400.0, 400.0)).is_none());
    }

    #[test]
    fn projected_straight_ahead() {
        let from = Pose::from_mm(100.0, 100.0, 30.0);
        assert_eq!(projected(from, Angle::QUARTER, 76.5), Pose::from_mm(176.5, 100.0, 30.0));
    }
}
