//! What effects choose among or act on.

use broadside_engine::{Bound, Ref, Var, topics};

use super::{Cond, Dialing, Faces, Shade, Thing, Token, XWingWords};
use crate::XWingLook;
use crate::facts::{DamageTrait, Die, Face, Slot};

/// A selection of one card's own.
pub type Finder = fn(&XWingLook<'_>, &Bound<XWingWords>, &mut dyn FnMut(Thing));

topics! {
    /// What effects choose among or act on.
    #[derive(Clone, Copy, Debug)]
    pub enum Select by Topic {
        /// Dice and their faces.
        Dice {
            /// Dice of the attack under way.
            Dice(faces: Faces),
            /// Dice of the attack under way, of those that are alike only one.
            Results(faces: Faces),
            /// Dice that were not rerolled yet.
            Rerollable(faces: Faces),
            /// Dice that were rolled outside an attack, show one of these (any if none is given) and were not rerolled yet.
            RolledDice(faces: &'static [Face]),
            /// The faces of a die.
            FacesOf(die: Die),
        }
        /// Tokens, locks, and who could have them.
        Tokens {
            /// Tokens of a ship in these colours, the locks on it among the red ones (xwing.lock.77).
            TokensOf(party: Ref, shades: &'static [Shade]),
            /// The same, of those that can be removed from the ship (xwing.token.04).
            RemovableOf(party: Ref, shades: &'static [Shade]),
            /// Tokens of the first ship, locks on it among them, that a ship fitting the condition (the party `IT`) could gain from it.
            TokensFor(party: Ref, cond: &'static Cond),
            /// Tokens of these kinds that the second ship could gain from the first, and the locks of the first where the flag says so.
            TokensBetween(from: Ref, to: Ref, tokens: &'static [Token], locks: bool),
            /// Ships fitting the condition (the party `IT`) that could gain the token in a register, or the lock on its ship.
            GainersOf(given: Var, cond: &'static Cond),
        }
        /// Upgrades, damage cards, and who could bear them.
        Cards {
            /// Cards of a ship, its own and its upgrades, with inactive charges that do not recover by themselves.
            SpentCards(party: Ref),
            /// Upgrades of a type on a ship with inactive charges that can be recovered.
            SpentUpgrades(party: Ref, slot: Slot),
            /// Upgrades of a type on a ship that a ship fitting the condition (the party `IT`) could bear.
            UpgradesFor(party: Ref, slot: Slot, cond: &'static Cond),
            /// Ships fitting the condition (the party `IT`) that could bear the upgrade in a register.
            BearersOf(upgrade: Var, cond: &'static Cond),
            /// Upgrades of a type that are not limited and that a ship could bear, out of all that there are.
            Spares(party: Ref, slot: Slot),
            /// Faceup damage cards of a ship, of a trait if one is given.
            FaceupCards(party: Ref, wanted: Option<DamageTrait>),
            /// The damage cards that were drawn for a ship and at which the effect's player looks.
            CardsLookedAt(party: Ref),
        }
        /// What lies in the play area, maneuvers of dials, and what one card alone finds.
        Objects {
            /// Ships in the play area for which the condition holds; the ship is the party `IT`.
            Ships(cond: &'static Cond),
            /// The objects that the first ship has locked and that the second could lock.
            LockedFor(one: Ref, other: Ref),
            /// The ships that obstruct the attack under way.
            Obstructing,
            /// Devices at a range between these of a ship.
            Devices(party: Ref, least: u8, most: u8),
            /// A device, and those that were placed with it at once.
            PlacedWith(party: Ref),
            /// Other maneuvers of the bearer's dial.
            Maneuvers(which: Dialing),
            /// A named selection that only one rule or card needs.
            Named(finder: Finder),
        }
    }
}
