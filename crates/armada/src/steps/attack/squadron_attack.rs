//! A squadron chooses its target and attacks.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::armament::armament;
use super::targets::{FRIENDLY, NO_TARGET, forbidden, refused, told};
use super::{Why, begin};
use crate::board::{AttackKind, TokenKind};
use crate::facts::{Keyword, ObstacleKind};
use crate::geometry::{Distance, Reach, Refusal};
use crate::scene::{self, Scene};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::values;
use crate::words::{Prompt, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook};

const ENGAGED: Why =
    Why::new("armada.engagement.03", "the squadron can attack a squadron that it is engaged with");
const ESCORT: Why = Why::new(
    "armada.keyword.escort.01",
    "the squadron is engaged with an escort, and this one has no escort",
);
const NO_DICE: Why = Why::new("armada.attack.09", "the squadron has no dice against it");
const DESTROYED: Why = Why::new("armada.attacking-stations.10", "the station is destroyed");

/// A squadron chooses a target and attacks it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronAttack {
    squadron: SquadronNo,
    begun: bool,
}

impl SquadronAttack {
    pub(crate) fn new(squadron: SquadronNo) -> SquadronAttack {
        SquadronAttack { squadron, begun: false }
    }
}

/// Whether a squadron has a legal target.
pub(crate) fn squadron_can_attack(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    let mut any = false;
    if look.board.squadron(squadron).in_play() {
        each_target(look, squadron, &mut |_, why| {
            any = why.is_none();
            !any
        });
    }
    any
}

/// Why a squadron cannot attack a target.
pub(super) fn squadron_against(look: &ArmadaLook<'_>, squadron: SquadronNo, target: Thing) -> Option<Why> {
    let mut found = Some(NO_TARGET);
    each_target(look, squadron, &mut |other, why| {
        if other == target {
            found = why;
        }
        other != target
    });
    found
}

/// The kind of a squadron's attack: beyond distance 1 it snipes (armada.keyword.snipe.01).
fn kind(look: &ArmadaLook<'_>, squadron: SquadronNo, target: Thing) -> AttackKind {
    match target {
        Thing::Squadron(other) if distance(look, squadron, other) != Some(Distance::One) => AttackKind::Snipe,
        _ => AttackKind::Ordinary,
    }
}

fn distance(look: &ArmadaLook<'_>, one: SquadronNo, other: SquadronNo) -> Option<Distance> {
    let disc = |squadron| scene::disc(look.game, look.board.squadron(squadron).pose);
    let (one, other) = (disc(one), disc(other));
    Distance::of((other.centre - one.centre).length() - one.radius - other.radius)
}

/// Everything that a squadron could be thought to attack, with the reason against it, until `found` answers `false`.
pub(super) fn each_target(
    look: &ArmadaLook<'_>,
    squadron: SquadronNo,
    found: &mut dyn FnMut(Thing, Option<Why>) -> bool,
) {
    let (board, me) = (look.board, Thing::Squadron(squadron));
    let scene = Scene::sight(look);
    let engaged = values::engaged_in(look, &scene, squadron);
    let escorted = values::each(engaged).any(|other| values::has(look, other, Keyword::Escort));
    let mut held = false;
    for other in board.squadrons_in_play().filter(|other| *other != squadron) {
        let why = against_squadron(look, squadron, other, escorted);
        // armada.keyword.heavy.02: an engaged squadron with heavy keeps nobody from attacking ships.
        held |= why.is_none() && engaged >> other.0 & 1 == 1 && !values::has(look, other, Keyword::Heavy);
        if !found(Thing::Squadron(other), why) {
            return;
        }
    }
    let zones = board.ships_in_play().flat_map(|ship| {
        look.game.ship(board, ship).zones().iter().map(move |zone| Thing::Zone(ship, *zone))
    });
    let stations = board.obstacles_placed().filter(|at| {
        let it = &board.obstacles[at.index()];
        it.kind == ObstacleKind::Station && it.owner.is_some()
    });
    for target in zones.chain(stations.map(Thing::Obstacle)) {
        if !found(target, against_ship(look, &scene, me, target, held)) {
            return;
        }
    }
    for mine in board.tokens_of(TokenKind::ProximityMine) {
        if !found(Thing::Token(mine), Some(told(Refusal::NotByShip))) {
            return;
        }
    }
}

fn against_squadron(
    look: &ArmadaLook<'_>,
    squadron: SquadronNo,
    other: SquadronNo,
    escorted: bool,
) -> Option<Why> {
    let (me, target) = (Thing::Squadron(squadron), Thing::Squadron(other));
    if look.board.friendly(me, target) {
        return Some(FRIENDLY);
    }
    // Any enemy squadron at distance 1 can be attacked, engaged or not (armada.engagement.06, .71).
    let kind = match distance(look, squadron, other) {
        Some(Distance::One) => AttackKind::Ordinary,
        Some(Distance::Two) if values::has(look, squadron, Keyword::Snipe) => AttackKind::Snipe,
        _ => return Some(told(Refusal::OutOfDistance)),
    };
    if armament(look, me, target, kind).total() == 0 {
        return Some(NO_DICE);
    }
    // armada.keyword.escort.01, armada.keyword.snipe.04.
    if escorted && !values::has(look, other, Keyword::Escort) {
        return Some(ESCORT);
    }
    forbidden(look, me, target)
}

fn against_ship(look: &ArmadaLook<'_>, scene: &Scene, me: Thing, target: Thing, held: bool) -> Option<Why> {
    if look.board.friendly(me, target) {
        return Some(FRIENDLY);
    }
    if let Thing::Obstacle(station) = target
        && look.board.obstacles[station.index()].destroyed
    {
        return Some(DESTROYED);
    }
    if let Some(why) = refused(look, scene, me, target, Reach::SQUADRON, !look.board.simple_sight) {
        return Some(why);
    }
    if armament(look, me, target, AttackKind::Ordinary).total() == 0 {
        return Some(NO_DICE);
    }
    if held {
        return Some(ENGAGED);
    }
    forbidden(look, me, target)
}

impl Rulebook for SquadronAttack {
    const TITLE: &'static str = "Squadron Attack";

    fn step(&self) -> &'static str {
        if self.begun { "Attack" } else { "Declare Target" }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Squadron(self.squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.begun || !squadron_can_attack(&cx.look(), self.squadron) {
            return Flow::Done;
        }
        let owner = cx.board.squadron(self.squadron).owner;
        Flow::Ask(Ask::one(owner, Prompt::SquadronTarget, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        each_target(look, self.squadron, &mut |target, why| {
            match why {
                None => legal.items.push(target),
                Some(why) => legal.refuse(target, || why.into()),
            }
            true
        });
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        self.begun = true;
        let Answer::Pick(target) = *answer else { return Flow::Done };
        let kind = kind(&cx.look(), self.squadron, target);
        begin(cx, Thing::Squadron(self.squadron), target, kind, seat)
    }
}
