//! What an attack does in place of damage, read from the card of its weapon. A word of which nothing is said here does not compile.
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use broadside_engine::{On, Op};
use broadside_xwing::board::Weapon;
use broadside_xwing::facts::Die;
use broadside_xwing::words::operations::{Damage, Dice, Tokens, Topic};
use broadside_xwing::words::{Act, Token, Window};
use broadside_xwing::{XWingLook, values};

/// What an attack does in place of damage, or beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Payload {
    /// What each result that is left counts, in damage.
    pub each: f64,
    /// What a hit counts beside that.
    pub flat: f64,
}

impl Payload {
    pub(crate) const PLAIN: Payload = Payload { each: 1.0, flat: 0.0 };

    /// What a weapon does when it hits, by what its card says.
    pub(crate) fn of(look: &XWingLook<'_>, weapon: Weapon) -> Payload {
        let mut payload = Payload::PLAIN;
        let Weapon::Special(upgrade) = weapon else { return payload };
        for ability in values::abilities_of(look, upgrade) {
            if !matches!(ability.on, On::Window(Window::AttackHits)) {
                continue;
            }
            for op in ability.ops {
                if let Op::Do(act) = op {
                    payload.add(act);
                }
            }
        }
        payload
    }

    /// Adds what an operation does.
    fn add(&mut self, act: &Act) {
        match act.topic() {
            Topic::Dice(word) => match word {
                Dice::Inflict(token) => self.each = weight(token),
                Dice::CancelAll(Die::Attack) => self.each = 0.0,
                // A result is spent for it.
                Dice::Cancel(_) => self.flat -= 0.15,
                Dice::CancelAll(Die::Defense)
                | Dice::ChangeAll(..)
                | Dice::Change(..)
                | Dice::ChangeGroup(_)
                | Dice::ChangeToNamed(..)
                | Dice::Add(..)
                | Dice::RerollGroup
                | Dice::SpendAndReroll
                | Dice::RollAnew(_)
                | Dice::HitOutright
                | Dice::InflictFor(..)
                | Dice::Roll(..)
                | Dice::RollDice(..)
                | Dice::RollAgain => {}
            },
            Topic::Tokens(word) => match word {
                Tokens::Gain(_, token, count) => self.flat += weight(token) * f64::from(count),
                Tokens::GainThat(_)
                | Tokens::GainInstead(..)
                | Tokens::GainThatInstead(_)
                | Tokens::GainOneFewer
                | Tokens::Remove(..)
                | Tokens::RemoveChosen(_)
                | Tokens::Spend(..)
                | Tokens::Transfer(..)
                | Tokens::TransferChosen(..)
                | Tokens::HandOnChosen(..)
                | Tokens::Lock(..)
                | Tokens::TakeLocks(_)
                | Tokens::BreakLock(..)
                | Tokens::BreakLocksOn(_) => {}
            },
            Topic::Damage(word) => match word {
                Damage::Suffer(_, hits, crits) => self.flat += f64::from(hits) + 1.25 * f64::from(crits),
                Damage::LoseShield(_) => self.flat += 0.8,
                Damage::Prevent(_)
                | Damage::HitsBecomeCrits
                | Damage::RecoverShield(_)
                | Damage::DealFacedown(_)
                | Damage::DiscardThat
                | Damage::DealThatFacedown
                | Damage::DealThatFaceup
                | Damage::DrawCards(..)
                | Damage::KeepCard(..)
                | Damage::Expose(_)
                | Damage::RepairThis
                | Damage::RepairCard(..)
                | Damage::RepairFacedown(_)
                | Damage::DiscardDamage(_) => {}
            },
            Topic::Charges(_) | Topic::Tasks(_) | Topic::Moves(_) | Topic::Cards(_) | Topic::Memory(_) => {}
        }
    }

    /// What results that are left come to, in damage; a critical one counts a quarter more.
    pub(crate) fn worth(&self, left: f64, crits: f64) -> f64 {
        let sure = left / (left + 0.5);
        self.each * (left + 0.25 * crits.min(left)) + self.flat.max(0.0) * sure
    }
}

/// What a token does to the ship that gets it, in damage.
fn weight(token: Token) -> f64 {
    match token {
        Token::Ion => 0.35,
        Token::Tractor => 0.25,
        Token::Jam => 0.15,
        Token::Stress | Token::Strain | Token::Deplete => 0.3,
        Token::Disarm => 0.6,
        Token::Focus | Token::Evade | Token::Calculate | Token::Fore | Token::Aft | Token::Cloak => 0.0,
    }
}
