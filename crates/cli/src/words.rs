//! The language that a command speaks.

use broadside_engine::Reason;
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
        broadside_texts::Language::from(self).say(text)
    }

    /// A reason in words.
    pub fn reason(self, reason: &Reason) -> String {
        broadside_texts::Language::from(self).reason(reason)
    }
}

impl From<Language> for broadside_texts::Language {
    fn from(language: Language) -> broadside_texts::Language {
        match language {
            Language::En => broadside_texts::Language::En,
            Language::De => broadside_texts::Language::De,
        }
    }
}
