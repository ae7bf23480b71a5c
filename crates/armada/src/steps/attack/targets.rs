//! Which targets a hull zone or a station may declare.

use broadside_engine::About;

use super::armament::{armament, longest, within_reach};
use super::declare::{Measured, measure};
use super::refused::forbids;
use super::squadron_attack::{each_target as squadron_targets, squadron_against};
use super::{AttackRefused, ship_like};
use crate::board::{AttackKind, TokenKind};
use crate::facts::{Dice, ObstacleKind};
use crate::geometry::{self, Reach, Refusal};
use crate::scene::Scene;
use crate::words::{ObstacleNo, Query, Thing};
use crate::{ArmadaLook, Why};

/// Friends are no targets.
pub const FRIENDLY: Why = AttackRefused::Friendly.by("armada.attack.25");
pub(super) const NO_TARGET: Why = AttackRefused::NoTarget.by("armada.attack.02");
pub(super) const DESTROYED: Why = AttackRefused::StationDestroyed.by("armada.attacking-stations.10");
const NO_DICE: Why = AttackRefused::NoDice.by("armada.attack.09");
const ONLY_SQUADRONS: Why = AttackRefused::OnlySquadrons.by("armada.armament.02");
const TARGETED: Why = AttackRefused::Targeted.by("armada.attack.20");

/// No two parts of ships farther apart than this are at long range: the ruler and half of two huge ships.
const FAR: f64 = 305.0 + 2.0 * 200.0;

/// Everything that a hull zone or a station could be thought to attack, with the reason against it, until `found`
/// answers `false`. `lent` is the anti-squadron armament that an effect gives the attack.
pub(super) fn each_target(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    lent: Option<Dice>,
    found: &mut dyn FnMut(Thing, Option<Why>) -> bool,
) {
    let board = look.board;
    for ship in board.ships_in_play().filter(|ship| attacker.ship() != Some(*ship)) {
        for zone in look.game.ship(board, ship).zones() {
            let target = Thing::Zone(ship, *zone);
            if !found(target, against_with(look, scene, attacker, target, lent, false)) {
                return;
            }
        }
    }
    let squadrons = board.squadrons_in_play().map(Thing::Squadron);
    // Stations defend where an objective gives them to a side (armada.attacking-stations.01).
    let stations = board.obstacles_placed().filter(|at| {
        let it = &board.obstacles[at.index()];
        it.kind == ObstacleKind::Station && it.owner.is_some() && attacker != Thing::Obstacle(*at)
    });
    // armada.proximity-mines.04, armada.proximity-mines.05: friendly to nobody.
    let mines = board.tokens_of(TokenKind::ProximityMine).map(Thing::Token);
    for target in squadrons.chain(stations.map(Thing::Obstacle)).chain(mines) {
        if !found(target, against_with(look, scene, attacker, target, lent, false)) {
            return;
        }
    }
}

/// The legal targets of a hull zone, a station or a squadron.
pub fn targets(look: &ArmadaLook<'_>, attacker: Thing) -> Vec<Thing> {
    let mut all = Vec::new();
    let mut keep = |target: Thing, why: Option<Why>| {
        all.extend(why.is_none().then_some(target));
        true
    };
    match attacker {
        Thing::Squadron(squadron) => squadron_targets(look, squadron, &mut keep),
        _ => each_target(look, &Scene::sight(look), attacker, None, &mut keep),
    }
    all
}

/// Why an attack on a target cannot be declared.
pub fn why_not(look: &ArmadaLook<'_>, attacker: Thing, target: Thing) -> Option<Why> {
    if let Thing::Squadron(squadron) = attacker {
        return squadron_against(look, squadron, target);
    }
    let scene = Scene::sight(look);
    let mut found = Some(NO_TARGET);
    each_target(look, &scene, attacker, None, &mut |other, why| {
        if other == target {
            found = why;
        }
        other != target
    });
    found
}

/// Why a hull zone or a station cannot attack a target. `further` tells that the target is one of step 6.
pub fn against(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    target: Thing,
    further: bool,
) -> Option<Why> {
    against_with(look, scene, attacker, target, None, further)
}

