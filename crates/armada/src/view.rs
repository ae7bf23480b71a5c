//! What each seat may see, and what stays hidden from whom: facedown dials of other players, facedown damage cards, the
//! order of the damage decks and what lies in their discard piles (armada.information.08, armada.card.general-dodonna.04).

use broadside_engine::{Chance, Crumb, Game, PerSide, Position, Seat, Seats, Side, Viewer};
use serde::Serialize;

use crate::Armada;
use crate::board::{
    Attack, Board, CardPlace, Die, MAX_CARDS, Obstacle, Pile, Ship, Squadron, Table, TableToken, Team,
    UpgradeState,
};
use crate::facts::{Command, DamageKind, ObjectiveId, Term, UpgradeCardId};
use crate::words::{ArmadaWords, CardNo, Event, Phase, Piece, ShipNo, Thing, UpgradeNo};

/// A ship as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShipView {
    /// Everything about it that all may see. Its facedown dials are not here.
    pub ship: Ship,
    /// The facedown dials, the top one first; blank where the viewer may not look.
    pub dials: Vec<Option<Command>>,
    /// Its faceup damage cards.
    pub faceup: Vec<(CardNo, DamageKind)>,
    /// How many facedown damage cards it has. Nobody may look at them, though they were faceup before.
    pub facedown: u8,
}

/// An upgrade card as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UpgradeView {
    /// Which card.
    pub card: UpgradeCardId,
    /// The ship that it is equipped to.
    pub ship: ShipNo,
    /// Whether it can be used.
    pub state: UpgradeState,
    /// Command tokens of each type on it.
    pub tokens: [u8; 4],
    /// Round tokens on it, a bit for each round.
    pub rounds: u8,
    /// Dice on it.
    pub dice: Vec<Die>,
    /// Facedown dials on it; blank where the viewer may not look.
    pub dials: Vec<Option<Command>>,
}

/// A damage deck as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckView {
    /// How many cards are in it.
    pub cards: usize,
    /// How many lie in its discard pile.
    pub discarded: usize,
    /// The topmost cards, as far as the viewer has looked at them, the top one first.
    pub top: Vec<(CardNo, DamageKind)>,
}

/// What one viewer may see of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The side with initiative.
    pub first: Side,
    /// What belongs to each side.
    pub sides: PerSide<Team>,
    /// The scores as they stand.
    pub scores: [i32; 2],
    /// The ships.
    pub ships: Vec<ShipView>,
    /// The squadrons.
    pub squadrons: Vec<Squadron>,
    /// The upgrade cards.
    pub upgrades: Vec<UpgradeView>,
    /// The damage decks: one, or one a side.
    pub decks: Vec<DeckView>,
    /// The obstacles.
    pub obstacles: Vec<Obstacle>,
    /// Tokens in the play area.
    pub tokens: Vec<TableToken>,
    /// The attacks under way, the innermost last.
    pub attacks: Vec<Attack>,
    /// The objective in play.
    pub objective: Option<ObjectiveId>,
    /// Whether its special rule is used up.
    pub objective_done: bool,
    /// What the objective has marked.
    pub objective_mark: Option<Thing>,
    /// Facedown dials on the objective card; blank where the viewer may not look.
    pub objective_dials: Vec<Option<Command>>,
    /// The table.
    pub table: Table,
    /// Whether the game goes on until one side has no ship.
    pub unlimited: bool,
    /// The ship or squadron that is activating.
    pub active: Option<Piece>,
    /// Who has won before the end.
    pub winner: Option<Side>,
    /// Where the game stands.
    pub standing: Vec<Crumb<ArmadaWords>>,
    /// Who decides.
    pub deciders: Seats,
}

fn meet(one: Seats, other: Seats) -> bool {
    one.0 & other.0 != 0
}

