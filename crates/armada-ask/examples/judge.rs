//! Plays scenario files of Armada, without the rest of the program: quick to build while a card is being written.
//!
//! `cargo run -p broadside-armada-ask --example judge -- FILE|DIR…`. It ends with an error if a question fails.

use std::io::stdout;
use std::path::PathBuf;
use std::process::ExitCode;

use broadside_armada_ask::Phrases;
use broadside_scenario::{Options, Registry, Verdict, command};

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let options = Options { paths, filter: Vec::new(), json: false, trace: false };
    match command(&options, &Registry::default().with(Phrases::default()), &mut stdout()) {
        Ok(Verdict::Passed) => return ExitCode::SUCCESS,
        Ok(Verdict::Failed) => {}
        Ok(Verdict::BadInput(sentence)) => sentence.iter().for_each(|it| eprintln!("{it}")),
        Err(error) => eprintln!("{error}"),
    }
    ExitCode::FAILURE
}
