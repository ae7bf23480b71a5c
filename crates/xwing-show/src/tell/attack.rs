//! Attacks, dice and damage.

use broadside_stage::{Text, Told};
use broadside_xwing::facts::{DamageKind, Die, Face};
use broadside_xwing::words::{Event, Idle, Object, ShipNo};

use super::{Tale, named};
use crate::{ids, names};

/// A line about dice, with whose they are.
fn dice(tale: &Tale<'_>, id: &str, die: Die, faces: &[Face], whose: Option<Object>) -> Told {
    let dice = faces.iter().map(|face| names::shows(die, *face)).collect();
    let line = match whose {
        Some(unit) => tale.about(2, "dice", unit, Text::new(id)),
        None => tale.line(2, "dice", Text::new(id).text("piece", Text::new("xwing-nobody"))),
    };
    Told { dice, ..line }
}

fn card(tale: &Tale<'_>, at: ShipNo, kind: DamageKind, id: &str) -> Told {
    let text = Text::new(id).name("card", &*tale.game.facts[kind].name);
    tale.ship(2, "damage", at, text)
}

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    let text = Text::new;
    Some(match event {
        Event::AttackDeclared(attacker, defender, range) => {
            let text =
                text("xwing-told-attack").text("defender", named(tale, *defender)).number("range", *range);
            let mut told = tale.about(1, "attack", *attacker, text);
            told.targets.push(ids::object(*defender));
            told
        }
        Event::Rolled(die, faces, whose) => dice(tale, "xwing-told-rolls", *die, faces, *whose),
        Event::DieChanged(die, _, face, whose) => {
            Told { joins: true, ..dice(tale, "xwing-told-die-changed", *die, &[*face], *whose) }
        }
        Event::DieAdded(die, face, whose) => dice(tale, "xwing-told-die-added", *die, &[*face], *whose),
        Event::DieRemoved(die, face, whose) => {
            Told { joins: true, ..dice(tale, "xwing-told-die-removed", *die, &[*face], *whose) }
        }
        Event::Idle(unit, why) => {
            let (id, obstacle) = match why {
                Idle::SkipsAction => ("xwing-told-skips-action", None),
                Idle::Stressed => ("xwing-told-stressed", None),
                Idle::NoAction => ("xwing-told-no-action", None),
                Idle::Disarmed => ("xwing-told-disarmed", None),
                Idle::OnObstacle(at) => ("xwing-told-on-obstacle", Some(*at)),
                Idle::Forbidden => ("xwing-told-no-attack", None),
            };
            let told = text(id);
            let told = match obstacle {
                Some(at) => told.text("obstacle", named(tale, Object::Obstacle(at))),
                None => told,
            };
            tale.about(2, "warn", *unit, told)
        }
        Event::Neutralized { hits, crits } => {
            let text = text("xwing-told-neutralized").number("hits", *hits).number("crits", *crits);
            tale.line(2, "damage", text)
        }
        Event::AttackOver(hit) => {
            let id = if *hit { "xwing-told-hit" } else { "xwing-told-missed" };
            tale.line(2, "attack", text(id))
        }
        Event::ShieldLost(at) => {
            tale.ship(2, "shields", *at, text("xwing-told-shield-lost").number("count", 1))
        }
        Event::ShieldRecovered(at) => {
            tale.ship(2, "shields", *at, text("xwing-told-shield-recovered").number("count", 1))
        }
        Event::DealtFacedown(object) => {
            tale.about(2, "damage", *object, text("xwing-told-facedown").number("count", 1))
        }
        Event::DealtFaceup(at, _, kind) => card(tale, *at, *kind, "xwing-told-faceup"),
        Event::CardShown(at, _, kind) => card(tale, *at, *kind, "xwing-told-card-shown"),
        Event::CardsDrawn(at, seat, count) => {
            let ship = names::ship(tale.game, tale.board, *at);
            let text = text("xwing-told-cards-drawn").name("ship", ship).number("count", *count);
            tale.player(2, "damage", *seat, text)
        }
        Event::CardDiscarded(at, Some(kind)) => card(tale, *at, *kind, "xwing-told-card-discarded"),
        Event::CardDiscarded(at, None) => tale.ship(2, "damage", *at, text("xwing-told-unseen-discarded")),
        Event::Exposed(at, _, kind) => card(tale, *at, *kind, "xwing-told-exposed"),
        Event::Repaired(at, was_faceup) => {
            let id = if *was_faceup { "xwing-told-turned-facedown" } else { "xwing-told-repaired" };
            tale.ship(2, "repair", *at, text(id))
        }
        _ => return None,
    })
}
