//! What reasons call things: the messages that a page names them with, too.

use broadside_engine::reasons;

use crate::{facts, geometry};

reasons! {
    /// An arc.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ArcName {
        Front = "xwing-arc-front",
        Right = "xwing-arc-right",
        Rear = "xwing-arc-rear",
        Left = "xwing-arc-left",
        FullFront = "xwing-arc-full-front",
        FullRear = "xwing-arc-full-rear",
        Bullseye = "xwing-arc-bullseye",
        SingleTurret = "xwing-arc-single-turret",
        DoubleTurret = "xwing-arc-double-turret",
    }
}

/// The arc of a weapon.
impl From<facts::Arc> for ArcName {
    fn from(arc: facts::Arc) -> ArcName {
        match arc {
            facts::Arc::Front => ArcName::Front,
            facts::Arc::Rear => ArcName::Rear,
            facts::Arc::SingleTurret => ArcName::SingleTurret,
            facts::Arc::DoubleTurret => ArcName::DoubleTurret,
            facts::Arc::Bullseye => ArcName::Bullseye,
            facts::Arc::FullFront => ArcName::FullFront,
        }
    }
}

/// An arc as it is measured.
impl From<geometry::Arc> for ArcName {
    fn from(arc: geometry::Arc) -> ArcName {
        match arc {
            geometry::Arc::Front => ArcName::Front,
            geometry::Arc::Right => ArcName::Right,
            geometry::Arc::Rear => ArcName::Rear,
            geometry::Arc::Left => ArcName::Left,
            geometry::Arc::FullFront => ArcName::FullFront,
            geometry::Arc::FullRear => ArcName::FullRear,
            geometry::Arc::Bullseye => ArcName::Bullseye,
        }
    }
}
