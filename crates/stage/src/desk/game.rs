//! A desk for a game, held by its presenter.

use std::borrow::Cow;
use std::sync::Arc;

use broadside_engine::{
    Adjust, Answer, Chance, Entry, Error, Game, Happening, Legal, Match, Position, Record, Referee, Refusal,
    Refused as Passed, Seat, Seats, Seed, Step as Taken, Viewer, hash_of,
};
use broadside_table::Pose;

use crate::act::{self, Act, Asked, Step};
use crate::ask::{Question, Reply, Wants};
use crate::error::DeskError;
use crate::evidence::{Measured, Note, Preview, Tone};
use crate::refused::DeskRefused;
use crate::reply;
use crate::scene::Scene;
use crate::show::{Adjustable, Change, Show, WordsOf};
use crate::story::{Stories, Told, made_up, masked};
use crate::text::Text;
use crate::why::Why;

use super::{Accepted, Advise, Desk, Played, Stored};

/// How often the way to a refused place is halved to find the last legal place on it.
const HALVINGS: usize = 8;

/// A desk for a game, held by its presenter.
pub struct GameDesk<S: Show> {
    show: S,
    play: Match<S::Game>,
    stories: Stories,
    given: Vec<Option<Reply>>,
    advise: Option<Advise<S::Game>>,
    /// Whether nothing of the log has been handed out yet.
    untold: bool,
}

impl<S: Show> core::fmt::Debug for GameDesk<S> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("GameDesk").field("play", &self.play).finish_non_exhaustive()
    }
}

/// What happened before the first decision.
fn opening<G: Game>(play: &Match<G>) -> Vec<Happening<G::Words>> {
    let record = play.record();
    let mut referee = Referee::new(&**play.game(), Chance::seeded(record.seed));
    match referee.start(&record.setup) {
        Ok(_) => referee.events.list,
        Err(_) => Vec::new(),
    }
}

impl<S: Show> GameDesk<S> {
    /// Starts a game.
    pub fn new(show: S, setup: <S::Game as Game>::Setup, seed: Seed) -> Result<GameDesk<S>, DeskError> {
        let play = Match::new(Arc::clone(show.game()), setup, seed).map_err(DeskError::fault)?;
        Ok(GameDesk::of(show, play))
    }

    fn of(show: S, play: Match<S::Game>) -> GameDesk<S> {
        let seats = play.game().seats(&play.position().board);
        let mut stories = Stories::new(seats);
        drop(stories.tell(&show, &play, play.position(), &opening(&play)));
        GameDesk { show, play, stories, given: vec![None; seats as usize], advise: None, untold: true }
    }

    /// Opens a stored game: every hash is checked on the way.
    pub fn open(show: S, record: &Record<S::Game>) -> Result<GameDesk<S>, DeskError> {
        let mut told: Option<(Stories, Position<WordsOf<S>>)> = None;
        let play = Match::replay_with(Arc::clone(show.game()), record, |play, events| {
            let Some((stories, before)) = &mut told else {
                let mut stories = Stories::new(play.game().seats(&play.position().board));
                drop(stories.tell(&show, play, play.position(), &opening(play)));
                told = Some((stories, *play.position()));
                return;
            };
            drop(stories.tell(&show, play, before, events));
            *before = *play.position();
        })
        .map_err(DeskError::fault)?;
        let seats = play.game().seats(&play.position().board);
        let stories = told.map_or_else(|| Stories::new(seats), |(stories, _)| stories);
        Ok(GameDesk { show, play, stories, given: vec![None; seats as usize], advise: None, untold: true })
    }

    /// The same desk with bots that can be asked for replies.
    #[must_use]
    pub fn with_bots(self, advise: Advise<S::Game>) -> GameDesk<S> {
        GameDesk { advise: Some(advise), ..self }
    }

    /// The presenter of the game.
    pub fn show(&self) -> &S {
        &self.show
    }

    /// The game being played.
    pub fn play(&self) -> &Match<S::Game> {
        &self.play
    }

