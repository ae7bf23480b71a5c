//! How far each joint of the manoeuvre tool may be turned.

use broadside_table::TOOL_JOINTS;

use crate::facts::{SpeedChart, measures};

/// Clicks of each joint, the first joint first: positive clicks turn right. Joints beyond the speed stay at zero.
pub type Clicks = [i8; TOOL_JOINTS];

/// The yaw of each joint at one speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yaws {
    yaws: [u8; TOOL_JOINTS],
    speed: u8,
}

impl Yaws {
    /// What the chart shows for this speed (armada.yaw.03); `None` for a speed that is not on it.
    pub fn of(chart: &SpeedChart, speed: u8) -> Option<Yaws> {
        let row = chart.clicks(speed);
        if row.is_empty() && speed != 0 {
            return None;
        }
        let mut yaws = [0; TOOL_JOINTS];
        yaws[..row.len()].copy_from_slice(row);
        Some(Yaws { yaws, speed })
    }

    /// The speed, which is the number of joints.
    pub fn speed(&self) -> u8 {
        self.speed
    }

    /// The yaw of each joint.
    pub fn joints(&self) -> &[u8] {
        &self.yaws[..usize::from(self.speed)]
    }

    /// The same yaws with one joint's (counted from 0) raised by one; II stays II (armada.yaw.04, armada.yaw.05).
    #[must_use]
    pub fn raised(mut self, joint: usize) -> Yaws {
        if joint < usize::from(self.speed) && self.yaws[joint] < measures::TOOL_CLICKS as u8 {
            self.yaws[joint] += 1;
        }
        self
    }

    /// The same yaws with one joint's (counted from 0) lowered by one; – stays –.
    #[must_use]
    pub fn lowered(mut self, joint: usize) -> Yaws {
        if joint < usize::from(self.speed) {
            self.yaws[joint] = self.yaws[joint].saturating_sub(1);
        }
        self
    }

    /// Whether every joint is turned by no more than its yaw, to either side (armada.ship-movement.02, armada.yaw.02).
    pub fn allows(&self, clicks: &Clicks) -> bool {
        clicks.iter().zip(&self.yaws).all(|(clicks, &yaw)| clicks.unsigned_abs() <= yaw)
    }

    /// Every course: each joint from its yaw to the left to its yaw to the right, the last joint fastest.
    pub fn courses(self) -> impl Iterator<Item = Clicks> {
        let ways = self.yaws.map(|yaw| 2 * usize::from(yaw) + 1);
        (0..ways.iter().product()).map(move |mut rest: usize| {
            let mut clicks = [0; TOOL_JOINTS];
            for joint in (0..TOOL_JOINTS).rev() {
                clicks[joint] = (rest % ways[joint]) as i8 - self.yaws[joint] as i8;
                rest /= ways[joint];
            }
            clicks
        })
    }
}
