//! Abilities in plain English, made from their data: what a judge reads to see whether a card is right.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod conditions;
mod operations;
mod selections;

use broadside_engine::{Ability, Change, Cost, Limit, On, Ref, Var, Who};

use crate::facts::Term;
use crate::words::{Amount, ArmadaWords, Payment, Price, Scope, Span};

use conditions::condition;
use operations::operations;

/// An ability in plain English.
///
/// ```
/// use broadside_armada::{Armada, facts::Edition, gloss};
/// use broadside_engine::Game;
/// let game = Armada::new(Edition::Arc);
/// let bay = game.abilities().iter().find(|ability| ability.name == "Expanded Hangar Bay").unwrap();
/// assert_eq!(gloss(bay), "Expanded Hangar Bay: always, if the subject is the bearer: squadron value +1.");
/// ```
pub fn gloss(ability: &Ability<ArmadaWords>) -> String {
    let mut text = format!("{}: {}", ability.name, moment(&ability.on));
    let when = condition(&ability.when);
    if !when.is_empty() {
        text += &format!(", if {when}");
    }
    text += ": ";
    if let On::Query(query, change) = &ability.on {
        text += &changed(&spaced(&format!("{query:?}")), change);
    } else {
        if ability.optional {
            text += "optional, ";
        }
        let price = cost(&ability.cost);
        if !price.is_empty() {
            text += &format!("at a cost ({price}), ");
        }
        text += &operations(ability.ops);
    }
    text += &limit(&ability.limit);
    text.push('.');
    for granted in ability.grants {
        text += &format!(" Granted: {}", gloss(granted));
    }
    text
}

fn moment(on: &On<ArmadaWords>) -> String {
    match on {
        On::Window(window) => format!("at \"{}\"", spaced(&format!("{window:?}"))),
        On::Would(window) => format!("in place of \"{}\"", spaced(&format!("{window:?}"))),
        On::Query(..) => "always".into(),
        On::AnyTime => "at any time".into(),
    }
}

fn changed(query: &str, change: &Change<ArmadaWords>) -> String {
    match change {
        Change::Replace(to) => format!("the printed {query} is {}", amount(to)),
        Change::Set(to) => format!("{query} becomes {}", amount(to)),
        Change::Add(Amount::N(by)) => format!("{query} {by:+}"),
        Change::Add(by) => format!("{query} + {}", amount(by)),
        Change::AtLeast(least) => format!("{query} is at least {}", amount(least)),
        Change::AtMost(most) => format!("{query} is at most {}", amount(most)),
        Change::Can => format!("{query}: yes"),
        Change::Cannot => format!("{query}: no, whatever allows it"),
    }
}

fn cost(cost: &Cost<ArmadaWords>) -> String {
    let list = |prices: &[Price], word: &str| prices.iter().map(price).collect::<Vec<_>>().join(word);
    match cost {
        Cost::Free => String::new(),
        Cost::Pay(one) => price(one),
        Cost::All(all) => list(all, " and "),
        Cost::Any(any) => list(any, " or "),
    }
}

/// A price.
pub(crate) fn price(price: &Price) -> String {
    match price {
        Price::Exhaust => "exhaust this card".into(),
        Price::Discard => "discard this card".into(),
        Price::Die(var) => format!("spend die {}", name(*var)),
        Price::FleetCommandToken(command) => {
            format!("spend a {} token on a fleet command", command.word())
        }
        Price::TokenOnCard(of) => format!("discard a token of {} from this card", party(*of)),
        Price::DialOnCard(of) => format!("reveal and discard a dial of {} from this card", party(*of)),
        Price::DialOrToken(command, _) => format!("discard a {0} dial or a {0} token", command.word()),
        Price::CommandToken(var) => format!("spend command token {}", name(*var)),
        Price::TokenOf(command) => format!("spend a {} token", command.word()),
        Price::DefenseToken(var) => format!("spend defense token {}", name(*var)),
        Price::DiscardDefense(var) => format!("discard defense token {}", name(*var)),
        Price::ExhaustCopy(var) => format!("exhaust copy {}", name(*var)),
        Price::Upgrade(var) => format!("discard card {}", name(*var)),
        Price::TypeOnCard(var) => format!("discard the {} token from this card", name(*var)),
    }
}

fn limit(limit: &Limit<ArmadaWords>) -> String {
    let scope = |scope: &Scope| spaced(&format!("{scope:?}"));
    match limit {
        Limit::PerEvent => String::new(),
        Limit::Times(times, per) => format!(" ({times} per {})", scope(per)),
        Limit::ByName(per) => format!(" (one copy per {})", scope(per)),
        Limit::Unlimited => " (as often as possible)".into(),
    }
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::Number => "the number counted".into(),
        Amount::Criticals => "the critical icons in the pool".into(),
        Amount::TokensSpentInStep => "the tokens spent in the Spend Defense Tokens step".into(),
        Amount::Chosen(var) => format!("number {}", name(*var)),
        Amount::Dice(filter) => format!("the number of {} in the pool", selections::dice(filter)),
        Amount::HalfPool => "half the pool, rounded down".into(),
        Amount::Raids(of) => format!("the raid tokens of {}", party(*of)),
        Amount::UpTo(most, of) => format!("{}, at most {most}", self::amount(of)),
        Amount::TokensOnCard => "the command tokens on this card".into(),
        Amount::CommandValue(of) => format!("the command value of {}", party(*of)),
        Amount::SquadronValue(of) => format!("the squadron value of {}", party(*of)),
        Amount::EngineeringValue(of) => format!("the engineering value of {}", party(*of)),
        Amount::CommandedSquadrons => "the number of squadrons that the command activates".into(),
        Amount::InGroup => "the number of those chosen".into(),
        Amount::HalfCriticals => "half the critical icons in the pool, rounded up".into(),
        Amount::Found(what) => format!("the number of {}", selections::selection(what)),
        Amount::Half(of) => format!("half of {}, rounded down", self::amount(of)),
        Amount::Named(_) => "a number of the card's own".into(),
    }
}

fn payment(way: Payment) -> String {
    match way {
        Payment::Dial => "a dial".into(),
        Payment::Token => "a token".into(),
        Payment::Both => "a dial and a token".into(),
        Payment::AsToken => "as if a token".into(),
        Payment::DialAsToken => "a dial and as if a token".into(),
    }
}

fn party(party: Ref) -> String {
    match party {
        Ref::Bearer => "the bearer".into(),
        Ref::Subject => "the subject".into(),
        Ref::Object => "the object".into(),
        Ref::Var(var) => name(var),
    }
}

/// The name of a register.
fn name(Var(at): Var) -> String {
    char::from(b'A' + at).to_string()
}

fn who(who: Who) -> String {
    match who {
        Who::Controller => "the controller".into(),
        Who::Opponent => "the opponent".into(),
        Who::Owner(of) => format!("the owner of {}", party(of)),
    }
}

fn span(span: Span) -> String {
    match span {
        Span::Distance(to) => format!("at distance 1-{to}"),
        Span::Range(to) => format!("at close-{} range", format!("{to:?}").to_lowercase()),
    }
}

/// So many of something.
fn many(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// A name in capitals and small letters as words: `StartOfRound` as "start of round".
fn spaced(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
