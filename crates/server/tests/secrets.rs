//! Every byte that each seat and a spectator receives, in full games: nothing hidden is in it.
#![allow(clippy::unwrap_used)]

mod common;

use broadside_server::protocol::*;
use broadside_stage::{Card, CardState, DialState, Piece, Reply};
use common::*;

const SEED: u64 = 7_215_938_104_576_321;

/// A facedown card has no name and no text, whoever looks at it from the outside.
fn card_is_mute(card: &Card) {
    if card.kind == "damage" && card.state == CardState::Facedown {
        assert_eq!((&card.name, &card.text), (&None, &None), "{card:?}");
    }
}

fn piece_is_mute(piece: &Piece, side: Option<u8>) {
    piece.cards.iter().for_each(card_is_mute);
    if piece.side == side {
        return;
    }
    for dial in piece.dials.iter().filter(|dial| dial.state == DialState::Facedown) {
        assert_eq!((&dial.icon, &dial.label), (&None, &None), "{piece:?}");
    }
}

/// Everything that a page was told, checked message by message.
fn nothing_hidden(page: &Client, eyes: Option<u8>, made: &TableMade, guest: &str) {
    let secrets = [
        SEED.to_string(),
        format!("{SEED:x}"),
        made.link.clone(),
        made.invite.clone().unwrap(),
        guest.to_owned(),
        made.watch.clone(),
    ];
    let (mut updates, mut facedown) = (0, 0);
    for text in &page.bytes {
        for secret in &secrets {
            assert!(!text.contains(secret), "{secret} was told");
        }
        let ServerMessage::Update(update) = serde_json::from_str(text).unwrap() else { continue };
        updates += 1;
        for piece in &update.pieces {
            piece_is_mute(piece, eyes);
            facedown += piece
                .dials
                .iter()
                .filter(|dial| dial.state == DialState::Facedown && dial.icon.is_none())
                .count();
        }
        for pile in update.frame.iter().flat_map(|frame| &frame.piles) {
            assert!(pile.top.is_empty(), "{pile:?}");
        }
        if let Some(question) = &update.question {
            assert_eq!(Some(question.seat), eyes);
        }
        let over = update.frame.as_ref().is_some_and(|frame| frame.over.is_some());
        assert!(update.seal.is_none() || over || page.over());
    }
    assert!(
        updates > 30 && facedown > 0,
        "{updates} updates with {facedown} dials that this viewer does not know"
    );
}

