//! What the words of charms mean.

use broadside_engine::{Bound, Cx, Flow, Look, Ref};

use crate::atoms;
use crate::board::{CharmState, FACES, Face};
use crate::game::Skiffs;
use crate::steps::{Attack, Step};
use crate::words::{Act, Amount, Cond, Deed, Event, Price, Select, SkiffWords, Thing};

type Binding = Bound<SkiffWords>;

fn skiff(bound: &Binding, party: Ref) -> Option<u8> {
    match bound.get(party)? {
        Thing::Skiff(skiff) => Some(skiff),
        _ => None,
    }
}

fn lanterns<const QUEUE: bool>(look: &Look<'_, Skiffs<QUEUE>>, bound: &Binding, party: Ref) -> u8 {
    skiff(bound, party).map_or(0, |skiff| look.board.skiffs[skiff as usize].lanterns)
}

fn attack<'a, const QUEUE: bool>(look: &Look<'a, Skiffs<QUEUE>>) -> Option<&'a Attack> {
    look.core.procedures().find_map(|(_, step)| match step {
        Step::Attack(attack) => Some(attack),
        _ => None,
    })
}

fn attack_mut<'a, const QUEUE: bool>(cx: &'a mut Cx<'_, Skiffs<QUEUE>>) -> Option<&'a mut Attack> {
    cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Attack(attack) => Some(attack),
        _ => None,
    })
}

pub(crate) fn holds<const QUEUE: bool>(look: &Look<'_, Skiffs<QUEUE>>, cond: &Cond, bound: &Binding) -> bool {
    let mine = |party| skiff(bound, party).map(|skiff| look.board.owner(skiff) == bound.controller);
    match cond {
        Cond::Always => true,
        Cond::SubjectIs(party) => bound.about.subject.is_some() && bound.about.subject == bound.get(*party),
        Cond::ObjectIs(party) => bound.about.object.is_some() && bound.about.object == bound.get(*party),
        Cond::SubjectFriendly => mine(Ref::Subject) == Some(true),
        Cond::SubjectEnemy => mine(Ref::Subject) == Some(false),
        Cond::ObjectFriendly => mine(Ref::Object) == Some(true),
        Cond::HasLantern(party) => lanterns(look, bound, *party) > 0,
        Cond::NoLantern(party) => lanterns(look, bound, *party) == 0,
        Cond::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
    }
}

pub(crate) fn amount<const QUEUE: bool>(
    look: &Look<'_, Skiffs<QUEUE>>,
    amount: &Amount,
    bound: &Binding,
) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Lanterns(party) => i32::from(lanterns(look, bound, *party)),
    }
}

pub(crate) fn select<const QUEUE: bool>(
    look: &Look<'_, Skiffs<QUEUE>>,
    select: &Select,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    match select {
        Select::Dice | Select::HitDice => {
            let dice = attack(look).into_iter().flat_map(|attack| attack.dice.iter().enumerate());
            let fits = |face: &Face| *select == Select::Dice || *face != Face::Blank;
            dice.filter(|(_, face)| fits(face)).for_each(|(at, _)| found(Thing::Die(at as u8)));
        }
        Select::Friendly | Select::OtherFriendly => {
            let mine = look.board.fleet().filter(|s| look.board.owner(*s) == bound.controller);
            let all = *select == Select::Friendly;
            mine.map(Thing::Skiff).filter(|s| all || bound.bearer != Some(*s)).for_each(found);
        }
    }
}

pub(crate) fn payable<const QUEUE: bool>(
    look: &Look<'_, Skiffs<QUEUE>>,
    price: &Price,
    bound: &Binding,
) -> bool {
    match price {
        Price::Lantern(party) => lanterns(look, bound, *party) > 0,
        Price::Exhaust | Price::Discard => {
            look.board.charms[bound.source.0 as usize].state == CharmState::Ready
        }
    }
}

