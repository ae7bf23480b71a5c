//! A game as it is played: its setup, its seed, and the list of answers, each with the state's hash.
//!
//! That list is the storage format, the replay, the bug report and the oracle. Undo, adjustments and new seeds are entries
//! in it like any other; nothing is ever taken out.

use serde::{Deserialize, Serialize};
use std::sync::Arc;

use crate::chance::{Chance, Seed};
use crate::core::Position;
use crate::decisions::answer::Answer;
use crate::decisions::legal::Refusal;
use crate::decisions::reason::Reason;
use crate::decisions::refused::Refused;
use crate::event::Happening;
use crate::fault::{Error, Fault};
use crate::game::Game;
use crate::machine::{Referee, StartError};
use crate::record::hash::hash_of;
use crate::record::save::{FORMAT, LoadError, check_header};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::words::Words;

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Entry<W: Words, A: Clone + PartialEq + core::fmt::Debug + Serialize + serde::de::DeserializeOwned> {
    /// The answer to a decision, or all answers to a secret one, in seat order.
    Answer {
        /// Which decision.
        number: u32,
        /// Who answered what.
        answers: Vec<(Seat, Answer<W>)>,
        /// The state's hash afterwards.
        hash: u64,
    },
    /// The game goes back to an earlier place.
    Undo {
        /// Who asked for it.
        by: Seat,
        /// Who agreed.
        agreed: Seats,
        /// How many of the entries in force stay.
        keep: u32,
        /// The state's hash afterwards.
        hash: u64,
    },
    /// The players change something outside the rules.
    Adjust {
        /// Who asked for it.
        by: Seat,
        /// Who agreed.
        agreed: Seats,
        /// What is changed.
        changes: Vec<Adjust<A>>,
        /// The state's hash afterwards.
        hash: u64,
    },
    /// Chance begins anew from another seed, and what nobody has seen is drawn anew: the game goes on after its end, or at
    /// another table, and what is known of the old seed must not tell what comes.
    Fresh {
        /// Where chance comes from now.
        seed: Seed,
        /// The state's hash afterwards.
        hash: u64,
    },
}

/// A change outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Adjust<A> {
    /// A change in the game's own words: move a piece, flip a card.
    Game(A),
    /// Any value of the board, by its place in the readable form (`/ships/0/speed`) and its new value as JSON.
    Set {
        /// A JSON pointer into the board.
        path: String,
        /// The new value.
        value: String,
    },
    /// Whatever is innermost, a procedure, a window or an effect, ends where it stands.
    EndProcedure,
}

/// A game as it is stored and exchanged.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// The version of this form.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// What the players brought.
    pub setup: G::Setup,
    /// Where chance comes from.
    pub seed: Seed,
    /// The state's hash at the first decision.
    pub start: u64,
    /// What was answered, undone and adjusted.
    pub entries: Vec<Entry<G::Words, G::Adjustment>>,
}

// Written out because a derivation would ask these of the game itself, which is never copied or compared.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        let Record { format, version, seed, start, .. } = *self;
        let (game, setup, entries) = (self.game.clone(), self.setup.clone(), self.entries.clone());
        Record { format, game, version, setup, seed, start, entries }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        let header = |r: &Self| (r.format, r.version, r.seed, r.start);
        header(self) == header(other)
            && self.game == other.game
            && self.setup == other.setup
            && self.entries == other.entries
    }
}

impl<G: Game> core::fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Record")
            .field("game", &self.game)
            .field("setup", &self.setup)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// Why a stored game does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The file is not of this game or version.
    Load(LoadError),
    /// The game does not start.
    Start(StartError),
    /// An entry is refused.
    Entry {
        /// Which entry, counted from 0.
        at: usize,
        /// Why.
        error: Error,
    },
    /// The state after an entry is another than it was.
    Hash {
        /// Which entry, counted from 0; the start of the game if there is none.
        at: usize,
        /// The hash found.
        found: u64,
        /// The hash recorded.
        wanted: u64,
    },
}

