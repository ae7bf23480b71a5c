//! The loop that carries out steps until somebody has to decide.

use crate::chance::{Chance, ChanceFault};
use crate::core::{Core, Position};
use crate::decisions::answer::Answer;
use crate::decisions::decision::{Decision, Kind};
use crate::decisions::legal::{Legal, Refusal};
use crate::decisions::reason::Reason;
use crate::decisions::refused::{Refused, listed};
use crate::effects::ability::{Bound, Offer};
use crate::effects::interpret::Resolve;
use crate::event::Events;
use crate::fault::{Error, Fault};
use crate::frames::frame::{Body, Flow, Frame, Procedure};
use crate::frames::perform::Performing;
use crate::frames::queue::{self, HOMELESS, QueueFrame};
use crate::frames::stack::Running;
use crate::frames::window::WindowFrame;
use crate::game::{Cx, Game, Listening, Look, Ordering, SetupError};
use crate::seat::{Seat, Seats};
use crate::words::{BoardOf, DeedOf, FrameOf, Item, Words};

/// After so many steps without a decision the rules are going round in a circle.
const RUNAWAY: u32 = 100_000;

/// What a frame of the machine's own comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Move<W: Words> {
    Flow(Flow<W>),
    Resolve(Bound<W>),
}

/// A decision that was taken without asking, because it had one legal answer.
#[derive(Clone, Copy, Debug)]
pub struct Taken<W: Words> {
    /// The position in which the decision stood open.
    pub position: Position<W>,
    /// Who would have decided.
    pub seat: Seat,
    /// The only answer; none where nothing was possible.
    pub answer: Option<Answer<W>>,
}

/// Applies a game's rules to positions. It holds what is no part of a position: the ruleset, the source of
/// chance, the events, and buffers that are used again and again.
#[derive(Debug)]
pub struct Referee<'g, G: Game> {
    /// The ruleset.
    pub game: &'g G,
    /// Dice and decks.
    pub chance: Chance,
    /// What happened.
    pub events: Events<G::Words>,
    /// The decisions that were taken without asking since the list was last emptied; none are kept without a list.
    pub taken: Option<Vec<Taken<G::Words>>>,
    legal: Legal<G::Words>,
    latest: Option<Seat>,
    /// Whether a step that draws or reveals is taken back and ends the run.
    pub(crate) trial: bool,
}

impl<'g, G: Game> Referee<'g, G> {
    /// A referee who records what happens.
    pub fn new(game: &'g G, chance: Chance) -> Self {
        let (events, legal) = (Events::new(true), Legal::default());
        Referee { game, chance, events, taken: None, legal, latest: None, trial: false }
    }

    /// A referee who keeps no events: for searches and batches.
    pub fn quiet(game: &'g G, chance: Chance) -> Self {
        let (events, legal) = (Events::new(false), Legal::default());
        Referee { game, chance, events, taken: None, legal, latest: None, trial: false }
    }

    /// Sets a game up and plays it to its first decision.
    pub fn start(&mut self, setup: &G::Setup) -> Result<Position<G::Words>, StartError> {
        let (board, frame) = self.game.start(setup, &mut self.chance)?;
        let mut position = Position { board, core: Core::new(frame) };
        self.run(&mut position)?;
        Ok(position)
    }

    /// Carries out one procedure on a board, to its first decision: how a judge asks about a single attack.
    /// When the procedure ends, so does this "game".
    pub fn begin(&mut self, board: BoardOf<G>, procedure: FrameOf<G>) -> Result<Position<G::Words>, Fault> {
        let mut position = Position { board, core: Core::new(procedure) };
        self.run(&mut position)?;
        Ok(position)
    }

    /// The open decision of a seat.
    pub fn decision(&self, position: &Position<G::Words>, seat: Seat) -> Option<Decision<G::Words>> {
        position.core.decision(seat)
    }

    /// The legal answers of a seat's open decision; empty if it has none.
    pub fn legal(&mut self, position: &Position<G::Words>, seat: Seat) -> &Legal<G::Words> {
        self.list(position, seat, false);
        &self.legal
    }

    /// The legal answers with the reasons for what is refused.
    pub fn legal_explained(&mut self, position: &Position<G::Words>, seat: Seat) -> &Legal<G::Words> {
        self.list(position, seat, true);
        &self.legal
    }

    /// The legal answers as they were listed when the last answer was taken, and whose they are: those of the
    /// position which that call left. Saves a driver that plays one position on listing them again.
    pub fn latest(&self) -> Option<(Seat, &Legal<G::Words>)> {
        self.latest.map(|seat| (seat, &self.legal))
    }

