//! What answers an attack: salvo and counter attacks, and dodging.

use broadside_engine::About;

use super::armament::counter;
use crate::board::{Attack, AttackKind, Board};
use crate::facts::Keyword;
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

/// Whether a piece has suffered enough to be destroyed (armada.destroyed.01, .02).
pub(super) fn is_spent(look: &ArmadaLook<'_>, thing: Thing) -> bool {
    match thing {
        Thing::Zone(ship, _) => {
            let it = look.board.ship(ship);
            it.in_play() && it.damage >= values::hull(look, ship)
        }
        Thing::Squadron(squadron) => {
            let it = look.board.squadron(squadron);
            it.in_play() && it.hull == 0
        }
        _ => false,
    }
}

/// Whether the defender makes its salvo attack now (armada.defense-tokens.14). Effects can forbid its hull zone or its
/// target (armada.damage.coolant-discharge.02).
pub(super) fn salvo_follows(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let Attack { attacker, defender, .. } = *attack;
    attack.salvo
        && on_table(look.board, attacker)
        && on_table(look.board, defender)
        && look.allowed(Query::MayAttackFrom, About::subject(defender), true)
        && look.allowed(Query::MayTarget, About::both(defender, attacker), true)
}

/// Whether the defender may answer with a counter attack: squadron against squadron, not in answer to a counter or snipe
/// attack (armada.keyword.counter.01, .03, armada.keyword.snipe.02).
pub(super) fn may_counter(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let squadrons = matches!((attack.attacker, attack.defender), (Thing::Squadron(_), Thing::Squadron(_)));
    squadrons
        && !matches!(attack.kind, AttackKind::Counter | AttackKind::Snipe)
        && on_table(look.board, attack.attacker)
        && on_table(look.board, attack.defender)
        && counter(look, attack.defender) > 0
        && look.allowed(Query::MayTarget, About::both(attack.defender, attack.attacker), true)
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
