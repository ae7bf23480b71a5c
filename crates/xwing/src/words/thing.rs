//! What can be pointed at.

use broadside_engine::{Item, Offer, Side};
use broadside_table::BaseEdge;
use serde::{Deserialize, Serialize};

use super::{ActionId, Colour, Token};
use crate::facts::{Face, Maneuver, UpgradeId};
use crate::geometry::Bend;

macro_rules! numbers {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u8);

            impl $name {
                /// Its place in the board's list.
                #[inline]
                pub fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )+
    };
}

numbers! {
    /// A ship of the game, by its place in the board's list.
    ShipNo,
    /// An upgrade card in the game.
    UpgradeNo,
    /// A damage card: 33 of each player's deck, in the order of the printed list.
    CardNo,
    /// An obstacle of the game.
    ObstacleNo,
    /// A device in the play area.
    DeviceNo,
    /// An objective of the scenario.
    ObjectiveNo,
    /// A condition card in play.
    ConditionNo,
    /// A weapon of a ship: its primary weapons first, then those of its upgrade cards.
    WeaponNo,
}

/// Something that lies in the play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Object {
    /// A ship.
    Ship(ShipNo),
    /// A device.
    Device(DeviceNo),
    /// An obstacle.
    Obstacle(ObstacleNo),
    /// An objective.
    Objective(ObjectiveNo),
}

impl Default for Object {
    fn default() -> Object {
        Object::Ship(ShipNo(0))
    }
}

impl Object {
    /// The ship, if it is one.
    pub fn ship(self) -> Option<ShipNo> {
        match self {
            Object::Ship(ship) => Some(ship),
            _ => None,
        }
    }

    /// The device, if it is one.
    pub fn device(self) -> Option<DeviceNo> {
        match self {
            Object::Device(device) => Some(device),
            _ => None,
        }
    }
}

/// A way to boost or to barrel roll, as it is declared (xwing.boost.05, xwing.barrel-roll.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Way {
    /// Boost straight ahead.
    BoostStraight,
    /// Boost with the left bank.
    BoostLeft,
    /// Boost with the right bank.
    BoostRight,
    /// Boost with the left turn.
    BoostTurnLeft,
    /// Boost with the right turn.
    BoostTurnRight,
    /// Barrel roll to the left.
    RollLeft,
    /// Barrel roll to the right.
    RollRight,
    /// Barrel roll to the left with the bank that leads forward.
    RollLeftForward,
    /// Barrel roll to the left with the bank that leads back.
    RollLeftBack,
    /// Barrel roll to the right with the bank that leads forward.
    RollRightForward,
    /// Barrel roll to the right with the bank that leads back.
    RollRightBack,
}

impl Way {
    /// Whether it is a barrel roll.
    pub fn is_roll(self) -> bool {
        self >= Way::RollLeft
    }
}

/// Where a base lies at the end of a barrel roll or a Tallon roll: ahead, level or behind, by the direction that it faces then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Placement {
    /// Shifted forward.
    Front,
    /// In the middle.
    #[default]
    Middle,
    /// Shifted back.
    Back,
}

impl Placement {
    /// All of them.
    pub const ALL: [Placement; 3] = [Placement::Front, Placement::Middle, Placement::Back];
}

/// From which guides of a ship a device is placed, and by which of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Laid {
    /// Dropped from the ship's rear guides.
    Dropped,
    /// Dropped, with the device's rear guides on the template (xwing.device.commando-team.51).
    DroppedTurned,
    /// Launched from the ship's front guides.
    Launched,
    /// Dropped from the left side of the ship.
    DroppedLeft,
    /// Dropped from the left side, with the device's rear guides on the template.
    DroppedLeftTurned,
    /// Dropped from the right side of the ship.
    DroppedRight,
    /// Dropped from the right side, with the device's rear guides on the template.
    DroppedRightTurned,
    /// Fitted to the ship's rear guides, without a template (xwing.obstacle.spare-parts.04).
    Fitted,
}

impl Laid {
    /// The edge of the ship's base at which the template lies.
    pub const fn edge(self) -> BaseEdge {
        match self {
            Laid::Dropped | Laid::DroppedTurned | Laid::Fitted => BaseEdge::Rear,
            Laid::Launched => BaseEdge::Front,
            Laid::DroppedLeft | Laid::DroppedLeftTurned => BaseEdge::Left,
            Laid::DroppedRight | Laid::DroppedRightTurned => BaseEdge::Right,
        }
    }

