//! Things as answers name them.

use broadside_armada::board::{Defense, DefenseSlot};
use broadside_armada::facts::{Face, Term};
use broadside_armada::words::{Choice, Payment, RepairEffect, Thing};
use broadside_scenario::{Phrase, Problem};

use super::cards::{self, COLOURS, COMMANDS, DEFENSES, FACES, ZONES};
use super::tell;
use super::{ArmadaOpen, ArmadaScene};
use crate::refused::Wanted;

/// Little words in front of a name.
const LITTLE: [&str; 14] =
    ["the", "a", "an", "its", "from", "to", "with", "on", "in", "by", "at", "->", "another", "of"];

/// Takes the little words that stand here.
pub(super) fn little(phrase: &mut Phrase<'_>) {
    while LITTLE.iter().any(|word| phrase.eat(word)) {}
}

/// What a choice is called.
pub(super) fn choice(choice: Choice) -> &'static [&'static str] {
    match choice {
        Choice::KeepDial => &["keep the dial", "keeps the dial", "keep dial", "dial"],
        Choice::TakeToken => &["take a token", "takes a token", "a token", "token"],
        Choice::ShakeOffRaids => {
            &["discard raid tokens", "discards raid tokens", "raid tokens", "shake off raids"]
        }
        Choice::Attack => &["attack", "attacks"],
        Choice::Move => &["move", "moves"],
        Choice::End => &["end", "ends", "end the activation", "ends the activation", "done"],
        Choice::SpendPassToken => {
            &["spend a pass token", "spends a pass token", "pass token", "a pass token"]
        }
        Choice::Ignite => &["ignite", "ignites", "ignition attack"],
        Choice::SlowDown => &["slow down", "slows down"],
        Choice::ChangeDial => &["change the dial", "changes the dial", "change dial"],
        #[allow(unreachable_patterns)]
        _ => &["other"],
    }
}

pub(super) fn repair(effect: RepairEffect) -> &'static [&'static str] {
    match effect {
        RepairEffect::MoveShields => &["move shields", "moves shields", "move a shield", "moves a shield"],
        RepairEffect::RecoverShields => {
            &["recover shields", "recovers shields", "recover a shield", "recovers a shield"]
        }
        RepairEffect::RepairHull => &["repair hull", "repairs hull", "repair the hull", "repairs the hull"],
        RepairEffect::RepairSquadron => {
            &["repair squadron", "repairs squadron", "repair a squadron", "repairs a squadron"]
        }
        RepairEffect::GatherVictory => &["gather victory tokens", "gathers victory tokens"],
        RepairEffect::ProjectShield => {
            &["project a shield", "projects a shield", "project shields", "projects shields"]
        }
    }
}

pub(super) fn payment(payment: Payment) -> &'static [&'static str] {
    match payment {
        Payment::Dial => &["dial"],
        Payment::Token => &["token"],
        Payment::Both => &["dial and token", "both", "dial and a token"],
        Payment::AsToken => &["as if with a token"],
        Payment::DialAsToken => &["dial and as if with a token"],
    }
}

fn words_for(found: &[(&str, Face)], face: Face) -> Vec<String> {
    found.iter().filter(|(_, other)| *other == face).map(|(name, _)| (*name).to_owned()).collect()
}

/// The defense tokens of a ship or squadron, and the place of this one.
fn slots_of(scene: &ArmadaScene<'_>, token: Thing) -> (Vec<DefenseSlot>, usize) {
    let board = scene.board();
    match token {
        Thing::ShipToken(ship, at) => (board.ship(ship).defense.to_vec(), at as usize),
        Thing::SquadronToken(squadron, at) => (board.squadron(squadron).defense.to_vec(), at as usize),
        _ => (Vec::new(), 0),
    }
}

/// Which of the tokens of its type a defense token is, counted from 0, where there are several.
fn place_of(scene: &ArmadaScene<'_>, token: Thing) -> Option<usize> {
    let (slots, at) = slots_of(scene, token);
    let kind = slots.get(at)?.kind;
    let several = slots.iter().filter(|slot| slot.kind == kind).count() > 1;
    several.then(|| slots[..at].iter().filter(|slot| slot.kind == kind).count())
}

