//! Whole games over the network.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use broadside_stage::{Reply, Text};
use common::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_learning_game_against_a_bot_comes_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 7)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(1);
    while !page.over() {
        step(&mut page, &mut chance).await;
    }
    assert!(page.frame.deciders.is_empty() && page.frame.over.is_some());
    assert!(page.update.as_ref().unwrap().seal.is_some());
    // Whoever comes later sees the same table.
    let again = Client::sit(running.address, &made.link).await;
    assert!(again.table() == page.table());
    // A finished game is looked at under its public name, and no answer is taken.
    let mut past = Client::sit(running.address, &made.table).await;
    assert_eq!(past.hello.as_ref().unwrap().stage, Stage::Replay);
    assert!(matches!(past.ask(Request::At(0)).await, Ok(Response::Scene(_))));
    let refusal = past.ask(Request::Answer { number: 1, reply: Reply::Pass }).await.unwrap_err();
    assert_eq!(refusal.code, "not_yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_pages_play_to_the_end_while_they_reconnect_and_the_server_dies() {
    through_crashes(learning(Against::Link, 11)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_pages_play_xwing_to_the_end_while_they_reconnect_and_the_server_dies() {
    through_crashes(xwing(Against::Link, 12, "chance-engagement", 3)).await;
}

async fn through_crashes(request: TableRequest) {
    let folder = tempfile::tempdir().unwrap();
    let mut running = start(options(folder.path())).await;
    let made = make(&running, &request).await;
    let links = [made.link.clone(), guest(running.address, &made).await];
    let mut pages =
        [Client::sit(running.address, &links[0]).await, Client::sit(running.address, &links[1]).await];
    let mut chance = chance(2);
    let (mut steps, mut answered) = (0_u32, 0_u32);
    while !pages.iter().all(Client::over) {
        steps += 1;
        let at = usize::from(pages[0].question().is_none_or(|question| question.given.is_some()));
        if pages[at].question().is_some_and(|question| question.given.is_none()) {
            answered += u32::from(decide(&mut pages[at], &mut chance).await);
        }
        for (at, page) in pages.iter_mut().enumerate() {
            page.catch_up(running.address, &links[at]).await;
        }
        if steps.is_multiple_of(37) {
            pages[0] = Client::sit(running.address, &links[0]).await;
        }
        if steps.is_multiple_of(61) {
            // The server is gone from one moment to the next; nothing is closed or flushed.
            drop(running);
            running = start(options(folder.path())).await;
            for (page, link) in pages.iter_mut().zip(&links) {
                let before = page.table();
                *page = Client::sit(running.address, link).await;
                assert!(page.table() == before, "the table is as it was before the crash");
            }
        }
        assert!(steps < 5_000);
    }
    let seals = pages.each_ref().map(|page| page.update.as_ref().unwrap().seal.clone().unwrap());
    assert_eq!(seals[0], seals[1]);
    // The file of the game holds every answer once, replays to the same hash, and can be looked at elsewhere.
    let record: serde_json::Value =
        get(running.address, &format!("/api/tables/{}/record", made.table)).await.unwrap();
    let entries = record["record"]["entries"].as_array().unwrap();
    let given: usize = entries.iter().map(|entry| entry["Answer"]["answers"].as_array().unwrap().len()).sum();
    assert_eq!(given as u32, answered);
    let elsewhere: ReplayMade = post(running.address, "/api/replays", &record).await.unwrap();
    let past = Client::sit(running.address, &elsewhere.table).await;
    assert_eq!(past.hello.as_ref().unwrap().stage, Stage::Replay);
    assert_eq!(past.update.unwrap().seal.unwrap(), seals[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_sent_twice_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 3)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(3);
    for _ in 0..20 {
        let Some(question) = page.question().cloned() else {
            page.updated().await;
            continue;
        };
        let entries = page.update.as_ref().unwrap().undo.entries;
        let reply = any_reply(&question, &mut chance);
        let request = Request::Answer { number: question.number, reply };
        if page.ask(request.clone()).await.is_ok() {
            assert_eq!(page.ask(request).await.unwrap_err().code, "stale");
            while page.question().is_none() {
                page.updated().await;
            }
            assert!(page.update.as_ref().unwrap().undo.entries > entries);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_answer_that_waits_outlives_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Link, 5)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let question = page.question().cloned().unwrap();
    assert!(question.secret);
    let reply = any_reply(&question, &mut chance(4));
    page.ask(Request::Answer { number: question.number, reply: reply.clone() }).await.unwrap();
    drop(running);
    let running = start(options(folder.path())).await;
    let page = Client::sit(running.address, &made.link).await;
    assert_eq!(page.question().unwrap().given.as_ref(), Some(&reply));
    assert_eq!(page.update.as_ref().unwrap().waiting, [1]);
    // The other seat does not learn of it, but that it was given.
    let other = Client::sit(running.address, &guest(running.address, &made).await).await;
    assert_eq!(other.question().unwrap().given, None);
    assert_eq!(other.update.unwrap().waiting, [1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_hidden_until_both_are_in() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    let list =
        |slug: &str| lobby.games[0].samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone();
    let mut request =
        TableRequest { learning: false, lists: vec![list("rebel-180")], ..learning(Against::Link, 9) };
    request.options.insert("points".into(), "180".into());
    let made = make(&running, &request).await;
    let invite = made.invite.clone().unwrap();
    let mut maker = Client::connect(running.address, &made.link).await;
    let mut guest = Client::connect(running.address, &invite).await;
    for page in [&mut maker, &mut guest] {
        page.hear().await.unwrap();
        let hello = page.hello.as_ref().unwrap();
        assert_eq!(hello.stage, Stage::Gathering);
        assert!(hello.lists.is_empty());
        assert_eq!(
            hello.title,
            Text::new("server-title-points").number("points", 180),
            "not what the list costs"
        );
        assert!(hello.seats[0].ready && !hello.seats[1].ready);
        assert!(!page.bytes.concat().contains("CR90"));
    }
    let path = format!("/api/seats/{invite}/list");
    let mut sent =
        ListSent { name: "Grace".into(), text: "fleet Nothing\nfaction imperial\n".into(), key: None };
    let (status, _) = post::<()>(running.address, &path, &sent).await.unwrap_err();
    assert_eq!(status, 422);
    sent.text = list("imperial-400-line");
    let (status, why) = post::<()>(running.address, &path, &sent).await.unwrap_err();
    assert_eq!(status, 422);
    assert!(why.contains("this table allows at most 180"), "{why}");
    sent.text = list("imperial-180");
    let taken: TableMade = post(running.address, &path, &sent).await.unwrap();
    assert_ne!(taken.link, invite);
    // Whoever else has the invitation cannot take the seat over, nor look at the table with it.
    assert!(tokio_tungstenite::connect_async(format!("ws://{}/ws/{invite}", running.address)).await.is_err());
    let mut guest = Client::sit(running.address, &taken.link).await;
    for page in [&mut maker, &mut guest] {
        while page.update.is_none() {
            page.hear().await.unwrap();
        }
        let hello = page.hello.as_ref().unwrap();
        assert_eq!((hello.stage, hello.lists.len()), (Stage::Playing, 2));
        assert_eq!(hello.seats[1].name, "Grace");
    }
    let (status, why) = post::<TableMade>(running.address, &path, &sent).await.unwrap_err();
    assert!(
        status == 410 && why.contains("Somebody has already taken the seat with this invitation"),
        "{why}"
    );
    assert_eq!(maker.hello.as_ref().unwrap().points, Some(180));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_a_free_seat_has_it_alone() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let lobby: Lobby = get(running.address, "/api/lobby").await.unwrap();
    let list =
        |slug: &str| lobby.games[0].samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone();
    let request =
        TableRequest { learning: false, lists: vec![list("rebel-180")], ..learning(Against::Link, 9) };
    let made = make(&running, &request).await;
    let invite = made.invite.clone().unwrap();
    // The maker sits down at the other seat too, to see what the other will do.
    let mut spy = Client::connect(running.address, &invite).await;
    spy.hear().await.unwrap();
    let path = format!("/api/tables/{}/join", made.table);
    let sent = ListSent { name: "Grace".into(), text: list("imperial-180"), key: None };
    let joined: TableMade = post(running.address, &path, &sent).await.unwrap();
    let mut page = Client::sit(running.address, &joined.link).await;
    assert_eq!(page.hello.as_ref().unwrap().hands, [1]);
    page.ask(Request::Say("Well met".into())).await.unwrap();
    while let Some(message) = spy.hear().await {
        assert!(!matches!(message, ServerMessage::Update(_)));
    }
    assert!(matches!(spy.bytes.last(), Some(last) if last.contains("spent")));
    assert!(tokio_tungstenite::connect_async(format!("ws://{}/ws/{invite}", running.address)).await.is_err());
    // The seat is taken.
    let (status, _) = post::<TableMade>(running.address, &path, &sent).await.unwrap_err();
    assert_eq!(status, 409);
    let maker = Client::sit(running.address, &made.link).await;
    assert_eq!(maker.hello.as_ref().unwrap().seats[1].name, "Grace");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_screen_shows_one_seat_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Screen, 13)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    assert_eq!(page.hello.as_ref().unwrap().hands, [0, 1]);
    let mut chance = chance(6);
    for _ in 0..120 {
        if page.over() {
            break;
        }
        if page.question().is_some_and(|question| question.given.is_none()) {
            decide(&mut page, &mut chance).await;
        } else {
            let next = page.update.as_ref().unwrap().waiting[0];
            page.ask(Request::Look(next)).await.unwrap();
            page.updated().await;
            assert!(page.update.as_ref().unwrap().whole);
            assert_eq!(page.hello.as_ref().unwrap().eyes, Some(next));
        }
    }
    assert_eq!(page.ask(Request::Look(2)).await.unwrap_err().code, "not_yours");
}

/// The next proposal that comes to its end, and how.
async fn settled(page: &mut Client) -> (u32, End) {
    loop {
        if let ServerMessage::Settled { proposal, end } = page.hear().await.unwrap() {
            return (proposal.number, end);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_is_withdrawn_or_void_when_the_game_moves_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Link, 17)).await;
    let links = [made.link.clone(), guest(running.address, &made).await];
    let mut one = Client::sit(running.address, &links[0]).await;
    let mut two = Client::sit(running.address, &links[1]).await;
    let Ok(Response::Proposed(first)) = one.ask(Request::Wish(Wish::Draw)).await else { panic!("it waits") };
    one.ask(Request::Consent { proposal: first, agree: false }).await.unwrap();
    assert_eq!(settled(&mut two).await, (first, End::Withdrawn));
    let Ok(Response::Proposed(second)) = one.ask(Request::Wish(Wish::Draw)).await else { panic!("it waits") };
    let mut chance = chance(8);
    decide(&mut one, &mut chance).await;
    two.catch_up(running.address, &links[1]).await;
    two.bytes.clear();
    decide(&mut two, &mut chance).await;
    let ends = two.bytes.iter().filter_map(|text| match serde_json::from_str(text).unwrap() {
        ServerMessage::Settled { proposal, end } => Some((proposal.number, end)),
        _ => None,
    });
    assert_eq!(ends.collect::<Vec<_>>(), [(second, End::Void)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_take_back_adjust_agree_and_give_up() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Link, 17)).await;
    let links = [made.link.clone(), guest(running.address, &made).await];
    let mut pages =
        [Client::sit(running.address, &links[0]).await, Client::sit(running.address, &links[1]).await];
    let mut chance = chance(8);
    for _ in 0..12 {
        let at = usize::from(pages[0].question().is_none_or(|question| question.given.is_some()));
        decide(&mut pages[at], &mut chance).await;
        for (at, page) in pages.iter_mut().enumerate() {
            page.catch_up(running.address, &links[at]).await;
        }
    }
    let [one, two] = &mut pages;
    let before = one.update.as_ref().unwrap().undo.entries;
    // Who proposed something learns how each proposal ended, by its number.
    for (agree, end) in [(false, End::Declined), (true, End::Granted)] {
        let proposed = one.ask(Request::Wish(Wish::Undo(1))).await.unwrap();
        while two.proposals.is_empty() {
            two.hear().await.unwrap();
        }
        let proposal = two.proposals[0].number;
        assert_eq!(proposed, Response::Proposed(proposal));
        assert_eq!(one.update.as_ref().unwrap().undo.entries, before);
        two.ask(Request::Consent { proposal, agree }).await.unwrap();
        assert_eq!(settled(one).await, (proposal, end));
        while !one.proposals.is_empty() {
            one.hear().await.unwrap();
        }
        two.proposals.clear();
    }
    while two.update.as_ref().unwrap().undo.entries >= before {
        two.updated().await;
    }
    assert!(two.update.as_ref().unwrap().undo.entries < before);
    // What was taken back is gone from the logs of those who were there, as for those who come later.
    let fresh = Client::sit(running.address, &links[1]).await;
    assert!(fresh.table() == two.table());
    two.ask(Request::Say("Well played".into())).await.unwrap();
    two.ask(Request::Concede).await.unwrap();
    two.updated().await;
    assert!(two.over() && two.question().is_none());
    assert_eq!(two.frame.over.as_ref().unwrap().winner, Some(0));
    drop(running);
    let running = start(options(folder.path())).await;
    let again = Client::sit(running.address, &links[0]).await;
    assert!(again.over());
    assert_eq!(again.frame.over.as_ref().unwrap().winner, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_an_earlier_place() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, &learning(Against::Bot, 19)).await;
    let mut page = Client::sit(running.address, &made.link).await;
    let mut chance = chance(9);
    while page.update.as_ref().unwrap().undo.entries < 12 {
        step(&mut page, &mut chance).await;
    }
    let Ok(Response::Scene(then)) = page.ask(Request::At(6)).await else { panic!("a scene is wanted") };
    let fork = ForkRequest { entries: 6, against: Against::Screen, seat: 0, bot: None, name: "Ada".into() };
    let forked: TableMade =
        post(running.address, &format!("/api/tables/{}/fork", made.link), &fork).await.unwrap();
    let mut other = Client::sit(running.address, &forked.link).await;
    if other.hello.as_ref().unwrap().eyes != Some(0) {
        other.ask(Request::Look(0)).await.unwrap();
        other.updated().await;
    }
    // The entries, and new chance.
    assert_eq!(other.update.as_ref().unwrap().undo.entries, 7);
    assert!(other.table().1 == then.pieces);
    // The file before the end holds what this seat saw, and no seed.
    let record: serde_json::Value =
        get(running.address, &format!("/api/tables/{}/record", made.link)).await.unwrap();
    assert!(record["record"].is_null() && record["seen"]["story"].is_array());
    // Nobody else looks into the future of a game that is being played.
    let (status, _) = post::<TableMade>(running.address, &format!("/api/tables/{}/fork", made.table), &fork)
        .await
        .unwrap_err();
    assert_eq!(status, 409);
}
