//! The procedures of the rule book, each a small struct with its steps by their names in the book.

use broadside_engine::{Answer, Flow, Legal, Procedure, Refusal, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::Command;
use crate::words::{ArmadaWords, ObstacleNo, Scope, ShipNo, SquadronNo, Thing};
use crate::{Armada, ArmadaCx, ArmadaLook};

pub mod attack;
pub mod commands;
pub(crate) mod damage;
pub mod maneuver;
pub(crate) mod obstacles;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod squadrons;
pub(crate) mod staged;

pub use maneuver::courses;
pub use staged::Part;

/// What a procedure comes to.
pub(crate) type Next = Flow<ArmadaWords>;
/// The legal answers of a decision.
pub(crate) type Answers = Legal<ArmadaWords>;
/// An answer.
pub(crate) type Given = Answer<ArmadaWords>;

/// A procedure of the rule book.
pub(crate) trait Rulebook: Copy {
    /// Its name in the book.
    const TITLE: &'static str;
    /// What durations and limits can call it.
    const SCOPES: &'static [Scope] = &[];

    /// The name of its current step.
    fn step(&self) -> &'static str;

    /// The piece, hull zone or card about which the current step asks.
    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        let _ = look;
        None
    }

    /// How much is left of what the current step deals with: engineering points, squadrons, damage, dice.
    fn left(&self) -> Option<u8> {
        None
    }

    /// Carries out the current step.
    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next;

    /// Lists the legal answers to what the current step asks.
    fn legal(&self, look: &ArmadaLook<'_>, seat: Seat, legal: &mut Answers) {
        let _ = (look, seat, legal);
    }

    /// Whether a place is legal.
    fn check(&self, look: &ArmadaLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
        let _ = (look, seat, answer);
        Ok(())
    }

    /// Takes the answer.
    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        let _ = (cx, seat, answer);
        Flow::Next
    }
}

macro_rules! procedures {
    ($($(#[$note:meta])* $variant:ident($frame:ty)),+ $(,)?) => {
        /// A procedure under way.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        pub enum Step { $($(#[$note])* $variant($frame)),+ }

        $(
            impl From<$frame> for Step {
                fn from(frame: $frame) -> Step {
                    Step::$variant(frame)
                }
            }
        )+

        impl Step {
            /// The piece, hull zone or card about which its current step asks.
            pub(crate) fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
                match self { $(Step::$variant(frame) => frame.about(look)),+ }
            }

            /// How much is left of what its current step deals with.
            pub(crate) fn left(&self) -> Option<u8> {
                match self { $(Step::$variant(frame) => frame.left()),+ }
            }
        }

        impl Procedure<Armada, ArmadaWords> for Step {
            fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
                match self { $(Step::$variant(frame) => frame.perform(cx)),+ }
            }

            fn legal(&self, look: &ArmadaLook<'_>, seat: Seat, legal: &mut Answers) {
                match self { $(Step::$variant(frame) => frame.legal(look, seat, legal)),+ }
            }

            fn check(&self, look: &ArmadaLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
                match self { $(Step::$variant(frame) => frame.check(look, seat, answer)),+ }
            }

            fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
                match self { $(Step::$variant(frame) => frame.answer(cx, seat, answer)),+ }
            }

            fn scope(&self) -> Option<Scope> {
                match self { $(Step::$variant(_) => <$frame as Rulebook>::SCOPES.first().copied()),+ }
            }

            fn is_scope(&self, scope: Scope) -> bool {
                match self { $(Step::$variant(_) => <$frame as Rulebook>::SCOPES.contains(&scope)),+ }
            }

            fn title(&self) -> (&'static str, &'static str) {
                match self { $(Step::$variant(frame) => (<$frame as Rulebook>::TITLE, frame.step())),+ }
            }
        }
    };
}

