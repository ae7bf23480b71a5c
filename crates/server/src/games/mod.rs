//! The games that are played here, each behind [`Host`](crate::host::Host).

mod armada;

use std::sync::Arc;

use crate::host::Hosts;

/// Every game.
pub fn all() -> Hosts {
    Hosts::new(vec![Arc::new(armada::ArmadaHost::new())])
}
