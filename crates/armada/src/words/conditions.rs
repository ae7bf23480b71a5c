//! Conditions of effects.

use broadside_engine::{Bound, Ref};

use crate::ArmadaLook;
use crate::board::{AttackKind, TokenKind};
use crate::facts::{
    Colour, Command, DamageTrait, DefenseToken, Keyword, ObstacleKind, Size, Slot, Tag, Zone,
};
use crate::geometry::Range;

use super::{Amount, ArmadaWords, DieFilter, Edges, Payment, Select, Sortie, Span, Window};

/// A condition of one card's own.
pub type Test = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> bool;

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
    /// The event or question is about this very card: the damage card or upgrade card that the effect comes from.
    ThisCard,
    /// A hull zone has no more shields than this.
    ShieldsAtMost(Ref, u8),
    /// The payment of the event holds a token.
    PaidWithToken,
    /// The hull zone has attacked this target before in this activation (the hull zone, the target's ship or squadron).
    TargetedBefore,
    /// The speed dial of a ship shows more than this.
    SpeedAbove(Ref, u8),
    /// The printed speed of a squadron is less than this.
    PrintedSpeedBelow(Ref, u8),
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
    /// A ship has one of these sizes (a station has none).
    Size(Ref, &'static [Size]),
    /// A ship is a flotilla.
    Flotilla(Ref),
    /// A squadron is unique.
    Unique(Ref),
    /// The attack under way is of one of these kinds.
    AttackKind(&'static [AttackKind]),
    /// The attack under way is obstructed.
    Obstructed,
    /// The round is one of these, from the first to the last.
    Rounds(u8, u8),
    /// A ship or squadron has been activated in this round.
    Activated(Ref),
    /// A ship is its fleet's flagship.
    Flagship(Ref),
    /// The command of a party is one of these.
    CommandIn(Ref, &'static [Command]),
    /// A selection finds at least so many.
    AtLeast(u8, &'static Select),
    /// The first ship is of a smaller size class than the second (a station has none).
    Smaller(Ref, Ref),
    /// A ship or squadron lies in the play area.
    InPlay(Ref),
    /// The present maneuver of a ship is at this speed.
    ManeuverSpeed(Ref, u8),
    /// The present maneuver of a ship is at the speed of its dial, whatever slows it: it is none at a speed that an effect
    /// names, unless the dial shows the same.
    ManeuverByDial(Ref),
    /// The present maneuver of a ship is the first one of its activation.
    FirstManeuver(Ref),
    /// A ship has resolved a navigate command in its present maneuver.
    Navigated(Ref),
    /// A ship has resolved this command in this round.
    HasResolved(Ref, Command),
    /// The question is about this joint of the tool.
    Joint(u8),
    /// The yaw of the first joint is less than this in the present maneuver of a ship, which has such a joint.
    FirstYawBelow(Ref, u8),
    /// The payment of the event holds a dial.
    PaidWithDial,
    /// Of two ships that overlap, the one that the question is about moves.
    SubjectMoves,
    /// A token of this kind that the controller placed is in a span of a party.
    NearOwnToken(Ref, TokenKind, Span),
    /// A ship does not resolve the obstacles that it overlaps in its present maneuver.
    WaivesObstacles(Ref),
    /// No ship has activated in this Ship Phase.
    NoShipActivated,
    /// The command value of a ship is at most this.
    CommandValueAtMost(Ref, u8),
    /// This card set a ship or squadron aside, or placed it in the ship activation under way.
    Held(Ref),
    /// The token of the navigate command still counts for speed.
    TokenCountsForSpeed,
    /// The question is about the value of this keyword.
    AsksKeyword(Keyword),
    /// A piece has a defense token that is readied.
    HasReadiedToken(Ref),
    /// The defender has spent fewer defense tokens than this in the attack.
    SpentFewer(u8),
    /// The defender has discarded a defense token by spending it in the Spend Defense Tokens step of the attack.
    SpentAwayToken,
    /// The card that the effect comes from is exhausted.
    ThisExhausted,
    /// The damage card of the event was dealt, not flipped.
    DealtFaceup,
    /// A damage card lies faceup on a ship.
    LiesFaceup(Ref),
    /// A damage card has this trait.
    CardTrait(Ref, DamageTrait),
    /// A hull zone, or any hull zone of a ship, has more shields than its maximum.
    ShieldsAboveMax(Ref),
    /// The maximum of a hull zone's shields is lower than this.
    MaxShieldsBelow(Ref, u8),
    /// The destruction of a piece was put off.
    Doomed(Ref),
    /// Damage of the attack's total is still to be shared out: no redirect token has done it.
    DamageOpen,
    /// The damage that is about to be suffered is more than none.
    DamageToReduce,
    /// The defender has spent a defense token in the Spend Defense Tokens step.
    SpentInStep,
    /// A critical effect has been resolved in the attack, and with leave for another one there would be one to resolve.
    CouldResolveAnotherCritical,
    /// Two parties are the very same thing: the same die, the same token.
    Same(Ref, Ref),
    /// The speed dial of the first ship shows more than that of the second.
    Faster(Ref, Ref),
    /// A ship or an obstacle obstructs the attack under way, whatever else does.
    ObstructedOnTable,
    /// The defender is the first target that this attack of a hull zone has.
    FirstTarget,
    /// The attack under way is the first that the ship of a party performs in its own activation.
    FirstAttack(Ref),
    /// The ship of a party has attacked at least so often in this round, whatever it attacked.
    HasAttacked(Ref, u8),
    /// A ship card bears a tag.
    Tag(Ref, Tag),
    /// A ship has the command token of this type.
    HasCommandToken(Ref, Command),
    /// A hull zone bears a token of this kind.
    ZoneToken(Ref, TokenKind),
    /// The attack under way would gather no dice as it stands.
    NoDice,
    /// The armament of the attack under way has dice of this colour, whatever its range.
    ArmedWith(Colour),
    /// A number is greater than this.
    More(&'static Amount, i16),
    /// A ship has committed to attack from nothing but its left and right hull zones in this round.
    SidesOnly(Ref),
    /// Two squadrons are engaged with each other.
    Engaged(Ref, Ref),
    /// The event is about the upgrade card that the effect comes from.
    ThisUpgrade,
    /// No effect of a card is being resolved.
    NoEffectUnderWay,
    /// One of these windows is open.
    Opened(&'static [Window]),
    /// Two parties are tokens, dials or names of the same command.
    SameCommand(Ref, Ref),
    /// The command that a ship resolves counts as paid with one of these.
    Paid(Ref, &'static [Payment]),
    /// The payment of the event was as if a token was spent.
    PaidAsToken,
    /// A ship has resolved no command in this round.
    ResolvedNothing(Ref),
    /// A token of a party's command lies on this card.
    OnCard(Ref),
    /// The token of the present round lies on this card.
    RoundOnCard,
    /// A ship has command tokens.
    HasTokens(Ref),
    /// A ship has facedown damage cards.
    HasFacedown(Ref),
    /// The top dial of a ship shows the command of a party.
    TopDial(Ref, Ref),
    /// An upgrade card bears one of these icons.
    HasIcon(Ref, &'static [Slot]),
    /// A ship bears an active copy of this very card on which the token of the present round lies.
    BearsCopyOfRound(Ref),
    /// A party is the attacker of the attack under way.
    Attacking(Ref),
    /// The defense token in the first register is of the type in the second.
    TokenOfType(Ref, Ref),
    /// A defense token is exhausted and may be readied.
    MayReady(Ref),
    /// A piece may spend a defense token to pay for an effect (the token, the piece).
    MaySpend(Ref, Ref),
    /// The defender has spent a defense token in this attack.
    SpentByDefender(Ref),
    /// The defense token of the event was readied when it was spent.
    WasReadied,
    /// The defender has spent at least so many exhausted defense tokens in this attack.
    ExhaustedSpent(u8),
    /// The defender has spent a defense token of this type in this attack.
    TypeSpent(DefenseToken),
    /// The defender has spent a readied defense token of this type in this attack.
    ReadiedSpent(DefenseToken),
    /// A defense token of this type is the only one that the defender has spent in this attack.
    OnlySpent(DefenseToken),
    /// The defender has not resolved the effect of a defense token's type in this attack.
    EffectOpen(Ref),
    /// No card has replaced the effect of the defense token that is being spent.
    OwnEffect,
    /// The Spend Defense Tokens step of the attack under way has begun and not ended.
    DefenseStep,
    /// The damage that is about to be suffered is the total of the attack, not that of an effect.
    AttackTotal,
    /// The damage that is about to be suffered is from the attack, its total or that of an effect, and not only dealt
    /// during it.
    FromAttack,
    /// No die has been modified since the dice of the attack were rolled.
    DiceUnmodified,
    /// A concentrate fire command was resolved in the attack under way.
    Concentrated,
    /// The same as `CriticalOpen`, in a salvo attack too.
    SalvoCriticalOpen(Option<Colour>),
    /// A squadron has a keyword by its own card.
    PrintedKeyword(Ref, Keyword),
    /// A squadron has at most so many hull points left.
    HullAtMost(Ref, u8),
    /// A squadron is engaged.
    IsEngaged(Ref),
    /// A squadron is engaged with another squadron than the second party.
    EngagedBesides(Ref, Ref),
    /// A squadron was activated by a squadron command, and its activation lasts.
    Commanded(Ref),
    /// A squadron was activated by the squadron command of this ship, and its activation lasts.
    CommandedBy(Ref, Ref),
    /// A squadron has moved in the activation of the ship that is activating.
    MovedInShipActivation(Ref),
    /// A squadron may make a move that engagement does not prevent.
    MayMove(Ref),
    /// A squadron that is activating still has its attack.
    HasAttackLeft(Ref),
    /// A squadron has a legal target for this attack.
    CanAttack(Ref, &'static Sortie),
    /// The attack under way damaged the defender.
    DefenderDamaged,
    /// A ship's squadron command could activate a squadron now.
    CanCommandSquadrons(Ref),
    /// The squadron that a squadron command would activate, or the one that relays the command to it, is in this span of
    /// the bearer.
    CommandReaches(Span),
    /// A party is among those chosen as the group.
    Chosen(Ref),
    /// The defender was dealt a damage card for the damage of the attack.
    CardDealt,
    /// The objective has marked something.
    Marked,
    /// The amount of the event is at least this.
    EventAmount(i16),
    /// An obstacle is of one of these kinds.
    ObstacleKind(Ref, &'static [ObstacleKind]),
    /// A ship is at distance 1 to this of some edges of the play area.
    NearEdges(Ref, Edges, u8),
    /// A ship is within the deployment zone of the first player.
    InFirstZone(Ref),
    /// A ship is within the deployment zone of its owner's opponent.
    InEnemyZone(Ref),
    /// A ship or squadron was destroyed.
    Destroyed(Ref),
    /// A piece has suffered enough to be destroyed, and its destruction has not been put off.
    Falls(Ref),
    /// The firing arc of a hull zone holds a part of the edge that the objective has marked.
    ArcHoldsMarkedEdge(Ref),
    /// An objective token lies on an obstacle.
    TokenOn(Ref),
    /// A station counts as destroyed.
    StationDestroyed(Ref),
    /// A named condition that only one rule or card needs.
    Named(Test),
}
