//! A whole game of X-Wing over the network.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;

use broadside_server::protocol::*;
use common::*;

fn squad(lobby: &Lobby, slug: &str) -> String {
    let game = lobby.games.iter().find(|game| game.id == "xwing").unwrap();
    game.samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone()
}

fn request(lobby: &Lobby, scenario: &str) -> TableRequest {
    TableRequest {
        game: "xwing".into(),
        edition: "rr142".into(),
        lists: vec![squad(lobby, "rebel-line"), squad(lobby, "imperial-aces")],
        learning: false,
        options: BTreeMap::from([
            ("scenario".into(), scenario.into()),
            ("points".into(), "20".into()),
            ("rounds".into(), "4".into()),
        ]),
        ..learning(Against::Bot, 5)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_xwing_against_a_bot_comes_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    let made = make(&running, &request(&lobby, "salvage-mission")).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(3);
    while !page.over() {
        step(&mut page, &mut chance).await;
    }
    assert!(page.frame.over.is_some());
    assert!(page.frame.cards.iter().any(|card| card.name.as_deref() == Some("Salvage Mission")));
    // Whoever comes later sees the same table, as after a crash.
    drop(running);
    let running = start(options(folder.path())).await;
    let again = Client::sit(running.address, &made.link).await;
    assert!(again.table() == page.table());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_squad_that_cannot_be_played_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    let refused = |request: TableRequest| async {
        post::<TableMade>(running.address, "/api/tables", &request).await.unwrap_err().1
    };
    let no_scenario = refused(request(&lobby, "tea-party")).await;
    assert!(no_scenario.contains("there is no scenario “tea-party”"), "{no_scenario}");
    let mut nonsense = request(&lobby, "dogfight");
    nonsense.lists[1] = "{\"faction\": 3}".into();
    let nonsense = refused(nonsense).await;
    assert!(nonsense.contains("The second squad"), "{nonsense}");
}
