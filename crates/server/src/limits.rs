//! Every limit of the server, in one table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use broadside_stage::{Arg, Text};

use crate::protocol::Refusal;
use crate::refused::{Malformed, TooLarge};

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A minute.
    pub minute: f64,
}

/// So many at once, and so many a minute.
pub const fn rate(burst: u32, minute: u32) -> Rate {
    Rate { burst: burst as f64, minute: minute as f64 }
}

/// What is counted for each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// The page and its parts.
    Page,
    /// `GET /api/lobby`, `/api/rules`, `/api/rules/ID`, `/api/tables/LINK/record`.
    Read,
    /// `POST /api/lists`, `/api/seats/LINK/list`.
    List,
    /// `POST /api/tables`, `/api/tables/LINK/fork`, `/api/tables/LINK/rematch`.
    Table,
    /// `POST /api/replays`.
    Replay,
    /// `GET /ws/LINK`.
    Connect,
    /// Messages of all connections of an address.
    Message,
}

/// The limits. Their documentation is the table in `docs/protocol.md`; a test compares the two.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The page and its parts, for each address.
    pub page: Rate,
    /// Reading, for each address.
    pub read: Rate,
    /// Lists, for each address.
    pub list: Rate,
    /// New tables, for each address.
    pub table: Rate,
    /// Uploaded games, for each address.
    pub replay: Rate,
    /// New connections, for each address.
    pub connect: Rate,
    /// Messages of one connection, whatever their kind.
    pub messages: Rate,
    /// Messages of all connections of one address.
    pub messages_per_address: Rate,
    /// Bytes of one connection.
    pub bytes: Rate,
    /// Lines of one connection in a chat.
    pub chat: Rate,
    /// Messages beyond that until the connection is closed.
    pub patience: u32,
    /// Bytes of one message of a connection.
    pub message_bytes: usize,
    /// Bytes of a request over HTTP.
    pub body_bytes: usize,
    /// Bytes of a list.
    pub list_bytes: usize,
    /// Bytes of an uploaded game.
    pub replay_bytes: usize,
    /// Letters of a text in an uploaded game, such as the name of a list.
    pub replay_text: usize,
    /// Tables whose games are not over.
    pub tables: u64,
    /// Open tables that one address made.
    pub tables_per_address: u64,
    /// Tables of one address that the lobby shows waiting for a player.
    pub listed_per_address: u64,
    /// Uploaded games of one address that are kept.
    pub replays_per_address: u64,
    /// Entries of one game's log.
    pub entries: u32,
    /// Bytes that tables take in memory before those are put away that nobody is at.
    pub memory: usize,
    /// Connections of all kinds.
    pub sockets: usize,
    /// Connections of all kinds of one address.
    pub sockets_per_address: usize,
    /// How long the head of a request may take, and how long a connection may be idle between two.
    pub header_time: Duration,
    /// How long a request may take.
    pub request_time: Duration,
    /// How long a connection may take none of what is sent.
    pub write_time: Duration,
    /// Pieces of long work of one address that may wait.
    pub waiting: usize,
    /// Open pages of one address.
    pub connections_per_address: usize,
    /// People who watch one table. Players always have room.
    pub watchers: usize,
    /// Pages that are open at one table with one link that plays.
    pub pages_per_seat: usize,
    /// Orders that wait at one table.
    pub queue: usize,
    /// Messages that wait for one connection.
    pub outbox: usize,
    /// Bytes that wait for one connection, if they are more than one message.
    pub outbox_bytes: usize,
    /// Bytes that wait for all connections. Whoever has more than a small share of it is let go.
    pub outboxes_bytes: usize,
    /// Letters of a name.
    pub name_length: usize,
    /// Letters of a line of the chat.
    pub chat_length: usize,
    /// Lines of one table's chat.
    pub chat_lines: usize,
    /// Lines of one table's chat that those who watch may fill.
    pub watchers_lines: usize,
    /// Lines of one address that watches, as long as the table stays open.
    pub watcher_lines: usize,
    /// Letters of a table's title.
    pub title_length: usize,
    /// Changes of one adjustment.
    pub changes: usize,
    /// Open proposals of one seat.
    pub proposals: usize,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// How long a connection may be silent; it is asked for a sign of life before.
    pub silence: Duration,
    /// How long a table that waits for a player is kept after its last change.
    pub keep_gathering: Duration,
    /// How long a game that nobody plays on is kept.
    pub keep_playing: Duration,
    /// How long a finished game is kept after its last change.
    pub keep_over: Duration,
    /// How long an uploaded game is kept after somebody last looked at it.
    pub keep_replay: Duration,
}

