//! Maneuvers and other moves: the event's, the one under way, those of dials.

use broadside_engine::Ref;

use crate::effects::{Binding, ship};
use crate::facts::Maneuver;
use crate::game::Origin;
use crate::words::Thing;
use crate::words::conditions::Maneuvers;
use crate::{XWingLook, steps, values};

pub(super) fn holds(look: &XWingLook<'_>, word: Maneuvers, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    let it = |party: Ref| at(party).map(|at| look.board.ship(at));
    let under_way = || steps::maneuver(look);
    let revealed = |party: Ref| at(party).and_then(|at| values::revealed(look, at));
    match word {
        Maneuvers::Speed(least, most) => maneuver(bound).is_some_and(|it| (least..=most).contains(&it.speed)),
        Maneuvers::Printed(difficulty) => maneuver(bound).is_some_and(|it| it.difficulty == difficulty),
        Maneuvers::Bearings(bearings) => maneuver(bound)
            .or_else(|| under_way().map(|it| it.maneuver()))
            .is_some_and(|it| bearings.contains(&it.bearing)),
        Maneuvers::Executed(colours) => at(Ref::Subject).is_some_and(|at| {
            let executed = under_way().filter(|it| it.ship() == at).map(|it| it.difficulty(look));
            let told = || maneuver(bound).map(|it| values::difficulty(look, at, it));
            executed.or_else(told).is_some_and(|it| colours.contains(&it))
        }),
        Maneuvers::ExecutedFully(party) => it(party).is_some_and(|it| it.executed_fully),
        Maneuvers::Revealed(party, colours) => {
            revealed(party).is_some_and(|it| colours.contains(&it.difficulty))
        }
        Maneuvers::RevealedSpeed(party, least, most) => {
            revealed(party).is_some_and(|it| (least..=most).contains(&it.speed))
        }
        Maneuvers::RevealedBearing(party, bearings) => {
            revealed(party).is_some_and(|it| bearings.contains(&it.bearing))
        }
        Maneuvers::RevealedEasier(one, other) => {
            // A purple maneuver is harder than any other (xwing.difficulty.14).
            let hardness = |party| revealed(party).map(|it: Maneuver| it.difficulty as u8);
            matches!((hardness(one), hardness(other)), (Some(one), Some(other)) if one < other)
        }
        Maneuvers::DialFacedown(party) => it(party).is_some_and(|it| it.dial.is_some() && !it.dial_faceup),
        Maneuvers::DialSeen(party) => it(party).is_some_and(|it| !it.dial_seen.is_empty()),
        Maneuvers::FromDial => under_way().is_some_and(|it| it.is_dialed()),
        Maneuvers::ExecutesDial(party) => at(party).is_some_and(|at| steps::executes_dial(look, at)),
        Maneuvers::Alterable => under_way().is_some_and(|it| it.is_alterable()),
        Maneuvers::IonManeuver => under_way().is_some_and(|it| it.is_ion()),
        Maneuvers::Sideslip => under_way().is_some_and(|it| it.is_sideslip()),
        Maneuvers::TurnedInManeuver => {
            let own = Origin::of(bound.source).upgrade();
            own.is_some_and(|own| under_way().is_some_and(|it| it.has_turned(own)))
        }
        Maneuvers::MetObstacle => under_way().is_some_and(|it| it.met_obstacle()),
        Maneuvers::PassedObstacle => under_way().is_some_and(|it| it.passed_obstacle()),
        Maneuvers::MovedThrough(one, other) => match (at(one), at(other)) {
            (Some(one), Some(other)) => {
                // What the ship does after its maneuver changes nothing about the maneuver.
                let event = maneuver(bound).and_then(|_| under_way()).filter(|it| it.ship() == one);
                let through = event.map_or(look.board.ship(one).through, |it| it.through());
                through >> other.index() & 1 == 1
            }
            _ => false,
        },
        Maneuvers::BarrelRolled => matches!(bound.about.object, Some(Thing::Way(way)) if way.is_roll()),
        Maneuvers::Moving(party) => at(party).is_some_and(|at| steps::is_moving(look, at)),
        Maneuvers::ByManeuver(party) => at(party).is_some_and(|at| steps::moves_by_maneuver(look, at)),
        Maneuvers::Repositions(party) => at(party).is_some_and(|at| steps::repositions(look, at)),
    }
}

/// The maneuver that the event is about.
fn maneuver(bound: &Binding) -> Option<Maneuver> {
    match bound.about.object {
        Some(Thing::Maneuver(maneuver)) => Some(maneuver),
        _ => None,
    }
}
