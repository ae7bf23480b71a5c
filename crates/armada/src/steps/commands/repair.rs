//! The effect of a repair command.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat, reasons};
use serde::{Deserialize, Serialize};

use crate::effects::may_recover;
use crate::facts::{ObstacleKind, Zone};
use crate::scene::at_distance;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{ObstacleNo, Payment, Prompt, Query, RepairEffect, ShipNo, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Why, atoms, values};

reasons! {
    /// Why an effect of a repair command cannot be bought, or not for this.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RepairRefused {
        FullShields = "armada-refused-repair-full-shields",
        NoRegaining = "armada-refused-repair-no-regaining",
        NoRecovering = "armada-refused-repair-no-recovering",
        NoShield = "armada-refused-repair-no-shield",
        NoOtherZone = "armada-refused-repair-no-other-zone",
        FullHull = "armada-refused-repair-full-hull",
        Beyond { distance: u8 } = "armada-refused-repair-beyond",
        NothingToMove = "armada-refused-repair-nothing-to-move",
        NothingToRecover = "armada-refused-repair-nothing-to-recover",
        NoDamage = "armada-refused-repair-no-damage",
        NothingToProject = "armada-refused-repair-nothing-to-project",
        NothingToGather = "armada-refused-repair-nothing-to-gather",
        NoSquadron = "armada-refused-repair-no-squadron",
        SpendingForbidden = "armada-refused-repair-spending-forbidden",
        Points { cost: u8, left: u8 } = "armada-refused-repair-points",
        NoFurtherProjection = "armada-refused-repair-no-further-projection",
    }
}

/// How far away a squadron may be that is repaired, as a band of the distance side.
const REPAIR_DISTANCE: u8 = 3;

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
    ProjectFrom,
    ProjectTo(Zone),
    /// Victory tokens are gathered at an obstacle, which is to be chosen.
    Gather,
    /// How many at this one.
    GatherHere(ObstacleNo),
}

/// The effect of a repair command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RepairCommand {
    ship: ShipNo,
    payment: Payment,
    at: At,
    points: u8,
    /// How many shields have been moved to another ship, and to which.
    projected: u8,
    to: Option<ShipNo>,
    /// Whether victory tokens have been gathered in this command (armada.effect-timing.04).
    gathered: bool,
}