    /// Notes what happened after an entry was taken, and hands out what is to be stored.
    fn played(
        &mut self,
        before: &Position<WordsOf<S>>,
        events: &[Happening<WordsOf<S>>],
    ) -> Result<Played, DeskError> {
        self.given.iter_mut().for_each(|given| *given = None);
        let stay = self.stories.tell(&self.show, &self.play, before, events);
        let told = self.stories.added(if self.untold { None } else { Some(&stay) });
        self.untold = false;
        let last = self.play.record().entries.last();
        let last = last.ok_or_else(|| DeskError::fault(DeskRefused::NothingEntered))?;
        let entry = serde_json::to_string(last).map_err(|_| DeskError::fault(DeskRefused::Unwritten))?;
        Ok(Played { stored: Stored { entry, hash: self.hash() }, told, len: self.play.len() })
    }

    fn legal(&self, seat: Seat) -> Legal<WordsOf<S>> {
        self.legal_at(self.play.position(), seat)
    }

    fn legal_at(&self, position: &Position<WordsOf<S>>, seat: Seat) -> Legal<WordsOf<S>> {
        let mut referee = Referee::quiet(&**self.play.game(), Chance::halting());
        referee.legal_explained(position, seat).clone()
    }

    fn offers(&self, position: &Position<WordsOf<S>>, seat: Seat) -> Vec<broadside_engine::Offer> {
        let mut found = Vec::new();
        Referee::quiet(&**self.play.game(), Chance::halting()).offers(position, seat, &mut found);
        found
    }

    /// What a seat is asked in a position, without what it begins.
    fn question_at(&self, position: &Position<WordsOf<S>>, seat: Seat) -> Option<Question> {
        let decision = position.core.decision(seat)?;
        let game = &**self.play.game();
        let masked = masked(game, position, Viewer::Seat(seat));
        let (legal, offers) = (self.legal_at(position, seat), self.offers(position, seat));
        Some(self.show.question(&masked, &decision, &legal, &offers))
    }

    /// The position after an answer of a seat, if nothing but what the seat knows comes of it and it is asked again.
    fn follow(
        &self,
        position: &Position<WordsOf<S>>,
        seat: Seat,
        reply: &Reply,
    ) -> Option<Position<WordsOf<S>>> {
        let answer = self.answer_of(position, seat, reply).ok()?;
        let mut referee = Referee::quiet(&**self.play.game(), Chance::halting());
        let after = referee.preview(position, seat, &answer, &mut made_up()).ok()?;
        let asked = after.position.core.decision(seat).is_some_and(|decision| decision.seats.count() == 1);
        (asked && !after.open).then_some(after.position)
    }

    /// The ways from a question to a place or course.
    fn act(&self, seat: Seat, question: &Question, wants: Wants, piece: Option<&str>) -> Option<Act> {
        let alone = self.play.position().core.decision(seat).is_some_and(|open| open.seats.count() == 1);
        let open = Asked::open(*self.play.position(), question.clone());
        alone.then(|| {
            act::search(open, wants, piece, |position, reply| {
                let after = self.follow(position, seat, reply)?;
                let question = self.question_at(&after, seat)?;
                Some((after, question))
            })
        })?
    }

