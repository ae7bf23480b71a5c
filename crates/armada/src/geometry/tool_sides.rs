//! On which sides the tool may lie, looked up: that depends on the size class, the speed and the clicks, not on where the
//! ship stands.

use std::sync::OnceLock;

use broadside_table::{Pose, TOOL_JOINTS};

use super::{Clicks, Hull, Maneuver, Measures, Ship, Sides};
use crate::facts::measures::TOOL_CLICKS;

/// The positions of a joint.
const WAYS: usize = 2 * TOOL_CLICKS as usize + 1;

const LEFT: u8 = 1;
const RIGHT: u8 = 2;

/// The free sides of every course, by size class and speed; each list is made when it is first asked for.
#[derive(Debug, Default)]
pub(super) struct ToolSides([[OnceLock<Box<[u8]>>; TOOL_JOINTS]; 4]);

fn place(speed: usize, clicks: &Clicks) -> usize {
    clicks[..speed].iter().fold(0, |place, click| place * WAYS + (click + TOOL_CLICKS) as usize)
}

fn clicks_at(speed: usize, mut place: usize) -> Clicks {
    let mut clicks = [0; TOOL_JOINTS];
    for joint in (0..speed).rev() {
        clicks[joint] = (place % WAYS) as i8 - TOOL_CLICKS;
        place /= WAYS;
    }
    clicks
}

impl Measures {
    /// What [`Maneuver::sides`] finds for a ship with these shapes, at speeds from 1 to 4.
    pub fn sides(&self, hull: &'static Hull, speed: u8, clicks: &Clicks) -> Sides {
        let joints = usize::from(speed);
        let within = clicks.iter().all(|click| click.unsigned_abs() <= TOOL_CLICKS.unsigned_abs());
        if joints == 0 || joints > TOOL_JOINTS || !within {
            return Sides { left: false, right: false };
        }
        let list = self.tool_sides.0[hull.size as usize][joints - 1].get_or_init(|| {
            let ship = Ship::new(hull, Pose::from_mm(0.0, 0.0, 0.0));
            let free = |place| {
                let sides = Maneuver::sides(self, &ship, speed, clicks_at(joints, place));
                (u8::from(sides.left) * LEFT) | (u8::from(sides.right) * RIGHT)
            };
            (0..WAYS.pow(speed.into())).map(free).collect()
        });
        let free = list[place(joints, clicks)];
        Sides { left: free & LEFT != 0, right: free & RIGHT != 0 }
    }
}
