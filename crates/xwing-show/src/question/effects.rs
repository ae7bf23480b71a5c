//! Effects of cards and rules: which can be used, and what a running one asks.

use broadside_engine::{AbilityId, About, Cost, Decision, Game, Offer, Prompt as Asked, Running, Source};
use broadside_stage::{Choice, Text, Wording, kebab, slug};
use broadside_xwing::board::Board;
use broadside_xwing::facts::Term;
use broadside_xwing::steps;
use broadside_xwing::words::{ActionId, Price, Thing, UpgradeNo, Window, XWingWords};
use broadside_xwing::{Origin, XWing, XWingLook};

use super::{Ask, ids, names};
use crate::sheet;

/// How many statements about a card a question names.
const MOST_RULES: usize = 3;

/// A rule that stands among the effects of cards.
struct Rule {
    name: &'static str,
    icon: &'static str,
    /// What it says to an attacker, and to a defender.
    says: [&'static str; 2],
}

const fn rule(name: &'static str, icon: &'static str, says: [&'static str; 2]) -> Rule {
    Rule { name, icon, says }
}

const RULES: [Rule; 6] = [
    rule("Focus", "focus", ["xwing.focus.04", "xwing.focus.05"]),
    rule("Calculate", "calculate", ["xwing.calculate.04", "xwing.calculate.05"]),
    rule("Force", "force", ["xwing.force.01", "xwing.force.02"]),
    rule("Lock", "lock", ["xwing.lock.07", "xwing.lock.07"]),
    rule("Evade", "evade-xw", ["xwing.evade.04", "xwing.evade.04"]),
    rule(LINKED, "action", ["xwing.linked-action.01", "xwing.linked-action.01"]),
];
/// The rule of linked actions.
const LINKED: &str = "Linked action";

/// Whether an effect is a rule, not a card's.
pub(crate) fn is_rule(source: Source) -> bool {
    matches!(Origin::of(source), Origin::Attacker | Origin::Defender | Origin::Ship(_))
}

/// What an effect is called: its card, or the rule.
pub(crate) fn effect_name(game: &XWing, board: &Board, source: Source, id: AbilityId) -> Text {
    let name = game.ability(id).name;
    match Origin::of(source) {
        Origin::Upgrade(at) => Text::of_name(side_up(game, board, at)),
        Origin::Card(at) => Text::of_name(&*game.facts[game.damage_kind(at)].name),
        Origin::Pilot(at) => Text::of_name(names::ship(game, board, at)),
        _ if RULES.iter().any(|rule| rule.name == name) => names::text("rule", name),
        _ => Text::of_name(name),
    }
}

/// The name of the side of an upgrade card that lies up.
fn side_up<'a>(game: &'a XWing, board: &Board, at: UpgradeNo) -> &'a str {
    let it = board.upgrade(at);
    let card = &game.facts[it.card];
    card.back.as_ref().filter(|_| it.flipped).map_or(&card.name, |side| &side.name)
}

/// A key by which a player can say that an effect is always or never used.
fn key(game: &XWing, board: &Board, source: Source, id: AbilityId) -> String {
    let key = match Origin::of(source) {
        Origin::Upgrade(at) => format!("upgrade-{}", game.facts[board.upgrade(at).card].slug),
        Origin::Card(at) => format!("damage-{}", game.damage_kind(at).word()),
        Origin::Pilot(at) => format!("pilot-{}", game.facts[board.ship(at).pilot].slug),
        Origin::Condition(at) => {
            format!("condition-{}", game.facts[board.conditions[at.index()].card].slug)
        }
        _ => return format!("rule-{}", slug(game.ability(id).name)),
    };
    broadside_stage::ability_key(key, id, |other| game.ability(other))
}

