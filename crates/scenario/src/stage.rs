//! One scenario being played.

use std::sync::Arc;

use broadside_engine::{
    Answer, Chance, Game, Happening, Item, ItemOf, Legal, Position, Referee, Refusal, Seat, Taken,
};

use crate::answer::Speaker;
use crate::book::{AnswerOf, Judgement, Open, Phrasebook, Scene};
use crate::failure::Stop;
use crate::names::{Named, Names};
use crate::phrase::Line;
use crate::plan::Step;
use crate::refused::AnswerWrong;
use crate::script::{Deed, Question};
use crate::tell::Shown;
use crate::text::refusal_text;
use crate::word::{Place, Problem, Word};

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// A table on which a question is played out.
pub(crate) struct Stage<'a, P: Phrasebook> {
    pub(crate) book: &'a P,
    pub(crate) game: &'a P::Game,
    pub(crate) edition: &'a str,
    pub(crate) names: Names<ItemOf<P::Game>>,
    pub(crate) referee: Referee<'a, P::Game>,
    pub(crate) position: Position<WordsOf<P>>,
    pub(crate) began: Option<usize>,
    drafts: Vec<(Seat, AnswerOf<P::Game>, usize)>,
    /// What has happened since the last answer.
    pub(crate) since: Vec<Happening<WordsOf<P>>>,
    pub(crate) earlier: Vec<Happening<WordsOf<P>>>,
    /// What has been decided without asking since the last answer.
    pub(crate) taken: Vec<Taken<WordsOf<P>>>,
    /// What is wrong with the list of the question.
    pub(crate) list: Option<Judgement>,
    /// What `see show` has to tell.
    pub(crate) shown: Vec<Shown>,
}

impl<'a, P: Phrasebook> Stage<'a, P> {
    pub(crate) fn new(
        book: &'a P,
        game: &'a Arc<P::Game>,
        edition: &'a str,
        question: &Question,
    ) -> Result<Self, Stop> {
        let mut names = Names::default();
        let board = book.table(game, &question.table, &mut names).map_err(|mut problem| {
            if problem.place.line == 0 {
                problem.place = question.place;
            }
            problem
        })?;
        let list = match &question.list {
            Some((line, text)) => Some(book.list(game, text).map_err(|mut problem| {
                problem.place = Place { line: line + problem.place.line, column: 1 };
                problem
            })?),
            None => None,
        };
        let referee = Referee::new(&**game, Chance::scripted(Vec::new()));
        let position = Position::idle(board);
        let (since, earlier) = (Vec::new(), Vec::new());
        Ok(Stage {
            book,
            game,
            edition,
            names,
            referee,
            position,
            began: None,
            drafts: Vec::new(),
            since,
            earlier,
            taken: Vec::new(),
            list,
            shown: Vec::new(),
        })
    }

