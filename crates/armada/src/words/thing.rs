//! What can be pointed at.

use broadside_engine::{Item, Offer, Side};
use serde::{Deserialize, Serialize};

use crate::facts::{Colour, Command, DefenseToken, Face, ObjectiveId, Zone};
use crate::geometry::TableEdge;

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
    /// A squadron of the game.
    SquadronNo,
    /// An upgrade card in the game.
    UpgradeNo,
    /// A damage card: 52 of each deck, in the order of the printed list.
    CardNo,
    /// An obstacle of the game.
    ObstacleNo,
    /// A token in the play area: objective token, proximity mine, targeting token.
    TokenNo,
}

/// Something that lies in the play area and can attack, defend or move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Piece {
    /// A ship.
    Ship(ShipNo),
    /// A squadron.
    Squadron(SquadronNo),
    /// An obstacle that attacks or is attacked: a station, an exogorth.
    Obstacle(ObstacleNo),
    /// A token that can be attacked: a proximity mine.
    Token(TokenNo),
}

/// How a command is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Payment {
    /// With the dial.
    Dial,
    /// With a token.
    Token,
    /// With both together (armada.commands.25).
    Both,
    /// As if with a token, where an effect allows it: no token is spent.
    AsToken,
    /// With the dial, and as if with a token.
    DialAsToken,
}

impl Payment {
    /// Whether a dial is spent, or counts as spent.
    pub fn dial(self) -> bool {
        !matches!(self, Payment::Token | Payment::AsToken)
    }

    /// Whether a token is spent, or counts as spent.
    pub fn token(self) -> bool {
        self != Payment::Dial
    }

    /// Whether it is only as if a token was spent.
    pub fn as_token(self) -> bool {
        matches!(self, Payment::AsToken | Payment::DialAsToken)
    }

    /// What it counts as: a dial, a token or both.
    pub fn counted(self) -> Payment {
        match self {
            Payment::AsToken => Payment::Token,
            Payment::DialAsToken => Payment::Both,
            other @ (Payment::Dial | Payment::Token | Payment::Both) => other,
        }
    }
}

/// What engineering points buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RepairEffect {
    /// Move Shields, for one point (armada.commands.12).
    MoveShields,
    /// Recover Shields, for two (armada.commands.13).
    RecoverShields,
    /// Repair Hull, for three (armada.commands.14).
    RepairHull,
    /// A squadron recovers a hull point, for two, where a card offers it.
    RepairSquadron,
    /// A shield is moved to another ship, for one, where a card offers it.
    ProjectShield,
    /// Victory tokens at a station or dust field, for points by the obstacle, where an objective offers it.
    GatherVictory,
}

impl RepairEffect {
    /// All of them.
    pub const ALL: [RepairEffect; 6] = [
        RepairEffect::MoveShields,
        RepairEffect::RecoverShields,
        RepairEffect::RepairHull,
        RepairEffect::RepairSquadron,
        RepairEffect::ProjectShield,
        RepairEffect::GatherVictory,
    ];

    /// What it costs.
    pub fn cost(self) -> u8 {
        match self {
            RepairEffect::MoveShields | RepairEffect::ProjectShield => 1,
            RepairEffect::RecoverShields | RepairEffect::RepairSquadron => 2,
            // At a dust field; at a station a token costs one more.
            RepairEffect::GatherVictory => 2,
            RepairEffect::RepairHull => 3,
        }
    }
}

