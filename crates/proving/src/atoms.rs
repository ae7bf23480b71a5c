//! Everything that can be seen to happen happens here, and nothing else writes these fields.

use broadside_engine::{About, Cx, Seat};
use broadside_table::Pose;

use crate::board::{CardKind, CharmState, Facedown, Section};
use crate::charms;
use crate::game::{Plant, Skiffs};
use crate::words::{Event, Thing, Window};

type SkiffCx<'a, const QUEUE: bool> = Cx<'a, Skiffs<QUEUE>>;

/// A skiff comes to lie at a place.
pub fn place<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8, pose: Pose) {
    cx.board.skiffs[skiff as usize].pose = Some(pose);
    cx.emit(Event::Moved(skiff, pose));
}

/// A skiff's lanterns change; they never fall below none or rise above six.
pub fn lanterns<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8, by: i8) {
    let have = cx.board.skiffs[skiff as usize].lanterns;
    let now = have.saturating_add_signed(by).min(6);
    if now != have {
        cx.board.skiffs[skiff as usize].lanterns = now;
        cx.emit(Event::Lanterns(skiff, now as i8 - have as i8));
    }
}

/// Planks break.
pub fn lose_planks<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8, section: Section, count: u8) {
    let planks = &mut cx.board.skiffs[skiff as usize].planks[section as usize];
    let lost = count.min(*planks);
    if lost > 0 {
        *planks -= lost;
        cx.emit(Event::PlanksLost(skiff, section, lost));
    }
}

/// The top card of the deck is dealt to a skiff, facedown. Whoever knew the top card knows it still.
pub fn deal<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8) {
    let Some(kind) = cx.board.deck.pop() else { return };
    let known = std::mem::take(&mut cx.board.top_known);
    if cx.board.skiffs[skiff as usize].cards.try_push(Facedown { kind, known }).is_ok() {
        let leak = cx.game.planted(Plant::LeakyEvent).then_some(kind);
        cx.emit(Event::CardDealt(skiff, leak));
        cx.raise(Window::CardDealt, About::subject(Thing::Skiff(skiff)));
    }
}

/// A player looks at the top of the deck.
pub fn peek<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, seat: Seat) {
    cx.board.top_known = cx.board.top_known.with(seat);
    cx.emit(Event::Peeked(seat, cx.board.deck.last().copied()));
}

/// The first card on a skiff is turned up, and its effect happens.
pub fn turn_up<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8) {
    let card = cx.board.skiffs[skiff as usize].cards.remove(0);
    cx.emit(Event::CardShown(skiff, card.kind));
    match card.kind {
        CardKind::Scratch => {}
        CardKind::Leak => lose_planks(cx, skiff, Section::Bow, 1),
        CardKind::Squall => lanterns(cx, skiff, -6),
        CardKind::Holed => sink(cx, skiff),
    }
}

/// A skiff goes down.
pub fn sink<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8) {
    cx.board.skiffs[skiff as usize].sunk = true;
    cx.emit(Event::Sunk(skiff));
    cx.raise(Window::SkiffSunk, About::subject(Thing::Skiff(skiff)));
}

/// A charm is turned or thrown away; what the charms listen to changes with it.
pub fn set_charm<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, charm: u8, state: CharmState) {
    cx.board.charms[charm as usize].state = state;
    if !(cx.game.planted(Plant::Deaf) && state == CharmState::Ready) {
        cx.board.ears = charms::ears(&cx.board.charms);
    }
    cx.emit(Event::CharmUsed(charm));
}

/// A skiff's dial is turned up for everybody.
pub fn show_dial<const QUEUE: bool>(cx: &mut SkiffCx<'_, QUEUE>, skiff: u8) {
    let afloat = &mut cx.board.skiffs[skiff as usize];
    afloat.dial_shown = true;
    let dial = afloat.dial.unwrap_or_default();
    cx.emit(Event::DialShown(skiff, dial));
}
