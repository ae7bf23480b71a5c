//! The procedures of the rule book, each a small struct with its steps by their names in the book.

use broadside_engine::{Answer, Flow, Legal, Procedure, Refusal, Seat, Side};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::DeviceKind;
use crate::words::{Deed, Object, ObstacleNo, Scope, ShipNo, Thing, Token, XWingWords};
use crate::{XWing, XWingCx, XWingLook, atoms};

pub(crate) mod action;
pub mod attack;
mod condition;
pub(crate) mod devices;
pub(crate) mod movement;
mod names;
mod roll;
pub(crate) mod round;
pub(crate) mod setup;
mod spend;
pub(crate) mod state;
mod told;

pub use action::{linked, may_act};
pub use attack::dice_of_attack;
pub use movement::{ExecuteManeuver, Kind as ManeuverKind, can_dock, tractor_places};
pub use names::STEPS;
pub use roll::RollDice;
pub use setup::edge as edge_of;
pub use spend::SpendToken;
pub use told::{Order, Told};

pub(crate) use action::{
    AcquireLock, PerformAction, actions_performed, can_lock, fail, in_perform_action, treat_as,
};
pub(crate) use attack::{
    LoseShields, Suffer, bonus_applies, bonus_attack, deal_facedown, hit_outright, may_modify,
    may_spend_force, may_spend_lock, suffering,
};
pub(crate) use condition::assign;
pub(crate) use devices::{placeable, placed_with};
pub(crate) use movement::{
    EmergencyDeploy, PlaceAtEdge, execute_as, executes_dial, is_moving, maneuver, moves_by_maneuver,
    note_turned, repositions, stand_still,
};
pub(crate) use roll::roll;
pub(crate) use state::{Jettison, ResolveJam, TractorMove};

/// What a procedure comes to.
pub(crate) type Next = Flow<XWingWords>;
/// The legal answers of a decision.
pub(crate) type Answers = Legal<XWingWords>;
/// An answer.
pub(crate) type Given = Answer<XWingWords>;

/// A procedure of the rule book.
pub(crate) trait Rulebook: Copy {
    /// Its name in the book.
    const TITLE: &'static str;
    /// What durations and limits can call it.
    const SCOPES: &'static [Scope] = &[];
    /// Whether what it triggers is resolved before it goes on, even inside a queued effect.
    const OWN_QUEUE: bool = false;

    /// The name of its current step.
    fn step(&self) -> &'static str;

    /// The object about which the current step asks.
    fn about(&self, look: &XWingLook<'_>) -> Option<Thing> {
        let _ = look;
        None
    }

    /// Carries out the current step.
    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next;

    /// Lists the legal answers to what the current step asks.
    fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
        let _ = (look, seat, legal);
    }

    /// Whether a place is legal.
    fn check(&self, look: &XWingLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
        let _ = (look, seat, answer);
        Ok(())
    }

    /// Takes the answer.
    fn answer(&mut self, cx: &mut XWingCx<'_>, seat: Seat, answer: &Given) -> Next {
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
            fn carry_out(&mut self, cx: &mut XWingCx<'_>) -> Next {
                match self { $(Step::$variant(frame) => frame.perform(cx)),+ }
            }

            /// The object about which its current step asks.
            pub fn about(&self, look: &XWingLook<'_>) -> Option<Thing> {
                match self { $(Step::$variant(frame) => frame.about(look)),+ }
            }
        }

        impl Procedure<XWing, XWingWords> for Step {
            fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
                cx.game.note_step(Procedure::<XWing, _>::title(self));
                if cx.game.blank_step().is_some_and(|blank| blank == Procedure::<XWing, _>::title(self)) {
                    return self.without_effect(cx);
                }
                self.carry_out(cx)
            }

            fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
                match self { $(Step::$variant(frame) => frame.legal(look, seat, legal)),+ }
            }

            fn check(&self, look: &XWingLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
                match self { $(Step::$variant(frame) => frame.check(look, seat, answer)),+ }
            }

            fn answer(&mut self, cx: &mut XWingCx<'_>, seat: Seat, answer: &Given) -> Next {
                match self { $(Step::$variant(frame) => frame.answer(cx, seat, answer)),+ }
            }

            fn scope(&self) -> Option<Scope> {
                match self { $(Step::$variant(_) => <$frame as Rulebook>::SCOPES.first().copied()),+ }
            }

            fn is_scope(&self, scope: Scope) -> bool {
                match self { $(Step::$variant(_) => <$frame as Rulebook>::SCOPES.contains(&scope)),+ }
            }

            fn own_queue(&self) -> bool {
                match self { $(Step::$variant(_) => <$frame as Rulebook>::OWN_QUEUE),+ }
            }

            fn title(&self) -> (&'static str, &'static str) {
                match self { $(Step::$variant(frame) => (<$frame as Rulebook>::TITLE, frame.step())),+ }
            }
        }
    };
}

