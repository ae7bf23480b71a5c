//! Another game of the same kind, with the sides swapped.

use broadside_engine::Seed;

use super::{Outcome, Room};
use crate::host::NewGame;
use crate::protocol::{Refusal, Sitting, Stage};
use crate::refused::NotNow;
use crate::secret;
use crate::store::{LinkRow, LinkState, SeatRow, TableRow, Write};

/// What a rematch is made of, should there be none yet.
#[derive(Debug)]
pub struct NewTable {
    /// Its public name.
    pub name: String,
    /// The digest of the link of whoever wants it.
    pub own: [u8; 32],
    /// The digest of a link for those who may watch.
    pub watch: [u8; 32],
    /// Whose table it is.
    pub maker: String,
    /// A rematch that has been thrown away since.
    pub gone: Option<String>,
}

/// The seats of a player at the rematch.
#[derive(Debug)]
pub struct Again {
    /// The table.
    pub table: String,
    /// The seats.
    pub hands: Vec<u8>,
}

impl Room {
    /// The player's seats at the rematch, which the first who asks makes. Everybody at the table learns that there is one; its
    /// name and links go to nobody but whoever asks for their own.
    pub(super) fn rematch(
        &mut self,
        hands: &[u8],
        wanted: &NewTable,
        out: &mut Outcome,
    ) -> Result<Again, Refusal> {
        if self.desk.is_none() || !self.is_open() {
            return Err(NotNow::RematchAtTheEnd.into());
        }
        if self.seats.iter().any(|seat| seat.sitting == Sitting::Nobody) {
            return Err(NotNow::RematchAlone.into());
        }
        let hands: Vec<u8> = hands.iter().map(|seat| self.opposite(*seat)).collect();
        if let Some(table) = self.table.rematch.clone().filter(|known| Some(known) != wanted.gone.as_ref()) {
            return Ok(Again { table, hands });
        }
        let (table, seats) = self.swapped(wanted)?;
        let row = |digest, hands| LinkRow { digest, hands, state: LinkState::Seat };
        let links = vec![row(wanted.own, hands.clone()), row(wanted.watch, Vec::new())];
        out.writes.push(Write::Table(Box::new(table), seats, links));
        out.writes.push(Write::Rematch(self.table.name.clone(), wanted.name.clone()));
        self.table.rematch = Some(wanted.name.clone());
        self.hello_all(out);
        Ok(Again { table: wanted.name.clone(), hands })
    }

    fn opposite(&self, seat: u8) -> u8 {
        (self.seats.len() as u8).saturating_sub(1 + seat)
    }

    /// The same table anew, with another seed: the lists stay at their seats, and the players change theirs.
    fn swapped(&self, wanted: &NewTable) -> Result<(TableRow, Vec<SeatRow>), Refusal> {
        let (lists, seed) = (self.lists(), secret::seed());
        let game = NewGame {
            edition: &self.table.edition,
            lists: &lists,
            learning: self.table.learning,
            options: &self.table.options,
            seed: Seed(seed),
        };
        let desk = self.host.start(&game).map_err(|why| Refusal::new("refused", why))?;
        let table = TableRow {
            name: wanted.name.clone(),
            stage: Stage::Playing,
            seed,
            bot_seed: secret::seed(),
            header: Some(desk.record()),
            ending: None,
            opened: false,
            hushed: false,
            maker: wanted.maker.clone(),
            rematch: None,
            ..self.table.clone()
        };
        let seat = |seat: &SeatRow| {
            let who = &self.seats[usize::from(self.opposite(seat.seat))];
            SeatRow { sitting: who.sitting, name: who.name.clone(), ..seat.clone() }
        };
        Ok((table, self.seats.iter().map(seat).collect()))
    }
}
