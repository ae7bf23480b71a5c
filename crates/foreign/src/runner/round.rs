//! One target for a while.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::corpus::{Corpus, committed};
use super::fault::{Fault, tried};
use super::mutate::{Dictionary, mutated};
use super::rng::Rng;
use crate::targets::Target;

/// What came of a round.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Count {
    /// Inputs that were tried.
    pub inputs: u64,
    /// How many of them could be read.
    pub understood: u64,
    /// Inputs that were kept, because something new was noticed on them.
    pub kept: u64,
    /// Different faults.
    pub faults: u64,
}

/// An input that takes so long is taken to go on for ever.
const ENDLESS: u64 = 30;

/// Ends the program when an input takes too long, so that whoever started it sees which one that is.
fn watch(begun: Instant, current: &'static AtomicU64) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let since = current.load(Ordering::Relaxed);
            if since > 0 && begun.elapsed().as_secs() + 1 > since + ENDLESS {
                eprintln!("an input takes longer than {ENDLESS} seconds");
                std::process::abort();
            }
        }
    });
}

/// The name of a file for an input: a digest of it.
fn name(input: &[u8]) -> String {
    let digest = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", input.iter().fold(0xcbf2_9ce4_8422_2325, digest))
}

/// Changes the kept inputs of a target at random until the time is over. `work` is a folder for what is found: `kept` for
/// inputs worth keeping, `faults` for those that make the program fail, and the input that is tried now, in case that the
/// program does not survive it.
pub fn round(
    target: &Target,
    time: Duration,
    seed: u64,
    work: &Path,
    mut tell: impl FnMut(&Count),
) -> io::Result<Count> {
    static CURRENT: AtomicU64 = AtomicU64::new(0);
    let (kept, faults, now) = (work.join("kept"), work.join("faults"), work.join("now"));
    fs::create_dir_all(&kept)?;
    fs::create_dir_all(&faults)?;
    fs::write(&now, [])?;
    let begun = Instant::now();
    watch(begun, &CURRENT);
    let known = Corpus::read(&[committed(target), kept.clone()])?;
    let mut inputs: Vec<Vec<u8>> = known.inputs.into_iter().map(|(_, input)| input).collect();
    let words = Dictionary::of(inputs.iter().map(Vec::as_slice));
    let (mut rng, mut seen, mut kinds) = (Rng::new(seed), HashSet::<u64>::new(), HashSet::new());
    let (mut count, mut told) = (Count::default(), Instant::now());
    let first = inputs.len();
    let mut at = 0;
    while begun.elapsed() < time || at < first {
        let input = if at < first {
            inputs[at].clone()
        } else {
            // Half of the time one of those that were found last.
            let fresh = if rng.once_in(2) { inputs.len().min(32) } else { inputs.len() };
            let one = inputs.len() - fresh + rng.below(fresh);
            let other = rng.below(inputs.len());
            let empty: &[u8] = &[];
            let part = |at: usize| inputs.get(at).map_or(empty, Vec::as_slice);
            mutated(part(one), part(other), &words, target.longest, &mut rng)
        };
        at += 1;
        fs::write(&now, &input)?;
        CURRENT.store(begun.elapsed().as_secs() + 1, Ordering::Relaxed);
        let (trace, _, mut fault) = tried(target, &input);
        // The machine may have had something else to do: only what is slow three times is slow.
        for _ in 0..2 {
            if matches!(fault, Some(Fault::Slow(_))) {
                fault = tried(target, &input).2;
            }
        }
        CURRENT.store(0, Ordering::Relaxed);
        count.inputs += 1;
        count.understood += u64::from(trace.understood);
        if let Some(fault) = fault {
            if kinds.insert(fault.kind()) {
                count.faults += 1;
                let file = faults.join(name(&input));
                fs::write(&file, &input)?;
                eprintln!(
                    "{}: {fault:?}\n  repeat it: cargo run -p broadside-foreign -- one {0} {}",
                    target.name,
                    file.display()
                );
            }
            continue;
        }
        let before = seen.len();
        seen.extend(trace.seen());
        if seen.len() > before && at > first {
            count.kept += 1;
            fs::write(kept.join(name(&input)), &input)?;
            inputs.push(input);
        }
        if told.elapsed() > Duration::from_secs(5) {
            told = Instant::now();
            tell(&count);
        }
    }
    tell(&count);
    fs::remove_file(&now)?;
    Ok(count)
}
