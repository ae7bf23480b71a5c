//! Sentences that are put into words where they are read.

use std::collections::BTreeMap;

use broadside_engine::{Gap, Reason};
use serde::{Deserialize, Serialize};

/// A message by its name, with what stands in its gaps. The words are in `texts/en` and `texts/de`.
///
/// ```
/// use broadside_stage::Text;
/// let text = Text::new("armada-ask-declare-target").name("ship", "CR90 Corvette A").number("attack", 1);
/// assert_eq!(text.id, "armada-ask-declare-target");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Text {
    /// The message's name in the message files.
    pub id: String,
    /// What stands in its gaps, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<String, Arg>,
}

/// What stands in a gap of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which the message may decide its grammar by.
    Number(f64),
    /// A name that is the same in every language.
    Name(String),
    /// Another message.
    Text(Text),
    /// Several messages, joined as the language joins a list.
    List(Vec<Text>),
}

impl From<&Reason> for Text {
    fn from(reason: &Reason) -> Text {
        let args = reason.gaps.iter().map(|(name, gap)| (name.to_string(), gap.into()));
        Text { id: reason.message.to_string(), args: args.collect() }
    }
}

impl From<Reason> for Text {
    fn from(reason: Reason) -> Text {
        Text::from(&reason)
    }
}

impl From<&Gap> for Arg {
    fn from(gap: &Gap) -> Arg {
        match gap {
            Gap::Number(number) => Arg::Number(*number as f64),
            Gap::Tenths(tenths) => Arg::Number(*tenths as f64 / 10.0),
            Gap::Name(name) => Arg::Name(name.to_string()),
            Gap::Reason(reason) => Arg::Text(reason.into()),
            Gap::List(list) => Arg::List(list.iter().map(Text::from).collect()),
        }
    }
}

impl Arg {
    fn weight(&self) -> usize {
        match self {
            Arg::Number(_) => 0,
            Arg::Name(name) => name.capacity(),
            Arg::Text(text) => text.weight(),
            Arg::List(list) => list.iter().map(|text| size_of::<Text>() + text.weight()).sum(),
        }
    }
}

impl Text {
    /// A message without gaps, or before they are filled.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: BTreeMap::new() }
    }

    /// A name as a text of its own: `name = { $name }`.
    pub fn of_name(name: impl Into<String>) -> Text {
        Text::new("name").name("name", name)
    }

    /// Fills a gap with a name.
    pub fn name(self, gap: &str, name: impl Into<String>) -> Text {
        self.arg(gap, Arg::Name(name.into()))
    }

    /// Fills a gap with a number.
    pub fn number(self, gap: &str, number: impl Into<f64>) -> Text {
        self.arg(gap, Arg::Number(number.into()))
    }

    /// Fills a gap with another message.
    pub fn text(self, gap: &str, text: Text) -> Text {
        self.arg(gap, Arg::Text(text))
    }

    /// Fills a gap with several messages.
    pub fn list(self, gap: &str, list: Vec<Text>) -> Text {
        self.arg(gap, Arg::List(list))
    }

    /// One message that says all of them as alternatives: `this or that`.
    pub fn either(all: impl IntoIterator<Item = Text>) -> Option<Text> {
        all.into_iter().reduce(|one, other| Text::new("either").text("one", one).text("other", other))
    }

    /// About how many bytes it takes in memory.
    pub fn weight(&self) -> usize {
        // A map makes room for eleven arguments at once.
        let map = if self.args.is_empty() { 0 } else { 11 * (size_of::<String>() + size_of::<Arg>()) };
        self.id.capacity()
            + map
            + self.args.iter().map(|(gap, arg)| gap.capacity() + arg.weight()).sum::<usize>()
    }

    fn arg(mut self, gap: &str, arg: Arg) -> Text {
        self.args.insert(gap.into(), arg);
        self
    }

    /// Its own name and those of the messages inside it.
    pub fn ids(&self, found: &mut dyn FnMut(&str)) {
        found(&self.id);
        for arg in self.args.values() {
            match arg {
                Arg::Text(text) => text.ids(found),
                Arg::List(list) => list.iter().for_each(|text| text.ids(found)),
                Arg::Number(_) | Arg::Name(_) => {}
            }
        }
    }
}
