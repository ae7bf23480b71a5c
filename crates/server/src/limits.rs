//! Every limit of the server, in one table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::protocol::Refusal;

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A minute.
    pub minute: f64,
}

const fn rate(burst: u32, minute: u32) -> Rate {
    Rate { burst: burst as f64, minute: minute as f64 }
}

/// What is counted for each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// The page and its parts.
    Page,
    /// `GET /api/lobby`, `/api/rules/ID`, `/api/tables/LINK/record`.
    Read,
    /// `POST /api/lists`, `/api/seats/LINK/list`.
    List,
    /// `POST /api/tables`, `/api/tables/LINK/fork`.
    Table,
    /// `POST /api/replays`.
    Replay,
    /// `GET /ws/LINK`.
    Connect,
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
    /// Messages of one connection.
    pub messages: Rate,
    /// Messages beyond that until the connection is closed.
    pub patience: u32,
    /// Bytes of one message of a connection.
    pub message_bytes: usize,
    /// Bytes of a request over HTTP.
    pub body_bytes: usize,
    /// Bytes of an uploaded game.
    pub replay_bytes: usize,
    /// Tables whose games are not over.
    pub tables: u64,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Connections of one table.
    pub connections_per_table: usize,
    /// Orders that wait at one table.
    pub queue: usize,
    /// Messages that wait for one connection.
    pub outbox: usize,
    /// Letters of a name.
    pub name_length: usize,
    /// Letters of a line of the chat.
    pub chat_length: usize,
    /// Lines of one table's chat.
    pub chat_lines: usize,
    /// Changes of one adjustment.
    pub changes: usize,
    /// Open proposals of one seat.
    pub proposals: usize,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// How long a connection may be silent; it is asked for a sign of life before.
    pub silence: Duration,
}

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
            patience: 240,
            message_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            replay_bytes: 4 * 1024 * 1024,
            tables: 20_000,
            connections_per_address: 100,
            connections_per_table: 200,
            queue: 64,
            outbox: 256,
            name_length: 40,
            chat_length: 400,
            chat_lines: 2_000,
            changes: 20,
            proposals: 3,
            idle: Duration::from_secs(300),
            silence: Duration::from_secs(60),
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
        }
    }

    /// A name as it is shown: without blanks around it, one line, not too long.
    pub fn name(&self, name: &str) -> Result<String, Refusal> {
        let name = name.trim();
        if name.chars().count() > self.name_length || name.chars().any(char::is_control) {
            let most = self.name_length;
            return Err(Refusal::new("malformed", format!("a name is one line of at most {most} letters")));
        }
        Ok(if name.is_empty() { "Player".into() } else { name.into() })
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
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * rate.minute / 60.0;
        (self.left, self.at) = ((self.left + gained).min(rate.burst), now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// What every address has used up.
#[derive(Debug, Default)]
pub struct Counters {
    buckets: Mutex<HashMap<(IpAddr, Endpoint), Bucket>>,
}

/// With more addresses than this, those who have been away are forgotten.
const MANY: usize = 10_000;

impl Counters {
    /// Takes one for an address.
    pub fn take(&self, address: IpAddr, endpoint: Endpoint, limits: &Limits) -> bool {
        let rate = limits.of(endpoint);
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > MANY {
            let now = Instant::now();
            buckets.retain(|_, bucket| now.duration_since(bucket.at) < Duration::from_secs(600));
        }
        buckets.entry((neighbourhood(address), endpoint)).or_insert_with(|| Bucket::new(rate)).take(rate)
    }
}

/// Whoever has an IPv6 address has a whole /64 of them.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let mut parts = six.segments();
            parts[4..].fill(0);
            IpAddr::V6(parts.into())
        }
        four => four,
    }
}
