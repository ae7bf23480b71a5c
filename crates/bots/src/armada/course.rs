//! Where a ship goes: to fire and not to be fired at, on the table, off the rocks, and towards the objective.

use broadside_armada::facts::{Command, ObstacleKind, Size};
use broadside_armada::geometry::{self, FinalPosition, Maneuver, Spaces, turn_in_place};
use broadside_armada::steps::courses;
use broadside_armada::words::{ArmadaWords, ShipNo, Thing};
use broadside_armada::{Armada, ArmadaLook, scene, score};
use broadside_engine::{Answer, Course, Look, Position, Side};
use broadside_table::{Disc, Point, Turn};

use super::chart::{Chart, Vessel, point};
use super::objective::Goals;
use crate::thought::{Reason, Thought, Weighed};

/// How much is thought about a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Stays on the table and brings its guns to bear; everything else is left out.
    Greedy,
    /// Weighs what it deals against what it takes.
    Captain,
}

/// Everything that the courses of one ship are judged by.
pub(crate) struct Helm<'a> {
    look: ArmadaLook<'a>,
    chart: &'a Chart,
    me: &'a Vessel,
    /// Enemies with the places from which they will fight next, and how sure that is.
    foes: Vec<(&'a Vessel, geometry::Ship, f64)>,
    /// Enemies where they will be one maneuver later.
    then: Vec<(&'a Vessel, geometry::Ship)>,
    others: Vec<geometry::Ship>,
    friends: u64,
    squadrons: Vec<Disc>,
    obstacles: Vec<geometry::Obstacle>,
    goals: Goals,
    style: Style,
    last_round: bool,
    /// How much what the ship takes counts against what it deals: more for who is ahead.
    caution: f64,
    /// For each obstacle what lying on it is worth.
    rocks: Vec<f64>,
}

impl<'a> Helm<'a> {
    pub(crate) fn new(
        look: ArmadaLook<'a>,
        chart: &'a Chart,
        ship: ShipNo,
        style: Style,
    ) -> Option<Helm<'a>> {
        let me = chart.vessel(ship)?;
        let foes = chart.foes(me.side).map(|foe| {
            if foe.activated { (foe, foe.ship, 1.0) } else { (foe, foe.ahead(chart.measures), 0.7) }
        });
        let foes: Vec<_> = foes.collect();
        let others: Vec<_> = chart.vessels.iter().filter(|other| other.no != ship).collect();
        let friends = others.iter().enumerate().filter(|(_, other)| other.side == me.side);
        let friends = friends.fold(0, |set, (at, _)| set | 1 << at);
        let board = look.board;
        let goals = Goals::of(&look, chart, me);
        let mut obstacles = Vec::new();
        let mut rocks = Vec::new();
        for no in board.obstacles_placed() {
            let it = &board.obstacles[no.index()];
            obstacles.push(look.game.measures.obstacle(it.id, it.pose));
            rocks.push(goals.rock(no, it.kind, rock(it.kind, me)));
        }
        Some(Helm {
            then: foes.iter().map(|(foe, place, _)| (*foe, foe.ahead_from(place, chart.measures))).collect(),
            foes,
            others: others.iter().map(|other| other.ship).collect(),
            friends,
            squadrons: chart
                .wings
                .iter()
                .map(|wing| scene::disc(look.game, look.board.squadron(wing.no).pose))
                .collect(),
            obstacles,
            rocks,
            goals,
            style,
            last_round: !board.unlimited && board.round >= 6,
            caution: caution(&look, me.side),
            look,
            chart,
            me,
        })
    }

    fn end(&self, course: &Course) -> Option<FinalPosition> {
        let spaces = Spaces {
            ships: &self.others,
            squadrons: &self.squadrons,
            obstacles: &self.obstacles,
            area: self.look.board.table.field().play,
        };
        let measures = self.look.game.measures;
        if course.speed == 0 {
            return turn_in_place(measures, &self.me.ship, course.clicks[0], &spaces);
        }
        let side = if course.side < 0 { Turn::Left } else { Turn::Right };
        Maneuver { speed: course.speed, clicks: course.clicks, side }.final_position(
            measures,
            &self.me.ship,
            &spaces,
        )
    }

    /// What a course is worth.
    pub(crate) fn judge(&self, course: &Course) -> Weighed<ArmadaWords> {
        let answer = Answer::Course(*course);
        let Some(end) = self.end(course) else {
            return Weighed { answer, score: f64::MIN, reason: Reason::new("bot-course-impossible") };
        };
        let points = self.me.points;
        if end.outside.is_some() {
            return Weighed { answer, score: -3.0 * points, reason: Reason::new("bot-course-outside") };
        }
        let there = self.me.ship.moved(end.pose);
        let edge = self.edge(&there, course.speed);
        let (deals, takes) = self.fire(&there);
        let near = self.approach(&there);
        let overlaps = self.overlaps(&end);
        let goal = if self.style == Style::Captain { self.goals.ship(self.me, &there) } else { 0.0 };
        let score = match self.style {
            Style::Greedy => deals + near + edge,
            Style::Captain => {
                let next = if self.last_round { 0.15 } else { 1.0 };
                next * deals - takes + next * near + edge + overlaps + goal
            }
        };
        let reason = Reason::new("bot-course")
            .with("deals", deals)
            .with("takes", takes)
            .with("near", near)
            .with("edge", edge)
            .with("overlaps", overlaps)
            .with("goal", goal);
        Weighed { answer, score, reason }
    }

    /// Follows the best courses one maneuver further and puts the best first. The others are left where they are.
    fn follow(&self, weighed: &mut [Weighed<ArmadaWords>]) {
        weighed.sort_by(|a, b| b.score.total_cmp(&a.score));
        if self.style == Style::Greedy || self.last_round {
            return;
        }
        let followed = weighed.len().min(FOLLOWED);
        for course in &mut weighed[..followed] {
            let Answer::Course(way) = course.answer else { continue };
            let Some(end) = self.end(&way).filter(|end| end.outside.is_none()) else { continue };
            let later = LATER * self.later(&self.me.ship.moved(end.pose), way.speed);
            course.score += later;
            course.reason = followed_reason(&course.reason, later);
        }
        weighed[..followed].sort_by(|a, b| b.score.total_cmp(&a.score));
    }

    /// What the ship can deal after one more maneuver from there.
    fn later(&self, there: &geometry::Ship, speed: u8) -> f64 {
        let area = self.look.board.table.field().play;
        let mut best = 0.0;
        for (clicks, side) in self.turns(speed) {
            let end = Maneuver { speed, clicks, side }.end(self.look.game.measures, there);
            let Some(next) = end.map(|pose| there.moved(pose)) else { continue };
            if !area.contains(&next.base()) {
                continue;
            }
            let targets = self.then.iter().map(|(foe, place)| (*foe, place));
            best = f64::max(best, self.chart.salvo(self.me, &next, targets));
        }
        best
    }

    /// Turns from hard left to hard right.
    fn turns(&self, speed: u8) -> [([i8; 4], Turn); 5] {
        let mut hard = [0i8; 4];
        for (click, yaw) in hard.iter_mut().zip(self.me.card.speed.clicks(speed)) {
            *click = *yaw as i8;
        }
        let mut soft = [0i8; 4];
        if let Some(last) = usize::from(speed.clamp(1, 4)).checked_sub(1) {
            soft[last] = hard[last].min(1);
        }
        [
            (hard, Turn::Right),
            (soft, Turn::Right),
            ([0; 4], Turn::Right),
            (soft.map(|click| -click), Turn::Left),
            (hard.map(|click| -click), Turn::Left),
        ]
    }

    /// What the ship deals from there in its next attacks, and what it takes until it has moved again, in points.
    fn fire(&self, there: &geometry::Ship) -> (f64, f64) {
        let mut deals = 0.0;
        for sure in [1.0, 0.7] {
            let of = self.foes.iter().filter(|(.., certain)| *certain == sure);
            let targets = of.map(|(foe, place, _)| (*foe, place));
            deals = f64::max(deals, sure * self.chart.salvo(self.me, there, targets));
        }
        if self.style == Style::Greedy {
            return (deals, 0.0);
        }
        let mut takes = 0.0;
        for (foe, place, sure) in &self.foes {
            // Who has not activated fires from where it is; afterwards it fires from where it will be.
            let now = if foe.activated {
                0.0
            } else {
                self.chart.salvo(foe, &foe.ship, [(self.me, there)].into_iter())
            };
            let next = if self.last_round {
                0.0
            } else {
                self.chart.salvo(foe, place, [(self.me, there)].into_iter())
            };
            takes += f64::max(now, 0.75 * sure * next);
        }
        (deals, self.caution * takes)
    }

    /// How well the ship closes in when it is not in reach yet: distance to what is worth most, and its guns' direction.
    fn approach(&self, there: &geometry::Ship) -> f64 {
        let here = point(there.pose);
        let next = here + there.frame.forward * (75.0 * f64::from(self.me.speed.max(1)));
        let reach = self.me.gun_range();
        let mut best = f64::MIN;
        for (foe, place, _) in &self.foes {
            let to = point(place.pose);
            // Half of it is where the ship is, half where it will be: a ship that flies away is far.
            let away = |from: Point| from.distance(to) - self.me.half_length() - foe.half_length() - reach;
            let gap = 0.5 * (away(here).max(0.0) + away(next).max(0.0));
            let zone = super::chart::zone_towards(there, to);
            let guns = f64::from(self.me.dice[zone as usize].total());
            let most = self.me.dice.iter().map(|dice| dice.total()).max().unwrap_or(0);
            let wasted = f64::from(most) - guns;
            let score = -0.06 * gap - 0.5 * wasted * f64::min(gap / 200.0 + 0.3, 1.0) + 0.02 * foe.points;
            best = f64::max(best, score);
        }
        if best == f64::MIN { 0.0 } else { best }
    }

    /// How bad it is to be that near to an edge: a ship that cannot turn away is as good as lost, the sooner the worse.
    fn edge(&self, there: &geometry::Ship, speed: u8) -> f64 {
        let board = self.look.board;
        let rounds = if board.unlimited { 3 } else { 6u8.saturating_sub(board.round).min(3) };
        if rounds == 0 {
            return 0.0;
        }
        let speed = speed.max(1);
        let ahead = |length: f64| {
            let at = point(there.pose) + there.frame.forward * (length + self.me.half_length());
            let area = board.table.field().play;
            at.x > area.low.x && at.y > area.low.y && at.x < area.high.x && at.y < area.high.y
        };
        let mut score = 0.0;
        if !ahead(90.0 * f64::from(speed)) {
            score -= 2.0;
        }
        if !ahead(170.0 * f64::from(speed)) {
            score -= 1.0;
        }
        let it = board.ship(self.me.no);
        let next = it.dials.first().is_some_and(|dial| dial.command == Command::Navigate);
        let brakes = next || it.has_token(Command::Navigate);
        for (turns, lost) in [(1, 1.0), (2, 0.8), (3, 0.5)] {
            if turns <= rounds && !self.stays(there, speed, turns) {
                // A slower ship may still get away, if it gets the order in time.
                let slower = brakes && speed > 1 && self.stays(there, speed - 1, turns);
                return score - if slower { 0.3 } else { 1.0 } * lost * self.me.points;
            }
        }
        score
    }

    /// Whether the ship can stay on the table for so many maneuvers at this speed.
    fn stays(&self, ship: &geometry::Ship, speed: u8, turns: u8) -> bool {
        let area = self.look.board.table.field().play;
        let here = point(ship.pose);
        let far = f64::from(turns) * (95.0 * f64::from(speed)) + 2.0 * self.me.half_length();
        let clear = here.x - area.low.x > far
            && here.y - area.low.y > far
            && area.high.x - here.x > far
            && area.high.y - here.y > far;
        if turns == 0 || clear {
            return true;
        }
        let mut hard = [0i8; 4];
        for (click, yaw) in hard.iter_mut().zip(self.me.card.speed.clicks(speed)) {
            *click = *yaw as i8;
        }
        // The tool lies on the inner side of a turn, where the ship does not cover it.
        let ways = [(hard, Turn::Right), (hard.map(|click| -click), Turn::Left), ([0; 4], Turn::Right)];
        ways.into_iter().any(|(clicks, side)| {
            let end = Maneuver { speed, clicks, side }.end(self.look.game.measures, ship);
            end.is_some_and(|pose| {
                let there = ship.moved(pose);
                area.contains(&there.base()) && self.stays(&there, speed, turns - 1)
            })
        })
    }

    fn overlaps(&self, end: &FinalPosition) -> f64 {
        let mut score = 0.0;
        if let Some(place) = end.closest_ship {
            let other = self.chart.vessels.iter().filter(|other| other.no != self.me.no).nth(place);
            let friend = self.friends >> place & 1 == 1;
            if let Some(other) = other {
                let theirs = if other.card.flotilla || !self.me.card.flotilla { card(other) } else { 0.0 };
                let mine = if self.me.card.flotilla || !other.card.flotilla { card(self.me) } else { 0.0 };
                score += if friend { -theirs } else { theirs } - mine;
            }
        }
        score += end.obstacles.iter().map(|at| self.rocks.get(at).copied().unwrap_or(0.0)).sum::<f64>();
        score
    }
}

