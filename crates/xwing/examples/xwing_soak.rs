//! Plays random games and reports how often everything came up.
//!
//! `cargo run --release -p broadside-xwing --example xwing_soak -- [GAMES] [FIRST SEED] [--card ID]`. It ends with an error if a game
//! got stuck, if the rules panicked, or if something that must come up never did. With the XWS id of a pilot or an upgrade every game
//! has this card, and only it is asked for.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

use broadside_engine::{Chance, Game, Seed};
use broadside_testkit::Driver;
use broadside_texts::Language;
use broadside_xwing::board::{Board, Scenario};
use broadside_xwing::facts::{
    ActionKind, Bearing, ConditionId, DamageKind, Faction, Facts, ObstacleKind, PointsList, Sources, Term,
};
use broadside_xwing::squad::{self, Feature, Supply, random_squad, squad_with};
use broadside_xwing::steps::STEPS;
use broadside_xwing::words::{DeviceNo, Event, Object, Phase, Token};
use broadside_xwing::{Setup, XWing, muster, season};

/// What came up how often, by kind and name.
#[derive(Default)]
struct Report {
    games: u64,
    decisions: u64,
    counts: BTreeMap<(&'static str, String), u64>,
    failures: Vec<String>,
}

impl Report {
    fn count(&mut self, kind: &'static str, name: impl Into<String>) {
        *self.counts.entry((kind, name.into())).or_default() += 1;
    }

    /// What must come up stands in the report from the start, with zero.
    fn expect(&mut self, kind: &'static str, name: impl Into<String>) {
        self.counts.entry((kind, name.into())).or_default();
    }