/// The object about which the procedure under way asks, if it is about one.
pub fn asked_about(look: &XWingLook<'_>) -> Option<Thing> {
    look.core.procedures().next().and_then(|(_, step)| step.about(look))
}

/// The rule that asks which way a ship boosts, barrel rolls or decloaks.
pub(crate) fn rule_of_way(look: &XWingLook<'_>) -> &'static str {
    let rule = |(_, step): (_, &Step)| match step {
        Step::Reposition(frame) => Some(frame.rule()),
        _ => None,
    };
    look.core.procedures().find_map(rule).unwrap_or("xwing.boost.05")
}

/// The Execute Maneuver step of the activation under way is skipped.
pub(crate) fn skip_maneuver(cx: &mut XWingCx<'_>) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Activation(activation) => Some(activation),
        _ => None,
    });
    if let Some(activation) = found {
        activation.skip_maneuver();
    }
}

/// Whether the damage that would be suffered comes from an obstacle or from a bomb of a side that detonates.
pub(crate) fn by_obstacle_or_bomb(look: &XWingLook<'_>, of: Side) -> bool {
    let mut outside = look.core.procedures().skip_while(|(_, step)| matches!(step, Step::Suffer(_)));
    match outside.next() {
        Some((_, Step::ObstacleEffect(_))) => true,
        Some((_, Step::Detonate(it))) => {
            let device = look.board.device(it.device());
            look.board.side(device.controller) == of && look.game.facts[device.id].kind == DeviceKind::Bomb
        }
        _ => false,
    }
}

/// Calls a procedure.
pub(crate) fn call(frame: impl Into<Step>) -> Next {
    Flow::Call(frame.into())
}

/// A ship gains tokens by an effect of a player.
pub(crate) fn gain(ship: ShipNo, token: Token, count: u8, by: Seat) -> Next {
    Flow::Perform(Deed::GainToken { ship, token, count, by })
}

impl Step {
    /// Goes on as if the step had been carried out, and leaves the board as it was. A step that would be carried out again ends its
    /// procedure.
    fn without_effect(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (board, before) = (*cx.board, *self);
        let flow = self.carry_out(cx);
        atoms::put_back(cx, &board);
        match flow {
            Flow::Done => Flow::Done,
            _ if *self == before => Flow::Done,
            _ => Flow::Next,
        }
    }

    /// A whole game, from setup on.
    pub fn game() -> Step {
        round::Whole::Setup.into()
    }

    /// The game from its first round on: setup is over.
    pub fn rounds() -> Step {
        round::Whole::Rounds.into()
    }

    /// A round.
    pub fn round() -> Step {
        round::Round::new().into()
    }

    /// Setup alone.
    pub fn setup() -> Step {
        setup::Setup::new().into()
    }

    /// The Planning Phase.
    pub fn planning_phase() -> Step {
        round::PlanningPhase::new().into()
    }

    /// The System Phase.
    pub fn system_phase() -> Step {
        round::SystemPhase::new().into()
    }

    /// The Activation Phase.
    pub fn activation_phase() -> Step {
        round::ActivationPhase::new().into()
    }

    /// The Engagement Phase.
    pub fn engagement_phase() -> Step {
        round::EngagementPhase::new().into()
    }

    /// The End Phase.
    pub fn end_phase() -> Step {
        round::EndPhase::new().into()
    }

    /// A unit engages: how a judge asks about an attack.
    pub fn engagement(unit: Object) -> Step {
        round::Engagement::new(unit).into()
    }

