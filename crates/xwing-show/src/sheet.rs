//! Every card on one page.

use broadside_engine::{Ability, Printed};
use broadside_stage::{Sheet, Text, slug, vocabulary};
use broadside_xwing::facts::{ConditionId, PilotId, ShipAbility, Term, UpgradeId};
use broadside_xwing::words::XWingWords;
use broadside_xwing::{XWing, gloss};

use super::printed;

/// Every pilot with an ability, every ship ability, upgrade, condition and damage card.
pub fn sheets(game: &XWing) -> Vec<Sheet> {
    let facts = game.facts;
    let pilots = facts.pilots().iter().filter(|it| it.has_ability).map(|it| {
        let rules = format!("xwing.card.{}", slug(&it.name));
        sheet([&it.name, &it.slug, "pilot"], rules, game.pilot_abilities(it.id), pilot_text(game, it.id))
    });
    let abilities = ShipAbility::ALL.iter().map(|it| {
        let (name, slug) = (it.word(), slug(it.word()));
        let rules = format!("xwing.card.{slug}");
        sheet([name, &slug, "ship ability"], rules, game.chassis_abilities(*it), ability_text(game, *it))
    });
    let upgrades = facts.upgrades().iter().map(|it| {
        let kind = it.slots().first().map_or("upgrade", |slot| slot.word());
        let rules = format!("xwing.card.{}", slug(&it.name));
        let abilities = game.upgrade_abilities(it.id).concat();
        sheet([&it.name, &it.slug, kind], rules, &abilities, upgrade_text(game, it.id, false))
    });
    let conditions = facts.conditions().iter().map(|it| {
        let rules = format!("xwing.card.{}", slug(&it.name));
        sheet(
            [&it.name, &it.slug, "condition"],
            rules,
            game.condition_abilities(it.id),
            condition_text(game, it.id),
        )
    });
    let damage = facts.damage().iter().map(|it| {
        let word = it.kind.word();
        let rules = format!("xwing.damage.{word}");
        let text = Some(super::names::text("damage", word));
        sheet([&it.name, word, "damage card"], rules, game.damage_abilities(it.kind), text)
    });
    pilots.chain(abilities).chain(upgrades).chain(conditions).chain(damage).collect()
}

fn sheet(
    [name, slug, kind]: [&str; 3],
    rules: String,
    abilities: &[Ability<XWingWords>],
    text: Option<Text>,
) -> Sheet {
    Sheet {
        name: name.to_owned(),
        slug: slug.to_owned(),
        kind: kind.to_owned(),
        rules,
        text,
        gloss: abilities.iter().map(gloss).collect(),
        vocabulary: vocabulary(abilities),
        custom: abilities.iter().any(|ability| Printed::of(ability).words().contains(&"Named")),
    }
}

/// A message with the numbers of abilities in its gaps.
fn numbered(text: Text, abilities: &[Ability<XWingWords>]) -> Text {
    let own = Printed::of(&abilities).numbers();
    own.into_iter().fold(text, |text, (name, value)| text.number(&name, value as f64))
}

/// What a pilot's ability does, if the program plays it.
pub(super) fn pilot_text(game: &XWing, pilot: PilotId) -> Option<Text> {
    let abilities = game.pilot_abilities(pilot);
    let text = || numbered(super::names::text("pilot", &game.facts[pilot].slug), abilities);
    let told = (!abilities.is_empty()).then(text)?;
    Some(printed::with_conditions(game, told, &game.facts[pilot].conditions))
}

/// What a ship ability does, if the program plays it.
pub(super) fn ability_text(game: &XWing, ability: ShipAbility) -> Option<Text> {
    let abilities = game.chassis_abilities(ability);
    let text = || numbered(super::names::text("ability", ability.word()), abilities);
    (!abilities.is_empty()).then(text)
}

/// What a side of an upgrade card does: its ability, if the program plays one, or what it adds to its ship and attacks with.
pub(super) fn upgrade_text(game: &XWing, upgrade: UpgradeId, back: bool) -> Option<Text> {
    let card = &game.facts[upgrade];
    let side = card.back.as_ref().filter(|_| back).unwrap_or(&card.front);
    let abilities = game.upgrade_abilities(upgrade)[usize::from(back)];
    if abilities.is_empty() {
        return printed::facts(game, side);
    }
    let id = super::names::text("card", &card.slug).id + if back { "-back" } else { "" };
    Some(printed::with_conditions(game, numbered(Text::new(id), abilities), &side.conditions))
}

/// What a condition does, if the program plays it.
pub(super) fn condition_text(game: &XWing, condition: ConditionId) -> Option<Text> {
    let abilities = game.condition_abilities(condition);
    let text = || numbered(super::names::text("condition", &game.facts[condition].slug), abilities);
    (!abilities.is_empty()).then(text)
}
