//! What an ability does to dice, read from its entry: which it turns, rerolls, adds or cancels, and what that costs. A word
//! of which nothing is said here does not compile.
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use arrayvec::ArrayVec;
use broadside_engine::{Ability, Choose, Cost, Count, Op, Ref, Who};
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::words::operations::{Charges, Damage, Dice, Tokens, Topic};
use broadside_xwing::words::{Faces, Object, Price, Select, ShipNo, Token, XWingWords};

use super::chart::{Chart, Craft};
use super::clash::{Clash, Means, Pool, place};
use super::luck::binomial;

/// One thing that is done to dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Twist {
    /// Dice are chosen and become something else.
    Chosen { pick: Pick, into: Into },
    /// All dice that fit are turned to a face.
    Turned(Faces, Face),
    /// A result is added.
    Added(Die, Face),
    /// All dice of a kind are canceled.
    Canceled(Die),
}

/// Which dice are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pick {
    pub faces: Faces,
    /// Whether only dice count that can be rerolled.
    fresh: bool,
    /// How many at most.
    most: u8,
    /// Whether fewer may be chosen.
    fewer: bool,
    /// Whether each costs a charge or something like it.
    each: f64,
}

/// What becomes of the dice that are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Into {
    Rerolled,
    Face(Face),
    Nothing,
}

/// What an ability does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    pub twists: ArrayVec<Twist, 6>,
    /// What it does beside that, in points of the one who uses it.
    pub gain: f64,
}

/// The parties of an ability in an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parties {
    pub bearer: Option<ShipNo>,
    pub subject: Object,
    pub object: Object,
}

impl Parties {
    fn ship(&self, party: Ref) -> Option<ShipNo> {
        match party {
            Ref::Bearer => self.bearer,
            Ref::Subject => self.subject.ship(),
            Ref::Object => self.object.ship(),
            Ref::Var(_) => None,
        }
    }
}

/// Reads an ability; nothing where it says something else than dice, tokens and damage.
pub(crate) fn read(
    ability: &Ability<XWingWords>,
    parties: &Parties,
    side: broadside_engine::Side,
    chart: &Chart<'_>,
) -> Option<Reading> {
    let mut reading = Reading::default();
    walk(ability.ops, parties, side, chart, &mut reading)?;
    (!reading.twists.is_empty()).then_some(reading)
}

fn walk(
    ops: &[Op<XWingWords>],
    parties: &Parties,
    side: broadside_engine::Side,
    chart: &Chart<'_>,
    reading: &mut Reading,
) -> Option<()> {
    let mut pick: Option<Pick> = None;
    for op in ops {
        match op {
            Op::Pay => {}
            Op::Choose(Choose { what: Select::Dice(faces), by: Who::Controller, count, .. }) => {
                pick = Some(picked(*faces, false, *count)?);
            }
            Op::Choose(Choose { what: Select::Rerollable(faces), by: Who::Controller, count, .. }) => {
                pick = Some(picked(*faces, true, *count)?);
            }
            Op::Do(act) => match act.topic() {
                Topic::Dice(word) => reading.twists.try_push(twist(word, &mut pick)?).ok()?,
                Topic::Tokens(word) => reading.gain += tokens(word, parties, side, chart)?,
                Topic::Damage(word) => reading.gain += damage(word, parties, side, chart)?,
                Topic::Charges(word) => reading.gain += charges(word, parties, side, chart)?,
                Topic::Tasks(_) | Topic::Moves(_) | Topic::Cards(_) | Topic::Memory(_) => return None,
            },
            Op::Choose(_)
            | Op::Each { .. }
            | Op::If { .. }
            | Op::Either { .. }
            | Op::May { .. }
            | Op::Unless { .. }
            | Op::Repeat { .. }
            | Op::Grant { .. }
            | Op::Proceed
            | Op::Stop => return None,
        }
    }
    Some(())
}

