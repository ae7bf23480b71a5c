//! Attacks by one address on a server, and how long an innocent player waits meanwhile.
//!
//! `cargo run --release --package broadside-server --example siege -- 10` makes each attack for ten seconds; names behind the number
//! choose attacks. Server, attacker and player are three processes on this machine's cores. Server and player come from different
//! loopback addresses, so that the server can tell them apart. The attacker gets half of one core: it has one thread, which sleeps
//! whenever it has computed for more than half of the time since it began. Nothing but this machine is sent anything.
//!
//! An attack is felt if the player waits [`PATIENCE`] or longer for one answer in twenty, is put out or turned away, or if the
//! server ends or takes more memory than [`MEMORY`].
#![allow(clippy::unwrap_used)]

#[path = "../../tests/common/mod.rs"]
mod common;

mod camp;
mod pages;
mod requests;
mod town;

use std::time::Duration;

use tokio::runtime::Builder;

/// What an innocent player may wait for an answer at the 95th percentile.
const PATIENCE: Duration = Duration::from_millis(50);

/// The MiB that a server may take: `MemoryMax` in the unit file of `docs/hosting.md`.
const MEMORY: u64 = 1024;

/// The attacks, each on a server of its own, and what is done.
const ATTACKS: [(&str, &str); 21] = [
    ("nothing", "no attack, for comparison"),
    ("lists", "lists of unknown names, sixty at once"),
    ("hang-ups", "the same, and nobody waits for the answer"),
    ("tables", "new tables"),
    ("positions", "new tables from long scenario files"),
    ("records", "games opened one after the other and taken as files"),
    ("replays", "uploaded games, padded to 4 MiB"),
    ("lobby", "the lobby, asked for without a pause"),
    ("halves", "requests of which only a part comes"),
    ("guesses", "links that are guessed"),
    ("returns", "pages that connect and go"),
    ("messages", "measurements on twenty connections that read nothing"),
    ("pings", "frames that say nothing"),
    ("looks", "everything that takes long to show: earlier positions, scenario files, records, previews"),
    ("spectators", "a hundred pages that watch the player's table"),
    ("chat", "lines of spectators in the player's chat"),
    ("bots", "games against the bot that thinks longest"),
    ("undo", "answers, and taking them back"),
    ("changes", "adjustments and proposals"),
    ("forks", "copies of a long game"),
    ("all", "a bit of everything"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let alone = || Builder::new_current_thread().enable_all().build().unwrap();
    match words.as_slice() {
        ["serve", database] => {
            let runtime = Builder::new_multi_thread().enable_all().build().unwrap();
            runtime.block_on(town::serve((*database).to_owned()));
        }
        ["attack", attack, address, seconds] => {
            alone().block_on(camp::assail(attack, address.parse().unwrap(), seconds.parse().unwrap()));
        }
        _ => {
            let seconds = words.first().map_or(10, |seconds| seconds.parse().unwrap());
            let wanted = |name: &str| words.len() < 2 || words[1..].contains(&name);
            let attacks: Vec<_> = ATTACKS.iter().filter(|(name, _)| wanted(name)).collect();
            assert!(!attacks.is_empty(), "no such attack; there are {ATTACKS:?}");
            println!(
                "{:<11} {:>7} {:>9} {:>9} {:>9} {:>7}",
                "attack", "answers", "median", "95 %", "longest", "MiB"
            );
            let runtime = alone();
            let felt =
                attacks.iter().filter(|(name, _)| !runtime.block_on(town::endures(name, seconds))).count();
            println!("{} attacks of {seconds} s, {felt} of them felt", attacks.len());
            std::process::exit(i32::from(felt > 0));
        }
    }
}
