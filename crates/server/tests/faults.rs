//! What goes wrong inside: a full disk, a damaged game, a panic. Nothing is lost, and nobody else notices.
#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use broadside_engine::{Chance, Reason, Seat};
use broadside_server::games;
use broadside_server::host::{Host, Hosts, NewGame};
use broadside_server::protocol::*;
use broadside_stage::{Desk, Reply};
use common::*;
use sqlx::{Connection, SqliteConnection};

async fn database(folder: &std::path::Path) -> SqliteConnection {
    let file = folder.join("games.db");
    SqliteConnection::connect(file.to_str().unwrap()).await.unwrap()
}

async fn count(db: &mut SqliteConnection) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(db).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(1);
    while page.update.as_ref().unwrap().undo.entries < 5 || page.question().is_none() {
        step(&mut page, &mut chance).await;
    }
    let (before, number) = (page.table(), page.question().unwrap().number);
    // From here on the disk takes nothing for this table.
    let mut db = database(folder.path()).await;
    let refuse =
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    sqlx::query(refuse).execute(&mut db).await.unwrap();
    let reply = any_reply(page.question().unwrap(), &mut chance);
    page.send(Request::Answer { number, reply }).await;
    let mut farewell = None;
    while let Some(message) = page.hear().await {
        assert!(!matches!(message, ServerMessage::Done { .. } | ServerMessage::Update(_)), "{message:?}");
        if let ServerMessage::Bye(refusal) = message {
            farewell = Some(refusal);
        }
    }
    assert_eq!(farewell.unwrap().code, "fault");
    let mut page = Client::sit(running.address, &made.link).await;
    assert!(page.table() == before && page.question().unwrap().number == number);
    sqlx::query("DROP TRIGGER full").execute(&mut db).await.unwrap();
    assert!(decide(&mut page, &mut chance).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_does_not_replay_is_reported_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(1);
    while page.update.as_ref().unwrap().undo.entries < 8 {
        step(&mut page, &mut chance).await;
    }
    drop(running);
    let mut db = database(folder.path()).await;
    let before = count(&mut db).await;
    let entry: String =
        sqlx::query_scalar("SELECT entry FROM entries WHERE seq = 3").fetch_one(&mut db).await.unwrap();
    let (before_hash, after) = entry.split_once("\"hash\":").unwrap();
    let end = after.find(|c: char| !c.is_ascii_digit()).unwrap();
    let hash: u64 = after[..end].parse().unwrap();
    let damaged = format!("{before_hash}\"hash\":{}{}", hash ^ 1, &after[end..]);
    let sql = "UPDATE entries SET entry = ? WHERE seq = 3";
    sqlx::query(sql).bind(damaged).execute(&mut db).await.unwrap();
    let running = start(options(folder.path())).await;
    let mut page = Client::connect(running.address, &made.link).await;
    let Some(ServerMessage::Bye(refusal)) = page.hear().await else { panic!("the page is told") };
    assert_eq!(refusal.code, "fault");
    assert!(refusal.noted().contains("Entry 3"), "{}", refusal.noted());
    assert_eq!(count(&mut db).await, before);
    let fault: Option<String> =
        sqlx::query_scalar("SELECT fault FROM tables").fetch_one(&mut db).await.unwrap();
    // What is kept can be put into words in any language.
    let fault: broadside_stage::Text = serde_json::from_str(&fault.unwrap()).unwrap();
    assert!(broadside_texts::Language::De.say(&fault).starts_with("Eintrag 3 führt zu einem anderen Stand"));
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert!(lobby.playing.is_empty());
    // Once it replays again, nothing is said of a fault any more.
    sqlx::query(sql).bind(entry).execute(&mut db).await.unwrap();
    Client::sit(running.address, &made.link).await;
    let sql = "SELECT count(*) FROM tables WHERE fault IS NOT NULL";
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut db).await.unwrap(), 0);
    // Another table is played there.
    let made = make(&running, &learning(Against::Bot, 2)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    assert!(decide(&mut page, &mut chance).await);
}

/// Armada with a program that stumbles once.
struct Stumbling(Arc<dyn Host>, AtomicBool);

