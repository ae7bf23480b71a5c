//! What a game asks and tells, in short words for golden files and messages: `ChooseLock`, `Ship(3)`.

use broadside_engine::{AbilityId, Answer, Game, Item, ItemOf, Kind, Legal, Prompt};
use serde::Serialize;
use serde_json::Value;

/// How much of a value is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Poses are `@`, and of a long list only the beginning is said: what a golden file keeps.
    Brief,
    /// Everything.
    Full,
}

/// So many items of a list are said in brief.
const FEW: usize = 6;

impl Detail {
    /// The list as it is said: in brief, `@*3` stands for three that read alike, and `+12` for the rest.
    pub(crate) fn list(self, all: impl IntoIterator<Item = String>) -> Vec<String> {
        let all: Vec<String> = all.into_iter().collect();
        if self == Detail::Full {
            return all;
        }
        let (mut said, mut left) = (Vec::new(), all.len());
        for alike in all.chunk_by(|a, b| a == b) {
            if said.len() == FEW {
                said.push(format!("+{left}"));
                break;
            }
            left -= alike.len();
            said.push(match alike {
                [one] => one.clone(),
                [one, ..] => format!("{one}*{}", alike.len()),
                [] => continue,
            });
        }
        said
    }

    /// A value by the names of its variants, without spaces: `TokenGained(3,Focus)`.
    pub(crate) fn value<T: Serialize>(self, value: &T) -> String {
        let mut text = String::new();
        match serde_json::to_value(value) {
            Ok(value) => self.write(&value, &mut text),
            // A map whose keys are no texts. It has no short form, and its marks tell two of them apart.
            Err(error) => text = format!("({error})").replace(char::is_whitespace, "_"),
        }
        text
    }

    fn write(self, value: &Value, text: &mut String) {
        match value {
            Value::Null => text.push('-'),
            Value::Bool(yes) => text.push_str(yes_or_no(*yes)),
            Value::Number(number) => text.push_str(&number.to_string()),
            Value::String(name) => text.push_str(&name.replace(char::is_whitespace, "_")),
            Value::Array(values) => self.in_parentheses(values, text),
            Value::Object(fields) if is_pose(fields) && self == Detail::Brief => text.push('@'),
            Value::Object(fields) => match (fields.len(), fields.iter().next()) {
                (1, Some((name, inner))) => {
                    text.push_str(name);
                    match inner {
                        Value::Array(_) => self.write(inner, text),
                        Value::Object(fields) if fields.len() != 1 && !is_pose(fields) => {
                            self.write(inner, text);
                        }
                        _ => self.in_parentheses([inner], text),
                    }
                }
                _ => self.in_parentheses(fields.values(), text),
            },
        }
    }

    fn in_parentheses<'a>(self, values: impl IntoIterator<Item = &'a Value>, text: &mut String) {
        text.push('(');
        for (at, value) in values.into_iter().enumerate() {
            if at > 0 {
                text.push(',');
            }
            self.write(value, text);
        }
        text.push(')');
    }

    /// An item; an effect by the name of its ability and its source.
    pub(crate) fn item<G: Game>(self, game: &G, item: &ItemOf<G>) -> String {
        match item.as_effect() {
            Some(offer) => format!("{}/{}", ability(game, offer.ability), offer.source.0),
            None => self.value(item),
        }
    }

    /// What an answer names, item by item.
    pub(crate) fn answer<G: Game>(self, game: &G, given: &Answer<G::Words>) -> Vec<String> {
        match given {
            Answer::Pass => vec!["pass".into()],
            Answer::Pick(item) => vec![self.item(game, item)],
            Answer::Some(items) | Answer::Order(items) | Answer::Assign(items) if items.is_empty() => {
                vec!["nothing".into()]
            }
            Answer::Some(items) | Answer::Order(items) | Answer::Assign(items) => {
                items.iter().map(|item| self.item(game, item)).collect()
            }
            Answer::Confirm(yes) => vec![yes_or_no(*yes).into()],
            Answer::Amount(number) => vec![number.to_string()],
            Answer::Split(shares) => shares.iter().map(u8::to_string).collect(),
            Answer::Course(course) => vec![self.value(course)],
            Answer::Place(pose) => vec![self.value(pose)],
        }
    }

    /// What a decision offers. Of what can be assigned to a slot, the number is said in brief.
    pub(crate) fn offered<G: Game>(self, game: &G, legal: &Legal<G::Words>) -> Vec<String> {
        let items = legal.items.iter().map(|item| self.item(game, item));
        let slots = legal.slots().iter().map(|slot| {
            let values = legal.values(slot);
            let said = match self {
                Detail::Brief => values.len().to_string(),
                Detail::Full => {
                    values.iter().map(|value| self.item(game, value)).collect::<Vec<_>>().join("|")
                }
            };
            format!("{}={said}", self.item(game, &slot.item))
        });
        let places = legal.places.iter().map(|pose| self.value(pose));
        let courses = legal.courses.iter().map(|course| self.value(course));
        self.list(items.chain(slots).chain(places).chain(courses))
    }
}

