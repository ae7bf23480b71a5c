//! Messages that no page sends: malformed, oversized, stale, forged, flooding. Other tables notice nothing.
#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use broadside_server::limits::Limits;
use broadside_server::protocol::*;
use broadside_stage::{Change, Place, Reply};
use common::*;
use tokio_tungstenite::tungstenite::Message;

/// The refusal that comes next.
async fn refusal(page: &mut Client) -> (u32, Refusal) {
    loop {
        if let ServerMessage::Refused { id, refusal } = page.hear().await.unwrap() {
            return (id, refusal);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_and_the_connection_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let malformed = [
        "",
        "{",
        "null",
        "[]",
        "{\"id\":7}",
        "{\"id\":7,\"request\":\"dance\"}",
        "{\"id\":7,\"request\":{\"answer\":{\"number\":-1,\"reply\":\"pass\"}}}",
        "{\"id\":7,\"request\":{\"answer\":{\"number\":1,\"reply\":{\"pick\":-1}}}}",
        "{\"id\":7,\"request\":{\"answer\":{\"number\":1,\"reply\":{\"place\":{\"x\":\"NaN\"}}}}}",
        "\u{0}\u{1f980}",
    ];
    for text in malformed {
        page.raw(Message::text(text)).await;
        let (id, refusal) = refusal(&mut page).await;
        assert_eq!(refusal.code, "malformed", "{text}");
        assert_eq!(id, if text.contains("\"id\":7") { 7 } else { 0 });
        let words = refusal.noted();
        assert!(!words.contains(".rs") && !words.contains("/work"), "{words}");
    }
    assert_eq!(page.ask(Request::Ping).await, Ok(Response::Accepted));
    page.raw(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(refusal(&mut page).await.1.code, "malformed");
    // Deep nesting does not end the server.
    page.raw(Message::text("[".repeat(10_000))).await;
    assert_eq!(refusal(&mut page).await.1.code, "malformed");
    decide(&mut page, &mut chance(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_beside_the_question_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let number = page.question().unwrap().number;
    let far = Place { x: 1e300, y: -1e300, facing: 1e9 };
    let odd = [
        Reply::Pick(u32::MAX),
        Reply::Some(vec![0; 1000]),
        Reply::Order((0..1000).collect()),
        Reply::Split(vec![u32::MAX; 1000]),
        Reply::Assign(vec![]),
        Reply::Assign(vec![u32::MAX; 3]),
        Reply::Amount(i32::MIN),
        Reply::Place(far),
        Reply::Offer(u32::MAX),
        Reply::Course(broadside_stage::Move { speed: 255, clicks: vec![-128; 200], side: -128 }),
    ];
    for reply in odd {
        let refusal = page.ask(Request::Answer { number, reply: reply.clone() }).await.unwrap_err();
        assert_eq!(refusal.code, "refused", "{reply:?}");
        // A preview says why as well, and does not fail.
        let preview = page.ask(Request::Preview { number, reply }).await.unwrap();
        assert!(matches!(preview, Response::Preview(preview) if preview.refused.is_some()));
    }
    assert_eq!(page.ask(Request::Answer { number: 0, reply: Reply::Pass }).await.unwrap_err().code, "stale");
    assert_eq!(
        page.ask(Request::Answer { number: 999, reply: Reply::Pass }).await.unwrap_err().code,
        "stale"
    );
    assert_eq!(page.ask(Request::At(1_000_000)).await.unwrap_err().code, "malformed");
    assert_eq!(page.ask(Request::Consent { proposal: 5, agree: true }).await.unwrap_err().code, "stale");
    assert_eq!(page.ask(Request::Name("x".repeat(41))).await.unwrap_err().code, "malformed");
    assert_eq!(page.ask(Request::Say("x".repeat(401))).await.unwrap_err().code, "malformed");
    assert_eq!(page.ask(Request::Say("  ".into())).await.unwrap_err().code, "malformed");
    assert_eq!(page.ask(Request::Wish(Wish::Undo(0))).await.unwrap_err().code, "refused");
    let refused = page.ask(Request::Measure { from: "ship-99".into(), to: "../../etc/passwd".into() }).await;
    assert_eq!(refused.unwrap_err().code, "refused");
    let moved = Change::Move { piece: "ship-99".into(), place: far };
    assert_eq!(page.ask(Request::Wish(Wish::Adjust(vec![moved]))).await.unwrap_err().code, "refused");
    assert_eq!(page.ask(Request::Wish(Wish::Adjust(vec![]))).await.unwrap_err().code, "malformed");
    assert_eq!(page.question().unwrap().number, number);
    decide(&mut page, &mut chance(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_messages_get_nobody_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &TableRequest { listed: false, ..learning(Against::Link, 1) }).await;
    // A private table is not found under its public name, a guessed link not at all.
    for name in [made.table.as_str(), "nosuchtablenosuchtable", "..%2f..%2fetc", "' OR 1=1 --"] {
        let url = format!("ws://{}/ws/{}", running.address, name.replace(' ', "%20"));
        assert!(tokio_tungstenite::connect_async(url).await.is_err(), "{name}");
    }
    // Whoever watches does not play.
    let mut spectator = Client::sit(running.address, &made.watch).await;
    assert!(spectator.question().is_none());
    let answer = Request::Answer { number: 1, reply: Reply::Assign(vec![0, 0, 0]) };
    for request in [
        answer.clone(),
        Request::Preview { number: 1, reply: Reply::Assign(vec![0, 0, 0]) },
        Request::Look(0),
        Request::Wish(Wish::Undo(0)),
        Request::Consent { proposal: 1, agree: true },
        Request::Concede,
        Request::Adjustable("ship-0".into()),
    ] {
        assert_eq!(spectator.ask(request).await.unwrap_err().code, "not_yours");
    }
    // A player does not look through the other's eyes, nor agree for the other.
    let mut guest = Client::sit(running.address, &guest(running.address, &made).await).await;
    assert_eq!(guest.ask(Request::Look(0)).await.unwrap_err().code, "not_yours");
    guest.ask(Request::Wish(Wish::Draw)).await.unwrap();
    let proposal = guest.proposals.first().map_or(1, |proposal| proposal.number);
    guest.ask(Request::Consent { proposal, agree: true }).await.unwrap();
    assert!(!guest.over());
    // A page of another origin is turned away.
    let (status, _, _) = http(
        running.address,
        &format!("GET /ws/{} HTTP/1.1\r\nOrigin: http://evil.example\r\nUpgrade: websocket", made.link),
        b"",
    )
    .await;
    assert_eq!(status, 403);
    let head = "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nOrigin: null";
    let (status, _, body) = http(running.address, head, b"{}").await;
    assert_eq!((status, String::from_utf8_lossy(&body).contains("not_yours")), (403, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 1)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    page.try_raw(Message::text("x".repeat(20_000))).await;
    let mut said_why = false;
    while let Some(message) = page.hear().await {
        said_why |= matches!(message, ServerMessage::Bye(refusal) if refusal.code == "too_large");
    }
    assert!(said_why);
    let head = "POST /api/lists HTTP/1.1\r\nContent-Type: application/json";
    let (status, _, body) = http(running.address, head, &vec![b' '; 100_000]).await;
    assert_eq!(status, 413);
    assert!(String::from_utf8_lossy(&body).contains("too_large"));
    for (path, body) in [("/api/tables", "{"), ("/api/lists", "[1]"), ("/api/replays", "{\"broadside\":1}")] {
        let head = format!("POST {path} HTTP/1.1\r\nContent-Type: application/json");
        let (status, _, body) = http(running.address, &head, body.as_bytes()).await;
        assert_eq!(status, 400, "{path}");
        let refusal: Refusal = serde_json::from_slice(&body).unwrap();
        assert_eq!(refusal.code, "malformed");
    }
    for path in [
        "/api/nothing",
        "/nothing.js",
        "/..%2f..%2fCargo.toml",
        "/assets/../../../Cargo.toml",
        "/api/rules/x",
    ] {
        let (status, _, _) = http(running.address, &format!("GET {path} HTTP/1.1"), b"").await;
        assert_eq!(status, 404, "{path}");
    }
    // An address under which there is nothing shows the page, which says so.
    let (status, head, _) = http(running.address, "GET /nonsense HTTP/1.1", b"").await;
    assert_eq!(status, 404);
    assert!(head.to_lowercase().contains("text/html"), "{head}");
    let (_, head, _) = http(running.address, "GET / HTTP/1.1", b"").await;
    for wanted in ["content-security-policy: default-src 'self'", "nosniff", "no-referrer"] {
        assert!(head.to_lowercase().contains(wanted), "{wanted}");
    }
    let again = Client::sit(running.address, &made.link).await;
    assert!(again.question().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_is_slowed_and_put_out_while_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let loud = make(&running, &learning(Against::Bot, 1)).await;
    let calm = make(&running, &learning(Against::Bot, 2)).await;
    let mut flooder = Client::sit(running.address, &loud.link).await;
    let mut page = Client::sit(running.address, &calm.link).await;
    let flood = tokio::spawn(async move {
        let measure = r#"{"id":1,"request":{"measure":{"from":"ship-0","to":"ship-1"}}}"#;
        let mut sent = 0;
        while sent < 20_000 && flooder.try_raw(Message::text(measure)).await {
            sent += 1;
        }
        let (mut slowed, mut out) = (0, false);
        while let Some(message) = flooder.hear().await {
            match message {
                ServerMessage::Refused { refusal, .. } if refusal.code == "too_fast" => slowed += 1,
                ServerMessage::Bye(refusal) => out = refusal.code == "too_fast",
                _ => {}
            }
        }
        (slowed, out || sent < 20_000)
    });
    let mut chance = chance(3);
    let mut slowest = Duration::ZERO;
    for _ in 0..40 {
        if page.question().is_some() {
            let began = Instant::now();
            decide(&mut page, &mut chance).await;
            slowest = slowest.max(began.elapsed());
        } else {
            step(&mut page, &mut chance).await;
        }
    }
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
    // Who is put out in the middle of sending may never read what it was told before.
    let (slowed, out) = flood.await.unwrap();
    assert!(slowed > 0 || out);
    // Whoever was put out comes back and finds the table as it was.
    assert!(Client::sit(running.address, &loud.link).await.question().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_makes_so_many_tables_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits::default();
    let most = limits.table.burst as usize;
    let running = start(broadside_server::Options { limits, ..options(folder.path()) }).await;
    let mut codes = Vec::new();
    for _ in 0..most + 2 {
        codes.push(post::<TableMade>(running.address, "/api/tables", &learning(Against::Bot, 1)).await.err());
    }
    let refused: Vec<_> = codes.into_iter().flatten().collect();
    assert!((1..=2).contains(&refused.len()));
    assert!(refused.iter().all(|(status, body)| *status == 429 && body.contains("too_fast")));
    // A full server says so.
    let limits = Limits { tables: most as u64, ..Limits::at_home() };
    let running = start(broadside_server::Options { limits, ..options(folder.path()) }).await;
    let (status, body) =
        post::<TableMade>(running.address, "/api/tables", &learning(Against::Bot, 1)).await.unwrap_err();
    assert_eq!((status, body.contains("too_many")), (429, true));
}
