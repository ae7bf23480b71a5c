//! The System Phase: decloaking, devices, docking.

use arrayvec::ArrayVec;
use broadside_engine::{Answer, Side};
use broadside_table::Point;
use broadside_xwing::board::MAX_SHIPS;
use broadside_xwing::facts::DeviceKind;
use broadside_xwing::words::{Phase, ShipNo, Thing, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::chart::{Chart, half};
use super::sky::{Sky, Style, ahead};
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
        if friend.spot.gap_to(place) < 90.0 || ahead(&friend.spot).gap_to(place) < 90.0 {
            sum -= 0.9 * friend.loss(1.0);
        }
    }
    sum
}

/// What the devices on the table are likely to cost the owners of ships near them, in points: bombs go off after the ships have
/// moved, mines where ships run into them.
pub(crate) fn devices(look: &XWingLook<'_>, chart: &Chart<'_>) -> ArrayVec<(Side, f64), MAX_SHIPS> {
    let mut dangers = ArrayVec::new();
    let board = look.board;
    if board.devices_in_play().next().is_none() {
        return dangers;
    }
    let moving = matches!(board.phase, Phase::Planning | Phase::System | Phase::Activation);
    for craft in &chart.crafts {
        let spot = if moving && !craft.moved() { ahead(&craft.spot) } else { craft.spot };
        let mut hurt: f64 = 0.0;
        for device in board.devices_in_play().map(|no| board.device(no)) {
            let gap = spot.gap_to(Point::new(device.pose.x_mm(), device.pose.y_mm()));
            hurt += match look.game.facts[device.id].kind {
                DeviceKind::Bomb if gap < 110.0 && device.fuses == 0 => 0.7,
                DeviceKind::Bomb if gap < 110.0 => 0.3,
                DeviceKind::Mine if gap < 40.0 && !craft.moved() => 0.5,
                DeviceKind::Mine if gap < 100.0 => 0.15,
                _ => 0.0,
            };
        }
        if hurt > 0.0 {
            dangers.push((craft.side, craft.loss(hurt)));
        }
    }
    dangers
}
