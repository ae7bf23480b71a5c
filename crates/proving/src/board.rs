//! What lies on the pond and beside it.

use broadside_engine::{Ears, List, Seat, Seats};
use broadside_table::{Area, Disc, Point, Pose, Shape, closest, overlaps};
use serde::{Deserialize, Serialize};

use crate::words::SkiffWords;

/// The pond, in millimetres.
pub const POND: f64 = 400.0;
/// A skiff's radius, in millimetres.
pub const SKIFF_RADIUS: f64 = 15.0;
/// How far a skiff rows, in millimetres.
pub const REACH: i32 = 80;
/// How far a skiff fires, in millimetres.
pub const RANGE: f64 = 150.0;
/// How many dice an attack rolls.
pub const DICE: i32 = 3;
/// How many rounds a game lasts.
pub const ROUNDS: u8 = 4;
/// Sides of a die per face: hit, star, blank.
pub const FACES: [u8; 3] = [2, 1, 3];
/// How many skiffs each player has.
pub const FLEET: u8 = 3;
/// The most charms that are played.
pub const MOST_CHARMS: usize = 12;

/// A die's face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    /// One hit.
    Hit,
    /// Two hits.
    Star,
    /// Nothing.
    #[default]
    Blank,
}

impl Face {
    /// The faces in the order of [`FACES`].
    pub const ALL: [Face; 3] = [Face::Hit, Face::Star, Face::Blank];

    /// What it is worth.
    pub fn hits(self) -> u8 {
        match self {
            Face::Hit => 1,
            Face::Star => 2,
            Face::Blank => 0,
        }
    }
}

/// How a skiff will move, set in secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Dial {
    /// Stay and light a lantern.
    #[default]
    Anchor,
    /// Go anywhere within reach.
    Row,
    /// Follow the current along a course.
    Drift,
}

impl Dial {
    /// All settings.
    pub const ALL: [Dial; 3] = [Dial::Anchor, Dial::Row, Dial::Drift];
}

/// A part of a skiff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Section {
    /// The front.
    Bow,
    /// The back.
    Stern,
}

/// What a card does when it is turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardKind {
    /// Nothing.
    #[default]
    Scratch,
    /// A plank breaks at the bow.
    Leak,
    /// The lanterns go out.
    Squall,
    /// The skiff goes down.
    Holed,
}

/// A facedown card on a skiff, and who knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facedown {
    /// What it is.
    pub kind: CardKind,
    /// Who has seen it.
    pub known: Seats,
}

/// A skiff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Skiff {
    /// Whose.
    pub owner: Seat,
    /// Where; nowhere before it is deployed.
    pub pose: Option<Pose>,
    /// Planks at bow and stern.
    pub planks: [u8; 2],
    /// Cards dealt to it.
    pub cards: List<Facedown, 4>,
    /// Lanterns.
    pub lanterns: u8,
    /// The dial, once it is set.
    pub dial: Option<Dial>,
    /// Whether everybody has seen the dial.
    pub dial_shown: bool,
    /// Whether it has acted in this round.
    pub acted: bool,
    /// Whether it went down.
    pub sunk: bool,
}

/// Whether a charm can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CharmState {
    /// It can.
    #[default]
    Ready,
    /// Not before the next round.
    Exhausted,
    /// Never again.
    Discarded,
}

/// A charm in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charm {
    /// Which charm of the list.
    pub card: u8,
    /// Whose.
    pub owner: Seat,
    /// Which skiff bears it.
    pub bearer: u8,
    /// Whether it can be used.
    pub state: CharmState,
}

/// Everything on the pond and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The first player's three skiffs, then the second's.
    pub skiffs: [Skiff; 6],
    /// The deck, top last.
    pub deck: List<CardKind, 16>,
    /// Who has seen the top of the deck.
    pub top_known: Seats,
    /// Charms in play.
    pub charms: List<Charm, MOST_CHARMS>,
    /// Who goes first.
    pub first: Seat,
    /// The round.
    pub round: u8,
    /// What the charms listen to.
    pub ears: Ears<SkiffWords>,
    /// Used only by a planted fault: a value that a save loses.
    #[serde(skip)]
    pub lost: u8,
}

impl Board {
    /// The outline of a skiff at a place.
    pub fn outline(pose: Pose) -> Shape<'static> {
        Shape::Disc(Disc { centre: Point::new(pose.x_mm(), pose.y_mm()), radius: SKIFF_RADIUS })
    }

    /// Whether a skiff is on the pond.
    pub fn afloat(&self, skiff: u8) -> bool {
        let skiff = &self.skiffs[skiff as usize];
        !skiff.sunk && skiff.pose.is_some()
    }

    /// The skiffs on the pond.
    pub fn fleet(&self) -> impl Iterator<Item = u8> + '_ {
        (0..6).filter(|skiff| self.afloat(*skiff))
    }

    /// Whose skiff it is.
    pub fn owner(&self, skiff: u8) -> Seat {
        self.skiffs[skiff as usize].owner
    }

    /// The water between two skiffs on the pond, in millimetres.
    pub fn distance(&self, a: u8, b: u8) -> Option<f64> {
        let (a, b) = (self.skiffs[a as usize].pose?, self.skiffs[b as usize].pose?);
        Some(closest(&Board::outline(a), &Board::outline(b)).distance)
    }

    /// Whether a skiff can lie at a place: on the pond, on no other skiff.
    pub fn free(&self, skiff: u8, pose: Pose) -> bool {
        let outline = Board::outline(pose);
        let clear = |other: u8| match self.skiffs[other as usize].pose {
            Some(place) if other != skiff => !overlaps(&outline, &Board::outline(place)),
            _ => true,
        };
        Area::new(POND, POND).contains(&outline) && self.fleet().all(clear)
    }

    /// What a side has: three for each skiff afloat, one for each of its lanterns.
    pub fn score(&self, owner: Seat) -> i32 {
        let mine = self.skiffs.iter().filter(|s| s.owner == owner && !s.sunk);
        mine.map(|s| 3 + i32::from(s.lanterns)).sum()
    }
}
