//! Shortcuts for games: shapes and places as a page has them, names in ids, and records with nothing in them yet.

use broadside_engine::{Ability, AbilityId, Decision, Kind, On, Refusal, Region, Words};
use broadside_table::{Point, Pose};

use crate::ask::{Choice, Question, Wants};
use crate::evidence::{Evidence, Note, Row, Tone};
use crate::refused::ReplyRefused;
use crate::scene::{Card, CardState, Contribution, Outline, Piece, PieceKind, Place, Standing, Stat};
use crate::text::Text;

impl From<Pose> for Place {
    fn from(pose: Pose) -> Place {
        Place { x: pose.x_mm(), y: pose.y_mm(), facing: pose.facing.degrees() }
    }
}

impl Place {
    /// The pose, if it lies anywhere near a table.
    pub fn pose(self) -> Result<Pose, Refusal> {
        let fits = |value: f64| value.is_finite() && value.abs() <= 10_000.0;
        if fits(self.x) && fits(self.y) && self.facing.is_finite() && self.facing.abs() <= 3_600.0 {
            return Ok(Pose::from_mm(self.x, self.y, self.facing));
        }
        Err(Refusal::unfit(ReplyRefused::NoPlace))
    }
}

/// A point as a page has it, to a thousandth of a millimetre.
pub fn point(point: Point) -> [f64; 2] {
    let round = |length: f64| (length * 1000.0).round() / 1000.0 + 0.0;
    [round(point.x), round(point.y)]
}

impl Outline {
    /// A closed line through corners.
    pub fn polygon(corners: impl IntoIterator<Item = Point>) -> Outline {
        Outline { points: corners.into_iter().map(point).collect(), ..Outline::default() }
    }

    /// A rectangle about the origin.
    pub fn rectangle(width: f64, length: f64) -> Outline {
        let (x, y) = (width / 2.0, length / 2.0);
        Outline { points: vec![[-x, -y], [x, -y], [x, y], [-x, y]], ..Outline::default() }
    }

    /// A circle about the origin.
    pub fn circle(radius: f64) -> Outline {
        Outline { radius: Some(radius), ..Outline::default() }
    }
}

impl From<&Region> for Outline {
    fn from(region: &Region) -> Outline {
        match region {
            Region::Rect { left, bottom, right, top } => Outline {
                points: vec![[*left, *bottom], [*right, *bottom], [*right, *top], [*left, *top]],
                ..Outline::default()
            },
            Region::Disc { centre, reach } => {
                Outline { centre: Some([centre.x_mm(), centre.y_mm()]), ..Outline::circle(*reach) }
            }
        }
    }
}

