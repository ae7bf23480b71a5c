//! Which boards the rules can go on from: every number names something, and every count is one that a game can come to.

use broadside_engine::{Refusal, Seat, Seats};
use broadside_table::Pose;

use super::{is_side, no};
use crate::XWing;
use crate::board::{Attack, Board, CardPlace, Decks, MAX_CARDS, ROUNDS, Ship};
use crate::refused::Change;
use crate::words::{Object, ShipNo};

/// The most tokens of a kind, charges, hull and so on, far above what any game comes to.
const MOST: u8 = 99;
/// How far from the middle of the play area something may lie, in millimetres: a ship that fled lies outside.
const FAR: f64 = 5_000.0;

fn is_seat(board: &Board, seat: Seat) -> bool {
    board.players().holds(seat)
}

fn exists(board: &Board, object: Object) -> bool {
    match object {
        Object::Ship(at) => at.index() < board.ships.len(),
        Object::Device(at) => at.index() < board.devices.len(),
        Object::Obstacle(at) => at.index() < board.obstacles.len(),
        Object::Objective(at) => at.index() < board.objectives.len(),
    }
}

fn is_near(pose: Pose) -> bool {
    pose.x_mm().abs() <= FAR && pose.y_mm().abs() <= FAR
}

/// Whether a board is one that the rules can go on from.
pub(crate) fn validate(game: &XWing, board: &Board) -> Result<(), Refusal> {
    for (at, it) in board.ships.iter().enumerate() {
        if !is_ship(game, board, at, it) {
            return no(Change::ImpossibleShip { number: at });
        }
        if it.force > it.force_capacity {
            return no(Change::TooMuchForce { number: at, most: it.force_capacity });
        }
    }
    let possible = is_table(game, board)
        && is_decks(board)
        && board.attacks.iter().all(|attack| is_attack(board, attack))
        && exists(board, board.roll.unit)
        && seated(board)
        && is_side(board.red)
        && board.sides.iter().all(|(_, team)| team.points <= MOST)
        && board.rounds <= ROUNDS
        && board.round <= board.rounds
        && board.initiative <= MOST;
    if possible { Ok(()) } else { no(Change::ImpossibleBoard) }
}

/// Whether everybody at the table beside those who speak for the sides controls a ship.
fn seated(board: &Board) -> bool {
    let busy = board.ships.iter().map(|ship| ship.controller).fold(Seats::first(2), Seats::with);
    is_side(board.first()) && busy.holds_all(board.players())
}

/// Whether a board may take the place of another: what procedures refer to by its number is still there.
pub(crate) fn may_become(before: &Board, after: &Board) -> Result<(), Refusal> {
    let same = before.ships.len() == after.ships.len()
        && before.upgrades.len() == after.upgrades.len()
        && before.obstacles.len() == after.obstacles.len()
        && before.objectives.len() == after.objectives.len()
        && before.attacks.len() == after.attacks.len();
    let more =
        before.conditions.len() <= after.conditions.len() && before.devices.len() <= after.devices.len();
    if same && more { Ok(()) } else { no(Change::PiecesGone) }
}

fn is_ship(game: &XWing, board: &Board, at: usize, it: &Ship) -> bool {
    let (pilots, ships) = (game.facts.pilots().len(), board.ships.len());
    // What follows reads the dial of the pilot.
    if it.pilot.index() >= pilots || it.persona.index() >= pilots {
        return false;
    }
    let dial = it.dial.is_none_or(|dial| usize::from(dial) < game.facts.ship_of(it.pilot).dial.len());
    let linked = it.carrier.is_none_or(|carrier| carrier.index() < ships && carrier.index() != at);
    let cards = board.decks.on(Object::Ship(ShipNo(at as u8))).count();
    let counts =
        [it.initiative, it.agility, it.hull, it.shield_capacity, it.force_capacity, it.force_recovers];
    dial && linked
        && it.towing.is_none_or(|cache| cache.index() < board.objectives.len())
        && it.locks.iter().all(|object| exists(board, *object))
        && [it.controller, it.jammed_by, it.tractored_by].into_iter().all(|seat| is_seat(board, seat))
        && is_near(it.pose)
        // Where a deck was made of facedown cards, a ship has more damage than cards.
        && usize::from(it.damage) >= cards
        && it.shields <= it.shield_capacity
        && counts.into_iter().chain(it.tokens).chain([it.charges, it.damage]).all(|count| count <= MOST)
}

