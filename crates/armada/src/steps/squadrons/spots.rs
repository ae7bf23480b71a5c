//! Where a squadron can end its move.

use arrayvec::ArrayVec;
use broadside_table::{Area, Disc, Point, Pose, Shape, closest};

use crate::ArmadaLook;
use crate::board::{MAX_SHIPS, MAX_SQUADRONS};
use crate::geometry::{self, Distance, SquadronMove};
use crate::scene;
use crate::words::{ShipNo, SquadronNo, Thing};

/// How many places are spread over the reach of a squadron.
const SPREAD: u32 = 16;
/// How many enemy squadrons it is led up to.
const SQUADRONS: usize = 3;
/// How many enemy ships it is led up to.
const SHIPS: usize = 2;

/// What a moving squadron can come upon: nothing that is out of its reach.
pub(super) struct Reach {
    from: Disc,
    speed: Option<Distance>,
    ships: ArrayVec<geometry::Ship, MAX_SHIPS>,
    squadrons: ArrayVec<Disc, MAX_SQUADRONS>,
    area: Area,
}

impl Reach {
    // armada.speed.02
    pub(super) fn of(look: &ArmadaLook<'_>, squadron: SquadronNo, distance: u8) -> Reach {
        let (game, board) = (look.game, look.board);
        let from = scene::disc(game, board.squadron(squadron).pose);
        let speed = Distance::numbered(distance.min(5));
        let reach = speed.map_or(0.0, Distance::end) + from.radius + 1.0;
        let (mut ships, mut squadrons) = (ArrayVec::new(), ArrayVec::new());
        for number in board.ships_in_play() {
            let it = board.ship(number);
            let ship = game.measures.ship(it.card, it.pose);
            let (centre, radius) = ship.footprint().circle();
            if centre.distance(from.centre) <= reach + radius {
                ships.push(ship);
            }
        }
        for number in board.squadrons_in_play().filter(|number| *number != squadron) {
            let other = scene::disc(game, board.squadron(number).pose);
            if other.centre.distance(from.centre) <= reach + other.radius {
                squadrons.push(other);
            }
        }
        Reach { from, speed, ships, squadrons, area: board.table.field().play }
    }

    pub(super) fn travel(&self) -> SquadronMove<'_> {
        SquadronMove {
            from: self.from,
            speed: self.speed,
            ships: &self.ships,
            squadrons: &self.squadrons,
            area: self.area,
        }
    }

    /// Lists places: where it is, all over its reach, and up to the nearest enemies.
    pub(super) fn places(&self, look: &ArmadaLook<'_>, squadron: SquadronNo, places: &mut Vec<Pose>) {
        let travel = self.travel();
        let facing = look.board.squadron(squadron).pose.facing;
        travel.candidates(facing, SPREAD, places);
        if travel.limit() > 0.0 {
            for gap in nearest_enemies(look, squadron, self.from).into_iter().flatten() {
                self.up_to(&travel, facing, gap, places);
            }
        }
    }

    /// Offers the place in contact with an enemy, or the one as near to it as the squadron can come, and one from which
    /// it is just at distance 1 or nearer.
    fn up_to(
        &self,
        travel: &SquadronMove<'_>,
        facing: broadside_table::Angle,
        gap: Gap,
        places: &mut Vec<Pose>,
    ) {
        if gap.length <= 0.0 {
            return;
        }
        let direction = gap.way.unit();
        let near = gap.length - Distance::One.end() * 0.9;
        for length in [gap.length, near] {
            let length = if length < travel.limit() { length } else { travel.limit() };
            let to = self.from.centre + direction * length;
            let place = Pose { facing, ..Pose::from_mm(to.x, to.y, 0.0) };
            if length > 0.0
                && !places.contains(&place)
                && !travel.is_outside(place)
                && travel.check(place).is_ok()
            {
                places.push(place);
            }
        }
    }
}

/// The way from a squadron to an enemy.
#[derive(Clone, Copy)]
struct Gap {
    length: f64,
    way: Point,
    /// The ship, where it is one.
    to: Option<ShipNo>,
}

/// The gaps to the nearest enemy squadrons and ships.
fn nearest_enemies(
    look: &ArmadaLook<'_>,
    squadron: SquadronNo,
    from: Disc,
) -> [Option<Gap>; SQUADRONS + SHIPS] {
    let (game, board) = (look.game, look.board);
    let me = Thing::Squadron(squadron);
    let mut found = [None; SQUADRONS + SHIPS];
    let (squadrons, ships) = found.split_at_mut(SQUADRONS);
    for number in board.squadrons_in_play() {
        if !board.friendly(me, Thing::Squadron(number)) {
            let other = scene::disc(game, board.squadron(number).pose);
            let way = other.centre - from.centre;
            keep(squadrons, Gap { length: way.length() - other.radius - from.radius, way, to: None });
        }
    }
    // Ships are told apart by their middles; only to the nearest is the way measured.
    let placed = |number: ShipNo| {
        let it = board.ship(number);
        game.measures.ship(it.card, it.pose)
    };
    for number in board.ships_in_play().filter(|number| !board.friendly(me, Thing::Ship(*number))) {
        let way = placed(number).frame.origin - from.centre;
        keep(ships, Gap { length: way.length(), way, to: Some(number) });
    }
    for gap in ships.iter_mut().flatten() {
        if let Some(number) = gap.to {
            let line = closest(&Shape::Disc(from), &placed(number).footprint());
            (gap.length, gap.way) = (line.distance, line.to - line.from);
        }
    }
    found
}

/// Puts a gap among the shortest.
fn keep(shortest: &mut [Option<Gap>], mut gap: Gap) {
    for place in shortest {
        match place {
            None => {
                *place = Some(gap);
                return;
            }
            Some(other) if gap.length < other.length => core::mem::swap(other, &mut gap),
            Some(_) => {}
        }
    }
}
