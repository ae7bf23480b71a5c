//! What can happen, and what may be replaced.

use broadside_engine::{PerSide, Seat, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{
    ActionId, CardNo, ConditionNo, DeviceNo, Object, ObjectiveNo, ObstacleNo, ShipNo, Token, UpgradeNo,
};
use crate::facts::{ConditionId, DamageKind, Die, Face, Maneuver};

/// A phase of the round (xwing.round.01), and what comes before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Setup.
    #[default]
    Setup,
    /// The Planning Phase.
    Planning,
    /// The System Phase.
    System,
    /// The Activation Phase.
    Activation,
    /// The Engagement Phase.
    Engagement,
    /// The End Phase.
    End,
}

/// Something that is about to happen and may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A ship gains tokens by an effect of a player.
    GainToken {
        /// Which ship.
        ship: ShipNo,
        /// Which tokens.
        token: Token,
        /// How many.
        count: u8,
        /// Whose effect.
        by: Seat,
    },
    /// A unit suffers damage.
    Suffer {
        /// Which unit.
        unit: Object,
        /// Hit damage.
        hits: u8,
        /// Crit damage.
        crits: u8,
    },
    /// A card is drawn for a ship that would be dealt a faceup card.
    Draw {
        /// Which ship.
        ship: ShipNo,
    },
    /// A ship is dealt the card that was drawn for it.
    Deal {
        /// Which ship.
        ship: ShipNo,
        /// Whether faceup.
        faceup: bool,
        /// Whether for damage that it suffers.
        suffered: bool,
    },
    /// A ship is destroyed.
    Destroy {
        /// Which ship.
        ship: ShipNo,
    },
}