    fn list(&mut self, position: &Position<G::Words>, seat: Seat, explain: bool) {
        self.latest = None;
        self.legal.clear();
        self.legal.explain = explain;
        let Some((id, frame)) = position.core.frames().next_back() else { return };
        if !position.core.deciders().holds(seat) {
            return;
        }
        let look = Look::new(self.game, position);
        match frame {
            Running::Step(step) => step.legal(&look, seat, &mut self.legal),
            Running::Window(window) => window.legal(&look, seat, &mut self.legal),
            Running::Queue => QueueFrame::legal(id, &position.core.queue, seat, &mut self.legal),
            Running::Resolve(resolve) => resolve.legal(&look, &mut self.legal),
            Running::Performing(performing) => performing.legal(&look, seat, &mut self.legal),
        }
    }

    /// The effects that a seat may use now although nothing asks for them.
    pub fn offers(&self, position: &Position<G::Words>, seat: Seat, found: &mut Vec<Offer>) {
        self.each_offer(position, seat, &mut |bound| found.push(bound.offer()));
    }

    fn each_offer(&self, position: &Position<G::Words>, seat: Seat, found: &mut dyn FnMut(Bound<G::Words>)) {
        let heard = self.game.ears(&position.board).any_time || position.core.grants.ears().any_time;
        if !heard || position.core.asked.is_none() {
            return;
        }
        let look = Look::new(self.game, position);
        look.heard(Listening::AnyTime, None, &mut |bound| {
            if bound.controller == seat && look.usable(&bound) {
                found(bound);
            }
        });
    }

