//! What has reached its hull is destroyed, and a side without ships has lost.

use broadside_engine::{About, Flow, Occasion, Side};

use super::{higher, scores};
use crate::board::Standing;
use crate::facts::{ARMED_STATION, DamageKind};
use crate::steps::{Next, Step};
use crate::words::{ArmadaWords, Deed, ObstacleNo, Piece, ShipNo, SquadronNo, Window};
use crate::{ArmadaCx, ArmadaLook, Blank, atoms, values};

/// State-based checks: what has reached its hull is destroyed, and a side without ships has lost.
pub(crate) fn settle(cx: &mut ArmadaCx<'_>) -> Flow<ArmadaWords> {
    if cx.core.is_over() {
        return Flow::Next;
    }
    // Everything that falls at the same time falls before anybody has lost (armada.winning-losing.05).
    if let Some(piece) = fallen(&cx.look()) {
        return Flow::Perform(Deed::Destroy { piece });
    }
    if cx.core.procedures().any(|(_, step)| matches!(step, Step::Maneuver(it) if it.is_between_deals())) {
        return Flow::Next;
    }
    // A destroyed ship that still makes its salvo attack falls with whatever that destroys: nobody has lost before
    // (armada.defense-tokens.22, armada.winning-losing.05).
    if is_doomed_ship_kept(&cx.look()) {
        return Flow::Next;
    }
    let lost = [Side(0), Side(1)].map(|side| has_lost(cx, side, cx.game.rules.set_aside_until_round_end));
    end_if(cx, lost)
}

/// Whether a ship has reached its hull and is kept on the table by an attack that it still answers.
fn is_doomed_ship_kept(look: &ArmadaLook<'_>) -> bool {
    look.board.attacks.iter().filter(|attack| attack.keeps_defender).any(|attack| {
        attack.defender.ship().is_some_and(|ship| {
            let it = look.board.ship(ship);
            it.in_play() && it.damage >= values::hull(look, ship)
        })
    })
}

/// What has reached its hull and is not kept on the table by an attack that it still answers.
fn fallen(look: &ArmadaLook<'_>) -> Option<Piece> {
    let board = look.board;
    let kept = |piece: Piece| {
        board.attacks.iter().any(|attack| attack.keeps_defender && attack.defender.piece() == Some(piece))
    };
    // armada.destroyed.01
    let dead = |ship: &ShipNo| {
        let it = board.ship(*ship);
        it.damage > 0
            && it.damage >= values::hull(look, *ship)
            && !kept(Piece::Ship(*ship))
            && !awaits_structural_damage(look, *ship)
    };
    if let Some(ship) = board.ships_in_play().find(dead) {
        return Some(Piece::Ship(ship));
    }
    // armada.destroyed.02
    let dead = |at: &SquadronNo| board.squadron(*at).hull == 0 && !kept(Piece::Squadron(*at));
    if let Some(squadron) = board.squadrons_in_play().find(dead) {
        return Some(Piece::Squadron(squadron));
    }
    // armada.attacking-stations.07
    let dead = |at: &ObstacleNo| {
        let it = &board.obstacles[at.index()];
        it.damage >= ARMED_STATION.hull && !it.destroyed && !kept(Piece::Obstacle(*at))
    };
    board.obstacles_placed().find(dead).map(Piece::Obstacle)
}

/// A Structural Damage card that was just dealt is resolved though the ship has reached its hull
/// (armada.damage.structural-damage.02); resolving it turns it facedown.
fn awaits_structural_damage(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    let kind = DamageKind::StructuralDamage;
    !look.game.is_blank(Blank::Damage(kind))
        && look.board.decks.faceup(ship).any(|card| look.game.damage_kind(card) == kind)
}

/// Whether a side has no ship in play any more (armada.winning-losing.03, .04). Ships that are set aside do not keep it
/// in the game (armada.set-aside.05), except, in tournaments, until the round ends (armada.set-aside.72).
fn has_lost(cx: &ArmadaCx<'_>, side: Side, wait: bool) -> bool {
    let board = &*cx.board;
    let mine = || board.ships.iter().filter(|ship| board.side(ship.owner) == side);
    let any = |standing: Standing| mine().any(|ship| ship.standing == standing);
    let begun = board.round > 0;
    let kept = any(Standing::SetAside) && (wait || !cx.game.rules.set_aside_forces_fall);
    let gone = any(Standing::Destroyed) || any(Standing::SetAside);
    begun && gone && !any(Standing::InPlay) && !any(Standing::Waiting) && !kept
}

/// The end of a round: who has only ships set aside is defeated now at the latest (armada.set-aside.72).
pub(crate) fn end_of_round(cx: &mut ArmadaCx<'_>) -> Next {
    let lost = [Side(0), Side(1)].map(|side| has_lost(cx, side, false));
    match end_if(cx, lost) {
        Flow::Next => Flow::Done,
        over => over,
    }
}

/// Ends the game at once if a side has lost.
fn end_if(cx: &mut ArmadaCx<'_>, lost: [bool; 2]) -> Next {
    if lost == [false, false] {
        return Flow::Next;
    }
    for side in [Side(0), Side(1)] {
        if lost[side.0 as usize] {
            destroy_set_aside(cx, Some(side));
        }
    }
    match lost {
        [true, false] => cx.board.winner = Some(Side(1)),
        [false, true] => cx.board.winner = Some(Side(0)),
        _ => {}
    }
    compare(cx);
    // The game is over after this; the window is named so that no further step is taken.
    Flow::Open(Occasion::new(Window::EndOfGame, About::default()))
}

/// What a side, or anybody, still has set aside is destroyed (armada.set-aside.71, armada.objective.hyperspace-assault.79,
/// .80).
pub(crate) fn destroy_set_aside(cx: &mut ArmadaCx<'_>, side: Option<Side>) {
    if !cx.game.rules.set_aside_forces_fall {
        return;
    }
    for number in 0..cx.board.ships.len() as u8 {
        let it = cx.board.ship(ShipNo(number));
        if it.standing == Standing::SetAside && side.is_none_or(|side| cx.board.side(it.owner) == side) {
            atoms::destroy(cx, Piece::Ship(ShipNo(number)));
        }
    }
    for number in 0..cx.board.squadrons.len() as u8 {
        let it = cx.board.squadron(SquadronNo(number));
        if it.standing == Standing::SetAside && side.is_none_or(|side| cx.board.side(it.owner) == side) {
            atoms::destroy(cx, Piece::Squadron(SquadronNo(number)));
        }
    }
}

/// The game is over; where nobody has won yet, the scores decide (armada.winning-losing.01).
pub(crate) fn compare(cx: &mut ArmadaCx<'_>) {
    let scores = scores(&cx.look());
    let winner = cx.board.winner.unwrap_or_else(|| higher(cx.board, &scores));
    atoms::game_over(cx, winner);
    cx.end_game();
}