    /// A ship activates.
    pub fn activation(ship: ShipNo) -> Step {
        round::Activation::new(ship).into()
    }

    /// A unit suffers damage.
    pub fn suffer(unit: Object, hits: u8, crits: u8) -> Step {
        Suffer::new(unit, hits, crits).into()
    }

    /// An effect tells a ship to do something.
    pub fn told(ship: ShipNo, order: Order) -> Step {
        Told::new(ship, order).into()
    }

    /// An effect puts an obstacle into the play area.
    pub fn placed(obstacle: ObstacleNo, pose: Pose) -> Step {
        movement::PlaceObstacle::new(obstacle, pose).into()
    }

    /// A ship performs an action of its choice, as by an effect.
    pub fn granted_action(ship: ShipNo) -> Step {
        PerformAction::granted(ship).into()
    }
}

procedures! {
    /// The whole game.
    Whole(round::Whole),
    /// Setup.
    Setup(setup::Setup),
    /// Objectives are placed.
    PlaceObjectives(setup::PlaceObjectives),
    /// Obstacles are placed.
    PlaceObstacles(setup::PlaceObstacles),
    /// A card puts a remote into the play area.
    PlaceRemote(setup::PlaceRemote),
    /// Forces are placed.
    PlaceForces(setup::PlaceForces),
    /// A round.
    Round(round::Round),
    /// The Planning Phase.
    PlanningPhase(round::PlanningPhase),
    /// The System Phase.
    SystemPhase(round::SystemPhase),
    /// A unit's turn in the System Phase.
    SystemTurn(round::SystemTurn),
    /// The Activation Phase.
    ActivationPhase(round::ActivationPhase),
    /// The activation of a ship.
    Activation(round::Activation),
    /// The Engagement Phase.
    EngagementPhase(round::EngagementPhase),
    /// The engagement of a unit.
    Engagement(round::Engagement),
    /// The End Phase.
    EndPhase(round::EndPhase),
    /// A ship executes a maneuver.
    Maneuver(ExecuteManeuver),
    /// A boost, a barrel roll or a decloak.
    Reposition(movement::Reposition),
    /// An effect puts an obstacle into the play area.
    PlaceObstacle(movement::PlaceObstacle),
    /// A ship suffers the effect of an obstacle.
    ObstacleEffect(movement::ObstacleEffect),
    /// A ship comes from reserve to its player's edge.
    PlaceAtEdge(PlaceAtEdge),
    /// A docked ship deploys.
    Deploy(movement::Deploy),
    /// A docked ship is given the chance to deploy in emergency.
    EmergencyDeploy(EmergencyDeploy),
    /// An effect tells a ship to do something.
    Told(Told),
    /// A ship is told to perform an action.
    PerformAction(PerformAction),
    /// A ship performs an action.
    Action(action::Action),
    /// A ship acquires a lock.
    AcquireLock(AcquireLock),
    /// A ship coordinates.
    Coordinate(action::Coordinate),
    /// A ship jams.
    Jam(action::Jam),
    /// A ship performs a SLAM.
    Slam(action::Slam),
    /// A choice that an action asks for: an arc, a side, a card, an objective.
    Choice(action::Choice),
    /// An attack.
    Attack(attack::Attack),
    /// A unit suffers damage.
    Suffer(Suffer),
    /// A ship loses or spends shields.
    LoseShields(LoseShields),
    /// A device detonates.
    Detonate(devices::Detonate),
    /// A ship ends its maneuver on a probe droid.
    OverlapProbe(devices::OverlapProbe),
    /// An effect has a unit roll a die.
    RollDice(RollDice),
    /// A ship spends a token of its own or of another ship.
    SpendToken(SpendToken),
    /// A ship drops a device.
    DropDevice(devices::DropDevice),
    /// A remote is relocated.
    Relocate(devices::Relocate),
    /// A swarm is fitted to a ship.
    Cling(devices::Cling),
    /// A swarm engages.
    Gnaw(devices::Gnaw),
    /// A jam token takes effect.
    ResolveJam(ResolveJam),
    /// A ship has become tractored.
    TractorMove(TractorMove),
    /// A supply cache is jettisoned.
    Jettison(Jettison),
}
