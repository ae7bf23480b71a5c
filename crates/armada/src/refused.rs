//! Why the rules refuse something. Each topic declares its reasons where it refuses; here they come together.

use broadside_engine::{Message, Reason, Refusal};

use crate::adjust::{AdjustRefused, BoardRefused};
use crate::geometry::{self, DeployRefusal, Displaced, MoveRefusal, ObstacleRefusal, TokenRefusal};
use crate::start::StartRefused;
use crate::steps::attack::{AttackRefused, DefenseRefused};
use crate::steps::commands::{CommandRefused, RepairRefused};
use crate::steps::damage::ReturnRefused;
use crate::steps::maneuver::{CourseRefused, CourseSide};
use crate::steps::obstacles::ObstacleRefused;
use crate::steps::round::RoundRefused;
use crate::steps::setup::{PlaceRefused, TokenRefused};
use crate::steps::squadrons::SquadronRefused;

/// Every message that the rules of Armada refuse with, by topic.
pub const REASONS: &[&[Message]] = &[
    geometry::Refusal::MESSAGES,
    AttackRefused::MESSAGES,
    DefenseRefused::MESSAGES,
    TokenRefusal::MESSAGES,
    MoveRefusal::MESSAGES,
    Displaced::MESSAGES,
    ReturnRefused::MESSAGES,
    DeployRefusal::MESSAGES,
    PlaceRefused::MESSAGES,
    TokenRefused::MESSAGES,
    ObstacleRefusal::MESSAGES,
    ObstacleRefused::MESSAGES,
    RoundRefused::MESSAGES,
    SquadronRefused::MESSAGES,
    CommandRefused::MESSAGES,
    CourseRefused::MESSAGES,
    CourseSide::MESSAGES,
    RepairRefused::MESSAGES,
    StartRefused::MESSAGES,
    AdjustRefused::MESSAGES,
    BoardRefused::MESSAGES,
];

/// Why something is refused, before anybody is told. It allocates nothing, so steps can look for what is legal among
/// thousands of targets and places with it; only a [`Refusal`] of it is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The rule that forbids it.
    pub rule: &'static str,
    pub(crate) reason: Because,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Refusal::by(why.rule, why.reason)
    }
}

macro_rules! topics {
    ($($Topic:ident: $Type:ty),+ $(,)?) => {
        /// A reason of any topic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Because {
            $($Topic($Type)),+
        }

        $(impl $Type {
            /// The same with the rule that says so.
            pub(crate) const fn by(self, rule: &'static str) -> Why {
                Why { rule, reason: Because::$Topic(self) }
            }
        })+

        impl From<Because> for Reason {
            fn from(because: Because) -> Reason {
                match because {
                    $(Because::$Topic(reason) => reason.into()),+
                }
            }
        }
    };
}

// The topics whose reasons are looked for where many things could be refused.
topics! {
    Measured: geometry::Refusal,
    Attack: AttackRefused,
    Defense: DefenseRefused,
    Return: ReturnRefused,
    Deploy: DeployRefusal,
    Place: PlaceRefused,
    Obstacle: ObstacleRefused,
    ObstacleMove: ObstacleRefusal,
    Round: RoundRefused,
    Squadron: SquadronRefused,
    Repair: RepairRefused,
}
