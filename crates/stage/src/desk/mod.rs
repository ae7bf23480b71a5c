//! One game that is being played, behind words that fit any game.
mod game;

pub use game::{Entries, GameDesk, entries};

use broadside_engine::{Chance, Game, Position, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::act::{Act, Step};
use crate::ask::{Question, Reply};
use crate::error::DeskError;
use crate::evidence::{Measured, Preview};
use crate::scene::Scene;
use crate::show::{Adjustable, Change};
use crate::story::Told;
use crate::why::{Advice, Why};

/// One entry of a game's log as it is stored, with the state's hash after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// The entry as JSON.
    pub entry: String,
    /// The state's hash after it.
    pub hash: u64,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Accepted {
    /// It is kept until the others have answered; until then it can be given anew.
    Waiting,
    /// The game went on.
    Played(Played),
}

/// What the game has gained since it was last stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The entry to be stored.
    pub stored: Stored,
    /// What it added to the log of each viewer, seats first and spectators last. Stored beside the entry, it can still be read
    /// when the rules have changed and the game cannot be played again.
    pub told: Vec<Added>,
    /// How many entries are in force now.
    pub len: usize,
}

/// What an entry adds to a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Added {
    /// How many lines of before stay.
    pub from: u32,
    /// The lines behind them.
    pub lines: Vec<Told>,
}

/// Answers in a seat's place: a bot of some level, with a seed of its own. It is handed a position in which everything is
/// made up that the seat may not know. `None` for a level that the game does not have.
pub type Advise<G> = fn(
    game: &G,
    position: &Position<<G as Game>::Words>,
    seat: Seat,
    level: &str,
    seed: u64,
) -> Option<Advice<<G as Game>::Words>>;

/// A game that is being played, for a server that knows no game.
pub trait Desk: Send {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The side of a seat.
    fn side(&self, seat: Seat) -> u8;
    /// How many entries are in force.
    fn len(&self) -> usize;
    /// Whether nothing has been answered yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The state's hash.
    fn hash(&self) -> u64;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Who decides now.
    fn deciders(&self) -> Vec<Seat>;
    /// Who of them has answered already, in secret.
    fn committed(&self) -> Vec<Seat>;
    /// The table as a viewer sees it.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The table as a viewer saw it when so many entries were in force.
    fn scene_at(&self, entries: usize, viewer: Viewer) -> Result<Scene, DeskError>;
    /// What a seat is asked.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// The log as a viewer may read it, from a line on.
    fn story(&self, viewer: Viewer, from: usize) -> &[Told];
    /// Takes an answer.
    fn answer(&mut self, seat: Seat, number: u32, reply: &Reply) -> Result<Accepted, DeskError>;
    /// What an answer would do, after the steps of an act.
    fn preview(&self, seat: Seat, number: u32, steps: &[Step], reply: &Reply) -> Result<Preview, DeskError>;
    /// The whole of what a seat begins when it grasps a piece to place it elsewhere; nothing where the game does not ask
    /// for that next.
    fn ahead(&self, seat: Seat, number: u32, piece: &str) -> Result<Option<Act>, DeskError>;
    /// The number and the key of what a seat is asked.
    fn asked(&self, seat: Seat) -> Option<(u32, String)>;
    /// What lies between two things.
    fn measure(&self, viewer: Viewer, from: &str, to: &str) -> Result<Measured, DeskError>;
    /// Whether the rules let a viewer measure between two things now.
    fn may_measure(&self, viewer: Viewer, from: &str, to: &str) -> Result<(), DeskError>;
    /// Whether the rules let a player try an answer out now.
    fn may_preview(&self, seat: Seat, number: u32, steps: &[Step], reply: &Reply) -> Result<(), DeskError>;
    /// A random legal answer, for the simplest opponent.
    fn random_reply(&self, seat: Seat, chance: &mut Chance) -> Option<(u32, Reply)>;
    /// What a bot of some level answers in a seat's place, and to which decision. The same game, level and seed give the
    /// same reply. `None` when the seat is not asked, or when nobody plays at this level.
    fn bot_reply(&self, seat: Seat, level: &str, seed: u64) -> Option<(u32, Reply)>;
    /// What a bot of some level weighed when so many entries were in force, for the decision of this seat; nothing when it
    /// had none. The same level and seed as in [`Desk::bot_reply`] give what it weighed then. For games that are over.
    fn why(&self, entries: usize, seat: Seat, level: &str, seed: u64) -> Result<Option<Why>, DeskError>;
    /// How many entries had been stored when so many were in force.
    fn entries_behind(&self, entries: usize) -> usize;
    /// To how many entries a seat can go back without asking anybody.
    fn free_undo(&self, seat: Seat) -> usize;
    /// How many entries stay in force when a seat wants to make its last decision again; nothing if it has made none.
    fn last_decision(&self, seat: Seat) -> Option<usize>;
    /// Goes back until so many entries are in force.
    fn undo(&mut self, by: Seat, keep: usize, agreed: &[Seat]) -> Result<Played, DeskError>;
    /// The values that players may agree to set.
    fn adjustable(&self, viewer: Viewer, of: &str) -> Vec<Adjustable>;
    /// Changes something outside the rules.
    fn adjust(&mut self, by: Seat, changes: &[Change], agreed: &[Seat]) -> Result<Played, DeskError>;
    /// The position when so many entries were in force as a scenario file, as far as the viewer knows it.
    fn scenario(&self, entries: usize, viewer: Viewer) -> Result<String, DeskError>;
    /// The whole game with its seed, as JSON: for storage, and for players when it is over.
    fn record(&self) -> String;
    /// The game as it was when so many entries were in force, to be played on from there with another seed.
    fn fork(&self, entries: usize, seed: u64) -> Result<Box<dyn Desk>, DeskError>;
    /// Lets chance begin anew from another seed, and draws anew what nobody has seen.
    fn reseed(&mut self, seed: u64) -> Result<Played, DeskError>;
    /// About how many bytes the game takes in memory.
    fn weight(&self) -> usize;
}
