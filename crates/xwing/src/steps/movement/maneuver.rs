//! Executing a maneuver: Maneuver Ship, Check Difficulty, and what comes of overlapping (xwing.maneuver.02).

use broadside_engine::{About, Ask, Flow, Kind as Wants, Occasion, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::dock::may_dock_by_overlap;
use super::{Answers, Given, Next, Path, Rulebook, call, dock, meet, path, through};
use crate::board::{Mark, Standing};
use crate::effects::may_remove;
use crate::facts::{Bearing, Die, Difficulty, Face, Maneuver};
use crate::geometry::{self, Execution, Guides, Position};
use crate::scene::{self, Scene};
use crate::steps::{Jettison, PerformAction, Suffer, gain, roll};
use crate::words::{
    Object, Placement, Prompt, Query, Scope, ShipNo, Thing, Token, UpgradeNo, Window, XWingWords,
};
use crate::{XWingCx, XWingLook, atoms, values};

/// The stress maneuver (xwing.activation.14).
pub(crate) const STRESS: Maneuver =
    Maneuver { speed: 2, bearing: Bearing::Straight, difficulty: Difficulty::White };

/// Why a ship executes a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// It is on its dial.
    Dial,
    /// In place of a maneuver that it cannot execute (xwing.activation.13, xwing.activation.16).
    Stress,
    /// It is ionized.
    Ion,
    /// A SLAM action.
    Slam,
    /// An effect says so (xwing.maneuver.11).
    Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Before,
    ManeuverShip,
    Fled,
    BeforeCheck,
    CheckDifficulty,
    Overlap,
    Dock,
    Rolled,
    Objects,
    After,
    Over,
}

/// Whose overlap forced a partial execution (xwing.overlap.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Forced {
    No,
    ByFriend,
    ByEnemy,
}

/// A maneuver under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExecuteManeuver {
    at: At,
    ship: ShipNo,
    kind: Kind,
    maneuver: Maneuver,
    forced: Forced,
    /// How many objects of the path are dealt with.
    done: u8,
    path: Path,
    /// Whether it led through an obstacle on which the ship does not lie after it.
    passed: bool,
    /// The ships that it led through, a bit for each.
    through: u16,
    /// A card that was turned over meanwhile.
    turned: Option<UpgradeNo>,
    /// Whether it is executed as a sideslip.
    sideslip: bool,
    /// By how much the template is faster than the maneuver.
    faster: u8,
    before: Pose,
    /// The guides of its carrier by which a docked ship deploys.
    deploys: Option<Guides>,
}

impl ExecuteManeuver {
    pub(crate) fn new(ship: ShipNo, maneuver: Maneuver, kind: Kind) -> ExecuteManeuver {
        ExecuteManeuver {
            at: At::Before,
            ship,
            kind,
            maneuver,
            forced: Forced::No,
            done: 0,
            path: Path::new(),
            passed: false,
            through: 0,
            turned: None,
            sideslip: false,
            faster: 0,
            before: Pose::default(),
            deploys: None,
        }
    }

    /// A ship attempts a maneuver. In place of one that it cannot execute it executes the stress maneuver: of a red one
    /// while it is stressed, of a purple one without a Force charge (xwing.maneuver.10, xwing.activation.13,
    /// xwing.activation.16).
    pub fn attempt(look: &XWingLook<'_>, ship: ShipNo, maneuver: Maneuver, kind: Kind) -> Self {
        let it = look.board.ship(ship);
        let hardened = look.allowed(
            Query::RedWhileStressed,
            About::both(Thing::Ship(ship), Thing::Maneuver(maneuver)),
            false,
        );
        match values::difficulty(look, ship, maneuver) {
            Difficulty::Red if look.game.has(it, Token::Stress) && !hardened => {
                Self::new(ship, STRESS, Kind::Stress)
            }
            Difficulty::Purple if it.force == 0 => Self::new(ship, STRESS, Kind::Stress),
            _ => {
                let about = About::both(Thing::Ship(ship), Thing::Maneuver(maneuver));
                let sideslip = kind == Kind::Dial && look.allowed(Query::Sideslips, about, false);
                Self { sideslip, ..Self::new(ship, maneuver, kind) }
            }
        }
    }

