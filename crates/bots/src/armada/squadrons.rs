//! Squadrons: whom they attack, where they go, which of them acts.

use broadside_armada::facts::{Dice, Keyword, measures};
use broadside_armada::words::{ArmadaWords, Choice, ShipNo, SquadronNo, Thing};
use broadside_armada::{ArmadaLook, scene, values};
use broadside_engine::{Answer, Side};
use broadside_table::{Point, Pose, Shape, closest};

use super::attack::squadron_loss;
use super::chart::{Chart, Vessel, Wing, point, zone_towards};
use super::dice::expected;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};
use broadside_armada::Armada;

/// Where distance 1 ends.
const REACH: f64 = measures::DISTANCE[0];
/// The radius of a squadron's base.
const RADIUS: f64 = measures::SQUADRON_DIAMETER * 0.5;

/// What a squadron brings to a fight.
struct Fighter {
    no: SquadronNo,
    side: Side,
    battery: f64,
    guns: f64,
    speed: u8,
}

impl Fighter {
    fn of(look: &ArmadaLook<'_>, no: SquadronNo) -> Fighter {
        let bomber = values::has(look, no, Keyword::Bomber);
        let damage = |dice: Dice, criticals| expected(dice, criticals);
        Fighter {
            no,
            side: look.board.side_of_squadron(no),
            battery: damage(values::squadron_battery(look, no), bomber),
            guns: damage(values::squadron_anti_squadron(look, no), false),
            speed: look.game.squadron(look.board, no).speed,
        }
    }

    /// What its best attack from a place is worth, in points.
    fn attack_at(&self, look: &ArmadaLook<'_>, chart: &Chart, at: Point) -> f64 {
        let mut engaged = false;
        let mut best: f64 = 0.0;
        for wing in chart.foe_wings(self.side) {
            if at.distance(wing.at) - 2.0 * RADIUS <= REACH {
                engaged |= !values::has(look, wing.no, Keyword::Heavy);
                best = best.max(squadron_loss(wing.points, wing.hull, self.guns));
            }
        }
        if engaged {
            return best;
        }
        for foe in chart.foes(self.side) {
            if at.distance(foe.at()) > REACH + RADIUS + 1.5 * foe.half_length() + 40.0 {
                continue;
            }
            let zone = zone_towards(&foe.ship, at);
            let gap = (foe.ship.zone(zone).closest_point(at).distance(at) - RADIUS).max(0.0);
            if gap <= REACH {
                best = best.max(foe.loss(self.battery, zone, broadside_armada::geometry::Range::Close));
            }
        }
        best
    }

    /// How much a place is worth for what comes after: nearness to what it wants to fight.
    fn place(&self, look: &ArmadaLook<'_>, chart: &Chart, at: Point) -> f64 {
        let mut best = f64::MIN;
        for wing in chart.foe_wings(self.side) {
            let gap = (at.distance(wing.at) - 2.0 * RADIUS - REACH).max(0.0);
            let worth = squadron_loss(wing.points, wing.hull, self.guns);
            best = best.max(worth - 0.012 * gap - if self.battery > self.guns { 1.0 } else { 0.0 });
        }
        for foe in chart.foes(self.side) {
            let near = |there: Point| (at.distance(there) - foe.half_length() - RADIUS - REACH).max(0.0);
            // The ship moves before the squadron attacks, or after it.
            let gap = 0.5 * (near(foe.at()) + near(point(foe.ahead(chart.measures).pose)));
            let zone = zone_towards(&foe.ship, at);
            let worth = foe.loss(self.battery, zone, broadside_armada::geometry::Range::Close);
            best = best.max(worth - 0.012 * gap);
        }
        let flak: f64 = chart.foes(self.side).map(|foe| flak(look, foe, at)).sum();
        let mine = look.game.squadron(look.board, self.no);
        let hull = f64::from(look.board.squadron(self.no).hull);
        (if best == f64::MIN { 0.0 } else { best }) - 0.5 * squadron_loss(mine.points.into(), hull, flak)
    }
}

