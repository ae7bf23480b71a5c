//! What cards can say.

use broadside_engine::{Bound, Flow, Ref, Var};
use broadside_table::Angle;
use serde::{Deserialize, Serialize};

use super::{Colour, Phase, Shade, Token, XWingWords};
use crate::board::Mark;
use crate::facts::{
    self, ActionKind, Bearing, DamageTrait, DeviceKind, Die, Difficulty, Face, ObstacleKind, ShipAbility,
    Size, Slot,
};
use crate::words::Thing;
use crate::{XWingCx, XWingLook};

/// A condition of one card's own.
pub type Test = fn(&XWingLook<'_>, &Bound<XWingWords>) -> bool;
/// A selection of one card's own.
pub type Finder = fn(&XWingLook<'_>, &Bound<XWingWords>, &mut dyn FnMut(Thing));
/// A number of one card's own.
pub type Count = fn(&XWingLook<'_>, &Bound<XWingWords>) -> i32;
/// An operation of one card's own.
pub type Deeds = fn(&mut XWingCx<'_>, &mut Bound<XWingWords>) -> Flow<XWingWords>;

/// The candidate of a selection of ships, while its condition is looked at.
pub const IT: Ref = Ref::Var(Var(5));

/// Which dice of the attack under way: of this kind, showing one of these faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    /// Attack or defense dice.
    pub die: Die,
    /// Showing one of these; any if none is given.
    pub faces: &'static [Face],
}

/// An arc of a ship or remote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArcOf {
    /// Its front arc.
    Front,
    /// Its bullseye arc.
    Bullseye,
    /// The arc in which its turret points.
    Turret,
    /// Any of its firing arcs (xwing.arc.23, .24).
    Firing,
    /// Its left or its right arc.
    Sides,
    /// Its left arc.
    Left,
    /// Its right arc.
    Right,
    /// Its rear arc.
    Rear,
    /// Its full front arc.
    FullFront,
    /// Its full rear arc.
    FullRear,
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
    /// Two parties are the same piece.
    Is(Ref, Ref),
    /// A party is a ship on the side of the effect's controller; remotes never are (xwing.remote.04).
    Friendly(Ref),
    /// A party is a ship on the other side; a remote counts as one for whoever attacks it (xwing.remote.05).
    Enemy(Ref),
    /// A party, ship or remote, is on the side of the effect's controller.
    Ours(Ref),
    /// A ship has a token of this kind.
    Has(Ref, Token),
    /// A ship is tractored.
    Tractored(Ref),
    /// A ship has a lock on an object.
    Locks(Ref, Ref),
    /// The range between two parties lies between these.
    Range(Ref, Ref, u8, u8),
    /// The first party has the last one in an arc.
    InArc(Ref, ArcOf, Ref),
    /// The last party is outside an arc of the first; nothing is outside an arc that there is not (xwing.remote.08, .71).
    OutsideArc(Ref, ArcOf, Ref),
    /// Dice of the attack under way fit.
    Dice(Faces),
    /// A party may modify the dice of this step.
    MayModify(Ref),
    /// A party performs the attack under way.
    Attacks(Ref),
    /// A party defends in the attack under way.
    Defends(Ref),
    /// The attack is a primary one.
    Primary,
    /// The attack is made with an upgrade of one of these types.
    With(&'static [Slot]),
    /// The attack is made with a weapon of this arc.
    FromArc(facts::Arc),
    /// The attack is made with this very card.
    ThisWeapon,
    /// The attack range lies between these.
    AttackRange(u8, u8),
    /// The attack hit.
    Hit,
    /// The event is about this very card.
    ThisCard,
    /// The action is the one behind this card's header with this number, counted from 0.
    Header(u8),
    /// The amount of the event is this.
    AmountIs(i16),
    /// The event's action is one of these.
    ActionIn(&'static [ActionKind]),
    /// The event's token is one of these.
    TokenIn(&'static [Token]),
    /// The event's maneuver has a speed between these.
    Speed(u8, u8),
    /// The event's maneuver has this difficulty, as it is printed.
    Printed(Difficulty),
    /// The bearer could perform a bonus attack (xwing.ability.78).
    CanAttack(&'static Bonus),
    /// A party could perform a bonus attack.
    CanAttackBy(Ref, &'static Bonus),
    /// A selection finds something.
    Finds(&'static Select),
    /// More ships (the party `IT`) fit the first condition than the second.
    MoreShips(&'static Cond, &'static Cond),
    /// A party is in the group.
    InGroup(Ref),
    /// At least so many ships (the party `IT`) fit a condition.
    ShipsAtLeast(u8, &'static Cond),
    /// A ship has so many tokens of a kind, at least and at most.
    Tokens(Ref, Token, u8, u8),
    /// A ship or remote has damage cards.
    Damaged(Ref),
    /// A ship has so many damage cards, at least and at most.
    DamageCards(Ref, u8, u8),
    /// A ship has facedown damage cards.
    Facedown(Ref),
    /// A ship has so many shields, at least and at most.
    Shields(Ref, u8, u8),
    /// A ship or remote is destroyed or has left the play area.
    Gone(Ref),
    /// A ship card is limited.
    Limited(Ref),
    /// A ship is of one of these sizes.
    Size(Ref, &'static [Size]),
    /// A ship is of one of these types, by their ids.
    ShipType(Ref, &'static [&'static str]),
    /// A ship card has this name.
    Called(Ref, &'static str),
    /// A ship is flown by this pilot, by its id.
    Pilot(Ref, &'static str),
    /// A ship carries this upgrade, by its id.
    Carries(Ref, &'static str),
    /// A ship has this action on its action bar.
    OnBar(Ref, ActionKind),
    /// A ship has performed one of these actions, without failing, that is not on its action bar, since the effect noted its actions.
    PerformedForeign(Ref, &'static [ActionKind]),
    /// The event's maneuver has one of these bearings.
    Bearings(&'static [Bearing]),
    /// The maneuver of the event's ship has one of these colours while it is executed.
    Executed(&'static [Difficulty]),
    /// A ship fully executed its last maneuver of this round.
    ExecutedFully(Ref),
    /// A ship's revealed maneuver is printed in one of these colours.
    Revealed(Ref, &'static [Difficulty]),
    /// A ship's revealed maneuver has a speed between these.
    RevealedSpeed(Ref, u8, u8),
    /// A ship's revealed maneuver has one of these bearings.
    RevealedBearing(Ref, &'static [Bearing]),
    /// The first ship's revealed maneuver is easier than the second's.
    RevealedEasier(Ref, Ref),
    /// The maneuver under way is the one of the dial.
    FromDial,
    /// The maneuver that a ship executes, or is about to execute in its activation, is the one of its dial.
    ExecutesDial(Ref),
    /// The maneuver under way is an ion maneuver.
    IonManeuver,
    /// The maneuver under way led through an obstacle or onto it, ignored or not.
    MetObstacle,
    /// The maneuver under way led through an obstacle on which the ship does not lie after it (xwing.maneuver.08).
    PassedObstacle,
    /// The maneuver that the event is about, else the last move of the first ship, led through the second.
    MovedThrough(Ref, Ref),
    /// The event's action was added to the bearer's action bar by an upgrade of one of these types.
    AddedBy(&'static [Slot]),
    /// The range bonus of the attack under way applies.
    BonusApplies,
    /// The event's move is a barrel roll.
    BarrelRolled,
    /// A ship moves.
    Moving(Ref),
    /// An obstacle obstructs the attack.
    ObstructedByObstacle,
    /// The event is about an obstacle.
    AboutObstacle,
    /// The event is about an action on a damage card.
    AboutRepair,
    /// The phase.
    During(Phase),
    /// What happened to a ship in this round, or what it did.
    Marked(Ref, Mark),
    /// A ship has a facedown dial.
    DialFacedown(Ref),
    /// An opponent has looked at a ship's dial.
    DialSeen(Ref),
    /// At least so many dice of the attack under way fit.
    Results(Faces, u8),
    /// A ship has at least so many Force charges.
    Force(Ref, u8),
    /// The card has at least so many charges.
    Charged(u8),
    /// An enemy of a ship has a lock on it.
    LockedByEnemy(Ref),
    /// A ship on the side of the effect's controller that carries this upgrade, by its id, has a lock on a party.
    LockedByCarrier(Ref, &'static str),
    /// A ship has a turret arc indicator.
    HasTurret(Ref),
    /// At least so much hit and crit damage would be suffered.
    WouldSuffer(u8, u8),
    /// The die of the attack in a register shows one of these.
    DieShows(Var, &'static [Face]),
    /// The die that was rolled last outside an attack shows one of these.
    Rolled(&'static [Face]),
    /// An attack is under way, its Aftermath step included.
    DuringAttack,
    /// The defender of the attack under way has spent a green token during it.
    DefenderSpentGreen,
    /// A ship can carry out a task.
    Able(Ref, Task),
    /// An obstacle of one of these kinds (any if none) is at a range between these of a ship.
    ObstacleNear(Ref, &'static [ObstacleKind], u8, u8),
    /// A friendly device, of these kinds by their ids (any if none), is at a range between these of a ship.
    DeviceNear(Ref, &'static [&'static str], u8, u8),
    /// The first ship may acquire a lock on the second, whatever the range.
    MayLock(Ref, Ref),
    /// A ship is in the attack arc of the attack under way.
    InAttackArc(Ref),
    /// There are at least so many dice of a kind, and all of them fit.
    OnlyResults(Faces, u8),
    /// A ship has performed one of these actions in this round, or tried to.
    Performed(Ref, &'static [ActionKind]),
    /// The first ship's agility is no higher than the second's.
    AgilityAtMost(Ref, Ref),
    /// The bearer has performed an action, or tried to, since the effect counted its actions.
    ActedSince,
    /// The Perform Action step of this very ship is under way.
    InItsPerformAction(Ref),
    /// The event's action is on a ship's action bar.
    ThatOnBar(Ref),
    /// A ship could perform one of these actions.
    CanAct(Ref, &'static Actions),
    /// The first ship could acquire a lock on the second, which is in range for it.
    CanLock(Ref, Ref),
    /// The colour of the event's action.
    ActionColour(Colour),
    /// The condition that the effect comes from is facedown.
    ThisFacedown,
    /// A device (the event's subject) detonated at range 0 to this of a ship.
    DetonatedNear(Ref, u8),
    /// A bomb or mine lies at range 0 to this of a ship.
    BombNear(Ref, u8),
    /// A ship has been assigned this condition, by its id.
    HasCondition(Ref, &'static str),
    /// It holds of the attacker of the attack under way, who is the party `IT`.
    OfAttacker(&'static Cond),
    /// The defender has suffered damage in the attack under way.
    HurtInAttack,
    /// The event's token has one of these colours.
    TokenShade(&'static [Shade]),
    /// The ship was coordinated by an action, and has performed one of these actions.
    CoordinatedInto(&'static [ActionKind]),
    /// A ship could rotate by so many degrees to the right.
    CanRotate(Ref, i16),
    /// Effects can alter the maneuver under way (xwing.activation.15, xwing.ion.09).
    Alterable,
    /// Hits or crits of the attack were neutralized.
    Neutralized,
    /// A ship's turret points at a standard arc, front or rear.
    TurretIn(Ref, facts::Arc),
    /// A party is an obstacle of one of these kinds.
    ObstacleIn(Ref, &'static [ObstacleKind]),
    /// A party is an upgrade of one of these types.
    CardIn(Ref, &'static [Slot]),
    /// So many ships (the party `IT`) fit the condition, at least and at most.
    ShipsFit(&'static Cond, u8, u8),
    /// A ship moves by a maneuver.
    ByManeuver(Ref),
    /// A ship boosts or barrel rolls.
    Repositions(Ref),
    /// The card was turned over during the maneuver under way.
    TurnedInManeuver,
    /// The maneuver under way is a sideslip.
    Sideslip,
    /// A ship carries a configuration whose upper side has this word in its name.
    ShowsSide(Ref, &'static str),
    /// A ship has a lock on the defender of the attack under way.
    LocksDefender(Ref),
    /// A ship lies in the way of the attack under way.
    Obstructs(Ref),
    /// An obstacle, or a bomb of the effect's side that detonates, would deal the damage.
    ByObstacleOrOwnBomb,
    /// The damage card that would be dealt faceup has one of these traits; any if none is given.
    FaceupCard(&'static [DamageTrait]),
    /// A party is a device of this very card.
    OfThisCard(Ref),
    /// A party is a device of one of these kinds.
    DeviceIn(Ref, &'static [DeviceKind]),
    /// A party is a ship.
    AShip(Ref),
    /// All Force charges of a ship are active.
    ForceFull(Ref),
    /// A ship must drop a device in its turn of the System Phase (xwing.card.concussion-bombs.01).
    MustDrop(Ref),
    /// A party may modify the dice of this step by its Force.
    MayUseForce(Ref),
    /// The bearer can spend a token of this kind that a ship has.
    Spendable(Ref, Token),
    /// The effect in question is this ship ability.
    ByShipAbility(ShipAbility),
    /// A die of this kind in the attack under way shows the face in a register.
    ShowsNamed(Die, Var),
    /// All dice that were rolled last outside an attack show one of these.
    RolledOnly(&'static [Face]),
    /// The Engagement Phase has come to an initiative.
    InitiativeReached,
    /// A ship is removed from the game.
    Removed(Ref),
    /// A ship has an upgrade facedown under another card.
    Hides(Ref),
    /// The first ship is docked with the second.
    DockedWith(Ref, Ref),
    /// A named condition that only one rule or card needs.
    Named(Test),
}

/// What effects cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The bearer spends a token.
    Token(Token),
    /// A party spends a token of its own.
    TokenOf(Ref, Token),
    /// The bearer spends a token that a party has; one that is yet to be chosen is one that has it.
    TokenFrom(Ref, Token),
    /// The ship in a register spends its lock on the defender.
    LockOf(Var),
    /// The bearer spends Force charges.
    Force(u8),
    /// The bearer spends its lock on the defender.
    LockOnDefender,
    /// The bearer spends its lock on a party.
    LockOn(Ref),
    /// The card spends charges.
    Charge(u8),
    /// The weapon of the attack under way spends a charge.
    WeaponCharge,
    /// The bearer spends shields.
    Shields(u8),
    /// The bearer gains tokens; when it gains something else instead, the price is paid all the same (xwing.cost.03).
    Gain(Token, u8),
    /// The result in a register is spent.
    Die(Var),
    /// The bearer suffers hit and crit damage.
    Suffer(u8, u8),
    /// The bearer suffers one damage of the kind that the die in a register shows.
    SufferMatching(Var),
}

/// Something that an effect has a ship do without an action (xwing.action.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To acquire a lock.
    Lock,
    /// To acquire a lock on an object in its front arc.
    LockInFront,
    /// To rotate its turret arc indicator.
    Rotate,
    /// To drop a bomb.
    DropBomb,
    /// To drop or launch the device of the card.
    PlaceThis,
    /// To drop or launch any of its devices.
    PlaceDevice,
    /// To boost.
    Boost,
    /// To barrel roll.
    BarrelRoll,
    /// To coordinate.
    Coordinate,
    /// To jam.
    Jam,
    /// To reload.
    Reload,
    /// To repair a damage card of its choice.
    Repair,
    /// To rotate 180°.
    TurnAround,
}

/// Which maneuvers of a dial, beside the one that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialing {
    /// Of its speed, or so many higher or lower; any speed if none is given.
    pub speed: Option<i8>,
    /// Of the same colour.
    pub same_colour: bool,
    /// Of the same bearing.
    pub same_bearing: bool,
    /// Only if the one that it shows has one of these colours; any if none is given.
    pub from: &'static [Difficulty],
    /// Not of these colours.
    pub not: &'static [Difficulty],
    /// Only of these bearings; any if none is given.
    pub bearings: &'static [Bearing],
}

impl Dialing {
    /// Any other maneuver.
    pub const ANY: Dialing =
        Dialing { speed: None, same_colour: false, same_bearing: false, from: &[], not: &[], bearings: &[] };
}

/// Straight, bank and turn maneuvers.
pub const BASIC: &[Bearing] =
    &[Bearing::Straight, Bearing::BankLeft, Bearing::BankRight, Bearing::TurnLeft, Bearing::TurnRight];

/// What effects choose among or act on.
#[derive(Clone, Copy, Debug)]
pub enum Select {
    /// Other maneuvers of the bearer's dial.
    Maneuvers(Dialing),
    /// Tokens of a ship in these colours, the locks on it among the red ones (xwing.lock.77).
    TokensOf(Ref, &'static [Shade]),
    /// The same, of those that can be removed from the ship (xwing.token.04).
    RemovableOf(Ref, &'static [Shade]),
    /// Tokens of the first ship, locks on it among them, that a ship fitting the condition (the party `IT`) could gain from it.
    TokensFor(Ref, &'static Cond),
    /// Tokens of these kinds that the second ship could gain from the first, and the locks of the first where the flag says so.
    TokensBetween(Ref, Ref, &'static [Token], bool),
    /// Ships fitting the condition (the party `IT`) that could gain the token in a register, or the lock on its ship.
    GainersOf(Var, &'static Cond),
    /// Cards of a ship, its own and its upgrades, with inactive charges that do not recover by themselves.
    SpentCards(Ref),
    /// Upgrades of a type on a ship with inactive charges that can be recovered.
    SpentUpgrades(Ref, Slot),
    /// Upgrades of a type on a ship that a ship fitting the condition (the party `IT`) could bear.
    UpgradesFor(Ref, Slot, &'static Cond),
    /// Upgrades of a type that are not limited and that a ship could bear, out of all that there are.
    Spares(Ref, Slot),
    /// Ships fitting the condition (the party `IT`) that could bear the upgrade in a register.
    BearersOf(Var, &'static Cond),
    /// Faceup damage cards of a ship, of a trait if one is given.
    FaceupCards(Ref, Option<DamageTrait>),
    /// Dice of the attack under way.
    Dice(Faces),
    /// Dice of the attack under way, of those that are alike only one.
    Results(Faces),
    /// Dice that were not rerolled yet.
    Rerollable(Faces),
    /// Ships in the play area for which the condition holds; the ship is the party `IT`.
    Ships(&'static Cond),
    /// The objects that the first ship has locked and that the second could lock.
    LockedFor(Ref, Ref),
    /// The ships that obstruct the attack under way.
    Obstructing,
    /// The damage cards that were drawn for a ship and at which the effect's player looks.
    CardsLookedAt(Ref),
    /// Devices at a range between these of a ship.
    Devices(Ref, u8, u8),
    /// A device, and those that were placed with it at once.
    PlacedWith(Ref),
    /// The faces of a die.
    FacesOf(Die),
    /// Dice that were rolled outside an attack, show one of these (any if none is given) and were not rerolled yet.
    RolledDice(&'static [Face]),
    /// A named selection that only one rule or card needs.
    Named(Finder),
}

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The initiative of a ship as it stands.
    Initiative(Ref),
    /// How many ships fit a condition; the ship is the party `IT`.
    Ships(&'static Cond),
    /// The charges of the card.
    Charges,
    /// The Force charges of a ship.
    ForceOf(Ref),
    /// A number, but no more than this.
    AtMost(&'static Amount, i16),
    /// The amount of the event.
    OfEvent,
    /// How many dice that were rolled last outside an attack show this.
    RolledFaces(Face),
    /// The effect's number.
    Kept,
    /// The initiative that the phase has come to.
    Reached,
    /// The printed attack value of the primary front arc weapon of the ship that is docked with the bearer.
    DockedAttack,
    /// A named number that only one rule or card needs.
    Named(Count),
}

/// Which action an effect lets a ship perform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    /// One of these; any standard action if none is given.
    pub kinds: &'static [ActionKind],
    /// In this colour, whatever the action bar says.
    pub colour: Option<Colour>,
    /// Only actions that are white of themselves.
    pub white_only: bool,
    /// Even while stressed.
    pub stressed: bool,
    /// Only those on the ship's action bar.
    pub on_bar: bool,
}

/// One action of a kind, white.
pub const fn actions(kinds: &'static [ActionKind]) -> Actions {
    Actions { kinds, colour: None, white_only: false, stressed: false, on_bar: false }
}

/// A bonus attack that an effect gives to its bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// With which weapons.
    pub with: Arms,
    /// Against whom.
    pub on: Whom,
    /// Whether the lock or token that the weapon requires is not needed.
    pub freely: bool,
}

/// The weapons of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    /// Any weapon.
    Any,
    /// A primary weapon.
    Primary,
    /// A weapon of a turret, single or double: the icon on cards stands for either (xwing.arc.20).
    Turret,
    /// The same, from a turret arc from which the bearer has not attacked in this round.
    FreshTurret,
    /// A primary weapon of an arc.
    PrimaryOf(facts::Arc),
    /// An upgrade of this type.
    Type(Slot),
    /// Another cannon than the one of the attack under way.
    OtherCannon,
    /// The card that gives the attack.
    This,
}

/// The targets of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// This party.
    Only(Ref),
    /// Any enemy.
    Anyone,
    /// Any enemy ship in an arc of the attacker.
    InArc(ArcOf),
    /// Any enemy but the defender of the attack under way.
    Another,
    /// Any enemy but the defender, at a range between these of it.
    AnotherAt(u8, u8),
    /// Any enemy ship that the bearer has not attacked in this round.
    Unattacked,
}

/// The operations of effects.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// All dice that fit are turned to a face.
    ChangeAll(Faces, Face),
    /// The die in a register is turned to a face.
    Change(Var, Face),
    /// The dice of the group are turned to a face.
    ChangeGroup(Face),
    /// The die in the first register is turned to the face in the second.
    ChangeToNamed(Var, Var),
    /// The dice of the group are rolled again.
    RerollGroup,
    /// A result is added.
    Add(Die, Face),
    /// The die in a register is canceled.
    Cancel(Var),
    /// All results of a kind of die are canceled.
    CancelAll(Die),
    /// All hits and crits that are left give the defender tokens instead of damage (xwing.inflict.01).
    Inflict(Token),
    /// A ship gains tokens.
    Gain(Ref, Token, u8),
    /// The first ship gains one of the tokens that a ship would gain, which gains one fewer.
    GainInstead(Ref, Token),
    /// A ship gains one of the very tokens that another ship would gain, which gains one fewer.
    GainThatInstead(Ref),
    /// A ship would gain one token fewer.
    GainOneFewer,
    /// Tokens are removed from a ship.
    Remove(Ref, Token, u8),
    /// A ship spends a token of its own.
    Spend(Ref, Token),
    /// A token of the first ship is transferred to the second (xwing.token.03).
    Transfer(Ref, Ref, Token),
    /// A unit suffers hit and crit damage.
    Suffer(Ref, u8, u8),
    /// A ship recovers a shield.
    RecoverShield(Ref),
    /// A ship loses a shield.
    LoseShield(Ref),
    /// The card recovers a charge (xwing.charge.71).
    RecoverCharge,
    /// The card loses a charge.
    LoseCharge,
    /// A ship recovers a Force charge.
    RecoverForce(Ref),
    /// A ship may perform an action.
    Action(Ref, Actions),
    /// A ship may perform the event's action, in a colour.
    ThatAction(Ref, Colour),
    /// A ship acquires a lock on an object.
    Lock(Ref, Ref),
    /// The bearer performs a bonus attack.
    Attack(Bonus),
    /// A party performs a bonus attack.
    AttackBy(Ref, Bonus),
    /// A ship exposes one of its facedown damage cards at random.
    Expose(Ref),
    /// A ship is dealt a facedown damage card.
    DealFacedown(Ref),
    /// The bearer's dial is set to the maneuver in a register.
    SetDial(Var),
    /// A ship is assigned a condition of the card, by its place in the card's list (xwing.condition.02).
    Assign(Ref, u8),
    /// The condition that the effect comes from is removed.
    RemoveThis,
    /// The secret condition that the effect comes from is revealed.
    RevealThis,
    /// The damage card that the effect comes from is repaired.
    RepairThis,
    /// All hit damage that would be suffered becomes crit damage.
    HitsBecomeCrits,
    /// A ship carries out a task.
    Task(Ref, Task),
    /// The effect's player looks at a ship's dial.
    LookAtDial(Ref),
    /// A ship's dial is turned faceup, which is not to reveal it (xwing.dial.71).
    ShowDial(Ref),
    /// A ship repairs a facedown damage card.
    RepairFacedown(Ref),
    /// A ship repairs the faceup damage card in a register.
    RepairCard(Ref, Var),
    /// The token or lock in a register is removed.
    RemoveChosen(Var),
    /// The token or lock in a register is transferred to a ship (xwing.token.03).
    TransferChosen(Var, Ref),
    /// The token in a register is transferred to a ship; a lock there is the token of the ship that is locked, which hands it on
    /// (xwing.lock.77).
    HandOnChosen(Var, Ref),
    /// The action under way fails (xwing.fail.01).
    Fail,
    /// All enemy locks on the ships of the group are transferred to a ship (xwing.lock.73, .74).
    TakeLocks(Ref),
    /// A ship spends Force charges.
    SpendForce(Ref, u8),
    /// The bearer spends as many Force charges as things are in the group.
    SpendForceForGroup,
    /// The effect's number becomes this.
    Number(Amount),
    /// A party joins the group.
    Join(Ref),
    /// A party leaves the group.
    Leave(Ref),
    /// A party is kept in a register.
    Keep(Var, Ref),
    /// The first ship has from now on the name, initiative, pilot ability and charges of the second.
    StandIn(Ref, Ref),
    /// All damage cards of a ship are discarded.
    DiscardDamage(Ref),
    /// A ship that is not destroyed is placed in reserve (xwing.reserve.01).
    Reserve(Ref),
    /// A ship in reserve is placed within range 1 of its player's edge.
    PlaceAtEdge(Ref),
    /// The card, or the one that assigned this condition, gains or loses charges.
    Charges(i8),
    /// A unit rolls a die outside an attack.
    Roll(Ref, Die),
    /// A unit rolls so many dice outside an attack.
    RollDice(Ref, Die, u8),
    /// The dice that a unit rolled outside an attack are rolled again, before they take effect.
    RollAgain,
    /// All dice of a kind in the attack under way are rolled again, which is no reroll.
    RollAnew(Die),
    /// The attack under way hits without any dice: its dice steps are skipped.
    HitOutright,
    /// The effect keeps in mind how many actions the bearer has performed in this round.
    CountActions,
    /// The effect keeps in mind which actions of action bars the bearer has performed in this round.
    NoteActions,
    /// The upgrade in a register is equipped to a ship.
    GiveUpgrade(Var, Ref),
    /// The upgrade in a register, which is not in the game, is put facedown under a card of a ship.
    Hide(Ref, Var),
    /// The upgrade that lies facedown under a card of a ship is revealed and equipped, with all its charges.
    EquipHidden(Ref),
    /// The card is turned over.
    FlipThis,
    /// The card in a register recovers a charge.
    RecoverOn(Var),
    /// The maneuver under way is replaced by a white stationary one.
    StandStill,
    /// As many charges of the card are spent as dice are in the group, which are rolled again.
    SpendAndReroll,
    /// The first ship breaks its lock on an object.
    BreakLock(Ref, Ref),
    /// All locks on an object are broken.
    BreakLocksOn(Ref),
    /// A ship gains one of the tokens that the event is about.
    GainThat(Ref),
    /// The remote of the card is placed beyond a range of every edge.
    PlaceBeyond(u8),
    /// A ship rotates by so many degrees to the right.
    Rotate(Ref, i16),
    /// What a selection finds now is kept as the group.
    Gather(Select),
    /// A device is removed without detonating.
    RemoveDevice(Ref),
    /// The Execute Maneuver step of the activation under way is skipped.
    SkipManeuver,
    /// A ship that fully executed its maneuver does not skip its Perform Action step for what it overlapped.
    KeepAction(Ref),
    /// So much of the damage that would be suffered is prevented.
    Prevent(u8),
    /// The damage card that would be dealt is discarded.
    DiscardThat,
    /// The damage card that would be dealt faceup is dealt facedown.
    DealThatFacedown,
    /// The damage card that would be dealt facedown is dealt faceup.
    DealThatFaceup,
    /// The effect's player draws so many damage cards for a ship and looks at them.
    DrawCards(Ref, u8),
    /// The ship would be dealt the damage card in a register, one of those that were drawn for it; the others are discarded.
    KeepCard(Ref, Var),
    /// The action under way is treated as one of this colour.
    TreatAs(Colour),
    /// A device gets a fuse marker.
    Fuse(Ref),
    /// The weapon of the attack under way recovers a charge.
    RecoverWeaponCharge,
    /// All results of this face that are left give the defender tokens instead of damage (xwing.inflict.01).
    InflictFor(Face, Token),
    /// The maneuver under way keeps its speed and colour and gets this bearing.
    ExecuteAs(Bearing),
    /// A ship is rotated in place (xwing.rotate-ship.02).
    Turn(Ref, Angle),
    /// An operation that only one rule or card needs.
    Named(Deeds),
}
