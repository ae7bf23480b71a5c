//! The templates, and the maneuvers that use them.

use broadside_table::{Angle, BaseEdge, Frame, Run, Shape, Template as Line, Turn};

use super::measures::{BANKS, STRAIGHT, STRAIGHT_SPEEDS, TEMPLATE_WIDTH, TURNS};
use crate::facts::Bearing;

/// A maneuver template. A left and a right one of the same speed are different templates (xwing.template.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Template {
    /// Straight or to which side.
    pub bend: Bend,
    /// The speed that is printed on it.
    pub speed: u8,
}

/// How a template bends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Bend {
    /// Not at all.
    Straight,
    /// By 45° to the left.
    BankLeft,
    /// By 45° to the right.
    BankRight,
    /// By 90° to the left.
    TurnLeft,
    /// By 90° to the right.
    TurnRight,
}

impl Template {
    /// The template of this speed; `None` when there is no such template.
    pub fn new(bend: Bend, speed: u8) -> Option<Template> {
        let most = match bend {
            Bend::Straight => STRAIGHT_SPEEDS,
            _ => BANKS.len() as u8,
        };
        (1..=most).contains(&speed).then_some(Template { bend, speed })
    }

    /// A straight template.
    pub const fn straight(speed: u8) -> Template {
        Template { bend: Bend::Straight, speed }
    }

    /// Its middle line.
    pub fn line(self) -> Line {
        let place = usize::from(self.speed.max(1)) - 1;
        let curve = |radii: &[f64; 3], angle, turn| Line::Curve { radius: radii[place.min(2)], angle, turn };
        let eighth = Angle(Angle::QUARTER.0 / 2);
        match self.bend {
            Bend::Straight => Line::Straight { length: STRAIGHT * f64::from(self.speed) },
            Bend::BankLeft => curve(&BANKS, eighth, Turn::Left),
            Bend::BankRight => curve(&BANKS, eighth, Turn::Right),
            Bend::TurnLeft => curve(&TURNS, Angle::QUARTER, Turn::Left),
            Bend::TurnRight => curve(&TURNS, Angle::QUARTER, Turn::Right),
        }
    }

    /// What it covers when its near end lies at `start`.
    pub fn shape(self, start: &Frame) -> Shape<'static> {
        self.line().shape(start, TEMPLATE_WIDTH)
    }
}

/// How a maneuver goes: its bearing and direction, sideslips included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Course {
    /// A bearing of a dial.
    Dial(Bearing),
    /// A sideslip with the left bank template, which leads to the right (xwing.sideslip.05).
    SideslipBankLeft,
    /// A sideslip with the right bank template.
    SideslipBankRight,
    /// A sideslip with the left turn template.
    SideslipTurnLeft,
    /// A sideslip with the right turn template.
    SideslipTurnRight,
}

/// What a ship does: a course at a speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Maneuver {
    /// How it goes.
    pub course: Course,
    /// Speed, 0 to 5.
    pub speed: u8,
}

/// How the ship lies at the end of a maneuver that it fully executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With the guides opposite to those it left by on the template.
    Plain,
    /// With its front guides on the template (xwing.bearing.09, xwing.bearing.10).
    About,
    /// Rolled to this side, in one of three positions (xwing.bearing.11, xwing.bearing.12, xwing.bearing.13).
    Rolled(Turn),
}

/// How a maneuver is laid out: the edge at which the template is set, the template and the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Against which edge of the base the template is put.
    pub leave: BaseEdge,
    /// The template.
    pub template: Template,
    /// How the ship lies at its end.
    pub ending: Ending,
}

impl Layout {
    /// The move with which the maneuver is partially executed: the basic one with that template (xwing.bearing.14).
    pub fn basic(&self) -> Run {
        Run { leave: self.leave, template: self.template.line(), arrive: self.leave.opposite(), shift: 0.0 }
    }
}

impl From<Bearing> for Course {
    fn from(bearing: Bearing) -> Course {
        Course::Dial(bearing)
    }
}

impl Maneuver {
    /// A maneuver of a dial.
    pub fn new(bearing: Bearing, speed: u8) -> Maneuver {
        Maneuver { course: bearing.into(), speed }
    }

    /// Whether the ship stays where it is (xwing.bearing.15).
    pub fn is_stationary(self) -> bool {
        self.course == Course::Dial(Bearing::Stationary)
    }

    /// Whether it begins from the front guides (xwing.bearing.03, xwing.bearing.20, xwing.bearing.24,
    /// xwing.bearing.26). A sideslip begins at a side.
    pub fn is_forward(self) -> bool {
        self.layout().is_some_and(|layout| layout.leave == BaseEdge::Front)
    }

    /// How it is laid out; `None` for a stationary one and where there is no such template. There is no bank of speed 0
    /// for a standard ship (xwing.bearing.74).
    pub fn layout(self) -> Option<Layout> {
        use BaseEdge::{Front, Left, Rear, Right};
        use Bend::{BankLeft, BankRight, Straight, TurnLeft, TurnRight};
        use Ending::{About, Plain, Rolled};
        let (leave, bend, ending) = match self.course {
            Course::Dial(bearing) => match bearing {
                Bearing::Straight => (Front, Straight, Plain),
                Bearing::BankLeft => (Front, BankLeft, Plain),
                Bearing::BankRight => (Front, BankRight, Plain),
                Bearing::TurnLeft => (Front, TurnLeft, Plain),
                Bearing::TurnRight => (Front, TurnRight, Plain),
                Bearing::KoiogranTurn => (Front, Straight, About),
                Bearing::SegnorsLoopLeft => (Front, BankLeft, About),
                Bearing::SegnorsLoopRight => (Front, BankRight, About),
                Bearing::TallonRollLeft => (Front, TurnLeft, Rolled(Turn::Left)),
                Bearing::TallonRollRight => (Front, TurnRight, Rolled(Turn::Right)),
                Bearing::Stationary => return None,
                Bearing::ReverseStraight => (Rear, Straight, Plain),
                // To the ship's left is to the right of who travels backward.
                Bearing::ReverseBankLeft => (Rear, BankRight, Plain),
                Bearing::ReverseBankRight => (Rear, BankLeft, Plain),
            },
            Course::SideslipBankLeft => (Right, BankLeft, Plain),
            Course::SideslipBankRight => (Left, BankRight, Plain),
            Course::SideslipTurnLeft => (Right, TurnLeft, Plain),
            Course::SideslipTurnRight => (Left, TurnRight, Plain),
        };
        Some(Layout { leave, template: Template::new(bend, self.speed)?, ending })
    }
}
