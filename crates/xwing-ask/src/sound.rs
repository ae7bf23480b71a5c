//! Whether a table could come up in a game: what a slip of the pen puts on it is refused.

use broadside_table::Pose;
use broadside_xwing::XWing;
use broadside_xwing::board::{Board, Ship, Standing};
use broadside_xwing::geometry::Field;
use broadside_xwing::scene;
use broadside_xwing::words::{ShipNo, Token};

/// The highest initiative on a ship card.
const TOP_INITIATIVE: u8 = 6;

/// What is wrong with a ship, and what would be right.
pub(super) fn ship(game: &XWing, board: &Board, number: ShipNo) -> Option<String> {
    let it = board.ship(number);
    let charges = game.facts[it.pilot].charges.map_or(0, |charges| charges.value);
    let most = [
        ("active shields", it.shields, it.shield_capacity),
        ("Force charges", it.force, it.force_capacity),
        ("charges", it.charges, charges),
        ("cloak tokens", it.tokens[Token::Cloak as usize], 1),
    ];
    if let Some((what, found, most)) = most.into_iter().find(|(_, found, most)| found > most) {
        return Some(format!("it has {found} {what}, and can have at most {most}"));
    }
    if it.initiative > TOP_INITIATIVE {
        let found = it.initiative;
        return Some(format!("it has initiative {found}, and ship cards have 0 to {TOP_INITIATIVE}"));
    }
    hull(it).or_else(|| match it.standing {
        Standing::InPlay => {
            scene::ship(board, number).outside(&Field::standard().area).map(|_| outside(it.pose))
        }
        _ => None,
    })
}

fn hull(it: &Ship) -> Option<String> {
    if it.hull == 0 {
        return Some("it has hull 0, and every ship has at least 1".into());
    }
    let lost = it.standing == Standing::InPlay && it.damage >= it.hull;
    lost.then(|| format!("it has {} damage cards and hull {}, and would be destroyed", it.damage, it.hull))
}

/// Whether the middle of an obstacle, a device or an objective lies in the play area.
pub(super) fn piece(pose: Pose) -> Option<String> {
    let area = Field::standard().area;
    let (x, y) = (pose.x_mm(), pose.y_mm());
    let inside = (area.low.x..=area.high.x).contains(&x) && (area.low.y..=area.high.y).contains(&y);
    (!inside).then(|| outside(pose))
}

fn outside(pose: Pose) -> String {
    let (low, high) = (Field::standard().area.low, Field::standard().area.high);
    format!(
        "at {:.0} {:.0} it does not lie in the play area, {:.0} to {:.0} mm wide and deep",
        pose.x_mm(),
        pose.y_mm(),
        low.x,
        high.x
    )
}
