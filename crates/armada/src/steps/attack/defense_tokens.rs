//! Which defense tokens may be spent, and by whom.

use broadside_engine::{About, reasons};

use super::refused::forbids;
use crate::board::{Attack, Defense, DefenseSlot, TokenCode};
use crate::words::{Piece, Query, Thing};
use crate::{ArmadaLook, Blank, Why, values};

reasons! {
    /// Why a defense token cannot be spent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum DefenseRefused {
        NotDefending = "armada-refused-defense-not-defending" (obvious),
        Discarded = "armada-refused-defense-discarded",
        Speed { speed: u8 } = "armada-refused-defense-speed",
        Locked = "armada-refused-defense-locked",
        Spent = "armada-refused-defense-spent",
        TypeSpent = "armada-refused-defense-type-spent",
        Forbidden = "armada-refused-defense-forbidden",
        ForbiddenBy { card: &'static str } = "armada-refused-defense-forbidden-by",
    }
}

const NOT_DEFENDING: Why = DefenseRefused::NotDefending.by("armada.effect-timing.14");
const DISCARDED: Why = DefenseRefused::Discarded.by("armada.defense-tokens.27");
const SPEED_0: Why = DefenseRefused::Speed { speed: 0 }.by("armada.defense-tokens.28");
const LOCKED: Why = DefenseRefused::Locked.by("armada.attack.12");
const SPENT: Why = DefenseRefused::Spent.by("armada.defense-tokens.30");
const TYPE_SPENT: Why = DefenseRefused::TypeSpent.by("armada.defense-tokens.29");
const FORBIDDEN: Why = DefenseRefused::Forbidden.by("armada.golden-rules.03");

fn place(token: Thing) -> u8 {
    match token {
        Thing::ShipToken(_, at) | Thing::SquadronToken(_, at) => at,
        _ => 0,
    }
}

/// Whether the defender of the innermost attack may spend a token.
pub(crate) fn may_spend(look: &ArmadaLook<'_>, token: Thing) -> Result<(), Why> {
    spendable(look, token)?;
    unlocked(look, token)
}

/// The same but for accuracy icons: what an effect that overcomes them must still heed
/// (armada.card.electronic-countermeasures.02, armada.card.electronic-countermeasures.03,
/// armada.card.electronic-countermeasures.04, armada.attack.13).
pub(crate) fn spendable(look: &ArmadaLook<'_>, token: Thing) -> Result<DefenseSlot, Why> {
    let Some(attack) = look.board.attack().filter(|attack| is_lent(look, attack, token)) else {
        return Err(NOT_DEFENDING);
    };
    let slot = left(look, token)?;
    if look.game.is_blank(Blank::Defense(slot.kind)) {
        return Err(FORBIDDEN);
    }
    if attack.defender.ship().is_some_and(|ship| look.board.ship(ship).speed == 0) {
        return Err(SPEED_0);
    }
    unspent(attack, token)?;
    if attack.has_spent(slot.kind) {
        return Err(TYPE_SPENT);
    }
    allowed(look, About::both(token, attack.attacker))?;
    Ok(slot)
}

/// Whether a piece may spend a token to pay for an effect, or is made to: the defender as in its Spend Defense Tokens step,
/// any other also at speed 0 (armada.card.anakin-skywalker-commander.02).
pub(crate) fn may_pay(look: &ArmadaLook<'_>, token: Thing, by: Piece) -> Result<(), Why> {
    let attack = look.board.attack();
    if attack.is_some_and(|attack| attack.defender.piece() == Some(by)) {
        return may_spend(look, token);
    }
    left(look, token)?;
    if let Some(attack) = attack {
        unspent(attack, token)?;
        unlocked(look, token)?;
    }
    if token.piece() == Some(by) {
        return allowed(look, About::subject(token));
    }
    // What keeps its owner from spending the token does not bind another (armada.damage.faulty-countermeasures.05,
    // armada.damage.faulty-countermeasures.08).
    let about = About::both(token, Thing::from(by));
    if look.allowed(Query::MaySpendOthersDefense, about, true) { Ok(()) } else { Err(FORBIDDEN) }
}

/// Whether the piece that has a token may spend it to pay for an effect.
pub(crate) fn may_pay_with(look: &ArmadaLook<'_>, token: Thing) -> bool {
    token.piece().is_some_and(|by| may_pay(look, token, by).is_ok())
}

/// Whether the defender can use a token: its own, or one that an effect lets it use.
fn is_lent(look: &ArmadaLook<'_>, attack: &Attack, token: Thing) -> bool {
    let Some(owner) = token.piece() else { return false };
    attack.defender.piece() == Some(owner) || lends(look, attack, owner)
}

fn lends(look: &ArmadaLook<'_>, attack: &Attack, piece: Piece) -> bool {
    look.allowed(Query::MaySpendTokensOf, About::both(attack.defender, Thing::from(piece)), false)
}

/// The pieces whose defense tokens the defender can use: itself, and squadrons that let it.
pub(super) fn lenders(look: &ArmadaLook<'_>, attack: &Attack, mut found: impl FnMut(Piece)) {
    let Some(defender) = attack.defender.piece() else { return };
    found(defender);
    let others = look.board.squadrons_in_play().map(Piece::Squadron).filter(|piece| *piece != defender);
    others.filter(|piece| lends(look, attack, *piece)).for_each(found);
}

fn left(look: &ArmadaLook<'_>, token: Thing) -> Result<DefenseSlot, Why> {
    values::defense(look, token).filter(|slot| slot.state != Defense::Discarded).ok_or(DISCARDED)
}

/// Each token once in an attack, whoever spends it (armada.card.axe.04, armada.card.admiral-sloane.03).
fn unspent(attack: &Attack, token: Thing) -> Result<(), Why> {
    let own = attack.defender.piece() == token.piece();
    let spent = if own {
        attack.spent >> place(token) & 1 == 1
    } else {
        TokenCode::of(token).is_some_and(|code| attack.spent_elsewhere.contains(&code))
    };
    if spent { Err(SPENT) } else { Ok(()) }
}

/// Accuracy icons lock tokens of the defender alone (armada.card.jan-ors.02).
fn unlocked(look: &ArmadaLook<'_>, token: Thing) -> Result<(), Why> {
    match look.board.attack() {
        Some(attack)
            if attack.defender.piece() == token.piece() && attack.locked >> place(token) & 1 == 1 =>
        {
            Err(LOCKED)
        }
        _ => Ok(()),
    }
}

fn allowed(look: &ArmadaLook<'_>, about: About<crate::words::ArmadaWords>) -> Result<(), Why> {
    if look.allowed(Query::MaySpendDefense, about, true) {
        return Ok(());
    }
    let card = forbids(look, Query::MaySpendDefense, about);
    Err(card.map_or(FORBIDDEN, |card| DefenseRefused::ForbiddenBy { card }.by("armada.golden-rules.03")))
}
