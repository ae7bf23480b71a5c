//! How every help page ends.

/// The end of a help page: examples, one per line, and what the exit codes mean.
macro_rules! ends_with {
    ($($example:literal),+) => {
        concat!(
            "Examples:\n",
            $("  ", $example, "\n",)+
            "\n",
            "Exit codes:\n",
            "  0  success\n",
            "  1  not found, or a check failed\n",
            "  2  wrong usage or input"
        )
    };
}

pub(crate) use ends_with;
