//! The end of a course: where the ship comes to lie, and what lies there.

use broadside_armada::ArmadaLook;
use broadside_armada::facts::ObstacleKind;
use broadside_armada::geometry::{FinalPosition, Maneuver, Spaces, turn_in_place};
use broadside_armada::scene::{self, Scene};
use broadside_armada::steps::maneuver::{others, overlap_cards};
use broadside_armada::words::{ObstacleNo, Piece, ShipNo, SquadronNo, Thing};
use broadside_engine::{Course, Look, Position};
use broadside_stage::{Ghost, Note, Outline, Preview, Text, Tone};
use broadside_table::{Pose, Shape, Turn, closest};

use super::threat;
use crate::{ids, measure, names, words};

/// Ghost, overlaps, clearance, and who would be in arc.
pub(super) fn course(look: &ArmadaLook<'_>, ship: ShipNo, course: &Course, preview: &mut Preview) {
    let (game, board) = (look.game, look.board);
    let it = board.ship(ship);
    let moving = game.measures.ship(it.card, it.pose);
    let (ships, numbers) = others(game, board, ship);
    let (discs, squadrons) = scene::squadrons(game, board, |_| false);
    let placed = Scene::of(game, board);
    let area = board.table.field().play;
    let spaces = Spaces { ships: &ships, squadrons: &discs, obstacles: placed.obstacles(), area };
    let side = if course.side < 0 { Turn::Left } else { Turn::Right };
    let maneuver = Maneuver { speed: course.speed, clicks: course.clicks, side };
    let end = match course.speed {
        0 => turn_in_place(game.measures, &moving, course.clicks[0], &spaces),
        _ => maneuver.final_position(game.measures, &moving, &spaces),
    };
    let Some(end) = end else { return };
    let tool = if course.speed == 0 { None } else { maneuver.course(game.measures, &moving) };
    let met: Vec<ShipNo> = end.ships.iter().map(|place| numbers[place]).collect();
    let under: Vec<SquadronNo> = end.squadrons.iter().map(|place| squadrons[place]).collect();
    let obstacles: Vec<ObstacleNo> =
        end.obstacles.iter().map(|place| placed.obstacle_numbers[place]).collect();
    preview.ghosts.push(ghost(ship, it.pose, &end, tool.as_ref(), &met, &under, &obstacles));
    overlaps(look, ship, &end, &met, numbers_closest(&end, &numbers), preview);
    lies_on(look, &under, &obstacles, preview);
    if end.outside.is_some() {
        preview.notes.push(note(Tone::Bad, Text::new("armada-preview-outside"), "armada.destroyed.03"));
    }
    if preview.notes.is_empty() {
        preview.notes.push(measure::note(Tone::Good, Text::new("armada-preview-clear"), None));
    }
    clearance(look, ship, end.pose, preview);
    let moved = with_pose(look, ship, end.pose);
    let look = Look::new(game, &moved);
    preview.evidence.panels.extend(threat::panel(&look, ship));
}

fn numbers_closest(end: &FinalPosition, numbers: &[ShipNo]) -> Option<ShipNo> {
    end.closest_ship.map(|place| numbers[place])
}

fn note(tone: Tone, text: Text, rule: &str) -> Note {
    measure::note(tone, text, Some(rule))
}

/// The same table with the ship elsewhere, when nobody activates: limits of the present activation are over then.
fn with_pose(
    look: &ArmadaLook<'_>,
    ship: ShipNo,
    pose: Pose,
) -> Position<broadside_armada::words::ArmadaWords> {
    let mut board = *look.board;
    board.ships[ship.index()].pose = pose;
    board.active = None;
    Position::idle(board)
}

fn ghost(
    ship: ShipNo,
    start: Pose,
    end: &FinalPosition,
    tool: Option<&broadside_table::Course>,
    met: &[ShipNo],
    under: &[SquadronNo],
    obstacles: &[ObstacleNo],
) -> Ghost {
    let mut path = vec![words::place(start)];
    if let Some(tool) = tool {
        path.extend((1..=usize::from(end.speed)).map(|joint| words::place(tool.pose(joint))));
    }
    let last = words::place(end.pose);
    if path.last() != Some(&last) {
        path.push(last);
    }
    let outline = |segment: broadside_table::Rect| Outline {
        points: segment.corners().iter().map(|corner| words::point(*corner)).collect(),
        ..Outline::default()
    };
    let ships = met.iter().map(|ship| Piece::Ship(*ship));
    let squadrons = under.iter().map(|squadron| Piece::Squadron(*squadron));
    let lies = obstacles.iter().map(|obstacle| Piece::Obstacle(*obstacle));
    Ghost {
        piece: ids::piece(Piece::Ship(ship)),
        path,
        tool: tool.map(|tool| tool.segments().map(outline).collect()).unwrap_or_default(),
        joints: tool
            .map(|tool| tool.points().skip(1).step_by(2).map(words::point).collect())
            .unwrap_or_default(),
        overlaps: ships.chain(squadrons).chain(lies).map(ids::piece).collect(),
    }
}

