//! The effect of a repair command.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::facts::Zone;
use crate::scene::at_distance;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Payment, Prompt, Query, RepairEffect, ShipNo, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Start,
    Points,
    Choose,
    From,
    MoveTo(Zone),
    Recover,
    Discard,
    Squadron,
}

/// The effect of a repair command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RepairCommand {
    ship: ShipNo,
    payment: Payment,
    at: At,
    points: u8,
}

impl RepairCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> RepairCommand {
        RepairCommand { ship, payment, at: At::Start, points: 0 }
    }

    /// The engineering points of the command (armada.commands.11, .15, .25).
    fn gained(&self, look: &ArmadaLook<'_>) -> u8 {
        let value = i32::from(values::engineering(look, self.ship));
        let dial = if self.payment.dial() { value } else { 0 };
        let token = if self.payment.token() { (value + 1) / 2 } else { 0 };
        let about = About::subject(Thing::Ship(self.ship)).amount(self.payment as i16);
        look.value(Query::EngineeringPoints, about, dial + token).clamp(0, u8::MAX.into()) as u8
    }

    fn zones(&self, look: &ArmadaLook<'_>) -> &'static [Zone] {
        look.game.ship(look.board, self.ship).zones()
    }

    fn shields(&self, look: &ArmadaLook<'_>, zone: Zone) -> u8 {
        look.board.ship(self.ship).shields[zone as usize]
    }

    /// Why a hull zone cannot gain a shield (armada.shields.04).
    fn barred(&self, look: &ArmadaLook<'_>, zone: Zone) -> Option<Refusal> {
        if self.shields(look, zone) >= values::max_shields(look, self.ship, zone) {
            return Some(Refusal::by("armada.shields.04", "the hull zone has its maximum of shields"));
        }
        let about = About::subject(Thing::Zone(self.ship, zone));
        let allowed = look.allowed(Query::MayRestoreShields, about, true);
        (!allowed).then(|| {
            let reason = "an effect keeps the hull zone from regaining shields";
            Refusal::by("armada.damage.capacitor-failure.01", reason)
        })
    }

    /// Why a shield cannot be moved from a hull zone (armada.commands.12).
    fn unmovable(&self, look: &ArmadaLook<'_>, from: Zone) -> Option<Refusal> {
        if self.shields(look, from) == 0 {
            return Some(Refusal::by("armada.shields.05", "the hull zone has no shield to lose"));
        }
        let open = self.zones(look).iter().any(|to| *to != from && self.barred(look, *to).is_none());
        (!open).then(|| Refusal::by("armada.commands.12", "no other hull zone can gain a shield"))
    }

    /// Why a squadron cannot recover a hull point (armada.card.admiral-yularen.01).
    fn unrepairable(&self, look: &ArmadaLook<'_>, squadron: SquadronNo) -> Option<Refusal> {
        let rule = "armada.card.admiral-yularen.01";
        if look.board.squadron(squadron).hull >= values::squadron_hull(look, squadron) {
            return Some(Refusal::by(rule, "it has all its hull points"));
        }
        let near = at_distance(look.game, look.board, Thing::Ship(self.ship), Thing::Squadron(squadron), 3);
        (!near).then(|| Refusal::by(rule, "it is beyond distance 3"))
    }

    fn friends<'a>(&self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = SquadronNo> + use<'a> {
        let ship = self.ship;
        let friendly = move |at: &SquadronNo| look.board.friendly(Thing::Ship(ship), Thing::Squadron(*at));
        look.board.squadrons_in_play().filter(friendly)
    }

    /// Why a repair effect cannot be bought.
    fn refused(&self, look: &ArmadaLook<'_>, effect: RepairEffect) -> Option<Refusal> {
        let zones = self.zones(look);
        let (rule, possible, reason) = match effect {
            RepairEffect::MoveShields => (
                "armada.commands.12",
                zones.iter().any(|zone| self.unmovable(look, *zone).is_none()),
                "no shield can be moved from one hull zone to another",
            ),
            RepairEffect::RecoverShields => (
                "armada.commands.13",
                zones.iter().any(|zone| self.barred(look, *zone).is_none()),
                "no hull zone can recover a shield",
            ),
            RepairEffect::RepairHull => {
                ("armada.commands.14", look.board.ship(self.ship).damage > 0, "the ship has no damage card")
            }
            RepairEffect::RepairSquadron => (
                "armada.card.admiral-yularen.01",
                self.may_repair_squadrons(look)
                    && self.friends(look).any(|squadron| self.unrepairable(look, squadron).is_none()),
                "no squadron can recover a hull point",
            ),
        };
        if !possible {
            return Some(Refusal::by(rule, reason));
        }
        (effect.cost() > self.points).then(|| Refusal::by(rule, "the engineering points do not suffice"))
    }

    fn may_repair_squadrons(&self, look: &ArmadaLook<'_>) -> bool {
        look.allowed(Query::MayRepairSquadrons, About::subject(Thing::Ship(self.ship)), false)
    }

    /// An effect is resolved to its end before the next is paid for (armada.commands.18).
    fn bought(&mut self, effect: RepairEffect) -> Next {
        self.points = self.points.saturating_sub(effect.cost());
        self.at = At::Choose;
        Flow::Next
    }
}

