//! What squadrons are like, and what effects have them do.

use broadside_engine::Ref;

use super::Binding;
use super::parties::{ship, squadron};
use crate::board::Acts;
use crate::steps::{attack, squadrons};
use crate::words::{Aim, Sortie, SquadronAct, SquadronCond, SquadronNo};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// What is said of squadrons.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: SquadronCond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| squadron(bound, party);
    let state = |party: Ref| it(party).map(|number| board.squadron(number));
    let card = |party: Ref| it(party).map(|number| look.game.squadron(board, number));
    match cond {
        SquadronCond::Keyword(of, keyword) => it(of).is_some_and(|number| values::has(look, number, keyword)),
        SquadronCond::PrintedKeyword(of, keyword) => {
            card(of).is_some_and(|card| card.keywords.value(keyword) > 0)
        }
        SquadronCond::Unique(of) => card(of).is_some_and(|card| card.is_unique()),
        SquadronCond::PrintedSpeedBelow(of, speed) => card(of).is_some_and(|card| card.speed < speed),
        SquadronCond::HullAtMost(of, most) => state(of).is_some_and(|squadron| squadron.hull <= most),
        SquadronCond::Engaged(one, other) => it(one)
            .zip(it(other))
            .is_some_and(|(one, other)| values::engaged_with(look, one) >> other.0 & 1 == 1),
        SquadronCond::IsEngaged(of) => it(of).is_some_and(|number| {
            values::engaged_with(look, number) != 0 || values::extra_engagers(look, number) > 0
        }),
        SquadronCond::EngagedBesides(of, but) => {
            it(of).zip(it(but)).is_some_and(|(one, but)| values::engaged_besides(look, one, but))
        }
        SquadronCond::Commanded(of) => state(of).is_some_and(|squadron| squadron.commander.is_some()),
        SquadronCond::CommandedBy(of, by) => {
            let commander = state(of).and_then(|squadron| squadron.commander);
            commander.is_some() && commander == ship(bound, by)
        }
        SquadronCond::MovedInShipActivation(of) => {
            state(of).is_some_and(|squadron| squadron.acts.has(Acts::MOVED_IN_SHIP_ACTIVATION))
        }
        SquadronCond::MayMove(of) => it(of).is_some_and(|number| squadrons::may_move_engaged(look, number)),
        SquadronCond::HasAttackLeft(of) => {
            it(of).is_some_and(|number| squadrons::has_attack_left(look, number))
        }
        SquadronCond::CanAttack(of, sortie) => {
            it(of).is_some_and(|number| can_attack(look, bound, number, sortie))
        }
    }
}

/// The terms of an attack that an effect grants.
pub(super) fn terms(bound: &Binding, sortie: &Sortie) -> Option<attack::Terms> {
    let target = match sortie.aim {
        Aim::Any => attack::Target::Any,
        Aim::Squadrons => attack::Target::Squadrons,
        Aim::At(party) => attack::Target::Piece(bound.get(party)?.piece()?),
    };
    let Sortie { armament: lent, even_engaged, obstructed, each, .. } = *sortie;
    Some(attack::Terms { target, lent, even_engaged, obstructed, each })
}

/// Whether a squadron has a legal target for an attack that an effect grants.
pub(super) fn can_attack(
    look: &ArmadaLook<'_>,
    bound: &Binding,
    squadron: SquadronNo,
    sortie: &Sortie,
) -> bool {
    terms(bound, sortie).is_some_and(|terms| attack::squadron_can_attack_under(look, squadron, terms))
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: SquadronAct, bound: &Binding) -> bool {
    match act {
        SquadronAct::Activate(party) | SquadronAct::SetActivated(party) => {
            squadron(bound, party).is_some_and(|number| !look.board.squadron(number).activated)
        }
        // By themselves these are nothing.
        SquadronAct::ForgoAttack(_) | SquadronAct::TakeTurn => false,
    }
}

/// Sliders, and what squadrons give up.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: SquadronAct, bound: &Binding) {
    match act {
        SquadronAct::Activate(party) | SquadronAct::SetActivated(party) => {
            if let Some(number) = squadron(bound, party) {
                atoms::set_slider(cx, number, true);
            }
        }
        SquadronAct::ForgoAttack(party) => {
            if let Some(number) = squadron(bound, party) {
                atoms::act(cx, number, Acts::ATTACKED);
            }
        }
        SquadronAct::TakeTurn => {
            let side = cx.board.side(bound.controller);
            atoms::set_turn_taken(cx, side, true);
        }
    }
}
