//! Which defense tokens are spent on an attack.

use arrayvec::ArrayVec;
use broadside_armada::board::{Attack, AttackKind, Defense, DefenseSlot};
use broadside_armada::facts::{DefenseToken, Zone};
use broadside_armada::geometry::Range;
use broadside_armada::words::{ArmadaWords, ShipNo, Thing};
use broadside_armada::{Armada, ArmadaLook, values};
use broadside_engine::Answer;

use super::dice::{damage, reroll_gain};
use super::worth::{criticals_count, ship_worth, squadron_worth};
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// The most tokens of which every choice is looked at.
const MOST: usize = 8;

/// The types in the order in which they are spent: what changes the dice comes before what changes the damage.
const ORDER: [DefenseToken; 6] = [
    DefenseToken::Scatter,
    DefenseToken::Evade,
    DefenseToken::Brace,
    DefenseToken::Redirect,
    DefenseToken::Contain,
    DefenseToken::Salvo,
];

/// The choice of tokens that leaves most: what they save against what they cost. The first of them is spent now.
pub(crate) fn spend(sight: &Sight<'_, Armada>) -> Option<Thought<ArmadaWords>> {
    let look = sight.look();
    let attack = look.board.attack()?;
    let slot = |item: &Thing| Some((*item, values::defense(&look, *item)?));
    let mut tokens: ArrayVec<(Thing, DefenseSlot), MOST> =
        sight.legal.items.iter().filter_map(slot).take(MOST).collect();
    tokens.sort_by_key(|(_, slot)| {
        (ORDER.iter().position(|kind| *kind == slot.kind), slot.state != Defense::Ready)
    });
    let mut best: ArrayVec<Option<f64>, MOST> = tokens.iter().map(|_| None).collect();
    let mut nothing = 0.0;
    for choice in 0u32..1 << tokens.len() {
        let chosen: ArrayVec<DefenseSlot, MOST> = tokens
            .iter()
            .enumerate()
            .filter(|(at, _)| choice >> at & 1 == 1)
            .map(|(_, (_, slot))| *slot)
            .collect();
        // One token of a type at most (armada.defense-tokens.29).
        if chosen.iter().enumerate().any(|(at, one)| chosen[..at].iter().any(|other| other.kind == one.kind))
        {
            continue;
        }
        let left = left_with(&look, attack, &chosen);
        match choice.trailing_zeros() as usize {
            first if first < tokens.len() => {
                best[first] = Some(best[first].map_or(left, |most| f64::max(most, left)));
            }
            _ => nothing = left,
        }
    }
    let weigh = |((item, _), left): (&(Thing, DefenseSlot), &Option<f64>)| {
        let score = (*left)? - nothing;
        let reason = Reason::new("bot-defend").with("worth", score);
        Some(Weighed { answer: Answer::Pick(*item), score, reason })
    };
    let mut weighed = vec![Weighed { answer: Answer::Pass, score: 0.0, reason: Reason::new("bot-nothing") }];
    weighed.extend(tokens.iter().zip(&best).filter_map(weigh));
    Thought::best(weighed)
}

/// What the defender is worth after the attack when these tokens are spent, less what they cost.
fn left_with(look: &ArmadaLook<'_>, attack: &Attack, chosen: &[DefenseSlot]) -> f64 {
    let spends = |kind| chosen.iter().any(|slot| slot.kind == kind);
    let total = total(look, attack, &spends);
    let price: f64 = chosen.iter().map(|slot| price(look, attack, slot)).sum();
    let left = match attack.defender {
        Thing::Zone(ship, zone) => against_ship(look, attack, ship, zone, total, &spends),
        Thing::Squadron(squadron) => squadron_worth(look, squadron, total),
        _ => 0.0,
    };
    left - price
}

