//! Answers: those of people, and those of programs.

use broadside_engine::{Chance, Reason, Seat, Seed};
use broadside_stage::{Accepted, LONGEST, Played, Reply, Step};
use broadside_texts::Language;

use super::{ConnId, Outcome, Room};
use crate::protocol::{Refusal, Response, Sitting, Stage};
use crate::refused::{Fault, Malformed, NotNow, TooMany};
use crate::store::{Draft, Score, Write};

impl Room {
    /// Takes the answer of a person.
    pub(super) fn answer(
        &mut self,
        id: ConnId,
        number: u32,
        reply: &Reply,
        request: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        self.playing()?;
        self.take(seat, number, reply, out)?;
        out.done(id, request, Response::Accepted);
        self.update_all(out);
        Ok(None)
    }

    /// Takes several answers of a person in one act. Where the game asks something else than the next of them answers, the
    /// rest is left: the person is asked.
    pub(super) fn act(
        &mut self,
        id: ConnId,
        number: u32,
        steps: &[Step],
        request: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        self.playing()?;
        let Some((first, more)) = steps.split_first().filter(|(_, more)| more.len() <= LONGEST) else {
            return Err(Malformed::Answers { most: LONGEST + 1 }.into());
        };
        self.take(seat, number, &first.reply, out)?;
        for step in more {
            let open = self.desk()?.asked(Seat(seat));
            let Some((number, _)) = open.filter(|(_, key)| *key == step.key) else { break };
            if self.take(seat, number, &step.reply, out).is_err() {
                break;
            }
        }
        out.done(id, request, Response::Accepted);
        self.update_all(out);
        Ok(None)
    }

    fn take(&mut self, seat: u8, number: u32, reply: &Reply, out: &mut Outcome) -> Result<(), Refusal> {
        self.has_room(1)?;
        let desk = self.desk.as_mut().ok_or(NotNow::NotBegun)?;
        match desk.answer(Seat(seat), number, reply)? {
            Accepted::Waiting => {
                let reply = serde_json::to_string(reply).unwrap_or_default();
                out.writes.push(Write::Draft(self.table.name.clone(), Draft { seat, number, reply }));
            }
            Accepted::Played(played) => self.played(played, out),
        }
        Ok(())
    }

    /// Whether so many more entries of the log can be kept: nothing is acknowledged that could not be opened again.
    pub(super) fn has_room(&self, more: u32) -> Result<(), Refusal> {
        let most = self.limits.entries;
        if self.begun.saturating_add(self.kept).saturating_add(more) <= most {
            return Ok(());
        }
        Err(TooMany::Entries { most }.into())
    }

    /// Has an entry of the log kept, and what it means for the table.
    pub(super) fn played(&mut self, played: Played, out: &mut Outcome) {
        let table = self.table.name.clone();
        out.writes.push(Write::Entry {
            table: table.clone(),
            seq: self.kept,
            stored: played.stored,
            told: played.told,
        });
        self.kept += 1;
        if !self.proposals.is_empty() {
            self.drop_proposals(out);
        }
        let Some(desk) = self.desk.as_deref() else { return };
        let over = desk.is_over();
        // The lobby shows rounds and scores; it need not know every decision.
        if over || self.kept.is_multiple_of(16) {
            let scene = desk.scene(broadside_engine::Viewer::Spectator);
            let scores = scene.sides.iter().map(|side| side.score).collect();
            self.score = Score { round: scene.round, scores, decisions: desk.len() as u32 };
            out.writes.push(Write::Score(table.clone(), self.score.clone()));
        }
        if over && self.table.stage == Stage::Playing {
            self.table.stage = Stage::Over;
            out.writes.push(Write::Stage(table, Stage::Over, None));
            self.hello_all(out);
        }
    }

    /// The seat of a program that has to answer.
    fn bot_to_move(&self) -> Option<u8> {
        let bot =
            |seat: &u8| self.seats.get(usize::from(*seat)).is_some_and(|row| row.sitting == Sitting::Bot);
        self.waiting().into_iter().find(bot).filter(|_| self.has_room(1).is_ok())
    }

    /// Whether a program has to answer.
    pub fn bot_moves(&self) -> bool {
        self.bot_to_move().is_some()
    }

    /// Lets a program answer once.
    pub(super) fn bot(&mut self, out: &mut Outcome) {
        let (Some(seat), Some(desk)) = (self.bot_to_move(), self.desk.as_deref()) else { return };
        let mut chance = self.bot_chance(u64::from(self.begun + self.kept), seat);
        let level = &self.seats[usize::from(seat)].name;
        let answer = self.host.bot(level, desk, Seat(seat), &mut chance);
        let came = match answer {
            Some((number, reply)) => self.take(seat, number, &reply, out),
            None => Err(Fault::NoMove.into()),
        };
        match came {
            Ok(()) => self.update_all(out),
            Err(refusal) => {
                tracing::error!(table = self.table.name, reason = refusal.noted(), "a program is stuck");
                self.seats[usize::from(seat)].sitting = Sitting::Nobody;
                self.hello_all(out);
            }
        }
    }

    /// A program's own chance: the same at every replay, and different at every decision.
    fn bot_chance(&self, kept: u64, seat: u8) -> Chance {
        let mix = (kept << 8 | u64::from(seat)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Chance::seeded(Seed(self.table.bot_seed ^ mix))
    }

    /// What a program weighed when so many entries were in force. Only when the game is over: it may tell of what was
    /// hidden then.
    pub(super) fn why(&mut self, entries: u32, out: &mut Outcome) -> Result<Option<Response>, Refusal> {
        if self.table.stage == Stage::Playing {
            return Err(NotNow::WhyAtTheEnd.into());
        }
        let desk = self.desk()?;
        let entries = entries as usize;
        if entries > desk.len() {
            return Err(Malformed::Entries { now: desk.len() }.into());
        }
        let kept = desk.entries_behind(entries) as u64;
        let mut told = None;
        for row in self.seats.iter().filter(|row| row.sitting == Sitting::Bot) {
            let mut chance = self.bot_chance(kept, row.seat);
            let why = self.host.why(&row.name, desk, entries, Seat(row.seat), &mut chance)?;
            if why.is_some() {
                told = why;
                break;
            }
        }
        if told.is_some() {
            self.opened(out);
        }
        Ok(Some(Response::Why(told)))
    }

    /// Gives answers again that waited when the table was last open. One whose decision has passed is of no use.
    pub(super) fn redraft(&mut self, drafts: Vec<Draft>) -> Result<(), Reason> {
        let Some(desk) = self.desk.as_mut() else { return Ok(()) };
        for Draft { seat, number, reply } in drafts {
            let reply: Reply = serde_json::from_str(&reply).map_err(|_| Fault::Damaged)?;
            match desk.answer(Seat(seat), number, &reply) {
                Ok(Accepted::Waiting) => {}
                Ok(Accepted::Played(_)) => {
                    return Err(Fault::Complete.into());
                }
                Err(error) => {
                    let why = Language::En.tell(error);
                    tracing::warn!(table = self.table.name, why, "an answer that waited was dropped")
                }
            }
        }
        Ok(())
    }
}
