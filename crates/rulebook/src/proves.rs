//! `proves!`: how a Rust test says which statements it proves.

use std::{any, fs, path::PathBuf, thread};

use crate::{Citation, Edition, Editions, Index, Proof, record};

/// Says which statements the surrounding test proves.
///
/// An id that names no statement fails the test at once. When the test ends without a panic, and the environment
/// variable `BROADSIDE_PROOFS` names a directory, the citations are written there, from where `make proofs` collects
/// them into `rules/proofs.jsonl`. A citation holds in every edition of the statement, unless editions are named first.
///
/// ```
/// use broadside_rulebook::proves;
///
/// // Each of these would be a #[test].
/// fn a_ship_attacks_a_ship_with_its_battery() {
///     proves!("armada.attack.07");
///     // …
/// }
///
/// fn evade_rerolls_at_close_range() {
///     proves!(["rr15", "arc"]; "armada.defense-tokens.07");
///     // …
/// }
/// ```
#[macro_export]
macro_rules! proves {
    ([$($edition:literal),+ $(,)?]; $($id:literal),+ $(,)?) => {
        let _proof = {
            fn here() {}
            let test = $crate::Witness::test_name(::core::env!("CARGO_PKG_NAME"), &here);
            $crate::Witness::new(test, ::core::line!(), &[$($edition),+], &[$($id),+])
        };
    };
    ($($id:literal),+ $(,)?) => {
        let _proof = {
            fn here() {}
            let test = $crate::Witness::test_name(::core::env!("CARGO_PKG_NAME"), &here);
            $crate::Witness::new(test, ::core::line!(), &[], &[$($id),+])
        };
    };
}

/// What [`proves!`] leaves in a test: it writes the test's citations down when the test has passed.
#[derive(Debug)]
#[must_use = "a witness speaks when it is dropped at the end of the test"]
pub struct Witness {
    /// Where to write, if anybody asks.
    file: Option<PathBuf>,
    lines: String,
}

impl Witness {
    /// A witness for `test`, whose `proves!` stands at `line`.
    ///
    /// # Panics
    ///
    /// When an id names no statement, or an edition is none in which the statement holds.
    #[doc(hidden)]
    #[track_caller]
    pub fn new(test: String, line: u32, editions: &[&str], ids: &[&str]) -> Witness {
        let directory = std::env::var_os("BROADSIDE_PROOFS").map(PathBuf::from);
        match Witness::in_directory(directory, test, line, editions, ids) {
            Ok(witness) => witness,
            Err(problem) => panic!("proves!: {problem}"),
        }
    }

    fn in_directory(
        directory: Option<PathBuf>,
        test: String,
        line: u32,
        editions: &[&str],
        ids: &[&str],
    ) -> Result<Witness, String> {
        let editions = editions.iter().map(|word| word.parse::<Edition>());
        let editions = editions.collect::<Result<Editions, _>>().map_err(|error| error.to_string())?;
        let editions = (!editions.is_empty()).then_some(editions);
        let mut lines = String::new();
        for id in ids {
            let citation = Citation::new(Index::embedded(), id, editions, Proof::Test(test.clone()));
            let citation = citation.map_err(|error| error.to_string())?;
            lines.extend(record::line(&citation).into_iter().chain(["\n".to_owned()]));
        }
        let file =
            directory.map(|directory| directory.join(format!("{}.{line}.jsonl", test.replace("::", "."))));
        Ok(Witness { file, lines })
    }

    /// The full path of the function in which `marker` is defined, beginning with the package's name.
    ///
    /// It does not depend on the thread's name, which is the test's own only under some runners.
    #[doc(hidden)]
    pub fn test_name<F>(package: &str, marker: &F) -> String {
        let path = any::type_name_of_val(marker).replace("::{{closure}}", "");
        let path = path.strip_suffix("::here").unwrap_or(&path);
        let package = package.replace('-', "_");
        // An integration test is a crate of its own, named after its file.
        if path.starts_with(&format!("{package}::")) { path.to_owned() } else { format!("{package}::{path}") }
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        let Some(file) = self.file.take().filter(|_| !thread::panicking()) else { return };
        if let Err(error) = fs::write(&file, &self.lines) {
            panic!(
                "cannot write the proof {}: {error}; BROADSIDE_PROOFS must name a directory",
                file.display()
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// A directory of its own for each test.
    fn directory(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("broadside-proves-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        path
    }

    fn witness(directory: &Path, editions: &[&str], ids: &[&str]) -> Result<Witness, String> {
        Witness::in_directory(
            Some(directory.to_owned()),
            "broadside_x::tests::t".to_owned(),
            7,
            editions,
            ids,
        )
    }

    #[test]
    fn a_test_that_passes_is_written_down() {
        let directory = directory("passes");
        drop(witness(&directory, &["arc"], &["armada.attack.07", "armada.attack.08"]).unwrap());
        let written = fs::read_to_string(directory.join("broadside_x.tests.t.7.jsonl")).unwrap();
        assert_eq!(
            written,
            concat!(
                r#"{"id":"armada.attack.07","editions":["arc"],"test":"broadside_x::tests::t"}"#,
                "\n",
                r#"{"id":"armada.attack.08","editions":["arc"],"test":"broadside_x::tests::t"}"#,
                "\n"
            )
        );
        fs::remove_dir_all(directory).unwrap();
    }

    #[test]
    fn a_test_that_panics_is_not_written_down() {
        let directory = directory("panics");
        let inner = directory.clone();
        let failed = thread::spawn(move || {
            let _proof = witness(&inner, &[], &["armada.attack.07"]).unwrap();
            panic!("as a failing test does");
        });
        assert!(failed.join().is_err());
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
        fs::remove_dir_all(directory).unwrap();
    }

    #[test]
    fn editions_are_checked() {
        let directory = directory("editions");
        assert!(witness(&directory, &["rr2"], &["armada.attack.07"]).unwrap_err().contains("rr2"));
        assert!(witness(&directory, &["rr142"], &["armada.attack.07"]).unwrap_err().contains("not in rr142"));
        fs::remove_dir_all(directory).unwrap();
    }

    #[test]
    #[should_panic(expected = "did you mean armada.attack.07")]
    fn an_unknown_id_fails_the_test() {
        proves!("armada.atack.07");
    }

    #[test]
    fn a_test_is_named_by_its_path() {
        fn here() {}
        let name = Witness::test_name("broadside-rulebook", &here);
        assert_eq!(name, "broadside_rulebook::proves::tests::a_test_is_named_by_its_path");
        let elsewhere = Witness::test_name("broadside-cli", &here);
        assert!(elsewhere.starts_with("broadside_cli::broadside_rulebook::"), "{elsewhere}");
        let in_closure = || {
            fn here() {}
            Witness::test_name("broadside-rulebook", &here)
        };
        assert_eq!(in_closure(), name);
    }
}
