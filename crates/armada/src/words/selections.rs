//! What effects choose among or act on.

use broadside_engine::{Bound, Ref, Var};

use crate::ArmadaLook;
use crate::facts::{Colour, Command, DefenseToken, Face, Slot, Zone};

use super::{ArmadaWords, Cond, DieFilter, Icon, Placement, Span, Thing};

/// A selection of one card's own.
pub type Finder = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>, &mut dyn FnMut(Thing));

/// What effects choose among or act on.
#[derive(Clone, Copy, Debug)]
pub enum Select {
    /// Dice of the pool that may be rerolled or changed.
    Dice(DieFilter),
    /// All dice of the pool: to cancel or count them.
    AllDice(DieFilter),
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
    /// The defense tokens of every ship and squadron that a selection finds.
    TokensOf(&'static Select),
    /// These types of defense tokens.
    TokenTypes(&'static [DefenseToken]),
    /// The types of the defense tokens that lie on the card.
    TypesOnCard,
    /// All faces of the die in a register.
    Faces(Var),
    /// The numbers from 1 to this, or to the number of a ship's facedown damage cards.
    FacedownNumber(Ref, u8),
    /// Ships in play for which the condition holds; the ship is the party `IT`.
    Ships(&'static Cond),
    /// Squadrons in play for which the condition holds; the squadron is the party `IT`.
    Squadrons(&'static Cond),
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
    /// The hull zones of a ship among these, with shields.
    ZonesWithShieldsAmong(Ref, &'static [Zone]),
    /// The other hull zones of a hull zone's ship.
    OtherZones(Ref),
    /// The hull zones adjacent to a hull zone on whose shields damage of the attack can be taken.
    AdjacentShields(Ref),
    /// Hull zones of a ship that can recover a shield now, outside a repair command.
    RecoverableZones(Ref),
    /// Hull zones of a ship whose shields effects can raise up to this number.
    ZonesBelow(Ref, u8),
    /// Hull zones of a hull zone's ship, but for that one, with shields to move to it while it has fewer than this.
    ShieldGivers(Ref, u8),
    /// Hull zones of a ship outside the group, with shields, while a zone of the group has fewer than this.
    GroupGivers(Ref, u8),
    /// Hull zones of the group that have fewer shields than this.
    GroupTakers(u8),
    /// Defense tokens of a piece that it may spend in the attack under way, for an effect: of a type, or any.
    TokensToSpend(Ref, Option<DefenseToken>),
    /// Defense tokens of a piece of this type.
    TokensOfType(Ref, DefenseToken),
    /// Readied copies of the card that the effect comes from, on other friendly ships in a span of the bearer.
    Copies(Span),
    /// Numbers from one to this, but no more than the hull points that a squadron lacks.
    HullToRecover(Ref, u8),
    /// These commands.
    Commands(&'static [Command]),
    /// Command tokens of a ship.
    CommandTokens(Ref),
    /// The top cards of the deck from which a ship is dealt cards.
    TopCards(Ref, u8),
    /// Objective tokens in the play area in a span of a party.
    ObjectiveTokens(Ref, Span),
    /// Ships that count as in play, deployed or not, for which the condition holds; the ship is the party `IT`
    /// (armada.effect-timing.16).
    FleetShips(&'static Cond),
    /// What this card has set aside.
    HeldAside,
    /// What this card set aside and has a place now.
    Arrivals(Placement),
    /// The upgrade cards of a slot on the first ship that the second one may equip.
    UpgradesFor(Slot, Ref, Ref),
    /// The speeds to which the speed of a ship can be changed by at most so much, none below the lowest one named.
    Speeds {
        /// The ship.
        of: Ref,
        /// By how much at most.
        by: u8,
        /// The lowest speed.
        least: u8,
    },
    /// Ships in play and stations that count as ships, for which the condition holds; the piece is the party `IT`.
    ShipsAndStations(&'static Cond),
    /// Obstacles in the play area for which the condition holds; the obstacle is the party `IT`.
    Obstacles(&'static Cond),
    /// Those of these faces that the die in a register has and does not show.
    FacesAmong(Var, &'static [Face]),
    /// Defense tokens of a ship or squadron that have been discarded.
    DiscardedTokens(Ref),
    /// The upgrade cards of a ship in these slots, but for the card that the effect comes from.
    Upgrades(Ref, &'static [Slot]),
    /// Colours in the batteries of the hull zones adjacent to a hull zone.
    AdjacentColours(Ref),
    /// Raid tokens that a ship does not have.
    RaidsToGain(Ref),
    /// Items of any of these selections.
    AnyOf(&'static [Select]),
    /// The ship whose activation is under way.
    ActiveShip,
    /// Command tokens on this card, each type once.
    TokensOnCard,
    /// Dials on this card, each command once.
    DialsOnCard,
    /// Whether the bearer can give a dial or a token of this command: ways to pay.
    DialOrToken(Command),
    /// The rounds of a game.
    Rounds,
    /// The rounds that neither are the one in a register nor follow or precede it.
    RoundsApart(Var),
    /// Upgrade cards of a ship that are not discarded and for which the condition holds; the card is the party `IT`.
    UpgradesOf(Ref, &'static Cond),
    /// Facedown damage cards of a ship, to somebody who has looked at them.
    FacedownCards(Ref),
    /// Defense tokens of a ship that the bearer may spend for it.
    SpendableTokens(Ref),
    /// The dice that lie on this card.
    DiceOnCard,
    /// All faces of a die of this colour.
    FacesOf(Colour),
    /// Faces to which the die in a register can be turned: those without these icons, which it does not show.
    FacesWithout(Var, &'static [Icon]),
    /// Ships and squadrons in play for which the condition holds; the piece is the party `IT`.
    Pieces(&'static Cond),
    /// Defense tokens of a piece that another may be made to spend or may spend (the piece, who spends).
    SpendableBy(Ref, Ref),
    /// Squadrons that wait for their deployment, for which the condition holds; the squadron is the party `IT`.
    WaitingSquadrons(&'static Cond),
    /// Squadrons that count as in play, deployed or not, for which the condition holds; the squadron is the party `IT`.
    FleetSquadrons(&'static Cond),
    /// Objective tokens in the play area for which the condition holds; the token is the party `IT`.
    Tokens(&'static Cond),
    /// The two three-foot edges of the play area.
    ShortEdges,
    /// A named selection that only one rule or card needs.
    Named(Finder),
}
