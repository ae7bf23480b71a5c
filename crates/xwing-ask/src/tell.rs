//! The table in words.

use broadside_engine::{Seat, Side};
use broadside_table::Pose;
use broadside_xwing::board::Weapon;
use broadside_xwing::facts::{Die, Face, Maneuver, Term};
use broadside_xwing::geometry::Bend;
use broadside_xwing::steps::Step;
use broadside_xwing::values;
use broadside_xwing::words::{
    ActionId, Colour, Event, Idle, Laid, Laying, Object, Placement, Prompt, Thing, Token, Way,
};

use super::table::ARCS;
use super::{FACES, XWingScene};

pub(super) fn face(face: Face) -> &'static str {
    FACES.iter().find(|(_, other)| *other == face).map_or("", |(name, _)| name)
}

pub(super) fn maneuver(maneuver: Maneuver) -> String {
    format!("{} {}", maneuver.speed, maneuver.bearing.word())
}

pub(super) fn whereabouts(name: &str, pose: Pose) -> String {
    format!("{name} at {:.1} {:.1} facing {:.1}", pose.x_mm(), pose.y_mm(), pose.facing.degrees())
}

fn way(way: Way) -> &'static str {
    match way {
        Way::BoostStraight => "boost straight",
        Way::BoostLeft => "boost left",
        Way::BoostRight => "boost right",
        Way::BoostTurnLeft => "boost turn left",
        Way::BoostTurnRight => "boost turn right",
        Way::RollLeft => "roll left",
        Way::RollRight => "roll right",
        Way::RollLeftForward => "roll left forward",
        Way::RollLeftBack => "roll left back",
        Way::RollRightForward => "roll right forward",
        Way::RollRightBack => "roll right back",
    }
}

pub(super) fn item(scene: &XWingScene<'_>, item: Thing) -> String {
    if let Some(name) = scene.names.of(item) {
        return name.to_owned();
    }
    let board = scene.board();
    match item {
        Thing::Nothing => "nothing".into(),
        Thing::Ship(ship) => format!("ship {}", ship.0),
        Thing::Device(at) => format!("device {}", at.0),
        Thing::Obstacle(at) => format!("obstacle {}", at.0),
        Thing::Objective(at) => format!("objective {}", at.0),
        Thing::Upgrade(at) => scene.game.facts[board.upgrade(at).card].name.to_string(),
        Thing::Print(card) => scene.game.facts[card].name.to_string(),
        Thing::Card(card) => scene.game.facts[scene.game.damage_kind(card)].name.to_string(),
        Thing::Facedown => "a facedown card".into(),
        Thing::Condition(at) => scene.game.facts[board.conditions[at.index()].card].name.to_string(),
        Thing::Die(number) => {
            let (die, at, dice) = board.die_among(number);
            match dice.get(at as usize) {
                // As `roll` names it: an evade is always a green result.
                Some(found) if die == Die::Defense && found.face != Face::Evade => {
                    format!("green {}", face(found.face))
                }
                Some(found) => face(found.face).into(),
                None => format!("{} die {}", die.word(), at + 1),
            }
        }
        Thing::Token(_, token) => token.word().into(),
        Thing::Lock(ship, at) => {
            let object = board.ship(ship).locks.get(at as usize).copied().unwrap_or(Object::Ship(ship));
            format!("lock on {}", self::item(scene, object.into()))
        }
        Thing::Maneuver(it) => maneuver(it),
        Thing::Action(action, colour) => {
            let name = match action {
                ActionId::Card(card) => format!("repair {}", self::item(scene, Thing::Card(card))),
                ActionId::Upgrade(card, nth) => {
                    let card = self::item(scene, Thing::Upgrade(card));
                    if nth == 0 { card } else { format!("{card} {}", nth + 1) }
                }
                ActionId::Condition(at) => self::item(scene, Thing::Condition(at)),
                _ => action.word().into(),
            };
            match colour {
                Colour::White => name,
                _ => format!("{} {name}", values::colour_word(colour)),
            }
        }
        Thing::Weapon(at) => {
            let unit = scene.look().core.procedures().find_map(|(_, step)| step.about(&scene.look()));
            let unit = unit.and_then(Thing::object).unwrap_or_default();
            let weapons = values::weapons(&scene.look(), unit);
            match weapons.get(at.index()).map(|it| (it.weapon, it.arc)) {
                Some((Weapon::Special(upgrade), _)) => self::item(scene, Thing::Upgrade(upgrade)),
                Some((_, arc)) => format!("{} weapon", arc.word()),
                None => "weapon".into(),
            }
        }
        Thing::Way(it) => way(it).into(),
        Thing::Placement(Placement::Front) => "front".into(),
        Thing::Placement(Placement::Middle) => "middle".into(),
        Thing::Placement(Placement::Back) => "back".into(),
        Thing::Turret(arc) => ARCS[arc as usize % 4].0.into(),
        Thing::Face(it) => face(it).into(),
        Thing::Number(number) => number.to_string(),
        Thing::Player(side) => of_side(scene, side),
        Thing::Abilities => "card abilities".into(),
        Thing::Decloak => "decloak".into(),
        Thing::Deploy(true) => "deploy by the front guides".into(),
        Thing::Deploy(false) => "deploy by the rear guides".into(),
        Thing::Dock(carrier) => format!("dock with {}", self::item(scene, Thing::Ship(carrier))),
        Thing::Laying(it) => laying(it),
        Thing::Line(at) => {
            let look = scene.look();
            let attack = look.core.procedures().find_map(|(_, step)| match step {
                Step::Attack(attack) => Some(attack),
                _ => None,
            });
            match attack.map(|it| (it.line_words(&look, at), it.line_through(&look, at))) {
                Some((_, Some((objects, device)))) => {
                    let names = objects.into_iter().map(|it| self::item(scene, it.into()));
                    let all: Vec<String> = names.chain(device.then(|| "a device".into())).collect();
                    format!("the line through {}", all.join(" and "))
                }
                Some((words, None)) => words.into(),
                None => "a line".into(),
            }
        }
        Thing::Option(_) | Thing::Effect(_) => String::new(),
    }
}

