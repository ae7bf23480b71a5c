//! What a defense token would do if it were spent now: to the damage, and for effects of cards.

use broadside_engine::{AbilityId, About, Look, Occasion, Seat};

use super::defense_effect::{about, redirect_zones};
use super::{braced, parties};
use crate::board::{Attack, Board, Defense};
use crate::facts::DefenseToken;
use crate::words::{Query, Thing, Window};
use crate::{ArmadaLook, values};

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

/// The effects that a player could use once a token were spent and not before: in place of the token's own effect, or after
/// the attack.
pub fn opened_by(look: &ArmadaLook<'_>, token: Thing, seat: Seat) -> Vec<AbilityId> {
    let Some((board, readied)) = with_spent(look, token) else { return Vec::new() };
    let Some(attack) = board.attacks.last() else { return Vec::new() };
    let instead = About::both(attack.attacker, token).amount(readied.into());
    let instead = Occasion::new(Window::ResolveDefenseEffect, instead);
    let after = Occasion::new(Window::AfterAttack, parties(attack));
    let then = Look { game: look.game, board: &board, core: look.core };
    let usable = |look: &ArmadaLook<'_>, occasion| {
        let mut found = Vec::new();
        look.answers(occasion, &mut |bound| {
            found.extend((bound.controller == seat).then(|| bound.offer()));
        });
        found
    };
    let before = usable(look, after);
    let mut opened = usable(&then, instead);
    opened.extend(usable(&then, after).into_iter().filter(|offer| !before.contains(offer)));
    opened.into_iter().map(|offer| offer.ability).collect()
}

/// The board with a token spent, and whether it was readied.
fn with_spent(look: &ArmadaLook<'_>, token: Thing) -> Option<(Board, bool)> {
    let mut board = *look.board;
    let slot = values::defense(look, token)?;
    let attack = board.attacks.last_mut()?;
    let by = attack.defender.piece()?;
    let (kind, readied) = (slot.kind as u8, slot.state == Defense::Ready);
    let discarded = look.allowed(Query::DiscardedWhenSpent, About::both(token, Thing::from(by)), false);
    attack.spent_types |= 1 << kind;
    attack.spent_readied |= u8::from(readied) << kind;
    (attack.effect, attack.replaced) = (Some(slot.kind), false);
    if let (Thing::ShipToken(_, at) | Thing::SquadronToken(_, at), true) = (token, token.piece() == Some(by))
    {
        attack.spent |= 1 << at;
        attack.spent_in_step |= 1 << at;
        attack.spent_away |= u8::from(discarded || !readied) << at;
    }
    Some((board, readied))
}

/// What a brace would leave of a total.
pub fn if_braced(look: &ArmadaLook<'_>, attack: &Attack, total: u8) -> u8 {
    if_spent(look, DefenseToken::Brace, |look, attack| braced(look, attack, total))
        .unwrap_or_else(|| braced(look, attack, total))
}

/// The most damage that a redirect could take to other hull zones; nothing where the defender has none.
pub fn redirectable(look: &ArmadaLook<'_>, attack: &Attack) -> Option<u8> {
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
