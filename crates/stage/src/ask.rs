//! What a player is asked, and what they answer.

use serde::{Deserialize, Serialize};

use crate::act::Act;
use crate::evidence::{Evidence, Proof};
use crate::scene::{Die, Outline, Place};
use crate::text::Text;

/// Dice that stand beside a choice.
pub type Dice = Vec<Die>;

/// What kind of answer is wanted. A page has one control for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Wants {
    /// One of the choices.
    Pick,
    /// Some of the choices, at least `min` and at most `max`.
    Some,
    /// All choices in an order.
    Order,
    /// Yes or no.
    Confirm,
    /// A number from `min` to `max`.
    Amount,
    /// `total` shared out among the choices, none above its `limit`.
    Split,
    /// A value for each slot: dials.
    Assign,
    /// A course of the tool or a template.
    Course,
    /// A place on the table.
    Place,
    /// One of the effects that can be used now.
    Use,
}

/// Where a choice stands in a grid: a maneuver on a dial.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Cell {
    /// Its row; the greatest is on top.
    pub row: i32,
    /// Its column, from the left.
    pub column: i32,
    /// Its colour: `blue`, `white`, `red`, `purple`.
    pub colour: String,
}

/// Something to choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Choice {
    /// Its name.
    pub label: Text,
    /// A line below: range, cost, what it would do.
    pub detail: Option<Text>,
    /// Its icon.
    pub icon: Option<String>,
    /// The piece, part, token, card or die that it stands for; it is lit on the table.
    pub target: Option<String>,
    /// Dice that go with it.
    pub dice: Dice,
    /// What stands at its end: `1.5 damage`.
    pub value: Option<Text>,
    /// The measurement that makes it legal.
    pub proof: Option<Proof>,
    /// The card or rule that offers it, for effects: a key under which a player can say "always" or "never".
    pub card: Option<String>,
    /// What the card that offers it, or that it stands for, does, in our words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<Text>,
    /// The rules about the card or the rule that offers it.
    pub rules: Vec<String>,
    /// The most that it can get of a sum.
    pub limit: Option<i32>,
    /// Its place, where the choices make a grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cell: Option<Cell>,
}

/// Something that might be expected among the choices, and why it is not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Refused {
    /// What it is.
    pub choice: Choice,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// Why, in English; the text by rule where there is one.
    pub reason: Text,
}

/// One slot that gets a value: a facedown dial.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Slot {
    /// Its name.
    pub label: Text,
    /// The piece to which it belongs.
    pub piece: Option<String>,
    /// The values that fit.
    pub values: Vec<Choice>,
    /// Why its value makes no difference, as far as anybody can tell; the first that fits is set then.
    pub idle: Option<Text>,
}

/// One joint of the tool at a speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Joint {
    /// The most clicks to either side that the speed chart allows.
    pub chart: i8,
    /// The most clicks that are legal with everything in force.
    pub most: i8,
}

/// A speed at which a course may be set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Speed {
    /// The speed.
    pub speed: u8,
    /// Its joints from the base outward.
    pub joints: Vec<Joint>,
}

/// A course: how far, how each joint turns, on which side of the base the tool lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Move {
    /// How many segments.
    pub speed: u8,
    /// Clicks per joint, right positive.
    pub clicks: Vec<i8>,
    /// −1 left, 1 right, 0 where there is no choice.
    pub side: i8,
}

/// A question for a course.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct CourseAsk {
    /// The piece that moves.
    pub piece: String,
    /// The speeds with their joints.
    pub speeds: Vec<Speed>,
    /// Every legal course.
    pub legal: Vec<Move>,
    /// The course that is set at first: straight ahead, or the nearest legal one.
    pub start: Move,
}

/// A question for a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct PlaceAsk {
    /// The piece that is placed, if it is one of the scene's.
    pub piece: Option<String>,
    /// The outline of what is placed, in its own frame.
    pub outline: Outline,
    /// Where it lies at first: where it is now, or a legal place.
    pub start: Place,
    /// Whether its facing is the player's to choose.
    pub turns: bool,
    /// Where it may lie, roughly, in table coordinates; the check of an answer is exact.
    pub regions: Vec<Outline>,
    /// Some legal places.
    pub candidates: Vec<Place>,
}

/// An answer that is as good as every other, as far as anybody can tell, or that the player has just asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Moot {
    /// The answer.
    pub reply: Reply,
    /// What is decided by it and why nobody is asked; nothing where the player has just asked for it.
    pub why: Option<Text>,
}

/// An open decision, as its player is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Question {
    /// Its number; an answer to another number is stale.
    pub number: u32,
    /// Who decides.
    pub seat: u8,
    /// Which kind of answer is wanted.
    pub wants: Wants,
    /// A stable key of what is asked, so that a page can remember an answer for next time: `armada.use-dial`.
    pub key: String,
    /// The question.
    pub title: Text,
    /// A line of context.
    pub context: Option<Text>,
    /// The step or card that asks.
    pub asks: Option<Text>,
    /// What the card that asks does, in our words.
    pub text: Option<Text>,
    /// The rules that it rests on.
    pub rules: Vec<String>,
    /// The piece or part that decides.
    pub subject: Option<String>,
    /// Whether the others do not see the answer until all have answered.
    pub secret: bool,
    /// How passing reads; nothing where passing is not legal.
    pub pass: Option<Text>,
    /// How confirming reads: what will happen.
    pub confirm: Text,
    /// What `yes` and `no` read, for a question of that kind.
    pub yes_no: Option<[Text; 2]>,
    /// The least.
    pub min: i32,
    /// The greatest.
    pub max: i32,
    /// The sum to share out.
    pub total: i32,
    /// The choices, in the order in which answers name them.
    pub choices: Vec<Choice>,
    /// What might be expected and is not legal.
    pub refused: Vec<Refused>,
    /// The slots.
    pub slots: Vec<Slot>,
    /// For a course.
    pub course: Option<CourseAsk>,
    /// For a place.
    pub place: Option<PlaceAsk>,
    /// Effects that can be used at any time, beside the question.
    pub offers: Vec<Choice>,
    /// What is known whatever the answer.
    pub evidence: Evidence,
    /// The answer that this player has given already, which can be revised until all have answered.
    pub given: Option<Reply>,
    /// An answer that need not be asked for; a page gives it itself, unless the player wants to be asked.
    pub moot: Option<Moot>,
    /// What this question usually begins: a place or a course that the player has in mind already.
    pub leads: Option<Wants>,
    /// The whole of what it begins, to be answered at once; nothing where there is no such thing.
    pub act: Option<Box<Act>>,
}

/// An answer. Numbers are places in the question's lists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// None of the choices.
    Pass,
    /// One of the choices.
    Pick(u32),
    /// Some of the choices.
    Some(Vec<u32>),
    /// All choices in this order.
    Order(Vec<u32>),
    /// Yes or no.
    Confirm(bool),
    /// A number.
    Amount(i32),
    /// A share for each choice.
    Split(Vec<u32>),
    /// For each slot the place of its value.
    Assign(Vec<u32>),
    /// A course.
    Course(Move),
    /// A place.
    Place(Place),
    /// One of the offers beside the question.
    Offer(u32),
}
