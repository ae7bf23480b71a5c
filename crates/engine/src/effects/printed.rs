//! Data read back from what it prints for debugging: the shape of an ability, without a visitor for every word of every game.
//!
//! Cards are values of closed enums, so their debug form holds all that they say. From it come the numbers in the sentences
//! about a card, its mechanical gloss and the tables of the vocabulary.

use core::fmt::Debug;

/// A value as it was printed.
///
/// ```
/// use broadside_engine::Printed;
/// let it = Printed::of(&(Some(3), "x"));
/// assert_eq!(it.items()[0].word(), "Some");
/// assert_eq!(it.items()[0].items()[0].number(), Some(3));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Printed {
    /// A name, alone or with what belongs to it; a tuple or a list has an empty name.
    Word(String, Vec<(Option<String>, Printed)>),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// Something without a shape of its own: a function.
    Opaque,
}

impl Printed {
    /// Reads what a value prints.
    pub fn of(value: &impl Debug) -> Printed {
        Reader { rest: &format!("{value:?}") }.value()
    }

    /// The name of a word; nothing else has one.
    pub fn word(&self) -> &str {
        match self {
            Printed::Word(name, _) => name,
            _ => "",
        }
    }

    /// What belongs to a word, in order.
    pub fn items(&self) -> Vec<&Printed> {
        match self {
            Printed::Word(_, parts) => parts.iter().map(|(_, part)| part).collect(),
            _ => Vec::new(),
        }
    }

    /// A field of a word by its name.
    pub fn field(&self, name: &str) -> Option<&Printed> {
        match self {
            Printed::Word(_, parts) => {
                parts.iter().find(|(field, _)| field.as_deref() == Some(name)).map(|(_, part)| part)
            }
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn number(&self) -> Option<i64> {
        match self {
            Printed::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Every word in it, itself included, from the outside in.
    pub fn words(&self) -> Vec<&str> {
        let mut found = Vec::new();
        self.each(&mut |it| {
            if !it.word().is_empty() {
                found.push(it.word());
            }
        });
        found
    }

    /// Looks at it and everything in it.
    pub fn each<'a>(&'a self, look: &mut dyn FnMut(&'a Printed)) {
        look(self);
        if let Printed::Word(_, parts) = self {
            parts.iter().for_each(|(_, part)| part.each(look));
        }
    }

    /// Its numbers, each named after the word or field that holds it: `Distance(5)` is `distance`, `TopCards(Subject, 4)` is
    /// `top-cards`, `Add(N(1))` is `add`. A second number of the same name that differs is `distance-2`, and so on. Registers
    /// (`Var`) and the places of grants (`nth`) are no numbers.
    pub fn numbers(&self) -> Vec<(String, i64)> {
        let mut found = Vec::new();
        self.collect("", &mut found);
        found
    }

    fn collect(&self, holder: &str, found: &mut Vec<(String, i64)>) {
        let Printed::Word(name, parts) = self else { return };
        let holder = if matches!(name.as_str(), "" | "N" | "Some") { holder } else { name };
        for (field, part) in parts {
            let holder = field.as_deref().unwrap_or(holder);
            match part {
                Printed::Number(_) if matches!(holder, "" | "Var" | "nth") => {}
                Printed::Number(value) => name_number(found, &kebab(holder), *value),
                _ => part.collect(holder, found),
            }
        }
    }
}

fn name_number(found: &mut Vec<(String, i64)>, name: &str, value: i64) {
    let is_count = |rest: &str| {
        rest.strip_prefix('-')
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|c| c.is_ascii_digit()))
    };
    let same = |known: &str| known == name || known.strip_prefix(name).is_some_and(is_count);
    let known = found.iter().filter(|(known, _)| same(known)).count();
    if !found.iter().any(|(known, it)| same(known) && *it == value) {
        let name = if known == 0 { name.to_owned() } else { format!("{name}-{}", known + 1) };
        found.push((name, value));
    }
}

/// A name in small letters with hyphens: `TopCards` is `top-cards`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase().map(|c| if c == '_' { '-' } else { c }));
    }
    kebab
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n']);
    }

    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn value(&mut self) -> Printed {
        self.skip();
        match self.rest.chars().next() {
            Some('"') => self.text(),
            Some('(' | '[') => Printed::Word(String::new(), self.parts()),
            Some(c) if c.is_ascii_digit() || c == '-' => {
                let token = self.take(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_'));
                token.parse().map_or(Printed::Opaque, Printed::Number)
            }
            Some(c) if c.is_alphabetic() || c == '_' => {
                let name = self.take(|c| c.is_alphanumeric() || c == '_').to_owned();
                let opens = self.rest.trim_start_matches(' ').starts_with(['(', '{']);
                let parts = if opens { self.parts() } else { Vec::new() };
                Printed::Word(name, parts)
            }
            Some(c) => {
                self.rest = &self.rest[c.len_utf8()..];
                Printed::Opaque
            }
            None => Printed::Opaque,
        }
    }

    fn text(&mut self) -> Printed {
        let mut text = String::new();
        let mut escaped = false;
        let mut end = self.rest.len();
        for (at, c) in self.rest.char_indices().skip(1) {
            match c {
                '"' if !escaped => {
                    end = at + 1;
                    break;
                }
                '\\' if !escaped => escaped = true,
                c => {
                    text.push(c);
                    escaped = false;
                }
            }
        }
        self.rest = &self.rest[end..];
        Printed::Text(text)
    }

    /// What stands between brackets of any kind, with the names of fields.
    fn parts(&mut self) -> Vec<(Option<String>, Printed)> {
        self.skip();
        self.rest = self.rest.get(1..).unwrap_or_default();
        let mut parts = Vec::new();
        loop {
            self.skip();
            match self.rest.chars().next() {
                None => return parts,
                Some(')' | ']' | '}') => {
                    self.rest = &self.rest[1..];
                    return parts;
                }
                _ => {
                    let field = self.field();
                    parts.push((field, self.value()));
                }
            }
        }
    }

    /// The name of a field, if one stands here.
    fn field(&mut self) -> Option<String> {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let (name, rest) = self.rest.split_at(end);
        let rest =
            rest.strip_prefix(": ").filter(|_| name.starts_with(|c: char| c.is_alphabetic() || c == '_'))?;
        self.rest = rest;
        Some(name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(printed: &str) -> Printed {
        Reader { rest: printed }.value()
    }

    #[test]
    fn numbers_are_named_after_what_holds_them() {
        let it = read(
            r#"(Choose { what: TopCards(Subject, 4), count: UpTo(2) }, Near(Subject, Bearer, Distance(5)), Distance(3), Var(1), Add(N(-1)), Repeat { times: N(2), nth: 0 }, "H9", Named(0x5f))"#,
        );
        let expected =
            [("top-cards", 4), ("up-to", 2), ("distance", 5), ("distance-2", 3), ("add", -1), ("times", 2)];
        assert_eq!(it.numbers(), expected.map(|(name, value)| (name.to_owned(), value)));
        assert!(it.words().contains(&"Named"));
    }

    #[test]
    fn shapes_are_read_back() {
        #[derive(Debug)]
        struct Shape {
            _list: [Option<u8>; 2],
            _text: &'static str,
        }
        let it = Printed::of(&Shape { _list: [Some(1), None], _text: "a \"quoted\", (odd) text" });
        assert_eq!(it.word(), "Shape");
        assert_eq!(it.field("_list").unwrap().items()[1].word(), "None");
        assert_eq!(it.field("_text"), Some(&Printed::Text("a \"quoted\", (odd) text".into())));
    }
}
