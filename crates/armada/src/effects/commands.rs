//! Commands, their dials and tokens, and raid tokens.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::parties::{command, ship};
use crate::facts::{Command, Term};
use crate::steps::{call, commands};
use crate::words::{ArmadaWords, CommandAct, CommandCond, CommandSelect, Payment, ShipNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What is said of commands, dials and tokens.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: CommandCond, bound: &Binding) -> bool {
    let it = |party: Ref| ship(bound, party).map(|number| look.board.ship(number));
    match cond {
        CommandCond::CommandIn(of, commands) => {
            command(bound, of).is_some_and(|command| commands.contains(&command))
        }
        CommandCond::SameCommand(one, other) => {
            command(bound, one).is_some() && command(bound, one) == command(bound, other)
        }
        CommandCond::HasDials(ship) => it(ship).is_some_and(|ship| !ship.dials.is_empty()),
        CommandCond::WillReveal(ship) => {
            it(ship).is_some_and(|ship| !ship.dials.is_empty() && ship.spent_dial.is_none())
        }
        CommandCond::TopDial(ship, of) => it(ship)
            .and_then(|ship| ship.dials.first())
            .is_some_and(|dial| Some(dial.command) == command(bound, of)),
        CommandCond::HasTokens(ship) => it(ship).is_some_and(|ship| ship.tokens != 0),
        CommandCond::HasCommandToken(ship, command) => it(ship).is_some_and(|ship| ship.has_token(command)),
        CommandCond::Paid(ship, ways) => it(ship).is_some_and(|ship| ways.contains(&ship.paid)),
        CommandCond::HasResolved(ship, command) => it(ship).is_some_and(|ship| ship.has_resolved(command)),
        CommandCond::ResolvedNothing(ship) => it(ship).is_some_and(|ship| ship.resolved == 0),
        CommandCond::CanCommandSquadrons(party) => {
            ship(bound, party).is_some_and(|ship| commands::SquadronCommand::reaches_any(look, ship))
        }
    }
}

/// Commands and tokens.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: CommandSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let it = |party: Ref| ship(bound, party).map(|ship| look.board.ship(ship));
    let mut each = |fits: &dyn Fn(Command) -> bool| {
        let fitting = Command::ALL.iter().filter(|command| fits(**command));
        fitting.for_each(|command| found(Thing::Command(*command)));
    };
    match select {
        CommandSelect::Commands(commands) => {
            commands.iter().for_each(|command| found(Thing::Command(*command)));
        }
        CommandSelect::CommandTokens(ship) => {
            each(&|command| it(ship).is_some_and(|ship| ship.has_token(command)));
        }
        CommandSelect::RaidsToGain(ship) => {
            each(&|command| it(ship).is_some_and(|ship| !ship.has_raid(command)));
        }
        CommandSelect::DialOrToken(command) => {
            if let Some(it) = it(Ref::Bearer) {
                let ways = [(it.has_dial(command), Payment::Dial), (it.has_token(command), Payment::Token)];
                ways.iter().filter(|(has, _)| *has).for_each(|(_, way)| found(Thing::Pay(*way)));
            }
        }
    }
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: CommandAct, bound: &Binding) -> bool {
    match act {
        CommandAct::GainCommandToken(party, _) | CommandAct::GainToken(party, _) => {
            ship(bound, party).is_none_or(|ship| commands::GainToken::may(look, ship))
        }
        CommandAct::DiscardToken(party, command) => {
            ship(bound, party).is_some_and(|ship| look.board.ship(ship).has_token(command))
        }
        CommandAct::DiscardAllCommandTokens(party) => {
            ship(bound, party).is_some_and(|ship| look.board.ship(ship).tokens != 0)
        }
        // By itself it is nothing.
        CommandAct::BarCommands(..) => false,
        CommandAct::LoseToken(..)
        | CommandAct::DiscardChosenToken(..)
        | CommandAct::GainRaidToken(..)
        | CommandAct::SetTopDial(..)
        | CommandAct::ShowTopDial(..)
        | CommandAct::ShowDials(..)
        | CommandAct::GainDial(..)
        | CommandAct::DiscardTopDial(_)
        | CommandAct::DiscardDials(..)
        | CommandAct::DiscardAllDials(_)
        | CommandAct::CountAsPaid(..) => true,
    }
}

