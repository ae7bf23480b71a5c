//! What can be seen to happen. Log, animation and statistics hang on it.

use serde::{Deserialize, Serialize};

use crate::effects::ability::{AbilityId, Source};
use crate::words::Words;

/// An event and who did it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Happening<W: Words> {
    /// What happened.
    pub event: W::Event,
    /// The effect that did it; a step of the rules where there is none.
    pub by: Option<(Source, AbilityId)>,
}

/// Where events go.
#[derive(Clone, Debug)]
pub struct Events<W: Words> {
    /// What happened since the list was last emptied.
    pub list: Vec<Happening<W>>,
    /// Whether events are kept. Searches and batches do without.
    pub recording: bool,
    /// Whether it is noted that something hidden was shown.
    pub(crate) reveals_matter: bool,
    pub(crate) revealed: bool,
}

impl<W: Words> Events<W> {
    /// A list that keeps events, or not.
    pub fn new(recording: bool) -> Events<W> {
        Events { list: Vec::new(), recording, reveals_matter: recording, revealed: false }
    }
}
