//! One address that wants too much, and faults that pass. Each test is an attack that once worked.
#![allow(clippy::unwrap_used)]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use broadside_server::limits::rate;
use broadside_server::protocol::*;
use broadside_stage::Change;
use common::*;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

async fn database(folder: &std::path::Path) -> SqliteConnection {
    SqliteConnection::connect(folder.join("games.db").to_str().unwrap()).await.unwrap()
}

async fn run(db: &mut SqliteConnection, sql: &str) {
    sqlx::query(AssertSqlSafe(sql)).execute(db).await.unwrap();
}

/// Answers until so many entries are in force.
async fn play_on(page: &mut Client, seed: u64, entries: u32) {
    let mut chance = chance(seed);
    while page.update.as_ref().unwrap().undo.entries < entries || page.question().is_none() {
        step(page, &mut chance).await;
    }
}

/// What the last farewell says; nothing if the connection ends without one.
async fn farewell(page: &mut Client) -> Option<Refusal> {
    let mut last = None;
    while let Some(message) = page.hear().await {
        if let ServerMessage::Bye(refusal) = message {
            last = Some(refusal);
        }
    }
    last
}

/// Whether the server ends a connection within two seconds.
async fn is_ended(socket: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(Duration::from_secs(2), socket.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_that_is_freed_stores_again() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    play_on(&mut page, 1, 3).await;
    let mut db = database(folder.path()).await;
    // As a full disk does, it ends the transaction by itself.
    run(&mut db, "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'full'); END")
        .await;
    let question = page.question().cloned().unwrap();
    let reply = any_reply(&question, &mut chance(5));
    page.send(Request::Answer { number: question.number, reply }).await;
    assert_eq!(farewell(&mut page).await.unwrap().code, "fault");
    run(&mut db, "DROP TRIGGER full").await;
    let mut page = Client::sit(running.address, &made.link).await;
    let before = page.update.as_ref().unwrap().undo.entries;
    play_on(&mut page, 2, before + 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_full_is_not_added_to_and_opens_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.entries = 12;
    let running = start(options.clone()).await;
    let made = make(&running, &learning(Against::Screen, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(3);
    let full = loop {
        // Both seats are this page's: whoever has not answered is looked through.
        let Some(question) = page.question().filter(|question| question.given.is_none()).cloned() else {
            let other = page.hello.as_ref().unwrap().eyes.map_or(0, |eyes| 1 - eyes);
            page.ask(Request::Look(other)).await.unwrap();
            page.updated().await;
            continue;
        };
        let reply = any_reply(&question, &mut chance);
        match page.ask(Request::Answer { number: question.number, reply }).await {
            Ok(_) => page.updated().await,
            Err(refusal) if refusal.code == "refused" => {}
            Err(refusal) if refusal.code == "too_fast" => {
                tokio::time::sleep(Duration::from_millis(400)).await
            }
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(full.code, "too_many", "{full:?}");
    let refusal = page.ask(Request::Wish(Wish::Undo(0))).await.unwrap_err();
    assert_eq!(refusal.code, "too_many", "{refusal:?}");
    drop(running);
    let running = start(options).await;
    let page = Client::sit(running.address, &made.link).await;
    let mut db = database(folder.path()).await;
    let entries: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut db).await.unwrap();
    assert_eq!(entries, 12);
    assert_eq!(page.update.as_ref().unwrap().undo.entries, 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_from_another_is_full_with_what_that_had() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.entries = 40;
    let running = start(options.clone()).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    play_on(&mut page, 3, 6).await;
    let fork =
        |entries| ForkRequest { entries, against: Against::Bot, seat: 0, bot: None, name: "Ada".into() };
    let path = format!("/api/tables/{}/fork", made.link);
    let other: TableMade = post(running.address, &path, &fork(6)).await.unwrap();
    let mut page = Client::sit(running.address, &other.link).await;
    let mut chance = chance(4);
    let full = loop {
        assert!(page.update.as_ref().unwrap().undo.entries <= 40, "more than can be opened again");
        let Some(question) = page.question().cloned() else {
            // Nor does a bot add to it.
            if page.update.as_ref().unwrap().undo.entries == 40 {
                break None;
            }
            page.updated().await;
            continue;
        };
        let reply = any_reply(&question, &mut chance);
        match page.ask(Request::Answer { number: question.number, reply }).await {
            Ok(_) => page.updated().await,
            Err(refusal) if refusal.code == "refused" => {}
            Err(refusal) => break Some(refusal.code),
        }
    };
    assert!(full.is_none_or(|code| code == "too_many"));
    assert_eq!(page.update.as_ref().unwrap().undo.entries, 40);
    // With new chance behind all of them there would be one too many.
    let path = format!("/api/tables/{}/fork", other.link);
    assert_eq!(post::<TableMade>(running.address, &path, &fork(40)).await.unwrap_err().0, 429);
}

#[test]
fn no_more_entries_are_taken_than_can_be_opened_again() {
    use broadside_server::limits::{Limits, MOST_ENTRIES};
    assert_eq!([Limits::default().entries, Limits::at_home().entries], [MOST_ENTRIES; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_game_that_is_looked_at_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Screen, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    page.ask(Request::Concede).await.unwrap();
    let file: Value = get(running.address, &format!("/api/tables/{}/record", made.link)).await.unwrap();
    let kept: ReplayMade = post(running.address, "/api/replays", &file).await.unwrap();
    let mut db = database(folder.path()).await;
    run(&mut db, "UPDATE tables SET touched = touched - 80 * 86400 WHERE stage = 'replay'").await;
    let before = sqlx::query_scalar::<_, i64>("SELECT touched FROM tables WHERE name = ?");
    let before = before.bind(&kept.table).fetch_one(&mut db).await.unwrap();
    let hello = Client::sit(running.address, &kept.table).await.hello.unwrap();
    let after = sqlx::query_scalar::<_, i64>("SELECT touched FROM tables WHERE name = ?");
    let after = after.bind(&kept.table).fetch_one(&mut db).await.unwrap();
    assert_eq!((after - before + 60) / 86_400, 80);
    assert!(hello.kept_until > after + 89 * 86_400);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_is_at_make_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    // No game has room.
    options.limits.memory = 1;
    let running = start(options).await;
    let mut links = Vec::new();
    for seed in 0..6 {
        links.push(make(&running, &learning(Against::Bot, seed)).await.link);
    }
    for link in &links {
        let (status, _, _) =
            http(running.address, &format!("GET /api/tables/{link}/record HTTP/1.1"), b"").await;
        assert_eq!(status, 200);
    }
    let mut tries = 0;
    while running.server.loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        tries += 1;
        assert!(tries < 100, "{} tables are in memory", running.server.loaded());
    }
    // Where somebody is, the table stays, and others have to wait.
    let mut page = Client::sit(running.address, &links[0]).await;
    let (status, _, _) =
        http(running.address, &format!("GET /api/tables/{}/record HTTP/1.1", links[1]), b"").await;
    assert_eq!(status, 429);
    play_on(&mut page, 1, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.header_time = Duration::from_millis(300);
    options.limits.request_time = Duration::from_millis(300);
    let running = start(options).await;
    let mut half = TcpStream::connect(running.address).await.unwrap();
    half.write_all(b"GET /api/lobby HT").await.unwrap();
    assert!(is_ended(&mut half).await);
    // Nor is a connection that says nothing at all, or nothing more.
    let mut silent = TcpStream::connect(running.address).await.unwrap();
    assert!(is_ended(&mut silent).await);
    let mut idle = TcpStream::connect(running.address).await.unwrap();
    idle.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(is_ended(&mut idle).await);
    let mut slow = TcpStream::connect(running.address).await.unwrap();
    let head = "POST /api/lists HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    slow.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.sockets_per_address = 3;
    let running = start(options).await;
    let open = |address: SocketAddr| async move { TcpStream::connect(address).await.unwrap() };
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(open(running.address).await);
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(is_ended(&mut open(running.address).await).await);
    drop(held);
    tokio::time::sleep(Duration::from_millis(50)).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert!(!lobby.games.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_does_not_lock_players_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    (options.limits.watchers, options.limits.pages_per_seat) = (2, 2);
    let running = start(options).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut watching = Vec::new();
    for _ in 0..2 {
        watching.push(Client::sit(running.address, &made.watch).await);
    }
    let mut third = Client::connect(running.address, &made.watch).await;
    assert_eq!(farewell(&mut third).await.unwrap().code, "too_many");
    let mut first = Client::sit(running.address, &made.link).await;
    let mut second = Client::sit(running.address, &made.link).await;
    // One page more than a seat may have: the oldest goes, and the newest plays.
    let mut newest = Client::sit(running.address, &made.link).await;
    assert_eq!(farewell(&mut first).await.unwrap().code, "too_many");
    assert!(second.ask(Request::Measure { from: "ship-0".into(), to: "ship-1".into() }).await.is_ok());
    assert!(decide(&mut newest, &mut chance(1)).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_does_not_fill_the_chat() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    (options.limits.watchers_lines, options.limits.watcher_lines) = (30, 3);
    options.limits.chat_lines = 12;
    let running = start(options).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut player = Client::sit(running.address, &made.link).await;
    let mut watcher = Client::sit(running.address, &made.watch).await;
    let say = || Request::Say("Hello.".into());
    for _ in 0..3 {
        watcher.ask(say()).await.unwrap();
    }
    assert_eq!(watcher.ask(say()).await.unwrap_err().code, "too_many");
    let mut again = Client::sit(running.address, &made.watch).await;
    assert_eq!(again.ask(say()).await.unwrap_err().code, "too_many", "who connects again has said as much");
    for _ in 0..6 {
        player.ask(say()).await.unwrap();
    }
    assert_eq!(player.ask(say()).await.unwrap_err().code, "too_many", "the other seat keeps its share");
    assert_eq!(watcher.ask(Request::Hush(true)).await.unwrap_err().code, "not_yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_without_a_pause() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut player = Client::sit(running.address, &made.link).await;
    let mut fast = None;
    for _ in 0..20 {
        fast = player.ask(Request::Say("Hello.".into())).await.err().or(fast);
    }
    assert_eq!(fast.unwrap().code, "too_fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_hush_those_who_watch() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let running = start(options.clone()).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut player = Client::sit(running.address, &made.link).await;
    player.ask(Request::Hush(true)).await.unwrap();
    drop(running);
    let running = start(options).await;
    let mut watcher = Client::sit(running.address, &made.watch).await;
    assert!(watcher.hello.as_ref().unwrap().hushed);
    let line = Request::Say("Hello.".into());
    assert_eq!(watcher.ask(line.clone()).await.unwrap_err().code, "not_yours");
    let mut player = Client::sit(running.address, &made.link).await;
    player.ask(line.clone()).await.unwrap();
    player.ask(Request::Hush(false)).await.unwrap();
    watcher.ask(line).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nothing_happens_at_expire() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let running = start(options.clone()).await;
    let old = make(&running, &learning(Against::Bot, 1)).await;
    let new = make(&running, &learning(Against::Bot, 2)).await;
    let hello = Client::sit(running.address, &old.link).await.hello.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64;
    let days = (hello.kept_until - now + 60) / 86_400;
    assert_eq!(days, 180);
    drop(running);
    let mut db = database(folder.path()).await;
    let sql = format!("UPDATE tables SET touched = touched - 181 * 86400 WHERE name = '{}'", old.table);
    run(&mut db, &sql).await;
    let running = start(options).await;
    let mut tries = 0;
    let mut left = 2;
    while left > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        left = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut db).await.unwrap();
        tries += 1;
        assert!(tries < 100);
    }
    let links: i64 =
        sqlx::query_scalar("SELECT count(DISTINCT table_name) FROM links").fetch_one(&mut db).await.unwrap();
    assert_eq!(links, 1);
    Client::sit(running.address, &new.link).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_fill_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.listed_per_address = 2;
    options.limits.tables_per_address = 4;
    let running = start(options).await;
    let samples = broadside_server::games::all();
    let list = samples.get("armada").unwrap().info().samples[0].text.clone();
    let lines: Vec<&str> = list.lines().collect();
    // The same fleet under a name that no lobby has room for.
    let long = lines.iter().map(|line| match line.strip_prefix("fleet ") {
        Some(_) => format!("fleet {}", "x".repeat(3_000)),
        None => (*line).to_owned(),
    });
    let list = long.collect::<Vec<_>>().join("\n");
    let wanted = TableRequest { learning: false, lists: vec![list], ..learning(Against::Link, 1) };
    for _ in 0..2 {
        make(&running, &wanted).await;
    }
    let (status, why) = post::<TableMade>(running.address, "/api/tables", &wanted).await.unwrap_err();
    assert_eq!(status, 429, "{why}");
    let unlisted = TableRequest { listed: false, ..wanted };
    for _ in 0..2 {
        make(&running, &unlisted).await;
    }
    assert_eq!(post::<TableMade>(running.address, "/api/tables", &unlisted).await.unwrap_err().0, 429);
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert_eq!(lobby.open.len(), 2);
    assert!(
        lobby.open.iter().all(|table| broadside_texts::Language::En.say(&table.title).chars().count() <= 80)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_game_is_stored_as_it_was_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.replays_per_address = 1;
    let running = start(options).await;
    let made = make(&running, &learning(Against::Screen, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    page.ask(Request::Concede).await.unwrap();
    let Response::Record(record) = page.ask(Request::Record).await.unwrap() else { panic!("a record") };
    let mut file: Value = serde_json::from_str(&record).unwrap();
    file["record"]["padding"] = Value::Array(vec![Value::from(0); 250_000]);
    file["title"] = Value::String("x".repeat(5_000));
    let kept: ReplayMade = post(running.address, "/api/replays", &file).await.unwrap();
    let mut db = database(folder.path()).await;
    let size: i64 = sqlx::query_scalar("SELECT length(header) + length(title) FROM tables WHERE name = ?")
        .bind(&kept.table)
        .fetch_one(&mut db)
        .await
        .unwrap();
    assert!(size < 100_000, "{size} bytes are kept");
    assert_eq!(post::<ReplayMade>(running.address, "/api/replays", &file).await.unwrap_err().0, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_game_has_no_text_that_is_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Screen, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    page.ask(Request::Concede).await.unwrap();
    let Response::Record(record) = page.ask(Request::Record).await.unwrap() else { panic!("a record") };
    let file: Value = serde_json::from_str(&record).unwrap();
    let name = |letters: usize| {
        let mut file = file.clone();
        file["record"]["setup"]["fleets"][0]["name"] = Value::String("\\\"x".repeat(letters / 3));
        file
    };
    let mut ended = file.clone();
    ended["ending"]["reason"]["id"] = Value::String("x".repeat(3_000));
    for (file, why) in [(name(3_000), "letters"), (ended, "letters")] {
        let (status, said) = post::<ReplayMade>(running.address, "/api/replays", &file).await.unwrap_err();
        assert!(status == 413 && said.contains(why), "{status} {said}");
    }
    post::<ReplayMade>(running.address, "/api/replays", &file).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_not_taken_up_again_once_its_secrets_were_shown() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    for (shown, seed) in [(false, 1), (true, 2)] {
        let made = make(&running, &learning(Against::Screen, seed)).await;
        let mut page = Client::sit(running.address, &made.link).await;
        page.ask(Request::Concede).await.unwrap();
        if shown {
            page.ask(Request::Record).await.unwrap();
        }
        let entries = page.update.as_ref().unwrap().undo.entries;
        let fix = Change::Set { of: "ship-0".into(), key: "speed".into(), value: 1 };
        let came = page.ask(Request::Wish(Wish::Adjust(vec![fix]))).await;
        if shown {
            assert_eq!(came.unwrap_err().code, "not_now");
            continue;
        }
        came.unwrap();
        page.updated().await;
        // The adjustment, and new chance.
        assert_eq!(page.update.as_ref().unwrap().undo.entries, entries + 2);
        let mut db = database(folder.path()).await;
        let sql = "SELECT entry FROM entries WHERE table_name = ? ORDER BY seq DESC LIMIT 1";
        let last: String = sqlx::query_scalar(sql).bind(&made.table).fetch_one(&mut db).await.unwrap();
        assert!(last.contains("Fresh"), "{last}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_say_nothing_count() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.limits.patience = 20;
    let limits = options.limits.clone();
    let running = start(options).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    for message in [Message::Ping(Default::default()), Message::binary(vec![1, 2, 3])] {
        let mut page = Client::sit(running.address, &made.link).await;
        // As many as are answered before the connection is closed: what comes behind that would take the last word with it.
        for _ in 0..limits.messages.burst as usize + 25 {
            if !page.try_raw(message.clone()).await {
                break;
            }
        }
        assert_eq!(farewell(&mut page).await.unwrap().code, "too_fast");
    }
    // Many connections do not help.
    let folder = tempfile::tempdir().unwrap();
    let mut options = self::options(folder.path());
    options.limits.messages_per_address = rate(30, 1);
    options.limits.patience = 5;
    let running = start(options).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut pages = Vec::new();
    for _ in 0..4 {
        pages.push(Client::sit(running.address, &made.watch).await);
    }
    for page in &mut pages {
        for _ in 0..20 {
            let _ = page.try_raw(Message::text("{}")).await;
        }
    }
    let mut ended = 0;
    for page in &mut pages[2..] {
        ended += usize::from(farewell(page).await.is_some_and(|refusal| refusal.code == "too_fast"));
    }
    assert_eq!(ended, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_answers_under_its_own_names() {
    let folder = tempfile::tempdir().unwrap();
    let options =
        broadside_server::Options { hosts: vec!["tables.example.org".into()], ..options(folder.path()) };
    let running = start(options).await;
    for (host, status) in [
        ("tables.example.org", 200),
        ("Tables.Example.Org:443", 200),
        ("evil.example.org", 403),
        ("tables.example.org.evil.example.org", 403),
    ] {
        let mut socket = TcpStream::connect(running.address).await.unwrap();
        let head = format!("GET /api/lobby HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        socket.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_for_its_owner_only() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    // One that an earlier version made for everybody.
    std::fs::write(&file, b"").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let running = start(options(folder.path())).await;
    make(&running, &learning(Against::Bot, 1)).await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().mode() & 0o077, 0, "{:?}", file.path());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_not_longer_than_any_list() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let text = "CR90 Corvette Z\n".repeat(3_000);
    let request = ListRequest { game: "armada".into(), edition: "rr15".into(), text };
    let (status, why) = post::<ListReport>(running.address, "/api/lists", &request).await.unwrap_err();
    assert_eq!(status, 413, "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_told_before_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let server = broadside_server::Server::open(options(folder.path())).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(listener, async { drop(stopped.await) }));
    let made: TableMade = post(address, "/api/tables", &learning(Against::Screen, 1)).await.unwrap();
    let mut page = Client::sit(address, &made.link).await;
    stop.send(()).unwrap();
    loop {
        if let ServerMessage::Bye(refusal) = page.hear().await.unwrap() {
            assert_eq!(refusal.code, "restart");
            break;
        }
    }
    serving.await.unwrap().unwrap();
}
