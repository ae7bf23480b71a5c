//! The moments at which effects act, the values that they change, and what durations refer to.

use broadside_engine::members;
use serde::{Deserialize, Serialize};

members! {
    /// The timing windows, in the order of a game. What a window is about stands as (subject, object).
    Window {
        /// The objective has been chosen.
        AfterChooseObjective,
        /// The obstacles lie on the table.
        AfterPlaceObstacles,
        /// Before ships are deployed.
        BeforeDeployFleets,
        /// A squadron is about to be deployed in setup (the squadron).
        BeforeSquadronDeploys,
        /// A ship is deployed in setup (the ship): starting tokens and dials.
        ShipDeploysInSetup,
        /// A ship is deployed, whenever that is (the ship).
        ShipDeploys,
        /// All ships and squadrons are deployed.
        AfterDeployFleets,
        /// A round begins.
        StartOfRound,
        /// The Command Phase begins.
        StartOfCommandPhase,
        /// The Command Phase ends.
        EndOfCommandPhase,
        /// The Ship Phase begins.
        StartOfShipPhase,
        /// The effects of the start of the Ship Phase are over.
        AfterStartOfShipPhase,
        /// A ship activates (the ship).
        ShipActivates,
        /// A ship is about to reveal its command dial (the ship).
        BeforeRevealCommand,
        /// A ship has revealed its dial (the ship, the command).
        RevealCommand,
        /// The Reveal Command Dial step is over (the ship).
        AfterRevealCommandDialStep,
        /// A command has been paid for and is about to be resolved (the ship, the command).
        PayForCommand,
        /// After the dial is revealed: squadron and repair commands are resolved here (the ship).
        ResolveRevealedCommands,
        /// A squadron command is resolved (the ship).
        ResolveSquadronCommand,
        /// A squadron command has activated as many squadrons as it can (the ship).
        SquadronCommandExhausted,
        /// A repair command is resolved (the ship).
        ResolveRepairCommand,
        /// A navigate command is resolved (the ship).
        ResolveNavigateCommand,
        /// A concentrate fire command is resolved (attacker, defender).
        ResolveConcentrateFire,
        /// A command has been resolved (the ship, the command).
        AfterResolveCommand,
        /// The Attack step begins (the ship).
        BeforeAttackStep,
        /// The Attack step ends (the ship).
        EndOfAttackStep,
        /// Zone and target have been declared (attacker, defender).
        DeclareTarget,
        /// The dice have been gathered (attacker, defender).
        AfterGatherDice,
        /// The dice are about to be rolled (attacker, defender).
        BeforeRollAttackDice,
        /// The dice have been rolled (attacker, defender).
        AfterRollAttackDice,
        /// Attack step 3 (attacker, defender).
        ResolveAttackEffects,
        /// Attack step 4 (attacker, defender). It opens before each defense token: an effect that is used once in an attack
        /// has the limit `Times(1, Attack)`.
        SpendDefenseTokens,
        /// A defense token was spent (the piece that spent it, the token); the amount is 1 if it was readied, else 0.
        DefenseTokenSpent,
        /// The effect of a defense token that the defender spent is about to be resolved (attacker, the token); the amount is
        /// 1 if it was readied, else 0.
        ResolveDefenseEffect,
        /// Attack step 4 is over (attacker, defender).
        AfterSpendDefenseTokens,
        /// Attack step 5 begins (attacker, defender).
        StartOfResolveDamage,
        /// A critical effect can be resolved (attacker, defender).
        CriticalEffect,
        /// The damage of an attack is known and is about to be suffered (attacker, who suffers it): brace tokens and all that
        /// lowers the total. It opens for the attack's total and again for each damage that an effect of the attack deals.
        BeforeSufferAttackDamage,
        /// The defender suffers the total: it is shared out (attacker, defender). What is left is the defending hull zone's.
        SufferAttackDamage,
        /// Attack step 5 ends (attacker, defender).
        EndOfResolveDamage,
        /// The attack is over (attacker, defender).
        AfterAttack,
        /// Before the course is determined (the ship).
        BeforeDetermineCourse,
        /// The course is determined (the ship).
        DetermineCourse,
        /// A ship or squadron is about to move.
        BeforeMove,
        /// A ship overlapped another (the ship, the other ship).
        OverlapShip,
        /// A ship overlaps obstacles where it ends, and may ignore them (the ship).
        MayIgnoreObstacles,
        /// A ship overlaps obstacles where it ends, before their effects (the ship, the ship that it overlapped too).
        OverlapObstacles,
        /// A ship or squadron overlaps an obstacle after its own movement (the piece, the obstacle).
        OverlapObstacle,
        /// A ship has resolved an obstacle that it overlaps (the ship, the obstacle); the amount is 1 if it suffered damage or
        /// was dealt a damage card for it, else 0.
        ObstacleResolved,
        /// A ship ends its movement (the ship).
        EndOfMovement,
        /// A ship has executed a maneuver (the ship, the ship that it overlapped).
        AfterExecuteManeuver,
        /// A ship's activation ends (the ship).
        EndOfShipActivation,
        /// A ship has placed its targeting token (the ship).
        TargetingTokenPlaced,
        /// The Ship Phase ends.
        EndOfShipPhase,
        /// The Squadron Phase begins.
        StartOfSquadronPhase,
        /// A player is about to activate squadrons in a turn of the Squadron Phase (the player).
        TurnToActivateSquadrons,
        /// A squadron activates (the squadron, the ship whose command activates it).
        /// The effects of the start of the Squadron Phase are over, exogorths have attacked.
        AfterStartOfSquadronPhase,
        /// A squadron activates (the squadron).
        SquadronActivates,
        /// A squadron is about to move, attack or end its activation (the squadron, the ship whose command activated it).
        DuringSquadronActivation,
        /// A squadron has moved (the squadron).
        AfterSquadronMoves,
        /// A squadron's activation is over (the squadron, the ship whose command activated it).
        AfterSquadronActivation,
        /// The Squadron Phase ends.
        EndOfSquadronPhase,
        /// The Status Phase begins.
        StartOfStatusPhase,
        /// A round ends.
        EndOfRound,
        /// A player has moved a purrgil or left it where it is (the purrgil, the player).
        PurrgilMoved,
        /// The game ends, before scores are compared.
        EndOfGame,
        /// A ship is about to be dealt a faceup damage card (the ship).
        BeforeFaceupDamageCard,
        /// A ship is dealt a faceup damage card, which has been turned up (the ship, the card).
        WouldBeDealtFaceup,
        /// A damage card came to lie faceup (the ship, the card); the amount is 1 if it was dealt so, 0 if it was flipped.
        FaceupDamageCard,
        /// A ship or squadron would be destroyed (the piece).
        WouldBeDestroyed,
        /// A ship or squadron was destroyed (the piece); the amount is the number of objective tokens that it had.
        Destroyed,
        /// A ship would gain a command token (the ship, the command).
        GainCommandToken,
        /// A command token was spent (the ship, the command).
        CommandTokenSpent,
        /// A speed dial was changed (the ship); the amount is the seat that turned it.
        SpeedDialChanged,
        /// A card was readied (the upgrade).
        CardReadied,
        /// An objective token that lay free at distance 1–2 of a squadron was moved or left the play area (the squadron).
        TokenStirred,
        /// An objective token was moved or removed (the token).
        ObjectiveTokenMoved,
        /// An obstacle was moved (the obstacle).
        ObstacleMoved,
    }
}

