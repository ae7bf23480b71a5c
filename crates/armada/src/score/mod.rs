//! Scores and who wins.

mod settle;

pub(crate) use settle::{compare, destroy_doomed, destroy_set_aside, end_of_round, fall, settle};

use broadside_engine::{About, Look, Outcome, PerSide, Position, Side};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Standing};
use crate::facts::Size;
use crate::words::{Query, ShipNo, SquadronNo, Thing};
use crate::{Armada, ArmadaLook, Blank, values};

/// The side with the higher score; a tie is the second player's (armada.winning-losing.02, armada.winning-losing.05).
fn higher(board: &Board, scores: PerSide<Score>) -> Side {
    scores.map(|score| score.total()).ahead().unwrap_or(board.second())
}

/// A side's score, by what it is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Enemy ships destroyed, with their upgrades (armada.scoring.01, armada.scoring.02).
    pub ships: i32,
    /// Enemy squadrons destroyed.
    pub squadrons: i32,
    /// Crippled enemy huge ships (armada.huge-ship.21).
    pub crippled: i32,
    /// Victory tokens (armada.scoring.04).
    pub victory: i32,
    /// What the objective adds besides.
    pub bonus: i32,
}

impl Score {
    /// All of it.
    pub fn total(&self) -> i32 {
        self.ships + self.squadrons + self.crippled + self.victory + self.bonus
    }
}

/// The score of each side as it stands now. It can be worked out by everybody at any time (armada.information.03).
pub fn scores(look: &ArmadaLook<'_>) -> PerSide<Score> {
    let board = look.board;
    let mut scores = PerSide([Score::default(); 2]);
    for number in 0..board.ships.len() as u8 {
        let it = board.ship(ShipNo(number));
        let score = &mut scores[board.side(it.controller).enemy()];
        match it.standing {
            Standing::Destroyed => score.ships += destroyed_ship(look, ShipNo(number)),
            Standing::InPlay if crippled(look, ShipNo(number)) => {
                // armada.huge-ship.21, armada.huge-ship.22
                let cost = look.game.ship(board, ShipNo(number)).points;
                score.crippled += (i32::from(cost) + upgrades(look, ShipNo(number)) + 1) / 2;
            }
            _ => {}
        }
    }
    for (number, it) in board.squadrons.iter().enumerate() {
        if it.standing == Standing::Destroyed {
            let points = look.game.squadron(board, SquadronNo(number as u8)).points;
            scores[board.side(it.controller).enemy()].squadrons += i32::from(points);
        }
    }
    for side in Side::BOTH {
        let score = &mut scores[side];
        score.victory = victory(look, side);
        let about = About::subject(Thing::Player(side));
        score.bonus = look.value(Query::ScoreBonus, about, 0);
    }
    scores
}

/// What a destroyed ship is worth: its card, and every upgrade card, also those that were discarded
/// (armada.scoring.02, armada.scoring.03).
pub fn destroyed_ship(look: &ArmadaLook<'_>, ship: ShipNo) -> i32 {
    let printed = i32::from(look.game.ship(look.board, ship).points);
    look.value(Query::ShipScore, About::subject(Thing::Ship(ship)), printed) + upgrades(look, ship)
}

/// The cost of the upgrade cards that a ship was equipped with.
pub fn upgrades(look: &ArmadaLook<'_>, ship: ShipNo) -> i32 {
    let mine = look.board.upgrades.iter().filter(|upgrade| upgrade.ship == ship);
    mine.map(|upgrade| i32::from(look.game.facts[upgrade.card].points)).sum()
}

/// Whether a huge ship has damage cards for at least half its hull value (armada.huge-ship.20).
pub fn crippled(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    let huge = look.game.ship(look.board, ship).size == Size::Huge;
    huge && look.board.ship(ship).damage >= values::hull(look, ship).div_ceil(2)
}

/// What a side's victory tokens are worth (armada.scoring.04, armada.victory-tokens.02).
fn victory(look: &ArmadaLook<'_>, side: Side) -> i32 {
    let objective = look.board.objective.filter(|id| !look.game.is_blank(Blank::Objective(*id)));
    let worth = objective.and_then(|id| look.game.facts[id].victory).unwrap_or(0);
    i32::from(worth) * i32::from(look.board.sides[side].victory)
}

/// The final scores and the winner.
pub(crate) fn outcome(game: &Armada, board: &Board) -> Outcome {
    let position = Position::idle(*board);
    let scores = scores(&Look::new(game, &position));
    let winner = board.winner.unwrap_or_else(|| higher(board, scores));
    Outcome { winner: Some(winner), scores: scores.map(|score| score.total()) }
}
