//! Pieces and tokens come onto the table, move and leave it.

use broadside_engine::{About, Seat, Side};
use broadside_table::{Frame, Point, Pose};

use super::{KEY, listen};
use crate::ArmadaCx;
use crate::board::{Obstacle, Pile, Standing, Table, TableToken, TokenKind};
use crate::cards::plan;
use crate::facts::{Command, ObjectiveId, ObstacleKind};
use crate::scene::at_distance;
use crate::words::{Event, ObstacleNo, Phase, Piece, ShipNo, SquadronNo, Thing, TokenNo, UpgradeNo, Window};

/// A side becomes first player.
pub fn set_first_player(cx: &mut ArmadaCx<'_>, side: Side) {
    cx.board.open(KEY).seating.first = side;
    cx.emit(Event::FirstPlayer(side));
}

/// The objective is chosen; its effects are active from now on. It says at which edges the players sit and which obstacles
/// there are besides.
pub fn choose_objective(cx: &mut ArmadaCx<'_>, objective: ObjectiveId) {
    cx.board.open(KEY).objective = Some(objective);
    listen(cx);
    let plan = plan(cx.game, &cx.board);
    if plan.short_edges && cx.board.table == Table::Standard {
        cx.board.open(KEY).table = Table::ShortEdges;
    }
    for id in plan.with.iter().filter_map(|slug| cx.game.facts.obstacle(slug)) {
        if !cx.board.obstacles.iter().any(|it| it.id == id) {
            add_obstacle(cx, Obstacle { id, kind: cx.game.facts[id].kind, ..Obstacle::default() });
        }
    }
    if plan.two_stations {
        let stations = || cx.board.obstacles.iter().filter(|it| it.kind == ObstacleKind::Station);
        if let (1, Some(station)) = (stations().count(), stations().next().copied()) {
            add_obstacle(cx, station);
        }
        let owner = cx.board.second();
        let stations = cx.board.open(KEY).obstacles.iter_mut().filter(|it| it.kind == ObstacleKind::Station);
        stations.for_each(|station| station.owner = Some(owner));
    }
    cx.emit(Event::ObjectiveChosen(objective));
}

fn add_obstacle(cx: &mut ArmadaCx<'_>, obstacle: Obstacle) {
    if cx.board.open(KEY).obstacles.try_push(obstacle).is_err() {
        cx.fail("the objective brings more obstacles than the board holds");
    }
}

/// A round begins (armada.round.02).
pub fn begin_round(cx: &mut ArmadaCx<'_>) {
    cx.board.open(KEY).round = cx.board.round.saturating_add(1);
    let round = cx.board.round;
    cx.emit(Event::RoundBegan(round));
}

/// The next round token is laid beside the play area (armada.round.03).
pub fn round_token(cx: &mut ArmadaCx<'_>) {
    let next = cx.board.round.saturating_add(1);
    cx.emit(Event::RoundToken(next));
}

/// A side passes, with a pass token or because there is no ship to activate (armada.pass-tokens.05).
pub fn pass(cx: &mut ArmadaCx<'_>, side: Side, token: bool) {
    let player = &mut cx.board.open(KEY).sides[side];
    player.passed = token;
    let passes = player.passes;
    cx.emit(Event::Passed(side, token));
    if token {
        set_passes(cx, side, passes.saturating_sub(1));
    }
}

/// A side has won before the scores are compared.
pub fn win(cx: &mut ArmadaCx<'_>, winner: Side) {
    cx.board.open(KEY).winner = Some(winner);
}

/// The game is over.
pub fn game_over(cx: &mut ArmadaCx<'_>, winner: Side) {
    cx.board.open(KEY).winner = Some(winner);
    cx.emit(Event::GameOver(Some(winner)));
}

/// A phase begins.
pub fn begin_phase(cx: &mut ArmadaCx<'_>, phase: Phase) {
    cx.board.open(KEY).phase = phase;
    cx.emit(Event::PhaseBegan(phase));
}

