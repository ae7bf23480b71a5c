//! The plan behind the command dials: what each ship will need in the round in which the dial is revealed.

use broadside_armada::ArmadaLook;
use broadside_armada::facts::Command;
use broadside_armada::words::{ArmadaWords, ShipNo, Thing};
use broadside_engine::{Answer, Chance, Legal};

use super::activation::missing_shields;
use super::chart::Chart;
use super::squadrons;
use crate::thought::Thought;

/// Sets every new dial.
pub(crate) fn set(
    look: &ArmadaLook<'_>,
    legal: &Legal<ArmadaWords>,
    chance: &mut Chance,
) -> Option<Thought<ArmadaWords>> {
    let chart = Chart::of(look);
    let mut values = Vec::new();
    for slot in legal.slots() {
        let Thing::Dial(ship, at) = slot.item else { return None };
        // The top dial is revealed in this round, the next one in the round after it.
        let round = look.board.round.max(1) + at;
        let command = plan(look, &chart, ship, round, chance);
        let fits = Thing::Command(command);
        let offered = legal.values(slot);
        values.push(if offered.contains(&fits) { fits } else { *offered.first()? });
    }
    Some(Thought::plain(Answer::Assign(values.into_iter().collect())))
}

fn plan(look: &ArmadaLook<'_>, chart: &Chart, ship: ShipNo, round: u8, chance: &mut Chance) -> Command {
    let Some(me) = chart.vessel(ship) else { return Command::Navigate };
    let nearest = chart.foes(me.side).map(|foe| foe.at().distance(me.at())).fold(f64::MAX, f64::min);
    let ahead = f64::from(round.saturating_sub(look.board.round));
    let gap = nearest - 220.0 * ahead - 250.0;
    let in_battle = gap < 150.0;
    let dice = me.dice.iter().map(|dice| dice.total()).max().unwrap_or(0);
    let hurt = f64::from(me.card.hull) - me.hull;
    let carrier = squadrons::near(look, chart, me).min(me.card.squadron.into());
    // Who will be near an edge by then has to be able to turn and to slow down.
    let way = me.ship.frame.forward * (95.0 * f64::from(me.speed.max(1)) * (ahead + 1.0) + me.half_length());
    let there = me.at() + way;
    let area = look.board.table.field().play;
    let edge = there.x < area.low.x || there.y < area.low.y || there.x > area.high.x || there.y > area.high.y;
    let mut weights = [
        (Command::Navigate, if in_battle { 2.2 } else { 3.0 } + if edge { 2.0 } else { 0.0 }),
        (Command::ConcentrateFire, if in_battle { 0.7 + 0.45 * f64::from(dice) } else { 0.4 }),
        (Command::Squadron, if carrier > 0.0 { 0.6 + 0.9 * carrier } else { 0.0 }),
        (Command::Repair, if ahead > 2.0 { 1.0 } else { 0.5 * hurt + 0.35 * missing_shields(look, ship) }),
    ];
    for (_, weight) in &mut weights {
        *weight += f64::from(chance.draw("dial", 100)) * 0.008;
    }
    let best = weights
        .into_iter()
        .fold((Command::Navigate, f64::MIN), |best, next| if next.1 > best.1 { next } else { best });
    best.0
}