/// Choices that are no piece and no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Keep the revealed dial for later.
    KeepDial,
    /// Spend the revealed dial for a command token.
    TakeToken,
    /// Discard the revealed dial to be rid of all raid tokens.
    ShakeOffRaids,
    /// Attack.
    Attack,
    /// Move.
    Move,
    /// End the activation.
    End,
    /// Pass with a pass token.
    SpendPassToken,
    /// Perform an ignition attack.
    Ignite,
    /// Lower the speed by one.
    SlowDown,
    /// Choose a new command on the top dial.
    ChangeDial,
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// Nothing at all.
    #[default]
    Nothing,
    /// A ship.
    Ship(ShipNo),
    /// A hull zone of a ship.
    Zone(ShipNo, Zone),
    /// A squadron.
    Squadron(SquadronNo),
    /// An obstacle.
    Obstacle(ObstacleNo),
    /// A token in the play area.
    Token(TokenNo),
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A damage card that lies faceup, or that the player has looked at.
    Card(CardNo),
    /// A facedown damage card of a ship; all of them are alike.
    Facedown(ShipNo),
    /// A die of the attack under way.
    Die(u8),
    /// A defense token of a ship, by its place.
    ShipToken(ShipNo, u8),
    /// A defense token of a squadron, by its place.
    SquadronToken(SquadronNo, u8),
    /// A command dial of a ship; the top one has number 0.
    Dial(ShipNo, u8),
    /// A command, or the command token of this type.
    Command(Command),
    /// A command token of this type that lies on an upgrade card.
    OnCard(UpgradeNo, Command),
    /// A die that lies on an upgrade card, by its place.
    CardDie(UpgradeNo, u8),
    /// A dial of this command that a ship has gained from an effect.
    GainedDial(Command),
    /// A colour of dice.
    Colour(Colour),
    /// A face of a die.
    Face(Face),
    /// A type of defense tokens.
    TokenType(DefenseToken),
    /// A number: a speed, an amount.
    Number(i8),
    /// A way to pay for a command.
    Pay(Payment),
    /// A repair effect.
    Repair(RepairEffect),
    /// An objective card.
    Objective(ObjectiveId),
    /// A player: in team play, one of the two teams.
    Player(Side),
    /// An edge of the play area.
    Edge(TableEdge),
    /// Some other choice.
    Choice(Choice),
    /// A branch of an effect.
    Option(u8),
    /// The use of an effect.
    Effect(Offer),
}

impl Thing {
    /// The piece on the table that it is, or is a part of.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Thing::Ship(ship)
            | Thing::Zone(ship, _)
            | Thing::ShipToken(ship, _)
            | Thing::Dial(ship, _)
            | Thing::Facedown(ship) => Some(Piece::Ship(ship)),
            Thing::Squadron(squadron) | Thing::SquadronToken(squadron, _) => Some(Piece::Squadron(squadron)),
            Thing::Obstacle(obstacle) => Some(Piece::Obstacle(obstacle)),
            Thing::Token(token) => Some(Piece::Token(token)),
            Thing::Nothing
            | Thing::Upgrade(_)
            | Thing::Card(_)
            | Thing::Die(_)
            | Thing::Command(_)
            | Thing::OnCard(..)
            | Thing::CardDie(..)
            | Thing::GainedDial(_)
            | Thing::Colour(_)
            | Thing::Face(_)
            | Thing::TokenType(_)
            | Thing::Number(_)
            | Thing::Pay(_)
            | Thing::Repair(_)
            | Thing::Objective(_)
            | Thing::Player(_)
            | Thing::Edge(_)
            | Thing::Choice(_)
            | Thing::Option(_)
            | Thing::Effect(_) => None,
        }
    }

    /// The ship that it is or belongs to.
    pub fn ship(self) -> Option<ShipNo> {
        let Some(Piece::Ship(ship)) = self.piece() else { return None };
        Some(ship)
    }

    /// The squadron that it is or belongs to.
    pub fn squadron(self) -> Option<SquadronNo> {
        let Some(Piece::Squadron(squadron)) = self.piece() else { return None };
        Some(squadron)
    }

    /// The hull zone, if it is one.
    pub fn zone(self) -> Option<Zone> {
        let Thing::Zone(_, zone) = self else { return None };
        Some(zone)
    }

    /// The command, if it is one or a token or dial of one.
    pub fn command(self) -> Option<Command> {
        let (Thing::Command(command) | Thing::OnCard(_, command) | Thing::GainedDial(command)) = self else {
            return None;
        };
        Some(command)
    }
}

impl From<Piece> for Thing {
    fn from(piece: Piece) -> Thing {
        match piece {
            Piece::Ship(ship) => Thing::Ship(ship),
            Piece::Squadron(squadron) => Thing::Squadron(squadron),
            Piece::Obstacle(obstacle) => Thing::Obstacle(obstacle),
            Piece::Token(token) => Thing::Token(token),
        }
    }
}

impl Item for Thing {
    fn effect(offer: Offer) -> Self {
        Thing::Effect(offer)
    }

    fn as_effect(&self) -> Option<Offer> {
        let Thing::Effect(offer) = self else { return None };
        Some(*offer)
    }

    fn option(nth: u8) -> Self {
        Thing::Option(nth)
    }

    fn as_option(&self) -> Option<u8> {
        let Thing::Option(nth) = self else { return None };
        Some(*nth)
    }
}
