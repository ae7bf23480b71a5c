//! Why the server does not do what it is asked. Each code of the protocol has its reasons, so that a reason cannot come under
//! another code; the words are in `texts/*/server/refused.ftl`.

mod setup;

use broadside_engine::{Message, Reason, reasons};
use broadside_stage::{DeskError, Text};
use broadside_texts::Language;
use serde_json::error::Category;

use crate::protocol::{ListReport, Refusal};
use crate::store::StoreError;
use crate::work::Undone;

pub(crate) use setup::SetupRefused;

/// Every message that the server refuses with, beside those of the rules and of lists.
pub const REASONS: &[&[Message]] = &[
    Malformed::MESSAGES,
    NotYours::MESSAGES,
    NotFound::MESSAGES,
    Spent::MESSAGES,
    NotNow::MESSAGES,
    Stale::MESSAGES,
    TooFast::MESSAGES,
    TooLarge::MESSAGES,
    TooMany::MESSAGES,
    TooSlow::MESSAGES,
    Refused::MESSAGES,
    Fault::MESSAGES,
    Restart::MESSAGES,
    SetupRefused::MESSAGES,
];

reasons! {
    /// What makes no sense.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Malformed {
        NoGame { game: String } = "server-refused-no-game",
        NoJsonType = "server-refused-no-json-type",
        NoJson { line: usize, column: usize } = "server-refused-no-json",
        OtherJson { line: usize, column: usize } = "server-refused-other-json",
        CutOff = "server-refused-cut-off",
        Bytes = "server-refused-bytes",
        ChatLine { most: usize } = "server-refused-chat-line",
        Answers { most: usize } = "server-refused-answers",
        Changes { most: usize } = "server-refused-changes",
        LongId { most: usize } = "server-refused-long-id",
        Entries { now: usize } = "server-refused-entries",
        NoSeat { seat: u8 } = "server-refused-no-seat",
        Key { least: usize, most: usize } = "server-refused-key",
        Lists { wanted: usize, given: usize } = "server-refused-lists",
        NoLevel { known: String } = "server-refused-no-level",
        Name { most: usize } = "server-refused-name",
        NoReplay = "server-refused-no-replay",
        NoReplayBroken { line: usize, column: usize } = "server-refused-no-replay-broken",
    }
}

reasons! {
    /// What is for somebody else.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum NotYours {
        Watches = "server-refused-watches",
        OtherSeat { seat: u8 } = "server-refused-other-seat",
        Hushed = "server-refused-hushed",
        Banned = "server-refused-banned",
        OtherHost = "server-refused-other-host",
        OtherPage = "server-refused-other-page",
        OperatorsKey = "server-refused-operators-key",
    }
}

reasons! {
    /// What there is not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum NotFound {
        Nothing = "server-refused-nothing",
        NoTable = "server-refused-no-table",
        NoSuchTable { table: String } = "server-refused-no-such-table",
        Closed = "server-refused-closed",
    }
}

reasons! {
    /// What has been used up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Spent {
        Invitation = "server-refused-spent",
    }
}

reasons! {
    /// What was or will be possible at another time.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum NotNow {
        NotBegun = "server-refused-not-begun",
        Over = "server-refused-over",
        ListsIn = "server-refused-lists-in",
        ListIn = "server-refused-list-in",
        ListWanted = "server-refused-list-wanted",
        Shown = "server-refused-shown",
        WhyAtTheEnd = "server-refused-why-at-the-end",
        ForkAtTheEnd = "server-refused-fork-at-the-end",
        RematchAtTheEnd = "server-refused-rematch-at-the-end",
        RematchAlone = "server-refused-rematch-alone",
        NobodyAwaited = "server-refused-nobody-awaited",
    }
}

reasons! {
    /// What has passed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Stale {
        Proposal = "server-refused-proposal",
        Older { version: u32 } = "server-refused-older",
    }
}

reasons! {
    /// What comes faster than the limits allow.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TooFast {
        Busy = "server-refused-busy",
        Requests = "server-refused-requests",
        Lines = "server-refused-lines",
        Messages = "server-refused-messages",
        Flood = "server-refused-flood",
    }
}

reasons! {
    /// What is larger than the limits allow.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TooLarge {
        List { most: usize } = "server-refused-large-list",
        Message { most: usize } = "server-refused-large-message",
        Request = "server-refused-large-request",
        ReplayText { most: usize } = "server-refused-large-replay-text",
    }
}

