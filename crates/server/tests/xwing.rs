//! A whole game of X-Wing over the network.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use common::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_xwing_against_a_bot_comes_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &xwing(Against::Bot, 5, "salvage-mission", 4)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(3);
    while !page.over() {
        step(&mut page, &mut chance).await;
    }
    // That the game is over is told before the last table.
    for _ in 0..20 {
        if page.frame.over.is_none() {
            page.hear().await;
        }
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
async fn what_cannot_be_played_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let address = running.address;
    let refused = |request: TableRequest| async move {
        post::<TableMade>(address, "/api/tables", &request).await.unwrap_err().1
    };
    let no_scenario = refused(xwing(Against::Bot, 5, "tea-party", 4)).await;
    assert!(no_scenario.contains("There is no scenario “tea-party”"), "{no_scenario}");
    let mut nonsense = xwing(Against::Bot, 5, "dogfight", 4);
    nonsense.lists[1] = "{\"faction\": 3}".into();
    let nonsense = refused(nonsense).await;
    assert!(nonsense.contains("not an XWS squad"), "{nonsense}");
    let mut strange = xwing(Against::Bot, 5, "dogfight", 4);
    strange.options.insert("obstacles".into(), "tea-cups".into());
    let strange = refused(strange).await;
    assert!(strange.contains("There are no obstacles “tea-cups”"), "{strange}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_xwing_is_one_click_away() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let mut request = xwing(Against::Bot, 5, "dogfight", 4);
    (request.learning, request.lists) = (true, Vec::new());
    request.options.clear();
    let made = make(&running, &request).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(3);
    while !page.over() {
        step(&mut page, &mut chance).await;
    }
    assert!(page.frame.rounds == Some(8) && page.frame.over.is_some());
}
