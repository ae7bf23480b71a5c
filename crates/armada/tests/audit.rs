//! The data audit: every fact, field by field, against the sources in `../shared/data/armada`, where that folder is.
//!
//! Cards are paired by what is printed on them (name, slot, faction), never by id. Where the rule index corrects a
//! source, the exception stands in `audit/exceptions.rs` with the rule that states it.

#[path = "audit/exceptions.rs"]
mod exceptions;
#[path = "audit/other_cards.rs"]
mod other_cards;
#[path = "audit/outlines.rs"]
mod outlines;
#[path = "audit/report.rs"]
mod report;
#[path = "audit/ships.rs"]
mod ships;
#[path = "audit/squadrons.rs"]
mod squadrons;
#[path = "audit/tokens.rs"]
mod tokens;
#[path = "audit/upgrades.rs"]
mod upgrades;
