//! What cards can say.

use broadside_engine::{Bound, Flow, Ref, Var, Who};

use crate::board::{AttackKind, TokenKind};
use crate::facts::{
    Colour, Command, DamageTrait, DefenseToken, Dice, Face, Keyword, ObstacleKind, Size, Slot, Tag, Zone,
};
use crate::geometry::Range;
use crate::steps::obstacles::Drift;
use crate::steps::setup::{Placing, Task};
use crate::{ArmadaCx, ArmadaLook};

use super::{ArmadaWords, Payment, Thing};

/// A condition of one card's own.
pub type Test = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> bool;
/// A selection of one card's own.
pub type Finder = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>, &mut dyn FnMut(Thing));
/// A number of one card's own.
pub type Count = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> i32;
/// An operation of one card's own.
pub type Deeds = fn(&mut ArmadaCx<'_>, &mut Bound<ArmadaWords>) -> Flow<ArmadaWords>;

/// The candidate of a selection of ships or squadrons, while its condition is looked at.
pub const IT: Ref = Ref::Var(Var(5));

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

/// Dice of which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Of any colour.
    Any,
    /// Of this colour.
    Of(Colour),
    /// Of the colour in a register.
    In(Var),
}

/// What a squadron that an effect lets attack may attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Anything.
    Any,
    /// A squadron at distance 1.
    Squadrons,
    /// This ship or squadron.
    At(Ref),
}

/// An attack of a squadron that an effect grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sortie {
    /// What it may attack.
    pub aim: Aim,
    /// Its anti-squadron armament in place of its own.
    pub armament: Option<Dice>,
    /// Whether squadrons with which it is engaged do not keep it from attacking a ship.
    pub even_engaged: bool,
    /// Whether the attack counts as obstructed.
    pub obstructed: bool,
    /// Whether it may attack one target after another, each once.
    pub each: bool,
}

impl Sortie {
    /// An ordinary attack.
    pub const PLAIN: Sortie =
        Sortie { aim: Aim::Any, armament: None, even_engaged: false, obstructed: false, each: false };
}

/// How far something reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// At distance 1 to this.
    Distance(u8),
    /// At close range up to this.
    Range(Range),
}

/// Where something is put that was set aside: at the bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The last band of distance.
    pub to: u8,
    /// Whether the whole piece has to be as near.
    pub within: bool,
    /// Whether a ship may overlap squadrons.
    pub over_squadrons: bool,
}