/// Ships in the way: the speed falls, and damage cards are dealt.
fn overlaps(
    look: &ArmadaLook<'_>,
    moving: ShipNo,
    end: &FinalPosition,
    met: &[ShipNo],
    nearest: Option<ShipNo>,
    preview: &mut Preview,
) {
    let name = |ship: ShipNo| names::piece(look.game, look.board, Piece::Ship(ship));
    for ship in met {
        let text =
            Text::new("armada-preview-overlaps-ship").text("piece", name(*ship)).number("speed", end.speed);
        let note = note(Tone::Bad, text, "armada.overlapping.05");
        preview.notes.push(Note { target: Some(ids::piece(Piece::Ship(*ship))), ..note });
    }
    if let Some(ship) = nearest {
        for (dealt, other) in [(moving, ship), (ship, moving)] {
            let (cards, faceup) = overlap_cards(look, dealt, other, dealt == moving);
            let id = if faceup { "armada-preview-collision-faceup" } else { "armada-preview-collision" };
            let tone = if dealt == moving { Tone::Bad } else { Tone::Warn };
            let text = Text::new(id).text("piece", name(dealt)).number("count", cards);
            preview.notes.extend((cards > 0).then(|| note(tone, text, "armada.overlapping.07")));
        }
    }
}

/// Squadrons and obstacles under the ship.
fn lies_on(look: &ArmadaLook<'_>, under: &[SquadronNo], obstacles: &[ObstacleNo], preview: &mut Preview) {
    let mut add = |piece: Piece, tone: Tone, id: &str, rule: &str| {
        let text = Text::new(id).text("piece", names::piece(look.game, look.board, piece));
        preview.notes.push(Note { target: Some(ids::piece(piece)), ..note(tone, text, rule) });
    };
    for squadron in under {
        add(
            Piece::Squadron(*squadron),
            Tone::Warn,
            "armada-preview-overlaps-squadron",
            "armada.overlapping.02",
        );
    }
    for obstacle in obstacles {
        let (tone, id, rule) = effect(look.board.obstacles[obstacle.index()].kind);
        add(Piece::Obstacle(*obstacle), tone, id, rule);
    }
}

/// What an obstacle does to a ship that overlaps it.
fn effect(kind: ObstacleKind) -> (Tone, &'static str, &'static str) {
    match kind {
        ObstacleKind::AsteroidField => {
            (Tone::Bad, "armada-preview-asteroid-field", "armada.obstacle.asteroid-field.01")
        }
        ObstacleKind::DebrisField => {
            (Tone::Bad, "armada-preview-debris-field", "armada.obstacle.debris-field.01")
        }
        ObstacleKind::Station => (Tone::Good, "armada-preview-station", "armada.obstacle.station.01"),
        ObstacleKind::DustField => {
            (Tone::Plain, "armada-preview-dust-field", "armada.obstacle.dust-field.07")
        }
        ObstacleKind::Exogorth => (Tone::Bad, "armada-preview-exogorth", "armada.obstacle.exogorth.06"),
        ObstacleKind::GravityRift => {
            (Tone::Bad, "armada-preview-gravity-rift", "armada.obstacle.gravity-rift.02")
        }
        ObstacleKind::Purrgil => (Tone::Bad, "armada-preview-purrgil", "armada.obstacle.purrgil.01"),
    }
}

/// How far the nearest other ship would be, base to base.
fn clearance(look: &ArmadaLook<'_>, ship: ShipNo, pose: Pose, preview: &mut Preview) {
    let (game, board) = (look.game, look.board);
    let base: Shape<'_> = game.measures.ship(board.ship(ship).card, pose).base();
    let lines = board.ships_in_play().filter(|other| *other != ship).map(|other| {
        let it = board.ship(other);
        (other, closest(&base, &game.measures.ship(it.card, it.pose).base()))
    });
    let Some((other, line)) = lines.min_by(|a, b| a.1.distance.total_cmp(&b.1.distance)) else { return };
    preview.proofs.push(measure::range_proof(&line, false));
    let text = Text::new("armada-preview-clearance")
        .text("piece", names::piece(game, board, Piece::Ship(other)))
        .number("mm", words::millimetres(line.distance));
    let target = ids::of(Thing::Ship(other));
    preview.notes.push(Note { target, ..measure::note(Tone::Plain, text, None) });
}