    /// A docked ship attempts a maneuver from the guides of its carrier (xwing.dock.04).
    pub(super) fn deploy(look: &XWingLook<'_>, ship: ShipNo, maneuver: Maneuver, guides: Guides) -> Self {
        let attempt = Self::attempt(look, ship, maneuver, Kind::Effect);
        Self { at: At::ManeuverShip, deploys: Some(guides), ..attempt }
    }

    /// The same with the template of another speed, if there is one and effects can alter the maneuver.
    pub(crate) fn with_template(self, speed: u8) -> Self {
        let faster = Self { faster: speed.saturating_sub(self.maneuver.speed), ..self };
        if self.is_alterable() && faster.course().layout().is_some() { faster } else { self }
    }

    /// The ship that executes it.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// The maneuver.
    pub fn maneuver(&self) -> Maneuver {
        self.maneuver
    }

    /// Whether it is the one of the dial.
    pub(crate) fn is_dialed(&self) -> bool {
        self.kind == Kind::Dial
    }

    /// A white stationary maneuver, which is none of the dial, is executed in its place.
    pub(crate) fn stand_still(&mut self) {
        self.kind = Kind::Effect;
        self.maneuver = Maneuver { speed: 0, bearing: Bearing::Stationary, difficulty: Difficulty::White };
    }

    /// Effects cannot alter the stress maneuver and the ion maneuver (xwing.activation.15, xwing.ion.09).
    pub(crate) fn is_alterable(&self) -> bool {
        !matches!(self.kind, Kind::Stress | Kind::Ion)
    }

    /// It is executed with another bearing at its speed and in its colour.
    pub(crate) fn execute_as(&mut self, bearing: Bearing) {
        self.maneuver.bearing = bearing;
    }

    /// Whether it is an ion maneuver.
    pub(crate) fn is_ion(&self) -> bool {
        self.kind == Kind::Ion
    }

    /// Whether the ship moved through or overlapped an obstacle.
    pub(crate) fn met_obstacle(&self) -> bool {
        self.path.iter().any(|object| matches!(object, Object::Obstacle(_)))
    }

    /// Whether the ship moved through an obstacle that it does not overlap (xwing.maneuver.08).
    pub(crate) fn passed_obstacle(&self) -> bool {
        self.passed
    }

    /// The ships that the ship moved through, a bit for each.
    pub(crate) fn through(&self) -> u16 {
        self.through
    }

    /// How hard it is.
    pub(crate) fn difficulty(&self, look: &XWingLook<'_>) -> Difficulty {
        if self.is_alterable() {
            values::difficulty(look, self.ship, self.maneuver)
        } else {
            self.maneuver.difficulty
        }
    }

    /// Notes that a card was turned over meanwhile.
    pub(crate) fn turned(&mut self, upgrade: UpgradeNo) {
        self.turned = Some(upgrade);
    }

    /// Whether a card was turned over meanwhile.
    pub(crate) fn has_turned(&self, upgrade: UpgradeNo) -> bool {
        self.turned == Some(upgrade)
    }

    /// Whether it is executed as a sideslip.
    pub(crate) fn is_sideslip(&self) -> bool {
        self.sideslip
    }

    /// The template along which the ship moves, and how.
    pub(crate) fn course(&self) -> geometry::Maneuver {
        let course = match self.maneuver.bearing {
            Bearing::BankLeft if self.sideslip => geometry::Course::SideslipBankLeft,
            Bearing::BankRight if self.sideslip => geometry::Course::SideslipBankRight,
            Bearing::TurnLeft if self.sideslip => geometry::Course::SideslipTurnLeft,
            Bearing::TurnRight if self.sideslip => geometry::Course::SideslipTurnRight,
            bearing => geometry::Course::Dial(bearing),
        };
        geometry::Maneuver { course, speed: self.maneuver.speed + self.faster }
    }

