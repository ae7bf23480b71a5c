//! Dials, command tokens, raid tokens.

use broadside_engine::{About, Seat, Seats};

use crate::ArmadaCx;
use crate::board::{Dial, GainedDial, bit};
use crate::facts::Command;
use crate::words::{Event, ShipNo, Thing, Window};

/// Dials are assigned at the bottom of a ship's stack.
pub fn assign_dials(cx: &mut ArmadaCx<'_>, ship: ShipNo, commands: &[Command]) {
    let it = &mut cx.board.ships[ship.index()];
    for command in commands {
        if it.dials.try_push(Dial { command: *command, known: Seats::NONE }).is_err() {
            return cx.fail("a ship has more command dials than the product holds");
        }
    }
    it.spent_dial = None;
    cx.emit(Event::DialsAssigned(ship, commands.len() as u8));
}

/// The top dial is revealed and lies beside the ship.
pub fn reveal_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo) -> Option<Command> {
    let it = &mut cx.board.ships[ship.index()];
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
    let it = &mut cx.board.ships[ship.index()];
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

/// A dial that was gained from an effect is spent.
pub fn spend_gained_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let gained = &mut cx.board.ships[ship.index()].gained;
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

fn take_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) -> bool {
    let it = &mut cx.board.ships[ship.index()];
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
    if cx.board.ships[ship.index()].gained.try_push(GainedDial(command)).is_ok() {
        cx.emit(Event::DialGained(ship, command));
    }
}

/// A facedown dial (the top one has number 0) is set to another command. Whoever changes it has seen it
/// (armada.command-dials.73).
pub fn set_dial(cx: &mut ArmadaCx<'_>, ship: ShipNo, at: u8, command: Command, by: Seat) {
    if let Some(dial) = cx.board.ships[ship.index()].dials.get_mut(at as usize) {
        *dial = Dial { command, known: Seats::one(by) };
        cx.emit(Event::DialChanged(ship, at, Some(command)));
    }
}

/// A player sees the facedown dials of a ship.
pub fn show_dials(cx: &mut ArmadaCx<'_>, ship: ShipNo, count: u8, to: Seat) {
    for dial in cx.board.ships[ship.index()].dials.iter_mut().take(count as usize) {
        dial.known = dial.known.with(to);
    }
    cx.emit(Event::LookedAtDials(to, ship, count));
}

/// A ship gains a command token. One of a type that it has already is discarded at once (armada.command-tokens.05); the
/// limit of its command value is the business of the procedure that gives it.
pub fn gain_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    let second = cx.board.ship(ship).has_token(command);
    cx.board.ships[ship.index()].tokens |= bit(command);
    cx.emit(Event::CommandTokenGained(ship, command));
    if second {
        cx.emit(Event::CommandTokenDiscarded(ship, command));
    }
}

/// A ship spends a command token.
pub fn spend_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    cx.board.ships[ship.index()].tokens &= !bit(command);
    cx.emit(Event::CommandTokenSpent(ship, command));
    cx.raise(Window::CommandTokenSpent, About::both(Thing::Ship(ship), Thing::Command(command)));
}

/// A ship discards a command token, which is not spending it.
pub fn discard_command_token(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    cx.board.ships[ship.index()].tokens &= !bit(command);
    cx.emit(Event::CommandTokenDiscarded(ship, command));
}

/// A ship gains a raid token; it holds one of each type at most (armada.raid-tokens.04).
pub fn gain_raid(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if !cx.board.ships[ship.index()].has_raid(command) {
        cx.board.ships[ship.index()].raids |= bit(command);
        cx.emit(Event::RaidGained(ship, command));
    }
}

/// A ship is rid of a raid token.
pub fn discard_raid(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command) {
    if cx.board.ships[ship.index()].has_raid(command) {
        cx.board.ships[ship.index()].raids &= !bit(command);
        cx.emit(Event::RaidDiscarded(ship, command));
    }
}

/// A ship counts as having resolved a command in this round (armada.commands.24).
pub fn command_resolved(cx: &mut ArmadaCx<'_>, ship: ShipNo, command: Command, dial: bool, token: bool) {
    cx.board.ships[ship.index()].resolved |= bit(command);
    cx.emit(Event::CommandResolved(ship, command, dial, token));
}

/// A ship has engineering points to spend.
pub fn engineering_points(cx: &mut ArmadaCx<'_>, ship: ShipNo, points: u8) {
    cx.emit(Event::EngineeringPoints(ship, points));
}

/// A ship begins its activation.
pub fn ship_activates(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let side = cx.board.side(cx.board.ship(ship).owner);
    let player = &mut cx.board.players[side.0 as usize];
    player.activated += 1;
    player.passed = false;
    let it = &mut cx.board.ships[ship.index()];
    it.activated = true;
    it.attacks = 0;
    it.fired = [0; 6];
    it.same_zone = None;
    cx.emit(Event::ShipActivated(ship));
}

/// A ship finishes its activation: its revealed dial lies faceup on its card (armada.ship-activation.05).
pub fn ship_finishes(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let it = &mut cx.board.ships[ship.index()];
    if let Some(command) = it.revealed.take() {
        it.spent_dial = Some(command);
        cx.emit(Event::DialDiscarded(ship, Some(command)));
    }
    cx.board.ships[ship.index()].gained.clear();
    cx.emit(Event::ShipFinished(ship));
}