/// The reason of a course that was followed one maneuver further.
fn followed_reason(plain: &Reason, later: f64) -> Reason {
    let kept = plain.numbers.iter().filter(|(name, _)| *name != "edge");
    let reason = Reason::new("bot-course-followed");
    kept.fold(reason, |reason, (name, number)| reason.with(name, *number)).with("later", later)
}

/// Who is ahead can afford to be careful; who is not has to fight, the more so as a tie is the second player's.
fn caution(look: &ArmadaLook<'_>, side: Side) -> f64 {
    let scores = score::scores(look).map(|score| score.total());
    let lead = scores[side] - scores[side.enemy()];
    match lead {
        ..=0 => 0.45,
        1..=40 => 0.65,
        _ => 0.85,
    }
}

/// What a damage card costs a ship.
pub(crate) fn card(vessel: &Vessel) -> f64 {
    if vessel.hull <= 1.0 { vessel.points } else { vessel.points / vessel.hull * 0.6 }
}

/// What lying on an obstacle is worth for a ship.
fn rock(kind: ObstacleKind, me: &Vessel) -> f64 {
    let card = card(me);
    match kind {
        ObstacleKind::AsteroidField => -1.5 * card,
        ObstacleKind::DebrisField => -card,
        ObstacleKind::Station => {
            let hurt = f64::from(me.card.hull) - me.hull;
            if hurt > 0.0 { card } else { 0.5 }
        }
        ObstacleKind::Exogorth => -card,
        _ => -1.0,
    }
}

