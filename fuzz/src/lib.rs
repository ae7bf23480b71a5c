//! What every program here does.

use broadside_foreign::{Trace, target};

/// Runs a target. What longer inputs would be cut to has been tried already.
pub fn run(name: &str, input: &[u8]) -> libfuzzer_sys::Corpus {
    let target = target(name).expect("there is such a target");
    if input.len() > target.longest {
        return libfuzzer_sys::Corpus::Reject;
    }
    target.run(input, &mut Trace::default());
    libfuzzer_sys::Corpus::Keep
}