    /// A legal place near one that is refused: as the game knows it, or as near as can be gone towards it from the nearest
    /// of the places that are offered.
    fn nearest(&self, position: &Position<WordsOf<S>>, seat: Seat, wanted: Pose) -> Option<Pose> {
        let mut referee = Referee::quiet(&**self.play.game(), Chance::halting());
        let known = self.show.nearest(position, wanted);
        let is_legal = |referee: &mut Referee<'_, S::Game>, place: Pose| {
            referee.check(position, seat, &Answer::Place(place)).is_ok()
        };
        if let Some(known) = known.filter(|known| is_legal(&mut referee, *known)) {
            return Some(known);
        }
        let away = |place: &Pose| (place.x_mm() - wanted.x_mm()).hypot(place.y_mm() - wanted.y_mm());
        let places = referee.legal(position, seat).places.clone();
        let start = places.into_iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        let turned = Pose { facing: wanted.facing, ..start };
        let start = if is_legal(&mut referee, turned) { turned } else { start };
        let between = |share: f64| {
            let mix = |from: f64, to: f64| from + (to - from) * share;
            let (x, y) = (mix(start.x_mm(), wanted.x_mm()), mix(start.y_mm(), wanted.y_mm()));
            Pose { facing: start.facing, ..Pose::from_mm(x, y, 0.0) }
        };
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if is_legal(&mut referee, between(middle)) { low = middle } else { high = middle }
        }
        Some(if low == 0.0 { start } else { between(low) })
    }

    /// The position after the steps of an act, as far as they can be foreseen; nothing if they cannot.
    fn after(&self, seat: Seat, steps: &[Step]) -> Option<Position<WordsOf<S>>> {
        let mut position = *self.play.position();
        for step in steps.iter().take(act::LONGEST) {
            position = self.follow(&position, seat, &step.reply)?;
        }
        Some(position)
    }

    /// A reply in the words of the game.
    fn answer_of(
        &self,
        position: &Position<WordsOf<S>>,
        seat: Seat,
        reply: &Reply,
    ) -> Result<Answer<WordsOf<S>>, Refusal> {
        reply::answer_of(reply, &self.legal_at(position, seat), || self.offers(position, seat))
    }

    fn open_number(&self, seat: Seat, number: u32) -> Result<(), DeskError> {
        let open = self.play.position().core.decision(seat).map(|decision| decision.number);
        if open == Some(number) {
            return Ok(());
        }
        Err(match open {
            Some(open) => DeskError::stale(Passed::Passed { number, open }),
            None => DeskError::stale(DeskRefused::NotAsked { number }),
        })
    }
}

impl<S: Show> Desk for GameDesk<S> {
    fn seats(&self) -> u8 {
        self.given.len() as u8
    }

    fn side(&self, seat: Seat) -> u8 {
        self.play.game().side(&self.play.position().board, seat).0
    }

    fn len(&self) -> usize {
        self.play.len()
    }

    fn hash(&self) -> u64 {
        hash_of(self.play.position())
    }

    fn is_over(&self) -> bool {
        self.play.position().core.is_over()
    }

    fn deciders(&self) -> Vec<Seat> {
        self.play.position().core.deciders().iter().collect()
    }

    fn committed(&self) -> Vec<Seat> {
        self.play.committed().iter().collect()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let game = &**self.play.game();
        self.show.scene(&masked(game, self.play.position(), viewer), viewer)
    }

    fn scene_at(&self, entries: usize, viewer: Viewer) -> Result<Scene, DeskError> {
        let game = &**self.play.game();
        let then = self.play.at(entries)?;
        Ok(self.show.scene(&masked(game, &then, viewer), viewer))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let position = self.play.position();
        let mut question = self.question_at(position, seat)?;
        question.given = self.given[seat.0 as usize].clone();
        let decision = position.core.decision(seat)?;
        question.leads = self.show.leads(position, &decision);
        // A course is looked for at once; places depend on what the player grasps.
        if question.leads == Some(Wants::Course) {
            question.act = self.act(seat, &question, Wants::Course, None).map(Box::new);
        }
        Some(question)
    }

    fn ahead(&self, seat: Seat, number: u32, piece: &str) -> Result<Option<Act>, DeskError> {
        self.open_number(seat, number)?;
        let question = self.question(seat).filter(|question| question.leads == Some(Wants::Place));
        Ok(question.and_then(|question| self.act(seat, &question, Wants::Place, Some(piece))))
    }

    fn asked(&self, seat: Seat) -> Option<(u32, String)> {
        self.question_at(self.play.position(), seat).map(|question| (question.number, question.key))
    }

    fn story(&self, viewer: Viewer, from: usize) -> &[Told] {
        self.stories.of(viewer).get(from..).unwrap_or_default()
    }

    fn answer(&mut self, seat: Seat, number: u32, reply: &Reply) -> Result<Accepted, DeskError> {
        self.open_number(seat, number)?;
        let answer = self.answer_of(self.play.position(), seat, reply)?;
        let before = *self.play.position();
        match self.play.answer(seat, number, answer)? {
            Taken::Waiting(_) => {
                self.given[seat.0 as usize] = Some(reply.clone());
                Ok(Accepted::Waiting)
            }
            Taken::Played(events) => Ok(Accepted::Played(self.played(&before, &events)?)),
        }
    }

