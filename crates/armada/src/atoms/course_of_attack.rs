//! What the innermost attack remembers of its course. Nobody can see it happen.

use super::KEY;
use crate::ArmadaCx;
use crate::board::{Attack, Hurt};
use crate::facts::{DefenseToken, Dice, Zone};
use crate::words::Thing;

fn innermost<'c>(cx: &'c mut ArmadaCx<'_>) -> Option<&'c mut Attack> {
    cx.board.open(KEY).attacks.last_mut()
}

fn note(cx: &mut ArmadaCx<'_>, note: impl FnOnce(&mut Attack)) {
    if let Some(attack) = innermost(cx) {
        note(attack);
    }
}

/// The blue dice of the anti-squadron armament are red in the attack.
pub fn fire_red_for_blue(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.red_for_blue = true);
}

/// The attack of the hull zone has no further target.
pub fn end_targets(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.last_target = true);
}

/// The attack is made with an armament that an effect gives it, or with its own.
pub fn lend_armament(cx: &mut ArmadaCx<'_>, lent: Option<Dice>) {
    note(cx, |attack| attack.lent = lent);
}

/// An effect obstructs the attack, which nothing obstructs otherwise.
pub fn obstruct(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.causes.effect |= !attack.causes.any());
}

/// A concentrate fire command is resolved in the attack.
pub fn concentrate(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.concentrated = true);
}

/// The Spend Defense Tokens step is under way, or is over.
pub fn set_defending(cx: &mut ArmadaCx<'_>, defending: bool) {
    note(cx, |attack| attack.defending = defending);
}

/// A defense token is about to have its own effect.
pub fn set_defense_effect(cx: &mut ArmadaCx<'_>, kind: Option<DefenseToken>) {
    note(cx, |attack| (attack.effect, attack.replaced) = (kind, false));
}

/// A card puts another effect, or none, in the place of that of the defense token in use.
pub fn replace_defense_effect(cx: &mut ArmadaCx<'_>, kind: Option<DefenseToken>) {
    note(cx, |attack| (attack.effect, attack.replaced) = (kind, true));
}

/// A defense effect is resolved.
pub fn resolve_defense_effect(cx: &mut ArmadaCx<'_>, kind: DefenseToken) {
    note(cx, |attack| attack.resolved |= 1 << kind as u8);
}

/// The total will be halved.
pub fn promise_brace(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.braces = true);
}

/// The standard critical effect is contained (armada.defense-tokens.12).
pub fn contain(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.contained = true);
}

/// The defender will make a salvo attack, though it be destroyed (armada.defense-tokens.14, armada.defense-tokens.22).
pub fn promise_salvo(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| (attack.salvo, attack.keeps_defender) = (true, true));
}

/// The defender makes its salvo attack.
pub fn begin_salvo(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.salvo = false);
}

/// The defender has decided on its counter attack.
pub fn decide_counter(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.countered = true);
}

/// The defender stays on the table until the attack is answered, though it be destroyed; or until its own effects
/// after the attack are over.
pub fn keep_defender(cx: &mut ArmadaCx<'_>, answers: bool, longer: bool) {
    note(cx, |attack| {
        attack.keeps_defender |= answers || longer;
        attack.keeps_longer = longer;
    });
}

/// Nothing keeps the defender on the table any more.
pub fn release_defender(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| (attack.keeps_defender, attack.keeps_longer) = (false, false));
}

/// A redirect token picks a hull zone.
pub fn redirect_to(cx: &mut ArmadaCx<'_>, zone: Zone) {
    note(cx, |attack| attack.redirect |= 1 << zone as u8);
}

/// What redirect tokens take has been taken: the rest is the defending hull zone's.
pub fn end_redirect(cx: &mut ArmadaCx<'_>) {
    note(cx, |attack| attack.redirected = true);
}

/// Damage cards count among those that the attack has dealt.
pub fn count_dealt(cx: &mut ArmadaCx<'_>, count: u8) {
    note(cx, |attack| attack.dealt = attack.dealt.saturating_add(count));
}

/// Other damage than the total is about to be suffered during the attack. Gives the total that stands back for it,
/// and who attacks.
pub fn begin_hurt(cx: &mut ArmadaCx<'_>, amount: u8, hurt: Hurt) -> Option<(u8, Thing)> {
    let attack = innermost(cx)?;
    let total = attack.total;
    (attack.total, attack.hurt) = (amount, hurt);
    Some((total, attack.attacker))
}

/// The total takes its place again. Gives what effects have left of the other damage.
pub fn end_hurt(cx: &mut ArmadaCx<'_>, total: u8) -> Option<u8> {
    let attack = innermost(cx)?;
    let left = attack.total;
    (attack.total, attack.hurt) = (total, Hurt::Total);
    Some(left)
}
