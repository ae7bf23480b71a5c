//! What is said at a table, and under which names.

use super::{ConnId, Outcome, Room};
use crate::protocol::{ChatLine, Refusal, Response, ServerMessage};
use crate::refused::{Fault, Malformed, NotYours, TooFast, TooMany};
use crate::store::Write;

impl Room {
    pub(super) fn say(
        &mut self,
        id: ConnId,
        text: &str,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > self.limits.chat_length {
            let most = self.limits.chat_length;
            return Err(Malformed::ChatLine { most }.into());
        }
        let rate = self.limits.chat;
        let conn = self.conns.get_mut(&id).ok_or(Fault::Gone)?;
        if conn.hands.is_empty() && self.table.hushed {
            return Err(NotYours::Hushed.into());
        }
        let seat = conn.hands.iter().copied().find(|seat| Some(*seat) == conn.eyes);
        let said = self.chat.iter().filter(|line| line.seat == seat).count();
        let full = match seat {
            // Nobody takes the place of the others: each seat has its share, and so has each address that watches.
            Some(_) => said >= self.limits.chat_lines / self.seats.len().max(1),
            None => {
                let mine = self.said.get(&conn.from).copied().unwrap_or(0);
                said >= self.limits.watchers_lines || mine >= self.limits.watcher_lines
            }
        };
        if full {
            return Err(TooMany::Chat.into());
        }
        if !conn.lines.take(rate) {
            return Err(TooFast::Lines.into());
        }
        if seat.is_none() {
            *self.said.entry(conn.from).or_default() += 1;
        }
        let conn = self.conn(id)?;
        let name = match seat.and_then(|seat| self.seats.get(usize::from(seat))) {
            Some(seat) => seat.name.clone(),
            None => conn.name.clone(),
        };
        let line = ChatLine { seat, name, text: text.to_owned() };
        out.writes.push(Write::Chat(self.table.name.clone(), self.chat.len() as u32, line.clone()));
        self.chat.push(line.clone());
        out.done(id, number, Response::Accepted);
        for id in self.conns.keys() {
            out.say(*id, &ServerMessage::Chat(vec![line.clone()]));
        }
        Ok(None)
    }

    /// Those who watch may say something, or not.
    pub(super) fn hush(
        &mut self,
        id: ConnId,
        hushed: bool,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        self.seat_of(id)?;
        out.done(id, number, Response::Accepted);
        self.set_hushed(hushed, out);
        Ok(None)
    }

    pub(super) fn set_hushed(&mut self, hushed: bool, out: &mut Outcome) {
        self.table.hushed = hushed;
        out.writes.push(Write::Hush(self.table.name.clone(), hushed));
        self.hello_all(out);
    }

    pub(super) fn rename(
        &mut self,
        id: ConnId,
        name: &str,
        number: u32,
        out: &mut Outcome,
    ) -> Result<Option<Response>, Refusal> {
        let name = self.limits.name(name)?;
        let conn = self.conns.get_mut(&id).ok_or(Fault::Gone)?;
        let seat = conn.eyes.filter(|seat| conn.hands.contains(seat));
        match seat.and_then(|seat| self.seats.get_mut(usize::from(seat))) {
            Some(seat) => {
                seat.name = name;
                out.writes.push(Write::Seat(self.table.name.clone(), seat.clone()));
            }
            None => conn.name = name,
        }
        out.done(id, number, Response::Accepted);
        self.hello_all(out);
        Ok(None)
    }
}