/// The most entries that a stored game is opened with; a long game has some two thousand.
pub const MOST_ENTRIES: u32 = 20_000;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            page: rate(400, 1200),
            read: rate(120, 240),
            list: rate(60, 60),
            table: rate(60, 6),
            replay: rate(10, 2),
            connect: rate(60, 60),
            messages: rate(120, 2400),
            messages_per_address: rate(600, 9600),
            bytes: rate(256 * 1024, 2 * 1024 * 1024),
            chat: rate(8, 20),
            patience: 240,
            message_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            list_bytes: 16 * 1024,
            replay_bytes: 4 * 1024 * 1024,
            replay_text: 2_000,
            tables: 20_000,
            tables_per_address: 200,
            listed_per_address: 3,
            replays_per_address: 200,
            entries: MOST_ENTRIES,
            memory: 512 * 1024 * 1024,
            sockets: 10_000,
            sockets_per_address: 200,
            header_time: Duration::from_secs(15),
            request_time: Duration::from_secs(60),
            write_time: Duration::from_secs(30),
            waiting: 16,
            connections_per_address: 100,
            watchers: 150,
            pages_per_seat: 10,
            queue: 64,
            outbox: 256,
            outbox_bytes: 4 * 1024 * 1024,
            outboxes_bytes: 256 * 1024 * 1024,
            name_length: 40,
            chat_length: 400,
            chat_lines: 2_000,
            watchers_lines: 500,
            watcher_lines: 50,
            title_length: 80,
            changes: 20,
            proposals: 3,
            idle: Duration::from_secs(300),
            silence: Duration::from_secs(60),
            keep_gathering: 7 * DAY,
            keep_playing: 180 * DAY,
            keep_over: 730 * DAY,
            keep_replay: 90 * DAY,
        }
    }
}

impl Limits {
    /// For a server that only its owner reaches, and for tests: nobody has to be kept from making tables.
    pub fn at_home() -> Limits {
        let (many, few) = (rate(100_000, 6_000_000), rate(10_000, 600_000));
        Limits {
            page: many,
            read: many,
            list: few,
            table: few,
            replay: few,
            connect: few,
            messages_per_address: many,
            tables_per_address: u64::MAX,
            listed_per_address: u64::MAX,
            replays_per_address: u64::MAX,
            sockets_per_address: 10_000,
            waiting: 1_000,
            connections_per_address: 10_000,
            ..Limits::default()
        }
    }

    /// The rate of an endpoint.
    pub fn of(&self, endpoint: Endpoint) -> Rate {
        match endpoint {
            Endpoint::Page => self.page,
            Endpoint::Read => self.read,
            Endpoint::List => self.list,
            Endpoint::Table => self.table,
            Endpoint::Replay => self.replay,
            Endpoint::Connect => self.connect,
            Endpoint::Message => self.messages_per_address,
        }
    }

    /// Whether a list is not too long.
    pub fn list(&self, list: &str) -> Result<(), Refusal> {
        if list.len() <= self.list_bytes {
            return Ok(());
        }
        let most = self.list_bytes / 1024;
        Err(TooLarge::List { most }.into())
    }

    /// A title of a table as it may be kept: a name is one line, cut where it is too long, and what is no title is a name
    /// without letters.
    pub fn title(&self, title: &Text) -> Text {
        match (title.id.as_str(), title.args.get("name")) {
            ("server-title-learning" | "server-title-position", _) => Text::new(title.id.as_str()),
            ("name", Some(Arg::Name(name))) => Text::of_name(self.one_line(name)),
            _ => Text::of_name(""),
        }
    }

