//! Mission points, the end of a game, and what is checked after every step.

use broadside_engine::{Flow, Outcome, PerSide, Running, Side};

use crate::atoms;
use crate::board::{Board, MISSION, Mark, Scenario, Standing};
use crate::facts::Size;
use crate::geometry::Range;
use crate::steps::{self, Next, Step, call};
use crate::words::{Deed, Object, Phase, ShipNo, Token, XWingWords};
use crate::{XWingCx, XWingLook, scene, values};

/// Each side begins with the points that the other's squad lacks (xwing.deficit.01, xwing.deficit.02).
pub(crate) fn begin(board: &mut Board) {
    let mut lacks = PerSide([MISSION; 2]);
    for ship in &board.ships {
        let left = &mut lacks[board.side(ship.controller)];
        *left = left.saturating_sub(ship.points);
    }
    for side in Side::BOTH {
        board.sides[side].points = lacks[side.enemy()];
    }
}

/// A ship is destroyed or leaves the game: the enemy side scores it once (xwing.scenario.scoring.01,
/// xwing.scenario.scoring.02, xwing.scenario.scoring.03, xwing.scenario.chance.13, xwing.scenario.chance.14).
pub(crate) fn score_lost(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let it = cx.board.ship(ship);
    if it.is_marked(Mark::Scored) {
        return;
    }
    let (points, half) = (it.points, it.is_marked(Mark::HalfScored));
    atoms::mark(cx, ship, Mark::Scored);
    let enemy = cx.board.side_of_ship(ship).enemy();
    atoms::mission_points(cx, enemy, if half { points.div_ceil(2) } else { points });
}

/// Chance Engagement: a ship at half of its health gives half of its points, once (xwing.scenario.chance.08,
/// xwing.scenario.chance.09, xwing.scenario.chance.10, xwing.scenario.chance.11).
pub(crate) fn check_half(cx: &mut XWingCx<'_>, ship: ShipNo) {
    let it = cx.board.ship(ship);
    if cx.board.scenario != Scenario::Chance || it.is_marked(Mark::HalfScored) || it.is_marked(Mark::Scored) {
        return;
    }
    let full = i32::from(it.hull) + i32::from(it.shield_capacity);
    let left = i32::from(it.hull) - i32::from(it.damage) + i32::from(it.shields);
    if 2 * left <= full {
        let points = it.points;
        atoms::mark(cx, ship, Mark::HalfScored);
        let enemy = cx.board.side_of_ship(ship).enemy();
        atoms::mission_points(cx, enemy, points / 2);
    }
}

/// The ships of each side at range 0 to `reach` of an objective, a medium or large one counted as `larger`.
fn presence(look: &XWingLook<'_>, objective: Object, reach: Range, larger: u8) -> PerSide<u8> {
    let mut counts = PerSide::default();
    for ship in look.board.ships_in_play() {
        let it = look.board.ship(ship);
        if !it.is_gone() && scene::range(look.game, look.board, Object::Ship(ship), objective) <= reach {
            counts[look.board.side(it.controller)] += if it.size == Size::Small { 1 } else { larger };
        }
    }
    counts
}

/// The mission points for objectives (xwing.scenario.scoring.06, xwing.scenario.scoring.07).
pub(crate) fn score_objectives(cx: &mut XWingCx<'_>) {
    if cx.board.round < cx.game.rules.first_scoring_round {
        return;
    }
    let look = cx.look();
    let mut points = PerSide::<u8>::default();
    match look.board.scenario {
        Scenario::Dogfight => {}
        // xwing.scenario.assault.08, xwing.scenario.assault.09, xwing.scenario.assault.10, xwing.scenario.assault.11
        Scenario::Assault => {
            for at in look.board.objectives_in_play() {
                let there = presence(&look, Object::Objective(at), Range::One, 2);
                for side in Side::BOTH {
                    points[side] += u8::from(there[side] > there[side.enemy()]);
                }
            }
        }
        // xwing.scenario.chance.02, xwing.scenario.chance.03, xwing.scenario.chance.04, xwing.scenario.chance.05
        Scenario::Chance => {
            for at in look.board.objectives_in_play() {
                let there = presence(&look, Object::Objective(at), Range::Two, 1).map(|count| count > 0);
                for side in Side::BOTH {
                    points[side] += match (there[side], there[side.enemy()]) {
                        (true, true) => 1,
                        (true, false) => 2,
                        (false, _) => 0,
                    };
                }
            }
        }
        // xwing.scenario.salvage.07, xwing.scenario.salvage.08
        Scenario::Salvage => {
            for ship in look.board.ships.iter().filter(|ship| ship.towing.is_some() && !ship.is_gone()) {
                points[look.board.side(ship.controller)] += 1;
            }
        }
        // xwing.scenario.scramble.07
        Scenario::Scramble => {
            for marker in look.board.objectives.iter().filter_map(|it| it.marker) {
                points[marker] += 1;
            }
        }
    }
    for side in cx.board.in_order() {
        atoms::mission_points(cx, side, points[side]);
    }
}

