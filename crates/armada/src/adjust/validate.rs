//! Which boards the rules can go on from: every number names something, and the damage cards add up.

use broadside_engine::{Refusal, Seat, Seats, Side, reasons};
use broadside_table::Pose;

use super::no;
use crate::Armada;
use crate::board::{Board, CardPlace, MAX_CARDS, MAX_PLAYERS};
use crate::words::{Piece, ShipNo, Thing};

/// The most shields of a hull zone, whatever cards say.
const MOST_SHIELDS: u8 = 12;
/// The highest speed.
const TOP_SPEED: u8 = 4;
/// How far outside the table something may lie, in millimetres: a ship that left it before it is taken off.
const MARGIN: f64 = 1000.0;

reasons! {
    /// Why the rules cannot go on from a board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum BoardRefused {
        Active = "armada-refused-board-active",
        Side = "armada-refused-board-side",
        Objective = "armada-refused-board-objective",
        Unheard = "armada-refused-board-unheard",
        Ship = "armada-refused-board-ship",
        Speed { most: u8 } = "armada-refused-board-speed",
        Shields { most: u8 } = "armada-refused-board-shields",
        Commands = "armada-refused-board-commands",
        ShipAway = "armada-refused-board-ship-away",
        Squadron = "armada-refused-board-squadron",
        Hull { most: u8 } = "armada-refused-board-hull",
        Commander = "armada-refused-board-commander",
        SquadronAway = "armada-refused-board-squadron-away",
        Upgrade = "armada-refused-board-upgrade",
        Obstacle = "armada-refused-board-obstacle",
        ObstacleAway = "armada-refused-board-obstacle-away",
        OnCard = "armada-refused-board-on-card",
        Token = "armada-refused-board-token",
        NoCard = "armada-refused-board-no-card",
        WrongDeck = "armada-refused-board-wrong-deck",
        Unpiled = "armada-refused-board-unpiled",
        CardShip = "armada-refused-board-card-ship",
        CardStation = "armada-refused-board-card-station",
        Faceup = "armada-refused-board-faceup",
        DamageCount { ship: usize, counted: u8, cards: usize } = "armada-refused-board-damage-count",
        Attack = "armada-refused-board-attack",
    }
}

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
        return no(BoardRefused::Active);
    }
    if !seated(board) || board.winner.is_some_and(|side| !Side::BOTH.contains(&side)) {
        return no(BoardRefused::Side);
    }
    if board.objective.is_some_and(|id| id.index() >= game.facts.objectives().len()) {
        return no(BoardRefused::Objective);
    }
    if !board.ears.covers(&game.ears_of(board)) {
        return no(BoardRefused::Unheard);
    }
    Ok(())
}

/// Whether as many players sit at the table as can, and whoever does not speak for a side controls something
/// (armada.team-play.72).
fn seated(board: &Board) -> bool {
    let ships = board.ships.iter().map(|ship| ship.controller);
    let squadrons = board.squadrons.iter().map(|squadron| squadron.controller);
    let busy = ships.chain(squadrons).fold(Seats::first(2), Seats::with);
    Side::BOTH.contains(&board.first())
        && board.seating.seats <= MAX_PLAYERS
        && busy.holds_all(board.players())
}

fn on_table(board: &Board, pose: Pose) -> bool {
    let area = board.table.field().play;
    let (x, y) = (pose.x_mm(), pose.y_mm());
    let inside = |value: f64, from: f64, to: f64| value >= from - MARGIN && value <= to + MARGIN;
    inside(x, area.low.x, area.high.x) && inside(y, area.low.y, area.high.y)
}

