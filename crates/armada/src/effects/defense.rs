//! Defense tokens: what was spent in the attack under way, what can be, and what becomes of tokens.

use broadside_engine::{About, Ref};

use super::cards::{card, change_pile, pile};
use super::parties::{piece, ship};
use super::{Binding, select};
use crate::board::{Attack, Defense};
use crate::facts::{DefenseToken, Term};
use crate::steps::attack;
use crate::words::{DefenseAct, DefenseCond, DefenseSelect, Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// What is said of tokens, and of what the attack under way remembers of them.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: DefenseCond, bound: &Binding) -> bool {
    let attack = look.board.attack();
    let slot = |party: Ref| bound.get(party).and_then(|token| values::defense(look, token));
    match cond {
        DefenseCond::TokenType(token, kind) => slot(token).is_some_and(|slot| slot.kind == kind),
        DefenseCond::TokenOfType(token, kind) => {
            slot(token).is_some_and(|slot| bound.get(kind) == Some(Thing::TokenType(slot.kind)))
        }
        DefenseCond::TokenExhausted(token) => {
            slot(token).is_some_and(|slot| slot.state == Defense::Exhausted)
        }
        DefenseCond::HasReadiedToken(who) => {
            let mut any = false;
            each(look, bound, who, |token| {
                any |= values::defense(look, token).is_some_and(|slot| slot.state == Defense::Ready);
            });
            any
        }
        DefenseCond::MayReady(token) => bound.get(token).is_some_and(|token| may_ready(look, token)),
        DefenseCond::MaySpend(token, by) => bound
            .get(token)
            .zip(piece(bound, by))
            .is_some_and(|(token, by)| attack::may_pay(look, token, by).is_ok()),
        DefenseCond::EffectOpen(token) => {
            slot(token).zip(attack).is_some_and(|(slot, attack)| !attack.has_resolved(slot.kind))
        }
        DefenseCond::SpentByDefender(token) => {
            attack.is_some_and(|attack| spent_by_defender(attack, bound, token))
        }
        DefenseCond::SpentFewer(than) => attack.is_some_and(|attack| attack.tokens_spent() < than),
        DefenseCond::SpentAwayToken => attack.is_some_and(|attack| attack.spent_away != 0),
        DefenseCond::SpentInStep => attack.is_some_and(|attack| attack.spent_in_step != 0),
        DefenseCond::ExhaustedSpent(least) => attack.is_some_and(|attack| attack.exhausted_spent() >= least),
        DefenseCond::TypeSpent(kind) => attack.is_some_and(|attack| attack.has_spent(kind)),
        DefenseCond::ReadiedSpent(kind) => {
            attack.is_some_and(|attack| attack.spent_readied >> kind as u8 & 1 == 1)
        }
        DefenseCond::OnlySpent(kind) => attack.is_some_and(|attack| attack.spent_types == 1 << kind as u8),
        DefenseCond::OwnEffect => attack.is_some_and(|attack| !attack.replaced),
        DefenseCond::DefenseStep => attack.is_some_and(|attack| attack.defending),
    }
}

fn spent_by_defender(attack: &Attack, bound: &Binding, token: Ref) -> bool {
    let Some(token @ (Thing::ShipToken(_, at) | Thing::SquadronToken(_, at))) = bound.get(token) else {
        return false;
    };
    token.piece() == attack.defender.piece() && (attack.spent & !attack.spent_by_other) >> at & 1 == 1
}

/// Whether an exhausted defense token may be readied.
fn may_ready(look: &ArmadaLook<'_>, token: Thing) -> bool {
    values::defense(look, token).is_some_and(|slot| slot.state == Defense::Exhausted)
        && look.allowed(Query::MayReadyDefense, About::subject(token), true)
}

/// Whether a token is locked by accuracy icons in the attack under way.
fn is_locked(look: &ArmadaLook<'_>, token: Thing) -> bool {
    let (Some(attack), Thing::ShipToken(_, at) | Thing::SquadronToken(_, at)) = (look.board.attack(), token)
    else {
        return false;
    };
    token.piece() == attack.defender.piece() && attack.locked >> at & 1 == 1
}

/// Each defense token of the piece of a party that has not been discarded.
fn each(look: &ArmadaLook<'_>, bound: &Binding, party: Ref, found: impl FnMut(Thing)) {
    if let Some(piece) = piece(bound, party) {
        values::defense_tokens(look, piece, found);
    }
}

/// Each defense token of the defender that has not been discarded.
fn of_defender(look: &ArmadaLook<'_>, found: impl FnMut(Thing)) {
    if let Some(piece) = look.board.attack().and_then(|attack| attack.defender.piece()) {
        values::defense_tokens(look, piece, found);
    }
}

