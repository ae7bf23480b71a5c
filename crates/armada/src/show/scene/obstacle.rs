//! Obstacles, and tokens in the play area.

use broadside_stage::{Meter, Outline, Piece as Shown, PieceKind, Standing, Text};

use super::Eyes;
use crate::facts::{ARMED_STATION, Term};
use crate::scene::TOKEN_RADIUS;
use crate::show::{ids, names, plates, words};
use crate::words::{ObstacleNo, Piece, Thing, TokenNo};

/// A piece without anything on it.
fn plain(eyes: &Eyes<'_>, kind: PieceKind, piece: Piece) -> Shown {
    let thing = Thing::from(piece);
    let name = names::piece(eyes.game(), eyes.board(), piece);
    let spoken = match eyes.side(thing) {
        Some(_) => Text::new("armada-spoken-piece").text("name", name).text("whose", eyes.whose(thing)),
        None => name,
    };
    Shown {
        side: eyes.side(thing),
        short: eyes.short(piece),
        ..Shown::new(ids::piece(piece), kind, eyes.name(piece), spoken)
    }
}

/// An obstacle by its outline.
pub(super) fn obstacle(eyes: &Eyes<'_>, at: ObstacleNo) -> Shown {
    let it = &eyes.board().obstacles[at.index()];
    let corners = &eyes.game().facts[it.id].corners;
    let mut flags = Vec::new();
    eyes.roles(Piece::Obstacle(at), &mut flags);
    if it.destroyed {
        flags.push("destroyed".into());
    }
    let hull = it.armed.then(|| Meter {
        icon: "hull".into(),
        label: words::text("stat", "hull"),
        now: i32::from(ARMED_STATION.hull.saturating_sub(it.damage)),
        max: ARMED_STATION.hull.into(),
    });
    Shown {
        art: words::slug(it.kind.word()),
        standing: if it.placed { Standing::InPlay } else { Standing::Waiting },
        place: it.placed.then(|| words::place(it.pose)),
        outline: Outline {
            points: corners.iter().map(|corner| words::point(*corner)).collect(),
            ..Outline::default()
        },
        meters: hull.into_iter().collect(),
        flags,
        ..plain(eyes, PieceKind::Obstacle, Piece::Obstacle(at))
    }
}

/// A token in the play area.
pub(super) fn token(eyes: &Eyes<'_>, at: TokenNo) -> Shown {
    let it = &eyes.board().tokens[at.index()];
    Shown {
        art: words::slug(plates::token_word(it.kind)),
        place: Some(words::place(it.pose)),
        outline: Outline { radius: Some(TOKEN_RADIUS), ..Outline::default() },
        links: it.on.and_then(ids::of).into_iter().collect(),
        ..plain(eyes, PieceKind::Token, Piece::Token(at))
    }
}