/// Some edges of the play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// The two three-foot edges.
    Short,
    /// The edges of both players.
    Players,
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
    /// The question is about this keyword.
    AsksFor(Keyword),
    /// The event is about the upgrade card that the effect comes from.
    ThisUpgrade,
    /// No effect of a card is being resolved.
    NoEffectUnderWay,
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
    /// The firing arc of a hull zone holds a part of the edge that the objective has marked.
    ArcHoldsMarkedEdge(Ref),
    /// An objective token lies on an obstacle.
    TokenOn(Ref),
    /// A station counts as destroyed.
    StationDestroyed(Ref),
    /// A named condition that only one rule or card needs.
    Named(Test),
}

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The card is exhausted.
    Exhaust,
    /// The card is discarded.
    Discard,
    /// The die in a register is spent.
    Die(Var),
    /// The bearer spends the command token in a register; any token will do.
    CommandToken(Var),
    /// The bearer spends a command token of this type.
    TokenOf(Command),
    /// The piece that has the defense token in a register spends it, without its effect; one that it may spend now.
    DefenseToken(Var),
    /// The defense token in a register is discarded, which is not spending it.
    DiscardDefense(Var),
    /// The copy of this card in a register, on another ship, is exhausted.
    ExhaustCopy(Var),
    /// The upgrade card in a register is discarded.
    Upgrade(Var),
    /// The bearer spends a command token of this type for a fleet command, unless an effect forbids that.
    FleetCommandToken(Command),
    /// A token of a party's command is discarded from this card.
    TokenOnCard(Ref),
    /// A dial of a party's command is revealed and discarded from this card.
    DialOnCard(Ref),
    /// The bearer discards a dial or a token of this command: what is in a register.
    DialOrToken(Command, Var),
    /// The defense token of the type in a register is discarded from the card.
    TypeOnCard(Var),
}

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

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The effect's own number, granted or counted.
    Number,
    /// How many critical icons are in the pool.
    Criticals,
    /// How many defense tokens the defender spent in the Spend Defense Tokens step.
    TokensSpentInStep,
    /// The number in a register.
    Chosen(Var),
    /// How many dice of the pool fit.
    Dice(DieFilter),
    /// Half the dice in the pool, rounded down.
    HalfPool,
    /// How many raid tokens a ship has.
    Raids(Ref),
    /// A number, but no more than this.
    UpTo(i16, &'static Amount),
    /// How many command tokens lie on this card.
    TokensOnCard,
    /// The command value of a ship.
    CommandValue(Ref),
    /// The squadron value of a ship.
    SquadronValue(Ref),
    /// The engineering value of a ship.
    EngineeringValue(Ref),
    /// How many were chosen as the group.
    InGroup,
    /// How many squadrons the squadron command of the event activates.
    CommandedSquadrons,
    /// How many critical icons are in the pool, halved and rounded up.
    HalfCriticals,
    /// Half a number, rounded down.
    Half(&'static Amount),
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
    /// The defender takes damage on the shields of the zone that a redirect token picked.
    Redirect,
    /// The destroyed squadron of a party is placed at distance 1 of the bearer, unengaged and activated, with so many hull points.
    ReturnSquadron(Ref, u8),
    /// The controller rerolls any number of dice of the pool.
    RerollAny(Hue),
    /// The controller rerolls at most so many dice of the pool.
    RerollUpTo(Hue, u8),
    /// The bearer performs one of its attacks: from a hull zone that could still attack in its Attack step.
    Attack,
    /// The bearer attacks squadrons from one of its hull zones, also one that has attacked, with these dice as its
    /// anti-squadron armament.
    AttackSquadrons(Dice),
    /// The bearer places its targeting token.
    PlaceTargetingToken,
    /// The effect of the defense token in a register, which was discarded for it, is resolved.
    DefenseEffect(Var),
    /// A squadron attacks.
    SquadronAttack(Ref, &'static Sortie),
    /// A squadron moves up to a distance, even if it is engaged.
    Move(Ref, u8),
    /// A squadron moves up to a distance; it may not end engaged.
    MoveUnengaged(Ref, u8),
    /// A squadron activates as if the squadron command that activated the bearer had chosen it.
    ActivateAsCommanded(Ref),
    /// A squadron activates in the Squadron Phase; its attacks count as those of a squadron that a command activated.
    Activate(Ref),
    /// A squadron moves up to a distance and attacks, in any order, as if it were activated.
    ActAsActivated(Ref, u8),
    /// Objective tokens are placed or moved.
    PlaceTokens(Task),
    /// Obstacles are placed.
    PlaceObstacles(Placing),
    /// The players move obstacles in turn, each once.
    MoveObstacles(Drift),
    /// Exogorths leave the play area.
    ExogorthsLeave {
        /// Whether the second player moves the obstacles that they touched.
        stirring: bool,
    },
    /// What belongs to the second player and was set aside is deployed.
    DeployAside,
    /// Dials are put on the objective card, so many.
    PlaceDials(u8),
    /// The objective attacks the hull zone in a register.
    ObjectiveAttack(Var),
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
    /// The die in a register cannot be modified in any way any more.
    FreezeDie(Var),
    /// The defense token in a register cannot be spent in this attack.
    LockToken(Var),
    /// A critical effect is resolved: no other one can be.
    CriticalResolved,
    /// The first damage card of the attack is dealt faceup.
    StandardCritical,
    /// The first damage cards of the attack, so many, are dealt faceup.
    FaceupFirst(u8),
    /// One critical effect more can be resolved in the attack.
    AllowCritical,
    /// The damage total is halved by a brace token.
    Brace,
    /// The damage that is about to be suffered is lowered.
    ReduceDamage(Amount),
    /// A point of the attack's damage is taken on the shields of a hull zone.
    DivertToShields(Ref),
    /// A point of the attack's damage is suffered by the ship of a party instead.
    DivertTo(Ref),
    /// A hull zone becomes the defending one.
    ChangeDefendingZone(Ref),
    /// A party suffers damage of an effect of the attack: whatever lowers attack damage can lower it.
    SufferInAttack(Ref, Amount),
    /// Dice of a colour are rolled outside the attack; the effect counts their hit and critical icons.
    RollAside(Colour, u8),
    /// The destruction of a piece is put off until the Status Phase ends.
    PostponeDestruction(Ref),
    /// The damage card of the event is turned facedown.
    FlipFacedown(Ref),
    /// The damage card that was about to be dealt to a ship is discarded.
    AvertCard(Ref),
    /// A hull zone recovers shields, as far as it may.
    RecoverShields(Ref, u8),
    /// A shield is moved from the first hull zone to the second, which has fewer than this.
    MoveShield(Ref, Ref, u8),
    /// A squadron recovers hull points.
    RecoverHull(Ref, Amount),
    /// The activation slider of a squadron goes to its activated side.
    Activate(Ref),
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
    /// A discarded defense token comes back, readied.
    RecoverReadied(Ref),
    /// A ship gains a defense token of the type of a party.
    GainDefenseOf(Ref, Ref),
    /// A defense token is replaced by one of this type.
    ReplaceDefense(Ref, DefenseToken),
    /// A defense token is spent without effect (the token, the piece that spends it).
    SpendDefense(Ref, Ref),
    /// The defense token that is being spent has this effect in place of its own, or none.
    EffectInstead(Option<DefenseToken>),
    /// A defense token of every type is placed on the card.
    PlaceDefenseTokens,
    /// A ship discards so many facedown damage cards as the number in a register says.
    DiscardFacedown(Ref, Var),
    /// A ship gains the command token of a party.
    GainCommandToken(Ref, Ref),
    /// A ship gains this command token.
    GainToken(Ref, Command),
    /// A ship discards all its command tokens.
    DiscardAllCommandTokens(Ref),
    /// A ship discards its command token of this type.
    DiscardToken(Ref, Command),
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
    /// The speed dial of a ship is turned to the number in a register by somebody.
    SetSpeed(Ref, Var, Who),
    /// The speed of a ship's present maneuver changes by this, not its dial (armada.speed.06–.08).
    ChangeManeuverSpeed(Ref, i8),
    /// A yaw of a ship may be raised by this in its present maneuver.
    RaiseYaw(Ref, u8),
    /// A ship executes a maneuver at this speed (armada.ship-movement.73).
    ExecuteManeuver(Ref, u8),
    /// A ship executes a maneuver at this speed with a yaw of "-".
    ExecuteStraightManeuver(Ref, u8),
    /// A ship is made to execute a maneuver at this speed.
    ForceManeuver {
        /// The ship.
        ship: Ref,
        /// The speed.
        speed: u8,
        /// Whether it is straight, whatever the ship's yaw.
        straight: bool,
        /// Whether gravity rifts do not slow it.
        unslowed: bool,
    },
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
    /// The controller places so many tokens of this kind in the play area.
    PlaceTokens(TokenKind, Amount),
    /// The controller moves an obstacle within distance 1 to this of where it is.
    MoveObstacle(Ref, u8),
    /// The controller moves an obstacle within distance 1 to this of where it is, also onto squadrons, which the opponent
    /// then places.
    ShiftObstacle(Ref, u8),
    /// A ship or squadron is set aside.
    SetAside(Ref),
    /// A ship or squadron that this card set aside is put on the table at the bearer.
    Arrive(Ref, Placement),
    /// A ship is deployed anew in its player's deployment zone.
    Redeploy(Ref),
    /// The upgrade card in a register is equipped to a ship.
    Equip(Var, Ref),
    /// A party is kept in a register, for what is granted.
    Keep(Ref, Var),
    /// The next attack of the attacking ship in this activation may come from the attacking hull zone again.
    AttackAgainFromZone,
    /// Every die is rerolled.
    RerollAll,
    /// A die of this colour is added, showing this face.
    AddDieShowing(Colour, Face),
    /// The same, and it cannot be rerolled or changed.
    AddFixedDie(Colour, Face),
    /// The die in a register is canceled.
    CancelDie(Var),
    /// A die of the colour in a register is removed before the roll.
    RemoveDie(Var),
    /// A die of the colour in the first register is replaced by one of the colour in the second, before the roll.
    Recolour(Var, Var),
    /// The blue dice of the anti-squadron armament are red in this attack.
    FireRedForBlue,
    /// This attack of a hull zone has no further target.
    NoFurtherTargets,
    /// The effect's number is this.
    Note(Amount),
    /// A token of this kind is put on a hull zone.
    PutOnZone(TokenKind, Ref),
    /// The tokens of this kind are taken off the hull zones of a ship.
    TakeOffZones(TokenKind, Ref),
    /// The upgrade card that the effect comes from is discarded.
    DiscardThis,
    /// A defense token is readied.
    ReadyDefense(Ref),
    /// A discarded defense token comes back, exhausted.
    RecoverDefense(Ref),
    /// A ship gains a readied defense token of this type.
    GainDefense(Ref, DefenseToken),
    /// A ship commits to attack from nothing but its left and right hull zones in this round.
    CommitToSides(Ref),
    /// A ship ignores the obstacles that it overlaps, all of them.
    IgnoreObstacles(Ref),
    /// The effect's number becomes this.
    Count(Amount),
    /// The command that a ship resolves counts as paid with this.
    CountAsPaid(Ref, Payment),
    /// A ship cannot resolve these commands for the rest of the round.
    BarCommands(Ref, &'static [Command]),
    /// A ship gains a dial of the command of a party; it is not revealed.
    GainDial(Ref, Ref),
    /// A ship discards the command token of a party, or that token is discarded from the card on which it lies.
    LoseToken(Ref, Ref),
    /// A token of this command is discarded from this card.
    TakeFromCard(Command),
    /// All dials of a ship are discarded unrevealed.
    DiscardAllDials(Ref),
    /// A token of the command of a party is placed on this card.
    PutOnCard(Ref),
    /// The token of the round of a party is placed on this card.
    MarkRound(Ref),
    /// Somebody sees all facedown dials of a ship.
    ShowDials(Ref, Who),
    /// So many top dials of a ship are discarded unrevealed; the next one lies on top then.
    DiscardDials(Ref, u8),
    /// The controller looks at the facedown damage cards of a ship.
    LookAtDamage(Ref),
    /// A damage card of a ship is turned up; it is no longer among those chosen.
    FlipFaceup(Ref),
    /// An upgrade card is discarded.
    DiscardUpgrade(Ref),
    /// This card is equipped to a ship.
    EquipTo(Ref),
    /// A die of this colour is placed on this card, showing this face.
    PutDieOnCard(Colour, Face),
    /// A die of this colour is placed on this card, showing the face in a register.
    PutDieOnCardShowing(Colour, Var),
    /// The die in the first register is spent for the one on this card in the second: they change places as they lie.
    ExchangeDie(Var, Var),
    /// The activation slider of a squadron is moved to the activated side.
    SetActivated(Ref),
    /// A squadron that is activating gives its attack up.
    ForgoAttack(Ref),
    /// The effect takes the place of the activations of its controller's turn.
    TakeTurn,
    /// A ship does not resolve the obstacles that it overlaps, none of them; for other effects it has overlapped them.
    WaiveObstacles(Ref),
    /// A procedure begins.
    Begin(Procedure),
    /// The opponent of a party's owner gains victory tokens.
    GainVictoryAgainst(Ref, u8),
    /// Who has the higher sum of command values at distance 1 of a party gains a victory token.
    Contest(Ref),
    /// A ship loses all its objective tokens.
    LoseObjectiveTokens(Ref),
    /// An objective token is placed on an obstacle.
    PlaceTokenOn(Ref),
    /// An objective token that lies on an obstacle is removed.
    TakeTokenFrom(Ref),
    /// All objective tokens are removed from the play area.
    RemoveAllTokens,
    /// The objective token of the ship that was destroyed is placed beside it by the opponent.
    DropToken(Ref),
    /// An objective token is moved within distance 1 to this by the opponent of a ship's owner.
    MoveToken(Ref, Ref, u8),
    /// An obstacle is removed from the play area.
    RemoveObstacle(Ref),
    /// The objective marks an edge or a token.
    Mark(Ref),
    /// The top dial of the objective card is revealed and kept in a register.
    RevealObjectiveDial(Var),
    /// A readied defense token is exhausted.
    ExhaustDefense(Ref),
    /// A discarded defense token comes back readied.
    RestoreDefense(Ref),
    /// A ship discards the command token in a register.
    DiscardChosenToken(Ref, Var),
    /// A named operation that only one rule or card needs.
    Named(Deeds),
}
