//! What cards can say.

use broadside_engine::{Bound, Flow, Ref, Var, Who};

use crate::facts::{Colour, Command, DefenseToken, Face, Keyword, Zone};
use crate::geometry::Range;
use crate::{ArmadaCx, ArmadaLook};

use super::{ArmadaWords, Thing};

/// A condition of one card's own.
pub type Test = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> bool;
/// A selection of one card's own.
pub type Finder = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>, &mut dyn FnMut(Thing));
/// A number of one card's own.
pub type Count = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> i32;
/// An operation of one card's own.
pub type Deeds = fn(&mut ArmadaCx<'_>, &mut Bound<ArmadaWords>) -> Flow<ArmadaWords>;

/// An icon of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A hit icon, alone or with others.
    Hit,
    /// A critical icon, alone or with a hit.
    Critical,
    /// An accuracy icon.
    Accuracy,
}

/// Which dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieFilter {
    /// Of this colour; any if none is given.
    pub colour: Option<Colour>,
    /// Showing one of these icons; any if none is given.
    pub icons: &'static [Icon],
}

impl DieFilter {
    /// Any die.
    pub const ANY: DieFilter = DieFilter { colour: None, icons: &[] };
}

/// How far something reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// At distance 1 to this.
    Distance(u8),
    /// At close range up to this.
    Range(Range),
}