fn is_table(game: &XWing, board: &Board) -> bool {
    let (facts, ships) = (game.facts, board.ships.len());
    let upgrades = board
        .upgrades
        .iter()
        .all(|it| it.card.index() < facts.upgrades().len() && it.ship.index() < ships && it.charges <= MOST);
    let conditions = board.conditions.iter().all(|it| {
        it.card.index() < facts.conditions().len() && it.ship.index() < ships && is_seat(board, it.by)
    });
    let devices = board.devices.iter().all(|it| {
        it.id.index() < facts.devices().len()
            && is_seat(board, it.controller)
            && is_near(it.pose)
            && it.lock.is_none_or(|object| exists(board, object))
            && [it.fuses, it.damage, it.charges].into_iter().all(|count| count <= MOST)
    });
    let obstacles = board.obstacles.iter().all(|it| {
        it.id.index() < facts.obstacles().len()
            && it.device_of.is_none_or(|seat| is_seat(board, seat))
            && is_near(it.pose)
            && it.fuses <= MOST
    });
    let objectives = board.objectives.iter().all(|it| it.marker.is_none_or(is_side) && is_near(it.pose));
    let shared = board
        .shared
        .iter()
        .enumerate()
        .all(|(at, bits)| *bits == 0 || (at < ships && bits.checked_shr(ships as u32).unwrap_or(0) == 0));
    upgrades && conditions && devices && obstacles && objectives && shared
}

fn is_attack(board: &Board, attack: &Attack) -> bool {
    exists(board, attack.attacker)
        && exists(board, attack.defender)
        && is_seat(board, attack.by)
        && is_seat(board, attack.against)
        && attack.weapon.upgrade().is_none_or(|upgrade| upgrade.index() < board.upgrades.len())
        && attack.range <= MOST
        && attack.rerolls <= MOST
}

fn is_decks(board: &Board) -> bool {
    let decks = &board.decks;
    let ships = board.ships.len();
    let placed = decks.cards.iter().all(|card| match card.place {
        CardPlace::Deck | CardPlace::Discard => true,
        CardPlace::Ship(at) | CardPlace::Drawn(at) => at.index() < ships,
        CardPlace::LookedAt(at, seat) => at.index() < ships && is_seat(board, seat),
        CardPlace::Device(at) => at.index() < board.devices.len(),
        CardPlace::Condition(at) => at.index() < board.conditions.len(),
    });
    // Every card of a pile belongs to it and lies there once.
    let mut piled = [false; MAX_CARDS];
    let own = decks.piles.iter().all(|(side, pile)| {
        pile.iter().all(|card| {
            let known = card.index() < MAX_CARDS && Decks::deck_of(*card) == side;
            known && !std::mem::replace(&mut piled[card.index()], true)
        })
    });
    placed && own
}

#[cfg(test)]
mod tests {
    use broadside_engine::{Chance, Game, Seed};

    use super::{may_become, validate};
    use crate::XWing;
    use crate::board::Board;

    fn forged(board: &Board, path: &str, value: serde_json::Value) -> Option<Board> {
        let mut tree = serde_json::to_value(board).expect("a board is plain data");
        *tree.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value;
        // What cannot even be read is refused before.
        serde_json::from_value(tree).ok()
    }

    #[test]
    fn a_board_that_names_what_there_is_not_is_refused() {
        let (game, mut chance) = (XWing::default(), Chance::seeded(Seed(1)));
        let setup = game.random_setup(&mut chance);
        let (board, _) = game.start(&setup, &mut chance).expect("a random setup starts");
        assert!(validate(&game, &board).is_ok());
        let ship = serde_json::json!({ "Ship": 200 });
        let tests = [
            ("/ships/0/persona", 60_000.into()),
            ("/ships/0/pilot", 60_000.into()),
            ("/ships/0/carrier", 15.into()),
            ("/ships/0/controller", 7.into()),
            ("/ships/0/jammed_by", 2.into()),
            ("/ships/0/tractored_by", 255.into()),
            ("/ships/0/towing", 5.into()),
            ("/ships/0/locks", serde_json::json!([ship])),
            ("/ships/0/tokens/0", 255.into()),
            ("/decks/cards/0/place", ship),
            ("/decks/piles/0/0", 200.into()),
            ("/decks/piles/1/0", 0.into()),
            ("/shared/0", 0x8000.into()),
            ("/rounds", 255.into()),
            ("/first", 2.into()),
            ("/first", 255.into()),
        ];
        for (path, value) in tests {
            let refused = forged(&board, path, value).is_none_or(|board| validate(&game, &board).is_err());
            assert!(refused, "{path}");
        }
    }

    #[test]
    fn no_ship_ceases_to_be() {
        let (game, mut chance) = (XWing::default(), Chance::seeded(Seed(1)));
        let setup = game.random_setup(&mut chance);
        let (board, _) = game.start(&setup, &mut chance).expect("a random setup starts");
        assert!(may_become(&board, &board).is_ok());
        let fewer = Board { ships: board.ships.iter().copied().take(1).collect(), ..board };
        assert!(may_become(&board, &fewer).is_err());
    }
}
