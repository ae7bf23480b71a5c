//! The words of the game: what can be pointed at, asked, done and said on a charm.

use broadside_engine::{Item, Offer, Ref, Seat, Var, Words, members};
use serde::{Deserialize, Serialize};

use crate::board::{Board, CardKind, Dial, Face, Section};
use crate::steps::Step;

/// The types of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SkiffWords;

impl Words for SkiffWords {
    type Board = Board;
    type Held<'a> = &'a mut Board;
    type Frame = Step;
    type Item = Thing;
    type Prompt = Prompt;
    type Deed = Deed;
    type Window = Window;
    type Query = Query;
    type Scope = Scope;
    type Event = Event;
    type Op = Act;
    type Cond = Cond;
    type Cost = Price;
    type Select = Select;
    type Amount = Amount;
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// Nothing at all.
    #[default]
    Nothing,
    /// One of the six skiffs.
    Skiff(u8),
    /// One of the dice of the attack under way.
    Die(u8),
    /// A setting of a dial.
    Dial(Dial),
    /// A part of a skiff.
    Section(Section),
    /// A branch of an effect.
    Option(u8),
    /// The use of an effect.
    Effect(Offer),
}

impl Item for Thing {
    fn effect(offer: Offer) -> Self {
        Thing::Effect(offer)
    }
    fn as_effect(&self) -> Option<Offer> {
        match self {
            Thing::Effect(offer) => Some(*offer),
            _ => None,
        }
    }
    fn option(nth: u8) -> Self {
        Thing::Option(nth)
    }
    fn as_option(&self) -> Option<u8> {
        match self {
            Thing::Option(nth) => Some(*nth),
            _ => None,
        }
    }
}

/// What the steps ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Prompt {
    /// Where a skiff starts.
    Deploy,
    /// How many lanterns to bid for going first.
    Bid,
    /// How each skiff's dial is set.
    SetDials,
    /// Which skiff acts next.
    ChooseSkiff,
    /// Where to row.
    Row,
    /// How to steer.
    Steer,
    /// At whom to fire.
    FireAt,
    /// How hits are shared among bow and stern.
    ShareHits,
}

impl Prompt {
    /// The rules that the question rests on.
    pub fn rules(self) -> &'static [&'static str] {
        match self {
            Prompt::Deploy => &["skiffs.deploy", "skiffs.place"],
            Prompt::Bid => &["skiffs.bid"],
            Prompt::SetDials => &["skiffs.dials"],
            Prompt::ChooseSkiff => &["skiffs.activate"],
            Prompt::Row => &["skiffs.reach", "skiffs.row", "skiffs.place"],
            Prompt::Steer => &["skiffs.drift", "skiffs.place"],
            Prompt::FireAt => &["skiffs.range"],
            Prompt::ShareHits => &["skiffs.hits"],
        }
    }
}

members! {
    /// The timing windows.
    Window {
        /// A round begins.
        RoundStart,
        /// A skiff fires at another.
        AttackDeclared,
        /// The dice have been rolled.
        AfterRoll,
        /// A skiff would be dealt a card.
        DealCard,
        /// A skiff was dealt a card.
        CardDealt,
        /// A skiff went down.
        SkiffSunk,
    }
}

members! {
    /// What continuous effects change.
    Query {
        /// How far a skiff can row, in millimetres.
        Reach,
        /// How many dice an attack rolls.
        AttackDice,
        /// Whether one skiff can fire at another: the subject is fired at, the object fires.
        MayTarget,
    }
}

/// What durations and limits refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// A round.
    Round,
    /// A skiff's activation.
    Activation,
    /// An attack.
    Attack,
}

/// What can be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A skiff is dealt a facedown card.
    DealCard {
        /// Which skiff.
        skiff: u8,
    },
}

/// What can be seen to happen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A skiff was put on the pond or moved.
    Moved(u8, broadside_table::Pose),
    /// Lanterns were bid.
    Bid(Seat, i16),
    /// A player goes first.
    First(Seat),
    /// A dial was turned up.
    DialShown(u8, Dial),
    /// Dice fell.
    Rolled(Vec<Face>),
    /// A die was changed to this face.
    DieChanged(u8, Face),
    /// A skiff's lanterns changed by this.
    Lanterns(u8, i8),
    /// Planks broke.
    PlanksLost(u8, Section, u8),
    /// A facedown card was dealt. Only a planted fault says which.
    CardDealt(u8, Option<CardKind>),
    /// A player looked at the top of the deck. Others do not see what it is.
    Peeked(Seat, Option<CardKind>),
    /// A card on a skiff was turned up.
    CardShown(u8, CardKind),
    /// A skiff went down.
    Sunk(u8),
    /// An attack came to nothing.
    CalledOff,
    /// A charm was turned or thrown away.
    CharmUsed(u8),
    /// A round ended.
    RoundOver(u8),
}

/// The operations of charms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The dice of the group are rolled again.
    RerollGroup,
    /// A die is turned to its blank side.
    Blank(Var),
    /// The attack gets one more hit.
    AddHit,
    /// The attack comes to nothing.
    CallOff,
    /// A skiff gains a lantern.
    Gain(Ref),
    /// A skiff loses a lantern.
    Lose(Ref),
    /// A skiff is dealt a card.
    Deal(Ref),
    /// The card is dealt to this skiff instead.
    DealInstead(Var),
    /// The controller looks at the top of the deck.
    Peek,
}

/// The conditions of charms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cond {
    /// No condition.
    Always,
    /// The event's subject is this party.
    SubjectIs(Ref),
    /// The event's other party is this party.
    ObjectIs(Ref),
    /// The event's subject belongs to the charm's owner.
    SubjectFriendly,
    /// The event's subject belongs to the enemy.
    SubjectEnemy,
    /// The event's other party belongs to the charm's owner.
    ObjectFriendly,
    /// A party has a lantern.
    HasLantern(Ref),
    /// A party has none.
    NoLantern(Ref),
    /// All of these.
    All(&'static [Cond]),
}

/// What charms cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// A lantern of a party.
    Lantern(Ref),
    /// The charm is turned down until the round ends.
    Exhaust,
    /// The charm is thrown away.
    Discard,
}

/// What charms choose among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Select {
    /// All dice of the attack.
    Dice,
    /// Dice that show a hit.
    HitDice,
    /// The owner's skiffs.
    Friendly,
    /// The owner's skiffs but for the bearer.
    OtherFriendly,
}

/// Numbers of charms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// A number.
    N(i16),
    /// How many lanterns a party has.
    Lanterns(Ref),
}
