//! Attacks by one address on a server, and how long an innocent player waits meanwhile.
//!
//! `cargo run --release --package broadside-server --example siege -- 10` runs each attack for ten seconds. Server, attacker and
//! player are three processes on this machine's cores; server and player come from different loopback addresses, so that the
//! server can tell them apart. The attacker gets half of one core: it has one thread, and sleeps as long as it was awake. Nothing
//! but this machine is sent anything.
#![allow(clippy::unwrap_used)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use broadside_server::limits::Limits;
use broadside_server::protocol::*;
use broadside_server::{Options, Server};
use common::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::Builder;

/// Where the attacker comes from.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));

/// The attacks, each on a server of its own.
const ATTACKS: [&str; 8] = ["nothing", "lists", "tables", "bots", "records", "halves", "messages", "pings"];

/// What an innocent player may wait for an answer at the 95th percentile.
const PATIENCE: Duration = Duration::from_millis(50);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", database] => {
            Builder::new_multi_thread().enable_all().build().unwrap().block_on(serve((*database).to_owned()))
        }
        ["attack", attack, address, seconds] => {
            let (address, seconds) = (address.parse().unwrap(), seconds.parse().unwrap());
            Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap()
                .block_on(assail(attack, address, seconds))
        }
        _ => {
            let seconds = words.first().map_or(10, |seconds| seconds.parse().unwrap());
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            let failed = ATTACKS.iter().filter(|attack| !runtime.block_on(siege(attack, seconds))).count();
            println!("{} attacks, {failed} of them felt by others", ATTACKS.len() - 1);
            std::process::exit(i32::from(failed > 0));
        }
    }
}

async fn serve(database: String) {
    let options = Options { allow_seed: true, limits: Limits::default(), ..Options::new(database.into()) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Server::open(options).await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    server.serve(listener, std::future::pending()).await.unwrap();
}

fn this(arguments: &[&str]) -> Child {
    Command::new(std::env::current_exe().unwrap()).args(arguments).stdout(Stdio::piped()).spawn().unwrap()
}

/// The memory of a process, in MiB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// Plays beside an attack; false if the player or the server felt it.
async fn siege(attack: &str, seconds: u64) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut server = this(&["serve", database.to_str().unwrap()]);
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().parse().unwrap();
    let mut attacker = this(&["attack", attack, &address.to_string(), &seconds.to_string()]);
    let (mut waits, mut most) = (Vec::new(), 0);
    let began = Instant::now();
    let mut seed = 0;
    while began.elapsed() < Duration::from_secs(seconds) {
        seed += 1;
        let made: TableMade = post(address, "/api/tables", &innocent(seed)).await.unwrap();
        let mut page = Client::sit(address, &made.link).await;
        let mut chance = chance(seed);
        while began.elapsed() < Duration::from_secs(seconds) && !page.over() {
            let Some(question) = page.question().cloned() else {
                page.hear().await.unwrap();
                continue;
            };
            tokio::time::sleep(Duration::from_millis(100)).await;
            let reply = any_reply(&question, &mut chance);
            let sent = Instant::now();
            if page.ask(Request::Answer { number: question.number, reply }).await.is_ok() {
                waits.push(sent.elapsed());
            }
            most = most.max(memory(server.id()));
        }
    }
    let _ = attacker.kill();
    let _ = attacker.wait();
    let alive = server.try_wait().unwrap().is_none();
    server.kill().unwrap();
    server.wait().unwrap();
    waits.sort_unstable();
    let at = |share: f64| waits.get((waits.len().saturating_sub(1) as f64 * share) as usize).copied();
    let late = at(0.95).is_none_or(|wait| wait > PATIENCE);
    println!(
        "{attack:<9} {:>4} answers: median {:>6.1?}, 95 % {:>6.1?}, longest {:>6.1?}; {most} MiB{}{}",
        waits.len(),
        at(0.5).unwrap_or_default(),
        at(0.95).unwrap_or_default(),
        at(1.0).unwrap_or_default(),
        if late { "  TOO SLOW" } else { "" },
        if alive { "" } else { "  THE SERVER HAS ENDED" },
    );
    alive && !late
}

fn innocent(seed: u64) -> TableRequest {
    TableRequest { listed: false, ..learning(Against::Bot, seed) }
}

/// A connection from the attacker's address.
async fn dial(address: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(ATTACKER, 0)).ok()?;
    socket.connect(address).await.ok()
}

