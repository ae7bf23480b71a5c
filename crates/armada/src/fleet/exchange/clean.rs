//! Lists as people paste them: from browsers, chats and other character sets.

/// A line without the dirt of its way here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Its number in the text, from 1 on.
    pub number: usize,
    /// What it says.
    pub text: String,
}

/// The lines that say something.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    for (place, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.replace('\u{a0}', " ").replace("â€¢", "•");
        for part in untagged(&line).split('\n') {
            let text = unchatted(part.trim());
            if !text.is_empty() {
                lines.push(Line { number: place + 1, text: text.to_owned() });
            }
        }
    }
    lines
}

/// The line without HTML tags; `<br>` and `</p>` end a line.
fn untagged(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some(begin) = rest.find('<') {
        let after = &rest[begin + 1..];
        let is_tag = after.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/');
        let Some(end) = after.find('>').filter(|_| is_tag) else {
            text.push_str(&rest[..=begin]);
            rest = after;
            continue;
        };
        text.push_str(&rest[..begin]);
        let tag = after[..end].trim_end_matches([' ', '/']).to_ascii_lowercase();
        if matches!(tag.as_str(), "br" | "/p" | "/div" | "/li") {
            text.push('\n');
        }
        rest = &after[end + 1..];
    }
    text.push_str(rest);
    for (entity, letter) in
        [("&nbsp;", " "), ("&#39;", "'"), ("&quot;", "\""), ("&bull;", "•"), ("&amp;", "&")]
    {
        text = text.replace(entity, letter);
    }
    text
}

/// The line without a chat command such as `!vassal` before it.
fn unchatted(line: &str) -> &str {
    match line.strip_prefix('!') {
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim())
        }
        _ => line,
    }
}

/// What stands behind a bullet, if the line has one.
pub(super) fn bullet(line: &str) -> Option<&str> {
    line.strip_prefix(['•', '·', '-', '+']).map(str::trim)
}

/// A name and the cost in the last parenthesis.
pub(super) fn cost(text: &str) -> (&str, Option<u32>) {
    let split = text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let number = |cost: &str| cost.trim().trim_end_matches("points").trim_end().parse().ok();
    let cost = split.and_then(|(name, cost)| Some((name.trim(), number(cost)?)));
    cost.map_or((text.trim(), None), |(name, cost)| (name, Some(cost)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_list_is_cleaned() {
        let text = "\u{feff}!vassal Name: Grey\r\n\r\n<p>Raider&nbsp;I (44)<br/>â€¢\u{a0}Instigator (4)</p>\n!vassal\na < b";
        let cleaned: Vec<_> = lines(text).into_iter().map(|line| (line.number, line.text)).collect();
        let expected = [(1, "Name: Grey"), (3, "Raider I (44)"), (3, "• Instigator (4)"), (5, "a < b")];
        assert_eq!(cleaned, expected.map(|(number, text)| (number, text.to_owned())));
    }

    #[test]
    fn the_last_parenthesis_is_the_cost() {
        assert_eq!(cost("Anakin Skywalker (Delta-7) (24)"), ("Anakin Skywalker (Delta-7)", Some(24)));
        assert_eq!(cost("Leia Organa (officer)"), ("Leia Organa (officer)", None));
        assert_eq!(cost("Leia Organa ( 3 )"), ("Leia Organa", Some(3)));
        assert_eq!(cost("Leia Organa\t ( 3\t points)"), ("Leia Organa", Some(3)));
    }
}
