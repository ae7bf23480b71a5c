//! Upgrade cards and damage cards, and what lies on upgrade cards.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::damage::facedown;
use super::parties::{command, near, number, ship, side, upgrade};
use super::selections::candidate;
use crate::board::{Pile, UpgradeState};
use crate::facts::{Command, Slot, Term};
use crate::fleet::may_equip;
use crate::steps::{call, commands};
use crate::words::{ArmadaWords, CardAct, CardCond, CardSelect, ShipNo, Span, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms};

/// The upgrade card that an effect comes from.
pub(super) fn card(bound: &Binding) -> Option<UpgradeNo> {
    let Origin::Upgrade(upgrade) = Origin::of(bound.source) else { return None };
    Some(upgrade)
}

/// What lies on the card that an effect comes from.
pub(super) fn pile(look: &ArmadaLook<'_>, bound: &Binding) -> Pile {
    card(bound).map_or_else(Pile::default, |card| look.board.pile(card))
}

/// What lies on a card changes.
pub(super) fn change_pile(cx: &mut ArmadaCx<'_>, card: UpgradeNo, change: impl FnOnce(&mut Pile)) {
    let mut pile = cx.board.pile(card);
    change(&mut pile);
    atoms::place_pile(cx, card, pile);
}

/// Every upgrade card of both sides, also discarded ones.
fn all(look: &ArmadaLook<'_>) -> impl Iterator<Item = UpgradeNo> + use<> {
    (0..look.board.upgrades.len() as u8).map(UpgradeNo)
}

/// What is said of upgrade cards and of what lies on them.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: CardCond, bound: &Binding) -> bool {
    let board = look.board;
    match cond {
        CardCond::ThisExhausted => {
            card(bound).is_some_and(|card| board.upgrade(card).state == UpgradeState::Exhausted)
        }
        CardCond::OnCard(of) => {
            command(bound, of).is_some_and(|command| pile(look, bound).tokens[command as usize] > 0)
        }
        CardCond::RoundOnCard => pile(look, bound).has_round(board.round),
        CardCond::HasIcon(party, icons) => upgrade(bound, party).is_some_and(|upgrade| {
            let slots = look.game.facts[board.upgrade(upgrade).card].slots;
            slots.iter().any(|slot| icons.contains(slot))
        }),
        CardCond::BearsCopyOfRound(party) => {
            ship(bound, party).is_some_and(|ship| bears_copy(look, bound, ship))
        }
    }
}

/// Whether a ship bears a copy of the card that an effect comes from, with the token of the present round on it.
fn bears_copy(look: &ArmadaLook<'_>, bound: &Binding, ship: ShipNo) -> bool {
    let board = look.board;
    let Some(mine) = card(bound).map(|card| board.upgrade(card).card) else { return false };
    all(look).any(|at| {
        let it = board.upgrade(at);
        it.card == mine
            && it.ship == ship
            && it.state != UpgradeState::Discarded
            && board.pile(at).has_round(board.round)
    })
}

