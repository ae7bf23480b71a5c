//! An attack of a ship that an effect grants, outside its Attack step or besides the attacks of that step.

use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::ShipAttack;
use super::attack_step::barred;
use crate::facts::Dice;
use crate::scene::Scene;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Prompt, ShipNo, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// One attack of a ship, from a hull zone that its owner picks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExtraAttack {
    ship: ShipNo,
    /// The anti-squadron armament that the effect gives it; without one it is one of the ship's own attacks.
    lent: Option<Dice>,
    begun: bool,
}

impl ExtraAttack {
    /// One of the ship's own attacks.
    pub(crate) fn one_of_its(ship: ShipNo) -> ExtraAttack {
        ExtraAttack { ship, lent: None, begun: false }
    }

    /// An attack besides its own, against squadrons, with this anti-squadron armament.
    pub(crate) fn on_squadrons(ship: ShipNo, armament: Dice) -> ExtraAttack {
        ExtraAttack { ship, lent: Some(armament), begun: false }
    }

    /// Whether any hull zone can make it.
    pub(crate) fn is_possible(&self, look: &ArmadaLook<'_>) -> bool {
        let scene = Scene::sight(look);
        let mut zones = look.game.ship(look.board, self.ship).zones().iter();
        look.board.ship(self.ship).in_play()
            && zones.any(|zone| barred(look, &scene, self.ship, *zone, self.lent).is_none())
    }
}

impl Rulebook for ExtraAttack {
    const TITLE: &'static str = "Further Attack";

    fn step(&self) -> &'static str {
        if self.begun { "Attack" } else { "Choose Hull Zone" }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.begun || !self.is_possible(&cx.look()) {
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).controller;
        Flow::Ask(Ask::one(owner, Prompt::AttackFrom, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let scene = Scene::sight(look);
        for zone in look.game.ship(look.board, self.ship).zones() {
            let from = Thing::Zone(self.ship, *zone);
            match barred(look, &scene, self.ship, *zone, self.lent) {
                None => legal.items.push(from),
                Some(why) => legal.refuse(from, || Refusal::from(why)),
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        self.begun = true;
        let Answer::Pick(Thing::Zone(_, zone)) = *answer else { return Flow::Done };
        atoms::fire(cx, self.ship, zone, self.lent.is_none());
        call(ShipAttack::new(self.ship, zone, seat).lent(self.lent))
    }
}
