//! Every input that is kept, through its reader again: no panic, and in bounded time and memory. The faults that fuzzing has
//! found are among them.

use std::time::Duration;

use broadside_foreign::runner::{Corpus, Fault, committed, tried};
use broadside_foreign::{TARGETS, target};

/// Ten times what an input may take by itself: tests run beside each other, and without optimisation.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most memory that a target takes, in kilobytes. Both games with all their cards are in it.
const MEMORY: u64 = 1_500_000;

/// The most memory that this process has taken, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?.parse().ok()
}

fn replay(name: &str) {
    let target = target(name).expect("there is such a target");
    let corpus = Corpus::committed(target).expect("the corpus can be read");
    let (mut understood, mut wrong) = (0, Vec::new());
    for (file, input) in &corpus.inputs {
        let (trace, time, fault) = tried(target, input);
        understood += usize::from(trace.understood);
        if let Some(Fault::Panic { at, said }) = fault {
            wrong.push(format!("{}: {at}: {said}", file.display()));
        } else if time > PATIENCE {
            wrong.push(format!("{}: {time:?}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        understood > 0,
        "{name}: none of {} inputs can be read; `foreign seeds` writes new ones",
        corpus.inputs.len()
    );
    let memory = memory().unwrap_or(0);
    assert!(memory < MEMORY, "{name}: {memory} KB");
}

macro_rules! targets {
    ($($test:ident: $name:literal,)+) => {
        const TESTED: &[&str] = &[$($name),+];
        $(#[test]
        fn $test() {
            replay($name);
        })+
    };
}

targets! {
    fleet: "fleet",
    fleet_own: "fleet-own",
    fleet_kingston: "fleet-kingston",
    fleet_star_forge: "fleet-starforge",
    fleet_fabs: "fleet-fabs",
    fleet_warlords: "fleet-warlords",
    fleet_afd: "fleet-afd",
    squad: "squad",
    squad_own: "squad-own",
    squad_xws: "squad-xws",
    points: "points",
    replay_armada: "replay-armada",
    replay_xwing: "replay-xwing",
    replay_skiffs: "replay-skiffs",
    entries: "entries",
    archive: "archive",
    position: "position",
    save_json: "save-json",
    save_bytes: "save-bytes",
    scenario: "scenario",
    message: "message",
    request: "request",
    text: "text",
    ftl: "ftl",
}

#[test]
fn every_target_has_a_test_a_corpus_and_a_program_for_cargo_fuzz() {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names, TESTED);
    let fuzz = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = std::fs::read_to_string(fuzz.join("Cargo.toml")).expect("fuzz/Cargo.toml can be read");
    for target in TARGETS {
        let file = format!("fuzz_targets/{}.rs", target.name);
        assert!(manifest.contains(&format!("path = \"{file}\"")), "{file} is not in fuzz/Cargo.toml");
        let program = std::fs::read_to_string(fuzz.join(&file)).unwrap_or_default();
        assert!(program.contains(&format!("{:?}", target.name)), "{file} does not run the target");
        assert!(committed(target).is_dir(), "{} has no corpus", target.name);
    }
}
