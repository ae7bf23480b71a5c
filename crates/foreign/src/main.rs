//! `foreign`: gives the readers of foreign bytes inputs that were changed at random, and says what they do wrong.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use broadside_foreign::runner::{Count, committed, round, tried};
use broadside_foreign::{TARGETS, Target, seeds, target};
use clap::{Parser, Subcommand};

/// Fuzz the readers of bytes that come from outside.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Cmd,
}

#[derive(Subcommand)]
enum Cmd {
    /// Change inputs at random, for a while
    Run {
        /// The targets; all if none is named
        targets: Vec<String>,
        /// Seconds for each target
        #[arg(long, default_value_t = 10)]
        seconds: u64,
        /// Where chance comes from
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A folder for what is found
        #[arg(long, default_value = "target/fuzz")]
        work: PathBuf,
    },
    /// Try one input, and say what comes of it
    One {
        /// The target
        target: String,
        /// The input
        file: PathBuf,
    },
    /// List the targets
    List,
    /// Write the inputs that are made from our own samples into the corpus
    Seeds,
    /// One round, in a process of its own
    #[command(hide = true)]
    Round { target: String, seconds: u64, seed: u64, work: PathBuf },
}

type Done = Result<ExitCode, Box<dyn Error>>;

fn main() -> Done {
    match Cli::parse().command {
        Cmd::Run { targets, seconds, seed, work } => run(&targets, seconds, seed, &work),
        Cmd::One { target, file } => one(named(&target)?, &file),
        Cmd::List => {
            TARGETS.iter().for_each(|target| println!("{:<16} {}", target.name, target.about));
            Ok(ExitCode::SUCCESS)
        }
        Cmd::Seeds => {
            println!("{} inputs written", seeds::write()?);
            Ok(ExitCode::SUCCESS)
        }
        Cmd::Round { target, seconds, seed, work } => {
            let say = |count: &Count| println!("{}", serde_json::to_string(count).unwrap_or_default());
            round(named(&target)?, Duration::from_secs(seconds), seed, &work, say)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn named(name: &str) -> Result<&'static Target, String> {
    target(name).ok_or_else(|| format!("there is no target {name}; `list` lists them"))
}

fn one(target: &Target, file: &Path) -> Done {
    let (trace, time, fault) = tried(target, &std::fs::read(file)?);
    println!("{}, {} ms", if trace.understood { "understood" } else { "refused" }, time.as_millis());
    let Some(fault) = fault else { return Ok(ExitCode::SUCCESS) };
    println!("{fault:?}");
    Ok(ExitCode::FAILURE)
}

/// One line of the table at the end.
struct Line {
    name: &'static str,
    count: Count,
    deaths: u64,
    corpus: usize,
    time: Duration,
}

fn run(names: &[String], seconds: u64, seed: u64, work: &Path) -> Done {
    let mut targets: Vec<&Target> = names.iter().map(|name| named(name)).collect::<Result<_, _>>()?;
    if targets.is_empty() {
        targets = TARGETS.iter().collect();
    }
    let mut table = Vec::new();
    for target in targets {
        table.push(rounds(target, seconds, seed, &work.join(target.name))?);
    }
    println!("\n| target | inputs | inputs/s | understood | new | committed | faults |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    let (mut inputs, mut faults, mut time) = (0, 0, Duration::ZERO);
    for line in &table {
        let Count { inputs: tried, understood, kept, faults: found } = line.count;
        let found = found + line.deaths;
        let (rate, share) = (tried as f64 / line.time.as_secs_f64(), 100 * understood / tried.max(1));
        println!("| {} | {tried} | {rate:.0} | {share} % | {kept} | {} | {found} |", line.name, line.corpus);
        (inputs, faults, time) = (inputs + tried, faults + found, time + line.time);
    }
    println!("\n{inputs} inputs in {:.1} minutes, {faults} faults", time.as_secs_f64() / 60.0);
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Rounds of one target until its time is over. A round of its own process ends early where an input kills it: a stack that
/// is too deep, memory, or time.
fn rounds(target: &'static Target, seconds: u64, seed: u64, work: &Path) -> Result<Line, Box<dyn Error>> {
    let (begun, mut sum, mut deaths) = (Instant::now(), Count::default(), 0);
    loop {
        let left = seconds.saturating_sub(begun.elapsed().as_secs());
        let mut child = Command::new(std::env::current_exe()?)
            .args(["round", target.name, &left.to_string(), &(seed + deaths).to_string()])
            .arg(work)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut last = Count::default();
        for line in BufReader::new(child.stdout.take().ok_or("no output")?).lines() {
            last = serde_json::from_str(&line?)?;
            println!(
                "{:<16} {:>9} inputs, {:>5} new, {:>3} faults",
                target.name, last.inputs, last.kept, last.faults
            );
        }
        let status = child.wait()?;
        sum.inputs += last.inputs;
        sum.understood += last.understood;
        sum.kept += last.kept;
        sum.faults += last.faults;
        if !status.success() {
            deaths += 1;
            let file = work.join("faults").join(format!("fatal-{seed}-{deaths}"));
            std::fs::copy(work.join("now"), &file)?;
            println!(
                "{}: {status}\n  repeat it: cargo run -p broadside-foreign -- one {0} {}",
                target.name,
                file.display()
            );
        }
        if status.success() || begun.elapsed().as_secs() >= seconds || deaths >= 20 {
            break;
        }
    }
    let corpus = std::fs::read_dir(committed(target)).map_or(0, Iterator::count);
    Ok(Line { name: target.name, count: sum, deaths, corpus, time: begun.elapsed() })
}
