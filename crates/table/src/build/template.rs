//! Templates, and the place of a base at the end of one.
//!
//! One construction serves every move with a template. A base leaves by one of its edges and arrives with one of
//! its edges against the template's far end:
//!
//! ```text
//!        arrives            leaves by   arrives by   what it is
//!        +-----+
//!        |  ^  |            front       rear         the basic move
//!        +-----+            front       front        the same, turned about at the end
//!           |  template     rear        front        backward
//!        +-----+            right       left         sideways to the right, as it stands
//!        |  ^  |            front       left         rolled over at the end of a turn to the left
//!        +-----+
//!        leaves
//! ```
//!
//! The middle line of the template starts in the middle of the edge, square to it. At the far end the middle of the
//! arriving edge lies on the middle line, or is shifted along the end of the template.

use crate::{Angle, Frame, Point, Pose, Rect, Sector, Shape};

/// To which side a curve turns, as seen by who travels along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Counter-clockwise.
    Left,
    /// Clockwise.
    Right,
}

/// The middle line of a template.
///
/// ```
/// use broadside_table::{Angle, Base, Pose, Run, Template, Turn};
/// let base = Base::new(40.0, 40.0);
/// let turn = Template::Curve { radius: 35.0, angle: Angle::QUARTER, turn: Turn::Right };
/// let end = Run::forward(turn).end(Pose::from_mm(100.0, 100.0, 0.0), &base);
/// assert_eq!(end, Pose::from_mm(155.0, 155.0, 90.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Template {
    /// A straight line.
    Straight {
        /// Its length.
        length: f64,
    },
    /// A part of a circle.
    Curve {
        /// The radius of the middle line.
        radius: f64,
        /// By how much it turns: at most a quarter.
        angle: Angle,
        /// To which side.
        turn: Turn,
    },
}

impl Template {
    /// How long the middle line is.
    pub fn length(&self) -> f64 {
        match *self {
            Template::Straight { length } => length,
            Template::Curve { radius, angle, .. } => radius * angle.radians(),
        }
    }

    /// The frame at the far end, from the frame at the near end; both look along the template.
    pub fn end(&self, start: &Frame) -> Frame {
        match *self {
            Template::Straight { length } => start.moved(0.0, length, Angle::ZERO),
            Template::Curve { radius, angle, turn } => {
                let Point { x: sin, y: cos } = angle.direction();
                match turn {
                    Turn::Right => start.moved(radius * (1.0 - cos), radius * sin, angle),
                    Turn::Left => start.moved(-radius * (1.0 - cos), radius * sin, -angle),
                }
            }
        }
    }

    /// The part of the template from its near end up to `progress` along its middle line.
    pub fn up_to(&self, progress: f64) -> Template {
        match *self {
            Template::Straight { .. } => Template::Straight { length: progress },
            Template::Curve { radius, turn, .. } => {
                let turns = progress / radius * (0.5 / core::f64::consts::PI);
                Template::Curve { radius, angle: Angle::from_degrees(turns * 360.0), turn }
            }
        }
    }

    /// What the template covers when its near end lies at `start`.
    pub fn shape(&self, start: &Frame, width: f64) -> Shape<'static> {
        match *self {
            Template::Straight { length } => {
                Rect::new(width, length).at(0.0, length * 0.5).placed(start).into()
            }
            Template::Curve { radius, angle, turn } => {
                let (inner, outer) = (radius - width * 0.5, radius + width * 0.5);
                let sector = match turn {
                    Turn::Right => Sector::new(Point::new(radius, 0.0), inner, outer, -Angle::QUARTER, angle),
                    Turn::Left => {
                        Sector::new(Point::new(-radius, 0.0), inner, outer, Angle::QUARTER - angle, angle)
                    }
                };
                sector.placed(start).into()
            }
        }
    }
}

