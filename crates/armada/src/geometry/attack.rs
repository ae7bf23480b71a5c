//! Measuring an attack: arc, range, sight and obstruction, with everything that proves them.

use broadside_table::{Arc, Point, closest, closest_in_arc, in_arc, overlaps};

use super::obstruction::{Obstruction, obstruction};
use super::sight::{blocked, trace};
use super::{Blocked, Causes, Distance, Line, Measures, Party, Pieces, Range, RangeLine, longest_range};
use crate::facts::{Dice, ObstacleKind};

/// How far an attack reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// As far as these dice do (armada.attack-range.02–.04).
    Armament(Dice),
    /// To the end of this distance band: a squadron's attack reaches distance 1 (armada.attack.05).
    Distance(Distance),
    /// To the end of this range band.
    Range(Range),
    /// Wherever a line can be drawn (armada.ignition.06).
    Unlimited,
}

impl Reach {
    /// A squadron's attack.
    pub const SQUADRON: Reach = Reach::Distance(Distance::One);

    /// Whether it reaches as far as this line.
    pub fn covers(self, range: &RangeLine) -> bool {
        match self {
            Reach::Armament(dice) => longest_range(dice).is_some_and(|longest| range.band <= longest),
            Reach::Distance(band) => Distance::of(range.line.distance).is_some_and(|found| found <= band),
            Reach::Range(longest) => range.band <= longest,
            Reach::Unlimited => true,
        }
    }
}

/// An attack to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Party,
    /// Who is attacked.
    pub defender: Party,
    /// How far the attack reaches.
    pub reach: Reach,
}

/// Why an attack cannot be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The defender is not in the firing arc.
    NotInArc,
    /// The defender is beyond the reach of a ship's attack.
    OutOfRange,
    /// The defender is beyond the distance of a squadron's or an exogorth's attack.
    OutOfDistance,
    /// The line of sight passes through another hull zone of the defender.
    SightBlocked,
    /// The range line passes through another hull zone of the defender.
    RangeLineBlocked,
    /// A ship's line of sight crosses a dust field.
    DustField,
    /// The attacker overlaps the station that it would attack.
    OverlapsStation,
    /// Only ships attack proximity mines.
    NotByShip,
}

impl Refusal {
    /// The rule that forbids the attack.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotInArc | Refusal::OutOfRange => "armada.attack.04",
            Refusal::OutOfDistance => "armada.attack.05",
            Refusal::SightBlocked => "armada.line-of-sight.05",
            Refusal::RangeLineBlocked => "armada.line-of-sight.06",
            Refusal::DustField => "armada.obstacle.dust-field.01",
            Refusal::OverlapsStation => "armada.attacking-stations.19",
            Refusal::NotByShip => "armada.proximity-mines.04",
        }
    }
}

/// An attack as measured. Everything is told, also of an attack that cannot be declared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttackView {
    /// A point of the defender that lies in the firing arc.
    pub in_arc: Option<Point>,
    /// The attack range; `None` when it is measured within the arc and nothing lies there.
    pub range: Option<RangeLine>,
    /// The line of sight.
    pub sight: Line,
    /// The hull zone that blocks the line of sight.
    pub sight_blocked: Option<Blocked>,
    /// The hull zone that the range line passes through, where the edition asks for it.
    pub range_blocked: Option<Blocked>,
    /// What obstructs the attack.
    pub causes: Causes,
    /// The dust field that keeps a ship from attacking: one of [`Pieces::obstacles`].
    pub dust: Option<usize>,
    /// Why the attack cannot be declared.
    pub refusal: Option<Refusal>,
}

impl AttackView {
    /// Whether the attack is obstructed: a die is lost (armada.obstructed.02).
    pub fn is_obstructed(&self) -> bool {
        !self.causes.is_empty()
    }

    /// Whether the attack can be declared.
    pub fn is_legal(&self) -> bool {
        self.refusal.is_none()
    }
}

impl Attack {
    /// Measures the attack among these pieces.
    pub fn measure(&self, measures: &Measures, pieces: &Pieces) -> AttackView {
        let arc = match self.attacker {
            Party::Zone { ship, zone } => Some(pieces.ships[ship].arc(zone)),
            // armada.firing-arc.04, armada.attacking-stations.13, armada.obstacle.exogorth.13
            _ => None,
        };
        self.measure_in(arc.as_ref(), measures, pieces)
    }

    /// Measures the attack with another firing arc than the hull zone's; all around without one.
    pub(super) fn measure_in(&self, arc: Option<&Arc>, measures: &Measures, pieces: &Pieces) -> AttackView {
        let Attack { attacker, defender, reach } = *self;
        let shapes = [attacker.shape(pieces), defender.shape(pieces)];
        let [from, to] = &shapes;
        let (in_arc, range) = match arc {
            None => {
                let line = closest(from, to);
                (Some(line.to), Some(line))
            }
            Some(arc) if measures.switches.range_only_within_arc => {
                let line = closest_in_arc(from, to, arc);
                (line.map(|line| line.to), line)
            }
            Some(arc) => (in_arc(to, arc), Some(closest(from, to))),
        };
        let range = range.map(RangeLine::from);
        let sight = trace(attacker, defender, [from, to], pieces);
        let everywhere = attacks_what_lies_on_it(attacker, defender, pieces);
        let zone_in_the_way = |line: Line| if everywhere { None } else { blocked(line, defender, pieces) };
        let sight_blocked = zone_in_the_way(sight);
        let range_blocked = if measures.switches.range_line_blocks {
            range.and_then(|range| zone_in_the_way(range.line.into()))
        } else {
            None
        };
        let Obstruction { causes, dust } = obstruction(measures, sight, attacker, defender, pieces);
        let refusal = if in_arc.is_none() {
            Some(Refusal::NotInArc)
        } else if !range.is_some_and(|range| reach.covers(&range)) {
            Some(if matches!(reach, Reach::Distance(_)) {
                Refusal::OutOfDistance
            } else {
                Refusal::OutOfRange
            })
        } else if sight_blocked.is_some() {
            Some(Refusal::SightBlocked)
        } else if range_blocked.is_some() {
            Some(Refusal::RangeLineBlocked)
        } else if dust.is_some() {
            Some(Refusal::DustField)
        } else if overlaps_its_target(attacker, defender, pieces) {
            Some(Refusal::OverlapsStation)
        } else if matches!((attacker, defender), (Party::Squadron(_), Party::Token(_))) {
            Some(Refusal::NotByShip)
        } else {
            None
        };
        AttackView { in_arc, range, sight, sight_blocked, range_blocked, causes, dust, refusal }
    }
}

/// Whether a station attacks a ship that overlaps it, any hull zone of which it may choose
/// (armada.attacking-stations.15, .16).
fn attacks_what_lies_on_it(attacker: Party, defender: Party, pieces: &Pieces) -> bool {
    match (attacker, defender) {
        (Party::Obstacle(station), Party::Zone { ship, .. }) => {
            overlaps(&pieces.ships[ship].footprint(), &pieces.obstacles[station].shape())
        }
        _ => false,
    }
}

/// Whether the attacker overlaps the station that it attacks (armada.attacking-stations.19).
fn overlaps_its_target(attacker: Party, defender: Party, pieces: &Pieces) -> bool {
    let Party::Obstacle(index) = defender else { return false };
    let obstacle = &pieces.obstacles[index];
    let body = match attacker {
        Party::Zone { ship, .. } => pieces.ships[ship].footprint(),
        _ => attacker.shape(pieces),
    };
    obstacle.kind == ObstacleKind::Station && overlaps(&body, &obstacle.shape())
}
