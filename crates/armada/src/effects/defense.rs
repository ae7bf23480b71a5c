//! Words about defense tokens: what was spent in the attack under way, what can be, and what becomes of tokens and of what
//! lies on cards.

use broadside_engine::{About, Ref};

use super::commands::pile;
use super::costs::card;
use super::parties::ship;
use super::{Binding, select};
use crate::board::{Attack, Defense, Hurt, Pile};
use crate::facts::{DefenseToken, Term};
use crate::steps::attack;
use crate::words::{Act, Cond, Query, Select, ShipNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Tokens, and what the attack under way remembers of them.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let thing = |party: Ref| bound.get(party);
    let slot = |party: Ref| thing(party).and_then(|token| values::defense(look, token));
    match cond {
        Cond::TokenOfType(token, kind) => match (slot(*token), thing(*kind)) {
            (Some(slot), Some(Thing::TokenType(kind))) => slot.kind == kind,
            _ => false,
        },
        Cond::MayReady(party) => thing(*party).is_some_and(|token| may_ready(look, token)),
        Cond::MaySpend(token, by) => match (thing(*token), thing(*by).and_then(Thing::piece)) {
            (Some(token), Some(by)) => attack::may_pay(look, token, by).is_ok(),
            _ => false,
        },
        Cond::WasReadied => bound.about.amount == 1,
        Cond::SalvoCriticalOpen(colour) => attack::salvo_critical_open(look, *colour),
        Cond::EffectOpen(party) => match (slot(*party), look.board.attack()) {
            (Some(slot), Some(attack)) => !attack.has_resolved(slot.kind),
            _ => false,
        },
        _ => look.board.attack().is_some_and(|attack| remembers(attack, cond, bound)),
    }
}

fn remembers(attack: &Attack, cond: &Cond, bound: &Binding) -> bool {
    match cond {
        Cond::SpentByDefender(party) => match bound.get(*party) {
            Some(token @ (Thing::ShipToken(_, at) | Thing::SquadronToken(_, at))) => {
                token.piece() == attack.defender.piece()
                    && (attack.spent & !attack.spent_by_other) >> at & 1 == 1
            }
            _ => false,
        },
        Cond::Attacking(party) => {
            attack.attacker.piece().is_some()
                && attack.attacker.piece() == bound.get(*party).and_then(Thing::piece)
        }
        Cond::ExhaustedSpent(least) => attack.exhausted_spent() >= *least,
        Cond::TypeSpent(kind) => attack.has_spent(*kind),
        Cond::ReadiedSpent(kind) => attack.spent_readied >> *kind as u8 & 1 == 1,
        Cond::OnlySpent(kind) => attack.spent_types == 1 << *kind as u8,
        Cond::OwnEffect => !attack.replaced,
        Cond::DefenseStep => attack.defending,
        Cond::AttackTotal => attack.hurt == Hurt::Total,
        Cond::FromAttack => attack.hurt != Hurt::DuringAttack,
        Cond::DiceUnmodified => !attack.modified,
        Cond::Concentrated => attack.concentrated,
        _ => false,
    }
}

/// Whether an exhausted defense token may be readied.
fn may_ready(look: &ArmadaLook<'_>, token: Thing) -> bool {
    values::defense(look, token).is_some_and(|slot| slot.state == Defense::Exhausted)
        && look.allowed(Query::MayReadyDefense, About::subject(token), true)
}

/// Tokens, their types, and what lies on cards.
pub(super) fn find(look: &ArmadaLook<'_>, what: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match what {
        Select::TokensOf(pieces) => select(look, pieces, bound, &mut |it| {
            if let Some(piece) = it.piece() {
                values::defense_tokens(look, piece, &mut *found);
            }
        }),
        Select::TokenTypes(kinds) => kinds.iter().for_each(|kind| found(Thing::TokenType(*kind))),
        Select::TypesOnCard => {
            pile(look, bound).defense_types().for_each(|kind| found(Thing::TokenType(kind)));
        }
        Select::FacedownNumber(party, most) => {
            if let Some(ship) = ship(bound, *party) {
                let decks = &look.board.decks;
                let facedown = decks.on_ship(ship).filter(|card| !decks.cards[card.index()].faceup);
                (1..=*most).zip(facedown).for_each(|(count, _)| found(Thing::Number(count as i8)));
            }
        }
        _ => {}
    }
}

/// Whether an operation on tokens would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    let attack = look.board.attack();
    match act {
        Act::EffectInstead(Some(kind)) => attack.is_some_and(|attack| {
            attack.effect != Some(*kind)
                && !attack.has_resolved(*kind)
                && (*kind != DefenseToken::Salvo || attack::salvo_answers(attack))
        }),
        Act::GainDefenseOf(party, _) => {
            ship(bound, *party).is_some_and(|ship| !look.board.ship(ship).defense.is_full())
        }
        _ => true,
    }
}

/// Tokens are readied, recovered, gained, replaced and spent, and the total is lowered; says whether it was one of these.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) -> bool {
    let token = |party: Ref| bound.get(party);
    match act {
        Act::RecoverReadied(party) => {
            if let Some(token) = token(*party) {
                atoms::recover_defense(cx, token, Defense::Ready);
            }
        }
        Act::GainDefenseOf(party, kind) => {
            if let (Some(ship), Some(Thing::TokenType(kind))) = (ship(bound, *party), token(*kind)) {
                atoms::gain_defense(cx, ship, kind);
            }
        }
        Act::ReplaceDefense(party, kind) => {
            if let Some(token) = token(*party) {
                atoms::replace_defense(cx, token, *kind);
            }
        }
        Act::SpendDefense(party, by) => {
            if let (Some(token), Some(by)) = (token(*party), token(*by).and_then(Thing::piece)) {
                atoms::spend_defense(cx, token, by);
            }
        }
        Act::EffectInstead(kind) => {
            if let Some(attack) = cx.board.attacks.last_mut() {
                (attack.effect, attack.replaced) = (*kind, true);
            }
        }
        Act::PlaceDefenseTokens => {
            let all = DefenseToken::ALL.iter().fold(0, |all, kind| all | 1 << *kind as u8);
            change_pile(cx, bound, |pile| pile.defense = all);
        }
        Act::DiscardFacedown(party, var) => {
            if let (Some(ship), Some(Thing::Number(count))) = (ship(bound, *party), bound.get(Ref::Var(*var)))
            {
                (0..count).for_each(|_| discard_facedown(cx, ship));
            }
        }
        _ => return false,
    }
    true
}

fn discard_facedown(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let decks = &cx.board.decks;
    let facedown = decks.on_ship(ship).find(|card| !decks.cards[card.index()].faceup);
    if let Some(card) = facedown {
        atoms::discard_card(cx, ship, card);
    }
}

/// What lies on the card that an effect comes from changes.
pub(super) fn change_pile(cx: &mut ArmadaCx<'_>, bound: &Binding, change: impl FnOnce(&mut Pile)) {
    if let Some(upgrade) = card(bound) {
        let mut pile = cx.board.pile(upgrade);
        change(&mut pile);
        atoms::place_pile(cx, upgrade, pile);
    }
}
