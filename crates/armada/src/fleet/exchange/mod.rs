//! Fleets as other builders write them: Kingston, Star Forge, Fab's, Warlords, Armada Fleets Designer.

mod afd;
mod aliases;
mod clean;
mod detect;
mod fabs;
mod family;
mod names;
mod reader;
mod write;

use broadside_engine::Reason;
use broadside_facts::terms;
use broadside_lists::{Exchange, Import, Unreadable};

use super::Fleet;
use crate::facts::Facts;

terms! {
    /// A format that is read and written.
    Format, "a format" {
        /// Our own.
        Own = "own",
        /// Kingston: short names.
        Kingston = "kingston",
        /// Star Forge: Kingston's shape with full card names.
        StarForge = "starforge",
        /// Fab's: a row for each ship and squadron.
        Fabs = "fabs",
        /// Warlords: costs with words. What Flagship writes is read as the same.
        Warlords = "warlords",
        /// Armada Fleets Designer: sums above a row of signs.
        Afd = "afd",
    }
}

impl Exchange for Fleet {
    type Format = Format;
    const OWN: Format = Format::Own;
    type Rest = ();

    fn detect(text: &str) -> Result<Format, Reason> {
        detect::detect(text).map_err(Reason::from)
    }

    fn import(facts: &Facts, text: &str, format: Format) -> Result<Import<Fleet>, Unreadable> {
        Ok(match format {
            Format::Own | Format::Kingston | Format::StarForge | Format::Warlords => {
                family::read(facts, text, format)
            }
            Format::Fabs => fabs::read(facts, text),
            Format::Afd => afd::read(facts, text),
        })
    }

    fn export(&self, facts: &Facts, format: Format, (): &()) -> String {
        write::write(facts, self, format)
    }
}
