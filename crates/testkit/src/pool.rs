//! Net 4: random games are played until everything in the catalogue has been in one.

use std::collections::BTreeSet;

use broadside_engine::Game;

use crate::drive::Driver;
use crate::run::{Failure, Run};

/// Plays random games to the end until every name of the catalogue was brought to one. The run's number of
/// games is the most that it may take.
pub fn exhaustive_pool<G: Game>(game: &G, run: &Run) -> Result<(), Failure> {
    let mut missing: BTreeSet<String> = game.catalogue().into_iter().collect();
    let mut last = 0;
    for seed in run.seeds() {
        last = seed;
        if missing.is_empty() {
            return Ok(());
        }
        let mut driver = Driver::new(game, seed).map_err(|what| run.failure("pool", seed, what))?;
        let mut unknown = None;
        game.brings(&driver.setup, &mut |name| {
            if !missing.remove(&name) && !game.catalogue().contains(&name) {
                unknown = Some(name);
            }
        });
        if let Some(name) = unknown {
            return Err(run.failure("pool", seed, format!("{name} is played and not in the catalogue")));
        }
        driver.skip(u32::MAX).map_err(|what| run.failure("pool", seed, what))?;
    }
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.into_iter().collect::<Vec<_>>().join(", ");
    Err(run.failure("pool", last, format!("never played: {names}")))
}
