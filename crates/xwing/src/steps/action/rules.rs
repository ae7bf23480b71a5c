//! Which actions a ship may perform.

use broadside_engine::{About, Refusal};

use crate::XWingLook;
use crate::board::{Mark, Standing, Turret};
use crate::cards::has_action;
use crate::facts::{ActionKind, Slot};
use crate::steps::movement::is_activating;
use crate::values;
use crate::words::{ActionId, Colour, Query, ShipNo, Thing, Token, UpgradeNo};

/// The actions linked to an action of a ship's bar (xwing.linked-action.01).
pub(crate) fn linked<'a>(
    look: &XWingLook<'a>,
    ship: ShipNo,
    kind: ActionKind,
) -> impl Iterator<Item = (ActionId, Colour)> + use<'a> {
    values::action_bar(look, ship)
        .filter(move |action| action.kind == kind)
        .filter_map(|action| action.linked)
        .map(|step| (ActionId::Bar(step.kind), step.difficulty.into()))
}

/// The standard actions of a ship with their colours: those of its bar and those on its damage cards
/// (xwing.action.01).
pub(super) fn standard<'a>(
    look: &XWingLook<'a>,
    ship: ShipNo,
) -> impl Iterator<Item = (ActionId, Colour)> + use<'a> {
    let game = look.game;
    let bar = values::action_bar(look, ship);
    let cards = look.board.faceup(ship).filter(move |card| has_action(game.damage_kind(*card)));
    bar.map(|action| (ActionId::Bar(action.kind), Colour::from(action.difficulty)))
        .chain(cards.map(|card| (ActionId::Card(card), Colour::White)))
}

/// The upgrades that can be reloaded (xwing.reload.01).
pub(super) fn reloadable<'a>(
    look: &XWingLook<'a>,
    ship: ShipNo,
) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let look = *look;
    look.board.upgrades_of(ship).filter(move |at| {
        let card = &look.game.facts[look.board.upgrade(*at).card];
        let loads =
            card.slots().iter().any(|slot| matches!(slot, Slot::Torpedo | Slot::Missile | Slot::Payload));
        let limit = values::side_up(&look, *at).charges.map_or(0, |charges| charges.value);
        loads && look.board.upgrade(*at).charges < limit
    })
}

/// Where a turret can be turned to (xwing.rotate.01, .02).
pub(super) fn turret_arcs(turret: Option<Turret>) -> impl Iterator<Item = u8> {
    (0..4u8).filter(move |arc| match turret {
        Some(Turret::Single(at)) => at != *arc,
        Some(Turret::Double(at)) => *arc < 2 && at != *arc,
        None => false,
    })
}

/// Whether a ship may perform an action in a colour.
pub(crate) fn may_act(look: &XWingLook<'_>, ship: ShipNo, action: ActionId, colour: Colour) -> bool {
    refusal(look, ship, action, colour).is_none()
}

/// Why a ship may not perform an action in a colour.
pub(crate) fn refusal(
    look: &XWingLook<'_>,
    ship: ShipNo,
    action: ActionId,
    colour: Colour,
) -> Option<Refusal> {
    let it = look.board.ship(ship);
    let no = |rule: &str, reason: &str| Some(Refusal::by(rule, reason));
    if it.standing != Standing::InPlay {
        return no("xwing.reserve.03", "only a ship in the play area performs actions");
    }
    if it.is_stressed() {
        return no("xwing.action.02", "the ship is stressed");
    }
    if it.is_marked(Mark::NoMoreActions) {
        return no("xwing.overlap.11", "it overlapped an enemy ship and cannot perform further actions");
    }
    if it.is_ionized() && action != ActionId::Bar(ActionKind::Focus) {
        return no("xwing.ion.13", "an ionized ship can perform the focus action only");
    }
    let again = match action {
        ActionId::Card(card) => look.board.decks.cards[card.index()].acted,
        _ => it.performed & action.bit() != 0,
    };
    if it.failed & action.bit() != 0 {
        return no("xwing.action.13", "the ship has failed this action in this round");
    }
    if again {
        return no("xwing.action.12", "the ship has performed this action in this round");
    }
    if colour == Colour::Purple && it.force == 0 {
        return no("xwing.action.08", "a purple action costs a Force charge");
    }
    if it.towing.is_some() && values::barred_by_towing(action) {
        return no("xwing.scenario.salvage.13", "a towing ship cannot perform this action");
    }
    let about = About::both(Thing::Ship(ship), Thing::Action(action, colour));
    if !look.allowed(Query::MayAct, about, true) {
        return no("xwing.golden.03", "an effect says that it cannot be performed");
    }
    match action {
        ActionId::Tow if it.towing.is_some() => {
            no("xwing.scenario.salvage.11", "the ship tows a supply cache already")
        }
        ActionId::Bar(ActionKind::Cloak) if it.has(Token::Cloak) => {
            no("xwing.cloak.06", "the ship is cloaked")
        }
        ActionId::Bar(ActionKind::Slam) if !is_activating(look, ship) => {
            no("xwing.slam.04", "a SLAM is performed in the ship's own activation only")
        }
        ActionId::Bar(ActionKind::Slam) if slam_speed(look, ship).is_none() => {
            no("xwing.slam.01", "the dial has no maneuver of the speed that the ship executed")
        }
        ActionId::Bar(ActionKind::Reload) if reloadable(look, ship).next().is_none() => {
            no("xwing.reload.01", "no torpedo, missile or payload upgrade has lost a charge")
        }
        ActionId::Bar(ActionKind::Rotate) if turret_arcs(it.turret).next().is_none() => {
            no("xwing.rotate.01", "the ship has no turret arc indicator")
        }
        _ => None,
    }
}

/// The speed of a SLAM, if the dial has maneuvers of that speed.
pub(super) fn slam_speed(look: &XWingLook<'_>, ship: ShipNo) -> Option<u8> {
    let speed = look.board.ship(ship).executed?.speed;
    values::dial(look, ship).iter().any(|it| it.speed == speed).then_some(speed)
}
