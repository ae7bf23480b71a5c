//! Reads a scenario file. Everything that is wrong in it is told at once.

use broadside_engine::Gap;

use crate::clause::{clauses, split_reason};
use crate::phrase::Line;
use crate::refused::{FileWrong, Hint, LineWrong};
use crate::script::{Cite, Deed, Question, RESERVED, Script, Statement, Verb};
use crate::suggest;
use crate::word::{Comment, Mark, Place, Problem, Word, comment_start, words};

const HEADS: [&str; 5] = ["question", "game", "list", "table", "play"];

/// Reads a file.
///
/// ```
/// let text = "question  Who acts first?\ngame  chess any\nplay\n  begin a round\n  see asks white\n";
/// let script = broadside_scenario::parse("first.scn", text).map_err(|p| format!("{p:?}"))?;
/// assert_eq!(script.questions[0].text, "Who acts first?");
/// let problems = broadside_scenario::parse("wrong.scn", "quesiton  Who?").unwrap_err();
/// assert!(problems[0].words().contains("did you mean “question”"));
/// # Ok::<(), String>(())
/// ```
pub fn parse(file: &str, text: &str) -> Result<Script, Vec<Problem>> {
    read(file, text, true)
}

/// Parses a scenario file. With `checks` each question has to check something.
pub(crate) fn read(file: &str, text: &str, checks: bool) -> Result<Script, Vec<Problem>> {
    let mut parser = Parser { unchecked: !checks, ..Parser::default() };
    let mut held: Option<Held> = None;
    // Notepad and its kin begin a file with a byte order mark.
    for (at, raw) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let number = at + 1;
        if held.is_none() && (parser.question_text(raw, number) || parser.list_text(raw, number)) {
            continue;
        }
        let (found, comment) = match words(raw, number) {
            Ok(found) => found,
            Err(problem) => {
                parser.problems.push(problem);
                held = None;
                continue;
            }
        };
        if found.is_empty() {
            parser.lone_comment(comment.as_ref(), number);
            continue;
        }
        let indented = raw.starts_with(char::is_whitespace);
        let mut logical = match held.take() {
            Some(held) if indented => held,
            Some(open) => {
                parser.unfinished(&open);
                Held::new(indented)
            }
            None => Held::new(indented),
        };
        logical.add(found, comment);
        if logical.goes_on() {
            held = Some(logical);
        } else {
            parser.take(logical);
        }
    }
    if let Some(open) = held {
        parser.unfinished(&open);
    }
    parser.finish(file)
}

/// A line, together with those that a comma at its end binds to it.
struct Held {
    indented: bool,
    words: Vec<Word>,
    cites: Vec<Cite>,
}

impl Held {
    fn new(indented: bool) -> Held {
        Held { indented, words: Vec::new(), cites: Vec::new() }
    }

    fn add(&mut self, found: Vec<Word>, comment: Option<Comment>) {
        self.words.extend(found);
        if let Some(comment) = comment {
            self.cites.extend(comment.ids().map(|(id, place)| Cite { id: id.to_owned(), place }));
        }
    }

    fn goes_on(&self) -> bool {
        self.words.last().is_some_and(|word| word.mark == Mark::Comma)
    }

    fn place(&self) -> Place {
        self.words.first().map_or(Place::default(), |word| word.place)
    }
}

/// A question of which not all has been read.
struct Draft {
    place: Place,
    text: String,
    game: Option<(Word, Vec<Word>)>,
    list: Option<(usize, String)>,
    table: Option<Vec<Line>>,
    play: Option<Vec<Statement>>,
}

/// Where indented lines belong.
#[derive(Clone, Copy, Default, PartialEq)]
enum Section {
    #[default]
    Nowhere,
    Question,
    List,
    Table,
    Play,
}

#[derive(Default)]
struct Parser {
    problems: Vec<Problem>,
    done: Vec<Question>,
    draft: Option<Draft>,
    section: Section,
    /// Whether a question need not check anything.
    unchecked: bool,
}

impl Parser {
    fn problem(&mut self, place: Place, message: impl Into<Gap>) {
        self.problems.push(Problem::at(place, message));
    }

    fn unfinished(&mut self, open: &Held) {
        let place = open.words.last().map_or(open.place(), |word| word.place);
        self.problem(place, FileWrong::CommaAtEnd);
    }

    /// The text of a question is text: quotes, commas and parentheses mean nothing in it.
    fn question_text(&mut self, raw: &str, number: usize) -> bool {
        let text = raw[..comment_start(raw)].trim_end();
        let indented = text.starts_with(char::is_whitespace);
        if indented && self.section == Section::Question {
            if let Some(draft) = &mut self.draft
                && !text.trim().is_empty()
            {
                draft.text = format!("{} {}", draft.text, one_line(text)).trim().to_owned();
            }
            return !text.trim().is_empty();
        }
        let Some(rest) = text.strip_prefix("question") else { return false };
        if !(rest.is_empty() || rest.starts_with(char::is_whitespace)) {
            return false;
        }
        let place = Place { line: number, column: 1 };
        self.close();
        let (game, text) = (None, one_line(rest));
        self.draft = Some(Draft { place, text, game, list: None, table: None, play: None });
        self.section = Section::Question;
        true
    }

