//! Timing windows, queries and scopes.

use broadside_engine::members;
use serde::{Deserialize, Serialize};

members! {
    /// The timing windows, in the order of a game. Each is about a subject and, where it says so, an object.
    Window {
        /// Obstacles have been placed, and forces are about to be.
        BeforePlaceForces,
        /// Forces have been placed.
        AfterPlaceForces,
        /// The damage decks have been shuffled in setup.
        DecksShuffled,
        /// A round begins.
        RoundStart,
        /// The Planning Phase begins.
        PlanningStart,
        /// The System Phase begins.
        SystemStart,
        /// A ship or remote has its turn in the System Phase.
        SystemTurn,
        /// The Activation Phase begins.
        ActivationStart,
        /// A ship is about to activate.
        BeforeActivate,
        /// A ship is about to reveal its dial.
        BeforeRevealDial,
        /// A ship has revealed its dial.
        AfterRevealDial,
        /// A ship is about to execute a maneuver.
        BeforeExecuteManeuver,
        /// A ship has moved by a maneuver whose difficulty is yet to be checked; the amount says whether it executed it fully.
        BeforeCheckDifficulty,
        /// A ship has executed a maneuver; the amount says whether fully.
        AfterExecuteManeuver,
        /// A ship has moved through an object or overlaps it.
        AfterPassing,
        /// A ship begins to perform an action (the object): its colour can be changed.
        WhileActing,
        /// An effect behind the header of an action (the object); the amount is the number of the header on its card.
        ActionHeader,
        /// A ship has coordinated another one (the object); the amount tells which actions that performed, and whether an action
        /// did it.
        AfterCoordinate,
        /// A ship has coordinated by an action, and the ship that it chose performed an action (the object), not counting
        /// what followed from that action.
        CoordinatedAction,
        /// A ship has performed an action (the object).
        AfterAction,
        /// An action of a ship has failed.
        ActionFailed,
        /// A ship has boosted or barrel rolled.
        AfterReposition,
        /// A docked ship has deployed.
        AfterDeploy,
        /// A ship has decloaked.
        AfterDecloak,
        /// A ship has activated.
        AfterActivate,
        /// The Activation Phase ends.
        ActivationEnd,
        /// The Engagement Phase begins.
        EngagementStart,
        /// The Engagement Phase has come to an initiative (the amount): before any unit of it engages.
        InitiativeStep,
        /// A unit is about to engage.
        BeforeEngage,
        /// A unit has engaged.
        AfterEngage,
        /// The Engagement Phase ends.
        EngagementEnd,
        /// The attacker (the subject) has declared the defender.
        DefenderDeclared,
        /// The attack dice are about to be rolled.
        BeforeRollAttack,
        /// The attack dice are about to be counted: effects that have more or fewer of them rolled.
        CountAttackDice,
        /// The attack dice have been rolled.
        AfterRollAttack,
        /// Attack dice can be modified; the defending player first.
        ModifyAttackDice,
        /// The Modify Attack Dice step is over.
        AfterModifyAttack,
        /// The defense dice are about to be rolled.
        BeforeRollDefense,
        /// The defense dice have been rolled.
        AfterRollDefense,
        /// Defense dice can be modified; the attacking player first.
        ModifyDefenseDice,
        /// Results are about to be neutralized.
        BeforeNeutralize,
        /// Results have been neutralized.
        AfterNeutralize,
        /// The attack hits: what results do in place of damage.
        AttackHits,
        /// Aftermath: the defending player's abilities (the subject has defended).
        AfterDefend,
        /// Aftermath: the attacking player's abilities (the subject has attacked).
        AfterAttack,
        /// Aftermath: the defending player's abilities that give a bonus attack.
        BonusAfterDefend,
        /// Aftermath: the attacking player's abilities that give a bonus attack.
        BonusAfterAttack,
        /// The End Phase begins.
        EndStart,
        /// During the End Phase.
        EndDuring,
        /// The End Phase ends: charges have recovered.
        EndOver,
        /// A ship has removed green tokens in the End Phase; the amount is how many.
        EndRemoved,
        /// A ship would gain tokens.
        WouldGainToken,
        /// A ship has gained tokens.
        AfterGainToken,
        /// A ship has acquired a lock on the object.
        AfterLock,
        /// A ship has spent a lock that it had on the object.
        AfterSpendLock,
        /// A ship has spent a token (the object), its own or one of another ship.
        AfterSpendToken,
        /// A unit has rolled dice outside an attack, which have had no effect yet.
        AfterRoll,
        /// A unit would suffer damage.
        WouldSufferDamage,
        /// A unit has suffered damage; the object is the card that it was dealt, the amount 1 for crit damage.
        AfterSufferDamage,
        /// A ship has lost a shield.
        AfterLoseShield,
        /// A ship would be dealt a faceup damage card, which is not drawn yet.
        WouldDrawCard,
        /// A ship would be dealt the damage card that was drawn for it; the object is the card if that would be faceup.
        WouldBeDealtCard,
        /// A damage card (the object) of a ship was dealt faceup or exposed.
        CardTurnedFaceup,
        /// A damage card was repaired.
        AfterRepair,
        /// A ship would be destroyed.
        WouldBeDestroyed,
        /// A ship was destroyed.
        AfterDestroyed,
        /// The carrier (the object) of a docked ship is destroyed: before that ship deploys in emergency.
        CarrierLost,
        /// A device was placed by a ship (the object).
        AfterPlaceDevice,
        /// A device has detonated.
        AfterDetonation,
        /// A ship was assigned a condition (the object).
        ConditionAssigned,
    }
}

