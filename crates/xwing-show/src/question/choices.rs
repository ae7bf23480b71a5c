//! What can be chosen, with what tells one choice from another.

use broadside_stage::{Choice, Text};
use broadside_xwing::facts::{Die, Maneuver, Term};
use broadside_xwing::geometry::Range;
use broadside_xwing::scene;
use broadside_xwing::steps::Step;
use broadside_xwing::steps::attack::{attack_dice, defense_dice, view_of};
use broadside_xwing::values;
use broadside_xwing::words::{ActionId, Laid, Object, ObjectiveNo, Placement, Prompt, ShipNo, Thing, Way};

use super::{Ask, effects};
use crate::scene as shown;
use crate::{ids, names, sheet};

/// A maneuver of a ship, in the colour that it has for the ship now.
pub(super) fn maneuver(ask: &Ask<'_>, ship: ShipNo, it: Maneuver) -> Choice {
    names::on_dial(it, values::difficulty(&ask.look, ship, it))
}

/// A choice.
pub(super) fn choice(ask: &Ask<'_>, it: Thing) -> Choice {
    let mut choice = plain(ask, it);
    choice.target = choice.target.or_else(|| ids::of(it));
    if let (Some(Prompt::ChooseDefender), Some(target)) = (ask.step(), it.object()) {
        defender(ask, target, &mut choice);
    }
    if let (Some(Prompt::ChooseLock), Some(target), Some(ship)) = (ask.step(), it.object(), ask.about) {
        let from = ship.object().unwrap_or_default();
        let range = scene::range(ask.look.game, ask.look.board, from, target) as u8;
        choice.detail = Some(Text::new("xwing-detail-range").number("range", range));
    }
    choice
}

fn icon(name: &str, label: Text) -> Choice {
    Choice { icon: Some(name.into()), ..Choice::named(label) }
}

