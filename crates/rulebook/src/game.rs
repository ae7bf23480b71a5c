//! The two games and the editions of their rules.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// One of the games whose rules the index states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    /// Star Wars: Armada.
    Armada,
    /// Star Wars: X-Wing.
    Xwing,
}

impl Game {
    /// Both games.
    pub const ALL: [Game; 2] = [Game::Armada, Game::Xwing];

    /// The word for the game in ids, files and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Game::Armada => "armada",
            Game::Xwing => "xwing",
        }
    }

    /// The game as people write it.
    pub const fn title(self) -> &'static str {
        match self {
            Game::Armada => "Star Wars: Armada",
            Game::Xwing => "Star Wars: X-Wing",
        }
    }

    /// The editions of the game's rules, oldest first.
    pub const fn editions(self) -> &'static [Edition] {
        match self {
            Game::Armada => &[Edition::Rr1, Edition::Rr15, Edition::Arc],
            Game::Xwing => &[Edition::Rr142],
        }
    }

    /// The edition that is meant when none is named: the latest official one.
    pub const fn default_edition(self) -> Edition {
        match self {
            Game::Armada => Edition::Rr15,
            Game::Xwing => Edition::Rr142,
        }
    }
}

/// One edition of one game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Armada, Rules Reference 1.0.
    Rr1,
    /// Armada, the latest official Rules Reference.
    Rr15,
    /// Armada, the ARC manual, which continues the official rules.
    Arc,
    /// X-Wing, Rules Reference 1.4.2.
    Rr142,
}

impl Edition {
    /// All editions of all games.
    pub const ALL: [Edition; 4] = [Edition::Rr1, Edition::Rr15, Edition::Arc, Edition::Rr142];

    /// The word for the edition in files and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Rr1 => "rr1",
            Edition::Rr15 => "rr15",
            Edition::Arc => "arc",
            Edition::Rr142 => "rr142",
        }
    }

    /// The game that the edition belongs to.
    pub const fn game(self) -> Game {
        match self {
            Edition::Rr1 | Edition::Rr15 | Edition::Arc => Game::Armada,
            Edition::Rr142 => Game::Xwing,
        }
    }
}

/// A word that names no game or no edition; its message lists those that exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownWord {
    /// Not a game.
    #[error("there is no game “{0}”; the games are armada and xwing")]
    Game(String),
    /// Not an edition.
    #[error("there is no edition “{0}”; Armada has rr1, rr15 and arc, X-Wing has rr142")]
    Edition(String),
}

impl FromStr for Game {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Game, UnknownWord> {
        Game::ALL.into_iter().find(|g| g.word() == word).ok_or_else(|| UnknownWord::Game(word.to_owned()))
    }
}

impl FromStr for Edition {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Edition, UnknownWord> {
        let found = Edition::ALL.into_iter().find(|e| e.word() == word);
        found.ok_or_else(|| UnknownWord::Edition(word.to_owned()))
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_what_they_print() {
        for game in Game::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert!(game.editions().contains(&game.default_edition()));
            assert!(game.editions().iter().all(|e| e.game() == game));
        }
        for edition in Edition::ALL {
            assert_eq!(edition.to_string().parse(), Ok(edition));
            assert!(edition.game().editions().contains(&edition));
        }
    }

    #[test]
    fn an_unknown_word_is_told_what_exists() {
        let message = "rr2".parse::<Edition>().unwrap_err().to_string();
        assert!(message.contains("“rr2”") && message.contains("rr15"), "{message}");
    }
}
