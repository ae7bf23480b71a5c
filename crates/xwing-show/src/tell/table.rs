//! Rounds, phases, setup, objectives, devices, and what leaves the table.

use broadside_engine::Side;
use broadside_stage::{Text, Told};
use broadside_xwing::words::{Event, Object, Phase};

use super::{Tale, named};
use crate::names;

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    let text = Text::new;
    Some(match event {
        Event::PhaseBegins(Phase::Planning) => {
            tale.line(0, "round", text("xwing-told-round").number("round", tale.board.round))
        }
        Event::PhaseBegins(phase) => tale.line(0, "phase", names::text("step", names::phase(*phase))),
        Event::OrderRolled(dice) => {
            let rolled = |side: Side| {
                let faces = dice[side].iter().map(|face| names::text("face", names::face(*face)));
                Text::new("xwing-told-order-roll")
                    .text("side", names::side(tale.board, side))
                    .list("faces", faces.collect())
            };
            let [one, other] = Side::BOTH.map(rolled);
            tale.line(2, "dice", text("xwing-told-order-rolled").text("one", one).text("other", other))
        }
        Event::FirstPlayer(side) => tale.side(1, "initiative", *side, text("xwing-told-first-player")),
        Event::ObjectivePlaced(at, to) => tale.moved(1, Object::Objective(*at), *to, "xwing-told-placed"),
        Event::ObstaclePlaced(at, to) => tale.moved(1, Object::Obstacle(*at), *to, "xwing-told-placed"),
        Event::ObstacleRemoved(at) => {
            tale.about(2, "obstacle", Object::Obstacle(*at), text("xwing-told-removed"))
        }
        Event::DevicePlaced(at, to) => tale.moved(1, Object::Device(*at), *to, "xwing-told-placed"),
        Event::DeviceMoved(at, to) => tale.moved(1, Object::Device(*at), *to, "xwing-told-moves"),
        Event::Detonated(at) => tale.about(1, "destroyed", Object::Device(*at), text("xwing-told-detonates")),
        Event::Fused(device) => tale.about(2, "token", Object::Device(*device), text("xwing-told-fused")),
        Event::FuseBurnt(object) => tale.about(2, "token", *object, text("xwing-told-fuse")),
        Event::Destroyed(object) => tale.about(1, "destroyed", *object, text("xwing-told-destroyed")),
        Event::Fled(at) => tale.ship(1, "destroyed", *at, text("xwing-told-fled")),
        Event::Removed(object @ Object::Device(_)) => {
            tale.about(2, "destroyed", *object, text("xwing-told-removed"))
        }
        Event::StandsIn(at, _) => tale.ship(1, "aside", *at, text("xwing-told-stands-in")),
        Event::DamageDiscarded(at, _) => tale.ship(1, "repair", *at, text("xwing-told-damage-discarded")),
        Event::Reserved(at) => tale.ship(1, "aside", *at, text("xwing-told-reserved")),
        Event::MissionPoints(_, 0) => return None,
        Event::MissionPoints(side, points) => {
            tale.side(1, "victory", *side, text("xwing-told-mission-points").number("points", *points))
        }
        Event::Towed(at, cache) => {
            let text = text("xwing-told-towed").text("cache", named(tale, Object::Objective(*cache)));
            tale.ship(1, "objective", *at, text)
        }
        Event::Jettisoned(at, cache) => {
            let text = text("xwing-told-jettisoned").text("cache", named(tale, Object::Objective(*cache)));
            tale.ship(1, "objective", *at, text)
        }
        Event::Scrambled(at, side) => {
            let text = text("xwing-told-scrambled").text("satellite", named(tale, Object::Objective(*at)));
            tale.side(1, "objective", *side, text)
        }
        Event::DeckMade(side) => tale.side(2, "damage", *side, text("xwing-told-deck-made")),
        _ => return None,
    })
}
