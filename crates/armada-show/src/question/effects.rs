//! Effects of cards and rules: which can be used, and what a running one asks.

use broadside_armada::facts::{Keyword, Term};
use broadside_armada::values;
use broadside_armada::words::{ArmadaWords, Price, SquadronNo, Thing, Window};
use broadside_armada::{Armada, ArmadaLook, Origin};
use broadside_engine::{AbilityId, About, Cost, Decision, Game, Offer, Prompt as Asked, Running, Source};
use broadside_stage::{Choice, Text, Wording, kebab};

use super::{Ask, contexts};
use crate::{ids, names, scene as shown, words};

/// How many statements about a card a question names.
const MOST_RULES: usize = 3;

/// A rule that stands among the effects of cards.
struct Rule {
    name: &'static str,
    /// Its name in messages and keys.
    id: &'static str,
    icon: &'static str,
    says: &'static str,
}

const fn new(name: &'static str, id: &'static str, icon: &'static str, says: &'static str) -> Rule {
    Rule { name, id, icon, says }
}

const RULES: [Rule; 11] = [
    new("Concentrate Fire", "concentrate-fire", "concentrate-fire", "armada.commands.21"),
    new("Accuracy", "accuracy", "accuracy", "armada.attack.11"),
    new("Standard critical effect", "standard-critical", "critical", "armada.critical-effects.05"),
    new("Squadron command", "squadron-command", "squadron", "armada.commands.05"),
    new("Repair command", "repair-command", "repair", "armada.commands.10"),
    new("Navigate command", "navigate-command", "navigate", "armada.commands.02"),
    new("Ignition", "ignition", "attack", "armada.ignition.03"),
    new("Brace", "brace", "shields", "armada.defense-tokens.23"),
    new("Redirect", "redirect", "shields", "armada.defense-tokens.03"),
    new("Salvo", "salvo", "attack", "armada.defense-tokens.14"),
    new("Counter", "counter", "attack", "armada.keyword.counter.01"),
];

fn rule(name: &str) -> Option<&'static Rule> {
    RULES.iter().find(|rule| rule.name == name)
}

/// Whether an effect is a rule, not a card's.
pub(crate) fn is_rule(game: &Armada, id: AbilityId) -> bool {
    rule(game.ability(id).name).is_some()
}

/// What an effect is called: its card, or the rule.
pub(crate) fn effect_name(
    game: &Armada,
    board: &broadside_armada::board::Board,
    source: Source,
    id: AbilityId,
) -> Text {
    let name = game.ability(id).name;
    match (rule(name), Origin::of(source)) {
        (Some(rule), _) => Text::new(format!("armada-rule-{}", rule.id)),
        (None, Origin::Upgrade(at)) => Text::of_name(&*game.facts[board.upgrade(at).card].name),
        (None, _) => match keyword(name) {
            Some(keyword) => words::text("keyword-name", keyword.word()),
            None => Text::of_name(name),
        },
    }
}

/// A key by which a player can say that an effect is always or never used.
pub(crate) fn card_key(
    game: &Armada,
    board: &broadside_armada::board::Board,
    source: Source,
    id: AbilityId,
) -> String {
    let name = game.ability(id).name;
    let key = match (rule(name), Origin::of(source)) {
        (Some(rule), _) => return format!("rule-{}", rule.id),
        (None, Origin::Upgrade(at)) => format!("upgrade-{}", game.facts[board.upgrade(at).card].slug),
        (None, Origin::Card(card)) => format!("damage-{}", names::kebab(game.damage_kind(card).word())),
        (None, Origin::Objective | Origin::ObjectiveAttack) => {
            board.objective.map_or("objective".into(), |id| format!("objective-{}", game.facts[id].slug))
        }
        (None, _) => format!("keyword-{}", names::kebab(name)),
    };
    broadside_stage::ability_key(key, id, |other| game.ability(other))
}

/// The piece that bears a card.
fn bearer(look: &ArmadaLook<'_>, source: Source) -> Option<Thing> {
    look.game.bearer(look.board, source).1
}

/// What the window that is open is about.
fn window(look: &ArmadaLook<'_>) -> Option<About<ArmadaWords>> {
    look.core.frames().rev().find_map(|(_, running)| match running {
        Running::Window(window) => Some(window.occasion.about),
        Running::Performing(_) | Running::Step(_) | Running::Resolve(_) | Running::Queue => None,
    })
}

