//! Rounds, phases, movement and what lies on the table.

use broadside_armada::words::{Event, Piece, Thing};
use broadside_stage::{Text, Told};

use super::Tale;
use crate::{names, words};

/// A line about a piece that is moved or placed.
fn moved(tale: &Tale<'_>, piece: Piece, to: broadside_table::Pose, text: Text) -> Told {
    Told { motion: tale.motion(piece, to), ..tale.about(1, "move", piece.into(), text) }
}

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    let (game, board) = (tale.game, tale.board);
    let text = Text::new;
    Some(match event {
        Event::RoundBegan(round) => tale.line(0, "round", text("armada-told-round").number("round", *round)),
        Event::PhaseBegan(at) => {
            tale.line(0, "phase", Text::new(format!("armada-told-phase-{}", words::phase(*at))))
        }
        Event::FirstPlayer(side) => tale.player(1, "initiative", *side, text("armada-told-first-player")),
        Event::Initiative(side) => tale.player(2, "initiative", *side, text("armada-told-initiative")),
        Event::ObjectiveChosen(id) => {
            let name = &*game.facts[*id].name;
            tale.line(1, "objective", text("armada-told-objective").name("objective", name))
        }
        Event::Passed(side, with) => {
            let id = if *with { "armada-told-passes" } else { "armada-told-must-pass" };
            tale.player(1, "pass", *side, text(id))
        }
        Event::PassTokens(side, count) if board.round == 0 => {
            tale.player(2, "pass", *side, text("armada-told-pass-tokens").number("passes", *count))
        }
        Event::VictoryTokens(side, count) => {
            tale.player(2, "victory", *side, text("armada-told-victory").number("count", *count))
        }
        Event::Deployed(piece @ Piece::Ship(at), to) => {
            let speed = board.ship(*at).speed;
            moved(tale, *piece, *to, text("armada-told-deployed-at").number("speed", speed))
        }
        Event::Deployed(piece, to) => moved(tale, *piece, *to, text("armada-told-deployed")),
        Event::Moved(Piece::Ship(at), to) if tale.lay(Piece::Ship(*at)) == Some(*to) => {
            tale.of(1, "move", Thing::Ship(*at), "armada-told-stays")
        }
        Event::Moved(piece @ Piece::Ship(at), to) => {
            let speed = board.ship(*at).speed;
            moved(tale, *piece, *to, text("armada-told-moves-at").number("speed", speed))
        }
        Event::Moved(piece, to) => moved(tale, *piece, *to, text("armada-told-moves")),
        Event::ObstaclePlaced(at, to) => moved(tale, Piece::Obstacle(*at), *to, text("armada-told-placed")),
        Event::ObstacleTurnedOver(at) => tale.of(1, "move", Thing::Obstacle(*at), "armada-told-turned-over"),
        Event::ObstacleRemoved(at) => tale.of(1, "move", Thing::Obstacle(*at), "armada-told-removed"),
        Event::Marked(what) => {
            let what = names::party(game, board, *what);
            tale.line(1, "objective", text("armada-told-marked").text("what", what))
        }
        Event::ObjectiveDials(count) => {
            tale.line(2, "objective", text("armada-told-objective-dials").number("count", *count))
        }
        Event::ObjectiveDialRevealed(command) => {
            let command = names::command(*command);
            tale.line(1, "objective", text("armada-told-objective-dial").text("command", command))
        }
        Event::TokenPlaced(at, to) if at.index() < board.tokens.len() => {
            moved(tale, Piece::Token(*at), *to, text("armada-told-placed"))
        }
        Event::TokenPlaced(..) => tale.line(1, "token", text("armada-told-token-placed")),
        Event::TokenRemoved(_) => tale.line(2, "token", text("armada-told-token-removed")),
        Event::SetAside(piece) => tale.of(1, "aside", (*piece).into(), "armada-told-set-aside"),
        // A ship that is deployed tells its speed itself.
        Event::Speed(at, speed) if tale.before.ship(*at).in_play() => {
            let text = text("armada-told-speed").number("speed", *speed);
            tale.about(2, "speed", Thing::Ship(*at), text)
        }
        Event::ManeuverSpeed(at, speed) => {
            let text = text("armada-told-maneuver-speed").number("speed", *speed);
            tale.about(2, "speed", Thing::Ship(*at), text)
        }
        Event::ShipActivated(at) => tale.of(1, "ship", Thing::Ship(*at), "armada-told-activates"),
        Event::SquadronActivated(at) => tale.of(1, "fighter", Thing::Squadron(*at), "armada-told-activates"),
        Event::OverlappedShip(at, other, speed) => {
            let text = text("armada-told-overlaps-ship")
                .name("other", names::ship(game, board, *other))
                .number("speed", *speed);
            tale.about(2, "overlap", Thing::Ship(*at), text)
        }
        Event::OverlappedObstacle(piece, other) => {
            let other = names::party(game, board, Thing::Obstacle(*other));
            let text = text("armada-told-overlaps").text("other", other);
            tale.about(2, "overlap", (*piece).into(), text)
        }
        Event::ObstaclesIgnored(at) => {
            tale.of(2, "overlap", Thing::Ship(*at), "armada-told-ignores-obstacles")
        }
        Event::ObjectiveShip(at) => tale.of(1, "objective", Thing::Ship(*at), "armada-told-objective-ship"),
        Event::ObjectiveToken(at, by) => {
            let id = if *by >= 0 { "armada-told-objective-gained" } else { "armada-told-objective-lost" };
            let text = text(id).number("count", by.unsigned_abs());
            tale.about(2, "objective", Thing::Ship(*at), text)
        }
        Event::Doomed(piece) => tale.of(1, "destroyed", (*piece).into(), "armada-told-doomed"),
        Event::Returned(at, to) => moved(tale, Piece::Squadron(*at), *to, text("armada-told-returned")),
        Event::Destroyed(piece) if tale.left_the_table(*piece) => {
            tale.of(1, "destroyed", (*piece).into(), "armada-told-destroyed-outside")
        }
        Event::Destroyed(piece) => tale.of(1, "destroyed", (*piece).into(), "armada-told-destroyed"),
        Event::GameOver(Some(side)) => tale.player(0, "over", *side, text("armada-told-won")),
        Event::GameOver(None) => tale.line(0, "over", text("armada-told-over")),
        _ => return None,
    })
}
