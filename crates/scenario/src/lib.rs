//! Scenarios: rule tests in plain text that read like a question to a judge and need no Rust.
//!
//! A file sets up a table, scripts dice and decks, gives the answers in order and states what must be seen at each moment, with
//! the id of the rule that each check proves. `docs/scenarios.md` explains the format.
//!
//! A game supplies its words through a [`Phrasebook`]; everything else is here. [`run_paths`] runs files, and [`Report`] says
//! what passed, what failed and why, and which rules that proves.
//!
//! ```
//! use broadside_scenario::{Registry, run_text};
//! let report = run_text("a.scn", "question Who?\ngame chess fide\nplay\n  see check", &Registry::default(), &[]);
//! assert_eq!((report.passed, report.failed), (0, 1));
//! assert!(report.failures[0].to_string().starts_with("a.scn:2:6: “chess” is not a game"));
//! ```
#![deny(missing_docs)]

mod answer;
mod book;
mod chance;
mod citing;
mod clause;
mod command;
mod contest;
mod effects;
mod failure;
mod listing;
mod names;
mod naming;
mod nearness;
mod nets;
mod parse;
mod phrase;
mod plan;
mod position;
mod print;
mod refused;
mod refusing;
mod registry;
mod report;
mod script;
mod see;
mod stage;
mod suggest;
mod tell;
mod text;
mod word;

pub use answer::{listed_item, plain_answer};
pub use book::{AnswerOf, Judgement, Open, Phrasebook, PromptOf, Scene, Seen};
pub use command::{Options, Verdict, command};
pub use contest::{Foresight, Prospect, Weighing};
pub use failure::{Failure, FailureKind};
pub use names::{Named, Names};
pub use nearness::Nearness;
pub use nets::{Walk, end_at_first_failure, misread, shuffled, takes_out_all, unnoticed};
pub use parse::parse;
pub use phrase::{Line, Phrase, line};
pub use position::{board_of, record_of};
pub use refused::{REASONS, RecordUnread};
pub use registry::Registry;
pub use report::{Play, Report, Weighed, prospects, run_paths, run_text, run_with, scenario_files};
pub use script::{Check, Cite, Clause, Deed, ListCheck, Question, Script, Statement, Verb};
pub use suggest::nearest;
pub use tell::Shown;
pub use text::{answer_text, item_text, question_text, refusal_text};
pub use word::{Mark, Place, Problem, Word};
