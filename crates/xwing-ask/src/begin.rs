//! What can begin on a table.

use broadside_engine::Seat;
use broadside_scenario::{Phrase, Problem};
use broadside_table::Angle;
use broadside_xwing::facts::{ActionKind, Difficulty, Maneuver, Term};
use broadside_xwing::geometry::{self, measures};
use broadside_xwing::steps::{Order, Step};
use broadside_xwing::words::{ActionId, Colour, ShipNo, Thing, Token};

use super::refused::AskRefused;
use super::table::{conditions, read_pose};
use super::{XWingScene, a_maneuver, takes};

/// `a round`, `the rounds`, `the game`, `the setup`, a phase, `SHIP activates`, `SHIP engages`, `SHIP acts`,
/// `SHIP suffers 2 hit 1 crit`, `OBSTACLE is placed at 300 300`, and what an effect tells a ship to do.
pub(super) fn begin(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
    let whole: [(&str, Step); 9] = [
        ("a round", Step::round()),
        ("the rounds", Step::rounds()),
        ("the game", Step::game()),
        ("the setup", Step::setup()),
        ("the planning phase", Step::planning_phase()),
        ("the system phase", Step::system_phase()),
        ("the activation phase", Step::activation_phase()),
        ("the engagement phase", Step::engagement_phase()),
        ("the end phase", Step::end_phase()),
    ];
    if let Some(step) = phrase.try_one_of(whole) {
        return Ok(step);
    }
    let names = whole.iter().map(|(name, _)| (*name, None));
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Some(thing)));
    let begun = phrase.one_of("something that can begin", names.chain(pieces))?;
    if let Some(Thing::Obstacle(obstacle)) = begun {
        phrase.expect("is placed at")?;
        return Ok(Step::placed(obstacle, read_pose(phrase)?));
    }
    let Some(object) = begun.and_then(Thing::object) else {
        return Err(phrase.problem("a ship or remote activates, engages, acts or suffers"));
    };
    if takes(phrase, "engage") {
        return Ok(Step::engagement(object));
    }
    if takes(phrase, "suffer") {
        let mut counts = [0u8; 2];
        while !phrase.is_empty() {
            let count = phrase.number("how much damage")?;
            counts[phrase.one_of("hit or crit", [("hit", 0), ("crit", 1)])?] = count;
            phrase.comma();
        }
        return Ok(Step::suffer(object, counts[0], counts[1]));
    }
    let Some(ship) = object.ship() else { return Err(phrase.problem("a ship belongs here")) };
    if takes(phrase, "activate") {
        return Ok(Step::activation(ship));
    }
    if takes(phrase, "act") {
        return Ok(Step::granted_action(ship));
    }
    Ok(Step::told(ship, order(scene, phrase, ship)?))
}

/// What an effect tells a ship to do: `boosts`, `gains 2 ion by blue`, `performs red focus`, `executes 3 straight`.
fn order(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>, ship: ShipNo) -> Result<Order, Problem> {
    let plain: [(&str, Order); 16] = [
        ("boosts", Order::Boost),
        ("barrel rolls", Order::BarrelRoll),
        ("acquires a lock", Order::Lock),
        ("coordinates", Order::Coordinate),
        ("jams", Order::Jam),
        ("reinforces", Order::Reinforce),
        ("reloads", Order::Reload),
        ("rotates its turret", Order::Rotate),
        ("drops a device", Order::Drop),
        ("repairs a damage card", Order::Repair),
        ("exposes a damage card", Order::Expose),
        ("loses a shield", Order::LoseShield),
        ("recovers a shield", Order::RecoverShield),
        ("flips its dial", Order::FlipDial),
        ("sets its dial", Order::SetDial),
        ("is placed in reserve", Order::Reserve),
    ];
    if let Some(order) = phrase.try_one_of(plain) {
        return Ok(order);
    }
    if takes(phrase, "gain") {
        let count = phrase.number("how many tokens").unwrap_or(1);
        let token = phrase.one_of("a token", Token::ALL.iter().map(|it| (it.word(), *it)))?;
        let by = if phrase.eat("by") { scene.names.a_seat(phrase)? } else { controller(scene, ship) };
        return Ok(Order::Gain(token, count, by));
    }
    if takes(phrase, "lose") {
        let count = phrase.number("how many tokens").unwrap_or(1);
        let token = phrase.one_of("a token", Token::ALL.iter().map(|it| (it.word(), *it)))?;
        return Ok(Order::Lose(token, count));
    }
    if phrase.eat("transfers its lock to") {
        let before = *phrase;
        let Some(object) = scene.names.a_piece(phrase)?.object() else {
            return Err(before.problem("an object belongs here"));
        };
        return Ok(Order::MoveLock(object));
    }
    if phrase.eat("is assigned") {
        let condition = phrase.one_of("a condition", conditions(scene.game))?;
        phrase.expect("of")?;
        return Ok(Order::Assign(condition, scene.names.a_seat(phrase)?));
    }
    if takes(phrase, "perform") {
        let colours = [("red", Colour::Red), ("purple", Colour::Purple), ("white", Colour::White)];
        let colour = phrase.try_one_of(colours).unwrap_or_default();
        let kind = phrase.one_of("an action", ActionKind::ALL.iter().map(|it| (it.word(), *it)))?;
        return Ok(Order::Perform(ActionId::Bar(kind), colour));
    }
    if takes(phrase, "execute") {
        let before = *phrase;
        let difficulty = phrase.try_one_of(Difficulty::ALL.iter().map(|it| (it.word(), *it)));
        let (speed, bearing) = a_maneuver(phrase)?;
        let difficulty = difficulty.unwrap_or(Difficulty::White);
        let it = geometry::Maneuver::new(bearing, speed);
        let stays = it.is_stationary() && speed == 0;
        if !stays && it.layout().is_none() {
            let maneuver = super::tell::maneuver(Maneuver { speed, bearing, difficulty });
            let (straight, curved) = (measures::STRAIGHT_SPEEDS, measures::BANKS.len() as u8);
            return Err(before.problem(AskRefused::NoTemplate { maneuver, straight, curved }));
        }
        return Ok(Order::Execute(Maneuver { speed, bearing, difficulty }));
    }
    if takes(phrase, "rotate") {
        let turns = [
            ("90 degrees right", Angle::QUARTER),
            ("90 degrees left", -Angle::QUARTER),
            ("180 degrees", Angle::HALF),
        ];
        return Ok(Order::Turn(phrase.one_of("how far", turns)?));
    }
    let verbs =
        ["activates", "engages", "acts", "suffers", "gains", "loses", "performs", "executes", "rotates"];
    let all = plain.iter().map(|(word, _)| *word).chain(verbs).map(|word| (word, ()));
    phrase.one_of("something that a ship does", all)?;
    Err(phrase.problem("more belongs here"))
}

fn controller(scene: &XWingScene<'_>, ship: ShipNo) -> Seat {
    scene.board().ship(ship).controller
}
