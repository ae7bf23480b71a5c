//! Many tables with programs on one server: how long a person waits for the answer to an answer, and what a table takes.
//!
//! `cargo run --release --package broadside-server --example load -- 200 60` lets 200 people play 400-point games for a minute.
//! Each thinks for about a second. The server is a process of its own, so that its memory is its own.
#![allow(clippy::unwrap_used)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use broadside_server::limits::Limits;
use broadside_server::protocol::*;
use broadside_server::{Options, Server};
use common::*;
use tokio::sync::Mutex;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(serve(arguments[1].clone())),
        count => {
            let tables = count.map_or(200, |count| count.parse().unwrap());
            let seconds = arguments.get(1).map_or(60, |seconds| seconds.parse().unwrap());
            runtime.block_on(load(tables, Duration::from_secs(seconds)));
        }
    }
}

async fn serve(database: String) {
    let options = Options { allow_seed: true, limits: Limits::at_home(), ..Options::new(database.into()) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Server::open(options).await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    server.serve(listener, std::future::pending()).await.unwrap();
}

/// The memory of a process, in kilobytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

async fn load(tables: u64, time: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .arg("serve")
        .arg(&database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().parse().unwrap();
    let games = broadside_server::games::all();
    let samples = &games.get("armada").unwrap().info().samples;
    let list = |slug: &str| samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone();
    let lists = vec![list("rebel-400-line"), list("imperial-400-line")];
    let empty = memory(child.id());
    let waits: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let mut people = Vec::new();
    let mut links = Vec::new();
    for table in 0..tables {
        let request = TableRequest { learning: false, lists: lists.clone(), ..learning(Against::Bot, table) };
        let made: TableMade = post(address, "/api/tables", &request).await.unwrap();
        links.push(made.link.clone());
        people.push(tokio::spawn(person(address, made.link, table, time, Arc::clone(&waits))));
    }
    for person in people {
        person.await.unwrap();
    }
    let full = memory(child.id());
    let mut waits = waits.lock().await.clone();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!("{tables} tables, {} answers in {} s", waits.len(), time.as_secs());
    println!("median {:?}, 99th percentile {:?}, slowest {:?}", at(0.5), at(0.99), at(1.0));
    println!(
        "memory: {empty} KB without a table, {full} KB with {tables}: {} KB each",
        (full - empty) / tables.max(1)
    );
    let size: u64 =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum();
    println!("on the disk: {} KB", size / 1024);
    let began = Instant::now();
    drop(Client::sit(address, &links[0]).await);
    println!("coming back to a table in memory: {:?}", began.elapsed());
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Somebody who thinks for about a second before each answer.
async fn person(
    address: SocketAddr,
    link: String,
    seed: u64,
    time: Duration,
    waits: Arc<Mutex<Vec<Duration>>>,
) {
    let mut page = Client::sit(address, &link).await;
    let (mut chance, began) = (chance(seed), Instant::now());
    while began.elapsed() < time && !page.over() {
        page.bytes.clear();
        let Some(question) = page.question().cloned() else {
            page.hear().await.unwrap();
            continue;
        };
        tokio::time::sleep(Duration::from_millis(500 + u64::from(chance.draw("thinking", 1000)))).await;
        let reply = any_reply(&question, &mut chance);
        let sent = Instant::now();
        if page.ask(Request::Answer { number: question.number, reply }).await.is_ok() {
            page.updated().await;
            waits.lock().await.push(sent.elapsed());
        }
    }
}
