//! Why a piece is not deployed, or not there.

use broadside_engine::reasons;

use crate::geometry::Distance;

reasons! {
    /// Why a ship, a squadron or the token of a card cannot be placed somewhere, beside what every setup demands
    /// ([`crate::geometry::DeployRefusal`]), and why a piece is not deployed yet.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PlaceRefused {
        Outside = "armada-refused-place-outside",
        OutsideAmbush = "armada-refused-place-outside-ambush",
        OnAmbushObstacle = "armada-refused-place-on-ambush-obstacle",
        Scout { distance: Distance } = "armada-refused-place-scout",
        ShipGone = "armada-refused-place-ship-gone",
        NotNearShip = "armada-refused-place-not-near-ship",
        NotOnStation = "armada-refused-place-not-on-station",
        FlagshipNotAtEdge = "armada-refused-place-flagship-not-at-edge",
        RearNotNearEdge = "armada-refused-place-rear-not-near-edge",
        NotAtObstacle { distance: Distance } = "armada-refused-place-not-at-obstacle",
        AtFirstPlayer { distance: Distance } = "armada-refused-place-at-first-player",
        MineAtShip { distance: Distance } = "armada-refused-place-mine-at-ship",
        MineAtMine { distance: Distance } = "armada-refused-place-mine-at-mine",
        FlagshipFirst = "armada-refused-deploy-flagship-first",
        SingleSquadron = "armada-refused-deploy-single-squadron",
        ShipsFirst = "armada-refused-deploy-ships-first",
        SquadronAtShip = "armada-refused-deploy-squadron-at-ship",
    }
}