/// The card or rule that asks; of an effect in the queue the one at its front.
fn source(look: &XWingLook<'_>, decision: &Decision<XWingWords>) -> Option<Source> {
    match decision.prompt {
        Asked::UseQueued(_) => look.core.waiting().next().map(|(source, ..)| source),
        _ => decision.source,
    }
}

/// What an effect's question is about: the bearer of the card, or what its window is about.
pub(super) fn subject(look: &XWingLook<'_>, decision: &Decision<XWingWords>) -> Option<Thing> {
    let bearer = source(look, decision).and_then(|source| look.game.bearer(look.board, source).1);
    bearer.or_else(|| window(look)?.subject)
}

/// What the window that is open is about.
fn window(look: &XWingLook<'_>) -> Option<About<XWingWords>> {
    look.core.frames().rev().find_map(|(_, running)| match running {
        Running::Window(window) => Some(window.occasion.about),
        _ => None,
    })
}

/// An effect that can be used.
pub(super) fn offered(ask: &Ask<'_>, offer: Offer) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let ability = game.ability(offer.ability);
    let bearer = game.bearer(board, offer.source).1;
    let icon = match Origin::of(offer.source) {
        Origin::Card(_) => "damage",
        Origin::Pilot(_) | Origin::Chassis(_) => "ship",
        _ => RULES.iter().find(|rule| rule.name == ability.name).map_or("card", |rule| rule.icon),
    };
    let target = match Origin::of(offer.source) {
        Origin::Upgrade(at) => ids::of(Thing::Upgrade(at)),
        Origin::Card(at) => ids::of(Thing::Card(at)),
        _ => bearer.and_then(ids::of),
    };
    let of = ask.named(bearer).filter(|_| !is_rule(offer.source));
    let detail = match (of, cost(ask, offer)) {
        (Some(of), Some(cost)) => {
            Some(Text::new("xwing-effect-of-costs").text("piece", of).text("cost", cost))
        }
        (Some(of), None) => Some(Text::new("xwing-effect-of").text("piece", of)),
        (None, cost) => cost,
    };
    Choice {
        detail,
        icon: Some(icon.into()),
        target,
        card: Some(key(game, board, offer.source, offer.ability)),
        text: text(ask, offer.source),
        rules: about(ask, offer.source, offer.ability),
        ..Choice::named(effect_name(game, board, offer.source, offer.ability))
    }
}

/// What an effect costs; of several ways to pay for it those that can be paid.
fn cost(ask: &Ask<'_>, offer: Offer) -> Option<Text> {
    let about = window(&ask.look).unwrap_or_default();
    let bound = ask.look.bind(offer.source, offer.ability, None, about);
    match ask.look.game.ability(offer.ability).cost {
        Cost::Free => None,
        Cost::Pay(one) => Some(price(&one)),
        Cost::All(all) => Some(Text::new("xwing-costs-all").list("costs", all.iter().map(price).collect())),
        Cost::Any(any) => {
            Text::either(any.iter().filter(|one| ask.look.game.payable(&ask.look, one, &bound)).map(price))
        }
    }
}

fn price(price: &Price) -> Text {
    let counted = |id: &str, count: u8| Text::new(id).number("count", count);
    match price {
        Price::Token(token) | Price::TokenOf(_, token) | Price::TokenFrom(_, token) => {
            Text::new("xwing-price-token").text("token", names::token(*token))
        }
        Price::Force(count) => counted("xwing-price-force", *count),
        Price::LockOnDefender | Price::LockOf(_) | Price::LockOn(_) => Text::new("xwing-price-lock"),
        Price::Charge(count) => counted("xwing-price-charge", *count),
        Price::WeaponCharge => counted("xwing-price-charge", 1),
        Price::Shields(count) => counted("xwing-price-shields", *count),
        Price::Gain(token, count) => counted("xwing-price-gain", *count).text("token", names::token(*token)),
        Price::Die(_) => Text::new("xwing-price-die"),
        Price::Suffer(..) | Price::SufferMatching(_) => Text::new("xwing-price-suffer"),
    }
}

