//! Overlapped squadrons are placed around what overlapped them (armada.overlapping.01, armada.overlapping.02,
//! armada.overlapping.03, armada.overlapping.04, armada.overlapping.12, armada.overlapping.13, armada.overlapping.14,
//! armada.overlapping.15, armada.overlapping.16).

use arrayvec::ArrayVec;
use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Disc, Pose, Shape, overlaps, projected};
use serde::{Deserialize, Serialize};

use crate::board::{MAX_SHIPS, MAX_SQUADRONS};
use crate::geometry::{self, Contact};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::values::each;
use crate::words::{Deed, Piece, Prompt, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// How many directions are offered around a ship.
const DIRECTIONS: u32 = 24;

/// Squadrons that a ship or an obstacle overlaps are placed by a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Displace {
    around: Piece,
    by: Seat,
    /// The one that is placed next, or has just been placed.
    next: Option<SquadronNo>,
    /// Those that wait, a bit for each.
    squadrons: u64,
}

/// What stands around the ship or obstacle.
struct Around {
    shape: Shape<'static>,
    ships: ArrayVec<geometry::Ship, MAX_SHIPS>,
    squadrons: ArrayVec<Disc, MAX_SQUADRONS>,
    on_top: bool,
    area: broadside_table::Area,
}

impl Around {
    fn contact(&self) -> Contact<'_> {
        Contact {
            around: self.shape,
            on_top: self.on_top,
            ships: &self.ships,
            squadrons: &self.squadrons,
            area: self.area,
        }
    }

    /// The free place nearest to the middle, for a table so crowded that no place in contact is left.
    fn nearest_free(&self, look: &ArmadaLook<'_>) -> Option<Pose> {
        let (middle, _) = self.shape.circle();
        let centre = Pose::from_mm(middle.x, middle.y, 0.0);
        let free = |place: &Pose| {
            let base = Shape::Disc(scene::disc(look.game, *place));
            self.area.contains(&base)
                && !self.ships.iter().any(|ship| overlaps(&base, &ship.footprint()))
                && !self.squadrons.iter().any(|&other| overlaps(&base, &Shape::Disc(other)))
        };
        let places = (1..400).flat_map(|ring| {
            (0..48).map(move |way| projected(centre, Angle(way * (u32::MAX / 48)), f64::from(ring) * 5.0))
        });
        places.into_iter().find(free)
    }
}

impl Displace {
    pub(crate) fn new(around: Piece, squadrons: u64, by: Seat) -> Displace {
        Displace { around, by, next: None, squadrons }
    }

    /// What stands around it: all that can be in the way near by, or everything.
    fn around(&self, look: &ArmadaLook<'_>, far: bool) -> Option<Around> {
        let (game, board) = (look.game, look.board);
        let shape = match self.around {
            Piece::Ship(ship) => {
                let it = board.ship(ship);
                it.in_play().then(|| game.measures.ship(it.card, it.pose).footprint())
            }
            other => scene::shape(game, board, other.into()),
        }?;
        // Nothing that stands farther away can be in the way of a squadron that touches it, or touches one that does.
        let (middle, radius) = shape.circle();
        let base = scene::disc(game, Pose::default()).radius;
        let reach = if far { f64::INFINITY } else { radius + 5.0 * base };
        let mut ships = ArrayVec::new();
        for ship in board.ships_in_play() {
            let it = board.ship(ship);
            let placed = game.measures.ship(it.card, it.pose);
            let (centre, its) = placed.footprint().circle();
            if centre.distance(middle) <= reach + its {
                ships.push(placed);
            }
        }
        let (squadrons, _) = scene::squadrons(game, board, |squadron| {
            let centre = scene::disc(game, board.squadron(squadron).pose).centre;
            self.squadrons >> squadron.0 & 1 == 1 || centre.distance(middle) > reach + base
        });
        let on_top = matches!(self.around, Piece::Obstacle(_));
        Some(Around { shape, ships, squadrons, on_top, area: board.table.field().play })
    }

    /// The place in contact that is nearest to one that is wanted.
    pub(crate) fn nearest(&self, look: &ArmadaLook<'_>, wanted: Pose) -> Option<Pose> {
        self.next?;
        let middle = scene::disc(look.game, wanted).centre;
        self.around(look, false)?.contact().nearest(look.game.measures, middle)
    }

    fn waiting(&self) -> usize {
        self.squadrons.count_ones() as usize
    }

    fn places(&self, look: &ArmadaLook<'_>, around: &Around, places: &mut Vec<Pose>) {
        around.contact().candidates(look.game.measures, self.waiting(), DIRECTIONS, places);
        if places.is_empty() {
            places.extend(self.around(look, true).and_then(|all| all.nearest_free(look)));
        }
    }
}

impl Rulebook for Displace {
    const TITLE: &'static str = "Overlapped Squadrons";

    fn step(&self) -> &'static str {
        if self.next.is_some() { "Place" } else { "Choose" }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(self.next.map_or(self.around.into(), Thing::Squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        // What has left the table meanwhile needs no place; without the ship nobody is in anybody's way.
        let gone = |squadron: &SquadronNo| !cx.board.squadron(*squadron).in_play();
        for squadron in each(self.squadrons).filter(gone) {
            self.squadrons &= !(1 << squadron.0);
        }
        self.next = self.next.filter(|squadron| self.squadrons >> squadron.0 & 1 == 1);
        if self.squadrons == 0 || self.around(&cx.look(), false).is_none() {
            return Flow::Done;
        }
        let ask = match self.next {
            None => Ask::one(self.by, Prompt::ChooseDisplaced, Kind::Pick { optional: false }),
            Some(_) => Ask::one(self.by, Prompt::PlaceDisplaced, Kind::Place { optional: false }),
        };
        Flow::Ask(ask)
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if self.next.is_none() {
            legal.items.extend(each(self.squadrons).map(Thing::Squadron));
        } else if let Some(around) = self.around(look, false) {
            let (middle, reach) = around.shape.circle();
            let centre = Pose::from_mm(middle.x, middle.y, 0.0);
            legal.regions.push(Region::Disc { centre, reach: reach + 20.0 });
            self.places(look, &around, &mut legal.places);
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let (Answer::Place(place), Some(around)) = (answer, self.around(look, false)) else { return Ok(()) };
        let checked = around.contact().check(look.game.measures, *place, self.waiting());
        let Err(refusal) = checked else { return Ok(()) };
        let mut places = Vec::new();
        self.places(look, &around, &mut places);
        if places.contains(place) {
            return Ok(());
        }
        Err(Refusal::by(refusal.rule(), refusal))
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match (answer, self.next) {
            (Answer::Pick(Thing::Squadron(squadron)), None) => self.next = Some(*squadron),
            (Answer::Place(place), Some(squadron)) => {
                let piece = Piece::Squadron(squadron);
                self.squadrons &= !(1 << squadron.0);
                // An obstacle on which it is placed has no effect (armada.overlapping.16).
                atoms::move_piece(cx, piece, *place);
                let base = Shape::Disc(scene::disc(cx.game, *place));
                // Only where placing it outside is not forbidden can this be (armada.overlapping.04-rr1).
                if !cx.board.table.field().play.contains(&base) {
                    return Flow::Perform(Deed::Destroy { piece, gone: true });
                }
            }
            _ => {}
        }
        Flow::Next
    }
}
