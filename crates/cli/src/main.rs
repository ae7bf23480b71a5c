//! The `broadside` command. Each subcommand is a file of its own with its arguments and a `run` function.

mod admin;
mod arena;
mod bench;
mod contest;
mod dice;
mod failure;
mod fleet;
mod games;
mod help;
mod perft;
mod play;
mod proofs;
mod replay;
mod results;
mod rules;
mod scenario;
mod scenarios;
mod serve;
mod sim;
mod text;
mod words;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

/// Play Star Wars: Armada and Star Wars: X-Wing, look up their rules, and test them.
#[derive(Parser)]
#[command(name = "broadside", version, after_help = help::ends_with!(
    "broadside play",
    "broadside rules search can I brace when my speed is zero",
    "broadside scenario scenarios",
    "broadside match captain random --points 180"
))]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Admin(admin::Args),
    Bench(bench::Args),
    Play(play::Args),
    Serve(serve::Args),
    Fleet(fleet::Args),
    Dice(dice::Args),
    Match(contest::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Rules(rules::Args),
    Scenario(scenario::Args),
    Sim(sim::Args),
}

fn main() -> ExitCode {
    let Cli { command } = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = match command {
        Command::Admin(args) => admin::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Play(args) => play::run(args, &mut out),
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Dice(args) => dice::run(args, &mut out),
        Command::Fleet(args) => fleet::run(args, &mut out),
        Command::Match(args) => contest::run(args, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Replay(args) => replay::run(args, &mut out),
        Command::Rules(args) => rules::run(args, &mut out),
        Command::Scenario(args) => scenario::run(args, &mut out),
        Command::Sim(args) => sim::run(args, &mut out),
    };
    // What was printed before a failure is shown before the failure.
    let flushed = out.flush().map_err(failure::Failure::from);
    failure::exit_code(flushed.and(result))
}
