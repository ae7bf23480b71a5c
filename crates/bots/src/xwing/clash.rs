//! What comes of an attack that is under way: the dice as they lie or will be rolled, and what both sides have to change them.

use broadside_xwing::board::Attack;
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::steps::dice_of_attack;
use broadside_xwing::{XWingLook, values};

use super::chart::{Chart, Craft, Kit};
use super::luck::{Aim, Guard, binomial, damage, damage_of};
use super::payload::Payload;

/// Where a result is counted: hits and evades, critical results, focus results, blanks.
pub(crate) const fn place(face: Face) -> usize {
    match face {
        Face::Hit | Face::Evade => 0,
        Face::Critical => 1,
        Face::Focus => 2,
        Face::Blank => 3,
    }
}

/// The dice of a side: how many show each result, and how many of those cannot be rerolled any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pool {
    pub shown: [u8; 4],
    pub stale: [u8; 4],
}

impl Pool {
    fn of(attack: &Attack, die: Die) -> Pool {
        let mut pool = Pool::default();
        for it in attack.dice_of(die) {
            let at = place(it.face);
            pool.shown[at] += 1;
            pool.stale[at] += u8::from(it.rerolled);
        }
        pool
    }

    fn fresh(&self, at: usize) -> u8 {
        self.shown[at] - self.stale[at].min(self.shown[at])
    }

    /// Turns dice from one result to another.
    pub(crate) fn turn(&mut self, from: usize, to: usize, count: u8) {
        let count = count.min(self.shown[from]);
        self.shown[from] -= count;
        self.shown[to] += count;
        // Those that were rerolled are turned last.
        let stale = self.stale[from].saturating_sub(self.shown[from]);
        self.stale[from] -= stale;
        self.stale[to] += stale;
    }

    fn total(&self) -> u8 {
        self.shown.iter().sum()
    }
}

/// What a side can still spend on its dice, and what that costs in points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Means {
    /// Whether it can turn all its focus results.
    pub focus: bool,
    /// How many focus results it can turn one by one.
    pub single: u8,
    /// Whether it can reroll.
    pub lock: bool,
    /// Evade tokens.
    pub evades: u8,
    /// What it costs to spend a focus token, a calculate token or Force charge, a lock, an evade token.
    pub prices: [f64; 4],
}

/// What comes of an attack.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outcome {
    /// The damage; a critical result counts a quarter more.
    pub damage: f64,
    /// What the attacker spends for it, in points.
    pub aimed: f64,
    /// What the defender spends.
    pub dodged: f64,
}

/// An attack that is under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clash {
    /// The attack dice, and how many will be rolled where they are not.
    pub red: Result<Pool, u8>,
    /// The defense dice.
    pub green: Result<Pool, u8>,
    pub attacker: Means,
    pub defender: Means,
    /// Whether the attacker can still spend something.
    pub aims: bool,
    /// Whether the defender can still spend something.
    pub dodges: bool,
    /// How likely the defender is to turn focus results that it has not rolled.
    calm: f64,
    reinforced: u8,
    payload: Payload,
}

impl Clash {
    /// The attack under way, with everything open.
    pub(crate) fn of(look: &XWingLook<'_>, attack: &Attack, chart: &Chart<'_>) -> Clash {
        let craft = |unit: broadside_xwing::words::Object| unit.ship().and_then(|no| chart.craft(no));
        let (me, foe) = (craft(attack.attacker), craft(attack.defender));
        let rolled = !attack.dice.is_empty();
        let counts = if rolled && !attack.defense.is_empty() { None } else { dice_of_attack(look) };
        let (red, green) = counts.unwrap_or_default();
        let at_zero = attack.range == 0 && attack.weapon.is_primary();
        let attacker = match me {
            Some(me) if !at_zero => Means {
                focus: me.kit.focus > 0.0,
                single: (me.kit.calculate + me.kit.force) as u8,
                lock: foe.is_some_and(|foe| me.kit.locks >> foe.no.0 & 1 == 1),
                evades: 0,
                prices: [0.1, 0.1, lock_price(look, me), 0.0],
            },
            _ => Means::default(),
        };
        let theirs = foe.map(|foe| foe.kit).unwrap_or_default();
        let defender = Means {
            focus: theirs.focus > 0.0,
            single: (theirs.calculate + theirs.force) as u8,
            lock: false,
            evades: theirs.evades,
            prices: [0.1, 0.1, 0.0, 0.08],
        };
        Clash {
            red: if rolled { Ok(Pool::of(attack, Die::Attack)) } else { Err(red) },
            green: if attack.defense.is_empty() { Err(green) } else { Ok(Pool::of(attack, Die::Defense)) },
            attacker,
            defender,
            aims: true,
            dodges: true,
            calm: calm(&theirs),
            reinforced: theirs.reinforced as u8,
            payload: Payload::of(look, attack.weapon),
        }
    }

