//! The guides, a section at a time.

use broadside_rulebook::Editions;
use broadside_search::{Entry, Field, Language};

use crate::{Item, Kind};

/// The guides in the order of their names.
const GUIDES: [(&str, &str); 15] = [
    ("docs/analyse.md", include_str!("../../../docs/analyse.md")),
    ("docs/architecture.md", include_str!("../../../docs/architecture.md")),
    ("docs/bots.md", include_str!("../../../docs/bots.md")),
    ("docs/hosting.md", include_str!("../../../docs/hosting.md")),
    ("docs/judge.md", include_str!("../../../docs/judge.md")),
    ("docs/lists.md", include_str!("../../../docs/lists.md")),
    ("docs/performance.md", include_str!("../../../docs/performance.md")),
    ("docs/play.md", include_str!("../../../docs/play.md")),
    ("docs/protocol.md", include_str!("../../../docs/protocol.md")),
    ("docs/rules.md", include_str!("../../../docs/rules.md")),
    ("docs/scenarios-armada.md", include_str!("../../../docs/scenarios-armada.md")),
    ("docs/scenarios-xwing.md", include_str!("../../../docs/scenarios-xwing.md")),
    ("docs/scenarios.md", include_str!("../../../docs/scenarios.md")),
    ("docs/vocabulary-armada.md", include_str!("../../../docs/vocabulary-armada.md")),
    ("docs/vocabulary-xwing.md", include_str!("../../../docs/vocabulary-xwing.md")),
];

/// Adds every section of every guide.
pub fn all(add: &mut impl FnMut((Item, Entry))) {
    for (file, text) in GUIDES {
        for section in sections(text) {
            add(guide(file, &section));
        }
    }
}

/// A heading with what stands under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Section {
    /// The headings above it, and its own.
    headings: Vec<String>,
    text: String,
}

/// The sections of a page, without their headings' marks. A `#` in a block of code is no heading.
fn sections(page: &str) -> Vec<Section> {
    let mut found: Vec<Section> = Vec::new();
    let mut in_code = false;
    for line in page.lines() {
        in_code ^= line.starts_with("```");
        let depth = line.chars().take_while(|letter| *letter == '#').count();
        match found.last_mut() {
            _ if depth > 0 && !in_code => {
                let mut headings = found.last().map(|last| last.headings.clone()).unwrap_or_default();
                headings.truncate(depth - 1);
                headings.push(line.trim_start_matches('#').trim().to_owned());
                found.push(Section { headings, text: String::new() });
            }
            Some(section) if !line.starts_with("```") => {
                section.text.push_str(line.trim());
                section.text.push(' ');
            }
            _ => {}
        }
    }
    found.retain(|section| !section.text.trim().is_empty());
    found
}

/// The anchor of a heading, as pages of the repository have it.
fn anchor(heading: &str) -> String {
    let letters = heading.to_lowercase();
    let kept = letters.chars().filter(|it| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_'));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

fn guide(file: &str, section: &Section) -> (Item, Entry) {
    let own = section.headings.last().cloned().unwrap_or_default();
    let text = section.text.trim().to_owned();
    let fields = vec![
        Field::title(own.clone(), Language::En, 1.6),
        Field::around(section.headings.join(", "), Language::En, 0.4),
        Field::text(text.clone(), Language::En),
    ];
    let item = Item {
        id: format!("{file}#{}", anchor(&own)),
        kind: Kind::Guide,
        game: None,
        editions: Editions::NONE,
        title: section.headings.join(" › "),
        texts: [Some(text), None],
    };
    // The vocabularies hold every word of the rules, for those who write cards.
    let weight = if file.contains("vocabulary") { 0.3 } else { 0.5 };
    (item, Entry { weight, fields })
}

#[cfg(test)]
mod tests {
    use super::{anchor, sections};

    #[test]
    fn a_page_falls_into_its_sections() {
        let page = "# Judge\n\nAsk.\n\n## Look a rule up\n\n```\n# no heading\n```\n\n## Empty\n\n## Odds\n\nExact.\n";
        let found = sections(page);
        let headings: Vec<String> = found.iter().map(|section| section.headings.join("/")).collect();
        assert_eq!(headings, ["Judge", "Judge/Look a rule up", "Judge/Odds"]);
        assert_eq!(found[1].text.trim(), "# no heading");
        assert_eq!(anchor("Look a rule up!"), "look-a-rule-up");
    }

    #[test]
    fn every_guide_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let files = std::fs::read_dir(folder).expect("docs").flatten();
        let mut names: Vec<String> =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.retain(|name| name.ends_with(".md"));
        names.sort();
        let listed: Vec<&str> = super::GUIDES.iter().map(|(file, _)| &file["docs/".len()..]).collect();
        assert_eq!(names, listed);
    }
}
