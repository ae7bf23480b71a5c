//! Measuring an attack: attack arc, attack range, and what obstructs the line.

use arrayvec::ArrayVec;
use broadside_table::{
    Arc as Lines, Frame, Measure, Shape, Shortest, closest, closest_in_arc, shortest, shortest_in_arc,
    tolerance,
};

use super::arcs::{Arcs, remote_front_arc};
use super::obstruction::{Sightlines, sightlines};
use super::range::{Object, Range, RangeLine, at_range_0};
use super::{Ship, Token};

/// Everything that an attack is measured among. Objectives do not obstruct (xwing.scenario.objective.07), so they are not here.
#[derive(Clone, Copy, Debug)]
pub struct Objects<'a> {
    /// The ships of all players.
    pub ships: &'a [Ship],
    /// The obstacles.
    pub obstacles: &'a [Token<'a>],
    /// The devices, remotes included.
    pub devices: &'a [Token<'a>],
}

/// Who attacks, or is attacked: a place in [`Objects`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// A ship.
    Ship(usize),
    /// A remote, one of the devices (xwing.remote.03).
    Remote(usize),
}

impl Party {
    /// It as an object.
    pub fn object<'a>(self, objects: &Objects<'a>) -> Object<'a> {
        match self {
            Party::Ship(place) => Object::Ship(&objects.ships[place]),
            Party::Remote(place) => Object::Device(&objects.devices[place]),
        }
    }
}

/// An attack to be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Party,
    /// Who is attacked.
    pub defender: Party,
    /// The arcs of the weapon: one, or the two of a double turret (xwing.attack.07). A remote has its front arc only.
    pub arcs: Arcs,
    /// The least attack range of the weapon.
    pub least: Range,
    /// The greatest attack range of the weapon.
    pub most: Range,
    /// Whether the weapon is a special one.
    pub special: bool,
}

/// Why an attack cannot be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackRefusal {
    /// The defender is not in the attack arc.
    NotInArc,
    /// The defender is not in the arc of the special weapon.
    NotInSpecialArc,
    /// The attack range is none of the primary weapon's.
    OutOfRange,
    /// The attack range is none of the special weapon's.
    OutOfSpecialRange,
}

impl AttackRefusal {
    /// The rule that forbids the attack.
    pub const fn rule(self) -> &'static str {
        match self {
            AttackRefusal::NotInArc => "xwing.attack-arc.01",
            AttackRefusal::NotInSpecialArc => "xwing.special-weapon.04",
            AttackRefusal::OutOfRange => "xwing.attack.09",
            AttackRefusal::OutOfSpecialRange => "xwing.special-weapon.05",
        }
    }
}

/// An attack as measured.
#[derive(Clone, Debug)]
pub struct AttackView {
    /// The attack range, with its line; `None` when the defender is not in the attack arc.
    pub range: Option<RangeLine>,
    /// The lines among which the attacker chooses, one for each different set of things in the way.
    pub lines: Sightlines,
    /// Why the attack cannot be declared.
    pub refusal: Option<AttackRefusal>,
}

impl Attack {
    /// An attack with a primary weapon: attack range 0–3 (xwing.attack.09).
    pub fn primary(attacker: Party, defender: Party, arcs: Arcs) -> Attack {
        Attack { attacker, defender, arcs, least: Range::Zero, most: Range::Three, special: false }
    }

    /// An attack with a special weapon of this attack range (xwing.special-weapon.05).
    pub fn special(attacker: Party, defender: Party, arcs: Arcs, least: Range, most: Range) -> Attack {
        Attack { attacker, defender, arcs, least, most, special: true }
    }

    /// The lines of the arcs on the table.
    fn arc_lines(&self, objects: &Objects) -> ArrayVec<Lines, 7> {
        match self.attacker {
            Party::Ship(place) => self.arcs.iter().map(|arc| objects.ships[place].arc(arc)).collect(),
            Party::Remote(place) => {
                core::iter::once(remote_front_arc(&Frame::from(objects.devices[place].pose))).collect()
            }
        }
    }

