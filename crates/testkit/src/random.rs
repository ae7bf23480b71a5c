//! Net 1: random play to the end, never stuck, never a panic.

use broadside_engine::{Answer, Game, Item, Offer, Source, hash_of};

use crate::drive::Driver;
use crate::run::{Failure, Run};

/// Plays random games to the end. Every listed answer must be legal, nonsense must be refused and change
/// nothing, and the game must end.
pub fn random_play<G: Game>(game: &G, run: &Run) -> Result<(), Failure> {
    run.each("random play", |seed| {
        let mut driver = Driver::new(game, seed)?;
        while let Some(answers) = driver.choose() {
            let at = driver.position.core.decisions();
            refuses_nonsense(&mut driver)?;
            lists_only_legal(&mut driver)?;
            driver.play(&answers)?;
            if !driver.position.core.is_over() && driver.position.core.decisions() <= at {
                return Err(format!("decision {at} was answered and no later one is open"));
            }
        }
        if !driver.position.core.is_over() {
            return Err("nobody decides, and the game is not over".into());
        }
        Ok(())
    })
}

fn refuses_nonsense<G: Game>(driver: &mut Driver<'_, G>) -> Result<(), String> {
    let before = hash_of(&driver.position);
    let nobody = Offer { source: Source(u16::MAX), ..Offer::default() };
    for seat in driver.position.core.deciders().iter() {
        let nonsense = Answer::Pick(Item::effect(nobody));
        if driver.referee.answer(&mut driver.position, seat, &nonsense).is_ok() {
            return Err("an effect that nobody offered was taken".into());
        }
    }
    if hash_of(&driver.position) != before {
        return Err("a refused answer changed the position".into());
    }
    Ok(())
}

fn lists_only_legal<G: Game>(driver: &mut Driver<'_, G>) -> Result<(), String> {
    for seat in driver.position.core.deciders().iter() {
        let Some(kind) = driver.position.kind(seat) else { continue };
        let mut listed = Vec::new();
        driver.referee.legal(&driver.position, seat).each(kind, 64, |answer| listed.push(answer));
        if listed.is_empty() {
            return Err(format!("dead end: seat {} has no answer of kind {kind:?}", seat.0));
        }
        for answer in listed {
            driver
                .referee
                .check(&driver.position, seat, &answer)
                .map_err(|refusal| format!("{answer:?} is listed and refused: {refusal}"))?;
        }
    }
    Ok(())
}
