//! The odds of what is left of a question, when both sides answer as well as they can.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use broadside_engine::{
    Answer, Chance, Error, Fault, Game, Item, ItemOf, Kind, MAX_SEATS, Odds, Position, Referee, Running,
    Seat, Side, hash_of,
};
use broadside_texts::Language;

use crate::answer::Speaker;
use crate::book::{AnswerOf, Phrasebook};
use crate::failure::Stop;
use crate::names::Named;
use crate::phrase::Line;
use crate::plan::Step;
use crate::script::Deed;
use crate::stage::Stage;
use crate::{Place, Problem};

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;
type PositionOf<P> = Position<WordsOf<P>>;

/// So many different positions are looked at, and so many answers to one decision.
const MOST_POSITIONS: usize = 2_000_000;
const MOST_ANSWERS: usize = 5_000;

/// Means that differ by less are the same: the answer that is listed first is taken, and declining is listed first.
const SAME: f64 = 1e-11;

/// How far the sides look ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Foresight {
    /// They want the best sum over everything that is still to come.
    #[default]
    Whole,
    /// Each beginning is a world of its own: they save nothing for the next.
    Each,
}

/// What the odds of a question are about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weighing<'a> {
    /// The piece whose losses count; without one, those of its whole side.
    pub on: Option<&'a str>,
    /// How far the sides look ahead.
    pub foresight: Foresight,
}

/// How much the other side loses.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// Who wants it to lose much, as the table names that player.
    pub attacker: String,
    /// How likely each amount is, from 0.
    pub shares: Vec<f64>,
    /// How many different positions came up.
    pub positions: usize,
}

impl Prospect {
    /// How much it loses on average.
    pub fn mean(&self) -> f64 {
        self.shares.iter().zip(0u32..).map(|(share, amount)| share * f64::from(amount)).sum()
    }
}

/// What a position is worth: the mean that decisions are about, and the odds of what is lost in the end.
#[derive(Clone)]
struct Worth {
    aim: f64,
    shares: Rc<[f64]>,
}

impl<P: Phrasebook> Stage<'_, P> {
    /// Plays a question up to the first roll that is not written, and tells the odds of what follows. Behind that line stand only
    /// further beginnings, each played when the one before is over, and answers that are given whatever was rolled.
    pub(crate) fn prospect(&mut self, steps: &[Step<'_>], of: Weighing<'_>) -> Result<Prospect, Stop> {
        let on = of.on.map(|name| self.piece(name)).transpose()?;
        let start = self.position;
        let mut first = 0;
        while let Some(step) = steps.get(first)
            && !self.is_left_to_chance(step)?
        {
            self.step(step)?;
            first += 1;
        }
        let rest = &steps[first..];
        let attacker = self.attacker(&steps[..(first + 1).min(steps.len())])?;
        let lines = rest.iter().filter(|step| !matches!(step.statement.deed, Deed::See(_))).collect();
        let (game, position) = (self.game, self.position);
        let side = game.side(&position.board, attacker);
        let other = side.enemy();
        let before = self.lost(&start, other, on)?;
        let referee = Referee::quiet(game, Chance::halting());
        let (foresight, known) = (of.foresight, HashMap::new());
        let mut contest = Contest { stage: self, referee, lines, side, other, on, before, foresight, known };
        let shares = contest.weigh(0, position)?.shares.to_vec();
        let positions = contest.known.len();
        Ok(Prospect { attacker: self.names.of_seat(attacker), shares, positions })
    }

    /// Whether a line has chance decide though nothing is written of it.
    fn is_left_to_chance(&mut self, step: &Step<'_>) -> Result<bool, Stop> {
        if !step.chance.is_empty() {
            return Ok(false);
        }
        let mut position = self.position;
        let mut referee = Referee::quiet(self.game, Chance::halting());
        let done = match &step.statement.deed {
            Deed::Begin(line) if position.core.is_over() => {
                let frame = self.frame(&position, line)?;
                referee.begin(position.board, frame).map(|_| ())
            }
            Deed::Answer { who, phrase } if self.began.is_some() => {
                let Speaker { seat, piece } = self.speaker(who)?;
                let answer = self.read_at(&position, seat, piece, phrase)?;
                match referee.answer(&mut position, seat, &answer) {
                    Err(Error::Fault(fault)) => Err(fault),
                    _ => Ok(()),
                }
            }
            _ => return Ok(false),
        };
        Ok(matches!(done, Err(Fault::Chance(_))))
    }

    fn frame(
        &self,
        position: &PositionOf<P>,
        line: &Line,
    ) -> Result<<WordsOf<P> as broadside_engine::Words>::Frame, Stop> {
        let mut phrase = line.phrase();
        let frame = self.book.begin(&self.scene_at(position), &mut phrase)?;
        phrase.end()?;
        Ok(frame)
    }

    /// Who attacks: the owner of the piece that the last beginning names first, or else whoever decides.
    fn attacker(&self, played: &[Step<'_>]) -> Result<Seat, Stop> {
        let begun = played.iter().rev().find_map(|step| match &step.statement.deed {
            Deed::Begin(line) => Some((step.statement.place.line, line)),
            _ => None,
        });
        let Some((at, line)) = begun else {
            return Err(Stop::failed(1, "nothing begins here, so there are no odds of it"));
        };
        let piece =
            self.names.pieces().find(|(name, _)| line.words.first().is_some_and(|word| word.is(name)));
        let owner = piece.and_then(|(_, item)| self.game.owner(&self.position.board, item));
        let whoever = owner.or_else(|| self.position.core.deciders().iter().next());
        whoever.ok_or_else(|| Stop::failed(at, "name the piece that attacks first: `begin vic attacks …`"))
    }

    fn piece(&self, name: &str) -> Result<ItemOf<P::Game>, Stop> {
        match self.names.find(name) {
            Some(Named::Item(item)) => Ok(item),
            _ => Err(Problem::at(Place::default(), self.names.nobody(name)).into()),
        }
    }

    fn lost(&self, position: &PositionOf<P>, side: Side, on: Option<ItemOf<P::Game>>) -> Result<i64, Stop> {
        let lost = self.book.lost(self.game, &position.board, side, on);
        lost.ok_or_else(|| Stop::failed(1, "nobody counts damage in this game"))
    }
}

/// Two sides that want the same number to be large and small.
struct Contest<'s, 'a, 'q, P: Phrasebook> {
    stage: &'s mut Stage<'a, P>,
    referee: Referee<'a, P::Game>,
    lines: Vec<&'s Step<'q>>,
    side: Side,
    other: Side,
    on: Option<ItemOf<P::Game>>,
    before: i64,
    foresight: Foresight,
    known: HashMap<u64, Worth>,
}

