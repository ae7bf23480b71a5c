//! Text for a terminal: its width, wrapping, labelled fields.

use std::io::{self, Write};

/// How many characters fit on a line: the terminal's width, at most 100 for the eye's sake, and 80 without a terminal.
pub fn width() -> usize {
    terminal_size::terminal_size_of(io::stdout()).map_or(80, |(width, _)| usize::from(width.0).clamp(40, 100))
}

/// Breaks `text` into lines of at most `width` characters; a longer word gets a line of its own.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut room = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        match lines.last_mut() {
            Some(line) if length < room => {
                line.push(' ');
                line.push_str(word);
                room -= length + 1;
            }
            _ => {
                lines.push(word.to_owned());
                room = width.saturating_sub(length);
            }
        }
    }
    lines
}

/// Writes `text` behind `label`, which takes `indent` characters; further lines are indented alike.
pub fn field(out: &mut dyn Write, label: &str, indent: usize, text: &str) -> io::Result<()> {
    for (i, line) in wrap(text, width().saturating_sub(indent)).iter().enumerate() {
        let label = if i == 0 { label } else { "" };
        writeln!(out, "{label:indent$}{line}")?;
    }
    Ok(())
}

/// `text` cut to `width` characters, with an ellipsis when something is missing.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    kept.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one  two\nthree", 80), ["one two three"]);
        assert_eq!(wrap("extraordinary is long", 5), ["extraordinary", "is", "long"]);
        assert!(wrap("", 5).is_empty());
    }

    #[test]
    fn a_cut_text_says_so() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("abcd", 3), "ab…");
        assert_eq!(cut("äöüß", 4), "äöüß");
    }

    #[test]
    fn further_lines_stand_under_the_first() {
        let mut out = Vec::new();
        field(&mut out, "note", 6, &"word ".repeat(30)).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with("note  word"));
        assert!(text.lines().skip(1).all(|line| line.starts_with("      word")));
    }
}
