//! A ship is told to perform an action: its player chooses one, or none (xwing.action.19).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::rules::{refusal, standard};
use super::{Action, Answers, Given, Next, Rulebook, call, linked};
use crate::board::Mark;
use crate::facts::ActionKind;
use crate::words::{ActionId, Colour, Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms, values};

/// Among which actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Set {
    /// The Perform Action step: standard actions and the scenario's.
    Step,
    /// Standard actions, told by an effect.
    Granted,
    /// One action in a colour, told by an effect (xwing.action.09, .17).
    Named(ActionId, Colour),
    /// The red focus or calculate action after overlapping an enemy (xwing.overlap.09).
    Overlap,
    /// What is linked to an action of the bar.
    Linked(ActionKind),
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

    /// An action that an effect names.
    pub(crate) fn named(ship: ShipNo, action: ActionId, colour: Colour) -> PerformAction {
        PerformAction { ship, set: Set::Named(action, colour), chosen: false }
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
        match self.set {
            Set::Step | Set::Granted => {
                standard(look, self.ship).for_each(|(action, colour)| visit(action, colour));
                let scenario = values::scenario_action(look.board.scenario);
                // xwing.scenario.action.04–.06
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
        }
    }

    fn list(&self, look: &XWingLook<'_>, legal: &mut Answers) {
        self.each(look, &mut |action, colour| {
            let item = Thing::Action(action, colour);
            match refusal(look, self.ship, action, colour) {
                None if !legal.items.contains(&item) => legal.items.push(item),
                None => {}
                Some(refusal) => legal.refuse(item, || refusal),
            }
        });
    }

    fn any(&self, look: &XWingLook<'_>) -> bool {
        let mut any = false;
        self.each(look, &mut |action, colour| {
            any = any || refusal(look, self.ship, action, colour).is_none();
        });
        any
    }
}

impl Rulebook for PerformAction {
    const TITLE: &'static str = "Perform Action";

    fn step(&self) -> &'static str {
        match self.set {
            Set::Step | Set::Granted | Set::Named(..) => "Choose Action",
            Set::Overlap => "Overlap",
            Set::Linked(_) => "Linked Action",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen || !self.any(&cx.look()) {
            if self.set == Set::Overlap {
                atoms::mark(cx, self.ship, Mark::NoMoreActions);
            }
            return Flow::Done;
        }
        let prompt = if self.set == Set::Overlap { Prompt::OverlapAction } else { Prompt::ChooseAction };
        Flow::Ask(Ask::one(cx.board.ship(self.ship).owner, prompt, Kind::Pick { optional: true }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        self.list(look, legal);
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Action(action, colour)) => {
                let linked = matches!(self.set, Set::Linked(_));
                call(Action::new(self.ship, *action, *colour, linked))
            }
            _ => Flow::Next,
        }
    }
}