/// What an operation does to dice, with those that were chosen; nothing where that cannot be read.
fn twist(word: Dice, pick: &mut Option<Pick>) -> Option<Twist> {
    let chosen = |into| pick.map(|pick| Twist::Chosen { pick, into });
    match word {
        Dice::ChangeAll(faces, face) => Some(Twist::Turned(faces, face)),
        Dice::Change(_, face) | Dice::ChangeGroup(face) => chosen(Into::Face(face)),
        Dice::RerollGroup => chosen(Into::Rerolled),
        Dice::SpendAndReroll => {
            *pick = pick.map(|pick| Pick { each: 0.15, ..pick });
            Some(Twist::Chosen { pick: (*pick)?, into: Into::Rerolled })
        }
        Dice::Cancel(_) => chosen(Into::Nothing),
        Dice::CancelAll(die) => Some(Twist::Canceled(die)),
        Dice::Add(die, face) => Some(Twist::Added(die, face)),
        Dice::ChangeToNamed(..)
        | Dice::RollAnew(_)
        | Dice::HitOutright
        | Dice::Inflict(_)
        | Dice::InflictFor(..)
        | Dice::Roll(..)
        | Dice::RollDice(..)
        | Dice::RollAgain => None,
    }
}

fn picked(faces: Faces, fresh: bool, count: Count) -> Option<Pick> {
    let (most, fewer) = match count {
        Count::One(_) => (1, false),
        Count::UpTo(most) => (most, true),
        Count::Exactly(most) => (most, false),
        Count::UpToNumber | Count::ExactlyNumber => return None,
    };
    Some(Pick { faces, fresh, most, fewer, each: 0.0 })
}

/// What a token is worth to the ship that has it, in points.
pub(crate) fn token(token: Token) -> f64 {
    match token {
        Token::Focus => 0.25,
        Token::Evade | Token::Cloak => 0.2,
        Token::Calculate => 0.16,
        Token::Fore | Token::Aft => 0.15,
        Token::Stress | Token::Ion => -0.3,
        Token::Strain | Token::Deplete => -0.25,
        Token::Tractor => -0.2,
        Token::Jam => -0.12,
        Token::Disarm => -0.5,
    }
}

fn craft<'c, 'a>(parties: &Parties, party: Ref, chart: &'c Chart<'a>) -> Option<&'c Craft<'a>> {
    parties.ship(party).and_then(|no| chart.craft(no))
}

/// What is good for a ship, for the one who uses the effect.
fn signed(craft: &Craft<'_>, side: broadside_engine::Side, worth: f64) -> f64 {
    if craft.side == side { worth } else { -worth }
}

/// What an operation on tokens brings the one who uses it, in points.
fn tokens(word: Tokens, parties: &Parties, side: broadside_engine::Side, chart: &Chart<'_>) -> Option<f64> {
    let of = |party: Ref| craft(parties, party, chart);
    match word {
        Tokens::Gain(party, kind, count) => Some(signed(of(party)?, side, f64::from(count) * token(kind))),
        Tokens::Remove(party, kind, count) => Some(signed(of(party)?, side, -f64::from(count) * token(kind))),
        Tokens::GainThat(_)
        | Tokens::GainInstead(..)
        | Tokens::GainThatInstead(_)
        | Tokens::GainOneFewer
        | Tokens::RemoveChosen(_)
        | Tokens::Spend(..)
        | Tokens::Transfer(..)
        | Tokens::TransferChosen(..)
        | Tokens::HandOnChosen(..)
        | Tokens::Lock(..)
        | Tokens::TakeLocks(_)
        | Tokens::BreakLock(..)
        | Tokens::BreakLocksOn(_) => None,
    }
}

/// What damage and repairs bring the one who uses the effect, in points.
fn damage(word: Damage, parties: &Parties, side: broadside_engine::Side, chart: &Chart<'_>) -> Option<f64> {
    let of = |party: Ref| craft(parties, party, chart);
    match word {
        Damage::Suffer(party, hits, crits) => {
            let craft = of(party)?;
            Some(signed(craft, side, -craft.loss(f64::from(hits) + 1.25 * f64::from(crits))))
        }
        Damage::RecoverShield(party) => {
            let craft = of(party)?;
            Some(signed(craft, side, craft.loss(1.0)))
        }
        Damage::LoseShield(party) => {
            let craft = of(party)?;
            Some(signed(craft, side, -craft.loss(1.0)))
        }
        Damage::Expose(party) => Some(signed(of(party)?, side, -0.5)),
        Damage::Prevent(_)
        | Damage::HitsBecomeCrits
        | Damage::DealFacedown(_)
        | Damage::DiscardThat
        | Damage::DealThatFacedown
        | Damage::DealThatFaceup
        | Damage::DrawCards(..)
        | Damage::KeepCard(..)
        | Damage::RepairThis
        | Damage::RepairCard(..)
        | Damage::RepairFacedown(_)
        | Damage::DiscardDamage(_) => None,
    }
}

