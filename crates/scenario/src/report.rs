//! Many scenarios at once: files are found, checked, played, and counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use broadside_rulebook::Citation;
use serde::Serialize;

use crate::citing;
use crate::contest::{Prospect, Weighing};
use crate::failure::{self, Failure, FailureKind, Stop};
use crate::parse::{parse, read};
use crate::refused::{EditionWanted, FileWrong, Wanted, WordWrong};
use crate::registry::Registry;
use crate::script::Question;
use crate::suggest;
use crate::tell::Shown;
use crate::word::{Problem, Word};

/// How a number of scenarios went. A question counts once for each edition in which it is played.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How many passed.
    pub passed: usize,
    /// How many did not; a file that cannot be understood counts as one.
    pub failed: usize,
    /// Why.
    pub failures: Vec<Failure>,
    /// What `see show` and `--trace` tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(String, Shown)>,
    /// How many files were read.
    pub files: usize,
    /// What the passing ones prove.
    #[serde(skip)]
    pub citations: Vec<Citation>,
}

impl Report {
    /// Whether some file could not be understood.
    pub fn has_bad_input(&self) -> bool {
        self.failures.iter().any(|failure| failure.kind == FailureKind::Input)
    }

    fn add(&mut self, other: Report) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.files += other.files;
        self.failures.extend(other.failures);
        self.shown.extend(other.shown);
        self.citations.extend(other.citations);
    }
}

/// The scenario files (`*.scn`) that are meant by paths: files themselves, and all those under directories.
pub fn scenario_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            walk(path, &mut files).map_err(|error| format!("{}: {error}", path.display()))?;
            if files.len() == before {
                return Err(format!("there are no scenario files (*.scn) under {}", path.display()));
            }
        } else if path.is_file() {
            files.push(path.clone());
        } else {
            return Err(format!("there is no file or directory {}", path.display()));
        }
    }
    let mut seen = std::collections::HashSet::new();
    files.retain(|file| seen.insert(file.clone()));
    Ok(files)
}

fn walk(directory: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(directory)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        if path.is_symlink() && path.is_dir() {
            continue;
        }
        if path.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            files.push(path);
        }
    }
    Ok(())
}

/// How questions are played.
#[derive(Clone, Debug, Default)]
pub struct Play {
    /// Only the questions in whose text or file name all these words occur.
    pub words: Vec<String>,
    /// Whether the table is shown after everything that is played.
    pub trace: bool,
}

/// Plays all questions of some files and directories. With `words`, only the questions in whose text or file name all
/// of them occur.
pub fn run_paths(paths: &[PathBuf], registry: &Registry, words: &[String]) -> Result<Report, String> {
    run_with(paths, registry, &Play { words: words.to_vec(), trace: false })
}

/// Plays the questions of some files and directories that are asked for.
pub fn run_with(paths: &[PathBuf], registry: &Registry, play: &Play) -> Result<Report, String> {
    let files = scenario_files(paths)?;
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(files.len());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let name = name_of(path);
                    let report = match fs::read_to_string(path) {
                        Ok(text) => played(&name, &text, registry, play),
                        Err(error) => unreadable(&name, &error.to_string()),
                    };
                    if let Ok(mut done) = done.lock() {
                        done.push((name, report));
                    }
                }
            });
        }
    });
    let mut reports = done.into_inner().unwrap_or_default();
    reports.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut all = Report::default();
    reports.into_iter().for_each(|(_, report)| all.add(report));
    Ok(all)
}

