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

/// An attack under way.
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
    /// Defense tokens spent in this attack, a bit for each place.
    pub spent: u8,
    /// Types of defense tokens spent in this attack, a bit for each type.
    pub spent_types: u8,
    /// The adjacent hull zone that a redirect token picked.
    pub redirect: Option<Zone>,
    /// How many times the total is halved.
    pub braces: u8,
    /// Whether the standard critical effect is contained.
    pub contained: bool,
    /// Whether the defender makes a salvo attack.
    pub salvo: bool,
    /// Whether a critical effect has been resolved.
    pub critical: bool,
    /// Whether the first damage card is dealt faceup.
    pub faceup_first: bool,
    /// The damage total.
    pub total: u8,
    /// Damage that the defender suffered in this attack.
    pub suffered: u8,
    /// Damage cards dealt or flipped faceup in this attack.
    pub faceups: u8,
    /// Whether a damage card of this attack's total has been dealt.
    pub dealt: bool,
    /// Whether a concentrate fire command was resolved in it.
    pub concentrated: bool,
    /// Squadrons that this attack of a hull zone has targeted, a bit for each.
    pub targets: u64,
    /// Table tokens that it has targeted.
    pub token_targets: u32,
    /// Whether the defender stays on the table until this attack is answered, though it is destroyed: it makes a salvo or
    /// counter attack (armada.defense-tokens.22, armada.keyword.counter.02).
    pub keeps_defender: bool,
    /// Whether it was canceled before its roll.
    pub canceled: bool,
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

    /// Whether a type of defense token has been spent.
    pub fn has_spent(&self, kind: DefenseToken) -> bool {
        self.spent_types >> kind as u8 & 1 == 1
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
