//! Cards: the pilot's ability, upgrades, damage, conditions, the scenario, decks.

use broadside_engine::Side;
use broadside_stage::{Card, CardState, OtherSide, Pile, Text, Token, TokenState, slug};
use broadside_xwing::board::Scenario;
use broadside_xwing::facts::{Charges, DamageKind, Term};
use broadside_xwing::values;
use broadside_xwing::words::{ConditionNo, ShipNo, Thing, UpgradeNo};

use super::Eyes;
use crate::{ids, names, rules, sheet};

/// The charges on a card, as tokens: those that are active and those that are spent.
fn charges(id: &str, icon: &str, active: u8, of: Option<Charges>) -> Vec<Token> {
    let Some(of) = of else { return Vec::new() };
    let token = |state: TokenState, suffix: &str, count: u8| Token {
        id: format!("{id}.{icon}{suffix}"),
        group: "charge".into(),
        icon: icon.into(),
        label: names::text("token", icon),
        state,
        count,
    };
    let spent = of.value.saturating_sub(active);
    let all = [token(TokenState::Ready, "", active), token(TokenState::Exhausted, "-spent", spent)];
    all.into_iter().filter(|token| token.count > 0).collect()
}

/// The ship card itself, where it says something or has charges.
pub(super) fn pilot(eyes: &Eyes<'_>, at: ShipNo) -> Option<Card> {
    let (game, it) = (eyes.game(), eyes.board().ship(at));
    let pilot = &game.facts[it.pilot];
    let id = format!("pilot-{}", at.0);
    let played = !game.pilot_abilities(it.persona).is_empty();
    let tokens = charges(&id, "charge", it.charges, pilot.charges);
    (pilot.has_ability || !tokens.is_empty()).then(|| Card {
        slot: Some("pilot".into()),
        name: Some(pilot.name.to_string()),
        rules: rules::about(&format!("xwing.card.{}", slug(&pilot.name))),
        text: sheet::pilot_text(game, it.persona),
        without_effect: pilot.has_ability && !played,
        tokens,
        ..Card::new(id, "ability")
    })
}

/// The ship ability.
pub(super) fn chassis(eyes: &Eyes<'_>, at: ShipNo) -> Option<Card> {
    let ability = eyes.game().ship_ability(eyes.board(), at)?;
    Some(Card {
        slot: Some("ship".into()),
        name: Some(ability.word().to_owned()),
        rules: rules::about(&format!("xwing.card.{}", slug(ability.word()))),
        text: sheet::ability_text(eyes.game(), ability),
        without_effect: eyes.game().chassis_abilities(ability).is_empty(),
        ..Card::new(format!("chassis-{}", at.0), "ability")
    })
}

fn upgrade(eyes: &Eyes<'_>, at: UpgradeNo) -> Card {
    let (game, it) = (eyes.game(), eyes.board().upgrade(at));
    let (card, side) = (&game.facts[it.card], values::side_up(&eyes.look, at));
    let id = format!("upgrade-{}", at.0);
    let abilities = game.upgrade_abilities(it.card)[usize::from(it.flipped)];
    // What a card adds to its ship, its weapon and its device are played without an ability of their own; one with two sides
    // says at least when it is turned over.
    let printed = side.weapon.is_some() || side.device.is_some() || side.obstacle.is_some() || adds(side);
    let printed = printed && card.back.is_none();
    Card {
        slot: card.slots().first().map(|slot| slug(slot.word())),
        name: Some(side.name.to_string()),
        rules: rules::about(&format!("xwing.card.{}", slug(&card.name))),
        text: sheet::upgrade_text(game, it.card, it.flipped),
        tokens: charges(&id, "charge", it.charges, side.charges),
        other: card.back.as_ref().map(|back| OtherSide {
            name: if it.flipped { &card.front.name } else { &back.name }.to_string(),
            text: sheet::upgrade_text(game, it.card, !it.flipped),
        }),
        without_effect: abilities.is_empty() && !printed,
        ..Card::new(id, "upgrade")
    }
}

fn adds(side: &broadside_xwing::facts::Side) -> bool {
    let it = &side.adds;
    let numbers = [it.hull, it.shields, it.agility, it.energy].iter().any(|number| *number != 0);
    let lists = !it.actions.is_empty() || !it.slots.is_empty() || !it.attack.is_empty() || it.arc.is_some();
    numbers || lists || side.force.is_some() || side.ship_ability.is_some()
}

