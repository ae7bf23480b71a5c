//! The table as a captain sees it: who lies where, who can fire at whom, and what that would cost.

use broadside_armada::board::{Board, Defense};
use broadside_armada::facts::{DefenseToken, Dice, ShipCard, Size, Zone};
use broadside_armada::geometry::{self, Maneuver, Measures, Range, usable};
use broadside_armada::words::{ShipNo, SquadronNo};
use broadside_armada::{ArmadaLook, score, values};
use broadside_engine::Side;
use broadside_table::{Point, Pose, Turn, closest};

use super::dice::expected;

/// A ship in play.
#[derive(Clone, Debug)]
pub(crate) struct Vessel {
    pub(crate) no: ShipNo,
    pub(crate) side: Side,
    pub(crate) card: &'static ShipCard,
    pub(crate) ship: geometry::Ship,
    /// Battery armament as it is in force.
    pub(crate) dice: [Dice; 6],
    pub(crate) shields: [u8; 6],
    /// Hull points left.
    pub(crate) hull: f64,
    /// What its destruction is worth, with upgrades.
    pub(crate) points: f64,
    pub(crate) activated: bool,
    pub(crate) speed: u8,
    /// Readied tokens: scatter, evade, brace, redirect.
    pub(crate) tokens: [u8; 4],
}

/// A squadron in play.
#[derive(Clone, Debug)]
pub(crate) struct Wing {
    pub(crate) no: SquadronNo,
    pub(crate) side: Side,
    pub(crate) at: Point,
    pub(crate) hull: f64,
    pub(crate) points: f64,
    pub(crate) activated: bool,
}

/// An attack of a hull zone that seems possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot {
    pub(crate) from: Zone,
    pub(crate) at: Zone,
    pub(crate) range: Range,
    pub(crate) damage: f64,
}

/// Everything in play.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    pub(crate) vessels: Vec<Vessel>,
    pub(crate) wings: Vec<Wing>,
    pub(crate) measures: &'static Measures,
}

pub(crate) fn point(pose: Pose) -> Point {
    Point::new(pose.x_mm(), pose.y_mm())
}

impl Chart {
    /// The chart of a position.
    pub(crate) fn of(look: &ArmadaLook<'_>) -> Chart {
        let board = look.board;
        let vessels = board.ships_in_play().map(|no| vessel(look, no)).collect();
        let wing = |no: SquadronNo| {
            let it = board.squadron(no);
            let card = look.game.squadron(board, no);
            Wing {
                no,
                side: board.side(it.controller),
                at: point(it.pose),
                hull: it.hull.into(),
                points: card.points.into(),
                activated: it.activated,
            }
        };
        let wings = board.squadrons_in_play().map(wing).collect();
        Chart { vessels, wings, measures: look.game.measures }
    }

    /// A ship.
    pub(crate) fn vessel(&self, no: ShipNo) -> Option<&Vessel> {
        self.vessels.iter().find(|vessel| vessel.no == no)
    }

    /// The ships that a side fights against.
    pub(crate) fn foes(&self, side: Side) -> impl Iterator<Item = &Vessel> {
        self.vessels.iter().filter(move |vessel| vessel.side != side)
    }

    /// The squadrons that a side fights against.
    pub(crate) fn foe_wings(&self, side: Side) -> impl Iterator<Item = &Wing> {
        self.wings.iter().filter(move |wing| wing.side != side)
    }

    /// What a ship does with its two best attacks from a place against these enemies, in points.
    pub(crate) fn salvo<'a>(
        &self,
        me: &Vessel,
        ship: &geometry::Ship,
        foes: impl Iterator<Item = (&'a Vessel, &'a geometry::Ship)>,
    ) -> f64 {
        let mut best = [0.0; 6];
        for (foe, there) in foes {
            each_shot(me, ship, there, |shot| {
                let worth = foe.loss(shot.damage, shot.at, shot.range);
                let here = &mut best[shot.from as usize];
                *here = f64::max(*here, worth);
            });
        }
        let first = best.iter().copied().fold(0.0, f64::max);
        let at = best.iter().position(|worth| *worth == first).unwrap_or(0);
        best[at] = 0.0;
        first + best.iter().copied().fold(0.0, f64::max)
    }
}

