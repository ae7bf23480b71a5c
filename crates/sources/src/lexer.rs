//! Rust, line by line: what is code and what is comment.

/// A line of a source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// The code, with what stands in strings left out.
    pub(crate) code: String,
    /// The comment, with the signs that make it a doc comment (`/` or `!`).
    pub(crate) comment: Option<String>,
    /// What stands in the strings that end on this line, raw ones left out.
    pub(crate) strings: Vec<String>,
}

enum State {
    Code,
    /// In a comment between `/*` and `*/`, by how many of them are open.
    Block(usize),
    Text,
    /// In a raw string that ends with so many `#`.
    Raw(usize),
}

/// The lines of a source file.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut state = State::Code;
    text.lines().map(|line| one(line, &mut state)).collect()
}

fn one(text: &str, state: &mut State) -> Line {
    let mut line = Line::default();
    let mut string = String::new();
    let chars: Vec<char> = text.chars().collect();
    let is = |at: usize, wanted: &str| wanted.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c));
    let mut at = 0;
    while at < chars.len() {
        match state {
            State::Code if is(at, "//") => {
                line.comment = Some(chars[at + 2..].iter().collect());
                break;
            }
            State::Code if is(at, "/*") => {
                *state = State::Block(1);
                at += 2;
            }
            State::Code if chars[at] == '"' => {
                line.code.push('"');
                *state = State::Text;
                at += 1;
            }
            State::Code if chars[at] == 'r' && raw(&chars, at).is_some() => {
                let hashes = raw(&chars, at).unwrap_or(0);
                line.code.push('"');
                *state = State::Raw(hashes);
                at += hashes + 2;
            }
            State::Code if chars[at] == '\'' => {
                // A character, or a lifetime, which has no closing tick.
                let end = match chars.get(at + 1) {
                    Some('\\') => (at + 3..chars.len()).find(|i| chars[*i] == '\''),
                    _ => (chars.get(at + 2) == Some(&'\'')).then_some(at + 2),
                };
                line.code.push('\'');
                at = match end {
                    Some(end) => end + 1,
                    None => at + 1,
                };
            }
            State::Code => {
                line.code.push(chars[at]);
                at += 1;
            }
            State::Block(open) => {
                if is(at, "*/") {
                    *open -= 1;
                    at += 2;
                    if *open == 0 {
                        *state = State::Code;
                    }
                } else if is(at, "/*") {
                    *open += 1;
                    at += 2;
                } else {
                    line.comment.get_or_insert_default().push(chars[at]);
                    at += 1;
                }
            }
            State::Text if chars[at] == '\\' => at += 2,
            State::Text if chars[at] == '"' => {
                line.strings.push(std::mem::take(&mut string));
                line.code.push('"');
                *state = State::Code;
                at += 1;
            }
            State::Text => {
                string.push(chars[at]);
                at += 1;
            }
            State::Raw(hashes) => {
                let closing = format!("\"{}", "#".repeat(*hashes));
                if is(at, &closing) {
                    line.code.push('"');
                    at += 1 + *hashes;
                    *state = State::Code;
                } else {
                    at += 1;
                }
            }
        }
    }
    line
}

/// With how many `#` a raw string begins here, if one does.
fn raw(chars: &[char], at: usize) -> Option<usize> {
    if at > 0 && (chars[at - 1].is_alphanumeric() || chars[at - 1] == '_') && chars[at - 1] != 'b' {
        return None;
    }
    let hashes = chars[at + 1..].iter().take_while(|c| **c == '#').count();
    (chars.get(at + 1 + hashes) == Some(&'"')).then_some(hashes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        lines(text).into_iter().map(|line| line.code).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn strings_and_comments_are_no_code() {
        assert_eq!(code("let a = \"// {\"; // {"), "let a = \"\"; ");
        assert_eq!(code("let a = r#\"\"{\"#;"), "let a = \"\";");
        assert_eq!(code("fn a<'a>(c: char) { c == '{' }"), "fn a<'a>(c: char) { c == ' }");
        assert_eq!(code("a /* { /* } */ { */ b"), "a  b");
        assert_eq!(code("\"one\n two {\" + '\\'' }"), "\"\n\" + ' }");
    }

    #[test]
    fn comments_keep_what_makes_them_docs() {
        let comment = |text: &str| lines(text)[0].comment.clone();
        assert_eq!(comment("/// A thing.").as_deref(), Some("/ A thing."));
        assert_eq!(comment("fn a() {} // armada.attack.07").as_deref(), Some(" armada.attack.07"));
        assert_eq!(comment("fn a() {}"), None);
    }
}