    fn one_line(&self, title: &str) -> String {
        let mut letters = title.chars().filter(|letter| !letter.is_control());
        let mut cut: String = letters.by_ref().take(self.title_length).collect();
        if letters.next().is_some() {
            cut.pop();
            cut.push('…');
        }
        cut
    }

    /// A name as it is shown: without blanks around it, one line, not too long.
    pub fn name(&self, name: &str) -> Result<String, Refusal> {
        let name = name.trim();
        if name.chars().count() > self.name_length || name.chars().any(char::is_control) {
            return Err(Malformed::Name { most: self.name_length }.into());
        }
        Ok(name.into())
    }
}

/// How much of a rate is used up.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate) -> bool {
        self.take_some(rate, 1.0)
    }

    /// Takes as many, if there are as many.
    pub fn take_some(&mut self, rate: Rate, count: f64) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * rate.minute / 60.0;
        (self.left, self.at) = ((self.left + gained).min(rate.burst), now);
        let enough = self.left >= count;
        if enough {
            self.left -= count;
        }
        enough
    }
}

/// What every address has used up. Addresses are kept in two generations: one that is heard of moves to the younger, and from
/// time to time the older is forgotten whole. So an answer never waits for a look at all of them.
#[derive(Debug)]
pub struct Counters {
    generations: Mutex<Generations>,
}

#[derive(Debug)]
struct Generations {
    young: HashMap<(IpAddr, Endpoint), Bucket>,
    old: HashMap<(IpAddr, Endpoint), Bucket>,
    since: Instant,
}

/// The most buckets of one generation.
const MANY: usize = 50_000;

/// How long a generation lasts. Every bucket is full again by then.
const LASTS: Duration = Duration::from_secs(600);

impl Default for Counters {
    fn default() -> Counters {
        let (young, old, since) = (HashMap::new(), HashMap::new(), Instant::now());
        Counters { generations: Mutex::new(Generations { young, old, since }) }
    }
}

impl Counters {
    /// Takes one for an address.
    pub fn take(&self, address: IpAddr, endpoint: Endpoint, limits: &Limits) -> bool {
        let (rate, key) = (limits.of(endpoint), (neighbourhood(address), endpoint));
        let mut generations = self.generations.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let Generations { young, old, since } = &mut *generations;
        if young.len() >= MANY || since.elapsed() >= LASTS {
            *old = std::mem::take(young);
            *since = Instant::now();
        }
        let known = young.get(&key).copied().or_else(|| old.remove(&key));
        let mut bucket = known.unwrap_or_else(|| Bucket::new(rate));
        let enough = bucket.take(rate);
        young.insert(key, bucket);
        enough
    }
}

/// Whoever has an IPv6 address has a whole /64 of them.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let mut parts = six.segments();
            parts[4..].fill(0);
            IpAddr::V6(parts.into())
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};
    use std::time::Instant;

    use super::{Counters, Endpoint, Limits, MANY};

    #[test]
    fn a_network_of_addresses_is_one() {
        let (counters, limits) = (Counters::default(), Limits::default());
        let from = |last: u16| IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 1, 2, 0, 0, 0, last));
        let taken = (0..200).filter(|last| counters.take(from(*last), Endpoint::Table, &limits)).count();
        assert_eq!(taken, limits.table.burst as usize);
    }

    #[test]
    fn many_addresses_are_counted_in_a_bounded_space_without_delay() {
        let (counters, limits) = (Counters::default(), Limits::default());
        let from = |at: u32| IpAddr::from(at.to_be_bytes());
        let mut slowest = 0;
        for at in 0..4 * MANY as u32 {
            let begin = Instant::now();
            assert!(counters.take(from(at), Endpoint::Read, &limits));
            slowest = slowest.max(begin.elapsed().as_millis());
        }
        let generations = counters.generations.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        assert!(generations.young.len() + generations.old.len() <= 2 * MANY);
        assert!(slowest < 250, "one address waited {slowest} ms");
    }
}
