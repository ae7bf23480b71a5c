//! What the scenario pays for being somewhere.

use arrayvec::ArrayVec;
use broadside_engine::{PerSide, Side};
use broadside_table::{Frame, Point};
use broadside_xwing::XWingLook;
use broadside_xwing::board::{Board, Scenario};
use broadside_xwing::facts::Size;
use broadside_xwing::words::{ObjectiveNo, ShipNo};

use super::chart::{Chart, Craft, Spot};

/// An objective that a side can win something at.
#[derive(Clone, Copy, Debug)]
struct Goal {
    at: Point,
    /// What being there at the end of the round is worth.
    worth: f64,
    /// How near is near enough.
    reach: f64,
    /// The ship that goes for it.
    ship: Option<ShipNo>,
}

/// The objectives of a scenario as one side sees them.
#[derive(Clone, Debug)]
pub(crate) struct Goals {
    scenario: Scenario,
    side: Side,
    goals: ArrayVec<Goal, 5>,
}

/// How many rounds are still scored, at the most so many.
pub(crate) fn rounds_left(board: &Board, most: u8) -> f64 {
    f64::from((board.rounds + 1).saturating_sub(board.round.max(1)).min(most))
}

/// What it is worth to have a marker on a satellite or a cache in tow from now on.
pub(crate) fn held(board: &Board) -> f64 {
    0.6 * rounds_left(board, 5)
}

impl Goals {
    pub(crate) fn of(look: &XWingLook<'_>, side: Side) -> Goals {
        let board = look.board;
        let mut goals: ArrayVec<Goal, 5> = ArrayVec::new();
        for no in board.objectives_in_play() {
            let it = &board.objectives[no.index()];
            let (worth, reach) = match board.scenario {
                Scenario::Dogfight => continue,
                Scenario::Assault => (1.0, 100.0),
                Scenario::Chance => (1.5, 200.0),
                Scenario::Salvage => (held(board), 100.0),
                Scenario::Scramble => match it.marker {
                    None => (held(board), 100.0),
                    Some(marker) if marker == side => continue,
                    Some(_) => (2.0 * held(board), 100.0),
                },
            };
            goals.push(Goal { at: Frame::from(it.pose).origin, worth, reach, ship: None });
        }
        let mut found = Goals { scenario: board.scenario, side, goals };
        found.assign(board);
        found
    }

    /// Every objective gets the ship that is nearest to it; a ship goes for one.
    fn assign(&mut self, board: &Board) {
        let mut taken: ArrayVec<ShipNo, 5> = ArrayVec::new();
        for _ in 0..self.goals.len() {
            let mut best: Option<(f64, usize, ShipNo)> = None;
            for (place, goal) in self.goals.iter().enumerate().filter(|(_, goal)| goal.ship.is_none()) {
                for no in board.ships_in_play() {
                    let it = board.ship(no);
                    if board.side(it.controller) != self.side || it.towing.is_some() || taken.contains(&no) {
                        continue;
                    }
                    let far = goal.at.distance(Frame::from(it.pose).origin);
                    if best.is_none_or(|best| far < best.0) {
                        best = Some((far, place, no));
                    }
                }
            }
            let Some((_, place, no)) = best else { return };
            self.goals[place].ship = Some(no);
            taken.push(no);
        }
    }

    /// Whether a ship has an objective to go for.
    pub(crate) fn wants(&self, ship: ShipNo) -> bool {
        self.goals.iter().any(|goal| goal.ship == Some(ship))
    }

    /// What a place pays a ship.
    pub(crate) fn ship(&self, me: &Craft<'_>, spot: &Spot, chart: &Chart<'_>) -> f64 {
        let mut sum = 0.0;
        for goal in &self.goals {
            let far = spot.gap_to(goal.at) - 15.0;
            if goal.ship == Some(me.no) {
                // The nearer the better; arrived it is worth all.
                let near = 1.0 - ((far - goal.reach) / 500.0).clamp(0.0, 1.0);
                sum += 0.6 * goal.worth * near;
            }
            if far <= goal.reach {
                sum += match self.scenario {
                    Scenario::Assault => self.contested(me, goal, chart),
                    Scenario::Chance => 0.5 * goal.worth,
                    _ if goal.ship == Some(me.no) => 0.4 * goal.worth,
                    _ => 0.1 * goal.worth,
                };
            }
        }
        // A ship with a cache in tow stays away from the enemy.
        if me.it.towing.is_some() {
            let nearest = chart.foes(me.side).map(|foe| foe.spot.gap(spot)).fold(400.0, f64::min);
            sum += 0.004 * nearest;
        }
        sum
    }

    /// What one more ship at a satellite is worth by who else is there.
    fn contested(&self, me: &Craft<'_>, goal: &Goal, chart: &Chart<'_>) -> f64 {
        let weight = |size: Size| if size == Size::Small { 1.0 } else { 2.0 };
        let mut lead = 0.0;
        for craft in chart.crafts.iter().filter(|craft| craft.no != me.no) {
            if craft.spot.gap_to(goal.at) - 15.0 <= goal.reach {
                lead += if craft.side == me.side { weight(craft.it.size) } else { -weight(craft.it.size) };
            }
        }
        let after = lead + weight(me.it.size);
        match (lead > 0.0, after > 0.0) {
            (true, _) => 0.1,
            (false, true) => 0.7,
            (false, false) => 0.3,
        }
    }

    /// What the scenario pays a side as the table lies: for judging positions.
    pub(crate) fn standing(look: &XWingLook<'_>, crafts: &Chart<'_>) -> PerSide<f64> {
        let board = look.board;
        let mut sums = PerSide([0.0; 2]);
        match board.scenario {
            Scenario::Dogfight => {}
            Scenario::Salvage => {
                for ship in board.ships.iter().filter(|ship| ship.towing.is_some() && !ship.is_gone()) {
                    sums[board.side(ship.controller)] += held(board);
                }
            }
            Scenario::Scramble => {
                for side in board.objectives.iter().filter_map(|it| it.marker) {
                    sums[side] += held(board);
                }
            }
            Scenario::Assault | Scenario::Chance => {
                let reach = if board.scenario == Scenario::Chance { 200.0 } else { 100.0 };
                for no in board.objectives_in_play() {
                    let at = objective(board, no);
                    let mut there = PerSide([0.0; 2]);
                    for craft in &crafts.crafts {
                        if craft.spot.gap_to(at) - 15.0 <= reach {
                            there[craft.side] += if craft.it.size == Size::Small { 1.0 } else { 2.0 };
                        }
                    }
                    for side in Side::BOTH {
                        let chance = board.scenario == Scenario::Chance;
                        sums[side] += if there[side] > there[side.enemy()] || chance && there[side] > 0.0 {
                            1.0
                        } else {
                            0.0
                        };
                    }
                }
            }
        }
        sums
    }
}

/// Where an objective lies.
pub(crate) fn objective(board: &Board, no: ObjectiveNo) -> Point {
    Frame::from(board.objectives[no.index()].pose).origin
}
