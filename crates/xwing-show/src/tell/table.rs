//! Rounds, phases, setup, objectives, devices, and what leaves the table.

use broadside_engine::Seat;
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
            let rolled = |seat: u8| {
                let faces =
                    dice[usize::from(seat)].iter().map(|face| names::text("face", names::face(*face)));
                Text::new("xwing-told-order-roll")
                    .text("side", names::player(tale.board, Seat(seat)))
                    .list("faces", faces.collect())
            };
            tale.line(
                2,
                "dice",
                text("xwing-told-order-rolled").text("one", rolled(0)).text("other", rolled(1)),
            )
        }
        Event::FirstPlayer(seat) => tale.player(1, "initiative", *seat, text("xwing-told-first-player")),
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
        Event::MissionPoints(seat, points) => {
            tale.player(1, "victory", *seat, text("xwing-told-mission-points").number("points", *points))
        }
        Event::Towed(at, cache) => {
            let text = text("xwing-told-towed").text("cache", named(tale, Object::Objective(*cache)));
            tale.ship(1, "objective", *at, text)
        }
        Event::Jettisoned(at, cache) => {
            let text = text("xwing-told-jettisoned").text("cache", named(tale, Object::Objective(*cache)));
            tale.ship(1, "objective", *at, text)
        }
        Event::Scrambled(at, seat) => {
            let text = text("xwing-told-scrambled").text("satellite", named(tale, Object::Objective(*at)));
            tale.player(1, "objective", *seat, text)
        }
        Event::DeckMade(seat) => tale.player(2, "damage", *seat, text("xwing-told-deck-made")),
        _ => return None,
    })
}
