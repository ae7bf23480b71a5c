//! A server on a free port, and pages that are programs.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use broadside_engine::{Chance, Seed};
use broadside_server::host::Hosts;
use broadside_server::limits::Limits;
use broadside_server::protocol::*;
use broadside_server::{Options, Server};
use broadside_stage::{Piece, Question, Reply, Text, Wants};
use broadside_texts::Language;
use futures_util::{SinkExt, StreamExt};
use serde::{Serialize, de::DeserializeOwned};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A server with threads of its own. When it is dropped it is gone from one moment to the next, as after a crash: nothing is
/// closed or flushed.
pub struct Running {
    pub address: SocketAddr,
    pub server: Server,
    runtime: Option<Runtime>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }
}

pub fn options(folder: &Path) -> Options {
    let limits = Limits::at_home();
    Options { allow_seed: true, limits, ..Options::new(folder.join("games.db")) }
}

pub async fn start(options: Options) -> Running {
    start_for(options, broadside_server::games::all()).await
}

pub async fn start_for(options: Options, hosts: Hosts) -> Running {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let opened = runtime.spawn(async move {
        let server = Server::open_for(options, hosts).await.unwrap();
        (server, TcpListener::bind("127.0.0.1:0").await.unwrap())
    });
    let (server, listener) = opened.await.unwrap();
    let (address, running) = (listener.local_addr().unwrap(), server.clone());
    runtime.spawn(async move { server.serve(listener, std::future::pending()).await.unwrap() });
    Running { address, server: running, runtime: Some(runtime) }
}

/// One request over HTTP: the status, the headers, the body.
pub async fn http(address: SocketAddr, head: &str, body: &[u8]) -> (u16, String, Vec<u8>) {
    try_http(address, head, body).await.unwrap()
}

/// The same where the server may be gone at any moment.
pub async fn try_http(address: SocketAddr, head: &str, body: &[u8]) -> Option<(u16, String, Vec<u8>)> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
    let head = format!("{head}\r\nHost: {address}\r\nConnection: close\r\n{length}\r\n");
    stream.write_all(head.as_bytes()).await.ok()?;
    // A server that has read enough may close before it has read everything.
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let split =
        answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(answer.len().saturating_sub(4));
    let head = String::from_utf8_lossy(&answer[..split]).into_owned();
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let mut body = answer[split + 4..].to_vec();
    if head.to_lowercase().contains("transfer-encoding: chunked") {
        body = unchunk(&body);
    }
    Some((status, head, body))
}

fn unchunk(mut rest: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        if size == 0 {
            break;
        }
        whole.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
    whole
}

pub async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str) -> Result<T, (u16, String)> {
    read(http(address, &format!("GET {path} HTTP/1.1"), b"").await)
}

pub async fn post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> Result<T, (u16, String)> {
    let head = format!("POST {path} HTTP/1.1\r\nContent-Type: application/json");
    read(http(address, &head, &serde_json::to_vec(body).unwrap()).await)
}

fn read<T: DeserializeOwned>((status, _, body): (u16, String, Vec<u8>)) -> Result<T, (u16, String)> {
    let text = String::from_utf8(body).unwrap();
    match serde_json::from_str(&text) {
        Ok(value) if status == 200 => Ok(value),
        _ if status != 200 => match serde_json::from_str::<Refusal>(&text) {
            Ok(refusal) => Err((status, format!("{}: {}", refusal.code, in_words(&refusal)))),
            Err(error) => Err((status, format!("{error}: {text}"))),
        },
        Ok(_) => Err((status, text)),
        Err(error) => Err((status, format!("{error}: {text}"))),
    }
}

/// [`post`] where the server may be gone at any moment.
pub async fn try_post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> Option<T> {
    let head = format!("POST {path} HTTP/1.1\r\nContent-Type: application/json");
    read(try_http(address, &head, &serde_json::to_vec(body).unwrap()).await?).ok()
}

