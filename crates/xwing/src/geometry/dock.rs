//! Deploying a docked ship from its carrier.

use broadside_table::{Angle, Frame, slide_back_from};

use super::execute::{Execution, Position, in_reach, settle};
use super::measures::TEMPLATE_WIDTH;
use super::ship::{Guides, base, footprint};
use super::template::{Ending, Maneuver};
use super::travel::{Met, Spaces, Track, overlapped_ships};
use super::{Set, Ship};
use crate::facts::Size;

/// Why a docked ship does not deploy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeployRefusal {
    /// The maneuver is stationary, a reverse one or a sideslip, or has no template.
    NotForward,
    /// This position of a Tallon Roll lies on a ship, and another one does not.
    PositionBlocked,
    /// It would have to execute partially, and no place on the way is free: deploying fails.
    NoRoom,
}

impl DeployRefusal {
    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            DeployRefusal::NotForward => "xwing.dock.03",
            DeployRefusal::PositionBlocked => "xwing.bearing.72",
            DeployRefusal::NoRoom => "xwing.dock.06",
        }
    }
}

/// Deploys a ship of this size from a pair of its carrier's guides, as though those were its starting position
/// (xwing.dock.04). `carrier` is one of the ships of `spaces`.
pub fn deploy(
    maneuver: Maneuver,
    size: Size,
    carrier: usize,
    guides: Guides,
    position: Position,
    spaces: &Spaces,
) -> Result<Execution, DeployRefusal> {
    let layout = maneuver.layout().filter(|_| maneuver.is_forward()).ok_or(DeployRefusal::NotForward)?;
    let sides = base(size);
    let start = spaces.ships[carrier].at_edge(guides.edge());
    // A ship whose front guides are where the carrier's are.
    let from = start.then(&Frame::new(-sides.socket(layout.leave).at, Angle::ZERO));
    let docked = Ship::new(size, from.pose());
    let line = layout.template.line();
    let track = |line| Track { start, line, width: TEMPLATE_WIDTH };
    let positions: &[Position] =
        if matches!(layout.ending, Ending::Rolled(_)) { &Position::ALL } else { &[position] };
    let (mut overlapped, mut any_free) = (Set::NONE, false);
    for &at in positions {
        let run = layout.run(at);
        let pose = run.end_from(&from, &sides, &sides.socket(run.arrive)).pose();
        let met = overlapped_ships(&docked.moved(pose), spaces.ships);
        if met.is_empty() && at == position {
            return Ok(arrived(settle(&docked, pose, Set::NONE, None, track(line), spaces)));
        }
        any_free |= met.is_empty();
        overlapped = overlapped.and(met);
    }
    if any_free {
        return Err(DeployRefusal::PositionBlocked);
    }
    let (near, shapes) = in_reach(&docked, &layout, spaces.ships);
    let slide = slide_back_from(&layout.basic(), &from, &sides, &footprint(size), &shapes);
    if !overlapped_ships(&docked.moved(slide.pose), spaces.ships).is_empty() {
        return Err(DeployRefusal::NoRoom);
    }
    let part = if slide.touching.is_some() { line.up_to(slide.along) } else { line };
    let last = slide.touching.map(|place| near[place]);
    Ok(arrived(settle(&docked, slide.pose, overlapped, last, track(part), spaces)))
}

/// A ship that comes out of reserve has lain on nothing before.
fn arrived(execution: Execution) -> Execution {
    let new = |met: Met| Met { before: Set::NONE, ..met };
    Execution { obstacles: new(execution.obstacles), devices: new(execution.devices), ..execution }
}
