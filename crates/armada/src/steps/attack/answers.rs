//! What answers an attack: salvo and counter attacks, and dodging.

use broadside_engine::About;

use super::armament::counter;
use super::squadron_kept;
use super::targets::refused;
use crate::board::{Attack, AttackKind, Board};
use crate::facts::Keyword;
use crate::geometry::Reach;
use crate::scene::Scene;
use crate::values;
use crate::words::{Query, Thing};
use crate::{ArmadaLook, Blank};

/// Whether a party is still on the table.
pub(super) fn on_table(board: &Board, thing: Thing) -> bool {
    match thing {
        Thing::Zone(ship, _) => board.ship(ship).in_play(),
        Thing::Squadron(squadron) => board.squadron(squadron).in_play(),
        Thing::Obstacle(obstacle) => !board.obstacles[obstacle.index()].destroyed,
        _ => true,
    }
}

/// Whether the defender of the innermost attack makes its salvo attack now.
pub(crate) fn salvo_open(look: &ArmadaLook<'_>) -> bool {
    look.board.attack().is_some_and(|attack| salvo_follows(look, attack))
}

/// Whether the defender of the innermost attack may answer it with a counter attack now.
pub(crate) fn counter_open(look: &ArmadaLook<'_>) -> bool {
    look.board.attack().is_some_and(|attack| may_counter(look, attack))
}

/// Whether the defender makes its salvo attack now (armada.defense-tokens.14). Effects can forbid its hull zone or its
/// target (armada.damage.coolant-discharge.02).
pub(super) fn salvo_follows(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let Attack { attacker, defender, .. } = *attack;
    attack.salvo
        // What has no place on the table cannot be fired at.
        && attack.kind != AttackKind::Objective
        && on_table(look.board, attacker)
        && on_table(look.board, defender)
        && look.allowed(Query::MayAttackFrom, About::subject(defender), true)
        && look.allowed(Query::MayTarget, About::both(defender, attacker), true)
}

/// Whether the defender may answer with a counter attack: against a squadron, not in answer to a counter or snipe
/// attack (armada.keyword.counter.01, armada.keyword.counter.03, armada.keyword.snipe.02). A ship can have the keyword
/// by a card.
pub(super) fn may_counter(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    matches!(attack.attacker, Thing::Squadron(_))
        && !attack.countered
        && !matches!(attack.kind, AttackKind::Counter | AttackKind::Snipe)
        && on_table(look.board, attack.attacker)
        && on_table(look.board, attack.defender)
        && counter(look, attack.defender, attack.attacker) > 0
        && match attack.defender {
            Thing::Squadron(squadron) => {
                squadron_kept(look, squadron).is_none()
                    && look.allowed(Query::MayTarget, About::both(attack.defender, attack.attacker), true)
            }
            Thing::Zone(..) => {
                let mut any = false;
                counter_zones(look, attack, &mut |_| any = true);
                any
            }
            _ => false,
        }
}

/// The hull zones from which the defending ship may counter: those that have the attacker in their firing arcs
/// (armada.card.quad-laser-turrets.03). Counter knows no attack range (armada.card.kickback.04).
pub(super) fn counter_zones(look: &ArmadaLook<'_>, attack: &Attack, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = attack.defender.ship() else { return };
    let scene = Scene::sight(look);
    for zone in look.game.ship(look.board, ship).zones() {
        let from = Thing::Zone(ship, *zone);
        if look.allowed(Query::MayAttackFrom, About::subject(from), true)
            && refused(look, &scene, from, attack.attacker, Reach::Unlimited, true).is_none()
            && look.allowed(Query::MayTarget, About::both(from, attack.attacker), true)
        {
            found(from);
        }
    }
}

/// How many dice the defender may have rerolled by dodge and screen (armada.keyword.dodge.01,
/// armada.keyword.screen.01).
pub(crate) fn dodge(look: &ArmadaLook<'_>) -> u8 {
    let Some(attack) = look.board.attack() else { return 0 };
    let (Thing::Squadron(attacker), Thing::Squadron(defender)) = (attack.attacker, attack.defender) else {
        return 0;
    };
    let mut value = values::keyword(look, defender, Keyword::Dodge);
    if values::has(look, defender, Keyword::Screen) && !look.game.is_blank(Blank::Keyword(Keyword::Dodge)) {
        let others = values::each(values::engaged_with(look, attacker))
            .filter(|other| *other != defender && !values::has(look, *other, Keyword::Screen));
        value += others.count().min(3) as u8;
    }
    value
}
