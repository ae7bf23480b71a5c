//! Which defense tokens may be spent.

use broadside_engine::About;

use super::Why;
use crate::board::{Defense, DefenseSlot};
use crate::words::{Query, Thing};
use crate::{ArmadaLook, Blank, values};

const NOT_DEFENDING: Why = Why::new("armada.effect-timing.14", "only the defender's own tokens can be spent");
const DISCARDED: Why = Why::new("armada.defense-tokens.27", "the token is discarded");
const SPEED_0: Why = Why::new("armada.defense-tokens.28", "a ship at speed 0 cannot spend defense tokens");
const LOCKED: Why = Why::new("armada.attack.12", "an accuracy icon was spent on it");
const SPENT: Why = Why::new("armada.defense-tokens.30", "it has been spent in this attack");
const TYPE_SPENT: Why =
    Why::new("armada.defense-tokens.29", "a token of this type has been spent in this attack");
const FORBIDDEN: Why = Why::new("armada.golden-rules.03", "an effect forbids it");

fn place(token: Thing) -> u8 {
    match token {
        Thing::ShipToken(_, at) | Thing::SquadronToken(_, at) => at,
        _ => 0,
    }
}

/// Whether the defender of the innermost attack may spend a token, as far as the rules go.
pub(crate) fn may_spend(look: &ArmadaLook<'_>, token: Thing) -> Result<(), Why> {
    match (spendable(look, token), look.board.attack()) {
        (Ok(_), Some(attack)) if attack.locked >> place(token) & 1 == 1 => Err(LOCKED),
        (result, _) => result.map(|_| ()),
    }
}

/// The same but for accuracy icons: what an effect that overcomes them must still heed
/// (armada.card.electronic-countermeasures.02–.04).
pub(crate) fn spendable(look: &ArmadaLook<'_>, token: Thing) -> Result<DefenseSlot, Why> {
    let Some(attack) = look.board.attack().filter(|attack| attack.defender.piece() == token.piece()) else {
        return Err(NOT_DEFENDING);
    };
    let slot =
        values::defense(look, token).filter(|slot| slot.state != Defense::Discarded).ok_or(DISCARDED)?;
    if look.game.is_blank(Blank::Defense(slot.kind)) {
        return Err(FORBIDDEN);
    }
    if token.ship().is_some_and(|ship| look.board.ship(ship).speed == 0) {
        return Err(SPEED_0);
    }
    if attack.spent >> place(token) & 1 == 1 {
        return Err(SPENT);
    }
    if attack.has_spent(slot.kind) {
        return Err(TYPE_SPENT);
    }
    let about = About::both(token, attack.attacker);
    if !look.allowed(Query::MaySpendDefense, about, true) {
        return Err(FORBIDDEN.by_card(look, Query::MaySpendDefense, about));
    }
    Ok(slot)
}