/// A request from the attacker's address, and what comes back.
async fn request(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<String> {
    let mut socket = dial(address).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(head.as_bytes()).await.ok()?;
    let mut answer = String::new();
    tokio::time::timeout(Duration::from_secs(5), socket.read_to_string(&mut answer)).await.ok()?.ok()?;
    Some(answer.split_once("\r\n\r\n")?.1.to_owned())
}

async fn table(address: SocketAddr, bot: Option<&str>, seed: u64) -> Option<TableMade> {
    let wanted = TableRequest { bot: bot.map(str::to_owned), ..innocent(seed) };
    serde_json::from_str(
        &request(address, "POST", "/api/tables", &serde_json::to_string(&wanted).unwrap()).await?,
    )
    .ok()
}

/// A WebSocket of the attacker's, without a library, so that it comes from the attacker's address.
async fn page(address: SocketAddr, link: &str) -> Option<TcpStream> {
    let mut socket = dial(address).await?;
    let head = format!(
        "GET /ws/{link} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    socket.write_all(head.as_bytes()).await.ok()?;
    Some(socket)
}

/// A masked frame with an empty mask.
fn frame(kind: u8, text: &str) -> Vec<u8> {
    let mut bytes = vec![0x80 | kind];
    match text.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(text.as_bytes());
    bytes
}

/// Attacks for so many seconds, and rests as long as it was at work. It ends by itself.
async fn assail(attack: &str, address: SocketAddr, seconds: u64) {
    let began = Instant::now();
    let mut held = Vec::new();
    let mut made = Vec::new();
    let mut step = 0u64;
    while began.elapsed() < Duration::from_secs(seconds) && step < 200_000 {
        let awake = Instant::now();
        step += 1;
        match attack {
            // Lists of nothing but unknown names, sixty at once.
            "lists" => {
                let text = "CR90 Corvette Zyxwvut\\n".repeat(600);
                let body = format!("{{\"game\":\"armada\",\"edition\":\"rr15\",\"text\":\"{text}\"}}");
                let lists = (0..60).map(|_| request(address, "POST", "/api/lists", &body));
                futures_util::future::join_all(lists).await;
            }
            "tables" => drop(table(address, None, step).await),
            // Many games against the program that thinks longest.
            "bots" => {
                if let Some(table) = table(address, Some("admiral"), step).await {
                    held.extend(page(address, &table.link).await);
                }
                for socket in &mut held {
                    let pass = "{\"id\":1,\"request\":{\"answer\":{\"number\":1,\"reply\":\"pass\"}}}";
                    let _ = socket.write_all(&frame(1, pass)).await;
                }
            }
            // Many games opened one after the other.
            "records" => {
                if made.len() < 40 {
                    made.extend(table(address, None, step).await);
                }
                let at = step as usize % made.len().max(1);
                if let Some(TableMade { link, .. }) = made.get(at) {
                    request(address, "GET", &format!("/api/tables/{link}/record"), "").await;
                }
            }
            // Requests of which only the half comes.
            "halves" => {
                if let Some(mut socket) = dial(address).await {
                    let _ = socket.write_all(b"POST /api/lists HTTP/1.1\r\nHost: x\r\nContent-Len").await;
                    held.push(socket);
                }
                if held.len() > 2_000 {
                    held.clear();
                }
            }
            "messages" | "pings" => {
                if made.is_empty() {
                    made.extend(table(address, None, step).await);
                }
                let Some(TableMade { link, .. }) = made.first() else { continue };
                while held.len() < 20 {
                    let Some(socket) = page(address, link).await else { break };
                    held.push(socket);
                }
                let (kind, text) = if attack == "pings" {
                    (9, "ping".to_owned())
                } else {
                    (
                        1,
                        format!(
                            "{{\"id\":{step},\"request\":{{\"measure\":{{\"from\":\"ship-0\",\"to\":\"ship-2\"}}}}}}"
                        ),
                    )
                };
                let mut open = Vec::new();
                for mut socket in held.drain(..) {
                    if socket.write_all(&frame(kind, &text)).await.is_ok() {
                        open.push(socket);
                    }
                }
                held = open;
            }
            _ => tokio::time::sleep(Duration::from_millis(100)).await,
        }
        tokio::time::sleep(awake.elapsed().max(Duration::from_micros(200))).await;
    }
}