    /// How it is executed into a position, with what lies around the ship and where it begins.
    fn execution(
        &self,
        look: &XWingLook<'_>,
        position: Position,
    ) -> Option<(Scene, geometry::Ship, Execution)> {
        let Some(guides) = self.deploys else {
            let scene = Scene::without(look.game, look.board, Some(self.ship));
            let start = scene::ship(look.board, self.ship);
            let execution = self.course().execute(&start, position, &scene.spaces()).ok()?;
            return Some((scene, start, execution));
        };
        let (scene, it) = (Scene::of(look.game, look.board), look.board.ship(self.ship));
        let carrier = scene.ship_numbers.iter().position(|at| Some(*at) == it.carrier)?;
        let execution =
            geometry::deploy(self.course(), it.size, carrier, guides, position, &scene.spaces()).ok()?;
        let start = scene.ships[carrier];
        Some((scene, start, execution))
    }

    /// The positions in which it can be fully executed.
    fn open_positions(&self, look: &XWingLook<'_>) -> impl Iterator<Item = Placement> + use<> {
        let open = Position::ALL.map(|position| {
            let execution = self.execution(look, position);
            execution.filter(|(_, _, it)| it.fully).map(|_| position.into())
        });
        open.into_iter().flatten()
    }

    fn move_ship(&mut self, cx: &mut XWingCx<'_>, position: Position) -> Next {
        let Some((scene, start, execution)) = self.execution(&cx.look(), position) else {
            match self.deploys {
                Some(_) => atoms::move_failed(cx, self.ship),
                None => cx.fail("a maneuver without a template"),
            }
            return Flow::Done;
        };
        // xwing.difficulty.04
        if self.difficulty(&cx.look()) == Difficulty::Purple {
            atoms::force(cx, self.ship, -1);
        }
        self.before = start.pose;
        self.forced = forced(cx, self.ship, &scene, &execution);
        self.path = path(&scene, &start, execution.track.as_ref(), &execution.obstacles, &execution.devices);
        self.passed = !execution.obstacles.only_through().is_empty();
        self.through = through(&scene, execution.track.as_ref());
        atoms::moved_through(cx, self.ship, self.through);
        atoms::executed(cx, self.ship, self.maneuver, execution.fully);
        if execution.pose != start.pose || self.deploys.is_some() {
            atoms::place(cx, self.ship, execution.pose);
        }
        self.at = At::BeforeCheck;
        // xwing.obstacle.03
        let mut under = execution.obstacles.overlapped.iter().filter_map(|at| scene.obstacle_numbers.get(at));
        if under.any(|at| !values::ignores_obstacle(&cx.look(), self.ship, *at)) {
            atoms::mark(cx, self.ship, Mark::SkipsAction);
        }
        if execution.outside.is_some() {
            self.at = At::Fled;
        }
        Flow::Next
    }

    fn check_difficulty(&mut self, cx: &mut XWingCx<'_>) -> Next {
        self.at = At::Overlap;
        match self.difficulty(&cx.look()) {
            Difficulty::Red => gain(self.ship, Token::Stress, 1, cx.board.ship(self.ship).controller),
            Difficulty::Blue => {
                for token in [Token::Stress, Token::Strain, Token::Deplete] {
                    if may_remove(&cx.look(), self.ship, token) {
                        atoms::remove_token(cx, self.ship, token, 1);
                    }
                }
                Flow::Next
            }
            Difficulty::White | Difficulty::Purple => Flow::Next,
        }
    }

    /// What the windows behind the move are about.
    fn event(&self) -> About<XWingWords> {
        let fully = i16::from(self.forced == Forced::No);
        About::both(Thing::Ship(self.ship), Thing::Maneuver(self.maneuver)).amount(fully)
    }

    fn overlap(&mut self, cx: &mut XWingCx<'_>) -> Next {
        self.at = At::Objects;
        match self.forced {
            Forced::No => Flow::Next,
            Forced::ByFriend => {
                atoms::mark(cx, self.ship, Mark::SkipsAction);
                // xwing.dock.09
                if self.deploys.is_none() && may_dock_by_overlap(&cx.look(), self.ship).is_some() {
                    self.at = At::Dock;
                    return Flow::Next;
                }
                self.roll(cx)
            }
            // xwing.overlap.09, xwing.overlap.10, xwing.overlap.11, xwing.overlap.12
            Forced::ByEnemy => {
                atoms::mark(cx, self.ship, Mark::SkipsAction);
                call(PerformAction::after_overlap(self.ship))
            }
        }
    }

