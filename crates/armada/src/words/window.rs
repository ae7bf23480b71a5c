//! The moments at which effects act, the values that they change, and what durations refer to.

use broadside_engine::Member;
use serde::{Deserialize, Serialize};

macro_rules! members {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$note])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl Member for $name {
            fn index(self) -> u8 {
                self as u8
            }
        }
    };
}

members! {
    /// The timing windows, in the order of a game. What a window is about stands as (subject, object).
    Window {
        /// The objective has been chosen.
        AfterChooseObjective,
        /// The obstacles lie on the table.
        AfterPlaceObstacles,
        /// Before ships are deployed.
        BeforeDeployFleets,
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
        /// A command is paid for (the ship, the command).
        PayForCommand,
        /// After the dial is revealed: squadron and repair commands are resolved here (the ship).
        ResolveRevealedCommands,
        /// A squadron command is resolved (the ship).
        ResolveSquadronCommand,
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
        /// A defense token was spent (the piece, the token).
        DefenseTokenSpent,
        /// A defense token's effect is resolved (attacker, the token).
        ResolveDefenseEffect,
        /// Attack step 4 is over (attacker, defender).
        AfterSpendDefenseTokens,
        /// Attack step 5 begins (attacker, defender).
        StartOfResolveDamage,
        /// A critical effect can be resolved (attacker, defender).
        CriticalEffect,
        /// The damage has been totaled and is about to be suffered (attacker, defender).
        BeforeSufferAttackDamage,
        /// Attack step 5 ends (attacker, defender).
        EndOfResolveDamage,
        /// The attack is over (attacker, defender).
        AfterAttack,
        /// Before the course is determined (the ship).
        BeforeDetermineCourse,
        /// The course is determined (the ship).
        DetermineCourse,
        /// The ship is about to move.
        BeforeMove,
        /// A ship overlapped another (the ship, the other ship).
        OverlapShip,
        /// A ship overlaps obstacles where it ends, and may ignore them (the ship).
        MayIgnoreObstacles,
        /// A ship overlaps obstacles where it ends, before their effects (the ship, the ship that it overlapped too).
        OverlapObstacles,
        /// A ship overlaps an obstacle (the ship, the obstacle).
        OverlapObstacle,
        /// A ship ends its movement (the ship).
        EndOfMovement,
        /// A ship has executed a maneuver (the ship).
        AfterExecuteManeuver,
        /// A ship's activation ends (the ship).
        EndOfShipActivation,
        /// The Ship Phase ends.
        EndOfShipPhase,
        /// The Squadron Phase begins.
        StartOfSquadronPhase,
        /// A squadron activates (the squadron).
        SquadronActivates,
        /// A squadron has moved (the squadron).
        AfterSquadronMoves,
        /// A squadron's activation is over (the squadron).
        AfterSquadronActivation,
        /// The Squadron Phase ends.
        EndOfSquadronPhase,
        /// The Status Phase begins.
        StartOfStatusPhase,
        /// A round ends.
        EndOfRound,
        /// The game ends, before scores are compared.
        EndOfGame,
        /// A ship is about to be dealt a faceup damage card (the ship).
        BeforeFaceupDamageCard,
        /// A damage card came to lie faceup (the ship, the card); the amount is 1 if it was dealt so, 0 if it was flipped.
        FaceupDamageCard,
        /// A ship or squadron would be destroyed (the piece).
        WouldBeDestroyed,
        /// A ship or squadron was destroyed (the piece).
        Destroyed,
        /// A ship would gain a command token (the ship, the command).
        GainCommandToken,
        /// A command token was spent (the ship, the command).
        CommandTokenSpent,
        /// A speed dial was changed (the ship); the amount is the seat that turned it.
        SpeedDialChanged,
        /// A card was readied (the upgrade).
        CardReadied,
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
        /// Whether engineering points may repair squadrons (the ship).
        MayRepairSquadrons,
        /// Red dice of a battery (the hull zone or squadron).
        BatteryRed,
        /// Blue dice of a battery.
        BatteryBlue,
        /// Black dice of a battery.
        BatteryBlack,
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
        /// Yaw of a joint at the present speed (the ship); the amount is the joint, counted from 1, or 0 for the clicks
        /// that an effect allows at speed 0.
        Yaw,
        /// Value of a squadron's keyword (the squadron); the amount is the keyword.
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
        /// Whether a defense token may be spent (the token, the attacker).
        MaySpendDefense,
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
        /// Dice to be removed before the roll (attacker, defender).
        RemoveBeforeRoll,
        /// The most damage that can be redirected to a hull zone (the hull zone, the attacker).
        RedirectLimit,
        /// Whether the defender counts as without shields (attacker, defender).
        IgnoresShields,
        /// The greatest range of a ship's ignition keywords: 0 close, 1 medium, 2 long (the ship).
        IgnitionRange,
        /// The damage total (attacker, defender).
        DamageTotal,
        /// Whether an obstacle has an effect (the ship or squadron, the obstacle).
        ObstacleAffects,
        /// Whether an obstacle obstructs at all (the obstacle).
        ObstacleObstructs,
        /// Whether a ship may activate, or a squadron by a squadron command.
        MayActivate,
        /// Whether a squadron is kept from moving by engagement.
        HeldByEngagement,
        /// What a destroyed ship's own card is worth (the ship).
        ShipScore,
        /// What a player's score is besides (the player).
        ScoreBonus,
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