/// The damage that a ship's anti-squadron armament does to a place.
fn flak(look: &ArmadaLook<'_>, foe: &Vessel, at: Point) -> f64 {
    if foe.activated {
        return 0.0;
    }
    let gap = (at.distance(foe.at()) - foe.half_length() - RADIUS).max(0.0);
    let range = broadside_armada::geometry::Range::of(gap);
    let dice = look.game.ship(look.board, foe.no).anti_squadron;
    expected(broadside_armada::geometry::usable(dice, range), false)
}

/// How many friendly squadrons a ship could command, and how well.
pub(crate) fn near(look: &ArmadaLook<'_>, chart: &Chart, me: &Vessel) -> f64 {
    let close = |wing: &&Wing| wing.side == me.side && wing.at.distance(me.at()) < 350.0;
    let _ = look;
    chart.wings.iter().filter(close).count() as f64
}

/// What a squadron command of this ship would do now, in points.
pub(crate) fn in_command(look: &ArmadaLook<'_>, ship: ShipNo) -> f64 {
    let chart = Chart::of(look);
    let Some(me) = chart.vessel(ship) else { return 0.0 };
    let mut gains: Vec<f64> = Vec::new();
    for wing in chart.wings.iter().filter(|wing| wing.side == me.side && !wing.activated) {
        let base = Shape::Disc(scene::disc(look.game, look.board.squadron(wing.no).pose));
        if closest(&me.ship.base(), &base).distance > 187.0 {
            continue;
        }
        let fighter = Fighter::of(look, wing.no);
        let travel = if values::engaged_with(look, wing.no) != 0 {
            0.0
        } else {
            measures::DISTANCE[usize::from(fighter.speed.clamp(1, 5)) - 1]
        };
        gains.push(reach_value(look, &chart, &fighter, wing.at, travel).max(0.3));
    }
    gains.sort_by(|a, b| b.total_cmp(a));
    gains.iter().take(values::squadron(look, ship).into()).sum()
}

/// What the best attack after a move of at most this length is worth.
fn reach_value(look: &ArmadaLook<'_>, chart: &Chart, me: &Fighter, from: Point, travel: f64) -> f64 {
    let mut best = me.attack_at(look, chart, from);
    if travel <= 0.0 {
        return best;
    }
    for wing in chart.foe_wings(me.side) {
        if from.distance(wing.at) - 2.0 * RADIUS - REACH <= travel {
            best = best.max(squadron_loss(wing.points, wing.hull, me.guns));
        }
    }
    for foe in chart.foes(me.side) {
        if from.distance(foe.at()) - foe.half_length() - RADIUS - REACH <= travel {
            let zone = zone_towards(&foe.ship, from);
            best = best.max(foe.loss(me.battery, zone, broadside_armada::geometry::Range::Close));
        }
    }
    best
}

/// Which squadron acts next: the one whose best action is worth most.
pub(crate) fn next(
    look: &ArmadaLook<'_>,
    offered: &[Thing],
    optional: bool,
    commanded: bool,
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let weigh = |item: &Thing| {
        let answer = Answer::Pick(*item);
        let Thing::Squadron(no) = *item else {
            return Weighed { answer, score: 0.0, reason: Reason::new("bot-nothing") };
        };
        let me = Fighter::of(look, no);
        let from = point(look.board.squadron(no).pose);
        let held = values::engaged_with(look, no) != 0;
        let both = commanded || values::has(look, no, Keyword::Rogue);
        let travel =
            if held || !both { 0.0 } else { measures::DISTANCE[usize::from(me.speed.clamp(1, 5)) - 1] };
        let score = reach_value(look, &chart, &me, from, travel) + 0.05;
        Weighed { answer, score, reason: Reason::new("bot-squadron").with("worth", score) }
    };
    let mut weighed: Vec<_> = offered.iter().map(weigh).collect();
    if optional {
        weighed.push(Weighed { answer: Answer::Pass, score: 0.01, reason: Reason::new("bot-nothing") });
    }
    Thought::best(weighed)
}

