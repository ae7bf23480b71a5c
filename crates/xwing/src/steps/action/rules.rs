//! Which actions a ship may perform.

use broadside_engine::{About, Occasion, Refusal};

use crate::board::{Mark, Standing, Turret};
use crate::cards::has_action;
use crate::facts::{ActionKind, Slot};
use crate::steps::Step;
use crate::steps::movement::is_activating;
use crate::words::{
    ActionId, Colour, ConditionNo, Query, ShipNo, Thing, Token, UpgradeNo, Window, XWingWords,
};
use crate::{XWingLook, refused, values};

/// The actions linked to an action of a ship's bar (xwing.linked-action.01).
pub fn linked<'a>(
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
        .chain(headers(look, ship).map(|action| (action, Colour::White)))
}

/// The actions behind headers of a ship's cards and of its conditions (xwing.ability.03).
fn headers<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = ActionId> + use<'a> {
    let (game, board) = (look.game, look.board);
    let listens = game.ears_of_window(board, Window::ActionHeader);
    let it = board.ship(ship);
    let upgrades = board.upgrades_of(ship).flat_map(move |at| {
        let upgrade = board.upgrade(at);
        let group = &game.table.upgrades[upgrade.card.index()][usize::from(upgrade.flipped)];
        (0..game.headers(group)).map(move |nth| ActionId::Upgrade(at, nth))
    });
    let pilot = game.headers(&game.table.pilots[it.persona.index()]);
    let chassis = game
        .ship_ability(board, ship)
        .map_or(0, |ability| game.headers(&game.table.chassis[ability as usize]));
    let card = (pilot + chassis > 0).then_some(ActionId::ShipCard);
    let conditions = (0..board.conditions.len() as u8).map(ConditionNo).filter(move |at| {
        let condition = &board.conditions[at.index()];
        condition.in_play
            && condition.ship == ship
            && game.headers(&game.table.conditions[condition.card.index()]) > 0
    });
    let all = upgrades.chain(card).chain(conditions.map(ActionId::Condition));
    listens.then_some(all).into_iter().flatten()
}

/// How many actions a ship has performed in this round, failed ones included.
pub(crate) fn actions_performed(look: &XWingLook<'_>, ship: ShipNo) -> i16 {
    let it = look.board.ship(ship);
    let upgrades = look.board.upgrades_of(ship).map(|at| look.board.upgrade(at).acted.count_ones());
    let cards = look.board.faceup(ship).filter(|card| look.board.decks.cards[card.index()].acted).count();
    ((it.performed | it.failed).count_ones() + upgrades.sum::<u32>()) as i16 + cards as i16
}

/// Whether a ship performs its action of the Perform Action step.
pub(crate) fn in_perform_action(look: &XWingLook<'_>, of: ShipNo) -> bool {
    let is = |it: &super::PerformAction| it.is_step() && it.ship() == of;
    look.core.procedures().any(|(_, step)| matches!(step, Step::PerformAction(it) if is(it)))
}

/// What the window of an action behind a header is about.
pub(super) fn header_of(ship: ShipNo, action: ActionId, colour: Colour) -> Option<Occasion<XWingWords>> {
    let nth = match action {
        ActionId::Upgrade(_, nth) => nth,
        ActionId::ShipCard | ActionId::Condition(_) => 0,
        _ => return None,
    };
    let about = About::both(Thing::Ship(ship), Thing::Action(action, colour)).amount(nth.into());
    Some(Occasion::new(Window::ActionHeader, about))
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
        loads && values::can_recover(&look, *at)
    })
}

/// Where a turret can be turned to (xwing.rotate.01, xwing.rotate.02).
pub(super) fn turret_arcs<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = u8> + use<'a> {
    let look = *look;
    let turret = look.board.ship(ship).turret;
    (0..4u8).filter(move |arc| values::turret_points_at(&look, ship, *arc)).filter(move |arc| match turret {
        Some(Turret::Single(at)) => at != *arc,
        Some(Turret::Double(at)) => *arc < 2 && at != *arc,
        None => false,
    })
}

