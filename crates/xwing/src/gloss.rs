//! Abilities in plain English, made from their data: what a judge reads to see whether a card is right.

use broadside_engine::{Ability, Change, Cost, Limit, On, Printed};

use crate::words::XWingWords;

/// An ability in plain English.
///
/// ```
/// use broadside_engine::Game;
/// use broadside_xwing::{XWing, gloss};
/// let game = XWing::default();
/// let it = game.abilities().iter().find(|ability| ability.name == "Intimidation").unwrap();
/// assert_eq!(
///     gloss(it),
///     "Intimidation: always, if the subject is an enemy and the subject is at range 0–0 of the bearer and the subject is a ship \
///      or the object is the bearer: defense dice -1."
/// );
/// ```
pub fn gloss(ability: &Ability<XWingWords>) -> String {
    let mut text = format!("{}: {}", ability.name, moment(&ability.on));
    let when = say(&Printed::of(&ability.when));
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
        if !matches!(ability.cost, Cost::Free) {
            text += &format!("at a cost ({}), ", say(&Printed::of(&ability.cost)));
        }
        text += &listed(Printed::of(&ability.ops).items(), "; then ");
    }
    if !matches!(ability.limit, Limit::PerEvent) {
        text += &format!(" ({})", say(&Printed::of(&ability.limit)));
    }
    text.push('.');
    for granted in ability.grants {
        text += &format!(" Granted: {}", gloss(granted));
    }
    text
}

fn moment(on: &On<XWingWords>) -> String {
    match on {
        On::Window(window) => format!("at \"{}\"", spaced(&format!("{window:?}"))),
        On::Would(window) => format!("in place of \"{}\"", spaced(&format!("{window:?}"))),
        On::Query(..) => "always".into(),
        On::AnyTime => "at any time".into(),
    }
}

fn changed(query: &str, change: &Change<XWingWords>) -> String {
    let printed = Printed::of(change);
    let by = printed.items().first().map(|it| say(it)).unwrap_or_default();
    match change {
        Change::Replace(_) => format!("the printed {query} is {by}"),
        Change::Set(_) => format!("{query} becomes {by}"),
        Change::Add(_) if by.starts_with('-') => format!("{query} {by}"),
        Change::Add(_) => format!("{query} +{by}"),
        Change::AtLeast(_) => format!("{query} is at least {by}"),
        Change::AtMost(_) => format!("{query} is at most {by}"),
        Change::Can => format!("{query}: yes"),
        Change::Cannot => format!("{query}: no, whatever allows it"),
    }
}

/// How words read that their name alone does not tell: `{0}` is the first thing that belongs to it, `{name}` the field of this name.
const READ: &[(&str, &str)] = &[
    ("Always", ""),
    ("Not", "not ({0})"),
    ("Is", "{0} is {1}"),
    ("Friendly", "{0} is friendly"),
    ("Enemy", "{0} is an enemy"),
    ("Has", "{0} has a {1} token"),
    ("Tractored", "{0} is tractored"),
    ("Locks", "{0} has a lock on {1}"),
    ("Range", "{1} is at range {2}–{3} of {0}"),
    ("InArc", "{0} has {2} in its {1} arc"),
    ("OutsideArc", "{0} has {2} outside its {1} arc"),
    ("AShip", "{0} is a ship"),
    ("MustDrop", "{0} must drop a device"),
    ("ForceFull", "all Force of {0} is active"),
    ("MayUseForce", "{0} may modify these dice by its Force"),
    ("Spendable", "the bearer can spend a {1} token of {0}"),
    ("ByShipAbility", "the effect is {0}"),
    ("ShowsNamed", "a {0} die shows {1}"),
    ("ChangeToNamed", "turn {0} to {1}"),
    ("FacesOf", "faces of a {0} die"),
    ("RollDice", "{0} rolls {2} {1} dice"),
    ("Dice", "{0}"),
    ("Results", "{0}, of like ones one"),
    ("Rerollable", "{0} that were not rerolled"),
    ("Faces", "{die} dice showing {faces}"),
    ("MayModify", "{0} may modify these dice"),
    ("Attacks", "{0} attacks"),
    ("Defends", "{0} defends"),
    ("With", "the attack is made with {0}"),
    ("FromArc", "the attack is made from the {0} arc"),
    ("ThisWeapon", "the attack is made with this card"),
    ("AttackRange", "the attack range is {0}–{1}"),
    ("ThisCard", "it is about this card"),
    ("Header", "the action is that of header {0}"),
    ("AmountIs", "the amount is {0}"),
    ("ActionIn", "the action is {0}"),
    ("TokenIn", "the token is {0}"),
    ("Speed", "the speed is {0}–{1}"),
    ("Printed", "the maneuver is printed {0}"),
    ("CanAttack", "a bonus attack is possible ({0})"),
    ("CanAttackBy", "a bonus attack of {0} is possible ({1})"),
    ("AttackBy", "{0} performs a bonus attack ({1})"),
    ("LockedByCarrier", "a friendly ship with {1} has locked {0}"),
    ("DockedAttack", "the front arc attack value of the docked ship"),
    ("Finds", "there are {0}"),
    ("Ships", "ships such that {0}"),
    ("Named", "a function of the card's own"),
    ("Bearer", "the bearer"),
    ("Subject", "the subject"),
    ("Object", "the object"),
    ("N", "{0}"),
    ("Some", "{0}"),
    ("Pay", "{0}"),
    ("Do", "{0}"),
    ("Force", "{0} Force"),
    ("Charge", "{0} of its charges"),
    ("Token", "a {0} token"),
    ("LockOnDefender", "its lock on the defender"),
    ("LockOn", "its lock on {0}"),
    ("Times", "{0} per {1}"),
    ("ByName", "one copy per {0}"),
    ("Unlimited", "as often as possible"),
    ("One", "one {0}"),
    ("UpTo", "up to {0}"),
    ("Exactly", "exactly {0}"),
    ("Choose", "choose {count} of {what}"),
    ("Each", "for each {var} of {what}: {ops}"),
    ("If", "if {cond}: {then}; otherwise: {otherwise}"),
    ("May", "{by} may {what}: {ops}"),
    ("Unless", "unless {by} does this ({doing}): {otherwise}"),
    ("Either", "{by} chooses: {options}"),
    ("Branch", "“{name}”: {ops}"),
    ("Repeat", "{times} times: {ops}"),
    ("Grant", "grants ability {nth} until the end of the {until}"),
    ("Gain", "{0} gains {2} {1}"),
    ("Gain", "gaining {1} {0}"),
    ("Remove", "remove {2} {1} from {0}"),
    ("Spend", "{0} spends a {1} token"),
    ("Transfer", "transfer {2} from {0} to {1}"),
    ("Suffer", "{0} suffers {1} hit and {2} crit damage"),
    ("Change", "turn {0} to {1}"),
    ("ChangeAll", "turn all {0} to {1}"),
    ("ChangeGroup", "turn these to {0}"),
    ("RerollGroup", "reroll these"),
    ("Lock", "{0} acquires a lock on {1}"),
];

