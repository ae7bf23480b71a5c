//! What can be seen of a ship, a squadron, an obstacle or a token.

mod obstacles;
mod squadrons;

use std::ops::ControlFlow;

use broadside_armada::board::{Defense, DefenseSlot, Standing, UpgradeState};
use broadside_armada::facts::{Dice, Size, Term, Zone};
use broadside_armada::values;
use broadside_armada::words::{Query, ShipNo, Thing};
use broadside_engine::About;
use broadside_scenario::{Nearness, Phrase, Problem, Seen};
use broadside_table::Pose;

use super::cards::{self, COMMANDS, DEFENSES, ZONES};
use super::see::{counted, dice_text};
use super::{ArmadaScene, tell};
use crate::refused::Wanted;
pub(super) use obstacles::{obstacle, token};
pub(super) use squadrons::squadron;

const STATES: [(&str, Defense); 4] = [
    ("ready", Defense::Ready),
    ("readied", Defense::Ready),
    ("exhausted", Defense::Exhausted),
    ("discarded", Defense::Discarded),
];

/// Whether a piece lies at a place: to a tenth of a millimetre and of a degree, or as near as `within` says.
fn place(name: &str, pose: Option<Pose>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let near = Nearness::take(phrase, 0.1)?;
    let there = pose.is_some_and(|pose| near.holds(pose));
    let found =
        pose.map_or(format!("{name} is not on the table"), |pose| format!("{name} {}", tell::pose(pose)));
    Ok(Seen::new(there, found))
}

fn standing(name: &str, expected: Standing, found: Standing) -> Seen {
    let text = match found {
        Standing::Waiting => "waiting",
        Standing::SetAside => "set aside",
        Standing::InPlay => "in play",
        Standing::Destroyed => "destroyed",
    };
    Seen::new(expected == found, format!("{name} {text}"))
}

fn a_standing(word: &str) -> Option<Standing> {
    Some(match word {
        "destroyed" => Standing::Destroyed,
        "in play" => Standing::InPlay,
        "set aside" => Standing::SetAside,
        "waiting" => Standing::Waiting,
        _ => return None,
    })
}

