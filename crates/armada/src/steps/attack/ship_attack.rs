//! One attack of a hull zone or a station: its target, and further squadrons.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::procedure::{CANCELED, LAST_TARGET};
use super::targets::{against_further, can_attack_in, each_target};
use super::{Attack, declare};
use crate::board::{AttackKind, Board};
use crate::facts::{Dice, Zone};
use crate::scene::Scene;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Prompt, ShipNo, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    DeclareTarget,
    Declared,
    /// The attack on the target is under way, or over.
    Attacked,
    FurtherTarget,
}

/// Who attacks, kept small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Attacker {
    Zone(ShipNo, Zone),
    Station(ObstacleNo),
}

impl Attacker {
    fn of(thing: Thing) -> Option<Attacker> {
        match thing {
            Thing::Zone(ship, zone) => Some(Attacker::Zone(ship, zone)),
            Thing::Obstacle(station) => Some(Attacker::Station(station)),
            _ => None,
        }
    }

    fn thing(self) -> Thing {
        match self {
            Attacker::Zone(ship, zone) => Thing::Zone(ship, zone),
            Attacker::Station(station) => Thing::Obstacle(station),
        }
    }
}

/// One attack of a hull zone or a station. Each squadron that it targets is an [`Attack`] of its own, because card
/// effects see it so (armada.attack.21).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShipAttack {
    attacker: Attacker,
    by: Seat,
    at: At,
    /// The squadrons that have been targets, a bit for each.
    targets: u64,
    /// The anti-squadron armament that an effect lends it.
    lent: Option<Dice>,
}

impl ShipAttack {
    /// An attack of a hull zone whose target is yet to be declared.
    pub(crate) fn new(ship: ShipNo, zone: Zone, by: Seat) -> ShipAttack {
        let (attacker, at) = (Attacker::Zone(ship, zone), At::DeclareTarget);
        ShipAttack { attacker, by, at, targets: 0, lent: None }
    }

    /// The same against squadrons only, with this anti-squadron armament.
    pub(super) fn lent(self, armament: Option<Dice>) -> ShipAttack {
        ShipAttack { lent: armament, ..self }
    }

    /// An attack of a station whose target is yet to be declared.
    pub(crate) fn of_station(station: ObstacleNo, by: Seat) -> ShipAttack {
        let (attacker, at) = (Attacker::Station(station), At::DeclareTarget);
        ShipAttack { attacker, by, at, targets: 0, lent: None }
    }

    /// An attack on a squadron that has been declared; nothing for attackers that have one target only.
    pub(super) fn declared(attacker: Thing, by: Seat, defender: SquadronNo) -> Option<ShipAttack> {
        let attacker = Attacker::of(attacker)?;
        Some(ShipAttack { attacker, by, at: At::Declared, targets: 1 << defender.0, lent: None })
    }

    fn attacker_fights_on(&self, board: &Board) -> bool {
        match self.attacker {
            Attacker::Zone(ship, _) => board.ship(ship).in_play(),
            Attacker::Station(station) => !board.obstacles[station.index()].destroyed,
        }
    }
}

impl Rulebook for ShipAttack {
    const TITLE: &'static str = "Ship Attack";

    fn step(&self) -> &'static str {
        match self.at {
            At::DeclareTarget | At::Declared => "Declare Target",
            At::Attacked => "Attack",
            At::FurtherTarget => "Declare Additional Squadron Target",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(match self.attacker {
            Attacker::Zone(ship, zone) => Thing::Zone(ship, zone),
            Attacker::Station(station) => Thing::Obstacle(station),
        })
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.at {
            At::DeclareTarget => {
                let look = cx.look();
                if !can_attack_in(&look, &Scene::sight(&look), self.attacker.thing(), self.lent) {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(self.by, Prompt::DeclareTarget, Kind::Pick { optional: false }))
            }
            At::Declared => {
                self.at = At::Attacked;
                call(Attack::new())
            }
            At::Attacked => {
                // armada.attack.09: of a canceled attack no later step is carried out, this one neither.
                self.at = At::FurtherTarget;
                if matches!(cx.core.returned(), CANCELED | LAST_TARGET) { Flow::Done } else { Flow::Next }
            }
            At::FurtherTarget => {
                if self.targets == 0 || !self.attacker_fights_on(&cx.board) {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(self.by, Prompt::NextSquadronTarget, Kind::Pick { optional: true }))
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let scene = Scene::sight(look);
        let mut list = |target, why: Option<Why>| match why {
            None => legal.items.push(target),
            Some(why) => legal.refuse(target, || why.into()),
        };
        if self.at == At::DeclareTarget {
            each_target(look, &scene, self.attacker.thing(), self.lent, &mut |target, why| {
                list(target, why);
                true
            });
            return;
        }
        for target in look.board.squadrons_in_play().map(Thing::Squadron) {
            let from = self.attacker.thing();
            list(target, against_further(look, &scene, from, target, self.lent, self.targets));
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Answer::Pick(target) = *answer else { return Flow::Done };
        declare::declare(cx, self.attacker.thing(), target, AttackKind::Ordinary, self.by, self.targets);
        atoms::lend_armament(cx, self.lent);
        self.targets |= target.squadron().map_or(0, |squadron| 1 << squadron.0);
        self.at = At::Attacked;
        call(Attack::new())
    }
}