pub(crate) fn view(game: &Armada, position: &Position<ArmadaWords>, viewer: Viewer) -> View {
    let (board, eyes) = (&position.board, viewer.seats());
    View {
        round: board.round,
        phase: board.phase,
        first: board.first(),
        sides: board.sides,
        scores: game.outcome(board).scores.0,
        ships: (0..board.ships.len() as u8).map(|at| ship(game, board, ShipNo(at), eyes)).collect(),
        squadrons: board.squadrons.to_vec(),
        upgrades: upgrades(board, eyes),
        decks: (0..if board.decks.separate { 2 } else { 1 })
            .map(|pile| deck(game, board, pile, eyes))
            .collect(),
        obstacles: board.obstacles.to_vec(),
        tokens: board.tokens.to_vec(),
        attacks: board.attacks.to_vec(),
        objective: board.objective,
        objective_done: board.objective_done,
        objective_mark: board.objective_mark,
        objective_dials: {
            let mine = eyes.holds(board.speaker(board.second()));
            board.objective_pile.dials().map(|command| mine.then_some(command)).collect()
        },
        table: board.table,
        unlimited: board.unlimited,
        active: board.active,
        winner: board.winner,
        standing: position.core.crumbs::<Armada>(),
        deciders: position.core.deciders(),
    }
}

fn ship(game: &Armada, board: &Board, at: ShipNo, eyes: Seats) -> ShipView {
    let it = board.ship(at);
    // Nor may a teammate look at them (armada.team-play.74).
    let mine = eyes.holds(it.controller);
    let open = it.dials.iter().map(|dial| (mine || meet(dial.known, eyes)).then_some(dial.command));
    let faceup: Vec<_> = board.decks.faceup(at).map(|card| (card, game.damage_kind(card))).collect();
    let facedown = board.decks.on_ship(at).count() - faceup.len();
    let mut public = *it;
    public.dials.clear();
    ShipView { ship: public, dials: open.collect(), faceup, facedown: facedown as u8 }
}

fn upgrades(board: &Board, eyes: Seats) -> Vec<UpgradeView> {
    let upgrade = |(at, it): (usize, &crate::board::Upgrade)| {
        let pile = board.pile(UpgradeNo(at as u8));
        let mine = eyes.holds(board.ship(it.ship).controller);
        UpgradeView {
            card: it.card,
            ship: it.ship,
            state: it.state,
            tokens: pile.tokens,
            rounds: pile.rounds,
            dice: pile.dice().collect(),
            dials: pile.dials().map(|command| mine.then_some(command)).collect(),
        }
    };
    board.upgrades.iter().enumerate().map(upgrade).collect()
}

fn deck(game: &Armada, board: &Board, pile: usize, eyes: Seats) -> DeckView {
    let decks = &board.decks;
    let seen = |card: &&CardNo| meet(decks.cards[card.index()].known, eyes);
    let top = decks.piles[pile].iter().rev().take_while(seen);
    let discarded = (0..MAX_CARDS as u8).map(CardNo).filter(|card| {
        decks.cards[card.index()].place == CardPlace::Discard && decks.pile_of_card(*card) == pile
    });
    DeckView {
        cards: decks.piles[pile].len(),
        discarded: discarded.count(),
        top: top.map(|card| (*card, game.damage_kind(*card))).collect(),
    }
}

/// What a viewer may see of an event. To what a facedown dial was changed is told by the view of those who may look.
pub(crate) fn event_view(event: &Event, _: Viewer) -> Option<Event> {
    Some(match event {
        Event::DialChanged(ship, place, _) => Event::DialChanged(*ship, *place, None),
        _ => event.clone(),
    })
}

pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::DialRevealed(..)
            | Event::ObjectiveDialRevealed(_)
            | Event::DialDiscarded(_, Some(_))
            | Event::DialChanged(..)
            | Event::DealtFaceup(..)
            | Event::CardTurnedUp(..)
            | Event::FlippedFaceup(..)
            | Event::LookedAtDeck(..)
            | Event::LookedAtDials(..)
            | Event::LookedAtDamage(..)
            | Event::CardDialRevealed(..)
    )
}