fn plain(ask: &Ask<'_>, it: Thing) -> Choice {
    let (game, board) = (ask.look.game, ask.look.board);
    let object = |object: Object| Choice::named(names::object(game, board, object));
    match it {
        Thing::Nothing => Choice::named(Text::new("xwing-nothing")),
        Thing::Ship(at) => ship(ask, at),
        Thing::Device(at) => object(Object::Device(at)),
        Thing::Obstacle(at) => Choice { icon: Some("obstacle".into()), ..object(Object::Obstacle(at)) },
        Thing::Objective(at) => Choice { icon: Some("objective".into()), ..object(Object::Objective(at)) },
        Thing::Upgrade(at) => {
            let of = names::ship(game, board, board.upgrade(at).ship);
            let name = Text::of_name(&*values::side_up(&ask.look, at).name);
            let it = board.upgrade(at);
            Choice {
                detail: Some(Text::new("xwing-card-on").name("ship", of)),
                text: sheet::upgrade_text(game, it.card, it.flipped),
                ..icon("card", name)
            }
        }
        Thing::Print(card) => icon("card", Text::of_name(&*game.facts[card].name)),
        Thing::Card(at) => {
            let kind = game.damage_kind(at);
            let detail = Some(names::text("damage", kind.word()));
            Choice { detail, ..icon("damage", Text::of_name(&*game.facts[kind].name)) }
        }
        Thing::Facedown => icon("damage", Text::new("xwing-card-facedown")),
        Thing::Condition(at) => {
            icon("card", Text::of_name(&*game.facts[board.conditions[at.index()].card].name))
        }
        Thing::Die(number) => die(ask, number),
        Thing::Token(_, token) => icon(names::token_icon(token), names::token(token)),
        Thing::Lock(ship, at) => {
            let on = board.ship(ship).locks.get(at as usize).copied().unwrap_or_default();
            icon("lock", Text::new("xwing-lock-on").text("piece", names::object(game, board, on)))
        }
        Thing::Maneuver(it) => match ask.about.and_then(Thing::ship) {
            Some(ship) => maneuver(ask, ship, it),
            None => names::on_dial(it, it.difficulty),
        },
        Thing::Action(action, colour) => Choice {
            detail: fails(ask, action),
            ..icon(&names::action_icon(action), names::action(game, board, action, colour))
        },
        Thing::Weapon(at) => {
            let unit = ask.about.and_then(Thing::object).unwrap_or_default();
            match values::weapons(&ask.look, unit).get(at.index()) {
                Some(it) => Choice {
                    dice: names::unrolled(Die::Attack, it.value),
                    detail: Some(reached(ask, unit, it)),
                    ..icon("attack", shown::weapon(&ask.look, unit, it.weapon))
                },
                None => icon("attack", Text::new("xwing-weapon")),
            }
        }
        Thing::Way(way) => {
            let (name, drawn) = match way {
                Way::BoostStraight => ("straight", "straight"),
                Way::BoostLeft => ("bank left", "bank-left"),
                Way::BoostRight => ("bank right", "bank-right"),
                Way::BoostTurnLeft => ("turn left", "turn-left"),
                Way::BoostTurnRight => ("turn right", "turn-right"),
                Way::RollLeft => ("roll left", "left"),
                Way::RollRight => ("roll right", "right"),
                Way::RollLeftForward => ("roll left forward", "left"),
                Way::RollLeftBack => ("roll left back", "left"),
                Way::RollRightForward => ("roll right forward", "right"),
                Way::RollRightBack => ("roll right back", "right"),
            };
            icon(drawn, names::text("way", name))
        }
        Thing::Placement(placement) => Choice::named(names::text(
            "placement",
            match placement {
                Placement::Front => "front",
                Placement::Middle => "middle",
                Placement::Back => "back",
            },
        )),
        Thing::Turret(arc) => icon("rotate", names::standard_arc(arc)),
        Thing::Face(face) => icon(names::face(face), names::text("face", names::face(face))),
        Thing::Number(number) => Choice::named(Text::new("xwing-number").number("number", f64::from(number))),
        Thing::Player(side) => Choice::named(Text::new(if side == ask.look.board.side(ask.decision.seat) {
            "xwing-player-you"
        } else {
            "xwing-player-opponent"
        })),
        Thing::Abilities => icon("card", Text::new("xwing-choice-abilities")),
        Thing::Decloak => icon("cloak", Text::new("xwing-choice-decloak")),
        Thing::Deploy(front) => {
            let id = if front { "xwing-choice-deploy-front" } else { "xwing-choice-deploy-rear" };
            icon("move", Text::new(id))
        }
        Thing::Dock(carrier) => {
            icon("move", Text::new("xwing-choice-dock").name("ship", names::ship(game, board, carrier)))
        }
        Thing::Laying(it) => {
            let id = match it.how {
                Laid::Dropped | Laid::Fitted => "xwing-choice-drop",
                Laid::DroppedLeft => "xwing-choice-drop-left",
                Laid::DroppedLeftTurned => "xwing-choice-drop-left-turned",
                Laid::DroppedRight => "xwing-choice-drop-right",
                Laid::DroppedRightTurned => "xwing-choice-drop-right-turned",
                Laid::DroppedTurned => "xwing-choice-drop-turned",
                Laid::Launched => "xwing-choice-launch",
            };
            let bend = names::bend(it.bend);
            icon(bend, Text::new(id).number("speed", it.speed).text("bearing", names::text("bearing", bend)))
        }
        Thing::Line(at) => {
            let attack = ask.look.core.procedures().find_map(|(_, step)| match step {
                Step::Attack(attack) => Some(attack),
                _ => None,
            });
            let text = match attack.map(|it| (it.line_words(&ask.look, at), it.line_through(&ask.look, at))) {
                Some((_, Some((objects, device)))) => {
                    let named = objects.into_iter().map(|it| names::object(game, board, it));
                    let device = device.then(|| Text::new("xwing-line-a-device"));
                    Text::new("xwing-line-through").list("pieces", named.chain(device).collect())
                }
                Some((words, None)) => names::text("line", words),
                None => names::text("line", "the free line"),
            };
            icon("sight", text)
        }
        Thing::Option(nth) => effects::option(ask, nth),
        Thing::Effect(offer) => effects::offered(ask, offer),
    }
}

