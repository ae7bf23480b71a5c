//! The table as it is drawn for one viewer.
//!
//! All lengths are millimetres, all facings degrees clockwise from +y, as everywhere in the program. Outlines and points of a
//! piece are in its own frame: x to its right, y forward, the origin in the centre of its base.

use serde::{Deserialize, Serialize};

use crate::text::Text;

/// Where something lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Place {
    /// Millimetres from the left edge.
    pub x: f64,
    /// Millimetres from the lower edge.
    pub y: f64,
    /// Degrees clockwise from +y.
    pub facing: f64,
}

/// A closed line. A circle is given by its radius about the origin instead of points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Outline {
    /// The corners in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<[f64; 2]>>"))]
    pub points: Vec<[f64; 2]>,
    /// The radius of a circle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub radius: Option<f64>,
    /// The middle of a circle, where that is not the origin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub centre: Option<[f64; 2]>,
}

/// An area of the table that is marked: a deployment zone, the setup area.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Zone {
    /// What it is: `deployment`, `setup`.
    pub kind: String,
    /// Whose it is.
    pub side: Option<u8>,
    /// Its border, in table coordinates.
    pub outline: Outline,
}

/// The surface that is played on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Surface {
    /// Along x.
    pub width: f64,
    /// Along y.
    pub height: f64,
    /// Marked areas.
    pub zones: Vec<Zone>,
    /// The ends of the range bands in millimetres, the nearest first, for rings about a piece.
    pub bands: Vec<f64>,
    /// The marks of the distance ruler in millimetres, the nearest first.
    pub distances: Vec<f64>,
}

/// One summand of a number, with what it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Contribution {
    /// The card or rule.
    pub from: Text,
    /// What it does to the number, in words or as `+1`.
    pub change: String,
}

/// A number on a card: command 3, keyword Counter 2.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Stat {
    /// Its icon: `command`, `squadron`, `engineering`, `initiative` …
    pub icon: String,
    /// Its name.
    pub label: Text,
    /// The number in force; none for a keyword without one.
    pub value: Option<i32>,
    /// Dice, where it is an armament.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Die>>"))]
    pub dice: Vec<Die>,
    /// Where the number comes from, if from more than the card itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Contribution>>"))]
    pub parts: Vec<Contribution>,
    /// What it does, in our words, where that is more than a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<Text>,
}

/// Something that fills and empties: hull, speed, shields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Meter {
    /// Its icon: `hull`, `speed`, `shields`, `charges`, `force`.
    pub icon: String,
    /// Its name.
    pub label: Text,
    /// How much there is.
    pub now: i32,
    /// How much there can be.
    pub max: i32,
}

/// A number that stands on a part of a piece: the shields of a hull zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Chip {
    /// Where, in the piece's frame.
    pub at: [f64; 2],
    /// What it counts.
    pub meter: Meter,
}

/// A part of a piece that can be pointed at: a hull zone, an arc.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Part {
    /// Its id: `ship-0.front`.
    pub id: String,
    /// Its name.
    pub label: Text,
    /// Whether it is the front, which is tinted more.
    pub front: bool,
    /// Its border.
    pub outline: Outline,
    /// Its targeting point.
    pub target: Option<[f64; 2]>,
    /// The number on it.
    pub chip: Option<Chip>,
    /// The two rays that bound its firing arc: each a point on the base and a direction in degrees (in the piece's frame).
    pub arc: Vec<[f64; 3]>,
    /// The dice that it attacks with.
    pub dice: Vec<Die>,
}

/// The side of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum TokenState {
    /// It can be used.
    Ready,
    /// It has been used and lies turned over.
    Exhausted,
    /// It cannot be used now.
    Locked,
    /// It is gone.
    Discarded,
}

/// A token on a piece or on a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Token {
    /// Its id: `ship-0.defense-1`.
    pub id: String,
    /// What it is one of: `defense`, `command`, `raid`, `objective`.
    pub group: String,
    /// Its icon: `brace`, `navigate`.
    pub icon: String,
    /// Its name.
    pub label: Text,
    /// Its side.
    pub state: TokenState,
    /// How many of them lie together.
    pub count: u8,
}

