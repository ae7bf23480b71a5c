//! What an effect tells a ship to do without an action: such effects can be resolved any number of times in a round and use up no
//! action (xwing.action.16).

use broadside_engine::{Ask, Flow, Kind, Seat};
use broadside_table::Angle;
use serde::{Deserialize, Serialize};

use super::action::{AcquireLock, Choice, Coordinate, Jam};
use super::devices::{DropDevice, droppable, placeable};
use super::movement::{ExecuteManeuver, Kind as ManeuverKind, Reposition};
use super::{Answers, Given, LoseShields, Next, PerformAction, Rulebook, assign, call, gain};
use crate::board::Standing;
use crate::facts::{ConditionId, DeviceKind, Maneuver};
use crate::geometry::rotate;
use crate::scene::{self, Scene};
use crate::words::{ActionId, Colour, Object, Prompt, ShipNo, Thing, Token, UpgradeNo};
use crate::{XWingCx, XWingLook, atoms, values};

/// What a ship is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// To gain tokens, by an effect of a player.
    Gain(Token, u8, Seat),
    /// To lose tokens.
    Lose(Token, u8),
    /// To boost.
    Boost,
    /// To barrel roll.
    BarrelRoll,
    /// To acquire a lock.
    Lock,
    /// To acquire a lock on an object in its front arc.
    LockInFront,
    /// To transfer its lock to another object.
    MoveLock(Object),
    /// To coordinate.
    Coordinate,
    /// To jam.
    Jam,
    /// To reinforce.
    Reinforce,
    /// To reload.
    Reload,
    /// To rotate its turret arc indicator.
    Rotate,
    /// To drop a device.
    Drop,
    /// To drop a bomb.
    DropBomb,
    /// To drop or launch the device of an upgrade.
    Place(UpgradeNo),
    /// To drop or launch any of its devices (xwing.card.deathfire.01, xwing.card.deathfire.02,
    /// xwing.card.deathfire.03).
    PlaceDevice,
    /// To be assigned a condition, by an effect of a player.
    Assign(ConditionId, Seat),
    /// To perform an action in a colour (xwing.action.17).
    Perform(ActionId, Colour),
    /// To execute a maneuver, which need not be on its dial (xwing.maneuver.11).
    Execute(Maneuver),
    /// To repair a damage card (xwing.damage-card.09).
    Repair,
    /// To expose a damage card.
    Expose,
    /// To lose a shield (xwing.shield.71).
    LoseShield,
    /// To recover a shield.
    RecoverShield,
    /// To turn its dial faceup, which is not to reveal it (xwing.dial.71).
    FlipDial,
    /// To set its dial (xwing.dial.03).
    SetDial,
    /// To rotate (xwing.rotate.04).
    Turn(Angle),
    /// To be placed in reserve.
    Reserve,
}

/// An order under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    ship: ShipNo,
    order: Order,
    done: bool,
}

impl Told {
    pub(crate) fn new(ship: ShipNo, order: Order) -> Told {
        Told { ship, order, done: false }
    }

    /// To rotate by so many degrees to the right.
    pub(crate) fn turn(ship: ShipNo, degrees: i16) -> Told {
        Told::new(ship, Order::Turn(Angle::from_degrees(f64::from(degrees))))
    }

    /// Whether there is anything to do.
    pub(crate) fn is_possible(&self, look: &XWingLook<'_>) -> bool {
        let it = look.board.ship(self.ship);
        match self.order {
            Order::Drop | Order::DropBomb | Order::PlaceDevice | Order::Repair | Order::SetDial => {
                let mut any = false;
                self.options(look, &mut |_| any = true);
                any
            }
            Order::Turn(by) => {
                let others = Scene::without(look.game, look.board, Some(self.ship));
                rotate(&scene::ship(look.board, self.ship), by, &others.ships).is_ok()
            }
            Order::Rotate => it.turret.is_some(),
            Order::LockInFront => AcquireLock::in_front(self.ship).is_possible(look),
            Order::Expose => usize::from(it.damage) > look.board.faceup(self.ship).count(),
            Order::LoseShield => values::shields(look, self.ship) > 0,
            Order::RecoverShield => values::lacks_shield(look, self.ship),
            _ => true,
        }
    }