async fn full_game(request: TableRequest, most: u32) {
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    // Programs answer faster than people may.
    options.limits.messages = options.limits.page;
    let running = start(options).await;
    let made = make(&running, &request).await;
    let links = [made.link.clone(), guest(running.address, &made).await, made.table.clone()];
    let mut pages = Vec::new();
    for link in &links {
        pages.push(Client::sit(running.address, link).await);
    }
    let (mut chance, mut steps) = (chance(5), 0);
    while !pages[0].over() && steps < most {
        steps += 1;
        let at = usize::from(pages[0].question().is_none_or(|question| question.given.is_some()));
        if steps.is_multiple_of(5) {
            // Whoever tries everything out is told no more.
            let question = pages[at].question().cloned().unwrap();
            let reply = any_reply(&question, &mut chance);
            pages[at].ask(Request::Preview { number: question.number, reply }).await.unwrap();
            let grasped = question.choices.iter().find_map(|choice| choice.target.clone());
            if let Some(piece) = grasped.filter(|_| question.leads.is_some()) {
                pages[at].ask(Request::Ahead { number: question.number, piece }).await.unwrap();
            }
            pages[2].ask(Request::Scenario).await.unwrap();
            pages[1 - at].ask(Request::Record).await.unwrap();
        }
        decide(&mut pages[at], &mut chance).await;
        for (page, link) in pages.iter_mut().zip(&links) {
            page.catch_up(running.address, link).await;
        }
    }
    for (page, eyes) in pages.iter().zip([Some(0), Some(1), None]) {
        nothing_hidden(page, eyes, &made, &links[1]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_told_in_a_learning_game() {
    full_game(learning(Against::Link, SEED), u32::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_told_in_a_game_with_objectives() {
    let sample = |slug: &str| {
        let games = broadside_server::games::all();
        let samples = &games.get("armada").unwrap().info().samples;
        samples.iter().find(|sample| sample.slug == slug).unwrap().text.clone()
    };
    let lists = vec![sample("rebel-180"), sample("imperial-180")];
    // A game of 180 points has some 600 decisions; BROADSIDE_GAMES plays it to its end.
    let most = if std::env::var_os("BROADSIDE_GAMES").is_some() { u32::MAX } else { 200 };
    full_game(TableRequest { learning: false, lists, ..learning(Against::Link, SEED) }, most).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_told_in_a_game_of_xwing() {
    full_game(xwing(Against::Link, SEED, "salvage-mission", 4), u32::MAX).await;
}

/// Whether a message shows a dial of the second player.
fn reveals(text: &str) -> bool {
    let ServerMessage::Update(update) = serde_json::from_str(text).unwrap() else { return false };
    let theirs = update.pieces.iter().filter(|piece| piece.side == Some(1));
    theirs.flat_map(|piece| &piece.dials).any(|dial| dial.state != DialState::Facedown)
}

/// Plays a game until the second player reveals a dial, with this face on all their dials, and tells every byte that the
/// first player and a spectator received before.
async fn with_dials(request: &TableRequest, face: u32) -> [Vec<String>; 2] {
    let folder = tempfile::tempdir().unwrap();
    let running = start(options(folder.path())).await;
    let made = make(&running, request).await;
    let links = [made.link.clone(), guest(running.address, &made).await, made.table.clone()];
    let mut pages = Vec::new();
    for link in &links {
        // One after the other, so that all runs are told of the others' coming in the same order.
        pages.push(Client::sit(running.address, link).await);
        for page in &mut pages {
            page.catch_up(running.address, link).await;
        }
    }
    let mut chance = chance(6);
    while pages[1].question().is_none_or(|question| question.slots.is_empty()) {
        let at = usize::from(pages[0].question().is_none());
        decide(&mut pages[at], &mut chance).await;
        for (page, link) in pages.iter_mut().zip(&links) {
            page.catch_up(running.address, link).await;
        }
    }
    let slots = pages[1].question().unwrap().slots.len();
    let (number, reply) = (pages[1].question().unwrap().number, Reply::Assign(vec![face; slots]));
    pages[1].ask(Request::Answer { number, reply }).await.unwrap();
    for page in [0, 2] {
        pages[page].catch_up(running.address, &links[page]).await;
    }
    let mut tried = false;
    while pages[0].question().is_some() {
        decide(&mut pages[0], &mut chance).await;
        for page in [0, 2] {
            pages[page].catch_up(running.address, &links[page]).await;
        }
        if !std::mem::replace(&mut tried, true) {
            // The first player tries to find out.
            for request in [Request::Scenario, Request::Record, Request::At(0), Request::At(1)] {
                pages[0].ask(request).await.unwrap();
            }
            assert_eq!(pages[0].ask(Request::Why(1)).await.unwrap_err().code, "not_now");
        }
    }
    [0, 2].map(|page| {
        let told = pages[page].bytes.iter().take_while(|text| !reveals(text));
        told.map(|text| text.replace(&made.table, "TABLE")).collect()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_player_is_told_does_not_depend_on_the_others_secrets() {
    same_whatever_is_set(&learning(Against::Link, SEED)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_player_of_xwing_is_told_does_not_depend_on_the_others_secrets() {
    let mut request = xwing(Against::Link, SEED, "dogfight", 1);
    // The ship that activates first is the first player's, so that the second player's dials are seen facedown.
    request.lists.reverse();
    same_whatever_is_set(&request).await;
}

async fn same_whatever_is_set(request: &TableRequest) {
    let (one, two) = (with_dials(request, 0).await, with_dials(request, 3).await);
    for (one, two) in one.iter().zip(&two) {
        assert!(one.len() > 10 && one.len() == two.len(), "{} {}", one.len(), two.len());
        for (one, two) in one.iter().zip(two) {
            assert_eq!(one, two);
        }
        assert!(one.iter().any(|text| text.contains(r#""state":"facedown""#)));
    }
    assert!(one[0].iter().any(|text| text.starts_with(r#"{"done":"#) && text.contains("scenario")));
}
