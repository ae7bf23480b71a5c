//! Which boards the rules can go on from: every number names something, and the damage cards add up.

use broadside_engine::{Refusal, Seat};
use broadside_table::Pose;

use super::no;
use crate::Armada;
use crate::board::{Board, CardPlace, MAX_CARDS};
use crate::words::{Piece, ShipNo, Thing};

/// The most shields of a hull zone, whatever cards say.
const MOST_SHIELDS: u8 = 12;
/// The highest speed.
const TOP_SPEED: u8 = 4;
/// How far outside the table something may lie, in millimetres: a ship that left it before it is taken off.
const MARGIN: f64 = 1000.0;

/// Whether the rules can go on from a board that came from outside.
pub(crate) fn validate(game: &Armada, board: &Board) -> Result<(), Refusal> {
    pieces(game, board)?;
    cards(board)?;
    attacks(board)?;
    let exists = |piece: Piece| match piece {
        Piece::Ship(at) => at.index() < board.ships.len(),
        Piece::Squadron(at) => at.index() < board.squadrons.len(),
        Piece::Obstacle(at) => at.index() < board.obstacles.len(),
        Piece::Token(at) => at.index() < board.tokens.len(),
    };
    if board.active.is_some_and(|piece| !exists(piece)) {
        return no("the active piece does not exist");
    }
    if board.first.0 > 1 || board.winner.is_some_and(|side| side.0 > 1) {
        return no("there are two sides, 0 and 1");
    }
    if board.objective.is_some_and(|id| id.index() >= game.facts.objectives().len()) {
        return no("there is no such objective");
    }
    if !board.ears.covers(&game.ears_of(board)) {
        return no("a card came into play that nothing listens to; use an adjustment of the card itself");
    }
    Ok(())
}

fn on_table(board: &Board, pose: Pose) -> bool {
    let area = board.table.field().play;
    let (x, y) = (pose.x_mm(), pose.y_mm());
    let inside = |value: f64, from: f64, to: f64| value >= from - MARGIN && value <= to + MARGIN;
    inside(x, area.low.x, area.high.x) && inside(y, area.low.y, area.high.y)
}

fn pieces(game: &Armada, board: &Board) -> Result<(), Refusal> {
    let facts = game.facts;
    let seat = |seat: Seat| seat.0 < 2;
    for ship in &board.ships {
        if ship.card.index() >= facts.ships().len() || !seat(ship.owner) {
            return no("a ship has a card or an owner that does not exist");
        }
        if ship.speed > TOP_SPEED || ship.temporary_speed.is_some_and(|speed| speed > TOP_SPEED) {
            return no(format!("a speed is at most {TOP_SPEED}"));
        }
        if ship.shields.iter().any(|shields| *shields > MOST_SHIELDS) {
            return no(format!("a hull zone has at most {MOST_SHIELDS} shields"));
        }
        if ship.tokens > 0b1111 || ship.raids > 0b1111 || ship.resolved > 0b1111 || ship.barred > 0b1111 {
            return no("there are four commands");
        }
        if ship.in_play() && !on_table(board, ship.pose) {
            return no("a ship in play lies on the table");
        }
    }
    for squadron in &board.squadrons {
        if squadron.card.index() >= facts.squadrons().len() || !seat(squadron.owner) {
            return no("a squadron has a card or an owner that does not exist");
        }
        if squadron.hull > facts[squadron.card].hull {
            return no(format!("this squadron has at most {} hull points", facts[squadron.card].hull));
        }
        if squadron.commander.is_some_and(|ship| ship.index() >= board.ships.len()) {
            return no("a squadron is commanded by a ship that does not exist");
        }
        if squadron.in_play() && !on_table(board, squadron.pose) {
            return no("a squadron in play lies on the table");
        }
    }
    for upgrade in &board.upgrades {
        if upgrade.card.index() >= facts.upgrades().len() || upgrade.ship.index() >= board.ships.len() {
            return no("an upgrade card does not exist, or its ship does not");
        }
    }
    for obstacle in &board.obstacles {
        if obstacle.id.index() >= facts.obstacle_sides().len()
            || obstacle.owner.is_some_and(|owner| !seat(owner))
        {
            return no("an obstacle or its owner does not exist");
        }
        if obstacle.placed && !on_table(board, obstacle.pose) {
            return no("a placed obstacle lies on the table");
        }
    }
    for on in &board.on_cards {
        if on.upgrade.index() >= board.upgrades.len() {
            return no("tokens or dials lie on an upgrade card that does not exist");
        }
    }
    for token in &board.tokens {
        if token.owner.is_some_and(|owner| !seat(owner)) || token.on.is_some_and(|on| !exists(board, on)) {
            return no("a token's owner, or what it lies on, does not exist");
        }
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), Refusal> {
    let decks = &board.decks;
    let mut piled = [false; MAX_CARDS];
    for (number, pile) in decks.piles.iter().enumerate() {
        for card in pile {
            let Some(it) = decks.cards.get(card.index()) else { return no("a damage card does not exist") };
            if it.place != CardPlace::Deck || decks.pile_of_card(*card) != number || piled[card.index()] {
                return no("a damage card lies in a deck to which it does not belong, or twice");
            }
            piled[card.index()] = true;
        }
    }
    let mut counts = [0u8; crate::board::MAX_SHIPS];
    for (at, it) in decks.cards.iter().enumerate() {
        match it.place {
            CardPlace::Deck if !piled[at] => return no("a damage card of a deck has no place in it"),
            CardPlace::Ship(ship) => match counts[..board.ships.len()].get_mut(ship.index()) {
                Some(count) => *count += 1,
                None => return no("a damage card lies on a ship that does not exist"),
            },
            CardPlace::Station(at) if at.index() >= board.obstacles.len() => {
                return no("a damage card lies on a station that does not exist");
            }
            _ => {}
        }
        if it.faceup && !matches!(it.place, CardPlace::Ship(_)) {
            return no("only damage cards of ships lie faceup");
        }
    }
    match board.ships.iter().zip(counts).position(|(ship, count)| ship.damage != count) {
        Some(at) => {
            let ship = ShipNo(at as u8);
            let cards = decks.on_ship(ship).count();
            no(format!("ship {at} counts {} damage cards and has {cards}", board.ship(ship).damage))
        }
        None => Ok(()),
    }
}

fn exists(board: &Board, thing: Thing) -> bool {
    match thing {
        Thing::Die(at) => board.attack().is_some_and(|attack| (at as usize) < attack.dice.len()),
        Thing::Upgrade(at) => at.index() < board.upgrades.len(),
        Thing::ShipToken(ship, at) => {
            board.ships.get(ship.index()).is_some_and(|ship| (at as usize) < ship.defense.len())
        }
        Thing::SquadronToken(squadron, at) => {
            board.squadrons.get(squadron.index()).is_some_and(|it| (at as usize) < it.defense.len())
        }
        _ => match thing.piece() {
            Some(Piece::Ship(at)) => at.index() < board.ships.len(),
            Some(Piece::Squadron(at)) => at.index() < board.squadrons.len(),
            Some(Piece::Obstacle(at)) => at.index() < board.obstacles.len(),
            Some(Piece::Token(at)) => at.index() < board.tokens.len(),
            None => true,
        },
    }
}

fn attacks(board: &Board) -> Result<(), Refusal> {
    for attack in &board.attacks {
        if !exists(board, attack.attacker) || !exists(board, attack.defender) || attack.by.0 > 1 {
            return no("a party of an attack does not exist");
        }
    }
    Ok(())
}
