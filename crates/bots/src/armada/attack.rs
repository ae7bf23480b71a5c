//! Whom a ship or squadron attacks.

use broadside_armada::facts::{Keyword, Zone};
use broadside_armada::geometry::{Attack, Range, Reach, usable};
use broadside_armada::scene::Scene;
use broadside_armada::words::{ArmadaWords, ShipNo, Thing};
use broadside_armada::{ArmadaLook, values};
use broadside_engine::{Answer, Side};
use broadside_table::{Disc, Shape, closest, in_arc};

use super::chart::{Chart, each_shot};
use super::dice::expected;
use crate::thought::{Reason, Thought, Weighed};

/// What damage to a squadron is worth, in points.
pub(crate) fn squadron_loss(points: f64, hull: f64, damage: f64) -> f64 {
    let share = (damage / hull.max(1.0)).min(1.0);
    points * (0.7 * share + 0.3 * share * share)
}

/// What an attack on a target is worth, in points; 0 where it cannot be measured.
pub(crate) fn worth(look: &ArmadaLook<'_>, chart: &Chart, attacker: Thing, target: Thing) -> (f64, f64) {
    let scene = Scene::sight(look);
    let (Some(from), Some(to)) =
        (scene.party(look.game, look.board, attacker), scene.party(look.game, look.board, target))
    else {
        return (0.0, 0.0);
    };
    let view = Attack { attacker: from, defender: to, reach: Reach::Unlimited }
        .measure(look.game.measures, &scene.pieces());
    let range = view.range.map_or(Range::Extreme, |range| range.band);
    let (dice, criticals) = match (attacker, target) {
        (Thing::Zone(ship, zone), Thing::Zone(..) | Thing::Obstacle(_)) => {
            (usable(values::battery(look, ship, zone), range), true)
        }
        (Thing::Zone(ship, _), _) => (usable(values::anti_squadron(look, ship), range), false),
        (Thing::Squadron(squadron), Thing::Squadron(_)) => {
            (values::squadron_anti_squadron(look, squadron), false)
        }
        (Thing::Squadron(squadron), _) => {
            (values::squadron_battery(look, squadron), values::has(look, squadron, Keyword::Bomber))
        }
        _ => return (0.0, 0.0),
    };
    let mut damage = expected(dice, criticals);
    if view.is_obstructed() {
        damage -= damage / f64::from(dice.total().max(1));
    }
    let value = match target {
        Thing::Zone(ship, zone) => chart.vessel(ship).map_or(0.0, |foe| foe.loss(damage, zone, range)),
        Thing::Squadron(squadron) => {
            let it = look.board.squadron(squadron);
            let card = look.game.squadron(look.board, squadron);
            let guarded = if it.defense.is_empty() { 1.0 } else { 0.75 };
            guarded * squadron_loss(card.points.into(), it.hull.into(), damage)
        }
        _ => damage,
    };
    (damage, value)
}

/// The best of the targets that are offered.
pub(crate) fn target(
    look: &ArmadaLook<'_>,
    attacker: Thing,
    offered: &[Thing],
    optional: bool,
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let weigh = |target: &Thing| {
        let (damage, value) = worth(look, &chart, attacker, *target);
        let reason = Reason::new("bot-target").with("damage", damage).with("worth", value);
        Weighed { answer: Answer::Pick(*target), score: value, reason }
    };
    let mut weighed: Vec<_> = offered.iter().map(weigh).collect();
    if optional {
        let reason = Reason::new("bot-nothing");
        weighed.push(Weighed { answer: Answer::Pass, score: -0.01, reason });
    }
    Thought::best(weighed)
}

/// From which hull zone the ship attacks next.
pub(crate) fn attack_from(
    look: &ArmadaLook<'_>,
    side: Side,
    offered: &[Thing],
    optional: bool,
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let weigh = |from: &Thing| {
        let Thing::Zone(ship, zone) = *from else { return None };
        let (ships, squadrons) = from_zone(look, &chart, side, ship, zone);
        let score = f64::max(ships, squadrons).max(0.05);
        let reason = Reason::new("bot-attack-from").with("ships", ships).with("squadrons", squadrons);
        Some(Weighed { answer: Answer::Pick(*from), score, reason })
    };
    let mut weighed: Vec<_> = offered.iter().filter_map(weigh).collect();
    if optional {
        weighed.push(Weighed { answer: Answer::Pass, score: 0.0, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed)
}

/// What a hull zone can do at best against ships, and against all squadrons in its arc, in points.
fn from_zone(look: &ArmadaLook<'_>, chart: &Chart, side: Side, ship: ShipNo, zone: Zone) -> (f64, f64) {
    let Some(me) = chart.vessel(ship) else { return (0.0, 0.0) };
    let mut best = 0.0;
    for foe in chart.foes(side) {
        each_shot(me, &me.ship, &foe.ship, |shot| {
            if shot.from == zone {
                best = f64::max(best, foe.loss(shot.damage, shot.at, shot.range));
            }
        });
    }
    let flak = values::anti_squadron(look, ship);
    let mut squadrons = 0.0;
    if flak.total() > 0 {
        let (arc, from) = (me.ship.arc(zone), me.ship.zone(zone));
        for wing in chart.foe_wings(side) {
            let disc: Disc = look.game.measures.squadron(look.board.squadron(wing.no).pose);
            let shape = Shape::Disc(disc);
            if in_arc(&shape, &arc).is_some() {
                let range = Range::of(closest(&from, &shape).distance);
                let damage = expected(usable(flak, range), false);
                squadrons += squadron_loss(wing.points, wing.hull, damage);
            }
        }
    }
    (best, squadrons)
}
