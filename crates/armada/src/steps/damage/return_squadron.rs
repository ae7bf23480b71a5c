//! A destroyed squadron comes back at a ship.

use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Region, Seat, reasons};
use broadside_table::{Angle, Pose, Shape, overlaps, projected};
use serde::{Deserialize, Serialize};

use crate::board::Standing;
use crate::geometry::{Distance, at, engaged};
use crate::scene::{self, Scene};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, ShipNo, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

/// How many directions from the ship are offered.
const DIRECTIONS: u32 = 32;
/// How many millimetres lie between two places in one direction.
const STEP: f64 = 12.0;

reasons! {
    /// Why a destroyed squadron cannot come back somewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ReturnRefused {
        Outside = "armada-refused-place-outside",
        NotAtShip { distance: Distance } = "armada-refused-place-return-not-at-ship",
        Overlaps = "armada-refused-place-on-ship-or-squadron",
        Engaged = "armada-refused-place-return-engaged",
    }
}

/// A destroyed squadron is placed at distance 1 of a ship, unengaged (armada.card.reserve-hangar-deck.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReturnSquadron {
    squadron: SquadronNo,
    ship: ShipNo,
    hull: u8,
}

impl ReturnSquadron {
    pub(crate) fn new(squadron: SquadronNo, ship: ShipNo, hull: u8) -> ReturnSquadron {
        ReturnSquadron { squadron, ship, hull }
    }

    /// Whether there is a place for it (armada.card.reserve-hangar-deck.02), and nothing has brought it back yet.
    pub(crate) fn has_place(&self, look: &ArmadaLook<'_>) -> bool {
        if look.board.squadron(self.squadron).standing != Standing::Destroyed {
            return false;
        }
        let scene = Scene::sight(look);
        self.candidates(look).any(|place| self.check_in(look, &scene, place).is_ok())
    }

    /// Places around the ship, outwards in every direction.
    fn candidates(&self, look: &ArmadaLook<'_>) -> impl Iterator<Item = Pose> + use<> {
        let it = look.board.ship(self.ship);
        let (_, radius) = look.game.measures.ship(it.card, it.pose).footprint().circle();
        let base = scene::disc(look.game, it.pose).radius;
        let reach = radius + base + Distance::One.end();
        let (centre, rings) = (it.pose, (reach / STEP) as u32);
        (0..DIRECTIONS).flat_map(move |way| {
            let way = Angle(way.wrapping_mul(u32::MAX / DIRECTIONS));
            (1..=rings).map(move |ring| projected(centre, way, f64::from(ring) * STEP))
        })
    }

    fn check_in(&self, look: &ArmadaLook<'_>, scene: &Scene, place: Pose) -> Result<(), Why> {
        let (game, board) = (look.game, look.board);
        let disc = scene::disc(game, place);
        let base = Shape::Disc(disc);
        let rule = "armada.card.reserve-hangar-deck.01";
        let it = board.ship(self.ship);
        let ship = game.measures.ship(it.card, it.pose);
        if !board.table.field().play.contains(&base) {
            return Err(ReturnRefused::Outside.by(rule));
        }
        let distance = Distance::One;
        if !at(distance..=distance, &base, &ship.base()) {
            return Err(ReturnRefused::NotAtShip { distance }.by(rule));
        }
        let on_ship = |other: ShipNo| {
            let other = board.ship(other);
            overlaps(&base, &game.measures.ship(other.card, other.pose).footprint())
        };
        let others = || board.squadrons_in_play().filter(|other| *other != self.squadron);
        let on_squadron =
            |other: SquadronNo| overlaps(&base, &Shape::Disc(scene::disc(game, board.squadron(other).pose)));
        if board.ships_in_play().any(on_ship) || others().any(on_squadron) {
            return Err(ReturnRefused::Overlaps.by(rule));
        }
        let me = Thing::Squadron(self.squadron);
        let engages = |other: SquadronNo| {
            let theirs = scene::disc(game, board.squadron(other).pose);
            !board.friendly(me, Thing::Squadron(other))
                && engaged(game.measures, disc, theirs, &scene.pieces())
        };
        if others().any(engages) {
            return Err(ReturnRefused::Engaged.by("armada.card.reserve-hangar-deck.02"));
        }
        Ok(())
    }
}

impl Rulebook for ReturnSquadron {
    const TITLE: &'static str = "Return Squadron";

    fn step(&self) -> &'static str {
        "Return Squadron"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Squadron(self.squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if !cx.board.ship(self.ship).in_play() || !self.has_place(&cx.look()) {
            return Flow::Done;
        }
        let owner = cx.board.squadron(self.squadron).controller;
        Flow::Ask(Ask::one(owner, Prompt::ReturnSquadron, Kind::Place { optional: true }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let it = look.board.ship(self.ship);
        let (_, radius) = look.game.measures.ship(it.card, it.pose).footprint().circle();
        let reach = radius + Distance::One.end();
        legal.regions.push(Region::Disc { centre: it.pose, reach });
        let scene = Scene::sight(look);
        let free = |place: &Pose| self.check_in(look, &scene, *place).is_ok();
        legal.places.extend(self.candidates(look).filter(free));
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        match answer {
            Answer::Place(place) => Ok(self.check_in(look, &Scene::sight(look), *place)?),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Place(place) = answer {
            atoms::return_squadron(cx, self.squadron, *place, self.hull);
        }
        Flow::Done
    }
}
