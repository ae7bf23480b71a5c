//! What is printed on a card beside its ability, in words: what it adds, its attack, what it puts into play.

use broadside_stage::{Text, slug};
use broadside_xwing::XWing;
use broadside_xwing::facts::{Action, ConditionId, Side, Term};
use broadside_xwing::words::{ActionId, Colour};

use super::names;

/// An action as it stands on an action bar.
pub(super) fn action(action: &Action) -> Text {
    let named = |kind, difficulty| names::plain_action(ActionId::Bar(kind), Colour::from(difficulty));
    let first = named(action.kind, action.difficulty);
    match action.linked {
        Some(linked) => Text::new("xwing-linked")
            .text("action", first)
            .text("linked", named(linked.kind, linked.difficulty)),
        None => first,
    }
}

/// What a side of an upgrade adds to its ship, attacks with and puts into play, if any of that.
pub(super) fn facts(game: &XWing, side: &Side) -> Option<Text> {
    let adds = &side.adds;
    let numbers = [("hull", adds.hull), ("shields", adds.shields), ("agility", adds.agility)];
    let force = side.force.map(|it| ("force", it.value as i8));
    let stat = |(stat, by): (&str, i8)| {
        let id = if by < 0 { "xwing-printed-less" } else { "xwing-printed-more" };
        Text::new(id).text("stat", names::text("stat", stat)).number("by", by.unsigned_abs())
    };
    let numbers = numbers.into_iter().chain(force).filter(|(_, by)| *by != 0).map(stat);
    let primary = adds.attack.iter().map(|it| {
        let text = Text::new("xwing-printed-primary").text("arc", names::weapon_arc(it.arc));
        text.number("value", it.value)
    });
    let weapon = side.weapon.map(|it| {
        let text = Text::new("xwing-printed-attack").text("arc", names::weapon_arc(it.arc));
        text.number("value", it.value).number("least", it.range.0).number("most", it.range.1)
    });
    let actions = adds.actions.iter().map(|it| Text::new("xwing-printed-action").text("action", action(it)));
    let slots = |slots: &[broadside_xwing::facts::Slot], id: &'static str| {
        let named = |slot: &broadside_xwing::facts::Slot| {
            Text::new(id).text("slot", Text::new(format!("page-slot-{}", slug(slot.word()))))
        };
        slots.iter().map(named).collect::<Vec<_>>()
    };
    let device =
        side.device.map(|it| Text::new("xwing-printed-device").name("device", &*game.facts[it].name));
    let ability = side.ship_ability.map(|it| {
        let text = Text::new("xwing-printed-ability").name("ability", it.word());
        text.text("does", super::sheet::ability_text(game, it).unwrap_or_default())
    });
    let parts: Vec<Text> = numbers
        .chain(primary)
        .chain(weapon)
        .chain(actions)
        .chain(slots(&adds.slots, "xwing-printed-slot"))
        .chain(slots(&adds.removed_slots, "xwing-printed-slot-lost"))
        .chain(device)
        .chain(ability)
        .collect();
    parts
        .into_iter()
        .reduce(|one, other| Text::new("xwing-printed-both").text("one", one).text("other", other))
}

/// The words of a card with those of the conditions that it assigns.
pub(super) fn with_conditions(game: &XWing, text: Text, conditions: &[ConditionId]) -> Text {
    conditions.iter().fold(text, |text, it| match super::sheet::condition_text(game, *it) {
        Some(does) => Text::new("xwing-with-condition")
            .text("text", text)
            .name("condition", &*game.facts[*it].name)
            .text("does", does),
        None => text,
    })
}
