//! Why the table is not changed as players have agreed, and which boards no game comes to.

use broadside_engine::reasons;

reasons! {
    /// Why a change outside the rules, or a whole board, is impossible.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Change {
        NoSuchShip { number: u8 } = "xwing-refused-change-no-such-ship",
        NoSuchDevice { number: u8 } = "xwing-refused-change-no-such-device",
        NoSuchObstacle { number: u8 } = "xwing-refused-change-no-such-obstacle",
        NoSuchObjective { number: u8 } = "xwing-refused-change-no-such-objective",
        NoSuchUpgrade { number: u8 } = "xwing-refused-change-no-such-upgrade",
        NoSuchPlayer { number: u8 } = "xwing-refused-change-no-such-player",
        ShipsStanding = "xwing-refused-change-ships-standing",
        TooManyLocks { most: usize } = "xwing-refused-change-too-many-locks",
        NoSuchManeuver = "xwing-refused-change-no-such-maneuver",
        NotDealt = "xwing-refused-change-not-dealt",
        NotInDeck = "xwing-refused-change-not-in-deck",
        ImpossibleShip { number: usize } = "xwing-refused-change-impossible-ship",
        TooMuchForce { number: usize, most: u8 } = "xwing-refused-change-too-much-force",
        ImpossibleBoard = "xwing-refused-change-impossible-board",
        PiecesGone = "xwing-refused-change-pieces-gone",
    }
}
