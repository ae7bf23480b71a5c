//! Attacks, dice and damage.

use broadside_stage::{Text, Told};

use super::{Tale, named};
use crate::facts::{DamageKind, Die, Face};
use crate::show::{ids, names};
use crate::words::{Event, ShipNo};

fn dice(tale: &Tale<'_>, id: &str, die: Die, faces: &[Face]) -> Told {
    let dice = faces.iter().map(|face| names::shows(die, *face)).collect();
    Told { dice, ..tale.line(2, "dice", Text::new(id)) }
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
        Event::Rolled(die, faces) => dice(tale, "xwing-told-rolls", *die, faces),
        Event::DieChanged(die, _, face) => dice(tale, "xwing-told-die-changed", *die, &[*face]),
        Event::DieAdded(die, face) => dice(tale, "xwing-told-die-added", *die, &[*face]),
        Event::DieRemoved(die, face) => dice(tale, "xwing-told-die-removed", *die, &[*face]),
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
        Event::Exposed(at, _, kind) => card(tale, *at, *kind, "xwing-told-exposed"),
        Event::Repaired(at, discarded) => {
            let id = if *discarded { "xwing-told-repaired" } else { "xwing-told-turned-facedown" };
            tale.ship(2, "repair", *at, text(id))
        }
        _ => return None,
    })
}