/// An edge of a base, by where it lies for who sits in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BaseEdge {
    /// The edge it faces.
    Front,
    /// The edge to its right.
    Right,
    /// The edge behind it.
    Rear,
    /// The edge to its left.
    Left,
}

impl BaseEdge {
    /// The edge across the base.
    pub fn opposite(self) -> BaseEdge {
        match self {
            BaseEdge::Front => BaseEdge::Rear,
            BaseEdge::Right => BaseEdge::Left,
            BaseEdge::Rear => BaseEdge::Front,
            BaseEdge::Left => BaseEdge::Right,
        }
    }

    /// The heading out of the base across this edge.
    pub fn heading(self) -> Angle {
        match self {
            BaseEdge::Front => Angle::ZERO,
            BaseEdge::Right => Angle::QUARTER,
            BaseEdge::Rear => Angle::HALF,
            BaseEdge::Left => -Angle::QUARTER,
        }
    }
}

/// A place on a piece where a template fits: where it is in local coordinates, and the heading out of the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Socket {
    /// The middle of the opening.
    pub at: Point,
    /// Out of the piece.
    pub heading: Angle,
}

impl Socket {
    /// The frame at the opening, looking out, of a piece that lies at `piece`.
    pub fn frame(&self, piece: &Frame) -> Frame {
        piece.moved(self.at.x, self.at.y, self.heading)
    }

    /// Where the piece lies when this socket is put on the far end of a template.
    pub fn attached(&self, far_end: &Frame) -> Frame {
        far_end.about().then(&Frame::new(self.at, self.heading).inverse())
    }
}

/// The size of a rectangular base.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Base {
    /// From side to side.
    pub width: f64,
    /// From front to rear.
    pub length: f64,
}

impl Base {
    /// A base of this width and length.
    pub const fn new(width: f64, length: f64) -> Base {
        Base { width, length }
    }

    /// The middle of an edge.
    pub fn socket(&self, edge: BaseEdge) -> Socket {
        let at = match edge {
            BaseEdge::Front => Point::new(0.0, self.length * 0.5),
            BaseEdge::Right => Point::new(self.width * 0.5, 0.0),
            BaseEdge::Rear => Point::new(0.0, self.length * -0.5),
            BaseEdge::Left => Point::new(self.width * -0.5, 0.0),
        };
        Socket { at, heading: edge.heading() }
    }
}

/// One way of moving a base with a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// The edge against which the template is put.
    pub leave: BaseEdge,
    /// The template.
    pub template: Template,
    /// The edge that comes to lie against the far end.
    pub arrive: BaseEdge,
    /// How far the base is shifted along the far end, to the right of who travels along the template.
    pub shift: f64,
}

impl Run {
    /// Out by the front, in by the rear.
    pub const fn forward(template: Template) -> Run {
        Run { leave: BaseEdge::Front, template, arrive: BaseEdge::Rear, shift: 0.0 }
    }

    /// Out by the rear, in by the front.
    pub const fn backward(template: Template) -> Run {
        Run { leave: BaseEdge::Rear, template, arrive: BaseEdge::Front, shift: 0.0 }
    }

    /// Out by the front, in by the front: forward and turned about.
    pub const fn about(template: Template) -> Run {
        Run { leave: BaseEdge::Front, template, arrive: BaseEdge::Front, shift: 0.0 }
    }

    /// Out by one side, in by the opposite side: the base keeps its facing but for the turn of the template.
    ///
    /// With a straight template `shift` gives the positions ahead, level and behind: half the template's width
    /// forward, zero, half the width back. A template that lies with its long edges against the bases is a straight
    /// one as long as the template is wide, shifted by half the template's length.
    ///
    /// `shift` is positive to the right of who travels: for a move to the left that is forward, for a move to the
    /// right that is back. [`Run::ahead`] reads it as forward on either side.
    pub const fn sideways(side: Turn, template: Template, shift: f64) -> Run {
        match side {
            Turn::Left => Run { leave: BaseEdge::Left, template, arrive: BaseEdge::Right, shift },
            Turn::Right => Run { leave: BaseEdge::Right, template, arrive: BaseEdge::Left, shift },
        }
    }