    /// What is to be expected. What sides can still spend is spent where it costs less than it brings: `points` tells what damage
    /// costs the defender.
    pub(crate) fn outcome(&self, points: &dyn Fn(f64) -> f64) -> Outcome {
        let Ok(red) = self.red else { return Outcome { damage: self.unrolled(), ..Outcome::default() } };
        let mut best = self.settle(red.shown, points);
        if !self.aims {
            return best;
        }
        let Means { focus, single, lock, prices, .. } = self.attacker;
        let (mut gain, base) = (0.0, points(best.damage));
        for (turns, rerolls) in [(true, false), (false, true), (true, true)] {
            if (turns && !focus && single == 0) || (rerolls && !lock) {
                continue;
            }
            let (mut price, mut pool, mut sure) = (0.0, red, 0.5);
            if turns {
                let count = if focus { red.shown[2] } else { red.shown[2].min(single) };
                price += if focus { prices[0] } else { prices[1] * f64::from(count.max(u8::from(rerolls))) };
                pool.turn(2, 0, count);
                sure = if focus {
                    0.75
                } else if count < single {
                    0.6
                } else {
                    0.5
                };
            }
            let again = if rerolls { pool.fresh(2) + pool.fresh(3) } else { 0 };
            price += if rerolls { prices[2] } else { 0.0 };
            let mut mean = Outcome { aimed: price, ..Outcome::default() };
            for (more, share) in binomial(usize::from(again.min(8)), sure).iter().enumerate() {
                if *share > 0.0 {
                    let mut shown = pool.shown;
                    shown[0] += more as u8;
                    let one = self.settle(shown, points);
                    mean.damage += share * one.damage;
                    mean.dodged += share * one.dodged;
                }
            }
            if points(mean.damage) - base - price > gain {
                (gain, best) = (points(mean.damage) - base - price, mean);
            }
        }
        best
    }

    /// The damage before any die is rolled.
    fn unrolled(&self) -> f64 {
        let dice = self.red.err().unwrap_or(0);
        let Means { focus, single, lock, .. } = self.attacker;
        let sure = if focus { 1.0 } else { (0.45 * f64::from(single)).min(1.0) };
        let (aim, green) = (Aim { focus: sure, reroll: lock }, self.green.err().unwrap_or(0));
        let mean = damage(dice, aim, self.guard(green));
        self.payload.worth(self.shielded(mean), 0.125 * f64::from(dice))
    }

    fn guard(&self, dice: u8) -> Guard {
        Guard { dice, focus: self.calm, evades: self.defender.evades }
    }

    fn shielded(&self, left: f64) -> f64 {
        left - f64::from(self.reinforced).min((left - 1.0).max(0.0))
    }

    /// What comes of attack dice that lie so and stay so.
    fn settle(&self, shown: [u8; 4], points: &dyn Fn(f64) -> f64) -> Outcome {
        let (hits, crits) = (shown[0] + shown[1], f64::from(shown[1]));
        let plain = |damage| Outcome { damage, ..Outcome::default() };
        let pool = match self.green {
            Err(dice) => {
                return plain(self.payload.worth(self.shielded(damage_of(hits, self.guard(dice))), crits));
            }
            Ok(pool) => pool,
        };
        let left = |evades: u8| {
            self.payload.worth(self.shielded(f64::from(hits.saturating_sub(evades.min(pool.total())))), crits)
        };
        let evades = pool.shown[0];
        let mut best = plain(left(evades));
        if !self.dodges {
            return best;
        }
        let (mut saved, base) = (0.0, points(best.damage));
        let Means { focus, single, evades: tokens, prices, .. } = self.defender;
        let turned = if focus { pool.shown[2] } else { pool.shown[2].min(single) };
        let calm = if focus { prices[0] } else { prices[1] * f64::from(turned) };
        for (more, price) in [
            (turned, calm),
            (tokens, prices[3] * f64::from(tokens)),
            (turned + tokens, calm + prices[3] * f64::from(tokens)),
        ] {
            let damage = left(evades + more);
            if base - points(damage) - price > saved {
                saved = base - points(damage) - price;
                best = Outcome { damage, dodged: price, ..Outcome::default() };
            }
        }
        best
    }
}

/// How surely focus results will be turned that are not rolled yet.
fn calm(kit: &Kit) -> f64 {
    if kit.focus > 0.0 { 0.9 } else { (0.35 * kit.calculate + 0.3 * kit.force).min(1.0) }
}

/// What it costs to spend a lock: more where a weapon that is loaded needs it.
fn lock_price(look: &XWingLook<'_>, me: &Craft<'_>) -> f64 {
    let needed = look.board.upgrades_of(me.no).any(|upgrade| {
        let required = values::required(look, upgrade);
        values::side_up(look, upgrade).weapon.is_some() && required.lock && required.charged
    });
    if needed { 0.3 } else { 0.1 }
}