impl Host for Stumbling {
    fn info(&self) -> &GameInfo {
        self.0.info()
    }
    fn version(&self) -> u32 {
        self.0.version()
    }
    fn check(&self, edition: &str, list: &str) -> Result<ListReport, Reason> {
        self.0.check(edition, list)
    }
    fn start(&self, wanted: &NewGame<'_>) -> Result<Box<dyn Desk>, Reason> {
        self.0.start(wanted)
    }
    fn open(&self, edition: &str, record: &str, more: &[String]) -> Result<Box<dyn Desk>, Reason> {
        self.0.open(edition, record, more)
    }
    fn bot(&self, level: &str, desk: &dyn Desk, seat: Seat, chance: &mut Chance) -> Option<(u32, Reply)> {
        assert!(desk.len() < 4 || self.1.swap(true, Ordering::Relaxed), "stumbles");
        self.0.bot(level, desk, seat, chance)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_is_opened_again_as_it_was_stored() {
    let folder = tempfile::tempdir().unwrap();
    let armada = Arc::clone(games::all().get("armada").unwrap());
    let hosts = Hosts::new(vec![Arc::new(Stumbling(armada, AtomicBool::new(false)))]);
    let running = start_for(options(folder.path()), hosts).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let (mut chance, mut put_out) = (chance(1), 0);
    while page.update.as_ref().unwrap().undo.entries < 30 {
        if page.question().is_some() {
            let question = page.question().cloned().unwrap();
            let reply = any_reply(&question, &mut chance);
            page.send(Request::Answer { number: question.number, reply }).await;
        }
        if page.hear().await.is_none() {
            put_out += 1;
            page = Client::sit(running.address, &made.link).await;
        }
    }
    assert_eq!(put_out, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_uses_goes_out_of_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.idle = std::time::Duration::from_millis(200);
    let running = start(options).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    decide(&mut page, &mut chance(1)).await;
    while page.question().is_none() {
        page.updated().await;
    }
    let before = page.table();
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(running.server.loaded(), 1);
    drop(page);
    let mut tries = 0;
    while running.server.loaded() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 100);
    }
    let page = Client::sit(running.address, &made.link).await;
    assert!(page.table() == before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_older_rules_is_read_and_taken_away_but_not_played() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(1);
    while page.update.as_ref().unwrap().undo.entries < 12 || page.question().is_none() {
        step(&mut page, &mut chance).await;
    }
    let told = page.told.clone();
    assert!(told.len() > 5);
    let question = page.question().cloned().unwrap();
    drop(running);
    let mut db = database(folder.path()).await;
    // As if the program had been replaced by one with other rules.
    let header: String = sqlx::query_scalar("SELECT header FROM tables").fetch_one(&mut db).await.unwrap();
    let mut header: serde_json::Value = serde_json::from_str(&header).unwrap();
    let version = header["version"].as_u64().unwrap();
    header["version"] = (version + 1000).into();
    let sql = "UPDATE tables SET header = ?1, rules = json_extract(?1, '$.version')";
    sqlx::query(sql).bind(header.to_string()).execute(&mut db).await.unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert!(lobby.playing.is_empty(), "nobody plays it");
    let mut page = Client::sit(running.address, &made.link).await;
    assert_eq!(page.told, told);
    assert!(page.over() && page.question().is_none());
    let over = page.frame.over.clone().unwrap();
    assert_eq!(over.reason.id, "over-older-rules");
    let reply = any_reply(&question, &mut chance);
    let refusal = page.ask(Request::Answer { number: question.number, reply }).await.unwrap_err();
    assert_eq!(refusal.code, "not_now");
    assert_eq!(page.update.as_ref().unwrap().seal, None);
    let Response::Record(file) = page.ask(Request::Record).await.unwrap() else { panic!("a record") };
    // It is not finished: whoever has a link gets what they were told, and neither the seed nor what was hidden.
    let same: serde_json::Value =
        get(running.address, &format!("/api/tables/{}/record", made.link)).await.unwrap();
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file, same);
    assert_eq!(file["seen"]["story"], serde_json::to_value(&told).unwrap());
    assert!(file["record"].is_null() && !file.to_string().contains("seed"), "{file}");
    let watcher = Client::sit(running.address, &made.watch).await;
    let path = format!("/api/tables/{}/record", made.watch);
    let watched: serde_json::Value = get(running.address, &path).await.unwrap();
    assert_eq!(watched["seen"]["story"], serde_json::to_value(&watcher.told).unwrap());
    assert!(watched["record"].is_null() && watcher.update.as_ref().unwrap().seal.is_none());
    // Once it was over, it is as open as any finished game.
    drop(running);
    sqlx::query("UPDATE tables SET stage = 'over'").execute(&mut db).await.unwrap();
    let running = start(options(folder.path())).await;
    let file: serde_json::Value =
        get(running.address, &format!("/api/tables/{}/record", made.link)).await.unwrap();
    assert_eq!(file["record"]["version"], version + 1000);
    let stored: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut db).await.unwrap();
    assert_eq!(file["record"]["entries"].as_array().unwrap().len() as i64, stored);
    sqlx::query("UPDATE tables SET stage = 'playing'").execute(&mut db).await.unwrap();
    // Under its own rules it is played on.
    drop(running);
    header["version"] = version.into();
    sqlx::query(sql).bind(header.to_string()).execute(&mut db).await.unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert_eq!(lobby.playing.len(), 1);
    let mut page = Client::sit(running.address, &made.link).await;
    assert!(decide(&mut page, &mut chance).await);
}
