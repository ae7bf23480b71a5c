//! The Planning Phase: dials are set in secret, then player order is rolled.

use broadside_engine::{About, Ask, Flow, Kind, List, Occasion, PerSide, Seat, Seats, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::board::{MAX_SHIPS, Standing};
use crate::facts::{Die, Face};
use crate::words::{Event, Phase, Prompt, Scope, ShipNo, Thing, Window};
use crate::{XWingCx, XWingLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    SetDials,
    RollPlayerOrder,
}

/// The Planning Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanningPhase {
    at: At,
}

impl PlanningPhase {
    pub(crate) fn new() -> PlanningPhase {
        PlanningPhase { at: At::Begin }
    }

    /// The ships of a player that get a dial: those in the play area, ionized ones as well (xwing.planning.13, xwing.reserve.02).
    fn ships(look: &XWingLook<'_>, seat: Seat) -> List<ShipNo, MAX_SHIPS> {
        let gets = |at: &ShipNo| {
            let it = look.board.ship(*at);
            look.board.controls(seat, *at)
                && it.standing == Standing::InPlay
                && !values::dial(look, *at).is_empty()
        };
        look.board.all_ships().filter(gets).collect()
    }
}

/// Both sides roll three attack dice: first is who has more crits, then focus, then hits. Of a tie nobody; the step
/// is carried out again (xwing.planning.04, xwing.planning.05, xwing.planning.06, xwing.planning.07).
pub(crate) fn roll_for_order(cx: &mut XWingCx<'_>) -> Option<Side> {
    let dice = PerSide::from_fn(|_| (0..3).map(|_| atoms::draw_die(cx, Die::Attack)).collect::<Vec<_>>());
    let count = |side: Side, face: Face| dice[side].iter().filter(|it| **it == face).count();
    let score = |side| [Face::Critical, Face::Focus, Face::Hit].map(|face| count(side, face));
    let first = Side::BOTH.into_iter().find(|side| score(*side) > score(side.enemy()));
    cx.emit(Event::OrderRolled(dice));
    first
}

/// Whose turn it is to set dials.
fn seats(look: &XWingLook<'_>) -> Seats {
    let mut seats = Seats::NONE;
    for seat in look.board.players().iter() {
        if !PlanningPhase::ships(look, seat).is_empty() {
            seats = seats.with(seat);
        }
    }
    seats
}

impl Rulebook for PlanningPhase {
    const TITLE: &'static str = "Planning Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::SetDials => "Set Dials",
            At::RollPlayerOrder => "Roll Player Order",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::Planning);
                self.at = At::SetDials;
                Flow::Open(Occasion::new(Window::PlanningStart, About::default()))
            }
            At::SetDials => {
                let seats = seats(&cx.look());
                if seats.is_empty() {
                    self.at = At::RollPlayerOrder;
                    return Flow::Next;
                }
                Flow::Ask(Ask::secret(seats, Prompt::SetDials, Kind::Assign))
            }
            At::RollPlayerOrder => {
                let Some(first) = roll_for_order(cx) else { return Flow::Next };
                atoms::first_player(cx, first);
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
        for ship in &PlanningPhase::ships(look, seat) {
            let dial = values::dial(look, *ship);
            legal.slot(Thing::Ship(*ship), dial.iter().map(|maneuver| Thing::Maneuver(*maneuver)));
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, seat: Seat, answer: &Given) -> Next {
        let Given::Assign(dials) = answer else { return Flow::Next };
        let ships = PlanningPhase::ships(&cx.look(), seat);
        for (ship, dial) in ships.iter().zip(dials) {
            let Thing::Maneuver(maneuver) = dial else { continue };
            let place = values::dial(&cx.look(), *ship).iter().position(|it| it == maneuver);
            atoms::dial_facedown(cx, *ship, place);
        }
        self.at = At::RollPlayerOrder;
        Flow::Next
    }
}