/// What an effect's question is about: the bearer of the card, or what its window is about.
pub(super) fn subject(look: &ArmadaLook<'_>, decision: &Decision<ArmadaWords>) -> Option<Thing> {
    decision.source.and_then(|source| bearer(look, source)).or_else(|| window(look)?.subject)
}

/// An effect that can be used.
pub(super) fn offered(ask: &Ask<'_>, offer: Offer) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let ability = game.ability(offer.ability);
    let icon = match (rule(ability.name), Origin::of(offer.source)) {
        (Some(rule), _) => rule.icon,
        (None, Origin::Card(_)) => "damage",
        (None, Origin::Objective | Origin::ObjectiveAttack) => "objective",
        (None, Origin::Squadron(_)) => "fighter",
        (None, _) => "card",
    };
    let target = match Origin::of(offer.source) {
        Origin::Upgrade(at) => ids::of(Thing::Upgrade(at)),
        Origin::Card(at) => ids::of(Thing::Card(at)),
        _ => bearer(&ask.look, offer.source).and_then(ids::of),
    };
    let of =
        bearer(&ask.look, offer.source).filter(|_| !matches!(Origin::of(offer.source), Origin::Attacker));
    let of = of.map(|bearer| names::party(game, board, bearer));
    let cost = cost(ask, offer);
    Choice {
        label: effect_name(game, board, offer.source, offer.ability),
        detail: match (of, cost) {
            (Some(of), Some(cost)) => {
                Some(Text::new("armada-effect-of-costs").text("piece", of).text("cost", cost))
            }
            (Some(of), None) => Some(Text::new("armada-effect-of").text("piece", of)),
            (None, cost) => cost,
        },
        icon: Some(icon.into()),
        target,
        card: Some(card_key(game, board, offer.source, offer.ability)),
        text: text(&ask.look, offer.source, offer.ability),
        rules: about(&ask.look, offer.source, offer.ability),
        ..Choice::default()
    }
}

/// What an effect costs; of several ways to pay for it those that can be paid.
fn cost(ask: &Ask<'_>, offer: Offer) -> Option<Text> {
    let about = window(&ask.look).unwrap_or_default();
    let bound = ask.look.bind(offer.source, offer.ability, None, about);
    match ask.look.game.ability(offer.ability).cost {
        Cost::Free => None,
        Cost::Pay(one) => Some(price(&one)),
        Cost::All(all) => Some(Text::new("armada-costs-all").list("costs", all.iter().map(price).collect())),
        Cost::Any(any) => {
            Text::either(any.iter().filter(|one| ask.look.game.payable(&ask.look, one, &bound)).map(price))
        }
    }
}

fn price(price: &Price) -> Text {
    match price {
        Price::Exhaust => Text::new("armada-price-exhaust"),
        Price::Discard => Text::new("armada-price-discard"),
        Price::Die(_) => Text::new("armada-price-die"),
        Price::CommandToken(_) => Text::new("armada-price-token"),
        Price::TokenOf(command) | Price::FleetCommandToken(command) => {
            Text::new("armada-price-token-of").text("command", names::command(*command))
        }
        Price::DefenseToken(_) => Text::new("armada-price-defense-token"),
        Price::DiscardDefense(_) => Text::new("armada-price-discard-defense"),
        Price::ExhaustCopy(_) => Text::new("armada-price-exhaust-copy"),
        Price::Upgrade(_) => Text::new("armada-price-upgrade"),
        Price::TokenOnCard(_) | Price::TypeOnCard(_) => Text::new("armada-price-token-on-card"),
        Price::DialOnCard(_) => Text::new("armada-price-dial-on-card"),
        Price::DialOrToken(command, _) => {
            Text::new("armada-price-dial-or-token").text("command", names::command(*command))
        }
    }
}

/// A branch of the effect that asks, or a way to pay for it.
pub(super) fn option(ask: &Ask<'_>, nth: u8) -> Choice {
    let label = match (ask.look.price(nth), ask.look.branch(nth)) {
        (Some(one), _) => price(one),
        (None, Some(name)) => Text::new(format!("armada-branch-{}", names::kebab(name))),
        (None, None) => Text::new("armada-option").number("number", f64::from(nth) + 1.0),
    };
    Choice { label, ..Choice::default() }
}