fn pieces(game: &Armada, board: &Board) -> Result<(), Refusal> {
    let facts = game.facts;
    let seat = |seat: Seat| board.players().holds(seat);
    for ship in &board.ships {
        if ship.card.index() >= facts.ships().len() || !seat(ship.controller) {
            return no(BoardRefused::Ship);
        }
        if ship.speed > TOP_SPEED || ship.temporary_speed.is_some_and(|speed| speed > TOP_SPEED) {
            return no(BoardRefused::Speed { most: TOP_SPEED });
        }
        if ship.shields.iter().any(|shields| *shields > MOST_SHIELDS) {
            return no(BoardRefused::Shields { most: MOST_SHIELDS });
        }
        if ship.tokens > 0b1111 || ship.raids > 0b1111 || ship.resolved > 0b1111 || ship.barred > 0b1111 {
            return no(BoardRefused::Commands);
        }
        if ship.in_play() && !on_table(board, ship.pose) {
            return no(BoardRefused::ShipAway);
        }
    }
    for squadron in &board.squadrons {
        if squadron.card.index() >= facts.squadrons().len() || !seat(squadron.controller) {
            return no(BoardRefused::Squadron);
        }
        if squadron.hull > facts[squadron.card].hull {
            return no(BoardRefused::Hull { most: facts[squadron.card].hull });
        }
        if squadron.commander.is_some_and(|ship| ship.index() >= board.ships.len()) {
            return no(BoardRefused::Commander);
        }
        if squadron.in_play() && !on_table(board, squadron.pose) {
            return no(BoardRefused::SquadronAway);
        }
    }
    for upgrade in &board.upgrades {
        if upgrade.card.index() >= facts.upgrades().len() || upgrade.ship.index() >= board.ships.len() {
            return no(BoardRefused::Upgrade);
        }
    }
    for obstacle in &board.obstacles {
        if obstacle.id.index() >= facts.obstacle_sides().len()
            || obstacle.owner.is_some_and(|side| !Side::BOTH.contains(&side))
        {
            return no(BoardRefused::Obstacle);
        }
        if obstacle.placed && !on_table(board, obstacle.pose) {
            return no(BoardRefused::ObstacleAway);
        }
    }
    for on in &board.on_cards {
        if on.upgrade.index() >= board.upgrades.len() {
            return no(BoardRefused::OnCard);
        }
    }
    for token in &board.tokens {
        if token.owner.is_some_and(|side| !Side::BOTH.contains(&side))
            || token.on.is_some_and(|on| !exists(board, on))
        {
            return no(BoardRefused::Token);
        }
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), Refusal> {
    let decks = &board.decks;
    let mut piled = [false; MAX_CARDS];
    for (number, pile) in decks.piles.iter().enumerate() {
        for card in pile {
            let Some(it) = decks.cards.get(card.index()) else { return no(BoardRefused::NoCard) };
            if it.place != CardPlace::Deck || decks.pile_of_card(*card) != number || piled[card.index()] {
                return no(BoardRefused::WrongDeck);
            }
            piled[card.index()] = true;
        }
    }
    let mut counts = [0u8; crate::board::MAX_SHIPS];
    for (at, it) in decks.cards.iter().enumerate() {
        match it.place {
            CardPlace::Deck if !piled[at] => return no(BoardRefused::Unpiled),
            CardPlace::Ship(ship) => match counts[..board.ships.len()].get_mut(ship.index()) {
                Some(count) => *count += 1,
                None => return no(BoardRefused::CardShip),
            },
            CardPlace::Station(at) if at.index() >= board.obstacles.len() => {
                return no(BoardRefused::CardStation);
            }
            _ => {}
        }
        if it.faceup && !matches!(it.place, CardPlace::Ship(_)) {
            return no(BoardRefused::Faceup);
        }
    }
    match board.ships.iter().zip(counts).position(|(ship, count)| ship.damage != count) {
        Some(at) => {
            let ship = ShipNo(at as u8);
            let (counted, cards) = (board.ship(ship).damage, decks.on_ship(ship).count());
            no(BoardRefused::DamageCount { ship: at, counted, cards })
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
        if !exists(board, attack.attacker)
            || !exists(board, attack.defender)
            || !board.players().holds(attack.by)
        {
            return no(BoardRefused::Attack);
        }
    }
    Ok(())
}
