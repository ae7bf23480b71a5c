//! A scenario file as data.

use crate::phrase::Line;
use crate::word::{Place, Word};

/// A scenario file: one question or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The file, as it was named to the parser.
    pub file: String,
    /// The questions in order.
    pub questions: Vec<Question>,
}

/// One question: a table, what is played on it, and what must be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Where it begins.
    pub place: Place,
    /// What a judge is asked.
    pub text: String,
    /// The game.
    pub game: Word,
    /// The editions, each of which is played; `all` stands for all of them.
    pub editions: Vec<Word>,
    /// The list of a player that is judged: its text, and the line before it.
    pub list: Option<(usize, String)>,
    /// What lies on the table, in the game's words.
    pub table: Vec<Line>,
    /// What is done and seen.
    pub play: Vec<Statement>,
}

/// One line of `play`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Where it begins.
    pub place: Place,
    /// The editions in which it stands; all that are played, if none is named.
    pub only: Vec<Word>,
    /// What it says.
    pub deed: Deed,
    /// The rules that it proves.
    pub cites: Vec<Cite>,
}

/// The id of a rule behind a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cite {
    /// The id as it is written.
    pub id: String,
    /// Where.
    pub place: Place,
}

/// What a line of `play` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `begin PHRASE`: a procedure is carried out on the table.
    Begin(Line),
    /// `WHO PHRASE`: an answer, or the use of something that is offered at any time.
    Answer {
        /// A seat or a piece.
        who: Word,
        /// The answer.
        phrase: Line,
    },
    /// `roll …`, `draw …`: how the dice fall and the cards come for the line above.
    Chance {
        /// Which of the two words.
        verb: Verb,
        /// The results, one after the other.
        draws: Vec<Line>,
    },
    /// `see …`: what must be true now.
    See(Vec<Clause>),
    /// `refuse WHO PHRASE because WORDS`: an answer that the rules forbid.
    Refuse {
        /// A seat or a piece.
        who: Word,
        /// The answer.
        phrase: Line,
        /// What the reason must say.
        because: Option<String>,
    },
}

/// How chance is scripted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Dice.
    Roll,
    /// Cards and everything else.
    Draw,
}

/// One thing that must be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Where it begins.
    pub place: Place,
    /// Whether it must not be seen.
    pub not: bool,
    /// What is looked at.
    pub check: Check,
}

/// What a clause looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// `[WHO] options A, B`: exactly these answers are legal.
    Options {
        /// Whose; the only one who decides, if nobody is named.
        who: Option<Word>,
        /// The answers.
        answers: Vec<Line>,
    },
    /// `[WHO] offered A, B`: exactly these effects can be used at any time.
    Offered {
        /// To whom.
        who: Option<Word>,
        /// The uses.
        answers: Vec<Line>,
    },
    /// `[WHO] may PHRASE`, `[WHO] may not PHRASE because WORDS`.
    May {
        /// Who.
        who: Option<Word>,
        /// Whether it is forbidden.
        not: bool,
        /// The answer.
        phrase: Line,
        /// What the reason must say.
        because: Option<String>,
    },
    /// `happened A, B`: these events, in this order, since the last answer.
    Happened {
        /// Whether nothing else may have happened.
        only: bool,
        /// The events.
        events: Vec<Line>,
    },
    /// `asks WHO to WHAT`, `asks nobody`.
    Asks {
        /// Who has to decide; nobody.
        who: Option<Word>,
        /// What.
        what: Option<Line>,
    },
    /// `at A > B`: where the game stands.
    At(Vec<Line>),
    /// `over`: what was begun has ended.
    Over,
    /// `show`: the table is printed; it never fails.
    Show,
    /// `list legal`, `list breaks RULE and RULE`, `list costs 200`.
    List(ListCheck),
    /// Anything else, in the game's words.
    Value {
        /// The value.
        phrase: Line,
        /// `(3 printed, Card +1)`: where it comes from.
        from: Option<Vec<Line>>,
    },
}

/// What a clause asks of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListCheck {
    /// It breaks no rule.
    Legal,
    /// It breaks exactly these rules, in any order.
    Breaks(Vec<String>),
    /// Its cards cost so much together.
    Costs(u32),
}

/// The words that begin a line of `play`, and so cannot name anybody.
pub(crate) const RESERVED: [&str; 8] = ["begin", "roll", "draw", "see", "refuse", "in", "nobody", "list"];