/// What charges and the Force bring the one who uses the effect, in points.
fn charges(word: Charges, parties: &Parties, side: broadside_engine::Side, chart: &Chart<'_>) -> Option<f64> {
    let of = |party: Ref| craft(parties, party, chart);
    match word {
        Charges::RecoverCharge | Charges::RecoverWeaponCharge => Some(0.12),
        Charges::LoseCharge => Some(-0.12),
        Charges::Charges(count) => Some(0.12 * f64::from(count)),
        Charges::RecoverForce(party) => Some(signed(of(party)?, side, 0.15)),
        Charges::SpendForce(party, count) => Some(signed(of(party)?, side, -0.15 * f64::from(count))),
        Charges::RecoverOn(_) | Charges::SpendForceForGroup => None,
    }
}

/// What an ability costs, in points, and what is left to spend when it is paid; nothing where that cannot be told.
pub(crate) fn pay(cost: &Cost<XWingWords>, me: Option<&Craft<'_>>, means: &mut Means) -> Option<f64> {
    match cost {
        Cost::Free => Some(0.0),
        Cost::Pay(price) => pay_one(price, me, means),
        Cost::All(prices) => prices.iter().map(|price| pay_one(price, me, means)).sum(),
        Cost::Any(prices) => {
            let paid = |price: &Price| {
                let mut left = *means;
                pay_one(price, me, &mut left).map(|price| (price, left))
            };
            let (price, left) = prices.iter().filter_map(paid).min_by(|a, b| a.0.total_cmp(&b.0))?;
            *means = left;
            Some(price)
        }
    }
}

fn pay_one(price: &Price, me: Option<&Craft<'_>>, means: &mut Means) -> Option<f64> {
    let [focus, single, lock, evade] = means.prices;
    Some(match *price {
        Price::Token(Token::Focus) => {
            means.focus = me.is_some_and(|me| me.kit.focus > 1.0);
            focus
        }
        Price::Token(Token::Calculate) => {
            means.single = means.single.saturating_sub(1);
            single
        }
        Price::Token(Token::Evade) => {
            means.evades = means.evades.saturating_sub(1);
            evade
        }
        Price::Force(count) => {
            means.single = means.single.saturating_sub(count);
            // A token is spent first, and what turns all focus results better than the Force.
            f64::from(count) * (single + 0.03)
        }
        Price::LockOnDefender => {
            means.lock = false;
            lock
        }
        Price::Token(kind) | Price::TokenOf(_, kind) => token(kind).abs(),
        Price::LockOf(_) => 0.1,
        Price::Charge(count) => 0.12 * f64::from(count),
        Price::WeaponCharge => 0.15,
        Price::Shields(count) => me?.loss(f64::from(count)),
        Price::Gain(kind, count) => -token(kind) * f64::from(count),
        Price::Suffer(hits, crits) => me?.loss(f64::from(hits) + 1.25 * f64::from(crits)),
        Price::TokenFrom(..) | Price::LockOn(_) | Price::Die(_) | Price::SufferMatching(_) => return None,
    })
}

/// A choice of dice: how many of each result.
pub(crate) type Choice = [u8; 4];

