//! What the objective makes places worth: tokens to fetch, a station to hold, mines to keep away from.

use broadside_armada::ArmadaLook;
use broadside_armada::board::TokenKind;
use broadside_armada::facts::{ObstacleKind, Zone, measures};
use broadside_armada::geometry::{self, Range, usable};
use broadside_armada::scene::TOKEN_RADIUS;
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
    /// Tokens that go off at distance 1.
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
        if gap < TOKEN_RADIUS {
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
        let gap = there.zone(zone).closest_point(token).distance(token) - TOKEN_RADIUS;
        usable(vessel.dice[zone as usize], Range::of(gap.max(0.0))).total()
    };
    zones.filter(sees).map(dice).sum()
}

impl Goals {
    pub(crate) fn of(look: &ArmadaLook<'_>, chart: &Chart, me: &Vessel) -> Goals {
        let side = me.side;
        let board = look.board;
        let lying = |kind| board.tokens_of(kind).map(|no| &board.tokens[no.index()]);
        let mines = lying(TokenKind::ProximityMine).map(|token| point(token.pose)).collect();
        let Some(id) = board.objective else { return Goals { mines, ..Goals::default() } };
        let objective = &look.game.facts[id];
        let victory = f64::from(objective.victory.unwrap_or(0));
        let marked = board.ships_in_play().filter(|no| board.ship(*no).objective_ship);
        let mut goals =
            Goals { marked: marked.fold(0, |set, no| set | 1 << no.0), mines, ..Goals::default() };
        let tokens = || lying(TokenKind::Objective);
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
                goals.safe_rocks = side != board.first();
            }
            "minefields" => goals.mines.extend(tokens().map(|token| point(token.pose))),
            _ => {}
        }
        goals
    }

    /// What a place is worth for a ship.
    pub(crate) fn ship(&self, me: &Vessel, there: &geometry::Ship) -> f64 {
        let base = there.base();
        let gap = |place: &Point| base.closest_point(*place).distance(*place);
        let blown = self.mines.iter().filter(|mine| gap(mine) <= NEAR + TOKEN_RADIUS).count() as f64;
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

#[cfg(test)]
mod tests {
    use broadside_armada::board::{TableToken, TokenKind};
    use broadside_armada::facts::Edition;
    use broadside_armada::words::{Thing, TokenNo};
    use broadside_armada::{Armada, Setup, scene};
    use broadside_engine::{Chance, Look, Referee, Seed};
    use broadside_table::Pose;

    use super::{Chart, Goals};

    #[test]
    fn a_mine_is_kept_away_from_exactly_where_it_goes_off() {
        let game = Armada::new(Edition::Rr15);
        let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
        let start = referee.start(&Setup::learning()).expect("a game begins");
        let (mut near, mut far) = (0, 0);
        for step in 0..2_000 {
            let mut position = start;
            let ship = position.board.ships_in_play().next().expect("a ship");
            let pose = position.board.ship(ship).pose;
            // Rays of places about the ship, a tenth of a millimetre apart.
            let (away, angle) = (90.0 + f64::from(step % 400) * 0.1, f64::from(step / 400) * 1.2);
            let (x, y) = (pose.x_mm() + away * angle.sin(), pose.y_mm() + away * angle.cos());
            position.board.tokens.push(TableToken {
                kind: TokenKind::ProximityMine,
                pose: Pose::from_mm(x, y, 0.0),
                ..TableToken::default()
            });
            let look = Look::new(&game, &position);
            let mine = TokenNo(position.board.tokens.len() as u8 - 1);
            let blows = scene::at_distance(&game, look.board, Thing::Ship(ship), Thing::Token(mine), 1);
            let chart = Chart::of(&look);
            let me = chart.vessel(ship).expect("it is charted");
            let goals = Goals::of(&look, &chart, me);
            assert_eq!(goals.ship(me, &me.ship) < 0.0, blows, "{away} mm at {angle}");
            if blows { near += 1 } else { far += 1 }
        }
        assert!(near > 100 && far > 100, "{near} {far}");
    }
}
