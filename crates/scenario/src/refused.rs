//! Why a scenario file, or a game from its table, is refused.

use broadside_engine::{Gap, Message, Reason, reasons};
use broadside_rulebook::{CitationError, UnknownId};

/// Every message that a scenario file is refused with; what a game's own board is refused with is the game's.
pub const REASONS: &[&[Message]] = &[
    TableUnread::MESSAGES,
    RecordUnread::MESSAGES,
    FileWrong::MESSAGES,
    LineWrong::MESSAGES,
    ClauseWrong::MESSAGES,
    WordWrong::MESSAGES,
    Hint::MESSAGES,
    AnswerWrong::MESSAGES,
    CiteWrong::MESSAGES,
    EditionWanted::MESSAGES,
    Wanted::MESSAGES,
];

reasons! {
    /// Why the table of a scenario file cannot be read.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TableUnread {
        Wrong { line: usize, column: usize, problem: Gap } = "scenario-refused-wrong",
        NoQuestion = "scenario-refused-no-question",
        OtherGame { found: String, wanted: &'static str } = "scenario-refused-other-game",
    }
}

reasons! {
    /// Why a stored game cannot be read.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RecordUnread {
        /// It is no JSON, or is cut off.
        Broken { line: usize, column: usize } = "scenario-refused-record-broken",
        /// It is JSON of something else, or of cards that this program does not have.
        Unfit { line: usize, column: usize } = "scenario-refused-record-unfit",
        /// The same, where the place is not known.
        UnfitSomewhere = "scenario-refused-record-unfit-somewhere",
        /// The position that it begins with is none.
        Position { why: Reason } = "scenario-refused-record-position",
    }
}

reasons! {
    /// What is wrong with the parts of a scenario file.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum FileWrong {
        CommaAtEnd = "scenario-refused-file-comma-at-end",
        QuoteOpen { end: &'static str } = "scenario-refused-file-quote-open",
        LoneId = "scenario-refused-file-lone-id",
        IdOutsidePlay = "scenario-refused-file-id-outside-play",
        IndentedNowhere = "scenario-refused-file-indented-nowhere",
        NoSuchPart { word: String, hint: Hint } = "scenario-refused-file-no-such-part",
        OfAQuestion { word: String } = "scenario-refused-file-of-a-question",
        Second { word: String } = "scenario-refused-file-second",
        GameFirst = "scenario-refused-file-game-first",
        GameAlone = "scenario-refused-file-game-alone",
        TableFirst = "scenario-refused-file-table-first",
        NoTableAbove = "scenario-refused-file-no-table-above",
        BehindTable = "scenario-refused-file-behind-table",
        BehindPlay = "scenario-refused-file-behind-play",
        QuestionSpace = "scenario-refused-file-question-space",
        QuestionEmpty = "scenario-refused-file-question-empty",
        NoGame = "scenario-refused-file-no-game",
        ListAlone = "scenario-refused-file-list-alone",
        NoEditions { game: &'static str } = "scenario-refused-file-no-editions",
        NothingChecked = "scenario-refused-file-nothing-checked",
        AsksNothing = "scenario-refused-file-asks-nothing",
    }
}

reasons! {
    /// What is wrong with a line of `play`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum LineWrong {
        BesideComma = "scenario-refused-line-beside-comma",
        BehindEdition = "scenario-refused-line-behind-edition",
        EditionColon = "scenario-refused-line-edition-colon",
        NoEdition = "scenario-refused-line-no-edition",
        Begin = "scenario-refused-line-begin",
        Results = "scenario-refused-line-results",
        See = "scenario-refused-line-see",
        Refuse = "scenario-refused-line-refuse",
        Tries { who: String } = "scenario-refused-line-tries",
        NoWord = "scenario-refused-line-no-word",
        Answers { who: String, hint: Hint } = "scenario-refused-line-answers",
        Because = "scenario-refused-line-because",
        CauseMissing { verb: String } = "scenario-refused-line-cause-missing",
        CauseElsewhere { verb: String, cause: usize } = "scenario-refused-line-cause-elsewhere",
    }
}

reasons! {
    /// What is wrong with a clause of `see`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum ClauseWrong {
        NamesAll = "scenario-refused-clause-names-all",
        NotBehindMay = "scenario-refused-clause-not-behind-may",
        MayAnswer = "scenario-refused-clause-may-answer",
        MayBecause = "scenario-refused-clause-may-because",
        NotHappenedOnly = "scenario-refused-clause-not-happened-only",
        AsksTo = "scenario-refused-clause-asks-to",
        AsksNobody = "scenario-refused-clause-asks-nobody",
        AsksWho = "scenario-refused-clause-asks-who",
        BesideArrow = "scenario-refused-clause-beside-arrow",
        List = "scenario-refused-clause-list",
        Sources = "scenario-refused-clause-sources",
        ParenthesisOpen = "scenario-refused-clause-parenthesis-open",
    }
}

