//! Functions, types, constants and modules, by their place in a file.

use crate::lexer::Line;

/// Something that has a name in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its name, with those of what it stands in: `Attack::perform`, `tests::dice`.
    pub name: String,
    /// Its first line, counted from 1, behind its attributes and comments.
    pub line: usize,
    /// Its last line.
    pub end: usize,
    /// What begins it: `fn`, `enum`, `impl` ….
    pub kind: &'static str,
}

const KINDS: [&str; 10] =
    ["fn", "struct", "enum", "trait", "mod", "const", "static", "type", "impl", "macro_rules"];

/// An item whose end has not been seen.
struct Open {
    /// Its place in the list.
    at: usize,
    /// How many brackets are open around it.
    depth: usize,
    /// Whether it ends with `;` alone, whatever brackets it has: a value or a type.
    value: bool,
}

struct Reader {
    items: Vec<Item>,
    open: Vec<Open>,
    depth: usize,
    /// The head of an `impl`, until its bracket.
    head: Option<String>,
}

/// The words and signs of a line.
fn tokens(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        found.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    found
}

pub(crate) fn items(lines: &[Line]) -> Vec<Item> {
    let mut reader = Reader { items: Vec::new(), open: Vec::new(), depth: 0, head: None };
    let mut before = String::from(";");
    for (at, line) in lines.iter().enumerate() {
        let tokens = tokens(&line.code);
        for (i, token) in tokens.iter().enumerate() {
            reader.take(at + 1, token, tokens.get(i + 1).copied().unwrap_or(""), &before);
            before = (*token).to_owned();
        }
    }
    let mut items = reader.items;
    items.iter_mut().filter(|item| item.end == 0).for_each(|item| item.end = lines.len());
    items
}

impl Reader {
    fn take(&mut self, line: usize, token: &str, next: &str, before: &str) {
        let begins =
            matches!(before, ";" | "{" | "}" | "]" | "pub" | ")" | "unsafe" | "async" | "const" | "default");
        let named = next.starts_with(|c: char| c.is_alphabetic() || c == '_')
            || token == "impl"
            || token == "macro_rules";
        let kind = KINDS.into_iter().find(|kind| *kind == token && begins && named && next != "fn");
        // A type that is taken or returned: `fn a(b: impl C)`.
        let kind = kind.filter(|kind| *kind != "impl" || before != ")");
        if let Some(kind) = kind.filter(|_| self.head.is_none()) {
            let name = if kind == "impl" || kind == "macro_rules" { "" } else { next };
            self.begin(line, kind, name);
            return;
        }
        match token {
            "{" | "[" | "(" => {
                if token == "{" && self.head.is_some() {
                    self.name_impl();
                }
                self.depth += 1;
            }
            "}" | "]" | ")" => {
                self.depth = self.depth.saturating_sub(1);
                if token == "}" {
                    self.end_at(line, |open, depth| open.depth == depth && !open.value);
                }
            }
            ";" => self.end_at(line, |open, depth| open.depth == depth),
            _ => {}
        }
        let wants_name = token != "!" && token != "macro_rules";
        let depth = self.depth;
        if let Some(open) = self.open.last()
            && self.items[open.at].kind == "macro_rules"
            && self.items[open.at].name.ends_with('!')
            && wants_name
            && depth == open.depth
        {
            let name = &mut self.items[open.at].name;
            *name = name.trim_end_matches('!').to_owned() + token;
        }
        if let Some(head) = &mut self.head {
            head.push(' ');
            head.push_str(token);
        }
    }

    fn begin(&mut self, line: usize, kind: &'static str, name: &str) {
        let around = self.open.last().map_or("", |open| self.items[open.at].name.as_str());
        let separator = if around.is_empty() { "" } else { "::" };
        let mark = if kind == "macro_rules" { "!" } else { "" };
        let name = format!("{around}{separator}{name}{mark}");
        let value = matches!(kind, "const" | "static" | "type");
        self.open.push(Open { at: self.items.len(), depth: self.depth, value });
        self.items.push(Item { name, line, end: 0, kind });
        if kind == "impl" {
            self.head = Some(String::new());
        }
    }

    /// Names an `impl` after the type that it is for.
    fn name_impl(&mut self) {
        let Some(head) = self.head.take() else { return };
        let Some(open) = self.open.last() else { return };
        let (mut angle, mut plain, mut before) = (0_usize, Vec::new(), "");
        for word in head.split(' ').filter(|word| !word.is_empty()) {
            match word {
                "<" => angle += 1,
                ">" if before != "-" => angle = angle.saturating_sub(1),
                _ if angle == 0 => plain.push(word),
                _ => {}
            }
            before = word;
        }
        let end = plain.iter().position(|word| *word == "where").unwrap_or(plain.len());
        let of = plain[..end].rsplit(|word| *word == "for").next().unwrap_or_default();
        let of = of.iter().rfind(|word| word.starts_with(|c: char| c.is_alphabetic())).copied().unwrap_or("");
        self.items[open.at].name.push_str(of);
    }

