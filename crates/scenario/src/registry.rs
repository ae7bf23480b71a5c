//! The games that scenarios can be about.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::book::Phrasebook;
use crate::contest::{Prospect, Weighing};
use crate::failure::{Detail, Stop};
use crate::nets::Walk;
use crate::plan::plan;
use crate::script::{Deed, Question};
use crate::stage::Stage;
use crate::tell::Shown;

/// The games that scenarios can be about, each with its words.
#[derive(Default)]
pub struct Registry {
    books: Vec<Box<dyn Playable>>,
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.books.iter().map(|book| book.name())).finish()
    }
}

impl Registry {
    /// This registry and one more game. Books of one name share it: each plays its own editions.
    #[must_use]
    pub fn with(mut self, book: impl Phrasebook) -> Registry {
        self.books.push(Box::new(book));
        self
    }

    /// The games by their words.
    pub fn games(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for name in self.books.iter().map(|book| book.name()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The editions of a game.
    pub(crate) fn editions(&self, game: &str) -> Vec<&'static str> {
        self.books
            .iter()
            .filter(|book| book.name() == game)
            .flat_map(|book| book.editions().iter().copied())
            .collect()
    }

    pub(crate) fn find(&self, game: &str, edition: &str) -> Option<&dyn Playable> {
        let book = self.books.iter().find(|book| book.name() == game && book.editions().contains(&edition));
        book.map(|book| &**book)
    }
}

/// A phrasebook whose game does not matter any more.
pub(crate) trait Playable: Send + Sync {
    fn name(&self) -> &'static str;
    fn editions(&self) -> &'static [&'static str];
    /// Plays a question under an edition. With `trace` the table is shown after everything that is played.
    fn play(
        &self,
        question: &Question,
        edition: &str,
        trace: bool,
        shown: &mut Vec<Shown>,
    ) -> Result<(), Stop>;
    /// The odds of what follows the lines that say how the dice fall.
    fn prospect(&self, question: &Question, edition: &str, of: Weighing<'_>) -> Result<Prospect, Stop>;
    /// What cannot be typed back of the answers that are printed while a question is played, and so many random answers
    /// after it.
    fn misread(&self, question: &Question, edition: &str, walk: &Walk) -> Vec<String>;
}

impl<P: Phrasebook> Playable for P {
    fn name(&self) -> &'static str {
        Phrasebook::name(self)
    }

    fn editions(&self) -> &'static [&'static str] {
        Phrasebook::editions(self)
    }

    fn play(
        &self,
        question: &Question,
        edition: &str,
        trace: bool,
        shown: &mut Vec<Shown>,
    ) -> Result<(), Stop> {
        // Where the game was when it panicked.
        let mut reached = question.place.line;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let game = self.game(edition);
            let mut stage = Stage::new(self, &game, edition, question)?;
            if trace {
                stage.show(question.place.line, &question.text);
            }
            for step in plan(question, edition)? {
                reached = step.statement.place.line;
                let said = step.statement.deed.to_string();
                let done = stage.step(&step).map_err(|stop| stop.saying(&said));
                if trace
                    && done.is_ok()
                    && matches!(step.statement.deed, Deed::Begin(_) | Deed::Answer { .. })
                {
                    stage.show(reached, &said);
                }
                shown.append(&mut stage.shown);
                done.map_err(|stop| stop.with(asked(question, edition)).with(stage.context()))?;
            }
            stage.end().map_err(|stop| stop.with(asked(question, edition)).with(stage.context()))
        }));
        played.unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
            Err(Stop::failed(reached, format!("the game panicked: {text}")).with(asked(question, edition)))
        })
    }

    fn prospect(&self, question: &Question, edition: &str, of: Weighing<'_>) -> Result<Prospect, Stop> {
        let game = self.game(edition);
        let mut stage = Stage::new(self, &game, edition, question)?;
        let found = stage.prospect(&plan(question, edition)?, of);
        found.map_err(|stop| stop.with(asked(question, edition)).with(stage.context()))
    }

    fn misread(&self, question: &Question, edition: &str, walk: &Walk) -> Vec<String> {
        let game = self.game(edition);
        let mut wrong = Vec::new();
        let Ok(mut stage) = Stage::new(self, &game, edition, question) else { return wrong };
        let Ok(steps) = plan(question, edition) else { return wrong };
        for step in steps {
            if stage.step(&step).is_err() {
                break;
            }
            if matches!(step.statement.deed, Deed::Begin(_) | Deed::Answer { .. }) {
                stage.typed_back(step.statement.place.line, &mut wrong);
            }
        }
        stage.walk(question.place.line, walk, &mut wrong);
        wrong
    }
}

/// What was asked, and where.
fn asked(question: &Question, edition: &str) -> Vec<Detail> {
    vec![
        ("question", vec![question.text.clone()]),
        ("game", vec![format!("{} {edition}", question.game.text)]),
    ]
}