impl RepairCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> RepairCommand {
        RepairCommand { ship, payment, at: At::Start, points: 0, projected: 0, to: None, gathered: false }
    }

    /// The engineering points of the command (armada.commands.11, armada.commands.15, armada.commands.25).
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
    fn barred(&self, look: &ArmadaLook<'_>, zone: Zone) -> Option<Why> {
        let about = About::subject(Thing::Zone(self.ship, zone));
        if self.shields(look, zone) >= values::max_shields_in_repair(look, self.ship, zone) {
            return Some(RepairRefused::FullShields.by("armada.shields.04"));
        }
        let allowed = look.allowed(Query::MayRestoreShields, about, true);
        (!allowed).then_some(RepairRefused::NoRegaining.by("armada.damage.capacitor-failure.01"))
    }

    /// Why a hull zone cannot recover a shield.
    fn unrecoverable(&self, look: &ArmadaLook<'_>, zone: Zone) -> Option<Why> {
        self.barred(look, zone).or_else(|| {
            let allowed = may_recover(look, self.ship, zone);
            (!allowed).then_some(RepairRefused::NoRecovering.by("armada.golden-rules.03"))
        })
    }

    /// Why a shield cannot be moved from a hull zone (armada.commands.12).
    fn unmovable(&self, look: &ArmadaLook<'_>, from: Zone) -> Option<Why> {
        if self.shields(look, from) == 0 {
            return Some(RepairRefused::NoShield.by("armada.shields.05"));
        }
        let open = self.zones(look).iter().any(|to| *to != from && self.barred(look, *to).is_none());
        (!open).then_some(RepairRefused::NoOtherZone.by("armada.commands.12"))
    }

    /// Why a squadron cannot recover a hull point (armada.card.admiral-yularen.01).
    fn unrepairable(&self, look: &ArmadaLook<'_>, squadron: SquadronNo) -> Option<Why> {
        let rule = "armada.card.admiral-yularen.01";
        if look.board.squadron(squadron).hull >= values::squadron_hull(look, squadron) {
            return Some(RepairRefused::FullHull.by(rule));
        }
        let (ship, distance) = (Thing::Ship(self.ship), REPAIR_DISTANCE);
        let near = at_distance(look.game, look.board, ship, Thing::Squadron(squadron), distance);
        (!near).then_some(RepairRefused::Beyond { distance }.by(rule))
    }

    fn friends<'a>(&self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = SquadronNo> + use<'a> {
        let ship = self.ship;
        let friendly = move |at: &SquadronNo| look.board.friendly(Thing::Ship(ship), Thing::Squadron(*at));
        look.board.squadrons_in_play().filter(friendly)
    }

    /// Why a repair effect cannot be bought.
    fn refused(&self, look: &ArmadaLook<'_>, effect: RepairEffect) -> Option<Why> {
        let zones = self.zones(look);
        let (rule, possible, reason) = match effect {
            RepairEffect::MoveShields => (
                "armada.commands.12",
                zones.iter().any(|zone| self.unmovable(look, *zone).is_none()),
                RepairRefused::NothingToMove,
            ),
            RepairEffect::RecoverShields => (
                "armada.commands.13",
                zones.iter().any(|zone| self.unrecoverable(look, *zone).is_none()),
                RepairRefused::NothingToRecover,
            ),
            RepairEffect::RepairHull => {
                ("armada.commands.14", look.board.ship(self.ship).damage > 0, RepairRefused::NoDamage)
            }
            RepairEffect::ProjectShield => (
                "armada.card.projection-experts.01",
                zones.iter().any(|zone| self.shields(look, *zone) > 0)
                    && self.others(look).any(|at| self.unprojectable(look, at).is_none()),
                RepairRefused::NothingToProject,
            ),
            RepairEffect::GatherVictory => {
                ("armada.effect-timing.04", self.sites(look).next().is_some(), RepairRefused::NothingToGather)
            }
            RepairEffect::RepairSquadron => (
                "armada.card.admiral-yularen.01",
                self.may_repair_squadrons(look)
                    && self.friends(look).any(|squadron| self.unrepairable(look, squadron).is_none()),
                RepairRefused::NoSquadron,
            ),
        };
        if !possible {
            return Some(reason.by(rule));
        }
        if !look.allowed(Query::MaySpendPoints, About::subject(Thing::Ship(self.ship)), true) {
            return Some(RepairRefused::SpendingForbidden.by("armada.golden-rules.03"));
        }
        let (cost, left) = (effect.cost(), self.points);
        (cost > left).then_some(RepairRefused::Points { cost, left }.by(rule))
    }

    /// Whether victory tokens can still be gathered in this command.
    fn may_gather(&self, look: &ArmadaLook<'_>) -> bool {
        !self.gathered && look.allowed(Query::MayGatherVictory, About::subject(Thing::Ship(self.ship)), false)
    }

    /// The obstacles at distance 1 at which the points suffice for a victory token.
    fn sites<'a>(&self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = ObstacleNo> + use<'a> {
        let (ship, points) = (Thing::Ship(self.ship), self.points);
        look.board.obstacles_placed().filter(move |at| {
            price(look, *at).is_some_and(|price| price <= points)
                && at_distance(look.game, look.board, ship, Thing::Obstacle(*at), 1)
        })
    }

    /// So many victory tokens are gathered; a dust field that gives more than one is gone.
    fn gather(&mut self, cx: &mut ArmadaCx<'_>, site: ObstacleNo, count: u8) -> Next {
        let side = cx.board.side_of_ship(self.ship);
        let price = price(&cx.look(), site).unwrap_or(0);
        self.points = self.points.saturating_sub(price.saturating_mul(count));
        (self.at, self.gathered) = (At::Choose, true);
        atoms::gain_victory(cx, side, count);
        if count > 1 && cx.board.obstacles[site.index()].kind == ObstacleKind::DustField {
            atoms::remove_obstacle(cx, site);
        }
        Flow::Next
    }

    fn may_repair_squadrons(&self, look: &ArmadaLook<'_>) -> bool {
        look.allowed(Query::MayRepairSquadrons, About::subject(Thing::Ship(self.ship)), false)
    }

    /// Whether the ship may still move shields to another one.
    fn may_project(&self, look: &ArmadaLook<'_>, to: ShipNo) -> bool {
        let about = About::both(Thing::Ship(self.ship), Thing::Ship(to));
        i32::from(self.projected) < look.value(Query::ShieldsToProject, about, 0)
    }

    /// The hull zones of the other friendly ships; after the first shield only those of the ship that got it.
    fn others<'a>(&self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = (ShipNo, Zone)> + use<'a> {
        let (ship, to) = (self.ship, self.to);
        let friendly = move |at: &ShipNo| {
            *at != ship
                && look.board.friendly(Thing::Ship(ship), Thing::Ship(*at))
                && to.is_none_or(|to| to == *at)
        };
        let zones =
            move |at: ShipNo| look.game.ship(look.board, at).zones().iter().map(move |zone| (at, *zone));
        look.board.ships_in_play().filter(friendly).flat_map(zones)
    }

    /// Why a shield cannot be moved to a hull zone of another ship: not above the value of its card
    /// (armada.card.auxiliary-shield-team.02), whatever keeps it from regaining shields itself
    /// (armada.damage.capacitor-failure.03).
    fn unprojectable(&self, look: &ArmadaLook<'_>, (ship, zone): (ShipNo, Zone)) -> Option<Why> {
        if look.board.ship(ship).shields[zone as usize] >= values::max_shields(look, ship, zone) {
            return Some(RepairRefused::FullShields.by("armada.shields.04"));
        }
        let why = RepairRefused::NoFurtherProjection.by("armada.card.projection-experts.01");
        (!self.may_project(look, ship)).then_some(why)
    }

    /// An effect is resolved to its end before the next is paid for (armada.commands.18).
    fn bought(&mut self, effect: RepairEffect) -> Next {
        self.points = self.points.saturating_sub(effect.cost());
        self.at = At::Choose;
        Flow::Next
    }
}

