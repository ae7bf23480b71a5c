//! Outlines of obstacles and devices against what was measured on the traced templates, and remotes against their cards.

use crate::exceptions::OUTLINES_TAKEN;
use crate::report::{Report, charges, facts, list, lower, number, source, text, weapon};
use broadside_table::Point;
use broadside_xwing::facts::{DeviceKind, RemoteStats, fold};
use serde_json::Value;

/// Width, height, area and greatest extent of an outline.
fn measures(corners: &[Point]) -> [f64; 4] {
    let extent = |of: fn(&Point) -> f64| {
        let (least, most) =
            corners.iter().map(of).fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
        most - least
    };
    let next = |at: usize| corners[(at + 1) % corners.len()];
    let area: f64 = corners.iter().enumerate().map(|(at, it)| it.cross(next(at))).sum::<f64>() / 2.0;
    let across = corners.iter().flat_map(|a| corners.iter().map(|b| a.distance(*b))).fold(0.0, f64::max);
    [extent(|it| it.x), extent(|it| it.y), area.abs(), across]
}

/// The measures are those of the traced curves, the corners a simplified outline: they differ by a little over a percent.
fn compare(report: &mut Report, slug: &str, corners: &[Point], theirs: &Value) {
    for (own, field) in measures(corners).into_iter().zip(["wide", "high", "area", "across"]) {
        let measured = theirs[field].as_f64().expect("a measure");
        let near = (own / measured - 1.0).abs() <= WITHIN;
        report.same(slug, &format!("{field} {own:.1} of {measured:.1}"), near, true);
    }
}

const WITHIN: f64 = 0.012;

fn named<'a>(source: &'a [Value], key: &str) -> Option<&'a Value> {
    source.iter().find(|entry| text(entry, "key") == key)
}

#[test]
fn obstacles_have_the_measures_of_their_templates() {
    let (source, devices) = (source("obstacles"), source("devices"));
    let mut report = Report::default();
    let placed = [
        ("blaze", "Cargo"),
        ("electrochaffcloud", "ElectroChaffCloud"),
        ("loosecargo", "Cargo"),
        ("spareparts", "Spare Parts"),
    ];
    for obstacle in facts().obstacles() {
        let slug = &*obstacle.slug;
        let theirs = match placed.iter().find(|(ours, _)| *ours == slug) {
            Some((_, theirs)) => named(&devices, theirs),
            None => named(&source, slug),
        };
        compare(&mut report, slug, &obstacle.corners, theirs.expect("a template"));
        report.same(slug, "placed", obstacle.placed, named(&source, slug).is_none());
    }
    assert_eq!((source.len(), facts().obstacles().len()), (30, 34));
    report.finish(34 * 5);
}

/// The name of a device's template.
fn template<'a>(slug: &str, name: &'a str) -> &'a str {
    let taken = OUTLINES_TAKEN.iter().find(|(device, _)| *device == slug).map(|(_, outline)| *outline);
    match (taken, slug) {
        (Some(outline), _) => outline,
        (_, "cluster-mine") => "Cluster Mine (central)",
        (_, "cluster-mine-side") => "Cluster Mine (side)",
        (_, "concussion-bomb") => "Concussion",
        (_, "ion-bomb") => "Ion Bombs",
        (_, "sensor-buoy") => "Sensor Buoy (Blue) Token",
        (_, "thermal-detonator") => "Thermal Detonators",
        _ => name,
    }
}

#[test]
fn devices_have_the_measures_of_their_templates() {
    let source = source("devices");
    let mut report = Report::default();
    for device in facts().devices() {
        let wanted = template(&device.slug, &device.name);
        let theirs = named(&source, wanted).unwrap_or_else(|| panic!("{wanted}"));
        compare(&mut report, &device.slug, &device.corners, theirs);
        let own = source.iter().any(|entry| fold(text(entry, "key")) == fold(&device.name));
        let taken = OUTLINES_TAKEN.iter().any(|(slug, _)| *slug == &*device.slug);
        assert!(!(own && taken), "{} is measured now; drop the exception", device.slug);
    }
    report.finish(23 * 4);
}

#[test]
fn remotes_equal_their_source() {
    let source = source("upgrades");
    let mut report = Report::default();
    let sides = source.iter().flat_map(|card| list(&card["sides"]));
    for theirs in sides.filter_map(|side| side.get("device")) {
        let name = text(theirs, "name");
        let found = |device: &&broadside_xwing::facts::Device| {
            fold(&device.name)
                == fold(name.strip_suffix("s").filter(|_| name.starts_with("Thermal")).unwrap_or(name))
        };
        let Some(ours) = facts().devices().iter().find(found) else {
            report.same(name, "type", text(theirs, "type"), "Obstacle");
            continue;
        };
        report.same(name, "type", ours.kind, lower::<DeviceKind>(theirs, "type"));
        if ours.kind != DeviceKind::Remote {
            continue;
        }
        let stats = RemoteStats {
            initiative: number(theirs, "initiative") as u8,
            agility: number(theirs, "agility") as u8,
            hull: number(theirs, "hull") as u8,
            charges: charges(theirs.get("charges")),
            attack: weapon(theirs.get("attack")),
        };
        report.same(name, "stats", ours.remote, Some(stats));
    }
    report.finish(19 + 7);
}
