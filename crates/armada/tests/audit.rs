//! The data audit: every fact, field by field, against independent collections of the same facts in `audit/facts/`.
//!
//! A line of those files is one card, token or obstacle; the first says where the facts are from. They hold names, numbers
//! and outlines and no card's text, and `scripts/audit-facts` wrote them. Nothing is skipped: the cards are compared with
//! a list builder's database and the last official errata, dice and token shapes with what was counted and measured on
//! token art, outlines of obstacles with those of a tabletop simulator.
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
