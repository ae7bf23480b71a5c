//! Dials, command tokens, raid tokens.

use broadside_engine::{About, Seat, Seats};

use super::KEY;
use crate::board::{Acts, Dial, GainedDial, bit};
use crate::facts::Command;
use crate::words::{Event, Payment, ShipNo, Thing, Window};
use crate::{ArmadaCx, values};

/// Dials are assigned at the bottom of a ship's stack (armada.command-phase.03).
pub fn assign_dials(cx: &mut ArmadaCx<'_>, ship: ShipNo, commands: &[Command], known: Seats) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    for command in commands {
        if it.dials.try_push(Dial { command: *command, known }).is_err() {
            return cx.fail("a ship has more command dials than the product holds");
        }
    }
    it.spent_dial = None;
    cx.emit(Event::DialsAssigned(ship, commands.len() as u8));
}

/// The top dial is revealed and lies beside the ship.
pub fn reveal_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo) -> Option<Command> {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    if it.dials.is_empty() {
        return None;
    }
    let dial = it.dials.remove(0);
    it.revealed = Some(dial.command);
    cx.emit(Event::DialRevealed(ship, dial.command));
    Some(dial.command)
}

/// The top dial is discarded unrevealed: it lies faceup on the ship card.
pub fn discard_top_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    if !it.dials.is_empty() {
        let dial = it.dials.remove(0);
        it.spent_dial = Some(dial.command);
        cx.emit(Event::DialDiscarded(ship, Some(dial.command)));
    }
}

/// A dial of this command is spent: a gained one only if the revealed one is of another command.
pub fn spend_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if take_dial(cx, ship, command) {
        cx.emit(Event::DialSpent(ship, command));
    }
}

/// The top dials are discarded unrevealed; the next one lies on top then.
pub fn discard_dials(cx: &mut ArmadaCx<'_>, ship: ShipNo, count: u8) {
    for _ in 0..count {
        let it = &mut cx.board.open(KEY).ships[ship.index()];
        if it.dials.is_empty() {
            return;
        }
        let dial = it.dials.remove(0);
        cx.emit(Event::DialDiscarded(ship, Some(dial.command)));
    }
}

/// A dial that was gained from an effect is spent.
pub fn spend_gained_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let gained = &mut cx.board.open(KEY).ships[ship.index()].gained;
    if let Some(at) = gained.iter().position(|dial| dial.0 == command) {
        gained.remove(at);
        cx.emit(Event::DialSpent(ship, command));
    }
}

/// A faceup dial of this command is discarded without effect.
pub fn discard_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if take_dial(cx, ship, command) {
        cx.emit(Event::DialDiscarded(ship, Some(command)));
    }
}

/// A dial of this command is discarded to pay for something: a gained one before the revealed one, which can do more.
pub fn discard_any_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let gained = &mut cx.board.open(KEY).ships[ship.index()].gained;
    match gained.iter().position(|dial| dial.0 == command) {
        Some(at) => {
            gained.remove(at);
            cx.emit(Event::DialDiscarded(ship, Some(command)));
        }
        None => discard_dial(cx, ship, command),
    }
}

fn take_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) -> bool {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    if it.revealed == Some(command) {
        it.revealed = None;
        it.spent_dial = Some(command);
        return true;
    }
    match it.gained.iter().position(|dial| dial.0 == command) {
        Some(at) => {
            it.gained.remove(at);
            true
        }
        None => false,
    }
}

/// A ship gains a dial from an effect.
pub fn gain_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if cx.board.open(KEY).ships[ship.index()].gained.try_push(GainedDial(command)).is_ok() {
        cx.emit(Event::DialGained(ship, command));
    }
}

/// A facedown dial (the top one has number 0) is set to another command. Whoever changes it has seen it
/// (armada.command-dials.73).
pub fn set_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, at: u8, command: Command, by: Seat) {
    if let Some(dial) = cx.board.open(KEY).ships[ship.index()].dials.get_mut(at as usize) {
        *dial = Dial { command, known: Seats::one(by) };
        cx.emit(Event::DialChanged(ship, at, Some(command)));
    }
}

/// A player sees the facedown dials of a ship.
pub fn show_dials(cx: &mut ArmadaCx<'_>, ship: ShipNo, count: u8, to: Seat) {
    for dial in cx.board.open(KEY).ships[ship.index()].dials.iter_mut().take(count as usize) {
        dial.known = dial.known.with(to);
    }
    cx.emit(Event::LookedAtDials(to, ship, count));
}