    /// Whether the device lies with its rear guides on the template.
    pub const fn is_turned(self) -> bool {
        matches!(self, Laid::DroppedTurned | Laid::DroppedLeftTurned | Laid::DroppedRightTurned)
    }
}

/// With which template a device is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Laying {
    /// From where.
    pub how: Laid,
    /// The speed of the template.
    pub speed: u8,
    /// How the template bends.
    pub bend: Bend,
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// Nothing at all.
    #[default]
    Nothing,
    /// A ship.
    Ship(ShipNo),
    /// A device.
    Device(DeviceNo),
    /// An obstacle.
    Obstacle(ObstacleNo),
    /// An objective.
    Objective(ObjectiveNo),
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A faceup damage card.
    Card(CardNo),
    /// A facedown damage card of the ship in question; nobody knows which.
    Facedown,
    /// A condition card.
    Condition(ConditionNo),
    /// A die of the attack under way: attack dice have numbers below 32, defense dice from 32 on.
    Die(u8),
    /// A token of a ship.
    Token(ShipNo, Token),
    /// A lock that a ship maintains, by its place.
    Lock(ShipNo, u8),
    /// A maneuver.
    Maneuver(Maneuver),
    /// An action in a colour.
    Action(ActionId, Colour),
    /// A weapon of the ship that attacks.
    Weapon(WeaponNo),
    /// A way to boost or to barrel roll.
    Way(Way),
    /// A place at the end of a template.
    Placement(Placement),
    /// A standard arc, counted clockwise from the front: where a turret points.
    Turret(u8),
    /// A face of a die.
    Face(Face),
    /// A number.
    Number(i8),
    /// A player.
    Player(Side),
    /// The choice to use the abilities of cards now.
    Abilities,
    /// The choice to decloak.
    Decloak,
    /// The choice to deploy from a carrier: by its front guides, or by its rear guides.
    Deploy(bool),
    /// The choice to dock with a carrier.
    Dock(ShipNo),
    /// A way to place a device.
    Laying(Laying),
    /// An upgrade card that is not in the game, by what is printed on it.
    Print(UpgradeId),
    /// One of several lines along which an attack can be measured.
    Line(u8),
    /// A branch of an effect.
    Option(u8),
    /// The use of an effect.
    Effect(Offer),
}

impl Thing {
    /// The ship that it is or belongs to.
    pub fn ship(self) -> Option<ShipNo> {
        match self {
            Thing::Ship(ship) | Thing::Token(ship, _) | Thing::Lock(ship, _) => Some(ship),
            _ => None,
        }
    }

    /// The object in the play area that it is.
    pub fn object(self) -> Option<Object> {
        match self {
            Thing::Device(device) => Some(Object::Device(device)),
            Thing::Obstacle(obstacle) => Some(Object::Obstacle(obstacle)),
            Thing::Objective(objective) => Some(Object::Objective(objective)),
            _ => self.ship().map(Object::Ship),
        }
    }
}

impl From<ShipNo> for Object {
    fn from(ship: ShipNo) -> Object {
        Object::Ship(ship)
    }
}

impl From<DeviceNo> for Object {
    fn from(device: DeviceNo) -> Object {
        Object::Device(device)
    }
}

impl From<ShipNo> for Thing {
    fn from(ship: ShipNo) -> Thing {
        Thing::Ship(ship)
    }
}

impl From<DeviceNo> for Thing {
    fn from(device: DeviceNo) -> Thing {
        Thing::Device(device)
    }
}

impl From<Object> for Thing {
    fn from(object: Object) -> Thing {
        match object {
            Object::Ship(ship) => Thing::Ship(ship),
            Object::Device(device) => Thing::Device(device),
            Object::Obstacle(obstacle) => Thing::Obstacle(obstacle),
            Object::Objective(objective) => Thing::Objective(objective),
        }
    }
}

impl Item for Thing {
    fn effect(offer: Offer) -> Self {
        Thing::Effect(offer)
    }

    fn as_effect(&self) -> Option<Offer> {
        match self {
            Thing::Effect(offer) => Some(*offer),
            _ => None,
        }
    }

    fn option(nth: u8) -> Self {
        Thing::Option(nth)
    }

    fn as_option(&self) -> Option<u8> {
        match self {
            Thing::Option(nth) => Some(*nth),
            _ => None,
        }
    }
}