    fn join(&mut self, other: Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (key, count) in other.counts {
            *self.counts.entry(key).or_default() += count;
        }
        self.failures.extend(other.failures);
    }
}

/// A carrier with a ship that can dock with it: random squads seldom have both. It begins worn down, or it would hardly ever be
/// destroyed with the ship still docked.
const CARRIER: &str = "squad Carrier\nfaction rebel\nobstacles coreasteroid0, coreasteroid3, core2asteroid5\n
ship Alexsandr Kallus - VCX-100 Light Freighter\n  Ghost\n
ship AP-5 - Sheathipede-class Shuttle\n
ship Airen Cracken - Z-95-AF4 Headhunter\n";

/// Plays the game of a seed; around a card, where one is given.
fn play(game: &XWing, seed: u64, card: Option<Feature>, report: &mut Report) -> Result<(), String> {
    let card = card.or_else(|| featured(game, seed));
    let setup = match card {
        Some(card) => around(game, card, seed),
        None => whole(seed),
    };
    let mut driver = match setup {
        Some(setup) => Driver::with(game, setup, seed)?,
        None => Driver::new(game, seed)?,
    };
    if card.is_none() && seed.is_multiple_of(10) {
        let carrier = squad::parse(game.facts, CARRIER).map_err(|errors| format!("{errors:?}"))?;
        driver.setup.squads[broadside_engine::Side(0)] = carrier;
        driver.position = driver.referee.start(&driver.setup).map_err(|error| Language::En.tell(error))?;
        let carrier = &mut driver.position.board.ships[0];
        (carrier.hull, carrier.shields) = (1, 0);
    }
    for (_, squad) in driver.setup.squads.iter() {
        for ship in &squad.ships {
            report.count("ship", &*game.facts.ship_of(ship.pilot).name);
        }
    }
    report.count("scenario", driver.setup.scenario.word());
    // Every other game becomes a battle at close quarters when the first dials are set; around a card, in the middle of it.
    let mut musters = card.is_some() || seed % 2 == 1;
    while let Some(answers) = driver.choose() {
        if musters && driver.position.board.phase == Phase::Planning {
            let mut chance = Chance::seeded(Seed(seed));
            muster(&mut driver.position.board, &mut chance);
            if card.is_some() {
                season(&mut driver.position.board, &mut chance);
            }
            musters = false;
        }
        driver.play(&answers)?;
        for happening in std::mem::take(&mut driver.referee.events.list) {
            if let Some((_, ability)) = happening.by {
                report.count("effect", Game::ability(game, ability).name);
            }
            note(&driver.position.board, &happening.event, report);
        }
    }
    if !driver.position.core.is_over() {
        return Err("nobody decides, and the game is not over".into());
    }
    report.games += 1;
    report.decisions += u64::from(driver.position.core.decisions());
    report.count("round of the end", driver.position.board.round.to_string());
    Ok(())
}

/// In every fifth game squads of the samples meet, each pair of them in turn.
fn whole(seed: u64) -> Option<Setup> {
    let (squads, pair) = (squad::samples(), (seed / 5) as usize);
    (seed % 5 == 1).then(|| {
        let one = squads[pair % squads.len()].squad();
        let other = squads[pair / squads.len() % squads.len()].squad();
        Setup::new([one, other], Scenario::ALL[pair % Scenario::ALL.len()])
    })
}

/// Every card that has something to do, in turn.
fn features(game: &XWing) -> Vec<Feature> {
    let facts = game.facts;
    let counted = game.counted();
    let pilot = |slug: &str| facts.pilot(slug).map(Feature::Pilot);
    let upgrade = |slug: &str| facts.upgrade(slug).map(Feature::Upgrade);
    let named = counted.iter().filter_map(|(kind, slug, ..)| match *kind {
        "pilot" => pilot(slug),
        "upgrade" => upgrade(slug),
        _ => None,
    });
    named.collect()
}

/// In two of five games the first squad is built around a card: every card has its turn.
fn featured(game: &XWing, seed: u64) -> Option<Feature> {
    let turn = match seed % 5 {
        3 => seed / 5 * 2,
        4 => seed / 5 * 2 + 1,
        _ => return None,
    };
    let features = features(game);
    Some(features[turn as usize % features.len()])
}

/// A squad around a card against a random one.
fn around(game: &XWing, card: Feature, seed: u64) -> Option<Setup> {
    let (facts, mode) = (game.facts, game.facts.extended());
    let supply = Supply::whole(facts, mode);
    let mut chance = Chance::seeded(Seed(seed));
    let mut draw = |n: usize| chance.draw("squad", n.max(1) as u32) as usize;
    let mut factions = Faction::ALL.to_vec();
    let squad = loop {
        // A card for huge ships alone is in no squad.
        let faction = (!factions.is_empty()).then(|| factions.swap_remove(draw(factions.len())))?;
        if let Some(squad) = squad_with(facts, mode, (faction, card), &supply, &mut draw) {
            break squad;
        }
    };
    let faction = Faction::ALL[draw(Faction::ALL.len())];
    let other = random_squad(facts, mode, faction, &supply, &mut draw)?;
    Some(Setup::new([squad, other], Scenario::ALL[draw(Scenario::ALL.len())]))
}

/// The cards to play with so that this comes up: itself, the ships that have the ability, the cards that assign the condition.
fn bringing(game: &XWing, kind: &str, slug: &str) -> Vec<Feature> {
    let facts = game.facts;
    let assigns = |conditions: &[ConditionId]| conditions.iter().any(|&it| *facts[it].slug == *slug);
    let pilots = facts.pilots().iter().filter(|it| match kind {
        "pilot" => *it.slug == *slug,
        "ship ability" => it.ship_ability.is_some_and(|ability| ability.word() == slug),
        "condition" => assigns(&it.conditions),
        _ => false,
    });
    let upgrades = facts.upgrades().iter().filter(|it| match kind {
        "upgrade" => *it.slug == *slug,
        "condition" => assigns(&it.front.conditions),
        _ => false,
    });
    let pilots = pilots.map(|it| Feature::Pilot(it.id));
    pilots.chain(upgrades.map(|it| Feature::Upgrade(it.id))).collect()
}

/// Plays on with each card that has done nothing yet, until it has, or for so many games.
fn pursue(plain: &XWing, game: &XWing, first: u64, report: &mut Report) {
    const MOST: u64 = 1500;
    for ((kind, slug, _, did), before) in game.counted().into_iter().zip(plain.counted()) {
        let cards = bringing(game, kind, &slug);
        if did + before.3 > 0 || cards.is_empty() {
            continue;
        }
        let still = || game.counted().iter().any(|it| (it.0, &it.1, it.3) == (kind, &slug, 0));
        let mut games = 0;
        while games < MOST && still() {
            let seed = first + games;
            let card = cards[games as usize % cards.len()];
            attempt(game, seed, Some(card), report);
            games += 1;
        }
        println!("{games} more games with {kind} {slug}");
    }
    // Tel Trevura has to outlive the round in which he came back, in a game that goes on, to be placed at his edge.
    let placed = || {
        let steps = [plain, game].map(XWing::steps).into_iter().flatten();
        steps.filter(|((procedure, _), _)| *procedure == "Place at Edge").any(|(_, count)| count > 0)
    };
    let cards = bringing(game, "pilot", "teltrevura");
    let mut games = 0;
    while games < MOST && !placed() && !cards.is_empty() {
        attempt(game, first + MOST + games, cards.first().copied(), report);
        games += 1;
    }
}

/// Whether a card that is played assigns a condition: only then it can come up.
fn is_assigned(game: &XWing, slug: &str) -> bool {
    let played: Vec<(&str, String)> =
        game.counted().into_iter().map(|(kind, slug, ..)| (kind, slug)).collect();
    let is_played = |kind: &str, of: &str| played.iter().any(|it| it.0 == kind && it.1 == of);
    let facts = game.facts;
    let has = |conditions: &[ConditionId]| conditions.iter().any(|it| &*facts[*it].slug == slug);
    facts.pilots().iter().any(|it| has(&it.conditions) && is_played("pilot", &it.slug))
        || facts.upgrades().iter().any(|it| has(&it.front.conditions) && is_played("upgrade", &it.slug))
}

/// Plays a game; whatever goes wrong is told at the end.
fn attempt(game: &XWing, seed: u64, card: Option<Feature>, report: &mut Report) {
    let problem = match catch_unwind(AssertUnwindSafe(|| play(game, seed, card, report))) {
        Ok(Ok(())) => return,
        Ok(Err(problem)) => problem,
        Err(_) => "a panic".to_owned(),
    };
    let about = card.map(|card| format!(" with {card:?}")).unwrap_or_default();
    report.failures.push(format!("seed {seed}{about}: {problem}"));
}

/// A points list with more loadout than any ship can spend: the upgrade bars are full, and every card finds a ship.
fn lavish() -> &'static Facts {
    let (file, text) = Sources::embedded().points[PointsList::June2022 as usize];
    let mut rich = String::new();
    for part in text.split_inclusive(", loadout = ") {
        rich.push_str(part.trim_start_matches(|digit: char| digit.is_ascii_digit()));
        if part.ends_with(", loadout = ") {
            rich.push_str("60");
        }
    }
    let facts = Facts::under((file, &rich)).expect("the same list with other numbers");
    Box::leak(Box::new(facts))
}

