//! What may be measured and tried out when. The rule book gives leave step by step; open tables give it always.

use broadside_engine::{
    Answer, Chance, Decision, Error, Kind, Look, Position, Preview, Prompt as Asked, Referee, Refusal, Seat,
};

use crate::facts::DeviceKind;
use crate::steps::{asked_about, rule_of_way};
use crate::words::{Object, Prompt, XWingWords};
use crate::{XWing, XWingLook, refused, values};

/// Whether a player may measure between two objects now; witnesses of what is measured come from [`scene`](crate::scene).
pub fn may_measure(look: &XWingLook<'_>, seat: Seat, from: Object, to: Object) -> Result<(), Refusal> {
    if look.board.open {
        return Ok(());
    }
    let Some(decision) = look.core.decision(seat) else {
        return Err(not_now());
    };
    let asker = asked_about(look).and_then(|thing| thing.object());
    let from_asker = || asker == Some(from);
    let by_ship =
        || asker.and_then(Object::ship).is_some_and(|ship| values::reach(look, ship).any(|it| it == from));
    let side = |object: Object| look.board.side_of(object);
    let mine = Some(look.board.side(seat));
    let leave = match decision.prompt {
        // xwing.queue.79: whoever chooses by an effect measures first, also between its parts (xwing.card.sense.01).
        Asked::Choose(_) | Asked::Branch(_) | Asked::May(_) | Asked::UseQueued(_) => side(from) == mine,
        Asked::Step(prompt) => match prompt {
            // xwing.lock.02, xwing.lock.03
            Prompt::ChooseLock => by_ship(),
            // xwing.jam.02
            Prompt::ChooseJam => by_ship() && to.ship().is_some() && side(to) != mine,
            // xwing.coordinate.02
            Prompt::Coordinate => from_asker() && to.ship().is_some() && side(to) == mine,
            // xwing.attack.03
            Prompt::ChooseWeapon | Prompt::ChooseDefender | Prompt::ChooseLine => {
                from_asker() && side(to) != mine && is_unit(look, to)
            }
            // xwing.scenario.salvage.09, xwing.scenario.scramble.09
            Prompt::ChooseTow | Prompt::ChooseScramble => from_asker() && matches!(to, Object::Objective(_)),
            // Where something is placed at a range, that range is measured.
            Prompt::PlaceObjective
            | Prompt::PlaceObstacle
            | Prompt::PlaceRemote
            | Prompt::PlaceShip
            | Prompt::PlaceCache => true,
            Prompt::ChooseSeismic => from_asker() && matches!(to, Object::Obstacle(_)),
            _ => false,
        },
        _ => false,
    };
    if leave { Ok(()) } else { Err(not_now()) }
}

fn is_unit(look: &XWingLook<'_>, object: Object) -> bool {
    match object {
        Object::Ship(_) => true,
        Object::Device(at) => look.game.facts[look.board.device(at).id].kind == DeviceKind::Remote,
        _ => false,
    }
}

fn not_now() -> Refusal {
    Refusal::by("xwing.attack.03", refused::Measure::NotNow)
}

/// Whether a player may try an answer to a decision out on the table: where a template is laid only after the answer, it may not be
/// laid before.
pub fn may_preview(look: &XWingLook<'_>, decision: &Decision<XWingWords>) -> Result<(), Refusal> {
    if look.board.open {
        return Ok(());
    }
    let rule = match decision.prompt {
        Asked::Step(Prompt::SetDials | Prompt::SetDial) => "xwing.planning.02",
        Asked::Step(Prompt::DeclareWay) => rule_of_way(look),
        Asked::Step(Prompt::ChooseSlam) => "xwing.slam.01",
        Asked::Step(Prompt::DeployManeuver) => "xwing.dock.03",
        Asked::Step(Prompt::SystemAbility | Prompt::ChooseDrop | Prompt::ChooseTemplate) => "xwing.device.08",
        Asked::Step(Prompt::Relocate) => "xwing.remote.22",
        Asked::Step(Prompt::TractorMove) => "xwing.tractor.03",
        _ if decision.kind == Kind::Assign => "xwing.planning.02",
        _ => return Ok(()),
    };
    Err(Refusal::by(rule, refused::Measure::TemplateLater))
}

/// What an answer would do, for a player or a program that plays; refused where it may not be tried out.
pub fn preview(
    referee: &mut Referee<'_, XWing>,
    position: &Position<XWingWords>,
    seat: Seat,
    answer: &Answer<XWingWords>,
    made_up: &mut Chance,
) -> Result<Preview<XWingWords>, Error> {
    if let Some(decision) = position.core.decision(seat) {
        may_preview(&Look::new(referee.game, position), &decision)?;
    }
    referee.preview(position, seat, answer, made_up)
}