/// The same, where another one has its state, so that the state does not tell them apart.
pub(super) fn place_among_like(scene: &ArmadaScene<'_>, token: Thing) -> Option<usize> {
    let (slots, at) = slots_of(scene, token);
    let it = slots.get(at)?;
    let like = |slot: &&DefenseSlot| slot.kind == it.kind && slot.state == it.state;
    if slots.iter().filter(like).count() > 1 { place_of(scene, token) } else { None }
}

/// Every way to write a thing; the first is how messages write it.
fn spellings(scene: &ArmadaScene<'_>, thing: Thing) -> Vec<String> {
    let board = scene.board();
    let facts = scene.game.facts;
    let strings = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let mut found = vec![tell::thing(scene, thing)];
    match thing {
        Thing::Zone(ship, zone) => {
            let (ship, zone) = (tell::ship(scene, ship), cards::zone(zone));
            found.extend([zone.to_owned(), format!("{zone} of {ship}"), format!("{ship} {zone} hull zone")]);
            found.push(format!("{zone} hull zone"));
        }
        Thing::Die(at) => {
            if let Some(die) = board.attack().and_then(|attack| attack.dice.get(at as usize)) {
                for face in words_for(&FACES, die.face) {
                    found.push(format!("{} {face}", die.colour.word()));
                    found.push(format!("{} {face} die", die.colour.word()));
                    found.push(face);
                }
                found.push(format!("{} die", die.colour.word()));
            }
            found.push(format!("die {}", at + 1));
        }
        Thing::ShipToken(..) | Thing::SquadronToken(..) => {
            let (kind, state, bearer) = tell::defense(scene, thing);
            let state = match state {
                Defense::Ready => "readied",
                Defense::Exhausted => "exhausted",
                Defense::Discarded => "discarded",
            };
            if let Some(place) = place_of(scene, thing) {
                let nth = tell::ordinal(place);
                found.extend([format!("{nth} {kind}"), format!("{bearer} {nth} {kind}")]);
            }
            for text in [kind.to_owned(), format!("{state} {kind}")] {
                found.extend([
                    format!("{bearer} {text}"),
                    format!("{text} of {bearer}"),
                    format!("{text} token"),
                    text,
                ]);
            }
        }
        Thing::Facedown(ship) => {
            let ship = tell::ship(scene, ship);
            found.extend(strings(&["facedown", "facedown card", "facedown damage card"]));
            found.extend([format!("facedown card of {ship}"), format!("{ship} facedown card")]);
        }
        Thing::Card(card) => {
            let kind = scene.game.damage_kind(card);
            let names = cards::damage_names(facts);
            found.extend(names.into_iter().filter(|(_, other)| *other == kind).map(|(name, _)| name));
        }
        Thing::Command(command) => {
            for (name, _) in COMMANDS.iter().filter(|(_, other)| *other == command) {
                found.extend([(*name).to_owned(), format!("{name} token"), format!("{name} dial")]);
                found.push(format!("{name} command"));
            }
        }
        Thing::OnCard(_, command) => {
            for (name, _) in COMMANDS.iter().filter(|(_, other)| *other == command) {
                found.extend([(*name).to_owned(), format!("{name} token")]);
            }
        }
        Thing::CardDie(card, at) => {
            if let Some(die) = board.pile(card).dice().nth(at.into()) {
                let words = words_for(&FACES, die.face).into_iter();
                found.extend(words.map(|face| format!("{} {face}", die.colour.word())));
            }
        }
        Thing::GainedDial(command) => found.push(format!("gained {}", command.word())),
        Thing::Dial(ship, at) => {
            let ship = tell::ship(scene, ship);
            found.extend([format!("dial {}", at + 1), format!("{ship} dial"), ship]);
            if at == 0 {
                found.push("top dial".into());
            }
        }
        Thing::Colour(colour) => {
            found.extend([colour.word().to_owned(), format!("{} die", colour.word())]);
        }
        Thing::Face(face) => found.extend(words_for(&FACES, face)),
        Thing::TokenType(kind) => found.extend([kind.word().to_owned(), format!("{} token", kind.word())]),
        Thing::Number(number) => {
            found.extend([number.to_string(), format!("speed {number}"), format!("distance {number}")]);
        }
        Thing::Pay(how) => found.extend(strings(payment(how))),
        Thing::Repair(effect) => found.extend(strings(repair(effect))),
        Thing::Choice(it) => found.extend(strings(choice(it))),
        Thing::Upgrade(at) => {
            let upgrade = board.upgrade(at);
            let name = &facts[upgrade.card].name;
            found.extend([name.to_string(), facts[upgrade.card].slug.to_string()]);
            found.push(format!("{name} of {}", tell::ship(scene, upgrade.ship)));
        }
        Thing::Edge(edge) => {
            found.extend([cards::edge(edge).to_owned(), format!("{} edge", cards::edge(edge))])
        }
        Thing::Objective(id) => found.extend([facts[id].name.to_string(), facts[id].slug.to_string()]),
        _ => {}
    }
    found
}