/// A refusal in English. Every part of it has words in every language.
pub fn in_words(refusal: &Refusal) -> String {
    for text in std::iter::once(&refusal.reason).chain(&refusal.lines) {
        text.ids(&mut |id| {
            for language in Language::ALL {
                assert!(!language.say(&Text::new(id)).starts_with(id), "{id} has no words in {language:?}");
            }
        });
    }
    refusal.noted()
}

/// A learning game.
pub fn learning(against: Against, seed: u64) -> TableRequest {
    TableRequest {
        game: "armada".into(),
        edition: "rr15".into(),
        against,
        bot: None,
        name: "Ada".into(),
        lists: Vec::new(),
        learning: true,
        listed: true,
        measuring: Measuring::Open,
        options: BTreeMap::new(),
        seed: Some(seed),
    }
}

/// A page that is a program: it keeps what it was told as a page does.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub hello: Option<Hello>,
    pub frame: SceneFrame,
    pub pieces: BTreeMap<String, Piece>,
    pub order: Vec<String>,
    pub told: Vec<broadside_stage::Told>,
    pub update: Option<Update>,
    pub chat: Vec<ChatLine>,
    pub proposals: Vec<Proposal>,
    /// Every byte that came.
    pub bytes: Vec<String>,
    next: u32,
}

impl Client {
    pub async fn connect(address: SocketAddr, link: &str) -> Client {
        let stream = TcpStream::connect(address).await.unwrap();
        Client::through(stream, address, link).await.unwrap()
    }

    /// A page at the other end of a connection, if the server lets it in.
    pub async fn through(stream: TcpStream, address: SocketAddr, link: &str) -> Option<Client> {
        let url = format!("ws://{address}/ws/{link}");
        let stream = MaybeTlsStream::Plain(stream);
        let (socket, _) = tokio_tungstenite::client_async(url, stream).await.ok()?;
        Some(Client {
            socket,
            hello: None,
            frame: SceneFrame::default(),
            pieces: BTreeMap::new(),
            order: Vec::new(),
            told: Vec::new(),
            update: None,
            chat: Vec::new(),
            proposals: Vec::new(),
            bytes: Vec::new(),
            next: 0,
        })
    }

