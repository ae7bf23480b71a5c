//! The server, and the innocent player whose waiting is measured.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use broadside_server::limits::Limits;
use broadside_server::protocol::*;
use broadside_server::{Options, Server};
use tokio::time::timeout;

use crate::common::*;
use crate::{MEMORY, PATIENCE};

/// How long the player thinks about each answer.
const THINKS: Duration = Duration::from_millis(100);

/// How long the player waits for anything before it counts as turned away.
const MOST: Duration = Duration::from_secs(5);

/// Runs a server with the limits that it has by default.
pub async fn serve(database: String) {
    let options = Options { allow_seed: true, limits: Limits::default(), ..Options::new(database.into()) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Server::open(options).await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    server.serve(listener, std::future::pending()).await.unwrap();
}

fn this(arguments: &[&str]) -> Child {
    Command::new(std::env::current_exe().unwrap()).args(arguments).stdout(Stdio::piped()).spawn().unwrap()
}

/// The most memory that a process has had, in MiB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// How long a process has computed, on all cores.
fn computed(process: u32) -> Duration {
    let told = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name, in brackets, may hold anything.
    let numbers = told.rsplit_once(')').map_or("", |(_, numbers)| numbers).split_whitespace();
    let ticks: u64 = numbers.skip(11).take(2).filter_map(|number| number.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// What an innocent player goes through.
#[derive(Default)]
struct Player {
    waits: Vec<Duration>,
    /// How often the player was turned away, put out, or waited for nothing.
    wronged: u32,
}

impl Player {
    /// Plays until the time is over.
    async fn play(&mut self, address: SocketAddr, until: Instant) {
        let mut seed = 0;
        while Instant::now() < until {
            seed += 1;
            // Everybody can see the game, also the attacker.
            let wanted = TableRequest { listed: true, ..learning(Against::Bot, seed) };
            let made = timeout(MOST, post::<TableMade>(address, "/api/tables", &wanted)).await;
            let Ok(Ok(made)) = made else {
                self.wronged += 1;
                tokio::time::sleep(THINKS).await;
                continue;
            };
            while Instant::now() < until {
                let Ok(mut page) = timeout(MOST, Client::sit(address, &made.link)).await else {
                    self.wronged += 1;
                    continue;
                };
                if self.game(&mut page, seed, until).await {
                    break;
                }
                self.wronged += 1;
            }
        }
    }

    /// Plays a game; false if the player is put out of it.
    async fn game(&mut self, page: &mut Client, seed: u64, until: Instant) -> bool {
        let mut chance = chance(seed);
        while Instant::now() < until && !page.over() {
            let Some(question) = page.question().cloned() else {
                match timeout(MOST, page.hear()).await {
                    Ok(Some(_)) => continue,
                    _ => return false,
                }
            };
            // Whatever is said meanwhile is read, as a page does.
            let thought = Instant::now() + THINKS;
            while let Ok(heard) =
                timeout(thought.saturating_duration_since(Instant::now()), page.hear()).await
            {
                if heard.is_none() {
                    return false;
                }
            }
            let reply = any_reply(&question, &mut chance);
            let sent = Instant::now();
            let number = page.send(Request::Answer { number: question.number, reply }).await;
            loop {
                match timeout(MOST, page.hear()).await {
                    Ok(Some(ServerMessage::Done { id, .. })) if id == number => {
                        self.waits.push(sent.elapsed());
                        break;
                    }
                    Ok(Some(ServerMessage::Refused { id, refusal })) if id == number => {
                        self.wronged += u32::from(!matches!(refusal.code.as_str(), "refused" | "stale"));
                        break;
                    }
                    Ok(Some(_)) => {}
                    _ => return false,
                }
            }
        }
        true
    }
}

/// Plays beside an attack and tells how it was; false if it was felt.
pub async fn endures(attack: &str, seconds: u64) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut server = this(&["serve", database.to_str().unwrap()]);
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().parse().unwrap();
    let mut attacker = this(&["attack", attack, &address.to_string(), &seconds.to_string()]);
    let mut player = Player::default();
    player.play(address, Instant::now() + Duration::from_secs(seconds)).await;
    let most = memory(server.id());
    let load = computed(server.id()).as_secs_f64() / seconds as f64 * 100.0;
    let _ = attacker.kill();
    let _ = attacker.wait();
    let alive = server.try_wait().unwrap().is_none();
    server.kill().unwrap();
    server.wait().unwrap();
    let Player { mut waits, wronged } = player;
    waits.sort_unstable();
    let at = |share: f64| {
        waits.get((waits.len().saturating_sub(1) as f64 * share) as usize).copied().unwrap_or(Duration::MAX)
    };
    let wrong = [
        (at(0.95) >= PATIENCE, "too slow".to_owned()),
        (wronged > 0, format!("turned away or put out {wronged} times")),
        (most > MEMORY, "too much memory".to_owned()),
        (!alive, "the server has ended".to_owned()),
    ];
    let wrong: Vec<String> = wrong.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect();
    let verdict =
        if wrong.is_empty() { "passed".to_owned() } else { format!("FAILED: {}", wrong.join(", ")) };
    let ms = |wait: Duration| format!("{:.1} ms", wait.as_secs_f64().min(99.9) * 1000.0);
    println!(
        "{attack:<11} {:>7} {:>9} {:>9} {:>9} {most:>5} {load:>5.0} % {verdict}",
        waits.len(),
        ms(at(0.5)),
        ms(at(0.95)),
        ms(at(1.0)),
    );
    wrong.is_empty()
}
