//! Attacks: their range, their targets, their critical effects, and the tokens on hull zones that count in them.

use broadside_engine::{About, Ref};

use super::Binding;
use super::dice::fits;
use super::parties::{piece, ship, zone};
use crate::board::{Mark, TableToken, TokenKind};
use crate::geometry::{self, Range, Reach};
use crate::scene::Scene;
use crate::steps::attack;
use crate::words::{AttackAct, AttackCond, Piece, Query, ShipNo, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// What is said of the attack under way, of one that would be, and of those that a ship has made.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: AttackCond, bound: &Binding) -> bool {
    let board = look.board;
    let attack = board.attack();
    let pair = |one: Ref, other: Ref| bound.get(one).zip(bound.get(other));
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    match cond {
        AttackCond::AttackRange(range) => attack.is_some_and(|attack| attack.range.0 <= range),
        AttackCond::AttackKind(kinds) => attack.is_some_and(|attack| kinds.contains(&attack.kind)),
        AttackCond::Obstructed => attack.is_some_and(|attack| attack.causes.any()),
        AttackCond::ObstructedOnTable => {
            attack.is_some_and(|attack| attack.causes.ship || attack.causes.obstacle)
        }
        AttackCond::Attacking(who) => attack.is_some_and(|attack| {
            attack.attacker.piece().is_some() && attack.attacker.piece() == piece(bound, who)
        }),
        AttackCond::FirstTarget => attack.is_some_and(|attack| attack.targets.count_ones() <= 1),
        AttackCond::FirstAttack(ship) => it(ship).is_some_and(|ship| ship.attacks == 1),
        AttackCond::HasAttacked(ship, least) => it(ship).is_some_and(|ship| ship.round_attacks >= least),
        AttackCond::ShipAttacks(ship, least) => it(ship).is_some_and(|ship| ship.ship_attacks >= least),
        AttackCond::SidesOnly(ship) => it(ship).is_some_and(|ship| ship.sides_only),
        AttackCond::TargetedBefore => targeted_before(look, bound),
        AttackCond::WouldBeAt(attacker, defender, range) => {
            pair(attacker, defender).is_some_and(|(a, d)| would_be_at(look, a, d) == Some(range))
        }
        AttackCond::WouldBeObstructed(attacker, defender) => {
            pair(attacker, defender).is_some_and(|(a, d)| would_be_obstructed(look, a, d))
        }
        AttackCond::Pool(dice) => {
            attack.is_some_and(|attack| attack.dice.iter().any(|die| fits(&dice, die.colour, die.face)))
        }
        AttackCond::NoDice => attack.is_some_and(|attack| attack::gathered(look, attack).total() == 0),
        AttackCond::ArmedWith(colour) => {
            attack.is_some_and(|attack| attack::arms(look, attack).of(colour) > 0)
        }
        AttackCond::MayAddDice => attack::may_add(look),
        AttackCond::DiceUnmodified => attack.is_some_and(|attack| !attack.modified),
        AttackCond::Concentrated => attack.is_some_and(|attack| attack.concentrated),
        AttackCond::CriticalOpen(colour) => attack::critical_open(look, colour),
        AttackCond::SalvoCriticalOpen(colour) => attack::salvo_critical_open(look, colour),
        AttackCond::CouldResolveAnotherCritical => attack::another_critical(look),
        AttackCond::DefenderDamaged => attack.is_some_and(|attack| attack.suffered > 0),
    }
}

/// Whether the hull zone that would attack has attacked the same ship, squadron or station before, in its ship's present
/// activation.
fn targeted_before(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let (Some(Thing::Zone(ship, zone)), Some(target)) = (bound.about.subject, bound.about.object) else {
        return false;
    };
    let piece = |mark: Mark| match mark {
        Mark::Zone(ship, _) => Piece::Ship(ship),
        Mark::Squadron(squadron) => Piece::Squadron(squadron),
        Mark::Obstacle(obstacle) => Piece::Obstacle(obstacle),
    };
    let shots = &look.board.ship(ship).targeted;
    shots.iter().any(|shot| shot.own() && shot.from() == zone && Some(piece(shot.at())) == target.piece())
}

/// The range of an attack between two parties, and whether it is obstructed by what lies on the table. The attack under
/// way has been measured already, and a salvo attack in answer to it with it (armada.defense-tokens.18).
fn measured(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<(Range, bool)> {
    if let Some(attack) = look.board.attack()
        && [(attacker, defender), (defender, attacker)].contains(&(attack.attacker, attack.defender))
    {
        return Some((attack.range.0, attack.causes.ship || attack.causes.obstacle));
    }
    let scene = Scene::sight(look);
    let party = |thing| scene.party(look.game, look.board, thing);
    let (attacker, defender) = (party(attacker)?, party(defender)?);
    let attack = geometry::Attack { attacker, defender, reach: Reach::Unlimited };
    let view = attack.measure(look.game.measures, &scene.pieces());
    let obstructed = view.is_obstructed() && !look.board.simple_sight;
    view.range.map(|range| (range.band, obstructed))
}

/// The range at which an attack between two parties would be.
fn would_be_at(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<Range> {
    measured(look, attacker, defender).map(|(range, _)| range)
}

/// Whether an attack between two parties would be obstructed, by the table or by an effect.
fn would_be_obstructed(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> bool {
    let rules = look.board.bears(defender, TokenKind::Chaff)
        || measured(look, attacker, defender).is_some_and(|(_, obstructed)| obstructed);
    look.allowed(Query::Obstructed, About::both(attacker, defender), rules)
}

/// Something becomes of an attack, of its critical effect, or of the tokens on hull zones.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: AttackAct, bound: &Binding) {
    match act {
        AttackAct::FireRedForBlue => atoms::fire_red_for_blue(cx),
        AttackAct::NoFurtherTargets => atoms::end_targets(cx),
        AttackAct::AttackAgainFromZone => {
            if let Some(Thing::Zone(ship, zone)) = cx.board.attack().map(|attack| attack.attacker) {
                atoms::attack_again_from(cx, ship, zone);
            }
        }
        AttackAct::CommitToSides(party) => {
            if let Some(ship) = ship(bound, party) {
                atoms::commit_to_sides(cx, ship);
            }
        }
        AttackAct::ChangeDefendingZone(party) => {
            if let Some((ship, zone)) = zone(bound, party) {
                atoms::change_defending_zone(cx, Thing::Zone(ship, zone));
            }
        }
        AttackAct::CriticalResolved => atoms::critical(cx, false),
        AttackAct::StandardCritical => atoms::critical(cx, true),
        AttackAct::FaceupFirst(count) => atoms::faceup_first(cx, count),
        AttackAct::AllowCritical => atoms::allow_critical(cx),
        AttackAct::PutOnZone(kind, party) => {
            if let Some((ship, zone)) = zone(bound, party) {
                let (owner, zone) = (cx.board.side_of_ship(ship), Thing::Zone(ship, zone));
                let pose = atoms::zone_pose(cx, zone);
                atoms::place_token(cx, kind, pose, Some(owner), Some(zone));
            }
        }
        AttackAct::TakeOffZones(kind, party) => {
            if let Some(ship) = ship(bound, party) {
                take_off(cx, kind, ship);
            }
        }
    }
}

fn take_off(cx: &mut ArmadaCx<'_>, kind: TokenKind, ship: ShipNo) {
    let mine = |it: &TableToken| it.kind == kind && matches!(it.on, Some(Thing::Zone(of, _)) if of == ship);
    while let Some(at) = cx.board.tokens.iter().position(mine) {
        atoms::remove_token(cx, TokenNo(at as u8));
    }
}
