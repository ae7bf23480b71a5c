//! Why a piece cannot be placed somewhere.

use broadside_engine::reasons;

use crate::geometry::RepositionRefusal;

reasons! {
    /// Why a piece cannot be placed somewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Place {
        Outside = "xwing-refused-place-outside",
        ShipAtEdge { range: u8 } = "xwing-refused-place-ship",
        Filling { range: u8 } = "xwing-refused-place-filling",
        OnShip = "xwing-refused-place-on-ship",
        NearEnemy { range: u8 } = "xwing-refused-place-near-enemy",
        ObstacleAtEdge { range: u8 } = "xwing-refused-place-obstacle-edge",
        AtObstacle { range: u8 } = "xwing-refused-place-obstacle",
        OnObjective = "xwing-refused-place-on-objective",
        NotAtCentre { range: u8 } = "xwing-refused-place-objective-centre",
        AtObjective { range: u8 } = "xwing-refused-place-objective-others",
        NotAtOwnEdge { least: u8, most: u8 } = "xwing-refused-place-objective-own-edge",
        NotAtOpponentsEdge { least: u8, most: u8 } = "xwing-refused-place-objective-opponents-edge",
        CacheAtShip { range: u8 } = "xwing-refused-place-cache",
        CacheOnShip = "xwing-refused-place-cache-on-ship",
        RemoteAtEdge { range: u8 } = "xwing-refused-place-remote-edge",
        NoTemplate = "xwing-refused-place-no-template",
    }
}

reasons! {
    /// Why a boost, a barrel roll or a decloaking ship cannot end in a position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Move {
        OnShip = "xwing-refused-move-on-ship",
        AtObstacle = "xwing-refused-move-at-obstacle",
        Outside = "xwing-refused-move-outside",
    }
}

impl From<RepositionRefusal> for Move {
    fn from(refusal: RepositionRefusal) -> Move {
        match refusal {
            RepositionRefusal::BoostOnShip | RepositionRefusal::RollOnShip => Move::OnShip,
            RepositionRefusal::BoostAtObstacle | RepositionRefusal::RollAtObstacle => Move::AtObstacle,
            RepositionRefusal::BoostOutside | RepositionRefusal::RollOutside => Move::Outside,
        }
    }
}
