//! What a place is worth to a ship: what it can deal from there, what it may have to take there, and what the scenario pays.

use arrayvec::ArrayVec;
use broadside_engine::Side;
use broadside_table::Point;
use broadside_xwing::XWingLook;
use broadside_xwing::board::MAX_SHIPS;
use broadside_xwing::facts::{Bearing, Difficulty, Maneuver};
use broadside_xwing::geometry::measures::PLAY_AREA;
use broadside_xwing::words::{ShipNo, Token};

use super::chart::{Chart, Craft, Kit, Spot, end, half};
use super::goals::Goals;

/// Places where a ship may be when it fires, with how likely each is.
pub(crate) type Future = ArrayVec<(Spot, f64), 6>;

/// How much is thought about a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Enemies are taken to stay where they are, and what they do is left out.
    Greedy,
    /// Weighs what it deals against what it takes, where enemies may come to.
    Captain,
}

/// The table as one side judges it.
pub(crate) struct Sky<'a> {
    pub chart: Chart<'a>,
    pub side: Side,
    pub style: Style,
    pub goals: Goals,
    /// Where each ship of the chart may be, in the chart's order.
    futures: ArrayVec<Future, MAX_SHIPS>,
}

/// A place that was judged.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Judged {
    pub deals: f64,
    pub takes: f64,
    pub near: f64,
    pub edge: f64,
    pub goal: f64,
}

impl Judged {
    pub(crate) fn sum(&self) -> f64 {
        self.deals - self.takes + self.near + self.edge + self.goal
    }
}

