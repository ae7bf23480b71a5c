//! The physical measures, in millimetres. Sources: the rules, and measurements compared in `geometry.md`.

use super::{Edition, Size};
use broadside_table::{Angle, Joints};

/// One foot (armada.range-and-distance.08).
pub const FOOT: f64 = 304.8;

/// The ends of close, medium and long range (range side of the ruler). Four measurements within 0.7; long is 12 inches.
pub const RANGE: [f64; 3] = [123.3, 186.5, 304.8];

/// The ends of distance 1 to 5 (distance side of the ruler). Distance 1 is the least certain: others read 74.7 and 76.7.
pub const DISTANCE: [f64; 5] = [76.5, 124.5, 185.5, 245.5, 304.8];

/// How long the range ruler is (12 inches).
pub const RULER_LENGTH: f64 = FOOT;

/// How wide the range ruler is; one edge measures, so no rule reads this.
pub const RULER_WIDTH: f64 = 25.4;

/// The standard play area, 6' by 3' (armada.setup.02): width along the players' edges, depth between them.
pub const PLAY_AREA: (f64, f64) = (6.0 * FOOT, 3.0 * FOOT);

/// The setup area, 4' by 3' in the centre of the play area (armada.setup-area.02).
pub const SETUP_AREA: (f64, f64) = (4.0 * FOOT, 3.0 * FOOT);

/// The play area with only the core set, which is its setup area too (armada.core-set.05, armada.setup-area.03).
pub const CORE_SET_PLAY_AREA: (f64, f64) = (3.0 * FOOT, 3.0 * FOOT);

/// Width and length of a ship base. A huge ship stands on two bases of this size, one at each end of its token.
///
/// rr15 and arc: armada.size-class.02, armada.size-class.03; rr1: armada.size-class.02-rr1, which knows no huge ships.
pub const fn base(size: Size, edition: Edition) -> (f64, f64) {
    match (edition, size) {
        (Edition::Rr1, Size::Small) => (41.0, 71.0),
        (Edition::Rr1, Size::Medium) => (61.0, 102.0),
        (Edition::Rr1, Size::Large | Size::Huge) => (76.0, 129.0),
        (_, Size::Small) => (43.0, 71.0),
        (_, Size::Medium) => (63.0, 102.0),
        (_, Size::Large | Size::Huge) => (77.5, 129.0),
    }
}

/// Width and length of a ship token, measured on 600-dpi token art.
pub const fn token(size: Size) -> (f64, f64) {
    match size {
        Size::Small => (39.0, 71.0),
        Size::Medium => (59.8, 102.0),
        Size::Large => (73.0, 128.0),
        Size::Huge => (73.0, 355.4),
    }
}

/// Between the two bases of a huge ship: what its token covers beyond them.
pub const HUGE_BASE_GAP: f64 = token(Size::Huge).1 - 2.0 * base(Size::Huge, Edition::Rr15).1;

/// Diameter of a squadron base. Measured 34.0 and 34.2.
pub const SQUADRON_DIAMETER: f64 = 34.2;

/// Chord of the half-disc that a shield dial protrudes by, at the middle of each side of a base. Not measured: assumed.
/// Dials count for overlapping, not for range, arc, sight or the table edge.
pub const SHIELD_DIAL_CHORD: f64 = 20.0;

/// Depth of that half-disc. Not measured: assumed.
pub const SHIELD_DIAL_DEPTH: f64 = 4.0;

/// From the base's guide, or a segment's, to the next joint of the maneuver tool.
pub const TOOL_LEAD: f64 = 46.13;

/// From a joint to the guide of the next segment. Lead and tail make 68.4 per speed; a second source reads 66.7.
pub const TOOL_TAIL: f64 = 22.27;

/// How wide the maneuver tool is.
pub const TOOL_WIDTH: f64 = 15.25;

/// How many degrees one click turns a joint.
pub const TOOL_CLICK: f64 = 22.5;

/// How many clicks a joint turns at most, to either side.
pub const TOOL_CLICKS: i8 = 2;

/// The maneuver tool.
pub fn tool() -> Joints {
    Joints {
        lead: TOOL_LEAD,
        tail: TOOL_TAIL,
        width: TOOL_WIDTH,
        click: Angle::from_degrees(TOOL_CLICK),
        most_clicks: TOOL_CLICKS,
    }
}
