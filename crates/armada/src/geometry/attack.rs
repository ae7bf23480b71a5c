//! Measuring an attack: arc, range, sight and obstruction, with everything that proves them.

use broadside_engine::reasons;
use broadside_table::{Arc, Point, Shape, closest, closest_in_arc, in_arc, overlaps};

use super::obstruction::{Obstruction, obstruction};
use super::sight::{blocked, trace};
use super::{Blocked, Causes, Distance, Line, Measures, Party, Pieces, Range, RangeLine, longest_range};
use crate::facts::{Dice, ObstacleKind};

/// How far an attack reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// As far as these dice do (armada.attack-range.02, armada.attack-range.03, armada.attack-range.04).
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

reasons! {
    /// Why an attack cannot be declared.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The defender is not in the firing arc.
        NotInArc = "armada-refused-attack-not-in-arc",
        /// The defender is beyond the reach of a ship's attack.
        OutOfRange = "armada-refused-attack-out-of-range",
        /// The defender is beyond the distance of a squadron's or an exogorth's attack.
        OutOfDistance { distance: Distance } = "armada-refused-attack-out-of-distance",
        /// The line of sight passes through another hull zone of the defender.
        SightBlocked = "armada-refused-attack-sight-blocked",
        /// The range line passes through another hull zone of the defender.
        RangeLineBlocked = "armada-refused-attack-range-line-blocked",
        /// A ship's line of sight crosses a dust field.
        DustField = "armada-refused-attack-dust-field",
        /// The attacker overlaps the station that it would attack.
        OverlapsStation = "armada-refused-attack-overlaps-station",
        /// The attacker overlaps the proximity mine that it would attack.
        OverlapsMine = "armada-refused-attack-overlaps-mine",
        /// Only ships attack proximity mines.
        NotByShip = "armada-refused-attack-not-by-ship",
    }
}

