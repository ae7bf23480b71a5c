//! What things are called: names of pieces, told apart from like ones, and the words of the rule book as messages.

use broadside_engine::Side;
use broadside_stage::{Cell, Choice, Die, Text, apart, slug};
use broadside_xwing::XWing;
use broadside_xwing::board::{Board, DieState, Scenario};
use broadside_xwing::facts::{self, Bearing, Difficulty, Face, Faction, Maneuver, Term};
use broadside_xwing::geometry::Bend;
use broadside_xwing::values::Profile;
use broadside_xwing::words::{ActionId, Colour, Object, Phase, ShipNo, Token};

/// A message without gaps by its kind and name: `xwing-<kind>-<name>`.
pub(super) fn text(kind: &str, name: &str) -> Text {
    Text::new(format!("xwing-{kind}-{}", slug(name)))
}

/// The name of a ship, told apart from like ones.
pub(super) fn ship(game: &XWing, board: &Board, at: ShipNo) -> String {
    let name = |at: usize| &*game.facts[board.ships[at].pilot].name;
    apart(name(at.index()), at.index(), (0..board.ships.len()).map(name))
}

/// The kind of an object that has no name of its own, as messages call it.
fn kind(game: &XWing, board: &Board, object: Object) -> &'static str {
    match object {
        Object::Ship(_) => "ship",
        Object::Device(at) => game.facts[board.device(at).id].kind.word(),
        Object::Obstacle(at) => board.obstacle(at).kind.word(),
        Object::Objective(_) => objective(board.scenario),
    }
}

/// What is played for in a scenario.
pub(super) fn objective(scenario: Scenario) -> &'static str {
    if scenario == Scenario::Salvage { "supply cache" } else { "satellite" }
}

/// How many objects of the same name there are, and which of them it is.
fn among(game: &XWing, board: &Board, object: Object) -> (usize, usize) {
    let count = |at: usize, all: usize, like: &dyn Fn(usize) -> bool| {
        ((0..all).filter(|other| like(*other)).count(), (0..=at).filter(|other| like(*other)).count())
    };
    match object {
        Object::Ship(_) => (1, 1),
        Object::Device(at) => {
            let name = |at: usize| &game.facts[board.devices[at].id].name;
            count(at.index(), board.devices.len(), &|other| name(other) == name(at.index()))
        }
        Object::Obstacle(at) => {
            let kind = board.obstacle(at).kind;
            count(at.index(), board.obstacles.len(), &|other| board.obstacles[other].kind == kind)
        }
        Object::Objective(at) => (board.objectives.len(), at.index() + 1),
    }
}

/// The name of an object, told apart from like ones.
pub(super) fn object(game: &XWing, board: &Board, object: Object) -> Text {
    let plain = match object {
        Object::Ship(at) => return Text::of_name(ship(game, board, at)),
        Object::Device(at) => Text::of_name(&*game.facts[board.device(at).id].name),
        _ => text("piece", kind(game, board, object)),
    };
    match among(game, board, object) {
        (1, _) => plain,
        (_, number) => Text::new("xwing-numbered").text("what", plain).number("number", number as f64),
    }
}

/// The name of an object that is the same in every language.
pub(super) fn name(game: &XWing, board: &Board, object: Object) -> String {
    let plain = match object {
        Object::Ship(at) => return ship(game, board, at),
        Object::Device(at) => game.facts[board.device(at).id].name.to_string(),
        _ => {
            let word = kind(game, board, object);
            word[..1].to_uppercase() + &word[1..]
        }
    };
    match among(game, board, object) {
        (1, _) => plain,
        (_, number) => format!("{plain} {number}"),
    }
}

/// A faction by its name.
pub(super) fn faction(faction: Faction) -> Text {
    text("faction", faction.word())
}

/// A side by its faction.
pub(super) fn side(board: &Board, side: Side) -> Text {
    faction(board.sides[side].faction)
}

/// A phase as messages name it.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "Setup",
        Phase::Planning => "Planning Phase",
        Phase::System => "System Phase",
        Phase::Activation => "Activation Phase",
        Phase::Engagement => "Engagement Phase",
        Phase::End => "End Phase",
    }
}

/// A maneuver: `3 bank right`.
pub(super) fn maneuver(it: Maneuver) -> Text {
    Text::new("xwing-maneuver").number("speed", it.speed).text("bearing", text("bearing", it.bearing.word()))
}

/// The icon of a bearing.
pub(super) fn bearing_icon(bearing: Bearing) -> String {
    slug(bearing.word())
}

/// How a template bends, as a bearing is called.
pub(super) fn bend(bend: Bend) -> &'static str {
    match bend {
        Bend::Straight => "straight",
        Bend::BankLeft => "bank-left",
        Bend::BankRight => "bank-right",
        Bend::TurnLeft => "turn-left",
        Bend::TurnRight => "turn-right",
    }
}

