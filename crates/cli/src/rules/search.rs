//! `broadside rules search`: find rules, cards, ships, squadrons, pilots and guides by words or by a question.

use std::io::{IsTerminal, Write, stdout};

use broadside_lookup::broadside_search::Language as Searched;
use broadside_lookup::{Ask, Found, Hit, Item, Kind, Lookup};
use broadside_rulebook::{Editions, Index};
use serde::Serialize;

use super::selection::Selection;
use crate::words::Language;
use crate::{failure::Failure, help, text};

/// Find rules, cards, ships, squadrons, pilots and guides by words or by a question, in English or German.
///
/// The best answer comes first. Word forms, typing slips and words that say nothing do not matter. A word with a dot is the
/// prefix of an id.
#[derive(clap::Args)]
#[command(after_help = help::ends_with!(
    "broadside rules search can I brace when my speed is zero",
    "broadside rules search evade close range --limit 3",
    "broadside rules search Wie oft darf ein Schiff angreifen --game armada",
    "broadside rules search howlrunner --kind pilot --json"
))]
pub struct Args {
    /// A question, or words to look for
    #[arg(required = true, value_name = "QUERY")]
    words: Vec<String>,
    #[command(flatten)]
    selection: Selection,
    /// Only this kind, any number of times: rule, card (any), upgrade, objective, damage, condition, ability, ship, squadron,
    /// pilot, guide
    #[arg(long, value_name = "KIND", value_parser = kinds)]
    kind: Vec<Kinds>,
    /// Language of the question and of the texts of cards [default: guessed from the question]
    #[arg(long, visible_alias = "language", value_enum)]
    lang: Option<Language>,
    /// Maximum number of results
    #[arg(long, default_value_t = 10)]
    limit: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The kinds that a word means.
#[derive(Clone, Debug)]
struct Kinds(Vec<Kind>);

fn kinds(word: &str) -> Result<Kinds, String> {
    Kind::meant(word).map(Kinds).ok_or_else(|| {
        let words: Vec<_> = Kind::ALL.iter().map(|kind| kind.word()).collect();
        format!("write card or one of {}", words.join(", "))
    })
}

/// What `--json` prints.
#[derive(Serialize)]
struct Answer<'a> {
    query: &'a str,
    language: &'a str,
    found: usize,
    /// Words that are written nowhere, and what they were read as.
    corrections: Vec<Corrected<'a>>,
    results: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Corrected<'a> {
    written: &'a str,
    read: &'a [String],
}

#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    kind: Kind,
    game: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ed: Option<Editions>,
    title: &'a str,
    text: &'a str,
    /// Where words of the question are in the text, in bytes.
    marks: Vec<(usize, usize)>,
    read: String,
    score: f32,
}

/// Prints what was found; nothing found is a failed check.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let query = args.words.join(" ");
    let editions: Editions = args.selection.to_look_through()?.into_iter().collect();
    let lookup = Lookup::embedded();
    let prefixes: Vec<&str> =
        args.words.iter().flat_map(|it| it.split_whitespace()).filter(|it| is_prefix(it)).collect();
    let ask = Ask {
        text: args
            .words
            .join(" ")
            .split_whitespace()
            .filter(|it| !is_prefix(it))
            .collect::<Vec<_>>()
            .join(" "),
        language: args.lang.map(searched),
        game: args.selection.game(),
        editions,
        kinds: args.kind.iter().flat_map(|kinds| kinds.0.clone()).collect(),
    };
    let under = |item: &Item| prefixes.iter().all(|it| item.id.starts_with(it.trim_end_matches('.')));
    let mut found = lookup.search(&ask);
    if ask.text.is_empty() {
        let listed = lookup.items().iter().filter(|item| ask.admits(item));
        found.hits = listed.map(|item| Hit { item, score: 0.0 }).collect();
    }
    found.hits.retain(|hit| under(hit.item));
    let shown = &found.hits[..found.hits.len().min(args.limit)];
    let language = args.lang.map_or(found.language, searched);
    if args.json {
        let answer = answer(&query, &found, shown, language);
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        for correction in &found.corrections {
            writeln!(out, "“{}” read as {}\n", correction.written, correction.read.join(", "))?;
        }
        let bold = stdout().is_terminal();
        for (at, hit) in shown.iter().enumerate() {
            if at > 0 {
                writeln!(out)?;
            }
            print(out, &found, hit, language, bold)?;
        }
        if shown.len() < found.hits.len() {
            writeln!(out, "\n{} of {}; --limit N shows more.", shown.len(), found.hits.len())?;
        }
    }
    if found.hits.is_empty() { Err(Failure::check(nothing(&ask, &found))) } else { Ok(()) }
}

/// Whether a word is the beginning of an id.
fn is_prefix(word: &str) -> bool {
    let word = word.trim_end_matches('.');
    word.split_once('.').is_some_and(|(game, rest)| matches!(game, "armada" | "xwing") && !rest.is_empty())
}

fn searched(language: Language) -> Searched {
    match language {
        Language::En => Searched::En,
        Language::De => Searched::De,
    }
}

