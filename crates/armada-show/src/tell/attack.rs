//! Attacks, dice, defense tokens and damage.

use broadside_armada::board::{self, AttackKind};
use broadside_armada::facts::{Face, Term, Zone};
use broadside_armada::words::{Event, ShipNo, Thing};
use broadside_stage::{Text, Told};

use super::Tale;
use crate::{ids, names};

fn declared(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Ordinary => "armada-told-attack",
        AttackKind::Salvo => "armada-told-attack-salvo",
        AttackKind::Counter => "armada-told-attack-counter",
        AttackKind::Snipe => "armada-told-attack-snipe",
        AttackKind::Ignition => "armada-told-attack-ignition",
        AttackKind::Exogorth => "armada-told-attack-exogorth",
        AttackKind::Objective => "armada-told-attack",
    }
}

/// A line about dice.
fn dice(tale: &Tale<'_>, id: &str, dice: &[board::Die]) -> Told {
    let dice = dice.iter().map(|die| names::die(None, *die)).collect();
    Told { dice, ..tale.line(2, "dice", Text::new(id)) }
}

/// A line about a defense token.
fn token(tale: &Tale<'_>, level: u8, token: Thing, id: &str) -> Option<Told> {
    let slot = match token {
        Thing::ShipToken(at, place) => tale.board.ship(at).defense.get(place as usize)?,
        Thing::SquadronToken(at, place) => tale.board.squadron(at).defense.get(place as usize)?,
        _ => return None,
    };
    let text = Text::new(id).text("token", names::defense(slot.kind));
    let mut told = tale.about(level, slot.kind.word(), Thing::from(token.piece()?), text);
    told.targets.extend(ids::of(token));
    Some(told)
}

fn shields(tale: &Tale<'_>, ship: ShipNo, zone: Zone, count: u8, id: &str) -> Told {
    tale.about(2, "shields", Thing::Zone(ship, zone), Text::new(id).number("count", count))
}

fn counted(tale: &Tale<'_>, icon: &str, thing: Thing, count: u8, id: &str) -> Told {
    tale.about(2, icon, thing, Text::new(id).number("count", count))
}

fn damage_card(tale: &Tale<'_>, ship: ShipNo, kind: broadside_armada::facts::DamageKind, id: &str) -> Told {
    let text = Text::new(id).name("card", &*tale.game.facts[kind].name);
    tale.about(2, "damage", Thing::Ship(ship), text)
}

pub(super) fn tell(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    let (game, board) = (tale.game, tale.board);
    Some(match event {
        Event::AttackDeclared(attacker, defender, kind, range) => {
            let text = Text::new(declared(*kind))
                .text("defender", names::party(game, board, *defender))
                .text("range", names::range(*range));
            let mut told = tale.about(1, "attack", *attacker, text);
            told.targets.extend(ids::of(*defender));
            told
        }
        Event::AttackCanceled => tale.line(2, "attack", Text::new("armada-told-attack-canceled")),
        Event::DieRemoved(colour) => {
            let die = Text::new(format!("armada-die-{}", colour.word()));
            tale.line(2, "dice", Text::new("armada-told-die-removed").text("die", die))
        }
        Event::Rolled(all) => dice(tale, "armada-told-rolls", all),
        Event::RolledAside(all) => dice(tale, "armada-told-rolls", all),
        Event::DieAdded(one) => dice(tale, "armada-told-die-added", &[*one]),
        Event::Rerolled(_, before, after) => dice(tale, "armada-told-rerolled", &[*before, *after]),
        Event::DieChanged(_, before, after) => dice(tale, "armada-told-die-changed", &[*before, *after]),
        // What an accuracy icon is spent on is told when the token is locked.
        Event::DieSpent(one) if one.face != Face::Accuracy => dice(tale, "armada-told-die-spent", &[*one]),
        Event::DieCanceled(one) => dice(tale, "armada-told-die-canceled", &[*one]),
        Event::TokenLocked(at) => token(tale, 2, *at, "armada-told-locked")?,
        Event::TokenSpent(at) => token(tale, 1, *at, "armada-told-spends")?,
        Event::TokenExhausted(at) if tale.card => token(tale, 2, *at, "armada-told-exhausted")?,
        Event::TokenReadied(at) if tale.card => token(tale, 2, *at, "armada-told-readied")?,
        Event::TokenDiscarded(at) => token(tale, 2, *at, "armada-told-discarded")?,
        Event::TokenRecovered(at) => token(tale, 2, *at, "armada-told-recovered")?,
        Event::TokenGained(at) => token(tale, 2, *at, "armada-told-token-gained")?,
        Event::TokenReplaced(at, before, _) => {
            let mut told = token(tale, 1, *at, "armada-told-token-replaced")?;
            told.text = told.text.text("before", names::defense(*before));
            told
        }
        Event::DieFrozen(_, one) => dice(tale, "armada-told-die-frozen", &[*one]),
        Event::Critical(standard) => {
            let id = if *standard { "armada-told-critical" } else { "armada-told-critical-card" };
            tale.line(2, "critical", Text::new(id))
        }
        Event::DamageTotaled(total) => {
            tale.line(2, "damage", Text::new("armada-told-total").number("damage", *total))
        }
        Event::DefendingZone(zone) => tale.of(1, "attack", *zone, "armada-told-defending-zone"),
        Event::CardTurnedUp(at, _, kind) => damage_card(tale, *at, *kind, "armada-told-card-turned-up"),
        Event::CardAverted(at, kind) => damage_card(tale, *at, *kind, "armada-told-card-averted"),
        Event::ShieldsLost(at, zone, n) => shields(tale, *at, *zone, *n, "armada-told-shields-lost"),
        Event::ShieldsGained(at, zone, n) => shields(tale, *at, *zone, *n, "armada-told-shields-gained"),
        Event::DealtFacedown(piece) => counted(tale, "damage", (*piece).into(), 1, "armada-told-facedown"),
        Event::DealtFaceup(at, _, kind) => damage_card(tale, *at, *kind, "armada-told-faceup"),
        Event::FlippedFaceup(at, _, kind) => damage_card(tale, *at, *kind, "armada-told-flipped-faceup"),
        Event::FlippedFacedown(at, card) => {
            damage_card(tale, *at, game.damage_kind(*card), "armada-told-flipped-facedown")
        }
        Event::CardDiscarded(at) => counted(tale, "repair", Thing::Ship(*at), 1, "armada-told-card-repaired"),
        Event::HullLost(at, n) => counted(tale, "hull", Thing::Squadron(*at), *n, "armada-told-hull-lost"),
        Event::HullRecovered(at, n) => {
            counted(tale, "hull", Thing::Squadron(*at), *n, "armada-told-hull-recovered")
        }
        _ => return None,
    })
}
