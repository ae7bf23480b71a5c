//! Before the game: lists are handed in, locked and hidden until all are there.

use broadside_engine::{Reason, Seed};

use super::{Letter, Outcome, Room};
use crate::archive::Header;
use crate::host::NewGame;
use crate::protocol::{Refusal, ServerMessage, Sitting, Stage};
use crate::refused::{NotNow, Spent};
use crate::store::{SeatRow, Write};

impl Room {
    /// Takes the list of a seat; the last one begins the game.
    pub(super) fn take_list(
        &mut self,
        hands: &[u8],
        name: &str,
        text: &str,
        out: &mut Outcome,
    ) -> Result<(), Refusal> {
        if self.table.stage != Stage::Gathering {
            return Err(NotNow::ListsIn.into());
        }
        let name = self.limits.name(name)?;
        let at = self.seats.iter().position(|seat| hands.contains(&seat.seat) && seat.list.is_none());
        let at = at.ok_or(NotNow::ListIn)?;
        let report = self.host.check(&self.table.edition, text);
        let report = report.map_err(|why| Refusal::new("malformed", why))?;
        if !report.legal {
            return Err(Refusal::list(&report));
        }
        let mut seat = self.seats[at].clone();
        (seat.sitting, seat.name, seat.list) = (Sitting::Person, name, Some(report.text));
        let before = std::mem::replace(&mut self.seats[at], seat.clone());
        if self.seats.iter().all(|seat| seat.list.is_some())
            && let Err(why) = self.begin(out)
        {
            self.seats[at] = before;
            return Err(Refusal::new("refused", why));
        }
        out.writes.insert(0, Write::Seat(self.table.name.clone(), seat));
        self.hello_all(out);
        self.update_all(out);
        Ok(())
    }

    /// Takes a seat that needs no list, because the game has begun.
    pub(super) fn sit(&mut self, hands: &[u8], name: &str, out: &mut Outcome) -> Result<(), Refusal> {
        if self.table.stage == Stage::Gathering {
            return Err(NotNow::ListWanted.into());
        }
        self.playing()?;
        let name = self.limits.name(name)?;
        let free = |seat: &&mut SeatRow| hands.contains(&seat.seat) && seat.sitting == Sitting::Nobody;
        let seat = self.seats.iter_mut().find(free).ok_or(Spent::Invitation)?;
        (seat.sitting, seat.name) = (Sitting::Person, name);
        out.writes.push(Write::Seat(self.table.name.clone(), seat.clone()));
        self.hello_all(out);
        Ok(())
    }

    /// From now on these seats are played with one new link, and whoever came with an older one or an invitation has to go.
    pub(super) fn hand_over(&mut self, hands: Vec<u8>, digest: [u8; 32], out: &mut Outcome) {
        let gone: Vec<_> = self
            .conns
            .iter()
            .filter(|(_, conn)| conn.hands == hands || conn.invited == hands)
            .map(|(id, _)| *id)
            .collect();
        for id in gone {
            let Some(conn) = self.conns.remove(&id) else { continue };
            // What was said to everybody is not for them any more.
            out.letters.retain(|(to, _)| *to != id);
            let bye = ServerMessage::Bye(Spent::Invitation.into());
            out.letters.push((id, Letter::of(&bye).to(conn.out)));
        }
        out.writes.push(Write::Link(self.table.name.clone(), digest, hands));
    }

    fn begin(&mut self, out: &mut Outcome) -> Result<(), Reason> {
        let lists = self.lists();
        let wanted = NewGame {
            edition: &self.table.edition,
            lists: &lists,
            learning: self.table.learning,
            options: &self.table.options,
            seed: Seed(self.table.seed),
        };
        let desk = self.host.start(&wanted)?;
        let header = desk.record();
        out.writes.push(Write::Begun(self.table.name.clone(), header.clone()));
        self.begun = Header::of(&header).map_or(0, |header| header.entries());
        (self.table.header, self.table.stage) = (Some(header), Stage::Playing);
        self.desk = Some(desk);
        Ok(())
    }
}
