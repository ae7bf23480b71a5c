//! One table with those who sit and watch there. It is plain data and functions that take time but never wait: the task in
//! [`crate::actor`] hands it orders one by one, keeps what is to be kept, and only then sends what is to be said.

mod ask;
mod conn;
mod gather;
mod play;
mod rematch;
mod talk;
mod wish;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use broadside_engine::{Reason, Seat, Viewer};
use broadside_stage::Desk;
use tokio::sync::oneshot;

pub use conn::{Conn, Letter};
pub use rematch::{Again, NewTable};

use crate::archive::{Archive, Header};
use crate::host::Host;
use crate::limits::Limits;
use crate::protocol::{
    Against, ChatLine, ClientMessage, Hello, Proposal, Refusal, Request, Response, ServerMessage, Sitting,
    Stage,
};
use crate::refused::{Fault, NotNow, NotYours, Restart, TooMany};
use crate::store::{Kept, Score, SeatRow, TableRow, Write, now};
use crate::work::{Lane, NOBODY};

/// A day, in seconds.
const DAY: i64 = 24 * 60 * 60;

/// The number of a connection.
pub type ConnId = u64;

/// What comes back for a request over HTTP.
pub type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table is told to do.
#[derive(Debug)]
pub enum Order {
    /// Somebody comes.
    Join(ConnId, Conn),
    /// Somebody goes.
    Leave(ConnId),
    /// Somebody asks for something.
    Ask(ConnId, ClientMessage),
    /// Somebody hands in a list.
    List {
        /// The seats of their link.
        hands: Vec<u8>,
        /// Their name.
        name: String,
        /// The list.
        text: String,
        /// The digest of a link of their own: from then on no other plays their seats.
        own: [u8; 32],
        /// Who asks.
        from: Lane,
        /// What came of it.
        reply: Reply<()>,
    },
    /// Somebody sits down.
    Sit {
        /// The seats of their invitation.
        hands: Vec<u8>,
        /// Their name.
        name: String,
        /// The digest of a link of their own: from then on no other plays their seats.
        own: [u8; 32],
        /// Who asks.
        from: Lane,
        /// What came of it.
        reply: Reply<()>,
    },
    /// Somebody wants the whole game as a file.
    Record {
        /// The seats of their link.
        hands: Vec<u8>,
        /// Who asks.
        from: Lane,
        /// The file.
        reply: Reply<String>,
    },
    /// Somebody wants to go on from an earlier place.
    Fork {
        /// The seats of their link.
        hands: Vec<u8>,
        /// How many entries are to be in force.
        entries: u32,
        /// Who asks.
        from: Lane,
        /// The game as it was then.
        reply: Reply<Forked>,
    },
    /// A player wants to play again.
    Rematch {
        /// The seats of their link.
        hands: Vec<u8>,
        /// What the table is made of.
        wanted: NewTable,
        /// Who asks.
        from: Lane,
        /// Their seats there.
        reply: Reply<Again>,
    },
    /// A program answers.
    Bot,
    /// Others need the room in memory.
    Rest,
    /// The server stops.
    Farewell,
    /// The operator ends the game, or throws the table away.
    Close {
        /// What came of it.
        reply: Reply<()>,
    },
    /// The operator wants the whole game as a file.
    Export {
        /// The file.
        reply: Reply<String>,
    },
    /// The operator says whether those who watch may say something.
    Hush {
        /// Whether they may not.
        hushed: bool,
        /// What came of it.
        reply: Reply<()>,
    },
}

/// A game that goes on at a table of its own.
#[derive(Debug)]
pub struct Forked {
    /// The table that it comes from.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The record, as far as it is wanted.
    pub record: String,
}

/// What is to be done after an order.
#[derive(Debug, Default)]
pub struct Outcome {
    /// What is kept first.
    pub writes: Vec<Write>,
    /// What is said then, in order.
    pub letters: Vec<(ConnId, Letter)>,
    /// What is answered then.
    pub replies: Vec<Box<dyn Answerable>>,
}

/// An answer that waits until everything is kept.
pub trait Answerable: Send + core::fmt::Debug {
    /// Gives it, or what went wrong.
    fn give(self: Box<Self>, kept: Result<(), Refusal>);
}

/// An answer and where it goes.
#[derive(Debug)]
pub struct Waiting<T>(pub Reply<T>, pub Result<T, Refusal>);

impl<T: Send + core::fmt::Debug> Answerable for Waiting<T> {
    fn give(self: Box<Self>, kept: Result<(), Refusal>) {
        let Waiting(reply, answer) = *self;
        // Whoever has gone away does not want to know.
        let _ = reply.send(kept.and(answer));
    }
}

impl Outcome {
    /// Says something to one connection.
    pub fn say(&mut self, to: ConnId, message: &ServerMessage) {
        self.letters.push((to, Letter::of(message)));
    }

