//! What squadrons are like, and what effects have them do.

use broadside_engine::{Flow, Ref};

use super::Binding;
use super::conditions::near;
use super::parties::ship;
use crate::board::Acts;
use crate::steps::{attack, call, commands, squadrons};
use crate::words::{Act, Aim, ArmadaWords, Cond, Procedure, Sortie, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

fn squadron(bound: &Binding, party: Ref) -> Option<SquadronNo> {
    bound.get(party).and_then(Thing::squadron)
}

/// Conditions about squadrons.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| squadron(bound, party);
    let state = |party: Ref| it(party).map(|number| board.squadron(number));
    match cond {
        Cond::PrintedKeyword(party, keyword) => {
            it(*party).is_some_and(|number| look.game.squadron(board, number).keywords.value(*keyword) > 0)
        }
        Cond::HullAtMost(party, most) => state(*party).is_some_and(|squadron| squadron.hull <= *most),
        Cond::IsEngaged(party) => it(*party).is_some_and(|number| {
            values::engaged_with(look, number) != 0 || values::extra_engagers(look, number) > 0
        }),
        Cond::EngagedBesides(party, but) => {
            it(*party).zip(it(*but)).is_some_and(|(one, but)| values::engaged_besides(look, one, but))
        }
        Cond::Commanded(party) => state(*party).is_some_and(|squadron| squadron.commander.is_some()),
        Cond::CommandedBy(party, by) => {
            let commander = state(*party).and_then(|squadron| squadron.commander);
            commander.is_some() && commander == ship(bound, *by)
        }
        Cond::MovedInShipActivation(party) => {
            state(*party).is_some_and(|squadron| squadron.acts.has(Acts::MOVED_IN_SHIP_ACTIVATION))
        }
        Cond::MayMove(party) => it(*party).is_some_and(|number| squadrons::may_move_engaged(look, number)),
        Cond::HasAttackLeft(party) => {
            it(*party).is_some_and(|number| squadrons::has_attack_left(look, number))
        }
        Cond::CanAttack(party, sortie) => {
            it(*party).is_some_and(|number| can_attack(look, bound, number, sortie))
        }
        Cond::CanCommandSquadrons(party) => {
            ship(bound, *party).is_some_and(|ship| commands::SquadronCommand::reaches_any(look, ship))
        }
        Cond::CommandReaches(span) => {
            let relay = bound.about.amount.checked_sub(1).and_then(|number| u8::try_from(number).ok());
            let reached = relay.map(|number| Thing::Squadron(SquadronNo(number))).or(bound.about.object);
            reached.zip(bound.bearer).is_some_and(|(one, bearer)| near(look, one, bearer, *span))
        }
        Cond::Chosen(party) => bound.get(*party).is_some_and(|thing| bound.group.contains(&thing)),
        _ => false,
    }
}

/// The terms of an attack that an effect grants.
fn terms(bound: &Binding, sortie: &Sortie) -> Option<attack::Terms> {
    let target = match sortie.aim {
        Aim::Any => attack::Target::Any,
        Aim::Squadrons => attack::Target::Squadrons,
        Aim::At(party) => attack::Target::Piece(bound.get(party)?.piece()?),
    };
    let Sortie { armament: lent, even_engaged, obstructed, each, .. } = *sortie;
    Some(attack::Terms { target, lent, even_engaged, obstructed, each })
}

fn can_attack(look: &ArmadaLook<'_>, bound: &Binding, squadron: SquadronNo, sortie: &Sortie) -> bool {
    terms(bound, sortie).is_some_and(|terms| attack::squadron_can_attack_under(look, squadron, terms))
}

/// Whether what an effect has a squadron do would be anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        // By themselves these are nothing.
        Act::ForgoAttack(_) | Act::TakeTurn | Act::Count(_) => false,
        Act::SetActivated(party) => {
            squadron(bound, *party).is_some_and(|number| !look.board.squadron(number).activated)
        }
        Act::Begin(Procedure::SquadronAttack(party, sortie)) => {
            squadron(bound, *party).is_none_or(|number| can_attack(look, bound, number, sortie))
        }
        Act::Begin(Procedure::Move(party, _) | Procedure::MoveUnengaged(party, _)) => {
            squadron(bound, *party).is_none_or(|number| squadrons::may_move_engaged(look, number))
        }
        _ => true,
    }
}

/// A procedure of a squadron begins.
pub(super) fn begin(cx: &ArmadaCx<'_>, procedure: &Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    let activate = |party: Ref, way: squadrons::Way| {
        squadron(bound, party)
            .map_or(Flow::Next, |number| call(squadrons::SquadronActivation::by(number, way)))
    };
    match procedure {
        Procedure::SquadronAttack(party, sortie) => match (squadron(bound, *party), terms(bound, sortie)) {
            (Some(number), Some(terms)) => call(attack::SquadronAttack::under(number, terms)),
            _ => Flow::Next,
        },
        Procedure::Move(party, distance) => squadron(bound, *party)
            .map_or(Flow::Next, |number| call(squadrons::MoveSquadron::new(number, *distance))),
        Procedure::MoveUnengaged(party, distance) => squadron(bound, *party)
            .map_or(Flow::Next, |number| call(squadrons::MoveSquadron::unengaged(number, *distance))),
        Procedure::ActivateAsCommanded(party) => {
            let commander =
                squadron(bound, Ref::Bearer).and_then(|number| cx.board.squadron(number).commander);
            commander.map_or(Flow::Next, |ship| activate(*party, squadrons::Way::Command(ship)))
        }
        Procedure::Activate(party) => activate(*party, squadrons::Way::AsCommanded),
        Procedure::ActAsActivated(party, distance) => activate(*party, squadrons::Way::Extra(*distance)),
        _ => Flow::Next,
    }
}

/// Sliders and what squadrons give up; says whether it was one of these.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> bool {
    match act {
        Act::SetActivated(party) => {
            if let Some(number) = squadron(bound, *party) {
                atoms::set_slider(cx, number, true);
            }
        }
        Act::ForgoAttack(party) => {
            if let Some(number) = squadron(bound, *party) {
                let acts = &mut cx.board.squadrons[number.index()].acts;
                *acts = acts.with(Acts::ATTACKED);
            }
        }
        Act::TakeTurn => {
            let side = cx.board.side(bound.controller);
            cx.board.players[side.0 as usize].turn_taken = true;
        }
        _ => return false,
    }
    true
}
