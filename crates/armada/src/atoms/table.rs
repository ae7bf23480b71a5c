//! Pieces and tokens come onto the table, move and leave it.

use broadside_engine::{About, Seat, Side};
use broadside_table::Pose;

use crate::ArmadaCx;
use crate::board::{Standing, TableToken, TokenKind};
use crate::facts::ObjectiveId;
use crate::words::{Event, ObstacleNo, Phase, Piece, ShipNo, SquadronNo, Thing, TokenNo, Window};

/// A player becomes first player.
pub fn set_first_player(cx: &mut ArmadaCx<'_>, side: Side) {
    cx.board.first = side;
    let seat = cx.board.seat(side);
    cx.emit(Event::FirstPlayer(seat));
}

/// The objective is chosen; its effects are active from now on.
pub fn choose_objective(cx: &mut ArmadaCx<'_>, objective: ObjectiveId) {
    cx.board.objective = Some(objective);
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(Event::ObjectiveChosen(objective));
}

/// A round begins.
pub fn begin_round(cx: &mut ArmadaCx<'_>) {
    cx.board.round = cx.board.round.saturating_add(1);
    let round = cx.board.round;
    cx.emit(Event::RoundBegan(round));
}

/// The next round token is laid beside the play area (armada.round.03).
pub fn round_token(cx: &mut ArmadaCx<'_>) {
    let next = cx.board.round.saturating_add(1);
    cx.emit(Event::RoundToken(next));
}

/// A player passes, with a pass token or because there is no ship to activate (armada.pass-tokens.05).
pub fn pass(cx: &mut ArmadaCx<'_>, seat: Seat, token: bool) {
    let side = cx.board.side(seat);
    let player = &mut cx.board.players[side.0 as usize];
    player.passed = token;
    let passes = player.passes;
    cx.emit(Event::Passed(seat, token));
    if token {
        set_passes(cx, side, passes.saturating_sub(1));
    }
}

/// The game is over.
pub fn game_over(cx: &mut ArmadaCx<'_>, winner: Side) {
    cx.board.winner = Some(winner);
    cx.emit(Event::GameOver(Some(winner)));
}

/// A phase begins.
pub fn begin_phase(cx: &mut ArmadaCx<'_>, phase: Phase) {
    cx.board.phase = phase;
    cx.emit(Event::PhaseBegan(phase));
}

/// A ship or squadron comes onto the table.
pub fn deploy(cx: &mut ArmadaCx<'_>, piece: Piece, pose: Pose) {
    match piece {
        Piece::Ship(ship) => {
            let ship = &mut cx.board.ships[ship.index()];
            (ship.standing, ship.pose) = (Standing::InPlay, pose);
        }
        Piece::Squadron(squadron) => {
            let squadron = &mut cx.board.squadrons[squadron.index()];
            (squadron.standing, squadron.pose) = (Standing::InPlay, pose);
            // Its slider shows the colour of the initiative token (armada.objective.hyperspace-assault.78).
            squadron.activated = false;
        }
        _ => return,
    }
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(Event::Deployed(piece, pose));
    if let Piece::Ship(ship) = piece {
        cx.raise(Window::ShipDeploys, About::subject(Thing::Ship(ship)));
    }
}

/// A ship or squadron is set aside: out of play until the effect that did it brings it back.
pub fn set_aside(cx: &mut ArmadaCx<'_>, piece: Piece) {
    match piece {
        Piece::Ship(ship) => cx.board.ships[ship.index()].standing = Standing::SetAside,
        Piece::Squadron(squadron) => cx.board.squadrons[squadron.index()].standing = Standing::SetAside,
        _ => return,
    }
    cx.board.ears = cx.game.ears_of(cx.board);
    cx.emit(Event::SetAside(piece));
}

/// A ship or squadron comes to lie elsewhere.
pub fn move_piece(cx: &mut ArmadaCx<'_>, piece: Piece, pose: Pose) {
    match piece {
        Piece::Ship(ship) => cx.board.ships[ship.index()].pose = pose,
        Piece::Squadron(squadron) => cx.board.squadrons[squadron.index()].pose = pose,
        Piece::Obstacle(obstacle) => cx.board.obstacles[obstacle.index()].pose = pose,
        Piece::Token(token) => cx.board.tokens[token.index()].pose = pose,
    }
    cx.emit(Event::Moved(piece, pose));
    match piece {
        Piece::Obstacle(_) => cx.raise(Window::ObstacleMoved, About::subject(piece.into())),
        Piece::Token(_) => cx.raise(Window::ObjectiveTokenMoved, About::subject(piece.into())),
        _ => {}
    }
}

