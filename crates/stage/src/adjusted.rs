//! What players changed by agreement, in words: the values that differ before and after.

use broadside_engine::{Position, Viewer};

use crate::scene::{Piece, PieceKind, Place, Scene};
use crate::show::{Adjustable, Show, WordsOf};
use crate::story::{Motion, Told};
use crate::text::{Arg, Text};

/// The lines that tell what an agreed change has changed, as far as a viewer may know it.
pub(crate) fn told<S: Show>(
    show: &S,
    before: &Position<WordsOf<S>>,
    after: &Position<WordsOf<S>>,
    viewer: Viewer,
) -> Vec<Told> {
    let scenes = [show.scene(before, viewer), show.scene(after, viewer)];
    let mut lines = Vec::new();
    let values = |lines: &mut Vec<Told>, id: &str, name: Text, side: Option<u8>| {
        let (old, new) = (show.adjustable(before, viewer, id), show.adjustable(after, viewer, id));
        let told = |text: Text| Told {
            targets: vec![id.to_owned()],
            ..line(side, text.text("piece", name.clone()))
        };
        lines.extend(changes(&old, &new).into_iter().map(told));
    };
    for (at, side) in scenes[1].sides.iter().enumerate() {
        values(&mut lines, &format!("side-{at}"), side.name.clone(), Some(at as u8));
    }
    let same = |piece: &&Piece| !gone(&scenes, piece.kind);
    for piece in scenes[1].pieces.iter().filter(same) {
        values(&mut lines, &piece.id, Text::of_name(&*piece.name), piece.side);
    }
    lines.extend(moved(&scenes));
    lines.extend(removed(&scenes));
    lines.dedup_by(|a, b| a.text == b.text);
    lines
}

/// A line about what came of an agreement.
pub(crate) fn line(side: Option<u8>, text: Text) -> Told {
    Told { icon: "scale".into(), level: 2, ..Told::plain(0, side, text) }
}

/// What a value is, in words.
fn shown(of: &Adjustable) -> Arg {
    match usize::try_from(of.value).ok().and_then(|at| of.options.get(at)) {
        Some(option) => Arg::Text(option.clone()),
        None => Arg::Number(of.value.into()),
    }
}

/// Values that differ, appear or are gone.
fn changes(old: &[Adjustable], new: &[Adjustable]) -> Vec<Text> {
    let find = |all: &[Adjustable], key: &str| all.iter().find(|it| it.key == key).cloned();
    let mut found = Vec::new();
    for now in new {
        let text = |id: &str| Text::new(id).text("what", now.label.clone());
        match find(old, &now.key) {
            Some(was) if was.value != now.value => {
                let mut text = text("told-adjusted-value");
                text.args.insert("from".into(), shown(&was));
                text.args.insert("to".into(), shown(now));
                found.push(text);
            }
            None if !new.is_empty() && !old.is_empty() => found.push(text("told-adjusted-new")),
            _ => {}
        }
    }
    let lost = old.iter().filter(|was| !new.is_empty() && find(new, &was.key).is_none());
    found.extend(lost.map(|was| Text::new("told-adjusted-gone").text("what", was.label.clone())));
    found
}

/// Whether there are fewer or more pieces of a kind, so that their numbers mean others.
fn gone(scenes: &[Scene; 2], kind: PieceKind) -> bool {
    let count = |scene: &Scene| scene.pieces.iter().filter(|piece| piece.kind == kind).count();
    count(&scenes[0]) != count(&scenes[1])
}

fn moved(scenes: &[Scene; 2]) -> Vec<Told> {
    let mut lines = Vec::new();
    for piece in scenes[1].pieces.iter().filter(|piece| !gone(scenes, piece.kind)) {
        let was = scenes[0].pieces.iter().find(|old| old.id == piece.id).and_then(|old| old.place);
        let (Some(was), Some(now)) = (was, piece.place) else { continue };
        if was != now {
            let text = Text::new("told-adjusted-moved").name("piece", &*piece.name);
            let motion = Motion { piece: piece.id.clone(), path: vec![was, now] };
            let text = text.number("millimetres", (was.x - now.x).hypot(was.y - now.y).round());
            let targets = vec![piece.id.clone()];
            lines.push(Told { motion: Some(motion), targets, ..line(piece.side, text) });
        }
    }
    lines
}

fn removed(scenes: &[Scene; 2]) -> Vec<Told> {
    let lies = |scene: &Scene, kind: PieceKind, place: Option<Place>| {
        scene.pieces.iter().any(|piece| piece.kind == kind && piece.place == place)
    };
    let lost = |piece: &&Piece| gone(scenes, piece.kind) && !lies(&scenes[1], piece.kind, piece.place);
    let told =
        |piece: &Piece| line(piece.side, Text::new("told-adjusted-removed").name("piece", &*piece.name));
    scenes[0].pieces.iter().filter(lost).map(told).collect()
}
