//! What a move passes over and lies on at its end.

use arrayvec::ArrayVec;
use broadside_table::{Area, Frame, Shape, Template as Line, closest, overlaps, tolerance};

use super::{Set, Ship, Token};

/// The surroundings of a moving ship.
#[derive(Clone, Copy, Debug)]
pub struct Spaces<'a> {
    /// The other ships.
    pub ships: &'a [Ship],
    /// The obstacles.
    pub obstacles: &'a [Token<'a>],
    /// The devices; an electro-chaff cloud is among the obstacles and among the devices.
    pub devices: &'a [Token<'a>],
    /// The play area.
    pub area: Area,
}

/// Obstacles or devices that a move met, by their places in [`Spaces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// The template lies on them (xwing.move.02).
    pub through: Set,
    /// The final position lies on them (xwing.overlap.01).
    pub overlapped: Set,
    /// The ship lay on them before it moved.
    pub before: Set,
}

impl Met {
    /// Those whose effects the ship suffers: what it ends on, and what it moved through without having lain on it
    /// before (xwing.obstacle.13, xwing.obstacle.14).
    pub fn affecting(&self) -> Set {
        self.overlapped.and(self.through.without(self.before))
    }

    /// Those that it only moved through (xwing.maneuver.08).
    pub fn only_through(&self) -> Set {
        self.through.without(self.overlapped)
    }

    pub(super) fn of(tokens: &[Token], track: Option<&Shape>, before: &Shape, after: &Shape) -> Met {
        let lying = |shape: &Shape| {
            let circle = shape.circle();
            Set::of(tokens.iter().map(|token| token.is_near(circle) && token.meets(shape)))
        };
        Met { through: track.map_or(Set::NONE, lying), overlapped: lying(after), before: lying(before) }
    }
}

/// The part of a template that counts: what lies between a move's start and its end (xwing.obstacle.11, xwing.device.19).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track {
    /// The near end of the template, looking along it.
    pub start: Frame,
    /// Its middle line, as far as it counts.
    pub line: Line,
    /// How wide it is.
    pub width: f64,
}

impl Track {
    /// What it covers; `None` when no part of it counts.
    pub fn shape(&self) -> Option<Shape<'static>> {
        let length = self.line.length();
        (length > tolerance::TOUCH_GAP).then(|| self.line.shape(&self.start, self.width))
    }

    /// How far along the template a piece begins; `None` when the template does not lie on it.
    ///
    /// A longer part of the template lies on whatever a shorter part lies on, so the place is found by halving.
    pub fn first_on(&self, token: &Token) -> Option<f64> {
        let lies_on = |length: f64| token.meets(&self.line.up_to(length).shape(&self.start, self.width));
        let (mut off, mut on) = (0.0, self.line.length());
        if on <= tolerance::TOUCH_GAP || !lies_on(on) {
            return None;
        }
        while on - off > 0.01 {
            let between = (off + on) * 0.5;
            if lies_on(between) { on = between } else { off = between }
        }
        Some(on)
    }
}

/// These pieces in the order in which their effects are resolved: along the template, then those that only the final
/// position lies on, the one nearest to the start first (xwing.obstacle.12).
pub fn in_order(track: Option<&Track>, start: &Ship, tokens: &[Token], of: Set) -> ArrayVec<usize, 64> {
    let mut order: ArrayVec<(f64, usize), 64> = of
        .iter()
        .filter(|&place| place < tokens.len())
        .map(|place| {
            let token = &tokens[place];
            let far = || {
                track.map_or(0.0, |track| track.line.length())
                    + closest(&start.base(), &token.shape()).distance
            };
            (track.and_then(|track| track.first_on(token)).unwrap_or_else(far), place)
        })
        .collect();
    order.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    order.into_iter().map(|(_, place)| place).collect()
}

/// The ships that a ship lies on; guides count on both (xwing.guides.02).
pub(super) fn overlapped_ships(ship: &Ship, ships: &[Ship]) -> Set {
    let footprint = ship.footprint();
    Set::of(ships.iter().map(|other| near(ship, other) && overlaps(&footprint, &other.footprint())))
}

/// The ships that a ship touches or lies on: those at range 0 of it (xwing.range.14, xwing.range.17).
pub fn touched_ships(ship: &Ship, ships: &[Ship]) -> Set {
    Set::of(ships.iter().map(|other| are_touching(ship, other)))
}

/// Whether two ships touch, guides included.
pub fn are_touching(one: &Ship, other: &Ship) -> bool {
    near(one, other) && closest(&one.footprint(), &other.footprint()).distance <= tolerance::TOUCH_GAP
}

/// Whether two ships are so near that they might touch: the circles around both with their guides meet.
#[inline]
fn near(one: &Ship, other: &Ship) -> bool {
    let apart = one.frame().origin - other.frame().origin;
    let reach = one.reach() + other.reach();
    apart.dot(apart) <= reach * reach
}
