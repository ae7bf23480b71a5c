//! What is said about a game so that it can be shown.

use std::sync::Arc;

use broadside_engine::{Answer, Decision, Game, Happening, Legal, Offer, Position, Refusal, Seat, Viewer};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::ask::{Question, Wants};
use crate::evidence::{Measured, Preview};
use crate::scene::{Place, Scene};
use crate::story::Told;
use crate::text::Text;

/// A change outside the rules that players agree on, in words that fit any game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A piece comes to lie elsewhere.
    Move {
        /// Which.
        piece: String,
        /// Where.
        place: Place,
    },
    /// A value of [`Show::adjustable`] is set.
    Set {
        /// The piece or side (`side-0`) that it belongs to.
        of: String,
        /// Its key.
        key: String,
        /// The new value: a number, or the place of an option.
        value: i32,
    },
    /// Whatever is under way innermost ends where it stands.
    EndProcedure,
}

/// A value that players may agree to set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Adjustable {
    /// Its key: `speed`, `shields-front`, `defense-0`.
    pub key: String,
    /// Its name.
    pub label: Text,
    /// What it is now; a place in `options` where there are any.
    pub value: i32,
    /// The least.
    pub min: i32,
    /// The greatest.
    pub max: i32,
    /// What the values are called, where they are no numbers.
    pub options: Vec<Text>,
}

/// The words of the game that a presenter shows.
pub type WordsOf<S> = <<S as Show>::Game as Game>::Words;

/// The presenter of a game: it holds the game and says what its positions look like.
///
/// It is a type of its own, so that the rules need not know how they are shown. A copy shows the same game.
///
/// Every position given to these functions has had what its viewer may not know replaced by something made up
/// ([`Game::resample`]): what is shown cannot depend on a secret. What is made up must not be shown either; the game's own
/// view ([`Game::view`]) says what is known.
pub trait Show: Clone + Send + 'static {
    /// The game.
    type Game: Game;

    /// The game that is shown.
    fn game(&self) -> &Arc<Self::Game>;

    /// The table as a viewer sees it.
    fn scene(&self, position: &Position<WordsOf<Self>>, viewer: Viewer) -> Scene;

    /// The open decision in words. `legal` was listed with reasons; the question's choices stand in the order of its
    /// items, slots and values in theirs.
    fn question(
        &self,
        position: &Position<WordsOf<Self>>,
        decision: &Decision<WordsOf<Self>>,
        legal: &Legal<WordsOf<Self>>,
        offers: &[Offer],
    ) -> Question;

    /// What a decision usually begins, where it is the first of several that a player makes in one movement of the hand.
    fn leads(&self, position: &Position<WordsOf<Self>>, decision: &Decision<WordsOf<Self>>) -> Option<Wants> {
        let _ = (position, decision);
        None
    }

    /// Why something is refused.
    fn refusal(&self, refusal: &Refusal) -> Text {
        Text::from(&refusal.reason)
    }

    /// What an answer would do: where pieces would come to lie, what would be in arc, odds. `after` is the position after
    /// what can be foreseen, with what happens on the way; nothing if the answer is refused or hides others'.
    fn preview(
        &self,
        before: &Position<WordsOf<Self>>,
        decision: &Decision<WordsOf<Self>>,
        answer: &Answer<WordsOf<Self>>,
        after: Option<&broadside_engine::Preview<WordsOf<Self>>>,
    ) -> Preview;

    /// The legal place nearest to one that is refused, where the game knows it exactly: what has to touch something.
    fn nearest(&self, position: &Position<WordsOf<Self>>, wanted: Pose) -> Option<Pose> {
        let _ = (position, wanted);
        None
    }

    /// What lies between two pieces or parts.
    fn measure(
        &self,
        position: &Position<WordsOf<Self>>,
        viewer: Viewer,
        from: &str,
        to: &str,
    ) -> Result<Measured, Refusal>;

    /// Whether the rules let a viewer measure between two things now. Asked at tables that keep to the book.
    fn may_measure(
        &self,
        position: &Position<WordsOf<Self>>,
        viewer: Viewer,
        from: &str,
        to: &str,
    ) -> Result<(), Refusal> {
        let _ = (position, viewer, from, to);
        Ok(())
    }

    /// Whether the rules let a player try an answer out now, on the table. Asked at tables that keep to the book.
    fn may_preview(
        &self,
        position: &Position<WordsOf<Self>>,
        decision: &Decision<WordsOf<Self>>,
        answer: &Answer<WordsOf<Self>>,
    ) -> Result<(), Refusal> {
        let _ = (position, decision, answer);
        Ok(())
    }

    /// A line of the log for something that happened; nothing for what is not worth a line.
    fn tell(
        &self,
        before: &Position<WordsOf<Self>>,
        after: &Position<WordsOf<Self>>,
        happening: &Happening<WordsOf<Self>>,
        viewer: Viewer,
    ) -> Option<Told>;

    /// The values of a piece or side (`side-0`) that players may agree to set.
    fn adjustable(&self, position: &Position<WordsOf<Self>>, viewer: Viewer, of: &str) -> Vec<Adjustable>;

    /// A change in the game's own words.
    fn change(
        &self,
        position: &Position<WordsOf<Self>>,
        by: Seat,
        change: &Change,
    ) -> Result<<Self::Game as Game>::Adjustment, Refusal>;

    /// The position as a scenario file, as far as the viewer knows it.
    fn scenario(&self, position: &Position<WordsOf<Self>>, viewer: Viewer) -> String;
}
