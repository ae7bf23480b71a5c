//! A game that was begun under older rules: its log can be read and the game taken away as a file, but not played on.

use broadside_engine::{Chance, Seat, Viewer};
use broadside_stage::{
    Accepted, Act, Added, Adjustable, Change, Desk, DeskError, Measured, Over, Played, Preview, Question,
    Reply, Scene, Step, Stored, Text, Told, Why,
};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::refused::Stale;

/// What a record tells without being played.
#[derive(Debug, Deserialize)]
pub struct Header {
    /// The version of the rules under which it was begun.
    pub version: u32,
    entries: Vec<IgnoredAny>,
}

impl Header {
    /// Reads it.
    pub fn of(record: &str) -> Option<Header> {
        serde_json::from_str(record).ok()
    }

    /// How many entries it has.
    pub fn entries(&self) -> u32 {
        self.entries.len() as u32
    }
}

/// A game whose rules are no longer played.
#[derive(Debug)]
pub struct Archive {
    version: u32,
    record: String,
    /// The side of each seat.
    sides: Vec<u8>,
    /// The log of each seat, and last that of those who watch.
    stories: Vec<Vec<Told>>,
    entries: usize,
    hash: u64,
}

impl Archive {
    /// Puts a stored game together from what was kept of it; `sides` has the side of each seat.
    pub fn of(sides: Vec<u8>, header: &str, entries: &[Stored], told: &[Vec<Added>]) -> Option<Archive> {
        let mut record: serde_json::Value = serde_json::from_str(header).ok()?;
        let version = record.get("version")?.as_u64()? as u32;
        let list = record.get_mut("entries")?.as_array_mut()?;
        for stored in entries {
            list.push(serde_json::from_str(&stored.entry).ok()?);
        }
        let count = list.len();
        let mut stories = vec![Vec::new(); sides.len() + 1];
        for entry in told {
            for (story, added) in stories.iter_mut().zip(entry) {
                story.truncate(added.from as usize);
                story.extend(added.lines.iter().cloned());
            }
        }
        let hash = entries.last().map_or(0, |stored| stored.hash);
        Some(Archive { version, record: record.to_string(), sides, stories, entries: count, hash })
    }

    fn old<T>(&self) -> Result<T, DeskError> {
        Err(DeskError::Stale(Stale::Older { version: self.version }.into()))
    }
}

impl Desk for Archive {
    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn side(&self, seat: Seat) -> u8 {
        self.sides.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    fn len(&self) -> usize {
        self.entries
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn is_over(&self) -> bool {
        true
    }

    fn deciders(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn committed(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn scene(&self, _: Viewer) -> Scene {
        let reason = Text::new("over-older-rules").number("version", self.version);
        Scene { over: Some(Over { winner: None, reason }), ..Scene::default() }
    }

    fn scene_at(&self, _: usize, viewer: Viewer) -> Result<Scene, DeskError> {
        Ok(self.scene(viewer))
    }

    fn question(&self, _: Seat) -> Option<Question> {
        None
    }

    fn story(&self, viewer: Viewer, from: usize) -> &[Told] {
        let last = self.stories.len() - 1;
        let at = match viewer {
            Viewer::Seat(seat) => usize::from(seat.0).min(last),
            Viewer::Spectator => last,
        };
        self.stories[at].get(from..).unwrap_or_default()
    }

    fn answer(&mut self, _: Seat, _: u32, _: &Reply) -> Result<Accepted, DeskError> {
        self.old()
    }

    fn preview(&self, _: Seat, _: u32, _: &[Step], _: &Reply) -> Result<Preview, DeskError> {
        self.old()
    }

    fn ahead(&self, _: Seat, _: u32, _: &str) -> Result<Option<Act>, DeskError> {
        self.old()
    }

    fn asked(&self, _: Seat) -> Option<(u32, String)> {
        None
    }

    fn measure(&self, _: Viewer, _: &str, _: &str) -> Result<Measured, DeskError> {
        self.old()
    }

    fn may_measure(&self, _: Viewer, _: &str, _: &str) -> Result<(), DeskError> {
        self.old()
    }

    fn may_preview(&self, _: Seat, _: u32, _: &[Step], _: &Reply) -> Result<(), DeskError> {
        self.old()
    }

    fn random_reply(&self, _: Seat, _: &mut Chance) -> Option<(u32, Reply)> {
        None
    }

    fn bot_reply(&self, _: Seat, _: &str, _: u64) -> Option<(u32, Reply)> {
        None
    }

    fn why(&self, _: usize, _: Seat, _: &str, _: u64) -> Result<Option<Why>, DeskError> {
        self.old()
    }

    fn entries_behind(&self, entries: usize) -> usize {
        entries
    }

    fn free_undo(&self, _: Seat) -> usize {
        self.entries
    }

    fn last_decision(&self, _: Seat) -> Option<usize> {
        None
    }

    fn undo(&mut self, _: Seat, _: usize, _: &[Seat]) -> Result<Played, DeskError> {
        self.old()
    }

    fn adjustable(&self, _: Viewer, _: &str) -> Vec<Adjustable> {
        Vec::new()
    }

    fn adjust(&mut self, _: Seat, _: &[Change], _: &[Seat]) -> Result<Played, DeskError> {
        self.old()
    }

    fn scenario(&self, _: usize, _: Viewer) -> Result<String, DeskError> {
        self.old()
    }

    fn record(&self) -> String {
        self.record.clone()
    }

    fn fork(&self, _: usize, _: u64) -> Result<Box<dyn Desk>, DeskError> {
        self.old()
    }

    fn reseed(&mut self, _: u64) -> Result<Played, DeskError> {
        self.old()
    }

    fn weight(&self) -> usize {
        self.record.len() + self.stories.iter().map(|story| story.len() * 400).sum::<usize>()
    }
}
