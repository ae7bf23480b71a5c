//! `docs/protocol.md` shows real messages. `BROADSIDE_BLESS=1` records them anew; otherwise every one of them must still be a
//! message of the protocol, and every kind must be there.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;
use std::path::PathBuf;

use broadside_server::limits::{Limits, Rate};
use broadside_server::protocol::*;
use broadside_stage::{Change, Reply};
use common::*;
use serde_json::Value;

fn document() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// The examples: a comment `<!-- example: NAME -->` and the block below it.
fn examples(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for part in text.split("<!-- example: ").skip(1) {
        let (name, rest) = part.split_once(" -->").unwrap();
        let body = rest.split("```json\n").nth(1).unwrap().split("\n```").next().unwrap();
        found.insert(name.to_owned(), body.to_owned());
    }
    found
}

#[test]
fn every_example_is_a_message_of_the_protocol() {
    let text = std::fs::read_to_string(document()).unwrap();
    let examples = examples(&text);
    let mut kinds = Vec::new();
    for (name, body) in &examples {
        let (kind, _) = name.split_once(' ').unwrap();
        let read = match kind {
            "page" => serde_json::from_str::<ClientMessage>(body).map(drop),
            "server" => serde_json::from_str::<ServerMessage>(body).map(drop),
            "table-request" => serde_json::from_str::<TableRequest>(body).map(drop),
            "table-made" => serde_json::from_str::<TableMade>(body).map(drop),
            "list-request" => serde_json::from_str::<ListRequest>(body).map(drop),
            "list-report" => serde_json::from_str::<ListReport>(body).map(drop),
            "list-sent" => serde_json::from_str::<ListSent>(body).map(drop),
            "fork-request" => serde_json::from_str::<ForkRequest>(body).map(drop),
            "rule" => serde_json::from_str::<RuleText>(body).map(drop),
            "refusal" => serde_json::from_str::<Refusal>(body).map(drop),
            other => panic!("{other} is no kind of message"),
        };
        read.unwrap_or_else(|error| panic!("{name}: {error}"));
        let value: Value = serde_json::from_str(body).unwrap();
        let request = value.get("request").unwrap_or(&value);
        kinds.extend(request.as_object().into_iter().flat_map(|object| object.keys().cloned()));
        kinds.extend(request.as_str().map(str::to_owned));
    }
    let wanted = [
        "answer",
        "preview",
        "measure",
        "at",
        "why",
        "look",
        "wish",
        "consent",
        "adjustable",
        "concede",
        "say",
        "name",
        "scenario",
        "scenario_at",
        "record",
        "hello",
        "update",
        "done",
        "refused",
        "proposals",
        "settled",
        "ping",
        "chat",
        "bye",
    ];
    for kind in wanted {
        assert!(kinds.iter().any(|found| found == kind), "there is no example of {kind}");
    }
}

#[test]
fn the_limits_in_the_document_are_those_of_the_program() {
    let text = std::fs::read_to_string(document()).unwrap();
    let limits = Limits::default();
    let days = |time: std::time::Duration| (time.as_secs() / 86_400) as usize;
    let kilobytes = Rate { burst: limits.bytes.burst / 1024.0, minute: limits.bytes.minute / 1024.0 };
    let rates = [
        limits.page,
        limits.read,
        limits.list,
        limits.table,
        limits.replay,
        limits.connect,
        limits.messages,
        limits.messages_per_address,
        kilobytes,
        limits.chat,
    ];
    for rate in rates {
        let cells = format!("| {} | {} |", rate.burst, rate.minute);
        assert!(text.contains(&cells), "{cells} is not in the table of limits");
    }
    let numbers = [
        limits.message_bytes / 1024,
        limits.body_bytes / 1024,
        limits.replay_bytes / 1024 / 1024,
        limits.list_bytes / 1024,
        limits.tables as usize,
        limits.tables_per_address as usize,
        limits.listed_per_address as usize,
        limits.replays_per_address as usize,
        limits.entries as usize,
        limits.memory / 1024 / 1024,
        limits.sockets,
        limits.sockets_per_address,
        limits.header_time.as_secs() as usize,
        limits.request_time.as_secs() as usize,
        limits.write_time.as_secs() as usize,
        limits.waiting,
        limits.connections_per_address,
        limits.watchers,
        limits.pages_per_seat,
        limits.watchers_lines,
        limits.watcher_lines,
        limits.title_length,
        limits.queue,
        limits.outbox,
        limits.outbox_bytes / 1024 / 1024,
        limits.outboxes_bytes / 1024 / 1024,
        limits.replay_text,
        limits.name_length,
        limits.chat_length,
        limits.chat_lines,
        limits.changes,
        limits.proposals,
        limits.patience as usize,
        limits.idle.as_secs() as usize,
        limits.silence.as_secs() as usize,
        days(limits.keep_gathering),
        days(limits.keep_playing),
        days(limits.keep_over),
        days(limits.keep_replay),
    ];
    let table = text.split("## Limits").nth(1).unwrap();
    for number in numbers {
        assert!(table.contains(&format!("| {number} ")), "{number} is not in the table of limits");
    }
}