/// Whether the game is over at the end of a round (xwing.scenario.scoring.09, xwing.scenario.scoring.10,
/// xwing.scenario.scoring.11, xwing.scenario.scoring.12, xwing.scenario.scoring.13, xwing.scenario.scoring.14,
/// xwing.scenario.scoring.15, xwing.scenario.scoring.16).
pub fn is_over(board: &Board) -> bool {
    let out = Side::BOTH.map(|side| board.is_wiped_out(side));
    let [one, other] = board.sides.0.map(|player| player.points);
    let mission = board.scenario != Scenario::Dogfight && one.max(other) >= MISSION && one != other;
    out.contains(&true) || mission || board.round >= board.rounds
}

/// Who won.
pub(crate) fn outcome(board: &Board) -> Outcome {
    let scores = board.sides.map(|player| i32::from(player.points));
    let left = PerSide::from_fn(|side| !board.is_wiped_out(side));
    // Who has a ship left when the enemy has none, else who has more points.
    let ranks =
        PerSide::from_fn(
            |side| if left[Side(0)] == left[Side(1)] { scores[side] } else { left[side].into() },
        );
    let winner = Side::BOTH.into_iter().find(|side| ranks[*side] > ranks[side.enemy()]);
    Outcome { winner, scores }
}

/// State-based checks, after each step that changed something.
pub(crate) fn settle(cx: &mut XWingCx<'_>) -> Next {
    // What a state leads to is dealt with one at a time.
    let innermost = cx.core.procedures().next();
    if innermost.is_some_and(|(_, step)| {
        matches!(
            step,
            Step::Jettison(_) | Step::ResolveJam(_) | Step::TractorMove(_) | Step::EmergencyDeploy(_)
        )
    }) {
        return Flow::Next;
    }
    for ship in cx.board.all_ships() {
        let it = cx.board.ship(ship);
        // xwing.scenario.salvage.23: from where it lay before it left the play area.
        if it.standing == Standing::Reserve && it.towing.is_some() {
            return call(steps::Jettison::new(ship, it.pose));
        }
        if !it.in_play() {
            continue;
        }
        // What happens in place of its destruction is resolved to its end.
        let replacing = || {
            let destroys = |(_, frame): (_, Running<'_, XWingWords>)| match frame {
                Running::Performing(it) => it.deed == Deed::Destroy { ship },
                _ => false,
            };
            cx.core.frames().any(destroys)
        };
        if it.standing == Standing::InPlay && it.damage >= it.hull && !replacing() {
            return Flow::Perform(Deed::Destroy { ship });
        }
        // xwing.scenario.salvage.19, xwing.scenario.salvage.22
        if it.towing.is_some() && (it.is_marked(Mark::MustJettison) || it.is_gone()) {
            return call(steps::Jettison::new(ship, it.pose));
        }
        // xwing.ion.04
        if cx.game.is_ionized(it) && !it.locks.is_empty() {
            atoms::break_own_locks(cx, ship);
            return settle(cx);
        }
        // xwing.jam.06, xwing.jam.07, xwing.jam.08, xwing.jam.09
        if cx.game.has(it, Token::Jam) && (Token::green().any(|token| it.has(token)) || !it.locks.is_empty())
        {
            return call(steps::ResolveJam::new(ship));
        }
        // xwing.tractor.03; an effect that tractored it is resolved first (xwing.card.pinpoint-tractor-array.11).
        if cx.game.is_tractored(it) && !it.is_marked(Mark::Tractored) && !cx.look().resolves_queued() {
            atoms::mark(cx, ship, Mark::Tractored);
            return call(steps::TractorMove::new(ship));
        }
        // xwing.destroy.03, xwing.queue.09: outside the Engagement Phase, once no effect waits or is resolved.
        // All of a packet of damage is suffered (xwing.damage.12).
        let under_way = |(_, frame): (_, Running<'_, XWingWords>)| match frame {
            Running::Step(Step::Suffer(suffer)) => suffer.goes_on(),
            Running::Step(Step::EmergencyDeploy(_)) | Running::Queue => true,
            _ => false,
        };
        let waits = || {
            cx.board.phase == Phase::Engagement
                || !cx.board.attacks.is_empty()
                || cx.core.waiting().next().is_some()
                || cx.core.frames().any(under_way)
        };
        if it.standing == Standing::Destroyed && !waits() {
            let docked = cx.board.all_ships().find(|at| {
                let other = cx.board.ship(*at);
                other.standing == Standing::Reserve && other.carrier == Some(ship)
            });
            if let Some(docked) = docked {
                return call(steps::EmergencyDeploy::new(docked));
            }
            atoms::remove_ship(cx, ship);
        }
    }
    for device in 0..cx.board.devices.len() as u8 {
        let at = crate::words::DeviceNo(device);
        let it = cx.board.device(at);
        if !it.in_play || it.damage < values::hull(&cx.look(), Object::Device(at)) {
            continue;
        }
        let before = it.destroyed;
        if !before {
            atoms::destroy_device(cx, at);
        }
        // xwing.remote.13, xwing.remote.14: only an attack at its own initiative lets it stay until the step is over.
        let own = || values::initiative(&cx.look(), Object::Device(at)) == cx.board.initiative;
        let stays = before && cx.board.phase == Phase::Engagement && own();
        if cx.board.attacks.is_empty() && !stays {
            atoms::remove_device(cx, at);
        }
    }
    Flow::Next
}
