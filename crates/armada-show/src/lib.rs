//! Presents Star Wars: Armada to a page, in the types of `broadside-stage`.
//!
//! ```
//! use std::sync::Arc;
//! use broadside_armada::{Armada, Setup, facts::Edition};
//! use broadside_armada_show::ArmadaShow;
//! use broadside_engine::{Seed, Viewer};
//! use broadside_stage::{Desk, GameDesk};
//!
//! let show = ArmadaShow(Arc::new(Armada::new(Edition::Rr15)));
//! let desk = GameDesk::new(show, Setup::learning(), Seed(7)).expect("a game");
//! assert_eq!(desk.scene(Viewer::Spectator).sides.len(), 2);
//! ```
#![deny(missing_docs)]

mod adjust;
mod ids;
mod measure;
mod names;
mod numbers;
mod plates;
mod preview;
mod question;
mod refused;
mod rules;
mod scenario;
mod scene;
mod sheet;
mod tell;
mod words;

use std::sync::Arc;

use broadside_armada::board::Acts;
use broadside_armada::facts::Command;
use broadside_armada::steps::asked_about;
use broadside_armada::words::{ArmadaWords, Prompt, Thing, Window};
use broadside_armada::{Adjustment, Armada};
use broadside_engine::{
    Answer, Decision, Happening, Kind, Legal, Look, Offer, Position, Prompt as Asks, Refusal, Seat, Viewer,
};
use broadside_stage::{Adjustable, Change, Measured, Preview, Question, Scene, Show, Told, Wants};
use broadside_table::Pose;
use refused::ShowRefused;

pub use refused::REASONS;
pub use sheet::sheets;

/// The presenter of Armada.
#[derive(Clone, Debug)]
pub struct ArmadaShow(pub Arc<Armada>);

impl Show for ArmadaShow {
    type Game = Armada;

    fn game(&self) -> &Arc<Armada> {
        &self.0
    }

    fn scene(&self, position: &Position<ArmadaWords>, viewer: Viewer) -> Scene {
        scene::scene(&self.0, position, viewer)
    }

    fn question(
        &self,
        position: &Position<ArmadaWords>,
        decision: &Decision<ArmadaWords>,
        legal: &Legal<ArmadaWords>,
        offers: &[Offer],
    ) -> Question {
        let mut question = question::question(&self.0, position, decision, legal, offers);
        if question.evidence.panels.is_empty() {
            question.evidence = preview::evidence(&self.0, position, decision, legal);
        }
        question
    }

    fn leads(&self, position: &Position<ArmadaWords>, decision: &Decision<ArmadaWords>) -> Option<Wants> {
        let look = Look::new(&*self.0, position);
        let about = asked_about(&look).and_then(Thing::squadron);
        let moved = about.is_some_and(|at| position.board.squadron(at).acts.has(Acts::MOVED));
        match decision.prompt {
            Asks::Step(Prompt::SquadronAction) if moved => None,
            Asks::Step(
                Prompt::ChooseObstacle
                | Prompt::ChooseObjectiveToken
                | Prompt::ChooseDeployment
                | Prompt::ActivateSquadron
                | Prompt::CommandSquadron
                | Prompt::SquadronAction
                | Prompt::ChooseDisplaced,
            ) => Some(Wants::Place),
            // The tool is in hand: command, speed and course are one movement (armada.ship-movement.01).
            Asks::UseEffect(Window::DetermineCourse)
            | Asks::Step(Prompt::PayCommand(Command::Navigate) | Prompt::ChangeSpeed) => Some(Wants::Course),
            _ => None,
        }
    }

    fn preview(
        &self,
        before: &Position<ArmadaWords>,
        decision: &Decision<ArmadaWords>,
        answer: &Answer<ArmadaWords>,
        after: Option<&broadside_engine::Preview<ArmadaWords>>,
    ) -> Preview {
        preview::preview(&self.0, before, decision, answer, after)
    }

    fn nearest(&self, position: &Position<ArmadaWords>, wanted: Pose) -> Option<Pose> {
        broadside_armada::steps::nearest(&Look::new(&*self.0, position), wanted)
    }

    fn measure(
        &self,
        position: &Position<ArmadaWords>,
        _: Viewer,
        from: &str,
        to: &str,
    ) -> Result<Measured, Refusal> {
        measure::measure(&self.0, position, from, to)
    }

    // The ruler may be used at any moment (armada.premeasuring.01); the tool in the Determine Course step of one's own ship.
    fn may_preview(
        &self,
        _: &Position<ArmadaWords>,
        decision: &Decision<ArmadaWords>,
        answer: &Answer<ArmadaWords>,
    ) -> Result<(), Refusal> {
        match (answer, decision.kind) {
            (Answer::Course(_), kind) if kind != Kind::Course => {
                Err(Refusal::by("armada.premeasuring.03", ShowRefused::ToolElsewhere))
            }
            _ => Ok(()),
        }
    }

    fn tell(
        &self,
        before: &Position<ArmadaWords>,
        after: &Position<ArmadaWords>,
        happening: &Happening<ArmadaWords>,
        _: Viewer,
    ) -> Option<Told> {
        tell::tell(&self.0, before, after, happening)
    }

    fn adjustable(&self, position: &Position<ArmadaWords>, viewer: Viewer, of: &str) -> Vec<Adjustable> {
        adjust::adjustable(&self.0, position, viewer, of)
    }

    fn change(
        &self,
        position: &Position<ArmadaWords>,
        _: Seat,
        change: &Change,
    ) -> Result<Adjustment, Refusal> {
        adjust::change(&self.0, position, change)
    }

    fn scenario(&self, position: &Position<ArmadaWords>, viewer: Viewer) -> String {
        scenario::scenario(&self.0, position, viewer)
    }
}
