//! Damage is suffered.

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::Deal;
use crate::board::Hurt;
use crate::facts::Zone;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Prompt, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// A ship, hull zone, squadron or station suffers damage. Where a ship is given, its owner picks the hull zone, which
/// suffers all of it (armada.damage.06).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suffer {
    who: Thing,
    amount: u8,
    /// Whether its cards are among those that the innermost attack deals to the defender, the first of which critical
    /// effects can make faceup.
    attack: bool,
    /// Whether shields do not help.
    through: bool,
    /// Whether it is dealt by an effect during the innermost attack, and what of it has been done.
    aside: Aside,
}

/// Damage that an effect deals to others during an attack: what lowers it comes before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Aside {
    /// It is none.
    No,
    /// It is about to be announced.
    Announced(Hurt),
    /// What lowers it is over; the attack's own total was this.
    Lowered(u8),
}

impl Suffer {
    /// Damage from an effect.
    pub(crate) fn new(who: Thing, amount: u8) -> Suffer {
        Suffer { who, amount, attack: false, through: false, aside: Aside::No }
    }

    /// Damage that an effect deals during the innermost attack.
    pub(crate) fn in_attack(who: Thing, amount: u8, hurt: Hurt) -> Suffer {
        Suffer { aside: Aside::Announced(hurt), ..Suffer::new(who, amount) }
    }

    /// Damage that a critical effect of the innermost attack does to the defender: its cards are the first of the attack
    /// (armada.card.assault-concussion-missiles.02, armada.card.fire-control-team.08).
    pub(crate) fn of_critical(who: Thing, amount: u8) -> Suffer {
        Suffer { attack: true, ..Suffer::new(who, amount) }
    }

    /// The damage of the innermost attack; `through` says that shields do not help.
    pub(crate) fn of_attack(defender: Thing, amount: u8, through: bool) -> Suffer {
        Suffer { attack: true, through, ..Suffer::new(defender, amount) }
    }

    /// A shield for each point, then a damage card for each point (armada.damage.04).
    fn in_zone(&mut self, cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone) -> Next {
        let it = cx.board.ship(ship);
        if self.amount == 0 || !it.in_play() {
            return Flow::Done;
        }
        let shields = if self.through { 0 } else { it.shields[zone as usize].min(self.amount) };
        if shields > 0 {
            self.amount -= shields;
            atoms::lose_shields(cx, ship, zone, shields);
            atoms::count_suffered(cx, self.who, shields);
            return Flow::Next;
        }
        self.amount -= 1;
        atoms::count_suffered(cx, self.who, 1);
        if self.is_faceup(cx) {
            return call(Deal::new(ship, true, 1));
        }
        atoms::deal(cx, ship, false);
        Flow::Next
    }

    /// Whether the next card of the attack is one of the first that a critical effect has dealt faceup (armada.attack.17,
    /// armada.card.xx-9-turbolasers.01).
    fn is_faceup(&self, cx: &mut ArmadaCx<'_>) -> bool {
        if !self.attack {
            return false;
        }
        atoms::count_dealt(cx, 1);
        cx.board.attack().is_some_and(|attack| attack.dealt <= attack.faceup_first)
    }

    /// What lowers damage comes before the damage of an effect, too, each instance by itself
    /// (armada.card.axe.03, armada.card.biggs-darklighter.05).
    fn announce(&mut self, cx: &mut ArmadaCx<'_>, hurt: Hurt) -> Next {
        let Some((total, attacker)) = atoms::begin_hurt(cx, self.amount, hurt) else {
            self.aside = Aside::No;
            return Flow::Next;
        };
        self.aside = Aside::Lowered(total);
        let about = About::both(attacker, self.who);
        Flow::Open(Occasion::new(Window::BeforeSufferAttackDamage, about))
    }

    fn lowered(&mut self, cx: &mut ArmadaCx<'_>, total: u8) -> Next {
        self.aside = Aside::No;
        if let Some(left) = atoms::end_hurt(cx, total) {
            self.amount = left;
        }
        Flow::Next
    }

    /// A facedown card for each point, until the station is destroyed (armada.attacking-stations.05,
    /// armada.attacking-stations.06).
    fn by_station(&mut self, cx: &mut ArmadaCx<'_>, station: ObstacleNo) -> Next {
        if self.amount == 0 || cx.board.obstacles[station.index()].destroyed {
            return Flow::Done;
        }
        self.amount -= 1;
        atoms::deal_to_station(cx, station);
        Flow::Next
    }
}

impl Rulebook for Suffer {
    const TITLE: &'static str = "Suffer Damage";

    fn step(&self) -> &'static str {
        "Suffer Damage"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(self.who)
    }

    fn left(&self) -> Option<u8> {
        Some(self.amount)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match self.aside {
            Aside::Announced(hurt) => return self.announce(cx, hurt),
            Aside::Lowered(total) => return self.lowered(cx, total),
            Aside::No => {}
        }
        match self.who {
            Thing::Ship(ship) => {
                let it = cx.board.ship(ship);
                if self.amount == 0 || !it.in_play() {
                    return Flow::Done;
                }
                // Without any shields it is the same in every hull zone: cards are dealt to the ship.
                let zones = cx.game.ship(&cx.board, ship).zones();
                if zones.iter().all(|zone| it.shields[*zone as usize] == 0) {
                    self.who = Thing::Zone(ship, zones[0]);
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(it.controller, Prompt::SufferIn, Kind::Pick { optional: false }))
            }
            Thing::Zone(ship, zone) => self.in_zone(cx, ship, zone),
            Thing::Obstacle(station) => self.by_station(cx, station),
            Thing::Squadron(squadron) => {
                if cx.board.squadron(squadron).in_play() {
                    atoms::damage_squadron(cx, squadron, self.amount);
                }
                Flow::Done
            }
            // A mine is removed when the attack is over (armada.proximity-mines.06).
            Thing::Token(_) => {
                atoms::count_suffered(cx, self.who, self.amount);
                Flow::Done
            }
            _ => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if let Thing::Ship(ship) = self.who {
            let zones = look.game.ship(look.board, ship).zones();
            legal.items.extend(zones.iter().map(|zone| Thing::Zone(ship, *zone)));
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(zone) = *answer {
            self.who = zone;
        }
        Flow::Next
    }
}