impl Refusal {
    /// The rule that forbids the attack.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotInArc | Refusal::OutOfRange => "armada.attack.04",
            Refusal::OutOfDistance { .. } => "armada.attack.05",
            Refusal::SightBlocked => "armada.line-of-sight.05",
            Refusal::RangeLineBlocked => "armada.line-of-sight.06",
            Refusal::DustField => "armada.obstacle.dust-field.01",
            Refusal::OverlapsStation => "armada.attacking-stations.19",
            Refusal::OverlapsMine => "armada.card.proximity-mines-token.13",
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
        self.measure_in(self.arc(pieces).as_ref(), measures, pieces)
    }

    /// Why the attack cannot be declared, the same as [`AttackView::refusal`], without looking for more than that.
    ///
    /// Most targets are refused by arc or range; for them this is several times as fast as [`Attack::measure`].
    pub fn refusal(&self, measures: &Measures, pieces: &Pieces) -> Option<Refusal> {
        let Attack { attacker, defender, .. } = *self;
        let shapes = [attacker.shape(pieces), defender.shape(pieces)];
        let (in_arc, range) = span(self.arc(pieces).as_ref(), [&shapes[0], &shapes[1]], measures);
        if let Some(refusal) = self.out_of_reach(in_arc, range) {
            return Some(refusal);
        }
        let sight = trace(attacker, defender, [&shapes[0], &shapes[1]], pieces);
        let [sight_blocked, range_blocked] = self.zones_in_the_way(sight, range, measures, pieces);
        let may_bar = attacker.is_ship()
            && pieces.obstacles.iter().any(|obstacle| obstacle.kind == ObstacleKind::DustField);
        let dust = may_bar && obstruction(measures, sight, attacker, defender, pieces).dust.is_some();
        self.refused(sight_blocked, range_blocked, dust, pieces)
    }

    /// The firing arc; without one it is all around
    /// (armada.firing-arc.04, armada.attacking-stations.13, armada.obstacle.exogorth.13).
    fn arc(&self, pieces: &Pieces) -> Option<Arc> {
        match self.attacker {
            Party::Zone { ship, zone } => Some(pieces.ships[ship].arc(zone)),
            _ => None,
        }
    }

    /// Measures the attack with another firing arc than the hull zone's; all around without one.
    pub(super) fn measure_in(&self, arc: Option<&Arc>, measures: &Measures, pieces: &Pieces) -> AttackView {
        let Attack { attacker, defender, .. } = *self;
        let shapes = [attacker.shape(pieces), defender.shape(pieces)];
        let (in_arc, range) = span(arc, [&shapes[0], &shapes[1]], measures);
        let sight = trace(attacker, defender, [&shapes[0], &shapes[1]], pieces);
        let [sight_blocked, range_blocked] = self.zones_in_the_way(sight, range, measures, pieces);
        let Obstruction { causes, dust } = obstruction(measures, sight, attacker, defender, pieces);
        let refusal = self
            .out_of_reach(in_arc, range)
            .or_else(|| self.refused(sight_blocked, range_blocked, dust.is_some(), pieces));
        AttackView { in_arc, range, sight, sight_blocked, range_blocked, causes, dust, refusal }
    }

    fn out_of_reach(&self, in_arc: Option<Point>, range: Option<RangeLine>) -> Option<Refusal> {
        if in_arc.is_none() {
            Some(Refusal::NotInArc)
        } else if range.is_some_and(|range| self.reach.covers(&range)) {
            None
        } else if let Reach::Distance(distance) = self.reach {
            Some(Refusal::OutOfDistance { distance })
        } else {
            Some(Refusal::OutOfRange)
        }
    }

    /// The hull zones that the line of sight and the range line pass through.
    fn zones_in_the_way(
        &self,
        sight: Line,
        range: Option<RangeLine>,
        measures: &Measures,
        pieces: &Pieces,
    ) -> [Option<Blocked>; 2] {
        if attacks_what_lies_on_it(self.attacker, self.defender, pieces) {
            return [None; 2];
        }
        let range = range.filter(|_| measures.switches.range_line_blocks);
        [
            blocked(sight, self.defender, pieces),
            range.and_then(|range| blocked(range.line.into(), self.defender, pieces)),
        ]
    }

    fn refused(
        &self,
        sight_blocked: Option<Blocked>,
        range_blocked: Option<Blocked>,
        dust: bool,
        pieces: &Pieces,
    ) -> Option<Refusal> {
        if sight_blocked.is_some() {
            Some(Refusal::SightBlocked)
        } else if range_blocked.is_some() {
            Some(Refusal::RangeLineBlocked)
        } else if dust {
            Some(Refusal::DustField)
        } else if matches!((self.attacker, self.defender), (Party::Squadron(_), Party::Token(_))) {
            Some(Refusal::NotByShip)
        } else {
            overlapping_its_target(self.attacker, self.defender, pieces)
        }
    }
}

/// A point of the defender in the arc, and the attack range.
fn span(
    arc: Option<&Arc>,
    [from, to]: [&Shape; 2],
    measures: &Measures,
) -> (Option<Point>, Option<RangeLine>) {
    let (point, line) = match arc {
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
    (point, line.map(RangeLine::from))
}

/// Whether a station attacks a ship that overlaps it, any hull zone of which it may choose
/// (armada.attacking-stations.15, armada.attacking-stations.16).
fn attacks_what_lies_on_it(attacker: Party, defender: Party, pieces: &Pieces) -> bool {
    match (attacker, defender) {
        (Party::Obstacle(station), Party::Zone { ship, .. }) => {
            overlaps(&pieces.ships[ship].footprint(), &pieces.obstacles[station].shape())
        }
        _ => false,
    }
}

/// Whether the attacker overlaps the station or the mine that it attacks (armada.attacking-stations.19,
/// armada.card.proximity-mines-token.13).
fn overlapping_its_target(attacker: Party, defender: Party, pieces: &Pieces) -> Option<Refusal> {
    let body = match attacker {
        Party::Zone { ship, .. } => pieces.ships[ship].footprint(),
        _ => attacker.shape(pieces),
    };
    let refusal = match defender {
        Party::Obstacle(at) if pieces.obstacles[at].kind == ObstacleKind::Station => Refusal::OverlapsStation,
        Party::Token(_) => Refusal::OverlapsMine,
        _ => return None,
    };
    overlaps(&body, &defender.shape(pieces)).then_some(refusal)
}