/// The cards of a pile's decks that none of some seats can tell: in the deck, discarded, facedown on ships and stations.
fn unseen(board: &Board, pile: usize, known_to: Seats) -> Vec<CardNo> {
    let hidden = |card: &CardNo| {
        let it = &board.decks.cards[card.index()];
        let here = it.place != CardPlace::Box && board.decks.pile_of_card(*card) == pile;
        here && !it.faceup && !meet(it.known, known_to)
    };
    (0..MAX_CARDS as u8).map(CardNo).filter(hidden).collect()
}

/// Deals the unseen cards of a pile's decks anew to the places where unseen cards lie. The places are taken in an order that
/// everybody can see, so what comes to lie where does not depend on what lay there.
fn redeal(board: &mut Board, pile: usize, known_to: Seats, chance: &mut Chance) {
    let mut cards = unseen(board, pile, known_to);
    let depth = |card: &CardNo| board.decks.piles[pile].iter().position(|other| other == card);
    let mut places: Vec<_> =
        cards.iter().map(|card| (depth(card), board.decks.cards[card.index()])).collect();
    places.sort_by_key(|(depth, it)| (*depth, it.place, it.order, it.known));
    chance.shuffle("card", &mut cards);
    for (card, (depth, it)) in cards.into_iter().zip(places) {
        board.decks.cards[card.index()] = it;
        if let Some(depth) = depth {
            board.decks.piles[pile][depth] = card;
        }
    }
}

pub(crate) fn resample(_: &Armada, board: &mut Board, known_to: Seats, chance: &mut Chance) {
    for pile in 0..2 {
        redeal(board, pile, known_to, chance);
    }
    let other = |seat: Seat| !known_to.holds(seat);
    for at in 0..board.ships.len() {
        if other(board.ships[at].controller) {
            for dial in board.ships[at].dials.iter_mut().filter(|dial| !meet(dial.known, known_to)) {
                dial.command = Command::ALL[chance.draw("dial", 4) as usize];
            }
        }
    }
    for at in 0..board.on_cards.len() {
        let controller = board.ship(board.upgrade(board.on_cards[at].upgrade).ship).controller;
        if other(controller) {
            shuffle(&mut board.on_cards[at].pile, chance);
        }
    }
    if other(board.speaker(board.second())) {
        shuffle(&mut board.objective_pile, chance);
    }
}

/// Other dials lie on a card, as many.
fn shuffle(pile: &mut Pile, chance: &mut Chance) {
    for _ in 0..pile.dials().count() {
        pile.take_dial(0);
        pile.add_dial(Command::ALL[chance.draw("dial on a card", 4) as usize]);
    }
}

pub(crate) fn secrets(board: &Board, viewer: Viewer, found: &mut dyn FnMut(&'static str, u64)) {
    let eyes = viewer.seats();
    let decks = &board.decks;
    let hidden =
        |card: CardNo| !decks.cards[card.index()].faceup && !meet(decks.cards[card.index()].known, eyes);
    for card in decks.piles.iter().flat_map(|pile| pile.iter()).filter(|card| hidden(**card)) {
        found("deck", card.0.into());
    }
    for at in 0..board.ships.len() as u8 {
        let mut cards: Vec<CardNo> = decks.on_ship(ShipNo(at)).filter(|card| hidden(*card)).collect();
        cards.sort_by_key(|card| decks.cards[card.index()].order);
        cards.iter().for_each(|card| found("card", card.0.into()));
    }
    for ship in board.ships.iter().filter(|ship| !eyes.holds(ship.controller)) {
        let unknown = ship.dials.iter().filter(|dial| !meet(dial.known, eyes));
        unknown.for_each(|dial| found("dial", dial.command as u64));
    }
    let controller = |upgrade| board.ship(board.upgrade(upgrade).ship).controller;
    for on in board.on_cards.iter().filter(|it| !eyes.holds(controller(it.upgrade))) {
        on.pile.dials().for_each(|command| found("dial on a card", command as u64));
    }
    if !eyes.holds(board.speaker(board.second())) {
        board.objective_pile.dials().for_each(|command| found("dial on a card", command as u64));
    }
}
