//! Every game that scenarios can be about.

use broadside_proving::phrases::Phrases;
use broadside_scenario::Registry;

/// The games with the words that they lend to scenarios.
pub fn registry() -> Registry {
    Registry::default().with(Phrases::<false>).with(Phrases::<true>)
}
