//! Tables over HTTP and WebSocket. It keeps games, seats and links, and knows no rule.

#![deny(missing_docs)]

pub mod protocol;
