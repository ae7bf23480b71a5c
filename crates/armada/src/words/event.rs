//! What can be seen to happen, and what can be replaced.

use broadside_engine::{Seat, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::thing::{CardNo, ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo};
use crate::board::{AttackKind, Die};
use crate::facts::{Command, DamageKind, DefenseToken, ObjectiveId, Zone};
use crate::geometry::Range;

/// Something that is about to happen and may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A ship gains a command token.
    GainCommandToken {
        /// Which ship.
        ship: ShipNo,
        /// Of which type.
        command: Command,
    },
    /// A ship or squadron is destroyed.
    Destroy {
        /// Which.
        piece: Piece,
        /// Whether it is gone from the play area already, by leaving it or for want of a place: nothing can keep it.
        gone: bool,
    },
    /// A ship is dealt the top card of its deck faceup.
    DealFaceup {
        /// Which ship.
        ship: ShipNo,
        /// The card.
        card: CardNo,
    },
}

/// What can be seen to happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A player is first player.
    FirstPlayer(Side),
    /// The objective of the game.
    ObjectiveChosen(ObjectiveId),
    /// A round begins.
    RoundBegan(u8),
    /// The token of the next round was laid beside the play area.
    RoundToken(u8),
    /// A phase begins, by its name in the rule book.
    PhaseBegan(Phase),
    /// A player passed; with a pass token or because they had to.
    Passed(Side, bool),
    /// A piece was put on the table.
    Deployed(Piece, Pose),
    /// A piece moved.
    Moved(Piece, Pose),
    /// A ship's speed dial shows another number.
    Speed(ShipNo, u8),
    /// The speed of a ship's present maneuver is this now; its dial did not change.
    ManeuverSpeed(ShipNo, u8),
    /// A ship or squadron was set aside.
    SetAside(Piece),
    /// An obstacle was placed.
    ObstaclePlaced(ObstacleNo, Pose),
    /// An obstacle was turned over.
    ObstacleTurnedOver(ObstacleNo),
    /// An obstacle was removed from the play area.
    ObstacleRemoved(ObstacleNo),
    /// The objective marked something: an edge, a token.
    Marked(Thing),
    /// Dials came to lie on the objective card, so many.
    ObjectiveDials(u8),
    /// The top dial of the objective card was revealed.
    ObjectiveDialRevealed(Command),
    /// A token was placed in the play area.
    TokenPlaced(TokenNo, Pose),
    /// A token was removed from the play area.
    TokenRemoved(TokenNo),
    /// Dials were assigned to a ship, so many.
    DialsAssigned(ShipNo, u8),
    /// A dial was revealed.
    DialRevealed(ShipNo, Command),
    /// A dial was spent.
    DialSpent(ShipNo, Command),
    /// A dial was discarded without effect; the command is told where it was faceup.
    DialDiscarded(ShipNo, Option<Command>),
    /// A facedown dial was changed; only those who may know see to what.
    DialChanged(ShipNo, u8, Option<Command>),
    /// A player looked at facedown dials of a ship, from the top; only they see which.
    LookedAtDials(Seat, ShipNo, u8),
    /// A ship gained a dial from an effect.
    DialGained(ShipNo, Command),
    /// A ship gained a command token.
    CommandTokenGained(ShipNo, Command),
    /// A ship spent a command token.
    CommandTokenSpent(ShipNo, Command),
    /// A ship lost a command token.
    CommandTokenDiscarded(ShipNo, Command),
    /// A ship gained a raid token.
    RaidGained(ShipNo, Command),
    /// A ship is rid of a raid token.
    RaidDiscarded(ShipNo, Command),
    /// A command is resolved, with dial and token.
    CommandResolved(ShipNo, Command, bool, bool),
    /// A ship began its activation.
    ShipActivated(ShipNo),
    /// A ship finished its activation.
    ShipFinished(ShipNo),
    /// A squadron began its activation.
    SquadronActivated(SquadronNo),
    /// A squadron's activation slider was moved to the activated side or back.
    SliderSet(SquadronNo, bool),
    /// An attack was declared: attacker, defender, kind, range.
    AttackDeclared(Thing, Thing, AttackKind, Range),
    /// An attack was canceled before its roll.
    AttackCanceled,
    /// Dice were gathered: red, blue, black.
    DiceGathered([u8; 3]),
    /// A die was removed before the roll.
    DieRemoved(crate::facts::Colour),
    /// Dice were rolled.
    Rolled(Vec<Die>),
    /// A die was added.
    DieAdded(Die),
    /// A die was rerolled: which, before, after.
    Rerolled(u8, Die, Die),
    /// A die was turned to another face.
    DieChanged(u8, Die, Die),
    /// A die was spent.
    DieSpent(Die),
    /// A die was canceled.
    DieCanceled(Die),
    /// A die cannot be modified any more: which, and what it shows.
    DieFrozen(u8, Die),
    /// Dice were rolled outside an attack.
    RolledAside(Vec<Die>),
    /// A defense token cannot be spent in this attack.
    TokenLocked(Thing),
    /// A defense token was spent.
    TokenSpent(Thing),
    /// A defense token was turned to its exhausted side.
    TokenExhausted(Thing),
    /// A defense token was readied.
    TokenReadied(Thing),
    /// A defense token was discarded.
    TokenDiscarded(Thing),
    /// A discarded defense token came back.
    TokenRecovered(Thing),
    /// A defense token was gained, readied.
    TokenGained(Thing),
    /// A defense token was replaced: the token, its type before, its type now.
    TokenReplaced(Thing, DefenseToken, DefenseToken),
    /// A critical effect was resolved; the standard one or a card's.
    Critical(bool),
    /// The damage of an attack was totaled, or its total changed to this.
    DamageTotaled(u8),
    /// Another hull zone became the defending one.
    DefendingZone(Thing),
    /// The destruction of a piece was put off until the Status Phase ends.
    Doomed(Piece),
    /// The damage card that a ship is about to be dealt faceup was turned up.
    CardTurnedUp(ShipNo, CardNo, DamageKind),
    /// A damage card was discarded before it was dealt.
    CardAverted(ShipNo, DamageKind),
    /// A destroyed squadron was put back into the play area.
    Returned(SquadronNo, Pose),
    /// A hull zone lost shields.
    ShieldsLost(ShipNo, Zone, u8),
    /// A hull zone gained shields.
    ShieldsGained(ShipNo, Zone, u8),
    /// A damage card was dealt facedown. Nobody sees which.
    DealtFacedown(Piece),
    /// A damage card was dealt faceup.
    DealtFaceup(ShipNo, CardNo, DamageKind),
    /// A facedown card was turned up.
    FlippedFaceup(ShipNo, CardNo, DamageKind),
    /// A faceup card was turned down.
    FlippedFacedown(ShipNo, CardNo),
    /// A damage card was discarded.
    CardDiscarded(ShipNo),
    /// A player looked at cards of the deck; only they see which.
    LookedAtDeck(Seat, u8),
    /// Cards of the deck were discarded unseen by others.
    DeckDiscarded(u8),
    /// A damage deck was made anew from its discard pile.
    Reshuffled(u8),
    /// A squadron lost hull points.
    HullLost(SquadronNo, u8),
    /// A squadron recovered hull points.
    HullRecovered(SquadronNo, u8),
    /// Something was destroyed.
    Destroyed(Piece),
    /// An upgrade card was exhausted.
    UpgradeExhausted(UpgradeNo),
    /// An upgrade card was readied.
    UpgradeReadied(UpgradeNo),
    /// An upgrade card was discarded.
    UpgradeDiscarded(UpgradeNo),
    /// Command tokens lie on an upgrade card.
    PilePlaced(UpgradeNo, u8),
    /// An upgrade card was equipped to another ship.
    UpgradeEquipped(UpgradeNo, ShipNo),
    /// A command token was placed on an upgrade card.
    CardTokenPlaced(UpgradeNo, Command),
    /// A command token was discarded or spent from an upgrade card.
    CardTokenDiscarded(UpgradeNo, Command),
    /// A dial of an upgrade card was revealed and discarded.
    CardDialRevealed(UpgradeNo, Command),
    /// The token of a round was placed on an upgrade card.
    CardRoundPlaced(UpgradeNo, u8),
    /// A die comes to lie on an upgrade card.
    CardDiePlaced(UpgradeNo, Die),
    /// A player looked at the facedown damage cards of a ship; only they see which.
    LookedAtDamage(Seat, ShipNo, u8),
    /// A ship became objective ship.
    ObjectiveShip(ShipNo),
    /// A ship's objective tokens changed by this.
    ObjectiveToken(ShipNo, i8),
    /// A player gained victory tokens.
    VictoryTokens(Side, u8),
    /// A player's pass tokens changed to this.
    PassTokens(Side, u8),
    /// Engineering points were gained.
    EngineeringPoints(ShipNo, u8),
    /// A ship overlapped another one and its speed was reduced temporarily to this.
    OverlappedShip(ShipNo, ShipNo, u8),
    /// A ship or squadron overlaps an obstacle.
    OverlappedObstacle(Piece, ObstacleNo),
    /// The effects of overlapped obstacles are ignored.
    ObstaclesIgnored(ShipNo),
    /// The initiative token was flipped or handed over.
    Initiative(Side),
    /// The game is over.
    GameOver(Option<Side>),
}

/// The phases of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Command Phase.
    Command,
    /// Ship Phase.
    Ship,
    /// Squadron Phase.
    Squadron,
    /// Status Phase.
    Status,
}
