//! The games that are played here, each behind [`Host`](crate::host::Host).

mod armada;
mod xwing;

use std::sync::Arc;

use broadside_bots::Plays;
use broadside_engine::{Game, Record};
use serde::de::DeserializeOwned;

use crate::host::Hosts;

/// Every game.
pub fn all() -> Hosts {
    Hosts::new(vec![Arc::new(armada::ArmadaHost::new()), Arc::new(xwing::XWingHost::new())])
}

/// Who plays a game in a person's place, the weakest first.
fn bots<G: Plays>() -> Vec<String> {
    ["random"].into_iter().chain(G::LEVELS.iter().map(|level| level.name)).map(Into::into).collect()
}

/// The most entries that a stored game is opened with; a long game has some two thousand.
const MOST_ENTRIES: usize = 20_000;

/// A stored game with the entries that came after it.
fn stored<G: Game>(record: &str, more: &[String]) -> Result<Record<G>, String>
where
    Record<G>: DeserializeOwned,
{
    let damaged = |error: serde_json::Error| format!("the stored game cannot be read: {error}");
    let mut record: Record<G> = serde_json::from_str(record).map_err(damaged)?;
    for entry in more {
        record.entries.push(serde_json::from_str(entry).map_err(damaged)?);
    }
    if record.entries.len() > MOST_ENTRIES {
        return Err(format!("the game has more than {MOST_ENTRIES} entries"));
    }
    Ok(record)
}
