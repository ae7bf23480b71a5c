//! Messages, requests and texts.

use std::collections::BTreeMap;

use broadside_server::protocol::{Against, Measuring, Wish};
use broadside_server::protocol::{
    ClientMessage, ForkRequest, ListRequest, ListSent, Request, Seating, TableRequest,
};
use broadside_stage::{Change, Reply, Step, Text};
use serde::Serialize;

use super::Seed;

pub fn seeds() -> Vec<Seed> {
    let mut made = messages();
    made.extend(requests());
    let texts = [
        Text::of_name("Home One"),
        Text::new("server-title-points").number("points", 400),
        Text::new("told-adjusted-moved").name("piece", "X").number("millimetres", 12.5),
        Text::new("why-several")
            .list("choices", vec![Text::of_name("A"), Text::of_name("B"), Text::of_name("C")]),
        Text::new("either").text("one", Text::of_name("A")).text("other", Text::new("no-such")),
    ];
    made.extend(texts.iter().enumerate().map(|(at, text)| ("text", at.to_string(), json(text))));
    made
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}

fn messages() -> Vec<Seed> {
    let place = || broadside_stage::Place { x: 450.0, y: 300.0, facing: 90.0 };
    let step = |key: &str, reply| Step { key: key.to_owned(), reply };
    let replies = [
        Reply::Pass,
        Reply::Pick(0),
        Reply::Some(vec![0, 1]),
        Reply::Order(vec![1, 0]),
        Reply::Confirm(true),
        Reply::Amount(2),
        Reply::Split(vec![1, 1]),
        Reply::Assign(vec![0, 0, 0]),
        Reply::Course(broadside_stage::Move { speed: 2, clicks: vec![0, 1], side: 0 }),
        Reply::Place(place()),
        Reply::Offer(0),
    ];
    let others = [
        Request::Ahead { number: 1, piece: "ship-0".into() },
        Request::Measure { from: "ship-0".into(), to: "ship-1".into() },
        Request::Measure { from: "ship-0/front".into(), to: "squadron-0".into() },
        Request::At(0),
        Request::Why(0),
        Request::Wish(Wish::Undo(0)),
        Request::Wish(Wish::Adjust(vec![
            Change::Set { of: "ship-0".into(), key: "speed".into(), value: 1 },
            Change::Move { piece: "ship-0".into(), place: place() },
            Change::EndProcedure,
        ])),
        Request::Adjustable("ship-0".into()),
        Request::Adjustable("side-0".into()),
        Request::Scenario,
        Request::ScenarioAt(0),
        Request::Record,
    ];
    let mut made = Vec::new();
    for (game, answers) in [("armada", 0), ("armada", 30), ("xwing", 0), ("xwing", 30)] {
        let number = |at: usize| answers + at as u32;
        let answer =
            |(at, reply): (usize, &Reply)| Request::Answer { number: number(at), reply: reply.clone() };
        let preview = |(at, reply): (usize, &Reply)| Request::PreviewAct {
            number: number(at),
            steps: vec![step("armada.activate", Reply::Pick(0))],
            reply: reply.clone(),
        };
        let acts = replies.iter().map(|reply| Request::Act {
            number: number(0),
            steps: vec![step("", reply.clone()), step("", Reply::Pass)],
        });
        let sets: [(&str, Vec<Request>); 4] = [
            ("answers", replies.iter().enumerate().map(answer).collect()),
            ("previews", replies.iter().enumerate().map(preview).collect()),
            ("acts", acts.collect()),
            ("others", others.to_vec()),
        ];
        for (what, requests) in sets {
            let line = |(id, request): (usize, Request)| {
                let message = ClientMessage { id: id as u32, request };
                String::from_utf8(json(&message)).unwrap_or_default()
            };
            let lines: Vec<String> = requests.into_iter().enumerate().map(line).collect();
            let text = format!("{game} {answers}\n{}\n", lines.join("\n"));
            made.push(("message", format!("{game}-{answers}-{what}"), text.into_bytes()));
        }
    }
    made
}

fn requests() -> Vec<Seed> {
    let fleet = broadside_armada::fleet::samples().first().map_or("", |sample| sample.text).to_owned();
    let squad = broadside_xwing::squad::samples().first().map_or("", |sample| sample.text).to_owned();
    let table = |game: &str, edition: &str, lists: Vec<String>, learning| TableRequest {
        game: game.into(),
        edition: edition.into(),
        against: Against::Screen,
        bot: None,
        name: "Ann".into(),
        lists,
        learning,
        listed: true,
        measuring: Measuring::Open,
        options: BTreeMap::from([("table".into(), "standard".into())]),
        seed: None,
    };
    let list = |game: &str, edition: &str, text: &str| ListRequest {
        game: game.into(),
        edition: edition.into(),
        text: text.into(),
    };
    let position = TableRequest {
        options: BTreeMap::from([(
            "position".into(),
            "question  Who?\ngame  armada rr15\ntable\nplay\n".into(),
        )]),
        ..table("armada", "rr15", Vec::new(), false)
    };
    let fork = ForkRequest { entries: 0, against: Against::Bot, seat: 0, bot: None, name: "Bob".into() };
    let post = |path: &str, body: Vec<u8>| {
        let head = format!("POST {path}\nhost: localhost\ncontent-type: application/json\n\n");
        [head.into_bytes(), body].concat()
    };
    let get = |path: &str| format!("GET {path}\nhost: localhost\n\n").into_bytes();
    let file = br#"{"broadside":1,"game":"xwing","edition":"rr142","title":"A","names":["A","B"],"ending":null,"record":{"format":1,"game":"xwing","version":1,"setup":{},"seed":1,"start":0,"entries":[]}}"#;
    let link = "AAAAAAAAAAAAAAAAAAAAAA";
    let all = [
        ("list-armada", post("/api/lists", json(&list("armada", "rr15", &fleet)))),
        ("list-xwing", post("/api/lists", json(&list("xwing", "rr142", &squad)))),
        (
            "table-armada",
            post("/api/tables", json(&table("armada", "rr15", vec![fleet.clone(), fleet], false))),
        ),
        (
            "table-xwing",
            post("/api/tables", json(&table("xwing", "rr142", vec![squad.clone(), squad], false))),
        ),
        ("table-learning", post("/api/tables", json(&table("xwing", "rr142", Vec::new(), true)))),
        ("table-position", post("/api/tables", json(&position))),
        ("fork", post(&format!("/api/tables/{link}/fork"), json(&fork))),
        ("rematch", post(&format!("/api/tables/{link}/rematch"), b"{}".to_vec())),
        ("join", post(&format!("/api/tables/{link}/join"), b"{}".to_vec())),
        ("sit", post(&format!("/api/seats/{link}/sit"), json(&Seating { name: "Ann".into(), key: None }))),
        (
            "send-list",
            post(
                &format!("/api/seats/{link}/list"),
                json(&ListSent { name: "Ann".into(), text: "fleet A".into(), key: Some("k".into()) }),
            ),
        ),
        ("replay", post("/api/replays", file.to_vec())),
        ("lobby", get("/api/lobby")),
        ("rule", get("/api/rules/armada.attack.01")),
        ("record", get(&format!("/api/tables/{link}/record"))),
        ("health", get("/health")),
        ("page", get("/index.html")),
        ("socket", get(&format!("/ws/{link}"))),
    ];
    all.into_iter().map(|(key, bytes)| ("request", key.to_owned(), bytes)).collect()
}