#[test]
fn the_unit_in_the_guide_is_the_one_in_the_repository() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = std::fs::read_to_string(root.join("docs/hosting.md")).unwrap();
    let unit = std::fs::read_to_string(root.join("scripts/hosting/broadside.service")).unwrap();
    assert!(
        guide.contains(&unit),
        "docs/hosting.md shows another unit than scripts/hosting/broadside.service"
    );
}

/// Long lists are cut, so that a person can read the example; it stays a message of the protocol.
fn shorten(value: &mut Value) {
    match value {
        Value::Array(list) => {
            let numbers = list.iter().all(Value::is_number);
            list.truncate(if numbers { 4 } else { 1 });
            list.iter_mut().for_each(shorten);
        }
        Value::Object(object) => object.values_mut().for_each(shorten),
        Value::String(text) if text.len() > 160 => *text = text.chars().take(120).collect::<String>() + " …",
        _ => {}
    }
}

/// JSON in few lines: what fits one line stands in one.
fn written(value: &Value, indent: usize) -> String {
    let short = serde_json::to_string(value).unwrap();
    if short.len() + indent <= 116 {
        return short;
    }
    let pad = " ".repeat(indent + 2);
    let (open, close, parts): (_, _, Vec<String>) = match value {
        Value::Array(list) => ("[", "]", list.iter().map(|part| written(part, indent + 2)).collect()),
        Value::Object(object) => {
            let part = |(key, part): (&String, &Value)| format!("{key:?}: {}", written(part, indent + 2));
            ("{", "}", object.iter().map(part).collect())
        }
        _ => return short,
    };
    let parts: Vec<String> = parts.into_iter().map(|part| format!("{pad}{part}")).collect();
    format!("{open}\n{}\n{}{close}", parts.join(",\n"), " ".repeat(indent))
}