reasons! {
    /// What is more than the limits allow.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TooMany {
        Chat = "server-refused-many-lines",
        Watchers = "server-refused-many-watchers",
        Pages = "server-refused-many-pages",
        Entries { most: u32 } = "server-refused-many-entries",
        Proposals = "server-refused-many-proposals",
        Replays { most: u64 } = "server-refused-many-replays",
        Full = "server-refused-full",
        Tables = "server-refused-many-tables",
        Listed = "server-refused-many-listed",
        Connections = "server-refused-many-connections",
    }
}

reasons! {
    /// What takes longer than the limits allow.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum TooSlow {
        Request = "server-refused-slow-request",
    }
}

reasons! {
    /// What is understood and not done.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Refused {
        OwnSeeds = "server-refused-own-seeds",
        NoProgram = "server-refused-no-program",
        List = "server-refused-list",
        NothingBack = "server-refused-nothing-back",
        Unreplayed { why: Reason } = "server-refused-unreplayed",
        UnreplayedPanic = "server-refused-unreplayed-panic",
    }
}

reasons! {
    /// What goes wrong here.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Fault {
        Gone = "server-refused-gone",
        Storage = "server-refused-storage",
        Wrong = "server-refused-wrong",
        NoAnswer = "server-refused-no-answer",
        Reopened = "server-refused-reopened",
        Unstored = "server-refused-unstored",
        Unread = "server-refused-unread",
        Unopened { why: Reason } = "server-refused-unopened",
        Stopped = "server-refused-stopped",
        Unwritten = "server-refused-unwritten",
        NoMove = "server-refused-no-move",
        Panicked = "server-refused-panicked",
        Damaged = "server-refused-damaged",
        Complete = "server-refused-complete",
    }
}

reasons! {
    /// What ends for a moment.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Restart {
        Stops = "server-refused-restart",
    }
}

macro_rules! codes {
    ($($Why:ident = $code:literal),+ $(,)?) => {
        $(impl From<$Why> for Refusal {
            fn from(why: $Why) -> Refusal {
                Refusal::new($code, Reason::from(why))
            }
        })+
    };
}

codes! {
    Malformed = "malformed",
    NotYours = "not_yours",
    NotFound = "not_found",
    Spent = "spent",
    NotNow = "not_now",
    Stale = "stale",
    TooFast = "too_fast",
    TooLarge = "too_large",
    TooMany = "too_many",
    TooSlow = "too_slow",
    Refused = "refused",
    Fault = "fault",
    Restart = "restart",
}

impl Refusal {
    /// A refusal that rests on no rule of the game.
    pub fn new(code: &str, reason: impl Into<Text>) -> Refusal {
        Refusal { code: code.into(), rule: None, reason: reason.into(), lines: Vec::new() }
    }

    /// A list that cannot be played, with everything that is wrong with it.
    pub(crate) fn list(report: &ListReport) -> Refusal {
        let wrong = report.problems.iter().filter(|problem| !problem.note);
        Refusal { lines: wrong.map(|problem| problem.text.clone()).collect(), ..Refused::List.into() }
    }

    /// What it says in English, for the server's own notes.
    pub fn noted(&self) -> String {
        let lines = std::iter::once(&self.reason).chain(&self.lines);
        lines.map(|text| Language::En.say(text)).collect::<Vec<_>>().join(" ")
    }
}

impl From<DeskError> for Refusal {
    fn from(error: DeskError) -> Refusal {
        match error {
            DeskError::Stale(reason) => Refusal::new("stale", reason),
            DeskError::Refused(refusal) => {
                let rule = refusal.rule.map(String::from);
                Refusal { rule, ..Refusal::new("refused", refusal.reason) }
            }
            DeskError::Fault(fault) => {
                tracing::error!(fault = Language::En.reason(&fault), "the rules machine stopped");
                Fault::Stopped.into()
            }
        }
    }
}

impl From<Undone> for Refusal {
    fn from(undone: Undone) -> Refusal {
        match undone {
            Undone::Busy => TooFast::Busy.into(),
            Undone::Panicked => Fault::Wrong.into(),
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        tracing::error!(%error, "the database");
        Fault::Storage.into()
    }
}

impl Malformed {
    /// A text that is no JSON, or JSON of something else.
    pub(crate) fn json(error: &serde_json::Error) -> Malformed {
        tracing::debug!(%error, "what came cannot be read");
        let (line, column) = (error.line(), error.column());
        match error.classify() {
            Category::Data => Malformed::OtherJson { line, column },
            Category::Io | Category::Syntax | Category::Eof => Malformed::NoJson { line, column },
        }
    }
}
