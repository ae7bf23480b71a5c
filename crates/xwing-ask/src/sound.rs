//! Whether a table could come up in a game: what a slip of the pen puts on it is refused.

use broadside_engine::{Reason, Side};
use broadside_scenario::Names;
use broadside_table::{Pose, overlaps};
use broadside_xwing::XWing;
use broadside_xwing::board::{Board, Ship, Standing};
use broadside_xwing::facts::Term;
use broadside_xwing::geometry::Field;
use broadside_xwing::scene;
use broadside_xwing::squad::{ProblemKind, Squad, SquadShip, check};
use broadside_xwing::words::{Shade, ShipNo, Thing, Token};

use crate::refused::{AskRefused, Kept, OddShip};

/// The highest initiative on a ship card.
const TOP_INITIATIVE: u8 = 6;

/// What is wrong with a ship, and what would be right.
pub(super) fn ship(game: &XWing, board: &Board, number: ShipNo) -> Option<OddShip> {
    let it = board.ship(number);
    let charges = game.facts[it.pilot].charges.map_or(0, |charges| charges.value);
    let most = [
        (Kept::Shields, it.shields, it.shield_capacity),
        (Kept::Force, it.force, it.force_capacity),
        (Kept::Charges, it.charges, charges),
        (Kept::Cloaks, it.tokens[Token::Cloak as usize], 1),
    ];
    if let Some((what, found, most)) = most.into_iter().find(|(_, found, most)| found > most) {
        return Some(OddShip::More { found, what, most });
    }
    if it.initiative > TOP_INITIATIVE {
        return Some(OddShip::Initiative { found: it.initiative, top: TOP_INITIATIVE });
    }
    hull(it).or_else(|| match it.standing {
        Standing::InPlay => {
            scene::ship(board, number).outside(&Field::standard().area).map(|_| outside(it.pose))
        }
        _ => None,
    })
}

/// What cannot come up of several cards or pieces together: the ship whose line tells it, and why.
pub(super) fn table(game: &XWing, board: &Board, names: &Names<Thing>) -> Option<(ShipNo, Reason)> {
    let name = |ship| match names.of(Thing::Ship(ship)) {
        Some(name) => name.to_owned().into(),
        None => OddShip::Another.into(),
    };
    let ships: Vec<ShipNo> = board.ships_in_play().collect();
    for (place, ship) in ships.iter().enumerate() {
        let base = scene::ship(board, *ship).base();
        if let Some(other) =
            ships[..place].iter().find(|at| overlaps(&base, &scene::ship(board, **at).base()))
        {
            return Some((*ship, AskRefused::OnShip { other: name(*other) }.into()));
        }
        let it = board.ship(*ship);
        let green = Token::ALL.iter().any(|token| token.shade() == Shade::Green && it.has(*token));
        if it.has(Token::Jam) && (green || !it.locks.is_empty()) {
            return Some((*ship, AskRefused::Jammed.into()));
        }
    }
    Side::BOTH.into_iter().find_map(|side| squad(game, board, side))
}

/// What the cards of a side break of the rules by which ships are equipped and cards are limited.
fn squad(game: &XWing, board: &Board, side: Side) -> Option<(ShipNo, Reason)> {
    let ships: Vec<ShipNo> =
        board.all_ships().filter(|at| board.side(board.ship(*at).controller) == side).collect();
    let mut squad = Squad::new(board.sides[side].faction);
    for ship in &ships {
        let mut it = SquadShip::new(board.ship(*ship).pilot);
        it.upgrades.extend(board.upgrades_of(*ship).map(|at| board.upgrade(at).card));
        squad.ships.push(it);
    }
    let problems = check(game.facts, game.facts.standard(), &squad);
    let found = problems.into_iter().find(|problem| cannot_come_up(problem.kind))?;
    let ship = found.ship.and_then(|place| ships.get(place)).or(ships.first())?;
    Some((*ship, found.why))
}

/// Whether no squad that keeps this rule could put the table there. What a part of a squad lacks, the rest may have.
fn cannot_come_up(kind: ProblemKind) -> bool {
    match kind {
        ProblemKind::Limited
        | ProblemKind::Solitary
        | ProblemKind::Slot
        | ProblemKind::Restriction
        | ProblemKind::Copies => true,
        ProblemKind::Limit
        | ProblemKind::Points
        | ProblemKind::ShipCount
        | ProblemKind::Faction
        | ProblemKind::Availability
        | ProblemKind::Banned
        | ProblemKind::RestrictedList
        | ProblemKind::Standardized
        | ProblemKind::Loadout
        | ProblemKind::Obstacles => false,
    }
}

fn hull(it: &Ship) -> Option<OddShip> {
    if it.hull == 0 {
        return Some(OddShip::NoHull);
    }
    let lost = it.standing == Standing::InPlay && it.damage >= it.hull;
    lost.then_some(OddShip::Destroyed { damage: it.damage, hull: it.hull })
}

/// Whether the middle of an obstacle, a device or an objective lies in the play area.
pub(super) fn piece(pose: Pose) -> Option<OddShip> {
    let area = Field::standard().area;
    let (x, y) = (pose.x_mm(), pose.y_mm());
    let inside = (area.low.x..=area.high.x).contains(&x) && (area.low.y..=area.high.y).contains(&y);
    (!inside).then(|| outside(pose))
}

fn outside(pose: Pose) -> OddShip {
    let (low, high) = (Field::standard().area.low, Field::standard().area.high);
    let whole = |mm: f64| mm.round() as i64;
    OddShip::Outside { x: whole(pose.x_mm()), y: whole(pose.y_mm()), low: whole(low.x), high: whole(high.x) }
}