    /// Whether an answer is legal.
    pub fn check(
        &mut self,
        position: &Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Result<(), Refusal> {
        if self.standing_offer(position, seat, answer).is_some() {
            return Ok(());
        }
        let Some(decision) = position.core.decision(seat) else {
            return Err(Refusal::unfit(Refused::NothingToDecide { seat: seat.0 }));
        };
        self.legal(position, seat);
        if self.legal.check(decision.kind, answer).is_err() {
            // Once more with reasons: the refusal then names its rule.
            self.legal_explained(position, seat);
            let refused = self.legal.check(decision.kind, answer);
            // Courses are only listed where they are legal; why one is not, the step knows.
            if let (Err(_), Answer::Course(_), Kind::Course) = (&refused, answer, decision.kind)
                && let Some((_, Running::Step(step))) = position.core.frames().next_back()
            {
                step.check(&Look::new(self.game, position), seat, answer)?;
            }
            refused?;
        }
        match (answer, position.core.frames().next_back()) {
            (Answer::Place(_), Some((_, Running::Step(step)))) => {
                step.check(&Look::new(self.game, position), seat, answer)
            }
            _ => Ok(()),
        }
    }

    /// Takes a seat's answer, or its use of a standing offer, and plays on to the next decision. An answer
    /// that is refused changes nothing. A decision of several seats takes [`Referee::answer_all`].
    pub fn answer(
        &mut self,
        position: &mut Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Result<(), Error> {
        if let Some(bound) = self.standing_offer(position, seat, answer) {
            position.core.asked = None;
            self.push(position, Body::Resolve(Resolve::new(bound, false)))?;
            return Ok(self.run(position)?);
        }
        self.answer_all(position, &[(seat, *answer)])
    }

    /// Takes the answers of all seats that decide now, in seat order, and plays on.
    pub fn answer_all(
        &mut self,
        position: &mut Position<G::Words>,
        answers: &[(Seat, Answer<G::Words>)],
    ) -> Result<(), Error> {
        let deciders = position.core.deciders();
        if answers.is_empty() || !deciders.iter().eq(answers.iter().map(|(seat, _)| *seat)) {
            return Err(Refusal::unfit(Refused::Seats { seats: listed(deciders) }).into());
        }
        for (seat, answer) in answers {
            self.check(position, *seat, answer)?;
        }
        Ok(self.answer_unchecked(position, answers)?)
    }

    /// Takes answers that the caller knows to be legal (they come from [`Referee::legal`]) and plays on.
    pub fn answer_unchecked(
        &mut self,
        position: &mut Position<G::Words>,
        answers: &[(Seat, Answer<G::Words>)],
    ) -> Result<(), Fault> {
        position.core.asked = None;
        for (at, (seat, answer)) in answers.iter().enumerate() {
            let next = self.take(position, *seat, answer)?;
            if at + 1 == answers.len() {
                self.follow(position, Ok(next))?;
            }
        }
        self.run(position)
    }

    pub(crate) fn standing_offer(
        &self,
        position: &Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Option<Bound<G::Words>> {
        let Answer::Pick(item) = answer else { return None };
        let offer = item.as_effect()?;
        let mut chosen = None;
        self.each_offer(position, seat, &mut |bound| {
            if bound.offer() == offer {
                chosen = Some(bound);
            }
        });
        chosen
    }

    /// Clears the open question and puts it anew: after an adjustment the old one may not fit.
    pub(crate) fn ask_again(&mut self, position: &mut Position<G::Words>) -> Result<(), Fault> {
        position.core.asked = None;
        position.core.unsettled = true;
        self.run(position)
    }

    /// Lets a game's code act on the position. In a trial an act that draws or reveals is taken back.
    fn act<R>(
        &mut self,
        position: &mut Position<G::Words>,
        act: impl FnOnce(&mut Cx<'_, G>) -> R,
    ) -> Result<R, Fault> {
        let before = if self.trial { Some((*position, self.events.list.len())) } else { None };
        let mut trouble = None;
        let result = act(&mut Cx {
            game: self.game,
            board: (&mut position.board).into(),
            core: &mut position.core,
            chance: &mut self.chance,
            events: &mut self.events,
            taken: &mut self.taken,
            trouble: &mut trouble,
        });
        if let Some((position_before, events)) = before
            && (self.chance.fault().is_some() || self.events.revealed)
        {
            *position = position_before;
            self.events.list.truncate(events);
            return Err(ChanceFault::Unknown.into());
        }
        match (trouble, self.chance.fault()) {
            (Some(fault), _) => Err(fault),
            (None, Some(fault)) => Err(fault.clone().into()),
            (None, None) => Ok(result),
        }
    }

    /// Carries out one frame's step or hands it an answer. The frame is taken off the stack as a copy and put
    /// back, so that its code can read and change everything else.
    fn with_top(
        &mut self,
        position: &mut Position<G::Words>,
        act: impl FnOnce(&mut Frame<G::Words>, &mut Cx<'_, G>) -> Move<G::Words>,
    ) -> Result<Move<G::Words>, Fault> {
        let Some(mut frame) = position.core.stack.top() else {
            return Err(Fault::Broken("an answer came after the end of the game"));
        };
        let next = self.act(position, |cx| act(&mut frame, cx))?;
        position.core.stack.set_top(&frame);
        Ok(next)
    }

    fn take(
        &mut self,
        position: &mut Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Result<Move<G::Words>, Fault> {
        self.with_top(position, |frame, cx| match &mut frame.body {
            Body::Step(step) => Move::Flow(step.answer(cx, seat, answer)),
            Body::Window(window) => window.answer(cx, seat, answer),
            Body::Queue(queue) => queue.answer(cx, frame.id, seat, answer),
            Body::Resolve(resolve) => Move::Flow(resolve.answer(cx, answer)),
            Body::Performing(performing) => performing.answer(cx, seat, answer),
        })
    }

    fn step(&mut self, position: &mut Position<G::Words>) -> Result<Move<G::Words>, Fault> {
        self.with_top(position, |frame, cx| match &mut frame.body {
            Body::Step(step) => Move::Flow(step.perform(cx)),
            Body::Window(window) => Move::Flow(window.perform(cx)),
            Body::Queue(queue) => queue.perform(cx, frame.id),
            Body::Resolve(resolve) => Move::Flow(resolve.perform(cx)),
            Body::Performing(performing) => Move::Flow(performing.perform(cx)),
        })
    }

    /// Plays on until somebody has to decide or the game is over.
    fn run(&mut self, position: &mut Position<G::Words>) -> Result<(), Fault> {
        for _ in 0..RUNAWAY {
            if position.core.over || position.core.stack.is_empty() {
                position.core.finish();
                return Ok(());
            }
            if position.core.asked.is_some() {
                if !self.answer_alone(position)? {
                    return Ok(());
                }
                continue;
            }
            if position.core.unsettled {
                position.core.unsettled = false;
                let flow = self.act(position, |cx| cx.game.settle(cx))?;
                if flow != Flow::Next {
                    position.core.unsettled = true;
                    self.follow(position, Ok(Move::Flow(flow)))?;
                    continue;
                }
            }
            self.open_raised(position)?;
            if position.core.queue.first().is_some_and(|w| w.home == HOMELESS) {
                self.open_queue(position)?;
            }
            let next = self.step(position);
            self.follow(position, next)?;
        }
        Err(Fault::Runaway(RUNAWAY))
    }

    /// Takes the only answer of a decision without asking. Says whether it did.
    fn answer_alone(&mut self, position: &mut Position<G::Words>) -> Result<bool, Fault> {
        let Some(asked) = position.core.asked else { return Ok(false) };
        for seat in asked.ask.seats.iter() {
            self.list(position, seat, false);
            self.latest = Some(seat);
            if self.legal.is_empty(asked.ask.kind) {
                return Err(Fault::DeadEnd(format!("{:?} for seat {}", asked.ask.prompt, seat.0)));
            }
            // What can be used at any time waits for a decision that is one.
            if asked.ask.hides {
                continue;
            }
            if let Some(answer) = self.legal.only(asked.ask.kind) {
                if let Some(taken) = &mut self.taken {
                    taken.push(Taken { position: *position, seat, answer: Some(answer) });
                }
                position.core.asked = None;
                let next = self.take(position, seat, &answer);
                self.follow(position, next)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn follow(
        &mut self,
        position: &mut Position<G::Words>,
        next: Result<Move<G::Words>, Fault>,
    ) -> Result<(), Fault> {
        let flow = match next? {
            Move::Flow(flow) => flow,
            Move::Resolve(bound) => {
                let queued = position.core.stack.in_queue();
                return self.push(position, Body::Resolve(Resolve::new(bound, queued)));
            }
        };
        match flow {
            Flow::Next => Ok(()),
            Flow::Call(step) => self.push(position, Body::Step(step)),
            Flow::Open(occasion) => self.open(position, occasion),
            Flow::Perform(deed) => self.perform(position, deed),
            Flow::Ask(ask) => {
                position.core.decisions += 1;
                let source = match position.core.frames().next_back() {
                    Some((_, Running::Resolve(resolve))) => Some(resolve.bound.source),
                    _ => None,
                };
                position.core.ask(ask, source);
                Ok(())
            }
            Flow::Done => {
                position.core.pop();
                Ok(())
            }
        }
    }

    fn push(&mut self, position: &mut Position<G::Words>, body: Body<G::Words>) -> Result<(), Fault> {
        position.core.stack.push(body).map(|_| ()).ok_or(Fault::TooDeep)
    }

    fn open(
        &mut self,
        position: &mut Position<G::Words>,
        occasion: crate::Occasion<G::Words>,
    ) -> Result<(), Fault> {
        if !Look::new(self.game, position).listens(occasion.window) {
            return Ok(());
        }
        match self.game.ordering(occasion.window) {
            Ordering::PlayerByPlayer => self.push(position, Body::Window(WindowFrame::new(occasion))),
            Ordering::Queue => self.act(position, |cx| queue::trigger(cx, occasion, true, Seats::ALL)),
        }
    }

    /// Opens the windows that atoms have raised, so that the one raised first comes first.
    fn open_raised(&mut self, position: &mut Position<G::Words>) -> Result<(), Fault> {
        while let Some(raised) = position.core.raised.pop() {
            if let Some(occasion) = raised.0 {
                self.push(position, Body::Window(WindowFrame::new(occasion)))?;
            }
        }
        Ok(())
    }

    fn open_queue(&mut self, position: &mut Position<G::Words>) -> Result<(), Fault> {
        self.push(position, Body::Queue(QueueFrame::default()))?;
        let home = position.core.stack.innermost().unwrap_or(HOMELESS);
        for waiting in position.core.queue.iter_mut().filter(|w| w.home == HOMELESS) {
            waiting.home = home;
        }
        Ok(())
    }

    fn perform(&mut self, position: &mut Position<G::Words>, deed: DeedOf<G>) -> Result<(), Fault> {
        let look = Look::new(self.game, position);
        let heard = match self.game.would(&look, &deed) {
            Some(occasion) => look.listens(occasion.window),
            None => false,
        };
        if heard {
            return self.push(position, Body::Performing(Performing::new(deed)));
        }
        self.act(position, |cx| cx.game.perform(cx, &deed))
    }
}

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The setup is wrong.
    Setup(SetupError),
    /// The rules machine cannot go on.
    Fault(Fault),
}

impl From<SetupError> for StartError {
    fn from(error: SetupError) -> StartError {
        StartError::Setup(error)
    }
}

impl From<Fault> for StartError {
    fn from(fault: Fault) -> StartError {
        StartError::Fault(fault)
    }
}

impl From<StartError> for Reason {
    fn from(error: StartError) -> Reason {
        match error {
            StartError::Setup(SetupError(reason)) => reason,
            StartError::Fault(fault) => fault.into(),
        }
    }
}

impl<W: Words> Position<W> {
    /// The kind of the open decision of a seat.
    pub fn kind(&self, seat: Seat) -> Option<Kind> {
        self.core.decision(seat).map(|decision| decision.kind)
    }
}