/// A ship or squadron comes onto the table.
pub fn deploy(cx: &mut ArmadaCx<'_>, piece: Piece, pose: Pose) {
    match piece {
        Piece::Ship(ship) => {
            let ship = &mut cx.board.open(KEY).ships[ship.index()];
            (ship.standing, ship.pose, ship.held_by) = (Standing::InPlay, pose, None);
        }
        Piece::Squadron(squadron) => {
            let squadron = &mut cx.board.open(KEY).squadrons[squadron.index()];
            (squadron.standing, squadron.pose) = (Standing::InPlay, pose);
            // Its slider shows the colour of the initiative token (armada.objective.hyperspace-assault.78).
            squadron.activated = false;
        }
        _ => return,
    }
    listen(cx);
    cx.emit(Event::Deployed(piece, pose));
    if let Piece::Ship(ship) = piece {
        cx.raise(Window::ShipDeploys, About::subject(Thing::Ship(ship)));
    }
}

/// A ship or squadron is set aside: out of play until the effect that did it, of a card or of the objective, brings it back.
pub fn set_aside(cx: &mut ArmadaCx<'_>, piece: Piece, by: Option<UpgradeNo>) {
    match piece {
        Piece::Ship(ship) => {
            let it = &mut cx.board.open(KEY).ships[ship.index()];
            (it.standing, it.held_by) = (Standing::SetAside, by);
        }
        Piece::Squadron(squadron) => {
            let it = &mut cx.board.open(KEY).squadrons[squadron.index()];
            (it.standing, it.held_by) = (Standing::SetAside, by);
        }
        _ => return,
    }
    listen(cx);
    cx.emit(Event::SetAside(piece));
}

/// A ship is taken up from the table, to be deployed anew.
pub fn take_up(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.open(KEY).ships[ship.index()].standing = Standing::Waiting;
}

/// A ship or squadron comes to lie elsewhere.
pub fn move_piece(cx: &mut ArmadaCx<'_>, piece: Piece, pose: Pose) {
    if let Piece::Token(token) = piece {
        stir(cx, token);
    }
    match piece {
        Piece::Ship(ship) => {
            cx.board.open(KEY).ships[ship.index()].pose = pose;
            carry_tokens(cx, ship);
        }
        Piece::Squadron(squadron) => cx.board.open(KEY).squadrons[squadron.index()].pose = pose,
        Piece::Obstacle(obstacle) => cx.board.open(KEY).obstacles[obstacle.index()].pose = pose,
        Piece::Token(token) => cx.board.open(KEY).tokens[token.index()].pose = pose,
    }
    cx.emit(Event::Moved(piece, pose));
    match piece {
        Piece::Obstacle(_) => cx.raise(Window::ObstacleMoved, About::subject(piece.into())),
        Piece::Token(_) => cx.raise(Window::ObjectiveTokenMoved, About::subject(piece.into())),
        _ => {}
    }
}

/// Where a token on a hull zone lies: on its targeting point.
pub fn zone_pose(cx: &ArmadaCx<'_>, zone: Thing) -> Pose {
    let Thing::Zone(ship, zone) = zone else { return Pose::default() };
    let it = cx.board.ship(ship);
    let place = cx.game.measures.ship(it.card, it.pose).target(zone);
    Pose::from_mm(place.x, place.y, 0.0)
}

/// The tokens on the hull zones of a ship move with it.
fn carry_tokens(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    for at in 0..cx.board.tokens.len() {
        if let Some(zone @ Thing::Zone(of, _)) = cx.board.tokens[at].on
            && of == ship
        {
            cx.board.open(KEY).tokens[at].pose = zone_pose(cx, zone);
        }
    }
}

/// The tokens on the hull zones of a ship leave the play area with it.
pub(super) fn take_tokens_off(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let on_it = |token: &TableToken| matches!(token.on, Some(Thing::Zone(of, _)) if of == ship);
    while let Some(at) = cx.board.tokens.iter().position(on_it) {
        remove_token(cx, TokenNo(at as u8));
    }
}

