//! Messages, and files of messages.

use broadside_stage::Text;
use broadside_texts::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::text as read;
use crate::trace::Trace;

/// The title of a stored game, or a line of its log.
pub fn text(input: &[u8], trace: &mut Trace) {
    let Some(json) = read(input) else { return };
    let text: Text = match serde_json::from_str(json) {
        Ok(text) => text,
        Err(error) => {
            return trace.saw((format!("{:?}", error.classify()), error.column().next_power_of_two()));
        }
    };
    trace.understood = true;
    trace.text(&text);
    for language in Language::ALL {
        trace.many("letters", language.say(&text).len());
    }
    let written = serde_json::to_string(&text).expect("a text can be written");
    assert_eq!(serde_json::from_str::<Text>(&written).ok(), Some(text), "{written}");
}

/// What can be read of a file is said, each message with the gaps that it may have.
pub fn ftl(input: &[u8], trace: &mut Trace) {
    let Some(source) = read(input) else { return };
    let (resource, wrong) = match fluent_syntax::parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, wrong)) => (resource, wrong),
    };
    trace.understood = wrong.is_empty() && !resource.body.is_empty();
    trace.many("entries", resource.body.len());
    for error in &wrong {
        trace.saw(std::mem::discriminant(&error.kind));
    }
    let ids: Vec<&str> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
        .collect();
    let (Ok(read) | Err((read, _))) = FluentResource::try_new(source.to_owned());
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language tag")]);
    bundle.add_resource_overriding(read);
    let mut gaps = FluentArgs::new();
    gaps.set("count", 3);
    gaps.set("name", "Home One");
    for id in ids {
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else { continue };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&gaps), &mut errors).len();
        trace.many("said", said);
        trace.many("errors", errors.len());
    }
}