    /// Says that a request was carried out.
    pub fn done(&mut self, to: ConnId, id: u32, response: Response) {
        self.say(to, &ServerMessage::Done { id, response });
    }

    /// Says that a request was not carried out.
    pub fn refuse(&mut self, to: ConnId, id: u32, refusal: Refusal) {
        self.say(to, &ServerMessage::Refused { id, refusal });
    }

    fn answer<T: Send + core::fmt::Debug + 'static>(&mut self, reply: Reply<T>, answer: Result<T, Refusal>) {
        self.replies.push(Box::new(Waiting(reply, answer)));
    }
}

/// A table with those who sit and watch there.
pub struct Room {
    host: Arc<dyn Host>,
    limits: Arc<Limits>,
    table: TableRow,
    seats: Vec<SeatRow>,
    desk: Option<Box<dyn Desk>>,
    /// How many entries the game had when the table was made: one that goes on from elsewhere has some.
    begun: u32,
    /// How many entries are kept beside these.
    kept: u32,
    score: Score,
    chat: Vec<ChatLine>,
    /// How many lines those who watch have said since the table was opened, by address.
    said: HashMap<Lane, usize>,
    conns: BTreeMap<ConnId, Conn>,
    proposals: Vec<Proposal>,
    agreed: BTreeMap<u32, Vec<u8>>,
    last_proposal: u32,
    /// Who was last heard of a seat: programs that answer them take their turn.
    lane: Lane,
    /// When it was last changed, in seconds since 1970, as it was when it was opened.
    touched: i64,
    /// Whether the game was begun under older rules and is not finished: what was hidden in it stays hidden.
    stopped: bool,
}

impl core::fmt::Debug for Room {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Room").field("table", &self.table.name).finish_non_exhaustive()
    }
}

impl Room {
    /// Opens a table from what is kept. Takes as long as playing the game again does.
    pub fn open(host: Arc<dyn Host>, limits: Arc<Limits>, kept: Kept) -> Result<Room, Reason> {
        let Kept { mut table, seats, entries, told, drafts, chat, touched, .. } = kept;
        let count = entries.len() as u32;
        let begun = table.header.as_deref().and_then(Header::of);
        let older = begun.as_ref().filter(|header| header.version != host.version());
        let older = older.is_some();
        let stopped = older && table.stage == Stage::Playing;
        let desk = match &table.header {
            None => None,
            Some(header) if older => {
                let kept = Archive::of(seats.iter().map(|seat| seat.side).collect(), header, &entries, &told);
                let kept = kept.ok_or(Fault::Damaged)?;
                // What is in memory says so; what is stored stays as it is.
                table.stage = Stage::Replay;
                Some(Box::new(kept) as Box<dyn Desk>)
            }
            Some(header) => {
                let more: Vec<String> = entries.into_iter().map(|stored| stored.entry).collect();
                Some(host.open(&table.edition, header, &more)?)
            }
        };
        let mut room = Room {
            host,
            limits,
            table,
            seats,
            desk,
            begun: begun.as_ref().map_or(0, Header::entries),
            kept: count,
            score: Score::default(),
            chat,
            said: HashMap::new(),
            conns: BTreeMap::new(),
            proposals: Vec::new(),
            agreed: BTreeMap::new(),
            last_proposal: 0,
            lane: NOBODY,
            touched,
            stopped,
        };
        if !older {
            room.redraft(drafts)?;
        }
        Ok(room)
    }

    /// Who asks for an order.
    pub fn lane(&self, order: &Order) -> Lane {
        match order {
            Order::Join(_, conn) => conn.from,
            Order::Leave(id) | Order::Ask(id, _) => self.conns.get(id).map_or(NOBODY, |conn| conn.from),
            Order::List { from, .. }
            | Order::Sit { from, .. }
            | Order::Record { from, .. }
            | Order::Rematch { from, .. }
            | Order::Fork { from, .. } => *from,
            Order::Bot | Order::Rest | Order::Farewell => self.lane,
            Order::Close { .. } | Order::Export { .. } | Order::Hush { .. } => NOBODY,
        }
    }

    /// About how many bytes the table takes.
    pub fn weight(&self) -> usize {
        let chat: usize = self.chat.iter().map(|line| line.text.len() + line.name.len() + 64).sum();
        chat + self.desk.as_deref().map_or(0, Desk::weight)
    }

    /// Whether anybody is connected.
    pub fn is_empty(&self) -> bool {
        self.conns.is_empty()
    }

