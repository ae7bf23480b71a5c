//! Conditions of effects.

use broadside_engine::{Bound, Ref};

use crate::ArmadaLook;
use crate::board::{AttackKind, TokenKind};
use crate::facts::{
    Colour, Command, DamageTrait, DefenseToken, Keyword, ObstacleKind, Size, Slot, Tag, Zone,
};
use crate::geometry::Range;

use super::{Amount, ArmadaWords, DieFilter, Edges, Payment, Select, Sortie, Span, Window};

/// A condition of one card's own.
pub type Test = fn(&ArmadaLook<'_>, &Bound<ArmadaWords>) -> bool;

by_topic! {
    /// Conditions of effects.
    Cond, CondTopic {
        /// What joins conditions, and what counts.
        Logic(LogicCond) {
            /// No condition.
            Always,
            /// It does not hold.
            Not(cond: &'static Cond),
            /// All of these.
            All(conds: &'static [Cond]),
            /// One of these.
            Any(conds: &'static [Cond]),
            /// A selection finds something.
            Finds(what: &'static Select),
            /// A selection finds at least so many.
            AtLeast(least: u8, what: &'static Select),
            /// A number is greater than this.
            More(count: &'static Amount, than: i16),
            /// A named condition that only one rule or card needs.
            Named(test: Test),
        }
        /// What parties are, whose they are, and where.
        Party(PartyCond) {
            /// Two parties are the same piece, or parts of it.
            Is(one: Ref, other: Ref),
            /// Two parties are the very same thing: the same die, the same token.
            Same(one: Ref, other: Ref),
            /// A party is on the side of the effect's controller.
            Friendly(who: Ref),
            /// A party is on the other side.
            Enemy(who: Ref),
            /// A party belongs to the first player.
            FirstPlayer(who: Ref),
            /// A party belongs to the second player.
            SecondPlayer(who: Ref),
            /// A party is a ship or a part of one (a station answers as a ship).
            Ship(who: Ref),
            /// A party is a squadron (a mine answers as one).
            Squadron(who: Ref),
            /// A party is one of these hull zones.
            Zone(zone: Ref, zones: &'static [Zone]),
            /// Two pieces are at this distance or range of each other.
            Near(one: Ref, other: Ref, span: Span),
            /// A friendly ship other than the first party has the second one in this span.
            AnotherFriendlyShipNear(but: Ref, of: Ref, span: Span),
            /// A ship or squadron lies in the play area.
            InPlay(who: Ref),
            /// The ship of a party is activating.
            Activating(who: Ref),
            /// A ship or squadron has been activated in this round.
            Activated(who: Ref),
            /// A party is among those chosen as the group.
            Chosen(who: Ref),
            /// This card set a ship or squadron aside, or placed it in the ship activation under way.
            Held(who: Ref),
            /// The destruction of a piece was put off.
            Doomed(who: Ref),
            /// A piece has suffered enough to be destroyed, and its destruction has not been put off.
            Falls(who: Ref),
            /// A ship or squadron was destroyed.
            Destroyed(who: Ref),
        }
        /// What the event or question is about, and what goes on.
        Event(EventCond) {
            /// The event or question is about this very card: the damage card or upgrade card that the effect comes from.
            ThisCard,
            /// The event is about the upgrade card that the effect comes from.
            ThisUpgrade,
            /// The payment of the event holds a token.
            PaidWithToken,
            /// The payment of the event holds a dial.
            PaidWithDial,
            /// The payment of the event was as if a token was spent.
            PaidAsToken,
            /// The speed dial of the event was turned by the side of the ship's owner.
            DialTurnedByOwner,
            /// The question is about this joint of the tool.
            Joint(joint: u8),
            /// Of two ships that overlap, the one that the question is about moves.
            SubjectMoves,
            /// The token of the navigate command still counts for speed.
            TokenCountsForSpeed,
            /// The question is about the value of this keyword.
            AsksKeyword(keyword: Keyword),
            /// The squadron that a squadron command would activate, or the one that relays the command to it, is in this span of
            /// the bearer.
            CommandReaches(span: Span),
            /// The damage card of the event was dealt, not flipped.
            DealtFaceup,
            /// The defense token of the event was readied when it was spent.
            WasReadied,
            /// The amount of the event is at least this.
            EventAmount(least: i16),
            /// One of these windows is open.
            Opened(windows: &'static [Window]),
            /// No effect of a card is being resolved.
            NoEffectUnderWay,
            /// The round is one of these, from the first to the last.
            Rounds(from: u8, to: u8),
            /// No ship has activated in this Ship Phase.
            NoShipActivated,
            /// The objective has marked something.
            Marked,
        }
        /// Attacks: their range, their target, their dice.
        Attack(AttackCond) {
            /// The range of the attack is at most this.
            AttackRange(range: Range),
            /// The attack under way is of one of these kinds.
            AttackKind(kinds: &'static [AttackKind]),
            /// The attack under way is obstructed.
            Obstructed,
            /// A ship or an obstacle obstructs the attack under way, whatever else does.
            ObstructedOnTable,
            /// A party is the attacker of the attack under way.
            Attacking(who: Ref),
            /// The defender is the first target that this attack of a hull zone has.
            FirstTarget,
            /// The attack under way is the first that the ship of a party performs in its own activation.
            FirstAttack(ship: Ref),
            /// The ship of a party has attacked at least so often in this round, whatever it attacked.
            HasAttacked(ship: Ref, least: u8),
            /// The ship of a party has attacked ships at least so often in this round.
            ShipAttacks(ship: Ref, least: u8),
            /// A ship has committed to attack from nothing but its left and right hull zones in this round.
            SidesOnly(ship: Ref),
            /// The hull zone has attacked this target before in this activation (the hull zone, the target's ship or squadron).
            TargetedBefore,
            /// An attack of the first party against the second would be at exactly this range.
            WouldBeAt(attacker: Ref, defender: Ref, range: Range),
            /// An attack of the first party against the second would be obstructed.
            WouldBeObstructed(attacker: Ref, defender: Ref),
            /// Dice of the pool fit.
            Pool(dice: DieFilter),
            /// The attack under way would gather no dice as it stands.
            NoDice,
            /// The armament of the attack under way has dice of this colour, whatever its range.
            ArmedWith(colour: Colour),
            /// Dice may be added to the attack pool.
            MayAddDice,
            /// No die has been modified since the dice of the attack were rolled.
            DiceUnmodified,
            /// A concentrate fire command was resolved in the attack under way.
            Concentrated,
            /// A critical effect can be resolved now, with a critical icon of this colour (any if none).
            CriticalOpen(colour: Option<Colour>),
            /// The same as `CriticalOpen`, in a salvo attack too.
            SalvoCriticalOpen(colour: Option<Colour>),
            /// A critical effect has been resolved in the attack, and with leave for another one there would be one to resolve.
            CouldResolveAnotherCritical,
            /// The attack under way damaged the defender.
            DefenderDamaged,
        }
        /// Damage, damage cards and shields.
        Damage(DamageCond) {
            /// Damage of the attack's total is still to be shared out: no redirect token has done it.
            DamageOpen,
            /// The damage that is about to be suffered is more than none.
            DamageToReduce,
            /// The damage that is about to be suffered is the total of the attack, not that of an effect.
            AttackTotal,
            /// The damage that is about to be suffered is from the attack, its total or that of an effect, and not only dealt
            /// during it.
            FromAttack,
            /// The defender was dealt a damage card for the damage of the attack.
            CardDealt,
            /// A ship has facedown damage cards.
            HasFacedown(ship: Ref),
            /// A damage card lies faceup on a ship.
            LiesFaceup(card: Ref),
            /// A damage card has this trait.
            CardTrait(card: Ref, wanted: DamageTrait),
            /// Of the faceup damage cards of this kind on its ship, the effect comes from the first.
            FirstOfItsKind,
            /// A hull zone has no more shields than this.
            ShieldsAtMost(zone: Ref, most: u8),
            /// A hull zone, or any hull zone of a ship, has more shields than its maximum.
            ShieldsAboveMax(who: Ref),
            /// The maximum of a hull zone's shields is lower than this.
            MaxShieldsBelow(zone: Ref, than: u8),
        }
        /// Defense tokens, and how they were spent in the attack under way.
        Defense(DefenseCond) {
            /// A defense token is of this type.
            TokenType(token: Ref, kind: DefenseToken),
            /// The defense token in the first register is of the type in the second.
            TokenOfType(token: Ref, kind: Ref),
            /// A defense token lies on its exhausted side.
            TokenExhausted(token: Ref),
            /// A piece has a defense token that is readied.
            HasReadiedToken(who: Ref),
            /// A defense token is exhausted and may be readied.
            MayReady(token: Ref),
            /// A piece may spend a defense token to pay for an effect (the token, the piece).
            MaySpend(token: Ref, by: Ref),
            /// The defender has not resolved the effect of a defense token's type in this attack.
            EffectOpen(token: Ref),
            /// The defender has spent a defense token in this attack.
            SpentByDefender(token: Ref),
            /// The defender has spent fewer defense tokens than this in the attack.
            SpentFewer(than: u8),
            /// The defender has discarded a defense token by spending it in the Spend Defense Tokens step of the attack.
            SpentAwayToken,
            /// The defender has spent a defense token in the Spend Defense Tokens step.
            SpentInStep,
            /// The defender has spent at least so many exhausted defense tokens in this attack.
            ExhaustedSpent(least: u8),
            /// The defender has spent a defense token of this type in this attack.
            TypeSpent(kind: DefenseToken),
            /// The defender has spent a readied defense token of this type in this attack.
            ReadiedSpent(kind: DefenseToken),
            /// A defense token of this type is the only one that the defender has spent in this attack.
            OnlySpent(kind: DefenseToken),
            /// No card has replaced the effect of the defense token that is being spent.
            OwnEffect,
            /// The Spend Defense Tokens step of the attack under way has begun and not ended.
            DefenseStep,
        }
        /// What ships are like.
        Ship(ShipCond) {
            /// A ship has one of these sizes (a station has none).
            Size(ship: Ref, sizes: &'static [Size]),
            /// The first ship is of a smaller size class than the second (a station has none).
            Smaller(one: Ref, other: Ref),
            /// A ship is a flotilla.
            Flotilla(ship: Ref),
            /// A ship is its fleet's flagship.
            Flagship(ship: Ref),
            /// A ship card bears a tag.
            Tag(ship: Ref, tag: Tag),
            /// The command value of a ship is at most this.
            CommandValueAtMost(ship: Ref, most: u8),
            /// A ship is an objective ship.
            ObjectiveShip(ship: Ref),
            /// A ship has an objective token.
            ObjectiveToken(ship: Ref),
            /// A hull zone bears a token of this kind.
            ZoneToken(zone: Ref, kind: TokenKind),
        }
        /// Speeds and maneuvers.
        Movement(MovementCond) {
            /// The speed dial of a ship shows more than this.
            SpeedAbove(ship: Ref, speed: u8),
            /// The speed dial of the first ship shows more than that of the second.
            Faster(one: Ref, other: Ref),
            /// The present maneuver of a ship is at this speed.
            ManeuverSpeed(ship: Ref, speed: u8),
            /// The present maneuver of a ship is at the speed of its dial, whatever slows it: it is none at a speed that an effect
            /// names, unless the dial shows the same.
            ManeuverByDial(ship: Ref),
            /// The present maneuver of a ship is the first one of its activation.
            FirstManeuver(ship: Ref),
            /// A ship has resolved a navigate command in its present maneuver.
            Navigated(ship: Ref),
            /// The yaw of the first joint is less than this in the present maneuver of a ship, which has such a joint.
            FirstYawBelow(ship: Ref, yaw: u8),
            /// A ship does not resolve the obstacles that it overlaps in its present maneuver.
            WaivesObstacles(ship: Ref),
        }
        /// Commands, their dials and tokens.
        Command(CommandCond) {
            /// The command of a party is one of these.
            CommandIn(command: Ref, commands: &'static [Command]),
            /// Two parties are tokens, dials or names of the same command.
            SameCommand(one: Ref, other: Ref),
            /// A ship has a facedown command dial.
            HasDials(ship: Ref),
            /// A ship is yet to reveal its top command dial in this round.
            WillReveal(ship: Ref),
            /// The top dial of a ship shows the command of a party.
            TopDial(ship: Ref, command: Ref),
            /// A ship has command tokens.
            HasTokens(ship: Ref),
            /// A ship has the command token of this type.
            HasCommandToken(ship: Ref, command: Command),
            /// The command that a ship resolves counts as paid with one of these.
            Paid(ship: Ref, ways: &'static [Payment]),
            /// A ship has resolved this command in this round.
            HasResolved(ship: Ref, command: Command),
            /// A ship has resolved no command in this round.
            ResolvedNothing(ship: Ref),
            /// A ship's squadron command could activate a squadron now.
            CanCommandSquadrons(ship: Ref),
        }
        /// Upgrade cards, and what lies on them.
        Card(CardCond) {
            /// The card that the effect comes from is exhausted.
            ThisExhausted,
            /// A token of a party's command lies on this card.
            OnCard(command: Ref),
            /// The token of the present round lies on this card.
            RoundOnCard,
            /// An upgrade card bears one of these icons.
            HasIcon(card: Ref, icons: &'static [Slot]),
            /// A ship bears an active copy of this very card on which the token of the present round lies.
            BearsCopyOfRound(ship: Ref),
        }
        /// What squadrons are like, and what they can do.
        Squadron(SquadronCond) {
            /// A squadron has a keyword.
            Keyword(squadron: Ref, keyword: Keyword),
            /// A squadron has a keyword by its own card.
            PrintedKeyword(squadron: Ref, keyword: Keyword),
            /// A squadron is unique.
            Unique(squadron: Ref),
            /// The printed speed of a squadron is less than this.
            PrintedSpeedBelow(squadron: Ref, speed: u8),
            /// A squadron has at most so many hull points left.
            HullAtMost(squadron: Ref, most: u8),
            /// Two squadrons are engaged with each other.
            Engaged(one: Ref, other: Ref),
            /// A squadron is engaged.
            IsEngaged(squadron: Ref),
            /// A squadron is engaged with another squadron than the second party.
            EngagedBesides(squadron: Ref, but: Ref),
            /// A squadron was activated by a squadron command, and its activation lasts.
            Commanded(squadron: Ref),
            /// A squadron was activated by the squadron command of this ship, and its activation lasts.
            CommandedBy(squadron: Ref, ship: Ref),
            /// A squadron has moved in the activation of the ship that is activating.
            MovedInShipActivation(squadron: Ref),
            /// A squadron may make a move that engagement does not prevent.
            MayMove(squadron: Ref),
            /// A squadron that is activating still has its attack.
            HasAttackLeft(squadron: Ref),
            /// A squadron has a legal target for this attack.
            CanAttack(squadron: Ref, sortie: &'static Sortie),
        }
        /// Obstacles, edges, and tokens in the play area.
        Table(TableCond) {
            /// An obstacle is of one of these kinds.
            ObstacleKind(obstacle: Ref, kinds: &'static [ObstacleKind]),
            /// A station counts as destroyed.
            StationDestroyed(obstacle: Ref),
            /// An objective token lies on an obstacle.
            TokenOn(obstacle: Ref),
            /// A token of this kind that the controller placed is in a span of a party.
            NearOwnToken(who: Ref, kind: TokenKind, span: Span),
            /// A ship is at distance 1 to this of some edges of the play area.
            NearEdges(ship: Ref, edges: Edges, to: u8),
            /// A ship is within the deployment zone of the first player.
            InFirstZone(ship: Ref),
            /// A ship is within the deployment zone of its owner's opponent.
            InEnemyZone(ship: Ref),
            /// The firing arc of a hull zone holds a part of the edge that the objective has marked.
            ArcHoldsMarkedEdge(zone: Ref),
        }
    }
}
