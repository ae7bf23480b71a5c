//! Action bars, and the colours of actions.

use broadside_engine::About;

use crate::XWingLook;
use crate::board::Scenario;
use crate::facts::{Action, ActionKind, Difficulty, Term};
use crate::words::{ActionId, Colour, Query, ShipNo, Thing};

use super::side_up;

/// White actions, as effects add them to action bars.
static WHITE: [Action; ActionKind::ALL.len()] = {
    let mut all = [Action { kind: ActionKind::Focus, difficulty: Difficulty::White, linked: None };
        ActionKind::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at].kind = ActionKind::ALL[at];
        at += 1;
    }
    all
};

/// The actions of a ship's action bar, with those that its upgrades and other effects add (xwing.action.03).
pub fn action_bar<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = &'a Action> + use<'a> {
    let look = *look;
    let own = look.game.facts[look.board.ship(ship).pilot].actions.iter();
    let added = look.board.upgrades_of(ship).flat_map(move |at| side_up(&look, at).adds.actions.iter());
    let given = WHITE.iter().filter(move |it| {
        let about = About::both(Thing::Ship(ship), Thing::Action(ActionId::Bar(it.kind), Colour::White));
        look.allowed(Query::AddsAction, about, false)
    });
    own.chain(added).chain(given)
}

/// The colour in which a ship performs an action of this colour (xwing.action.10).
pub fn action_colour(look: &XWingLook<'_>, ship: ShipNo, action: ActionId, colour: Colour) -> Colour {
    let about = About::both(Thing::Ship(ship), Thing::Action(action, colour));
    match look.value(Query::ActionColour, about, colour as i32) {
        ..=0 => Colour::White,
        1 => Colour::Red,
        _ => Colour::Purple,
    }
}

/// The scenario action of a scenario.
pub fn scenario_action(scenario: Scenario) -> Option<ActionId> {
    match scenario {
        Scenario::Salvage => Some(ActionId::Tow),
        Scenario::Scramble => Some(ActionId::Scramble),
        _ => None,
    }
}

/// The actions that a towing ship cannot perform (xwing.scenario.salvage.13).
pub fn barred_by_towing(action: ActionId) -> bool {
    use ActionKind::{BarrelRoll, Boost, Cloak, Slam};
    matches!(action, ActionId::Bar(BarrelRoll | Boost | Cloak | Slam))
}

/// The colour of an action in words.
pub fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => Difficulty::White.word(),
        Colour::Red => Difficulty::Red.word(),
        Colour::Purple => Difficulty::Purple.word(),
    }
}
