//! How well the search answers lists of questions, each with the ids that answer it:
//!
//! ```text
//! cargo run -p broadside-lookup --example questions -- crates/lookup/tests/questions/*.txt
//! ```
//!
//! The words of `crates/lookup/data` are read when it runs, so they can be changed without building anything. A question of
//! which the answer is not among the first five is printed with what was found instead.

use std::time::Instant;

use broadside_lookup::{Ask, Lookup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data =
        |name: &str| std::fs::read_to_string(format!("{}/data/{name}.txt", env!("CARGO_MANIFEST_DIR")));
    let begin = Instant::now();
    let lookup = Lookup::with(&data("english")?, &data("german")?)?;
    println!("gathered {} items in {:.1} ms", lookup.items().len(), begin.elapsed().as_secs_f64() * 1e3);
    let (mut slowest, mut sum, mut count) = (0.0_f64, 0.0, 0);
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file)?;
        let (mut right, mut first, mut all) = (0, 0, 0);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let Some((question, answers)) = line.split_once('|') else { continue };
            let begin = Instant::now();
            let found = lookup.search(&Ask::new(question.trim()));
            let took = begin.elapsed().as_secs_f64() * 1e3;
            (slowest, sum, count) = (slowest.max(took), sum + took, count + 1);
            let answers: Vec<&str> = answers.split_whitespace().collect();
            let is_right =
                |id: &str| answers.iter().any(|it| it == &id || it.ends_with('.') && id.starts_with(it));
            let place = found.hits.iter().position(|hit| is_right(&hit.item.id));
            all += 1;
            right += usize::from(place.is_some_and(|place| place < 5));
            first += usize::from(place == Some(0));
            if place.is_none_or(|place| place >= 5) {
                println!(
                    "\n{} [{:?}] at {place:?}; unknown {:?}",
                    question.trim(),
                    found.language,
                    found.unknown
                );
                println!("  wanted {}", answers.join(" "));
                for hit in found.hits.iter().take(5) {
                    let text = hit.item.texts[0].as_deref().unwrap_or_default();
                    println!(
                        "  {:5.2} {} {}",
                        hit.score,
                        hit.item.id,
                        text.chars().take(110).collect::<String>()
                    );
                }
            }
        }
        println!("\n{file}: {right} of {all} in the first five, {first} first");
    }
    println!(
        "{count} questions, {:.2} ms on average, {slowest:.2} ms at most",
        sum / f64::from(count.max(1))
    );
    Ok(())
}
