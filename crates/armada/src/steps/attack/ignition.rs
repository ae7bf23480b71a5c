//! Ignition attacks and the targeting token.

use arrayvec::ArrayVec;
use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Region, Seat};
use broadside_table::{Point, Pose};
use serde::{Deserialize, Serialize};

use super::AttackRefused;
use super::targets::{FRIENDLY, forbidden, told};
use crate::board::{Board, TokenKind};
use crate::facts::Zone;
use crate::geometry::{
    self, Ignition, IgnitionView, Range, SpecialArc, TokenRefusal, targeting_token, usable,
};
use crate::scene::{Scene, token_disc};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, Query, ShipNo, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms, values};

const OUTSIDE: Why = AttackRefused::SpecialArc.by("armada.ignition.07");
const NO_DICE: Why = AttackRefused::SpecialNoDice.by("armada.ignition.08");

/// A ship has at most one special firing arc that is printed and one for each hull zone.
type Arcs = ArrayVec<SpecialArc, 7>;

/// Whether a ship has a special battery, and with it ignition (armada.special-battery.03), no token in play, and no effect
/// forbids to place it.
pub(crate) fn may_place_targeting_token(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    values::special_battery(look, ship).total() > 0
        && token(look.board, ship).is_none()
        && look.allowed(Query::MayPlaceTargetingToken, About::subject(Thing::Ship(ship)), true)
}

/// The special firing arcs of a ship: the printed one, and the firing arcs that effects make special ones.
fn arcs(look: &ArmadaLook<'_>, ship: ShipNo) -> Arcs {
    let token = look.game.facts.token(look.board.ship(ship).card);
    let special =
        |zone: &&Zone| look.allowed(Query::SpecialArc, About::subject(Thing::Zone(ship, **zone)), false);
    let zones = look.game.ship(look.board, ship).zones().iter().filter(special);
    SpecialArc::printed(token)
        .into_iter()
        .chain(zones.filter_map(|zone| SpecialArc::of_zone(token, *zone)))
        .collect()
}

/// The special firing arc in which the targeting token of a ship lies (armada.card.spha-t.06).
pub(super) fn arc(look: &ArmadaLook<'_>, ship: ShipNo) -> Option<SpecialArc> {
    let token = token_disc(look.board.tokens[token(look.board, ship)?.index()].pose);
    let it = look.board.ship(ship);
    let piece = look.game.measures.ship(it.card, it.pose);
    arcs(look, ship).into_iter().find(|arc| arc.holds(&piece, token))
}

/// The targeting token of a ship.
fn token(board: &Board, ship: ShipNo) -> Option<TokenNo> {
    let mine = |token: &TokenNo| board.tokens[token.index()].on == Some(Thing::Ship(ship));
    board.tokens_of(TokenKind::Targeting).find(mine)
}

/// Removes the targeting token of a ship (armada.ignition.04).
pub(super) fn remove_token(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    if let Some(token) = token(&cx.board, ship) {
        atoms::remove_token(cx, token);
    }
}

/// The ignition attack of a ship on a target as measured.
pub(super) fn view(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    ship: ShipNo,
    target: Thing,
) -> Option<IgnitionView> {
    let (arc, token) = (arc(look, ship)?, token(look.board, ship)?);
    let place = scene.party(look.game, look.board, Thing::Zone(ship, arc.zone))?.ship()?;
    let defender = scene.party(look.game, look.board, target)?;
    let token = token_disc(look.board.tokens[token.index()].pose);
    Ignition { ship: place, arc, token, defender }.measure(look.game.measures, &scene.pieces())
}

/// The range that decides about the colours of dice (armada.ignition.08, armada.ignition.10).
pub(super) fn dice_range(look: &ArmadaLook<'_>, ship: ShipNo, target: Thing) -> Option<Range> {
    view(look, &Scene::sight(look), ship, target).map(|view| view.dice_range.band)
}

/// Whether a ship has to make an ignition attack: its token is in play, and there is a target (armada.ignition.03).
pub(super) fn can_ignite(look: &ArmadaLook<'_>, ship: ShipNo) -> bool {
    let mut any = false;
    if token(look.board, ship).is_some() && look.board.ship(ship).in_play() {
        each_target(look, ship, &mut |_, why| any |= why.is_none());
    }
    any
}

