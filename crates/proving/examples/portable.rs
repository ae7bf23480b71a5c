//! Prints what must be the same on every target: the committed games and leaf counts of the files named on the
//! command line, fresh games, and geometry. `scripts/portability` compares the prints of several builds.
//!
//! ```text
//! cargo run -p broadside-proving --example portable crates/proving/tests/*.game.json crates/proving/tests/*.perft
//! ```

use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use broadside_engine::{Chance, Game, Seed, hash_of};
use broadside_proving::{ByQueue, ByTurns};
use broadside_table::{
    Angle, Arc as FiringArc, Area, Base, Cap, Capsule, Disc, Frame, Outline, Point, Polygon, Pose, Rect, Run,
    Sector, Shape, Template, Turn, closest, closest_in_arc, contact, crossing, in_arc, nearest_touching,
    reach, slide_back,
};
use broadside_testkit::{Driver, check_perft, check_replay};

const FRESH_GAMES: u64 = 40;
const TABLES: u32 = 2_000;

fn main() -> ExitCode {
    match print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn print() -> Result<(), String> {
    for file in std::env::args().skip(1) {
        let by_queue =
            Path::new(&file).file_name().is_some_and(|name| name.display().to_string().contains("queue"));
        println!(
            "{}",
            if by_queue { check(ByQueue::default(), &file)? } else { check(ByTurns::default(), &file)? }
        );
    }
    println!("{FRESH_GAMES} fresh games by turns: {:016x}", fresh_games(&ByTurns::default())?);
    println!("{FRESH_GAMES} fresh games by queue: {:016x}", fresh_games(&ByQueue::default())?);
    println!("geometry of {TABLES} tables: {:016x}", geometry());
    Ok(())
}

/// Replays a game file, or counts the leaves of a perft file, and says what was found. What differs from the file
/// is an error.
fn check<G: Game>(game: G, file: &str) -> Result<String, String> {
    let path = Path::new(file);
    let text = std::fs::read_to_string(path).map_err(|error| format!("{file}: {error}"))?;
    if file.ends_with(".perft") {
        check_perft(&game, path)?;
        let counts: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix("seed ")?.split("leaves ").nth(1)).collect();
        return Ok(format!("{file}: leaves {}", counts.join(" ")));
    }
    check_replay(&Arc::new(game), path, 0)?;
    let hashes: Vec<&str> = text.split("\"hash\":").skip(1).collect();
    let last: String = hashes.last().unwrap_or(&"").chars().take_while(char::is_ascii_digit).collect();
    Ok(format!("{file}: {} hashes, the last {last}", hashes.len()))
}

/// A digest of every position of some games that no file holds.
fn fresh_games<G: Game>(game: &G) -> Result<u64, String> {
    let mut digest = Digest::default();
    for seed in 1..=FRESH_GAMES {
        let mut driver = Driver::new(game, seed)?;
        while let Some(answers) = driver.choose() {
            driver.play(&answers)?;
            digest.add(hash_of(&driver.position));
        }
    }
    Ok(digest.0)
}

/// A digest of what the table answers about random pieces. Numbers are taken as text, which is another for any two
/// numbers with different bits.
fn geometry() -> u64 {
    let outline = [(-60.0, -40.0), (50.0, -30.0), (10.0, 0.0), (55.0, 45.0), (-50.0, 40.0)];
    let outline = outline.map(|(x, y)| Point::new(x, y));
    let mut chance = Chance::seeded(Seed(1));
    let mut digest = Digest::default();
    for _ in 0..TABLES {
        let here = pose(&mut chance);
        let [a, b, c] =
            [(); 3].map(|()| piece(&mut chance, &outline).placed(&Frame::from(pose(&mut chance))));
        let (from, to) = (a.circle().0, b.circle().0);
        digest.add((closest(&a, &b), contact(&a, &b), reach(&a, &b), crossing(from, to, &c)));

        let arc = FiringArc::wedge(from, angle(&mut chance), angle(&mut chance));
        digest.add((in_arc(&b, &arc), closest_in_arc(&a, &b, &arc)));

        let turn = if chance.draw("turn", 2) == 0 { Turn::Left } else { Turn::Right };
        let curve =
            Template::Curve { radius: length(&mut chance), angle: Angle(angle(&mut chance).0 >> 2), turn };
        let (run, base) = (Run::forward(curve), Base::new(40.0, 70.0));
        let body = Shape::from(Rect::new(40.0, 70.0));
        digest.add((run.end(here, &base), slide_back(&run, here, &base, &body, &[a, b, c])));
        digest.add(nearest_touching(&a, 17.0, to, &[b, c], &Area::new(900.0, 900.0)));
    }
    digest.0
}

fn piece<'a>(chance: &mut Chance, outline: &'a [Point]) -> Shape<'a> {
    let (wide, long) = (length(chance), length(chance));
    match chance.draw("piece", 7) {
        0 => Rect::new(wide, long).into(),
        1 => Disc::new(wide).into(),
        2 => Shape::Capsule(Capsule { a: Point::ZERO, b: Point::new(long, wide), radius: wide }),
        3 => Shape::Sector(Sector::new(
            Point::ZERO,
            wide,
            wide + long,
            angle(chance),
            Angle(angle(chance).0 >> 1),
        )),
        4 => Shape::Cap(Cap::on_side(Point::new(0.0, long), Point::new(0.0, 1.0), 2.0 * wide, wide / 3.0)),
        5 => {
            let corners = [(0.0, 0.0), (wide, 0.0), (wide + 9.0, long), (wide / 2.0, long + 20.0)];
            let corners = corners.map(|(x, y)| Point::new(x, y));
            Polygon::new(&corners).map_or(Shape::from(Disc::new(long)), Shape::Polygon)
        }
        _ => Outline::new(outline).into(),
    }
}

fn pose(chance: &mut Chance) -> Pose {
    let mut at = || f64::from(chance.draw("place", 900_001)) / 1_000.0;
    let (x, y) = (at(), at());
    Pose { facing: angle(chance), ..Pose::from_mm(x, y, 0.0) }
}

fn length(chance: &mut Chance) -> f64 {
    20.0 + f64::from(chance.draw("length", 80_000)) / 1_000.0
}

fn angle(chance: &mut Chance) -> Angle {
    Angle(chance.draw("angle", u32::MAX))
}

/// The 64-bit FNV-1a hash of text.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, value: impl std::fmt::Debug) {
        // Writing to a digest never fails.
        let _ = write!(self, "{value:?};");
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}
