//! Defense tokens: what each would do to the attack under way.

use broadside_armada::ArmadaLook;
use broadside_armada::board::{Attack, AttackKind, Defense, DefenseSlot, Die};
use broadside_armada::facts::DefenseToken;
use broadside_armada::steps::attack::{
    criticals_count, damage_total, evade, if_braced, redirectable, standard_critical_open,
};
use broadside_armada::values;
use broadside_armada::words::Thing;
use broadside_stage::Text;

use super::Ask;

/// The kinds of the tokens that an accuracy icon could still lock.
pub(super) fn lockable(look: &ArmadaLook<'_>, attack: &Attack) -> Vec<DefenseToken> {
    let mut kinds = Vec::new();
    let Some(piece) = attack.defender.piece() else { return kinds };
    if attack.defender.ship().is_some_and(|ship| look.board.ship(ship).speed == 0) {
        return kinds;
    }
    values::defense_tokens(look, piece, |token| {
        let (Thing::ShipToken(_, at) | Thing::SquadronToken(_, at)) = token else { return };
        let slot = values::defense(look, token).filter(|_| attack.locked >> at & 1 == 0);
        kinds.extend(slot.map(|slot| slot.kind));
    });
    kinds
}

/// What spending a token would do: its effect on this attack, and what becomes of it.
pub(super) fn would_do(ask: &Ask<'_>, slot: &DefenseSlot) -> Option<Text> {
    let attack = ask.look.board.attack()?;
    let effect = effect(&ask.look, attack, slot.kind)?;
    Some(match slot.state {
        Defense::Exhausted => Text::new("armada-defense-goes").text("effect", effect),
        _ => effect,
    })
}

fn effect(look: &ArmadaLook<'_>, attack: &Attack, kind: DefenseToken) -> Option<Text> {
    let damage = damage_total(look, attack);
    Some(match kind {
        DefenseToken::Scatter => Text::new("armada-defense-does-scatter").number("damage", damage),
        DefenseToken::Brace => {
            let left = if_braced(look, attack, damage);
            Text::new("armada-defense-does-brace").number("damage", damage).number("left", left)
        }
        DefenseToken::Redirect => {
            let most = redirectable(look, attack)?.min(damage);
            Text::new("armada-defense-does-redirect").number("most", most).number("damage", damage)
        }
        DefenseToken::Evade => match evade(look) {
            Some((dice, true)) => Text::new("armada-defense-does-cancel")
                .number("dice", dice)
                .number("less", best(look, attack, dice as usize)),
            Some((dice, false)) => Text::new("armada-defense-does-reroll").number("dice", dice),
            None => Text::new("armada-defense-does-nothing-here"),
        },
        DefenseToken::Contain if standard_critical_open(look) => Text::new("armada-defense-does-contain"),
        DefenseToken::Contain => Text::new("armada-defense-does-contain-nothing"),
        DefenseToken::Salvo => match attack.kind {
            AttackKind::Counter | AttackKind::Salvo | AttackKind::Ignition => {
                Text::new("armada-defense-does-nothing-here")
            }
            _ => Text::new("armada-defense-does-salvo"),
        },
    })
}

/// The damage that goes with so many dice, the worst of them.
fn best(look: &ArmadaLook<'_>, attack: &Attack, dice: usize) -> u8 {
    let criticals = criticals_count(look, attack);
    let worth = |die: &Die| die.face.hits() + if criticals { die.face.criticals() } else { 0 };
    let mut each: Vec<u8> = attack.dice.iter().map(worth).collect();
    each.sort_unstable_by(|a, b| b.cmp(a));
    each.iter().take(dice).sum()
}
