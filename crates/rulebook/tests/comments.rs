//! Rule ids in comments of the code: each is a statement, and each is written whole, so that a search finds it.

use std::path::Path;

use broadside_rulebook::Index;
use broadside_sources::{files, ids_in, read, shortened};

/// What is wrong with the ids in the comments of a source file, line by line.
fn wrong(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (line, comment) in read(text).comments {
        let unknown = ids_in(&comment).into_iter().filter_map(|id| Index::embedded().find(&id).err());
        found.extend(unknown.map(|error| format!("{line}: {error}")));
        let short = shortened(&comment).into_iter();
        found.extend(short.map(|part| format!("{line}: “{part}” is no whole id; write each id in full")));
    }
    found
}

#[test]
fn ids_in_comments_exist_and_are_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = files(&root.join("crates"), "rs");
    assert!(sources.len() > 500, "only {} source files were found", sources.len());
    let mut all = Vec::new();
    for path in sources {
        let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        all.extend(wrong(&text).into_iter().map(|problem| format!("{name}:{problem}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn unknown_and_short_ids_are_found() {
    assert!(wrong("// armada.attack.07, armada.attack.08").is_empty());
    assert_eq!(wrong("fn a() {}\n/// \u{61}rmada.atack.07").len(), 1);
    assert_eq!(wrong("// armada.attack.07, \u{2e}08").len(), 1);
    assert_eq!(wrong("// armada.attack.07\u{2013}08").len(), 1);
}
