//! What effects do.

use broadside_engine::{Bound, Flow, Ref, Var, topics};
use broadside_table::Angle;

use super::{Actions, Amount, Bonus, Colour, Faces, Select, Task, Token, XWingWords};
use crate::XWingCx;
use crate::facts::{Bearing, Die, Face};

/// An operation of one card's own.
pub type Deeds = fn(&mut XWingCx<'_>, &mut Bound<XWingWords>) -> Flow<XWingWords>;

topics! {
    /// The operations of effects.
    #[derive(Clone, Copy, Debug)]
    pub enum Act by Topic {
        /// Dice, of the attack under way and outside.
        Dice {
            /// All dice that fit are turned to a face.
            ChangeAll(which: Faces, face: Face),
            /// The die in a register is turned to a face.
            Change(die: Var, face: Face),
            /// The dice of the group are turned to a face.
            ChangeGroup(face: Face),
            /// The die in the first register is turned to the face in the second.
            ChangeToNamed(die: Var, face: Var),
            /// A result is added.
            Add(die: Die, face: Face),
            /// The die in a register is canceled.
            Cancel(die: Var),
            /// All results of a kind of die are canceled.
            CancelAll(die: Die),
            /// The dice of the group are rolled again.
            RerollGroup,
            /// As many charges of the card are spent as dice are in the group, which are rolled again.
            SpendAndReroll,
            /// All dice of a kind in the attack under way are rolled again, which is no reroll.
            RollAnew(die: Die),
            /// The attack under way hits without any dice: its dice steps are skipped.
            HitOutright,
            /// All hits and crits that are left give the defender tokens instead of damage (xwing.inflict.01).
            Inflict(token: Token),
            /// All results of this face that are left give the defender tokens instead of damage (xwing.inflict.01).
            InflictFor(face: Face, token: Token),
            /// A unit rolls a die outside an attack.
            Roll(who: Ref, die: Die),
            /// A unit rolls so many dice outside an attack.
            RollDice(who: Ref, die: Die, count: u8),
            /// The dice that a unit rolled outside an attack are rolled again, before they take effect.
            RollAgain,
        }
        /// Tokens and locks.
        Tokens {
            /// A ship gains tokens.
            Gain(party: Ref, token: Token, count: u8),
            /// A ship gains one of the tokens that the event is about.
            GainThat(party: Ref),
            /// The first ship gains one of the tokens that a ship would gain, which gains one fewer.
            GainInstead(party: Ref, token: Token),
            /// A ship gains one of the very tokens that another ship would gain, which gains one fewer.
            GainThatInstead(party: Ref),
            /// A ship would gain one token fewer.
            GainOneFewer,
            /// Tokens are removed from a ship.
            Remove(party: Ref, token: Token, count: u8),
            /// The token or lock in a register is removed.
            RemoveChosen(chosen: Var),
            /// A ship spends a token of its own.
            Spend(party: Ref, token: Token),
            /// A token of the first ship is transferred to the second (xwing.token.03).
            Transfer(from: Ref, to: Ref, token: Token),
            /// The token or lock in a register is transferred to a ship (xwing.token.03).
            TransferChosen(chosen: Var, to: Ref),
            /// The token in a register is transferred to a ship; a lock there is the token of the ship that is locked, which hands it on
            /// (xwing.lock.77).
            HandOnChosen(chosen: Var, to: Ref),
            /// A ship acquires a lock on an object.
            Lock(holder: Ref, on: Ref),
            /// All enemy locks on the ships of the group are transferred to a ship (xwing.lock.73, xwing.lock.74).
            TakeLocks(party: Ref),
            /// The first ship breaks its lock on an object.
            BreakLock(holder: Ref, on: Ref),
            /// All locks on an object are broken.
            BreakLocksOn(party: Ref),
        }
        /// Damage, shields and damage cards.
        Damage {
            /// A unit suffers hit and crit damage.
            Suffer(party: Ref, hits: u8, crits: u8),
            /// So much of the damage that would be suffered is prevented.
            Prevent(count: u8),
            /// All hit damage that would be suffered becomes crit damage.
            HitsBecomeCrits,
            /// A ship loses a shield.
            LoseShield(party: Ref),
            /// A ship recovers a shield.
            RecoverShield(party: Ref),
            /// A ship is dealt a facedown damage card.
            DealFacedown(party: Ref),
            /// The damage card that would be dealt is discarded.
            DiscardThat,
            /// The damage card that would be dealt faceup is dealt facedown.
            DealThatFacedown,
            /// The damage card that would be dealt facedown is dealt faceup.
            DealThatFaceup,
            /// The effect's player draws so many damage cards for a ship and looks at them.
            DrawCards(party: Ref, count: u8),
            /// The ship would be dealt the damage card in a register, one of those that were drawn for it; the others are discarded.
            KeepCard(party: Ref, card: Var),
            /// A ship exposes one of its facedown damage cards at random.
            Expose(party: Ref),
            /// The damage card that the effect comes from is repaired.
            RepairThis,
            /// A ship repairs the faceup damage card in a register.
            RepairCard(party: Ref, card: Var),
            /// A ship repairs a facedown damage card.
            RepairFacedown(party: Ref),
            /// All damage cards of a ship are discarded.
            DiscardDamage(party: Ref),
        }
        /// Charges and the Force.
        Charges {
            /// The card, or the one that assigned this condition, gains or loses charges.
            Charges(by: i8),
            /// The card recovers a charge (xwing.charge.71).
            RecoverCharge,
            /// The card loses a charge.
            LoseCharge,
            /// The card in a register recovers a charge.
            RecoverOn(card: Var),
            /// The weapon of the attack under way recovers a charge.
            RecoverWeaponCharge,
            /// A ship recovers a Force charge.
            RecoverForce(party: Ref),
            /// A ship spends Force charges.
            SpendForce(party: Ref, count: u8),
            /// The bearer spends as many Force charges as things are in the group.
            SpendForceForGroup,
        }
        /// Actions, attacks and other tasks.
        Tasks {
            /// A ship may perform an action.
            Action(party: Ref, actions: Actions),
            /// A ship may perform the event's action, in a colour.
            ThatAction(party: Ref, colour: Colour),
            /// The action under way is treated as one of this colour.
            TreatAs(colour: Colour),
            /// The action under way fails (xwing.fail.01).
            Fail,
            /// A ship that fully executed its maneuver does not skip its Perform Action step for what it overlapped.
            KeepAction(party: Ref),
            /// A ship carries out a task.
            Task(party: Ref, task: Task),
            /// The bearer performs a bonus attack.
            Attack(bonus: Bonus),
            /// A party performs a bonus attack.
            AttackBy(party: Ref, bonus: Bonus),
            /// The effect keeps in mind how many actions the bearer has performed in this round.
            CountActions,
            /// The effect keeps in mind which actions of action bars the bearer has performed in this round.
            NoteActions,
        }
        /// Dials, maneuvers, and where ships and devices lie.
        Moves {
            /// The bearer's dial is set to the maneuver in a register.
            SetDial(maneuver: Var),
            /// The effect's player looks at a ship's dial.
            LookAtDial(party: Ref),
            /// A ship's dial is turned faceup, which is not to reveal it (xwing.dial.71).
            ShowDial(party: Ref),
            /// The maneuver under way is replaced by a white stationary one.
            StandStill,
            /// The maneuver under way keeps its speed and colour and gets this bearing.
            ExecuteAs(bearing: Bearing),
            /// The Execute Maneuver step of the activation under way is skipped.
            SkipManeuver,
            /// A ship is rotated in place (xwing.rotate-ship.02).
            Turn(party: Ref, by: Angle),
            /// A ship rotates by so many degrees to the right.
            Rotate(party: Ref, by: i16),
            /// A ship that is not destroyed is placed in reserve (xwing.reserve.01).
            Reserve(party: Ref),
            /// A ship in reserve is placed within range 1 of its player's edge.
            PlaceAtEdge(party: Ref),
            /// The remote of the card is placed beyond a range of every edge.
            PlaceBeyond(range: u8),
            /// A device gets a fuse marker.
            Fuse(party: Ref),
            /// A device is removed without detonating.
            RemoveDevice(party: Ref),
        }
        /// Conditions, upgrades, and ships that stand in for others.
        Cards {
            /// A ship is assigned a condition of the card, by its place in the card's list (xwing.condition.02).
            Assign(party: Ref, nth: u8),
            /// The condition that the effect comes from is removed.
            RemoveThis,
            /// The secret condition that the effect comes from is revealed.
            RevealThis,
            /// The card is turned over.
            FlipThis,
            /// The upgrade in a register is equipped to a ship.
            GiveUpgrade(upgrade: Var, to: Ref),
            /// The upgrade in a register, which is not in the game, is put facedown under a card of a ship.
            Hide(party: Ref, upgrade: Var),
            /// The upgrade that lies facedown under a card of a ship is revealed and equipped, with all its charges.
            EquipHidden(party: Ref),
            /// The first ship has from now on the name, initiative, pilot ability and charges of the second.
            StandIn(party: Ref, other: Ref),
        }
        /// What the effect keeps in mind, and what one card alone does.
        Memory {
            /// The effect's number becomes this.
            Number(of: Amount),
            /// A party is kept in a register.
            Keep(register: Var, party: Ref),
            /// A party joins the group.
            Join(party: Ref),
            /// A party leaves the group.
            Leave(party: Ref),
            /// What a selection finds now is kept as the group.
            Gather(what: Select),
            /// An operation that only one rule or card needs.
            Named(deeds: Deeds),
        }
    }
}
