//! Defense tokens and upgrade cards are spent, exhausted, readied and discarded.

use broadside_engine::About;

use crate::ArmadaCx;
use crate::board::{Defense, DefenseSlot, Pile, UpgradeState};
use crate::words::{Event, Thing, UpgradeNo, Window};

fn slot<'a>(cx: &'a mut ArmadaCx<'_>, token: Thing) -> Option<&'a mut DefenseSlot> {
    match token {
        Thing::ShipToken(ship, at) => cx.board.ships[ship.index()].defense.get_mut(at as usize),
        Thing::SquadronToken(squadron, at) => {
            cx.board.squadrons[squadron.index()].defense.get_mut(at as usize)
        }
        _ => None,
    }
}

fn place(token: Thing) -> u8 {
    match token {
        Thing::ShipToken(_, at) | Thing::SquadronToken(_, at) => at,
        _ => 0,
    }
}

/// A defense token is spent in the present attack: a readied one is exhausted, an exhausted one discarded
/// (armada.defense-tokens.26, .27).
pub fn spend_defense(cx: &mut ArmadaCx<'_>, token: Thing) {
    let Some(it) = slot(cx, token).copied() else { return };
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.spent |= 1 << place(token);
        attack.spent_types |= 1 << it.kind as u8;
    }
    cx.emit(Event::TokenSpent(token));
    match it.state {
        Defense::Ready => exhaust_defense(cx, token),
        _ => discard_defense(cx, token),
    }
    cx.raise(
        Window::DefenseTokenSpent,
        About { subject: token.piece().map(Thing::from), object: Some(token), amount: 0 },
    );
}

/// A defense token is turned to its exhausted side.
pub fn exhaust_defense(cx: &mut ArmadaCx<'_>, token: Thing) {
    if let Some(it) = slot(cx, token)
        && it.state == Defense::Ready
    {
        it.state = Defense::Exhausted;
        cx.emit(Event::TokenExhausted(token));
    }
}

/// A defense token is discarded.
pub fn discard_defense(cx: &mut ArmadaCx<'_>, token: Thing) {
    if let Some(it) = slot(cx, token)
        && it.state != Defense::Discarded
    {
        it.state = Defense::Discarded;
        cx.emit(Event::TokenDiscarded(token));
    }
}

/// A defense token is readied.
pub fn ready_defense(cx: &mut ArmadaCx<'_>, token: Thing) {
    if let Some(it) = slot(cx, token)
        && it.state == Defense::Exhausted
    {
        it.state = Defense::Ready;
        cx.emit(Event::TokenReadied(token));
    }
}

/// A defense token cannot be spent for the rest of the attack (armada.attack.12).
pub fn lock_defense(cx: &mut ArmadaCx<'_>, token: Thing) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.locked |= 1 << place(token);
        cx.emit(Event::TokenLocked(token));
    }
}

/// An upgrade card is turned or thrown away; what the cards listen to changes with it.
pub fn set_upgrade(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, state: UpgradeState) {
    if cx.board.upgrades[upgrade.index()].state == state {
        return;
    }
    cx.board.upgrades[upgrade.index()].state = state;
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(match state {
        UpgradeState::Ready => Event::UpgradeReadied(upgrade),
        UpgradeState::Exhausted => Event::UpgradeExhausted(upgrade),
        UpgradeState::Discarded => Event::UpgradeDiscarded(upgrade),
    });
    if state == UpgradeState::Ready {
        cx.raise(Window::CardReadied, About::subject(Thing::Upgrade(upgrade)));
    }
}

/// Command tokens and dials come to lie on an upgrade card (armada.upgrade-tokens-dials.01).
pub fn place_pile(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, pile: Pile) {
    if !cx.board.set_pile(upgrade, pile) {
        cx.fail("tokens and dials lie on more cards than the board holds");
    }
    cx.emit(Event::PilePlaced(upgrade, pile.total() + pile.dials().count() as u8));
}
