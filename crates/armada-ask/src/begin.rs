//! What a scenario begins with, and how dice fall.

use broadside_armada::board::AttackKind;
use broadside_armada::facts::{Term, Zone};
use broadside_armada::steps::attack::{FRIENDLY, why_not};
use broadside_armada::steps::{Part, Step};
use broadside_armada::words::{ShipNo, SquadronNo, Thing};
use broadside_engine::{Draw, Reason, Refusal};
use broadside_scenario::{Phrase, Problem, Verb};

use super::cards::{COLOURS, COMMANDS, FACES, ZONES};
use super::{ArmadaScene, items, tell};
use crate::refused::{AskRefused, Wanted};

const WHOLE: [&str; 21] = [
    "the game",
    "the rest of the game",
    "end of game",
    "the end of the game",
    "a round",
    "the round",
    "the end of the round",
    "command phase",
    "the command phase",
    "ship phase",
    "the ship phase",
    "squadron phase",
    "the squadron phase",
    "status phase",
    "the status phase",
    "setup",
    "place obstacles",
    "deploy fleets",
    "exogorths",
    "purrgil",
    "setup and the game",
];

fn whole(name: &str) -> Step {
    match name {
        "the game" | "setup and the game" => Step::game(),
        "the rest of the game" | "end of game" | "the end of the game" => Step::rounds(),
        "a round" | "the round" => Step::round(),
        "the end of the round" => Step::end_of_round(),
        "command phase" | "the command phase" => Step::command_phase(),
        "ship phase" | "the ship phase" => Step::ship_phase(),
        "squadron phase" | "the squadron phase" => Step::squadron_phase(),
        "status phase" | "the status phase" => Step::status_phase(),
        "setup" => Step::setup(),
        "place obstacles" => Step::place_obstacles(),
        "deploy fleets" => Step::deploy_fleets(),
        "exogorths" => Step::exogorths(),
        _ => Step::purrgil(),
    }
}

/// What begins: a whole phase, or what one piece does.
pub(super) fn begin(scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
    let names = WHOLE.iter().map(|name| (*name, Err(*name)));
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Ok(thing)));
    match phrase.one_of(Wanted::Beginning, pieces.chain(names))? {
        Err(name) => Ok(whole(name)),
        Ok(Thing::Ship(ship)) => of_ship(scene, ship, phrase),
        Ok(Thing::Squadron(squadron)) => of_squadron(scene, squadron, phrase),
        Ok(thing) => {
            if !phrase.verb("attack") {
                return Err(phrase.problem(AskRefused::ObstacleAttacks));
            }
            let kind = match thing {
                Thing::Obstacle(at) => match scene.board().obstacles[at.index()].kind {
                    broadside_armada::facts::ObstacleKind::Exogorth => AttackKind::Exogorth,
                    _ => AttackKind::Ordinary,
                },
                _ => AttackKind::Ordinary,
            };
            attack(scene, thing, kind, phrase)
        }
    }
}