    pub(crate) fn scene(&self) -> Scene<'_, P::Game> {
        self.scene_at(&self.position)
    }

    /// The table at another moment.
    pub(crate) fn scene_at<'s>(&'s self, position: &'s Position<WordsOf<P>>) -> Scene<'s, P::Game> {
        let (game, edition, names) = (self.game, self.edition, &self.names);
        Scene { game, edition, names, position, events: &self.since }
    }

    /// Carries out one line with the rolls behind it.
    pub(crate) fn step(&mut self, step: &Step<'_>) -> Result<(), Stop> {
        let statement = step.statement;
        match &statement.deed {
            Deed::Begin(phrase) => self.begin(step, phrase),
            Deed::Answer { who, phrase } => self.answer(step, who, phrase),
            Deed::See(clauses) => clauses.iter().try_for_each(|clause| self.see(statement, clause)),
            Deed::Refuse { who, because, .. } if who.is("list") => {
                self.refuse_list(statement, who, because.as_deref())
            }
            Deed::Refuse { who, phrase, because } => {
                let speaker = self.speaker(who)?;
                self.refuse(statement, speaker, phrase, because.as_deref())
            }
            // The plan has put every roll behind the line that causes it.
            Deed::Chance { .. } => Ok(()),
        }
    }

    /// Nothing may be left undone at the end.
    pub(crate) fn end(&self) -> Result<(), Stop> {
        let Some((seat, _, line)) = self.drafts.last() else { return Ok(()) };
        let missing: Vec<String> = self.missing().map(|seat| self.names.of_seat(seat)).collect();
        Err(Stop::failed(
            *line,
            format!(
                "{} has answered in secret, and the answer of {} is missing, so nothing came of it",
                self.names.of_seat(*seat),
                missing.join(" and ")
            ),
        ))
    }

    /// Who still has to answer the secret decision.
    fn missing(&self) -> impl Iterator<Item = Seat> {
        let given = |seat: &Seat| self.drafts.iter().any(|(other, ..)| other == seat);
        self.position.core.deciders().iter().filter(move |seat| !given(seat))
    }

    fn begin(&mut self, step: &Step<'_>, line: &Line) -> Result<(), Stop> {
        if let Some(began) = self.began
            && !self.position.core.is_over()
        {
            return Err(Stop::failed(
                step.statement.place.line,
                format!("what began in line {began} is still under way, so nothing else can begin"),
            ));
        }
        let mut phrase = line.phrase();
        let frame = self.book.begin(&self.scene(), &mut phrase)?;
        phrase.end()?;
        let board = self.position.board;
        self.act(step, |referee, position| {
            *position = referee.begin(board, frame)?;
            Ok(())
        })?;
        self.began = Some(step.statement.place.line);
        Ok(())
    }

    fn answer(&mut self, step: &Step<'_>, who: &Word, line: &Line) -> Result<(), Stop> {
        let at = step.statement.place.line;
        let Speaker { seat, piece } = self.speaker(who)?;
        if self.began.is_none() {
            return Err(Stop::failed(
                at,
                "nothing has begun yet; a line `begin …` comes before the first answer",
            ));
        }
        let answer = self.read(seat, piece, line)?;
        let deciders = self.position.core.deciders();
        let offer = self.is_offer(seat, &answer);
        if !offer && !deciders.holds(seat) {
            return Err(Stop::failed(at, self.nothing_to_decide(seat)));
        }
        if offer || deciders.count() == 1 {
            self.drafts.clear();
            return self.act(step, |referee, position| referee.answer(position, seat, &answer));
        }
        self.referee.check(&self.position, seat, &answer).map_err(|refusal| self.refused(at, &refusal))?;
        self.drafts.retain(|(other, ..)| *other != seat);
        self.drafts.push((seat, answer, at));
        if self.missing().next().is_some() {
            return match step.chance.first() {
                Some(unused) => {
                    Err(Stop::failed(unused.place.line, "nothing is drawn here: not all have answered yet"))
                }
                None => Ok(()),
            };
        }
        let mut answers: Vec<_> = self.drafts.drain(..).map(|(seat, answer, _)| (seat, answer)).collect();
        answers.sort_by_key(|(seat, _)| *seat);
        self.act(step, |referee, position| referee.answer_all(position, &answers))
    }

    /// Why a seat cannot answer.
    pub(crate) fn nothing_to_decide(&self, seat: Seat) -> String {
        let name = self.names.of_seat(seat);
        format!(
            "{name} has nothing to decide here (a decision with one possible answer is taken without asking)"
        )
    }

    pub(crate) fn is_offer(&self, seat: Seat, answer: &AnswerOf<P::Game>) -> bool {
        let mut offers = Vec::new();
        self.referee.offers(&self.position, seat, &mut offers);
        let used = match answer {
            Answer::Pick(item) => Item::as_effect(item),
            _ => None,
        };
        used.is_some_and(|offer| offers.contains(&offer))
    }

    pub(crate) fn refused(&self, line: usize, refusal: &Refusal) -> Stop {
        Stop::failed(line, format!("this is refused: {}", refusal_text(refusal)))
    }

    /// Who speaks.
    pub(crate) fn speaker(&self, who: &Word) -> Result<Speaker<ItemOf<P::Game>>, Stop> {
        let nobody = || Problem::at(who.place, self.names.nobody(&who.text));
        match self.names.find(&who.text).ok_or_else(nobody)? {
            Named::Seat(seat) => Ok(Speaker { seat, piece: None }),
            Named::Item(item) => match self.game.owner(&self.position.board, item) {
                Some(seat) => Ok(Speaker { seat, piece: Some(item) }),
                None => Err(Problem::at(who.place, AnswerWrong::OfNobody { who: who.text.clone() }).into()),
            },
        }
    }

    /// The named speaker, or the only player who decides.
    pub(crate) fn someone(&self, line: usize, who: Option<&Word>) -> Result<Speaker<ItemOf<P::Game>>, Stop> {
        if let Some(who) = who {
            return self.speaker(who);
        }
        let deciders: Vec<Seat> = self.position.core.deciders().iter().collect();
        match deciders.as_slice() {
            [seat] => Ok(Speaker { seat: *seat, piece: None }),
            [] => Err(Stop::failed(line, "nobody has to decide here, so nobody has options")),
            _ => Err(Stop::failed(line, "several players decide here; say whose options are meant")),
        }
    }

    /// Reads an answer.
    pub(crate) fn read(
        &mut self,
        seat: Seat,
        piece: Option<ItemOf<P::Game>>,
        line: &Line,
    ) -> Result<AnswerOf<P::Game>, Stop> {
        let position = self.position;
        self.read_at(&position, seat, piece, line).map_err(Stop::from)
    }

    /// Reads an answer to the decision that is open in a position.
    pub(crate) fn read_at(
        &mut self,
        position: &Position<WordsOf<P>>,
        seat: Seat,
        piece: Option<ItemOf<P::Game>>,
        line: &Line,
    ) -> Result<AnswerOf<P::Game>, Problem> {
        let legal = self.referee.legal_explained(position, seat).clone();
        let decision = position.core.decision(seat);
        let open = Open { seat, speaker: piece, decision, legal: &legal, taken: Vec::new() };
        let mut phrase = line.phrase();
        let answer = self.book.answer(&self.scene_at(position), &open, &mut phrase)?;
        phrase.end()?;
        Ok(answer)
    }

    pub(crate) fn open<'l>(
        &self,
        seat: Seat,
        speaker: Option<ItemOf<P::Game>>,
        legal: &'l Legal<WordsOf<P>>,
    ) -> Open<'l, WordsOf<P>> {
        let decision = self.position.core.decision(seat);
        Open { seat, speaker, decision, legal, taken: Vec::new() }
    }
}