/// An item: of those that are listed or refused here the first that the words fit, what belongs to the speaker
/// before the rest; else whatever the words mean by themselves.
pub(super) fn item(
    scene: &ArmadaScene<'_>,
    open: &ArmadaOpen<'_>,
    phrase: &mut Phrase<'_>,
) -> Result<Thing, Problem> {
    let legal = open.legal;
    let slots = legal.slots().iter();
    let listed = (legal.items.iter().copied())
        .chain(legal.refused.iter().map(|(item, _)| *item))
        .chain(slots.clone().map(|slot| slot.item))
        .chain(slots.flat_map(|slot| legal.values(slot).iter().copied()));
    let mut all: Vec<Thing> = listed.filter(|item| !open.taken.contains(item)).collect();
    if let Some(speaker) = open.speaker {
        all.sort_by_key(|item| item.piece() != speaker.piece());
    }
    // What messages call an item is its own; the other ways to write it may be those of several.
    let mut named: Vec<(String, Thing)> = all.iter().map(|item| (tell::thing(scene, *item), *item)).collect();
    for item in all {
        named.extend(spellings(scene, item).into_iter().map(|name| (name, item)));
    }
    let before = *phrase;
    loop {
        let here = *phrase;
        if let Some(found) = phrase.try_one_of(named.iter().map(|(name, item)| (name.as_str(), *item))) {
            return Ok(found);
        }
        if let Some(found) = anything(scene, open, phrase) {
            return Ok(found);
        }
        *phrase = here;
        if !LITTLE.iter().any(|word| phrase.eat(word)) {
            break;
        }
    }
    *phrase = before;
    little(phrase);
    let first: Vec<(String, Thing)> = {
        let mut seen: Vec<Thing> = Vec::new();
        let fresh = named.into_iter().filter(|(_, item)| {
            let fresh = !seen.contains(item);
            seen.push(*item);
            fresh
        });
        fresh.collect()
    };
    phrase.one_of(Wanted::Choice, first.iter().map(|(name, item)| (name.as_str(), *item)))
}

