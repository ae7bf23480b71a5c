//! Which maneuvers are set: each ship's against where the enemy may come to, and around where friends will be.

use broadside_engine::Answer;
use broadside_xwing::XWing;
use broadside_xwing::facts::{ActionKind, Bearing, Difficulty, Direction, Maneuver, ObstacleKind};
use broadside_xwing::geometry::{self, Execution, Position};
use broadside_xwing::scene::Scene;
use broadside_xwing::values;
use broadside_xwing::words::{ShipNo, Thing, Token, XWingWords};

use super::chart::{Craft, Spot};
use super::eye;
use super::sky::{Judged, Sky, Style};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// A maneuver that was weighed.
#[derive(Clone, Copy, Debug)]
struct Plan {
    maneuver: Maneuver,
    spot: Spot,
    judged: Judged,
    /// What it costs beside the place: damage, stress, an action that is lost.
    cost: f64,
}

impl Plan {
    fn score(&self) -> f64 {
        self.judged.sum() - self.cost
    }

    fn reason(&self) -> Reason {
        let Judged { deals, takes, near, edge, goal } = self.judged;
        Reason::new("bot-course")
            .with("deals", deals)
            .with("takes", takes)
            .with("near", near)
            .with("edge", edge)
            .with("overlaps", -self.cost)
            .with("goal", goal)
    }
}

/// Sets all dials: ships that move first are planned first.
pub(crate) fn set(sight: &Sight<'_, XWing>, style: Style) -> Option<Thought<XWingWords>> {
    let sky = Sky::of(&sight.look(), sight.side(), style);
    Thought::best(assignments(&planned(&sky, &offered(sight)?)?))
}

/// Sets all dials against what the enemy sets who judges as we do; and what this answer would be worth then.
pub(crate) fn reply(
    sight: &Sight<'_, XWing>,
    to: &Answer<XWingWords>,
) -> Option<(Vec<Weighed<XWingWords>>, f64)> {
    let (look, side) = (sight.look(), sight.side());
    let theirs = Sky::of(&look, side.enemy(), Style::Captain);
    let ships: Vec<Offer> = theirs.chart.friends(theirs.side).map(|it| (it.no, it.dial.to_vec())).collect();
    let mut sky = Sky::of(&look, side, Style::Captain);
    for ((no, _), plans) in ships.iter().zip(planned(&theirs, &ships)?) {
        if let Some(plan) = plans.first() {
            sky.expect(*no, plan.spot);
        }
    }
    let plans = planned(&sky, &offered(sight)?)?;
    let Answer::Assign(chosen) = to else { return None };
    let mut worth = 0.0;
    for (plans, thing) in plans.iter().zip(chosen.iter()) {
        worth += plans.iter().find(|plan| Thing::Maneuver(plan.maneuver) == *thing)?.score();
    }
    Some((assignments(&plans), worth))
}

/// A ship, and the maneuvers that it can choose from.
type Offer = (ShipNo, Vec<Maneuver>);

/// What may be set.
fn offered(sight: &Sight<'_, XWing>) -> Option<Vec<Offer>> {
    let maneuver = |thing: &Thing| match thing {
        Thing::Maneuver(maneuver) => Some(*maneuver),
        _ => None,
    };
    let offer = |slot| {
        let maneuvers = sight.legal.values(slot).iter().filter_map(maneuver).collect();
        Some((slot.item.ship()?, maneuvers))
    };
    sight.legal.slots().iter().map(offer).collect()
}

/// The maneuvers of each ship, the best first; ships that move first are planned first, and others around them.
fn planned(sky: &Sky<'_>, offers: &[Offer]) -> Option<Vec<Vec<Plan>>> {
    let mut order: Vec<usize> = (0..offers.len()).collect();
    order.sort_by_key(|at| sky.chart.craft(offers[*at].0).map_or(0, |craft| craft.initiative));
    let mut plans: Vec<Vec<Plan>> = vec![Vec::new(); offers.len()];
    let mut ends: Vec<(ShipNo, Spot)> = Vec::new();
    for at in order {
        let (no, maneuvers) = &offers[at];
        let me = sky.chart.craft(*no)?;
        plans[at] = weigh(sky, me, &ends, maneuvers.iter().copied());
        ends.push((me.no, plans[at].first()?.spot));
    }
    Some(plans)
}