fn of_ship(scene: &ArmadaScene<'_>, ship: ShipNo, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
    let zone = phrase.try_one_of(ZONES);
    let who = zone.map_or(Thing::Ship(ship), |zone| Thing::Zone(ship, zone));
    let verbs = [
        ("attacks", "attack"),
        ("attack", "attack"),
        ("attack step", "attack step"),
        ("performs attacks", "attack step"),
        ("salvo", "salvo"),
        ("salvoes", "salvo"),
        ("ignition attack", "ignition"),
        ("activates", "activate"),
        ("maneuvers", "maneuver"),
        ("executes a maneuver", "maneuver"),
        ("moves", "maneuver"),
        ("reveals its dial", "reveal"),
        ("reveals", "reveal"),
        ("resolves", "resolve"),
        ("gains", "gain"),
        ("suffers", "suffer"),
        ("is dealt", "deal"),
        ("commands", "command"),
        ("displaces", "displace"),
        ("overlaps", "overlap"),
    ];
    match phrase.one_of(Wanted::ShipDeed, verbs)? {
        verb @ ("attack" | "salvo" | "ignition") => {
            let kind = match verb {
                "salvo" => AttackKind::Salvo,
                "ignition" => AttackKind::Ignition,
                _ => AttackKind::Ordinary,
            };
            let zone = match zone {
                Some(zone) => zone,
                None => {
                    phrase.eat("from");
                    let before = *phrase;
                    let found: Zone = phrase.one_of(Wanted::AttackZone, ZONES)?;
                    if !["->", "at", "against", "to"].iter().any(|word| phrase.eat(word)) {
                        return Err(before.problem(AskRefused::AttackForm));
                    }
                    found
                }
            };
            attack(scene, Thing::Zone(ship, zone), kind, phrase)
        }
        "attack step" => Ok(Step::part(Part::AttackStep(ship))),
        "activate" => Ok(Step::ship_activation(ship)),
        "maneuver" => Ok(Step::part(Part::Maneuver(ship))),
        "reveal" => Ok(Step::part(Part::Reveal(ship))),
        "resolve" => {
            phrase.eat("a");
            let command = phrase.one_of(Wanted::Command, COMMANDS)?;
            phrase.eat("command");
            Ok(Step::part(Part::Command(ship, command)))
        }
        "gain" => {
            phrase.eat("a");
            let command = phrase.one_of(Wanted::Command, COMMANDS)?;
            if phrase.eat("dial") {
                return Ok(Step::gain_dial(ship, command));
            }
            phrase.eat("token");
            Ok(Step::gain_token(ship, command))
        }
        "suffer" => {
            let amount = phrase.number(Wanted::Damage)?;
            phrase.eat("damage");
            Ok(Step::suffer(who, amount))
        }
        "deal" => {
            let mut trial = *phrase;
            let count = match trial.number::<u8>("") {
                Ok(count) => {
                    *phrase = trial;
                    count
                }
                Err(_) => {
                    phrase.eat("a");
                    1
                }
            };
            let faceup = phrase.one_of(Wanted::FacedownOrFaceup, [("facedown", false), ("faceup", true)])?;
            phrase.eat("damage");
            let _ = phrase.eat("card") || phrase.eat("cards");
            Ok(Step::deal(ship, faceup, count))
        }
        "command" => {
            let squadron = a_squadron(scene, phrase)?;
            Ok(Step::squadron_activation(squadron, Some(ship)))
        }
        "displace" => {
            let mut set = 0u64;
            loop {
                set |= 1 << a_squadron(scene, phrase)?.0;
                if !phrase.comma() {
                    break;
                }
            }
            let owner = scene.board().ship(ship).controller;
            let by = if phrase.eat("by") {
                scene.names.a_seat(phrase)?
            } else {
                scene.board().enemy_speaker(owner)
            };
            Ok(Step::displace(ship, set, by))
        }
        _ => {
            let mut set = 0u16;
            loop {
                let before = *phrase;
                match scene.names.a_piece(phrase)? {
                    Thing::Obstacle(obstacle) => set |= 1 << obstacle.0,
                    _ => return Err(before.problem(AskRefused::WantsObstacle)),
                }
                if !phrase.comma() {
                    break;
                }
            }
            Ok(Step::overlap_obstacles(ship, set))
        }
    }
}

fn of_squadron(
    scene: &ArmadaScene<'_>,
    squadron: SquadronNo,
    phrase: &mut Phrase<'_>,
) -> Result<Step, Problem> {
    let verbs = [
        ("attacks", "attack"),
        ("counters", "counter"),
        ("snipes", "snipe"),
        ("activates", "activate"),
        ("moves", "move"),
    ];
    match phrase.one_of(Wanted::SquadronDeed, verbs)? {
        "activate" => {
            let by = if phrase.eat("by") {
                let before = *phrase;
                match scene.names.a_piece(phrase)? {
                    Thing::Ship(ship) => Some(ship),
                    _ => return Err(before.problem(AskRefused::ByShip)),
                }
            } else {
                None
            };
            Ok(Step::squadron_activation(squadron, by))
        }
        "move" => {
            let distance = match phrase.is_empty() {
                true => scene.game.squadron(scene.board(), squadron).speed,
                false => {
                    let _ = phrase.eat("up to");
                    phrase.eat("distance");
                    phrase.number(Wanted::Distance)?
                }
            };
            Ok(Step::squadron_move(squadron, distance))
        }
        verb => {
            let kind = match verb {
                "counter" => AttackKind::Counter,
                "snipe" => AttackKind::Snipe,
                _ => AttackKind::Ordinary,
            };
            let _ = phrase.eat("->") || phrase.eat("at");
            attack(scene, Thing::Squadron(squadron), kind, phrase)
        }
    }
}

