//! The message files, which are part of the program.

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// The names and contents of its message files: `armada/refused`.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::En => EN,
            Language::De => DE,
        }
    }
}
