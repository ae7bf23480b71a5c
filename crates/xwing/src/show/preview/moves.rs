//! Where ships and devices would come to lie.

use broadside_engine::Seat;
use broadside_stage::{Ghost, Note, Outline, Place, Preview, Text, Tone};

use crate::XWingLook;
use crate::board::{Board, Standing};
use crate::facts;
use crate::geometry::{Maneuver, Position, Track};
use crate::scene::{self, Scene};
use crate::show::{ids, names};
use crate::values;
use crate::words::{DeviceNo, Object, ShipNo};

/// The ships whose dials a player sets, in the order in which they are asked for.
pub(super) fn dialled(look: &XWingLook<'_>, seat: Seat) -> Vec<ShipNo> {
    let gets = |at: &ShipNo| {
        let it = look.board.ship(*at);
        it.owner == seat && it.standing == Standing::InPlay && !values::dial(look, *at).is_empty()
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

/// The end of a maneuver, if nothing else moves before: where the ship lies, and what it meets.
pub(super) fn maneuver(look: &XWingLook<'_>, ship: ShipNo, it: facts::Maneuver, preview: &mut Preview) {
    let (game, board) = (look.game, look.board);
    let others = Scene::without(game, board, Some(ship));
    let start = scene::ship(board, ship);
    let maneuver = Maneuver::new(it.bearing, it.speed);
    let Ok(end) = maneuver.execute(&start, Position::Middle, &others.spaces()) else { return };
    let (tool, _) = end.track.as_ref().map(drawn).unwrap_or_default();
    let ships = end.overlapped.iter().map(|at| Object::Ship(others.ship_numbers[at]));
    let obstacles = end.obstacles.affecting().iter().map(|at| Object::Obstacle(others.obstacle_numbers[at]));
    let devices = end.devices.affecting().iter().map(|at| Object::Device(others.device_numbers[at]));
    let met: Vec<Object> = ships.chain(obstacles).chain(devices).collect();
    preview.ghosts.push(Ghost {
        piece: ids::ship(ship),
        path: vec![start.pose.into(), end.pose.into()],
        tool: if tool.points.is_empty() { Vec::new() } else { vec![tool] },
        joints: Vec::new(),
        overlaps: met.iter().map(|object| ids::object(*object)).collect(),
    });
    let mut note = |tone: Tone, text: Text, rule: &str| {
        let text = text.name("ship", names::ship(game, board, ship));
        preview.notes.push(Note::new(tone, text).by(rule).about(ids::ship(ship)));
    };
    for object in &met {
        let (id, rule) = match object {
            Object::Ship(_) => ("xwing-preview-overlaps", "xwing.overlap.01"),
            _ => ("xwing-preview-passes", "xwing.obstacle.11"),
        };
        note(Tone::Bad, Text::new(id).text("other", names::object(game, board, *object)), rule);
    }
    if end.outside.is_some() {
        note(Tone::Bad, Text::new("xwing-preview-outside"), "xwing.flee.01");
    } else if met.is_empty() {
        note(Tone::Good, Text::new("xwing-preview-clear"), "xwing.maneuver.01");
    }
}

/// Ships and devices that would lie elsewhere than now.
pub(super) fn moved(look: &XWingLook<'_>, after: &Board, preview: &mut Preview) {
    let ghost = |object: Object, path: Vec<Place>| Ghost {
        piece: ids::object(object),
        path,
        tool: Vec::new(),
        joints: Vec::new(),
        overlaps: Vec::new(),
    };
    for at in look.board.ships_in_play() {
        let (old, new) = (look.board.ship(at), after.ship(at));
        if new.in_play() && old.pose != new.pose {
            preview.ghosts.push(ghost(Object::Ship(at), vec![old.pose.into(), new.pose.into()]));
        }
    }
    for (at, new) in after.devices.iter().enumerate().filter(|(_, new)| new.in_play) {
        let old = look.board.devices.get(at).filter(|old| old.in_play);
        if old.is_none_or(|old| old.pose != new.pose) {
            let path = old.map(|old| old.pose).into_iter().chain([new.pose]).map(Place::from).collect();
            preview.ghosts.push(ghost(Object::Device(DeviceNo(at as u8)), path));
        }
    }
}