/// No ship keeps more command tokens of one type than the greatest command value.
const MOST_OF_A_TYPE: u8 = 4;

/// A ship gains a command token. One of a type that it has already is discarded at once (armada.command-tokens.05), unless an
/// effect lets it have several; the limit of its command value is the business of the procedure that gives it.
pub fn gain_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let held = cx.board.ship(ship).count_tokens(command);
    let second = held > 0 && !values::several_tokens(&cx.look(), ship);
    cx.emit(Event::CommandTokenGained(ship, command));
    if second || held >= MOST_OF_A_TYPE {
        cx.emit(Event::CommandTokenDiscarded(ship, command));
    } else {
        cx.board.open(KEY).ships[ship.index()].set_tokens(command, held + 1);
    }
}

/// A ship spends a command token.
pub fn spend_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    lose_token(cx, ship, command);
    cx.emit(Event::CommandTokenSpent(ship, command));
    cx.raise(Window::CommandTokenSpent, About::both(Thing::Ship(ship), Thing::Command(command)));
}

/// A ship discards a command token, which is not spending it.
pub fn discard_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    lose_token(cx, ship, command);
    cx.emit(Event::CommandTokenDiscarded(ship, command));
}

fn lose_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    it.set_tokens(command, it.count_tokens(command).saturating_sub(1));
}

/// A ship gains a raid token; it holds one of each type at most (armada.raid-tokens.04).
pub fn gain_raid(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if !cx.board.ships[ship.index()].has_raid(command) {
        cx.board.open(KEY).ships[ship.index()].raids |= bit(command);
        cx.emit(Event::RaidGained(ship, command));
    }
}

/// A ship is rid of a raid token.
pub fn discard_raid(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if cx.board.ships[ship.index()].has_raid(command) {
        cx.board.open(KEY).ships[ship.index()].raids &= !bit(command);
        cx.emit(Event::RaidDiscarded(ship, command));
    }
}

/// A ship counts as having resolved a command in this round (armada.commands.24).
pub fn command_resolved(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command, dial: bool, token: bool) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    it.resolved |= bit(command);
    it.navigated |= command == Command::Navigate;
    cx.emit(Event::CommandResolved(ship, command, dial, token));
}

/// A ship cannot resolve some commands for the rest of the round.
pub fn bar_commands(cx: &mut ArmadaCx<'_>, ship: ShipNo, commands: &[Command]) {
    commands.iter().for_each(|command| cx.board.open(KEY).ships[ship.index()].barred |= bit(*command));
}

/// A ship resolves a command as if a token was spent.
pub fn pay_as_token(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.open(KEY).ships[ship.index()].as_tokens += 1;
}

/// What the command that a ship resolves counts as paid with.
pub fn count_as_paid(cx: &mut ArmadaCx<'_>, ship: ShipNo, payment: Payment) {
    cx.board.open(KEY).ships[ship.index()].paid = payment;
}

/// A ship has engineering points to spend.
pub fn engineering_points(cx: &mut ArmadaCx<'_>, ship: ShipNo, points: u8) {
    cx.emit(Event::EngineeringPoints(ship, points));
}

/// A ship begins its activation.
pub fn ship_activates(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let side = cx.board.side_of_ship(ship);
    let player = &mut cx.board.open(KEY).sides[side];
    player.activated += 1;
    player.passed = false;
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    it.activated = true;
    (it.attacks, it.maneuvers, it.as_tokens) = (0, 0, 0);
    it.fired = [0; 6];
    it.same_zone = None;
    for squadron in cx.board.open(KEY).squadrons.iter_mut() {
        squadron.acts = squadron.acts.without(Acts::MOVED_IN_SHIP_ACTIVATION);
    }
    cx.emit(Event::ShipActivated(ship));
}

/// A ship finishes its activation: its revealed dial lies faceup on its card (armada.ship-activation.05,
/// armada.command-dials.03).
pub fn ship_finishes(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    if let Some(command) = it.revealed.take() {
        it.spent_dial = Some(command);
        cx.emit(Event::DialDiscarded(ship, Some(command)));
    }
    cx.board.open(KEY).ships[ship.index()].gained.clear();
    // What cards of the ship placed in its activation is held by them no longer.
    for squadron in cx.board.open(KEY).squadrons.iter_mut().filter(|squadron| squadron.in_play()) {
        squadron.held_by = None;
    }
    cx.emit(Event::ShipFinished(ship));
}