/// `drop 1 straight`, `launch 3 bank left`, `drop 1 straight by the rear guides`.
fn laying(it: Laying) -> String {
    let how = if it.how == Laid::Launched { "launch" } else { "drop" };
    let bend = match it.bend {
        Bend::Straight => "straight",
        Bend::BankLeft => "bank left",
        Bend::BankRight => "bank right",
        Bend::TurnLeft => "turn left",
        Bend::TurnRight => "turn right",
    };
    let side = match it.how {
        Laid::DroppedLeft | Laid::DroppedLeftTurned => " from the left side",
        Laid::DroppedRight | Laid::DroppedRightTurned => " from the right side",
        _ => "",
    };
    let turned = if it.how.is_turned() { " by the rear guides" } else { "" };
    format!("{how} {} {bend}{side}{turned}", it.speed)
}

pub(super) fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceObjective => "place an objective",
        Prompt::ChooseObstacle => "choose an obstacle",
        Prompt::PlaceObstacle => "place an obstacle",
        Prompt::PlaceRemote => "place a remote",
        Prompt::ChooseShipToPlace => "choose a ship to place",
        Prompt::PlaceShip => "place a ship",
        Prompt::StartDocked => "declare a docked ship",
        Prompt::SetTurret => "set a turret",
        Prompt::SetDials => "set dials",
        Prompt::SetDial => "set a dial",
        Prompt::ChooseSystem => "choose a ship of the System Phase",
        Prompt::SystemAbility => "use a System Phase ability",
        Prompt::DeclareWay => "declare a boost or barrel roll",
        Prompt::ChoosePlacement => "choose a position",
        Prompt::ChooseActivation => "activate a ship",
        Prompt::ChooseAction => "perform an action",
        Prompt::OverlapAction => "perform a red focus or calculate action",
        Prompt::ChooseLock => "lock an object",
        Prompt::Coordinate => "coordinate a ship",
        Prompt::ChooseJam => "jam a ship",
        Prompt::ResolveJam => "remove a token or break a lock",
        Prompt::ChooseReinforce => "choose a side of a reinforce token",
        Prompt::ChooseReload => "reload an upgrade",
        Prompt::ChooseSlam => "choose a SLAM maneuver",
        Prompt::TractorMove => "move a tractored ship",
        Prompt::TractorTurn => "turn a tractored ship",
        Prompt::ChooseEngagement => "engage with a ship",
        Prompt::ChooseWeapon => "choose a weapon",
        Prompt::ChooseDefender => "declare a defender",
        Prompt::ChooseLine => "choose a line",
        Prompt::ChooseTow => "tow a supply cache",
        Prompt::ChooseScramble => "scramble a satellite",
        Prompt::Jettison => "jettison a supply cache",
        Prompt::PlaceCache => "place a supply cache",
        Prompt::DeployManeuver => "choose a maneuver to deploy",
        Prompt::EmergencyDeploy => "deploy in emergency",
        Prompt::DockByOverlap => "dock with the carrier",
        Prompt::BoostPartially => "move back along the template",
        Prompt::ChooseTemplate => "choose a template",
        Prompt::ChooseDetonation => "choose a device that detonates",
        Prompt::ChooseAffected => "choose the ship that a device affects",
        Prompt::Relocate => "relocate a remote",
        Prompt::FitSwarm => "fit the swarm to guides",
        Prompt::ChooseDrop => "drop a device",
        Prompt::ChooseShield => "lose a shield",
        Prompt::ChooseRepair => "repair a damage card",
        Prompt::ChooseOrder => "choose the ship that suffers first",
        Prompt::ChooseSeismic => "choose an obstacle",
        Prompt::SpendTokenOf => "choose whose token is spent",
        Prompt::ChooseFormerLock => "choose which lock goes",
        Prompt::ConcussionStrain => "gain a strain token instead",
    }
}

