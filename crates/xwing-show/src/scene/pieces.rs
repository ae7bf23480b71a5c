//! Obstacles, devices and objectives.

use broadside_stage::{Meter, Outline, Piece, PieceKind, Standing, Stat, Text, Token, TokenState, slug};
use broadside_table::Point;
use broadside_xwing::XWingLook;
use broadside_xwing::facts::{Die, Term};
use broadside_xwing::geometry::base;
use broadside_xwing::geometry::measures::{GUIDES, OBJECTIVE};
use broadside_xwing::words::{DeviceNo, Object, ObjectiveNo, ObstacleNo};

use super::{BANDS, Eyes};
use crate::{ids, names};

/// The border of a piece in its own frame.
pub(crate) fn outline(look: &XWingLook<'_>, object: Object) -> Outline {
    let (facts, board) = (look.game.facts, look.board);
    match object {
        Object::Ship(at) => {
            let base = base(board.ship(at).size);
            Outline::rectangle(base.width, base.length)
        }
        Object::Device(at) => Outline::polygon(facts[board.device(at).id].corners.iter().copied()),
        Object::Obstacle(at) => Outline::polygon(facts[board.obstacle(at).id].corners.iter().copied()),
        Object::Objective(_) => Outline::polygon(OBJECTIVE.map(|(x, y)| Point::new(x, y))),
    }
}

fn plain(eyes: &Eyes<'_>, kind: PieceKind, object: Object) -> Piece {
    let (game, board) = (eyes.game(), eyes.board());
    let name = names::object(game, board, object);
    let owner = board.side_of(object);
    let spoken = match owner {
        Some(owner) => {
            Text::new("xwing-spoken-piece").text("name", name.clone()).text("whose", eyes.whose(owner))
        }
        None => name.clone(),
    };
    let mut flags = Vec::new();
    eyes.roles(object, &mut flags);
    Piece {
        side: owner.map(|side| side.0),
        label: Some(name),
        outline: outline(&eyes.look, object),
        flags,
        ..Piece::new(ids::object(object), kind, names::name(game, board, object), spoken)
    }
}

fn standing(in_play: bool, gone: bool) -> Standing {
    match (in_play, gone) {
        (true, _) => Standing::InPlay,
        (false, true) => Standing::Destroyed,
        (false, false) => Standing::Waiting,
    }
}

/// Fuse markers on a piece.
fn fuses(object: Object, count: u8) -> Option<Token> {
    (count > 0).then(|| Token {
        id: format!("{}.fuse", ids::object(object)),
        group: "fuse".into(),
        icon: "fuse".into(),
        label: names::text("token", "fuse"),
        state: TokenState::Ready,
        count,
    })
}

/// An obstacle by its outline.
pub(super) fn obstacle(eyes: &Eyes<'_>, at: ObstacleNo) -> Piece {
    let it = eyes.board().obstacle(at);
    Piece {
        art: slug(it.kind.word()),
        standing: standing(it.in_play, it.gone),
        place: it.in_play.then(|| it.pose.into()),
        tokens: fuses(Object::Obstacle(at), it.fuses).into_iter().collect(),
        ..plain(eyes, PieceKind::Obstacle, Object::Obstacle(at))
    }
}

/// A satellite or a supply cache; whose marker it bears is whose it is.
pub(super) fn objective(eyes: &Eyes<'_>, at: ObjectiveNo) -> Piece {
    let (board, it) = (eyes.board(), &eyes.board().objectives[at.index()]);
    let towed = board.ships.iter().any(|ship| ship.towing == Some(at));
    Piece {
        side: it.marker.map(|side| side.0),
        art: slug(names::objective(board.scenario)),
        standing: if towed { Standing::Aside } else { standing(it.in_play, board.round > 0) },
        place: it.in_play.then(|| it.pose.into()),
        ..plain(eyes, PieceKind::Token, Object::Objective(at))
    }
}

/// A bomb, a mine or a remote.
pub(super) fn device(eyes: &Eyes<'_>, at: DeviceNo) -> Piece {
    let (it, object) = (eyes.board().device(at), Object::Device(at));
    let card = &eyes.game().facts[it.id];
    let stat = |icon: &str, value: u8| Stat::new(icon, names::text("stat", icon), Some(value.into()));
    let mut piece = Piece {
        art: card.slug.to_string(),
        place: it.in_play.then(|| it.pose.into()),
        tokens: fuses(object, it.fuses).into_iter().collect(),
        ..plain(eyes, PieceKind::Token, object)
    };
    if let Some(remote) = card.remote {
        let now = i32::from(remote.hull) - i32::from(it.damage);
        piece.meters.push(Meter {
            icon: "hull".into(),
            label: names::text("stat", "hull"),
            now: now.max(0),
            max: remote.hull.into(),
        });
        if let Some(charges) = remote.charges {
            piece.meters.push(Meter {
                icon: "charge".into(),
                label: names::text("stat", "charge"),
                now: it.charges.into(),
                max: charges.value.into(),
            });
        }
        piece.stats = vec![stat("initiative", remote.initiative), stat("agility", remote.agility)];
        if let Some(weapon) = remote.attack {
            let dice = names::unrolled(Die::Attack, weapon.value);
            piece.stats.push(Stat { dice, ..Stat::new("attack", names::text("stat", "attack"), None) });
            piece.rings = BANDS.to_vec();
        }
    }
    piece
}

/// The guides of a base, in front and behind, as they stick out of it.
pub(super) fn guides(width: f64, length: f64) -> Outline {
    let (x, y) = (width / 2.0, length / 2.0);
    let (inner, outer, end) = (GUIDES.gap / 2.0, GUIDES.gap / 2.0 + GUIDES.width, y + GUIDES.length);
    let front = [[-x, y], [-outer, y], [-outer, end], [-inner, end], [-inner, y]];
    let front = front.into_iter().chain(front.into_iter().rev().map(|[x, y]| [-x, y]));
    let front: Vec<[f64; 2]> = front.collect();
    let rear = front.iter().rev().map(|[x, y]| [*x, -y]);
    Outline { points: front.iter().copied().chain(rear).collect(), ..Outline::default() }
}
