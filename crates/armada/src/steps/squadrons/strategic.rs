//! Strategic: a squadron moves an objective token (armada.keyword.strategic.01).

use broadside_engine::{Legal, Region};
use broadside_table::{Angle, Pose, Shape, projected};

use super::SquadronRefused;
use crate::board::{Board, TokenKind};
use crate::facts::Keyword;
use crate::geometry::{Distance, at};
use crate::scene::{self, TOKEN_RADIUS};
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::each_obstacle;
use crate::words::{ArmadaWords, Piece, SquadronNo, Thing, TokenNo};
use crate::{Armada, ArmadaCx, ArmadaLook, Why, atoms, values};

/// The objective tokens in the play area at distance 1; not those that are assigned to a ship
/// (armada.keyword.strategic.02).
fn tokens<'a>(
    game: &'a Armada,
    board: &'a Board,
    squadron: SquadronNo,
) -> impl Iterator<Item = TokenNo> + 'a {
    board.tokens_of(TokenKind::Objective).filter(move |token| {
        let on_ship = board.tokens[token.index()].on.and_then(Thing::ship).is_some();
        !on_ship && scene::at_distance(game, board, Thing::Squadron(squadron), Thing::Token(*token), 1)
    })
}

/// Whether a squadron has a token to move.
pub(super) fn applies(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    tokens(look.game, look.board, squadron).next().is_some()
        && values::has(look, squadron, Keyword::Strategic)
}

/// The tokens that it may move.
pub(super) fn choices(look: &ArmadaLook<'_>, squadron: SquadronNo, items: &mut Vec<Thing>) {
    items.extend(tokens(look.game, look.board, squadron).map(Thing::Token));
}

/// Places at distance 1 of the squadron, also under a ship (armada.keyword.strategic.71).
pub(super) fn places(
    look: &ArmadaLook<'_>,
    squadron: SquadronNo,
    token: TokenNo,
    legal: &mut Legal<ArmadaWords>,
) {
    let centre = look.board.squadron(squadron).pose;
    let reach = Distance::One.end() + scene::disc(look.game, centre).radius + TOKEN_RADIUS;
    legal.regions.push(Region::Disc { centre, reach });
    legal.places.push(look.board.tokens[token.index()].pose);
    for way in 0..16u32 {
        let part = if way % 2 == 0 { 0.99 } else { 0.5 };
        let place = projected(centre, Angle(way << 28), reach * part);
        if check(look, squadron, place).is_ok() {
            legal.places.push(place);
        }
    }
}

/// Whether a token may be put there.
pub(super) fn check(look: &ArmadaLook<'_>, squadron: SquadronNo, place: Pose) -> Result<(), Why> {
    let token = Shape::Disc(scene::token_disc(place));
    let base = Shape::Disc(scene::disc(look.game, look.board.squadron(squadron).pose));
    let distance = Distance::One;
    if !at(distance..=distance, &base, &token) {
        return Err(SquadronRefused::TokenTooFar { distance }.by("armada.keyword.strategic.01"));
    }
    if !look.board.table.field().play.contains(&token) {
        return Err(SquadronRefused::TokenOutside.by("armada.play-area.01"));
    }
    Ok(())
}

/// The token is moved; where it comes to lie on an obstacle it stays with it (armada.obstacle-movement.09).
pub(super) fn put(cx: &mut ArmadaCx<'_>, token: TokenNo, place: Pose) {
    if cx.board.tokens[token.index()].pose == place {
        return;
    }
    let under = obstacles_under(cx.game, &cx.board, &Shape::Disc(scene::token_disc(place)));
    atoms::move_piece(cx, Piece::Token(token), place);
    atoms::lay_on(cx, token, each_obstacle(under).next().map(Thing::Obstacle));
}