/// What the words mean although it is not listed here: an answer that must be refused can be named too.
fn anything(scene: &ArmadaScene<'_>, open: &ArmadaOpen<'_>, phrase: &mut Phrase<'_>) -> Option<Thing> {
    let board = scene.board();
    let bearer = open.speaker;
    if let Some(piece) = phrase.try_one_of(scene.names.pieces()) {
        return Some(part(scene, piece, phrase).unwrap_or(piece));
    }
    let mut trial = *phrase;
    if let Some(colour) = trial.try_one_of(COLOURS) {
        let face = trial.try_one_of(FACES);
        trial.eat("die");
        let fits = |die: &broadside_armada::board::Die| {
            die.colour == colour && face.is_none_or(|face| die.face == face)
        };
        let dice = board.attack().map(|attack| attack.dice).unwrap_or_default();
        let die = (0..dice.len() as u8)
            .find(|at| fits(&dice[*at as usize]) && !open.taken.contains(&Thing::Die(*at)));
        if let Some(die) = die {
            *phrase = trial;
            return Some(Thing::Die(die));
        }
        if face.is_none() {
            *phrase = trial;
            return Some(Thing::Colour(colour));
        }
    }
    if let Some(piece) = bearer
        && let Some(found) = part(scene, piece, phrase)
    {
        return Some(found);
    }
    if let Some(command) = phrase.try_one_of(COMMANDS) {
        let _ = phrase.eat("token") || phrase.eat("dial") || phrase.eat("command");
        return Some(Thing::Command(command));
    }
    let names = cards::damage_names(scene.game.facts);
    if let Some(kind) = phrase.try_one_of(names.iter().map(|(name, kind)| (name.as_str(), *kind))) {
        let cards = board.decks.cards.iter().enumerate();
        let mut faceup = cards.filter(|(_, card)| card.faceup);
        let fits =
            |(at, _): &(usize, _)| scene.game.damage_kind(broadside_armada::words::CardNo(*at as u8)) == kind;
        return faceup.find(fits).map(|(at, _)| Thing::Card(broadside_armada::words::CardNo(at as u8)));
    }
    let upgrades = board.upgrades.iter().enumerate();
    let upgrades = upgrades.map(|(at, upgrade)| {
        (&*scene.game.facts[upgrade.card].name, Thing::Upgrade(broadside_armada::words::UpgradeNo(at as u8)))
    });
    if let Some(upgrade) = phrase.try_one_of(upgrades) {
        return Some(upgrade);
    }
    let effects =
        RepairEffect::ALL.iter().flat_map(|it| repair(*it).iter().map(|name| (*name, Thing::Repair(*it))));
    let choices = [
        Choice::KeepDial,
        Choice::TakeToken,
        Choice::ShakeOffRaids,
        Choice::Attack,
        Choice::Move,
        Choice::End,
        Choice::SpendPassToken,
        Choice::Ignite,
        Choice::SlowDown,
        Choice::ChangeDial,
    ];
    let choices = choices.iter().flat_map(|it| choice(*it).iter().map(|name| (*name, Thing::Choice(*it))));
    let payments = [Payment::DialAsToken, Payment::AsToken, Payment::Both, Payment::Dial, Payment::Token];
    let payments = payments.iter().flat_map(|it| payment(*it).iter().map(|name| (*name, Thing::Pay(*it))));
    if let Some(found) = phrase.try_one_of(effects.chain(payments).chain(choices)) {
        return Some(found);
    }
    let mut trial = *phrase;
    trial.eat("speed");
    if let Ok(number) = trial.number::<i8>("") {
        *phrase = trial;
        return Some(Thing::Number(number));
    }
    None
}

/// A part of a piece: a hull zone, a defense token, a facedown card, a dial.
fn part(scene: &ArmadaScene<'_>, piece: Thing, phrase: &mut Phrase<'_>) -> Option<Thing> {
    let board = scene.board();
    let mut trial = *phrase;
    let state = trial.try_one_of([
        ("exhausted", Defense::Exhausted),
        ("readied", Defense::Ready),
        ("ready", Defense::Ready),
        ("discarded", Defense::Discarded),
    ]);
    let nth = (0..6).find(|place| trial.eat(tell::ordinal(*place)));
    if let Some(kind) = trial.try_one_of(DEFENSES) {
        trial.eat("token");
        let slots: Vec<_> = match piece {
            Thing::Ship(ship) => board.ship(ship).defense.to_vec(),
            Thing::Squadron(squadron) => board.squadron(squadron).defense.to_vec(),
            _ => Vec::new(),
        };
        let fits = |slot: &DefenseSlot| {
            slot.kind == kind && state.map_or(slot.state != Defense::Discarded, |state| slot.state == state)
        };
        let of_kind = |(_, slot): &(usize, &DefenseSlot)| slot.kind == kind;
        // Without a state a discarded token is meant last.
        let at = match nth {
            Some(nth) => slots.iter().enumerate().filter(of_kind).nth(nth)?.0,
            None => slots.iter().position(fits).or_else(|| {
                state.is_none().then(|| slots.iter().position(|slot| slot.kind == kind)).flatten()
            })?,
        } as u8;
        *phrase = trial;
        return Some(match piece {
            Thing::Ship(ship) => Thing::ShipToken(ship, at),
            Thing::Squadron(squadron) => Thing::SquadronToken(squadron, at),
            other => other,
        });
    }
    let Thing::Ship(ship) = piece else { return None };
    if let Some(zone) = phrase.try_one_of(ZONES) {
        phrase.eat("hull zone");
        return Some(Thing::Zone(ship, zone));
    }
    if phrase.eat("facedown card") || phrase.eat("facedown") {
        return Some(Thing::Facedown(ship));
    }
    let mut trial = *phrase;
    if trial.eat("dial")
        && let Ok(number) = trial.number::<u8>("")
    {
        *phrase = trial;
        return Some(Thing::Dial(ship, number.saturating_sub(1)));
    }
    None
}