    /// What its player chooses among, where the order leaves a choice.
    fn options(&self, look: &XWingLook<'_>, found: &mut dyn FnMut(Thing)) {
        let it = look.board.ship(self.ship);
        match self.order {
            Order::Drop => droppable(look, self.ship, false).map(Thing::Upgrade).for_each(found),
            Order::DropBomb => {
                let bomb = |at: &UpgradeNo| {
                    let device = values::side_up(look, *at).device;
                    device.is_some_and(|id| look.game.facts[id].kind == DeviceKind::Bomb)
                };
                droppable(look, self.ship, false).filter(bomb).map(Thing::Upgrade).for_each(found);
            }
            Order::PlaceDevice => {
                let devices = look.board.upgrades_of(self.ship).filter(|at| placeable(look, *at));
                devices.map(Thing::Upgrade).for_each(found);
            }
            Order::SetDial => {
                values::dial(look, self.ship).iter().map(|it| Thing::Maneuver(*it)).for_each(found);
            }
            Order::Repair => {
                let faceup = look.board.faceup(self.ship);
                let count = faceup.map(|card| found(Thing::Card(card))).count();
                if it.damage as usize > count {
                    found(Thing::Facedown);
                }
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let ship = self.ship;
        self.done = true;
        match self.order {
            Order::Gain(token, count, by) => return gain(ship, token, count, by),
            Order::Lose(token, count) => {
                atoms::remove_token(cx, ship, token, count);
            }
            Order::Boost => return call(Reposition::boost(ship)),
            Order::BarrelRoll => return call(Reposition::barrel_roll(ship)),
            Order::Lock => return call(AcquireLock::new(ship)),
            Order::LockInFront => return call(AcquireLock::in_front(ship)),
            Order::MoveLock(to) => {
                if let Some(from) = cx.board.ship(ship).locks.first().copied() {
                    atoms::move_lock(cx, ship, from, to);
                }
            }
            Order::Coordinate => return call(Coordinate::new(ship)),
            Order::Jam => return call(Jam::new(ship)),
            Order::Reinforce => return call(Choice::reinforce(ship)),
            Order::Reload => return call(Choice::reload(ship)),
            Order::Rotate => return call(Choice::rotate(ship)),
            Order::Place(upgrade) => return call(DropDevice::new(upgrade)),
            Order::Assign(condition, by) => return assign(cx, ship, condition, by),
            Order::Perform(action, colour) => return call(PerformAction::named(ship, action, colour)),
            Order::Execute(maneuver) => {
                return call(ExecuteManeuver::attempt(&cx.look(), ship, maneuver, ManeuverKind::Effect));
            }
            Order::Expose => {
                if let Some(card) = atoms::random_facedown(cx, ship) {
                    atoms::expose(cx, ship, card);
                }
            }
            Order::LoseShield => return call(LoseShields::new(ship, 1)),
            Order::RecoverShield => atoms::recover_shield(cx, ship),
            Order::FlipDial => atoms::show_dial(cx, ship),
            Order::Turn(by) => {
                let others = Scene::without(cx.game, &cx.board, Some(ship));
                if let Ok(turned) = rotate(&scene::ship(&cx.board, ship), by, &others.ships) {
                    atoms::turn(cx, ship, turned.pose);
                }
            }
            Order::Reserve => atoms::reserve(cx, ship, None),
            Order::Drop | Order::DropBomb | Order::PlaceDevice | Order::Repair | Order::SetDial => {
                let mut any = false;
                self.options(&cx.look(), &mut |_| any = true);
                if any {
                    let prompt = match self.order {
                        Order::Drop | Order::DropBomb | Order::PlaceDevice => Prompt::ChooseDrop,
                        Order::Repair => Prompt::ChooseRepair,
                        _ => Prompt::SetDial,
                    };
                    let owner = cx.board.ship(ship).controller;
                    return Flow::Ask(Ask::one(owner, prompt, Kind::Pick { optional: false }));
                }
            }
        }
        Flow::Next
    }
}

impl Rulebook for Told {
    const TITLE: &'static str = "Effect";

    fn step(&self) -> &'static str {
        "Resolve"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.done || cx.board.ship(self.ship).standing == Standing::Removed {
            return Flow::Done;
        }
        self.carry_out(cx)
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        self.options(look, &mut |thing| legal.items.push(thing));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Upgrade(upgrade)) => return call(DropDevice::new(*upgrade)),
            Given::Pick(Thing::Card(card)) => atoms::repair_faceup(cx, self.ship, *card),
            Given::Pick(Thing::Facedown) => atoms::repair_facedown(cx, self.ship),
            Given::Pick(Thing::Maneuver(maneuver)) => atoms::set_dial(cx, self.ship, *maneuver),
            _ => {}
        }
        Flow::Next
    }
}
