//! What effects do.

use broadside_engine::{Bound, Flow, Ref, Var, Who};

use crate::ArmadaCx;
use crate::board::{AttackKind, TokenKind};
use crate::facts::{Colour, Command, DefenseToken, Dice, Face};
use crate::steps::obstacles::Drift;
use crate::steps::setup::{Placing, Task};

use super::{Amount, ArmadaWords, Hue, Payment, Placement, Sortie};

/// An operation of one card's own.
pub type Deeds = fn(&mut ArmadaCx<'_>, &mut Bound<ArmadaWords>) -> Flow<ArmadaWords>;

/// Procedures that effects start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// The bearer resolves a command.
    ResolveCommand(Command),
    /// The defense token in a register is spent and its effect resolved.
    SpendDefenseToken(Var),
    /// The defender takes damage on the shields of the zone that a redirect token picked.
    Redirect,
    /// The defender answers the attack with a salvo or counter attack.
    Answer(AttackKind),
    /// The destroyed squadron of a party is placed at distance 1 of the bearer, unengaged and activated, with so many hull points.
    ReturnSquadron(Ref, u8),
    /// The controller rerolls any number of dice of the pool.
    RerollAny(Hue),
    /// The controller rerolls one or more dice of the pool.
    RerollSome(Hue),
    /// The controller rerolls at most so many dice of the pool.
    RerollUpTo(Hue, u8),
    /// The bearer performs one of its attacks: from a hull zone that could still attack in its Attack step.
    Attack,
    /// The bearer attacks squadrons from one of its hull zones, also one that has attacked, with these dice as its
    /// anti-squadron armament.
    AttackSquadrons(Dice),
    /// The bearer places its targeting token.
    PlaceTargetingToken,
    /// The effect of the defense token in a register, which was discarded for it, is resolved.
    DefenseEffect(Var),
    /// A squadron attacks.
    SquadronAttack(Ref, &'static Sortie),
    /// A squadron moves up to a distance, even if it is engaged.
    Move(Ref, u8),
    /// A squadron moves up to a distance; it may not end engaged.
    MoveUnengaged(Ref, u8),
    /// A squadron activates as if the squadron command that activated the bearer had chosen it.
    ActivateAsCommanded(Ref),
    /// A squadron activates in the Squadron Phase; its attacks count as those of a squadron that a command activated.
    Activate(Ref),
    /// A squadron moves up to a distance and attacks, in any order, as if it were activated.
    ActAsActivated(Ref, u8),
    /// Objective tokens are placed or moved.
    PlaceTokens(Task),
    /// Obstacles are placed.
    PlaceObstacles(Placing),
    /// The players move obstacles in turn, each once.
    MoveObstacles(Drift),
    /// Exogorths leave the play area.
    ExogorthsLeave {
        /// Whether the second player moves the obstacles that they touched.
        stirring: bool,
    },
    /// What belongs to the second player and was set aside is deployed.
    DeployAside,
    /// Dials are put on the objective card, so many.
    PlaceDials(u8),
    /// The objective attacks the hull zone in a register.
    ObjectiveAttack(Var),
}

by_topic! {
    /// Operations of effects.
    Act, ActTopic {
        /// What an effect does for itself: procedures that it starts, numbers and parties that it keeps.
        Control(ControlAct) {
            /// A procedure begins.
            Begin(procedure: Procedure),
            /// The effect's number is this.
            Note(number: Amount),
            /// The effect's number becomes this.
            Count(number: Amount),
            /// A party is kept in a register, for what is granted.
            Keep(party: Ref, var: Var),
            /// A named operation that only one rule or card needs.
            Named(deeds: Deeds),
        }
        /// Dice of the pool, of no pool, and on cards.
        Dice(DiceAct) {
            /// The die in a register is rerolled.
            Reroll(die: Var),
            /// Every die is rerolled.
            RerollAll,
            /// A die of this colour is added.
            AddDie(colour: Colour),
            /// A die of the colour in a register is added.
            AddDieOf(colour: Var),
            /// A die of this colour is added, showing this face.
            AddDieShowing(colour: Colour, face: Face),
            /// The same, and it cannot be rerolled or changed.
            AddFixedDie(colour: Colour, face: Face),
            /// The die in a register is turned to this face.
            ChangeDie(die: Var, face: Face),
            /// The die in the first register is turned to the face in the second.
            ChangeDieTo(die: Var, face: Var),
            /// The die in a register is spent.
            SpendDie(die: Var),
            /// The die in a register is canceled.
            CancelDie(die: Var),
            /// Every die is canceled.
            CancelAllDice,
            /// The die in a register cannot be modified in any way any more.
            FreezeDie(die: Var),
            /// A die of the colour in a register is removed before the roll.
            RemoveDie(colour: Var),
            /// A die of the colour in the first register is replaced by one of the colour in the second, before the roll.
            Recolour(from: Var, to: Var),
            /// Dice of a colour are rolled outside the attack; the effect counts their hit and critical icons.
            RollAside(colour: Colour, count: u8),
            /// A die of this colour is placed on this card, showing this face.
            PutDieOnCard(colour: Colour, face: Face),
            /// A die of this colour is placed on this card, showing the face in a register.
            PutDieOnCardShowing(colour: Colour, face: Var),
            /// The die in the first register is spent for the one on this card in the second: they change places as they lie.
            ExchangeDie(given: Var, taken: Var),
        }
        /// Attacks: their targets, their critical effects, and the tokens on hull zones that count in them.
        Attack(AttackAct) {
            /// The blue dice of the anti-squadron armament are red in this attack.
            FireRedForBlue,
            /// This attack of a hull zone has no further target.
            NoFurtherTargets,
            /// The next attack of the attacking ship in this activation may come from the attacking hull zone again.
            AttackAgainFromZone,
            /// A ship commits to attack from nothing but its left and right hull zones in this round.
            CommitToSides(ship: Ref),
            /// A hull zone becomes the defending one.
            ChangeDefendingZone(zone: Ref),
            /// A critical effect is resolved: no other one can be.
            CriticalResolved,
            /// The first damage card of the attack is dealt faceup.
            StandardCritical,
            /// The first damage cards of the attack, so many, are dealt faceup.
            FaceupFirst(count: u8),
            /// One critical effect more can be resolved in the attack.
            AllowCritical,
            /// A token of this kind is put on a hull zone.
            PutOnZone(kind: TokenKind, zone: Ref),
            /// The tokens of this kind are taken off the hull zones of a ship.
            TakeOffZones(kind: TokenKind, ship: Ref),
        }
        /// Damage, damage cards and destruction.
        Damage(DamageAct) {
            /// The damage total is halved by a brace token.
            Brace,
            /// The damage that is about to be suffered is lowered.
            ReduceDamage(by: Amount),
            /// A point of the attack's damage is taken on the shields of a hull zone.
            DivertToShields(zone: Ref),
            /// A point of the attack's damage is suffered by the ship of a party instead.
            DivertTo(who: Ref),
            /// A hull zone, or a hull zone of its owner's choice of a ship, suffers damage.
            Suffer(who: Ref, damage: Amount),
            /// A party suffers damage of an effect of the attack: whatever lowers attack damage can lower it.
            SufferInAttack(who: Ref, damage: Amount),
            /// A party suffers damage during the attack that is not from it: what lowers damage from an attack cannot lower it, what
            /// lowers damage dealt during one can.
            SufferDuringAttack(who: Ref, damage: Amount),
            /// The destruction of a piece is put off until the Status Phase ends.
            PostponeDestruction(who: Ref),
            /// A ship is dealt facedown damage cards.
            DealFacedown(ship: Ref, count: u8),
            /// A ship is dealt faceup damage cards.
            DealFaceup(ship: Ref, count: u8),
            /// The damage card that was about to be dealt to a ship is discarded.
            AvertCard(ship: Ref),
            /// The damage card of the event is turned facedown.
            FlipFacedown(card: Ref),
            /// The damage card that the effect comes from is turned facedown.
            FlipThisFacedown,
            /// A damage card of a ship is turned up; it is no longer among those chosen.
            FlipFaceup(card: Ref),
            /// A random facedown damage card of a ship is turned up.
            FlipRandomFaceup(ship: Ref),
            /// A damage card is discarded: this one, or of a facedown one any facedown card of its ship.
            DiscardDamageCard(card: Ref),
            /// A ship discards so many facedown damage cards as the number in a register says.
            DiscardFacedown(ship: Ref, count: Var),
            /// The controller looks at the facedown damage cards of a ship.
            LookAtDamage(ship: Ref),
            /// The controller looks at the top cards of the deck from which a ship is dealt.
            LookAtDeck(ship: Ref, count: u8),
            /// Of so many top cards of that deck the one in a register goes back on top; the others are discarded.
            KeepOnTop(ship: Ref, card: Var, count: u8),
        }
        /// Shields and hull points.
        Shield(ShieldAct) {
            /// A hull zone recovers shields, as far as it may.
            RecoverShields(zone: Ref, count: u8),
            /// A shield is moved from the first hull zone to the second, which has fewer than this.
            MoveShield(from: Ref, to: Ref, most: u8),
            /// A hull zone loses shields.
            LoseShields(zone: Ref, count: u8),
            /// A hull zone loses all its shields.
            LoseAllShields(zone: Ref),
            /// A hull zone spends a shield, which the effect counts.
            SpendShield(zone: Ref),
            /// A squadron recovers hull points.
            RecoverHull(squadron: Ref, by: Amount),
        }
        /// Defense tokens.
        Defense(DefenseAct) {
            /// The defense token in a register cannot be spent in this attack.
            LockToken(token: Var),
            /// A defense token is readied.
            ReadyDefense(token: Ref),
            /// A readied defense token is exhausted.
            ExhaustDefense(token: Ref),
            /// A defense token is discarded.
            DiscardDefense(token: Ref),
            /// A defense token is spent without effect (the token, the piece that spends it).
            SpendDefense(token: Ref, by: Ref),
            /// A discarded defense token comes back, exhausted.
            RecoverDefense(token: Ref),
            /// A discarded defense token comes back, readied.
            RecoverReadied(token: Ref),
            /// A discarded defense token comes back readied.
            RestoreDefense(token: Ref),
            /// A ship gains a readied defense token of this type.
            GainDefense(ship: Ref, kind: DefenseToken),
            /// A ship gains a defense token of the type of a party.
            GainDefenseOf(ship: Ref, kind: Ref),
            /// A defense token is replaced by one of this type.
            ReplaceDefense(token: Ref, kind: DefenseToken),
            /// The defense token that is being spent has this effect in place of its own, or none.
            EffectInstead(kind: Option<DefenseToken>),
            /// A defense token of every type is placed on the card.
            PlaceDefenseTokens,
        }
        /// Commands, their dials and tokens, and raid tokens.
        Command(CommandAct) {
            /// A ship gains the command token of a party.
            GainCommandToken(ship: Ref, command: Ref),
            /// A ship gains this command token.
            GainToken(ship: Ref, command: Command),
            /// A ship discards the command token of a party, or that token is discarded from the card on which it lies.
            LoseToken(ship: Ref, token: Ref),
            /// A ship discards its command token of this type.
            DiscardToken(ship: Ref, command: Command),
            /// A ship discards the command token in a register.
            DiscardChosenToken(ship: Ref, token: Var),
            /// A ship discards all its command tokens.
            DiscardAllCommandTokens(ship: Ref),
            /// A ship gains the raid token of a party.
            GainRaidToken(ship: Ref, command: Ref),
            /// The top dial of a ship is set to the command of a party, by somebody who sees it then.
            SetTopDial(ship: Ref, command: Ref, by: Who),
            /// Somebody sees the top dial of a ship.
            ShowTopDial(ship: Ref, to: Who),
            /// Somebody sees all facedown dials of a ship.
            ShowDials(ship: Ref, to: Who),
            /// A ship gains a dial of the command of a party; it is not revealed.
            GainDial(ship: Ref, command: Ref),
            /// The top dial of a ship is discarded unrevealed.
            DiscardTopDial(ship: Ref),
            /// So many top dials of a ship are discarded unrevealed; the next one lies on top then.
            DiscardDials(ship: Ref, count: u8),
            /// All dials of a ship are discarded unrevealed.
            DiscardAllDials(ship: Ref),
            /// The command that a ship resolves counts as paid with this.
            CountAsPaid(ship: Ref, payment: Payment),
            /// A ship cannot resolve these commands for the rest of the round.
            BarCommands(ship: Ref, commands: &'static [Command]),
        }
        /// Upgrade cards, and what lies on them.
        Card(CardAct) {
            /// The upgrade card that the effect comes from is discarded.
            DiscardThis,
            /// An upgrade card is discarded.
            DiscardUpgrade(card: Ref),
            /// The upgrade card in a register is equipped to a ship.
            Equip(card: Var, ship: Ref),
            /// This card is equipped to a ship.
            EquipTo(ship: Ref),
            /// A token of the command of a party is placed on this card.
            PutOnCard(command: Ref),
            /// A token of this command is discarded from this card.
            TakeFromCard(command: Command),
            /// The token of the round of a party is placed on this card.
            MarkRound(round: Ref),
        }
        /// Speeds and maneuvers.
        Movement(MovementAct) {
            /// A ship's speed is lowered by 1, the dial turned by somebody.
            LowerSpeed(ship: Ref, by: Who),
            /// The speed dial of a ship is turned to the number in a register by somebody.
            SetSpeed(ship: Ref, speed: Var, by: Who),
            /// The speed of a ship's present maneuver changes by this, not its dial (armada.speed.06, armada.speed.07, armada.speed.08).
            ChangeManeuverSpeed(ship: Ref, by: i8),
            /// A yaw of a ship may be raised by this in its present maneuver.
            RaiseYaw(ship: Ref, by: u8),
            /// A ship executes a maneuver at this speed (armada.ship-movement.73).
            ExecuteManeuver(ship: Ref, speed: u8),
            /// A ship executes a maneuver at this speed with a yaw of "-".
            ExecuteStraightManeuver(ship: Ref, speed: u8),
            /// A ship is made to execute a maneuver at this speed.
            ForceManeuver {
                /// The ship.
                ship: Ref,
                /// The speed.
                speed: u8,
                /// Whether it is straight, whatever the ship's yaw.
                straight: bool,
                /// Whether gravity rifts do not slow it.
                unslowed: bool,
            },
            /// A ship ignores the obstacles that it overlaps, all of them.
            IgnoreObstacles(ship: Ref),
            /// A ship does not resolve the obstacles that it overlaps, none of them; for other effects it has overlapped them.
            WaiveObstacles(ship: Ref),
        }
        /// What squadrons give up.
        Squadron(SquadronAct) {
            /// The activation slider of a squadron goes to its activated side.
            Activate(squadron: Ref),
            /// The activation slider of a squadron is moved to the activated side.
            SetActivated(squadron: Ref),
            /// A squadron that is activating gives its attack up.
            ForgoAttack(squadron: Ref),
            /// The effect takes the place of the activations of its controller's turn.
            TakeTurn,
        }
        /// What is set aside and deployed.
        Deployment(DeploymentAct) {
            /// A ship or squadron is set aside.
            SetAside(piece: Ref),
            /// A ship or squadron that this card set aside is put on the table at the bearer.
            Arrive(piece: Ref, place: Placement),
            /// A ship is deployed anew in its player's deployment zone.
            Redeploy(ship: Ref),
        }
        /// Obstacles, and tokens in the play area.
        Table(TableAct) {
            /// The controller places so many tokens of this kind in the play area.
            PlaceTokens(kind: TokenKind, count: Amount),
            /// A token is removed from the play area.
            RemoveToken(token: Ref),
            /// All objective tokens are removed from the play area.
            RemoveAllTokens,
            /// An objective token is placed on an obstacle.
            PlaceTokenOn(obstacle: Ref),
            /// An objective token that lies on an obstacle is removed.
            TakeTokenFrom(obstacle: Ref),
            /// The objective token of the ship that was destroyed is placed beside it by the opponent.
            DropToken(ship: Ref),
            /// An objective token is moved within distance 1 to this by the opponent of a ship's owner.
            MoveToken(token: Ref, ship: Ref, most: u8),
            /// The controller moves an obstacle within distance 1 to this of where it is.
            MoveObstacle(what: Ref, most: u8),
            /// The controller moves an obstacle within distance 1 to this of where it is, also onto squadrons, which the opponent
            /// then places; where the edition says so it may be turned over.
            ShiftObstacle(what: Ref, most: u8),
            /// An obstacle is removed from the play area.
            RemoveObstacle(obstacle: Ref),
        }
        /// Victory tokens, objective ships, and what objectives mark.
        Objective(ObjectiveAct) {
            /// The owner of a party gains victory tokens.
            GainVictory(who: Ref, count: u8),
            /// The opponent of a party's owner gains victory tokens.
            GainVictoryAgainst(who: Ref, count: u8),
            /// Who has the higher sum of command values at distance 1 of a party gains a victory token.
            Contest(what: Ref),
            /// A ship becomes objective ship.
            MarkObjectiveShip(ship: Ref),
            /// A ship's objective tokens change by this.
            ObjectiveTokens(ship: Ref, by: i8),
            /// A ship loses all its objective tokens.
            LoseObjectiveTokens(ship: Ref),
            /// The objective marks an edge or a token.
            Mark(what: Ref),
            /// The top dial of the objective card is revealed and kept in a register.
            RevealObjectiveDial(dial: Var),
        }
    }
}