    /// Carries out an order. What is to be kept must be kept before anything is said.
    pub fn handle(&mut self, order: Order) -> Outcome {
        let mut out = Outcome::default();
        match order {
            Order::Join(id, conn) => self.join(id, conn, &mut out),
            Order::Leave(id) => {
                if self.conns.remove(&id).is_some() {
                    self.hello_all(&mut out);
                }
            }
            Order::Ask(id, message) => self.asked(id, message, &mut out),
            Order::List { hands, name, text, own, reply, .. } => {
                let came = self.take_list(&hands, &name, &text, &mut out);
                if came.is_ok() {
                    self.hand_over(hands, own, &mut out);
                }
                out.answer(reply, came);
            }
            Order::Sit { hands, name, own, reply, .. } => {
                let came = self.sit(&hands, &name, &mut out);
                if came.is_ok() {
                    self.hand_over(hands, own, &mut out);
                }
                out.answer(reply, came);
            }
            Order::Record { hands, reply, .. } => {
                let record = self.record(&hands);
                if record.is_ok() {
                    self.opened(&mut out);
                }
                out.answer(reply, record);
            }
            Order::Fork { hands, entries, reply, .. } => {
                let forked = self.fork(&hands, entries);
                if forked.is_ok() && !self.alone() {
                    self.opened(&mut out);
                }
                out.answer(reply, forked);
            }
            Order::Rematch { hands, wanted, reply, .. } => {
                let again = self.rematch(&hands, &wanted, &mut out);
                out.answer(reply, again);
            }
            Order::Bot => self.bot(&mut out),
            Order::Rest => {}
            Order::Close { reply } => {
                self.close(&mut out);
                out.answer(reply, Ok(()));
            }
            Order::Export { reply } => {
                let file = self.export();
                out.answer(reply, file);
            }
            Order::Hush { hushed, reply } => {
                self.set_hushed(hushed, &mut out);
                out.answer(reply, Ok(()));
            }
            Order::Farewell => {
                let refusal = Refusal::from(Restart::Stops);
                for id in self.conns.keys() {
                    out.say(*id, &ServerMessage::Bye(refusal.clone()));
                }
            }
        }
        out
    }

    fn join(&mut self, id: ConnId, mut conn: Conn, out: &mut Outcome) {
        // Those who play always have room; the oldest of too many pages of theirs goes.
        let alike = |other: &Conn| {
            if conn.hands.is_empty() { other.hands.is_empty() } else { other.hands == conn.hands }
        };
        let there = self.conns.iter().filter(|(_, other)| alike(other));
        if conn.hands.is_empty() && there.clone().count() >= self.limits.watchers {
            let refusal = Refusal::from(TooMany::Watchers);
            // They are not at the table, so the letter carries its own way, which closes behind it.
            out.letters.push((id, Letter::of(&ServerMessage::Bye(refusal)).to(conn.out)));
            return;
        }
        let oldest = there.clone().map(|(id, _)| *id).next();
        if !conn.hands.is_empty()
            && there.count() >= self.limits.pages_per_seat
            && let Some((id, old)) = oldest.and_then(|id| self.conns.remove_entry(&id))
        {
            let refusal = Refusal::from(TooMany::Pages);
            out.letters.push((id, Letter::of(&ServerMessage::Bye(refusal)).to(old.out)));
        }
        if !conn.hands.is_empty() {
            self.lane = conn.from;
        }
        // What is looked at is kept; a day sooner or later makes no difference.
        if self.table.stage == Stage::Replay && now().saturating_sub(self.touched) > DAY {
            self.touched = now();
            out.writes.push(Write::Touched(self.table.name.clone()));
        }
        if let Some(desk) = &self.desk
            && conn.hands.len() > 1
        {
            let committed = desk.committed();
            let asked = desk.deciders().into_iter().filter(|seat| !committed.contains(seat));
            conn.eyes = asked.map(|seat| seat.0).find(|seat| conn.hands.contains(seat)).or(conn.eyes);
        }
        for seat in &mut self.seats {
            if conn.hands.contains(&seat.seat) && seat.sitting == Sitting::Nobody {
                seat.sitting = Sitting::Person;
                out.writes.push(Write::Seat(self.table.name.clone(), seat.clone()));
            }
        }
        self.conns.insert(id, conn);
        self.hello_all(out);
        self.update(&[id], out);
        if !self.chat.is_empty() {
            out.say(id, &ServerMessage::Chat(self.chat.clone()));
        }
        if !self.proposals.is_empty() {
            out.say(id, &ServerMessage::Proposals(self.proposals.clone()));
        }
    }

