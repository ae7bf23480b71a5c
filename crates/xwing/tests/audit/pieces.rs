//! Outlines of obstacles and devices against the traced ones, whose y points down.

use crate::exceptions::OUTLINES_TAKEN;
use crate::report::{Report, arc, charges, facts, list, lower, number, source, text};
use broadside_table::Point;
use broadside_xwing::facts::{DeviceKind, RemoteStats, Weapon, fold};
use serde_json::Value;

fn outline(value: &Value) -> Vec<(f64, f64)> {
    let point = |point: &Value| (point[0].as_f64().expect("x"), -point[1].as_f64().expect("y"));
    list(&value["poly_mm"]).iter().map(point).collect()
}

fn ours(corners: &[Point]) -> Vec<(f64, f64)> {
    corners.iter().map(|point| (point.x, point.y)).collect()
}

#[test]
fn obstacles_equal_their_source() {
    let (Some(source), Some(devices)) = (source("obstacles_by_xws_mm.json"), source("devices_mm.json"))
    else {
        return;
    };
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
            Some((_, theirs)) => &devices[*theirs],
            None => &source[slug],
        };
        report.same(slug, "outline", ours(&obstacle.corners), outline(theirs));
        report.same(slug, "placed", obstacle.placed, source.get(slug).is_none());
    }
    assert_eq!(source.as_object().expect("obstacles").len(), 30);
    assert_eq!(facts().obstacles().len(), 34);
    report.finish(68);
}

/// The name of the outline in the source.
fn named<'a>(source: &'a Value, slug: &str, name: &str) -> &'a Value {
    let taken = OUTLINES_TAKEN.iter().find(|(device, _)| *device == slug).map(|(_, outline)| *outline);
    let wanted = match (taken, slug) {
        (Some(outline), _) => outline,
        (_, "cluster-mine") => "Cluster Mine (central)",
        (_, "cluster-mine-side") => "Cluster Mine (side)",
        (_, "concussion-bomb") => "Concussion",
        (_, "ion-bomb") => "Ion Bombs",
        (_, "sensor-buoy") => "Sensor Buoy (Blue) Token",
        (_, "thermal-detonator") => "Thermal Detonators",
        _ => name,
    };
    source.get(wanted).unwrap_or_else(|| panic!("{wanted}"))
}

#[test]
fn outlines_of_devices_equal_their_source() {
    let Some(source) = source("devices_mm.json") else { return };
    let mut report = Report::default();
    for device in facts().devices() {
        let theirs = named(&source, &device.slug, &device.name);
        report.same(&device.slug, "outline", ours(&device.corners), outline(theirs));
        let own = source.as_object().expect("devices").keys().any(|name| fold(name) == fold(&device.name));
        let taken = OUTLINES_TAKEN.iter().any(|(slug, _)| *slug == &*device.slug);
        assert!(!(own && taken), "{} is measured now; drop the exception", device.slug);
    }
    report.finish(23);
}

#[test]
fn remotes_equal_their_source() {
    let Some(source) = source("upgrades.json") else { return };
    let mut report = Report::default();
    let sides = list(&source).iter().flat_map(|card| list(&card["sides"]));
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
        let stat = |kind: &str| list(&theirs["stats"]).iter().find(|stat| stat["type"] == kind);
        let value = |kind| number(stat(kind).expect("a value"), "value") as u8;
        let stats = RemoteStats {
            initiative: number(theirs, "initiative") as u8,
            agility: value("agility"),
            hull: value("hull"),
            charges: charges(theirs.get("charges")),
            attack: stat("attack").map(|it| Weapon {
                arc: arc(text(it, "arc")),
                value: number(it, "value") as u8,
                range: (number(it, "minrange") as u8, number(it, "maxrange") as u8),
                ordnance: it["ordnance"].as_bool().expect("a flag"),
            }),
        };
        report.same(name, "stats", ours.remote, Some(stats));
    }
    report.finish(19 + 7);
}
