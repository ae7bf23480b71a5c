//! What an attack must remember.

use broadside_engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::facts::{Colour, DefenseToken, Dice, Face, Zone};
use crate::geometry::Range;
use crate::words::{SquadronNo, Thing};

/// The most dice in an attack pool.
pub const MAX_DICE: usize = 24;

/// A die of a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// The face that it shows.
    pub face: Face,
}

impl Default for Die {
    fn default() -> Self {
        Die { colour: Colour::Red, face: Face::Blank }
    }
}

/// What kind of attack it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// An ordinary attack.
    #[default]
    Ordinary,
    /// A salvo attack (armada.defense-tokens.14).
    Salvo,
    /// A counter attack (armada.keyword.counter.01).
    Counter,
    /// A snipe attack (armada.keyword.snipe.01).
    Snipe,
    /// An ignition attack.
    Ignition,
    /// An attack of an exogorth.
    Exogorth,
    /// An attack of the objective (armada.objective.planetary-ion-cannon.73).
    Objective,
}

/// Why an attack is obstructed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Causes {
    /// By a ship.
    pub ship: bool,
    /// By an obstacle.
    pub obstacle: bool,
    /// By an effect.
    pub effect: bool,
}

impl Causes {
    /// Whether there is any cause.
    pub fn any(self) -> bool {
        self.ship || self.obstacle || self.effect
    }
}

/// A defense token, named in two bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenCode(u16);

impl TokenCode {
    /// The name of a token; nothing else has one.
    pub fn of(token: Thing) -> Option<TokenCode> {
        match token {
            Thing::ShipToken(ship, at) => Some(TokenCode(u16::from(ship.0) << 3 | u16::from(at))),
            Thing::SquadronToken(squadron, at) => {
                Some(TokenCode(1 << 15 | u16::from(squadron.0) << 3 | u16::from(at)))
            }
            _ => None,
        }
    }
}

/// Where damage that is suffered during an attack comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hurt {
    /// It is the total of the attack.
    #[default]
    Total,
    /// It is from an effect of the attack and counts as damage from it.
    OfAttack,
    /// It is dealt during the attack and is not from it (armada.card.orbital-bombardment-particle-cannons.02).
    DuringAttack,
}

/// An attack under way (armada.attack-pool.01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks: a hull zone, a squadron, a station, an exogorth.
    pub attacker: Thing,
    /// Who is attacked: a hull zone, a squadron, a station, a mine.
    pub defender: Thing,
    /// Who makes the attacker's decisions.
    pub by: Seat,
    /// What kind of attack.
    pub kind: AttackKind,
    /// The attack range; distance 1 and 2 count as close.
    pub range: RangeBand,
    /// Why it is obstructed.
    pub causes: Causes,
    /// The dice gathered and not yet rolled.
    pub gathered: Dice,
    /// The dice as they lie, once rolled.
    pub dice: List<Die, MAX_DICE>,
    /// Defense tokens of the defender that cannot be spent, a bit for each place.
    pub locked: u8,
    /// Dice that cannot be modified in any way, a bit for each.
    pub frozen: u32,
    /// Whether a die has been modified since the roll.
    pub modified: bool,
    /// Defense tokens of the defender spent in this attack, whoever spent them, a bit for each place.
    pub spent: u8,
    /// Of these, the tokens that another than the defender spent.
    pub spent_by_other: u8,
    /// Defense tokens of other pieces spent in this attack.
    pub spent_elsewhere: List<TokenCode, 6>,
    /// Types of defense tokens that the defender spent, its own or others', a bit for each type.
    pub spent_types: u8,
    /// Whether its Spend Defense Tokens step is under way.
    pub defending: bool,
    /// Defense tokens of the defender that were spent in that step, a bit for each place.
    pub spent_in_step: u8,
    /// Those of them that were discarded by it.
    pub spent_away: u8,
    /// Of these types, those whose token was readied when it was spent.
    pub spent_readied: u8,
    /// Defense effects that the defender resolved, a bit for each type.
    pub resolved: u8,
    /// The effect that the defense token in use is about to have; none if a card replaced it by something else.
    pub effect: Option<DefenseToken>,
    /// Whether a card replaced the effect of the defense token in use.
    pub replaced: bool,
    /// The hull zones that a redirect token picked, a bit for each.
    pub redirect: u8,
    /// Whether the total is halved.
    pub braces: bool,
    /// Whether that has been done.
    pub braced: bool,
    /// Whether the standard critical effect is contained.
    pub contained: bool,
    /// Whether the defender is still to make a salvo attack.
    pub salvo: bool,
    /// Whether the defender has made a counter attack, or has decided to make none.
    pub countered: bool,
    /// How many critical effects have been resolved.
    pub critical: u8,
    /// How many critical effects may be resolved beyond the first.
    pub more_criticals: u8,
    /// Whether the standard critical effect is among those resolved.
    pub standard: bool,
    /// How many of the first damage cards are dealt faceup.
    pub faceup_first: u8,
    /// The damage total.
    pub total: u8,
    /// Points of the total that were taken elsewhere than on the defending hull zone.
    pub diverted: u8,
    /// Whether damage of a redirect token has been taken, or declined: the rest is the defending hull zone's.
    pub redirected: bool,
    /// Which damage is about to be suffered.
    pub hurt: Hurt,
    /// Damage that the defender suffered in this attack.
    pub suffered: u8,
    /// Damage cards dealt or flipped faceup in this attack.
    pub faceups: u8,
    /// Damage cards that this attack's total and its critical effects have dealt to the defender, averted ones among them.
    pub dealt: u8,
    /// Those of them that an effect averted.
    pub averted: u8,
    /// Whether a concentrate fire command was resolved in it.
    pub concentrated: bool,
    /// Squadrons that this attack of a hull zone has targeted, a bit for each.
    pub targets: u64,
    /// Table tokens that it has targeted.
    pub token_targets: u32,
    /// Whether the defender stays on the table until this attack is answered, though it is destroyed: it makes a salvo or
    /// counter attack (armada.defense-tokens.22, armada.keyword.counter.02).
    pub keeps_defender: bool,
    /// Whether it stays until the effects after the attack are over, too: it has one of its own
    /// (armada.card.cluster-bombs.01, armada.card.tel-trevura.02).
    pub keeps_longer: bool,
    /// Whether it was canceled before its roll.
    pub canceled: bool,
    /// Dice that cannot be rerolled or changed, a bit for each place.
    pub fixed: u32,
    /// Whether the blue dice of the anti-squadron armament are red in it.
    pub red_for_blue: bool,
    /// Whether the attack of the hull zone has no further target.
    pub last_target: bool,
    /// The anti-squadron armament that an effect gives this attack.
    pub lent: Option<Dice>,
}

