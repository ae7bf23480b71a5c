//! Where ships and devices would come to lie.

use arrayvec::ArrayVec;
use broadside_engine::Seat;
use broadside_stage::{Ghost, Note, Outline, Place, Preview, Text, Tone};
use broadside_table::{Frame, Pose};
use broadside_xwing::XWingLook;
use broadside_xwing::board::{Board, Standing};
use broadside_xwing::facts;
use broadside_xwing::geometry::measures::TEMPLATE_WIDTH;
use broadside_xwing::geometry::{Maneuver, Met, Placing, Position, Set, Template, Track, ships_on};
use broadside_xwing::scene::{self, Scene};
use broadside_xwing::steps::{ExecuteManeuver, ManeuverKind, Step, asked_about, tractor_places};
use broadside_xwing::values;
use broadside_xwing::words::{DeviceNo, Laying, Object, Placement, ShipNo, Thing, UpgradeNo, Way};

use super::sight;
use crate::{ids, names};

/// The ships whose dials a player sets, in the order in which they are asked for.
pub(super) fn dialled(look: &XWingLook<'_>, seat: Seat) -> Vec<ShipNo> {
    let gets = |at: &ShipNo| {
        let it = look.board.ship(*at);
        look.board.controls(seat, *at)
            && it.standing == Standing::InPlay
            && !values::dial(look, *at).is_empty()
    };
    look.board.all_ships().filter(gets).collect()
}

/// How finely a template is drawn, in millimetres along it.
const FINE: f64 = 8.0;

/// A template from end to end: its two sides, and the way along its middle.
fn drawn(track: &Track) -> (Outline, Vec<Place>) {
    let length = track.line.length();
    let steps = (length / FINE).ceil().max(1.0) as usize;
    let half = track.width / 2.0;
    let (mut left, mut right, mut way) = (Vec::new(), Vec::new(), Vec::new());
    for step in 0..=steps {
        let end = track.line.up_to(length * step as f64 / steps as f64).end(&track.start);
        left.push(end.to_table(broadside_table::Point::new(-half, 0.0)));
        right.push(end.to_table(broadside_table::Point::new(half, 0.0)));
        way.push(end.pose().into());
    }
    left.extend(right.into_iter().rev());
    (Outline::polygon(left), way)
}

/// What a move meets, and how it is told.
struct Meets<'a> {
    look: &'a XWingLook<'a>,
    ship: ShipNo,
}

impl Meets<'_> {
    fn note(&self, tone: Tone, text: Text, rule: &str) -> Note {
        let text = text.name("ship", names::ship(self.look.game, self.look.board, self.ship));
        Note::new(tone, text).by(rule).about(ids::ship(self.ship))
    }

    fn ghost(&self, to: Pose, track: Option<&Track>, met: &[Object], preview: &mut Preview) {
        let (tool, _) = track.map(drawn).unwrap_or_default();
        preview.ghosts.push(Ghost {
            piece: ids::ship(self.ship),
            path: vec![self.look.board.ship(self.ship).pose.into(), to.into()],
            tool: if tool.points.is_empty() { Vec::new() } else { vec![tool] },
            joints: Vec::new(),
            overlaps: met.iter().map(|object| ids::object(*object)).collect(),
        });
    }

    /// Says what is met, once each; that nothing is where there is nothing.
    fn tell(&self, met: &[Object], outside: bool, clear: &str, preview: &mut Preview) {
        let mut notes = Vec::new();
        for object in met {
            let (id, rule) = match object {
                Object::Ship(_) => ("xwing-preview-overlaps", "xwing.overlap.01"),
                _ => ("xwing-preview-passes", "xwing.obstacle.11"),
            };
            let other = names::object(self.look.game, self.look.board, *object);
            notes.push(self.note(Tone::Bad, Text::new(id).text("other", other), rule));
        }
        if outside {
            notes.push(self.note(Tone::Bad, Text::new("xwing-preview-outside"), "xwing.flee.01"));
        } else if met.is_empty() {
            notes.push(self.note(Tone::Good, Text::new("xwing-preview-clear"), clear));
        }
        for note in notes {
            if !preview.notes.contains(&note) {
                preview.notes.push(note);
            }
        }
    }
}

/// The objects of a scene that a move overlaps or moves through.
fn objects(scene: &Scene, ships: Set, obstacles: &Met, devices: &Met) -> Vec<Object> {
    let ships = ships.iter().map(|at| Object::Ship(scene.ship_numbers[at]));
    let obstacles = obstacles.affecting().iter().map(|at| Object::Obstacle(scene.obstacle_numbers[at]));
    let devices = devices.affecting().iter().map(|at| Object::Device(scene.device_numbers[at]));
    ships.chain(obstacles).chain(devices).collect()
}

/// The ends of a maneuver, if nothing else moves before: where the ship lies, and what it meets. A Tallon Roll has three.
pub(super) fn maneuver(look: &XWingLook<'_>, ship: ShipNo, it: facts::Maneuver, preview: &mut Preview) {
    // What a ship cannot execute it does not fly.
    let flown = ExecuteManeuver::attempt(look, ship, it, ManeuverKind::Dial).maneuver();
    if flown != it {
        let meets = Meets { look, ship };
        preview.notes.push(meets.note(Tone::Bad, Text::new("xwing-preview-stressed"), "xwing.maneuver.10"));
    }
    let course = Maneuver::new(flown.bearing, flown.speed);
    let positions = course.layout().map_or(&[Position::Middle] as &[Position], |layout| layout.positions());
    for position in positions {
        executed(look, ship, course, *position, preview);
    }
}

