//! Writes moments of the learning scenario as a server would send them: who decides, the scene, the question.
//!
//! `cargo run -p broadside-armada-show --example fixtures -- DIRECTORY`. Each file holds `{name, seat, scene, question, reply,
//! preview, story, spectator}`: the reply is one of the legal answers, the preview what it would do. A page can be built
//! against them without a server.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Prompt, Seat, Seed, Viewer};
use broadside_stage::{Accepted, Desk, GameDesk};
use broadside_texts::Language;
use serde_json::json;

/// What is looked for: the name of a file, and what the step asks.
const WANTED: [(&str, &str); 10] = [
    ("set-dials", "SetDials"),
    ("activate-ship", "ActivateShip"),
    ("use-dial", "UseDial"),
    ("attack-from", "AttackFrom"),
    ("declare-target", "DeclareTarget"),
    ("defense-tokens", "SpendDefenseToken"),
    ("course", "Course"),
    ("activate-squadron", "ActivateSquadron"),
    ("move-squadron", "MoveSquadron"),
    ("squadron-target", "SquadronTarget"),
];

fn moment(desk: &GameDesk<ArmadaShow>, name: &str, seat: Seat) -> serde_json::Value {
    let given = desk.random_reply(seat, &mut Chance::seeded(Seed(1)));
    let preview = given.as_ref().and_then(|(number, reply)| desk.preview(seat, *number, &[], reply).ok());
    json!({
        "reply": given.map(|(_, reply)| reply),
        "preview": preview,
        "name": name,
        "seat": seat.0,
        "scene": desk.scene(Viewer::Seat(seat)),
        "question": desk.question(seat),
        "story": desk.story(Viewer::Seat(seat), 0),
        "spectator": desk.scene(Viewer::Spectator),
    })
}

/// What the step of a decision asks; an effect's window counts as defense tokens while those are spent.
fn asked(desk: &GameDesk<ArmadaShow>, seat: Seat) -> Option<&'static str> {
    let decision = desk.play().position().core.decision(seat)?;
    let path = desk.scene(Viewer::Seat(seat)).path;
    match decision.prompt {
        Prompt::Step(step) => Some(step.name()),
        _ if path.iter().any(|crumb| crumb.id == "armada-step-spend-defense-tokens") => {
            Some("SpendDefenseToken")
        }
        _ => None,
    }
}

/// Plays a game at random and keeps the moments that are looked for, in the second round where it can.
fn play(setup: Setup, seed: u64, found: &mut BTreeMap<String, serde_json::Value>) -> Result<(), String> {
    let prefix = if setup.learning { "" } else { "full-" };
    let game = Arc::new(Armada::new(Edition::Rr15));
    let mut desk =
        GameDesk::new(ArmadaShow(game), setup, Seed(seed)).map_err(|error| Language::En.tell(error))?;
    let mut chance = Chance::seeded(Seed(seed));
    while !desk.is_over() {
        for seat in desk.deciders() {
            let wanted = asked(&desk, seat);
            for (name, _) in WANTED.iter().filter(|(_, prompt)| Some(*prompt) == wanted) {
                let key = format!("{prefix}{name}");
                if !found.contains_key(&key)
                    && (desk.scene(Viewer::Seat(seat)).round > 1 || *name == "set-dials")
                {
                    found.insert(key, moment(&desk, name, seat));
                }
            }
            let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
            if let Ok(Accepted::Waiting) = desk.answer(seat, number, &reply) {
                found.entry(format!("{prefix}waiting")).or_insert_with(|| moment(&desk, "waiting", seat));
            }
        }
    }
    found.entry(format!("{prefix}over")).or_insert_with(|| moment(&desk, "over", Seat(0)));
    Ok(())
}

fn main() -> ExitCode {
    let Some(directory) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("name the directory: fixtures DIRECTORY");
        return ExitCode::FAILURE;
    };
    let mut found = BTreeMap::new();
    for seed in 0..6 {
        let full = Armada::new(Edition::Rr15);
        let mut chance = Chance::seeded(Seed(seed));
        let setups = [Setup::learning(), broadside_engine::Game::random_setup(&full, &mut chance)];
        for setup in setups {
            if let Err(problem) = play(setup, seed, &mut found) {
                eprintln!("{problem}");
            }
        }
    }
    let write = |(name, value): (&String, &serde_json::Value)| {
        std::fs::write(directory.join(format!("{name}.json")), format!("{value:#}"))
    };
    match std::fs::create_dir_all(&directory).and_then(|()| found.iter().try_for_each(write)) {
        Ok(()) => {
            println!("{} moments in {}", found.len(), directory.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", directory.display());
            ExitCode::FAILURE
        }
    }
}
