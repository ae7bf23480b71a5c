//! A rule statement and its id.

use std::{borrow::Borrow, fmt};

use serde::{Deserialize, Serialize};

use crate::{Editions, Game};

/// The name of a statement: `armada.attack.07`, `xwing.card.adaptive-ailerons.01`.
///
/// An [`Index`](crate::Index) hands out the ids of its own statements; whoever has one need not check it again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(Box<str>);

impl RuleId {
    /// The id as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The second segment of the id: `attack` in `armada.attack.07`.
    pub fn topic(&self) -> &str {
        self.0.split('.').nth(1).unwrap_or("")
    }

    /// Everything before the last dot: `armada.attack` in `armada.attack.07`.
    pub fn prefix(&self) -> &str {
        self.0.rsplit_once('.').map_or("", |(prefix, _)| prefix)
    }

    /// Whether the id is `prefix` or lies below it; prefixes end where a segment ends.
    ///
    /// `armada.attack` is above `armada.attack.07`, but not above `armada.attack-range.01`.
    pub fn is_under(&self, prefix: &str) -> bool {
        let prefix = prefix.trim_end_matches('.');
        self.0.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

impl Borrow<str> for RuleId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What sort of statement it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A rule of the game.
    Rule,
    /// What a card does.
    Card,
    /// A ruling on rules or cards.
    Ruling,
    /// A worked example.
    Example,
    /// How a game is set up.
    Setup,
    /// How fleets and squads are built.
    Listbuilding,
    /// How components are handled.
    Physical,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Rule => "rule",
            Kind::Card => "card",
            Kind::Ruling => "ruling",
            Kind::Example => "example",
            Kind::Setup => "setup",
            Kind::Listbuilding => "list building",
            Kind::Physical => "physical",
        })
    }
}

/// The document in which a statement stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Document {
    /// Armada's latest official Rules Reference.
    #[serde(rename = "000")]
    ArmadaReference,
    /// Armada's first Rules Reference.
    #[serde(rename = "001")]
    ArmadaReference1,
    /// X-Wing's last official Rules Reference.
    #[serde(rename = "002")]
    XwingReference,
    /// The ARC manual.
    #[serde(rename = "003")]
    ArcManual,
    /// Armada's learn-to-play booklet, in German.
    #[serde(rename = "004")]
    LearnToPlay,
    /// X-Wing's scenarios of play.
    #[serde(rename = "scenarios-2022-06")]
    XwingScenarios,
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Document::ArmadaReference => "Armada Rules Reference (latest)",
            Document::ArmadaReference1 => "Armada Rules Reference 1.0",
            Document::XwingReference => "X-Wing Rules Reference 1.4.2",
            Document::ArcManual => "ARC Armada Reference Manual",
            Document::LearnToPlay => "Armada Learn to Play (German)",
            Document::XwingScenarios => "X-Wing scenarios of play, June 2022",
        })
    }
}

/// One rule, in our own words. Fields are named in the files as `rules/README.md` lists them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// Its name, which never changes.
    pub id: RuleId,
    /// The canonical statement that it repeats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_as: Option<RuleId>,
    /// A larger statement that contains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part_of: Option<RuleId>,
    /// What sort of statement it is.
    pub kind: Kind,
    /// The editions in which it holds.
    #[serde(rename = "ed")]
    pub editions: Editions,
    /// When it applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<String>,
    /// The statement itself.
    pub text: String,
    /// Other cards that it involves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// The upgrade slot of its card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<String>,
    /// The trait of its card.
    #[serde(default, rename = "trait", skip_serializing_if = "Option::is_none")]
    pub card_trait: Option<String>,
    /// What may equip its card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restriction: Option<String>,
    /// The faction of its card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<String>,
    /// A doubt, or what was reconstructed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The document in which it stands.
    pub src: Document,
    /// The heading under which it stands.
    pub sec: String,
}

impl Statement {
    /// The game whose rule it is.
    pub fn game(&self) -> Game {
        if self.id.as_str().starts_with("xwing.") { Game::Xwing } else { Game::Armada }
    }

    /// Whether it repeats no other statement, and so needs a proof of its own.
    pub fn is_canonical(&self) -> bool {
        self.same_as.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_ends_where_a_segment_ends() {
        let id = RuleId("armada.attack.07".into());
        assert!(id.is_under("armada") && id.is_under("armada.attack") && id.is_under("armada.attack.07"));
        assert!(id.is_under("armada.attack."));
        assert!(!id.is_under("armada.att") && !id.is_under("xwing"));
        assert_eq!((id.topic(), id.prefix()), ("attack", "armada.attack"));
    }

    #[test]
    fn a_misspelt_field_is_refused() {
        let line =
            r#"{"id":"armada.x.01","kind":"rule","ed":["rr1"],"text":"t","src":"000","sec":"S","nota":"n"}"#;
        assert!(serde_json::from_str::<Statement>(line).unwrap_err().to_string().contains("nota"));
    }
}
