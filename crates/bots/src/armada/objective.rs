//! What the objective makes places worth: tokens to fetch, a station to hold, mines to keep away from.

use broadside_armada::ArmadaLook;
use broadside_armada::board::TokenKind;
use broadside_armada::facts::{ObstacleKind, Zone, measures};
use broadside_armada::geometry::{self, Range, usable};
use broadside_armada::words::{ObstacleNo, Thing};
use broadside_table::Point;

use super::chart::{Chart, Vessel, point};
use super::course::card;

/// What lies at distance 1 or nearer.
const NEAR: f64 = measures::DISTANCE[0];

/// Places that count for one side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    places: Vec<Point>,
    /// What being there is worth, in points.
    worth: f64,
    /// How near a base has to be.
    reach: f64,
    /// Whether only an objective ship profits.
    marked_only: bool,
    /// The objective ships, a bit for each.
    marked: u32,
    mines: Vec<Point>,
    /// Tokens that the side with more dice on them controls.
    lanes: Vec<Lane>,
    /// Obstacles with a token that a ship on them takes, a bit for each, and its worth.
    fetched: (u32, f64),
    /// Whether rocks do the side no harm.
    safe_rocks: bool,
}

/// A token that the side with more dice on it controls at the end of a round.
#[derive(Clone, Debug)]
struct Lane {
    at: Point,
    /// The dice of the ship's friends on it, less those of its enemies.
    lead: f64,
    victory: f64,
}

impl Lane {
    fn ship(&self, me: &Vessel, there: &geometry::Ship) -> f64 {
        let gap = there.base().closest_point(self.at).distance(self.at);
        if gap < 13.0 {
            // Whoever lies on it leaves it to the enemy.
            return -self.victory;
        }
        let lead = self.lead + f64::from(dice_at(me, there, self.at));
        0.7 * self.victory * (0.5 * lead).clamp(-1.0, 1.0)
    }
}

fn lanes(chart: &Chart, me: &Vessel, tokens: impl Iterator<Item = Point>, victory: f64) -> Vec<Lane> {
    let lane = |at: Point| {
        let mut lead = 0.0;
        for other in chart.vessels.iter().filter(|other| other.no != me.no) {
            let there = if other.activated { other.ship } else { other.ahead(chart.measures) };
            let dice = f64::from(dice_at(other, &there, at));
            lead += if other.side == me.side { dice } else { -dice };
        }
        Lane { at, lead, victory }
    };
    tokens.map(lane).collect()
}

/// The dice that a ship would have from a place for an attack on a token.
fn dice_at(vessel: &Vessel, there: &geometry::Ship, token: Point) -> u8 {
    let zones = vessel.card.zones().iter().copied();
    let sees = |zone: &Zone| there.hull.zone(*zone).arc.contains(there.frame.to_local(token));
    let dice = |zone: Zone| {
        let gap = there.zone(zone).closest_point(token).distance(token) - 12.0;
        usable(vessel.dice[zone as usize], Range::of(gap.max(0.0))).total()
    };
    zones.filter(sees).map(dice).sum()
}

impl Goals {
    pub(crate) fn of(look: &ArmadaLook<'_>, chart: &Chart, me: &Vessel) -> Goals {
        let side = me.side;
        let board = look.board;
        let Some(id) = board.objective else { return Goals::default() };
        let objective = &look.game.facts[id];
        let victory = f64::from(objective.victory.unwrap_or(0));
        let marked = board.ships_in_play().filter(|no| board.ship(*no).objective_ship);
        let mut goals = Goals { marked: marked.fold(0, |set, no| set | 1 << no.0), ..Goals::default() };
        let tokens = || board.tokens_of(TokenKind::Objective).map(|no| &board.tokens[no.index()]);
        match &*objective.slug {
            "contested-outpost" => {
                let all = board.obstacles_placed().map(|no| &board.obstacles[no.index()]);
                let stations = all.filter(|it| it.kind == ObstacleKind::Station);
                goals.places = stations.map(|it| point(it.pose)).collect();
                // The token is about as wide as a ruler band; its middle is what is measured here.
                (goals.worth, goals.reach) = (0.7 * victory, NEAR + 30.0);
            }
            "intel-sweep" => {
                goals.places = tokens().map(|token| point(token.pose)).collect();
                let bonus = f64::from(objective.majority.unwrap_or(75));
                (goals.worth, goals.reach, goals.marked_only) = (0.25 * bonus, NEAR, true);
            }
            "fire-lanes" => goals.lanes = lanes(chart, me, tokens().map(|token| point(token.pose)), victory),
            "dangerous-territory" => {
                let on = |token: &broadside_armada::board::TableToken| match token.on {
                    Some(Thing::Obstacle(ObstacleNo(no))) => 1 << no,
                    _ => 0,
                };
                goals.fetched = (tokens().fold(0, |set, token| set | on(token)), 0.9 * victory);
                goals.places = tokens().map(|token| point(token.pose)).collect();
                (goals.worth, goals.reach) = (0.3 * victory, 0.0);
                goals.safe_rocks = side != board.first;
            }
            "minefields" => goals.mines = tokens().map(|token| point(token.pose)).collect(),
            _ => {}
        }
        goals
    }

    /// What a place is worth for a ship.
    pub(crate) fn ship(&self, me: &Vessel, there: &geometry::Ship) -> f64 {
        let base = there.base();
        let gap = |place: &Point| base.closest_point(*place).distance(*place);
        let blown = self.mines.iter().filter(|mine| gap(mine) <= NEAR + 12.0).count() as f64;
        let mines = -1.4 * blown * card(me) + self.lanes.iter().map(|lane| lane.ship(me, there)).sum::<f64>();
        if self.places.is_empty() || (self.marked_only && self.marked >> me.no.0 & 1 == 0) {
            return mines;
        }
        let near = self.places.iter().map(gap).fold(f64::MAX, f64::min);
        mines
            + if near <= self.reach {
                self.worth
            } else {
                self.worth * 0.4 * (1.0 - ((near - self.reach) / 600.0).min(1.0))
            }
    }

    /// What lying on an obstacle is worth, when it would be worth `plain` without the objective.
    pub(crate) fn rock(&self, obstacle: ObstacleNo, kind: ObstacleKind, plain: f64) -> f64 {
        let rock = matches!(kind, ObstacleKind::AsteroidField | ObstacleKind::DebrisField);
        let plain = if rock && self.safe_rocks { 0.0 } else { plain };
        let (tokens, worth) = self.fetched;
        plain + if tokens >> obstacle.0 & 1 == 1 { worth } else { 0.0 }
    }
}