/// How many engineering points a victory token costs at an obstacle.
fn price(look: &ArmadaLook<'_>, obstacle: ObstacleNo) -> Option<u8> {
    match look.board.obstacles[obstacle.index()].kind {
        ObstacleKind::Station => Some(3),
        ObstacleKind::DustField => Some(2),
        _ => None,
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
            At::ProjectFrom | At::ProjectTo(_) => "Project Shields",
            At::Gather | At::GatherHere(_) => "Gather Victory Tokens",
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
        let (owner, must) = (it.controller, Kind::Pick { optional: false });
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
            // armada.commands.16, armada.commands.17, armada.commands.20: in any order, repeatedly; what is left is
            // lost.
            At::Choose => ask(Prompt::Repair, Kind::Pick { optional: true }),
            At::From => ask(Prompt::ShieldFrom, must),
            At::MoveTo(_) | At::Recover => ask(Prompt::ShieldTo, must),
            At::Discard => ask(Prompt::DiscardDamageCard, must),
            At::Squadron => ask(Prompt::RepairSquadron, must),
            At::ProjectFrom => ask(Prompt::ShieldFrom, must),
            At::ProjectTo(_) => ask(Prompt::ProjectTo, must),
            At::Gather => ask(Prompt::GatherAt, must),
            At::GatherHere(site) => {
                let max = self.points / price(&cx.look(), site).unwrap_or(1).max(1);
                ask(Prompt::GatherAmount, Kind::Amount { min: 1, max: max.into() })
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let mut give = |thing: Thing, why: Option<Why>| match why {
            None => legal.items.push(thing),
            Some(why) => legal.refuse(thing, || why.into()),
        };
        let zone = |zone: &Zone| Thing::Zone(self.ship, *zone);
        let zones = self.zones(look).iter();
        match self.at {
            At::Choose => {
                let offered = |effect: &&RepairEffect| match effect {
                    RepairEffect::RepairSquadron => self.may_repair_squadrons(look),
                    RepairEffect::GatherVictory => self.may_gather(look),
                    RepairEffect::ProjectShield => {
                        self.others(look).any(|(at, _)| self.may_project(look, at))
                    }
                    _ => true,
                };
                for effect in RepairEffect::ALL.iter().filter(offered) {
                    give(Thing::Repair(*effect), self.refused(look, *effect));
                }
            }
            At::From => zones.for_each(|from| give(zone(from), self.unmovable(look, *from))),
            At::MoveTo(from) => {
                zones.filter(|to| **to != from).for_each(|to| give(zone(to), self.barred(look, *to)));
            }
            At::Recover => zones.for_each(|to| give(zone(to), self.unrecoverable(look, *to))),
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
            At::ProjectFrom => {
                let none = |from: &Zone| {
                    (self.shields(look, *from) == 0)
                        .then_some(RepairRefused::NoShield.by("armada.shields.05"))
                };
                zones.for_each(|from| give(zone(from), none(from)));
            }
            At::ProjectTo(_) => {
                for at in self.others(look) {
                    give(Thing::Zone(at.0, at.1), self.unprojectable(look, at));
                }
            }
            At::Gather => self.sites(look).for_each(|at| give(Thing::Obstacle(at), None)),
            At::Start | At::Points | At::GatherHere(_) => {}
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let (At::GatherHere(site), Answer::Amount(count)) = (self.at, answer) {
            return self.gather(cx, site, (*count).clamp(0, u8::MAX.into()) as u8);
        }
        let Answer::Pick(thing) = answer else { return Flow::Done };
        match (self.at, *thing) {
            (At::Gather, Thing::Obstacle(site)) => {
                self.at = At::GatherHere(site);
                Flow::Next
            }
            (At::Choose, Thing::Repair(effect)) => {
                self.at = match effect {
                    RepairEffect::MoveShields => At::From,
                    RepairEffect::RecoverShields => At::Recover,
                    RepairEffect::RepairHull => At::Discard,
                    RepairEffect::RepairSquadron => At::Squadron,
                    RepairEffect::ProjectShield => At::ProjectFrom,
                    RepairEffect::GatherVictory => At::Gather,
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
            (At::ProjectFrom, Thing::Zone(_, from)) => {
                self.at = At::ProjectTo(from);
                Flow::Next
            }
            (At::ProjectTo(from), Thing::Zone(ship, to)) => {
                atoms::lose_shields(cx, self.ship, from, 1);
                atoms::gain_shields(cx, ship, to, 1);
                self.projected += 1;
                self.to = Some(ship);
                self.bought(RepairEffect::ProjectShield)
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