/// The damage that is expected.
fn total(look: &ArmadaLook<'_>, attack: &Attack, spends: &dyn Fn(DefenseToken) -> bool) -> f64 {
    if spends(DefenseToken::Scatter) {
        return 0.0;
    }
    let criticals = criticals_count(look, attack);
    let mut total: f64 = attack.dice.iter().map(|die| damage(die, criticals)).sum();
    if spends(DefenseToken::Evade) {
        let saved = attack.dice.iter().map(|die| match attack.range.0 {
            Range::Long | Range::Extreme => damage(die, criticals),
            Range::Close if !look.game.rules.evade_at_close_range => 0.0,
            _ => -reroll_gain(die, criticals),
        });
        total -= saved.fold(0.0, f64::max).min(total);
    }
    for _ in 0..u8::from(attack.braces) + u8::from(spends(DefenseToken::Brace)) {
        // Half, rounded up; of a damage that is only expected the rounding is expected too.
        let whole = libm::floor(total) == total;
        total = if whole { libm::ceil(total / 2.0) } else { total / 2.0 + 0.25 };
    }
    total
}

/// The hull zone that takes what is redirected: the one with the most shields.
pub(super) fn redirect_to(look: &ArmadaLook<'_>, items: &[Thing]) -> Option<Thought<ArmadaWords>> {
    let shields = |item: &&Thing| match **item {
        Thing::Zone(ship, zone) => look.board.ship(ship).shields[zone as usize],
        _ => 0,
    };
    items.iter().max_by_key(shields).map(|zone| Thought::plain(Answer::Pick(*zone)))
}

fn against_ship(
    look: &ArmadaLook<'_>,
    attack: &Attack,
    ship: ShipNo,
    zone: Zone,
    total: f64,
    spends: &dyn Fn(DefenseToken) -> bool,
) -> f64 {
    let mut it = *look.board.ship(ship);
    let mut total = total;
    let hull = look.game.measures.ship(it.card, it.pose).hull;
    let spent = spends(DefenseToken::Redirect);
    let takes = |other: &Zone| if spent { hull.adjacent(zone, *other) } else { attack.redirects(*other) };
    let zones = look.game.ship(look.board, ship).zones();
    let open = zones.iter().copied().filter(takes);
    let beside = open.max_by_key(|other| it.shields[*other as usize]);
    if let Some(beside) = beside {
        let taken = libm::floor(total.min(it.shields[beside as usize].into()));
        it.shields[beside as usize] -= taken as u8;
        total -= taken;
    }
    let through = total > f64::from(it.shields[zone as usize]);
    let critical = attack.dice.iter().any(|die| die.face.criticals() > 0);
    let contained = attack.contained || spends(DefenseToken::Contain);
    let faceup = if through && critical && !contained { 1.5 } else { 0.0 };
    let answerable = !matches!(attack.kind, AttackKind::Counter | AttackKind::Salvo | AttackKind::Ignition);
    let salvo = if spends(DefenseToken::Salvo) && answerable { 2.0 } else { 0.0 };
    ship_worth(look, ship, &it, Some((zone, total))) - faceup + salvo
}

/// What spending a token costs: it is missing for the attacks to come, and a second time for good.
fn price(look: &ArmadaLook<'_>, attack: &Attack, slot: &DefenseSlot) -> f64 {
    let last = look.board.round >= 6;
    let more = look.board.ships_in_play().any(|ship| {
        let it = look.board.ship(ship);
        !it.activated
            && attack
                .defender
                .ship()
                .is_some_and(|own| look.board.side_of_ship(own) != look.board.side_of_ship(ship))
    });
    let kept = match slot.kind {
        DefenseToken::Brace | DefenseToken::Scatter => 5.0,
        DefenseToken::Redirect | DefenseToken::Evade => 3.0,
        DefenseToken::Contain | DefenseToken::Salvo => 1.0,
    };
    match (slot.state, last, more) {
        (Defense::Ready, _, true) => 0.3 * kept,
        (Defense::Ready, true, false) => 0.05,
        (Defense::Ready, false, false) => 0.4,
        (_, true, false) => 0.05,
        (_, true, true) => 0.3 * kept,
        (_, false, _) => kept,
    }
}