/// A branch of the effect that asks, or a way to pay for it.
pub(super) fn option(ask: &Ask<'_>, nth: u8) -> Choice {
    Choice::named(match (ask.look.price(nth), ask.look.branch(nth)) {
        (Some(one), _) => price(one),
        (None, Some(name)) => names::text("branch", name),
        (None, None) => Text::new("xwing-number").number("number", f64::from(nth) + 1.0),
    })
}

/// Whether the player who is asked may not know a card.
fn is_secret(ask: &Ask<'_>, source: Source) -> bool {
    let Origin::Condition(at) = Origin::of(source) else { return false };
    let card = &ask.look.board.conditions[at.index()];
    card.facedown && card.by != ask.decision.seat
}

/// What the card of an effect does, in our words; nothing for a rule.
fn text(ask: &Ask<'_>, source: Source) -> Option<Text> {
    let (game, board) = (ask.look.game, ask.look.board);
    if is_secret(ask, source) {
        return None;
    }
    match Origin::of(source) {
        Origin::Upgrade(at) => {
            let it = board.upgrade(at);
            sheet::upgrade_text(game, it.card, it.flipped)
        }
        Origin::Card(at) => Some(names::text("damage", game.damage_kind(at).word())),
        Origin::Condition(at) => sheet::condition_text(game, board.conditions[at.index()].card),
        Origin::Pilot(at) => sheet::pilot_text(game, board.ship(at).pilot),
        Origin::Chassis(at) => {
            game.ship_ability(board, at).and_then(|ability| sheet::ability_text(game, ability))
        }
        Origin::Attacker | Origin::Defender | Origin::Ship(_) => None,
    }
}

/// The rule, or the first statements of the rule index about the card of an effect.
fn about(ask: &Ask<'_>, source: Source, id: AbilityId) -> Vec<String> {
    let (game, board) = (ask.look.game, ask.look.board);
    let card = |name: &str| format!("xwing.card.{}", slug(name));
    let prefix = match Origin::of(source) {
        _ if is_secret(ask, source) => return Vec::new(),
        Origin::Upgrade(at) => card(&game.facts[board.upgrade(at).card].name),
        Origin::Card(at) => format!("xwing.damage.{}", game.damage_kind(at).word()),
        Origin::Condition(at) => card(&game.facts[board.conditions[at.index()].card].name),
        Origin::Pilot(at) => card(&game.facts[board.ship(at).pilot].name),
        Origin::Chassis(at) => match game.ship_ability(board, at) {
            Some(ability) => card(ability.word()),
            None => return Vec::new(),
        },
        origin @ (Origin::Attacker | Origin::Defender | Origin::Ship(_)) => {
            let rule = RULES.iter().find(|rule| rule.name == game.ability(id).name);
            let says = rule.map(|rule| rule.says[usize::from(origin == Origin::Defender)]);
            return says.into_iter().map(str::to_owned).collect();
        }
    };
    let mut found = crate::rules::about(&prefix);
    found.truncate(MOST_RULES);
    found
}

/// What the card that asks does, in our words.
pub(super) fn says(ask: &Ask<'_>) -> Option<Text> {
    text(ask, source(&ask.look, ask.decision)?)
}

/// The rules behind what is asked: those about the card that asks, or else those about when effects are used.
pub(super) fn rules(ask: &Ask<'_>) -> Vec<String> {
    let window = |id: &str| vec![id.to_owned()];
    let id = match ask.decision.prompt {
        Asked::UseEffect(Window::ModifyAttackDice) => return window("xwing.attack.16"),
        Asked::UseEffect(Window::ModifyDefenseDice) => return window("xwing.attack.22"),
        Asked::Replace(_) => return window("xwing.replacement.01"),
        Asked::OrderEffects => return window("xwing.queue.03"),
        Asked::UseQueued(id) | Asked::Choose(id) | Asked::Branch(id) | Asked::May(id) => id,
        Asked::UseEffect(_) | Asked::Step(_) => return window("xwing.queue.01"),
    };
    let found = source(&ask.look, ask.decision).map(|source| about(ask, source, id));
    found.filter(|found| !found.is_empty()).unwrap_or_else(|| window("xwing.queue.01"))
}