fn note(board: &Board, event: &Event, report: &mut Report) {
    match event {
        Event::Executed(_, maneuver, fully) => {
            report.count("maneuver", maneuver.bearing.word());
            report.count("execution", if *fully { "full" } else { "partial" });
        }
        Event::ActionBegun(_, action) => report.count("action", action.word()),
        Event::ActionFailed(_, action) => report.count("action failed", action.word()),
        Event::TokenGained(_, token, _) => report.count("token", token.word()),
        Event::Locked(..) => report.count("token", "lock"),
        Event::DealtFaceup(_, _, kind) => report.count("damage card", kind.word()),
        Event::Passed(_, Object::Obstacle(at)) => {
            report.count("obstacle", board.obstacles[at.index()].kind.word());
        }
        Event::AttackDeclared(_, _, range) => report.count("attack at range", range.to_string()),
        Event::DevicePlaced(at, _) => report.count("device", device(board, *at)),
        Event::Detonated(at) => report.count("detonation", device(board, *at)),
        Event::DeviceMoved(at, _) => report.count("relocation", device(board, *at)),
        Event::Fled(_) => report.count("event", "fled"),
        Event::Destroyed(_) => report.count("event", "destroyed"),
        Event::Towed(..) => report.count("event", "towed"),
        Event::Jettisoned(..) => report.count("event", "jettisoned"),
        Event::Scrambled(..) => report.count("event", "scrambled"),
        Event::Reserved(_) => report.count("event", "in reserve"),
        Event::DeckMade(_) => report.count("event", "deck made anew"),
        _ => {}
    }
}

fn device(board: &Board, at: DeviceNo) -> &'static str {
    &Facts::embedded()[board.devices[at.index()].id].name
}

