//! The games that are played here, each behind [`Host`](crate::host::Host).

mod armada;
mod lists;
mod xwing;

use std::sync::Arc;
use std::time::Instant;

use broadside_bots::{Plays, TIME, advise};
use broadside_engine::{Position, Reason, Record, Seat};
use broadside_scenario::{Phrasebook, record_of};
use broadside_stage::{Advice, Desk, DeskError, DeskRefused, GameDesk, Show};

use crate::host::Hosts;
use crate::limits::MOST_ENTRIES;
use crate::refused::SetupRefused;

/// Every game.
pub fn all() -> Hosts {
    Hosts::new(vec![Arc::new(armada::ArmadaHost::new()), Arc::new(xwing::XWingHost::new())])
}

/// Who plays a game in a person's place, the weakest first.
fn bots<G: Plays>() -> Vec<String> {
    ["random"].into_iter().chain(G::LEVELS.iter().map(|level| level.name)).map(Into::into).collect()
}

/// A game at a table, with the bots that may sit there.
fn seated<S: Show<Game: Plays>>(desk: Result<GameDesk<S>, DeskError>) -> Result<Box<dyn Desk>, Reason> {
    Ok(Box::new(desk?.with_bots(in_time::<S::Game>)))
}

/// What a level answers in the time that bots have.
fn in_time<G: Plays>(
    game: &G,
    position: &Position<G::Words>,
    seat: Seat,
    level: &str,
    seed: u64,
) -> Option<Advice<G::Words>> {
    let begin = Instant::now();
    advise(game, position, seat, level, seed, &|| begin.elapsed() >= TIME)
}

/// A stored game with the entries that came after it.
fn stored<B: Phrasebook>(
    book: &B,
    game: &B::Game,
    record: &str,
    more: &[String],
) -> Result<Record<B::Game>, Reason> {
    let mut record = record_of(book, game, record)?;
    for entry in more {
        let (at, read) = (record.entries.len(), serde_json::from_str(entry));
        record.entries.push(read.map_err(|error| {
            let (line, column) = (error.line(), error.column());
            DeskRefused::Entry { at, line, column }
        })?);
    }
    let most = MOST_ENTRIES as usize;
    if record.entries.len() > most {
        return Err(SetupRefused::Entries { most }.into());
    }
    Ok(record)
}