    fn asked(&mut self, id: ConnId, message: ClientMessage, out: &mut Outcome) {
        let ClientMessage { id: number, request } = message;
        if !self.conns.contains_key(&id) {
            return;
        }
        let came = match request {
            Request::Answer { number: decision, reply } => self.answer(id, decision, &reply, number, out),
            Request::Preview { number: decision, reply } => self.preview(id, decision, &[], &reply),
            Request::Act { number: decision, steps } => self.act(id, decision, &steps, number, out),
            Request::PreviewAct { number: decision, steps, reply } => {
                self.preview(id, decision, &steps, &reply)
            }
            Request::Ahead { number: decision, piece } => self.ahead(id, decision, &piece),
            Request::Measure { from, to } => self.measure(id, &from, &to),
            Request::At(entries) => self.scene_at(id, entries),
            Request::Why(entries) => self.why(entries, out),
            Request::Look(seat) => self.look(id, seat, number, out),
            Request::Wish(wish) => self.wish(id, wish, number, out),
            Request::Consent { proposal, agree } => self.consent(id, proposal, agree, number, out),
            Request::Adjustable(of) => self.adjustable(id, &of),
            Request::Concede => self.concede(id, number, out),
            Request::Say(text) => self.say(id, &text, number, out),
            Request::Hush(hushed) => self.hush(id, hushed, number, out),
            Request::Name(name) => self.rename(id, &name, number, out),
            Request::Scenario => self.scenario(id, None),
            Request::ScenarioAt(entries) => self.scenario(id, Some(entries)),
            Request::Record => self.record_for(id, out),
            Request::Ping => Ok(Some(Response::Accepted)),
        };
        match came {
            Ok(Some(response)) => out.done(id, number, response),
            // What changes the table has been answered already, before the change was shown.
            Ok(None) => {}
            Err(refusal) => out.refuse(id, number, refusal),
        }
    }

    fn conn(&self, id: ConnId) -> Result<&Conn, Refusal> {
        self.conns.get(&id).ok_or_else(|| Fault::Gone.into())
    }

    fn viewer(&self, id: ConnId) -> Viewer {
        let eyes = self.conns.get(&id).and_then(|conn| conn.eyes);
        eyes.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// The seat through whose eyes a connection looks, which must be its own.
    fn seat_of(&self, id: ConnId) -> Result<u8, Refusal> {
        let conn = self.conn(id)?;
        let eyes = conn.eyes.filter(|seat| conn.hands.contains(seat));
        eyes.ok_or_else(|| NotYours::Watches.into())
    }

    fn desk(&self) -> Result<&dyn Desk, Refusal> {
        self.desk.as_deref().ok_or_else(|| NotNow::NotBegun.into())
    }

    /// Whether answers are taken.
    fn playing(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(NotNow::NotBegun.into()),
            Stage::Over | Stage::Replay => Err(NotNow::Over.into()),
        }
    }

    /// Whether nothing is secret any more.
    fn is_open(&self) -> bool {
        self.table.stage != Stage::Playing && !self.stopped
    }

    fn hello(&self, conn: &Conn) -> Hello {
        let present = |seat: u8| self.conns.values().any(|conn| conn.hands.contains(&seat));
        let begun = self.desk.is_some();
        let watching_the_past = conn.hands.is_empty() && self.table.stage == Stage::Over;
        Hello {
            table: self.table.name.clone(),
            game: self.table.game.clone(),
            edition: self.table.edition.clone(),
            title: self.table.title.clone(),
            hands: conn.hands.clone(),
            eyes: conn.eyes,
            stage: if watching_the_past { Stage::Replay } else { self.table.stage },
            seats: self.seats.iter().map(|seat| seat.info(present(seat.seat))).collect(),
            measuring: self.table.measuring,
            learning: self.table.learning,
            hushed: self.table.hushed,
            kept_until: self.kept_until(),
            version: env!("CARGO_PKG_VERSION").into(),
            against: self.table.against,
            lists: if begun { self.lists() } else { Vec::new() },
            points: self.table.options.get("points").and_then(|size| size.parse().ok()),
            invited: !conn.invited.is_empty(),
            rematch: self.table.rematch.is_some(),
        }
    }

    /// When the table is thrown away if nothing happens there, in seconds since 1970.
    fn kept_until(&self) -> i64 {
        let keep = match self.table.stage {
            Stage::Gathering => self.limits.keep_gathering,
            Stage::Playing => self.limits.keep_playing,
            Stage::Over => self.limits.keep_over,
            Stage::Replay => self.limits.keep_replay,
        };
        // The day is enough, and tells nobody the second at which somebody else did something.
        let until = self.touched.saturating_add_unsigned(keep.as_secs());
        until.saturating_add(DAY - 1) / DAY * DAY
    }

    fn lists(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.list.clone().unwrap_or_default()).collect()
    }

    fn hello_all(&self, out: &mut Outcome) {
        for (id, conn) in &self.conns {
            out.say(*id, &ServerMessage::Hello(self.hello(conn)));
        }
    }

    /// Whether one person decides alone: against programs, or at one screen.
    fn alone(&self) -> bool {
        self.table.against != Against::Link
    }
}
