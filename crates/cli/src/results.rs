//! Where the results of a batch go, game by game.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use broadside_arena::Played;
use broadside_engine::Side;

use crate::failure::Failure;

/// A file of results: JSON lines, or CSV for a name that ends in `.csv`. Games are written in the order of their
/// numbers while the others are still played, so that a batch that is broken off leaves what was finished.
pub struct Results {
    open: Mutex<Open>,
}

struct Open {
    file: BufWriter<File>,
    csv: bool,
    /// The number of the game that is written next.
    next: u64,
    /// Games that were finished before one with a lower number.
    waiting: BTreeMap<u64, Played>,
    /// What went wrong while writing.
    failed: Option<std::io::Error>,
}

impl Results {
    /// Creates the file, before a game is played.
    pub fn create(path: &Path) -> Result<Results, Failure> {
        let csv = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
        let mut file = create(path)?;
        if csv {
            writeln!(file, "{HEAD}")?;
        }
        let open = Open { file, csv, next: 0, waiting: BTreeMap::new(), failed: None };
        Ok(Results { open: Mutex::new(open) })
    }

    /// Takes a game that is finished.
    pub fn take(&self, played: &Played) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.waiting.insert(played.game, played.clone());
        if let Err(error) = open.write() {
            open.failed.get_or_insert(error);
        }
    }

    /// Tells whether everything was written.
    pub fn finish(self) -> Result<(), Failure> {
        let open = self.open.into_inner().unwrap_or_else(PoisonError::into_inner);
        match open.failed {
            Some(error) => Err(Failure::check(format!("the results cannot be written: {error}"))),
            None => Ok(()),
        }
    }
}

impl Open {
    fn write(&mut self) -> std::io::Result<()> {
        while let Some(game) = self.waiting.remove(&self.next) {
            self.next += 1;
            if self.csv {
                row(&mut self.file, &game)?;
            } else {
                serde_json::to_writer(&mut self.file, &game)?;
                writeln!(self.file)?;
            }
        }
        self.file.flush()
    }
}

/// Creates a file.
pub fn create(path: &Path) -> Result<BufWriter<File>, Failure> {
    let file = File::create(path);
    let file = file.map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))?;
    Ok(BufWriter::new(file))
}

const HEAD: &str =
    "game,bot_0,bot_1,winner,score_0,score_1,rounds,decisions,damage_0,damage_1,lost_0,lost_1,hash,error";

fn row(file: &mut dyn Write, game: &Played) -> std::io::Result<()> {
    let damage = |side| -> u32 {
        game.pieces.iter().filter(|piece| piece.side == side).map(|piece| piece.damage).sum()
    };
    let lost = |side| game.pieces.iter().filter(|piece| piece.side == side && piece.destroyed).count();
    let winner = game.winner.map(|side| side.0.to_string()).unwrap_or_default();
    let error = game.error.as_deref().unwrap_or("").replace('"', "'");
    let bots = game.bots.0.join(",");
    let [one, other] = game.scores.0;
    let (rounds, decisions, hash) = (game.rounds, game.decisions, &game.hash);
    write!(file, "{},{bots},{winner},{one},{other},{rounds},{decisions},", game.game)?;
    let ([hurt, harmed], [fewer, less]) = (Side::BOTH.map(damage), Side::BOTH.map(lost));
    writeln!(file, "{hurt},{harmed},{fewer},{less},{hash},\"{error}\"")
}
