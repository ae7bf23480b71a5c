//! The table as it is drawn.

mod cards;
mod duel;
mod path;
mod pieces;
mod ship;
mod side;
mod turns;

use broadside_engine::{Game, Look, Position, Side, Viewer};
use broadside_stage::{Outline, Over, Scene, Surface, Text, Zone};
use broadside_table::Area;
use broadside_xwing::board::Board;
use broadside_xwing::geometry::Field;
use broadside_xwing::geometry::measures::BAND;
use broadside_xwing::steps::Step;
use broadside_xwing::steps::edge_of;
use broadside_xwing::view::View;
use broadside_xwing::words::{DeviceNo, Object, ObjectiveNo, ObstacleNo, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::names;
pub(super) use duel::{Declared, declaring, label, proof, weapon};
pub(super) use path::active;
pub(super) use pieces::outline;

/// The ends of the range bands.
pub(super) const BANDS: [f64; 3] = [BAND, 2.0 * BAND, 3.0 * BAND];

/// What the parts of a scene look at: the position, and what the viewer may see of it.
struct Eyes<'a> {
    look: XWingLook<'a>,
    view: View,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    fn game(&self) -> &'a XWing {
        self.look.game
    }

    fn board(&self) -> &'a Board {
        self.look.board
    }

    /// Whose an object is, for a viewer: your side's, the enemy's, or of a faction.
    fn whose(&self, owner: Side) -> Text {
        match self.viewer {
            Viewer::Seat(seat) if self.board().side(seat) == owner => Text::new("xwing-whose-yours"),
            Viewer::Seat(_) => Text::new("xwing-whose-enemy"),
            Viewer::Spectator => names::side(self.board(), owner),
        }
    }

    /// Whether an object acts, or takes part in the attack under way.
    fn roles(&self, object: Object, flags: &mut Vec<String>) {
        let board = self.board();
        let all = [
            ("active", active(&self.look) == Some(object)),
            ("attacker", board.attacks.iter().any(|attack| attack.attacker == object)),
            ("defender", board.attacks.iter().any(|attack| attack.defender == object)),
        ];
        flags.extend(all.iter().filter(|(_, on)| *on).map(|(name, _)| (*name).to_owned()));
    }
}

/// The table as a viewer sees it.
pub(super) fn scene(game: &XWing, position: &Position<XWingWords>, viewer: Viewer) -> Scene {
    let eyes = Eyes { look: Look::new(game, position), view: game.view(position, viewer), viewer };
    let board = &position.board;
    let count = |len: usize| 0..len as u8;
    let mut pieces = Vec::new();
    pieces.extend(count(board.obstacles.len()).map(|at| pieces::obstacle(&eyes, ObstacleNo(at))));
    pieces.extend(count(board.objectives.len()).map(|at| pieces::objective(&eyes, ObjectiveNo(at))));
    let devices = count(board.devices.len()).map(DeviceNo).filter(|at| board.device(*at).in_play);
    pieces.extend(devices.map(|at| pieces::device(&eyes, at)));
    pieces.extend(board.all_ships().map(|at| ship::ship(&eyes, at)));
    Scene {
        surface: surface(board),
        round: board.round.into(),
        rounds: Some(board.rounds.into()),
        path: path::path(&eyes),
        sides: Side::BOTH.map(|side| side::side(&eyes, side)).into(),
        pieces,
        duels: board.attacks.iter().map(|attack| duel::duel(&eyes.look, attack)).collect(),
        piles: cards::piles(&eyes),
        cards: cards::of_table(&eyes),
        turns: Some(turns::turns(&eyes)),
        queue: turns::queue(&eyes),
        deciders: position.core.deciders().iter().map(|seat| seat.0).collect(),
        over: position.core.is_over().then(|| over(game, board)),
    }
}

fn area(area: Area) -> Outline {
    let (low, high) = (area.low, area.high);
    Outline {
        points: vec![[low.x, low.y], [high.x, low.y], [high.x, high.y], [low.x, high.y]],
        ..Outline::default()
    }
}

/// The play area; during setup the strips in which the players place their ships (xwing.setup.11).
fn surface(board: &Board) -> Surface {
    let field = Field::standard();
    let zone = |side: Side| Zone {
        kind: "deployment".into(),
        side: Some(side.0),
        outline: area(field.strip(edge_of(board, side), 1.0)),
    };
    Surface {
        width: field.area.high.x - field.area.low.x,
        height: field.area.high.y - field.area.low.y,
        zones: if board.round == 0 { Side::BOTH.map(zone).into() } else { Vec::new() },
        bands: BANDS.to_vec(),
        distances: Vec::new(),
    }
}

/// How the game ended: one side has no ship left, or the mission points decide.
fn over(game: &XWing, board: &Board) -> Over {
    let outcome = game.outcome(board);
    let [one, other] = outcome.scores.0;
    let out = Side::BOTH.map(|side| board.is_wiped_out(side));
    let reason = match out[0] != out[1] {
        true => Text::new("xwing-over-no-ships"),
        false if one == other => Text::new("xwing-over-tie").number("score", one),
        false => Text::new("xwing-over-score").number("more", one.max(other)).number("less", one.min(other)),
    };
    Over { winner: outcome.winner.map(|side| side.0), reason }
}

/// Whether a procedure is the turn of an object in a phase.
fn is_turn(step: &Step) -> bool {
    matches!(step, Step::Activation(_) | Step::Engagement(_) | Step::SystemTurn(_) | Step::Gnaw(_))
}