/// So many games are meant to have everything in them.
const ENOUGH: u64 = 10_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut numbers = words.iter().map_while(|word| word.parse::<u64>().ok());
    let games = numbers.next().unwrap_or(300);
    let first = numbers.next().unwrap_or(0);
    let card = words.iter().position(|word| word == "--card").and_then(|at| words.get(at + 1));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let [plain, lavish] =
        [Facts::of(PointsList::June2022), lavish()].map(|facts| XWing::under(facts).counting());
    let cards: Vec<Feature> = card
        .into_iter()
        .flat_map(|id| ["pilot", "upgrade"].into_iter().flat_map(|kind| bringing(&plain, kind, id)))
        .collect();
    if let Some(id) = card.filter(|_| cards.is_empty()) {
        eprintln!("no pilot and no upgrade has the XWS id {id}");
        return ExitCode::FAILURE;
    }
    let begin = Instant::now();
    let mut report = Report::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                let (plain, lavish, cards) = (&plain, &lavish, &cards);
                scope.spawn(move || {
                    let mut report = Report::default();
                    for seed in (first..first + games).filter(|seed| seed % threads == worker) {
                        let game = if seed % 5 == 4 { lavish } else { plain };
                        let card = cards.get(seed as usize % cards.len().max(1)).copied();
                        attempt(game, seed, card, &mut report);
                    }
                    report
                })
            })
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => report.join(part),
                Err(_) => report.failures.push("a worker was lost".into()),
            }
        }
    });
    // Few games cannot have everything.
    if games >= ENOUGH && card.is_none() {
        pursue(&plain, &lavish, first + games, &mut report);
    }
    let seconds = begin.elapsed().as_secs_f64();
    if card.is_none() {
        expectations(&plain, &mut report);
    }
    for game in [&plain, &lavish] {
        let mut add = |kind, name, count| *report.counts.entry((kind, name)).or_default() += count;
        for ((procedure, step), count) in game.steps() {
            add("step", format!("{procedure} › {step}"), count);
        }
        for (kind, slug, could, did) in game.counted() {
            let asked_for = card.is_none_or(|card| *card == slug);
            if !asked_for || (kind == "condition" && !is_assigned(game, &slug)) {
                continue;
            }
            add("ability offered", format!("{kind} {slug}"), could);
            add("ability used", format!("{kind} {slug}"), did);
        }
    }
    for ((kind, name), count) in &report.counts {
        println!("{kind:18} {count:>10}  {name}");
    }
    println!(
        "{} games, {} decisions in {seconds:.1} s: {:.0} games/s, {:.0} decisions/s",
        report.games,
        report.decisions,
        report.games as f64 / seconds,
        report.decisions as f64 / seconds
    );
    let zeros: Vec<String> = report
        .counts
        .iter()
        .filter(|(_, count)| **count == 0)
        .map(|((kind, name), _)| format!("{kind}: {name}"))
        .collect();
    for failure in report.failures.iter().take(20) {
        println!("FAILED {failure}");
    }
    println!("{} failures, {} that never came up", report.failures.len(), zeros.len());
    zeros.iter().for_each(|zero| println!("NEVER {zero}"));
    if report.failures.is_empty() && zeros.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every ship, bearing, action, token, damage card, scenario, obstacle of the players, and device that a card of the game places must
/// have come up.
fn expectations(game: &XWing, report: &mut Report) {
    // The ships that squads can have: the hyperspace ring is for huge ones.
    let standard = game.facts.standard().mode;
    for pilot in game.facts.pilots().iter().filter(|pilot| pilot.modes.contains(standard)) {
        report.expect("ship", &*game.facts.ship_of(pilot.id).name);
    }
    Bearing::ALL.iter().for_each(|it| report.expect("maneuver", it.word()));
    ActionKind::ALL.iter().for_each(|it| report.expect("action", it.word()));
    Token::ALL.iter().for_each(|it| report.expect("token", it.word()));
    DamageKind::ALL.iter().for_each(|it| report.expect("damage card", it.word()));
    Scenario::ALL.iter().for_each(|it| report.expect("scenario", it.word()));
    for (procedure, steps) in STEPS {
        steps.iter().for_each(|step| report.expect("step", format!("{procedure} › {step}")));
    }
    let upgrades = game.facts.upgrades().iter().filter(|card| card.modes.contains(standard));
    for id in upgrades.filter_map(|card| card.front.device) {
        if &*game.facts[id].slug != "sensor-buoy" {
            report.expect("device", &*game.facts[id].name);
        }
    }
    for kind in [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud] {
        report.expect("obstacle", kind.word());
    }
}
