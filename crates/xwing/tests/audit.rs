//! The data audit: every fact, field by field, against independent collections of the same facts in `audit/facts/`.
//!
//! A line of those files is one card, ship type, device or obstacle; the first says where the facts are from. They hold
//! names, numbers and icons and no card's text, and `scripts/audit-facts` wrote them. Nothing is skipped. The outlines of
//! obstacles and devices are the traced ones, corner by corner, so a second copy of them would prove nothing: they are
//! compared with the measures that were taken of the templates.
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
