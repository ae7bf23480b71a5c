//! Plays random games over all editions and reports how often everything came up.
//!
//! `cargo run --release -p broadside-armada --example soak -- [GAMES] [FIRST SEED] [--json FILE] [--card NAME]`. It ends with an
//! error if a game got stuck, if the rules panicked, or if any card that is played never came up or never did anything. The file
//! tells for every such card how often it was brought, could act and did. With the stable name of a card every game has it, and
//! only this card is asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

use broadside_armada::facts::{Edition, Faction, Keyword, Term};
use broadside_armada::fleet::{Heart, Sample, Supply, fleet_around, samples, squadron_has_effect};
use broadside_armada::words::{ArmadaWords, Event, Piece, SquadronNo, Window};
use broadside_armada::{Armada, Origin, Setup, values};
use broadside_engine::{Chance, Crumb, Game, Look, Position, Seed};
use broadside_testkit::Driver;

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

const EDITIONS: [Edition; 3] = [Edition::Rr15, Edition::Arc, Edition::Rr1];

fn play(game: &Armada, seed: u64, card: Option<&str>, report: &mut Report) -> Result<(), String> {
    let setup = match card {
        Some(_) => around(game, seed, card),
        None => tournament(game, seed).or_else(|| around(game, seed, None)),
    };
    let mut driver = match setup {
        Some(setup) => Driver::with(game, setup, seed)?,
        None => Driver::new(game, seed)?,
    };
    game.brings(&driver.setup, &mut |name| report.count("brought", name));
    let mut keywords = BTreeSet::new();
    let mut round = None;
    while let Some(answers) = driver.choose() {
        if round != Some(driver.position.board.round) {
            round = Some(driver.position.board.round);
            in_force(game, &driver.position, &mut keywords);
        }
        for crumb in driver.position.core.crumbs::<Armada>() {
            if let Crumb::Step(procedure, step) = crumb {
                report.count("step", format!("{procedure} › {step}"));
            }
        }
        driver.play(&answers)?;
        for happening in std::mem::take(&mut driver.referee.events.list) {
            if let Some((source, ability)) = happening.by {
                let name = Game::ability(game, ability).name;
                let kind = match Origin::of(source) {
                    Origin::Upgrade(_) => "upgrade used",
                    Origin::Card(_) => "damage card acted",
                    Origin::Objective => "objective acted",
                    _ => "rule used",
                };
                report.count(kind, name);
            }
            note(game, &driver.position.board, &happening.event, report);
        }
    }
    if !driver.position.core.is_over() {
        return Err("nobody decides, and the game is not over".into());
    }
    keywords.into_iter().for_each(|(_, keyword)| report.count("keyword", keyword));
    report.games += 1;
    report.decisions += u64::from(driver.position.core.decisions());
    Ok(())
}

/// In every fourth game fleets of tournaments meet, each pair of them in turn.
fn tournament(game: &Armada, seed: u64) -> Option<Setup> {
    let fits = |sample: &&Sample| sample.is_tournament() && sample.editions.contains(&game.edition());
    let fleets: Vec<&Sample> = samples().iter().filter(fits).collect();
    let pair = (seed / 4) as usize;
    (seed % 4 == 1 && !fleets.is_empty()).then(|| {
        let one = fleets[pair % fleets.len()];
        let other = fleets[pair / fleets.len() % fleets.len()];
        Setup::new([one.fleet(), other.fleet()])
    })
}

/// In every second game one of the fleets is drawn around a card, each card in turn, or in every game around the one that was
/// asked for: most cards need the right ship, company or squadrons, and a fleet that has them by chance is rare.
fn around(game: &Armada, seed: u64, card: Option<&str>) -> Option<Setup> {
    let facts = game.facts;
    let supply = Supply::played(facts);
    let squadrons = supply.squadrons.iter().copied().filter(|id| facts[*id].ability);
    let hearts: Vec<Heart> = supply
        .upgrades
        .iter()
        .copied()
        .map(Heart::Upgrade)
        .chain(squadrons.filter(|id| squadron_has_effect(facts, *id)).map(Heart::Squadron))
        .collect();
    let slug = |heart: &Heart| match *heart {
        Heart::Upgrade(id) => &*facts[id].slug,
        Heart::Squadron(id) => &*facts[id].slug,
    };
    // Editions follow each other, too: of twelve seeds each edition has two games around its card.
    let heart = match card {
        Some(card) => *hearts.iter().find(|heart| slug(heart) == card)?,
        None if seed % 4 >= 2 => *hearts.get((seed / 12) as usize % hearts.len().max(1))?,
        None => return None,
    };
    let mut chance = Chance::seeded(Seed(seed));
    let mut draw = |n: usize| chance.draw("fleet", n.max(1) as u32) as usize;
    let points = 400;
    let one = (0..20).find_map(|_| {
        let faction = Faction::ALL[draw(Faction::ALL.len())];
        fleet_around(facts, faction, points, &supply, heart, &mut draw)
    })?;
    let other = (0..20).find_map(|_| {
        let faction = Faction::ALL[draw(Faction::ALL.len())];
        let heart = hearts[draw(hearts.len())];
        fleet_around(facts, faction, points, &supply, heart, &mut draw)
    })?;
    Some(Setup::new([one, other]))
}