/// A side by the name of who speaks for it.
pub(super) fn of_side(scene: &XWingScene<'_>, side: Side) -> String {
    scene.names.of_seat(scene.board().speaker(side))
}

pub(super) fn event(scene: &XWingScene<'_>, event: &Event) -> String {
    let ship = |at: &broadside_xwing::words::ShipNo| item(scene, Thing::Ship(*at));
    let object = |at: &Object| item(scene, (*at).into());
    let seat = |at: &Seat| scene.names.of_seat(*at);
    let side = |at: &Side| of_side(scene, *at);
    let faces = |dice: &[Face]| dice.iter().map(|it| face(*it)).collect::<Vec<_>>().join(" ");
    let tokens = |token: &Token, count: &u8| format!("{count} {}", token.word());
    match event {
        Event::PhaseBegins(phase) => format!("the {phase:?} Phase begins"),
        Event::OrderRolled(rolls) => {
            let rolled = |(of, dice): (Side, &Vec<Face>)| format!("{} rolls {}", side(&of), faces(dice));
            rolls.iter().map(rolled).collect::<Vec<_>>().join(", ")
        }
        Event::FirstPlayer(it) => format!("{} is first player", side(it)),
        Event::ObjectivePlaced(at, _) => format!("{} is placed", item(scene, Thing::Objective(*at))),
        Event::ObstaclePlaced(at, _) => format!("{} is placed", item(scene, Thing::Obstacle(*at))),
        Event::ObstacleRemoved(at) => format!("{} is removed", item(scene, Thing::Obstacle(*at))),
        Event::Placed(at, _) => format!("{} is placed", ship(at)),
        Event::Executed(at, it, fully) => {
            let how = if *fully { "fully" } else { "partially" };
            format!("{} {how} executes {}", ship(at), maneuver(*it))
        }
        Event::Turned(at, _) => format!("{} turns", ship(at)),
        Event::Passed(at, it) => format!("{} meets {}", ship(at), object(it)),
        Event::TurretSet(at, arc) => {
            format!("the turret of {} points {}", ship(at), ARCS[*arc as usize % 4].0)
        }
        Event::DialSeen(at, by) => format!("{} looks at the dial of {}", seat(by), ship(at)),
        Event::DialShown(at, it) => format!("{} shows {}", ship(at), maneuver(*it)),
        Event::ActionBegun(at, action) => format!("{} performs {}", ship(at), action.word()),
        Event::ActionFailed(at, action) => format!("{} fails {}", ship(at), action.word()),
        Event::MoveFailed(at) => format!("{} stays where it was", ship(at)),
        Event::TokenGained(at, token, count) => format!("{} gains {}", ship(at), tokens(token, count)),
        Event::TokenRemoved(at, token, count) => format!("{} loses {}", ship(at), tokens(token, count)),
        Event::Locked(at, it) => format!("{} locks {}", ship(at), object(it)),
        Event::LockBroken(at, it) => format!("the lock of {} on {} is gone", ship(at), object(it)),
        Event::Force(at, by) => format!("{} Force {by:+}", ship(at)),
        Event::ShipCharge(at, by) => format!("{} charges {by:+}", ship(at)),
        Event::UpgradeFlipped(at, _) => format!("{} is turned over", item(scene, Thing::Upgrade(*at))),
        Event::Charge(at, by) => format!("{} charges {by:+}", item(scene, Thing::Upgrade(*at))),
        Event::UpgradeGiven(upgrade, to) => {
            format!("{} takes {}", item(scene, Thing::Ship(*to)), item(scene, Thing::Upgrade(*upgrade)))
        }
        Event::Exchanged(one, other) => {
            let name = |at: &broadside_xwing::words::UpgradeNo| item(scene, Thing::Upgrade(*at));
            format!("{} and {} change places", name(one), name(other))
        }
        Event::AttackDeclared(one, other, range) => {
            format!("{} attacks {} at range {range}", object(one), object(other))
        }
        Event::Rolled(die, dice, _) => format!("{} dice {}", die.word(), faces(dice)),
        Event::DieChanged(die, at, it, _) => format!("{} die {} becomes {}", die.word(), at + 1, face(*it)),
        Event::DieAdded(die, it, _) => format!("{} die {} is added", die.word(), face(*it)),
        Event::DieRemoved(die, it, _) => format!("{} die {} is removed", die.word(), face(*it)),
        Event::Neutralized { hits, crits } => format!("{hits} hit and {crits} crit remain"),
        Event::AttackOver(hit) => if *hit { "the attack hits" } else { "the attack misses" }.into(),
        Event::ShieldLost(at) => format!("{} loses a shield", ship(at)),
        Event::ShieldRecovered(at) => format!("{} recovers a shield", ship(at)),
        Event::DealtFacedown(at) => format!("{} is dealt a facedown card", object(at)),
        Event::DealtFaceup(at, _, kind) => format!("{} is dealt {}", ship(at), scene.game.facts[*kind].name),
        Event::CardShown(at, _, kind) => {
            format!("{} would be dealt {}", ship(at), scene.game.facts[*kind].name)
        }
        Event::CardsDrawn(at, by, count) => format!("{} draws {count} cards for {}", seat(by), ship(at)),
        Event::CardDiscarded(at, kind) => {
            let card = kind.map_or("a card".into(), |kind| scene.game.facts[kind].name.to_string());
            format!("{card} drawn for {} is discarded", ship(at))
        }
        Event::Exposed(at, _, kind) => format!("{} exposes {}", ship(at), scene.game.facts[*kind].name),
        Event::Repaired(at, _) => format!("{} repairs a card", ship(at)),
        Event::DeckMade(it) => format!("{} makes a new damage deck", side(it)),
        Event::Destroyed(at) => format!("{} is destroyed", object(at)),
        Event::Fled(at) => format!("{} flees", ship(at)),
        Event::Removed(at) => format!("{} is removed from the game", object(at)),
        Event::UpgradeHidden(at) => format!("{} hides an upgrade", ship(at)),
        Event::UpgradeRevealed(at) => format!("{} is revealed", item(scene, Thing::Upgrade(*at))),
        Event::StandsIn(at, other) => format!("{} stands in for {}", ship(at), ship(other)),
        Event::DamageDiscarded(at, count) => format!("{} discards {count} damage cards", ship(at)),
        Event::Reserved(at) => format!("{} is placed in reserve", ship(at)),
        Event::DevicePlaced(at, _) => format!("{} is placed", item(scene, Thing::Device(*at))),
        Event::DeviceMoved(at, _) => format!("{} is relocated", item(scene, Thing::Device(*at))),
        Event::Detonated(at) => format!("{} detonates", item(scene, Thing::Device(*at))),
        Event::Fused(at) => format!("{} gets a fuse marker", object(&Object::Device(*at))),
        Event::FuseBurnt(at) => format!("{} loses a fuse marker", object(at)),
        Event::ConditionAssigned(at, ..) => format!("{} is assigned a condition", ship(at)),
        Event::CardHeld(at, kind) => {
            let condition = item(scene, Thing::Condition(*at));
            format!("{} is laid on {condition}", scene.game.facts[*kind].name)
        }
        Event::ConditionRemoved(at) => format!("{} loses a condition", ship(at)),
        Event::ConditionRevealed(at, card) => {
            format!("{} reveals {}", ship(at), scene.game.facts[*card].name)
        }
        Event::MissionPoints(it, points) => format!("{} gains {points} mission points", side(it)),
        Event::Towed(at, it) => format!("{} tows {}", ship(at), item(scene, Thing::Objective(*it))),
        Event::Jettisoned(at, it) => format!("{} jettisons {}", ship(at), item(scene, Thing::Objective(*it))),
        Event::Scrambled(at, it) => format!("{} scrambles {}", side(it), item(scene, Thing::Objective(*at))),
        Event::RoundOver(round) => format!("round {round} ends"),
        Event::Idle(unit, why) => match why {
            Idle::SkipsAction => format!("{} skips its Perform Action step", object(unit)),
            Idle::Stressed => format!("{} is stressed and performs no action", object(unit)),
            Idle::NoAction => format!("{} has no action to perform", object(unit)),
            Idle::Disarmed => format!("{} is disarmed and does not attack", object(unit)),
            Idle::OnObstacle(at) => {
                format!("{} is on {} and does not attack", object(unit), item(scene, Thing::Obstacle(*at)))
            }
            Idle::Forbidden => format!("{} cannot attack", object(unit)),
        },
    }
}

