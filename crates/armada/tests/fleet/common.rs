//! Short ways to say a fleet and what is wrong with it.

use broadside_armada::facts::{Edition, Facts};
use broadside_armada::fleet::{Fleet, Problem, check, parse};
use broadside_engine::Reason;
use broadside_texts::Language;

/// Every edition.
pub const ALL: [Edition; 3] = [Edition::Rr1, Edition::Rr15, Edition::Arc];

/// The editions after 1.0.
pub const NOW: [Edition; 2] = [Edition::Rr15, Edition::Arc];

/// A numbers source that is good enough to draw fleets.
pub fn chance(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = state;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((x ^ (x >> 31)) % n as u64) as usize
    }
}

/// A fleet with three objectives and these lines.
pub fn fleet(edition: Edition, faction: &str, points: u16, lines: &str) -> Fleet {
    let objectives = "assault Most Wanted\ndefense Fire Lanes\nnavigation Minefields\n";
    let text = format!("fleet test\nfaction {faction}\npoints {points}\n{objectives}{lines}\n");
    parse(Facts::of(edition), &text).unwrap_or_else(|errors| panic!("{errors:?} in\n{text}"))
}

/// What is wrong with such a fleet.
pub fn problems(edition: Edition, faction: &str, points: u16, lines: &str) -> Vec<Problem> {
    check(Facts::of(edition), &fleet(edition, faction, points, lines))
}

/// The rules that such a fleet breaks.
pub fn broken(edition: Edition, faction: &str, points: u16, lines: &str) -> Vec<String> {
    problems(edition, faction, points, lines).iter().map(rule).collect()
}

/// The id of a problem's rule.
pub fn rule(problem: &Problem) -> String {
    problem.rule.as_deref().unwrap_or("none").to_owned()
}

/// A reason in English.
pub fn say(why: &Reason) -> String {
    Language::En.reason(why)
}
