//! Armada as a page shows it, in the words of `broadside-stage`.

mod adjust;
mod ids;
mod measure;
mod names;
mod plates;
mod preview;
mod question;
mod rules;
mod scenario;
mod scene;
mod tell;
mod words;

use broadside_engine::{Answer, Decision, Happening, Legal, Offer, Position, Refusal, Seat, Viewer};
use broadside_stage::{Adjustable, Change, Measured, Preview, Question, Scene, Show, Told};

use crate::Armada;
use crate::adjust::Adjustment;
use crate::words::ArmadaWords;

impl Show for Armada {
    fn scene(&self, position: &Position<ArmadaWords>, viewer: Viewer) -> Scene {
        scene::scene(self, position, viewer)
    }

    fn question(
        &self,
        position: &Position<ArmadaWords>,
        decision: &Decision<ArmadaWords>,
        legal: &Legal<ArmadaWords>,
        offers: &[Offer],
    ) -> Question {
        let mut question = question::question(self, position, decision, legal, offers);
        if question.evidence.panels.is_empty() {
            question.evidence = preview::evidence(self, position);
        }
        question
    }

    fn preview(
        &self,
        before: &Position<ArmadaWords>,
        decision: &Decision<ArmadaWords>,
        answer: &Answer<ArmadaWords>,
        after: Option<&broadside_engine::Preview<ArmadaWords>>,
    ) -> Preview {
        preview::preview(self, before, decision, answer, after)
    }

    fn measure(
        &self,
        position: &Position<ArmadaWords>,
        _: Viewer,
        from: &str,
        to: &str,
    ) -> Result<Measured, Refusal> {
        measure::measure(self, position, from, to)
    }

    fn tell(
        &self,
        before: &Position<ArmadaWords>,
        after: &Position<ArmadaWords>,
        happening: &Happening<ArmadaWords>,
        _: Viewer,
    ) -> Option<Told> {
        tell::tell(self, before, after, happening)
    }

    fn adjustable(&self, position: &Position<ArmadaWords>, viewer: Viewer, of: &str) -> Vec<Adjustable> {
        adjust::adjustable(self, position, viewer, of)
    }

    fn change(
        &self,
        position: &Position<ArmadaWords>,
        _: Seat,
        change: &Change,
    ) -> Result<Adjustment, Refusal> {
        adjust::change(self, position, change)
    }

    fn scenario(&self, position: &Position<ArmadaWords>, viewer: Viewer) -> String {
        scenario::scenario(self, position, viewer)
    }
}