/// Cards, and what lies on them.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: CardSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let board = look.board;
    match select {
        CardSelect::Upgrades(party, slots) => {
            let Some(ship) = ship(bound, party) else { return };
            let this = card(bound);
            let fits = |at: &UpgradeNo| {
                let it = board.upgrade(*at);
                let of_slot = look.game.facts[it.card].slots.iter().any(|slot| slots.contains(slot));
                it.ship == ship && it.state != UpgradeState::Discarded && of_slot && this != Some(*at)
            };
            all(look).filter(fits).for_each(|at| found(Thing::Upgrade(at)));
        }
        CardSelect::UpgradesOf(party, cond) => {
            let of = ship(bound, party);
            let active = |at: &UpgradeNo| {
                let it = board.upgrade(*at);
                Some(it.ship) == of && it.state != UpgradeState::Discarded
            };
            all(look).filter(active).for_each(|at| candidate(look, cond, bound, Thing::Upgrade(at), found));
        }
        CardSelect::UpgradesFor(slot, from, to) => {
            let (Some(from), Some(to)) = (ship(bound, from), ship(bound, to)) else { return };
            let of_slot = |at: &UpgradeNo| {
                let it = board.upgrade(*at);
                it.ship == from && look.game.facts[it.card].slots.contains(&slot)
            };
            let fitting = all(look).filter(of_slot).filter(|at| may_take(look, *at, to));
            fitting.for_each(|at| found(Thing::Upgrade(at)));
        }
        CardSelect::Copies(span) => copies(look, bound, span, found),
        CardSelect::TokensOnCard => {
            let Some(card) = card(bound) else { return };
            let tokens = board.pile(card).tokens;
            let lie = |command: &&Command| tokens[**command as usize] > 0;
            Command::ALL.iter().filter(lie).for_each(|command| found(Thing::OnCard(card, *command)));
        }
        CardSelect::DialsOnCard => {
            let pile = pile(look, bound);
            let lie = |command: &&Command| pile.dials().any(|dial| dial == **command);
            Command::ALL.iter().filter(lie).for_each(|command| found(Thing::Command(*command)));
        }
        CardSelect::DamageCards(party) => {
            let Some(ship) = ship(bound, party) else { return };
            board.decks.faceup(ship).for_each(|card| found(Thing::Card(card)));
            if board.decks.last_facedown(ship).is_some() {
                found(Thing::Facedown(ship));
            }
        }
        CardSelect::FacedownCards(party) => {
            if let Some(ship) = ship(bound, party) {
                facedown(look, ship).for_each(|card| found(Thing::Card(card)));
            }
        }
        CardSelect::TopCards(party, count) => {
            if let Some(ship) = ship(bound, party) {
                let pile = board.decks.pile_of(board.side_of_ship(ship));
                let cards = board.decks.piles[pile].iter().rev().take(count.into());
                cards.for_each(|card| found(Thing::Card(*card)));
            }
        }
    }
}

/// Whether a ship may equip a card of another one, beside those that it has (armada.card.profundity.03, armada.card.profundity.05).
fn may_take(look: &ArmadaLook<'_>, upgrade: UpgradeNo, ship: ShipNo) -> bool {
    let board = look.board;
    let has = board.upgrades.iter().filter(|it| it.ship == ship).map(|it| it.card);
    // Who is equipped with the commander becomes the flagship.
    let commander = look.game.facts[board.upgrade(upgrade).card].slots.contains(&Slot::Commander);
    let flagship = commander || board.ship(ship).flagship;
    may_equip(look.game.facts, board.ship(ship).card, flagship, has, board.upgrade(upgrade).card)
}

/// Readied copies of a card on other friendly ships in a span of its bearer.
fn copies(look: &ArmadaLook<'_>, bound: &Binding, span: Span, found: &mut dyn FnMut(Thing)) {
    let (Some(mine), Some(bearer)) = (card(bound), bound.bearer) else { return };
    let board = look.board;
    let card = board.upgrade(mine).card;
    for at in all(look) {
        let it = board.upgrade(at);
        let ship = Thing::Ship(it.ship);
        if it.card == card
            && it.state == UpgradeState::Ready
            && Some(it.ship) != bearer.ship()
            && board.ship(it.ship).in_play()
            && side(board, ship) == Some(board.side(bound.controller))
            && near(look, bearer, ship, span)
        {
            found(Thing::Upgrade(at));
        }
    }
}

/// Cards are discarded and equipped, and something is put on them or taken away.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: CardAct, bound: &Binding) -> Flow<ArmadaWords> {
    match act {
        CardAct::DiscardThis => {
            if let Some(card) = card(bound) {
                atoms::set_upgrade(cx, card, UpgradeState::Discarded);
            }
        }
        CardAct::DiscardUpgrade(party) => {
            if let Some(upgrade) = upgrade(bound, party) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
                return call(commands::TrimTokens::new(cx.board.upgrade(upgrade).ship));
            }
        }
        CardAct::Equip(var, party) => {
            if let (Some(upgrade), Some(ship)) = (upgrade(bound, Ref::Var(var)), ship(bound, party)) {
                atoms::equip(cx, upgrade, ship);
            }
        }
        CardAct::EquipTo(party) => {
            if let (Some(upgrade), Some(ship)) = (card(bound), ship(bound, party)) {
                atoms::equip(cx, upgrade, ship);
            }
        }
        CardAct::PutOnCard(of) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, of)) {
                atoms::put_on_card(cx, card, command);
            }
        }
        CardAct::TakeFromCard(command) => {
            if let Some(card) = card(bound) {
                atoms::take_from_card(cx, card, command);
            }
        }
        CardAct::MarkRound(party) => {
            if let (Some(card), Some(round)) = (card(bound), number(bound, party)) {
                atoms::mark_round(cx, card, round.unsigned_abs());
            }
        }
    }
    Flow::Next
}
