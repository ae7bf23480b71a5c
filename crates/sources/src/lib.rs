//! Reads the project's own sources: which items they contain, and which rule ids their comments name.
//!
//! ```
//! let text = "/// Rolls the dice (armada.attack.07).\nfn roll() {}\n";
//! let source = broadside_sources::read(text);
//! assert_eq!(source.items[0].name, "roll");
//! assert_eq!((source.ids[0].id.as_str(), source.ids[0].line, source.ids[0].item.as_str()), ("armada.attack.07", 2, "roll"));
//! ```
//!
//! It parses only as much Rust as it needs, line by line, without other crates, because a build script calls it.
#![deny(missing_docs)]

mod ids;
mod items;
mod lexer;
mod walk;

pub use ids::{ids_in, shortened};
pub use items::Item;
pub use walk::{files, module_path};

/// A rule id in a comment or in a string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The id.
    pub id: String,
    /// The line to look at, counted from 1: the first line of what a doc comment is about, else the line of the comment.
    pub line: usize,
    /// The item that the comment is about or stands in: `Attack::perform`. Empty for a comment about the whole file.
    pub item: String,
}

/// A source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Its functions, types, constants and modules, in their order.
    pub items: Vec<Item>,
    /// The rule ids in its comments, in their order.
    pub ids: Vec<Named>,
    /// The strings of its code that are a rule id: what a refusal says.
    pub cited: Vec<Named>,
    /// Comments with the number of their line.
    pub comments: Vec<(usize, String)>,
}

/// Reads a source file.
pub fn read(text: &str) -> Source {
    let lines = lexer::lines(text);
    let items = items::items(&lines);
    let (mut ids, mut cited) = (Vec::new(), Vec::new());
    let mut comments = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for string in line.strings.iter().filter(|string| ids_in(string).first() == Some(*string)) {
            cited.push(Named { id: string.clone(), line: at + 1, item: items::around(&items, at) });
        }
        let Some(comment) = &line.comment else { continue };
        for id in ids_in(comment) {
            let (line, item) = items::about(&lines, &items, at);
            ids.push(Named { id, line, item });
        }
        comments.push((at + 1, comment.clone()));
    }
    Source { items, ids, cited, comments }
}
