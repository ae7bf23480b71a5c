//! Why an action cannot be performed, or not on this object.

use broadside_engine::reasons;

use super::Found;

reasons! {
    /// Why a ship may not perform an action.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Action {
        NotInPlay = "xwing-refused-action-not-in-play",
        Stressed = "xwing-refused-action-stressed",
        Overlapped = "xwing-refused-action-overlapped",
        Ionized = "xwing-refused-action-ionized",
        Failed = "xwing-refused-action-failed",
        Performed = "xwing-refused-action-performed",
        NoForce = "xwing-refused-action-no-force",
        Towing = "xwing-refused-action-towing",
        Forbidden = "xwing-refused-action-forbidden",
        TowsAlready = "xwing-refused-action-tows-already",
        Cloaked = "xwing-refused-action-cloaked",
        NotActivating = "xwing-refused-action-not-activating",
        NotMoved = "xwing-refused-action-not-moved",
        NoSuchSpeed { speed: u8 } = "xwing-refused-action-no-such-speed",
        NothingToReload = "xwing-refused-action-nothing-to-reload",
        NoTurret = "xwing-refused-action-no-turret",
        Idle = "xwing-refused-action-idle",
        NotByCoordinate = "xwing-refused-action-not-by-coordinate",
    }
}

reasons! {
    /// Why a ship cannot lock an object.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Lock {
        Itself = "xwing-refused-lock-itself",
        Objective = "xwing-refused-lock-objective",
        Ionized = "xwing-refused-lock-ionized",
        Forbidden = "xwing-refused-lock-forbidden",
        AtObstacle { range: u8 } = "xwing-refused-lock-at-obstacle",
        NotInFront = "xwing-refused-lock-not-in-front",
        OutOfRange { found: Found, least: u8, most: u8 } = "xwing-refused-lock-out-of-range",
    }
}

reasons! {
    /// Why a ship cannot be jammed.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Jam {
        Friendly = "xwing-refused-jam-friendly",
        OutOfRange { found: Found, range: u8, least: u8, most: u8 } = "xwing-refused-jam-out-of-range",
        InBullseye { found: Found, least: u8, most: u8 } = "xwing-refused-jam-in-bullseye",
    }
}

reasons! {
    /// Why a ship cannot be coordinated.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Coordinate {
        Itself = "xwing-refused-coordinate-itself",
        NotFriendly = "xwing-refused-coordinate-not-friendly",
        Already = "xwing-refused-coordinate-already",
        OtherType { first: &'static str } = "xwing-refused-coordinate-other-type",
        Forbidden = "xwing-refused-coordinate-forbidden",
        OutOfRange { found: Found, least: u8, most: u8 } = "xwing-refused-coordinate-out-of-range",
    }
}
