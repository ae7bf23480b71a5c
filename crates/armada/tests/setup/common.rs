//! Setups played by random answers.

use broadside_armada::board::Board;
use broadside_armada::facts::{Edition, Faction, Facts};
use broadside_armada::fleet::{Fleet, Supply, random_fleet, samples};
use broadside_armada::steps::Step;
use broadside_armada::words::{ArmadaWords, Prompt};
use broadside_armada::{Armada, Setup};
use broadside_engine::{Answer, Chance, Decision, Game, Kind, Position, Referee, Seat, Seed};

pub const EDITIONS: [Edition; 3] = [Edition::Rr1, Edition::Rr15, Edition::Arc];

/// A fleet that comes with the program.
pub fn sample(slug: &str) -> Fleet {
    samples().iter().find(|sample| sample.slug == slug).expect("a sample").fleet()
}

/// A random fleet of a faction.
pub fn fleet(edition: Edition, faction: Faction, points: u16, seed: u64) -> Fleet {
    let facts = Facts::of(edition);
    let mut chance = Chance::seeded(Seed(seed));
    let supply = Supply::basic(facts);
    let mut draw = |n: usize| chance.draw("fleet", n as u32) as usize;
    random_fleet(facts, faction, points, &supply, &mut draw).expect("a fleet")
}

/// Starts setup; the first decision is open, or setup is over.
pub fn begin(referee: &mut Referee<'_, Armada>, game: &Armada, setup: &Setup) -> Position<ArmadaWords> {
    let board = game.start(setup, &mut Chance::seeded(Seed(0))).expect("a legal setup").0;
    referee.begin(board, Step::setup()).expect("setup begins")
}

/// The decision that is open.
pub fn open(position: &Position<ArmadaWords>) -> Option<(Seat, Decision<ArmadaWords>)> {
    let seat = position.core.deciders().iter().next()?;
    position.core.decision(seat).map(|decision| (seat, decision))
}

/// What a step asks, if one does.
pub fn asked(decision: &Decision<ArmadaWords>) -> Option<Prompt> {
    match decision.prompt {
        broadside_engine::Prompt::Step(prompt) => Some(prompt),
        _ => None,
    }
}

/// Plays setup with random answers; each decision and its answer are shown to `watch`. Every listed place is checked.
pub fn play(
    game: &Armada,
    setup: &Setup,
    seed: u64,
    mut watch: impl FnMut(&Board, &Decision<ArmadaWords>, &Answer<ArmadaWords>),
) -> Board {
    let mut referee = Referee::new(game, Chance::seeded(Seed(seed)));
    let mut answers = Chance::seeded(Seed(seed ^ 0x5eed));
    let mut position = begin(&mut referee, game, setup);
    for _ in 0..2_000 {
        let Some((seat, decision)) = open(&position) else { return position.board };
        let legal = referee.legal(&position, seat);
        assert!(!legal.is_empty(decision.kind), "a dead end at {:?}, seed {seed}", decision.prompt);
        assert!(legal.places.len() <= 40, "{} places at {:?}", legal.places.len(), decision.prompt);
        let answer = legal.random(decision.kind, &mut answers);
        if matches!(decision.kind, Kind::Place { .. }) {
            let places = legal.places.clone();
            for place in places {
                let checked = referee.check(&position, seat, &Answer::Place(place));
                assert!(checked.is_ok(), "{:?}: {checked:?}, seed {seed}", decision.prompt);
            }
        }
        watch(&position.board, &decision, &answer);
        referee.answer(&mut position, seat, &answer).expect("a legal answer");
    }
    panic!("setup did not end, seed {seed}");
}