crate::reasons! {
    /// Which entry of a stored game does not replay, as a message.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unreplayed {
        Entry { at: usize, why: Reason } = "engine-fault-entry",
        Hash { at: usize, found: String, wanted: String } = "engine-fault-hash",
    }
}

impl From<ReplayError> for Reason {
    fn from(error: ReplayError) -> Reason {
        match error {
            ReplayError::Load(error) => error.into(),
            ReplayError::Start(error) => error.into(),
            ReplayError::Entry { at, error } => Unreplayed::Entry { at, why: error.into() }.into(),
            ReplayError::Hash { at, found, wanted } => {
                let [found, wanted] = [found, wanted].map(|hash| format!("{hash:016x}"));
                Unreplayed::Hash { at, found, wanted }.into()
            }
        }
    }
}

impl From<LoadError> for ReplayError {
    fn from(error: LoadError) -> ReplayError {
        ReplayError::Load(error)
    }
}

impl From<StartError> for ReplayError {
    fn from(error: StartError) -> ReplayError {
        ReplayError::Start(error)
    }
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<W: Words> {
    /// It is kept until these seats have answered too; until then it can be revised.
    Waiting(Seats),
    /// The game went on, and this happened.
    Played(Vec<Happening<W>>),
}

/// An entry in force, and what is needed to come back to it.
#[derive(Clone, Debug)]
struct Mark<W: Words> {
    entry: usize,
    by: Seats,
    draws: Vec<u32>,
    revealed: bool,
    before: Option<Box<Position<W>>>,
}

/// Every so many entries a position is kept, so that going back replays few answers.
const KEYFRAME: usize = 16;

/// About how many bytes the answers of one entry take.
const ANSWERS: usize = 96;

/// A game being played.
pub struct Match<G: Game> {
    game: Arc<G>,
    record: Record<G>,
    chance: Chance,
    position: Position<G::Words>,
    line: Vec<Mark<G::Words>>,
    drafts: [Option<Answer<G::Words>>; MAX_SEATS],
}

impl<G: Game> core::fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Match")
            .field("record", &self.record)
            .field("position", &self.position)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Match<G> {
    /// Starts a game.
    pub fn new(game: Arc<G>, setup: G::Setup, seed: Seed) -> Result<Match<G>, StartError> {
        let mut referee = Referee::new(&*game, Chance::seeded(seed));
        let position = referee.start(&setup)?;
        let mut chance = referee.chance;
        chance.start_record();
        let (name, version) = (G::NAME.into(), G::VERSION);
        let (start, entries) = (hash_of(&position), Vec::new());
        let record = Record { format: FORMAT, game: name, version, setup, seed, start, entries };
        Ok(Match { game, record, chance, position, line: Vec::new(), drafts: [None; MAX_SEATS] })
    }

    /// Plays a stored game again and checks every hash.
    pub fn replay(game: Arc<G>, record: &Record<G>) -> Result<Match<G>, ReplayError> {
        Match::replay_with(game, record, |_, _| {})
    }

    /// Plays a stored game again, checks every hash, and tells what happened: once at the start, with nothing, and
    /// after each entry, also after one whose hash is another.
    pub fn replay_with(
        game: Arc<G>,
        record: &Record<G>,
        mut told: impl FnMut(&Match<G>, &[Happening<G::Words>]),
    ) -> Result<Match<G>, ReplayError> {
        check_header::<G>(record.format, &record.game, record.version)?;
        let mut copy = Match::new(game, record.setup.clone(), record.seed)?;
        told(&copy, &[]);
        copy.check_hash(0, copy.record.start, record.start)?;
        for (at, entry) in record.entries.iter().enumerate() {
            let fail = |error| ReplayError::Entry { at, error };
            let (wanted, events) = match entry {
                Entry::Answer { number, answers, hash } => {
                    let mut came = Step::Waiting(Seats::NONE);
                    for (seat, answer) in answers {
                        came = copy.answer(*seat, *number, *answer).map_err(fail)?;
                    }
                    let Step::Played(events) = came else {
                        return Err(fail(Refusal::unfit(Refused::AnswersMissing).into()));
                    };
                    (hash, events)
                }
                Entry::Undo { by, agreed, keep, hash } => {
                    (hash, copy.undo(*by, *keep as usize, *agreed).map_err(fail)?)
                }
                Entry::Adjust { by, agreed, changes, hash } => {
                    (hash, copy.adjust(*by, changes.clone(), *agreed).map_err(fail)?)
                }
                Entry::Fresh { seed, hash } => (hash, copy.reseed(*seed).map_err(fail)?),
            };
            told(&copy, &events);
            copy.check_hash(at, hash_of(&copy.position), *wanted)?;
        }
        Ok(copy)
    }

    fn check_hash(&self, at: usize, found: u64, wanted: u64) -> Result<(), ReplayError> {
        if found == wanted { Ok(()) } else { Err(ReplayError::Hash { at, found, wanted }) }
    }

    /// The ruleset.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Where the game stands.
    pub fn position(&self) -> &Position<G::Words> {
        &self.position
    }

    /// The game as it is stored. It holds the seed: it must not leave the server before the end.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How many entries are in force: those that no undo has taken back.
    pub fn len(&self) -> usize {
        self.line.len()
    }

    /// Whether nothing has been answered yet.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// How many entries of the record lead to the place where so many entries were in force: those to play again in
    /// order to go on from there.
    pub fn entries_behind(&self, keep: usize) -> usize {
        match keep.checked_sub(1) {
            None => 0,
            Some(last) => self.line.get(last).map_or(self.record.entries.len(), |mark| mark.entry + 1),
        }
    }

    /// Who has answered the open secret decision already.
    pub fn committed(&self) -> Seats {
        let given = |seat: &Seat| self.drafts[seat.0 as usize].is_some();
        self.position.core.deciders().iter().filter(given).fold(Seats::NONE, Seats::with)
    }

    /// Takes an answer to decision `number`, or the use of a standing offer beside it. Answers to a secret
    /// decision are kept, and can be given anew, until all seats have answered.
    pub fn answer(
        &mut self,
        seat: Seat,
        number: u32,
        answer: Answer<G::Words>,
    ) -> Result<Step<G::Words>, Error> {
        let open = self.position.core.asked.map_or(0, |asked| asked.number);
        if number != open {
            let passed = match open {
                0 => Refused::GameOver { number },
                open => Refused::Passed { number, open },
            };
            return Err(Refusal::unfit(passed).into());
        }
        let game = Arc::clone(&self.game);
        let deciders = self.position.core.deciders();
        let mut checker = Referee::quiet(&*game, Chance::halting());
        checker.check(&self.position, seat, &answer)?;
        let mut offers = Vec::new();
        checker.offers(&self.position, seat, &mut offers);
        let standing = matches!(&answer, Answer::Pick(item)
            if crate::Item::as_effect(item).is_some_and(|offer| offers.contains(&offer)));
        let answers = if standing || deciders.count() == 1 {
            vec![(seat, answer)]
        } else {
            self.drafts[seat.0 as usize] = Some(answer);
            let missing = deciders.iter().filter(|s| self.drafts[s.0 as usize].is_none());
            let missing = missing.fold(Seats::NONE, Seats::with);
            if !missing.is_empty() {
                return Ok(Step::Waiting(missing));
            }
            deciders.iter().filter_map(|s| self.drafts[s.0 as usize].map(|a| (s, a))).collect()
        };
        let by = answers.iter().fold(Seats::NONE, |seats, (seat, _)| seats.with(*seat));
        let given = answers.clone();
        let events = self.play(by, move |referee, position| apply(referee, position, &given))?;
        let hash = hash_of(&self.position);
        self.record.entries.push(Entry::Answer { number, answers, hash });
        Ok(Step::Played(events))
    }

    /// How many entries in force a seat can take back to without asking anybody: back to the last roll, the
    /// last reveal and the last decision of somebody else.
    pub fn free_undo(&self, seat: Seat) -> usize {
        let fenced =
            |mark: &Mark<G::Words>| !mark.draws.is_empty() || mark.revealed || mark.by != Seats::one(seat);
        self.line.iter().rposition(fenced).map_or(0, |at| at + 1)
    }

    /// How many entries stay in force when a seat wants to make its last decision again; nothing if it has made none.
    pub fn last_decision(&self, seat: Seat) -> Option<usize> {
        let own = |mark: &Mark<G::Words>| {
            let answer = matches!(self.record.entries[mark.entry], Entry::Answer { .. });
            answer && mark.by.holds(seat)
        };
        self.line.iter().rposition(own)
    }

    /// Takes the game back until `keep` entries are in force. Chance never rewinds: dice that are rolled again
    /// fall anew, and what nobody has seen is drawn anew if anything was drawn or shown on the way.
    pub fn undo(&mut self, by: Seat, keep: usize, agreed: Seats) -> Result<Vec<Happening<G::Words>>, Error> {
        if keep >= self.line.len() {
            return Err(Refusal::unfit(Refused::NothingToUndo { entries: self.line.len(), keep }).into());
        }
        if keep < self.free_undo(by) {
            self.needs_consent(by, agreed, |side| Refused::UndoConsent { side })?;
        }
        let undone = &self.line[keep..];
        let fenced = undone.iter().any(|mark| !mark.draws.is_empty() || mark.revealed);
        self.position = self.at(keep)?;
        self.line.truncate(keep);
        self.drafts = [None; MAX_SEATS];
        let events = if fenced { self.draw_anew()? } else { Vec::new() };
        let (keep, hash) = (keep as u32, hash_of(&self.position));
        self.record.entries.push(Entry::Undo { by, agreed, keep, hash });
        Ok(events)
    }

    /// Changes something outside the rules. All sides have to agree.
    pub fn adjust(
        &mut self,
        by: Seat,
        changes: Vec<Adjust<G::Adjustment>>,
        agreed: Seats,
    ) -> Result<Vec<Happening<G::Words>>, Error> {
        self.needs_consent(by, agreed, |side| Refused::AdjustConsent { side })?;
        let given = changes.clone();
        let everybody = Seats::first(self.game.seats(&self.position.board));
        let events = self.play(everybody, move |referee, position| adjust(referee, position, &given))?;
        let hash = hash_of(&self.position);
        self.record.entries.push(Entry::Adjust { by, agreed, changes, hash });
        Ok(events)
    }

    /// Lets chance begin anew from another seed, and draws anew what nobody has seen.
    pub fn reseed(&mut self, seed: Seed) -> Result<Vec<Happening<G::Words>>, Error> {
        let before = std::mem::replace(&mut self.chance, Chance::seeded(seed));
        self.chance.start_record();
        let events = self.draw_anew().inspect_err(|_| self.chance = before)?;
        let hash = hash_of(&self.position);
        self.record.entries.push(Entry::Fresh { seed, hash });
        Ok(events)
    }

    /// Draws anew what nobody has seen.
    fn draw_anew(&mut self) -> Result<Vec<Happening<G::Words>>, Error> {
        let everybody = Seats::first(self.game.seats(&self.position.board));
        self.play(everybody, move |referee, position| {
            referee.game.resample(&mut position.board, everybody, &mut referee.chance);
            Ok(())
        })
    }

    /// About how many bytes the game takes in memory.
    pub fn weight(&self) -> usize {
        let kept = self.line.iter().filter(|mark| mark.before.is_some()).count();
        let draws: usize = self.line.iter().map(|mark| mark.draws.capacity() * size_of::<u32>()).sum();
        size_of::<Self>()
            + kept * size_of::<Position<G::Words>>()
            + self.line.capacity() * size_of::<Mark<G::Words>>()
            + draws
            + self.record.entries.capacity() * (size_of::<Entry<G::Words, G::Adjustment>>() + ANSWERS)
    }

    fn needs_consent(&self, by: Seat, agreed: Seats, lacking: fn(u8) -> Refused) -> Result<(), Error> {
        let board = &self.position.board;
        if by.0 >= self.game.seats(board) {
            return Err(Refusal::unfit(Refused::Nobody { seat: by.0 }).into());
        }
        let agreed = agreed.with(by);
        let agrees = |side| agreed.iter().any(|seat| self.game.side(board, seat) == side);
        let asked = Seats::first(self.game.seats(board)).iter();
        match asked.map(|seat| self.game.side(board, seat)).find(|side| !agrees(*side)) {
            None => Ok(()),
            Some(side) => Err(Refusal::unfit(lacking(side.0)).into()),
        }
    }

    /// The position when `keep` entries were in force.
    pub fn at(&self, keep: usize) -> Result<Position<G::Words>, Fault> {
        if keep >= self.line.len() {
            let now = keep == self.line.len();
            return if now { Ok(self.position) } else { Err(Fault::Broken("the game has not come so far")) };
        }
        let from = keep - keep % KEYFRAME;
        let Some(mut position) = self.line[from].before.as_deref().copied() else {
            return Err(Fault::Broken("a kept position is missing"));
        };
        for mark in &self.line[from..keep] {
            let mut referee = Referee::quiet(&*self.game, Chance::recorded(&mark.draws));
            let redone = match &self.record.entries[mark.entry] {
                Entry::Answer { answers, .. } => apply(&mut referee, &mut position, answers),
                Entry::Adjust { changes, .. } => adjust(&mut referee, &mut position, changes),
                Entry::Undo { .. } | Entry::Fresh { .. } => {
                    let everybody = Seats::first(self.game.seats(&position.board));
                    self.game.resample(&mut position.board, everybody, &mut referee.chance);
                    Ok(())
                }
            };
            match redone {
                Err(Error::Fault(fault)) => return Err(fault),
                Err(Error::Refused(_)) => return Err(Fault::Broken("a past answer is refused")),
                Ok(()) => {}
            }
        }
        Ok(position)
    }

    /// Lets something happen to the position and marks it. What fails changes nothing.
    fn play(
        &mut self,
        by: Seats,
        act: impl FnOnce(&mut Referee<'_, G>, &mut Position<G::Words>) -> Result<(), Error>,
    ) -> Result<Vec<Happening<G::Words>>, Error> {
        let game = Arc::clone(&self.game);
        let mut position = self.position;
        let mut referee = Referee::new(&*game, self.chance.clone());
        act(&mut referee, &mut position)?;
        self.chance = referee.chance;
        let before = self.line.len().is_multiple_of(KEYFRAME).then(|| Box::new(self.position));
        let (draws, revealed) = (self.chance.take_record(), referee.events.revealed);
        self.line.push(Mark { entry: self.record.entries.len(), by, draws, revealed, before });
        self.position = position;
        self.drafts = [None; MAX_SEATS];
        Ok(referee.events.list)
    }
}

fn apply<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &mut Position<G::Words>,
    answers: &[(Seat, Answer<G::Words>)],
) -> Result<(), Error> {
    match answers {
        [(seat, answer)] => referee.answer(position, *seat, answer),
        _ => referee.answer_all(position, answers),
    }
}

fn adjust<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &mut Position<G::Words>,
    changes: &[Adjust<G::Adjustment>],
) -> Result<(), Error> {
    for change in changes {
        match change {
            Adjust::Game(change) => referee.game.adjust(&mut position.board, change)?,
            Adjust::Set { path, value } => {
                let board = set(&position.board, path, value)?;
                referee.game.validate(&board)?;
                referee.game.may_become(&position.board, &board)?;
                position.board = board;
            }
            Adjust::EndProcedure => position.core.pop(),
        }
    }
    Ok(referee.ask_again(position)?)
}

/// The board with one value changed.
fn set<B: Serialize + serde::de::DeserializeOwned>(board: &B, path: &str, value: &str) -> Result<B, Refusal> {
    let unfit =
        |_: serde_json::Error| Refusal::unfit(Refused::Value { path: path.into(), value: value.into() });
    let mut tree = serde_json::to_value(board).map_err(unfit)?;
    let place = tree.pointer_mut(path);
    let place = place.ok_or_else(|| Refusal::unfit(Refused::NoValue { path: path.into() }))?;
    *place = serde_json::from_str(value).map_err(unfit)?;
    serde_json::from_value(tree).map_err(unfit)
}
