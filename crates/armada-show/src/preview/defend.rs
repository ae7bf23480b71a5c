//! What the defender would lose: with nothing spent, and with each token that can be.

use broadside_armada::ArmadaLook;
use broadside_armada::board::{Attack, Die};
use broadside_armada::facts::{DefenseToken, FACES, Term};
use broadside_armada::steps::attack::{damage_total, evade, if_braced, redirectable};
use broadside_armada::values;
use broadside_armada::words::Thing;
use broadside_stage::{Panel, Row, Text};

use super::worth::Worth;
use crate::names;

/// What stands between the damage and the end.
struct Armour {
    shields: usize,
    hull: usize,
}

fn armour(look: &ArmadaLook<'_>, defender: Thing) -> Option<Armour> {
    match defender {
        Thing::Zone(ship, zone) => {
            let it = look.board.ship(ship);
            Some(Armour {
                shields: it.shields[zone.index()].into(),
                hull: values::hull(look, ship).saturating_sub(it.damage).into(),
            })
        }
        Thing::Squadron(squadron) => {
            Some(Armour { shields: 0, hull: look.board.squadron(squadron).hull.into() })
        }
        _ => None,
    }
}

/// The hull points that go with so much damage.
fn lost(armour: &Armour, damage: usize, beside: usize) -> f64 {
    damage.saturating_sub(armour.shields + beside).min(armour.hull) as f64
}

/// The hull points that go when a token is spent, on average where dice are rolled again; nothing for a token that averts
/// no damage.
fn with(look: &ArmadaLook<'_>, attack: &Attack, armour: &Armour, token: DefenseToken) -> Option<f64> {
    let damage = usize::from(damage_total(look, attack));
    let worth = Worth::of(look, attack);
    let place = |die: &Die| die.colour.faces().iter().position(|face| *face == die.face).unwrap_or(0);
    let of = |die: &Die| worth.face(die.colour, place(die));
    match token {
        DefenseToken::Scatter => Some(lost(armour, worth.none, 0)),
        DefenseToken::Brace => {
            let left = if_braced(look, attack, damage.min(u8::MAX.into()) as u8);
            Some(lost(armour, left.into(), 0))
        }
        DefenseToken::Redirect => {
            let beside = redirectable(look, attack).unwrap_or(0).into();
            Some(lost(armour, damage, beside))
        }
        DefenseToken::Evade => {
            let (dice, cancels) = evade(look)?;
            if cancels {
                let mut each: Vec<usize> = attack.dice.iter().map(of).collect();
                each.sort_unstable_by(|a, b| b.cmp(a));
                let averted: usize = each.iter().take(dice as usize).sum();
                return Some(lost(armour, damage.saturating_sub(averted), 0));
            }
            let rerolled = |die: &Die| {
                let rest = damage.saturating_sub(of(die));
                let each = (0..FACES).map(|face| lost(armour, rest + worth.face(die.colour, face), 0));
                each.sum::<f64>() / FACES as f64
            };
            attack.dice.iter().map(rerolled).min_by(f64::total_cmp)
        }
        DefenseToken::Contain | DefenseToken::Salvo => None,
    }
}

/// The hull that the defender would lose as the dice lie, by what it spends.
pub(super) fn panel(look: &ArmadaLook<'_>, attack: &Attack, tokens: &[Thing]) -> Option<Panel> {
    let armour = armour(look, attack.defender)?;
    let line = |label: Text, hull: f64| Row {
        value: Some(
            Text::new(if hull >= armour.hull as f64 { "armada-hull-all" } else { "armada-hull-lost" })
                .number("hull", (hull * 10.0).round() / 10.0),
        ),
        share: Some(hull / armour.hull.max(1) as f64),
        strong: hull < armour.hull as f64,
        ..Row::new(label)
    };
    let nothing = lost(&armour, damage_total(look, attack).into(), 0);
    let mut rows = vec![line(Text::new("armada-hull-nothing-spent"), nothing)];
    let mut seen = Vec::new();
    for slot in tokens.iter().filter_map(|token| values::defense(look, *token)) {
        if seen.contains(&slot.kind) {
            continue;
        }
        seen.push(slot.kind);
        rows.extend(with(look, attack, &armour, slot.kind).map(|hull| line(names::defense(slot.kind), hull)));
    }
    let note = Some(Text::new("armada-hull-of").number("hull", armour.hull as f64));
    Some(Panel { title: Text::new("armada-panel-hull"), note, rows })
}
