//! What needs the consent of the other side: going back, adjusting, a draw. And giving up, which does not.

use broadside_engine::{Seat, Viewer};
use broadside_stage::{Over, Text, Told};

use super::{ConnId, Outcome, Room};
use crate::protocol::{End, Proposal, Refusal, Response, ServerMessage, Sitting, Stage, Wish};
use crate::refused::{Malformed, NotFound, NotNow, Refused, Stale, TooMany};
use crate::secret;
use crate::store::Write;

/// Why a game is over that the operator has ended.
const CLOSED: &str = "over-closed";

impl Room {
    pub(super) fn wish(
        &mut self,
        id: ConnId,
        wish: Wish,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let by = self.seat_of(id)?;
        match &wish {
            // A game that was given up can be taken up again, unless what was secret in it has been shown or the operator has
            // ended it; one that is looked at cannot.
            Wish::Undo(_) | Wish::Adjust(_) if self.table.stage == Stage::Over => {
                if self.table.ending.as_ref().is_some_and(|over| over.reason.id == CLOSED) {
                    return Err(NotNow::Over.into());
                }
                if self.table.opened {
                    return Err(NotNow::Shown.into());
                }
            }
            _ => self.playing()?,
        }
        // A game that is taken up again gets new chance as well.
        self.has_room(if self.table.stage == Stage::Over { 2 } else { 1 })?;
        if let Wish::Adjust(changes) = &wish
            && (changes.is_empty() || changes.len() > self.limits.changes)
        {
            return Err(Malformed::Changes { most: self.limits.changes }.into());
        }
        let mut agreed: Vec<u8> = self.conn(id)?.hands.clone();
        agreed.extend(self.seats.iter().filter(|seat| seat.sitting == Sitting::Bot).map(|seat| seat.seat));
        if self.needs_nobody(by, &wish, &agreed)? {
            self.grant(by, &wish, &agreed, Some((id, number)), out)?;
            return Ok(None);
        }
        if self.proposals.iter().filter(|proposal| proposal.by == by).count() >= self.limits.proposals {
            return Err(TooMany::Proposals.into());
        }
        self.last_proposal += 1;
        self.proposals.push(Proposal { number: self.last_proposal, by, wish });
        self.agreed.insert(self.last_proposal, agreed);
        out.done(id, number, Response::Proposed(self.last_proposal));
        self.tell_proposals(out);
        Ok(None)
    }

    /// Whether a wish can be granted with the consent of these seats.
    fn needs_nobody(&self, by: u8, wish: &Wish, agreed: &[u8]) -> Result<bool, Refusal> {
        let desk = self.desk()?;
        if let Wish::Undo(keep) = wish {
            if *keep as usize >= desk.len() {
                return Err(Refused::NothingBack.into());
            }
            if self.table.stage == Stage::Playing && *keep as usize >= desk.free_undo(Seat(by)) {
                return Ok(true);
            }
        }
        let sides = (0..desk.seats()).map(|seat| desk.side(Seat(seat)));
        let agrees = |side: u8| agreed.iter().any(|seat| desk.side(Seat(*seat)) == side);
        Ok(sides.into_iter().all(agrees))
    }

    pub(super) fn consent(
        &mut self,
        id: ConnId,
        proposal: u32,
        agree: bool,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        let at = self.proposals.iter().position(|open| open.number == proposal);
        let at = at.ok_or(Stale::Proposal)?;
        let open = self.proposals[at].clone();
        let mut agreed = self.agreed.get(&proposal).cloned().unwrap_or_default();
        if agree {
            agreed.push(seat);
            if !self.needs_nobody(open.by, &open.wish, &agreed)? {
                self.agreed.insert(proposal, agreed);
                out.done(id, number, Response::Accepted);
                return Ok(None);
            }
        }
        // What is granted moves the game on, which makes all that is still proposed void.
        self.proposals.remove(at);
        let said = out.letters.len();
        if agree {
            self.tell_end(&open, End::Granted, out);
            if let Err(refusal) = self.grant(open.by, &open.wish, &agreed, Some((id, number)), out) {
                out.letters.truncate(said);
                self.proposals.insert(at, open);
                return Err(refusal);
            }
        } else {
            out.done(id, number, Response::Accepted);
            self.tell_end(&open, if open.by == seat { End::Withdrawn } else { End::Declined }, out);
        }
        self.agreed.remove(&proposal);
        self.tell_proposals(out);
        Ok(None)
    }