/// The columns of a dial from left to right.
const COLUMNS: [&[Bearing]; 8] = [
    &[Bearing::TallonRollLeft, Bearing::SegnorsLoopLeft],
    &[Bearing::TurnLeft],
    &[Bearing::BankLeft, Bearing::ReverseBankLeft],
    &[Bearing::Straight, Bearing::Stationary, Bearing::ReverseStraight],
    &[Bearing::BankRight, Bearing::ReverseBankRight],
    &[Bearing::TurnRight],
    &[Bearing::TallonRollRight, Bearing::SegnorsLoopRight],
    &[Bearing::KoiogranTurn],
];

/// A maneuver as it stands on a dial, in the colour that it has now.
pub(super) fn on_dial(it: Maneuver, difficulty: Difficulty) -> Choice {
    use Bearing::{ReverseBankLeft, ReverseBankRight, ReverseStraight};
    let column = COLUMNS.iter().position(|bearings| bearings.contains(&it.bearing)).unwrap_or(0);
    let back = matches!(it.bearing, ReverseBankLeft | ReverseStraight | ReverseBankRight);
    let speed = i32::from(it.speed);
    Choice {
        detail: Some(text("difficulty", difficulty.word())),
        icon: Some(bearing_icon(it.bearing)),
        cell: Some(Cell {
            row: if back { -speed } else { speed },
            column: column as i32,
            colour: difficulty.word().into(),
        }),
        ..Choice::named(maneuver(it))
    }
}

/// The icon of a token.
pub(super) fn token_icon(token: Token) -> &'static str {
    match token {
        Token::Fore => "fore-reinforce",
        Token::Aft => "aft-reinforce",
        Token::Evade => "evade-xw",
        other => other.word(),
    }
}

/// The name of a token.
pub(super) fn token(token: Token) -> Text {
    text("token", token.word())
}

/// The name of a standard arc, counted clockwise from the front.
pub(super) fn standard_arc(at: u8) -> Text {
    text("arc", ["front", "right", "rear", "left"][at as usize % 4])
}

/// Where a weapon reaches: its arc and its ranges.
pub(super) fn reach(weapon: &Profile) -> Text {
    Text::new("xwing-weapon-reach")
        .text("arc", weapon_arc(weapon.arc))
        .number("least", weapon.least as u8)
        .number("most", weapon.most as u8)
}

/// The name of the arc of a weapon.
pub(super) fn weapon_arc(arc: facts::Arc) -> Text {
    text("arc", arc.word())
}

/// An action in its colour, without the card that it may stand on.
pub(super) fn action(game: &XWing, board: &Board, action: ActionId, colour: Colour) -> Text {
    let name = match action {
        ActionId::Card(card) => Text::of_name(&*game.facts[game.damage_kind(card)].name),
        ActionId::Upgrade(at, _) => Text::of_name(&*game.facts[board.upgrade(at).card].name),
        ActionId::Condition(at) => Text::of_name(&*game.facts[board.conditions[at.index()].card].name),
        other => text("action", other.word()),
    };
    coloured(name, colour)
}

/// An action that stands on no card, in its colour.
pub(super) fn plain_action(action: ActionId, colour: Colour) -> Text {
    coloured(text("action", action.word()), colour)
}

fn coloured(name: Text, colour: Colour) -> Text {
    match colour {
        Colour::White => name,
        Colour::Red => Text::new("xwing-red").text("what", name),
        Colour::Purple => Text::new("xwing-purple").text("what", name),
    }
}

/// The icon of an action.
pub(super) fn action_icon(action: ActionId) -> String {
    match action {
        ActionId::Card(_) => "damage".into(),
        ActionId::Upgrade(..) | ActionId::Condition(_) => "card".into(),
        ActionId::ShipCard => "ship".into(),
        other => match slug(other.word()) {
            evade if evade == "evade" => "evade-xw".into(),
            icon => icon,
        },
    }
}

/// What the faces of dice are called on a page.
pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Blank => "blank",
        Face::Focus => "focus",
        Face::Hit => "hit",
        Face::Critical => "critical",
        Face::Evade => "evade",
    }
}

fn colour(die: facts::Die) -> &'static str {
    match die {
        facts::Die::Attack => "red",
        facts::Die::Defense => "green",
    }
}

/// A die that shows a face.
pub(super) fn shows(die: facts::Die, shown: Face) -> Die {
    Die { id: None, colour: colour(die).into(), face: Some(face(shown).into()) }
}

/// Dice before they are rolled.
pub(super) fn unrolled(die: facts::Die, count: u8) -> Vec<Die> {
    vec![Die { id: None, colour: colour(die).into(), face: None }; count.into()]
}

/// Dice of the attack under way; they can be pointed at.
pub(super) fn rolled(die: facts::Die, dice: &[DieState]) -> Vec<Die> {
    let first = if die == facts::Die::Attack { 0 } else { 32 };
    let one =
        |(at, it): (usize, &DieState)| Die { id: Some(format!("die-{}", first + at)), ..shows(die, it.face) };
    dice.iter().enumerate().map(one).collect()
}
