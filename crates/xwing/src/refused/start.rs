//! Why a game does not start.

use broadside_engine::{Gap, reasons};

reasons! {
    /// Why a game does not start from a setup.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Start {
        Squad { side: usize, problem: Gap } = "xwing-refused-start-squad",
        Rounds { least: u8, most: u8, given: u8 } = "xwing-refused-start-rounds",
        TooMany { ships: usize, upgrades: usize } = "xwing-refused-start-too-many",
        NoSuchObstacle { place: usize } = "xwing-refused-start-no-such-obstacle",
        NotBrought { place: usize } = "xwing-refused-start-not-brought",
        EmptyPosition { round: u8 } = "xwing-refused-start-empty-position",
    }
}
