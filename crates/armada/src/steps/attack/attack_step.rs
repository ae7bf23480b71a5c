//! The Attack step of a ship's activation.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::refused::forbids;
use super::targets::can_attack_in;
use super::{AttackRefused, ShipAttack, ignition};
use crate::board::AttackKind;
use crate::facts::{Dice, Size, Zone};
use crate::scene::Scene;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Prompt, Query, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

const USED: Why = AttackRefused::ZoneUsed.by("armada.attack.23");
const NO_TARGET: Why = AttackRefused::ZoneWithoutTarget.by("armada.attack.04");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Before,
    /// The window of Before has closed.
    Begun,
    Ignition,
    AfterIgnition,
    Attacks,
    End,
    Over,
}

/// The Attack step of a ship's activation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttackStep {
    ship: ShipNo,
    at: At,
}

impl AttackStep {
    pub(crate) fn new(ship: ShipNo) -> AttackStep {
        AttackStep { ship, at: At::Before }
    }

    fn open(&self, window: Window) -> Next {
        Flow::Open(Occasion::new(window, About::subject(Thing::Ship(self.ship))))
    }

    /// How many attacks the ship may perform (armada.attack.22, armada.huge-ship.14).
    fn may_attack_again(&self, look: &ArmadaLook<'_>) -> bool {
        let printed = if look.game.ship(look.board, self.ship).size == Size::Huge { 3 } else { 2 };
        let most = look.value(Query::Attacks, About::subject(Thing::Ship(self.ship)), printed);
        i32::from(look.board.ship(self.ship).attacks) < most
    }
}

/// Why a ship cannot attack from a hull zone. With a lent armament the attack is one besides those of its Attack step,
/// against squadrons, also from a hull zone that has attacked.
pub(super) fn barred(
    look: &ArmadaLook<'_>,
    scene: &Scene,
    ship: ShipNo,
    zone: Zone,
    lent: Option<Dice>,
) -> Option<Why> {
    let from = Thing::Zone(ship, zone);
    let it = look.board.ship(ship);
    // armada.attack.23, armada.huge-ship.15; Gunnery Team lets the next attack come from the same hull zone.
    let fresh = it.fired[zone as usize] == 0 || it.same_zone == Some(zone) || lent.is_some();
    if !look.allowed(Query::MayAttackFrom, About::subject(from), fresh) {
        if !fresh {
            return Some(USED);
        }
        let card = forbids(look, Query::MayAttackFrom, About::subject(from));
        let reason = card.map_or(AttackRefused::Zone, |card| AttackRefused::ZoneBy { card });
        return Some(reason.by("armada.golden-rules.03"));
    }
    (!can_attack_in(look, scene, from, lent)).then_some(NO_TARGET)
}

impl Rulebook for AttackStep {
    const TITLE: &'static str = "Attack Step";

    fn step(&self) -> &'static str {
        match self.at {
            At::Before | At::Begun => "Before the Attack Step",
            At::Ignition | At::AfterIgnition => "Ignition Attack",
            At::Attacks => "Attacks",
            At::End | At::Over => "End of the Attack Step",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let owner = cx.board.ship(self.ship).controller;
        match self.at {
            At::Before => {
                self.at = At::Begun;
                self.open(Window::BeforeAttackStep)
            }
            At::Begun => {
                self.at = At::Ignition;
                Flow::Next
            }
            At::Ignition => {
                // armada.ignition.03: the first attack, if able.
                if ignition::can_ignite(&cx.look(), self.ship) {
                    return Flow::Ask(Ask::one(owner, Prompt::DeclareTarget, Kind::Pick { optional: false }));
                }
                self.at = At::Attacks;
                Flow::Next
            }
            At::AfterIgnition => {
                ignition::remove_token(cx, self.ship);
                self.at = At::Attacks;
                Flow::Next
            }
            At::Attacks => {
                if cx.board.ship(self.ship).in_play() && self.may_attack_again(&cx.look()) {
                    return Flow::Ask(Ask::one(owner, Prompt::AttackFrom, Kind::Pick { optional: true }));
                }
                self.at = At::End;
                Flow::Next
            }
            At::End => {
                // armada.ignition.04.
                ignition::remove_token(cx, self.ship);
                self.at = At::Over;
                if !cx.board.ship(self.ship).in_play() {
                    return Flow::Done;
                }
                self.open(Window::EndOfAttackStep)
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if self.at == At::Ignition {
            ignition::each_target(look, self.ship, &mut |target, why| match why {
                None => legal.items.push(target),
                Some(why) => legal.refuse(target, || why.into()),
            });
            return;
        }
        let scene = Scene::sight(look);
        for zone in look.game.ship(look.board, self.ship).zones() {
            let from = Thing::Zone(self.ship, *zone);
            match barred(look, &scene, self.ship, *zone, None) {
                None => legal.items.push(from),
                Some(why) => legal.refuse(from, || Refusal::from(why)),
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        let ignition = (self.at == At::Ignition).then(|| ignition::arc(&cx.look(), self.ship)).flatten();
        let (picked, from) = match (*answer, ignition) {
            (Answer::Pick(target), Some(arc)) => (target, arc.zone),
            (Answer::Pick(zone @ Thing::Zone(_, from)), None) => (zone, from),
            _ => {
                self.at = At::End;
                return Flow::Next;
            }
        };
        atoms::fire(cx, self.ship, from, true);
        if ignition.is_some() {
            self.at = At::AfterIgnition;
            let attacker = Thing::Zone(self.ship, from);
            return super::begin(cx, attacker, picked, AttackKind::Ignition, seat);
        }
        call(ShipAttack::new(self.ship, from, seat))
    }
}