    /// A sideways move that ends `ahead` of level, in the direction the base faces when it arrives.
    pub const fn ahead(side: Turn, template: Template, ahead: f64) -> Run {
        match side {
            Turn::Left => Run::sideways(side, template, ahead),
            Turn::Right => Run::sideways(side, template, -ahead),
        }
    }

    /// Along a template to one side, then rolled a further quarter to that side before it is put down.
    ///
    /// The arriving edge is the base's own edge on that side: after a quarter turn and a quarter roll to the left
    /// it faces back the way it came, with the template at its left.
    pub const fn rolled(side: Turn, template: Template, shift: f64) -> Run {
        let arrive = match side {
            Turn::Left => BaseEdge::Left,
            Turn::Right => BaseEdge::Right,
        };
        Run { leave: BaseEdge::Front, template, arrive, shift }
    }

    /// The frame at the template's near end, looking along it, of a base that lies at `from`.
    pub fn start(&self, from: &Frame, base: &Base) -> Frame {
        base.socket(self.leave).frame(from)
    }

    /// What the template covers.
    pub fn template_shape(&self, from: Pose, base: &Base, width: f64) -> Shape<'static> {
        self.template.shape(&self.start(&Frame::from(from), base), width)
    }

    /// Where the base lies at the end.
    pub fn end(&self, from: Pose, base: &Base) -> Pose {
        self.end_of(from, base, &base.socket(self.arrive)).pose()
    }

    /// Where another piece lies when its socket is put on the far end: something dropped or launched.
    ///
    /// The arriving edge plays no part.
    pub fn end_of(&self, from: Pose, base: &Base, socket: &Socket) -> Frame {
        self.end_from(&Frame::from(from), base, socket)
    }

    /// [`Run::end_of`] for a base that lies off the grid.
    pub fn end_from(&self, from: &Frame, base: &Base, socket: &Socket) -> Frame {
        let far = self.template.end(&self.start(from, base));
        socket.attached(&far.moved(self.shift, 0.0, Angle::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Base = Base::new(40.0, 40.0);

    fn start() -> Pose {
        Pose::from_mm(500.0, 500.0, 0.0)
    }

    fn bank(radius: f64, turn: Turn) -> Template {
        Template::Curve { radius, angle: Angle::from_degrees(45.0), turn }
    }

    fn quarter(radius: f64, turn: Turn) -> Template {
        Template::Curve { radius, angle: Angle::QUARTER, turn }
    }

    fn straight(length: f64) -> Template {
        Template::Straight { length }
    }

    #[test]
    fn forward_by_every_kind_of_template() {
        assert_eq!(Run::forward(straight(40.0)).end(start(), &SMALL), Pose::from_mm(500.0, 580.0, 0.0));
        let left = Run::forward(quarter(35.0, Turn::Left)).end(start(), &SMALL);
        assert_eq!(left, Pose::from_mm(445.0, 555.0, 270.0));
        // 80 (1 - cos 45°) + 20 sin 45° = 37.574; 20 + 80 sin 45° + 20 cos 45° = 90.711.
        let bank = Run::forward(bank(80.0, Turn::Right)).end(start(), &SMALL);
        assert_eq!(bank, Pose::from_mm(537.574, 590.711, 45.0));
    }

    #[test]
    fn a_longer_base_goes_farther() {
        let large = Base::new(80.0, 80.0);
        assert_eq!(Run::forward(straight(40.0)).end(start(), &large), Pose::from_mm(500.0, 620.0, 0.0));
    }

    #[test]
    fn turned_about_and_backward() {
        assert_eq!(Run::about(straight(80.0)).end(start(), &SMALL), Pose::from_mm(500.0, 620.0, 180.0));
        assert_eq!(
            Run::about(bank(80.0, Turn::Left)).end(start(), &SMALL).facing,
            Angle::from_degrees(135.0)
        );
        assert_eq!(Run::backward(straight(40.0)).end(start(), &SMALL), Pose::from_mm(500.0, 420.0, 0.0));
        // Backward and curving to the left of who travels backward: to the base's right, its nose swings left.
        let back = Run::backward(bank(80.0, Turn::Left)).end(start(), &SMALL);
        assert_eq!(back, Pose::from_mm(537.574, 409.289, 315.0));
    }

    #[test]
    fn sideways_ahead_level_and_behind() {
        for (ahead, y) in [(10.0, 510.0), (0.0, 500.0), (-10.0, 490.0)] {
            let right = Run::ahead(Turn::Right, straight(40.0), ahead).end(start(), &SMALL);
            assert_eq!(right, Pose::from_mm(580.0, y, 0.0));
            let left = Run::ahead(Turn::Left, straight(40.0), ahead).end(start(), &SMALL);
            assert_eq!(left, Pose::from_mm(420.0, y, 0.0));
        }
        // The long edge of a 40 by 20 template against a base of 80.
        let large = Base::new(80.0, 80.0);
        let ahead = Run::ahead(Turn::Right, straight(20.0), 20.0).end(start(), &large);
        assert_eq!(ahead, Pose::from_mm(600.0, 520.0, 0.0));
    }

    #[test]
    fn a_curve_against_the_right_side_leads_forward_when_it_turns_left() {
        // From the right edge heading right, 45° to the left: x 20 + 80 sin 45° + 20 cos 45°, y 80 (1 - cos 45°) + 20 sin 45°.
        let slip = Run::sideways(Turn::Right, bank(80.0, Turn::Left), 0.0).end(start(), &SMALL);
        assert_eq!(slip, Pose::from_mm(590.711, 537.574, 315.0));
    }

    #[test]
    fn rolled_over_at_the_end_of_a_turn() {
        let middle = Run::rolled(Turn::Left, quarter(35.0, Turn::Left), 0.0).end(start(), &SMALL);
        assert_eq!(middle, Pose::from_mm(445.0, 555.0, 180.0));
        let right_of_end = Run::rolled(Turn::Left, quarter(35.0, Turn::Left), 10.0).end(start(), &SMALL);
        assert_eq!(right_of_end, Pose::from_mm(445.0, 565.0, 180.0));
        let other = Run::rolled(Turn::Right, quarter(62.5, Turn::Right), 0.0).end(start(), &SMALL);
        assert_eq!(other, Pose::from_mm(582.5, 582.5, 180.0));
    }

    #[test]
    fn a_small_piece_dropped_behind() {
        let socket = Socket { at: Point::new(0.0, 12.0), heading: Angle::ZERO };
        let drop = Run::backward(straight(40.0)).end_of(start(), &SMALL, &socket);
        assert_eq!(drop.pose(), Pose::from_mm(500.0, 428.0, 0.0));
        let launch = Run::forward(straight(200.0)).end_of(start(), &SMALL, &socket);
        assert_eq!(launch.pose(), Pose::from_mm(500.0, 732.0, 180.0));
    }

    #[test]
    fn the_template_covers_its_middle_line() {
        let run = Run::forward(quarter(35.0, Turn::Left));
        let shape = run.template_shape(start(), &SMALL, 20.0);
        assert!(shape.contains(Point::new(490.1, 520.1)) && shape.contains(Point::new(465.1, 564.9)));
        assert!(!shape.contains(Point::new(510.1, 520.1)) && !shape.contains(Point::new(465.0, 540.0)));
        let Template::Curve { angle, .. } = run.template.up_to(35.0 * core::f64::consts::FRAC_PI_4) else {
            panic!()
        };
        assert_eq!(angle, Angle::from_degrees(45.0));
    }
}