/// What a damage card is, with what it does.
fn damage_card(eyes: &Eyes<'_>, id: String, kind: DamageKind) -> Card {
    let it = &eyes.game().facts[kind];
    Card {
        slot: Some(it.damage_trait.word().into()),
        name: Some(it.name.to_string()),
        text: Some(names::text("damage", kind.word())),
        rules: rules::about(&format!("xwing.damage.{}", kind.word())),
        ..Card::new(id, "damage")
    }
}

fn condition(eyes: &Eyes<'_>, at: ConditionNo) -> Card {
    let it = &eyes.board().conditions[at.index()];
    let known = !it.facedown || eyes.viewer.is(it.by);
    let card = Card::new(format!("condition-{}", at.0), "condition");
    match known.then(|| &eyes.game().facts[it.card]) {
        Some(found) => Card {
            name: Some(found.name.to_string()),
            text: sheet::condition_text(eyes.game(), it.card),
            rules: rules::about(&format!("xwing.card.{}", slug(&found.name))),
            ..card
        },
        None => Card { state: CardState::Facedown, ..card },
    }
}

/// The cards of a ship: its own, its upgrades, damage (the facedown cards together), what it would be dealt, and conditions.
pub(super) fn of_ship(eyes: &Eyes<'_>, at: ShipNo) -> Vec<Card> {
    let board = eyes.board();
    let mut all: Vec<Card> = pilot(eyes, at).into_iter().chain(chassis(eyes, at)).collect();
    all.extend(board.upgrades_of(at).map(|it| upgrade(eyes, it)));
    all.extend(board.hidden_of(at).map(|it| match eyes.viewer.is(board.ship(at).controller) {
        true => Card { state: CardState::Facedown, ..upgrade(eyes, it) },
        false => Card { state: CardState::Facedown, ..Card::new(format!("upgrade-{}", it.0), "upgrade") },
    }));
    let seen = &eyes.view.ships[at.index()];
    all.extend(
        seen.faceup
            .iter()
            .chain(&seen.drawn)
            .filter_map(|(card, kind)| ids::of(Thing::Card(*card)).map(|id| damage_card(eyes, id, *kind))),
    );
    if seen.facedown > 0 {
        let id = format!("ship-{}.facedown", at.0);
        all.push(Card { state: CardState::Facedown, count: seen.facedown, ..Card::new(id, "damage") });
    }
    let conditions = (0..board.conditions.len() as u8).map(ConditionNo);
    let on_it = |it: &ConditionNo| {
        let card = &board.conditions[it.index()];
        card.in_play && card.ship == at
    };
    all.extend(conditions.filter(on_it).map(|it| condition(eyes, it)));
    all
}

/// The scenario of play.
pub(super) fn of_table(eyes: &Eyes<'_>) -> Vec<Card> {
    let scenario = eyes.board().scenario;
    let topic = match scenario {
        Scenario::Dogfight => "xwing.scenario.scoring",
        Scenario::Assault => "xwing.scenario.assault",
        Scenario::Chance => "xwing.scenario.chance",
        Scenario::Salvage => "xwing.scenario.salvage",
        Scenario::Scramble => "xwing.scenario.scramble",
    };
    vec![Card {
        name: Some(title(scenario).into()),
        text: Some(names::text("scenario", scenario.word())),
        rules: rules::about(topic),
        ..Card::new(format!("objective-{}", slug(scenario.word())), "objective")
    }]
}

/// The name of a scenario, which is the same in every language.
fn title(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Dogfight => "Dogfight",
        Scenario::Assault => "Assault at the Satellite Array",
        Scenario::Chance => "Chance Engagement",
        Scenario::Salvage => "Salvage Mission",
        Scenario::Scramble => "Scramble the Transmissions",
    }
}

/// The damage decks.
pub(super) fn piles(eyes: &Eyes<'_>) -> Vec<Pile> {
    let pile = |(side, cards): (Side, &usize)| Pile {
        label: Text::new("xwing-pile-damage"),
        side: Some(side.0),
        cards: *cards as u32,
        discarded: 0,
        top: Vec::new(),
    };
    eyes.view.decks.iter().map(pile).collect()
}
