//! Something that can be looked up.

use broadside_rulebook::{Editions, Game};
use broadside_search::Language;
use serde::{Deserialize, Serialize};

/// What sort of thing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A statement of the rule index.
    Rule,
    /// An upgrade card.
    Upgrade,
    /// An objective card.
    Objective,
    /// A damage card.
    Damage,
    /// A condition.
    Condition,
    /// An ability that all ships of a type have.
    Ability,
    /// A ship: a ship card of Armada, a ship type of X-Wing.
    Ship,
    /// A squadron.
    Squadron,
    /// A pilot.
    Pilot,
    /// A section of a guide.
    Guide,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 10] = [
        Kind::Rule,
        Kind::Upgrade,
        Kind::Objective,
        Kind::Damage,
        Kind::Condition,
        Kind::Ability,
        Kind::Ship,
        Kind::Squadron,
        Kind::Pilot,
        Kind::Guide,
    ];

    /// The word for it in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Rule => "rule",
            Kind::Upgrade => "upgrade",
            Kind::Objective => "objective",
            Kind::Damage => "damage",
            Kind::Condition => "condition",
            Kind::Ability => "ability",
            Kind::Ship => "ship",
            Kind::Squadron => "squadron",
            Kind::Pilot => "pilot",
            Kind::Guide => "guide",
        }
    }

    /// The kind of a card by what its sheet calls it: an upgrade's slot, `squadron`, `damage card` …
    pub fn of_sheet(word: &str) -> Kind {
        match word {
            "squadron" => Kind::Squadron,
            "pilot" => Kind::Pilot,
            "objective" => Kind::Objective,
            "damage card" => Kind::Damage,
            "condition" => Kind::Condition,
            "ship ability" => Kind::Ability,
            _ => Kind::Upgrade,
        }
    }

    /// The kinds that a word means: one of them, or `card` for all that `broadside rules card` shows.
    pub fn meant(word: &str) -> Option<Vec<Kind>> {
        match Kind::ALL.into_iter().find(|kind| kind.word() == word) {
            Some(kind) => Some(vec![kind]),
            None if word == "card" => {
                let is_card = |kind: &Kind| !matches!(kind, Kind::Rule | Kind::Guide);
                Some(Kind::ALL.into_iter().filter(is_card).collect())
            }
            None => None,
        }
    }
}

/// Something that can be looked up.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its id, key or heading, which no other item of its kind has.
    pub id: String,
    /// What sort of thing it is.
    pub kind: Kind,
    /// The game that it belongs to.
    pub game: Option<Game>,
    /// The editions in which it holds; none if it has no editions.
    pub editions: Editions,
    /// Its name or heading.
    pub title: String,
    /// What it says, in English and, if it has been translated, in German.
    pub texts: [Option<String>; 2],
}

impl Item {
    /// What it says in a language, or else in English, and in which language that is.
    pub fn text(&self, language: Language) -> (&str, Language) {
        match (&self.texts[language as usize], &self.texts[Language::En as usize]) {
            (Some(text), _) => (text, language),
            (None, Some(text)) => (text, Language::En),
            (None, None) => ("", language),
        }
    }

    /// The command or file that shows all of it.
    pub fn how_to_read(&self) -> String {
        match (self.kind, self.game) {
            (Kind::Rule, _) => format!("broadside rules show {}", self.id),
            (Kind::Guide, _) => self.id.clone(),
            (kind, Some(game)) => {
                format!("broadside rules card {} --game {game} --kind {}", self.id, kind.word())
            }
            (_, None) => format!("broadside rules card {}", self.id),
        }
    }
}
