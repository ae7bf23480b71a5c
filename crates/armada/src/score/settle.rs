//! What has reached its hull is destroyed, and a side without ships has lost.

use broadside_engine::{About, Flow, PerSide, Running, Side};

use super::{higher, scores};
use crate::board::{Board, MAX_OBSTACLES, MAX_SHIPS, MAX_SQUADRONS, Ship, Squadron, Standing, UpgradeState};
use crate::facts::DamageKind;
use crate::steps::round::GameEnd;
use crate::steps::{Next, Step, call};
use crate::words::{ArmadaWords, Deed, ObstacleNo, Piece, Query, ShipNo, SquadronNo, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Blank, atoms, values};

/// Pieces of one moment.
type Pieces = arrayvec::ArrayVec<Piece, { MAX_SHIPS + MAX_SQUADRONS + MAX_OBSTACLES }>;

/// Neither side.
const NOBODY: PerSide<bool> = PerSide([false; 2]);

/// State-based checks: what has reached its hull is destroyed, and a side without ships has lost.
pub(crate) fn settle(cx: &mut ArmadaCx<'_>) -> Flow<ArmadaWords> {
    if cx.core.is_over() {
        return Flow::Next;
    }
    shed_extra_shields(cx);
    // Ships that overlap are dealt their cards at the same time.
    if cx.core.procedures().any(|(_, step)| matches!(step, Step::Maneuver(it) if it.is_between_deals())) {
        return Flow::Next;
    }
    // Everything that falls at the same time falls before anybody has lost (armada.winning-losing.05).
    if let Some(piece) = abandoned(&cx.board) {
        atoms::destroy(cx, piece);
    }
    if let Some(piece) = fallen(&cx.look()) {
        return Flow::Perform(Deed::Destroy { piece, gone: false });
    }
    // A destroyed ship that still makes its salvo attack falls with whatever that destroys: nobody has lost before
    // (armada.defense-tokens.22, armada.winning-losing.05).
    if is_doomed_ship_kept(&cx.look()) {
        return Flow::Next;
    }
    let lost = PerSide::from_fn(|side| has_lost(cx, side, cx.game.rules.set_aside_until_round_end));
    let ending = |(_, step): (_, &Step)| matches!(step, Step::GameEnd(_));
    if lost != NOBODY && cx.core.procedures().any(ending) {
        // What the last destruction sets off comes before the scores.
        return Flow::Next;
    }
    end_if(cx, lost)
}

/// What has reached its hull is destroyed; what else has falls with it.
pub(crate) fn fall(cx: &mut ArmadaCx<'_>) -> Next {
    fallen(&cx.look()).map_or(Flow::Next, |piece| Flow::Perform(Deed::Destroy { piece, gone: false }))
}

/// Whether a ship has reached its hull and is kept on the table by an attack that it still answers.
fn is_doomed_ship_kept(look: &ArmadaLook<'_>) -> bool {
    look.board
        .attacks
        .iter()
        .filter(|attack| attack.keeps_defender)
        .any(|attack| attack.defender.ship().is_some_and(|ship| values::is_spent(look, Piece::Ship(ship))))
}

/// Shields above a hull zone's maximum are lost at once when no card keeps them any more
/// (armada.card.aspiration.04, armada.shields.04).
fn shed_extra_shields(cx: &mut ArmadaCx<'_>) {
    for number in 0..cx.board.ships.len() as u8 {
        let ship = ShipNo(number);
        let (it, card) = (cx.board.ship(ship), cx.game.ship(&cx.board, ship));
        if !it.in_play() || it.shields.iter().zip(card.shields).all(|(has, printed)| *has <= printed) {
            continue;
        }
        for zone in card.zones() {
            let look = cx.look();
            let most = values::max_shields(&look, ship, *zone);
            let extra = look.board.ship(ship).shields[*zone as usize].saturating_sub(most);
            let about = About::subject(Thing::Zone(ship, *zone));
            if extra > 0 && !look.allowed(Query::MayKeepExtraShields, about, false) {
                atoms::lose_shields(cx, ship, *zone, extra);
            }
        }
    }
}

/// What is set aside for a card that has been discarded: nothing brings it in any more, and it counts as destroyed
/// (armada.card.rapid-launch-bays.05, armada.card.profundity.06). Squadrons fall with the card's ship, too.
fn abandoned(board: &Board) -> Option<Piece> {
    let is_aside = |at: Standing| at == Standing::SetAside;
    let discarded = |card: UpgradeNo| board.upgrade(card).state == UpgradeState::Discarded;
    let gone = |card: UpgradeNo| board.ship(board.upgrade(card).ship).standing == Standing::Destroyed;
    let ship = |it: &Ship| is_aside(it.standing) && it.held_by.is_some_and(discarded);
    let squadron =
        |it: &Squadron| is_aside(it.standing) && it.held_by.is_some_and(|card| discarded(card) || gone(card));
    let ships = board.ships.iter().position(ship).map(|at| Piece::Ship(ShipNo(at as u8)));
    ships
        .or_else(|| board.squadrons.iter().position(squadron).map(|at| Piece::Squadron(SquadronNo(at as u8))))
}

