//! The table as it is drawn.

mod cards;
mod duel;
mod obstacle;
mod path;
mod ship;
mod side;
mod squadron;
mod surface;

use broadside_armada::board::{Board, Standing};
use broadside_armada::steps::Step;
use broadside_armada::view::View;
use broadside_armada::words::{ArmadaWords, ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo};
use broadside_armada::{Armada, ArmadaLook};
use broadside_engine::{Game, Look, Position, Side, Viewer};
use broadside_stage::{Over, Scene, Stat, Text};
use broadside_table::Pose;

use super::{plates, words};
pub(super) use cards::upgrade_text;
pub(super) use duel::{damage_now, drawn, is_rolled, obstructor, proof};
pub(super) use squadron::squadron_text;

/// How many rounds a game has (armada.rounds).
pub(super) const ROUNDS: u32 = 6;

/// What the parts of a scene look at: the position, and what the viewer may see of it.
struct Eyes<'a> {
    look: ArmadaLook<'a>,
    view: View,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    fn game(&self) -> &'a Armada {
        self.look.game
    }

    fn board(&self) -> &'a Board {
        self.look.board
    }

    fn name(&self, piece: Piece) -> String {
        plates::name(self.game(), self.board(), piece)
    }

    fn short(&self, piece: Piece) -> String {
        plates::short(self.game(), self.board(), piece)
    }

    /// Where a ship that is being deployed was put, before it is in play.
    fn put_down(&self, ship: ShipNo) -> Option<Pose> {
        let put = |step: &Step| match step {
            Step::DeployPiece(frame) => frame.put_down(),
            _ => None,
        };
        let (piece, pose) = self.look.core.procedures().find_map(|(_, step)| put(step))?;
        (piece == Piece::Ship(ship)).then_some(pose)
    }

    fn side(&self, thing: Thing) -> Option<u8> {
        self.board().side_of(thing).map(|side| side.0)
    }

    /// Whose a piece is, for a viewer: yours, the enemy's, or of a faction.
    fn whose(&self, thing: Thing) -> Text {
        let board = self.board();
        match (board.side_of(thing), self.viewer) {
            (None, _) => Text::new("armada-nothing"),
            (Some(owner), Viewer::Seat(seat)) if owner == board.side(seat) => Text::new("armada-whose-yours"),
            (Some(_), Viewer::Seat(_)) => Text::new("armada-whose-enemy"),
            (Some(owner), _) => words::faction(board.sides[owner].faction),
        }
    }

    /// Whether a piece is the active one, or takes part in the attack under way.
    fn roles(&self, piece: Piece, flags: &mut Vec<String>) {
        let is = |thing: Thing| thing.piece() == Some(piece);
        if self.board().active == Some(piece) {
            flags.push("active".into());
        }
        if self.board().attacks.iter().any(|attack| is(attack.attacker)) {
            flags.push("attacker".into());
        }
        if self.board().attacks.iter().any(|attack| is(attack.defender)) {
            flags.push("defender".into());
        }
    }

    /// The defense tokens of a piece that the attack under way has locked, a bit for each place.
    fn locked(&self, piece: Piece) -> u8 {
        let attack = self.board().attacks.iter().rev().find(|attack| attack.defender.piece() == Some(piece));
        attack.map_or(0, |attack| attack.locked)
    }
}

fn standing(standing: Standing) -> broadside_stage::Standing {
    match standing {
        Standing::Waiting => broadside_stage::Standing::Waiting,
        Standing::SetAside => broadside_stage::Standing::Aside,
        Standing::InPlay => broadside_stage::Standing::InPlay,
        Standing::Destroyed => broadside_stage::Standing::Destroyed,
    }
}

/// A number with its name and icon.
fn stat(icon: &str, value: Option<i32>) -> Stat {
    Stat::new(icon, words::text("stat", icon), value)
}

/// The table as a viewer sees it.
pub(super) fn scene(game: &Armada, position: &Position<ArmadaWords>, viewer: Viewer) -> Scene {
    let look = Look::new(game, position);
    let eyes = Eyes { look, view: game.view(position, viewer), viewer };
    let board = &position.board;
    let count = |len: usize| 0..len as u8;
    let mut pieces = Vec::new();
    pieces.extend(count(board.obstacles.len()).map(|at| obstacle::obstacle(&eyes, ObstacleNo(at))));
    pieces.extend(count(board.tokens.len()).map(|at| obstacle::token(&eyes, TokenNo(at))));
    pieces.extend(count(board.ships.len()).map(|at| ship::ship(&eyes, ShipNo(at))));
    pieces.extend(squadron::all(&eyes, count(board.squadrons.len()).map(SquadronNo)));
    Scene {
        surface: surface::surface(board),
        round: board.round.into(),
        rounds: (!board.unlimited).then_some(ROUNDS),
        path: path::path(&eyes),
        sides: side::sides(&eyes),
        pieces,
        duels: board.attacks.iter().map(|attack| duel::duel(&eyes, attack)).collect(),
        piles: cards::piles(&eyes),
        cards: cards::of_table(&eyes),
        deciders: position.core.deciders().iter().map(|seat| seat.0).collect(),
        over: position.core.is_over().then(|| over(&eyes)),
        ..Scene::default()
    }
}

/// How the game ended: one side has no ship left, or the scores decide.
fn over(eyes: &Eyes<'_>) -> Over {
    let board = eyes.board();
    let winner = eyes.game().outcome(board).winner;
    let scores = eyes.view.scores;
    let has_ship =
        |side: Side| board.ships.iter().any(|ship| ship.in_play() && board.side(ship.controller) == side);
    let left = winner.is_some_and(|side| has_ship(side.enemy()));
    let reason = match (board.winner, left) {
        (Some(_), false) => Text::new("armada-over-no-ships"),
        _ if scores[0] == scores[1] => Text::new("armada-over-tie").number("score", scores[0]),
        _ => Text::new("armada-over-score")
            .number("more", scores[0].max(scores[1]))
            .number("less", scores[0].min(scores[1])),
    };
    Over { winner: winner.map(|side| side.0), reason }
}
