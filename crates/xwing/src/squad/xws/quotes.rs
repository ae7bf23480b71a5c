//! Lists in single quotes, as one builder writes them.

/// The same text with every string in double quotes.
pub(super) fn double(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut open: Option<char> = None;
    let mut escaped = false;
    for c in text.chars() {
        match (open, c) {
            (Some(_), _) if escaped => {
                escaped = false;
                // JSON knows no \'.
                if c == '\'' {
                    out.pop();
                }
                out.push(c);
            }
            (Some(_), '\\') => {
                escaped = true;
                out.push(c);
            }
            (Some(quote), _) if c == quote => {
                open = None;
                out.push('"');
            }
            (Some('\''), '"') => out.push_str("\\\""),
            (None, '"' | '\'') => {
                open = Some(c);
                out.push('"');
            }
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::double;

    #[test]
    fn strings_change_their_quotes_and_nothing_else() {
        assert_eq!(
            double(r#"{'a': "it's", 'b': 'say "no"', 'c': 'it\'s'}"#),
            r#"{"a": "it's", "b": "say \"no\"", "c": "it's"}"#
        );
        assert_eq!(double(r#"{"a": "b\"c\\", "d": 1}"#), r#"{"a": "b\"c\\", "d": 1}"#);
    }
}