/// What was kept in play beyond its destruction is destroyed, whatever its hull (armada.card.general-rieekan.02).
pub(crate) fn destroy_doomed(cx: &mut ArmadaCx<'_>) {
    let board = &*cx.board;
    let ships = board.ships_in_play().filter(|at| board.ship(*at).doomed).map(Piece::Ship);
    let squadrons = board.squadrons_in_play().filter(|at| board.squadron(*at).doomed).map(Piece::Squadron);
    let stations =
        |at: &ObstacleNo| board.obstacles[at.index()].doomed && !board.obstacles[at.index()].destroyed;
    let stations = board.obstacles_placed().filter(stations).map(Piece::Obstacle);
    let doomed: Pieces = ships.chain(squadrons).chain(stations).collect();
    doomed.into_iter().for_each(|piece| atoms::destroy(cx, piece));
}

/// What has reached its hull and is not kept on the table by an attack that it still answers.
fn fallen(look: &ArmadaLook<'_>) -> Option<Piece> {
    let board = look.board;
    let kept = |piece: Piece| {
        board.attacks.iter().any(|attack| attack.keeps_defender && attack.defender.piece() == Some(piece))
    };
    // Somebody may be putting its destruction off just now.
    let falling = |piece: Piece| {
        look.core.frames().any(|(_, frame)| match frame {
            Running::Performing(it) => {
                matches!(it.deed, Deed::Destroy { piece: falls, .. } if falls == piece)
            }
            _ => false,
        })
    };
    let fallen = |piece: &Piece| values::is_spent(look, *piece) && !kept(*piece) && !falling(*piece);
    let waits = |ship: &ShipNo| !awaits_structural_damage(look, *ship);
    let ships = board.ships_in_play().filter(|ship| board.ship(*ship).damage > 0).filter(waits);
    let squadrons = board.squadrons_in_play().filter(|at| board.squadron(*at).hull == 0);
    let stations = board.obstacles_placed().filter(|at| board.obstacles[at.index()].damage > 0);
    ships
        .map(Piece::Ship)
        .chain(squadrons.map(Piece::Squadron))
        .chain(stations.map(Piece::Obstacle))
        .find(fallen)
}

/// A Structural Damage card that was just dealt is resolved though the ship has reached its hull
/// (armada.damage.structural-damage.02); resolving it turns it facedown.
fn awaits_structural_damage(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    let kind = DamageKind::StructuralDamage;
    !look.game.is_blank(Blank::Damage(kind))
        && look.board.decks.faceup(ship).any(|card| look.game.damage_kind(card) == kind)
}

/// Whether a side has no ship in play any more (armada.winning-losing.03, armada.winning-losing.04). Ships that are set
/// aside do not keep it in the game (armada.set-aside.05), except, in tournaments, until the round ends
/// (armada.set-aside.72).
fn has_lost(cx: &ArmadaCx<'_>, side: Side, wait: bool) -> bool {
    let board = &*cx.board;
    let mine = || board.ships.iter().filter(|ship| board.side(ship.controller) == side);
    let any = |standing: Standing| mine().any(|ship| ship.standing == standing);
    let begun = board.round > 0;
    let kept = any(Standing::SetAside) && (wait || !cx.game.rules.set_aside_forces_fall);
    let gone = any(Standing::Destroyed) || any(Standing::SetAside);
    begun && gone && !any(Standing::InPlay) && !any(Standing::Waiting) && !kept
}

/// The end of a round: who has only ships set aside is defeated now at the latest (armada.set-aside.72).
pub(crate) fn end_of_round(cx: &mut ArmadaCx<'_>) -> Next {
    let lost = PerSide::from_fn(|side| has_lost(cx, side, false));
    match end_if(cx, lost) {
        Flow::Next => Flow::Done,
        over => over,
    }
}

/// Ends the game at once if a side has lost.
fn end_if(cx: &mut ArmadaCx<'_>, lost: PerSide<bool>) -> Next {
    if lost == NOBODY {
        return Flow::Next;
    }
    for side in Side::BOTH {
        if lost[side] {
            destroy_set_aside(cx, Some(side));
        }
    }
    if let Some(loser) = lost.ahead() {
        atoms::win(cx, loser.enemy());
    }
    call(GameEnd::new())
}

/// What a side, or anybody, still has set aside is destroyed (armada.set-aside.71,
/// armada.objective.hyperspace-assault.79, armada.objective.hyperspace-assault.80).
pub(crate) fn destroy_set_aside(cx: &mut ArmadaCx<'_>, side: Option<Side>) {
    if !cx.game.rules.set_aside_forces_fall {
        return;
    }
    for number in 0..cx.board.ships.len() as u8 {
        let it = cx.board.ship(ShipNo(number));
        if it.standing == Standing::SetAside && side.is_none_or(|side| cx.board.side(it.controller) == side) {
            atoms::destroy(cx, Piece::Ship(ShipNo(number)));
        }
    }
    for number in 0..cx.board.squadrons.len() as u8 {
        let it = cx.board.squadron(SquadronNo(number));
        if it.standing == Standing::SetAside && side.is_none_or(|side| cx.board.side(it.controller) == side) {
            atoms::destroy(cx, Piece::Squadron(SquadronNo(number)));
        }
    }
}

/// The game is over; where nobody has won yet, the scores decide (armada.winning-losing.01).
pub(crate) fn compare(cx: &mut ArmadaCx<'_>) {
    let scores = scores(&cx.look());
    let winner = cx.board.winner.unwrap_or_else(|| higher(&cx.board, scores));
    atoms::game_over(cx, winner);
    cx.end_game();
}
