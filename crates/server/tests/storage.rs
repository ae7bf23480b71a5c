//! The database is locked, moved away or replaced while games are played. Nothing that was acknowledged is lost, players are
//! told, and play goes on by itself.
#![allow(clippy::unwrap_used)]

mod common;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use broadside_server::protocol::*;
use common::*;
use sqlx::{Connection, SqliteConnection};

async fn database(file: &Path) -> SqliteConnection {
    SqliteConnection::connect(file.to_str().unwrap()).await.unwrap()
}

async fn run(db: &mut SqliteConnection, sql: impl Into<String>) {
    sqlx::query(sqlx::AssertSqlSafe(sql.into())).execute(db).await.unwrap();
}

async fn entries(file: &Path, table: &str) -> u32 {
    let mut db = database(file).await;
    let sql = "SELECT count(*) FROM entries WHERE table_name = ?";
    sqlx::query_scalar(sql).bind(table).fetch_one(&mut db).await.unwrap()
}

fn now(page: &Client) -> u32 {
    page.update.as_ref().unwrap().undo.entries
}

/// Answers until so many entries are in force and it is this page's turn again.
async fn play_on(page: &mut Client, seed: u64, entries: u32) {
    let mut chance = chance(seed);
    while now(page) < entries || page.question().is_none() {
        step(page, &mut chance).await;
    }
}

/// Answers, and says with what the server ended the connection.
async fn put_out(page: &mut Client) -> String {
    let question = page.question().cloned().unwrap();
    let reply = any_reply(&question, &mut chance(5));
    page.send(Request::Answer { number: question.number, reply }).await;
    let mut last = String::new();
    while let Some(message) = page.hear().await {
        assert!(!matches!(message, ServerMessage::Done { .. } | ServerMessage::Update(_)), "{message:?}");
        if let ServerMessage::Bye(refusal) = message {
            last = refusal.code;
        }
    }
    last
}

async fn health(running: &Running) -> u16 {
    http(running.address, "GET /health HTTP/1.1", b"").await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_that_passes_is_waited_for_and_many_tables_wait_for_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let mut tables = Vec::new();
    for seed in 0..6 {
        let made = make(&running, &learning(Against::Bot, seed)).await;
        let mut page = Client::sit(running.address, &made.link).await;
        play_on(&mut page, seed, 3).await;
        tables.push((made, page));
    }
    let mut db = database(&folder.path().join("games.db")).await;
    // For a moment: the answer waits, and counts.
    run(&mut db, "BEGIN IMMEDIATE").await;
    let unlock = async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        run(&mut db, "COMMIT").await;
    };
    let mut first = chance(1);
    tokio::join!(decide(&mut tables[0].1, &mut first), unlock);
    play_on(&mut tables[0].1, 1, 5).await;
    // For long: every table is told, as soon as the first.
    run(&mut db, "BEGIN IMMEDIATE").await;
    let began = Instant::now();
    let told = futures_util::future::join_all(tables.iter_mut().map(|(_, page)| put_out(page))).await;
    assert_eq!(told, ["fault"; 6]);
    assert!(began.elapsed() < Duration::from_secs(14), "{:?}", began.elapsed());
    run(&mut db, "COMMIT").await;
    for (made, page) in &mut tables {
        let before = now(page);
        *page = Client::sit(running.address, &made.link).await;
        assert_eq!(now(page), before);
        play_on(page, 2, before + 3).await;
    }
    assert_eq!(health(&running).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_moved_away_is_missed_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (file, away) = (folder.path().join("games.db"), folder.path().join("away.db"));
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    play_on(&mut page, 1, 6).await;
    let before = now(&page);
    std::fs::rename(&file, &away).unwrap();
    assert_eq!(put_out(&mut page).await, "fault");
    assert_eq!(health(&running).await, 503);
    assert!(!file.exists(), "an empty database would hide the one that is missing");
    std::fs::rename(&away, &file).unwrap();
    let mut page = Client::sit(running.address, &made.link).await;
    assert_eq!(now(&page), before);
    play_on(&mut page, 2, before + 4).await;
    assert_eq!(health(&running).await, 200);
    let acknowledged = now(&page);
    drop(running);
    let running = start(options(folder.path())).await;
    assert_eq!(now(&Client::sit(running.address, &made.link).await), acknowledged);
}

fn rescued(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.to_string_lossy().contains(".rescued-")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_replaced_is_saved_and_the_new_one_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("games.db"), folder.path().join("copy.db"));
    let running = start(options(folder.path())).await;
    let [one, two] =
        [make(&running, &learning(Against::Bot, 1)).await, make(&running, &learning(Against::Bot, 2)).await];
    let mut pages =
        [Client::sit(running.address, &one.link).await, Client::sit(running.address, &two.link).await];
    for page in &mut pages {
        play_on(page, 1, 4).await;
    }
    let mut db = database(&file).await;
    run(&mut db, format!("VACUUM INTO '{}'", copy.display())).await;
    db.close().await.unwrap();
    let copied = [entries(&copy, &one.table).await, entries(&copy, &two.table).await];
    for page in &mut pages {
        let more = now(page) + 6;
        play_on(page, 2, more).await;
    }
    let held = [entries(&file, &one.table).await, entries(&file, &two.table).await];
    assert!(copied[0] < held[0] && copied[1] < held[1]);
    // An older copy is put in its place while games are played.
    std::fs::rename(&copy, &file).unwrap();
    for (page, made) in pages.iter_mut().zip([&one, &two]) {
        assert_eq!(put_out(page).await, "fault");
        *page = Client::sit(running.address, &made.link).await;
    }
    assert_eq!(entries(&file, &one.table).await, copied[0]);
    let [saved] = &rescued(folder.path())[..] else { panic!("what was kept in the old file is saved once") };
    assert_eq!([entries(saved, &one.table).await, entries(saved, &two.table).await], held);
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        assert_eq!(std::fs::metadata(saved).unwrap().mode() & 0o077, 0);
    }
    // What is acknowledged from here on is in the new file.
    for page in &mut pages {
        let more = now(page) + 5;
        play_on(page, 3, more).await;
    }
    let acknowledged = [now(&pages[0]), now(&pages[1])];
    drop(running);
    let running = start(options(folder.path())).await;
    for (made, entries) in [&one, &two].into_iter().zip(acknowledged) {
        assert_eq!(now(&Client::sit(running.address, &made.link).await), entries);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_replaced_while_nobody_plays_is_noticed_by_who_watches() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("games.db"), folder.path().join("copy.db"));
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut db = database(&file).await;
    run(&mut db, format!("VACUUM INTO '{}'", copy.display())).await;
    db.close().await.unwrap();
    std::fs::rename(&copy, &file).unwrap();
    assert_eq!(health(&running).await, 200, "the new file is gone on with before anybody writes");
    assert_eq!(rescued(folder.path()).len(), 1);
    let mut page = Client::sit(running.address, &made.link).await;
    let more = now(&page) + 2;
    play_on(&mut page, 1, more).await;
}