/// The word for what is asked of a piece with the text of it, or at once whether it is where the word says.
fn quality(
    phrase: &mut Phrase<'_>,
    kind: &str,
    words: &[&'static str],
    name: &str,
    found: Standing,
) -> Result<ControlFlow<Seen, (&'static str, String)>, Problem> {
    let what = format!("something that a {kind} has");
    let word = phrase.one_of(what.clone(), words.iter().map(|word| (*word, *word)))?;
    Ok(match a_standing(word) {
        Some(expected) => ControlFlow::Break(standing(name, expected, found)),
        None => ControlFlow::Continue((word, format!("{name} {word}"))),
    })
}

/// `evade exhausted and evade and redirect`: exactly these tokens; a token without a state is readied.
fn defense(name: &str, slots: &[DefenseSlot], phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let mut expected = Vec::new();
    if !phrase.eat("none") {
        loop {
            let mut state = phrase.try_one_of(STATES);
            let kind = phrase.one_of(Wanted::DefenseToken, DEFENSES)?;
            state = state.or(phrase.try_one_of(STATES));
            expected.push((kind, state.unwrap_or(Defense::Ready) as u8));
            if !phrase.comma() {
                break;
            }
        }
    }
    expected.retain(|(_, state)| *state != Defense::Discarded as u8);
    let here = slots.iter().filter(|slot| slot.state != Defense::Discarded);
    let mut found: Vec<_> = here.map(|slot| (slot.kind, slot.state as u8)).collect();
    let text: Vec<String> =
        slots.iter().filter(|slot| slot.state != Defense::Discarded).map(tell::slot).collect();
    expected.sort();
    found.sort();
    Ok(Seen::new(expected == found, format!("{name} defense {}", tell::several(&text))))
}

/// `evade exhausted`: a token of this type has this state.
fn one_defense(
    name: &str,
    kind: broadside_armada::facts::DefenseToken,
    slots: &[DefenseSlot],
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let state = phrase.one_of(Wanted::TokenState, STATES)?;
    let holds = slots.iter().any(|slot| slot.kind == kind && slot.state == state);
    let text: Vec<String> = slots.iter().filter(|slot| slot.kind == kind).map(tell::slot).collect();
    Ok(Seen::new(holds, format!("{name} {}", tell::several(&text))))
}

fn set(what: &str, phrase: &mut Phrase<'_>, found: u8) -> Result<Seen, Problem> {
    let mut expected = 0u8;
    if !phrase.eat("none") {
        loop {
            expected |= broadside_armada::board::bit(phrase.one_of(Wanted::Command, COMMANDS)?);
            if !phrase.comma() {
                break;
            }
        }
    }
    let text: Vec<String> = (broadside_armada::facts::Command::ALL.iter())
        .filter(|command| found & broadside_armada::board::bit(**command) != 0)
        .map(|command| command.word().to_owned())
        .collect();
    Ok(Seen::new(expected == found, format!("{what} {}", tell::several(&text))))
}

fn list(
    what: &str,
    phrase: &mut Phrase<'_>,
    found: &[broadside_armada::facts::Command],
) -> Result<Seen, Problem> {
    let expected = if phrase.eat("none") { Vec::new() } else { super::pieces::commands(phrase)? };
    let text: Vec<String> = found.iter().map(|command| command.word().to_owned()).collect();
    Ok(Seen::new(expected == found, format!("{what} {}", tell::several(&text))))
}

/// A number of a ship's card as it is in force, with everything that changes it.
fn value(
    scene: &ArmadaScene<'_>,
    what: &str,
    query: Query,
    subject: Thing,
    printed: u8,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let (found, why) = scene.look().explain(query, About::subject(subject), printed.into());
    Ok(Seen::value(what, phrase.number(Wanted::Number)?, found).because(printed.into(), why))
}

pub(super) fn ship(scene: &ArmadaScene<'_>, ship: ShipNo, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let it = board.ship(ship);
    let card = scene.game.ship(board, ship);
    let name = tell::ship(scene, ship);
    let look = scene.look();
    let this = Thing::Ship(ship);
    if let Some(kind) = phrase.try_one_of(DEFENSES) {
        return one_defense(&name, kind, &it.defense, phrase);
    }
    let words = [
        "shields",
        "hull",
        "hull value",
        "damage",
        "damage cards",
        "facedown",
        "faceup",
        "tokens",
        "raids",
        "raid tokens",
        "dials",
        "open dials",
        "revealed",
        "gained dials",
        "spent dial",
        "speed",
        "moving speed",
        "at",
        "in play",
        "destroyed",
        "set aside",
        "waiting",
        "activated",
        "objective ship",
        "objective tokens",
        "flagship",
        "doomed",
        "command value",
        "squadron value",
        "engineering value",
        "max shields",
        "top speed",
        "battery",
        "special battery",
        "anti-squadron",
        "resolved",
        "defense",
        "attacks",
        "has",
        "at distance",
        "fired",
        "size",
    ];
    let (word, what) = match quality(phrase, "ship", &words, &name, it.standing)? {
        ControlFlow::Continue(found) => found,
        ControlFlow::Break(seen) => return Ok(seen),
    };
    let flag = |holds: bool| Ok(Seen::new(holds, format!("{what}: {}", if holds { "yes" } else { "no" })));
    match word {
        "shields" | "max shields" => {
            let maximum = word == "max shields";
            let Some(zone) = phrase.try_one_of(ZONES) else {
                let zones = card.zones();
                let mut expected = Vec::new();
                for _ in zones {
                    expected.push(phrase.number::<u8>(Wanted::AllShields)?);
                }
                let of = |zone: &Zone| match maximum {
                    true => values::max_shields(&look, ship, *zone),
                    false => it.shields[zone.index()],
                };
                let found: Vec<u8> = zones.iter().map(of).collect();
                let text: Vec<String> = found.iter().map(u8::to_string).collect();
                return Ok(Seen::new(expected == found, format!("{what} {}", text.join(" "))));
            };
            let what = format!("{what} {}", cards::zone(zone));
            if maximum {
                let printed = card.shields[zone.index()];
                return value(scene, &what, Query::MaxShields, Thing::Zone(ship, zone), printed, phrase);
            }
            Ok(Seen::value(&what, phrase.number(Wanted::Shields)?, it.shields[zone.index()]))
        }
        "hull" => {
            let left = i32::from(values::hull(&look, ship)) - i32::from(it.damage);
            Ok(Seen::value(&what, phrase.number(Wanted::HullLeft)?, left))
        }
        "hull value" => value(scene, &what, Query::Hull, this, card.hull, phrase),
        "command value" => value(scene, &what, Query::CommandValue, this, card.command, phrase),
        "squadron value" => value(scene, &what, Query::SquadronValue, this, card.squadron, phrase),
        "engineering value" => value(scene, &what, Query::EngineeringValue, this, card.engineering, phrase),
        "top speed" => {
            let printed =
                (1..=4).filter(|s| broadside_armada::geometry::Yaws::of(&card.speed, *s).is_some()).max();
            value(scene, &what, Query::TopSpeed, this, printed.unwrap_or(0), phrase)
        }
        "damage" | "damage cards" => Ok(Seen::value(&what, phrase.number(Wanted::Cards)?, it.damage)),
        "facedown" => {
            let _ = phrase.eat("cards");
            let count = board.decks.on_ship(ship).count() - board.decks.faceup(ship).count();
            Ok(Seen::value(&what, phrase.number(Wanted::Facedown)?, count))
        }
        "faceup" => {
            let mut expected = Vec::new();
            if !phrase.eat("none") && !phrase.eat("nothing") {
                loop {
                    expected.push(cards::a_damage(scene.game.facts, phrase)?);
                    if !phrase.comma() {
                        break;
                    }
                }
            }
            let mut found: Vec<_> =
                board.decks.faceup(ship).map(|card| scene.game.damage_kind(card)).collect();
            let names: Vec<String> =
                found.iter().map(|kind| scene.game.facts[*kind].name.to_string()).collect();
            expected.sort();
            found.sort();
            Ok(Seen::new(expected == found, format!("{what} {}", tell::several(&names))))
        }
        "tokens" => {
            let mut expected = super::pieces::commands(phrase)?;
            phrase.eat("none");
            let mut found: Vec<_> = (broadside_armada::facts::Command::ALL.iter())
                .flat_map(|command| std::iter::repeat_n(*command, it.count_tokens(*command).into()))
                .collect();
            let text: Vec<String> = found.iter().map(|command| command.word().to_owned()).collect();
            expected.sort();
            found.sort();
            Ok(Seen::new(expected == found, format!("{what} {}", tell::several(&text))))
        }
        "raids" | "raid tokens" => set(&what, phrase, it.raids),
        "resolved" => set(&what, phrase, it.resolved),
        "dials" => {
            let mut trial = *phrase;
            if let Ok(count) = trial.number::<usize>("") {
                *phrase = trial;
                return Ok(Seen::value(&what, count, it.dials.len()));
            }
            let found: Vec<_> = it.dials.iter().map(|dial| dial.command).collect();
            list(&what, phrase, &found)
        }
        // Those that the other player has seen, and knows.
        "open dials" => {
            let open = it.dials.iter().filter(|dial| dial.known.holds(board.enemy_speaker(it.controller)));
            list(&what, phrase, &open.map(|dial| dial.command).collect::<Vec<_>>())
        }
        "gained dials" => {
            let found: Vec<_> = it.gained.iter().map(|dial| dial.0).collect();
            list(&what, phrase, &found)
        }
        "revealed" | "spent dial" => {
            let dial = if word == "revealed" { it.revealed } else { it.spent_dial };
            let expected = if phrase.eat("nothing") || phrase.eat("none") {
                None
            } else {
                Some(phrase.one_of(Wanted::Command, COMMANDS)?)
            };
            let text = dial.map_or("nothing", |command| command.word());
            Ok(Seen::new(expected == dial, format!("{what} {text}")))
        }
        "speed" => Ok(Seen::value(&what, phrase.number(Wanted::Speed)?, it.speed)),
        "moving speed" => Ok(Seen::value(&what, phrase.number(Wanted::Speed)?, it.moving_speed())),
        "at distance" => at_distance(scene, this, &name, phrase),
        "at" => place(&name, it.in_play().then_some(it.pose), phrase),
        "activated" => flag(it.activated),
        "objective ship" => flag(it.objective_ship),
        "flagship" => flag(it.flagship),
        "doomed" => flag(it.doomed),
        "objective tokens" => Ok(Seen::value(&what, phrase.number(Wanted::Many)?, it.objective_tokens)),
        "attacks" => Ok(Seen::value(&what, phrase.number(Wanted::Many)?, it.attacks)),
        "fired" => {
            let zone = phrase.one_of(Wanted::Zone, ZONES)?;
            flag(it.fired[zone.index()] > 0)
        }
        "size" => {
            let sizes = [Size::Small, Size::Medium, Size::Large, Size::Huge];
            let expected = phrase.one_of(Wanted::Size, sizes.map(|size| (size.word(), size)))?;
            Ok(Seen::new(card.size == expected, format!("{what} {}", card.size.word())))
        }
        "battery" => {
            let zone = phrase.one_of(Wanted::Zone, ZONES)?;
            dice(&format!("{what} {}", cards::zone(zone)), values::battery(&look, ship, zone), phrase)
        }
        "special battery" => dice(&what, values::special_battery(&look, ship), phrase),
        "anti-squadron" => dice(&what, values::anti_squadron(&look, ship), phrase),
        "defense" => defense(&name, &it.defense, phrase),
        _ => {
            let here = board.upgrades.iter().filter(|upgrade| upgrade.ship == ship);
            let here: Vec<_> = here.filter(|upgrade| upgrade.state != UpgradeState::Discarded).collect();
            let expected = cards::an_upgrade(scene.game.facts, Some(card.faction), phrase)?;
            let names: Vec<String> =
                here.iter().map(|upgrade| scene.game.facts[upgrade.card].name.to_string()).collect();
            let holds = here.iter().any(|upgrade| upgrade.card == expected);
            Ok(Seen::new(holds, format!("{name} has {}", tell::several(&names))))
        }
    }
}

fn dice(what: &str, found: Dice, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let found = [found.red, found.blue, found.black];
    Ok(Seen::new(counted(phrase)? == found, format!("{what} {}", dice_text(found))))
}

/// `at distance 2 of cr90`: at distance 1 to 2.
fn at_distance(
    scene: &ArmadaScene<'_>,
    this: Thing,
    name: &str,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    phrase.eat("1-");
    let number = phrase.number(Wanted::Distance)?;
    phrase.expect("of")?;
    let other = scene.names.a_piece(phrase)?;
    let holds = broadside_armada::scene::at_distance(scene.game, scene.board(), this, other, number);
    let not = if holds { "is" } else { "is not" };
    Ok(Seen::new(holds, format!("{name} {not} at distance 1-{number} of {}", tell::thing(scene, other))))
}
