//! The attacker: what it has in its hands, and how much it may do.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use broadside_server::protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::*;

/// Where the attacker comes from.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));

/// How long the attacker waits for anything.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most steps of an attack.
const STEPS: u64 = 2_000_000;

/// The attacker.
pub struct Camp {
    pub address: SocketAddr,
    /// How many steps it has made.
    pub step: u64,
    /// Connections that are kept open.
    pub held: Vec<TcpStream>,
    /// Tables of its own.
    pub made: Vec<TableMade>,
    /// Its pages.
    pub pages: Vec<Client>,
    /// A body that is sent again and again.
    pub body: String,
}

/// Attacks for so many seconds, and computes for half of them at most. It ends by itself.
pub async fn assail(attack: &str, address: SocketAddr, seconds: u64) {
    let mut camp =
        Camp { address, step: 0, held: Vec::new(), made: Vec::new(), pages: Vec::new(), body: String::new() };
    let began = Instant::now();
    let until = began + Duration::from_secs(seconds);
    while Instant::now() < until && camp.step < STEPS {
        camp.step += 1;
        let act = async {
            match attack {
                "all" => camp.everything().await,
                one => camp.strike(one).await,
            }
        };
        let _ = tokio::time::timeout_at(until.into(), act).await;
        while computed() * 2 > began.elapsed() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// How long this process, which has one thread, has computed.
fn computed() -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    Duration::from_nanos(told.split_whitespace().next().unwrap().parse().unwrap())
}

impl Camp {
    async fn everything(&mut self) {
        let (attacks, at) = (crate::ATTACKS, self.step as usize);
        let (name, _) = attacks[1 + at % (attacks.len() - 2)];
        self.strike(name).await;
        self.held.truncate(150);
    }

    async fn strike(&mut self, attack: &str) {
        match attack {
            "lists" => self.lists().await,
            "hang-ups" => self.hang_ups().await,
            "tables" => drop(self.table(None).await),
            "positions" => self.positions().await,
            "records" => self.records().await,
            "replays" => self.replays().await,
            "lobby" => self.lobby().await,
            "halves" => self.halves().await,
            "guesses" => self.guesses().await,
            "returns" => self.returns().await,
            "messages" => self.frames(1).await,
            "pings" => self.frames(9).await,
            "looks" => self.looks().await,
            "spectators" => self.spectators().await,
            "chat" => self.chat().await,
            "bots" => self.bots().await,
            "undo" => self.undo().await,
            "changes" => self.changes().await,
            "forks" => self.forks().await,
            _ => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }

    /// A connection from the attacker's address.
    pub async fn dial(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::new(ATTACKER, 0)).ok()?;
        tokio::time::timeout(PATIENCE, socket.connect(self.address)).await.ok()?.ok()
    }

    /// A request that has been sent.
    pub async fn sent(&self, method: &str, path: &str, body: &str) -> Option<TcpStream> {
        let mut socket = self.dial().await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        socket.write_all(head.as_bytes()).await.ok()?;
        socket.write_all(body.as_bytes()).await.ok()?;
        Some(socket)
    }

    /// A request, and what comes back.
    pub async fn request(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut socket = self.sent(method, path, body).await?;
        let mut answer = String::new();
        tokio::time::timeout(PATIENCE, socket.read_to_string(&mut answer)).await.ok()?.ok()?;
        Some(answer.split_once("\r\n\r\n")?.1.to_owned())
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Option<T> {
        let body = serde_json::to_string(body).unwrap();
        serde_json::from_str(&self.request("POST", path, &body).await?).ok()
    }

    /// A new table with a game against a bot, or at one screen.
    pub async fn table(&self, bot: Option<&str>) -> Option<TableMade> {
        let against = if bot.is_some() { Against::Bot } else { Against::Screen };
        let bot = bot.map(str::to_owned);
        let wanted = TableRequest { bot, listed: false, ..learning(against, self.step) };
        self.post("/api/tables", &wanted).await
    }

    /// A page that has been shown its table.
    pub async fn page(&self, link: &str) -> Option<Client> {
        let mut page = Client::through(self.dial().await?, self.address, link).await?;
        while page.update.is_none() {
            tokio::time::timeout(PATIENCE, page.hear()).await.ok()??;
        }
        Some(page)
    }

    /// A page that reads nothing.
    pub async fn deaf(&self, link: &str) -> Option<TcpStream> {
        let mut socket = self.dial().await?;
        let head = format!(
            "GET /ws/{link} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        );
        socket.write_all(head.as_bytes()).await.ok()?;
        Some(socket)
    }

    /// At least so many tables of its own, as far as the server allows.
    pub async fn own_tables(&mut self, count: usize, bot: Option<&str>) {
        if self.made.len() < count {
            self.made.extend(self.table(bot).await);
        }
    }

    /// The public name of the game that the player plays.
    pub async fn players_table(&self) -> Option<String> {
        let lobby = self.request("GET", "/api/lobby", "").await?;
        let lobby: Lobby = serde_json::from_str(&lobby).ok()?;
        lobby.playing.into_iter().next().map(|table| table.table)
    }
}
