//! The odds of the attacks in a scenario file: `cargo run -p broadside-xwing-ask --example xwing_odds -- FILE`.

use broadside_scenario::{Foresight, Registry, Weighing, prospects};
use broadside_xwing_ask::Phrases;

fn main() {
    let file = std::env::args().nth(1).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    for part in text.split("\nquestion").map(|part| format!("question{}", part.trim_start_matches("question"))) {
        let on = part.contains("on=ship").then_some("ship");
        for foresight in [Foresight::Whole, Foresight::Each] {
        let on = Weighing { on, foresight };
        let began = std::time::Instant::now();
        match prospects(&file, &part, &Registry::default().with(Phrases::default()), on) {
            Err(wrong) => println!("{}", wrong[0]),
            Ok(found) => {
                for (question, _, odds) in found {
                    match odds {
                        Ok(odds) => println!("{question}: {:.12} {} {:?}", odds.mean(), odds.positions, began.elapsed()),
                        Err(wrong) => println!("{question}: {wrong}"),
                    }
                }
            }
        }
        }
    }
}