/// Whether several prices can be paid together: each lantern pays once.
pub(crate) fn payable_all<const QUEUE: bool>(
    look: &Look<'_, Skiffs<QUEUE>>,
    prices: &[Price],
    bound: &Binding,
) -> bool {
    prices.iter().enumerate().all(|(at, price)| match price {
        Price::Lantern(party) => {
            let before = prices[..at].iter().filter(|p| matches!(p, Price::Lantern(q) if q == party)).count();
            usize::from(lanterns(look, bound, *party)) > before
        }
        _ => payable(look, price, bound),
    })
}

pub(crate) fn pay<const QUEUE: bool>(
    cx: &mut Cx<'_, Skiffs<QUEUE>>,
    price: &Price,
    bound: &Binding,
) -> Flow<SkiffWords> {
    let charm = bound.source.0 as u8;
    match price {
        Price::Lantern(party) => {
            if let Some(skiff) = skiff(bound, *party) {
                atoms::lanterns(cx, skiff, -1);
            }
        }
        Price::Exhaust => atoms::set_charm(cx, charm, CharmState::Exhausted),
        Price::Discard => atoms::set_charm(cx, charm, CharmState::Discarded),
    }
    Flow::Next
}

pub(crate) fn can<const QUEUE: bool>(look: &Look<'_, Skiffs<QUEUE>>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::RerollGroup | Act::Blank(_) | Act::AddHit | Act::CallOff => attack(look).is_some(),
        Act::Gain(party) => skiff(bound, *party).is_some_and(|s| look.board.skiffs[s as usize].lanterns < 6),
        Act::Lose(party) => lanterns(look, bound, *party) > 0,
        Act::Deal(_) | Act::Peek => !look.board.deck.is_empty(),
        Act::DealInstead(_) => look.core.deed().is_some(),
    }
}

pub(crate) fn operate<const QUEUE: bool>(
    cx: &mut Cx<'_, Skiffs<QUEUE>>,
    act: &Act,
    bound: &Binding,
) -> Flow<SkiffWords> {
    match act {
        Act::RerollGroup => {
            for thing in &bound.group {
                let Thing::Die(at) = thing else { continue };
                let face = Face::ALL[cx.chance.draw_weighted("die", &FACES) as usize];
                turn_die(cx, *at, face);
            }
        }
        Act::Blank(var) => {
            if let Some(Thing::Die(at)) = bound.get(Ref::Var(*var)) {
                turn_die(cx, at, Face::Blank);
            }
        }
        Act::AddHit => {
            if let Some(attack) = attack_mut(cx) {
                attack.extra += 1;
            }
        }
        Act::CallOff => {
            if let Some(attack) = attack_mut(cx) {
                attack.called_off = true;
                cx.emit(Event::CalledOff);
            }
        }
        Act::Gain(party) => {
            if let Some(skiff) = skiff(bound, *party) {
                atoms::lanterns(cx, skiff, 1);
            }
        }
        Act::Lose(party) => {
            if let Some(skiff) = skiff(bound, *party) {
                atoms::lanterns(cx, skiff, -1);
            }
        }
        Act::Deal(party) => {
            if let Some(skiff) = skiff(bound, *party) {
                return Flow::Perform(Deed::DealCard { skiff });
            }
        }
        Act::DealInstead(var) => {
            if let (Some(to), Some(Deed::DealCard { skiff })) =
                (skiff(bound, Ref::Var(*var)), cx.core.deed_mut())
            {
                *skiff = to;
            }
        }
        Act::Peek => atoms::peek(cx, bound.controller),
    }
    Flow::Next
}

fn turn_die<const QUEUE: bool>(cx: &mut Cx<'_, Skiffs<QUEUE>>, at: u8, face: Face) {
    if let Some(attack) = attack_mut(cx)
        && let Some(die) = attack.dice.get_mut(at as usize)
    {
        *die = face;
        cx.emit(Event::DieChanged(at, face));
    }
}
