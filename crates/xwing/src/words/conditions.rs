//! Conditions of effects.

use broadside_engine::{Bound, Ref, Var, topics};

use super::{Actions, ArcOf, Bonus, Colour, Faces, Phase, Select, Shade, Task, Token, XWingWords};
use crate::XWingLook;
use crate::board::Mark;
use crate::facts::{
    ActionKind, Arc, Bearing, DamageTrait, DeviceKind, Die, Difficulty, Face, ObstacleKind, ShipAbility,
    Size, Slot,
};

/// A condition of one card's own.
pub type Test = fn(&XWingLook<'_>, &Bound<XWingWords>) -> bool;

topics! {
    /// Conditions of effects.
    #[derive(Clone, Copy, Debug)]
    pub enum Cond by Topic {
        /// Of other conditions, of how much there is of something, and of what the effect has found.
        Logic {
            /// No condition.
            Always,
            /// It does not hold.
            Not(cond: &'static Cond),
            /// All of these.
            All(all: &'static [Cond]),
            /// One of these.
            Any(any: &'static [Cond]),
            /// A selection finds something.
            Finds(what: &'static Select),
            /// A party is in the group.
            InGroup(party: Ref),
            /// At least so many ships (the party `IT`) fit a condition.
            ShipsAtLeast(least: u8, cond: &'static Cond),
            /// So many ships (the party `IT`) fit the condition, at least and at most.
            ShipsFit(cond: &'static Cond, least: u8, most: u8),
            /// More ships (the party `IT`) fit the first condition than the second.
            MoreShips(these: &'static Cond, those: &'static Cond),
            /// It holds of the attacker of the attack under way, who is the party `IT`.
            OfAttacker(cond: &'static Cond),
            /// A named condition that only one rule or card needs.
            Named(test: Test),
        }
        /// Of the parties: which they are, whose, and where they lie.
        Parties {
            /// Two parties are the same piece.
            Is(one: Ref, other: Ref),
            /// A party is a ship on the side of the effect's controller; remotes never are (xwing.remote.04).
            Friendly(party: Ref),
            /// A party is a ship on the other side; a remote counts as one for whoever attacks it (xwing.remote.05).
            Enemy(party: Ref),
            /// A party, ship or remote, is on the side of the effect's controller.
            Ours(party: Ref),
            /// A party is a ship.
            AShip(party: Ref),
            /// The range between two parties lies between these.
            Range(one: Ref, other: Ref, least: u8, most: u8),
            /// The first party has the last one in an arc.
            InArc(owner: Ref, arc: ArcOf, of: Ref),
            /// The last party is outside an arc of the first; nothing is outside an arc that there is not
            /// (xwing.remote.08, xwing.remote.71).
            OutsideArc(owner: Ref, arc: ArcOf, of: Ref),
            /// A ship is in the attack arc of the attack under way.
            InAttackArc(party: Ref),
            /// A ship has a lock on an object.
            Locks(holder: Ref, on: Ref),
            /// An enemy of a ship has a lock on it.
            LockedByEnemy(party: Ref),
            /// A ship on the side of the effect's controller that carries this upgrade, by its id, has a lock on a party.
            LockedByCarrier(party: Ref, slug: &'static str),
            /// The first ship may acquire a lock on the second, whatever the range.
            MayLock(holder: Ref, on: Ref),
            /// The first ship could acquire a lock on the second, which is in range for it.
            CanLock(holder: Ref, on: Ref),
            /// A party is an obstacle of one of these kinds.
            ObstacleIn(party: Ref, kinds: &'static [ObstacleKind]),
            /// An obstacle of one of these kinds (any if none) is at a range between these of a ship.
            ObstacleNear(party: Ref, kinds: &'static [ObstacleKind], least: u8, most: u8),
            /// A party is a device of one of these kinds.
            DeviceIn(party: Ref, kinds: &'static [DeviceKind]),
            /// A friendly device, of these kinds by their ids (any if none), is at a range between these of a ship.
            DeviceNear(party: Ref, which: &'static [&'static str], least: u8, most: u8),
            /// A bomb or mine lies at range 0 to this of a ship.
            BombNear(party: Ref, most: u8),
            /// A device (the event's subject) detonated at range 0 to this of a ship.
            DetonatedNear(party: Ref, most: u8),
            /// A party is a device of this very card.
            OfThisCard(party: Ref),
            /// A party is an upgrade of one of these types.
            CardIn(party: Ref, slots: &'static [Slot]),
        }
        /// Of ships: what they are, have and carry, and where they stand.
        Ships {
            /// A ship card is limited.
            Limited(party: Ref),
            /// A ship is of one of these sizes.
            Size(party: Ref, sizes: &'static [Size]),
            /// A ship is of one of these types, by their ids.
            ShipType(party: Ref, types: &'static [&'static str]),
            /// A ship card has this name.
            Called(party: Ref, name: &'static str),
            /// A ship is flown by this pilot, by its id.
            Pilot(party: Ref, slug: &'static str),
            /// A ship carries this upgrade, by its id.
            Carries(party: Ref, slug: &'static str),
            /// A ship carries a configuration whose upper side has this word in its name.
            ShowsSide(party: Ref, word: &'static str),
            /// A ship has an upgrade facedown under another card.
            Hides(party: Ref),
            /// A ship has a turret arc indicator.
            HasTurret(party: Ref),
            /// A ship's turret points at a standard arc, front or rear.
            TurretIn(party: Ref, arc: Arc),
            /// A ship has a token of this kind.
            Has(party: Ref, token: Token),
            /// A ship has so many tokens of a kind, at least and at most.
            Tokens(party: Ref, token: Token, least: u8, most: u8),
            /// A ship is tractored.
            Tractored(party: Ref),
            /// The bearer can spend a token of this kind that a ship has.
            Spendable(party: Ref, token: Token),
            /// A ship or remote has damage cards.
            Damaged(party: Ref),
            /// A ship has so many damage cards, at least and at most.
            DamageCards(party: Ref, least: u8, most: u8),
            /// A ship has facedown damage cards.
            Facedown(party: Ref),
            /// A ship has so many shields, at least and at most.
            Shields(party: Ref, least: u8, most: u8),
            /// A ship has at least so many Force charges.
            Force(party: Ref, least: u8),
            /// All Force charges of a ship are active.
            ForceFull(party: Ref),
            /// The first ship's agility is no higher than the second's.
            AgilityAtMost(one: Ref, other: Ref),
            /// A ship has been assigned this condition, by its id.
            HasCondition(party: Ref, slug: &'static str),
            /// What happened to a ship in this round, or what it did.
            Marked(party: Ref, mark: Mark),
            /// A ship or remote is destroyed or has left the play area.
            Gone(party: Ref),
            /// A ship is removed from the game.
            Removed(party: Ref),
            /// The first ship is docked with the second.
            DockedWith(party: Ref, carrier: Ref),
        }
        /// Of actions and of what ships can do.
        Acting {
            /// The event's action is one of these.
            ActionIn(kinds: &'static [ActionKind]),
            /// The colour of the event's action.
            ActionColour(colour: Colour),
            /// The action is the one behind this card's header with this number, counted from 0.
            Header(nth: u8),
            /// The event's action was added to the bearer's action bar by an upgrade of one of these types.
            AddedBy(slots: &'static [Slot]),
            /// The event is about an action on a damage card.
            AboutRepair,
            /// The ship was coordinated by an action, and has performed one of these actions.
            CoordinatedInto(kinds: &'static [ActionKind]),
            /// A ship has this action on its action bar.
            OnBar(party: Ref, kind: ActionKind),
            /// The event's action is on a ship's action bar.
            ThatOnBar(party: Ref),
            /// A ship has performed one of these actions in this round, or tried to.
            Performed(party: Ref, kinds: &'static [ActionKind]),
            /// A ship has performed one of these actions, without failing, that is not on its action bar, since the effect noted its actions.
            PerformedForeign(party: Ref, kinds: &'static [ActionKind]),
            /// The bearer has performed an action, or tried to, since the effect counted its actions.
            ActedSince,
            /// The Perform Action step of this very ship is under way.
            InItsPerformAction(party: Ref),
            /// A ship could perform one of these actions.
            CanAct(party: Ref, actions: &'static Actions),
            /// The bearer could perform a bonus attack (xwing.ability.78).
            CanAttack(bonus: &'static Bonus),
            /// A party could perform a bonus attack.
            CanAttackBy(party: Ref, bonus: &'static Bonus),
            /// A ship could rotate by so many degrees to the right.
            CanRotate(party: Ref, by: i16),
            /// A ship can carry out a task.
            Able(party: Ref, task: Task),
            /// A ship must drop a device in its turn of the System Phase (xwing.card.concussion-bombs.01).
            MustDrop(party: Ref),
        }
        /// Of the attack under way.
        Attacks {
            /// An attack is under way, its Aftermath step included.
            DuringAttack,
            /// A party performs the attack under way.
            Attacks(party: Ref),
            /// A party defends in the attack under way.
            Defends(party: Ref),
            /// A ship has a lock on the defender of the attack under way.
            LocksDefender(party: Ref),
            /// The attack is a primary one.
            Primary,
            /// The attack is made with an upgrade of one of these types.
            With(slots: &'static [Slot]),
            /// The attack is made with a weapon of this arc.
            FromArc(arc: Arc),
            /// The attack is made with this very card.
            ThisWeapon,
            /// The attack range lies between these.
            AttackRange(least: u8, most: u8),
            /// The range bonus of the attack under way applies.
            BonusApplies,
            /// A ship lies in the way of the attack under way.
            Obstructs(party: Ref),
            /// An obstacle obstructs the attack.
            ObstructedByObstacle,
            /// The attack hit.
            Hit,
            /// Hits or crits of the attack were neutralized.
            Neutralized,
            /// The defender has suffered damage in the attack under way.
            HurtInAttack,
            /// The defender of the attack under way has spent a green token during it.
            DefenderSpentGreen,
        }
        /// Of dice, in the attack under way and outside.
        Dice {
            /// Dice of the attack under way fit.
            Dice(faces: Faces),
            /// At least so many dice of the attack under way fit.
            Results(faces: Faces, least: u8),
            /// There are at least so many dice of a kind, and all of them fit.
            OnlyResults(faces: Faces, least: u8),
            /// The die of the attack in a register shows one of these.
            DieShows(die: Var, faces: &'static [Face]),
            /// A die of this kind in the attack under way shows the face in a register.
            ShowsNamed(die: Die, face: Var),
            /// A party may modify the dice of this step.
            MayModify(party: Ref),
            /// A party may modify the dice of this step by its Force.
            MayUseForce(party: Ref),
            /// The die that was rolled last outside an attack shows one of these.
            Rolled(faces: &'static [Face]),
            /// All dice that were rolled last outside an attack show one of these.
            RolledOnly(faces: &'static [Face]),
        }
        /// Of maneuvers and other moves: the event’s, the one under way, those of dials.
        Maneuvers {
            /// The event's maneuver has a speed between these.
            Speed(least: u8, most: u8),
            /// The event's maneuver has this difficulty, as it is printed.
            Printed(difficulty: Difficulty),
            /// The event's maneuver has one of these bearings.
            Bearings(bearings: &'static [Bearing]),
            /// The maneuver of the event's ship has one of these colours while it is executed.
            Executed(colours: &'static [Difficulty]),
            /// A ship fully executed its last maneuver of this round.
            ExecutedFully(party: Ref),
            /// A ship's revealed maneuver is printed in one of these colours.
            Revealed(party: Ref, colours: &'static [Difficulty]),
            /// A ship's revealed maneuver has a speed between these.
            RevealedSpeed(party: Ref, least: u8, most: u8),
            /// A ship's revealed maneuver has one of these bearings.
            RevealedBearing(party: Ref, bearings: &'static [Bearing]),
            /// The first ship's revealed maneuver is easier than the second's.
            RevealedEasier(one: Ref, other: Ref),
            /// A ship has a facedown dial.
            DialFacedown(party: Ref),
            /// An opponent has looked at a ship's dial.
            DialSeen(party: Ref),
            /// The maneuver under way is the one of the dial.
            FromDial,
            /// The maneuver that a ship executes, or is about to execute in its activation, is the one of its dial.
            ExecutesDial(party: Ref),
            /// Effects can alter the maneuver under way (xwing.activation.15, xwing.ion.09).
            Alterable,
            /// The maneuver under way is an ion maneuver.
            IonManeuver,
            /// The maneuver under way is a sideslip.
            Sideslip,
            /// The card was turned over during the maneuver under way.
            TurnedInManeuver,
            /// The maneuver under way led through an obstacle or onto it, ignored or not.
            MetObstacle,
            /// The maneuver under way led through an obstacle on which the ship does not lie after it (xwing.maneuver.08).
            PassedObstacle,
            /// The maneuver that the event is about, else the last move of the first ship, led through the second.
            MovedThrough(one: Ref, other: Ref),
            /// The event's move is a barrel roll.
            BarrelRolled,
            /// A ship moves.
            Moving(party: Ref),
            /// A ship moves by a maneuver.
            ByManeuver(party: Ref),
            /// A ship boosts or barrel rolls.
            Repositions(party: Ref),
        }
        /// Of what the event is about, of the phase, and of the card that the effect comes from.
        Events {
            /// The amount of the event is this.
            AmountIs(amount: i16),
            /// The event's token is one of these.
            TokenIn(tokens: &'static [Token]),
            /// The event's token has one of these colours.
            TokenShade(shades: &'static [Shade]),
            /// The event is about an obstacle.
            AboutObstacle,
            /// At least so much hit and crit damage would be suffered.
            WouldSuffer(hits: u8, crits: u8),
            /// An obstacle, or a bomb of the effect's side that detonates, would deal the damage.
            ByObstacleOrOwnBomb,
            /// The damage card that would be dealt faceup has one of these traits; any if none is given.
            FaceupCard(traits: &'static [DamageTrait]),
            /// The effect in question is this ship ability.
            ByShipAbility(ability: ShipAbility),
            /// The event is about this very card.
            ThisCard,
            /// The condition that the effect comes from is facedown.
            ThisFacedown,
            /// The card has at least so many charges.
            Charged(least: u8),
            /// The phase.
            During(phase: Phase),
            /// The Engagement Phase has come to an initiative.
            InitiativeReached,
        }
    }
}