/// An obstacle is placed.
pub fn place_obstacle(cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo, pose: Pose) {
    let it = &mut cx.board.obstacles[obstacle.index()];
    (it.placed, it.pose) = (true, pose);
    cx.emit(Event::ObstaclePlaced(obstacle, pose));
}

/// A token is placed in the play area.
pub fn place_token(
    cx: &mut ArmadaCx<'_>,
    kind: TokenKind,
    pose: Pose,
    owner: Option<Seat>,
    on: Option<Thing>,
) {
    let number = TokenNo(cx.board.tokens.len() as u8);
    if cx.board.tokens.try_push(TableToken { kind, pose, owner, on }).is_err() {
        return cx.fail("more tokens lie in the play area than the product holds");
    }
    cx.emit(Event::TokenPlaced(number, pose));
}

/// A token is removed from the play area. The tokens behind it move up in the list.
pub fn remove_token(cx: &mut ArmadaCx<'_>, token: TokenNo) {
    cx.board.tokens.remove(token.index());
    cx.emit(Event::TokenRemoved(token));
    cx.raise(Window::ObjectiveTokenMoved, About::default());
}

/// All tokens of a kind are removed from the play area.
pub fn remove_tokens(cx: &mut ArmadaCx<'_>, kind: TokenKind) {
    for at in (0..cx.board.tokens.len()).rev() {
        if cx.board.tokens[at].kind == kind {
            remove_token(cx, TokenNo(at as u8));
        }
    }
}

/// The initiative is with this side: it was handed over, or the token was flipped.
pub fn initiative(cx: &mut ArmadaCx<'_>, side: Side) {
    cx.board.first = side;
    let seat = cx.board.seat(side);
    cx.emit(Event::Initiative(seat));
}

/// A player has another number of pass tokens.
pub fn set_passes(cx: &mut ArmadaCx<'_>, side: Side, passes: u8) {
    cx.board.players[side.0 as usize].passes = passes;
    let seat = cx.board.seat(side);
    cx.emit(Event::PassTokens(seat, passes));
}

/// A player gains victory tokens.
pub fn gain_victory(cx: &mut ArmadaCx<'_>, seat: Seat, count: u8) {
    let side = cx.board.side(seat);
    let player = &mut cx.board.players[side.0 as usize];
    player.victory = player.victory.saturating_add(count);
    cx.emit(Event::VictoryTokens(seat, count));
}

/// A ship becomes objective ship.
pub fn mark_objective_ship(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.ships[ship.index()].objective_ship = true;
    cx.emit(Event::ObjectiveShip(ship));
}

/// A ship gains or loses objective tokens.
pub fn objective_tokens(cx: &mut ArmadaCx<'_>, ship: ShipNo, by: i8) {
    let it = &mut cx.board.ships[ship.index()].objective_tokens;
    *it = it.saturating_add_signed(by);
    cx.emit(Event::ObjectiveToken(ship, by));
}

/// A squadron's activation slider is moved.
pub fn set_slider(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, activated: bool) {
    if cx.board.squadrons[squadron.index()].activated != activated {
        cx.board.squadrons[squadron.index()].activated = activated;
        cx.emit(Event::SliderSet(squadron, activated));
    }
}

/// A ship's speed dial is turned by a player.
pub fn set_speed(cx: &mut ArmadaCx<'_>, ship: ShipNo, speed: u8, by: Seat) {
    if cx.board.ships[ship.index()].speed == speed {
        return;
    }
    cx.board.ships[ship.index()].speed = speed;
    cx.emit(Event::Speed(ship, speed));
    if cx.board.ships[ship.index()].in_play() {
        cx.raise(Window::SpeedDialChanged, About::subject(Thing::Ship(ship)).amount(by.0.into()));
    }
}

/// A ship ignores the obstacles that it overlaps in its present maneuver.
pub fn ignore_obstacles(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.ships[ship.index()].ignores_obstacles = true;
    cx.emit(Event::ObstaclesIgnored(ship));
}
