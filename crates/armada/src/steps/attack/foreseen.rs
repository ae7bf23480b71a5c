//! What a defense token would do to the damage if it were spent now.

use broadside_engine::{About, Look};

use super::braced;
use super::defense_effect::{about, redirect_zones};
use crate::ArmadaLook;
use crate::board::Attack;
use crate::facts::DefenseToken;
use crate::words::{Query, Thing};

/// Reads the position as if the defender had spent a token of a type: limits read what was spent.
fn if_spent<T>(
    look: &ArmadaLook<'_>,
    kind: DefenseToken,
    read: impl FnOnce(&ArmadaLook<'_>, &Attack) -> T,
) -> Option<T> {
    let mut board = *look.board;
    let attack = board.attacks.last_mut()?;
    attack.spent_types |= 1 << kind as u8;
    let attack = *attack;
    Some(read(&Look { game: look.game, board: &board, core: look.core }, &attack))
}

/// What a brace would leave of a total.
pub(crate) fn if_braced(look: &ArmadaLook<'_>, attack: &Attack, total: u8) -> u8 {
    if_spent(look, DefenseToken::Brace, |look, attack| braced(look, attack, total))
        .unwrap_or_else(|| braced(look, attack, total))
}

/// The most damage that a redirect could take to other hull zones; nothing where the defender has none.
pub(crate) fn redirectable(look: &ArmadaLook<'_>, attack: &Attack) -> Option<u8> {
    matches!(attack.defender, Thing::Zone(..)).then_some(())?;
    if_spent(look, DefenseToken::Redirect, |look, attack| {
        let zones = look.value(Query::RedirectZones, about(attack), 1).max(0) as usize;
        let mut each = Vec::new();
        redirect_zones(look, attack, |zone| {
            let Thing::Zone(ship, at) = zone else { return };
            let shields = i32::from(look.board.ship(ship).shields[at as usize]);
            let limit = look.value(Query::RedirectLimit, About::both(zone, attack.attacker), shields);
            each.push(limit.min(shields).clamp(0, u8::MAX.into()) as u8);
        });
        each.sort_unstable_by(|a, b| b.cmp(a));
        each.iter().take(zones).fold(0, |sum: u8, it| sum.saturating_add(*it))
    })
}
