//! Questions that change nothing.

use broadside_engine::Seat;
use broadside_stage::{Desk, DeskError, Reply, Step};
use serde::Serialize;

use super::{ConnId, Forked, Outcome, Room};
use crate::archive::Header;
use crate::protocol::{Measuring, Refusal, Response, Stage};
use crate::refused::{Fault, Malformed, NotNow, NotYours, TooMany};
use crate::secret;
use crate::store::Write;

/// The longest id of a piece or part that anybody can mean.
const ID: usize = 64;

/// At a table that keeps to the book, what the rules do not let players measure is refused for now.
fn not_now(error: DeskError) -> Refusal {
    match Refusal::from(error) {
        refusal if refusal.code == "refused" => Refusal { code: "not_now".into(), ..refusal },
        other => other,
    }
}

impl Room {
    pub(super) fn preview(
        &self,
        id: ConnId,
        number: u32,
        steps: &[Step],
        reply: &Reply,
    ) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        self.playing()?;
        if self.table.measuring == Measuring::Strict {
            self.desk()?.may_preview(Seat(seat), number, steps, reply).map_err(not_now)?;
        }
        let preview = self.desk()?.preview(Seat(seat), number, steps, reply)?;
        Ok(Some(Response::Preview(Box::new(preview))))
    }

    /// The act that begins when a piece is grasped.
    pub(super) fn ahead(&self, id: ConnId, number: u32, piece: &str) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        self.playing()?;
        let act = self.desk()?.ahead(Seat(seat), number, piece)?;
        Ok(Some(Response::Act(act.map(Box::new))))
    }

    pub(super) fn measure(&self, id: ConnId, from: &str, to: &str) -> Result<Option<Response>, Refusal> {
        if from.len() > ID || to.len() > ID {
            return Err(Malformed::LongId { most: ID }.into());
        }
        if self.table.measuring == Measuring::Strict && self.table.stage == Stage::Playing {
            self.desk()?.may_measure(self.viewer(id), from, to).map_err(not_now)?;
        }
        Ok(Some(Response::Measured(self.desk()?.measure(self.viewer(id), from, to)?)))
    }

    /// The game, in which at least so many entries are in force.
    fn desk_with(&self, entries: u32) -> Result<&dyn Desk, Refusal> {
        let desk = self.desk()?;
        let now = desk.len();
        if entries as usize > now {
            return Err(Malformed::Entries { now }.into());
        }
        Ok(desk)
    }

    pub(super) fn scene_at(&self, id: ConnId, entries: u32) -> Result<Option<Response>, Refusal> {
        let desk = self.desk_with(entries)?;
        let scene = desk.scene_at(entries as usize, self.viewer(id))?;
        let scene = if entries as usize == desk.len() { self.staged(scene) } else { scene };
        Ok(Some(Response::Scene(Box::new(scene))))
    }

    /// Looks through the eyes of another seat of the same link.
    pub(super) fn look(
        &mut self,
        id: ConnId,
        seat: u8,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let conn = self.conns.get_mut(&id).ok_or(Fault::Gone)?;
        if !conn.hands.contains(&seat) {
            return Err(NotYours::OtherSeat { seat }.into());
        }
        conn.eyes = Some(seat);
        self.forget(id);
        out.done(id, number, Response::Accepted);
        self.hello_all(out);
        self.update(&[id], out);
        Ok(None)
    }

    pub(super) fn adjustable(&self, id: ConnId, of: &str) -> Result<Option<Response>, Refusal> {
        self.seat_of(id)?;
        Ok(Some(Response::Adjustable(self.desk()?.adjustable(self.viewer(id), of))))
    }

    /// The position as a scenario file: now, or when so many entries were in force.
    pub(super) fn scenario(&self, id: ConnId, entries: Option<u32>) -> Result<Option<Response>, Refusal> {
        let desk = self.desk_with(entries.unwrap_or(0))?;
        let entries = entries.map_or(desk.len(), |entries| entries as usize);
        Ok(Some(Response::Scenario(desk.scenario(entries, self.viewer(id))?)))
    }

    pub(super) fn record_for(&mut self, id: ConnId, out: &mut Outcome) -> Result<Option<Response>, Refusal> {
        let conn = self.conn(id)?;
        let seats: Vec<u8> = conn.eyes.into_iter().collect();
        let record = self.record(&seats)?;
        self.opened(out);
        Ok(Some(Response::Record(record)))
    }

    /// Notes that what was secret is shown: the whole record of a finished game, or what a program weighed.
    pub(super) fn opened(&mut self, out: &mut Outcome) {
        if self.table.stage == Stage::Over && !self.table.opened {
            self.table.opened = true;
            out.writes.push(Write::Opened(self.table.name.clone()));
        }
    }

    /// The whole game as a file, for whoever runs the server.
    pub(super) fn export(&self) -> Result<String, Refusal> {
        self.file(&[], true)
    }

    /// The game as a file. Before the end, also where older rules have stopped it, it holds what the first of these seats has
    /// seen, and no more.
    pub(super) fn record(&self, hands: &[u8]) -> Result<String, Refusal> {
        self.file(hands, self.is_open())
    }

    fn file(&self, hands: &[u8], over: bool) -> Result<String, Refusal> {
        let desk = self.desk()?;
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let viewer = match hands.first() {
            Some(seat) => broadside_engine::Viewer::Seat(Seat(*seat)),
            None => broadside_engine::Viewer::Spectator,
        };
        let file = RecordFile {
            broadside: 1,
            game: &self.table.game,
            edition: &self.table.edition,
            title: &self.table.title,
            names,
            learning: self.table.learning,
            ending: self.table.ending.as_ref(),
            record: over.then(|| serde_json::value::RawValue::from_string(desk.record()).ok()).flatten(),
            seen: (!over).then(|| SeenSoFar { story: desk.story(viewer, 0), scene: desk.scene(viewer) }),
        };
        serde_json::to_string(&file).map_err(|_| Fault::Unwritten.into())
    }

    /// The game as it was when so many entries were in force. Nobody can look into the future of a game that two people
    /// are playing: that one must be over.
    pub(super) fn fork(&self, hands: &[u8], entries: u32) -> Result<Forked, Refusal> {
        let desk = self.desk()?;
        let over = self.table.stage != Stage::Playing;
        if !over && (hands.is_empty() || !self.alone()) {
            return Err(NotNow::ForkAtTheEnd.into());
        }
        if entries as usize > desk.len() {
            return Err(Malformed::Entries { now: desk.len() }.into());
        }
        let record = desk.fork(entries as usize, secret::seed())?.record();
        let most = self.limits.entries;
        if Header::of(&record).is_none_or(|header| header.entries() > most) {
            return Err(TooMany::Entries { most }.into());
        }
        Ok(Forked { table: self.table.clone(), seats: self.seats.clone(), record })
    }
}

/// A game as a file.
#[derive(Serialize)]
struct RecordFile<'a> {
    broadside: u32,
    game: &'a str,
    edition: &'a str,
    title: &'a broadside_stage::Text,
    names: Vec<&'a str>,
    learning: bool,
    ending: Option<&'a broadside_stage::Over>,
    /// The whole game with its seed, when it is over.
    record: Option<Box<serde_json::value::RawValue>>,
    /// What one viewer has seen, before that.
    seen: Option<SeenSoFar<'a>>,
}

#[derive(Serialize)]
struct SeenSoFar<'a> {
    story: &'a [broadside_stage::Told],
    scene: broadside_stage::Scene,
}