fn vessel(look: &ArmadaLook<'_>, no: ShipNo) -> Vessel {
    let board: &Board = look.board;
    let it = board.ship(no);
    let card = look.game.ship(board, no);
    let mut dice = [Dice::NONE; 6];
    for zone in card.zones() {
        dice[*zone as usize] = values::battery(look, no, *zone);
    }
    let mut tokens = [0; 4];
    for slot in it.defense.iter().filter(|slot| slot.state == Defense::Ready && it.speed > 0) {
        let at = match slot.kind {
            DefenseToken::Scatter => 0,
            DefenseToken::Evade => 1,
            DefenseToken::Brace => 2,
            DefenseToken::Redirect => 3,
            _ => continue,
        };
        tokens[at] += 1;
    }
    let points = f64::from(card.points) + f64::from(score::upgrades(look, no));
    Vessel {
        no,
        side: board.side(it.controller),
        card,
        ship: look.game.measures.ship(it.card, it.pose),
        dice,
        shields: it.shields,
        hull: f64::from(values::hull(look, no)) - f64::from(it.damage),
        points: if it.objective_ship { points * 1.5 } else { points },
        activated: it.activated,
        speed: it.speed,
        tokens,
    }
}

impl Vessel {
    /// What damage to a hull zone costs the owner, in points, with defense tokens used.
    pub(crate) fn loss(&self, damage: f64, zone: Zone, range: Range) -> f64 {
        let [scatter, evade, brace, redirect] = self.tokens;
        let mut damage = damage;
        if scatter > 0 {
            damage *= 0.4;
        }
        if evade > 0 {
            damage -= if range == Range::Long { 0.9 } else { 0.4 };
        }
        if brace > 0 && damage > 2.0 {
            damage *= 0.7;
        }
        let beside: u8 = self.shields.iter().sum::<u8>() - self.shields[zone as usize];
        let spread = if redirect > 0 { f64::from(beside).min(3.0) } else { f64::from(beside) * 0.2 };
        let bears = self.hull.max(1.0) + f64::from(self.shields[zone as usize]) + 0.5 * spread;
        let share = (damage.max(0.0) / bears).min(1.0);
        self.points * (0.55 * share + 0.45 * share * share)
    }

    /// Where the ship ends when it flies straight on.
    pub(crate) fn ahead(&self, measures: &Measures) -> geometry::Ship {
        self.ahead_from(&self.ship, measures)
    }

    /// Where the ship ends when it flies straight on from another place.
    pub(crate) fn ahead_from(&self, place: &geometry::Ship, measures: &Measures) -> geometry::Ship {
        let straight = Maneuver { speed: self.speed.min(4), clicks: [0; 4], side: Turn::Right };
        let end = if self.speed == 0 { None } else { straight.end(measures, place) };
        end.map_or(*place, |pose| place.moved(pose))
    }

    /// The centre of its base.
    pub(crate) fn at(&self) -> Point {
        point(self.ship.pose)
    }

    /// How far its guns reach: the reach of the colour that most of its best zone's dice have.
    pub(crate) fn gun_range(&self) -> f64 {
        let best = self.dice.iter().max_by_key(|dice| dice.total()).copied().unwrap_or(Dice::NONE);
        if best.red >= best.blue + best.black {
            250.0
        } else if best.red + best.blue >= best.black {
            160.0
        } else {
            100.0
        }
    }

    /// Half of the length of its base.
    pub(crate) fn half_length(&self) -> f64 {
        let length = self.ship.hull.base.1;
        if self.card.size == Size::Huge { length } else { length * 0.5 }
    }
}

/// The hull zone of a ship that looks towards a point.
pub(crate) fn zone_towards(ship: &geometry::Ship, from: Point) -> Zone {
    let local = ship.frame.to_local(from);
    let zones = ship.hull.zones();
    zones.iter().copied().find(|zone| ship.hull.zone(*zone).arc.contains(local)).unwrap_or(Zone::Front)
}

/// The attacks of a ship on another that seem possible. Sight is judged from the targeting points, and obstacles are
/// left out.
pub(crate) fn each_shot(
    me: &Vessel,
    ship: &geometry::Ship,
    there: &geometry::Ship,
    mut found: impl FnMut(Shot),
) {
    if point(ship.pose).distance(point(there.pose)) > 520.0 {
        return;
    }
    for zone in me.card.zones() {
        let dice = me.dice[*zone as usize];
        if dice.total() == 0 {
            continue;
        }
        let at = zone_towards(there, ship.target(*zone));
        let arc = &ship.hull.zone(*zone).arc;
        let sees = |point: Point| arc.contains(ship.frame.to_local(point));
        if !sees(there.target(at)) && !sees(point(there.pose)) {
            continue;
        }
        let range = Range::of(closest(&ship.zone(*zone), &there.zone(at)).distance);
        let damage = expected(usable(dice, range), true);
        if damage > 0.0 {
            found(Shot { from: *zone, at, range, damage });
        }
    }
}
