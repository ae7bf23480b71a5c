//! Which games and editions are asked about.

use std::str::FromStr;

use broadside_rulebook::{Edition, Game, UnknownWord};

use crate::failure::Failure;

/// The options `--game` and `--edition`.
#[derive(clap::Args)]
pub struct Selection {
    /// Only this game: armada or xwing
    #[arg(long)]
    game: Option<Game>,
    /// Only this edition: rr1, rr15 or arc (Armada), rr142 (X-Wing), or all
    #[arg(long)]
    edition: Option<EditionChoice>,
}

/// What may stand behind `--edition`.
#[derive(Clone, Copy, Debug)]
enum EditionChoice {
    All,
    One(Edition),
}

impl FromStr for EditionChoice {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<EditionChoice, UnknownWord> {
        if word == "all" { Ok(EditionChoice::All) } else { word.parse().map(EditionChoice::One) }
    }
}

impl Selection {
    /// The game that is asked about, if only one is.
    pub fn game(&self) -> Option<Game> {
        self.game
    }

    /// The editions that are asked for; of a game without a word on its edition, what `unsaid` says.
    fn editions(&self, unsaid: impl Fn(Game) -> Vec<Edition>) -> Result<Vec<Edition>, Failure> {
        let games = self.game.map_or(Game::ALL.to_vec(), |game| vec![game]);
        match (self.edition, self.game) {
            (Some(EditionChoice::One(edition)), Some(game)) if edition.game() != game => {
                let words: Vec<_> = game.editions().iter().map(|e| e.word()).collect();
                Err(Failure::input(format!(
                    "{edition} is not an edition of {}; it has {}",
                    game.title(),
                    words.join(", ")
                )))
            }
            (Some(EditionChoice::One(edition)), _) => Ok(vec![edition]),
            (Some(EditionChoice::All), _) => Ok(games.iter().flat_map(|g| g.editions()).copied().collect()),
            (None, _) => Ok(games.into_iter().flat_map(unsaid).collect()),
        }
    }

    /// The editions to report on: without `--edition`, the default one of each game.
    pub fn to_report(&self) -> Result<Vec<Edition>, Failure> {
        self.editions(|game| vec![game.default_edition()])
    }

    /// The editions to look through: without `--edition`, all of them.
    pub fn to_look_through(&self) -> Result<Vec<Edition>, Failure> {
        self.editions(|game| game.editions().to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_said_means_each_games_latest_official_edition() {
        let selection = Selection { game: None, edition: None };
        assert_eq!(selection.to_report().unwrap(), [Edition::Rr15, Edition::Rr142]);
        assert_eq!(selection.to_look_through().unwrap(), Edition::ALL);
    }

    #[test]
    fn all_means_all_of_the_chosen_game() {
        let selection = Selection { game: Some(Game::Armada), edition: Some(EditionChoice::All) };
        assert_eq!(selection.to_report().unwrap(), [Edition::Rr1, Edition::Rr15, Edition::Arc]);
    }

    #[test]
    fn an_edition_of_the_other_game_is_refused() {
        let edition = Some(EditionChoice::One(Edition::Rr15));
        assert!(Selection { game: Some(Game::Xwing), edition }.to_report().is_err());
        assert_eq!(Selection { game: None, edition }.to_report().unwrap(), [Edition::Rr15]);
    }
}