fn is_pose(fields: &serde_json::Map<String, Value>) -> bool {
    fields.len() == 3 && ["x", "y", "facing"].iter().all(|name| fields.contains_key(*name))
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn ability<G: Game>(game: &G, id: AbilityId) -> String {
    game.ability(id).name.replace(char::is_whitespace, "_")
}

/// What is asked.
pub(crate) fn prompt<G: Game>(game: &G, prompt: &Prompt<G::Words>) -> String {
    let brief = Detail::Brief;
    match prompt {
        Prompt::Step(step) => brief.value(step),
        Prompt::UseEffect(window) => format!("UseEffect({})", brief.value(window)),
        Prompt::OrderEffects => "OrderEffects".into(),
        Prompt::UseQueued(id) => format!("UseQueued({})", ability(game, *id)),
        Prompt::Replace(window) => format!("Replace({})", brief.value(window)),
        Prompt::Choose(id) => format!("Choose({})", ability(game, *id)),
        Prompt::Branch(id) => format!("Branch({})", ability(game, *id)),
        Prompt::May(id) => format!("May({})", ability(game, *id)),
    }
}

/// Which kind of answer is wanted.
pub(crate) fn kind(kind: Kind) -> String {
    let word = match kind {
        Kind::Pick { .. } => "pick".into(),
        Kind::Some { min, max } => format!("some({min},{max})"),
        Kind::Order => "order".into(),
        Kind::Confirm => "confirm".into(),
        Kind::Amount { min, max } => format!("amount({min},{max})"),
        Kind::Split { total } => format!("split({total})"),
        Kind::Assign => "assign".into(),
        Kind::Course => "course".into(),
        Kind::Place { .. } => "place".into(),
        Kind::Use { .. } => "use".into(),
    };
    if kind.may_pass() { word + ",may_pass" } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    #[derive(Serialize)]
    enum Event {
        Over,
        Passed(u8, bool),
        Moved(Ship, Pose),
        Named { first: &'static str, last: Option<u8> },
        At(Pose),
    }
    #[derive(Serialize)]
    struct Ship(u8);
    #[derive(Serialize)]
    struct Pose {
        x: i32,
        y: i32,
        facing: u32,
    }

    #[test]
    fn values_are_said_by_the_names_of_their_variants() {
        let pose = Pose { x: 7, y: -8, facing: 9 };
        let event = Event::Moved(Ship(3), pose);
        assert_eq!(Detail::Brief.value(&Event::Over), "Over");
        assert_eq!(Detail::Brief.value(&Event::Passed(1, true)), "Passed(1,yes)");
        assert_eq!(Detail::Brief.value(&event), "Moved(3,@)");
        assert_eq!(Detail::Full.value(&event), "Moved(3,(9,7,-8))");
        assert_eq!(Detail::Brief.value(&Event::At(Pose { x: 7, y: -8, facing: 9 })), "At(@)");
        assert_eq!(Detail::Full.value(&Event::Named { first: "a b", last: None }), "Named(a_b,-)");
    }

    #[test]
    fn long_lists_are_cut_in_brief() {
        let ten = || (0..10).map(|n| n.to_string());
        assert_eq!(Detail::Brief.list(ten()), ["0", "1", "2", "3", "4", "5", "+4"]);
        assert_eq!(Detail::Brief.list(ten().take(6)).len(), 6);
        assert_eq!(
            Detail::Brief.list(ten().map(|n| if n < "5".into() { "@".into() } else { n })),
            ["@*5", "5", "6", "7", "8", "9"]
        );
        assert_eq!(Detail::Full.list(ten()).len(), 10);
    }
}
