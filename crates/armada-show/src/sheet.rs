//! Every card on one page: what it does in our words, what its data says, and which rulings are about it.

use broadside_armada::facts::{ObjectiveId, SquadronCardId, Term, UpgradeCardId};
use broadside_armada::words::ArmadaWords;
use broadside_armada::{Armada, gloss};
use broadside_engine::Ability;
use broadside_stage::{Sheet, vocabulary};

use super::numbers::is_custom;
use super::words;

/// Every upgrade, every squadron with an ability, every objective of a category and every damage card.
pub fn sheets(game: &Armada) -> Vec<Sheet> {
    let facts = game.facts;
    let upgrades = facts.upgrades().iter().filter(|card| card.in_pool).map(|card| upgrade(game, card.id));
    let squadrons = facts
        .squadrons()
        .iter()
        .filter(|card| card.in_pool && card.ability)
        .map(|card| squadron(game, card.id));
    let objectives = facts
        .objectives()
        .iter()
        .filter(|card| card.in_pool && card.category.is_some())
        .map(|card| objective(game, card.id));
    let damage = facts.damage().iter().map(|card| Sheet {
        text: Some(words::text("damage", card.kind.word())),
        ..sheet(
            &card.name,
            card.kind.word(),
            "damage card",
            format!("armada.damage.{}", card.kind.word()),
            game.damage_abilities(card.kind),
        )
    });
    upgrades.chain(squadrons).chain(objectives).chain(damage).collect()
}

fn sheet(name: &str, slug: &str, kind: &str, rules: String, abilities: &[Ability<ArmadaWords>]) -> Sheet {
    Sheet {
        name: name.to_owned(),
        slug: slug.to_owned(),
        kind: kind.to_owned(),
        rules,
        text: None,
        gloss: abilities.iter().map(gloss).collect(),
        vocabulary: vocabulary(abilities),
        custom: abilities.iter().any(is_custom),
    }
}

fn upgrade(game: &Armada, id: UpgradeCardId) -> Sheet {
    let card = &game.facts[id];
    let slot = card.slots.first().map_or("upgrade", |slot| slot.word());
    let abilities = game.upgrade_abilities(id);
    Sheet {
        text: super::scene::upgrade_text(game, id),
        ..sheet(&card.name, &card.slug, slot, format!("armada.card.{}", card.rules), abilities)
    }
}

fn squadron(game: &Armada, id: SquadronCardId) -> Sheet {
    let card = &game.facts[id];
    let abilities = game.squadron_abilities(id);
    Sheet {
        text: super::scene::squadron_text(game, id),
        ..sheet(&card.name, &card.slug, "squadron", format!("armada.card.{}", card.slug), abilities)
    }
}

fn objective(game: &Armada, id: ObjectiveId) -> Sheet {
    let card = &game.facts[id];
    let abilities = game.objective_abilities(id).concat();
    Sheet {
        text: words::objective(game, card),
        ..sheet(&card.name, &card.slug, "objective", format!("armada.objective.{}", card.slug), &abilities)
    }
}