members! {
    /// The numbers and permissions that continuous effects change. What a question is about stands as (subject, object).
    Query {
        /// Hull value (the ship or squadron).
        Hull,
        /// Command value (the ship).
        CommandValue,
        /// Squadron value (the ship).
        SquadronValue,
        /// Engineering value (the ship).
        EngineeringValue,
        /// Engineering points of a repair command (the ship); the amount is the payment.
        EngineeringPoints,
        /// How many squadrons a squadron command activates (the ship); the amount is the payment.
        SquadronActivations,
        /// How far a squadron command reaches (the ship, the squadron): 0 close, 1 medium, 2 long range.
        SquadronCommandRange,
        /// How many squadrons a squadron command may activate by way of this card (the ship, the squadron); the amount is
        /// one more than the number of the squadron that relays the command to it, 0 if none does.
        CommandQuota,
        /// How many squadrons a squadron command may activate by way of this squadron, if it is in reach of the command
        /// (the ship, the squadron that would be activated).
        RelayQuota,
        /// Whether engineering points may repair squadrons (the ship).
        MayRepairSquadrons,
        /// Whether engineering points may be spent for victory tokens (the ship).
        MayGatherVictory,
        /// Red dice of a battery (the hull zone or squadron).
        BatteryRed,
        /// Blue dice of a battery.
        BatteryBlue,
        /// Black dice of a battery.
        BatteryBlack,
        /// Red dice of a special battery (the ship).
        SpecialBatteryRed,
        /// Blue dice of a special battery.
        SpecialBatteryBlue,
        /// Black dice of a special battery.
        SpecialBatteryBlack,
        /// Red dice of an anti-squadron armament (the piece).
        AntiSquadronRed,
        /// Blue dice of an anti-squadron armament.
        AntiSquadronBlue,
        /// Black dice of an anti-squadron armament.
        AntiSquadronBlack,
        /// Maximum shields of a hull zone.
        MaxShields,
        /// Speed of a squadron (the squadron, the commanding ship if any).
        SquadronSpeed,
        /// Greatest speed of a ship.
        TopSpeed,
        /// Yaw of a joint at the present speed (the ship); the amount is the joint, counted from 1. A ship that may turn at
        /// speed 0 turns at the first.
        Yaw,
        /// Whether grav well tokens act on ships that are deployed (the player who placed them).
        GravWellsAct,
        /// By how much yaws may be raised besides in a maneuver, one joint or several (the ship).
        ExtraYaw,
        /// Whether a ship may turn in a maneuver at speed 0, as at a joint with yaw 1 (the ship).
        TurnsAtRest,
        /// By how much a navigate command changes the speed (the ship); the amount is the payment.
        NavigateSpeed,
        /// How many facedown cards a ship is dealt for an overlap (the ship, the other ship); the amount is 1 for the ship
        /// that moved.
        OverlapCards,
        /// Whether the card that a ship is dealt for an overlap is faceup (the ship, the other ship); the amount is 1 for
        /// the ship that moved.
        OverlapFaceup,
        /// Value of a squadron's keyword (the squadron); the amount is the keyword.
        /// Value of a squadron's keyword (the squadron); the amount is the keyword. Of a ship it is asked against an attacker
        /// (the ship, the attacker).
        KeywordValue,
        /// How many attacks a ship may perform in its Attack step (the ship).
        Attacks,
        /// Whether a hull zone may attack (the hull zone).
        MayAttackFrom,
        /// Whether a target may be declared (attacker, defender).
        MayTarget,
        /// Whether a hull zone's dice count for an objective token (the hull zone, the token).
        MayCountDice,
        /// Whether an attack is obstructed (attacker, defender).
        Obstructed,
        /// Whether the attacker may spend accuracy icons (attacker, defender).
        MaySpendAccuracy,
        /// Whether a critical effect may be resolved (attacker, defender).
        MayResolveCritical,
        /// Whether the standard critical effect may be resolved (attacker, defender).
        MayResolveStandardCritical,
        /// Whether dice may be added (attacker, defender).
        MayAddDice,
        /// Whether a defense token may be spent (the token, the attacker if the defender would spend it).
        MaySpendDefense,
        /// Whether the defender may spend the defense tokens of another piece (the defender, the other piece).
        MaySpendTokensOf,
        /// Whether a defense token is discarded when it is spent, readied or not (the token, the piece that spends it).
        DiscardedWhenSpent,
        /// How many further dice an evade effect can be used on (defender, attacker).
        EvadeDice,
        /// Whether an evade effect can cancel dice at a range at which it would have them rerolled (defender, attacker).
        EvadeCancels,
        /// How many hull zones a redirect effect can pick (defender, attacker).
        RedirectZones,
        /// Whether a redirect effect can pick hull zones that are not adjacent to the defending one (defender, attacker).
        RedirectAnywhere,
        /// The most by which a brace effect can lower the damage total (attacker, defender).
        BraceLimit,
        /// Whether a defense token may be readied (the token).
        MayReadyDefense,
        /// Whether a ship may ready its tokens and cards.
        MayReady,
        /// Whether a ship may resolve a command (the ship, the command).
        MayResolveCommand,
        /// Whether a ship may have command tokens.
        MayHaveCommandTokens,
        /// Whether a hull zone may recover shields or have them moved to it by its own ship.
        MayRestoreShields,
        /// Whether a hull zone may recover shields.
        MayRecoverShields,
        /// Whether a hull zone keeps the shields that it has above its maximum.
        MayKeepExtraShields,
        /// The maximum shields of a hull zone while its own ship resolves a repair command.
        MaxShieldsInRepair,
        /// How many shields a ship may move to another ship in a repair command (the ship, the other ship).
        ShieldsToProject,
        /// Whether a ship may spend engineering points.
        MaySpendPoints,
        /// Dice that the attacker removes as soon as they are gathered, before any other effect (attacker, defender).
        RemoveGathered,
        /// Dice to be removed before the roll (attacker, defender).
        RemoveBeforeRoll,
        /// How far the blue dice of a battery reach: 0 close, 1 medium, 2 long range (attacker, defender).
        BlueReach,
        /// How far the black dice of a battery reach (attacker, defender).
        BlackReach,
        /// Whether all dice of a ship's anti-squadron armament are black (the ship).
        BlackAntiSquadron,
        /// Whether a ship may use red dice for the blue ones of its anti-squadron armament (attacker, defender).
        RedForBlue,
        /// The most damage that can be redirected to a hull zone (the hull zone, the attacker).
        RedirectLimit,
        /// Whether the defender counts as without shields (attacker, defender).
        IgnoresShields,
        /// Whether a destroyed defender stays until the effects after the attack are over (attacker, defender).
        StaysAfterAttack,
        /// The greatest range of a ship's ignition keywords: 0 close, 1 medium, 2 long (the ship).
        IgnitionRange,
        /// Whether the firing arc of a hull zone is a special firing arc, too (the hull zone).
        SpecialArc,
        /// Whether a ship may place its targeting token (the ship).
        MayPlaceTargetingToken,
        /// The damage total (attacker, defender).
        DamageTotal,
        /// Whether an obstacle has an effect (the ship or squadron, the obstacle).
        ObstacleAffects,
        /// Whether an obstacle obstructs at all (the obstacle).
        ObstacleObstructs,
        /// Whether a ship may activate, or a squadron by a squadron command.
        MayActivate,
        /// Whether a squadron ignores engagement (the squadron).
        IgnoresEngagement,
        /// How many squadrons engage a squadron besides those that lie on the table (the squadron).
        ExtraEngagers,
        /// Whether a squadron is kept from moving by engagement.
        HeldByEngagement,
        /// Whether a squadron is kept from attacking ships by engagement (the squadron).
        HeldFromShips,
        /// Whether a squadron may move at all (the squadron).
        MayMove,
        /// Whether a squadron may attack at all (the squadron).
        MayAttack,
        /// How far a squadron's attack on a ship reaches (the squadron, the hull zone): 0 distance 1, 1 close range.
        SquadronReach,
        /// What a destroyed ship's own card is worth (the ship).
        ShipScore,
        /// What a player's score is besides (the player).
        ScoreBonus,
        /// Whether a defense token may be spent by a ship that it does not belong to (the token, the ship).
        MaySpendOthersDefense,
        /// How many commands a ship may resolve in an activation as if a token was spent (the ship).
        AsIfTokens,
        /// How many command tokens a ship may have (the ship).
        CommandTokenLimit,
        /// Whether a ship may have several command tokens of one type (the ship).
        SeveralTokens,
        /// How many dials a ship has at the end of the Command Phase (the ship).
        DialsToAssign,
        /// Whether a command may be chosen on a new dial (the ship, the command). Dials whose choice is narrowed are shown to all.
        MayChooseDial,
        /// Whether tokens on a card may pay its ready cost (the upgrade).
        MayReadyWithTokensOnCard,
        /// Whether a ship may spend command tokens on fleet commands (the ship).
        MayPayFleetCommand,
    }
}

/// What durations and limits refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// A round.
    Round,
    /// A phase.
    Phase,
    /// The activation of a ship or squadron, whichever is innermost.
    Activation,
    /// The activation of a ship.
    ShipActivation,
    /// The activation of a squadron.
    SquadronActivation,
    /// The resolution of a command.
    Command,
    /// An attack; each further squadron target is a new one (armada.attack.21).
    Attack,
    /// A maneuver.
    Maneuver,
}
