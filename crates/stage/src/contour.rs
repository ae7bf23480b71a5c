//! Borders of areas that are known only point by point: where something may be placed.

use std::collections::HashMap;

use crate::scene::Outline;

/// How often a border is searched for between a point inside and a point outside.
const HALVINGS: u32 = 7;
/// How far a border may be from the straight line that is drawn for it, in millimetres.
const STRAIGHT: f64 = 0.4;

/// The points of a grid over a rectangle, with a margin of one around it that never belongs to the area.
struct Grid<'a> {
    low: [f64; 2],
    step: f64,
    columns: usize,
    rows: usize,
    inside: Vec<bool>,
    holds: &'a mut dyn FnMut([f64; 2]) -> bool,
}

/// An edge between two neighbouring points of the grid: from a point to the right, or upward.
type Edge = (usize, usize, bool);

impl Grid<'_> {
    fn at(&self, column: usize, row: usize) -> [f64; 2] {
        let along = |low: f64, count: usize| low + (count as f64 - 1.0) * self.step;
        [along(self.low[0], column), along(self.low[1], row)]
    }

    fn is_inside(&self, column: usize, row: usize) -> bool {
        self.inside[row * self.columns + column]
    }

    /// Where the border crosses an edge.
    fn crossing(&mut self, (column, row, upward): Edge) -> [f64; 2] {
        let (from, to) =
            (self.at(column, row), self.at(column + usize::from(!upward), row + usize::from(upward)));
        let (mut inner, mut outer) = if self.is_inside(column, row) { (from, to) } else { (to, from) };
        for _ in 0..HALVINGS {
            let middle = [(inner[0] + outer[0]) / 2.0, (inner[1] + outer[1]) / 2.0];
            if (self.holds)(middle) { inner = middle } else { outer = middle }
        }
        inner
    }

    /// The pieces of border in a cell, each with the area to its left.
    fn cell(&self, column: usize, row: usize) -> impl Iterator<Item = (Edge, Edge)> + use<> {
        let (bottom, top) = ((column, row, false), (column, row + 1, false));
        let (left, right) = ((column, row, true), (column + 1, row, true));
        let corner = |right: usize, up: usize| usize::from(self.is_inside(column + right, row + up));
        let which = corner(0, 0) | corner(1, 0) << 1 | corner(1, 1) << 2 | corner(0, 1) << 3;
        let lines: [Option<(Edge, Edge)>; 2] = match which {
            1 => [Some((bottom, left)), None],
            2 => [Some((right, bottom)), None],
            3 => [Some((right, left)), None],
            4 => [Some((top, right)), None],
            5 => [Some((bottom, left)), Some((top, right))],
            6 => [Some((top, bottom)), None],
            7 => [Some((top, left)), None],
            8 => [Some((left, top)), None],
            9 => [Some((bottom, top)), None],
            10 => [Some((right, bottom)), Some((left, top))],
            11 => [Some((right, top)), None],
            12 => [Some((left, right)), None],
            13 => [Some((bottom, right)), None],
            14 => [Some((left, bottom)), None],
            _ => [None, None],
        };
        lines.into_iter().flatten()
    }
}

/// The borders of the part of a rectangle where something holds, found on a grid and then exactly. The area is to the left of
/// each border, so that holes run the other way round than what is around them. What is smaller than a cell of the grid may be missed.
pub fn contours(
    low: [f64; 2],
    high: [f64; 2],
    step: f64,
    holds: &mut dyn FnMut([f64; 2]) -> bool,
) -> Vec<Outline> {
    let count = |from: f64, to: f64| ((to - from) / step).ceil().max(0.0) as usize + 3;
    let (columns, rows) = (count(low[0], high[0]), count(low[1], high[1]));
    let within = |[x, y]: [f64; 2]| x >= low[0] && x <= high[0] && y >= low[1] && y <= high[1];
    let mut holds = |point: [f64; 2]| within(point) && holds(point);
    let mut grid = Grid { low, step, columns, rows, inside: Vec::new(), holds: &mut holds };
    for row in 0..rows {
        for column in 0..columns {
            let point = grid.at(column, row);
            let inside = (grid.holds)(point);
            grid.inside.push(inside);
        }
    }
    let cells = (0..grid.rows - 1).flat_map(|row| (0..columns - 1).map(move |column| (column, row)));
    let mut next: HashMap<Edge, Edge> = cells.flat_map(|(column, row)| grid.cell(column, row)).collect();
    let mut starts: Vec<Edge> = next.keys().copied().collect();
    starts.sort_unstable();
    let mut found = Vec::new();
    for start in starts {
        let mut points = Vec::new();
        let mut at = start;
        while let Some(following) = next.remove(&at) {
            points.push(grid.crossing(at));
            at = following;
        }
        let points = simplified(&points);
        if points.len() > 2 {
            found.push(Outline { points, ..Outline::default() });
        }
    }
    found
}

/// A closed line without the points that lie on the straight line between their neighbours.
fn simplified(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut kept: Vec<[f64; 2]> = Vec::new();
    for (at, point) in points.iter().enumerate() {
        let next = points[(at + 1) % points.len()];
        let Some(last) = kept.last() else {
            kept.push(*point);
            continue;
        };
        let (along, aside) =
            ([next[0] - last[0], next[1] - last[1]], [point[0] - last[0], point[1] - last[1]]);
        let length = along[0].hypot(along[1]);
        let off =
            if length > 0.0 { (along[0] * aside[1] - along[1] * aside[0]).abs() / length } else { f64::MAX };
        if off > STRAIGHT {
            kept.push(*point);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::contours;

    /// Twice the area, positive where the border runs counterclockwise.
    fn area(points: &[[f64; 2]]) -> f64 {
        let next = points.iter().cycle().skip(1);
        points.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f64>() / 2.0
    }

    #[test]
    fn a_ring_has_two_borders_and_its_hole_runs_the_other_way_round() {
        let mut ring = |[x, y]: [f64; 2]| (100.0..=200.0).contains(&(x - 300.0).hypot(y - 300.0));
        let found = contours([0.0, 0.0], [600.0, 600.0], 14.0, &mut ring);
        let mut areas: Vec<f64> = found.iter().map(|outline| area(&outline.points)).collect();
        areas.sort_by(f64::total_cmp);
        let disc = |radius: f64| std::f64::consts::PI * radius * radius;
        assert_eq!(areas.len(), 2);
        assert!((areas[0] + disc(100.0)).abs() < disc(100.0) * 0.02, "{areas:?}");
        assert!((areas[1] - disc(200.0)).abs() < disc(200.0) * 0.02, "{areas:?}");
        let on = |[x, y]: [f64; 2]| {
            let away = (x - 300.0).hypot(y - 300.0);
            (away - 100.0).abs().min((away - 200.0).abs()) < 0.3
        };
        assert!(found.iter().flat_map(|outline| &outline.points).all(|point| on(*point)));
    }

    #[test]
    fn an_area_ends_with_the_rectangle_that_is_looked_at() {
        let found = contours([10.0, 20.0], [110.0, 70.0], 15.0, &mut |_| true);
        assert_eq!(found.len(), 1);
        assert!((area(&found[0].points) - 5000.0).abs() < 60.0, "{:?}", found[0].points);
        assert!(contours([0.0, 0.0], [50.0, 50.0], 10.0, &mut |_| false).is_empty());
    }
}
