//! What obstructs a line of sight.

use broadside_table::{Crossing, Shape, crossing, overlaps, passes_through, touches};

use super::{Line, Measures, Obstacle, Party, Pieces};
use crate::facts::ObstacleKind;

/// How many causes are listed; any more obstruct all the same.
const CAUSES: usize = 12;

/// How many bases can cover parts of one obstacle on a line.
const COVERS: usize = 32;

/// What obstructs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstructor {
    /// One of [`Pieces::ships`], neither attacker nor defender (armada.line-of-sight.07).
    Ship(usize),
    /// One of [`Pieces::obstacles`], with a part that no ship covers (armada.line-of-sight.07,
    /// armada.line-of-sight.09).
    Obstacle(usize),
    /// One of [`Pieces::obstacles`], under the dial of the attacking or defending zone (armada.line-of-sight.10).
    Dial(usize),
}

/// Something that obstructs, and where the line passes through it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cause {
    /// What it is.
    pub by: Obstructor,
    /// Where the line enters it: 0 at the attacker, 1 at the defender; see [`Line::at`].
    pub enter: f64,
    /// Where the line leaves it for the last time.
    pub exit: f64,
}

/// Everything that obstructs a line of sight. However many there are, one die is lost (armada.obstructed.03).
#[derive(Clone, Copy, PartialEq)]
pub struct Causes {
    list: [Cause; CAUSES],
    count: u8,
}

impl Causes {
    /// Nothing obstructs.
    pub const NONE: Causes =
        Causes { list: [Cause { by: Obstructor::Ship(0), enter: 0.0, exit: 0.0 }; CAUSES], count: 0 };

    /// The causes: ships before obstacles, in the order of [`Pieces`].
    pub fn list(&self) -> &[Cause] {
        &self.list[..usize::from(self.count)]
    }

    /// Whether nothing obstructs.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn push(&mut self, by: Obstructor, found: Crossing) {
        if usize::from(self.count) < CAUSES {
            self.list[usize::from(self.count)] = Cause { by, enter: found.enter, exit: found.exit };
            self.count += 1;
        }
    }
}

impl core::fmt::Debug for Causes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

/// What lies under a line of sight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstruction {
    pub causes: Causes,
    /// The dust field across which a ship cannot attack.
    pub dust: Option<usize>,
}

/// Everything under the line of sight from `attacker` to `defender`.
pub(super) fn obstruction(
    measures: &Measures,
    line: Line,
    attacker: Party,
    defender: Party,
    pieces: &Pieces,
) -> Obstruction {
    let mut found = Obstruction { causes: Causes::NONE, dust: None };
    let parties = [attacker.ship(), defender.ship()];
    for (index, ship) in pieces.ships.iter().enumerate() {
        if parties.contains(&Some(index)) {
            continue;
        }
        if let Some(crossing) = passes_through(line.from, line.to, &ship.base()) {
            found.causes.push(Obstructor::Ship(index), crossing);
        }
    }
    for (index, obstacle) in pieces.obstacles.iter().enumerate() {
        // Neither a station nor an exogorth obstructs its own attacks or those against it.
        if attacker.obstacle() == Some(index) || defender.obstacle() == Some(index) {
            continue;
        }
        if touched_by_exogorth(attacker, index, pieces) {
            continue;
        }
        let shape = obstacle.shape();
        let whole = passes_through(line.from, line.to, &shape);
        let bars = attacker.is_ship() && obstacle.kind == ObstacleKind::DustField;
        let crossing = match whole {
            Some(whole) if measures.switches.covered_parts_do_not_obstruct => {
                visible(line, &shape, whole, parties, bars, pieces)
            }
            whole => whole,
        };
        if let Some(crossing) = crossing {
            if bars {
                found.dust = found.dust.or(Some(index));
            }
            found.causes.push(Obstructor::Obstacle(index), crossing);
        } else if measures.switches.overlapping_dials_obstruct
            && let Some(crossing) =
                [attacker, defender].into_iter().find_map(|party| dial_over(line, party, obstacle, pieces))
        {
            found.causes.push(Obstructor::Dial(index), crossing);
        }
    }
    found
}

/// Whether an attacking exogorth touches the obstacle, which then does not obstruct (armada.obstacle.exogorth.15).
fn touched_by_exogorth(attacker: Party, index: usize, pieces: &Pieces) -> bool {
    let Some(exogorth) = attacker.obstacle().map(|index| &pieces.obstacles[index]) else { return false };
    let (a, b) = (exogorth.shape(), pieces.obstacles[index].shape());
    exogorth.kind == ObstacleKind::Exogorth && (touches(&a, &b) || overlaps(&a, &b))
}

/// Where the line passes through what no ship covers of an obstacle; `whole` is where it passes through all of it.
///
/// Of a dust field, a ship that attacks disregards only what it or its defender covers (armada.obstacle.dust-field.03,
/// armada.obstacle.dust-field.05).
fn visible(
    line: Line,
    obstacle: &Shape,
    whole: Crossing,
    parties: [Option<usize>; 2],
    only_parties: bool,
    pieces: &Pieces,
) -> Option<Crossing> {
    let mut covers = [(0.0, 0.0); COVERS];
    let mut count = 0;
    for (index, ship) in pieces.ships.iter().enumerate() {
        if only_parties && !parties.contains(&Some(index)) {
            continue;
        }
        let mut cover = |part: &Shape| {
            if let Some(cover) = crossing(line.from, line.to, part)
                && cover.enter <= whole.exit
                && whole.enter <= cover.exit
                && count < COVERS
            {
                covers[count] = (cover.enter, cover.exit);
                count += 1;
            }
        };
        match ship.base() {
            // Between the bases of a huge ship the line may come out beside the token and go in again.
            Shape::Compound(parts) => parts.parts().for_each(|part| cover(&part)),
            base => cover(&base),
        }
    }
    if count == 0 {
        return Some(whole);
    }
    let covers = &mut covers[..count];
    covers.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let mut seen: Option<Crossing> = None;
    let mut look = |from: f64, to: f64| {
        if from >= to {
            return;
        }
        if let Some(part) = passes_through(line.at(from), line.at(to), obstacle) {
            let along = |t: f64| from + (to - from) * t;
            let enter = seen.map_or(along(part.enter), |old| old.enter);
            let enter_point = seen.map_or(part.enter_point, |old| old.enter_point);
            seen = Some(Crossing { enter, enter_point, exit: along(part.exit), exit_point: part.exit_point });
        }
    };
    let mut here = whole.enter;
    for &(enter, exit) in covers.iter() {
        look(here, enter);
        if exit > here {
            here = exit;
        }
    }
    look(here, whole.exit);
    seen
}

/// Where the line passes through the dial of this party's zone, if the dial overlaps the obstacle.
fn dial_over(line: Line, party: Party, obstacle: &Obstacle, pieces: &Pieces) -> Option<Crossing> {
    let Party::Zone { ship, zone } = party else { return None };
    let dial = Shape::Cap(pieces.ships[ship].dial(zone).shape);
    // Most obstacles are nowhere near, which the circles around both tell at once.
    if overlaps(&dial, &obstacle.shape()) { passes_through(line.from, line.to, &dial) } else { None }
}
