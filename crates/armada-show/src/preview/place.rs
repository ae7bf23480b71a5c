//! A piece put or moved to a place.

use broadside_armada::ArmadaLook;
use broadside_armada::geometry::Distance;
use broadside_armada::scene::{self, Scene};
use broadside_armada::values;
use broadside_armada::words::{ArmadaWords, Piece, SquadronNo, Thing};
use broadside_engine::{Look, Position};
use broadside_stage::{Ghost, Note, Preview, Text, Tone};
use broadside_table::{Pose, Shape, overlaps};

use crate::{ids, measure, names, words};
use broadside_armada::steps::asked_about;

fn pose_of(look: &ArmadaLook<'_>, piece: Piece) -> Option<Pose> {
    let board = look.board;
    match piece {
        Piece::Ship(at) => Some(board.ship(at)).filter(|it| it.in_play()).map(|it| it.pose),
        Piece::Squadron(at) => Some(board.squadron(at)).filter(|it| it.in_play()).map(|it| it.pose),
        Piece::Obstacle(at) => Some(&board.obstacles[at.index()]).filter(|it| it.placed).map(|it| it.pose),
        Piece::Token(at) => board.tokens.get(at.index()).map(|it| it.pose),
    }
}

/// The piece that lies elsewhere in one position than in another.
fn moved(before: &ArmadaLook<'_>, after: &ArmadaLook<'_>) -> Option<Piece> {
    let (board, count) = (after.board, |len: usize| 0..len as u8);
    let squadrons = count(board.squadrons.len()).map(|at| Piece::Squadron(SquadronNo(at)));
    let ships = count(board.ships.len()).map(|at| Piece::Ship(broadside_armada::words::ShipNo(at)));
    let obstacles =
        count(board.obstacles.len()).map(|at| Piece::Obstacle(broadside_armada::words::ObstacleNo(at)));
    let tokens = count(board.tokens.len()).map(|at| Piece::Token(broadside_armada::words::TokenNo(at)));
    let mut all = squadrons.chain(ships).chain(obstacles).chain(tokens);
    all.find(|piece| pose_of(after, *piece).is_some() && pose_of(before, *piece) != pose_of(after, *piece))
}

/// Ghost, overlaps and engagement of a piece at a place.
pub(super) fn place(
    look: &ArmadaLook<'_>,
    pose: Pose,
    after: Option<&broadside_engine::Preview<ArmadaWords>>,
    preview: &mut Preview,
) {
    let foreseen = after.and_then(|after| moved(look, &Look::new(look.game, &after.position)));
    let Some(piece) = foreseen.or_else(|| asked_about(look).and_then(Thing::piece)) else { return };
    let start = pose_of(look, piece);
    let path = start.into_iter().chain([pose]).map(words::place).collect();
    let overlaps = under(look, piece, pose);
    preview.ghosts.push(Ghost {
        piece: ids::piece(piece),
        path,
        tool: Vec::new(),
        joints: Vec::new(),
        overlaps: overlaps.iter().map(|piece| ids::piece(*piece)).collect(),
    });
    for other in overlaps {
        let text =
            Text::new("armada-preview-overlaps").text("piece", names::piece(look.game, look.board, other));
        let tone = if matches!(other, Piece::Obstacle(_)) { Tone::Warn } else { Tone::Bad };
        preview.notes.push(Note { target: Some(ids::piece(other)), ..measure::note(tone, text, None) });
    }
    if let (Piece::Squadron(squadron), Some(start)) = (piece, start) {
        travel(start, pose, preview);
        engagement(look, squadron, pose, preview);
    }
}

/// What a piece would lie on; its own kind and everything else but tokens.
fn under(look: &ArmadaLook<'_>, piece: Piece, pose: Pose) -> Vec<Piece> {
    let (game, board) = (look.game, look.board);
    let shape = match piece {
        Piece::Ship(at) => game.measures.ship(board.ship(at).card, pose).footprint(),
        Piece::Squadron(_) => Shape::Disc(scene::disc(game, pose)),
        Piece::Obstacle(at) => game.measures.obstacle(board.obstacles[at.index()].id, pose).shape(),
        Piece::Token(_) => Shape::Disc(scene::token_disc(pose)),
    };
    let ships = board.ships_in_play().map(Piece::Ship);
    let squadrons = board.squadrons_in_play().map(Piece::Squadron);
    let obstacles = board.obstacles_placed().map(Piece::Obstacle);
    let others = ships.chain(squadrons).chain(obstacles).filter(|other| *other != piece);
    let lies = |other: &Piece| match other {
        Piece::Ship(at) => {
            let it = board.ship(*at);
            overlaps(&shape, &game.measures.ship(it.card, it.pose).footprint())
        }
        other => scene::shape(game, board, Thing::from(*other)).is_some_and(|it| overlaps(&shape, &it)),
    };
    others.filter(lies).collect()
}

/// How far it would move.
fn travel(start: Pose, end: Pose, preview: &mut Preview) {
    let (x, y) = (end.x_mm() - start.x_mm(), end.y_mm() - start.y_mm());
    let length = (x * x + y * y).sqrt();
    let text = match Distance::of(length) {
        Some(band) => Text::new("armada-preview-moves").number("distance", band.number()),
        None => Text::new("armada-preview-moves-far"),
    };
    let text = text.number("mm", words::millimetres(length));
    preview.notes.push(measure::note(Tone::Plain, text, Some("armada.squadron-movement.03")));
}

/// Whom it would be engaged with there.
fn engagement(look: &ArmadaLook<'_>, squadron: SquadronNo, pose: Pose, preview: &mut Preview) {
    let mut board = *look.board;
    board.squadrons[squadron.index()].pose = pose;
    let position = Position::idle(board);
    let there = Look::new(look.game, &position);
    let engaged = values::engaged_in(&there, &Scene::sight(&there), squadron);
    let names =
        values::each(engaged).map(|other| names::piece(look.game, look.board, Piece::Squadron(other)));
    let names: Vec<Text> = names.collect();
    let (tone, text) = match names.is_empty() {
        true => (Tone::Good, Text::new("armada-preview-not-engaged")),
        false => (Tone::Warn, Text::new("armada-preview-engaged").list("pieces", names)),
    };
    preview.notes.push(measure::note(tone, text, Some("armada.engagement.01")));
}
