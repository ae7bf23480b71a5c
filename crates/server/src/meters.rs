//! What the server counts about itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The counters.
#[derive(Debug)]
pub struct Meters {
    /// When the server began.
    pub began: Instant,
    /// Entries of games that were kept.
    pub entries: AtomicU64,
    /// Writes that failed.
    pub failed: AtomicU64,
    /// Writes that have failed since the last one that did not.
    pub failed_in_a_row: AtomicU64,
    /// Tables that were closed because of a fault.
    pub faults: AtomicU64,
    /// Requests over HTTP.
    pub requests: AtomicU64,
    /// Requests that were refused for their rate.
    pub hasty: AtomicU64,
}

impl Default for Meters {
    fn default() -> Meters {
        let zero = AtomicU64::default;
        Meters {
            began: Instant::now(),
            entries: zero(),
            failed: zero(),
            failed_in_a_row: zero(),
            faults: zero(),
            requests: zero(),
            hasty: zero(),
        }
    }
}

/// One more.
pub fn add(meter: &AtomicU64, count: u64) {
    meter.fetch_add(count, Ordering::Relaxed);
}

impl Meters {
    /// Notes what came of writing so many entries.
    pub fn wrote(&self, entries: u64, kept: bool) {
        if kept {
            add(&self.entries, entries);
            self.failed_in_a_row.store(0, Ordering::Relaxed);
        } else {
            add(&self.failed, 1);
            add(&self.failed_in_a_row, 1);
        }
    }

    /// Whether nothing can be kept at the moment.
    pub fn stuck(&self) -> bool {
        self.failed_in_a_row.load(Ordering::Relaxed) >= 3
    }
}
