//! Who would be in arc of whom.

use broadside_stage::{Panel, Row, Text};

use super::row;
use crate::ArmadaLook;
use crate::board::AttackKind;
use crate::geometry::{self, Range, Reach};
use crate::scene::Scene;
use crate::show::{ids, measure, names};
use crate::steps::attack;
use crate::words::{ShipNo, Thing};

/// The most rows of each direction.
const ROWS: usize = 6;

struct Shot {
    from: Thing,
    to: Thing,
    length: f64,
    dice: crate::facts::Dice,
}

/// The legal attacks of one ship's hull zones on another's.
fn shots(look: &ArmadaLook<'_>, scene: &Scene, from: ShipNo, to: ShipNo, found: &mut Vec<Shot>) {
    let zones = |ship: ShipNo| {
        look.game.ship(look.board, ship).zones().iter().map(move |zone| Thing::Zone(ship, *zone))
    };
    for attacker in zones(from) {
        for defender in zones(to) {
            if attack::against(look, scene, attacker, defender, false).is_some() {
                continue;
            }
            let parties =
                (scene.party(look.game, look.board, attacker), scene.party(look.game, look.board, defender));
            let (Some(one), Some(other)) = parties else { continue };
            let measured = geometry::Attack { attacker: one, defender: other, reach: Reach::Unlimited };
            let view = measured.measure(look.game.measures, &scene.pieces());
            let Some(range) = view.range else { continue };
            let armament = attack::armament(look, attacker, defender, AttackKind::Ordinary);
            let dice = geometry::usable(armament, range.band);
            if dice.total() > u8::from(view.is_obstructed() && !look.board.simple_sight) {
                found.push(Shot { from: attacker, to: defender, length: range.line.distance, dice });
            }
        }
    }
}

fn rows(look: &ArmadaLook<'_>, mut shots: Vec<Shot>) -> impl Iterator<Item = Row> {
    shots.sort_by(|a, b| a.length.total_cmp(&b.length));
    shots.truncate(ROWS);
    let row = |shot: Shot| Row {
        value: Some(measure::band(shot.length, false)),
        dice: names::dice(shot.dice),
        target: ids::of(shot.from),
        side: look.board.owner(shot.from).map(|seat| look.board.side(seat).0),
        strong: Range::of(shot.length) == Range::Close,
        ..row(Text::new("armada-threat")
            .text("from", names::party(look.game, look.board, shot.from))
            .text("to", names::party(look.game, look.board, shot.to)))
    };
    shots.into_iter().map(row).collect::<Vec<_>>().into_iter()
}

/// Who would be in arc and at range of whom, if nothing else moved: the ship's own hull zones, then the enemy's.
pub(super) fn panel(look: &ArmadaLook<'_>, ship: ShipNo) -> Option<Panel> {
    let board = look.board;
    if !board.ship(ship).in_play() {
        return None;
    }
    let scene = Scene::sight(look);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for enemy in board.ships_in_play().filter(|other| !board.friendly(Thing::Ship(ship), Thing::Ship(*other)))
    {
        shots(look, &scene, ship, enemy, &mut ours);
        shots(look, &scene, enemy, ship, &mut theirs);
    }
    let rows: Vec<Row> = rows(look, ours).chain(rows(look, theirs)).collect();
    Some(Panel {
        title: Text::new("armada-panel-threat"),
        note: Some(Text::new(if rows.is_empty() { "armada-threat-none" } else { "armada-threat-note" })),
        rows,
    })
}
