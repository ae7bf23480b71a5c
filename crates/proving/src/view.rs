//! What each viewer may see, and what stays hidden from whom.

use broadside_engine::{Chance, Crumb, Position, Seat, Seats, Viewer};
use broadside_table::Pose;
use serde::Serialize;

use crate::board::{Board, CardKind, Charm, Dial};
use crate::game::{Plant, Skiffs};
use crate::words::{Event, SkiffWords};

/// A skiff as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkiffView {
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub pose: Option<Pose>,
    /// Planks at bow and stern.
    pub planks: [u8; 2],
    /// Its cards; those that the viewer does not know are blank.
    pub cards: Vec<Option<CardKind>>,
    /// Lanterns.
    pub lanterns: u8,
    /// Whether its dial is set.
    pub dial_set: bool,
    /// The dial, if the viewer may see it.
    pub dial: Option<Dial>,
    /// Whether it has acted.
    pub acted: bool,
    /// Whether it went down.
    pub sunk: bool,
}

/// The game as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round.
    pub round: u8,
    /// Who goes first.
    pub first: Seat,
    /// The skiffs.
    pub skiffs: Vec<SkiffView>,
    /// How many cards are left.
    pub deck: usize,
    /// The top of the deck, if the viewer has seen it.
    pub top: Option<CardKind>,
    /// The charms in play.
    pub charms: Vec<Charm>,
    /// Where the game stands.
    pub standing: Vec<Crumb<SkiffWords>>,
    /// Who decides.
    pub deciders: Seats,
}

fn knows(known: Seats, viewer: Seats) -> bool {
    known.0 & viewer.0 != 0
}

pub(crate) fn view<const QUEUE: bool>(
    game: &Skiffs<QUEUE>,
    position: &Position<SkiffWords>,
    viewer: Viewer,
) -> View {
    let (board, eyes) = (&position.board, viewer.seats());
    let skiff = |skiff: &crate::board::Skiff| SkiffView {
        owner: skiff.owner,
        pose: skiff.pose,
        planks: skiff.planks,
        cards: skiff.cards.iter().map(|card| knows(card.known, eyes).then_some(card.kind)).collect(),
        lanterns: skiff.lanterns,
        dial_set: skiff.dial.is_some(),
        dial: skiff.dial.filter(|_| skiff.dial_shown || viewer.is(skiff.owner)),
        acted: skiff.acted,
        sunk: skiff.sunk,
    };
    let leaks = game.planted(Plant::Leak) && board.round == 2;
    View {
        round: board.round,
        first: board.first,
        skiffs: board.skiffs.iter().map(skiff).collect(),
        deck: board.deck.len(),
        top: board.deck.last().copied().filter(|_| leaks || knows(board.top_known, eyes)),
        charms: board.charms.to_vec(),
        standing: position.core.crumbs::<Skiffs<QUEUE>>(),
        deciders: position.core.deciders(),
    }
}

pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Peeked(seat, _) if !viewer.is(*seat) => Event::Peeked(*seat, None),
        _ => event.clone(),
    }
}

pub(crate) fn reveals(event: &Event) -> bool {
    matches!(event, Event::Peeked(..) | Event::CardShown(..) | Event::DialShown(..) | Event::Bid(..))
}

/// Calls `visit` with every card that none of `known_to` has seen, so that it can be looked at or changed.
fn unseen_cards(board: &mut Board, known_to: Seats, mut visit: impl FnMut(&'static str, &mut CardKind)) {
    let top_known = knows(board.top_known, known_to);
    let count = board.deck.len();
    for (at, card) in board.deck.iter_mut().enumerate() {
        if at + 1 < count || !top_known {
            visit("deck", card);
        }
    }
    let dealt = board.skiffs.iter_mut().flat_map(|skiff| skiff.cards.as_mut_slice());
    dealt.filter(|card| !knows(card.known, known_to)).for_each(|card| visit("card", &mut card.kind));
}

fn unseen_dials(board: &mut Board, known_to: Seats) -> impl Iterator<Item = &mut Dial> {
    let hidden = move |skiff: &&mut crate::board::Skiff| !skiff.dial_shown && !known_to.holds(skiff.owner);
    board.skiffs.iter_mut().filter(hidden).filter_map(|skiff| skiff.dial.as_mut())
}

pub(crate) fn resample(board: &mut Board, known_to: Seats, chance: &mut Chance) {
    let mut kinds = Vec::new();
    unseen_cards(board, known_to, |_, kind| kinds.push(*kind));
    // In an order of their own first: what is made up must not depend on where the true ones lie.
    kinds.sort_unstable_by_key(|kind| *kind as u8);
    chance.shuffle("card", &mut kinds);
    unseen_cards(board, known_to, |_, kind| *kind = kinds.pop().unwrap_or_default());
    for dial in unseen_dials(board, known_to) {
        *dial = Dial::ALL[chance.draw("dial", 3) as usize];
    }
}

pub(crate) fn secrets(board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
    let mut board = *board;
    unseen_cards(&mut board, viewer.seats(), |name, kind| found(name, *kind as u64));
    unseen_dials(&mut board, viewer.seats()).for_each(|dial| found("dial", *dial as u64));
}
