//! Every game that scenarios can be about.

use broadside_armada_ask::Phrases as Armada;
use broadside_proving::phrases::Phrases as Skiffs;
use broadside_scenario::Registry;
use broadside_xwing_ask::Phrases as XWing;

/// The games with the words that they lend to scenarios.
pub fn registry() -> Registry {
    Registry::default()
        .with(Skiffs::<false>)
        .with(Skiffs::<true>)
        .with(Armada::default())
        .with(XWing::default())
}