/// The best choice of dice, and what the attack is worth then; `worth` tells it for the one who chooses.
pub(crate) fn choose(
    clash: &Clash,
    pick: &Pick,
    into: Into,
    rest: &[Twist],
    worth: &dyn Fn(&Clash) -> f64,
) -> Option<(Choice, f64)> {
    let pool = match pick.faces.die {
        Die::Attack => clash.red.ok()?,
        Die::Defense => clash.green.ok()?,
    };
    let fits =
        |at: usize| pick.faces.faces.is_empty() || pick.faces.faces.iter().any(|face| place(*face) == at);
    let mut open = [0; 4];
    for (at, open) in open.iter_mut().enumerate().filter(|(at, _)| fits(*at)) {
        let stale = if pick.fresh { pool.stale[at] } else { 0 };
        *open = pool.shown[at].saturating_sub(stale);
    }
    let least = if pick.fewer { 0 } else { pick.most.min(open.iter().sum()) };
    let mut best: Option<(Choice, f64)> = None;
    for code in 0..open.iter().map(|open| usize::from(*open) + 1).product::<usize>() {
        let mut left = code;
        let choice = open.map(|open| {
            let base = usize::from(open) + 1;
            let count = left % base;
            left /= base;
            count as u8
        });
        let count: u8 = choice.iter().sum();
        if count < least || count > pick.most {
            continue;
        }
        let score = taken(clash, pick.faces.die, choice, into, rest, worth) - pick.each * f64::from(count);
        if best.is_none_or(|(_, most)| score > most + 1e-9) {
            best = Some((choice, score));
        }
    }
    best
}

/// What the attack is worth when dice are chosen so.
fn taken(
    clash: &Clash,
    die: Die,
    choice: Choice,
    into: Into,
    rest: &[Twist],
    worth: &dyn Fn(&Clash) -> f64,
) -> f64 {
    let with = |change: &dyn Fn(&mut Pool)| {
        let mut after = *clash;
        let pool = if die == Die::Attack { &mut after.red } else { &mut after.green };
        if let Ok(pool) = pool {
            change(pool);
        }
        follow(&after, rest, worth)
    };
    let take = |pool: &mut Pool| {
        for (at, count) in choice.iter().enumerate() {
            pool.shown[at] -= count;
            pool.stale[at] = pool.stale[at].min(pool.shown[at]);
        }
    };
    let count: u8 = choice.iter().sum();
    match into {
        Into::Nothing => with(&take),
        Into::Face(face) => with(&|pool| {
            for (at, count) in choice.iter().enumerate() {
                pool.turn(at, place(face), *count);
            }
        }),
        Into::Rerolled => {
            let good = if die == Die::Attack { 0.5 } else { 0.375 };
            let count = count.min(8);
            let mut mean = 0.0;
            // Of those that are no success a share shows focus.
            let focus = 0.25 / (1.0 - good);
            for (hits, share) in binomial(usize::from(count), good).iter().enumerate() {
                let missed = usize::from(count).saturating_sub(hits);
                if *share == 0.0 {
                    continue;
                }
                for (eyes, part) in binomial(missed, focus).iter().enumerate().take(missed + 1) {
                    mean += share
                        * part
                        * with(&|pool| {
                            take(pool);
                            for (at, more) in [(0, hits), (2, eyes), (3, missed - eyes)] {
                                pool.shown[at] += more as u8;
                                pool.stale[at] += more as u8;
                            }
                        });
                }
            }
            mean
        }
    }
}

/// What the attack is worth behind what is done to its dice.
pub(crate) fn follow(clash: &Clash, twists: &[Twist], worth: &dyn Fn(&Clash) -> f64) -> f64 {
    let Some((first, rest)) = twists.split_first() else { return worth(clash) };
    let mut after = *clash;
    let pool = |clash: &mut Clash, die, change: &dyn Fn(&mut Pool)| {
        let pool = if die == Die::Attack { &mut clash.red } else { &mut clash.green };
        if let Ok(pool) = pool {
            change(pool);
        }
    };
    match first {
        Twist::Chosen { pick, into } => {
            return choose(clash, pick, *into, rest, worth).map_or_else(|| worth(clash), |(_, score)| score);
        }
        Twist::Turned(faces, face) => pool(&mut after, faces.die, &|pool| {
            for at in 0..4 {
                if faces.faces.is_empty() || faces.faces.iter().any(|from| place(*from) == at) {
                    pool.turn(at, place(*face), pool.shown[at]);
                }
            }
        }),
        Twist::Added(die, face) => pool(&mut after, *die, &|pool| pool.shown[place(*face)] += 1),
        Twist::Canceled(die) => pool(&mut after, *die, &|pool| *pool = Pool::default()),
    }
    follow(&after, rest, worth)
}
