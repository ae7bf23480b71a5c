//! Why an obstacle is not chosen, or not moved there.

use broadside_engine::reasons;

reasons! {
    /// Why an obstacle cannot be chosen, or moved somewhere, beside what every move of one demands
    /// ([`crate::geometry::ObstacleRefusal`]).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ObstacleRefused {
        Moved = "armada-refused-obstacle-moved",
        ExogorthTaken = "armada-refused-obstacle-exogorth-taken",
        PurrgilTaken = "armada-refused-obstacle-purrgil-taken",
        Outside = "armada-refused-place-outside",
    }
}
