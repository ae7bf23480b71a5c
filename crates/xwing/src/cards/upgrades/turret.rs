//! Turrets.

use crate::cards::prelude::*;
use crate::cards::weapons::{FREE, Header, ION, WITH_THIS};

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("ioncannonturret", &[must("Ion Cannon Turret", Window::AttackHits, WITH_THIS, &ION)])];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[("dorsalturret", FREE), ("ioncannonturret", FREE)];