/// That a scenario's action would fail, since nothing lies near enough (xwing.scenario.action.07).
fn fails(ask: &Ask<'_>, action: ActionId) -> Option<Text> {
    let (look, ship) = (&ask.look, ask.about.and_then(Thing::ship)?);
    let near = |at: ObjectiveNo| {
        scene::range(look.game, look.board, Object::Ship(ship), Object::Objective(at)) <= Range::One
    };
    let bound = matches!(action, ActionId::Tow | ActionId::Scramble);
    let kind = names::text("piece", names::objective(look.board.scenario));
    (bound && !look.board.objectives_in_play().any(near))
        .then(|| Text::new("xwing-detail-no-objective").text("objective", kind))
}

/// Where a weapon reaches, and whom it could be fired at.
fn reached(ask: &Ask<'_>, unit: Object, weapon: &values::Profile) -> Text {
    let (look, reach) = (&ask.look, names::reach(weapon));
    let attack = look.core.procedures().find_map(|(_, step)| match step {
        Step::Attack(attack) => Some(*attack),
        _ => None,
    });
    let scene = scene::Scene::of(look.game, look.board);
    let told = |target: Object| {
        let view = view_of(look, &scene, unit, target, weapon)?;
        let blocked = view.lines.clearest().is_some_and(|line| !line.obstacles.is_empty());
        let id = if blocked { "xwing-target-obstructed" } else { "xwing-target" };
        let piece = names::object(look.game, look.board, target);
        Some(Text::new(id).text("piece", piece).number("range", view.range?.range as u8))
    };
    let targets: Vec<Text> =
        attack.into_iter().flat_map(|attack| attack.targets(look, weapon)).filter_map(told).collect();
    match targets.is_empty() {
        true => reach,
        false => Text::new("xwing-weapon-targets").text("reach", reach).list("targets", targets),
    }
}

fn ship(ask: &Ask<'_>, at: ShipNo) -> Choice {
    let it = ask.look.board.ship(at);
    let detail = Text::new("xwing-detail-ship")
        .number("initiative", values::initiative(&ask.look, Object::Ship(at)))
        .number("hull", it.hull.saturating_sub(it.damage))
        .number("shields", it.shields);
    let name = names::ship(ask.look.game, ask.look.board, at);
    Choice { detail: Some(detail), ..icon("ship", Text::of_name(name)) }
}

fn die(ask: &Ask<'_>, number: u8) -> Choice {
    let (die, at, dice) = ask.look.board.die_among(number);
    match names::rolled(die, dice).into_iter().nth(at.into()) {
        Some(shown) => {
            let face = names::text("face", shown.face.as_deref().unwrap_or("blank"));
            let label = Text::new(format!("xwing-die-{}", die.word())).text("face", face);
            Choice { dice: vec![shown], ..Choice::named(label) }
        }
        None => Choice::named(Text::new("xwing-number").number("number", f64::from(at) + 1.0)),
    }
}

/// Adds to a defender its dice, range and lines.
fn defender(ask: &Ask<'_>, target: Object, choice: &mut Choice) {
    let Some(shown::Declared { attack, weapon, range, proof }) = shown::declaring(&ask.look, target) else {
        return;
    };
    choice.dice = names::unrolled(Die::Attack, attack_dice(&ask.look, &attack, &weapon));
    choice.dice.extend(names::unrolled(Die::Defense, defense_dice(&ask.look, &attack, &weapon)));
    let label = shown::label(&range);
    choice.detail = Some(match proof.warning.clone() {
        Some(warning) => Text::new("xwing-detail-obstructed").text("range", label).text("warning", warning),
        None => label,
    });
    choice.proof = Some(proof);
}
