//! Why a game cannot be set up as it is wanted.

use broadside_engine::{Reason, reasons};

reasons! {
    /// Why a game cannot be set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum SetupRefused {
        NoEdition { edition: String, known: String } = "server-refused-setup-no-edition",
        TwoLists { given: usize } = "server-refused-setup-two-lists",
        List { number: usize, why: Vec<Reason> } = "server-refused-setup-list",
        NoPoints { written: String } = "server-refused-setup-no-points",
        Larger { points: i64, most: i64 } = "server-refused-setup-larger",
        NoObjective { written: String } = "server-refused-setup-no-objective",
        NoOption { option: String, value: String } = "server-refused-setup-no-option",
        NoObstacles { written: String } = "server-refused-setup-no-obstacles",
        NoScenario { written: String } = "server-refused-setup-no-scenario",
        Rounds { written: String, most: u8 } = "server-refused-setup-rounds",
        Entries { most: usize } = "server-refused-setup-entries",
    }
}