/// Whether the squadron attacks, moves or ends its activation.
pub(crate) fn action(
    look: &ArmadaLook<'_>,
    no: SquadronNo,
    offered: &[Thing],
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let me = Fighter::of(look, no);
    let it = look.board.squadron(no);
    let from = point(it.pose);
    let both = it.commander.is_some() || values::has(look, no, Keyword::Rogue);
    let can_attack = offered.contains(&Thing::Choice(Choice::Attack));
    let now = me.attack_at(look, &chart, from);
    let travel = measures::DISTANCE[usize::from(me.speed.clamp(1, 5)) - 1];
    let later = if both { reach_value(look, &chart, &me, from, travel) } else { 0.0 };
    let weigh = |item: &Thing| {
        let score = match item {
            Thing::Choice(Choice::Attack) => now.max(0.2) + 0.1,
            Thing::Choice(Choice::Move) if both && can_attack => later,
            Thing::Choice(Choice::Move) => later.max(0.15),
            _ => 0.1,
        };
        Weighed { answer: Answer::Pick(*item), score, reason: Reason::new("bot-action").with("worth", score) }
    };
    Thought::best(offered.iter().map(weigh).collect())
}

/// Where a squadron moves: the places offered, and places of its own around what it wants to attack.
pub(crate) fn place(sight: &Sight<'_, Armada>, no: SquadronNo, after: bool) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let chart = Chart::of(&look);
    let me = Fighter::of(&look, no);
    let it = look.board.squadron(no);
    let from = point(it.pose);
    let travel = measures::DISTANCE[usize::from(me.speed.clamp(1, 5)) - 1];
    // Who can still attack after the move looks for a target; who cannot looks ahead.
    let both = after && (it.commander.is_some() || values::has(&look, no, Keyword::Rogue));
    let mut places: Vec<Pose> = sight.legal.places.clone();
    let offered = places.len();
    let towards = chart
        .foe_wings(me.side)
        .map(|wing| (wing.at, 2.0 * RADIUS + 0.5 * REACH))
        .chain(chart.foes(me.side).map(|foe| (foe.at(), foe.half_length() + RADIUS + 0.5 * REACH)));
    for (target, keep) in towards {
        let way = from - target;
        let length = way.length();
        if length < 1.0 || length - keep > travel + 200.0 {
            continue;
        }
        let there = target + way.unit() * keep;
        let step = (there - from).length();
        let there = if step > travel { from + (there - from).unit() * (travel - 0.01) } else { there };
        places.push(Pose { facing: it.pose.facing, ..Pose::from_mm(there.x, there.y, 0.0) });
    }
    let area = look.board.table.field().play;
    let mut weighed = Vec::new();
    for (at, pose) in places.iter().enumerate() {
        let here = point(*pose);
        let safe = here.x - area.low.x > RADIUS + 1.0
            && here.y - area.low.y > RADIUS + 1.0
            && area.high.x - here.x > RADIUS + 1.0
            && area.high.y - here.y > RADIUS + 1.0;
        let attack = if both { me.attack_at(&look, &chart, here) } else { 0.0 };
        let ahead = me.place(&look, &chart, here);
        let mut score = 2.0 * attack + ahead;
        if !safe {
            score -= 100.0;
        }
        let reason = Reason::new("bot-place").with("attack", attack).with("ahead", ahead);
        weighed.push((at, Weighed { answer: Answer::Place(*pose), score, reason }));
    }
    weighed.sort_by(|(_, a), (_, b)| b.score.total_cmp(&a.score));
    // Of its own places the first that the rules allow is taken; those offered are all legal.
    let best = weighed.iter().position(|(at, it)| *at < offered || sight.allows(&it.answer))?;
    let answer = weighed[best].1.answer;
    Some(Thought { answer, weighed: weighed.into_iter().map(|(_, it)| it).collect() })
}
