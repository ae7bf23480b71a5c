//! Actions, and what ships can do.

use broadside_engine::Ref;

use crate::effects::{Binding, able, ship};
use crate::facts::Slot;
use crate::words::conditions::Acting;
use crate::words::{ActionId, Colour, Thing};
use crate::{XWingLook, steps, values};

pub(super) fn holds(look: &XWingLook<'_>, word: Acting, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    let it = |party: Ref| at(party).map(|at| look.board.ship(at));
    let object = bound.about.object;
    match word {
        Acting::ActionIn(kinds) => {
            matches!(object, Some(Thing::Action(ActionId::Bar(kind), _)) if kinds.contains(&kind))
        }
        Acting::ActionColour(colour) => matches!(object, Some(Thing::Action(_, it)) if it == colour),
        Acting::Header(nth) => super::events::this_card(bound) && bound.about.amount == i16::from(nth),
        Acting::AddedBy(slots) => added_by(look, bound, slots),
        Acting::AboutRepair => matches!(object, Some(Thing::Action(ActionId::Card(_), _))),
        Acting::CoordinatedInto(kinds) => {
            let bits = bound.about.amount;
            bits < 0 && kinds.iter().any(|kind| bits as u16 & ActionId::Bar(*kind).bit() != 0)
        }
        Acting::OnBar(party, kind) => {
            at(party).is_some_and(|at| values::action_bar(look, at).any(|action| action.kind == kind))
        }
        Acting::ThatOnBar(party) => match (at(party), object) {
            (Some(at), Some(Thing::Action(ActionId::Bar(kind), _))) => {
                values::action_bar(look, at).any(|action| action.kind == kind)
            }
            _ => false,
        },
        Acting::Performed(party, kinds) => it(party).is_some_and(|it| {
            kinds.iter().any(|kind| (it.performed | it.failed) & ActionId::Bar(*kind).bit() != 0)
        }),
        Acting::PerformedForeign(party, kinds) => at(party).is_some_and(|at| {
            let it = look.board.ship(at);
            kinds.iter().any(|kind| {
                let bit = ActionId::Bar(*kind).bit();
                let performed = it.performed & !it.failed & !(bound.number as u16) & bit != 0;
                performed && !values::action_bar(look, at).any(|action| action.kind == *kind)
            })
        }),
        Acting::ActedSince => {
            at(Ref::Bearer).is_some_and(|at| steps::actions_performed(look, at) > bound.number)
        }
        Acting::InItsPerformAction(party) => at(party).is_some_and(|at| steps::in_perform_action(look, at)),
        Acting::CanAct(party, actions) => {
            at(party).is_some_and(|at| steps::PerformAction::told(at, actions).any(look))
        }
        Acting::CanAttack(bonus) => {
            steps::bonus_attack(look, bonus, bound).is_some_and(|it| it.is_possible(look))
        }
        Acting::CanAttackBy(party, bonus) => {
            let bound = Binding { bearer: bound.get(party), ..*bound };
            steps::bonus_attack(look, bonus, &bound).is_some_and(|it| it.is_possible(look))
        }
        Acting::CanRotate(party, by) => {
            at(party).is_some_and(|at| steps::Told::turn(at, by).is_possible(look))
        }
        Acting::Able(party, task) => at(party).is_some_and(|at| able(look, at, task, bound)),
        Acting::MustDrop(party) => at(party).is_some_and(|at| steps::round::must_drop(look, at)),
    }
}

/// The event's action was added to the bearer's action bar by an upgrade of these types: in the colour that it has there, or if
/// the ship card has no such action.
fn added_by(look: &XWingLook<'_>, bound: &Binding, slots: &[Slot]) -> bool {
    let Some(at) = ship(bound, Ref::Bearer) else { return false };
    let Some(Thing::Action(ActionId::Bar(kind), colour)) = bound.about.object else { return false };
    let printed = look.game.facts[look.board.ship(at).pilot].actions.iter().any(|action| action.kind == kind);
    look.board.upgrades_of(at).any(|upgrade| {
        let card = &look.game.facts[look.board.upgrade(upgrade).card];
        let mut added = values::side_up(look, upgrade).adds.actions.iter().filter(|it| it.kind == kind);
        card.slots().iter().any(|slot| slots.contains(slot))
            && added.any(|it| !printed || Colour::from(it.difficulty) == colour)
    })
}