    fn preview(&self, seat: Seat, number: u32, steps: &[Step], reply: &Reply) -> Result<Preview, DeskError> {
        self.open_number(seat, number)?;
        let Some(position) = self.after(seat, steps) else { return Ok(Preview::default()) };
        let position = &position;
        let answer = match self.answer_of(position, seat, reply) {
            Ok(answer) => answer,
            Err(refusal) => {
                let refused = Some(refused(&self.show, refusal));
                return Ok(Preview { refused, ..Preview::default() });
            }
        };
        let game = &**self.play.game();
        let Some(decision) = position.core.decision(seat) else {
            return Err(DeskError::stale(DeskRefused::NotAskedNow));
        };
        let masked = masked(game, position, Viewer::Seat(seat));
        let mut referee = Referee::quiet(game, Chance::halting());
        let foreseen = referee.preview(position, seat, &answer, &mut made_up());
        let (after, no) = match &foreseen {
            Ok(after) => (Some(after), None),
            Err(Error::Refused(refusal)) => (None, Some(refusal.clone())),
            Err(Error::Fault(_)) => (None, None),
        };
        let mut preview = self.show.preview(&masked, &decision, &answer, after);
        if let (Some(_), Answer::Place(wanted)) = (&no, &answer) {
            preview.nearest = self.nearest(position, seat, *wanted).map(Into::into);
        }
        preview.refused = no.map(|refusal| refused(&self.show, refusal));
        Ok(preview)
    }

    fn measure(&self, viewer: Viewer, from: &str, to: &str) -> Result<Measured, DeskError> {
        let game = &**self.play.game();
        Ok(self.show.measure(&masked(game, self.play.position(), viewer), viewer, from, to)?)
    }

    fn may_measure(&self, viewer: Viewer, from: &str, to: &str) -> Result<(), DeskError> {
        let game = &**self.play.game();
        Ok(self.show.may_measure(&masked(game, self.play.position(), viewer), viewer, from, to)?)
    }

    fn may_preview(&self, seat: Seat, number: u32, steps: &[Step], reply: &Reply) -> Result<(), DeskError> {
        self.open_number(seat, number)?;
        let game = &**self.play.game();
        let Some(position) = self.after(seat, steps) else { return Ok(()) };
        // What is no answer at all is refused by the preview itself, with its reason.
        let answer = self.answer_of(&position, seat, reply);
        let (Some(decision), Ok(answer)) = (position.core.decision(seat), answer) else { return Ok(()) };
        Ok(self.show.may_preview(&masked(game, &position, Viewer::Seat(seat)), &decision, &answer)?)
    }

    fn random_reply(&self, seat: Seat, chance: &mut Chance) -> Option<(u32, Reply)> {
        let decision = self.play.position().core.decision(seat)?;
        let legal = self.legal(seat);
        let answer = legal.random(decision.kind, chance);
        Some((decision.number, reply::reply_of(&legal, &answer)?))
    }

    fn bot_reply(&self, seat: Seat, level: &str, seed: u64) -> Option<(u32, Reply)> {
        let (game, position) = (&**self.play.game(), self.play.position());
        let decision = position.core.decision(seat)?;
        let known = masked(game, position, Viewer::Seat(seat));
        let advice = self.advise?(game, &known, seat, level, seed)?;
        Some((decision.number, reply::reply_of(&self.legal(seat), &advice.answer)?))
    }

