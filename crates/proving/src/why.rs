//! Why something is refused.

use broadside_engine::{Message, reasons};

/// Every message that the game refuses with.
pub const REASONS: &[&[Message]] = &[Why::MESSAGES];

reasons! {
    /// Why something is refused, or a game does not start.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Why {
        OutsideStrip = "skiffs-refused-outside-strip",
        NotFree = "skiffs-refused-not-free",
        Cannot = "skiffs-refused-cannot",
        OutOfRange { mm: u16 } = "skiffs-refused-out-of-range",
        OutOfReach { mm: u16 } = "skiffs-refused-out-of-reach",
        Turned = "skiffs-refused-turned",
        NoSuchBoard = "skiffs-refused-no-such-board",
        NoSuchSkiff { skiff: u8, last: u8 } = "skiffs-refused-no-such-skiff",
        NoSuchSeat { charm: u8, seat: u8, last: u8 } = "skiffs-refused-no-such-seat",
        NoSuchCharm { charm: u8, seat: u8, last: usize } = "skiffs-refused-no-such-charm",
        NoSuchBearer { charm: u8, seat: u8, skiffs: u8 } = "skiffs-refused-no-such-bearer",
        TooManyCharms { most: usize } = "skiffs-refused-too-many-charms",
    }
}
