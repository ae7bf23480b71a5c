//! Whole games over the network.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use common::*;

/// Plays one decision of this page, if it has one. Refused answers are tried anew: a page does not know the rules.
async fn decide(client: &mut Client, chance: &mut broadside_engine::Chance) {
    for _ in 0..200 {
        let Some(question) = client.question().cloned() else { return };
        let reply = any_reply(&question, chance);
        let number = question.number;
        match client.ask(Request::Answer { number, reply: reply.clone() }).await {
            Ok(_) => return client.updated().await,
            Err(refusal) if refusal.code == "stale" => return,
            Err(refusal) if refusal.code == "refused" => {}
            Err(refusal) => panic!("{refusal:?} for {reply:?} to {question:?}"),
        }
    }
    panic!("no answer is taken: {:?}", client.question());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learning_game_against_a_bot_comes_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    assert_eq!(lobby.games[0].id, "armada");
    let made: TableMade = post(running.address, "/api/tables", &learning(Against::Bot, 7)).await.unwrap();
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(1);
    while !page.over() {
        if page.question().is_some() {
            decide(&mut page, &mut chance).await;
        }
        if !page.over() && page.question().is_none() {
            page.hear().await.unwrap();
        }
    }
    assert!(page.frame.deciders.is_empty());
}