/// How a word with so many things that belong to it reads, if its name alone does not tell.
fn reads(name: &str, count: usize) -> Option<&'static str> {
    let numbered =
        |read: &str| (0..9).rev().find(|at| read.contains(&format!("{{{at}}}"))).map_or(0, |at| at + 1);
    let fits = |(word, read): &&(&str, &'static str)| *word == name && numbered(read) <= count;
    READ.iter().find(fits).map(|(_, read)| *read)
}

/// A value in words.
fn say(it: &Printed) -> String {
    match it {
        Printed::Number(number) => number.to_string(),
        Printed::Text(text) => text.clone(),
        Printed::Opaque => String::new(),
        // A variant that holds a struct of its own name, and a party that is a register.
        Printed::Word(name, parts) if parts.len() == 1 && parts[0].1.word() == name => say(&parts[0].1),
        Printed::Word(name, parts) => match (name.as_str(), reads(name, parts.len())) {
            ("", _) => listed(it.items(), ", "),
            ("Var", _) => match it.items().first().and_then(|at| at.number()) {
                Some(5) => "it".into(),
                at => char::from(b'A' + at.unwrap_or(0).clamp(0, 25) as u8).to_string(),
            },
            ("Faces", _) if it.field("faces").is_some_and(|faces| faces.items().is_empty()) => {
                fill("{die} dice", it)
            }
            ("All", _) if !parts.is_empty() => joined(it, " and "),
            ("Any", _) if !parts.is_empty() => joined(it, " or "),
            (_, Some(read)) => fill(read, it),
            (_, None) if parts.is_empty() => spaced(name),
            (_, None) => {
                let part = |(field, part): &(Option<String>, Printed)| match field {
                    Some(field) => format!("{} {}", field.replace('_', " "), say(part)),
                    None => say(part),
                };
                let parts: Vec<String> = parts.iter().map(part).filter(|it| !it.is_empty()).collect();
                format!("{} ({})", spaced(name), parts.join(", "))
            }
        },
    }
}

/// The list inside a word, joined by a word.
fn joined(it: &Printed, by: &str) -> String {
    it.items().first().map(|list| listed(list.items(), by)).unwrap_or_default()
}

fn listed(items: Vec<&Printed>, by: &str) -> String {
    items.into_iter().map(say).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(by)
}

fn fill(read: &str, it: &Printed) -> String {
    let mut text = String::new();
    let mut rest = read;
    while let Some((before, after)) = rest.split_once('{') {
        let (gap, after) = after.split_once('}').unwrap_or((after, ""));
        let items = it.items();
        let part = gap.parse::<usize>().map_or_else(|_| it.field(gap), |at| items.get(at).copied());
        text += before;
        text += &part.map(say).unwrap_or_default();
        rest = after;
    }
    text + rest
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
