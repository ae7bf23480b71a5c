//! Presents Star Wars: X-Wing to a page, in the types of `broadside-stage`.
//!
//! ```
//! use std::sync::Arc;
//! use broadside_engine::{Seed, Viewer};
//! use broadside_stage::{Desk, GameDesk};
//! use broadside_xwing::{Setup, XWing};
//! use broadside_xwing_show::XWingShow;
//!
//! let show = XWingShow(Arc::new(XWing::default()));
//! let desk = GameDesk::new(show, Setup::learning(), Seed(7)).expect("a game");
//! assert_eq!(desk.scene(Viewer::Spectator).sides.len(), 2);
//! ```
#![deny(missing_docs)]

mod adjust;
mod ids;
mod measure;
mod names;
mod preview;
mod printed;
mod question;
mod rules;
mod scenario;
mod scene;
mod sheet;
mod tell;

use std::sync::Arc;

use broadside_engine::{
    Answer, Decision, Happening, Legal, Look, Offer, Position, Prompt as Asks, Refusal, Seat, Viewer,
};
use broadside_stage::{Adjustable, Change, Measured, Preview, Question, Scene, Show, Told, Wants};
use broadside_xwing::words::{Prompt, XWingWords};
use broadside_xwing::{Adjustment, XWing, measuring};

pub use sheet::sheets;

/// The presenter of X-Wing.
#[derive(Clone, Debug)]
pub struct XWingShow(pub Arc<XWing>);

impl Show for XWingShow {
    type Game = XWing;

    fn game(&self) -> &Arc<XWing> {
        &self.0
    }

    fn scene(&self, position: &Position<XWingWords>, viewer: Viewer) -> Scene {
        scene::scene(&self.0, position, viewer)
    }

    fn question(
        &self,
        position: &Position<XWingWords>,
        decision: &Decision<XWingWords>,
        legal: &Legal<XWingWords>,
        offers: &[Offer],
    ) -> Question {
        let mut question = question::question(&self.0, position, decision, legal, offers);
        question.evidence = preview::evidence(&Look::new(&*self.0, position));
        question
    }

    fn leads(&self, _: &Position<XWingWords>, decision: &Decision<XWingWords>) -> Option<Wants> {
        let places =
            matches!(decision.prompt, Asks::Step(Prompt::ChooseObstacle | Prompt::ChooseShipToPlace));
        places.then_some(Wants::Place)
    }

    fn preview(
        &self,
        before: &Position<XWingWords>,
        decision: &Decision<XWingWords>,
        answer: &Answer<XWingWords>,
        after: Option<&broadside_engine::Preview<XWingWords>>,
    ) -> Preview {
        preview::preview(&self.0, before, decision, answer, after)
    }

    fn measure(
        &self,
        position: &Position<XWingWords>,
        _: Viewer,
        from: &str,
        to: &str,
    ) -> Result<Measured, Refusal> {
        measure::measure(&Look::new(&*self.0, position), from, to)
    }

    fn may_measure(
        &self,
        position: &Position<XWingWords>,
        viewer: Viewer,
        from: &str,
        to: &str,
    ) -> Result<(), Refusal> {
        let look = Look::new(&*self.0, position);
        let (from, to) = (measure::found(&look, from)?, measure::found(&look, to)?);
        match viewer {
            Viewer::Seat(seat) => measuring::may_measure(&look, seat, from, to),
            Viewer::Spectator => Ok(()),
        }
    }

    fn may_preview(
        &self,
        position: &Position<XWingWords>,
        decision: &Decision<XWingWords>,
        _: &Answer<XWingWords>,
    ) -> Result<(), Refusal> {
        measuring::may_preview(&Look::new(&*self.0, position), decision)
    }

    fn tell(
        &self,
        before: &Position<XWingWords>,
        after: &Position<XWingWords>,
        happening: &Happening<XWingWords>,
        _: Viewer,
    ) -> Option<Told> {
        tell::tell(&self.0, before, after, happening)
    }

    fn adjustable(&self, position: &Position<XWingWords>, viewer: Viewer, of: &str) -> Vec<Adjustable> {
        adjust::adjustable(&Look::new(&*self.0, position), viewer, of)
    }

    fn change(
        &self,
        position: &Position<XWingWords>,
        _: Seat,
        change: &Change,
    ) -> Result<Adjustment, Refusal> {
        adjust::change(&Look::new(&*self.0, position), change)
    }

    fn scenario(&self, position: &Position<XWingWords>, viewer: Viewer) -> String {
        scenario::scenario(&self.0, position, viewer)
    }
}