/// The best maneuver of every ship, and what it is to take another one for one of them.
fn assignments(plans: &[Vec<Plan>]) -> Vec<Weighed<XWingWords>> {
    let answer = |swap: Option<(usize, usize)>| {
        let pick = |(slot, plans): (usize, &Vec<Plan>)| {
            let at = swap.filter(|(which, _)| *which == slot).map_or(0, |(_, nth)| nth);
            Thing::Maneuver(plans[at].maneuver)
        };
        Answer::Assign(plans.iter().enumerate().map(pick).collect())
    };
    let sum: f64 = plans.iter().map(|plans| plans[0].score()).sum();
    let whole = Reason::new("bot-dial").with("worth", sum);
    let mut weighed = vec![Weighed { answer: answer(None), score: sum, reason: whole }];
    for (slot, plans) in plans.iter().enumerate() {
        for (nth, plan) in plans.iter().enumerate().skip(1).take(OTHERS) {
            let score = sum - plans[0].score() + plan.score();
            weighed.push(Weighed { answer: answer(Some((slot, nth))), score, reason: plan.reason() });
        }
    }
    weighed
}

/// So many other maneuvers of each ship are told.
const OTHERS: usize = 3;

/// Chooses one maneuver for a ship.
pub(crate) fn one(sight: &Sight<'_, XWing>, ship: ShipNo, style: Style) -> Option<Thought<XWingWords>> {
    let sky = Sky::of(&sight.look(), sight.side(), style);
    let me = sky.chart.craft(ship)?;
    let offered = sight.legal.items.iter().filter_map(|thing| match thing {
        Thing::Maneuver(maneuver) => Some(*maneuver),
        _ => None,
    });
    let weigh = |plan: Plan| Weighed {
        answer: Answer::Pick(Thing::Maneuver(plan.maneuver)),
        score: plan.score(),
        reason: plan.reason(),
    };
    Thought::best(weigh_all(&sky, me, &[], offered).into_iter().map(weigh).collect())
}

/// What a ship has on its dial, as far as anybody can tell who does not see it: each maneuver with how likely it is.
pub(crate) fn likely(sky: &Sky<'_>, me: &Craft<'_>) -> Vec<(Maneuver, f64)> {
    let plans = weigh(sky, me, &[], me.dial.iter().copied());
    let best = plans.first().map_or(0.0, Plan::score);
    let share = |plan: &Plan| libm::exp((plan.score() - best) / DOUBT);
    plans.iter().map(|plan| (plan.maneuver, share(plan))).collect()
}

/// A maneuver that is worse by so much is likely by a factor of e less.
const DOUBT: f64 = 0.25;

/// All maneuvers of a ship, the best first.
fn weigh(
    sky: &Sky<'_>,
    me: &Craft<'_>,
    planned: &[(ShipNo, Spot)],
    offered: impl Iterator<Item = Maneuver>,
) -> Vec<Plan> {
    let mut plans = weigh_all(sky, me, planned, offered);
    plans.sort_by(|a, b| b.score().total_cmp(&a.score()));
    plans
}

fn weigh_all(
    sky: &Sky<'_>,
    me: &Craft<'_>,
    planned: &[(ShipNo, Spot)],
    offered: impl Iterator<Item = Maneuver>,
) -> Vec<Plan> {
    let scene = surroundings(sky, me, planned);
    let ship = eye::ship(&sky.chart.look, me.no);
    offered.filter_map(|maneuver| plan(sky, me, &scene, &ship, maneuver)).collect()
}

/// Everything around a ship when its turn to move comes.
fn surroundings(sky: &Sky<'_>, me: &Craft<'_>, planned: &[(ShipNo, Spot)]) -> Scene {
    let look = &sky.chart.look;
    let mut scene = Scene::without(look.game, look.board, Some(me.no));
    for at in 0..scene.ships.len() {
        let no = scene.ship_numbers[at];
        let first =
            sky.chart.craft(no).is_some_and(|other| !other.moved() && other.initiative <= me.initiative);
        let known = planned.iter().find(|(ship, _)| *ship == no).map(|(_, spot)| *spot);
        let theirs =
            || sky.chart.craft(no).filter(|it| it.side != me.side && first && it.initiative < me.initiative);
        let spot = known.filter(|_| first).or_else(|| theirs().and_then(|_| sky.likely(no)));
        if let Some(spot) = spot {
            scene.ships[at] = scene.ships[at].moved(spot.pose);
        }
    }
    scene
}