    /// xwing.overlap.07
    fn roll(&mut self, cx: &mut XWingCx<'_>) -> Next {
        self.at = At::Rolled;
        let rolled = match roll(cx, Object::Ship(self.ship), Die::Attack, 1) {
            Ok(rolled) => rolled,
            Err(first) => return first,
        };
        self.at = At::Objects;
        match rolled.face() {
            Face::Hit | Face::Critical => call(Suffer::new(Object::Ship(self.ship), 1, 0)),
            _ => Flow::Next,
        }
    }

    fn next_object(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let Some(object) = self.path.get(self.done as usize).copied() else {
            self.at = At::After;
            return Flow::Next;
        };
        self.done += 1;
        meet(cx, self.ship, object, true)
    }
}

/// Whose overlap forced a partial execution; a friendly ship goes before an enemy one (xwing.overlap.13).
fn forced(cx: &XWingCx<'_>, ship: ShipNo, scene: &Scene, execution: &Execution) -> Forced {
    if execution.fully {
        return Forced::No;
    }
    let friend = scene.ships_of(execution.overlapped).any(|other| cx.board.friendly(ship, other));
    if friend { Forced::ByFriend } else { Forced::ByEnemy }
}

impl Rulebook for ExecuteManeuver {
    const TITLE: &'static str = "Execute Maneuver";
    const SCOPES: &'static [Scope] = &[Scope::Maneuver];

    fn step(&self) -> &'static str {
        match self.at {
            At::Before | At::ManeuverShip | At::Fled => "Maneuver Ship",
            At::BeforeCheck | At::CheckDifficulty => "Check Difficulty",
            At::Overlap | At::Dock | At::Rolled => "Overlap",
            At::Objects => "Obstacles and devices",
            At::After | At::Over => "After",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (ship, owner) = (self.ship, cx.board.ship(self.ship).controller);
        let docked = self.deploys.is_some() && self.at == At::ManeuverShip;
        let standing = if docked { Standing::Reserve } else { Standing::InPlay };
        if cx.board.ship(ship).standing != standing {
            return Flow::Done;
        }
        match self.at {
            At::Before => {
                self.at = At::ManeuverShip;
                let about = About::both(Thing::Ship(ship), Thing::Maneuver(self.maneuver));
                Flow::Open(Occasion::new(Window::BeforeExecuteManeuver, about))
            }
            At::ManeuverShip => {
                let rolls = self.course().layout().is_some_and(|layout| layout.positions().len() > 1);
                if !rolls || self.open_positions(&cx.look()).next().is_none() {
                    return self.move_ship(cx, Position::Middle);
                }
                Flow::Ask(Ask::one(owner, Prompt::ChoosePlacement, Wants::Pick { optional: false }))
            }
            // xwing.scenario.salvage.25, xwing.flee.04
            At::Fled if cx.board.ship(ship).towing.is_some() => call(Jettison::new(ship, self.before)),
            At::Fled => {
                atoms::flee(cx, ship);
                Flow::Done
            }
            At::BeforeCheck => {
                self.at = At::CheckDifficulty;
                Flow::Open(Occasion::new(Window::BeforeCheckDifficulty, self.event()))
            }
            At::CheckDifficulty => self.check_difficulty(cx),
            At::Overlap => self.overlap(cx),
            At::Dock => Flow::Ask(Ask::one(owner, Prompt::DockByOverlap, Wants::Confirm)),
            At::Rolled => self.roll(cx),
            At::Objects => self.next_object(cx),
            At::After => {
                self.at = At::Over;
                Flow::Open(Occasion::new(Window::AfterExecuteManeuver, self.event()))
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if self.at == At::ManeuverShip {
            legal.items.extend(self.open_positions(look).map(Thing::Placement));
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Placement(placement)) => self.move_ship(cx, (*placement).into()),
            // xwing.dock.11
            Given::Confirm(true) => match may_dock_by_overlap(&cx.look(), self.ship) {
                Some(carrier) => {
                    dock(cx, self.ship, carrier);
                    Flow::Done
                }
                None => Flow::Next,
            },
            Given::Confirm(false) => {
                self.at = At::Rolled;
                Flow::Next
            }
            _ => Flow::Next,
        }
    }
}
