//! What is spent on dice as they lie: tokens, locks and the Force where they change the outcome.

use broadside_engine::{Answer, Game, Kind};
use broadside_xwing::XWing;
use broadside_xwing::board::{Attack, Mark};
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::words::{Object, Thing, Window, XWingWords};

use super::chart::{Chart, Craft, Kit};
use super::luck::{Guard, damage_of};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The dice of an attack, and who rolled them.
struct Pool<'s> {
    attack: &'s Attack,
    hits: u8,
    focus: u8,
    blanks: u8,
    evades: u8,
    defense_focus: u8,
}

impl<'s> Pool<'s> {
    fn of(attack: &'s Attack) -> Pool<'s> {
        let count = |die, face| attack.results(die, face);
        Pool {
            attack,
            hits: count(Die::Attack, Face::Hit) + count(Die::Attack, Face::Critical),
            focus: count(Die::Attack, Face::Focus),
            blanks: count(Die::Attack, Face::Blank),
            evades: count(Die::Defense, Face::Evade),
            defense_focus: count(Die::Defense, Face::Focus),
        }
    }
}

/// Which of the rules' own effects is used on dice; nothing where none is worth it, so that cards can be tried.
pub(crate) fn modify(sight: &Sight<'_, XWing>, window: Window) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let attack = look.board.attack()?;
    let pool = Pool::of(attack);
    let chart = Chart::of(&look);
    let craft = |unit: Object| unit.ship().and_then(|no| chart.craft(no));
    let mut weighed = Vec::new();
    for item in &sight.legal.items {
        let Thing::Effect(offer) = item else { continue };
        let name = Game::ability(sight.game, offer.ability).name;
        let score = match window {
            Window::ModifyAttackDice if sight.seat() == attack.by => {
                attacker(&pool, name, craft(attack.attacker), craft(attack.defender), &chart)
            }
            Window::ModifyDefenseDice if sight.seat() == attack.against => {
                defender(&pool, name, craft(attack.defender))
            }
            _ => None,
        };
        let Some(score) = score else { continue };
        let reason = Reason::new("bot-effect").with("worth", score);
        weighed.push(Weighed { answer: Answer::Pick(*item), score, reason });
    }
    Thought::best(weighed).filter(|best| {
        best.weighed.iter().any(|weighed| weighed.answer == best.answer && weighed.score > 0.0)
    })
}

/// What an effect of the attacker is worth, in damage; nothing for one that is not of the rules.
fn attacker(
    pool: &Pool<'_>,
    name: &str,
    me: Option<&Craft<'_>>,
    foe: Option<&Craft<'_>>,
    chart: &Chart<'_>,
) -> Option<f64> {
    let guard = foe.map_or(Guard::default(), |foe| foe.guard(pool.attack.range, false, &foe.kit));
    let gain = |more: u8| damage_of(pool.hits + more, guard) - damage_of(pool.hits, guard);
    let turns = me.is_some_and(|me| turns(&me.kit) > 0.0);
    Some(match name {
        "Lock" => {
            let again = pool.blanks + if turns { 0 } else { pool.focus };
            // Rerolls come before focus results are turned.
            if again == 0 { -1.0 } else { 10.0 + f64::from(again) }
        }
        "Focus" if pool.focus == 0 => -1.0,
        "Focus" => gain(pool.focus) - me.map_or(0.0, |me| kept(me, chart)),
        "Calculate" | "Force" if pool.focus == 0 => -1.0,
        // One result is better turned by what turns one.
        "Calculate" | "Commando Team" => gain(1) + if pool.focus == 1 { 0.3 } else { 0.0 },
        "Force" => gain(1) + if pool.focus == 1 { 0.1 } else { -0.1 },
        _ => return None,
    })
}

/// What a focus token is worth that is kept for the defense, by who may still attack.
fn kept(me: &Craft<'_>, chart: &Chart<'_>) -> f64 {
    let without = Kit { focus: 0.0, ..me.kit };
    let mut sum = 0.0;
    for foe in chart.foes(me.side).filter(|foe| !foe.it.is_marked(Mark::Engaged)) {
        sum += foe.hurts(&foe.spot, &foe.kit, me, &me.spot, &without)
            - foe.hurts(&foe.spot, &foe.kit, me, &me.spot, &me.kit);
    }
    0.6 * sum
}

/// How many focus results a ship could turn.
fn turns(kit: &Kit) -> f64 {
    3.0 * kit.focus + kit.calculate + kit.force
}

/// What an effect of the defender is worth, in damage that is not suffered.
fn defender(pool: &Pool<'_>, name: &str, me: Option<&Craft<'_>>) -> Option<f64> {
    let open = pool.hits.saturating_sub(pool.evades);
    let waits = me.is_some_and(|me| !me.it.is_marked(Mark::Engaged) && !me.guns.is_empty());
    let stopped = |most: u8| f64::from(open.min(most));
    let score = match name {
        "Focus" => stopped(pool.defense_focus) - if waits { 0.35 } else { 0.0 },
        "Calculate" => stopped(pool.defense_focus.min(1)) - 0.1,
        "Force" => stopped(pool.defense_focus.min(1)) - 0.15,
        "Evade" => stopped(1) - 0.05,
        _ => return None,
    };
    Some(if open == 0 { -1.0 } else { score })
}

/// Which dice an effect acts on, where the rules' own effects ask.
pub(crate) fn choose(sight: &Sight<'_, XWing>) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let attack = look.board.attack()?;
    let face = |item: &Thing| match *item {
        Thing::Die(at) if at < 32 => attack.dice.get(at as usize).map(|die| (Die::Attack, die.face)),
        Thing::Die(at) => attack.defense.get(at as usize - 32).map(|die| (Die::Defense, die.face)),
        _ => None,
    };
    let items = &sight.legal.items;
    if items.is_empty() || items.iter().any(|item| face(item).is_none()) {
        return None;
    }
    let roller = if face(&items[0])?.0 == Die::Attack { attack.attacker } else { attack.defender };
    let mine = look.board.controller(roller) == Some(sight.seat());
    let kit = roller.ship().map(|ship| Kit::of(look.board.ship(ship))).unwrap_or_default();
    match sight.decision.kind {
        Kind::Some { min, max } if mine => {
            let again = |item: &&Thing| match face(item) {
                Some((_, Face::Blank)) => true,
                Some((_, Face::Focus)) => turns(&kit) == 0.0,
                _ => false,
            };
            let chosen: Vec<Thing> = items.iter().filter(again).copied().take(max as usize).collect();
            (chosen.len() >= min as usize).then(|| Thought::plain(Answer::some(chosen)))
        }
        // A blank is turned first while focus results can be turned by something else.
        Kind::Pick { .. } if mine => {
            let rank = |item: &&Thing| match face(item) {
                Some((_, Face::Blank)) => 0,
                Some((_, Face::Focus)) => 1,
                _ => 2,
            };
            items.iter().min_by_key(rank).map(|item| Thought::plain(Answer::Pick(*item)))
        }
        _ => None,
    }
}
