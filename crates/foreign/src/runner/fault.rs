//! What an input can do wrong.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use super::TIME;
use crate::targets::Target;
use crate::trace::Trace;

/// What an input does wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It makes the program panic: where, and what was said.
    Panic {
        /// The place in the code.
        at: String,
        /// What was said.
        said: String,
    },
    /// It takes longer than [`TIME`].
    Slow(Duration),
}

impl Fault {
    /// What tells one fault from another.
    pub fn kind(&self) -> String {
        match self {
            Fault::Panic { at, .. } => at.clone(),
            Fault::Slow(_) => "slow".to_owned(),
        }
    }
}

/// The first panic since it was last asked for: in whatever thread, also where somebody catches it.
static PANIC: Mutex<Option<(String, String)>> = Mutex::new(None);

fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        set_hook(Box::new(|info| {
            let said = info.payload().downcast_ref::<&str>().map(|said| (*said).to_owned());
            let said = said.or_else(|| info.payload().downcast_ref::<String>().cloned()).unwrap_or_default();
            let at = info
                .location()
                .map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
            PANIC.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert((at, said));
        }));
    });
}

/// How long this process has had a processor, where the system tells: in hundredths of a second.
fn processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = text.rsplit_once(") ")?;
    let mut fields = fields.split(' ').skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis(10 * (ticks()? + ticks()?)))
}

/// Runs a target on an input.
pub fn tried(target: &Target, input: &[u8]) -> (Trace, Duration, Option<Fault>) {
    note_panics();
    let (begin, busy) = (Instant::now(), processor());
    let mut trace = Trace::default();
    let done = catch_unwind(AssertUnwindSafe(|| target.run(input, &mut trace)));
    let elapsed = begin.elapsed();
    // Other programs may have the processor: what counts is the time that this one had it.
    let time = busy.zip(processor()).map_or(elapsed, |(before, now)| elapsed.min(now.saturating_sub(before)));
    let panic = PANIC.lock().unwrap_or_else(PoisonError::into_inner).take();
    let fault = match (done, panic) {
        (Ok(()), None) => (time > TIME).then_some(Fault::Slow(time)),
        (_, panic) => {
            let (at, said) = panic.unwrap_or_default();
            Some(Fault::Panic { at, said })
        }
    };
    (trace, time, fault)
}
