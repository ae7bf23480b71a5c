//! Players of a finished game play again: each gets a seat of their own, and nobody else does.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use common::*;

async fn rematch(running: &Running, link: &str) -> Result<TableMade, (u16, String)> {
    post(running.address, &format!("/api/tables/{link}/rematch"), &serde_json::json!({})).await
}

/// Two people, of whom the first has given up, and somebody who watches.
struct Ended {
    running: Running,
    made: TableMade,
    links: [String; 2],
    pages: [Client; 3],
    _folder: tempfile::TempDir,
}

async fn ended() -> Ended {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Link, 17)).await;
    let links = [made.link.clone(), guest(running.address, &made).await];
    let mut pages = [
        Client::sit(running.address, &links[0]).await,
        Client::sit(running.address, &links[1]).await,
        Client::sit(running.address, &made.watch).await,
    ];
    pages[0].ask(Request::Concede).await.unwrap();
    Ended { running, made, links, pages, _folder: folder }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_gets_the_other_side_with_their_own_link() {
    let Ended { running, made, links, mut pages, _folder } = ended().await;
    let first = rematch(&running, &links[0]).await.unwrap();
    assert!(first.table != made.table && first.invite.is_none());
    // Everybody at the old table learns that there is a rematch, and nobody where.
    for (page, link) in pages.iter_mut().zip([&links[0], &links[1], &made.watch]) {
        page.catch_up(running.address, link).await;
        assert!(page.hello.as_ref().unwrap().rematch);
        let heard = page.bytes.concat();
        assert!(!heard.contains(&first.table) && !heard.contains(&first.link));
    }
    let second = rematch(&running, &links[1]).await.unwrap();
    assert_eq!(second.table, first.table);
    assert_ne!(second.link, first.link);
    // Whoever asks again gets the same seat.
    assert_eq!(rematch(&running, &links[0]).await.unwrap().link, first.link);
    assert_eq!(rematch(&running, &links[1]).await.unwrap().link, second.link);
    let one = Client::sit(running.address, &first.link).await;
    let two = Client::sit(running.address, &second.link).await;
    let (hello, other) = (one.hello.clone().unwrap(), two.hello.clone().unwrap());
    assert_eq!((hello.hands.as_slice(), other.hands.as_slice()), (&[1][..], &[0][..]));
    assert_eq!((hello.stage, hello.learning, hello.rematch), (Stage::Playing, true, false));
    assert_eq!(hello.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Grace", "Ada"]);
    assert!(one.question().is_some() && two.question().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_gets_no_seat_and_a_game_under_way_has_no_rematch() {
    let Ended { running, made, links, _folder, .. } = ended().await;
    rematch(&running, &links[0]).await.unwrap();
    for link in [&made.watch, &made.table] {
        let (status, why) = rematch(&running, link).await.unwrap_err();
        assert_eq!((status, why.as_str()), (403, "not_yours: This link is only for watching."));
    }
    let playing = make(&running, &learning(Against::Bot, 3)).await;
    let (status, why) = rematch(&running, &playing.link).await.unwrap_err();
    assert_eq!(
        (status, why.as_str()),
        (409, "not_now: You can ask for a rematch only after the game is over.")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_lists_and_another_seed() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &xwing(Against::Bot, 12, "scramble-the-transmissions", 3)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    page.ask(Request::Concede).await.unwrap();
    let again = rematch(&running, &made.link).await.unwrap();
    let mut next = Client::sit(running.address, &again.link).await;
    let (old, new) = (page.hello.clone().unwrap(), next.hello.clone().unwrap());
    assert_eq!((old.lists, old.title), (new.lists, new.title));
    assert_eq!((new.hands.as_slice(), new.seats[0].sitting), (&[1][..], Sitting::Bot));
    next.ask(Request::Concede).await.unwrap();
    let seeds = [&made.link, &again.link].map(|link| format!("/api/tables/{link}/record"));
    let mut found = Vec::new();
    for path in seeds {
        let file: serde_json::Value = get(running.address, &path).await.unwrap();
        found.push(file["record"]["seed"].clone());
    }
    assert!(found[0].is_number() && found[0] != found[1], "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_thrown_away_is_made_anew() {
    let Ended { running, links, _folder: folder, .. } = ended().await;
    let first = rematch(&running, &links[0]).await.unwrap();
    drop(running);
    let mut db = {
        use sqlx::Connection;
        let file = folder.path().join("games.db");
        sqlx::SqliteConnection::connect(file.to_str().unwrap()).await.unwrap()
    };
    sqlx::query("PRAGMA foreign_keys = ON").execute(&mut db).await.unwrap();
    sqlx::query("DELETE FROM tables WHERE name = ?").bind(&first.table).execute(&mut db).await.unwrap();
    let running = start(options(folder.path())).await;
    let second = rematch(&running, &links[1]).await.unwrap();
    assert_ne!(second.table, first.table);
    assert_eq!(rematch(&running, &links[0]).await.unwrap().table, second.table);
}
