//! What the components measure, in millimetres. Sources: `geometry.md` of the project's facts, cross-checked by several people.

/// The play area of a standard game: 3' by 3' (xwing.setup.06).
pub const PLAY_AREA: (f64, f64) = (914.4, 914.4);

/// The sides of the square bases: small, medium, large; and how long a huge base is, which is as wide as a large one.
pub const BASES: [(f64, f64); 4] = [(40.0, 40.0), (60.0, 60.0), (80.0, 80.0), (80.0, 221.0)];

/// The angle of the front and rear arc in degrees: small, medium, large, huge (which nobody has measured; as a large one). The widths
/// of the ship tokens, 34.31, 53.35 and 71.43, say the same of small and large ones and 83.28 of medium ones; 82.80 lies on one line
/// with the others.
pub const ARC_ANGLES: [f64; 4] = [81.24, 82.80, 83.52, 83.52];

/// Guides are this far apart inside, this wide, and protrude this far. Two at each end of a base.
pub const GUIDES: Guides = Guides { gap: 20.0, width: 2.0, length: 2.5 };

/// The guides of a base.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guides {
    /// Between the two, where the template fits.
    pub gap: f64,
    /// From side to side.
    pub width: f64,
    /// How far each protrudes.
    pub length: f64,
}

/// How wide every template is.
pub const TEMPLATE_WIDTH: f64 = 20.0;

/// How long a straight template is, per speed. Exact against two sources.
pub const STRAIGHT: f64 = 40.0;

/// The fastest straight template.
pub const STRAIGHT_SPEEDS: u8 = 5;

/// The radii of the middle lines of the banks, which turn by 45°.
pub const BANKS: [f64; 3] = [80.0, 130.0, 180.0];

/// The radii of the middle lines of the turns, which turn by 90°.
pub const TURNS: [f64; 3] = [35.0, 62.5, 90.0];

/// How deep a band of the range ruler is.
pub const BAND: f64 = 100.0;

/// How wide the ruler is: so wide is the bullseye arc (xwing.arc.09). Others read 14.5 to 14.8.
pub const RULER_WIDTH: f64 = 15.0;

/// An objective marker: a body of 36 by 30 with four corner nubs of 3 (xwing.scenario.objective.11).
pub const OBJECTIVE: [(f64, f64); 12] = [
    (-18.0, -18.0),
    (-15.0, -18.0),
    (-15.0, -15.0),
    (15.0, -15.0),
    (15.0, -18.0),
    (18.0, -18.0),
    (18.0, 18.0),
    (15.0, 18.0),
    (15.0, 15.0),
    (-15.0, 15.0),
    (-15.0, 18.0),
    (-18.0, 18.0),
];

/// The five sides of a DRK-1 probe droid lie this far from their common middle, which lies this far ahead of the outline's
/// origin. Fitted to the traced outline.
pub const PROBE_DROID: (f64, f64) = (20.34, 1.25);
