//! What a player answers.

use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::words::Words;

/// The most items that one answer can name.
pub const MAX_ITEMS: usize = 48;

/// A course for a jointed manoeuvre tool, or a template: how far, how each joint turns, on which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Course {
    /// How many segments.
    pub speed: u8,
    /// Clicks per joint, right positive.
    pub clicks: [i8; 4],
    /// On which side of the base the tool lies: −1 left, 1 right, 0 where the game has no choice.
    pub side: i8,
}

/// An answer to a decision. Which variant fits is told by the decision's [`Kind`](crate::Kind).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Answer<W: Words> {
    /// Nothing of what is offered.
    Pass,
    /// One item.
    Pick(W::Item),
    /// A set of items, in the order in which they were listed.
    Some(List<W::Item, MAX_ITEMS>),
    /// All items, in the order the player wants.
    Order(List<W::Item, MAX_ITEMS>),
    /// Yes or no.
    Confirm(bool),
    /// A number.
    Amount(i16),
    /// A share for each listed item, in the order in which they were listed.
    Split(List<u8, MAX_ITEMS>),
    /// A value for each listed slot, in the order in which they were listed.
    Assign(List<W::Item, MAX_ITEMS>),
    /// A course.
    Course(Course),
    /// A place on the table.
    Place(Pose),
}

impl<W: Words> Answer<W> {
    /// The set of these items.
    ///
    /// # Panics
    ///
    /// When there are more than [`MAX_ITEMS`].
    pub fn some(items: impl IntoIterator<Item = W::Item>) -> Self {
        Answer::Some(items.into_iter().collect())
    }
}