/// The same with an anti-squadron armament that an effect lends the attack: it is good against squadrons only.
fn against_with(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    target: Thing,
    lent: Option<Dice>,
    further: bool,
) -> Option<Why> {
    if lent.is_some() && ship_like(target) {
        return Some(ONLY_SQUADRONS);
    }
    let mine = matches!(target, Thing::Token(_));
    if !mine && look.board.friendly(attacker, target) {
        return Some(FRIENDLY);
    }
    if let Thing::Obstacle(station) = target
        && look.board.obstacles[station.index()].destroyed
    {
        return Some(DESTROYED);
    }
    if far(look, attacker, target) {
        return Some(told(Refusal::OutOfRange));
    }
    let dice = lent.unwrap_or_else(|| armament(look, attacker, target, AttackKind::Ordinary));
    let Some(longest) = longest(look, attacker, target, dice) else { return Some(NO_DICE) };
    let sight = !(look.board.simple_sight || further && !look.game.rules.sight_to_further_squadrons);
    let refusal = refused(look, scene, attacker, target, Reach::Range(longest), sight);
    if refusal.is_some() {
        return refusal;
    }
    forbidden(look, attacker, target)
}

/// Whether an effect forbids a target, and which.
pub(super) fn forbidden(look: &ArmadaLook<'_>, attacker: Thing, target: Thing) -> Option<Why> {
    let about = About::both(attacker, target);
    let allowed = look.allowed(Query::MayTarget, about, true);
    (!allowed).then(|| {
        let card = forbids(look, Query::MayTarget, about);
        let reason = card.map_or(AttackRefused::Target, |card| AttackRefused::TargetBy { card });
        reason.by("armada.golden-rules.03")
    })
}

/// Why arc, range or sight forbid an attack. Without `sight` only arc and range count (armada.learning-scenario.34).
pub(super) fn refused(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    target: Thing,
    reach: Reach,
    sight: bool,
) -> Option<Why> {
    let parties = (scene.party(look.game, look.board, attacker), scene.party(look.game, look.board, target));
    let (Some(attacker), Some(defender)) = parties else { return Some(told(Refusal::OutOfRange)) };
    let attack = geometry::Attack { attacker, defender, reach };
    match attack.refusal(look.game.measures, &scene.pieces()) {
        Some(Refusal::SightBlocked | Refusal::RangeLineBlocked | Refusal::DustField) if !sight => None,
        refusal => refusal.map(told),
    }
}

/// Whether two pieces are so far apart that nothing needs to be measured.
fn far(look: &ArmadaLook<'_>, attacker: Thing, target: Thing) -> bool {
    let centre = |thing: Thing| match thing {
        Thing::Zone(ship, _) => Some(look.board.ship(ship).pose),
        Thing::Squadron(squadron) => Some(look.board.squadron(squadron).pose),
        _ => None,
    };
    match (centre(attacker), centre(target)) {
        (Some(one), Some(other)) => {
            let (x, y) = (one.x_mm() - other.x_mm(), one.y_mm() - other.y_mm());
            x * x + y * y > FAR * FAR
        }
        _ => false,
    }
}

/// A measured refusal with its rule.
pub(super) const fn told(refusal: Refusal) -> Why {
    refusal.by(refusal.rule())
}

/// Why a squadron cannot be a further target of an attack that has had these (armada.attack.18, armada.attack.19,
/// armada.attack.20).
pub(super) fn against_further(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    target: Thing,
    lent: Option<Dice>,
    targets: u64,
) -> Option<Why> {
    match target {
        Thing::Squadron(squadron) if targets >> squadron.0 & 1 == 1 => Some(TARGETED),
        _ => against_with(look, scene, attacker, target, lent, true),
    }
}

/// Whether a hull zone or a station has a legal target.
pub(super) fn can_attack_in(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    attacker: Thing,
    lent: Option<Dice>,
) -> bool {
    let mut any = false;
    each_target(look, scene, attacker, lent, &mut |_, why| {
        any = why.is_none();
        !any
    });
    any
}

/// Whether a station has a target against which it would roll a die: what lets it attack in place of a ship's activation
/// (armada.objective.base-defense-armed-station.74).
pub(crate) fn station_can_attack(look: &ArmadaLook<'_>, station: ObstacleNo) -> bool {
    let attacker = Thing::Obstacle(station);
    let mut any = false;
    let kind = AttackKind::Ordinary;
    each_target(look, &Scene::sight(look), attacker, None, &mut |target, why| {
        if why.is_none() {
            let Measured { range, causes } = measure(look, attacker, target, kind, false);
            let dice = armament(look, attacker, target, kind);
            let dice = within_reach(look, attacker, target, kind, dice, range).total();
            any = dice > u8::from(causes.any());
        }
        !any
    });
    any
}