/// What can be seen to happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A phase begins.
    PhaseBegins(Phase),
    /// The sides rolled for player order.
    OrderRolled(PerSide<Vec<Face>>),
    /// A side is the first player's.
    FirstPlayer(Side),
    /// An objective was placed.
    ObjectivePlaced(ObjectiveNo, Pose),
    /// An obstacle was placed.
    ObstaclePlaced(ObstacleNo, Pose),
    /// An obstacle was removed.
    ObstacleRemoved(ObstacleNo),
    /// A ship was placed, or came to lie elsewhere.
    Placed(ShipNo, Pose),
    /// A ship executed a maneuver; fully or partially.
    Executed(ShipNo, Maneuver, bool),
    /// A ship was turned in place.
    Turned(ShipNo, Pose),
    /// A ship moved through an object or overlapped it.
    Passed(ShipNo, Object),
    /// A turret points at a standard arc, counted clockwise from the front.
    TurretSet(ShipNo, u8),
    /// A player looked at a dial.
    DialSeen(ShipNo, Seat),
    /// A dial was turned faceup.
    DialShown(ShipNo, Maneuver),
    /// A ship performs an action.
    ActionBegun(ShipNo, ActionId),
    /// An action failed.
    ActionFailed(ShipNo, ActionId),
    /// A boost, barrel roll, decloak or deployment failed.
    MoveFailed(ShipNo),
    /// A ship gained tokens.
    TokenGained(ShipNo, Token, u8),
    /// Tokens were removed from a ship.
    TokenRemoved(ShipNo, Token, u8),
    /// A ship acquired a lock.
    Locked(ShipNo, Object),
    /// A lock was spent or broken.
    LockBroken(ShipNo, Object),
    /// A ship's Force charges changed.
    Force(ShipNo, i8),
    /// A ship's own charges changed.
    ShipCharge(ShipNo, i8),
    /// An upgrade's charges changed.
    Charge(UpgradeNo, i8),
    /// An upgrade card was turned over; its back is up, or its front again.
    UpgradeFlipped(UpgradeNo, bool),
    /// Two upgrade cards changed places.
    Exchanged(UpgradeNo, UpgradeNo),
    /// An upgrade is equipped to another ship.
    UpgradeGiven(UpgradeNo, ShipNo),
    /// A unit declares an attack.
    AttackDeclared(Object, Object, u8),
    /// Dice fell, for this unit.
    Rolled(Die, Vec<Face>, Option<Object>),
    /// A die of this unit was turned to this face, or rolled again.
    DieChanged(Die, u8, Face, Option<Object>),
    /// A result was added to the dice of this unit.
    DieAdded(Die, Face, Option<Object>),
    /// A die of this unit was spent or canceled.
    DieRemoved(Die, Face, Option<Object>),
    /// Results were neutralized; what is left.
    Neutralized {
        /// Hit results.
        hits: u8,
        /// Crit results.
        crits: u8,
    },
    /// An attack hit or missed.
    AttackOver(bool),
    /// A ship lost a shield.
    ShieldLost(ShipNo),
    /// A ship recovered a shield.
    ShieldRecovered(ShipNo),
    /// A unit was dealt a facedown card.
    DealtFacedown(Object),
    /// A ship was dealt a faceup card.
    DealtFaceup(ShipNo, CardNo, DamageKind),
    /// A ship would be dealt a faceup card, which all have seen.
    CardShown(ShipNo, CardNo, DamageKind),
    /// A player drew so many cards for a ship and looks at them.
    CardsDrawn(ShipNo, Seat, u8),
    /// A card that was drawn for a ship was discarded; which one, if all have seen it.
    CardDiscarded(ShipNo, Option<DamageKind>),
    /// A facedown card was exposed.
    Exposed(ShipNo, CardNo, DamageKind),
    /// A card was repaired: one that lay faceup was turned facedown, another discarded.
    Repaired(ShipNo, bool),
    /// A side's deck was made anew.
    DeckMade(Side),
    /// A unit was destroyed.
    Destroyed(Object),
    /// A ship fled.
    Fled(ShipNo),
    /// A unit was removed.
    Removed(Object),
    /// A ship was placed in reserve.
    Reserved(ShipNo),
    /// An upgrade was put facedown under a card of a ship.
    UpgradeHidden(ShipNo),
    /// An upgrade that lay facedown was revealed and equipped.
    UpgradeRevealed(UpgradeNo),
    /// A ship stands in for another one from now on.
    StandsIn(ShipNo, ShipNo),
    /// All damage cards of a ship, so many, were discarded.
    DamageDiscarded(ShipNo, u8),
    /// A device was placed.
    DevicePlaced(DeviceNo, Pose),
    /// A device was relocated.
    DeviceMoved(DeviceNo, Pose),
    /// A device detonates.
    Detonated(DeviceNo),
    /// A device got a fuse marker.
    Fused(DeviceNo),
    /// A fuse marker was removed.
    FuseBurnt(Object),
    /// A condition was assigned; which one a secret one is, only its player knows.
    ConditionAssigned(ShipNo, Option<ConditionId>, Seat),
    /// A damage card was laid faceup on a condition.
    CardHeld(ConditionNo, DamageKind),
    /// A condition was removed.
    ConditionRemoved(ShipNo),
    /// A secret condition was revealed.
    ConditionRevealed(ShipNo, ConditionId),
    /// A side gained mission points.
    MissionPoints(Side, u8),
    /// A ship took a supply cache in tow.
    Towed(ShipNo, ObjectiveNo),
    /// A ship jettisoned a supply cache.
    Jettisoned(ShipNo, ObjectiveNo),
    /// A satellite was scrambled by a side.
    Scrambled(ObjectiveNo, Side),
    /// A round ended.
    RoundOver(u8),
    /// A unit does not do what its turn is for.
    Idle(Object, Idle),
}

/// Why a unit neither acts nor attacks in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Idle {
    /// It skips its Perform Action step for what it overlapped.
    SkipsAction,
    /// It is stressed.
    Stressed,
    /// There is no action that it may perform.
    NoAction,
    /// It is disarmed.
    Disarmed,
    /// It is at range 0 of an obstacle that keeps it from attacking.
    OnObstacle(ObstacleNo),
    /// An effect keeps it from attacking.
    Forbidden,
}