#[tokio::test(flavor = "multi_thread")]
async fn record_the_examples() {
    if std::env::var_os("BROADSIDE_BLESS").is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let mut said: BTreeMap<&str, String> = BTreeMap::new();
    let json = |value: Value| {
        let mut value = value;
        shorten(&mut value);
        written(&value, 0)
    };
    let request = learning(Against::Link, 23);
    let made = make(&running, &request).await;
    said.insert("table-request learning", json(serde_json::to_value(&request).unwrap()));
    said.insert("table-made learning", json(serde_json::to_value(&made).unwrap()));
    let rule: RuleText = get(running.address, "/api/rules/armada.attack.07").await.unwrap();
    said.insert("rule text", json(serde_json::to_value(&rule).unwrap()));
    let list = ListRequest {
        game: "armada".into(),
        edition: "rr15".into(),
        text: "fleet Home\nfaction rebel\n".into(),
    };
    let report: ListReport = post(running.address, "/api/lists", &list).await.unwrap();
    said.insert("list-request check", json(serde_json::to_value(&list).unwrap()));
    said.insert("list-report check", json(serde_json::to_value(&report).unwrap()));
    let links = [made.link.clone(), guest(running.address, &made).await];
    let mut pages =
        [Client::sit(running.address, &links[0]).await, Client::sit(running.address, &links[1]).await];
    let mut chance = chance(4);
    let course = |page: &Client| page.question().is_some_and(|question| question.course.is_some());
    while !course(&pages[0]) {
        let at = usize::from(pages[0].question().is_none_or(|question| question.given.is_some()));
        decide(&mut pages[at], &mut chance).await;
        for (page, link) in pages.iter_mut().zip(&links) {
            page.catch_up(running.address, link).await;
        }
    }
    let question = pages[0].question().cloned().unwrap();
    let (number, reply) = (question.number, Reply::Course(question.course.unwrap().start));
    let ship = "ship-0".to_owned();
    let requests = [
        ("page preview", Request::Preview { number, reply: reply.clone() }),
        ("page measure", Request::Measure { from: "ship-0.front".into(), to: "ship-2.front".into() }),
        ("page at", Request::At(2)),
        ("page why", Request::Why(2)),
        ("page adjustable", Request::Adjustable(ship.clone())),
        ("page scenario", Request::Scenario),
        ("page scenario_at", Request::ScenarioAt(2)),
        ("page say", Request::Say("Well met.".into())),
        ("page name", Request::Name("Ada".into())),
        ("page answer", Request::Answer { number, reply }),
        ("page record", Request::Record),
        (
            "page wish",
            Request::Wish(Wish::Adjust(vec![Change::Set { of: ship, key: "speed".into(), value: 1 }])),
        ),
        ("page look", Request::Look(1)),
        ("page ping", Request::Ping),
    ];
    for (name, request) in requests {
        pages[0].bytes.clear();
        let (answer, id) = (pages[0].ask(request.clone()).await, pages[0].bytes.len());
        let _ = answer;
        let message = ClientMessage { id: id as u32, request };
        said.insert(name, json(serde_json::to_value(&message).unwrap()));
        let back = pages[0].bytes.last().unwrap();
        let back_name: &str = Box::leak(name.replace("page ", "server to ").into_boxed_str());
        said.insert(back_name, json(serde_json::from_str(back).unwrap()));
        pages[0].catch_up(running.address, &links[0]).await;
        for text in pages[0].bytes.clone() {
            for kind in ["hello", "update", "chat", "proposals"] {
                if text.starts_with(&format!("{{\"{kind}\"")) {
                    let kind: &str = Box::leak(format!("server {kind}").into_boxed_str());
                    said.insert(kind, json(serde_json::from_str(&text).unwrap()));
                }
            }
        }
    }
    pages[1].ask(Request::Consent { proposal: 1, agree: false }).await.unwrap();
    pages[1].catch_up(running.address, &links[1]).await;
    let settled = pages[1].bytes.iter().find(|text| text.starts_with("{\"settled\"")).unwrap();
    said.insert("server settled", json(serde_json::from_str(settled).unwrap()));
    for (name, request) in
        [("page consent", Request::Consent { proposal: 1, agree: true }), ("page concede", Request::Concede)]
    {
        let message = ClientMessage { id: 31, request };
        said.insert(name, json(serde_json::to_value(&message).unwrap()));
    }
    let flood = broadside_stage::Text::new("server-refused-flood");
    let bye = ServerMessage::Bye(Refusal::new("too_fast", flood));
    said.insert("server bye", json(serde_json::to_value(bye).unwrap()));
    let fork = ForkRequest { entries: 12, against: Against::Screen, seat: 0, bot: None, name: "Ada".into() };
    said.insert("fork-request entries", json(serde_json::to_value(fork).unwrap()));
    let mut text = std::fs::read_to_string(document()).unwrap();
    for name in examples(&text).keys() {
        let Some(body) = said.get(name.as_str()) else { continue };
        let from = text.find(&format!("<!-- example: {name} -->")).unwrap();
        let start = from + text[from..].find("```json\n").unwrap() + "```json\n".len();
        let end = start + text[start..].find("\n```").unwrap();
        text.replace_range(start..end, body);
    }
    std::fs::write(document(), text).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_finds_the_rule_and_german_shows_german_cards() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let ask = "/api/rules?q=can+I+brace+when+my+speed+is+zero&lang=en";
    let found: RulesFound = get(running.address, ask).await.unwrap();
    let first = &found.items[0];
    assert_eq!((first.id.as_str(), first.kind.as_str()), ("armada.defense-tokens.28", "rule"));
    assert_eq!(first.pieces.concat(), "A defender whose speed is 0 cannot spend defense tokens.");
    assert!(first.pieces.iter().skip(1).step_by(2).any(|marked| marked == "speed"), "{:?}", first.pieces);
    let ask = "/api/rules?q=howlrunner&game=xwing&lang=de";
    let found: RulesFound = get(running.address, ask).await.unwrap();
    assert!(found.items.iter().all(|item| item.game.as_deref() != Some("armada")));
    assert!(found.items.iter().any(|item| item.kind == "pilot" && item.language == "de"));
    let none: RulesFound = get(running.address, "/api/rules?q=").await.unwrap();
    assert!(none.items.is_empty());
    let unknown: Result<RulesFound, _> = get(running.address, "/api/rules?q=evade&game=chess").await;
    assert!(unknown.is_err());
}