/// Tokens and their types.
pub(super) fn find(
    look: &ArmadaLook<'_>,
    what: DefenseSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let mut fitting = |token: Thing, fits: bool| {
        if fits {
            found(token);
        }
    };
    match what {
        // Those of a ship at speed 0, too, though it can spend none of them (armada.attack.11).
        DefenseSelect::LockableTokens => of_defender(look, |token| fitting(token, !is_locked(look, token))),
        DefenseSelect::LockedTokens => of_defender(look, |token| {
            fitting(token, is_locked(look, token) && attack::spendable(look, token).is_ok());
        }),
        DefenseSelect::DefenseTokens(who) => each(look, bound, who, found),
        DefenseSelect::TokensOf(pieces) => select(look, pieces, bound, &mut |it| {
            if let Some(piece) = it.piece() {
                values::defense_tokens(look, piece, &mut *found);
            }
        }),
        DefenseSelect::TokensOfType(who, kind) => each(look, bound, who, |token| {
            fitting(token, values::defense(look, token).is_some_and(|slot| slot.kind == kind));
        }),
        DefenseSelect::TokensToSpend(who, kind) => each(look, bound, who, |token| {
            let slot = values::defense(look, token);
            let fits = kind.is_none_or(|kind| slot.is_some_and(|slot| slot.kind == kind));
            fitting(token, fits && attack::may_pay_with(look, token));
        }),
        // What keeps the bearer from spending such tokens holds for those of others, too
        // (armada.damage.faulty-countermeasures.05).
        DefenseSelect::SpendableTokens(of) => {
            let Some(bearer) = bound.bearer else { return };
            each(look, bound, of, |token| {
                let about = About::both(token, bearer);
                fitting(token, look.allowed(Query::MaySpendOthersDefense, about, true));
            });
        }
        DefenseSelect::SpendableBy(of, by) => {
            let Some(by) = piece(bound, by) else { return };
            each(look, bound, of, |token| fitting(token, attack::may_pay(look, token, by).is_ok()));
        }
        DefenseSelect::DiscardedTokens(who) => discarded(look, bound, who, found),
        DefenseSelect::TokenTypes(kinds) => kinds.iter().for_each(|kind| found(Thing::TokenType(*kind))),
        DefenseSelect::TypesOnCard => {
            pile(look, bound).defense_types().for_each(|kind| found(Thing::TokenType(kind)));
        }
    }
}

fn discarded(look: &ArmadaLook<'_>, bound: &Binding, party: Ref, found: &mut dyn FnMut(Thing)) {
    let Some(piece) = piece(bound, party) else { return };
    values::all_defense_tokens(look, piece, |token, slot| {
        if slot.state == Defense::Discarded {
            found(token);
        }
    });
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: DefenseAct, bound: &Binding) -> bool {
    match act {
        DefenseAct::EffectInstead(Some(kind)) => look.board.attack().is_some_and(|attack| {
            attack.effect != Some(kind)
                && !attack.has_resolved(kind)
                && (kind != DefenseToken::Salvo || attack::salvo_answers(attack))
        }),
        DefenseAct::GainDefenseOf(party, _) => {
            ship(bound, party).is_some_and(|ship| !look.board.ship(ship).defense.is_full())
        }
        DefenseAct::EffectInstead(None)
        | DefenseAct::LockToken(_)
        | DefenseAct::ReadyDefense(_)
        | DefenseAct::ExhaustDefense(_)
        | DefenseAct::DiscardDefense(_)
        | DefenseAct::SpendDefense(..)
        | DefenseAct::RecoverDefense(_)
        | DefenseAct::RecoverReadied(_)
        | DefenseAct::RestoreDefense(_)
        | DefenseAct::GainDefense(..)
        | DefenseAct::ReplaceDefense(..)
        | DefenseAct::PlaceDefenseTokens => true,
    }
}

/// Tokens are locked, readied, exhausted, spent, recovered, gained and replaced.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: DefenseAct, bound: &Binding) {
    match act {
        DefenseAct::LockToken(var) => {
            if let Some(token) = bound.get(Ref::Var(var)) {
                atoms::lock_defense(cx, token);
            }
        }
        DefenseAct::ReadyDefense(token) => {
            if let Some(token) = bound.get(token) {
                atoms::ready_defense(cx, token);
            }
        }
        DefenseAct::ExhaustDefense(token) => {
            if let Some(token) = bound.get(token) {
                atoms::exhaust_defense(cx, token);
            }
        }
        DefenseAct::DiscardDefense(token) => {
            if let Some(token) = bound.get(token) {
                atoms::discard_defense(cx, token);
            }
        }
        DefenseAct::SpendDefense(token, by) => {
            if let (Some(token), Some(by)) = (bound.get(token), piece(bound, by)) {
                atoms::spend_defense(cx, token, by);
            }
        }
        DefenseAct::RecoverDefense(token) => {
            if let Some(token) = bound.get(token) {
                atoms::recover_defense(cx, token, Defense::Exhausted);
            }
        }
        DefenseAct::RecoverReadied(token) | DefenseAct::RestoreDefense(token) => {
            if let Some(token) = bound.get(token) {
                atoms::recover_defense(cx, token, Defense::Ready);
            }
        }
        DefenseAct::GainDefense(party, kind) => {
            if let Some(ship) = ship(bound, party) {
                atoms::gain_defense(cx, ship, kind);
            }
        }
        DefenseAct::GainDefenseOf(party, kind) => {
            if let (Some(ship), Some(Thing::TokenType(kind))) = (ship(bound, party), bound.get(kind)) {
                atoms::gain_defense(cx, ship, kind);
            }
        }
        DefenseAct::ReplaceDefense(token, kind) => {
            if let Some(token) = bound.get(token) {
                atoms::replace_defense(cx, token, kind);
            }
        }
        DefenseAct::EffectInstead(kind) => atoms::replace_defense_effect(cx, kind),
        DefenseAct::PlaceDefenseTokens => {
            let all = DefenseToken::ALL.iter().fold(0, |all, kind| all | 1 << *kind as u8);
            if let Some(card) = card(bound) {
                change_pile(cx, card, |pile| pile.defense = all);
            }
        }
    }
}