fn answer<'a>(query: &'a str, found: &'a Found<'a>, shown: &'a [Hit<'a>], language: Searched) -> Answer<'a> {
    let row = |hit: &'a Hit<'a>| {
        let (text, of) = hit.item.text(language);
        Row {
            id: &hit.item.id,
            kind: hit.item.kind,
            game: hit.item.game.map(|game| game.word()),
            ed: Some(hit.item.editions).filter(|editions| !editions.is_empty()),
            title: &hit.item.title,
            text,
            marks: found.marks(text, of),
            read: hit.item.how_to_read(),
            score: hit.score,
        }
    };
    Answer {
        query,
        language: if found.language == Searched::De { "de" } else { "en" },
        found: found.hits.len(),
        corrections: found
            .corrections
            .iter()
            .map(|it| Corrected { written: &it.written, read: &it.read })
            .collect(),
        results: shown.iter().map(row).collect(),
    }
}

/// How many characters of a section of a guide are shown.
const EXCERPT: usize = 240;

fn print(
    out: &mut dyn Write,
    found: &Found<'_>,
    hit: &Hit<'_>,
    language: Searched,
    bold: bool,
) -> Result<(), Failure> {
    let Item { id, kind, game, editions, title, .. } = hit.item;
    match kind {
        Kind::Rule => writeln!(out, "{id}  ({editions}; {title})")?,
        Kind::Guide => writeln!(out, "{title}  ({})", kind.word())?,
        _ => {
            let game = game.map_or(String::new(), |game| format!("{game}, "));
            writeln!(out, "{title}  ({game}{})", kind.word())?;
        }
    }
    let (said, of) = hit.item.text(language);
    let marks = found.marks(said, of);
    let (said, marks) = excerpt(said, &marks);
    let said = if bold { emboldened(&said, &marks) } else { said };
    text::field(out, "", 4, &said)?;
    writeln!(out, "    → {}", hit.item.how_to_read())?;
    Ok(())
}

/// A long text from a little before its first mark.
fn excerpt(text: &str, marks: &[(usize, usize)]) -> (String, Vec<(usize, usize)>) {
    if text.chars().count() <= 2 * EXCERPT {
        return (text.to_owned(), marks.to_vec());
    }
    let first = marks.first().map_or(0, |(begin, _)| begin.saturating_sub(60));
    let begin = text.char_indices().map(|(at, _)| at).take_while(|at| *at <= first).last().unwrap_or(0);
    let begin = if begin == 0 { 0 } else { text[begin..].find(' ').map_or(begin, |at| begin + at + 1) };
    let kept: String = text[begin..].chars().take(EXCERPT).collect();
    let lead = if begin > 0 { "… " } else { "" };
    let inside = |(one, end): &&(usize, usize)| *one >= begin && *end <= begin + kept.len();
    let moved = |(one, end): &(usize, usize)| (one - begin + lead.len(), end - begin + lead.len());
    let marks = marks.iter().filter(inside).map(moved).collect();
    (format!("{lead}{}…", kept.trim_end()), marks)
}

/// The text with its marks in bold letters, as terminals show them.
fn emboldened(text: &str, marks: &[(usize, usize)]) -> String {
    let mut shown = String::with_capacity(text.len() + 8 * marks.len());
    let mut at = 0;
    for (begin, end) in marks {
        shown.push_str(&text[at..*begin]);
        shown.push_str("\u{1b}[1m");
        shown.push_str(&text[*begin..*end]);
        shown.push_str("\u{1b}[0m");
        at = *end;
    }
    shown.push_str(&text[at..]);
    shown
}

/// Why nothing was found: a word that stands nowhere, or a choice that leaves nothing.
fn nothing(ask: &Ask, found: &Found<'_>) -> String {
    let elsewhere = Lookup::embedded().search(&Ask { language: ask.language, ..Ask::new(ask.text.clone()) });
    if !elsewhere.hits.is_empty() {
        let count = elsewhere.hits.len();
        return format!(
            "nothing found in the chosen game, edition, kind or ids; elsewhere there are {count} results"
        );
    }
    let strange: Vec<_> = found.unknown.iter().map(|word| format!("“{word}”")).collect();
    match strange.as_slice() {
        [] if ask.text.is_empty() => {
            format!("no id begins like that; there are {} statements", Index::embedded().statements().len())
        }
        [] => "nothing found; try other words".to_owned(),
        words => format!("nothing has {}; try another word", words.join(" or ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{emboldened, excerpt, is_prefix};

    #[test]
    fn a_long_text_is_cut_around_its_first_mark() {
        let long = format!("{}the answer {}", "before ".repeat(100), "after ".repeat(100));
        let place = long.find("answer").expect("it is there");
        let (shown, marks) = excerpt(&long, &[(place, place + 6)]);
        assert!(shown.starts_with("… ") && shown.ends_with('…') && shown.chars().count() < 260, "{shown}");
        assert_eq!(marks.iter().map(|(begin, end)| &shown[*begin..*end]).collect::<Vec<_>>(), ["answer"]);
        assert_eq!(excerpt("short", &[]).0, "short");
    }

    #[test]
    fn marks_are_bold() {
        assert_eq!(emboldened("a brace b", &[(2, 7)]), "a \u{1b}[1mbrace\u{1b}[0m b");
    }

    #[test]
    fn ids_are_told_from_words() {
        assert!(is_prefix("armada.attack") && is_prefix("xwing.boost.03"));
        assert!(!is_prefix("0.5") && !is_prefix("attack.") && !is_prefix("armada."));
    }
}
