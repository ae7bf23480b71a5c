//! The pond in words.

use broadside_table::Pose;

use super::table::card;
use super::{DIALS, FACES, SECTIONS, SkiffScene};
use crate::board::{Charm, CharmState, Dial, Face, Section, Skiff};
use crate::charms::CHARMS;
use crate::words::{Event, Thing};

pub(super) fn face(face: Face) -> &'static str {
    FACES.iter().find(|(_, other)| *other == face).map_or("", |(name, _)| name)
}

pub(super) fn dial(dial: Dial) -> String {
    DIALS.iter().find(|(_, other)| *other == dial).map_or(String::new(), |(name, _)| format!("dial {name}"))
}

fn section(section: Section) -> &'static str {
    SECTIONS.iter().find(|(_, other)| *other == section).map_or("", |(name, _)| name)
}

pub(super) fn charm_name(charm: &Charm) -> &'static str {
    CHARMS[charm.card as usize].name
}

/// The name of a skiff.
pub(super) fn skiff<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, at: u8) -> String {
    scene.names.of(Thing::Skiff(at)).map_or_else(|| format!("skiff {at}"), str::to_owned)
}

/// Where a skiff is.
pub(super) fn whereabouts(name: &str, pose: Option<Pose>) -> String {
    match pose {
        Some(pose) => format!("{name} at {} {}", pose.x_mm(), pose.y_mm()),
        None => format!("{name} is not deployed"),
    }
}

pub(super) fn item<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, item: Thing) -> String {
    match item {
        Thing::Nothing => "nothing".into(),
        Thing::Skiff(at) => skiff(scene, at),
        Thing::Die(at) => format!("die {}", u32::from(at) + 1),
        Thing::Dial(setting) => dial(setting).trim_start_matches("dial ").into(),
        Thing::Section(part) => section(part).into(),
        Thing::Option(_) | Thing::Effect(_) => String::new(),
    }
}

pub(super) fn event<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, event: &Event) -> String {
    let name = |at: &u8| skiff(scene, *at);
    let count = |n: u32, what: &str| if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") };
    match event {
        Event::Moved(at, pose) => format!("{} moves to {} {}", name(at), pose.x_mm(), pose.y_mm()),
        Event::Bid(seat, bid) => format!("{} bids {bid}", scene.names.of_seat(*seat)),
        Event::First(seat) => format!("{} goes first", scene.names.of_seat(*seat)),
        Event::DialShown(at, setting) => format!("{} shows {}", name(at), dial(*setting)),
        Event::Rolled(dice) => {
            let faces: Vec<&str> = dice.iter().map(|die| face(*die)).collect();
            format!("rolled {}", faces.join(" "))
        }
        Event::DieChanged(at, shown) => format!("die {} becomes {}", u32::from(*at) + 1, face(*shown)),
        Event::Lanterns(at, by) => {
            let verb = if *by > 0 { "gains" } else { "loses" };
            format!("{} {verb} {}", name(at), count(by.unsigned_abs().into(), "lantern"))
        }
        Event::PlanksLost(at, part, lost) => {
            format!("{} loses {} at the {}", name(at), count((*lost).into(), "plank"), section(*part))
        }
        Event::CardDealt(at, _) => format!("{} is dealt a card", name(at)),
        Event::Peeked(seat, _) => format!("{} looks at the deck", scene.names.of_seat(*seat)),
        Event::CardShown(at, kind) => format!("{} turns up {}", name(at), card(*kind)),
        Event::Sunk(at) => format!("{} sinks", name(at)),
        Event::CalledOff => "the attack is called off".into(),
        Event::CharmUsed(at) => {
            let charm = &scene.board().charms[*at as usize];
            format!("{} of {} is turned", charm_name(charm), name(&charm.bearer))
        }
        Event::RoundOver(round) => format!("round {round} ends"),
    }
}

/// A line for each skiff that the table names.
pub(super) fn position<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>) -> Vec<String> {
    let board = scene.board();
    let mut lines: Vec<String> = (scene.names.pieces())
        .filter_map(|(name, thing)| match thing {
            Thing::Skiff(at) => Some(one(scene, name, at, &board.skiffs[at as usize])),
            _ => None,
        })
        .collect();
    let deck: Vec<&str> = board.deck.iter().rev().take(4).map(|kind| card(*kind)).collect();
    let more = if board.deck.len() > 4 { ", …" } else { "" };
    let first = scene.names.of_seat(board.first);
    lines.push(format!("round {}, first {first}, deck {}{more}", board.round, deck.join(", ")));
    lines
}

fn one<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, name: &str, at: u8, skiff: &Skiff) -> String {
    if skiff.sunk {
        return format!("{name}: sunk");
    }
    let [bow, stern] = skiff.planks;
    let mut text = whereabouts(name, skiff.pose);
    text += &format!(", planks {bow} {stern}, lanterns {}", skiff.lanterns);
    text += &skiff.dial.map_or(String::new(), |setting| format!(", {}", dial(setting)));
    for facedown in &skiff.cards {
        text += &format!(", card {}", card(facedown.kind));
    }
    for charm in scene.board().charms.iter().filter(|charm| charm.bearer == at) {
        let state = match charm.state {
            CharmState::Ready => "",
            CharmState::Exhausted => " (exhausted)",
            CharmState::Discarded => " (discarded)",
        };
        text += &format!(", charm {}{state}", charm_name(charm));
    }
    text
}
