//! An attack is measured and declared.

use broadside_engine::{About, Seat};

use super::{Attack, ShipAttack, ignition};
use crate::board::{self, AttackKind, Causes, Mark, RangeBand, TokenKind};
use crate::geometry::{self, AttackView, Obstructor, Range, Reach};
use crate::scene::Scene;
use crate::steps::{Next, call};
use crate::words::{Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Range and obstruction of an attack.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The attack range; that of a squadron's attack counts as close.
    pub range: Range,
    /// Why it is obstructed.
    pub causes: Causes,
}

/// Measures an attack that can be declared (armada.attack.03). `further` tells that it is one of step 6.
pub fn measure(
    look: &ArmadaLook<'_>,
    attacker: Thing,
    defender: Thing,
    kind: AttackKind,
    further: bool,
) -> Measured {
    if kind == AttackKind::Salvo
        && let Some(original) = look.board.attack()
    {
        // armada.defense-tokens.18: range and line of sight are those of the attack that it answers.
        let measured = Causes { effect: false, ..original.causes };
        return Measured {
            range: original.range.0,
            causes: with_effects(look, attacker, defender, measured),
        };
    }
    if kind == AttackKind::Objective {
        // armada.objective.planetary-ion-cannon.73: at medium range, whatever lies between.
        return Measured { range: Range::Medium, causes: Causes::default() };
    }
    let view = view(look, attacker, defender, kind);
    let range = match (attacker, view.and_then(|view| view.range)) {
        (Thing::Squadron(_), _) | (_, None) => Range::Close,
        (_, Some(line)) => line.band,
    };
    // armada.learning-scenario.34; armada.attack.19-rr1: no line of sight to further squadrons is measured.
    let no_sight = look.board.simple_sight || further && !look.game.rules.sight_to_further_squadrons;
    let mut causes = Causes::default();
    for cause in view.iter().filter(|_| !no_sight).flat_map(|view| view.causes.list()) {
        match cause.by {
            Obstructor::Ship(_) => causes.ship = true,
            Obstructor::Obstacle(_) | Obstructor::Dial(_) => causes.obstacle = true,
        }
    }
    Measured { range, causes: with_effects(look, attacker, defender, causes) }
}

fn view(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing, kind: AttackKind) -> Option<AttackView> {
    let scene = Scene::sight(look);
    if let (AttackKind::Ignition, Some(ship)) = (kind, attacker.ship()) {
        return ignition::view(look, &scene, ship, defender).map(|view| view.attack);
    }
    let attacker = scene.party(look.game, look.board, attacker)?;
    let defender = scene.party(look.game, look.board, defender)?;
    let attack = geometry::Attack { attacker, defender, reach: Reach::Unlimited };
    Some(attack.measure(look.game.measures, &scene.pieces()))
}

/// Obstruction with what effects add to it or forbid.
fn with_effects(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing, causes: Causes) -> Causes {
    let found = causes.ship || causes.obstacle;
    // Causes add up, so that effects can tell a ship or an obstacle from a card (armada.card.general-romodi.02,
    // armada.card.general-romodi.03).
    let about = About::both(attacker, defender);
    let effect = look.allowed(Query::Obstructed, about, look.board.bears(defender, TokenKind::Chaff));
    match look.allowed(Query::Obstructed, about, found || effect) {
        false => Causes::default(),
        true => Causes { effect, ..causes },
    }
}

/// Declares an attack and carries it out. An attack of a ship on a squadron goes on to further squadrons
/// (armada.attack.18).
pub(crate) fn begin(
    cx: &mut ArmadaCx<'_>,
    attacker: Thing,
    defender: Thing,
    kind: AttackKind,
    by: Seat,
) -> Next {
    declare(cx, attacker, defender, kind, by, 0);
    let sequence = match (defender, kind) {
        (Thing::Squadron(squadron), AttackKind::Ordinary) => ShipAttack::declared(attacker, by, squadron),
        _ => None,
    };
    sequence.map_or_else(|| call(Attack::new()), call)
}

/// Puts an attack on the board. `targets` are the squadrons that the same attack of a hull zone has had before.
pub(super) fn declare(
    cx: &mut ArmadaCx<'_>,
    attacker: Thing,
    defender: Thing,
    kind: AttackKind,
    by: Seat,
    targets: u64,
) {
    let Measured { range, causes } = measure(&cx.look(), attacker, defender, kind, targets != 0);
    remember(cx, attacker, defender, targets == 0);
    let targets = targets | defender.squadron().map_or(0, |squadron| 1 << squadron.0);
    let range = RangeBand(range);
    let attack =
        board::Attack { attacker, defender, by, kind, range, causes, targets, ..board::Attack::default() };
    atoms::declare(cx, attack);
}

/// What ships remember of their attacks: for limits by round and activation.
fn remember(cx: &mut ArmadaCx<'_>, attacker: Thing, defender: Thing, first: bool) {
    if let Thing::Zone(ship, from) = attacker {
        atoms::remember_attack(cx, ship, (from, Mark::of(defender)), first, super::ship_like(defender));
    }
}
