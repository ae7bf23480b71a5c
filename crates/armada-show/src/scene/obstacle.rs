//! Obstacles, and tokens in the play area.

use broadside_armada::board::TableToken;
use broadside_armada::facts::{StationCard, Term, Zone, measures};
use broadside_armada::scene::TOKEN_RADIUS;
use broadside_armada::words::{ObstacleNo, Piece, Thing, TokenNo};
use broadside_stage::{Meter, Outline, Piece as Shown, PieceKind, Standing, Text};
use broadside_table::{Frame, Point, Pose};

use super::Eyes;
use crate::{ids, names, plates, words};

/// A piece without anything on it.
fn plain(eyes: &Eyes<'_>, kind: PieceKind, piece: Piece) -> Shown {
    let thing = Thing::from(piece);
    let name = names::piece(eyes.game(), eyes.board(), piece);
    let spoken = match eyes.side(thing) {
        Some(_) => {
            Text::new("armada-spoken-piece").text("name", name.clone()).text("whose", eyes.whose(thing))
        }
        None => name.clone(),
    };
    Shown {
        side: eyes.side(thing),
        short: eyes.short(piece),
        label: Some(name),
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
    let card = StationCard::of(it.armed);
    let hull = (it.armed || it.owner.is_some()).then(|| Meter {
        icon: "hull".into(),
        label: words::text("stat", "hull"),
        now: i32::from(card.hull.saturating_sub(it.damage)),
        max: card.hull.into(),
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

/// Where a token lies: on a hull zone it goes along with its ship.
fn whereabouts(eyes: &Eyes<'_>, it: &TableToken) -> Pose {
    let Some(Thing::Zone(ship, zone)) = it.on else { return it.pose };
    let pose = eyes.board().ship(ship).pose;
    let size = measures::token(eyes.game().ship(eyes.board(), ship).size);
    // A third of the base from its middle, towards the hull zone.
    let (across, along) = match zone {
        Zone::Front => (0.0, 1.0),
        Zone::Rear => (0.0, -1.0),
        Zone::Left => (-1.0, 0.0),
        Zone::Right => (1.0, 0.0),
        Zone::LeftAuxiliary => (-1.0, -1.0),
        Zone::RightAuxiliary => (1.0, -1.0),
    };
    let at = Frame::from(pose).to_table(Point::new(across * size.0 / 3.0, along * size.1 / 3.0));
    Pose::from_mm(at.x, at.y, 0.0)
}

/// A token in the play area.
pub(super) fn token(eyes: &Eyes<'_>, at: TokenNo) -> Shown {
    let it = &eyes.board().tokens[at.index()];
    Shown {
        art: words::slug(plates::token_word(it.kind)),
        place: Some(words::place(whereabouts(eyes, it))),
        outline: Outline { radius: Some(TOKEN_RADIUS), ..Outline::default() },
        links: it.on.and_then(ids::of).into_iter().collect(),
        ..plain(eyes, PieceKind::Token, Piece::Token(at))
    }
}