/// What is known of a dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum DialState {
    /// It lies facedown; the viewer may know its face or not.
    Facedown,
    /// It has been revealed and can be used.
    Revealed,
    /// It has been used.
    Spent,
}

/// A dial on a piece, the top one first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Dial {
    /// Its face, if the viewer knows it: `navigate`.
    pub icon: Option<String>,
    /// Its face in words, if the viewer knows it.
    pub label: Option<Text>,
    /// How it lies.
    pub state: DialState,
}

/// The state of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// It is in force or can be used.
    Ready,
    /// It has been used and lies turned.
    Exhausted,
    /// It is gone.
    Discarded,
    /// It lies facedown.
    Facedown,
}

/// The side of a card that lies down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct OtherSide {
    /// What it is called.
    pub name: String,
    /// What it does, in our words.
    pub text: Option<Text>,
}

/// A card that belongs to a piece, a side or the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Card {
    /// Its id: `upgrade-3`, `damage-17`; facedown cards of one piece share one.
    pub id: String,
    /// What it is: `ability` (of a pilot or a ship), `upgrade`, `damage`, `objective`, `condition`.
    pub kind: String,
    /// Its slot or trait: `commander`, `crew`.
    pub slot: Option<String>,
    /// Its name; none where the viewer may not know it.
    pub name: Option<String>,
    /// What it does, in our words.
    pub text: Option<Text>,
    /// The rules about it.
    pub rules: Vec<String>,
    /// Its state.
    pub state: CardState,
    /// How many such cards there are (facedown ones are counted, not listed).
    pub count: u8,
    /// What lies on it.
    pub tokens: Vec<Token>,
    /// Dials on it.
    pub dials: Vec<Dial>,
    /// Its other side, where it can be turned over.
    pub other: Option<OtherSide>,
    /// Whether the program plays it without its effect.
    pub without_effect: bool,
}

/// What kind of piece it is, which decides how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A ship on a rectangular base.
    Ship,
    /// A squadron on a disc.
    Squadron,
    /// An obstacle by its outline.
    Obstacle,
    /// A token in the play area.
    Token,
    /// A device or remote.
    Device,
}

/// Where a piece is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It waits to be placed.
    Waiting,
    /// It is set aside.
    Aside,
    /// It lies on the table.
    InPlay,
    /// It is gone.
    Destroyed,
}

/// Something that lies on the table, or will or did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Piece {
    /// Its id: `ship-0`, `squadron-3`, `obstacle-1`, `token-2`.
    pub id: String,
    /// How it is drawn.
    pub kind: PieceKind,
    /// Whose it is.
    pub side: Option<u8>,
    /// Its name, told apart from like pieces (`X-wing Squadron 2`).
    pub name: String,
    /// A short name for its plate.
    pub short: String,
    /// Its name in words that can be put into any language, where it is not a proper name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub label: Option<Text>,
    /// Its silhouette: the slug of its chassis or class (`cr90-corvette`, `x-wing`), or of the obstacle's kind.
    pub art: String,
    /// Where it is in its life.
    pub standing: Standing,
    /// Where it lies.
    pub place: Option<Place>,
    /// The border of its base or token.
    pub outline: Outline,
    /// Its parts.
    pub parts: Vec<Part>,
    /// Its meters, the most important first.
    pub meters: Vec<Meter>,
    /// Its numbers.
    pub stats: Vec<Stat>,
    /// Its keywords.
    pub traits: Vec<Stat>,
    /// Its tokens.
    pub tokens: Vec<Token>,
    /// Its dials, the top one first.
    pub dials: Vec<Dial>,
    /// Its cards.
    pub cards: Vec<Card>,
    /// What is true of it: `activated`, `active`, `flagship`, `objective`, `attacker`, `defender`, `unique`.
    pub flags: Vec<String>,
    /// Enemies that hold it, by id (engaged squadrons).
    pub links: Vec<String>,
    /// How far from its base rings are drawn that matter to it, in millimetres, the nearest first.
    #[serde(default)]
    pub rings: Vec<f64>,
    /// The two rays that bound an arc of the whole piece beside those of its parts, as in [`Part::arc`].
    #[serde(default)]
    pub arc: Vec<[f64; 3]>,
    /// What it costs.
    pub points: Option<i32>,
    /// How a screen reader calls it.
    pub spoken: Text,
}