/// Tokens and dials are gained, set, shown and discarded.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: CommandAct, bound: &Binding) -> Flow<ArmadaWords> {
    let at = |party: Ref| ship(bound, party);
    match act {
        CommandAct::GainCommandToken(party, of) => return gain(at(party), command(bound, of)),
        CommandAct::GainToken(party, command) => return gain(at(party), Some(command)),
        CommandAct::LoseToken(party, token) => {
            if let Some(Thing::OnCard(card, command)) = bound.get(token) {
                atoms::take_from_card(cx, card, command);
            } else if let (Some(Thing::Command(command)), Some(ship)) = (bound.get(token), at(party)) {
                atoms::discard_command_token(cx, ship, command);
            }
        }
        CommandAct::DiscardToken(party, command) => {
            if let Some(ship) = at(party).filter(|ship| cx.board.ship(*ship).has_token(command)) {
                atoms::discard_command_token(cx, ship, command);
            }
        }
        CommandAct::DiscardChosenToken(party, var) => {
            if let (Some(ship), Some(command)) = (at(party), command(bound, Ref::Var(var))) {
                atoms::discard_command_token(cx, ship, command);
            }
        }
        CommandAct::DiscardAllCommandTokens(party) => {
            if let Some(ship) = at(party) {
                discard_all(cx, ship);
            }
        }
        CommandAct::GainRaidToken(party, of) => {
            if let (Some(ship), Some(command)) = (at(party), command(bound, of)) {
                atoms::gain_raid(cx, ship, command);
            }
        }
        CommandAct::SetTopDial(party, of, who) => {
            if let (Some(ship), Some(command)) = (at(party), command(bound, of)) {
                let by = cx.look().decider(who, bound);
                atoms::set_dial(cx, ship, 0, command, by);
            }
        }
        CommandAct::ShowTopDial(party, who) => {
            if let Some(ship) = at(party) {
                let to = cx.look().decider(who, bound);
                atoms::show_dials(cx, ship, 1, to);
            }
        }
        CommandAct::ShowDials(party, who) => {
            if let Some(ship) = at(party) {
                let (to, count) = (cx.look().decider(who, bound), cx.board.ship(ship).dials.len());
                atoms::show_dials(cx, ship, count as u8, to);
            }
        }
        CommandAct::GainDial(party, of) => {
            if let (Some(ship), Some(command)) = (at(party), command(bound, of)) {
                atoms::gain_dial(cx, ship, command);
            }
        }
        CommandAct::DiscardTopDial(party) => {
            if let Some(ship) = at(party) {
                atoms::discard_top_dial(cx, ship);
            }
        }
        CommandAct::DiscardDials(party, count) => {
            if let Some(ship) = at(party) {
                atoms::discard_dials(cx, ship, count);
            }
        }
        CommandAct::DiscardAllDials(party) => {
            if let Some(ship) = at(party) {
                atoms::discard_dials(cx, ship, u8::MAX);
            }
        }
        CommandAct::CountAsPaid(party, payment) => {
            if let Some(ship) = at(party) {
                atoms::count_as_paid(cx, ship, payment);
            }
        }
        CommandAct::BarCommands(party, commands) => {
            if let Some(ship) = at(party) {
                atoms::bar_commands(cx, ship, commands);
            }
        }
    }
    Flow::Next
}

fn gain(ship: Option<ShipNo>, command: Option<Command>) -> Flow<ArmadaWords> {
    let gained = ship.zip(command).map(|(ship, command)| commands::GainToken::new(ship, command));
    gained.map_or(Flow::Next, call)
}

fn discard_all(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    for command in Command::ALL {
        while cx.board.ship(ship).has_token(*command) {
            atoms::discard_command_token(cx, ship, *command);
        }
    }
}