/// Whether the defender of the innermost attack may still spend defense tokens.
pub fn may_defend(look: &ArmadaLook<'_>) -> bool {
    let innermost = |(_, step): (_, &Step)| match step {
        Step::Attack(attack) => Some(attack.may_defend()),
        _ => None,
    };
    look.core.procedures().find_map(innermost).unwrap_or(false)
}

/// The ship whose activation is under way, also while its command activates a squadron.
pub(crate) fn activating_ship(look: &ArmadaLook<'_>) -> Option<ShipNo> {
    look.core.procedures().find_map(|(_, step)| match step {
        Step::ShipActivation(activation) => Some(activation.ship()),
        _ => None,
    })
}

/// The piece, hull zone or card about which the procedure under way asks, if it is about one.
pub fn asked_about(look: &ArmadaLook<'_>) -> Option<Thing> {
    look.core.procedures().next().and_then(|(_, step)| step.about(look))
}

/// How much is left of what the procedure under way deals with: points, squadrons, damage.
pub fn left(look: &ArmadaLook<'_>) -> Option<u8> {
    look.core.procedures().next().and_then(|(_, step)| step.left())
}

/// The legal place nearest to one that is wanted, where what is placed has to touch something.
pub fn nearest(look: &ArmadaLook<'_>, wanted: Pose) -> Option<Pose> {
    match look.core.procedures().next()?.1 {
        Step::Displace(displace) => displace.nearest(look, wanted),
        Step::PlaceTokens(tokens) => tokens.nearest(look, wanted),
        _ => None,
    }
}

/// Calls a procedure.
pub(crate) fn call(frame: impl Into<Step>) -> Next {
    Flow::Call(frame.into())
}

impl Step {
    /// The Attack step of a ship's activation: how a judge asks about attacks of a ship.
    pub fn attack_step(ship: ShipNo) -> Step {
        attack::AttackStep::new(ship).into()
    }

    /// A squadron chooses a target and attacks it.
    pub fn squadron_attack(squadron: SquadronNo) -> Step {
        attack::SquadronAttack::new(squadron).into()
    }

    /// A station chooses a target and attacks it, if it has one against which it would roll a die.
    pub fn station_attack(look: &ArmadaLook<'_>, station: ObstacleNo, by: Seat) -> Option<Step> {
        attack::station_can_attack(look, station).then(|| attack::ShipAttack::of_station(station, by).into())
    }

    /// A ship may place its targeting token.
    pub fn targeting_token(ship: ShipNo) -> Step {
        attack::TargetingToken::new(ship).into()
    }

    /// A part of an activation, with its ship or squadron as the active one.
    pub fn part(part: Part) -> Step {
        staged::Staged::new(part).into()
    }

    /// Something suffers damage: a ship (its owner picks the hull zone), a hull zone, a squadron, a station.
    pub fn suffer(who: Thing, amount: u8) -> Step {
        damage::Suffer::new(who, amount).into()
    }

    /// A ship is dealt damage cards.
    pub fn deal(ship: ShipNo, faceup: bool, count: u8) -> Step {
        damage::Deal::new(ship, faceup, count).into()
    }

    /// A ship gains a command token.
    pub fn gain_token(ship: ShipNo, command: Command) -> Step {
        commands::GainToken::new(ship, command).into()
    }

    /// A ship gains a command dial.
    pub fn gain_dial(ship: ShipNo, command: Command) -> Step {
        commands::GainDial::new(ship, command).into()
    }
}

