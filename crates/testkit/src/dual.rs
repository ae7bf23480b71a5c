//! Net 2: of two copies of a game one is saved and restored after every decision; they must stay equal.

use broadside_engine::{Chance, Game, Referee, Seed, load, load_json, save, save_json};
use broadside_texts::Language;

use crate::drive::Driver;
use crate::run::{Failure, Run};

/// Plays each game twice, side by side: one copy in memory, the other saved and restored after every decision,
/// in the binary form and now and then in the readable one. States and events must be the same.
pub fn dual_run<G: Game>(game: &G, run: &Run) -> Result<(), Failure> {
    run.each("dual run", |seed| {
        let mut driver = Driver::new(game, seed)?;
        let mut twin = Referee::new(game, Chance::seeded(Seed(seed)));
        let mut copy = twin.start(&driver.setup).map_err(|error| Language::En.tell(error))?;
        while let Some(answers) = driver.choose() {
            let at = driver.position.core.decisions();
            copy = if at.is_multiple_of(8) {
                load_json(game, &save_json::<G>(&copy))
            } else {
                load(game, &save::<G>(&copy))
            }
            .map_err(|error| {
                format!("decision {at}: a saved position does not load: {}", Language::En.tell(error))
            })?;
            driver.play(&answers)?;
            let taken = match answers.as_slice() {
                [(seat, answer)] => twin.answer(&mut copy, *seat, answer),
                _ => twin.answer_all(&mut copy, &answers),
            };
            taken.map_err(|error| {
                format!("decision {at}: only the restored copy refuses: {}", Language::En.tell(error))
            })?;
            if copy != driver.position {
                return Err(format!("decision {at}: {}", difference(&driver.position, &copy)));
            }
            if twin.events.list != driver.referee.events.list {
                return Err(format!("decision {at}: the copies saw different events"));
            }
            twin.events.list.clear();
            driver.referee.events.list.clear();
        }
        Ok(())
    })
}

/// The first line in which two values' readable forms differ.
fn difference<T: std::fmt::Debug>(kept: &T, restored: &T) -> String {
    let (kept, restored) = (format!("{kept:#?}"), format!("{restored:#?}"));
    let pair = kept.lines().zip(restored.lines()).find(|(a, b)| a != b);
    let (a, b) = pair.unwrap_or(("one line more", "one line less"));
    format!("the copies differ: kept {:?}, restored {:?}", a.trim(), b.trim())
}