impl Rulebook for RepairCommand {
    const TITLE: &'static str = "Repair Command";

    fn step(&self) -> &'static str {
        match self.at {
            At::Start | At::Points => "Resolve Repair Command",
            At::Choose => "Spend Engineering Points",
            At::From | At::MoveTo(_) => "Move Shields",
            At::Recover => "Recover Shields",
            At::Discard => "Repair Hull",
            At::Squadron => "Repair Squadron",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn left(&self) -> Option<u8> {
        Some(self.points)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        let (owner, must) = (it.owner, Kind::Pick { optional: false });
        let ask = |prompt, kind| Flow::Ask(Ask::one(owner, prompt, kind));
        if !it.in_play() {
            return Flow::Done;
        }
        match self.at {
            At::Start => {
                self.at = At::Points;
                let about = About::subject(Thing::Ship(self.ship)).amount(self.payment as i16);
                Flow::Open(Occasion::new(Window::ResolveRepairCommand, about))
            }
            At::Points => {
                self.at = At::Choose;
                self.points = self.gained(&cx.look());
                atoms::engineering_points(cx, self.ship, self.points);
                Flow::Next
            }
            // armada.commands.16, .17, .20: in any order, repeatedly; what is left is lost.
            At::Choose => ask(Prompt::Repair, Kind::Pick { optional: true }),
            At::From => ask(Prompt::ShieldFrom, must),
            At::MoveTo(_) | At::Recover => ask(Prompt::ShieldTo, must),
            At::Discard => ask(Prompt::DiscardDamageCard, must),
            At::Squadron => ask(Prompt::RepairSquadron, must),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let mut give = |thing: Thing, refusal: Option<Refusal>| match refusal {
            None => legal.items.push(thing),
            Some(refusal) => legal.refuse(thing, || refusal),
        };
        let zone = |zone: &Zone| Thing::Zone(self.ship, *zone);
        let zones = self.zones(look).iter();
        match self.at {
            At::Choose => {
                let offered = |effect: &&RepairEffect| {
                    **effect != RepairEffect::RepairSquadron || self.may_repair_squadrons(look)
                };
                for effect in RepairEffect::ALL.iter().filter(offered) {
                    give(Thing::Repair(*effect), self.refused(look, *effect));
                }
            }
            At::From => zones.for_each(|from| give(zone(from), self.unmovable(look, *from))),
            At::MoveTo(from) => {
                zones.filter(|to| **to != from).for_each(|to| give(zone(to), self.barred(look, *to)));
            }
            At::Recover => zones.for_each(|to| give(zone(to), self.barred(look, *to))),
            At::Discard => {
                look.board.decks.faceup(self.ship).for_each(|card| give(Thing::Card(card), None));
                if look.board.decks.last_facedown(self.ship).is_some() {
                    give(Thing::Facedown(self.ship), None);
                }
            }
            At::Squadron => {
                for squadron in self.friends(look) {
                    give(Thing::Squadron(squadron), self.unrepairable(look, squadron));
                }
            }
            At::Start | At::Points => {}
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Answer::Pick(thing) = answer else { return Flow::Done };
        match (self.at, *thing) {
            (At::Choose, Thing::Repair(effect)) => {
                self.at = match effect {
                    RepairEffect::MoveShields => At::From,
                    RepairEffect::RecoverShields => At::Recover,
                    RepairEffect::RepairHull => At::Discard,
                    RepairEffect::RepairSquadron => At::Squadron,
                };
                Flow::Next
            }
            (At::From, Thing::Zone(_, from)) => {
                self.at = At::MoveTo(from);
                Flow::Next
            }
            (At::MoveTo(from), Thing::Zone(ship, to)) => {
                atoms::lose_shields(cx, ship, from, 1);
                atoms::gain_shields(cx, ship, to, 1);
                self.bought(RepairEffect::MoveShields)
            }
            (At::Recover, Thing::Zone(ship, zone)) => {
                atoms::gain_shields(cx, ship, zone, 1);
                self.bought(RepairEffect::RecoverShields)
            }
            (At::Discard, chosen) => {
                let card = match chosen {
                    Thing::Card(card) => Some(card),
                    _ => cx.board.decks.last_facedown(self.ship),
                };
                if let Some(card) = card {
                    atoms::discard_card(cx, self.ship, card);
                }
                self.bought(RepairEffect::RepairHull)
            }
            (At::Squadron, Thing::Squadron(squadron)) => {
                atoms::recover_hull(cx, squadron, 1);
                self.bought(RepairEffect::RepairSquadron)
            }
            _ => Flow::Done,
        }
    }
}
