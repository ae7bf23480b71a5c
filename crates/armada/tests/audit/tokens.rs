//! Token shapes against the lines and dots measured on token art.

use crate::report::{Report, faction, facts, float, source, text};
use broadside_armada::facts::{TokenShape, Topology, Zone};
use broadside_table::{Point, Ray};
use serde_json::Value;

/// Widest gap between the two halves of a token, or two tokens of one chassis, as measured.
const LINE: f64 = 0.45;
const DOT: f64 = 0.25;
const SIZE: f64 = 0.11;
const DEGREES: f64 = 0.25;

fn point(value: &Value) -> Point {
    Point::new(float(&value[0]), float(&value[1]))
}

/// The line of ours that a measured line stands for.
fn line(token: &TokenShape, kind: &str, side: &str) -> Option<Ray> {
    let zone = |zone: Zone| &token.zones[zone as usize];
    Some(match (kind, side) {
        ("front", "L") => zone(Zone::Front).left,
        ("front", "R") => zone(Zone::Front).right,
        ("rear", "R") => zone(Zone::Rear).left,
        ("rear", "L") => zone(Zone::Rear).right,
        ("mid", "R") => zone(Zone::Right).right,
        ("mid", "L") => zone(Zone::Left).left,
        ("special", "L") => token.special?[0],
        ("special", "R") => token.special?[1],
        _ => return None,
    })
}

/// How far a point lies off the ray's line.
fn off(ray: Ray, p: Point) -> f64 {
    ray.heading.direction().cross(p - ray.start).abs()
}

#[test]
fn tokens_equal_their_source() {
    let (tokens, ships) = (source("tokens"), source("ships"));
    let mut report = Report::default();
    report.same("tokens", "count", facts().ships().len(), tokens.len());
    for theirs in &ships {
        let (key, side) = (text(theirs, "key"), faction(text(theirs, "faction")));
        let ship = facts().ship_named(text(theirs, "name"), Some(side)).expect("a ship card");
        let measured = tokens.iter().find(|token| text(token, "key") == key).expect("a measured token");
        compare(&mut report, key, facts().token(ship), measured);
    }
    report.finish(66 * 20);
}

fn compare(report: &mut Report, name: &str, token: &TokenShape, measured: &Value) {
    let near = |a: f64, b: f64, most: f64| (a - b).abs() <= most;
    report.same(name, "width", near(token.width, float(&measured["size"][0]), SIZE), true);
    report.same(name, "length", near(token.length, float(&measured["size"][1]), SIZE), true);
    let lines = measured["lines"].as_array().expect("lines");
    let topology = match text(measured, "topology").as_bytes()[0] {
        b'X' => Topology::Cross,
        b'Y' if lines.iter().any(|line| text(line, "line") == "mid") => Topology::Six,
        b'Y' => Topology::Spine,
        _ => Topology::Wedges,
    };
    report.same(name, "topology", token.topology, topology);
    for theirs in lines {
        let (kind, side) = (text(theirs, "line"), text(theirs, "side"));
        let what = format!("{kind} line {side}");
        let Some(ray) = line(token, kind, side) else {
            report.missing(name, &what);
            continue;
        };
        let turn = float(&theirs["angle"]) * if side == "L" { -1.0 } else { 1.0 };
        let gap = (ray.heading.degrees() - turn + 540.0).rem_euclid(360.0) - 180.0;
        report.same(name, &format!("{what} angle ({gap:.2})"), gap.abs() <= DEGREES, true);
        // Both where it leaves the token and where it crosses the axis.
        for p in [point(&theirs["edge"]), Point::new(0.0, theirs.get("axis").map_or(0.0, float))] {
            let gap = off(ray, p);
            report.same(name, &format!("{what} ({gap:.2} mm off)"), gap <= LINE, true);
        }
    }
    report.same(
        name,
        "special",
        token.special.is_some(),
        lines.iter().any(|line| text(line, "line") == "special"),
    );
    // Each measured dot is the targeting point of one zone.
    let dots: Vec<Point> = measured["dots"].as_array().expect("dots").iter().map(point).collect();
    report.same(name, "dots", token.zones.len(), dots.len());
    for zone in &token.zones {
        let gap = dots.iter().map(|dot| dot.distance(zone.target)).fold(f64::INFINITY, f64::min);
        report.same(name, &format!("{:?} dot ({gap:.2} mm off)", zone.zone), gap <= DOT, true);
    }
}