/// The ships that an ignition attack could be thought to target, with the reason against it.
pub(super) fn each_target(look: &ArmadaLook<'_>, ship: ShipNo, found: &mut dyn FnMut(Thing, Option<Why>)) {
    let board = look.board;
    let scene = Scene::sight(look);
    let zones = board.ships_in_play().filter(|other| *other != ship).flat_map(|other| {
        look.game.ship(board, other).zones().iter().map(move |zone| Thing::Zone(other, *zone))
    });
    let stations = board.obstacles_placed().filter(|at| board.obstacles[at.index()].counts_as_ship());
    for target in zones.chain(stations.map(Thing::Obstacle)) {
        found(target, against(look, &scene, ship, target));
    }
}

fn against(look: &ArmadaLook<'_>, scene: &Scene, ship: ShipNo, target: Thing) -> Option<Why> {
    if look.board.friendly(Thing::Ship(ship), target) {
        return Some(FRIENDLY);
    }
    // A special firing arc goes with its hull zone (armada.special-battery.05).
    let Some(arc) = arc(look, ship) else { return Some(OUTSIDE) };
    let attacker = Thing::Zone(ship, arc.zone);
    let Some(view) = view(look, scene, ship, target) else { return Some(OUTSIDE) };
    let sight = |refusal: &geometry::Refusal| {
        use geometry::Refusal::{DustField, RangeLineBlocked, SightBlocked};
        !(look.board.simple_sight && matches!(refusal, SightBlocked | RangeLineBlocked | DustField))
    };
    if let Some(refusal) = view.attack.refusal.filter(sight) {
        return Some(if refusal == geometry::Refusal::NotInArc { OUTSIDE } else { told(refusal) });
    }
    if usable(values::special_battery(look, ship), view.dice_range.band).total() == 0 {
        return Some(NO_DICE);
    }
    forbidden(look, attacker, target)
}

/// The ship may place its targeting token when its activation ends (armada.ignition.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetingToken {
    ship: ShipNo,
}

impl TargetingToken {
    pub(crate) fn new(ship: ShipNo) -> TargetingToken {
        TargetingToken { ship }
    }

    /// Whether the token may lie there: in a special arc, within the greatest range of the ship's ignition keywords
    /// (armada.ignition.01, armada.ignition.02).
    fn fits(&self, look: &ArmadaLook<'_>, pose: Pose) -> Result<(), TokenRefusal> {
        let it = look.board.ship(self.ship);
        let ship = look.game.measures.ship(it.card, it.pose);
        targeting_token(&ship, &arcs(look, self.ship), token_disc(pose), &[self.reach(look)])
    }

    /// The greatest range of the ship's ignition keywords; a special battery has ignition [close].
    fn reach(&self, look: &ArmadaLook<'_>) -> Range {
        match look.value(Query::IgnitionRange, About::subject(Thing::Ship(self.ship)), 0) {
            ..=0 => Range::Close,
            1 => Range::Medium,
            _ => Range::Long,
        }
    }
}

impl Rulebook for TargetingToken {
    const TITLE: &'static str = "Targeting Token";

    fn step(&self) -> &'static str {
        "Place Targeting Token"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        if !it.in_play() || token(&cx.board, self.ship).is_some() {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(it.controller, Prompt::PlaceTargetingToken, Kind::Place { optional: true }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let it = look.board.ship(self.ship);
        let ship = look.game.measures.ship(it.card, it.pose);
        let reach = self.reach(look).end().unwrap_or(0.0);
        legal.regions.push(Region::Disc { centre: it.pose, reach: reach + 150.0 });
        for arc in arcs(look, self.ship) {
            let frame = ship.frame.moved(0.0, 0.0, arc.middle());
            for ahead in 2..=24 {
                for aside in -4..=4 {
                    let place = frame.to_table(Point::new(f64::from(aside) * 20.0, f64::from(ahead) * 20.0));
                    let pose = Pose::from_mm(place.x, place.y, 0.0);
                    if self.fits(look, pose).is_ok() {
                        legal.places.push(pose);
                    }
                }
            }
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Answer::Place(pose) = *answer else { return Ok(()) };
        self.fits(look, pose).map_err(|refusal| Refusal::by("armada.ignition.01", refusal))
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        if let Answer::Place(pose) = *answer {
            let on = Some(Thing::Ship(self.ship));
            atoms::place_token(cx, TokenKind::Targeting, pose, Some(cx.board.side(seat)), on);
            let about = About::subject(Thing::Ship(self.ship));
            return Flow::Open(Occasion::new(Window::TargetingTokenPlaced, about));
        }
        Flow::Done
    }
}
