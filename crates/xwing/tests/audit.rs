//! The data audit: every fact, field by field, against the sources in `../shared/data/xwing`, where that folder is.
//!
//! Cards are paired by their XWS ids. Where a source is known to be wrong or to lack something, the exception stands in
//! `audit/exceptions.rs` with its reason, and fails as soon as the source says the same as we do.

#[path = "audit/cards.rs"]
mod cards;
#[path = "audit/exceptions.rs"]
mod exceptions;
#[path = "audit/pieces.rs"]
mod pieces;
#[path = "audit/pilots.rs"]
mod pilots;
#[path = "audit/report.rs"]
mod report;
#[path = "audit/ships.rs"]
mod ships;
#[path = "audit/upgrades.rs"]
mod upgrades;