/// What a ship really executes when this is on its dial.
fn executed(me: &Craft<'_>, maneuver: Maneuver, difficulty: Difficulty) -> (Maneuver, Difficulty) {
    if me.it.is_ionized() {
        let bearing = match maneuver.bearing.direction() {
            Direction::Left => Bearing::BankLeft,
            Direction::Straight => Bearing::Straight,
            Direction::Right => Bearing::BankRight,
        };
        return (Maneuver { speed: 1, bearing, difficulty: Difficulty::Blue }, Difficulty::Blue);
    }
    if me.can(difficulty) {
        return (maneuver, difficulty);
    }
    let straight = Maneuver { speed: 2, bearing: Bearing::Straight, difficulty: Difficulty::White };
    (straight, Difficulty::White)
}

fn carried_out(maneuver: Maneuver, ship: &geometry::Ship, scene: &Scene) -> Option<Execution> {
    let course = geometry::Maneuver::new(maneuver.bearing, maneuver.speed);
    let spaces = scene.spaces();
    [Position::Middle, Position::Front, Position::Back]
        .into_iter()
        .find_map(|position| course.execute(ship, position, &spaces).ok())
}

fn plan(
    sky: &Sky<'_>,
    me: &Craft<'_>,
    scene: &Scene,
    ship: &geometry::Ship,
    dialed: Maneuver,
) -> Option<Plan> {
    let look = &sky.chart.look;
    let (maneuver, difficulty) = executed(me, dialed, values::difficulty(look, me.no, dialed));
    let execution = carried_out(maneuver, ship, scene)?;
    let spot = Spot::new(me.it.size, execution.pose);
    if execution.outside.is_some() {
        let judged = Judged { edge: -3.0 * me.points, ..Judged::default() };
        return Some(Plan { maneuver: dialed, spot, judged, cost: 0.0 });
    }
    let mut damage = 0.0;
    let mut stress = i32::from(me.it.count(Token::Stress));
    match difficulty {
        Difficulty::Red => stress += 1,
        Difficulty::Blue => stress = (stress - 1).max(0),
        _ => {}
    }
    let mut cost = if difficulty == Difficulty::Purple { 0.3 } else { 0.0 };
    if !values::ignores_obstacles(look, me.no) {
        for at in execution.obstacles.affecting().iter() {
            match look.board.obstacle(scene.obstacle_numbers[at]).kind {
                ObstacleKind::Asteroid => damage += 1.5,
                ObstacleKind::DebrisCloud => {
                    damage += 0.5;
                    stress += 1;
                }
                _ => cost += 0.5,
            }
        }
    }
    let mines = execution.devices.affecting().iter();
    let armed = mines.filter(|at| look.board.enemies(me.no, scene.device_numbers[*at]));
    damage += 1.2 * armed.count() as f64;
    let on_rock = !execution.obstacles.overlapped.is_empty();
    let acts = execution.fully && stress == 0 && !on_rock;
    let friend = scene.ships_of(execution.overlapped).any(|other| look.board.friendly(me.no, other));
    if friend {
        damage += 0.5;
    }
    let mut kit = me.kit;
    if acts {
        let calculates = values::action_bar(look, me.no).all(|action| action.kind != ActionKind::Focus);
        kit.focus = if calculates { 0.55 } else { 0.9 };
    } else if !execution.fully && !friend && stress == 0 {
        kit.focus = 0.5;
    }
    let mut judged = sky.judge(me, &spot, &kit, stress > 0);
    if on_rock {
        judged.deals = 0.0;
    }
    if sky.style == Style::Captain {
        if !acts {
            judged.goal *= 0.6;
        }
        cost += me.loss(damage) + if stress > 0 { 0.25 } else { 0.0 } + if acts { 0.0 } else { 0.1 };
    } else {
        cost = 0.0;
    }
    Some(Plan { maneuver: dialed, spot, judged, cost })
}
