//! How every help page ends.

/// The end of a help page: examples, one per line, and what the exit codes mean.
macro_rules! ends_with {
    ($($example:literal),+) => {
        concat!(
            "Examples:\n",
            $("  ", $example, "\n",)+
            "\n",
            "Exit codes:\n",
            "  0  all is well\n",
            "  1  something asked for was not found, or a check failed\n",
            "  2  bad usage or bad input"
        )
    };
}

pub(crate) use ends_with;