/// The actions that a linked action would be, with their colours; nothing for another effect.
fn linked(ask: &Ask<'_>, id: AbilityId) -> Option<Vec<Text>> {
    let (game, board) = (ask.look.game, ask.look.board);
    if game.ability(id).name != LINKED {
        return None;
    }
    let about = ask.look.core.next_occasion()?.about;
    let (Thing::Ship(ship), Thing::Action(ActionId::Bar(kind), _)) = (about.subject?, about.object?) else {
        return None;
    };
    let open = steps::linked(&ask.look, ship, kind)
        .filter(|(action, colour)| steps::may_act(&ask.look, ship, *action, *colour));
    Some(open.map(|(action, colour)| names::action(game, board, action, colour)).collect())
}

/// The words around what an effect asks.
pub(super) fn words(ask: &Ask<'_>) -> Wording {
    let (game, board) = (ask.look.game, ask.look.board);
    let running = |id: AbilityId| {
        let source = source(&ask.look, ask.decision).unwrap_or_default();
        (effect_name(game, board, source, id), key(game, board, source, id))
    };
    let titled = |key: String, title: Text, asks: Option<Text>, pass: &str| Wording {
        asks,
        confirm: Text::new("xwing-do-choose"),
        pass: Text::new(pass),
        ..Wording::new(key, title)
    };
    match ask.decision.prompt {
        Asked::UseEffect(window) => {
            let id = kebab(&format!("{window:?}"));
            let title = match id.as_str() {
                "modify-attack-dice" | "modify-defense-dice" => format!("xwing-ask-{id}"),
                _ => "xwing-ask-use-ability".into(),
            };
            titled(format!("xwing.effect.{id}"), Text::new(title), None, "xwing-pass-effect")
        }
        Asked::Replace(window) => {
            let id = kebab(&format!("{window:?}"));
            let title = Text::new("xwing-ask-instead");
            titled(format!("xwing.instead.{id}"), title, None, "xwing-pass-effect")
        }
        Asked::OrderEffects => {
            titled("xwing.order-effects".into(), Text::new("xwing-ask-order-effects"), None, "pass")
        }
        Asked::UseQueued(id) => {
            let (name, key) = running(id);
            let title = match linked(ask, id) {
                Some(actions) => Text::new("xwing-ask-linked").list("actions", actions),
                None => Text::new("xwing-ask-use-card").text("card", name.clone()),
            };
            titled(format!("xwing.use.{key}"), title, Some(name), "xwing-pass-effect")
        }
        Asked::Choose(id) => {
            let (name, key) = running(id);
            let title = match ask.legal.items.first() {
                Some(Thing::Die(_)) => "xwing-ask-choose-dice",
                Some(Thing::Ship(_)) => "xwing-ask-choose-ship",
                _ => "xwing-ask-choose",
            };
            titled(format!("xwing.choose.{key}"), Text::new(title), Some(name), "xwing-pass-effect")
        }
        Asked::Branch(id) => {
            let (name, key) = running(id);
            titled(format!("xwing.branch.{key}"), Text::new("xwing-ask-choose"), Some(name), "pass")
        }
        Asked::May(id) => {
            let (name, key) = running(id);
            let title = match ask.look.may() {
                Some(what) => names::text("may", what),
                None => Text::new("xwing-ask-use-card").text("card", name.clone()),
            };
            titled(format!("xwing.may.{key}"), title, Some(name), "pass")
        }
        Asked::Step(_) => Wording::new("xwing", Text::new("confirm")),
    }
}
