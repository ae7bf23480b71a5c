//! The server as a program: it is killed in the middle of a game, and nothing is lost or doubled.
#![allow(clippy::unwrap_used)]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use broadside_server::protocol::*;
use common::*;

/// A server that is a program of its own.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(command: &[&str], database: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_broadside"))
            .args(command)
            .arg("--database")
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
        Program { address: address.parse().unwrap(), child }
    }

    /// SIGKILL: the program has no say in it.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--allow-seed"];
    let mut program = Program::start(&serve, &database);
    let made: TableMade = post(program.address, "/api/tables", &learning(Against::Link, 23)).await.unwrap();
    let links = [made.link.clone(), guest(program.address, &made).await];
    let mut pages =
        [Client::sit(program.address, &links[0]).await, Client::sit(program.address, &links[1]).await];
    let (mut chance, mut steps, mut kills) = (chance(2), 0_u32, 0);
    let (mut acknowledged, mut in_doubt) = (0_u32, 0_u32);
    while !pages.iter().all(Client::over) {
        steps += 1;
        assert!(steps < 5_000);
        let at = usize::from(pages[0].question().is_none_or(|question| question.given.is_some()));
        let killed = steps.is_multiple_of(29);
        if killed {
            // An answer is on its way when the server dies: it was taken or it was not, and the page finds out which.
            let question = pages[at].question().cloned().unwrap();
            let reply = any_reply(&question, &mut chance);
            pages[at].send(Request::Answer { number: question.number, reply: reply.clone() }).await;
            if kills % 2 == 1 {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            }
            program.kill();
            kills += 1;
            program = Program::start(&serve, &database);
            for (page, link) in pages.iter_mut().zip(&links) {
                *page = Client::sit(program.address, link).await;
            }
            // The page sends it again: it counts once.
            match pages[at].ask(Request::Answer { number: question.number, reply }).await {
                Ok(_) => pages[at].updated().await,
                Err(refusal) => assert!(matches!(refusal.code.as_str(), "stale" | "refused"), "{refusal:?}"),
            }
            in_doubt += 1;
        } else {
            acknowledged += u32::from(decide(&mut pages[at], &mut chance).await);
        }
        for (page, link) in pages.iter_mut().zip(&links) {
            page.catch_up(program.address, link).await;
        }
    }
    let seals = pages.each_ref().map(|page| page.update.as_ref().unwrap().seal.clone().unwrap());
    assert_eq!(seals[0], seals[1]);
    assert!(kills >= 3, "{kills} kills in {steps} steps");
    let record: serde_json::Value =
        get(program.address, &format!("/api/tables/{}/record", made.table)).await.unwrap();
    let entries = record["record"]["entries"].as_array().unwrap();
    let given: u32 =
        entries.iter().map(|entry| entry["Answer"]["answers"].as_array().unwrap().len() as u32).sum();
    assert!(
        (acknowledged..=acknowledged + in_doubt).contains(&given),
        "{acknowledged} + {in_doubt}: {given}"
    );
    let numbers: Vec<u64> = entries.iter().map(|entry| entry["Answer"]["number"].as_u64().unwrap()).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b), "every decision is answered once");
    let elsewhere: ReplayMade = post(program.address, "/api/replays", &record).await.unwrap();
    let past = Client::sit(program.address, &elsewhere.table).await;
    assert_eq!(past.update.unwrap().seal.unwrap(), seals[0]);
    program.kill();
}

#[test]
fn play_prints_its_address_and_ends_on_a_signal() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&["play", "--no-open"], &folder.path().join("games.db"));
    assert!(program.address.ip().is_loopback());
    let Program { mut child, .. } = program;
    let stopped = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    assert!(child.wait().unwrap().success());
}
