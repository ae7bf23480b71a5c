//! What effects choose among or act on.

use broadside_engine::{Bound, Ref, Var};

use crate::ArmadaLook;
use crate::facts::{Colour, Command, DefenseToken, Face, Slot, Zone};

use super::{ArmadaWords, Cond, DieFilter, Icon, Placement, Span, Thing};

/// A selection of one card's own.
pub type Finder = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>, &mut dyn FnMut(Thing));

by_topic! {
    /// What effects choose among or act on.
    Select, SelectTopic {
        /// Selections made of others.
        Logic(LogicSelect) {
            /// Items of a selection for which a condition holds, each looked at in a register.
            Where(among: &'static Select, var: Var, cond: &'static Cond),
            /// Items of any of these selections.
            AnyOf(selects: &'static [Select]),
            /// A named selection that only one rule or card needs.
            Named(finder: Finder),
        }
        /// Ships and squadrons.
        Piece(PieceSelect) {
            /// Ships in play for which the condition holds; the ship is the party `IT`.
            Ships(cond: &'static Cond),
            /// Squadrons in play for which the condition holds; the squadron is the party `IT`.
            Squadrons(cond: &'static Cond),
            /// Ships and squadrons in play for which the condition holds; the piece is the party `IT`.
            Pieces(cond: &'static Cond),
            /// Ships in play and stations that count as ships, for which the condition holds; the piece is the party `IT`.
            ShipsAndStations(cond: &'static Cond),
            /// Ships that count as in play, deployed or not, for which the condition holds; the ship is the party `IT`
            /// (armada.effect-timing.16).
            FleetShips(cond: &'static Cond),
            /// Squadrons that count as in play, deployed or not, for which the condition holds; the squadron is the party `IT`.
            FleetSquadrons(cond: &'static Cond),
            /// Squadrons that wait for their deployment, for which the condition holds; the squadron is the party `IT`.
            WaitingSquadrons(cond: &'static Cond),
            /// Friendly ships in play.
            FriendlyShips,
            /// Friendly ships in play but for the bearer, in a span of it.
            OtherFriendlyShips(span: Span),
            /// The ship whose activation is under way.
            ActiveShip,
            /// What this card has set aside.
            HeldAside,
            /// What this card set aside and has a place now.
            Arrivals(place: Placement),
        }
        /// Dice, their colours and faces.
        Dice(DiceSelect) {
            /// Dice of the pool that may be rerolled or changed.
            Dice(dice: DieFilter),
            /// All dice of the pool: to cancel or count them.
            AllDice(dice: DieFilter),
            /// Dice of the pool that fit and could be turned to this face, which they do not show.
            DiceWithFace(dice: DieFilter, face: Face),
            /// Dice of the pool that fit and that the attacker may spend.
            SpendableDice(dice: DieFilter),
            /// The dice that lie on this card.
            DiceOnCard,
            /// Colours that are in the pool.
            ColoursInPool,
            /// All three colours.
            Colours,
            /// Colours in the batteries of the hull zones adjacent to a hull zone.
            AdjacentColours(zone: Ref),
            /// All faces of the die in a register.
            Faces(die: Var),
            /// All faces of a die of this colour.
            FacesOf(colour: Colour),
            /// Those of these faces that the die in a register has and does not show.
            FacesAmong(die: Var, faces: &'static [Face]),
            /// Faces to which the die in a register can be turned: those without these icons, which it does not show.
            FacesWithout(die: Var, icons: &'static [Icon]),
            /// Faces to which the die in a register can be turned: those with one icon only, which it does not show.
            SingleIconFaces(die: Var),
        }
        /// Hull zones, by their shields.
        Zone(ZoneSelect) {
            /// Hull zones of a ship.
            Zones(ship: Ref),
            /// Hull zones of a ship with shields.
            ZonesWithShields(ship: Ref),
            /// The hull zones with the most shields of a ship.
            ZonesWithMostShields(ship: Ref),
            /// The hull zones adjacent to a hull zone.
            AdjacentZones(zone: Ref),
            /// The other hull zones of a hull zone's ship.
            OtherZones(zone: Ref),
            /// The hull zones of a ship among these, with shields.
            ZonesWithShieldsAmong(ship: Ref, zones: &'static [Zone]),
            /// The hull zones adjacent to a hull zone on whose shields damage of the attack can be taken.
            AdjacentShields(zone: Ref),
            /// Hull zones of a ship that can recover a shield now, outside a repair command.
            RecoverableZones(ship: Ref),
            /// Hull zones of a ship whose shields effects can raise up to this number.
            ZonesBelow(ship: Ref, most: u8),
            /// Hull zones of a hull zone's ship, but for that one, with shields to move to it while it has fewer than this.
            ShieldGivers(zone: Ref, most: u8),
            /// Hull zones of a ship outside the group, with shields, while a zone of the group has fewer than this.
            GroupGivers(ship: Ref, most: u8),
            /// Hull zones of the group that have fewer shields than this.
            GroupTakers(most: u8),
        }
        /// Defense tokens and their types.
        Defense(DefenseSelect) {
            /// Defense tokens of the defender that can still be locked.
            LockableTokens,
            /// Defense tokens that only an accuracy icon keeps from being spent.
            LockedTokens,
            /// All defense tokens of a ship.
            DefenseTokens(who: Ref),
            /// The defense tokens of every ship and squadron that a selection finds.
            TokensOf(pieces: &'static Select),
            /// Defense tokens of a piece of this type.
            TokensOfType(who: Ref, kind: DefenseToken),
            /// Defense tokens of a piece that it may spend in the attack under way, for an effect: of a type, or any.
            TokensToSpend(who: Ref, kind: Option<DefenseToken>),
            /// Defense tokens of a ship that the bearer may spend for it.
            SpendableTokens(who: Ref),
            /// Defense tokens of a piece that another may be made to spend or may spend (the piece, who spends).
            SpendableBy(of: Ref, by: Ref),
            /// Defense tokens of a ship or squadron that have been discarded.
            DiscardedTokens(who: Ref),
            /// These types of defense tokens.
            TokenTypes(kinds: &'static [DefenseToken]),
            /// The types of the defense tokens that lie on the card.
            TypesOnCard,
        }
        /// Commands and their tokens.
        Command(CommandSelect) {
            /// These commands.
            Commands(commands: &'static [Command]),
            /// Command tokens of a ship.
            CommandTokens(ship: Ref),
            /// Raid tokens that a ship does not have.
            RaidsToGain(ship: Ref),
            /// Whether the bearer can give a dial or a token of this command: ways to pay.
            DialOrToken(command: Command),
        }
        /// Upgrade cards, damage cards, and what lies on cards.
        Card(CardSelect) {
            /// The upgrade cards of a ship in these slots, but for the card that the effect comes from.
            Upgrades(ship: Ref, slots: &'static [Slot]),
            /// Upgrade cards of a ship that are not discarded and for which the condition holds; the card is the party `IT`.
            UpgradesOf(ship: Ref, cond: &'static Cond),
            /// The upgrade cards of a slot on the first ship that the second one may equip.
            UpgradesFor(slot: Slot, from: Ref, to: Ref),
            /// Readied copies of the card that the effect comes from, on other friendly ships in a span of the bearer.
            Copies(span: Span),
            /// Command tokens on this card, each type once.
            TokensOnCard,
            /// Dials on this card, each command once.
            DialsOnCard,
            /// Damage cards of a ship, to somebody who has not looked at them: its faceup ones, and one facedown card if it has any.
            DamageCards(ship: Ref),
            /// Facedown damage cards of a ship, to somebody who has looked at them.
            FacedownCards(ship: Ref),
            /// The top cards of the deck from which a ship is dealt cards.
            TopCards(ship: Ref, count: u8),
        }
        /// Obstacles, edges, and tokens in the play area.
        Table(TableSelect) {
            /// Obstacles in the play area for which the condition holds; the obstacle is the party `IT`.
            Obstacles(cond: &'static Cond),
            /// Objective tokens in the play area in a span of a party.
            ObjectiveTokens(of: Ref, span: Span),
            /// Objective tokens in the play area for which the condition holds; the token is the party `IT`.
            Tokens(cond: &'static Cond),
            /// The two three-foot edges of the play area.
            ShortEdges,
        }
        /// Numbers: speeds, rounds, amounts.
        Number(NumberSelect) {
            /// The speeds to which the speed of a ship can be changed by at most so much, none below the lowest one named.
            Speeds {
                /// The ship.
                of: Ref,
                /// By how much at most.
                by: u8,
                /// The lowest speed.
                least: u8,
            },
            /// The rounds of a game.
            Rounds,
            /// The rounds that neither are the one in a register nor follow or precede it.
            RoundsApart(round: Var),
            /// Numbers from one to this, but no more than the hull points that a squadron lacks.
            HullToRecover(squadron: Ref, most: u8),
            /// The numbers from 1 to this, or to the number of a ship's facedown damage cards.
            FacedownNumber(ship: Ref, most: u8),
        }
    }
}