/// What kind of thing is chosen.
fn chosen(ask: &Ask<'_>) -> &'static str {
    match ask.legal.items.first() {
        Some(Thing::Ship(_)) => "ship",
        Some(Thing::Zone(..)) => "zone",
        Some(Thing::Squadron(_)) => "squadron",
        Some(Thing::Obstacle(_)) => "obstacle",
        Some(Thing::Token(_)) => "token",
        Some(Thing::Upgrade(_)) => "upgrade",
        Some(Thing::Card(_) | Thing::Facedown(_)) => "damage-card",
        Some(Thing::Die(_) | Thing::CardDie(..)) => "die",
        Some(Thing::ShipToken(..) | Thing::SquadronToken(..)) => "defense",
        Some(Thing::Command(_) | Thing::OnCard(..)) => "command",
        Some(Thing::Colour(_)) => "colour",
        Some(Thing::Face(_)) => "face",
        Some(Thing::TokenType(_)) => "token-type",
        Some(Thing::Number(_)) => "number",
        Some(Thing::Player(_)) => "player",
        _ => "one",
    }
}

/// The keyword of a squadron whose effect this is.
fn keyword(name: &str) -> Option<Keyword> {
    Keyword::ALL.iter().copied().find(|keyword| keyword.word().eq_ignore_ascii_case(name))
}

/// What a keyword does for a squadron.
fn of_keyword(look: &ArmadaLook<'_>, at: SquadronNo, keyword: Keyword) -> Text {
    words::text("keyword", keyword.word()).number("value", values::keyword(look, at, keyword))
}

/// The statements of the index about a keyword; both kinds of AI are one there.
fn keyword_prefix(keyword: Keyword) -> String {
    let slug = words::slug(keyword.word());
    format!("armada.keyword.{}", slug.split('-').next().unwrap_or(&slug))
}

/// What the card or keyword of an effect does, in our words; nothing for a rule.
fn text(look: &ArmadaLook<'_>, source: Source, id: AbilityId) -> Option<Text> {
    let (game, board, name) = (look.game, look.board, look.game.ability(id).name);
    if rule(name).is_some() {
        return None;
    }
    match Origin::of(source) {
        Origin::Upgrade(at) => shown::upgrade_text(game, board.upgrade(at).card),
        Origin::Card(card) => Some(words::text("damage", game.damage_kind(card).word())),
        Origin::Objective | Origin::ObjectiveAttack => {
            board.objective.and_then(|id| words::objective(game, &game.facts[id]))
        }
        Origin::Squadron(at) => match keyword(name) {
            Some(keyword) => Some(of_keyword(look, at, keyword)),
            None => shown::squadron_text(game, game.squadron(board, at).id),
        },
        Origin::Attacker | Origin::Defender => match bearer(look, source) {
            Some(Thing::Squadron(at)) => keyword(name).map(|keyword| of_keyword(look, at, keyword)),
            _ => None,
        },
        Origin::Ship(_) => None,
    }
}

/// The rule, or the first statements of the rule index about the card of an effect.
fn about(look: &ArmadaLook<'_>, source: Source, id: AbilityId) -> Vec<String> {
    let (game, board, name) = (look.game, look.board, look.game.ability(id).name);
    if let Some(rule) = rule(name) {
        return vec![rule.says.to_owned()];
    }
    let prefix = match Origin::of(source) {
        Origin::Upgrade(at) => format!("armada.card.{}", game.facts[board.upgrade(at).card].rules),
        Origin::Card(card) => format!("armada.damage.{}", game.damage_kind(card).word()),
        Origin::Objective | Origin::ObjectiveAttack => match board.objective {
            Some(id) => format!("armada.objective.{}", game.facts[id].slug),
            None => return Vec::new(),
        },
        Origin::Squadron(at) => match keyword(name) {
            Some(keyword) => keyword_prefix(keyword),
            None => format!("armada.card.{}", game.squadron(board, at).slug),
        },
        Origin::Attacker | Origin::Defender | Origin::Ship(_) => match keyword(name) {
            Some(keyword) => keyword_prefix(keyword),
            None => return Vec::new(),
        },
    };
    let mut found = crate::rules::about(game, &prefix);
    found.truncate(MOST_RULES);
    found
}

/// The effect that asks, if one does.
fn asking(decision: &Decision<ArmadaWords>) -> Option<(Source, AbilityId)> {
    match decision.prompt {
        Asked::UseQueued(id) | Asked::Choose(id) | Asked::Branch(id) | Asked::May(id) => {
            Some((decision.source?, id))
        }
        Asked::UseEffect(_) | Asked::Replace(_) | Asked::OrderEffects | Asked::Step(_) => None,
    }
}

/// What the card that asks does, in our words.
pub(super) fn says(ask: &Ask<'_>) -> Option<Text> {
    let (source, id) = asking(ask.decision)?;
    text(&ask.look, source, id)
}

/// The rules behind what is asked: those about the card that asks, or else those about when effects are used.
pub(super) fn rules(ask: &Ask<'_>) -> Vec<String> {
    let found = asking(ask.decision).map(|(source, id)| about(&ask.look, source, id));
    if let Some(found) = found.filter(|found| !found.is_empty()) {
        return found;
    }
    let id = match ask.decision.prompt {
        Asked::UseEffect(Window::ResolveAttackEffects) => "armada.attack.10",
        Asked::UseEffect(Window::CriticalEffect) => "armada.critical-effects.01",
        Asked::UseEffect(Window::DetermineCourse) => "armada.commands.02",
        Asked::UseEffect(Window::ResolveRevealedCommands) => "armada.commands.01",
        Asked::OrderEffects => "armada.effect-timing.09",
        _ => "armada.effect-timing.11",
    };
    vec![id.to_owned()]
}

/// The words around what an effect asks.
pub(super) fn words(ask: &Ask<'_>) -> Wording {
    let (game, board) = (ask.look.game, ask.look.board);
    let running = |id: AbilityId| {
        let source = ask.decision.source.unwrap_or_default();
        (effect_name(game, board, source, id), card_key(game, board, source, id))
    };
    let context = contexts::attack(ask).or_else(|| contexts::about(ask));
    let base = |key: String, title: Text, asks: Option<Text>, confirm: &str, pass: &str| Wording {
        context,
        asks,
        confirm: Text::new(confirm),
        pass: Text::new(pass),
        ..Wording::new(key, title)
    };
    match ask.decision.prompt {
        Asked::UseEffect(window) => {
            let id = kebab(&format!("{window:?}"));
            let title = Text::new(format!("armada-window-{id}"));
            base(format!("armada.effect.{id}"), title, None, "armada-do-effect", unused(window))
        }
        Asked::Replace(window) => {
            let id = kebab(&format!("{window:?}"));
            let title = Text::new(format!("armada-instead-{id}"));
            base(format!("armada.instead.{id}"), title, None, "armada-do-effect", "armada-pass-let-happen")
        }
        Asked::OrderEffects => {
            let title = Text::new("armada-ask-order-effects");
            base("armada.order-effects".into(), title, None, "confirm", "pass")
        }
        Asked::UseQueued(id) => {
            let (name, key) = running(id);
            let title = Text::new("armada-ask-use-card").text("card", name.clone());
            base(format!("armada.use.{key}"), title, Some(name), "armada-do-effect", "armada-pass-effect")
        }
        Asked::Choose(id) => {
            let (name, key) = running(id);
            let what = chosen(ask);
            let several = !matches!(ask.decision.kind, broadside_engine::Kind::Pick { .. });
            let title = Text::new(format!("armada-choose-{what}{}", if several { "-some" } else { "" }));
            base(format!("armada.choose.{key}"), title, Some(name), "armada-do-choose", "armada-pass-choose")
        }
        Asked::Branch(id) => {
            let (name, key) = running(id);
            let title = Text::new("armada-ask-branch");
            base(format!("armada.branch.{key}"), title, Some(name), "armada-do-choose", "pass")
        }
        Asked::May(id) => {
            let (name, key) = running(id);
            let title = match ask.look.may() {
                Some(what) => Text::new(format!("armada-may-{}", names::kebab(what))),
                None => Text::new("armada-ask-use-card").text("card", name.clone()),
            };
            base(format!("armada.may.{key}"), title, Some(name), "confirm", "pass")
        }
        Asked::Step(_) => base("armada".into(), Text::new("confirm"), None, "confirm", "pass"),
    }
}

/// How it reads to use no effect in a window.
fn unused(window: Window) -> &'static str {
    match window {
        Window::ResolveAttackEffects => "armada-pass-attack-effects",
        Window::ResolveRevealedCommands => "armada-pass-commands",
        Window::DetermineCourse => "armada-pass-course",
        Window::CriticalEffect => "armada-pass-critical",
        Window::SpendDefenseTokens => "armada-pass-defense-effects",
        _ => "armada-pass-effect",
    }
}