/// Whether a ship may perform an action in a colour.
pub fn may_act(look: &XWingLook<'_>, ship: ShipNo, action: ActionId, colour: Colour) -> bool {
    refusal(look, ship, action, colour, false).is_none()
}

/// Why a ship may not perform an action in a colour; `stressed` is the leave to perform it even while stressed.
pub(crate) fn refusal(
    look: &XWingLook<'_>,
    ship: ShipNo,
    action: ActionId,
    colour: Colour,
    stressed: bool,
) -> Option<Refusal> {
    let it = look.board.ship(ship);
    let no = |rule: &'static str, why: refused::Action| Some(Refusal::by(rule, why));
    if it.standing != Standing::InPlay {
        return no("xwing.reserve.03", refused::Action::NotInPlay);
    }
    let about = About::both(Thing::Ship(ship), Thing::Action(action, colour));
    if look.game.has(it, Token::Stress) && !look.allowed(Query::MayActStressed, about, stressed) {
        return no("xwing.action.02", refused::Action::Stressed);
    }
    if it.is_marked(Mark::NoMoreActions) {
        return no("xwing.overlap.11", refused::Action::Overlapped);
    }
    if look.game.is_ionized(it) && action != ActionId::Bar(ActionKind::Focus) {
        return no("xwing.ion.13", refused::Action::Ionized);
    }
    let again = match action {
        ActionId::Card(card) => look.board.decks.cards[card.index()].acted,
        ActionId::Upgrade(upgrade, nth) => look.board.upgrade(upgrade).acted >> nth & 1 == 1,
        _ => it.performed & action.bit() != 0,
    };
    if it.failed & action.bit() != 0 {
        return no("xwing.action.13", refused::Action::Failed);
    }
    if again {
        return no("xwing.action.12", refused::Action::Performed);
    }
    if colour == Colour::Purple && it.force == 0 {
        return no("xwing.action.08", refused::Action::NoForce);
    }
    if it.towing.is_some() && values::barred_by_towing(action) {
        return no("xwing.scenario.salvage.13", refused::Action::Towing);
    }
    if !look.allowed(Query::MayAct, about, true) {
        return no("xwing.golden.03", refused::Action::Forbidden);
    }
    match action {
        ActionId::Tow if it.towing.is_some() => no("xwing.scenario.salvage.11", refused::Action::TowsAlready),
        ActionId::Bar(ActionKind::Cloak) if it.has(Token::Cloak) => {
            no("xwing.cloak.06", refused::Action::Cloaked)
        }
        ActionId::Bar(ActionKind::Slam) if !is_activating(look, ship) => {
            no("xwing.slam.04", refused::Action::NotActivating)
        }
        ActionId::Bar(ActionKind::Slam) if slam_speed(look, ship).is_none() => {
            let speed = it.executed.map(|maneuver| maneuver.speed);
            no(
                "xwing.slam.01",
                speed.map_or(refused::Action::NotMoved, |speed| refused::Action::NoSuchSpeed { speed }),
            )
        }
        ActionId::Bar(ActionKind::Reload) if reloadable(look, ship).next().is_none() => {
            no("xwing.reload.01", refused::Action::NothingToReload)
        }
        ActionId::Bar(ActionKind::Rotate) if turret_arcs(look, ship).next().is_none() => {
            no("xwing.rotate.01", refused::Action::NoTurret)
        }
        ActionId::Upgrade(..) | ActionId::ShipCard | ActionId::Condition(_)
            if !header_of(ship, action, colour).is_some_and(|it| look.is_answered(it)) =>
        {
            no("xwing.cost.01", refused::Action::Idle)
        }
        _ => None,
    }
}

/// The speed of a SLAM, if the dial has maneuvers of that speed.
pub(super) fn slam_speed(look: &XWingLook<'_>, ship: ShipNo) -> Option<u8> {
    let speed = look.board.ship(ship).executed?.speed;
    values::dial(look, ship).iter().any(|it| it.speed == speed).then_some(speed)
}