fn a_squadron(scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<SquadronNo, Problem> {
    let before = *phrase;
    match scene.names.a_piece(phrase)? {
        Thing::Squadron(squadron) => Ok(squadron),
        _ => Err(before.problem(AskRefused::WantsSquadron)),
    }
}

/// A party of an attack: a hull zone, a squadron, an obstacle, a token.
pub(super) fn a_party(scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Thing, Problem> {
    items::little(phrase);
    match scene.names.a_piece(phrase)? {
        Thing::Ship(ship) => Ok(Thing::Zone(ship, phrase.one_of(Wanted::ShipZone, ZONES)?)),
        other => Ok(other),
    }
}

fn attack(
    scene: &ArmadaScene<'_>,
    attacker: Thing,
    kind: AttackKind,
    phrase: &mut Phrase<'_>,
) -> Result<Step, Problem> {
    let before = *phrase;
    let defender = a_party(scene, phrase)?;
    let by = scene.board().decider(attacker);
    let by = by.or_else(|| scene.board().decider(defender).map(|seat| scene.board().enemy_speaker(seat)));
    let by = by.unwrap_or(scene.board().speaker(scene.board().first()));
    if !phrase.eat("even so")
        && let Some(why) = illegal(scene, attacker, defender, kind)
    {
        let (attacker, defender) = (tell::thing(scene, attacker), tell::thing(scene, defender));
        return Err(before.problem(AskRefused::CannotAttack { attacker, defender, why }));
    }
    Ok(Step::part(Part::Attack { attacker, defender, kind, by }))
}

/// Why an attack cannot be declared. Of attacks that answer others or have rules of their own only the parties are
/// looked at.
fn illegal(scene: &ArmadaScene<'_>, attacker: Thing, defender: Thing, kind: AttackKind) -> Option<Reason> {
    let (game, board) = (scene.game, scene.board());
    let lies = |thing| broadside_armada::scene::shape(game, board, thing).is_some();
    if !lies(attacker) || !lies(defender) {
        return Some(AskRefused::NotOnTable.into());
    }
    let why = match kind {
        AttackKind::Ordinary | AttackKind::Snipe => why_not(&scene.look(), attacker, defender)?,
        _ if board.friendly(attacker, defender) => FRIENDLY,
        _ => return None,
    };
    let Refusal { reason, rule } = why.into();
    Some(match rule {
        Some(rule) => AskRefused::ByRule { why: reason, rule: rule.into_owned() }.into(),
        None => reason,
    })
}

/// So many dice are rolled at most: a slip of the pen means more.
const MOST_DICE: usize = 40;

/// `red hit`, `2 blue accuracy`; `draw shuffle of 5`, `draw number 2`.
pub(super) fn draw(verb: Verb, phrase: &mut Phrase<'_>) -> Result<Vec<Draw>, Problem> {
    if verb == Verb::Draw {
        let _ = phrase.eat("a");
        if phrase.eat("shuffle") {
            phrase.eat("of");
            let cards: u32 = phrase.number(Wanted::Shuffled)?;
            return Ok((1..cards).rev().map(|value| Draw { what: None, value }).collect());
        }
        phrase.eat("number");
        let before = *phrase;
        let number: u32 = phrase.number(Wanted::Result)?;
        let Some(value) = number.checked_sub(1) else {
            return Err(before.problem(AskRefused::ResultsFromOne));
        };
        return Ok(vec![Draw { what: None, value }]);
    }
    let mut trial = *phrase;
    let count = match trial.number::<usize>("") {
        Ok(count) if count > MOST_DICE => {
            return Err(phrase.problem(AskRefused::ManyDice { most: MOST_DICE }));
        }
        Ok(count) => {
            *phrase = trial;
            count
        }
        Err(_) => 1,
    };
    let colour = phrase.one_of(Wanted::DieColour, COLOURS)?;
    let before = *phrase;
    let face = phrase.one_of(Wanted::Face, FACES)?;
    let Some(value) = colour.faces().iter().position(|other| *other == face) else {
        return Err(before.problem(AskRefused::NoSuchFace { colour: colour.word() }));
    };
    let draw = Draw { what: Some(colour.word().into()), value: value as u32 };
    Ok(vec![draw; count])
}
