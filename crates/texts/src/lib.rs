//! Puts messages into words, in the reader's language.
//!
//! The code contains no sentences for people: it names a message and fills its gaps, as a [`Reason`] of the rules or as a
//! [`Text`] of what is shown. The wording is in `texts/LANGUAGE/*.ftl`, which the page reads too.
//!
//! ```
//! use broadside_engine::Refused;
//! use broadside_texts::Language;
//! let reason = Refused::Split { total: 3, given: 2 }.into();
//! assert_eq!(Language::En.reason(&reason), "The shares must add up to 3, not 2.");
//! assert_eq!(Language::De.reason(&reason), "Die Anteile müssen zusammen 3 ergeben, nicht 2.");
//! ```
#![deny(missing_docs)]

pub mod audit;
mod files;
mod number;

use std::sync::OnceLock;

use broadside_engine::Reason;
use broadside_stage::{Arg, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// A language that every message is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

type Bundle = FluentBundle<FluentResource>;

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    /// Its tag, which is the name of its folder under `texts/`: `en`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }

    /// A message in words; its name and what stands in its gaps where there are none.
    pub fn say(self, text: &Text) -> String {
        let bundle = self.bundle();
        let Some(pattern) = bundle.get_message(&text.id).and_then(|message| message.value()) else {
            return self.missing(text);
        };
        let mut gaps = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            gaps.set(name.as_str(), self.value(arg));
        }
        // A gap that nothing stands in shows its own name.
        let words = bundle.format_pattern(pattern, Some(&gaps), &mut Vec::new());
        // A message may be written on several lines.
        words.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// A reason in words.
    pub fn reason(self, reason: &Reason) -> String {
        self.say(&reason.into())
    }

    /// Whatever has a reason, in words: an error of a game.
    ///
    /// ```
    /// use broadside_engine::LoadError;
    /// use broadside_texts::Language;
    /// assert_eq!(Language::De.tell(LoadError::Damaged), "Das Gespeicherte ist beschädigt.");
    /// ```
    pub fn tell(self, why: impl Into<Reason>) -> String {
        self.reason(&why.into())
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; 2] = [const { OnceLock::new() }; 2];
        BUNDLES[self as usize].get_or_init(|| {
            let language = self.tag().parse().expect("a language tag");
            let mut bundle = Bundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(match self {
                Language::En => number::english,
                Language::De => number::german,
            }));
            for (_, source) in self.files() {
                // What cannot be read is left out and shown by its name; a test reads every file.
                let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*source).to_owned());
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) => FluentValue::from(name.clone()),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::List(list) => FluentValue::from(self.list(list)),
        }
    }

    /// Joins messages as the language joins a list.
    fn list(self, list: &[Text]) -> String {
        let words: Vec<String> = list.iter().map(|text| self.say(text)).collect();
        let and = |id: &str, first: &str, last: &str| {
            self.say(&Text::new(id).name("first", first).name("last", last))
        };
        match words.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => and("list-two", first, last),
            [first @ .., last] => and("list-more", &first.join(", "), last),
        }
    }

    fn missing(self, text: &Text) -> String {
        let show = |arg: &Arg| match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Name(name) => name.clone(),
            Arg::Text(text) => self.say(text),
            Arg::List(list) => self.list(list),
        };
        let args: Vec<String> = text.args.values().map(show).collect();
        if args.is_empty() { text.id.clone() } else { format!("{} ({})", text.id, args.join(", ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(names: &[&str]) -> Text {
        Text::new("why-several").list("choices", names.iter().map(|name| Text::of_name(*name)).collect())
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let said = |names: &[&str]| Language::ALL.map(|language| language.say(&list(names)));
        assert_eq!(said(&["A"]), ["A", "A"]);
        assert_eq!(said(&["A", "B"]), ["A and B", "A und B"]);
        assert_eq!(said(&["A", "B", "C"]), ["A, B, and C", "A, B und C"]);
    }

    #[test]
    fn plurals_and_exact_numbers_are_chosen() {
        let moved = |mm: f64| Text::new("told-adjusted-moved").name("piece", "X").number("millimetres", mm);
        assert_eq!(Language::En.say(&moved(0.0)), "X turned in place");
        assert_eq!(Language::En.say(&moved(12.5)), "X moved by 12.5 mm");
        let refused = |count: f64| Text::new("page-refused-count").number("count", count);
        assert_eq!(Language::En.say(&refused(1.0)), "1 not allowed");
        assert_eq!(Language::En.say(&refused(2.0)), "2 not allowed");
    }

    #[test]
    fn a_message_without_words_is_told_by_its_name() {
        assert_eq!(Language::En.say(&Text::new("no-such")), "no-such");
        assert_eq!(Language::De.say(&Text::new("no-such").number("n", 2).name("x", "y")), "no-such (2, y)");
    }
}
