//! What the event is about, the phase, and the card that the effect comes from.

use crate::effects::{Binding, charges};
use crate::game::Origin;
use crate::words::conditions::Events;
use crate::words::{ActionId, Deed, Phase, Thing};
use crate::{XWingLook, steps};

pub(super) fn holds(look: &XWingLook<'_>, word: Events, bound: &Binding) -> bool {
    let object = bound.about.object;
    match word {
        Events::AmountIs(amount) => bound.about.amount == amount,
        Events::TokenIn(tokens) => matches!(object, Some(Thing::Token(_, token)) if tokens.contains(&token)),
        Events::TokenShade(shades) => {
            matches!(object, Some(Thing::Token(_, token)) if shades.contains(&token.shade()))
        }
        Events::AboutObstacle => matches!(object, Some(Thing::Obstacle(_))),
        Events::WouldSuffer(least_hits, least_crits) => matches!(
            look.core.deed(),
            Some(Deed::Suffer { hits, crits, .. }) if *hits >= least_hits && *crits >= least_crits
        ),
        Events::ByObstacleOrOwnBomb => steps::by_obstacle_or_bomb(look, look.board.side(bound.controller)),
        Events::FaceupCard(traits) => match object {
            Some(Thing::Card(card)) => {
                let it = look.game.facts[look.game.damage_kind(card)].damage_trait;
                traits.is_empty() || traits.contains(&it)
            }
            _ => false,
        },
        Events::ByShipAbility(ability) => bound.about.amount == ability as i16 + 1,
        Events::ThisCard => this_card(bound),
        Events::ThisFacedown => match Origin::of(bound.source).condition() {
            Some(own) => look.board.conditions[own.index()].facedown,
            None => false,
        },
        Events::Charged(least) => charges(look, bound).is_some_and(|charges| charges >= least),
        Events::During(phase) => look.board.phase == phase,
        Events::InitiativeReached => {
            look.board.phase == Phase::Engagement && look.board.initiative != steps::round::NONE
        }
    }
}

/// The event is about the very card that the effect comes from.
pub(super) fn this_card(bound: &Binding) -> bool {
    match (Origin::of(bound.source), bound.about.object) {
        (Origin::Card(own), Some(Thing::Card(card))) => own == card,
        (Origin::Condition(own), Some(Thing::Condition(card))) => own == card,
        (Origin::Upgrade(own), Some(Thing::Upgrade(card))) => own == card,
        (Origin::Condition(own), Some(Thing::Action(ActionId::Condition(card), _))) => own == card,
        (Origin::Upgrade(own), Some(Thing::Action(ActionId::Upgrade(card, _), _))) => own == card,
        (Origin::Pilot(own) | Origin::Chassis(own), Some(Thing::Action(ActionId::ShipCard, _))) => {
            bound.about.subject == Some(Thing::Ship(own))
        }
        _ => false,
    }
}
