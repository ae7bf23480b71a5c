//! Cards: upgrades, damage, objectives, decks.

use broadside_armada::board::UpgradeState;
use broadside_armada::facts::{Command, DamageKind, ObjectiveId, Slot, Term, UpgradeCardId};
use broadside_armada::view::DeckView;
use broadside_armada::words::{CardNo, ShipNo, UpgradeNo};
use broadside_armada::{Armada, Origin};
use broadside_stage::{Card, CardState, Dial, DialState, Pile, Text, Token, TokenState};

use super::Eyes;
use crate::{names, rules, words};

/// A facedown or revealed dial.
pub(super) fn dial(command: Option<Command>, state: DialState) -> Dial {
    Dial {
        icon: command.map(|command| names::command_icon(command).to_owned()),
        label: command.map(names::command),
        state,
    }
}

/// The upgrade cards of a ship.
pub(super) fn upgrades(eyes: &Eyes<'_>, ship: ShipNo) -> Vec<Card> {
    let all = eyes.view.upgrades.iter().enumerate().filter(|(_, it)| it.ship == ship);
    all.map(|(at, it)| {
        let card = &eyes.game().facts[it.card];
        let id = format!("upgrade-{at}");
        let on_it = Command::ALL.iter().filter(|command| it.tokens[command.index()] > 0);
        let token = |command: &Command| Token {
            id: format!("{id}.command-{}", names::command_icon(*command)),
            group: "command".into(),
            icon: names::command_icon(*command).into(),
            label: names::command(*command),
            state: TokenState::Ready,
            count: it.tokens[command.index()],
        };
        let rounds = (1..=6u8).filter(|round| it.rounds >> round & 1 == 1).map(|round| Token {
            id: format!("{id}.round-{round}"),
            group: "round".into(),
            icon: "round".into(),
            label: Text::new("armada-round-token").number("round", round),
            state: TokenState::Ready,
            count: 1,
        });
        let dice = it.dice.iter().enumerate().map(|(at, die)| Token {
            id: format!("{id}.die-{at}"),
            group: "die".into(),
            icon: names::kebab(names::face(die.face)),
            label: names::die_shows(*die),
            state: TokenState::Ready,
            count: 1,
        });
        Card {
            slot: card.slots.first().map(|slot| words::slug(slot.word())),
            name: Some(card.name.to_string()),
            text: upgrade_text(eyes.game(), it.card),
            rules: rules::about(eyes.game(), &format!("armada.card.{}", card.rules)),
            state: match it.state {
                UpgradeState::Ready => CardState::Ready,
                UpgradeState::Exhausted => CardState::Exhausted,
                UpgradeState::Discarded => CardState::Discarded,
            },
            tokens: on_it.map(token).chain(rounds).chain(dice).collect(),
            dials: it.dials.iter().map(|command| dial(*command, DialState::Facedown)).collect(),
            without_effect: !eyes.game().has_effect(it.card),
            ..Card::new(id.clone(), "upgrade")
        }
    })
    .collect()
}

/// Cards whose first printing does something else.
const FIRST_PRINTINGS: [&str; 2] = ["assault-concussion-missiles", "gunnery-team"];

/// What an upgrade card does, if the program plays it.
pub(crate) fn upgrade_text(game: &Armada, card: UpgradeCardId) -> Option<Text> {
    let slug = &*game.facts[card].slug;
    let first = game.rules.first_printing && FIRST_PRINTINGS.contains(&slug);
    let before = game.has_rr15_wording(card);
    let edition = if first { "-first" } else { "" }.to_owned() + if before { "-rr15" } else { "" };
    let id = words::id("card", slug) + &edition;
    game.has_effect(card).then(|| words::numbered(Text::new(id), game.upgrade_abilities(card)))
}

fn damage_card(eyes: &Eyes<'_>, card: CardNo, kind: DamageKind) -> Card {
    let it = &eyes.game().facts[kind];
    Card {
        slot: Some(it.damage_trait.word().into()),
        name: Some(it.name.to_string()),
        text: Some(words::text("damage", kind.word())),
        rules: rules::about(eyes.game(), &format!("armada.damage.{}", kind.word())),
        ..Card::new(format!("damage-{}", card.0), "damage")
    }
}

/// The damage cards of a ship: each faceup one, and the facedown ones together.
pub(super) fn damage(eyes: &Eyes<'_>, ship: ShipNo) -> Vec<Card> {
    let it = &eyes.view.ships[ship.index()];
    let mut all: Vec<Card> = it.faceup.iter().map(|(card, kind)| damage_card(eyes, *card, *kind)).collect();
    if it.facedown > 0 {
        all.push(Card {
            state: CardState::Facedown,
            count: it.facedown,
            ..Card::new(format!("ship-{}.facedown", ship.0), "damage")
        });
    }
    all
}

/// An objective card.
pub(super) fn objective(eyes: &Eyes<'_>, id: ObjectiveId) -> Card {
    let it = &eyes.game().facts[id];
    Card {
        slot: it.category.map(|category| category.word().to_owned()),
        name: Some(it.name.to_string()),
        text: words::objective(eyes.game(), it),
        rules: rules::about(eyes.game(), &format!("armada.objective.{}", it.slug)),
        without_effect: !eyes.game().objective_has_effect(it.id),
        ..Card::new(format!("objective-{}", it.slug), "objective")
    }
}

/// The objective in play, and what is in force for both fleets to reckon with.
pub(super) fn of_table(eyes: &Eyes<'_>) -> Vec<Card> {
    let state = if eyes.view.objective_done { CardState::Exhausted } else { CardState::Ready };
    let objective = eyes.view.objective.map(|id| Card { state, ..objective(eyes, id) });
    objective.into_iter().chain(in_force(eyes)).collect()
}

/// Effects of commanders, fleet commands and discarded cards that last: their card no longer shows that they do.
fn in_force(eyes: &Eyes<'_>) -> Vec<Card> {
    let mut cards: Vec<UpgradeNo> = Vec::new();
    for (source, _) in eyes.look.core.granted() {
        let Origin::Upgrade(at) = Origin::of(source) else { continue };
        let it = eyes.board().upgrade(at);
        let slots = eyes.game().facts[it.card].slots;
        let of_fleet = slots.iter().any(|slot| matches!(slot, Slot::Commander | Slot::FleetCommand));
        if (of_fleet || it.state == UpgradeState::Discarded) && !cards.contains(&at) {
            cards.push(at);
        }
    }
    let card = |at: UpgradeNo| {
        let card = &eyes.game().facts[eyes.board().upgrade(at).card];
        Card {
            slot: Some("in-force".into()),
            name: Some(card.name.to_string()),
            text: upgrade_text(eyes.game(), card.id),
            rules: rules::about(eyes.game(), &format!("armada.card.{}", card.rules)),
            ..Card::new(format!("in-force-{}", at.0), "effect")
        }
    };
    cards.into_iter().map(card).collect()
}

/// The damage decks.
pub(super) fn piles(eyes: &Eyes<'_>) -> Vec<Pile> {
    let separate = eyes.view.decks.len() > 1;
    let pile = |(side, deck): (usize, &DeckView)| Pile {
        label: Text::new("armada-pile-damage"),
        side: separate.then_some(side as u8),
        cards: deck.cards as u32,
        discarded: deck.discarded as u32,
        top: deck.top.iter().map(|(card, kind)| damage_card(eyes, *card, *kind)).collect(),
    };
    eyes.view.decks.iter().enumerate().map(pile).collect()
}