    fn end_at(&mut self, line: usize, ends: impl Fn(&Open, usize) -> bool) {
        if let Some(open) = self.open.last()
            && ends(open, self.depth)
        {
            self.items[open.at].end = line;
            self.open.pop();
        }
        // The end of what is around an item whose own end was not seen.
        while let Some(open) = self.open.last().filter(|open| open.depth > self.depth) {
            self.items[open.at].end = line;
            self.open.pop();
        }
    }
}

/// The innermost item around a line (counted from 0); empty if there is none.
pub(crate) fn around(items: &[Item], at: usize) -> String {
    let inner = items.iter().rfind(|item| item.line <= at + 1 && at < item.end && item.kind != "mod");
    inner.map_or(String::new(), |item| item.name.clone())
}

/// What a comment on a line (counted from 0) is about: the line to look at, and the item.
pub(crate) fn about(lines: &[Line], items: &[Item], at: usize) -> (usize, String) {
    let comment = lines[at].comment.as_deref().unwrap_or("");
    let inner = || items.iter().rfind(|item| item.line <= at + 1 && at < item.end && item.kind != "mod");
    let in_module = || items.iter().rfind(|item| item.line <= at + 1 && at < item.end);
    let name = |item: Option<&Item>| item.map_or(String::new(), |item| item.name.clone());
    if comment.starts_with('!') {
        return (at + 1, name(in_module()));
    }
    if !lines[at].code.trim().is_empty() {
        return (at + 1, name(inner()));
    }
    // Of the next line of code, behind comments and attributes.
    let is_code = |line: &Line| !line.code.trim().is_empty() && !line.code.trim().starts_with("#[");
    let Some(next) = (at + 1..lines.len()).find(|i| is_code(&lines[*i])) else {
        return (at + 1, name(inner()));
    };
    if let Some(item) = items.iter().find(|item| item.line == next + 1) {
        return (item.line, item.name.clone());
    }
    let around = inner();
    let doc = comment.starts_with('/');
    let member = tokens(&lines[next].code)
        .into_iter()
        .find(|word| !["pub", "(", ")", "crate", "super", "in"].contains(word));
    match (around, member) {
        (Some(item), Some(member)) if doc && member.starts_with(char::is_alphabetic) => {
            (next + 1, format!("{}::{member}", item.name))
        }
        (None, Some(member)) if doc && member.starts_with(char::is_alphabetic) => {
            (next + 1, member.to_owned())
        }
        _ => (at + 1, name(around)),
    }
}

#[cfg(test)]
mod tests {
    use crate::read;

    fn names(text: &str) -> Vec<String> {
        read(text).items.into_iter().map(|item| format!("{} {} {}", item.name, item.line, item.end)).collect()
    }

    #[test]
    fn items_nest_and_end() {
        let text = "mod a {\n    pub(crate) struct B;\n    impl<T: Into<C>> From<T> for B {\n        const fn d(&self) -> [u8; 3] {\n            [0; 3]\n        }\n    }\n}\nstatic E: &[F] = &[F { g: 1 }, F {\n    g: 2 }];\nfn h() {}";
        assert_eq!(names(text), ["a 1 8", "a::B 2 2", "a::B 3 7", "a::B::d 4 6", "E 9 10", "h 11 11"]);
    }

    #[test]
    fn types_that_say_impl_or_const_are_no_items() {
        let text = "fn a<const N: usize>(b: impl Fn(u8) -> u8, c: *const u8) -> impl Iterator<Item = u8> + use<> {\n    1\n}\nfn d(e: fn(u8)) {}";
        assert_eq!(names(text), ["a 1 3", "d 4 4"]);
    }

    #[test]
    fn an_impl_is_named_after_its_type() {
        let text = "impl Procedure<Words> for crate::Attack<'_>\nwhere\n    A: B,\n{\n    fn perform() {}\n}";
        assert_eq!(names(text), ["Attack 1 6", "Attack::perform 5 5"]);
    }

    fn about(text: &str) -> String {
        let named = &read(text).ids[0];
        format!("{} {}", named.item, named.line)
    }

    #[test]
    fn a_string_that_is_an_id_is_cited() {
        let source = read("fn a() {\n    b(\"armada.attack.07\", \"by armada.attack.08\");\n}");
        let cited: Vec<_> =
            source.cited.iter().map(|it| (it.id.as_str(), it.line, it.item.as_str())).collect();
        assert_eq!(cited, [("armada.attack.07", 2, "a")]);
    }

    #[test]
    fn a_comment_is_about_what_follows_or_what_it_stands_in() {
        assert_eq!(about("/// armada.attack.07\n#[must_use]\nfn a() {}"), "a 3");
        assert_eq!(about("//! armada.attack.07\nfn a() {}"), " 1");
        assert_eq!(about("fn a() {\n    // armada.attack.07\n    b();\n}"), "a 2");
        assert_eq!(about("fn a() {\n    b(); // armada.attack.07\n}"), "a 2");
        assert_eq!(about("enum A {\n    /// armada.attack.07\n    B,\n}"), "A::B 3");
        assert_eq!(about("struct A {\n    /// armada.attack.07\n    pub(crate) b: u8,\n}"), "A::b 3");
        assert_eq!(about("static A: &[B] = &[\n    // armada.attack.07\n    B { c: 1 },\n];"), "A 2");
    }
}