    fn grant(
        &mut self,
        by: u8,
        wish: &Wish,
        agreed: &[u8],
        asked: Option<(ConnId, u32)>,
        out: &mut Outcome,
    ) -> Result<(), Refusal> {
        let seats: Vec<Seat> = agreed.iter().map(|seat| Seat(*seat)).collect();
        let stories = self.stories();
        let desk = self.desk.as_mut().ok_or(NotNow::NotBegun)?;
        let played = match wish {
            Wish::Undo(keep) => Some(desk.undo(Seat(by), *keep as usize, &seats)?),
            Wish::Adjust(changes) => Some(desk.adjust(Seat(by), changes, &seats)?),
            Wish::Draw => None,
        };
        if let Some((id, number)) = asked {
            out.done(id, number, Response::Accepted);
        }
        match played {
            Some(played) => {
                let reopened = self.reopen(out);
                self.played(played, out);
                if reopened {
                    self.reseed(out)?;
                }
                let same = self.same(&stories);
                self.untold(|viewer| {
                    same.iter().find(|(of, _)| *of == viewer).map_or(0, |(_, count)| *count)
                });
            }
            None => self.end(Over { winner: None, reason: Text::new("over-agreed-draw") }, out),
        }
        self.update_all(out);
        Ok(())
    }

    /// A game that was over goes on after something was taken back or adjusted, if the rules say so.
    fn reopen(&mut self, out: &mut Outcome) -> bool {
        let over = self.desk.as_deref().is_none_or(|desk| desk.is_over());
        if self.table.stage == Stage::Over && !over {
            (self.table.stage, self.table.ending) = (Stage::Playing, None);
            out.writes.push(Write::Stage(self.table.name.clone(), Stage::Playing, None));
            self.hello_all(out);
            return true;
        }
        false
    }

    /// Chance begins anew: nobody who has seen how the game went knows what comes.
    fn reseed(&mut self, out: &mut Outcome) -> Result<(), Refusal> {
        let desk = self.desk.as_mut().ok_or(NotNow::NotBegun)?;
        let played = desk.reseed(secret::seed())?;
        self.played(played, out);
        Ok(())
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = self.desk.as_deref().map_or(0, |desk| desk.seats());
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect()
    }

    fn stories(&self) -> Vec<(Viewer, Vec<Told>)> {
        let Some(desk) = self.desk.as_deref() else { return Vec::new() };
        self.viewers().into_iter().map(|viewer| (viewer, desk.story(viewer, 0).to_vec())).collect()
    }

    /// How many lines of each log are still as they were.
    fn same(&self, before: &[(Viewer, Vec<Told>)]) -> Vec<(Viewer, usize)> {
        let Some(desk) = self.desk.as_deref() else { return Vec::new() };
        let count = |(viewer, old): &(Viewer, Vec<Told>)| {
            let same = old.iter().zip(desk.story(*viewer, 0)).take_while(|(a, b)| a == b).count();
            (*viewer, same)
        };
        before.iter().map(count).collect()
    }

    pub(super) fn concede(
        &mut self,
        id: ConnId,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let seat = self.seat_of(id)?;
        self.playing()?;
        let desk = self.desk()?;
        let side = desk.side(Seat(seat));
        let others = (0..desk.seats()).map(|seat| desk.side(Seat(seat))).find(|other| *other != side);
        let name = self.seats.get(usize::from(seat)).map_or("", |seat| seat.name.as_str());
        let reason = match name {
            "" => Text::new("over-conceded-seat").number("seat", seat + 1),
            name => Text::new("over-conceded").name("player", name).number("side", side),
        };
        out.done(id, number, Response::Accepted);
        self.end(Over { winner: others, reason }, out);
        self.update_all(out);
        Ok(None)
    }

    /// The operator ends the game. A table at which nothing has begun is thrown away.
    pub(super) fn close(&mut self, out: &mut Outcome) {
        match self.table.stage {
            Stage::Playing => self.end(Over { winner: None, reason: Text::new(CLOSED) }, out),
            Stage::Over => {}
            Stage::Gathering | Stage::Replay => {
                out.writes.push(Write::Gone(self.table.name.clone()));
                let refusal = Refusal::from(NotFound::Closed);
                for id in self.conns.keys() {
                    out.say(*id, &ServerMessage::Bye(refusal.clone()));
                }
            }
        }
        self.update_all(out);
    }

    /// The players end the game.
    fn end(&mut self, over: Over, out: &mut Outcome) {
        (self.table.stage, self.table.ending) = (Stage::Over, Some(over.clone()));
        out.writes.push(Write::Stage(self.table.name.clone(), Stage::Over, Some(over)));
        self.drop_proposals(out);
        self.hello_all(out);
    }

    /// What was proposed is void once the game has moved on.
    pub(super) fn drop_proposals(&mut self, out: &mut Outcome) {
        if self.proposals.is_empty() {
            return;
        }
        self.agreed.clear();
        for proposal in std::mem::take(&mut self.proposals) {
            self.tell_end(&proposal, End::Void, out);
        }
        self.tell_proposals(out);
    }

    fn tell_end(&self, proposal: &Proposal, end: End, out: &mut Outcome) {
        let settled = ServerMessage::Settled { proposal: proposal.clone(), end };
        for id in self.conns.keys() {
            out.say(*id, &settled);
        }
    }

    fn tell_proposals(&self, out: &mut Outcome) {
        for id in self.conns.keys() {
            out.say(*id, &ServerMessage::Proposals(self.proposals.clone()));
        }
    }
}