/// A path as it is told: from where one stands, with slashes.
fn name_of(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    let path = path.strip_prefix(&here).unwrap_or(path);
    let path = path.strip_prefix(".").unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

fn unreadable(file: &str, error: &str) -> Report {
    let message = format!("the file cannot be read: {error}");
    let failure = Failure { file: file.into(), line: 1, column: None, kind: FailureKind::Input, message };
    Report { failed: 1, files: 1, failures: vec![failure], ..Report::default() }
}

/// Plays all questions of one file, given as text.
pub fn run_text(file: &str, text: &str, registry: &Registry, words: &[String]) -> Report {
    played(file, text, registry, &Play { words: words.to_vec(), trace: false })
}

fn played(file: &str, text: &str, registry: &Registry, play: &Play) -> Report {
    let mut report = Report { files: 1, ..Report::default() };
    let script = match parse(file, text) {
        Ok(script) => script,
        Err(problems) => return report.refuse(file, text, &problems),
    };
    let mut plays = Vec::new();
    let mut problems = Vec::new();
    for question in &script.questions {
        match editions(question, registry) {
            Ok((game, editions)) => {
                problems.extend(citing::problems(question, game, &editions));
                plays.push((question, game, editions));
            }
            Err(found) => problems.extend(found),
        }
    }
    if !problems.is_empty() {
        problems.sort_by_key(|problem| problem.place);
        problems.dedup();
        return report.refuse(file, text, &problems);
    }
    for (question, game, editions) in plays {
        let hay = format!("{} {file}", question.text).to_lowercase();
        if !play.words.iter().all(|word| hay.contains(&word.to_lowercase())) {
            continue;
        }
        for edition in editions {
            let Some(book) = registry.find(game, edition) else { continue };
            let mut shown = Vec::new();
            let done = book.play(question, edition, play.trace, &mut shown);
            report.shown.extend(shown.into_iter().map(|shown| (file.to_owned(), shown)));
            match done {
                Ok(()) => {
                    report.passed += 1;
                    report.citations.extend(citing::citations(file, question, edition));
                }
                Err(stop) => {
                    report.failed += 1;
                    report.failures.push(told(file, text, &stop));
                }
            }
        }
    }
    report
}

/// A question, its edition, and the odds of it or why there are none.
pub type Weighed = (String, &'static str, Result<Prospect, Failure>);

/// The odds of what follows in each question of a file behind the lines that say how the dice fall: the question, its edition,
/// and the odds or why there are none.
pub fn prospects(
    file: &str,
    text: &str,
    registry: &Registry,
    of: Weighing<'_>,
) -> Result<Vec<Weighed>, Vec<Failure>> {
    let refuse = |problems: Vec<Problem>| -> Vec<Failure> {
        problems.iter().map(|it| Failure::input(file, text, it)).collect()
    };
    let script = read(file, text, false).map_err(refuse)?;
    let mut found = Vec::new();
    for question in &script.questions {
        let (game, editions) = editions(question, registry).map_err(refuse)?;
        for edition in editions {
            let Some(book) = registry.find(game, edition) else { continue };
            let prospect = book.prospect(question, edition, of).map_err(|stop| told(file, text, &stop));
            found.push((question.text.clone(), edition, prospect));
        }
    }
    Ok(found)
}

impl Report {
    /// The whole file is refused.
    fn refuse(mut self, file: &str, text: &str, problems: &[Problem]) -> Report {
        self.failed += 1;
        self.failures.extend(problems.iter().map(|problem| Failure::input(file, text, problem)));
        self
    }
}

fn told(file: &str, text: &str, stop: &Stop) -> Failure {
    match stop {
        Stop::Input(problem) => Failure::input(file, text, problem),
        Stop::Failed(failed) => Failure {
            file: file.into(),
            line: failed.line,
            column: None,
            kind: FailureKind::Failed,
            message: failure::message(failed),
        },
    }
}

/// The game and the editions of a question, as the registry knows them.
pub(crate) fn editions(
    question: &Question,
    registry: &Registry,
) -> Result<(&'static str, Vec<&'static str>), Vec<Problem>> {
    let games: Vec<&'static str> = registry.games();
    let word = &question.game;
    let Some(game) = games.iter().find(|game| word.is(game)) else {
        let hint = suggest::hint(&word.text, games.iter().copied());
        let what = Wanted::Game.into();
        let wrong = WordWrong::NotOne { what, found: word.text.clone(), hint };
        return Err(vec![Problem::at(word.place, wrong)]);
    };
    let known = registry.editions(game);
    let mut problems = Vec::new();
    let mut find = |word: &Word, among: &[&'static str], what: EditionWanted| {
        let found = among.iter().find(|edition| word.is(edition)).copied();
        if found.is_none() {
            let hint = suggest::hint(&word.text, among.iter().copied());
            let wrong = WordWrong::NotOne { what: what.into(), found: word.text.clone(), hint };
            problems.push(Problem::at(word.place, wrong));
        }
        found
    };
    let mut played = Vec::new();
    for word in &question.editions {
        if word.is("all") {
            played.extend(known.iter().copied());
        } else {
            played.extend(find(word, &known, EditionWanted::OfGame { game }));
        }
    }
    let mut seen = Vec::new();
    played.retain(|edition| {
        !seen.contains(edition) && {
            seen.push(*edition);
            true
        }
    });
    if played.len() == question.editions.len() || question.editions.iter().any(|word| word.is("all")) {
        for word in question.play.iter().flat_map(|statement| &statement.only) {
            find(word, &played, EditionWanted::Played);
        }
    }
    if played.is_empty() && problems.is_empty() {
        problems.push(Problem::at(word.place, FileWrong::NoEditions { game }));
    }
    if problems.is_empty() { Ok((game, played)) } else { Err(problems) }
}
