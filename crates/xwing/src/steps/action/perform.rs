//! A ship is told to perform an action: its player chooses one, or none (xwing.action.19).

use broadside_engine::{About, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::coordinate::note_coordinated;
use super::rules::{refusal, standard};
use super::{Action, Answers, Given, Next, Rulebook, call, linked};
use crate::board::Mark;
use crate::facts::{ActionKind, Term};
use crate::words::{ActionId, Actions, Colour, Idle, Object, Prompt, Query, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, refused, values};

/// Among which actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Set {
    /// The Perform Action step: standard actions and the scenario's.
    Step,
    /// Standard actions, told by an effect.
    Granted,
    /// Standard actions, told by a ship that coordinates.
    Coordinated(ShipNo, Orders),
    /// One action in a colour, told by an effect (xwing.action.09, xwing.action.17).
    Named(ActionId, Colour),
    /// The red focus or calculate action after overlapping an enemy (xwing.overlap.09).
    Overlap,
    /// What is linked to an action of the bar.
    Linked(ActionKind),
    /// What a card tells the ship to perform.
    Told(Told),
}

/// What a ship that coordinates asks of the action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orders {
    /// It is treated as red.
    pub red: bool,
    /// It must be performed.
    pub must: bool,
    /// It is the one that another ship performed.
    pub same: Option<(ShipNo, ActionId)>,
}

/// Whether an action of one ship is the same as that of another: those of cards by what the cards are.
fn same_action(look: &XWingLook<'_>, (of, one): (ShipNo, ActionId), (by, other): (ShipNo, ActionId)) -> bool {
    let card = |upgrade| look.board.upgrade(upgrade).card;
    match (one, other) {
        (ActionId::Upgrade(one, nth), ActionId::Upgrade(other, mth)) => {
            card(one) == card(other) && nth == mth
        }
        (ActionId::Card(one), ActionId::Card(other)) => {
            look.game.damage_kind(one) == look.game.damage_kind(other)
        }
        (ActionId::ShipCard, ActionId::ShipCard) => look.board.ship(of).pilot == look.board.ship(by).pilot,
        (ActionId::Condition(one), ActionId::Condition(other)) => {
            look.board.conditions[one.index()].card == look.board.conditions[other.index()].card
        }
        _ => one == other,
    }
}

/// Which actions a card offers: kinds as bits of [`ActionId::bit`], any of the action bar if there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Told {
    kinds: u16,
    colour: Option<Colour>,
    white_only: bool,
    stressed: bool,
    on_bar: bool,
}

/// A choice of an action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PerformAction {
    ship: ShipNo,
    set: Set,
    chosen: bool,
}

impl PerformAction {
    /// The Perform Action step of an activation.
    pub(crate) fn in_step(ship: ShipNo) -> PerformAction {
        PerformAction { ship, set: Set::Step, chosen: false }
    }

    /// An action that an effect grants.
    pub(crate) fn granted(ship: ShipNo) -> PerformAction {
        PerformAction { ship, set: Set::Granted, chosen: false }
    }

    /// An action of a ship that another coordinates.
    pub(crate) fn coordinated(ship: ShipNo, by: ShipNo, orders: Orders) -> PerformAction {
        PerformAction { ship, set: Set::Coordinated(by, orders), chosen: false }
    }

    /// An action that an effect names.
    pub(crate) fn named(ship: ShipNo, action: ActionId, colour: Colour) -> PerformAction {
        PerformAction { ship, set: Set::Named(action, colour), chosen: false }
    }

    /// What a card tells a ship to perform.
    pub(crate) fn told(ship: ShipNo, actions: &Actions) -> PerformAction {
        let kinds = actions.kinds.iter().fold(0, |mask, kind| mask | ActionId::Bar(*kind).bit());
        let Actions { colour, white_only, stressed, on_bar, .. } = *actions;
        let told = Told { kinds, colour, white_only, stressed, on_bar };
        PerformAction { ship, set: Set::Told(told), chosen: false }
    }

    /// After overlapping an enemy ship.
    pub(crate) fn after_overlap(ship: ShipNo) -> PerformAction {
        PerformAction { ship, set: Set::Overlap, chosen: false }
    }

    /// What is linked to an action.
    pub(crate) fn linked(ship: ShipNo, to: ActionKind) -> PerformAction {
        PerformAction { ship, set: Set::Linked(to), chosen: false }
    }

