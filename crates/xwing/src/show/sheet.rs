//! Every card on one page.

use broadside_engine::{Ability, Printed};
use broadside_stage::{Sheet, Text, slug, vocabulary};

use super::printed;
use crate::cards::Group;
use crate::facts::{ConditionId, PilotId, ShipAbility, Term, UpgradeId};
use crate::words::XWingWords;
use crate::{XWing, gloss};

/// Every pilot with an ability, every ship ability, upgrade, condition and damage card.
pub fn sheets(game: &XWing) -> Vec<Sheet> {
    let facts = game.facts;
    let pilots = facts.pilots().iter().filter(|it| it.has_ability).map(|it| {
        let group = &game.table.pilots[it.id.index()];
        let rules = format!("xwing.card.{}", slug(&it.name));
        sheet(game, [&it.name, &it.slug, "pilot"], rules, &[group], pilot_text(game, it.id))
    });
    let abilities = ShipAbility::ALL.iter().map(|it| {
        let (name, slug) = (it.word(), slug(it.word()));
        let rules = format!("xwing.card.{slug}");
        sheet(
            game,
            [name, &slug, "ship ability"],
            rules,
            &[&game.table.chassis[*it as usize]],
            ability_text(game, *it),
        )
    });
    let upgrades = facts.upgrades().iter().map(|it| {
        let kind = it.slots().first().map_or("upgrade", |slot| slot.word());
        let rules = format!("xwing.card.{}", slug(&it.name));
        let [front, back] = &game.table.upgrades[it.id.index()];
        sheet(game, [&it.name, &it.slug, kind], rules, &[front, back], upgrade_text(game, it.id, false))
    });
    let conditions = facts.conditions().iter().map(|it| {
        let rules = format!("xwing.card.{}", slug(&it.name));
        let group = &game.table.conditions[it.id.index()];
        sheet(game, [&it.name, &it.slug, "condition"], rules, &[group], condition_text(game, it.id))
    });
    let damage = facts.damage().iter().map(|it| {
        let word = it.kind.word();
        let rules = format!("xwing.damage.{word}");
        let text = Some(super::names::text("damage", word));
        sheet(game, [&it.name, word, "damage card"], rules, &[&game.table.damage[it.kind as usize]], text)
    });
    pilots.chain(abilities).chain(upgrades).chain(conditions).chain(damage).collect()
}

fn sheet(
    game: &XWing,
    [name, slug, kind]: [&str; 3],
    rules: String,
    groups: &[&Group],
    text: Option<Text>,
) -> Sheet {
    let abilities: Vec<Ability<XWingWords>> =
        groups.iter().flat_map(|group| abilities(game, group)).copied().collect();
    Sheet {
        name: name.to_owned(),
        slug: slug.to_owned(),
        kind: kind.to_owned(),
        rules,
        text,
        gloss: abilities.iter().map(gloss).collect(),
        vocabulary: vocabulary(&abilities),
        custom: abilities.iter().any(|ability| Printed::of(ability).words().contains(&"Named")),
    }
}

fn abilities<'a>(game: &'a XWing, group: &Group) -> &'a [Ability<XWingWords>] {
    &game.table.abilities[group.range.start.into()..group.range.end.into()]
}

/// A message with the numbers of abilities in its gaps.
fn numbered(game: &XWing, text: Text, group: &Group) -> Text {
    let own = Printed::of(&abilities(game, group)).numbers();
    own.into_iter().fold(text, |text, (name, value)| text.number(&name, value as f64))
}

/// What a pilot's ability does, if the program plays it.
pub(super) fn pilot_text(game: &XWing, pilot: PilotId) -> Option<Text> {
    let group = &game.table.pilots[pilot.index()];
    let text = || numbered(game, super::names::text("pilot", &game.facts[pilot].slug), group);
    let told = (!group.range.is_empty()).then(text)?;
    Some(printed::with_conditions(game, told, &game.facts[pilot].conditions))
}

/// What a ship ability does, if the program plays it.
pub(super) fn ability_text(game: &XWing, ability: ShipAbility) -> Option<Text> {
    let group = &game.table.chassis[ability as usize];
    let text = || numbered(game, super::names::text("ability", ability.word()), group);
    (!group.range.is_empty()).then(text)
}

/// What a side of an upgrade card does: its ability, if the program plays one, or what it adds to its ship and attacks with.
pub(super) fn upgrade_text(game: &XWing, upgrade: UpgradeId, back: bool) -> Option<Text> {
    let card = &game.facts[upgrade];
    let side = card.back.as_ref().filter(|_| back).unwrap_or(&card.front);
    let group = &game.table.upgrades[upgrade.index()][usize::from(back)];
    if group.range.is_empty() {
        return printed::facts(game, side);
    }
    let id = super::names::text("card", &card.slug).id + if back { "-back" } else { "" };
    Some(printed::with_conditions(game, numbered(game, Text::new(id), group), &side.conditions))
}

/// What a condition does, if the program plays it.
pub(super) fn condition_text(game: &XWing, condition: ConditionId) -> Option<Text> {
    let group = &game.table.conditions[condition.index()];
    let text = || numbered(game, super::names::text("condition", &game.facts[condition].slug), group);
    (!group.range.is_empty()).then(text)
}