/// A name as it stands in an id: lower case, hyphens between the words.
pub fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in name.chars() {
        if letter.is_alphanumeric() {
            slug.extend(letter.to_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The name of a variant as it stands in an id: `DeclareTarget` as `declare-target`.
pub fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// A name, with its place among equal ones where there are several.
pub fn apart<'a>(name: &'a str, at: usize, all: impl Iterator<Item = &'a str>) -> String {
    let (mut before, mut like) = (0, 0);
    for (other, found) in all.enumerate() {
        if found == name {
            like += 1;
            before += usize::from(other < at);
        }
    }
    if like > 1 { format!("{name} {}", before + 1) } else { name.to_owned() }
}

impl Card {
    /// A card of which nothing is known yet.
    pub fn new(id: impl Into<String>, kind: &str) -> Card {
        Card {
            id: id.into(),
            kind: kind.into(),
            slot: None,
            name: None,
            text: None,
            rules: Vec::new(),
            state: CardState::Ready,
            count: 1,
            tokens: Vec::new(),
            dials: Vec::new(),
            other: None,
            without_effect: false,
        }
    }
}

impl Piece {
    /// A piece in play with nothing on it.
    pub fn new(id: impl Into<String>, kind: PieceKind, name: impl Into<String>, spoken: Text) -> Piece {
        let name = name.into();
        Piece {
            id: id.into(),
            kind,
            side: None,
            short: name.clone(),
            name,
            label: None,
            art: String::new(),
            standing: Standing::InPlay,
            place: None,
            outline: Outline::default(),
            parts: Vec::new(),
            meters: Vec::new(),
            stats: Vec::new(),
            traits: Vec::new(),
            tokens: Vec::new(),
            dials: Vec::new(),
            cards: Vec::new(),
            flags: Vec::new(),
            links: Vec::new(),
            rings: Vec::new(),
            arc: Vec::new(),
            points: None,
            spoken,
        }
    }
}

impl Stat {
    /// A number with its name and icon.
    pub fn new(icon: &str, label: Text, value: Option<i32>) -> Stat {
        Stat { icon: icon.into(), label, value, dice: Vec::new(), parts: Vec::new(), text: None }
    }
}

impl Contribution {
    /// What changes a number by so much.
    pub fn by(from: Text, by: i32) -> Contribution {
        Contribution { from, change: format!("{by:+}") }
    }
}

impl Choice {
    /// A choice with nothing but a name.
    pub fn named(label: Text) -> Choice {
        Choice { label, ..Choice::default() }
    }
}

impl Row {
    /// A row of a panel with nothing but a label.
    pub fn new(label: Text) -> Row {
        Row {
            label,
            value: None,
            share: None,
            dice: Vec::new(),
            icon: None,
            target: None,
            side: None,
            strong: false,
        }
    }
}

impl Note {
    /// A sentence by itself.
    pub fn new(tone: Tone, text: Text) -> Note {
        Note { tone, text, target: None, rule: None }
    }

    /// The same with the rule behind it.
    #[must_use]
    pub fn by(self, rule: &str) -> Note {
        Note { rule: Some(rule.into()), ..self }
    }

    /// The same about a piece or part.
    #[must_use]
    pub fn about(self, target: impl Into<String>) -> Note {
        Note { target: Some(target.into()), ..self }
    }
}

/// The words around the choices of a question.
#[derive(Clone, Debug)]
pub struct Wording {
    /// A stable key of what is asked.
    pub key: String,
    /// The question.
    pub title: Text,
    /// A line of context.
    pub context: Option<Text>,
    /// The step or card that asks.
    pub asks: Option<Text>,
    /// How confirming reads.
    pub confirm: Text,
    /// How passing reads.
    pub pass: Text,
    /// What `yes` and `no` read.
    pub yes_no: [Text; 2],
}

impl Wording {
    /// A question with the plainest words for its answers.
    pub fn new(key: impl Into<String>, title: Text) -> Wording {
        Wording {
            key: key.into(),
            title,
            context: None,
            asks: None,
            confirm: Text::new("confirm"),
            pass: Text::new("pass"),
            yes_no: [Text::new("yes"), Text::new("no")],
        }
    }
}

/// A key for one ability of a card: abilities of a card stand side by side in the table and have its name, and of those that can
/// be used the ones after the first have a key of their own, so that a player can want one always and another never.
pub fn ability_key<'a, W: Words>(
    card: String,
    id: AbilityId,
    of: impl Fn(AbilityId) -> &'a Ability<W>,
) -> String {
    let own = of(id).name;
    let others = (0..id.base()).rev().map(|base| of(AbilityId::new(base))).take_while(|it| it.name == own);
    match others.filter(|it| !matches!(it.on, On::Query(..))).count() {
        0 => card,
        before => format!("{card}-{}", before + 1),
    }
}

fn wanted(kind: Kind) -> (Wants, i32, i32, i32) {
    match kind {
        Kind::Pick { .. } => (Wants::Pick, 0, 1, 0),
        Kind::Some { min, max } => (Wants::Some, min.into(), max.into(), 0),
        Kind::Order => (Wants::Order, 0, 0, 0),
        Kind::Confirm => (Wants::Confirm, 0, 0, 0),
        Kind::Amount { min, max } => (Wants::Amount, min.into(), max.into(), 0),
        Kind::Split { total } => (Wants::Split, 0, 0, total.into()),
        Kind::Assign => (Wants::Assign, 0, 0, 0),
        Kind::Course => (Wants::Course, 0, 0, 0),
        Kind::Place { .. } => (Wants::Place, 0, 0, 0),
        Kind::Use { .. } => (Wants::Use, 0, 1, 0),
    }
}

impl Question {
    /// A decision in words, before it has any choices.
    pub fn new<W: Words>(decision: &Decision<W>, words: Wording) -> Question {
        let (wants, min, max, total) = wanted(decision.kind);
        Question {
            number: decision.number,
            seat: decision.seat.0,
            wants,
            key: words.key,
            title: words.title,
            context: words.context,
            asks: words.asks,
            text: None,
            rules: Vec::new(),
            subject: None,
            secret: decision.seats.count() > 1,
            pass: decision.kind.may_pass().then_some(words.pass),
            confirm: words.confirm,
            yes_no: (wants == Wants::Confirm).then_some(words.yes_no),
            min,
            max,
            total,
            choices: Vec::new(),
            refused: Vec::new(),
            slots: Vec::new(),
            course: None,
            place: None,
            offers: Vec::new(),
            evidence: Evidence::default(),
            given: None,
            moot: None,
            leads: None,
            act: None,
        }
    }
}

/// A place as scenario files write it, to a micrometre.
pub fn written(pose: Pose) -> String {
    let number = |value: f64| {
        let text = format!("{value:.3}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    let facing = number(pose.facing.degrees());
    format!("at {} {} facing {facing}", number(pose.x_mm()), number(pose.y_mm()))
}

#[cfg(test)]
mod tests {
    use super::written;
    use broadside_table::Pose;

    #[test]
    fn places_are_written_without_needless_zeros() {
        assert_eq!(written(Pose::from_mm(100.0, 2.5, 90.0)), "at 100 2.5 facing 90");
    }
}
