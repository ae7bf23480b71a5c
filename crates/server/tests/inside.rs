//! The operator's side: health, numbers and orders.
#![allow(clippy::unwrap_used)]

mod common;

use std::net::SocketAddr;

use broadside_server::Server;
use broadside_server::inside::{OrderRequest, OrderResult, key_file};
use broadside_server::protocol::*;
use common::*;
use tokio::net::TcpListener;

/// The operator's address of a server.
async fn inside(server: &Server) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server.clone().serve_inside(listener));
    address
}

async fn order(address: SocketAddr, key: &str, request: &OrderRequest) -> Result<OrderResult, u16> {
    let head =
        format!("POST /orders HTTP/1.1\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json");
    let (status, _, body) = http(address, &head, &serde_json::to_vec(request).unwrap()).await;
    if status == 200 { Ok(serde_json::from_slice(&body).unwrap()) } else { Err(status) }
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_carried_out_for_whoever_has_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let key = |folder: &std::path::Path| std::fs::read_to_string(key_file(&folder.join("games.db"))).unwrap();
    let running = start(options).await;
    let (address, key) = (inside(&running.server).await, key(folder.path()));
    assert_eq!(order(address, "wrong", &OrderRequest::List).await, Err(403));
    let playing = make(&running, &learning(Against::Bot, 1)).await;
    let OrderResult::Tables(tables) = order(address, &key, &OrderRequest::List).await.unwrap() else {
        panic!()
    };
    assert_eq!(tables.len(), 1);
    assert_eq!((tables[0].name.as_str(), tables[0].stage.as_str()), (playing.table.as_str(), "playing"));
    assert_eq!(order(address, &key, &OrderRequest::Close("nosuchtable".into())).await, Err(404));

    let mut watcher = Client::sit(running.address, &playing.watch).await;
    let table = playing.table.clone();
    order(address, &key, &OrderRequest::Mute(table.clone(), true)).await.unwrap();
    let line = Request::Say("Hello.".into());
    assert_eq!(watcher.ask(line).await.unwrap_err().code, "not_yours");

    let OrderResult::Game(file) = order(address, &key, &OrderRequest::Export(table.clone())).await.unwrap()
    else {
        panic!()
    };
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert!(file["record"]["seed"].is_number(), "the operator gets the whole game");

    order(address, &key, &OrderRequest::Close(table)).await.unwrap();
    let mut player = Client::sit(running.address, &playing.link).await;
    assert!(player.over());
    assert_eq!(player.ask(Request::Concede).await.unwrap_err().code, "not_now");
    let undo = Request::Wish(Wish::Undo(0));
    assert_eq!(player.ask(undo).await.unwrap_err().code, "not_now", "what the operator ended stays ended");
    let OrderResult::Gone(gone) = order(address, &key, &OrderRequest::Expire).await.unwrap() else {
        panic!()
    };
    assert!(gone.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_address_stays_out_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(folder.path());
    let running = start(options.clone()).await;
    let (address, file) = (inside(&running.server).await, key_file(&folder.path().join("games.db")));
    let key = std::fs::read_to_string(&file).unwrap();
    let local = "127.0.0.1".parse().unwrap();
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    order(address, &key, &OrderRequest::Ban(local)).await.unwrap();
    let mut said = None;
    while let Some(message) = page.hear().await {
        if let ServerMessage::Bye(refusal) = message {
            said = Some(refusal.code);
        }
    }
    assert_eq!(said.as_deref(), Some("not_yours"), "open pages of a banned address are closed");
    assert_eq!(get::<Lobby>(running.address, "/api/lobby").await.unwrap_err().0, 403);
    drop(running);
    let running = start(options).await;
    assert_eq!(get::<Lobby>(running.address, "/api/lobby").await.unwrap_err().0, 403);
    let (address, key) = (inside(&running.server).await, std::fs::read_to_string(&file).unwrap());
    assert_eq!(
        order(address, &key, &OrderRequest::Banned).await.unwrap(),
        OrderResult::Addresses(vec![local])
    );
    order(address, &key, &OrderRequest::Unban(local)).await.unwrap();
    get::<Lobby>(running.address, "/api/lobby").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_told_to_whoever_watches_over_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let address = inside(&running.server).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    decide(&mut page, &mut chance(1)).await;
    let (status, _, body) = http(address, "GET /metrics HTTP/1.1", b"").await;
    let text = String::from_utf8(body).unwrap();
    assert_eq!(status, 200);
    let value = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} is not told: {text}")).parse().unwrap()
    };
    assert!(value("broadside_tables{stage=\"playing\"}") >= 1.0);
    assert!(value("broadside_tables_loaded") >= 1.0 && value("broadside_tables_bytes") > 1_000.0);
    assert!(value("broadside_pages") >= 1.0 && value("broadside_sockets") >= 1.0);
    assert!(value("broadside_entries_total") >= 1.0 && value("broadside_requests_total") >= 2.0);
    // Older ones can be brought to write outside their memory (CVE-2025-6965).
    let sqlite = text.split("sqlite=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let version: Vec<u32> = sqlite.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(version >= vec![3, 50, 2], "SQLite {sqlite}");
    // Every number is explained once.
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split(['{', ' ']).next().unwrap();
        assert_eq!(text.matches(&format!("# TYPE {name} ")).count(), 1, "{name}");
    }
    for at in [address, running.address] {
        assert_eq!(http(at, "GET /health HTTP/1.1", b"").await.0, 200);
    }
    // Players' pages get no numbers and give no orders.
    assert!(
        http(running.address, "GET /metrics HTTP/1.1", b"").await.0 != 200 || {
            let (_, _, body) = http(running.address, "GET /metrics HTTP/1.1", b"").await;
            !String::from_utf8_lossy(&body).contains("broadside_tables")
        }
    );
}