    fn why(&self, entries: usize, seat: Seat, level: &str, seed: u64) -> Result<Option<Why>, DeskError> {
        let game = &**self.play.game();
        let then = self.play.at(entries)?;
        let (Some(decision), Some(advise)) = (then.core.decision(seat), self.advise) else { return Ok(None) };
        let known = masked(game, &then, Viewer::Seat(seat));
        let Some(advice) = advise(game, &known, seat, level, seed) else { return Ok(None) };
        let mut referee = Referee::quiet(game, Chance::halting());
        let legal = referee.legal(&known, seat);
        let next = self.play.entries_behind(entries + 1).checked_sub(1);
        let given = match next.filter(|_| entries < self.play.len()).map(|at| &self.play.record().entries[at])
        {
            Some(Entry::Answer { answers, .. }) => answers.iter().find(|(whose, _)| *whose == seat),
            _ => None,
        };
        let given = given.and_then(|(_, answer)| reply::reply_of(legal, answer));
        let words = |(answer, score, text): &(Answer<WordsOf<S>>, f64, Text)| {
            (reply::reply_of(legal, answer), *score, text.clone())
        };
        let weighed: Vec<_> = advice.weighed.iter().map(words).collect();
        let question = self.show.question(&known, &decision, legal, &[]);
        Ok(Some(Why::new(&question, &weighed, given.as_ref())))
    }

    fn entries_behind(&self, entries: usize) -> usize {
        self.play.entries_behind(entries)
    }

    fn free_undo(&self, seat: Seat) -> usize {
        self.play.free_undo(seat)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.play.last_decision(seat)
    }

    fn undo(&mut self, by: Seat, keep: usize, agreed: &[Seat]) -> Result<Played, DeskError> {
        let before = *self.play.position();
        let agreed = agreed.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat));
        let events = self.play.undo(by, keep, agreed)?;
        self.played(&before, &events)
    }

    fn adjustable(&self, viewer: Viewer, of: &str) -> Vec<Adjustable> {
        let game = &**self.play.game();
        self.show.adjustable(&masked(game, self.play.position(), viewer), viewer, of)
    }

    fn adjust(&mut self, by: Seat, changes: &[Change], agreed: &[Seat]) -> Result<Played, DeskError> {
        let before = *self.play.position();
        let own = |change: &Change| match change {
            Change::EndProcedure => Ok(Adjust::EndProcedure),
            other => self.show.change(&before, by, other).map(Adjust::Game),
        };
        let changes = changes.iter().map(own).collect::<Result<Vec<_>, _>>()?;
        let agreed = agreed.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat));
        let events = self.play.adjust(by, changes, agreed)?;
        self.played(&before, &events)
    }

    fn scenario(&self, entries: usize, viewer: Viewer) -> Result<String, DeskError> {
        let game = &**self.play.game();
        let then = self.play.at(entries)?;
        Ok(self.show.scenario(&masked(game, &then, viewer), viewer))
    }

    fn record(&self) -> String {
        serde_json::to_string(self.play.record()).unwrap_or_default()
    }

    fn fork(&self, entries: usize, seed: u64) -> Result<Box<dyn Desk>, DeskError> {
        let mut record = self.play.record().clone();
        record.entries.truncate(self.play.entries_behind(entries));
        let mut desk = GameDesk::open(self.show.clone(), &record)?;
        desk.reseed(seed)?;
        Ok(Box::new(GameDesk { advise: self.advise, ..desk }))
    }

    fn reseed(&mut self, seed: u64) -> Result<Played, DeskError> {
        let before = *self.play.position();
        let events = self.play.reseed(Seed(seed))?;
        self.played(&before, &events)
    }

    fn weight(&self) -> usize {
        self.play.weight() + self.stories.weight()
    }
}

fn refused<S: Show>(show: &S, refusal: Refusal) -> Note {
    let text = show.refusal(&refusal);
    Note { tone: Tone::Bad, text, target: None, rule: refusal.rule.map(Cow::into_owned) }
}

/// The entries of a game.
pub type Entries<G> = Vec<Entry<<G as Game>::Words, <G as Game>::Adjustment>>;

/// The entries of a stored game, as they were handed out.
pub fn entries<G: Game>(stored: &[Stored]) -> Result<Entries<G>, DeskError> {
    let read = |(at, stored): (usize, &Stored)| {
        serde_json::from_str(&stored.entry).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            DeskError::fault(DeskRefused::Entry { at, line, column })
        })
    };
    stored.iter().enumerate().map(read).collect()
}
