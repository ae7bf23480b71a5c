//! Defense tokens and upgrade cards are spent, exhausted, readied and discarded.

use broadside_engine::About;

use super::{KEY, listen};
use crate::ArmadaCx;
use crate::board::{Defense, DefenseSlot, Die, Pile, TokenCode, UpgradeState};
use crate::facts::{Command, DefenseToken, Slot};
use crate::words::{Event, Piece, Query, ShipNo, Thing, UpgradeNo, Window};

fn slot<'a>(cx: &'a mut ArmadaCx<'_>, token: Thing) -> Option<&'a mut DefenseSlot> {
    match token {
        Thing::ShipToken(ship, at) => cx.board.open(KEY).ships[ship.index()].defense.get_mut(at as usize),
        Thing::SquadronToken(squadron, at) => {
            cx.board.open(KEY).squadrons[squadron.index()].defense.get_mut(at as usize)
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

/// A piece spends a defense token: a readied one is exhausted, an exhausted one discarded (armada.defense-tokens.26,
/// armada.defense-tokens.27), and so is any that an effect has discarded when it is spent. The piece that spends it,
/// the piece whose token it is and the defender can be three (armada.card.jan-ors.01, armada.card.admiral-sloane.04).
pub fn spend_defense(cx: &mut ArmadaCx<'_>, token: Thing, by: Piece) {
    let Some(it) = slot(cx, token).copied() else { return };
    let readied = it.state == Defense::Ready;
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        let defends = attack.defender.piece() == Some(by);
        if attack.defender.piece() == token.piece() {
            let bit = 1 << place(token);
            attack.spent |= bit;
            attack.spent_by_other |= if defends { 0 } else { bit };
            attack.spent_in_step |= if attack.defending { bit } else { 0 };
        } else if let Some(code) = TokenCode::of(token)
            && attack.spent_elsewhere.try_push(code).is_err()
        {
            return cx.fail("more defense tokens were spent in an attack than the product holds");
        }
        if defends {
            attack.spent_types |= 1 << it.kind as u8;
            attack.spent_readied |= u8::from(readied) << it.kind as u8;
        }
    }
    let about = About::both(token, Thing::from(by));
    let discarded = cx.look().allowed(Query::DiscardedWhenSpent, about, false);
    cx.emit(Event::TokenSpent(token));
    if readied && !discarded {
        exhaust_defense(cx, token);
    } else {
        discard_defense(cx, token);
    }
    cx.raise(Window::DefenseTokenSpent, About::both(Thing::from(by), token).amount(readied.into()));
}

/// A defense token makes way for a readied one of another type: it is not discarded, and nothing brings it back
/// (armada.card.captain-needa.02).
pub fn replace_defense(cx: &mut ArmadaCx<'_>, token: Thing, kind: DefenseToken) {
    let Some(it) = slot(cx, token) else { return };
    let before = core::mem::replace(it, DefenseSlot { kind, state: Defense::Ready }).kind;
    cx.emit(Event::TokenReplaced(token, before, kind));
}

/// A defense token is turned to its exhausted side (armada.exhausted.01, armada.exhausted.03).
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
        let bit = 1 << place(token);
        if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
            && attack.defender.piece() == token.piece()
        {
            attack.spent_away |= attack.spent_in_step & bit;
        }
        cx.emit(Event::TokenDiscarded(token));
    }
}

/// A discarded defense token comes back on the side that the effect says, readied by default
/// (armada.card.walex-blissex.02).
pub fn recover_defense(cx: &mut ArmadaCx<'_>, token: Thing, state: Defense) {
    if let Some(it) = slot(cx, token)
        && it.state == Defense::Discarded
    {
        it.state = state;
        cx.emit(Event::TokenRecovered(token));
    }
}

/// A ship gains a readied defense token, beside those printed on its card.
pub fn gain_defense(cx: &mut ArmadaCx<'_>, ship: ShipNo, kind: DefenseToken) {
    let defense = &mut cx.board.open(KEY).ships[ship.index()].defense;
    let token = Thing::ShipToken(ship, defense.len() as u8);
    if defense.try_push(DefenseSlot { kind, state: Defense::Ready }).is_err() {
        return cx.fail("a ship has more defense tokens than the product holds");
    }
    cx.emit(Event::TokenGained(token));
}

/// A defense token is readied (armada.exhausted.04, armada.readied.05, armada.readied.06).
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
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.locked |= 1 << place(token);
        cx.emit(Event::TokenLocked(token));
    }
}