reasons! {
    /// What is wrong with the words of a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum WordWrong {
        Missing { what: Gap, hint: Hint } = "scenario-refused-word-missing",
        Belongs { wanted: String } = "scenario-refused-word-belongs",
        BelongsInstead { wanted: String, found: String } = "scenario-refused-word-belongs-instead",
        NoNumber { what: Gap, found: String } = "scenario-refused-word-no-number",
        NumberTooFar { what: Gap, found: String } = "scenario-refused-word-number-too-far",
        NotOne { what: Gap, found: String, hint: Hint } = "scenario-refused-word-not-one",
        LeftOver { rest: String } = "scenario-refused-word-left-over",
        NoName { name: String } = "scenario-refused-word-no-name",
        NamedTwice { name: String } = "scenario-refused-word-named-twice",
        NoEffect { card: String } = "scenario-refused-word-no-effect",
        NoLists = "scenario-refused-word-no-lists",
    }
}

reasons! {
    /// What might have been meant, as a part of the others.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Hint {
        None = "scenario-refused-hint-none",
        Near { near: String } = "scenario-refused-hint-near",
        OrNear { near: String } = "scenario-refused-hint-or-near",
        OneOf { names: String } = "scenario-refused-hint-one-of",
        OneOfMany { names: String, count: usize } = "scenario-refused-hint-one-of-many",
        ThereAre { names: String } = "scenario-refused-hint-there-are",
        ThereAreMany { names: String, count: usize } = "scenario-refused-hint-there-are-many",
        PlayIndented = "scenario-refused-hint-play-indented",
        Parts = "scenario-refused-hint-parts",
    }
}

reasons! {
    /// What belongs in a place of a line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Wanted {
        Game = "scenario-refused-wanted-game",
        Answer = "scenario-refused-wanted-answer",
        Choice = "scenario-refused-wanted-choice",
        OptionNumber = "scenario-refused-wanted-option-number",
        Share = "scenario-refused-wanted-share",
        Speed = "scenario-refused-wanted-speed",
        BaseSide = "scenario-refused-wanted-base-side",
        Clicks = "scenario-refused-wanted-clicks",
        Direction = "scenario-refused-wanted-direction",
        X = "scenario-refused-wanted-x",
        Y = "scenario-refused-wanted-y",
        Facing = "scenario-refused-wanted-facing",
        OfList = "scenario-refused-wanted-of-list",
        RuleId = "scenario-refused-wanted-rule-id",
        ListPoints = "scenario-refused-wanted-list-points",
        Effect = "scenario-refused-wanted-effect",
        PieceName = "scenario-refused-wanted-piece-name",
        Piece = "scenario-refused-wanted-piece",
        Player = "scenario-refused-wanted-player",
        Nearness = "scenario-refused-wanted-nearness",
    }
}

reasons! {
    /// Which edition belongs in a place.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum EditionWanted {
        OfGame { game: &'static str } = "scenario-refused-wanted-edition",
        Played = "scenario-refused-wanted-edition-played",
    }
}

reasons! {
    /// What is wrong with an answer.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum AnswerWrong {
        YesOrNo = "scenario-refused-answer-yes-or-no",
        OptionsFromOne = "scenario-refused-answer-options-from-one",
        ManyItems { most: usize } = "scenario-refused-answer-many-items",
        NoShare { what: String } = "scenario-refused-answer-no-share",
        NothingSet { what: String } = "scenario-refused-answer-nothing-set",
        SetToo { what: String } = "scenario-refused-answer-set-too",
        FourJoints = "scenario-refused-answer-four-joints",
        NoFacing = "scenario-refused-answer-no-facing",
        SeveralCanUse { effect: String } = "scenario-refused-answer-several-can-use",
        OfNobody { who: String } = "scenario-refused-answer-of-nobody",
        Nobody { word: String, hint: Hint } = "scenario-refused-answer-nobody",
    }
}

reasons! {
    /// What is wrong with a rule that is cited.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum CiteWrong {
        NoIndex { game: String } = "scenario-refused-cite-no-index",
        Unknown { id: String } = "scenario-refused-cite-unknown",
        UnknownNear { id: String, near: String } = "scenario-refused-cite-unknown-near",
        OtherEdition { id: String, holds: String, cited: String } = "scenario-refused-cite-other-edition",
    }
}

impl From<CitationError> for CiteWrong {
    fn from(error: CitationError) -> CiteWrong {
        match error {
            CitationError::Unknown(UnknownId { id, suggestions }) if suggestions.is_empty() => {
                CiteWrong::Unknown { id }
            }
            CitationError::Unknown(UnknownId { id, suggestions }) => {
                let near: Vec<String> = suggestions.iter().map(|near| near.to_string()).collect();
                CiteWrong::UnknownNear { id, near: near.join(", ") }
            }
            CitationError::OtherEdition { id, holds, cited } => CiteWrong::OtherEdition {
                id: id.to_string(),
                holds: holds.to_string(),
                cited: cited.to_string(),
            },
        }
    }
}
