//! The System Phase: decloaking, devices, docking.

use broadside_engine::Answer;
use broadside_table::Point;
use broadside_xwing::XWing;
use broadside_xwing::words::{ShipNo, Thing, XWingWords};

use super::chart::half;
use super::sky::{Sky, Style};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// What a ship does in its turn: bombs for those who will be behind it, no cloak where it wants to fire.
pub(crate) fn turn(sight: &Sight<'_, XWing>, ship: ShipNo) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let sky = Sky::of(&look, sight.side(), Style::Captain);
    let me = sky.chart.craft(ship);
    let behind = me.map(|me| me.spot.at() - me.spot.frame.forward * (half(me.spot.size) + 60.0));
    let weigh = |item: &Thing| {
        let score = match item {
            Thing::Decloak => 0.2,
            Thing::Deploy(front) => 0.5 + if *front { 0.1 } else { 0.0 },
            Thing::Upgrade(_) => behind.map_or(-1.0, |place| crowd(&sky, ship, place)),
            _ => -0.5,
        };
        let reason = Reason::new("bot-action").with("worth", score);
        Weighed { answer: Answer::Pick(*item), score, reason }
    };
    let mut weighed: Vec<_> = sight.legal.items.iter().map(weigh).collect();
    if sight.decision.kind.may_pass() {
        weighed.push(Weighed { answer: Answer::Pass, score: 0.0, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed)
}

/// How many enemies more than friends will be near a place, in points of damage.
fn crowd(sky: &Sky<'_>, ship: ShipNo, place: Point) -> f64 {
    let mut sum = -0.3;
    for (foe, future) in sky.foes() {
        let near: f64 =
            future.iter().filter(|(spot, _)| spot.gap_to(place) < 90.0).map(|(_, share)| share).sum();
        sum += foe.loss(near);
    }
    for friend in sky.chart.friends(sky.side).filter(|friend| friend.no != ship) {
        if friend.spot.gap_to(place) < 90.0 {
            sum -= 0.7 * friend.loss(1.0);
        }
    }
    sum
}