    /// The lines of a list are what a builder writes: they mean nothing here.
    fn list_text(&mut self, raw: &str, number: usize) -> bool {
        let text = raw.trim_end();
        let Some(draft) = &mut self.draft else { return false };
        if text == "list" {
            if draft.list.is_some() || draft.play.is_some() {
                return false;
            }
            draft.list = Some((number, String::new()));
            self.section = Section::List;
            return true;
        }
        let inside =
            self.section == Section::List && (text.is_empty() || text.starts_with(char::is_whitespace));
        if let Some((_, list)) = draft.list.as_mut().filter(|_| inside) {
            list.push_str(text.strip_prefix("  ").unwrap_or(text.trim_start()));
            list.push('\n');
        }
        inside
    }

    fn lone_comment(&mut self, comment: Option<&Comment>, number: usize) {
        let Some(comment) = comment.filter(|c| c.only_ids()) else { return };
        let place = comment.ids().next().map_or(Place { line: number, column: 1 }, |(_, place)| place);
        self.problem(place, FileWrong::LoneId);
    }

    fn take(&mut self, line: Held) {
        let place = line.place();
        if line.indented && self.section == Section::Play {
            match statement(&line) {
                Ok(statement) => self.play().push(statement),
                Err(problem) => self.problems.push(problem),
            }
            return;
        }
        if let Some(cite) = line.cites.first() {
            self.problem(cite.place, FileWrong::IdOutsidePlay);
        }
        if line.indented {
            match (self.section, &mut self.draft) {
                (Section::Table, Some(Draft { table: Some(table), .. })) => {
                    table.push(Line::new(line.words, place));
                }
                _ => self.problem(place, FileWrong::IndentedNowhere),
            }
            return;
        }
        self.head(line.words, place);
    }

    fn play(&mut self) -> &mut Vec<Statement> {
        let fresh = || Draft {
            place: Place::default(),
            text: String::new(),
            game: None,
            list: None,
            table: None,
            play: None,
        };
        self.draft.get_or_insert_with(fresh).play.get_or_insert_default()
    }

    fn head(&mut self, words: Vec<Word>, place: Place) {
        let rest = Line::new(words[1..].to_vec(), place);
        let head = words[0].text.as_str();
        if !HEADS.contains(&head) {
            let misplaced = RESERVED.contains(&head) || self.section == Section::Play;
            let hint = match suggest::nearest(head, HEADS) {
                Some(near) => Hint::Near { near: near.to_owned() },
                None if misplaced => Hint::PlayIndented,
                None => Hint::Parts,
            };
            self.section = if misplaced { self.section } else { Section::Nowhere };
            return self.problem(place, FileWrong::NoSuchPart { word: head.to_owned(), hint });
        }
        let above = self.done.last();
        let Some(draft) = &mut self.draft else {
            self.section = Section::Nowhere;
            return self.problem(place, FileWrong::OfAQuestion { word: head.to_owned() });
        };
        let second = FileWrong::Second { word: head.to_owned() };
        let mut wrong = None;
        match head {
            "game" => {
                self.section = Section::Nowhere;
                match rest.words.split_first() {
                    _ if draft.game.is_some() => wrong = Some(second),
                    _ if draft.table.is_some() || draft.play.is_some() => {
                        wrong = Some(FileWrong::GameFirst);
                    }
                    Some((game, editions)) if !editions.is_empty() => {
                        draft.game = Some((game.clone(), editions.to_vec()));
                    }
                    _ => {
                        wrong = Some(FileWrong::GameAlone.to_owned());
                        // What was meant can be known no better; further complaints would not help.
                        draft.game = rest.words.first().map(|game| (game.clone(), Vec::new()));
                    }
                }
            }
            "table" => {
                self.section = Section::Table;
                let as_above = rest.to_string() == "as above";
                let copied = above.map(|question| question.table.clone());
                match (as_above, copied) {
                    _ if draft.table.is_some() => wrong = Some(second),
                    _ if draft.play.is_some() => wrong = Some(FileWrong::TableFirst),
                    (true, None) => wrong = Some(FileWrong::NoTableAbove),
                    (true, Some(table)) => draft.table = Some(table),
                    (false, _) if rest.words.is_empty() => draft.table = Some(Vec::new()),
                    (false, _) => {
                        wrong = Some(FileWrong::BehindTable.to_owned());
                    }
                }
                draft.table.get_or_insert_default();
            }
            "play" => {
                self.section = Section::Play;
                if draft.play.is_some() {
                    wrong = Some(second);
                } else if !rest.words.is_empty() {
                    wrong = Some(FileWrong::BehindPlay);
                }
                draft.play.get_or_insert_default();
            }
            "list" => wrong = Some(FileWrong::ListAlone),
            // A question has been taken before as text; this one is followed by a quote or comma.
            _ => wrong = Some(FileWrong::QuestionSpace),
        }
        if let Some(message) = wrong {
            self.problem(place, message);
        }
    }

