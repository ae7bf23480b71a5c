//! Whom a ship attacks, and with what.

use broadside_engine::{Answer, Chance, Look, Position, Side};
use broadside_xwing::XWing;
use broadside_xwing::words::{Object, ShipNo, Thing, XWingWords};

use super::chart::{Chart, Craft};
use super::worth::{Worth, pending};
use crate::ahead::{Judge, look_ahead};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The weapon or target behind which most is gained: each is tried up to the roll, with everything that cards add to it.
pub(crate) fn tried(sight: &Sight<'_, XWing>, chance: &mut Chance) -> Option<Thought<XWingWords>> {
    let mut answers = Vec::new();
    sight.legal.each(sight.decision.kind, 24, |answer| answers.push(answer));
    if answers.first() == Some(&Answer::Pass) {
        answers.rotate_left(1);
    }
    Thought::best(look_ahead(sight, &Shot, &answers, 1, chance))
}

/// What a position is worth when an attack is about to be rolled: the attack, and what it leaves to spend.
struct Shot;

impl Judge<XWing> for Shot {
    fn worth(&self, game: &XWing, position: &Position<XWingWords>, side: Side) -> f64 {
        let look = Look::new(game, position);
        let chart = Chart::of(&look);
        let charges: u8 = chart
            .friends(side)
            .flat_map(|craft| look.board.upgrades_of(craft.no))
            .map(|upgrade| look.board.upgrade(upgrade).charges)
            .sum();
        let force: u8 = chart.friends(side).map(|craft| craft.it.force).sum();
        let kept = 0.12 * f64::from(charges) + 0.1 * f64::from(force);
        let attack = look.board.attack().filter(|attack| look.board.side(attack.by) == side);
        let Some(attack) = attack else { return kept - 1.0 };
        let foe = attack.defender.ship().and_then(|no| chart.craft(no));
        let damage = pending(&look, attack, &chart);
        kept + foe.map_or(0.3 * damage, |foe| worth(foe, damage))
    }

    fn is_die(&self) -> fn(&'static str) -> bool {
        Worth.is_die()
    }

    fn foresees(&self, position: &Position<XWingWords>) -> bool {
        Worth.foresees(position)
    }
}

/// The weapon whose best target is worth most.
pub(crate) fn weapon(sight: &Sight<'_, XWing>, ship: ShipNo) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let chart = Chart::of(&look);
    let me = chart.craft(ship)?;
    let weigh = |item: &Thing| {
        let Thing::Weapon(weapon) = *item else { return None };
        let shots = chart.foes(me.side).map(|foe| {
            let damage = me.weapon_hurts(weapon.0, foe);
            (damage, worth(foe, damage))
        });
        let (damage, score) = shots.fold((0.0, 0.0), |best, shot| if shot.1 > best.1 { shot } else { best });
        Some(target(*item, damage, score))
    };
    let mut weighed: Vec<_> = sight.legal.items.iter().filter_map(weigh).collect();
    if sight.decision.kind.may_pass() {
        let reason = Reason::new("bot-nothing");
        weighed.push(Weighed { answer: Answer::Pass, score: -1.0, reason });
    }
    Thought::best(weighed)
}

/// The target whose loss is worth most.
pub(crate) fn defender(sight: &Sight<'_, XWing>, attacker: Object) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let chart = Chart::of(&look);
    let me = attacker.ship().and_then(|ship| chart.craft(ship));
    let weigh = |item: &Thing| {
        let foe = item.ship().and_then(|no| chart.craft(no));
        let (Some(me), Some(foe)) = (me, foe) else { return target(*item, 0.0, 0.0) };
        let damage = me.hurts(&me.spot, &me.kit, foe, &foe.spot, &foe.kit).max(0.01);
        target(*item, damage, worth(foe, damage))
    };
    Thought::best(sight.legal.items.iter().map(weigh).collect())
}

/// What damage to a foe is worth: more where it may be its end.
pub(crate) fn worth(foe: &Craft<'_>, damage: f64) -> f64 {
    let end = (damage / foe.left.max(1.0)).min(1.0);
    foe.loss(damage) + 0.3 * foe.points * end * end
}

fn target(item: Thing, damage: f64, score: f64) -> Weighed<XWingWords> {
    let reason = Reason::new("bot-target").with("damage", damage).with("worth", score);
    Weighed { answer: Answer::Pick(item), score, reason }
}