/// Conditions of effects.
#[derive(Clone, Copy, Debug)]
pub enum Cond {
    /// No condition.
    Always,
    /// It does not hold.
    Not(&'static Cond),
    /// All of these.
    All(&'static [Cond]),
    /// One of these.
    Any(&'static [Cond]),
    /// Two parties are the same piece, or parts of it.
    Is(Ref, Ref),
    /// A party is on the side of the effect's controller.
    Friendly(Ref),
    /// A party is on the other side.
    Enemy(Ref),
    /// A party is a ship or a part of one (a station answers as a ship).
    Ship(Ref),
    /// A party is a squadron (a mine answers as one).
    Squadron(Ref),
    /// A party is one of these hull zones.
    Zone(Ref, &'static [Zone]),
    /// Two pieces are at this distance or range of each other.
    Near(Ref, Ref, Span),
    /// A friendly ship other than the first party has the second one in this span.
    AnotherFriendlyShipNear(Ref, Ref, Span),
    /// The range of the attack is at most this.
    AttackRange(Range),
    /// Dice of the pool fit.
    Pool(DieFilter),
    /// A critical effect can be resolved now, with a critical icon of this colour (any if none).
    CriticalOpen(Option<Colour>),
    /// A squadron has a keyword.
    Keyword(Ref, Keyword),
    /// A ship is an objective ship.
    ObjectiveShip(Ref),
    /// A ship has an objective token.
    ObjectiveToken(Ref),
    /// A party belongs to the first player.
    FirstPlayer(Ref),
    /// A party belongs to the second player.
    SecondPlayer(Ref),
    /// The event is about this very card: the damage card that the effect comes from.
    ThisCard,
    /// A hull zone has no more shields than this.
    ShieldsAtMost(Ref, u8),
    /// The payment of the event holds a token.
    PaidWithToken,
    /// The hull zone has attacked this target before in this activation (the hull zone, the target's ship or squadron).
    TargetedBefore,
    /// The speed dial of a ship shows more than this.
    SpeedAbove(Ref, u8),
    /// A selection finds something.
    Finds(&'static Select),
    /// A ship has a facedown command dial.
    HasDials(Ref),
    /// A ship is yet to reveal its top command dial in this round.
    WillReveal(Ref),
    /// The speed dial of the event was turned by the side of the ship's owner.
    DialTurnedByOwner,
    /// Dice may be added to the attack pool.
    MayAddDice,
    /// A defense token is of this type.
    TokenType(Ref, DefenseToken),
    /// A defense token lies on its exhausted side.
    TokenExhausted(Ref),
    /// An attack of the first party against the second would be at exactly this range.
    WouldBeAt(Ref, Ref, Range),
    /// An attack of the first party against the second would be obstructed.
    WouldBeObstructed(Ref, Ref),
    /// The ship of a party has attacked ships at least so often in this round.
    ShipAttacks(Ref, u8),
    /// The ship of a party is activating.
    Activating(Ref),
    /// Of the faceup damage cards of this kind on its ship, the effect comes from the first.
    FirstOfItsKind,
    /// A named condition that only one rule or card needs.
    Named(Test),
}

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The card is exhausted.
    Exhaust,
    /// The bearer spends the command token in a register; any token will do.
    CommandToken(Var),
}

/// What effects choose among or act on.
#[derive(Clone, Copy, Debug)]
pub enum Select {
    /// Dice of the pool.
    Dice(DieFilter),
    /// Dice of the pool that fit and could be turned to this face, which they do not show.
    DiceWithFace(DieFilter, Face),
    /// Dice of the pool that fit and that the attacker may spend.
    SpendableDice(DieFilter),
    /// Items of a selection for which a condition holds, each looked at in a register.
    Where(&'static Select, Var, &'static Cond),
    /// Colours that are in the pool.
    ColoursInPool,
    /// All three colours.
    Colours,
    /// Faces to which the die in a register can be turned: those with one icon only, which it does not show.
    SingleIconFaces(Var),
    /// Defense tokens of the defender that can still be locked.
    LockableTokens,
    /// Defense tokens that only an accuracy icon keeps from being spent.
    LockedTokens,
    /// All defense tokens of a ship.
    DefenseTokens(Ref),
    /// Friendly ships in play.
    FriendlyShips,
    /// Friendly ships in play but for the bearer, in a span of it.
    OtherFriendlyShips(Span),
    /// Hull zones of a ship.
    Zones(Ref),
    /// Hull zones of a ship with shields.
    ZonesWithShields(Ref),
    /// The hull zones with the most shields of a ship.
    ZonesWithMostShields(Ref),
    /// The hull zones adjacent to a hull zone.
    AdjacentZones(Ref),
    /// These commands.
    Commands(&'static [Command]),
    /// Command tokens of a ship.
    CommandTokens(Ref),
    /// The top cards of the deck from which a ship is dealt cards.
    TopCards(Ref, u8),
    /// Objective tokens in the play area in a span of a party.
    ObjectiveTokens(Ref, Span),
    /// A named selection that only one rule or card needs.
    Named(Finder),
}

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The effect's own number, granted or counted.
    Number,
    /// How many critical icons are in the pool.
    Criticals,
    /// A named number that only one rule or card needs.
    Named(Count),
}

/// Procedures that effects start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// The bearer resolves a command.
    ResolveCommand(Command),
    /// The defense token in a register is spent and its effect resolved.
    SpendDefenseToken(Var),
}

/// Operations of effects.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// The die in a register is rerolled.
    Reroll(Var),
    /// A die of this colour is added.
    AddDie(Colour),
    /// A die of the colour in a register is added.
    AddDieOf(Var),
    /// The die in a register is turned to this face.
    ChangeDie(Var, Face),
    /// The die in the first register is turned to the face in the second.
    ChangeDieTo(Var, Var),
    /// The die in a register is spent.
    SpendDie(Var),
    /// Every die is canceled.
    CancelAllDice,
    /// The defense token in a register cannot be spent in this attack.
    LockToken(Var),
    /// A critical effect is resolved: no other one can be.
    CriticalResolved,
    /// The first damage card of the attack is dealt faceup.
    StandardCritical,
    /// A hull zone, or a hull zone of its owner's choice of a ship, suffers damage.
    Suffer(Ref, Amount),
    /// A ship is dealt facedown damage cards.
    DealFacedown(Ref, u8),
    /// A ship is dealt faceup damage cards.
    DealFaceup(Ref, u8),
    /// The damage card that the effect comes from is turned facedown.
    FlipThisFacedown,
    /// A random facedown damage card of a ship is turned up.
    FlipRandomFaceup(Ref),
    /// A hull zone loses shields.
    LoseShields(Ref, u8),
    /// A hull zone loses all its shields.
    LoseAllShields(Ref),
    /// A hull zone spends a shield, which the effect counts.
    SpendShield(Ref),
    /// A defense token is discarded.
    DiscardDefense(Ref),
    /// A ship gains the command token of a party.
    GainCommandToken(Ref, Ref),
    /// A ship gains this command token.
    GainToken(Ref, Command),
    /// A ship discards all its command tokens.
    DiscardAllCommandTokens(Ref),
    /// A ship gains the raid token of a party.
    GainRaidToken(Ref, Ref),
    /// The top dial of a ship is set to the command of a party, by somebody who sees it then.
    SetTopDial(Ref, Ref, Who),
    /// Somebody sees the top dial of a ship.
    ShowTopDial(Ref, Who),
    /// The top dial of a ship is discarded unrevealed.
    DiscardTopDial(Ref),
    /// A ship's speed is lowered by 1, the dial turned by somebody.
    LowerSpeed(Ref, Who),
    /// The controller looks at the top cards of the deck from which a ship is dealt.
    LookAtDeck(Ref, u8),
    /// Of so many top cards of that deck the one in a register goes back on top; the others are discarded.
    KeepOnTop(Ref, Var, u8),
    /// The owner of a party gains victory tokens.
    GainVictory(Ref, u8),
    /// A ship becomes objective ship.
    MarkObjectiveShip(Ref),
    /// A ship's objective tokens change by this.
    ObjectiveTokens(Ref, i8),
    /// A token is removed from the play area.
    RemoveToken(Ref),
    /// The next attack of the attacking ship in this activation may come from the attacking hull zone again.
    AttackAgainFromZone,
    /// A ship ignores the obstacles that it overlaps, all of them.
    IgnoreObstacles(Ref),
    /// A procedure begins.
    Begin(Procedure),
    /// A named operation that only one rule or card needs.
    Named(Deeds),
}
