//! The language that a command speaks.

use broadside_stage::Text;

/// A language, as the command line names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Language {
    /// A message in words.
    pub fn say(self, text: &Text) -> String {
        match self {
            Language::En => broadside_texts::Language::En,
            Language::De => broadside_texts::Language::De,
        }
        .say(text)
    }
}
