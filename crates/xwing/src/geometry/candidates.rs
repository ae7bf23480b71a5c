//! Places to choose from, where the rules leave the choice of a place free.

use broadside_table::{Angle, Outline, Point, Pose};

use super::field::{Edge, Field, Objectives};
use super::measures::BAND;
use super::ship::base;
use super::travel::overlapped_ships;
use super::{Ship, Token};
use crate::facts::Size;

/// Poses on a grid over a rectangle, in each of these facings.
fn grid(low: Point, high: Point, step: f64, facings: u32) -> impl Iterator<Item = Pose> {
    let count = move |length: f64| if length < 0.0 { 0 } else { (length / step) as u32 + 1 };
    let (columns, rows) = (count(high.x - low.x), count(high.y - low.y));
    (0..columns).flat_map(move |column| {
        (0..rows).flat_map(move |row| {
            (0..facings).map(move |turn| {
                let (x, y) = (low.x + step * f64::from(column), low.y + step * f64::from(row));
                Pose {
                    facing: Angle((u64::from(turn) * (1 << 32) / u64::from(facings)) as u32),
                    ..Pose::from_mm(x, y, 0.0)
                }
            })
        })
    })
}

impl Field {
    /// Poses all over the play area, so many millimetres apart, facing either edge.
    pub fn grid(&self, step: f64) -> impl Iterator<Item = Pose> + use<> {
        let area = self.area;
        let along = move |low: f64, high: f64| {
            (1..).map(move |at| low + step * f64::from(at)).take_while(move |it| *it < high)
        };
        along(area.low.x, area.high.x).flat_map(move |x| {
            along(area.low.y, area.high.y)
                .flat_map(move |y| [0.0, 180.0].map(|degrees| Pose::from_mm(x, y, degrees)))
        })
    }

    /// Pushes places where a ship may be deployed: facing the opponent, or up to half a quarter to either side, in columns of this
    /// step.
    pub fn ship_places(&self, edge: Edge, size: Size, ships: &[Ship], step: f64, places: &mut Vec<Pose>) {
        let half = base(size).length * 0.5;
        let area = self.area;
        for degrees in [0.0, -45.0, 45.0, -22.5, 22.5] {
            let pose = |x: f64, y: f64| match edge {
                Edge::Lower => Pose::from_mm(x, area.low.y + y, degrees),
                Edge::Upper => Pose::from_mm(x, area.high.y - y, degrees + 180.0),
            };
            // As far ahead as the zone allows, or as far back: how far its base reaches behind its middle is the same in every column.
            let still = Ship::new(size, pose(area.low.x, BAND));
            let reach = BAND - self.to_edge(edge, &still.base()).distance;
            let guides = reach + if degrees == 0.0 { 2.5 } else { 0.0 };
            for back in [false, true] {
                let y = if back || reach * 2.0 > BAND { guides } else { BAND - reach };
                // Away from the sides every column is as deep in the zone as the middle one.
                let middle = Ship::new(size, pose((area.low.x + area.high.x) * 0.5, y));
                if self.in_zone(edge, &middle).is_err() {
                    continue;
                }
                let (left, right) = (area.low.x + middle.reach(), area.high.x - middle.reach());
                let mut x = area.low.x + half + 3.0;
                while x <= area.high.x - half - 3.0 {
                    let place = pose(x, y);
                    let ship = Ship::new(size, place);
                    let in_zone = (left < x && x < right) || self.in_zone(edge, &ship).is_ok();
                    if in_zone && overlapped_ships(&ship, ships).is_empty() {
                        places.push(place);
                    }
                    x += step;
                }
            }
        }
    }

    /// Pushes places where an obstacle may be placed, on a grid of this step, in eight facings.
    pub fn obstacle_places(
        &self,
        outline: &Outline,
        obstacles: &[Token],
        objectives: &[Token],
        step: f64,
        places: &mut Vec<Pose>,
    ) {
        let inset = Point::new(2.0 * BAND, 2.0 * BAND);
        let open =
            |pose: &Pose| self.place_obstacle(&Token::new(outline, *pose), obstacles, objectives).is_ok();
        places.extend(grid(self.area.low + inset, self.area.high - inset, step, 8).filter(open));
    }

    /// Pushes places where a player may place an objective, on a grid of this step, unturned.
    pub fn objective_places(
        &self,
        of: Objectives,
        edge: Edge,
        own: bool,
        placed: &[Token],
        step: f64,
        places: &mut Vec<Pose>,
    ) {
        let open =
            |pose: &Pose| self.place_objective(of, edge, own, &Token::objective(*pose), placed).is_ok();
        places.extend(grid(self.area.low, self.area.high, step, 1).filter(open));
    }

    /// Pushes places where a supply cache may be put down that a ship jettisons, on a grid of this step.
    pub fn cache_places(&self, from: &Ship, ships: &[Ship], step: f64, places: &mut Vec<Pose>) {
        let reach = Point::new(200.0, 200.0);
        let middle = from.frame().origin;
        let open = |pose: &Pose| {
            let cache = Token::objective(*pose);
            // What lies farther off than range 1 need not be measured.
            cache.is_near((middle, BAND + from.reach())) && self.place_cache(&cache, from, ships).is_ok()
        };
        places.extend(grid(middle - reach, middle + reach, step, 1).filter(open));
    }
}