impl<'a> Sky<'a> {
    pub(crate) fn of(look: &XWingLook<'a>, side: Side, style: Style) -> Sky<'a> {
        let chart = Chart::of(look);
        let goals = Goals::of(look, side);
        let mut futures: ArrayVec<Future, MAX_SHIPS> = ArrayVec::new();
        for craft in &chart.crafts {
            futures.push(if craft.side == side || style == Style::Greedy || craft.moved() {
                [(craft.spot, 1.0)].into_iter().collect()
            } else {
                future(&chart, craft)
            });
        }
        Sky { chart, side, style, goals, futures }
    }

    /// Where a ship is most likely to be.
    pub(crate) fn likely(&self, no: ShipNo) -> Option<Spot> {
        let place = self.chart.crafts.iter().position(|craft| craft.no == no)?;
        self.futures[place].first().map(|(spot, _)| *spot)
    }

    /// Takes a ship to come to a place.
    pub(crate) fn expect(&mut self, no: ShipNo, spot: Spot) {
        if let Some(place) = self.chart.crafts.iter().position(|craft| craft.no == no) {
            self.futures[place] = [(spot, 1.0)].into_iter().collect();
        }
    }

    /// The enemies with the places where they may be.
    pub(crate) fn foes(&self) -> impl Iterator<Item = (&Craft<'a>, &Future)> {
        self.chart.crafts.iter().zip(&self.futures).filter(|(craft, _)| craft.side != self.side)
    }

    /// What a ship deals and takes at a place in the next engagement, in points.
    pub(crate) fn fire(&self, me: &Craft<'_>, spot: &Spot, kit: &Kit) -> (f64, f64) {
        let (mut best, mut all, mut takes) = (0.0, 0.0, 0.0);
        for (foe, future) in self.foes() {
            let (mut deals, mut hurts) = (0.0, 0.0);
            for (there, share) in future {
                if spot.gap(there) > 300.0 {
                    continue;
                }
                deals += share * me.hurts(spot, kit, foe, there, &foe.kit);
                if self.style == Style::Captain {
                    hurts += share * foe.hurts(there, &expected(foe), me, spot, kit);
                }
            }
            let deals = foe.loss(deals);
            all += deals;
            best = f64::max(best, deals);
            takes += hurts;
        }
        // A foe has one attack, and other targets.
        let others = self.chart.friends(self.side).count().max(1) as f64;
        let share = 0.4 + 0.6 / others;
        (best + 0.2 * (all - best), me.loss(share * takes))
    }

    /// What a place is worth when the ship has this to modify dice with. `stressed` tells whether it will be.
    pub(crate) fn judge(&self, me: &Craft<'_>, spot: &Spot, kit: &Kit, stressed: bool) -> Judged {
        let (deals, takes) = self.fire(me, spot, kit);
        let captain = self.style == Style::Captain;
        Judged {
            deals,
            takes: if captain { CAUTION * takes } else { 0.0 },
            near: self.near(me, spot),
            edge: self.edge(me, spot, stressed),
            goal: if captain { self.goals.ship(me, spot, &self.chart) } else { 0.0 },
        }
    }

    /// What it costs a side that its ships are near to an edge.
    pub(crate) fn edges(&self) -> f64 {
        let ship = |me: &Craft<'_>| self.edge(me, &me.spot, me.it.has(Token::Stress));
        self.chart.friends(self.side).map(ship).sum()
    }

    /// How far the enemy is, from where the ship is and from where it is going.
    fn near(&self, me: &Craft<'_>, spot: &Spot) -> f64 {
        let ahead = spot.at() + spot.frame.forward * (60.0 + half(spot.size));
        let mut best: Option<f64> = None;
        for (foe, future) in self.foes() {
            let Some((there, _)) = future.first() else { continue };
            let gap = 0.5 * (spot.at().distance(there.at()) + ahead.distance(there.at()));
            let score = -NEAR * (gap - 150.0).max(0.0) + 0.02 * foe.points;
            best = Some(best.map_or(score, |best| best.max(score)));
        }
        let wanted = if self.goals.wants(me.no) { 0.35 } else { 1.0 };
        wanted * best.unwrap_or(0.0)
    }

    /// How bad it is to be that near to an edge: a ship that cannot turn away is as good as lost.
    fn edge(&self, me: &Craft<'_>, spot: &Spot, stressed: bool) -> f64 {
        if !spot.inside() {
            return -3.0 * me.points;
        }
        for (turns, lost) in [(1, 1.2), (2, 0.5)] {
            if !stays(me, spot, turns, stressed) {
                return -lost * me.points;
            }
        }
        0.0
    }
}

/// How much what a ship takes counts against what it deals.
const CAUTION: f64 = 0.75;
/// What a millimetre towards the enemy is worth.
const NEAR: f64 = 0.003;

/// What a ship that has not acted yet will have to modify dice with.
pub(crate) fn expected(craft: &Craft<'_>) -> Kit {
    let mut kit = craft.kit;
    if !craft.moved() && !craft.it.has(Token::Stress) {
        kit.focus = kit.focus.max(0.7);
    }
    kit
}

/// Whether a ship can stay on the table for so many maneuvers.
pub(crate) fn stays(me: &Craft<'_>, spot: &Spot, turns: u8, stressed: bool) -> bool {
    let Point { x, y } = spot.at();
    let far = f64::from(turns) * 130.0 + 2.0 * half(spot.size);
    let clear = x > far && y > far && PLAY_AREA.0 - x > far && PLAY_AREA.1 - y > far;
    if turns == 0 || clear {
        return true;
    }
    let open = |it: &&Maneuver| match it.difficulty {
        Difficulty::Red => !stressed,
        Difficulty::Purple => false,
        _ => true,
    };
    me.dial.iter().filter(open).any(|maneuver| {
        let red = maneuver.difficulty == Difficulty::Red;
        end(spot, *maneuver).is_some_and(|next| next.inside() && stays(me, &next, turns - 1, red))
    })
}

/// Where a ship that has not moved may end: the maneuvers that serve it best, the best first.
fn future(chart: &Chart<'_>, craft: &Craft<'_>) -> Future {
    let mut ends: ArrayVec<(Spot, f64), 40> = ArrayVec::new();
    let mut add = |maneuver: Maneuver, cost: f64| {
        let Some(spot) = end(&craft.spot, maneuver).filter(Spot::inside) else { return };
        let mut score = -cost;
        let mut nearest = f64::MAX;
        for foe in chart.foes(craft.side) {
            let there = if foe.moved() { foe.spot } else { ahead(&foe.spot) };
            nearest = nearest.min(spot.gap(&there));
            score = score.max(foe.loss(craft.hurts(&spot, &craft.kit, foe, &there, &foe.kit)) - cost);
        }
        if nearest < f64::MAX {
            score -= 0.002 * (nearest - 150.0).max(0.0);
        }
        if !stays(craft, &spot, 1, maneuver.difficulty == Difficulty::Red) {
            score -= 2.0;
        }
        let _ = ends.try_push((spot, score));
    };
    if craft.it.is_ionized() {
        for bearing in [Bearing::BankLeft, Bearing::Straight, Bearing::BankRight] {
            add(Maneuver { speed: 1, bearing, difficulty: Difficulty::Blue }, 0.0);
        }
    } else {
        for maneuver in craft.dial.iter().filter(|it| craft.can(it.difficulty)) {
            add(*maneuver, if maneuver.difficulty == Difficulty::Red { 0.4 } else { 0.0 });
        }
    }
    ends.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = ends.first().map_or(0.0, |(_, score)| *score);
    let mut future: Future =
        ends.iter().take(5).map(|(spot, score)| (*spot, libm::exp(1.5 * (score - best)))).collect();
    let sum: f64 = future.iter().map(|(_, share)| share).sum();
    future.iter_mut().for_each(|(_, share)| *share /= sum.max(1e-9));
    if future.is_empty() {
        future.push((craft.spot, 1.0));
    }
    future
}

/// Where a ship is after flying straight on at a middling speed.
pub(crate) fn ahead(spot: &Spot) -> Spot {
    let straight = Maneuver { speed: 2, bearing: Bearing::Straight, difficulty: Difficulty::White };
    end(spot, straight).filter(Spot::inside).unwrap_or(*spot)
}