/// The keywords that squadrons have, printed or granted.
fn in_force(game: &Armada, position: &Position<ArmadaWords>, keywords: &mut BTreeSet<(usize, &'static str)>) {
    let look = Look::new(game, position);
    for at in 0..position.board.squadrons.len() {
        let has = |keyword: &&Keyword| values::has(&look, SquadronNo(at as u8), **keyword);
        keywords.extend(Keyword::ALL.iter().filter(has).map(|keyword| (at, keyword.word())));
    }
}

fn note(game: &Armada, board: &broadside_armada::board::Board, event: &Event, report: &mut Report) {
    match event {
        Event::DealtFaceup(_, _, kind) | Event::FlippedFaceup(_, _, kind) => {
            report.count("damage card", kind.word());
        }
        Event::ObjectiveChosen(objective) => report.count("objective", &*game.facts[*objective].name),
        Event::OverlappedObstacle(piece, obstacle) => {
            let who = if matches!(piece, Piece::Ship(_)) { "ship" } else { "squadron" };
            let kind = board.obstacles[obstacle.index()].kind.word();
            report.count("obstacle overlapped", format!("{kind} by {who}"));
        }
        Event::ObstaclePlaced(obstacle, _) => {
            report.count("obstacle", board.obstacles[obstacle.index()].kind.word());
        }
        Event::AttackDeclared(_, _, kind, range) => report.count("attack", format!("{kind:?} at {range:?}")),
        Event::TokenSpent(_) => report.count("event", "defense token spent"),
        Event::Destroyed(_) => report.count("event", "destroyed"),
        _ => {}
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut numbers = words.iter().map_while(|word| word.parse::<u64>().ok());
    let games = numbers.next().unwrap_or(300);
    let first = numbers.next().unwrap_or(0);
    let card = words.iter().position(|word| word == "--card").and_then(|at| words.get(at + 1));
    let card = card.map(String::as_str);
    let file = words.iter().position(|word| word == "--json").and_then(|at| words.get(at + 1));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let editions: Vec<Armada> = EDITIONS.iter().map(|edition| Armada::counting(*edition)).collect();
    let begin = Instant::now();
    let mut report = Report::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                let editions = &editions;
                scope.spawn(move || {
                    let mut report = Report::default();
                    for seed in (first..first + games).filter(|seed| seed % threads == worker) {
                        let game = &editions[(seed % 3) as usize];
                        let played = catch_unwind(AssertUnwindSafe(|| play(game, seed, card, &mut report)));
                        let problem = match played {
                            Ok(Ok(())) => continue,
                            Ok(Err(problem)) => problem,
                            Err(_) => "a panic".to_owned(),
                        };
                        report.failures.push(format!("{} seed {seed}: {problem}", game.edition().word()));
                        if worker == 0 && seed % 1000 < threads {
                            eprintln!("{seed} …");
                        }
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
    let seconds = begin.elapsed().as_secs_f64();
    expectations(&editions, &mut report);
    cards(&editions, &mut report);
    if let Some(file) = file
        && let Err(error) = std::fs::write(file, json(&report))
    {
        report.failures.push(format!("{file}: {error}"));
    }
    for ((kind, name), count) in &report.counts {
        println!("{kind:22} {count:>10}  {name}");
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
        .filter(|((_, name), count)| {
            **count == 0 && card.is_none_or(|card| name.ends_with(&format!(" {card}")))
        })
        .map(|((kind, name), _)| format!("{kind}: {name}"))
        .collect();
    for failure in report.failures.iter().take(20) {
        println!("FAILED {failure}");
    }
    println!("{} failures, {} that never came up", report.failures.len(), zeros.len());
    zeros.iter().for_each(|zero| println!("NEVER {zero}"));
    let _ = Window::ALL;
    if report.failures.is_empty() && zeros.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Everything of the catalogue, every keyword and every damage card must have come up.
fn expectations(editions: &[Armada], report: &mut Report) {
    for game in editions {
        for name in game.catalogue() {
            report.expect("brought", name);
        }
        for card in game.facts.damage() {
            report.expect("damage card", card.kind.word());
        }
    }
    for keyword in Keyword::ALL {
        report.expect("keyword", keyword.word());
    }
}

/// How often the effect of each card could act, and did, over all editions.
fn cards(editions: &[Armada], report: &mut Report) {
    for (kind, slug, could, did) in editions.iter().flat_map(Armada::counted) {
        *report.counts.entry(("effect offered", format!("{kind} {slug}"))).or_default() += could;
        *report.counts.entry(("effect used", format!("{kind} {slug}"))).or_default() += did;
    }
}

/// Every card that has an effect, with how often it was brought, could act, and did.
fn json(report: &Report) -> String {
    let count = |kind, name: &str| report.counts.get(&(kind, name.to_owned())).copied().unwrap_or_default();
    let used = report.counts.iter().filter(|((kind, _), _)| *kind == "effect used");
    let cards: Vec<_> = used
        .map(|((_, name), used)| {
            let (brought, offered) = (count("brought", name), count("effect offered", name));
            serde_json::json!({ "card": name, "brought": brought, "offered": offered, "used": used })
        })
        .collect();
    let whole = serde_json::json!({ "games": report.games, "failures": report.failures, "cards": cards });
    format!("{whole:#}\n")
}