/// A line for each piece that the table names.
pub(super) fn position(scene: &XWingScene<'_>) -> Vec<String> {
    let board = scene.board();
    let mut lines: Vec<String> = Vec::new();
    for (name, thing) in scene.names.pieces() {
        match thing {
            Thing::Ship(at) => {
                let it = board.ship(at);
                let mut text = format!(
                    "{}, {:?}, shields {}, damage {}",
                    whereabouts(name, it.pose),
                    it.standing,
                    it.shields,
                    it.damage
                );
                for token in Token::ALL.iter().filter(|token| it.has(**token)) {
                    text += &format!(", {} {}", token.word(), it.count(*token));
                }
                for card in board.faceup(at) {
                    text += &format!(", {}", scene.game.facts[scene.game.damage_kind(card)].name);
                }
                lines.push(text);
            }
            Thing::Obstacle(at) => lines.push(whereabouts(name, board.obstacle(at).pose)),
            Thing::Device(at) => lines.push(whereabouts(name, board.device(at).pose)),
            Thing::Objective(at) => lines.push(whereabouts(name, board.objectives[at.index()].pose)),
            _ => {}
        }
    }
    lines.push(format!(
        "round {}, {:?} Phase, first {}",
        board.round,
        board.phase,
        of_side(scene, board.first())
    ));
    lines
}
