//! Which ship activates, and what becomes of its dial.

use broadside_armada::board::bit;
use broadside_armada::facts::Command;
use broadside_armada::words::{ArmadaWords, Choice, ShipNo, Thing};
use broadside_armada::{ArmadaLook, values};
use broadside_engine::{Answer, Side};

use super::chart::Chart;
use super::squadrons;
use crate::thought::{Reason, Thought, Weighed};

/// The ship that has most to win or lose now; without either, the one that can best be spared.
pub(crate) fn ship(look: &ArmadaLook<'_>, side: Side, offered: &[Thing]) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let waiting = chart.foes(side).filter(|foe| !foe.activated).count();
    let weigh = |item: &Thing| {
        let answer = Answer::Pick(*item);
        let Thing::Ship(no) = *item else {
            // A pass token: let the enemy go first while nobody is in danger.
            let score = if waiting > 0 { 1.5 } else { -5.0 };
            return Weighed { answer, score, reason: Reason::new("bot-pass") };
        };
        let Some(me) = chart.vessel(no) else {
            return Weighed { answer, score: f64::MIN, reason: Reason::new("bot-nothing") };
        };
        let deals = chart.salvo(me, &me.ship, chart.foes(side).map(|foe| (foe, &foe.ship)));
        let threats = chart.foes(side).filter(|foe| !foe.activated);
        let takes: f64 = threats.map(|foe| chart.salvo(foe, &foe.ship, [(me, &me.ship)].into_iter())).sum();
        let wings = if look.board.ship(no).dials.first().is_some_and(|dial| dial.command == Command::Squadron)
        {
            2.0
        } else {
            0.0
        };
        // A ship with nothing to do shows the enemy as little as possible: small ones first.
        let score = deals + 0.7 * takes.min(me.points) + wings - 0.004 * me.points;
        let reason = Reason::new("bot-activate").with("deals", deals).with("takes", takes);
        Weighed { answer, score, reason }
    };
    Thought::best(offered.iter().map(weigh).collect())
}

/// Whether the revealed dial is kept or spent for a token.
pub(crate) fn dial(look: &ArmadaLook<'_>, ship: ShipNo, offered: &[Thing]) -> Option<Thought<ArmadaWords>> {
    let it = look.board.ship(ship);
    let command = it.revealed?;
    let use_now = worth_of(look, ship, command);
    let room = it.tokens.count_ones() < u32::from(values::command(look, ship));
    // A token that would be spent at once does less than the dial.
    let token = match it.tokens & bit(command) == 0 && room {
        true if token_helps(look, ship, command) => use_now / 2.0,
        true => 1.5,
        false => 0.0,
    };
    let raids = f64::from(it.raids.count_ones()) * 1.5;
    let weigh = |item: &Thing| {
        let score = match item {
            Thing::Choice(Choice::KeepDial) => use_now,
            Thing::Choice(Choice::TakeToken) => token,
            Thing::Choice(Choice::ShakeOffRaids) => raids,
            _ => 0.0,
        };
        let reason = Reason::new("bot-dial").with("worth", score);
        Weighed { answer: Answer::Pick(*item), score, reason }
    };
    Thought::best(offered.iter().map(weigh).collect())
}

/// Whether a ship would spend a token of a command in its present activation.
pub(crate) fn token_helps(look: &ArmadaLook<'_>, ship: ShipNo, command: Command) -> bool {
    match command {
        Command::Repair => f64::from(look.board.ship(ship).damage) * 2.0 + missing_shields(look, ship) >= 2.0,
        _ => worth_of(look, ship, command) > 0.8,
    }
}

/// What a command is worth to a ship in its present activation.
pub(crate) fn worth_of(look: &ArmadaLook<'_>, ship: ShipNo, command: Command) -> f64 {
    let it = look.board.ship(ship);
    match command {
        Command::Navigate => 2.0,
        Command::Repair => {
            let hurt = f64::from(it.damage) * 1.5 + missing_shields(look, ship);
            let points = f64::from(values::engineering(look, ship));
            hurt.min(points * 0.7)
        }
        Command::Squadron => 1.2 * squadrons::in_command(look, ship),
        Command::ConcentrateFire => {
            let chart = Chart::of(look);
            let Some(me) = chart.vessel(ship) else { return 0.0 };
            let shots = chart.salvo(me, &me.ship, chart.foes(me.side).map(|foe| (foe, &foe.ship)));
            if shots > 0.0 { 3.0 } else { 0.0 }
        }
    }
}

/// How many shields a ship has lost.
pub(crate) fn missing_shields(look: &ArmadaLook<'_>, ship: ShipNo) -> f64 {
    let it = look.board.ship(ship);
    let zones = look.game.ship(look.board, ship).zones();
    let missing = |zone: &broadside_armada::facts::Zone| {
        let most = values::max_shields(look, ship, *zone);
        f64::from(most.saturating_sub(it.shields[*zone as usize]))
    };
    zones.iter().map(missing).sum()
}