procedures! {
    /// The whole game.
    Whole(round::Whole),
    /// The end of a game.
    GameEnd(round::GameEnd),
    /// A round.
    Round(round::Round),
    /// The Command Phase.
    CommandPhase(round::CommandPhase),
    /// The Ship Phase.
    ShipPhase(round::ShipPhase),
    /// The activation of a ship.
    ShipActivation(round::ShipActivation),
    /// The Reveal Command Dial step.
    RevealDial(round::RevealDial),
    /// The Status Phase.
    StatusPhase(round::StatusPhase),
    /// A ship gains a command token.
    GainToken(commands::GainToken),
    /// A ship gains a command dial.
    GainDial(commands::GainDial),
    /// A ship discards command tokens that it may no longer have.
    TrimTokens(commands::TrimTokens),
    /// A ship resolves a command: how it is paid for.
    ResolveCommand(commands::ResolveCommand),
    /// A squadron command.
    SquadronCommand(commands::SquadronCommand),
    /// A repair command.
    RepairCommand(commands::RepairCommand),
    /// A concentrate fire command.
    ConcentrateFire(attack::ConcentrateFire),
    /// A navigate command.
    NavigateCommand(maneuver::NavigateCommand),
    /// The Attack step of a ship's activation.
    AttackStep(attack::AttackStep),
    /// One attack of a hull zone, with all squadrons that it targets.
    ShipAttack(attack::ShipAttack),
    /// An attack of a ship that an effect grants.
    ExtraAttack(attack::ExtraAttack),
    /// An attack.
    Attack(attack::Attack),
    /// The defender answers an attack.
    AnswerAttack(attack::AnswerAttack),
    /// A defense token's effect.
    DefenseEffect(attack::DefenseEffect),
    /// Dice are rerolled by a keyword.
    RerollDice(attack::RerollDice),
    /// Dice are added of colours in the pool.
    AddDice(attack::AddDice),
    /// A targeting token is placed.
    TargetingToken(attack::TargetingToken),
    /// A squadron chooses a target and attacks.
    SquadronAttack(attack::SquadronAttack),
    /// A ship suffers damage point by point.
    Suffer(damage::Suffer),
    /// A ship is dealt damage cards.
    Deal(damage::Deal),
    /// Damage is redirected.
    Redirect(attack::Redirect),
    /// A destroyed squadron comes back.
    ReturnSquadron(damage::ReturnSquadron),
    /// A ship executes a maneuver.
    Maneuver(maneuver::ExecuteManeuver),
    /// Squadrons that were overlapped are placed.
    Displace(maneuver::Displace),
    /// A ship resolves the obstacles that it overlaps.
    OverlapObstacles(obstacles::OverlapObstacles),
    /// The Squadron Phase.
    SquadronPhase(squadrons::SquadronPhase),
    /// The activation of a squadron.
    SquadronActivation(squadrons::SquadronActivation),
    /// A squadron moves.
    MoveSquadron(squadrons::MoveSquadron),
    /// Exogorths attack.
    Exogorths(obstacles::Exogorths),
    /// Purrgil move.
    Purrgil(obstacles::MovePurrgil),
    /// The players move obstacles in turn.
    MoveInTurn(obstacles::MoveInTurn),
    /// Exogorths leave the play area.
    ExogorthsLeave(obstacles::ExogorthsLeave),
    /// An obstacle or a token moves.
    MoveObstacle(obstacles::MoveObstacle),
    /// Setup.
    Setup(setup::Setup),
    /// Obstacles are placed.
    PlaceObstacles(setup::PlaceObstacles),
    /// Fleets are deployed.
    DeployFleets(setup::DeployFleets),
    /// A ship or squadron is deployed.
    DeployPiece(setup::DeployPiece),
    /// Tokens of an upgrade card are placed.
    PlaceCardTokens(setup::PlaceCardTokens),
    /// Objective tokens are placed or moved.
    PlaceTokens(setup::PlaceTokens),
    /// A part of the game that is played by itself.
    Staged(staged::Staged),
    /// Tokens or dials are put on an upgrade card.
    PlacePile(setup::PlacePile),
    /// Ships and squadrons are set aside.
    SetAside(setup::SetAside),
    /// What was set aside arrives.
    Arrive(setup::Arrive),
    /// Squadrons that were set aside are deployed.
    DeployAside(setup::DeployAside),
}
