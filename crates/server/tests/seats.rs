//! An invitation is for one sitting: whoever made a table cannot play the guest's seat with it.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use broadside_stage::Reply;
use common::*;

const KEY: &str = "GuestKeyGuestKeyGuestKey";

const POSITION: &str = "question  A position
game      xwing rr142

table
  xw   redsquadronveteran  red   at 450 200, dial 2 straight
  tie  academypilot        blue  at 450 700 facing 180, lock xw, dial 2 straight
  lock xw on tie
  scenario scramble the transmissions
  round 2
  phase activation

play
  see  round 2
";

async fn connects(running: &Running, link: &str) -> bool {
    tokio_tungstenite::connect_async(format!("ws://{}/ws/{link}", running.address)).await.is_ok()
}

async fn sit(running: &Running, link: &str, key: &str) -> Result<TableMade, (u16, String)> {
    let seating = Seating { name: "Grace".into(), key: Some(key.into()) };
    post(running.address, &format!("/api/seats/{link}/sit"), &seating).await
}

/// The guest sits down; after that the maker's invitation is good for nothing.
async fn is_for_one_sitting(running: &Running, made: &TableMade) {
    let invite = made.invite.as_ref().unwrap();
    // Until then it watches and plays nothing, and the seat is free.
    let mut page = Client::sit(running.address, invite).await;
    let hello = page.hello.clone().unwrap();
    assert!(hello.invited && hello.hands.is_empty() && page.question().is_none());
    assert_eq!(hello.seats.iter().filter(|seat| seat.sitting == Sitting::Nobody).count(), 1);
    let answer = Request::Answer { number: 1, reply: Reply::Pass };
    for request in [answer, Request::Look(1), Request::Concede] {
        assert_eq!(page.ask(request).await.unwrap_err().code, "not_yours");
    }
    let (status, _) = sit(running, invite, "too short").await.unwrap_err();
    assert_eq!(status, 400);
    let seat = sit(running, invite, KEY).await.unwrap();
    assert!(seat.link != *invite && seat.link != made.link && seat.invite.is_none());
    let guest = Client::sit(running.address, &seat.link).await;
    let hello = guest.hello.clone().unwrap();
    assert!(!hello.invited && hello.hands.len() == 1);
    assert!(hello.seats.iter().any(|each| each.seat == hello.hands[0] && each.name == "Grace"));
    // Whoever still looked with it is put out.
    while page.hear().await.is_some() {}
    assert!(page.bytes.last().unwrap().contains("\"spent\""));
    // The maker has the invitation, and the public name, and no way to the seat.
    assert!(!connects(running, invite).await);
    let (status, why) = sit(running, invite, "MakersOwnKeyMakersOwnKey").await.unwrap_err();
    assert!(
        status == 410 && why.contains("Somebody has already taken the seat with this invitation"),
        "{why}"
    );
    let list = ListSent { name: "Ada".into(), text: String::new(), key: None };
    let path = format!("/api/seats/{invite}/list");
    assert_eq!(post::<TableMade>(running.address, &path, &list).await.unwrap_err().0, 410);
    let path = format!("/api/tables/{invite}/record");
    assert_eq!(get::<serde_json::Value>(running.address, &path).await.unwrap_err().0, 410);
    for link in [&made.link, &made.watch] {
        assert!(sit(running, link, KEY).await.is_err());
    }
    // A guest whose answer was lost gets the same link again, with their own key only.
    assert_eq!(sit(running, invite, KEY).await.unwrap().link, seat.link);
    assert!(connects(running, &seat.link).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_to_a_learning_game_or_a_game_of_two_lists_is_for_one_sitting() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    for request in [learning(Against::Link, 3), xwing(Against::Link, 4, "dogfight", 2)] {
        let made = make(&running, &request).await;
        is_for_one_sitting(&running, &made).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_to_a_position_is_for_one_sitting() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let mut request = xwing(Against::Link, 5, "dogfight", 2);
    (request.lists, request.options) =
        (Vec::new(), [("position".to_owned(), POSITION.to_owned())].into_iter().collect());
    let made = make(&running, &request).await;
    is_for_one_sitting(&running, &made).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_to_a_game_that_goes_on_elsewhere_is_for_one_sitting() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let old = make(&running, &learning(Against::Bot, 6)).await;
    for seat in [0, 1] {
        let fork = ForkRequest { entries: 0, against: Against::Link, seat, bot: None, name: "Ada".into() };
        let path = format!("/api/tables/{}/fork", old.link);
        let made: TableMade = post(running.address, &path, &fork).await.unwrap();
        is_for_one_sitting(&running, &made).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spent_invitation_stays_spent_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Link, 7)).await;
    let invite = made.invite.clone().unwrap();
    let seat = sit(&running, &invite, KEY).await.unwrap();
    drop(running);
    let running = start(options(folder.path())).await;
    assert!(!connects(&running, &invite).await);
    assert_eq!(sit(&running, &invite, "MakersOwnKeyMakersOwnKey").await.unwrap_err().0, 410);
    assert_eq!(Client::sit(running.address, &seat.link).await.hello.unwrap().hands, [1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_waits_for_a_list_is_not_taken_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let mut request = xwing(Against::Link, 8, "dogfight", 2);
    let theirs = request.lists.pop().unwrap();
    let made = make(&running, &request).await;
    let invite = made.invite.clone().unwrap();
    assert_eq!(sit(&running, &invite, KEY).await.unwrap_err().0, 409);
    let sent = ListSent { name: "Grace".into(), text: theirs, key: Some(KEY.into()) };
    let path = format!("/api/seats/{invite}/list");
    let seat: TableMade = post(running.address, &path, &sent).await.unwrap();
    assert_eq!(Client::sit(running.address, &seat.link).await.hello.unwrap().hands, [1]);
    // Asked again with the same key, it is the same seat.
    let again: TableMade = post(running.address, &path, &sent).await.unwrap();
    assert_eq!(again.link, seat.link);
}