impl<P: Phrasebook> Contest<'_, '_, '_, P> {
    /// The odds at a position, with the lines from `at` on still to come.
    fn weigh(&mut self, at: usize, mut position: PositionOf<P>) -> Result<Worth, Stop> {
        let key = self.key(at, &mut position);
        self.weigh_known(key, at, &position)
    }

    /// The same where its key is known.
    fn weigh_known(&mut self, key: u64, at: usize, position: &PositionOf<P>) -> Result<Worth, Stop> {
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        if self.known.len() >= MOST_POSITIONS {
            let line = self.lines.first().map_or(1, |step| step.statement.place.line);
            return Err(Stop::failed(
                line,
                format!(
                    "more than {MOST_POSITIONS} positions can come up; write some rolls or fewer attacks"
                ),
            ));
        }
        let step = self.lines.get(at).copied();
        let over = position.core.is_over();
        let worth = match step.map(|step| &step.statement.deed) {
            Some(Deed::Begin(line)) if over => {
                let frame = self.stage.frame(position, line)?;
                let worth = self.branches(at + 1, position, |referee, next| {
                    *next = referee.begin(next.board, frame)?;
                    Ok(())
                })?;
                match self.foresight {
                    Foresight::Whole => worth,
                    Foresight::Each => Worth { aim: self.loss(position)? as f64, ..worth },
                }
            }
            // Whoever it was about is gone.
            Some(Deed::Answer { .. }) if over => self.weigh(at + 1, *position)?,
            Some(Deed::Answer { who, phrase }) => {
                let Speaker { seat, piece } = self.stage.speaker(who)?;
                let answer = self.stage.read_at(position, seat, piece, phrase)?;
                self.branches(at + 1, position, |referee, next| referee.answer(next, seat, &answer))?
            }
            None | Some(Deed::Begin(_)) if !over => self.decide(at, position)?,
            None => {
                let lost = self.loss(position)?;
                let mut shares = vec![0.0; lost + 1];
                shares[lost] = 1.0;
                Worth { aim: lost as f64, shares: shares.into() }
            }
            Some(_) => {
                let line = step.map_or(1, |step| step.statement.place.line);
                let only = "behind the first roll that is not written stand only `begin …` and answers";
                return Err(Stop::failed(line, only));
            }
        };
        self.known.insert(key, worth.clone());
        Ok(worth)
    }

    fn loss(&self, position: &PositionOf<P>) -> Result<usize, Stop> {
        let lost = self.stage.lost(position, self.other, self.on)? - self.before;
        Ok(usize::try_from(lost).unwrap_or(0))
    }

    /// What tells positions apart: not the order of like dice, nor how often was decided before.
    fn key(&self, at: usize, position: &mut PositionOf<P>) -> u64 {
        position.core.renumber();
        let bound = position.core.frames().any(|(_, frame)| matches!(frame, Running::Resolve(_)));
        if bound {
            return hash_of(&(at, &*position));
        }
        let mut like = *position;
        self.stage.book.alike(&mut like.board);
        hash_of(&(at, &like))
    }

    /// Whoever decides takes the best answer.
    fn decide(&mut self, at: usize, position: &PositionOf<P>) -> Result<Worth, Stop> {
        let line = self.lines.get(at).or(self.lines.last()).map_or(1, |step| step.statement.place.line);
        let mut seats = position.core.deciders().iter();
        let (Some(seat), None) = (seats.next(), seats.next()) else {
            return Err(Stop::failed(line, "players decide in secret here, of which there are no odds"));
        };
        let Some(
            Kind::Pick { .. }
            | Kind::Use { .. }
            | Kind::Some { .. }
            | Kind::Order
            | Kind::Confirm
            | Kind::Amount { .. }
            | Kind::Split { .. }
            | Kind::Assign
            | Kind::Course,
        ) = position.core.decision(seat).map(|decision| decision.kind)
        else {
            return Err(Stop::failed(
                line,
                "a place is chosen here, of which there are no odds; write the answer",
            ));
        };
        let answers = self.answers(position, seat);
        if answers.len() >= MOST_ANSWERS {
            return Err(Stop::failed(line, "too many answers are possible here; write the answer"));
        }
        let mut best: Option<Worth> = None;
        for (by, answer) in answers {
            let worth = self.branches(at, position, |referee, next| referee.answer(next, by, &answer))?;
            let more = if self.stage.game.side(&position.board, by) == self.side { 1.0 } else { -1.0 };
            if best.as_ref().is_none_or(|known| more * (worth.aim - known.aim) > SAME) {
                best = Some(worth);
            }
        }
        best.ok_or_else(|| Stop::failed(line, "nothing can be answered here"))
    }

    /// Every answer to the open decision, then what any player could use beside it.
    fn answers(&mut self, position: &PositionOf<P>, seat: Seat) -> Vec<(Seat, AnswerOf<P::Game>)> {
        let mut answers = Vec::new();
        let Some(decision) = position.core.decision(seat) else { return answers };
        let legal = self.referee.legal(position, seat);
        legal.each(decision.kind, MOST_ANSWERS, |answer| answers.push((seat, answer)));
        for by in (0..MAX_SEATS as u8).map(Seat) {
            let mut offers = Vec::new();
            self.referee.offers(position, by, &mut offers);
            answers.extend(offers.into_iter().map(|offer| (by, Answer::Pick(Item::effect(offer)))));
        }
        answers
    }

    /// The odds over everything that chance can do from here to the next decision.
    fn branches(
        &mut self,
        at: usize,
        position: &PositionOf<P>,
        act: impl Fn(&mut Referee<'_, P::Game>, &mut PositionOf<P>) -> Result<(), Error>,
    ) -> Result<Worth, Stop> {
        let mut next: BTreeMap<u64, Box<PositionOf<P>>> = BTreeMap::new();
        let mut wrong = None;
        let mut referee =
            std::mem::replace(&mut self.referee, Referee::quiet(self.stage.game, Chance::halting()));
        let odds = Odds::of(|chance| {
            std::mem::swap(&mut referee.chance, chance);
            let mut to = *position;
            if let Err(error) = act(&mut referee, &mut to) {
                wrong.get_or_insert(error);
            }
            std::mem::swap(&mut referee.chance, chance);
            let key = self.key(at, &mut to);
            if !self.known.contains_key(&key) {
                next.entry(key).or_insert_with(|| Box::new(to));
            }
            key
        });
        self.referee = referee;
        if let Some(error) = wrong {
            let line = self.lines.get(at.saturating_sub(1)).map_or(1, |step| step.statement.place.line);
            return Err(match error {
                Error::Refused(refusal) => self.stage.refused(line, &refusal),
                Error::Fault(fault) => Stop::failed(line, Language::En.tell(fault)),
            });
        }
        let (mut aim, mut sum) = (0.0, Vec::new());
        for (key, share) in odds.iter() {
            // Positions that were known before are not kept.
            let Worth { aim: part, shares } = match next.get(key) {
                Some(next) => self.weigh_known(*key, at, next)?,
                None => self.known[key].clone(),
            };
            aim += share * part;
            if sum.len() < shares.len() {
                sum.resize(shares.len(), 0.0);
            }
            sum.iter_mut().zip(shares.iter()).for_each(|(sum, part)| *sum += share * part);
        }
        Ok(Worth { aim, shares: sum.into() })
    }
}
