//! What the steps ask.

use serde::{Deserialize, Serialize};

use crate::facts::Command;

macro_rules! prompts {
    ($($(#[$note:meta])* $variant:ident $(($inner:ty))? => [$($rule:literal),* $(,)?]),+ $(,)?) => {
        /// What the steps ask.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Prompt { $($(#[$note])* $variant $(($inner))?),+ }

        impl Prompt {
            /// The rules that the question rests on.
            pub fn rules(self) -> &'static [&'static str] {
                match self { $(prompts!(@pattern $variant $(($inner))?) => &[$($rule),*]),+ }
            }

            /// Its name, as logs and scenario files have it.
            pub fn name(self) -> &'static str {
                match self { $(prompts!(@pattern $variant $(($inner))?) => stringify!($variant)),+ }
            }
        }
    };
    (@pattern $variant:ident) => { Prompt::$variant };
    (@pattern $variant:ident ($inner:ty)) => { Prompt::$variant(_) };
}

prompts! {
    /// Who is first player.
    ChooseFirstPlayer => ["armada.setup.06"],
    /// Which objective of the second player's is played.
    ChooseObjective => ["armada.objective-cards.02"],
    /// Which obstacle is placed next.
    ChooseObstacle => ["armada.setup.10"],
    /// Where an obstacle lies.
    PlaceObstacle => ["armada.setup.11"],
    /// Where an objective token lies.
    PlaceObjectiveToken => ["armada.objective-tokens.01"],
    /// Whether and where an objective token is moved.
    MoveObjectiveToken => ["armada.objective-tokens.01"],
    /// Which objective token.
    ChooseObjectiveToken => ["armada.objective-tokens.01"],
    /// Which ship or squadron is deployed next.
    ChooseDeployment => ["armada.setup.13"],
    /// Where a ship is deployed.
    DeployShip => ["armada.setup.14"],
    /// At which speed a ship is deployed.
    DeploySpeed => ["armada.setup.15"],
    /// Where a squadron is deployed.
    DeploySquadron => ["armada.setup.16"],
    /// Where a ship is deployed in the ambush zone.
    DeployInAmbush => ["armada.objective.fleet-ambush.73"],
    /// At which objective token what was set aside is deployed, if it is.
    ArriveAt => ["armada.objective.hyperspace-assault.72"],
    /// Where a ship that was set aside is deployed.
    ArriveShip => ["armada.objective.hyperspace-assault.72", "armada.objective.hyperspace-assault.73"],
    /// Where a squadron that was set aside is deployed.
    ArriveSquadron => ["armada.objective.hyperspace-assault.72"],
    /// Where a token of an upgrade card is placed.
    PlaceCardToken => ["armada.grav-tokens.01", "armada.proximity-mines.01"],
    /// Where something that a card set aside is put at a ship.
    ArriveBeside => ["armada.set-aside.02"],
    /// Which ships and squadrons are set aside.
    SetAside => ["armada.set-aside.01"],
    /// Which command tokens or dials begin on an upgrade card.
    StartingPile => ["armada.upgrade-tokens-dials.01"],
    /// How the new command dials are set.
    SetDials => ["armada.command-phase.01"],
    /// Which ship activates.
    ActivateShip => ["armada.ship-phase.01"],
    /// Whether the revealed dial is kept or spent for a token.
    UseDial => ["armada.command-dials.02"],
    /// Which command token is discarded.
    DiscardCommandToken => ["armada.command-tokens.04"],
    /// How a command is paid for.
    PayCommand(Command) => ["armada.commands.01"],
    /// Which squadron the command activates next.
    CommandSquadron => ["armada.commands.06"],
    /// Which repair effect is bought next.
    Repair => ["armada.commands.11"],
    /// From which hull zone a shield is moved.
    ShieldFrom => ["armada.commands.12"],
    /// In which hull zone a shield is recovered, or to which it is moved.
    ShieldTo => ["armada.commands.13"],
    /// Which damage card is discarded.
    DiscardDamageCard => ["armada.commands.14"],
    /// Which squadron recovers a hull point.
    RepairSquadron => ["armada.card.admiral-yularen.01"],
    /// At which obstacle victory tokens are gathered.
    GatherAt => ["armada.effect-timing.04"],
    /// How many victory tokens are gathered.
    GatherAmount => ["armada.effect-timing.04"],
    /// To which speed the navigate command changes.
    ChangeSpeed => ["armada.commands.03"],
    /// From which hull zone the ship attacks.
    AttackFrom => ["armada.attack.02", "armada.attack.22"],
    /// Which target.
    DeclareTarget => ["armada.attack.02", "armada.attack.04"],
    /// Which squadron is the next target.
    NextSquadronTarget => ["armada.attack.18"],
    /// Which die is removed before the roll.
    RemoveDie => ["armada.obstructed.02"],
    /// Of which colour the added die is.
    AddedColour => ["armada.commands.22"],
    /// Which die is rerolled.
    RerollDie => ["armada.commands.23"],
    /// Which dice are rerolled.
    RerollDice => ["armada.modifying-dice.02"],
    /// Which defense token is spent next.
    SpendDefenseToken => ["armada.attack.13", "armada.defense-tokens.29"],
    /// Which die an evade token cancels at long range.
    EvadeDie => ["armada.defense-tokens.05"],
    /// Which dice an evade token cancels at extreme range.
    EvadeAtExtreme => ["armada.defense-tokens.08"],
    /// Which die an evade token has rerolled at medium range.
    EvadeAtMedium => ["armada.defense-tokens.06"],
    /// Which die an evade token has rerolled at close range or distance 1.
    EvadeAtClose => ["armada.defense-tokens.07", "armada.defense-tokens.09"],
    /// Whether an evade token cancels dice where it could have them rerolled.
    EvadeCancels => ["armada.card.mon-mothma.02", "armada.card.iden-versio.02"],
    /// Which further die an evade token is used on.
    EvadeFurtherDie => ["armada.card.foresight.01", "armada.card.mon-mothma.01"],
    /// Which further die is canceled or rerolled, at the price of the token.
    EvadeExtraDie => ["armada.defense-tokens.10"],
    /// To which hull zone damage is redirected.
    RedirectTo => ["armada.defense-tokens.03"],
    /// How much damage the redirected zone takes.
    RedirectAmount => ["armada.defense-tokens.03"],
    /// Which hull zone suffers the damage.
    SufferIn => ["armada.damage.06"],
    /// Where a destroyed squadron comes back.
    ReturnSquadron => ["armada.card.reserve-hangar-deck.01"],
    /// To which hull zone of which other ship a shield is moved.
    ProjectTo => ["armada.card.projection-experts.01"],
    /// The course of a maneuver.
    Course => ["armada.ship-movement.02"],
    /// Which overlapped squadron is placed next.
    ChooseDisplaced => ["armada.overlapping.03"],
    /// Where an overlapped squadron is placed.
    PlaceDisplaced => ["armada.overlapping.02"],
    /// Which overlapped obstacle is resolved next.
    ChooseOverlapped => ["armada.obstacles.04"],
    /// Whether the station is used.
    UseStation => ["armada.obstacle.station.01"],
    /// Which squadron activates.
    ActivateSquadron => ["armada.squadron-phase.01"],
    /// Whether the squadron attacks, moves or ends its activation.
    SquadronAction => ["armada.squadron-phase.05"],
    /// What the squadron attacks.
    SquadronTarget => ["armada.attack.05"],
    /// Where the squadron moves.
    MoveSquadron => ["armada.squadron-movement.03"],
    /// Whether and where a cloaked squadron moves.
    CloakMove => ["armada.keyword.cloak.01"],
    /// Whether to attack back.
    CounterAttack => ["armada.keyword.counter.01"],
    /// From which hull zone a ship attacks back.
    CounterFrom => ["armada.card.quad-laser-turrets.03"],
    /// Which exogorth attacks.
    ChooseExogorth => ["armada.obstacle.exogorth.07"],
    /// Which squadron the exogorth attacks next.
    ExogorthTarget => ["armada.obstacle.exogorth.08"],
    /// Which purrgil moves.
    ChoosePurrgil => ["armada.obstacle.purrgil.03"],
    /// Which obstacle is moved.
    ChooseMovedObstacle => ["armada.obstacle-movement.01"],
    /// Where an obstacle moves.
    MoveObstacle => ["armada.obstacle-movement.01"],
    /// Whether an obstacle that moves is turned over.
    TurnOver => ["armada.card.grav-shift-reroute.05"],
    /// Which exhausted card is readied at its cost.
    ReadyCard => ["armada.readied.09"],
    /// Which command tokens pay.
    ReadyPayment => ["armada.ready-cost.01"],
    /// Where the targeting token lies.
    PlaceTargetingToken => ["armada.ignition.02"],
    /// Whether an optional part of the rules is used here.
    Confirm => [],
}