/// An upgrade card is turned or thrown away; what the cards listen to changes with it.
pub fn set_upgrade(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, state: UpgradeState) {
    if cx.board.upgrades[upgrade.index()].state == state {
        return;
    }
    cx.board.open(KEY).upgrades[upgrade.index()].state = state;
    listen(cx);
    cx.emit(match state {
        UpgradeState::Ready => Event::UpgradeReadied(upgrade),
        UpgradeState::Exhausted => Event::UpgradeExhausted(upgrade),
        UpgradeState::Discarded => Event::UpgradeDiscarded(upgrade),
    });
    if state == UpgradeState::Ready {
        cx.raise(Window::CardReadied, About::subject(Thing::Upgrade(upgrade)));
    }
}

/// An upgrade card is equipped to another ship; the commander's ship is the flagship.
pub fn equip(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, ship: ShipNo) {
    let it = &mut cx.board.open(KEY).upgrades[upgrade.index()];
    let (card, from) = (it.card, core::mem::replace(&mut it.ship, ship));
    if cx.game.facts[card].slots.contains(&Slot::Commander) {
        cx.board.open(KEY).ships[from.index()].flagship = false;
        cx.board.open(KEY).ships[ship.index()].flagship = true;
    }
    listen(cx);
    cx.emit(Event::UpgradeEquipped(upgrade, ship));
}

/// A command token leaves an upgrade card.
pub fn take_from_card(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, command: Command) {
    let mut pile = cx.board.pile(upgrade);
    let count = &mut pile.tokens[command as usize];
    if *count > 0 {
        *count -= 1;
        cx.board.open(KEY).set_pile(upgrade, pile);
        cx.emit(Event::CardTokenDiscarded(upgrade, command));
    }
}

/// A command token is placed on an upgrade card.
pub fn put_on_card(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, command: Command) {
    let mut pile = cx.board.pile(upgrade);
    let count = &mut pile.tokens[command as usize];
    *count = count.saturating_add(1);
    if !cx.board.open(KEY).set_pile(upgrade, pile) {
        cx.fail("tokens and dials lie on more cards than the board holds");
    }
    cx.emit(Event::CardTokenPlaced(upgrade, command));
}

/// A dial of this command is revealed and discarded from an upgrade card.
pub fn reveal_from_card(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, command: Command) {
    let mut pile = cx.board.pile(upgrade);
    let found = pile.dials().position(|dial| dial == command);
    if let Some(at) = found {
        pile.take_dial(at as u8);
        cx.board.open(KEY).set_pile(upgrade, pile);
        cx.emit(Event::CardDialRevealed(upgrade, command));
    }
}

/// The token of a round is placed on an upgrade card.
pub fn mark_round(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, round: u8) {
    let mut pile = cx.board.pile(upgrade);
    pile.rounds |= 1 << round;
    if !cx.board.open(KEY).set_pile(upgrade, pile) {
        cx.fail("tokens and dials lie on more cards than the board holds");
    }
    cx.emit(Event::CardRoundPlaced(upgrade, round));
}

/// Command tokens and dials come to lie on an upgrade card (armada.upgrade-tokens-dials.01).
pub fn place_pile(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, pile: Pile) {
    if !cx.board.open(KEY).set_pile(upgrade, pile) {
        cx.fail("tokens and dials lie on more cards than the board holds");
    }
    cx.emit(Event::PilePlaced(upgrade, pile.total() + pile.dials().count() as u8));
}

/// A die comes to lie on an upgrade card as it shows.
pub fn put_die_on_card(cx: &mut ArmadaCx<'_>, upgrade: UpgradeNo, die: Die) {
    let mut pile = cx.board.pile(upgrade);
    pile.add_die(die);
    if !cx.board.open(KEY).set_pile(upgrade, pile) {
        cx.fail("tokens and dials lie on more cards than the board holds");
    }
    cx.emit(Event::CardDiePlaced(upgrade, die));
}

/// A die of the pool is spent, and one that lies on an upgrade card takes its place; it is none that is added.
pub fn exchange_die(cx: &mut ArmadaCx<'_>, at: u8, upgrade: UpgradeNo, nth: u8) {
    let spent = cx.board.attack().and_then(|attack| attack.dice.get(at as usize).copied());
    let mut pile = cx.board.pile(upgrade);
    if let (Some(spent), Some(die)) = (spent, pile.take_die(nth)) {
        cx.board.open(KEY).set_pile(upgrade, pile);
        super::spend_die(cx, at);
        super::add_die_showing(cx, die.colour, die.face);
        put_die_on_card(cx, upgrade, spent);
    }
}