    fn each(&self, look: &XWingLook<'_>, visit: &mut dyn FnMut(ActionId, Colour)) {
        let visit =
            &mut |action, colour| visit(action, values::action_colour(look, self.ship, action, colour));
        match self.set {
            Set::Coordinated(_, orders) => {
                for (action, colour) in standard(look, self.ship) {
                    let fits = |same| same_action(look, same, (self.ship, action));
                    if orders.same.is_none_or(fits) {
                        visit(action, if orders.red { Colour::Red } else { colour });
                    }
                }
            }
            Set::Step | Set::Granted => {
                standard(look, self.ship).for_each(|(action, colour)| visit(action, colour));
                let scenario = values::scenario_action(look.board.scenario);
                // xwing.scenario.action.04, xwing.scenario.action.05, xwing.scenario.action.06
                if self.set == Set::Step
                    && look.board.round >= look.game.rules.first_scoring_round
                    && let Some(action) = scenario
                {
                    visit(action, Colour::White);
                }
            }
            Set::Named(action, colour) => visit(action, colour),
            Set::Overlap => {
                for (action, _) in standard(look, self.ship) {
                    if matches!(action, ActionId::Bar(ActionKind::Focus | ActionKind::Calculate)) {
                        visit(action, Colour::Red);
                    }
                }
            }
            Set::Linked(kind) => {
                linked(look, self.ship, kind).for_each(|(action, colour)| visit(action, colour));
            }
            Set::Told(told) if told.kinds == 0 => {
                for (action, colour) in standard(look, self.ship) {
                    let barred = told.on_bar && !matches!(action, ActionId::Bar(_));
                    if !barred && (!told.white_only || colour == Colour::White) {
                        visit(action, told.colour.unwrap_or(colour));
                    }
                }
            }
            Set::Told(told) => {
                for kind in ActionKind::ALL {
                    let action = ActionId::Bar(*kind);
                    let there = |it: &crate::facts::Action| it.kind == *kind;
                    let barred = told.on_bar && !values::action_bar(look, self.ship).any(there);
                    if told.kinds & action.bit() != 0 && !barred {
                        visit(action, told.colour.unwrap_or_default());
                    }
                }
            }
        }
    }

    /// Why an action may not be performed.
    fn refusal(&self, look: &XWingLook<'_>, action: ActionId, colour: Colour) -> Option<Refusal> {
        if let Set::Coordinated(by, _) = self.set {
            let about = About::both(Thing::Ship(by), Thing::Action(action, colour));
            if !look.allowed(Query::MayCoordinateInto, about, true) {
                return Some(Refusal::by("xwing.golden.03", refused::Action::NotByCoordinate));
            }
        }
        let stressed = matches!(self.set, Set::Told(told) if told.stressed);
        refusal(look, self.ship, action, colour, stressed)
    }

    fn list(&self, look: &XWingLook<'_>, legal: &mut Answers) {
        self.each(look, &mut |action, colour| {
            let item = Thing::Action(action, colour);
            match self.refusal(look, action, colour) {
                None if !legal.items.contains(&item) => legal.items.push(item),
                None => {}
                Some(refusal) => legal.refuse(item, || refusal),
            }
        });
    }

    /// The ship that performs it.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// Whether it is the Perform Action step of an activation.
    pub(crate) fn is_step(&self) -> bool {
        self.set == Set::Step
    }

    /// Whether the ship may perform any of them.
    pub(crate) fn any(&self, look: &XWingLook<'_>) -> bool {
        let mut any = false;
        self.each(look, &mut |action, colour| {
            any = any || self.refusal(look, action, colour).is_none();
        });
        any
    }
}

impl Rulebook for PerformAction {
    const TITLE: &'static str = "Perform Action";

    fn step(&self) -> &'static str {
        match self.set {
            Set::Step | Set::Granted | Set::Coordinated(..) | Set::Named(..) | Set::Told(_) => {
                "Choose Action"
            }
            Set::Overlap => "Overlap",
            Set::Linked(_) => "Linked Action",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen || !self.any(&cx.look()) {
            if self.set == Set::Overlap && !self.chosen {
                atoms::mark(cx, self.ship, Mark::NoMoreActions);
            }
            if self.set == Set::Step && !self.chosen {
                let stressed = cx.game.has(cx.board.ship(self.ship), Token::Stress);
                let why = if stressed { Idle::Stressed } else { Idle::NoAction };
                atoms::idle(cx, Object::Ship(self.ship), why);
            }
            return Flow::Done;
        }
        let prompt = if self.set == Set::Overlap { Prompt::OverlapAction } else { Prompt::ChooseAction };
        let optional = !matches!(self.set, Set::Coordinated(_, orders) if orders.must);
        Flow::Ask(Ask::one(cx.board.ship(self.ship).controller, prompt, Kind::Pick { optional }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        self.list(look, legal);
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        // xwing.overlap.11: what the action triggers grants no further one.
        if self.set == Set::Overlap {
            atoms::mark(cx, self.ship, Mark::NoMoreActions);
        }
        match answer {
            Given::Pick(Thing::Action(action, colour)) => {
                if matches!(self.set, Set::Coordinated(..)) {
                    note_coordinated(cx, self.ship, *action, *colour);
                }
                let linked = matches!(self.set, Set::Linked(_));
                call(Action::new(self.ship, *action, *colour, linked))
            }
            _ => Flow::Next,
        }
    }
}