    /// Takes the question that has been read.
    fn close(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        self.section = Section::Nowhere;
        if draft.text.is_empty() {
            self.problem(draft.place, FileWrong::QuestionEmpty);
        }
        let above = self.done.last().map(|question| (question.game.clone(), question.editions.clone()));
        let Some((game, editions)) = draft.game.or(above) else {
            return self.problem(draft.place, FileWrong::NoGame);
        };
        let play = draft.play.unwrap_or_default();
        let checks = play.iter().any(|s| matches!(s.deed, Deed::See(_) | Deed::Refuse { .. }));
        if !checks && !self.unchecked {
            self.problem(draft.place, FileWrong::NothingChecked);
        }
        let Draft { place, text, list, .. } = draft;
        let table = draft.table.unwrap_or_default();
        self.done.push(Question { place, text, game, editions, list, table, play });
    }

    fn finish(mut self, file: &str) -> Result<Script, Vec<Problem>> {
        self.close();
        if self.done.is_empty() && self.problems.is_empty() {
            self.problem(Place { line: 1, column: 1 }, FileWrong::AsksNothing);
        }
        self.problems.sort_by_key(|problem| problem.place);
        if self.problems.is_empty() {
            Ok(Script { file: file.to_owned(), questions: self.done })
        } else {
            Err(self.problems)
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn statement(line: &Held) -> Result<Statement, Problem> {
    let place = line.place();
    let (only, words) = editions(&line.words)?;
    let Some((head, rest)) = words.split_first() else {
        return Err(Problem::at(place, LineWrong::BehindEdition));
    };
    let behind = Line::new(rest.to_vec(), Line::new(vec![head.clone()], place).end);
    let needs = |what: LineWrong| {
        if rest.is_empty() { Err(Problem::at(behind.end, what)) } else { Ok(behind.clone()) }
    };
    let deed = match head.text.as_str() {
        "begin" => Deed::Begin(needs(LineWrong::Begin)?),
        "roll" | "draw" => {
            let verb = if head.is("roll") { Verb::Roll } else { Verb::Draw };
            let draws = needs(LineWrong::Results)?.parts();
            if let Some(empty) = draws.iter().find(|draw| draw.words.is_empty()) {
                return Err(Problem::at(empty.start, LineWrong::BesideComma));
            }
            Deed::Chance { verb, draws }
        }
        "see" => Deed::See(clauses(&needs(LineWrong::See)?)?),
        "refuse" => {
            needs(LineWrong::Refuse)?;
            let who = rest[0].clone();
            let (phrase, because) = split_reason(&Line::new(rest[1..].to_vec(), behind.end))?;
            if phrase.words.is_empty() && !who.is("list") {
                return Err(Problem::at(phrase.end, LineWrong::Tries { who: who.text }));
            }
            Deed::Refuse { who, phrase, because }
        }
        _ if head.mark != Mark::Plain && head.mark != Mark::Quoted => {
            return Err(Problem::at(head.place, LineWrong::NoWord));
        }
        _ => {
            let near = suggest::nearest(&head.text, ["begin", "roll", "draw", "see", "refuse"]);
            let hint = near.map_or(Hint::None, |near| Hint::OrNear { near: near.to_owned() });
            let phrase = needs(LineWrong::Answers { who: head.text.clone(), hint })?;
            Deed::Answer { who: head.clone(), phrase }
        }
    };
    Ok(Statement { place, only, deed, cites: line.cites.clone() })
}

/// The editions of `in rr1 arc: …`, and what stands behind them.
fn editions(words: &[Word]) -> Result<(Vec<Word>, &[Word]), Problem> {
    if !words[0].is("in") {
        return Ok((Vec::new(), words));
    }
    let Some(last) = words.iter().position(|word| word.mark == Mark::Plain && word.text.ends_with(':'))
    else {
        return Err(Problem::at(words[0].place, LineWrong::EditionColon));
    };
    let mut only: Vec<Word> =
        words[1..=last].iter().filter(|word| word.mark != Mark::Comma).cloned().collect();
    for word in &mut only {
        word.text = word.text.trim_end_matches(':').to_owned();
    }
    only.retain(|word| !word.text.is_empty());
    if only.is_empty() {
        return Err(Problem::at(words[0].place, LineWrong::NoEdition));
    }
    Ok((only, &words[last + 1..]))
}