/// How many of the courses are followed one maneuver further.
const FOLLOWED: usize = 10;
/// How much what is dealt after one more maneuver counts.
const LATER: f64 = 0.7;

/// The best of the courses that are offered.
pub(crate) fn choose(helm: &Helm<'_>, offered: &[Course]) -> Option<Thought<ArmadaWords>> {
    let mut weighed: Vec<_> = offered.iter().map(|course| helm.judge(course)).collect();
    helm.follow(&mut weighed);
    Thought::best(weighed)
}

/// What the best course at another speed would be worth, with so many raised yaws.
fn best_at(
    game: &Armada,
    position: &Position<ArmadaWords>,
    chart: &Chart,
    ship: ShipNo,
    speed: u8,
    style: Style,
) -> f64 {
    let mut copy = *position;
    copy.board.ships[ship.index()].speed = speed;
    let look = Look::new(game, &copy);
    let Some(helm) = Helm::new(look, chart, ship, style) else { return 0.0 };
    let mut found = Vec::new();
    courses(&look, ship, &mut found);
    let mut weighed: Vec<_> = found.iter().map(|course| helm.judge(course)).collect();
    helm.follow(&mut weighed);
    weighed.first().map_or(f64::MIN, |best| best.score)
}

/// The best speed of those that a navigate command offers.
pub(crate) fn speed(
    look: &ArmadaLook<'_>,
    position: &Position<ArmadaWords>,
    ship: ShipNo,
    offered: &[Thing],
    style: Style,
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let weigh = |item: &Thing| {
        let Thing::Number(speed) = *item else { return None };
        let mut score = best_at(look.game, position, &chart, ship, speed as u8, style);
        score -= match (speed, chart.vessel(ship)) {
            // Without speed a ship has no defense tokens and goes nowhere.
            (0, _) => 8.0,
            (3.., Some(me)) if me.card.size > Size::Small && style == Style::Captain => 2.5,
            (4.., _) if style == Style::Captain => 2.0,
            _ => 0.0,
        };
        let reason = Reason::new("bot-speed").with("speed", speed.into()).with("worth", score);
        Some(Weighed { answer: Answer::Pick(*item), score, reason })
    };
    Thought::best(offered.iter().filter_map(weigh).collect())
}

/// Whether a navigate token is worth spending: another speed is clearly better than the present one.
pub(crate) fn wants_navigate(look: &ArmadaLook<'_>, position: &Position<ArmadaWords>, ship: ShipNo) -> bool {
    let it = look.board.ship(ship);
    if it.has_dial(Command::Navigate) {
        return true;
    }
    let chart = Chart::of(look);
    let top = look.game.ship(look.board, ship).speed.top();
    let at = |speed| best_at(look.game, position, &chart, ship, speed, Style::Captain);
    let now = at(it.speed);
    let huge = look.game.ship(look.board, ship).size == Size::Huge;
    let slower = it.speed > 1 || (huge && it.speed > 0);
    (it.speed < top && at(it.speed + 1) > now + 3.0) || (slower && at(it.speed - 1) > now + 3.0)
}