    /// The attack range with its line: from the closest point of the attacker to the closest point of that part of the
    /// defender which lies in the attack arc; range 0 wherever they touch (xwing.attack-range.01,
    /// xwing.attack-range.03).
    pub fn range(&self, objects: &Objects) -> Option<RangeLine> {
        let (from, to) = (self.attacker.object(objects), self.defender.object(objects));
        let (base, target) = (from.measured(), to.measured());
        let in_arc = |lines: &Lines| closest_in_arc(&base, &target, lines);
        let line = nearest(self.arc_lines(objects).iter().filter_map(in_arc))?;
        Some(self.ranged(line, &from, &to))
    }

    fn ranged(&self, line: Measure, from: &Object, to: &Object) -> RangeLine {
        // The line in the arc may be long while the bases touch elsewhere, but never longer than a base.
        let zero = line.distance < 250.0 && at_range_0(from, to);
        RangeLine { range: if zero { Range::Zero } else { Range::of(line.distance) }, line }
    }

    /// Why the attack cannot be declared; the same as [`AttackView::refusal`], without looking at what is in the way.
    pub fn refusal(&self, objects: &Objects) -> Option<AttackRefusal> {
        self.refused(self.range(objects))
    }

    fn refused(&self, range: Option<RangeLine>) -> Option<AttackRefusal> {
        let choose = |primary, special| Some(if self.special { special } else { primary });
        match range {
            // An arc ends with range 3 (xwing.arc.01).
            None => choose(AttackRefusal::NotInArc, AttackRefusal::NotInSpecialArc),
            Some(found) if found.range == Range::Beyond => {
                choose(AttackRefusal::NotInArc, AttackRefusal::NotInSpecialArc)
            }
            Some(found) if found.is_at(self.least..=self.most) => None,
            Some(_) => choose(AttackRefusal::OutOfRange, AttackRefusal::OutOfSpecialRange),
        }
    }

    /// Measures the attack: range, every line that the attacker may choose, and what each passes through
    /// (xwing.obstructed.01, xwing.obstructed.04, xwing.obstructed.05).
    pub fn measure(&self, objects: &Objects) -> AttackView {
        let (from, to) = (self.attacker.object(objects), self.defender.object(objects));
        let (base, target) = (from.measured(), to.measured());
        let arcs = self.arc_lines(objects);
        let all = arcs.iter().filter_map(|lines| shortest_in_arc(&base, &target, lines));
        let all: ArrayVec<Shortest, 7> = all.collect();
        let Some(line) = nearest(all.iter().map(|lines| lines.first)) else {
            return AttackView { range: None, lines: Sightlines::default(), refusal: self.refused(None) };
        };
        let range = self.ranged(line, &from, &to);
        let mut lines = Sightlines::default();
        // Between what touches there is no line that could pass through anything.
        if range.range == Range::Zero {
            lines.clear(line);
        } else {
            for family in
                all.iter().filter(|family| family.first.distance <= line.distance + tolerance::EQUAL_LENGTH)
            {
                sightlines(family, self.attacker, self.defender, objects, &mut lines);
            }
        }
        AttackView { range: Some(range), lines, refusal: self.refused(Some(range)) }
    }
}

fn nearest(lines: impl Iterator<Item = Measure>) -> Option<Measure> {
    lines.min_by(|one, other| one.distance.total_cmp(&other.distance))
}

/// What lies between two objects on their shortest lines, whatever the arcs: for effects that speak of range alone
/// (xwing.attack-range.02).
pub fn between(from: Party, to: Party, objects: &Objects) -> Sightlines {
    let (one, other) = (from.object(objects), to.object(objects));
    let (a, b): (Shape, Shape) = (one.measured(), other.measured());
    let mut lines = Sightlines::default();
    if at_range_0(&one, &other) {
        lines.clear(closest(&a, &b));
    } else {
        sightlines(&shortest(&a, &b), from, to, objects, &mut lines);
    }
    lines
}
