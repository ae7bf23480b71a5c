//! A squadron chooses its target and attacks.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::armament::armament;
use super::refused::forbids;
use super::targets::{DESTROYED, FRIENDLY, NO_TARGET, forbidden, refused, told};
use super::terms::{Target, Terms};
use super::{AttackRefused, begin};
use crate::board::{AttackKind, TokenKind};
use crate::facts::{Keyword, ObstacleKind};
use crate::geometry::{Distance, Range, Reach, Refusal};
use crate::scene::{self, Scene};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::values;
use crate::words::{Prompt, Query, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, Why};

const ENGAGED: Why = AttackRefused::Engaged.by("armada.engagement.03");
const ESCORT: Why = AttackRefused::Escort.by("armada.keyword.escort.01");
const NO_DICE: Why = AttackRefused::SquadronNoDice.by("armada.attack.09");
const NOT_MEANT: Why = AttackRefused::NotMeant.by("armada.effect-timing.02");
const ATTACKED: Why = AttackRefused::SameEffect.by("armada.effect-timing.02");
const TOO_FAR: Why = told(Refusal::OutOfDistance { distance: Distance::One });

/// A squadron chooses a target and attacks it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronAttack {
    squadron: SquadronNo,
    terms: Terms,
    begun: bool,
    /// The squadrons that it has attacked by this effect, a bit for each.
    attacked: u64,
}

impl SquadronAttack {
    pub(crate) fn new(squadron: SquadronNo) -> SquadronAttack {
        SquadronAttack::under(squadron, Terms::PLAIN)
    }

    /// An attack that an effect grants on terms of its own.
    pub(crate) fn under(squadron: SquadronNo, terms: Terms) -> SquadronAttack {
        SquadronAttack { squadron, terms, begun: false, attacked: 0 }
    }

    /// Everything that it could be thought to attack now, with the reason against it.
    fn each_target(&self, look: &ArmadaLook<'_>, found: &mut dyn FnMut(Thing, Option<Why>) -> bool) {
        each_target_under(look, self.squadron, &self.terms, &mut |target, why| {
            let again = target.squadron().is_some_and(|other| self.attacked >> other.0 & 1 == 1);
            found(target, if again { Some(ATTACKED) } else { why })
        });
    }

    fn has_target(&self, look: &ArmadaLook<'_>) -> bool {
        let mut any = false;
        if look.board.squadron(self.squadron).in_play() {
            self.each_target(look, &mut |_, why| {
                any = why.is_none();
                !any
            });
        }
        any
    }
}

/// Whether a squadron has a legal target.
pub(crate) fn squadron_can_attack(look: &ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    SquadronAttack::new(squadron).has_target(look)
}

/// Whether a squadron has a legal target for an attack on these terms.
pub(crate) fn squadron_can_attack_under(look: &ArmadaLook<'_>, squadron: SquadronNo, terms: Terms) -> bool {
    SquadronAttack::under(squadron, terms).has_target(look)
}

/// Whether an effect keeps a squadron from attacking, and which.
pub(crate) fn squadron_kept(look: &ArmadaLook<'_>, squadron: SquadronNo) -> Option<Why> {
    let about = About::subject(Thing::Squadron(squadron));
    let allowed = look.allowed(Query::MayAttack, about, true);
    (!allowed).then(|| {
        let card = forbids(look, Query::MayAttack, about);
        let reason = card.map_or(AttackRefused::Kept, |card| AttackRefused::KeptBy { card });
        reason.by("armada.golden-rules.03")
    })
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
    each_target_under(look, squadron, &Terms::PLAIN, found);
}

/// The same for an attack on terms of its own.
fn each_target_under(
    look: &ArmadaLook<'_>,
    squadron: SquadronNo,
    terms: &Terms,
    found: &mut dyn FnMut(Thing, Option<Why>) -> bool,
) {
    let (board, me) = (look.board, Thing::Squadron(squadron));
    let kept = squadron_kept(look, squadron);
    let mut found = |target: Thing, why: Option<Why>| {
        let meant = terms.target.allows(target);
        found(target, kept.or(if meant { why } else { Some(NOT_MEANT) }))
    };
    let scene = Scene::sight(look);
    let engaged = values::engaged_in(look, &scene, squadron);
    let escorted = values::each(engaged).any(|other| values::has(look, other, Keyword::Escort));
    let mut held = false;
    for other in board.squadrons_in_play().filter(|other| *other != squadron) {
        let why = against_squadron(look, squadron, other, terms, escorted);
        // armada.keyword.heavy.02: an engaged squadron with heavy keeps nobody from attacking ships.
        held |= why.is_none() && engaged >> other.0 & 1 == 1 && !values::has(look, other, Keyword::Heavy);
        if !found(Thing::Squadron(other), why) {
            return;
        }
    }
    let held = !terms.even_engaged && look.allowed(Query::HeldFromShips, About::subject(me), held);
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
    terms: &Terms,
    escorted: bool,
) -> Option<Why> {
    let (me, target) = (Thing::Squadron(squadron), Thing::Squadron(other));
    if look.board.friendly(me, target) {
        return Some(FRIENDLY);
    }
    // Any enemy squadron at distance 1 can be attacked, engaged or not (armada.engagement.06, armada.engagement.71).
    let kind = match distance(look, squadron, other) {
        Some(Distance::One) => AttackKind::Ordinary,
        Some(Distance::Two)
            if terms.target != Target::Squadrons && values::has(look, squadron, Keyword::Snipe) =>
        {
            AttackKind::Snipe
        }
        _ => return Some(TOO_FAR),
    };
    if terms.lent.unwrap_or_else(|| armament(look, me, target, kind)).total() == 0 {
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
    if let Some(why) = refused(look, scene, me, target, reach(look, me, target), !look.board.simple_sight) {
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

/// How far a squadron's attack on a ship reaches.
pub(crate) fn reach(look: &ArmadaLook<'_>, squadron: Thing, target: Thing) -> Reach {
    match look.value(Query::SquadronReach, About::both(squadron, target), 0) {
        ..=0 => Reach::SQUADRON,
        _ => Reach::Range(Range::Close),
    }
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
        if (self.begun && !self.terms.each) || !self.has_target(&cx.look()) {
            return Flow::Done;
        }
        let owner = cx.board.squadron(self.squadron).controller;
        Flow::Ask(Ask::one(owner, Prompt::SquadronTarget, Kind::Pick { optional: self.terms.each }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        self.each_target(look, &mut |target, why| {
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
        self.attacked |= target.squadron().map_or(0, |other| 1 << other.0);
        let kind = kind(&cx.look(), self.squadron, target);
        let attack = begin(cx, Thing::Squadron(self.squadron), target, kind, seat);
        self.terms.apply(cx);
        attack
    }
}