/// An obstacle is placed.
pub fn place_obstacle(cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo, pose: Pose) {
    let it = &mut cx.board.open(KEY).obstacles[obstacle.index()];
    (it.placed, it.pose) = (true, pose);
    cx.emit(Event::ObstaclePlaced(obstacle, pose));
}

/// An obstacle is turned over where it lies; tokens on it keep their places on it (armada.card.grav-shift-reroute.06).
pub fn turn_over(cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo) {
    let it = &mut cx.board.open(KEY).obstacles[obstacle.index()];
    it.id = cx.game.facts.turned_over(it.id);
    let frame = Frame::from(it.pose);
    for token in
        cx.board.open(KEY).tokens.iter_mut().filter(|token| token.on == Some(Thing::Obstacle(obstacle)))
    {
        let on_it = frame.to_local(Frame::from(token.pose).origin);
        let mirrored = frame.to_table(Point::new(-on_it.x, on_it.y));
        token.pose = Pose { facing: token.pose.facing, ..Pose::from_mm(mirrored.x, mirrored.y, 0.0) };
    }
    cx.emit(Event::ObstacleTurnedOver(obstacle));
}

/// An obstacle is removed from the play area. What lies on it stays, but for objective tokens
/// (armada.card.proximity-mines-token.25).
pub fn remove_obstacle(cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo) {
    let on = Some(Thing::Obstacle(obstacle));
    for at in (0..cx.board.tokens.len()).rev() {
        let token = &mut cx.board.open(KEY).tokens[at];
        if token.on == on && token.kind == TokenKind::Objective {
            remove_token(cx, TokenNo(at as u8));
        } else if token.on == on {
            token.on = None;
        }
    }
    cx.board.open(KEY).obstacles[obstacle.index()].placed = false;
    cx.emit(Event::ObstacleRemoved(obstacle));
}

/// A token is placed in the play area.
pub fn place_token(
    cx: &mut ArmadaCx<'_>,
    kind: TokenKind,
    pose: Pose,
    owner: Option<Side>,
    on: Option<Thing>,
) {
    let number = TokenNo(cx.board.tokens.len() as u8);
    if cx.board.open(KEY).tokens.try_push(TableToken { kind, pose, owner, on }).is_err() {
        return cx.fail("more tokens lie in the play area than the product holds");
    }
    cx.emit(Event::TokenPlaced(number, pose));
}

/// An objective token that lies free is about to be moved or removed: squadrons at distance 1–2 of it that wait for that
/// hear of it. It counts from where it lay (armada.card.moralo-eval.13).
fn stir(cx: &mut ArmadaCx<'_>, token: TokenNo) {
    let it = cx.board.tokens[token.index()];
    if it.kind != TokenKind::Objective || it.on.is_some() || !cx.look().listens(Window::TokenStirred) {
        return;
    }
    for number in 0..cx.board.squadrons.len() as u8 {
        let squadron = Thing::Squadron(SquadronNo(number));
        let card = cx.board.squadrons[usize::from(number)].card;
        let waits = cx.game.table.squadron_ears[card.index()].windows.has(Window::TokenStirred);
        if waits && at_distance(cx.game, &cx.board, squadron, Thing::Token(token), 2) {
            cx.raise(Window::TokenStirred, About::subject(squadron));
        }
    }
}

/// A token is removed from the play area. The tokens behind it move up in the list.
pub fn remove_token(cx: &mut ArmadaCx<'_>, token: TokenNo) {
    stir(cx, token);
    cx.board.open(KEY).tokens.remove(token.index());
    if let Some(Thing::Token(TokenNo(at))) = cx.board.objective_mark {
        let moved = if at > token.0 { at - 1 } else { at };
        cx.board.open(KEY).objective_mark = (at != token.0).then_some(Thing::Token(TokenNo(moved)));
    }
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
    cx.board.open(KEY).seating.first = side;
    cx.emit(Event::Initiative(side));
}