    /// Connects and waits for the whole table; as a page does, it tries again while a table is being opened anew.
    pub async fn sit(address: SocketAddr, link: &str) -> Client {
        for _ in 0..40 {
            let mut client = Client::connect(address, link).await;
            while client.hear().await.is_some() {
                if client.update.is_some() {
                    return client;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the table does not open");
    }

    pub async fn raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    pub async fn try_raw(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    pub async fn send(&mut self, request: Request) -> u32 {
        self.next += 1;
        let text = serde_json::to_string(&ClientMessage { id: self.next, request }).unwrap();
        self.raw(Message::text(text)).await;
        self.next
    }

    /// The next message, noted as a page notes it; nothing when the connection has ended.
    pub async fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            let text = match next.expect("the server says something within 20 seconds") {
                Some(Ok(Message::Text(text))) => text.to_string(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => continue,
            };
            self.bytes.push(text.clone());
            let message: ServerMessage = serde_json::from_str(&text).unwrap();
            if let ServerMessage::Refused { refusal, .. } | ServerMessage::Bye(refusal) = &message {
                in_words(refusal);
            }
            self.note(&message);
            return Some(message);
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Hello(hello) => self.hello = Some(hello.clone()),
            ServerMessage::Chat(lines) => self.chat.extend(lines.clone()),
            ServerMessage::Proposals(proposals) => self.proposals = proposals.clone(),
            ServerMessage::Update(update) => {
                let update = (**update).clone();
                if update.whole {
                    self.pieces.clear();
                    self.told.clear();
                }
                if let Some(frame) = &update.frame {
                    self.frame = frame.clone();
                }
                for piece in &update.pieces {
                    self.pieces.insert(piece.id.clone(), piece.clone());
                }
                if let Some(order) = &update.order {
                    self.order = order.clone();
                    self.pieces.retain(|id, _| order.contains(id));
                }
                self.told.truncate(update.from as usize);
                self.told.extend(update.told.clone());
                self.update = Some(update);
            }
            _ => {}
        }
    }

    /// Asks and waits for the answer.
    pub async fn ask(&mut self, request: Request) -> Result<Response, Refusal> {
        let number = self.send(request).await;
        loop {
            match self.hear().await.expect("the connection lasts") {
                ServerMessage::Done { id, response } if id == number => return Ok(response),
                ServerMessage::Refused { id, refusal } if id == number => return Err(refusal),
                _ => {}
            }
        }
    }

    /// Sends a request, if the connection still stands.
    pub async fn try_send(&mut self, request: Request) -> Option<u32> {
        self.next += 1;
        let text = serde_json::to_string(&ClientMessage { id: self.next, request }).unwrap();
        self.try_raw(Message::text(text)).await.then_some(self.next)
    }

    /// The next message; nothing if the connection ends or the server is silent for ten seconds.
    pub async fn try_hear(&mut self) -> Option<ServerMessage> {
        tokio::time::timeout(Duration::from_secs(10), self.hear()).await.ok()?
    }

    /// Asks and waits for whatever comes of it; nothing if the connection ends or the server is silent.
    pub async fn try_ask(&mut self, request: Request) -> Option<Result<Response, Refusal>> {
        let number = self.try_send(request).await?;
        loop {
            match self.try_hear().await? {
                ServerMessage::Done { id, response } if id == number => return Some(Ok(response)),
                ServerMessage::Refused { id, refusal } if id == number => return Some(Err(refusal)),
                _ => {}
            }
        }
    }

    /// Waits for the next update.
    pub async fn updated(&mut self) {
        while !matches!(self.hear().await.expect("the connection lasts"), ServerMessage::Update(_)) {}
    }

    /// Hears what has been said already, and connects anew if the connection has ended. A request for something that
    /// changes nothing comes back behind everything that was said before.
    pub async fn catch_up(&mut self, address: SocketAddr, link: &str) {
        let number = self.send(Request::At(u32::MAX)).await;
        loop {
            match self.hear().await {
                Some(ServerMessage::Refused { id, .. }) if id == number => return,
                Some(_) => {}
                None => *self = Client::sit(address, link).await,
            }
        }
    }

    pub fn question(&self) -> Option<&Question> {
        self.update.as_ref()?.question.as_ref()
    }

    pub fn over(&self) -> bool {
        self.hello.as_ref().is_some_and(|hello| matches!(hello.stage, Stage::Over | Stage::Replay))
    }

    /// The table as a page has it now, for comparison.
    pub fn table(&self) -> (SceneFrame, Vec<Piece>, Vec<broadside_stage::Told>) {
        let pieces = self.order.iter().filter_map(|id| self.pieces.get(id).cloned()).collect();
        (self.frame.clone(), pieces, self.told.clone())
    }
}

/// An answer that a person could give who knows nothing but the question.
pub fn any_reply(question: &Question, chance: &mut Chance) -> Reply {
    let mut below = |sides: usize| chance.draw("choice", sides.max(1) as u32);
    let count = question.choices.len();
    if question.pass.is_some() && (count == 0 || below(4) == 0) {
        return Reply::Pass;
    }
    match question.wants {
        Wants::Pick | Wants::Use => Reply::Pick(below(count)),
        Wants::Some => {
            let (min, max) = (question.min.max(0) as usize, (question.max.max(0) as usize).min(count));
            let wanted = min + below(max + 1 - min.min(max)) as usize;
            let mut left: Vec<u32> = (0..count as u32).collect();
            Reply::Some((0..wanted.min(count)).map(|_| left.remove(below(left.len()) as usize)).collect())
        }
        Wants::Order => {
            let mut left: Vec<u32> = (0..count as u32).collect();
            Reply::Order((0..count).map(|_| left.remove(below(left.len()) as usize)).collect())
        }
        Wants::Confirm => Reply::Confirm(below(2) == 0),
        Wants::Amount => {
            Reply::Amount(question.min + below((question.max - question.min + 1) as usize) as i32)
        }
        Wants::Split => {
            let mut shares = vec![0; count];
            let limit = |at: usize| question.choices[at].limit.unwrap_or(question.total) as u32;
            for _ in 0..question.total {
                let open: Vec<usize> = (0..count).filter(|at| shares[*at] < limit(*at)).collect();
                if open.is_empty() {
                    break;
                }
                shares[open[below(open.len()) as usize]] += 1;
            }
            Reply::Split(shares)
        }
        Wants::Assign => Reply::Assign(question.slots.iter().map(|slot| below(slot.values.len())).collect()),
        Wants::Course => {
            let course = question.course.as_ref().unwrap();
            if course.legal.is_empty() {
                return Reply::Course(course.start.clone());
            }
            Reply::Course(course.legal[below(course.legal.len()) as usize].clone())
        }
        Wants::Place => {
            let place = question.place.as_ref().unwrap();
            if place.candidates.is_empty() {
                return Reply::Place(place.start);
            }
            Reply::Place(place.candidates[below(place.candidates.len()) as usize])
        }
    }
}

pub fn chance(seed: u64) -> Chance {
    Chance::seeded(Seed(seed))
}

pub async fn make(running: &Running, request: &TableRequest) -> TableMade {
    post(running.address, "/api/tables", request).await.unwrap()
}

/// Sits down with the invitation of a table: the link under which the guest plays from then on.
pub async fn guest(address: SocketAddr, made: &TableMade) -> String {
    let path = format!("/api/seats/{}/sit", made.invite.as_ref().unwrap());
    let seating = Seating { name: "Grace".into(), key: None };
    post::<TableMade>(address, &path, &seating).await.unwrap().link
}

/// Answers the open question of this page; false if it has passed. Refused answers are tried anew: a page does not know the
/// rules.
pub async fn decide(client: &mut Client, chance: &mut Chance) -> bool {
    for _ in 0..200 {
        let Some(question) = client.question().cloned() else { return false };
        let reply = any_reply(&question, chance);
        match client.ask(Request::Answer { number: question.number, reply: reply.clone() }).await {
            Ok(_) => {
                client.updated().await;
                return true;
            }
            Err(refusal) if refusal.code == "refused" => {}
            Err(refusal) if refusal.code == "stale" => return false,
            // Programs answer faster than people may.
            Err(refusal) if refusal.code == "too_fast" => {
                tokio::time::sleep(Duration::from_millis(400)).await;
            }
            Err(refusal) => panic!("{refusal:?} for {reply:?} to {question:?}"),
        }
    }
    panic!("no answer is taken: {:?}", client.question());
}

/// A game of X-Wing between two sample squads.
pub fn xwing(against: Against, seed: u64, scenario: &str, rounds: u8) -> TableRequest {
    let games = broadside_server::games::all();
    let samples = &games.get("xwing").unwrap().info().samples;
    let squad = |slug: &str| samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone();
    let options =
        [("scenario", scenario.to_owned()), ("points", "20".into()), ("rounds", rounds.to_string())];
    TableRequest {
        game: "xwing".into(),
        edition: "rr142".into(),
        lists: vec![squad("rebel-line"), squad("imperial-aces")],
        learning: false,
        options: options.into_iter().map(|(key, value)| (key.into(), value)).collect(),
        ..learning(against, seed)
    }
}

/// Answers, or waits for what comes.
pub async fn step(client: &mut Client, chance: &mut Chance) {
    if client.question().is_some() {
        decide(client, chance).await;
    } else if !client.over() {
        client.hear().await.unwrap();
    }
}