members! {
    /// The numbers and permissions that continuous effects change.
    Query {
        /// A ship's agility value.
        Agility,
        /// A ship's initiative.
        Initiative,
        /// How many attack dice the subject rolls against the object.
        AttackDice,
        /// How many defense dice the subject rolls against the object.
        DefenseDice,
        /// The difficulty of a maneuver that the subject executes: 0 blue, 1 white, 2 red.
        Difficulty,
        /// The colour as which a maneuver is treated, as a number of the difficulty (3 purple), or -1.
        TreatedAs,
        /// The colour of an action that the subject would perform (the object): 0 white, 1 red, 2 purple.
        ActionColour,
        /// Whether the action of the object, which is white, is added to a ship's action bar.
        AddsAction,
        /// Whether a ship may perform the action of the object.
        MayAct,
        /// Whether a ship may perform the action of the object while it is stressed.
        MayActStressed,
        /// Whether a ship may perform attacks.
        MayAttack,
        /// Whether the subject may attack the object.
        MayTarget,
        /// Whether the subject may modify its own dice of the attack under way by other means than its Force.
        MayModifyDice,
        /// Whether the dice of the subject in the attack under way can be modified at all.
        DiceModifiable,
        /// Whether the subject may spend its locks in the attack under way.
        MaySpendLocks,
        /// Whether the subject can spend its locks to reroll attack dice.
        RerollsByLocks,
        /// Whether tokens of the object can be removed from the subject.
        MayRemove,
        /// How many focus tokens a ship keeps in the End Phase.
        KeepsFocus,
        /// How many evade tokens a ship keeps in the End Phase.
        KeepsEvade,
        /// How many calculate tokens a ship keeps in the End Phase.
        KeepsCalculate,
        /// Whether a ship can execute the red maneuver of the object while it is stressed.
        RedWhileStressed,
        /// Whether crits of the subject's attack on the object are canceled before hits.
        CritsFirst,
        /// Whether evades cancel no crits of the subject's attack on the object.
        CritsStand,
        /// Whether the dice of the subject can be modified by nothing but spending locks.
        OnlyLocks,
        /// Whether a ship can be coordinated by the object.
        MayBeCoordinated,
        /// Whether a ship can launch its bombs with the [5 straight] template.
        LaunchesBombs,
        /// Whether a ship can use templates of a speed one higher or lower to drop and launch devices.
        OtherTemplates,
        /// Whether a ship can use bank templates in place of straight ones of the same speed to drop devices.
        DropsByBanks,
        /// Whether a ship can drop the remotes of its crew with bank templates, from its sides too.
        DropsFromSides,
        /// Whether the subject may acquire a lock on the object.
        MayLock,
        /// Whether the subject may gain the token of the object.
        MayGain,
        /// Whether the subject ignores range when it acquires a lock on the object.
        LocksBeyond,
        /// Whether a ship may spend the token of the object.
        MaySpend,
        /// How many Force charges a ship recovers in the End Phase.
        ForceRecovers,
        /// Whether the subject needs no lock on the object to attack it with a special weapon.
        NeedsNoLock,
        /// Whether a ship can spend a Force charge in place of the lock or focus token that a special weapon requires.
        ForceForNeed,
        /// Whether a ship that the subject coordinates may perform the action of the object.
        MayCoordinateInto,
        /// Whether the subject can spend its lock on the object to coordinate or jam it at any range.
        LockForRange,
        /// How many devices of the object, an upgrade, a ship can drop in its turn of the System Phase, with different templates.
        Drops,
        /// How many charges of the object, an upgrade, a ship recovers when it reloads it.
        Reloads,
        /// Whether a ship must drop the device of the object in the System Phase.
        MustDrop,
        /// Whether charges of the object, an upgrade of the subject, can be recovered.
        MayRecover,
        /// How many locks a ship can maintain.
        Locks,
        /// Whether obstacles, or the obstacle of the object, have no effect on the subject.
        IgnoresObstacles,
        /// Whether a ship can move through and overlap obstacles while it boosts or barrel rolls.
        BoostsOverObstacles,
        /// The attack range at which the subject attacks the object; the amount is the measured one.
        AttackRange,
        /// How many attack dice the player of the subject can have rerolled in its attack on the object.
        Rerolls,
        /// Whether a ship that would fail a boost action because it overlaps a ship can be moved back along the template.
        BoostsPartially,
        /// Whether an obstacle (the object) in the way of the subject's attack under way is ignored.
        IgnoresObstruction,
        /// Whether a ship can perform attacks with the card of the object while it is disarmed.
        FiresDisarmed,
        /// Whether a ship can perform special attacks at range 0 of the obstacle of the object.
        FiresOnObstacle,
        /// Whether attack dice of the subject can be rerolled in its attack on the object.
        AttackRerolls,
        /// Whether a ship executes the maneuver of its dial (the object) as a sideslip.
        Sideslips,
        /// Whether a ship boosts with the turn templates, and with no other.
        BoostsByTurns,
        /// Whether a ship can jam itself and friendly ships.
        JamsFriends,
        /// Whether a ship's front primary weapon fires from its turret arc instead.
        FrontIsTurret,
        /// The attack value of a primary rear arc weapon that a ship has beside those of its card and upgrades, or 0.
        RearAttack,
        /// Whether a ship barrel rolls with bank templates, and with no other.
        RollsByBanks,
        /// Whether the range bonus of an attack applies.
        RangeBonus,
        /// Whether the dice of the subject in the attack under way can be modified by spending the token of the object.
        TokensModify,
        /// Whether the turret of a ship can point at a standard arc, whose number the amount is: front, right, rear, left.
        TurretArc,
        /// Whether a ship fires the special weapon of the object from its turret in place of its front arc.
        TurretWeapons,
        /// Whether the subject can spend the token of the object, which another ship has, as if it were its own. Where an effect names
        /// that ship, the amount is the number of the ship ability from which it comes, counted from 1.
        SpendsTokensOf,
        /// How many focus results the subject can modify in the attack under way.
        FocusModifications,
        /// How many tokens the subject gains by the action of the object.
        ActionTokens,
        /// Whether the attacks of the subject ignore the obstacle of the object, in their way or under it.
        AttacksIgnore,
        /// Whether the subject can treat the object as a ship in its bullseye arc.
        TreatsAsBullseye,
        /// Whether the subject has the pilot ability of the object, another ship.
        PilotAbility,
        /// Whether a docked ship can deploy in the System Phase.
        MayDeploy,
        /// Whether a ship must begin the game docked, if it can.
        StartsDocked,
        /// Whether the subject may treat the shields of the object, another ship, as its own.
        SharesShields,
        /// Whether a ship that was destroyed in the Engagement Phase can be removed before that phase ends.
        LeavesEarly,
        /// The speed of the template with which the subject boosts or barrel rolls, or of the one of its SLAM, in the action of the
        /// object.
        TemplateSpeed,
        /// Whether the subject can treat the object as a ship at range 0 or 1 while it coordinates or resolves one of its upgrades.
        TreatsAsNear,
        /// How many ships of the same type the subject can coordinate beside the first one, with the same action.
        CoordinatesMore,
        /// Whether the actions of ships that the subject coordinates are treated as red.
        CoordinatesRed,
        /// Whether a ship can perform attacks from a turret arc from which it has attacked in this round.
        FiresTurret,
        /// Whether a ship can be placed in setup anywhere beyond range 3 of enemy ships.
        PlacedAnywhere,
    }
}

/// What durations and limits refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// The game.
    Game,
    /// A round.
    Round,
    /// A phase.
    Phase,
    /// A ship's turn in the System Phase.
    SystemTurn,
    /// A ship's activation.
    Activation,
    /// A maneuver.
    Maneuver,
    /// An action.
    Action,
    /// A unit's engagement.
    Engagement,
    /// An attack.
    Attack,
}
