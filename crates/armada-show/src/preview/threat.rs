//! Who would be in arc of whom.

use broadside_armada::ArmadaLook;
use broadside_armada::board::AttackKind;
use broadside_armada::geometry::{self, Reach};
use broadside_armada::scene::Scene;
use broadside_armada::steps::attack;
use broadside_armada::words::{ShipNo, Thing};
use broadside_stage::{Panel, Row, Text};

use crate::{ids, measure, names, plates};

/// The most rows of each direction.
const ROWS: usize = 6;

struct Shot {
    from: Thing,
    to: Thing,
    length: f64,
    dice: broadside_armada::facts::Dice,
}

/// One attack, if it is legal and a die would be rolled.
fn shot(look: &ArmadaLook<'_>, scene: &Scene, from: Thing, to: Thing) -> Option<Shot> {
    if attack::against(look, scene, from, to, false).is_some() {
        return None;
    }
    let attacker = scene.party(look.game, look.board, from)?;
    let defender = scene.party(look.game, look.board, to)?;
    let measured = geometry::Attack { attacker, defender, reach: Reach::Unlimited };
    let view = measured.measure(look.game.measures, &scene.pieces());
    let range = view.range?;
    let kind = AttackKind::Ordinary;
    let dice = attack::armament(look, from, to, kind);
    let dice = attack::within_reach(look, from, to, kind, dice, range.band);
    let obstructed = view.is_obstructed() && !look.board.simple_sight;
    let enough = dice.total() > u8::from(obstructed);
    enough.then_some(Shot { from, to, length: range.line.distance, dice })
}

fn zones(look: &ArmadaLook<'_>, ship: ShipNo) -> impl Iterator<Item = Thing> {
    look.game.ship(look.board, ship).zones().iter().map(move |zone| Thing::Zone(ship, *zone))
}

/// The legal attacks of one ship's hull zones on another's.
fn shots(look: &ArmadaLook<'_>, scene: &Scene, from: ShipNo, to: ShipNo, found: &mut Vec<Shot>) {
    for attacker in zones(look, from) {
        found.extend(zones(look, to).filter_map(|defender| shot(look, scene, attacker, defender)));
    }
}

/// What a hull zone could attack now: the nearest first.
pub(super) fn targets(look: &ArmadaLook<'_>, zone: Thing) -> Option<Panel> {
    let (board, scene) = (look.board, Scene::sight(look));
    let ships = board.ships_in_play().filter(|ship| Some(*ship) != zone.ship());
    let ships = ships.flat_map(|ship| zones(look, ship));
    let squadrons = board.squadrons_in_play().map(Thing::Squadron);
    let mut found: Vec<Shot> =
        ships.chain(squadrons).filter_map(|target| shot(look, &scene, zone, target)).collect();
    found.sort_by(|a, b| a.length.total_cmp(&b.length));
    let row = |shot: &Shot| Row {
        value: Some(measure::band(shot.length, false)),
        dice: names::dice(shot.dice),
        target: ids::of(shot.to),
        side: board.decider(shot.to).map(|seat| board.side(seat).0),
        ..Row::new(names::party(look.game, board, shot.to))
    };
    let rows: Vec<Row> = found.iter().map(row).collect();
    (!rows.is_empty()).then(|| Panel { title: Text::new("armada-panel-targets"), note: None, rows })
}

/// The rows of the attacks of one side, the nearest first. `ours` tells that they come from the ship that moves.
fn rows(look: &ArmadaLook<'_>, mut shots: Vec<Shot>, ours: bool) -> Vec<Row> {
    shots.sort_by(|a, b| a.length.total_cmp(&b.length));
    shots.truncate(ROWS);
    let zone = |thing: Thing| thing.zone().map_or_else(|| Text::new("armada-nothing"), names::zone);
    let row = |shot: Shot| {
        let (id, other) =
            if ours { ("armada-threat-ours", shot.to) } else { ("armada-threat-theirs", shot.from) };
        let name = other.piece().map(|piece| plates::short(look.game, look.board, piece));
        let label = Text::new(id)
            .name("piece", name.unwrap_or_default())
            .text("from", zone(shot.from))
            .text("to", zone(shot.to));
        Row {
            value: Some(measure::band(shot.length, false)),
            dice: names::dice(shot.dice),
            target: ids::of(shot.from),
            side: look.board.decider(shot.from).map(|seat| look.board.side(seat).0),
            ..Row::new(label)
        }
    };
    shots.into_iter().map(row).collect()
}

/// Who would be in arc and at range of whom, if nothing else moved: the ship's own hull zones, then the enemy's.
pub(super) fn panel(look: &ArmadaLook<'_>, ship: ShipNo) -> Option<Panel> {
    let board = look.board;
    if !board.ship(ship).in_play() {
        return None;
    }
    let scene = Scene::sight(look);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let enemies =
        board.ships_in_play().filter(|other| !board.friendly(Thing::Ship(ship), Thing::Ship(*other)));
    for enemy in enemies {
        shots(look, &scene, ship, enemy, &mut ours);
        shots(look, &scene, enemy, ship, &mut theirs);
    }
    let mut all = rows(look, ours, true);
    all.extend(rows(look, theirs, false));
    let note = if all.is_empty() { "armada-threat-none" } else { "armada-threat-note" };
    Some(Panel { title: Text::new("armada-panel-threat"), note: Some(Text::new(note)), rows: all })
}
