//! Net 1: random play to the end, never stuck, never a panic.

use broadside_engine::{Answer, Game, Item, Listening, Offer, On, Procedure, Source, hash_of};
use broadside_texts::Language;

use crate::drive::Driver;
use crate::run::{Failure, Run};

/// Plays random games to the end. Every listed answer must be legal, nonsense must be refused and change
/// nothing, every step must have a name, no listening ability may be passed over, and the game must end.
pub fn random_play<G: Game>(game: &G, run: &Run) -> Result<(), Failure> {
    run.each("random play", |seed| {
        let mut driver = Driver::new(game, seed)?;
        while let Some(answers) = driver.choose() {
            let at = driver.position.core.decisions();
            refuses_nonsense(&mut driver)?;
            lists_only_legal(&mut driver)?;
            says_where_it_stands(&driver)?;
            if at.is_multiple_of(4) {
                hears_everything(game, &driver)?;
            }
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

/// A window or query that an ability in play listens to has its bit; without it the ability would be passed over.
fn hears_everything<G: Game>(game: &G, driver: &Driver<'_, G>) -> Result<(), String> {
    let board = &driver.position.board;
    let ears = game.ears(board);
    for ability in game.abilities() {
        let mut missed = None;
        let mut miss = |source, _| missed = Some(source);
        match ability.on {
            On::Window(w) if !ears.windows.has(w) => game.listeners(board, Listening::Window(w), &mut miss),
            On::Would(w) if !ears.windows.has(w) => game.listeners(board, Listening::Would(w), &mut miss),
            On::Query(q, _) if !ears.queries.has(q) => game.modifiers(board, q, &mut miss),
            On::AnyTime if !ears.any_time => game.listeners(board, Listening::AnyTime, &mut miss),
            _ => {}
        }
        if let Some(source) = missed {
            return Err(format!(
                "{} of {source:?} listens to {:?}, and no ear is open",
                ability.name, ability.on
            ));
        }
    }
    Ok(())
}

fn says_where_it_stands<G: Game>(driver: &Driver<'_, G>) -> Result<(), String> {
    for (_, procedure) in driver.position.core.procedures() {
        let (title, step) = Procedure::<G, G::Words>::title(procedure);
        if title.is_empty() || step.is_empty() {
            return Err(format!("the step “{step}” of “{title}” has no name: {procedure:?}"));
        }
    }
    Ok(())
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
            driver.referee.check(&driver.position, seat, &answer).map_err(|refusal| {
                format!("{answer:?} is listed and refused: {}", Language::En.tell(refusal))
            })?;
        }
    }
    Ok(())
}