/// The range of an attack; the default is close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RangeBand(pub Range);

impl Default for RangeBand {
    fn default() -> Self {
        RangeBand(Range::Close)
    }
}

impl Attack {
    /// Whether this squadron has been a target of it.
    pub fn has_targeted(&self, squadron: SquadronNo) -> bool {
        self.targets >> squadron.0 & 1 == 1
    }

    /// Whether the die at a place cannot be rerolled or changed.
    pub fn is_fixed(&self, at: u8) -> bool {
        (self.fixed | self.frozen) >> at & 1 == 1
    }

    /// Whether the die at a place cannot be modified in any way.
    pub fn is_frozen(&self, at: u8) -> bool {
        self.frozen >> at & 1 == 1
    }

    /// Whether the defender has spent a type of defense token.
    pub fn has_spent(&self, kind: DefenseToken) -> bool {
        self.spent_types >> kind as u8 & 1 == 1
    }

    /// Points of the total that the defending hull zone is yet to suffer.
    pub fn left(&self) -> u8 {
        self.total.saturating_sub(self.diverted)
    }

    /// How many defense tokens the defender has spent: one of each type at most (armada.defense-tokens.29).
    pub fn tokens_spent(&self) -> u8 {
        self.spent_types.count_ones() as u8
    }

    /// How many of these were exhausted.
    pub fn exhausted_spent(&self) -> u8 {
        (self.spent_types & !self.spent_readied).count_ones() as u8
    }

    /// Whether the defender has resolved a defense effect.
    pub fn has_resolved(&self, kind: DefenseToken) -> bool {
        self.resolved >> kind as u8 & 1 == 1
    }

    /// Whether damage may be redirected to a hull zone.
    pub fn redirects(&self, zone: Zone) -> bool {
        self.redirect >> zone as u8 & 1 == 1
    }

    /// The places of the dice that can be canceled or spent.
    pub fn free_dice(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.dice.len() as u8).filter(|at| !self.is_frozen(*at))
    }

    /// Hit icons in the pool.
    pub fn hits(&self) -> u8 {
        self.dice.iter().map(|die| die.face.hits()).sum()
    }

    /// Critical icons in the pool, of one colour or of any.
    pub fn criticals(&self, colour: Option<Colour>) -> u8 {
        let fits = |die: &&Die| colour.is_none_or(|colour| die.colour == colour);
        self.dice.iter().filter(fits).map(|die| die.face.criticals()).sum()
    }

    /// How many dice of a colour are in the pool, rolled or not.
    pub fn count(&self, colour: Colour) -> u8 {
        let rolled = self.dice.iter().filter(|die| die.colour == colour).count() as u8;
        rolled + self.gathered.of(colour)
    }
}