/// A side has another number of pass tokens.
pub fn set_passes(cx: &mut ArmadaCx<'_>, side: Side, passes: u8) {
    cx.board.open(KEY).sides[side].passes = passes;
    cx.emit(Event::PassTokens(side, passes));
}

/// A side gains victory tokens (armada.victory-tokens.01).
pub fn gain_victory(cx: &mut ArmadaCx<'_>, side: Side, count: u8) {
    let player = &mut cx.board.open(KEY).sides[side];
    player.victory = player.victory.saturating_add(count);
    cx.emit(Event::VictoryTokens(side, count));
}

/// The objective marks an edge or a token.
pub fn mark(cx: &mut ArmadaCx<'_>, what: Thing) {
    cx.board.open(KEY).objective_mark = Some(what);
    cx.emit(Event::Marked(what));
}

/// Dials come to lie on the objective card, facedown.
pub fn place_objective_dials(cx: &mut ArmadaCx<'_>, pile: Pile) {
    cx.board.open(KEY).objective_pile = pile;
    cx.emit(Event::ObjectiveDials(pile.dials().count() as u8));
}

/// The top dial of the objective card is revealed; it leaves the card.
pub fn reveal_objective_dial(cx: &mut ArmadaCx<'_>) -> Option<Command> {
    let command = cx.board.open(KEY).objective_pile.take_dial(0)?;
    cx.emit(Event::ObjectiveDialRevealed(command));
    Some(command)
}

/// A ship becomes objective ship.
pub fn mark_objective_ship(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    cx.board.open(KEY).ships[ship.index()].objective_ship = true;
    cx.emit(Event::ObjectiveShip(ship));
}

/// A ship gains or loses objective tokens.
pub fn objective_tokens(cx: &mut ArmadaCx<'_>, ship: ShipNo, by: i8) {
    let it = &mut cx.board.open(KEY).ships[ship.index()].objective_tokens;
    *it = it.saturating_add_signed(by);
    cx.emit(Event::ObjectiveToken(ship, by));
}

/// A squadron's activation slider is moved.
pub fn set_slider(cx: &mut ArmadaCx<'_>, squadron: SquadronNo, activated: bool) {
    if cx.board.squadrons[squadron.index()].activated != activated {
        cx.board.open(KEY).squadrons[squadron.index()].activated = activated;
        cx.emit(Event::SliderSet(squadron, activated));
    }
}

/// A ship's speed dial is turned by a player.
pub fn set_speed(cx: &mut ArmadaCx<'_>, ship: ShipNo, speed: u8, by: Seat) {
    if cx.board.ships[ship.index()].speed == speed {
        return;
    }
    cx.board.open(KEY).ships[ship.index()].speed = speed;
    cx.emit(Event::Speed(ship, speed));
    if cx.board.ships[ship.index()].in_play() {
        cx.raise(Window::SpeedDialChanged, About::subject(Thing::Ship(ship)).amount(by.0.into()));
    }
}

/// A ship ignores the obstacles that it overlaps in its present maneuver; where it waives them, other effects still see
/// that it overlapped them.
pub fn ignore_obstacles(cx: &mut ArmadaCx<'_>, ship: ShipNo, waives: bool) {
    let it = &mut cx.board.open(KEY).ships[ship.index()];
    (it.ignores_obstacles, it.waives_obstacles) = (true, waives);
    cx.emit(Event::ObstaclesIgnored(ship));
}

/// A token lies on an obstacle, a hull zone or a ship, and stays with it; or on the table.
pub fn lay_on(cx: &mut ArmadaCx<'_>, token: TokenNo, on: Option<Thing>) {
    cx.board.open(KEY).tokens[token.index()].on = on;
}

/// The objective's special rule is used up.
pub fn use_up_objective(cx: &mut ArmadaCx<'_>) {
    cx.board.open(KEY).objective_done = true;
}