/// A die.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Die {
    /// Its id, if it can be pointed at: `die-2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<String>,
    /// Its colour: `red`, `blue`, `black`, `green`.
    pub colour: String,
    /// What it shows: `hit`, `critical`, `double`, `hit_critical`, `accuracy`, `blank`, `focus`, `evade`; none before the roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub face: Option<String>,
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Duel {
    /// Who attacks: a part or a piece.
    pub attacker: String,
    /// Who is attacked.
    pub defender: String,
    /// What kind of attack, and at which range.
    pub title: Text,
    /// The dice gathered or rolled.
    pub dice: Vec<Die>,
    /// Whether they have been rolled.
    pub rolled: bool,
    /// The damage as the dice lie, or the total once it is known.
    pub damage: Option<i32>,
    /// What has been done in it: braced, redirected to, contained.
    pub notes: Vec<Text>,
    /// The measuring line and the line of sight.
    pub proof: Option<crate::evidence::Proof>,
}

/// Something that a side has some of: pass tokens, victory tokens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Counter {
    /// Its icon.
    pub icon: String,
    /// Its name.
    pub label: Text,
    /// How many.
    pub value: i32,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct SceneSide {
    /// Its faction.
    pub name: Text,
    /// Its emblem: `rebel`, `empire`, `republic`, `separatist` …
    pub emblem: String,
    /// The points of its list.
    pub points: i32,
    /// Its score as it stands.
    pub score: i32,
    /// What the score is made of.
    pub scored: Vec<Contribution>,
    /// Whether it is first player.
    pub first: bool,
    /// The edge at which it sits: `bottom`, `top`, `left`, `right`.
    pub edge: String,
    /// What it has some of.
    pub counters: Vec<Counter>,
    /// Cards of the side: its objectives.
    pub cards: Vec<Card>,
}

/// A deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Pile {
    /// Its name.
    pub label: Text,
    /// Whose it is.
    pub side: Option<u8>,
    /// How many cards are in it.
    pub cards: u32,
    /// How many lie in its discard pile.
    pub discarded: u32,
    /// The topmost cards, as far as the viewer knows them.
    pub top: Vec<Card>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Over {
    /// Who won; nobody in a draw.
    pub winner: Option<u8>,
    /// How it came to that.
    pub reason: Text,
}

/// One turn in the order of a phase; the flags of its piece tell whether it is past.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Turn {
    /// Whose.
    pub piece: String,
    /// What the piece is called in few letters.
    pub name: String,
    /// The number by which it stands in the order.
    pub rank: i32,
}

/// Who has a turn when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Turns {
    /// What is done in turn: `Engages`.
    pub label: Text,
    /// The turns, the first one first.
    pub list: Vec<Turn>,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "stage.ts"))]
pub struct Scene {
    /// The surface.
    pub surface: Surface,
    /// The round; 0 during setup.
    pub round: u32,
    /// How many rounds are played; none where that is open.
    pub rounds: Option<u32>,
    /// Where the game stands: round, phase, piece, procedure, step.
    pub path: Vec<Text>,
    /// The sides.
    pub sides: Vec<SceneSide>,
    /// Everything that lies on the table, will or did.
    pub pieces: Vec<Piece>,
    /// The attacks under way, the innermost last.
    pub duels: Vec<Duel>,
    /// The decks.
    pub piles: Vec<Pile>,
    /// Cards of the table: the objective in play.
    pub cards: Vec<Card>,
    /// Who has a turn when, where the phase has an order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turns: Option<Turns>,
    /// Effects that wait for one another, the next one first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub queue: Option<crate::evidence::Panel>,
    /// The seats that decide.
    pub deciders: Vec<u8>,
    /// How the game ended, if it has.
    pub over: Option<Over>,
}