fn executed(look: &XWingLook<'_>, ship: ShipNo, course: Maneuver, position: Position, preview: &mut Preview) {
    let others = Scene::without(look.game, look.board, Some(ship));
    let start = scene::ship(look.board, ship);
    let Ok(end) = course.execute(&start, position, &others.spaces()) else { return };
    let met = objects(&others, end.overlapped, &end.obstacles, &end.devices);
    let meets = Meets { look, ship };
    meets.ghost(end.pose, end.track.as_ref(), &met, preview);
    meets.tell(&met, end.outside.is_some(), "xwing.maneuver.01", preview);
    if position == Position::Middle && end.outside.is_none() {
        sight::tell(look, ship, end.pose, preview);
    }
}

/// Where a ship would come to lie that boosts, rolls, decloaks, is tractored or ends a Tallon Roll.
pub(super) fn declared(
    look: &XWingLook<'_>,
    way: Option<Way>,
    placement: Option<Placement>,
    preview: &mut Preview,
) {
    let Some(ship) = asked_about(look).and_then(Thing::ship) else { return };
    let places = look.core.procedures().find_map(|(_, step)| match step {
        Step::Reposition(it) => Some(it.ends(look, way)),
        Step::TractorMove(it) => Some(tractor_places(look, ship, way.unwrap_or(it.way()))),
        Step::Maneuver(it) => {
            let it = it.maneuver();
            let positions = Position::ALL.into_iter();
            let wanted = positions.filter(|position| placement == Some(Placement::from(*position)));
            for position in wanted {
                executed(look, ship, Maneuver::new(it.bearing, it.speed), position, preview);
            }
            Some(ArrayVec::new())
        }
        _ => None,
    });
    let others = Scene::without(look.game, look.board, Some(ship));
    let meets = Meets { look, ship };
    let is_wanted =
        |place: &Placing| placement.is_none_or(|wanted| Placement::from(place.position) == wanted);
    let places: Vec<Placing> = places.into_iter().flatten().filter(is_wanted).collect();
    // Places that are refused are told only where there is no other.
    let open = places.iter().any(|place| place.refusal.is_none());
    for place in places.iter().filter(|place| !open || place.refusal.is_none()) {
        let met = objects(&others, place.ships, &place.obstacles, &place.devices);
        meets.ghost(place.pose, Some(&place.track), &met, preview);
        meets.tell(&met, place.outside.is_some(), "xwing.move.01", preview);
        if place.refusal.is_none() && (places.len() == 1 || place.position == Position::Middle) {
            sight::tell(look, ship, place.pose, preview);
        }
        if place.refusal.is_some() {
            let note = meets.note(Tone::Bad, Text::new("xwing-preview-fails"), "xwing.move.01");
            if !preview.notes.contains(&note) {
                preview.notes.push(note);
            }
        }
    }
}

/// The template with which a device is placed, from the ship that places it.
fn laid(look: &XWingLook<'_>, upgrade: UpgradeNo, laying: Laying) -> Option<Outline> {
    let ship = scene::ship(look.board, look.board.upgrade(upgrade).ship);
    let line = Template::new(laying.bend, laying.speed)?.line();
    let (outline, _) = drawn(&Track { start: ship.at_edge(laying.how.edge()), line, width: TEMPLATE_WIDTH });
    Some(outline)
}

/// Ships and devices that would lie elsewhere than now; of a device that is new its outline, since no piece shows it yet.
pub(super) fn moved(look: &XWingLook<'_>, after: &Board, laying: Option<Laying>, preview: &mut Preview) {
    let ghost = |object: Object, path: Vec<Place>, tool: Vec<Outline>, overlaps: Vec<String>| Ghost {
        piece: ids::object(object),
        path,
        tool,
        joints: Vec::new(),
        overlaps,
    };
    for at in look.board.ships_in_play() {
        let (old, new) = (look.board.ship(at), after.ship(at));
        if new.in_play() && old.pose != new.pose {
            let path = vec![old.pose.into(), new.pose.into()];
            preview.ghosts.push(ghost(Object::Ship(at), path, Vec::new(), Vec::new()));
        }
    }
    let upgrade = asked_about(look).and_then(|thing| match thing {
        Thing::Upgrade(upgrade) => Some(upgrade),
        _ => None,
    });
    let mut template = upgrade.zip(laying).and_then(|(upgrade, laying)| laid(look, upgrade, laying));
    for (at, new) in after.devices.iter().enumerate().filter(|(_, new)| new.in_play) {
        let old = look.board.devices.get(at).filter(|old| old.in_play);
        if old.is_some_and(|old| old.pose == new.pose) {
            continue;
        }
        let number = DeviceNo(at as u8);
        let token = scene::device(look.game, after, number);
        let scene = Scene::of(look.game, after);
        let under: Vec<Object> = scene.ships_of(ships_on(&token, &scene.ships)).map(Object::Ship).collect();
        let mut tool: Vec<Outline> = template.take().into_iter().collect();
        if old.is_none() {
            let corners = look.game.facts[new.id].corners.iter();
            let frame = Frame::from(new.pose);
            tool.push(Outline::polygon(corners.map(|corner| frame.to_table(*corner))));
        }
        for object in &under {
            let id = "xwing-preview-under";
            let other = names::object(look.game, look.board, *object);
            let device = names::object(look.game, after, Object::Device(number));
            let text = Text::new(id).text("device", device).text("other", other);
            preview.notes.push(Note::new(Tone::Warn, text).by("xwing.device.14"));
        }
        let path = old.map(|old| old.pose).into_iter().chain([new.pose]).map(Place::from).collect();
        let overlaps = under.iter().map(|object| ids::object(*object)).collect();
        preview.ghosts.push(ghost(Object::Device(number), path, tool, overlaps));
    }
}
