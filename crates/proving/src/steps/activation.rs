//! A skiff's activation: the dial is shown, the skiff moves, then it may fire.

use broadside_engine::{About, Answer, Ask, Course, Cx, Flow, Kind, Legal, Look, Refusal, Region};
use broadside_table::{Angle, Pose, projected};
use serde::{Deserialize, Serialize};

use super::{Attack, Step};
use crate::atoms;
use crate::board::{CardKind, Dial, RANGE, REACH};
use crate::game::{Plant, Skiffs};
use crate::why::Why;
use crate::words::{Prompt, Query, SkiffWords, Thing};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    #[default]
    Show,
    Move,
    Fire,
    /// The attack, if there was one, is over.
    Fired,
}

/// An activation under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    skiff: u8,
    at: At,
}

/// How far the current carries a skiff per speed, in millimetres.
const CURRENT: f64 = 30.0;

impl Activation {
    /// The activation of a skiff.
    pub fn new(skiff: u8) -> Activation {
        Activation { skiff, at: At::Show }
    }

    pub(super) fn title(&self) -> &'static str {
        match self.at {
            At::Show => "Show Dial",
            At::Move => "Move",
            At::Fire | At::Fired => "Fire",
        }
    }

    pub(super) fn perform<const QUEUE: bool>(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) -> Flow<SkiffWords> {
        let skiff = &mut cx.board.skiffs[self.skiff as usize];
        let owner = skiff.owner;
        match self.at {
            At::Show => {
                skiff.acted = true;
                atoms::show_dial(cx, self.skiff);
                self.at = At::Move;
                Flow::Next
            }
            At::Move => match skiff.dial.unwrap_or_default() {
                Dial::Anchor => {
                    atoms::lanterns(cx, self.skiff, 1);
                    self.at = At::Fire;
                    Flow::Next
                }
                Dial::Row => Flow::Ask(Ask::one(owner, Prompt::Row, Kind::Place { optional: true })),
                Dial::Drift => Flow::Ask(Ask::one(owner, Prompt::Steer, Kind::Course)),
            },
            At::Fire => Flow::Ask(Ask::one(owner, Prompt::FireAt, Kind::Pick { optional: true })),
            At::Fired => Flow::Done,
        }
    }

    fn reach<const QUEUE: bool>(&self, look: &Look<'_, Skiffs<QUEUE>>) -> f64 {
        f64::from(look.value(Query::Reach, About::subject(Thing::Skiff(self.skiff)), REACH).max(0))
    }

    fn drifted(from: Pose, course: Course) -> Pose {
        let heading = from.facing + Angle::from_degrees(45.0 * f64::from(course.clicks[0]));
        Pose { facing: heading, ..projected(from, heading, CURRENT * f64::from(course.speed)) }
    }

    pub(super) fn legal<const QUEUE: bool>(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        legal: &mut Legal<SkiffWords>,
    ) {
        let Some(from) = look.board.skiffs[self.skiff as usize].pose else { return };
        match (self.at, look.board.skiffs[self.skiff as usize].dial) {
            (At::Move, Some(Dial::Drift)) => {
                legal.courses.push(Course::default());
                for speed in 1..=3 {
                    for click in -1..=1 {
                        let course = Course { speed, clicks: [click, 0, 0, 0], side: 0 };
                        if look.board.free(self.skiff, Activation::drifted(from, course)) {
                            legal.courses.push(course);
                        }
                    }
                }
            }
            (At::Move, _) => {
                let reach = self.reach(look);
                legal.regions.push(Region::Disc { centre: from, reach });
                for direction in 0..8 {
                    let heading = Angle(direction << 29);
                    // A hair short of the full reach, so that the grid's rounding stays inside it.
                    let pose = Pose { facing: from.facing, ..projected(from, heading, reach - 0.01) };
                    if look.board.free(self.skiff, pose) || look.game.planted(Plant::ListsIllegal) {
                        legal.places.push(pose);
                    }
                }
            }
            (At::Fire, _) => self.targets(look, legal),
            _ => {}
        }
    }

    fn targets<const QUEUE: bool>(&self, look: &Look<'_, Skiffs<QUEUE>>, legal: &mut Legal<SkiffWords>) {
        let owner = look.board.owner(self.skiff);
        for target in look.board.fleet().filter(|other| look.board.owner(*other) != owner) {
            let in_range = look.board.distance(self.skiff, target).is_some_and(|mm| mm <= RANGE);
            let about = About::both(Thing::Skiff(target), Thing::Skiff(self.skiff));
            let leak =
                look.game.planted(Plant::LeakyOptions) && look.board.deck.last() == Some(&CardKind::Leak);
            if look.allowed(Query::MayTarget, about, in_range) && !leak {
                legal.items.push(Thing::Skiff(target));
            } else {
                legal.refuse(Thing::Skiff(target), || match in_range {
                    true => Refusal::by("skiffs.cannot", Why::Cannot),
                    false => Refusal::by("skiffs.range", Why::OutOfRange { mm: RANGE as u16 }),
                });
            }
        }
    }

    pub(super) fn check<const QUEUE: bool>(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        pose: Pose,
    ) -> Result<(), Refusal> {
        let Some(from) = look.board.skiffs[self.skiff as usize].pose else { return Ok(()) };
        let reach = self.reach(look);
        let (dx, dy) = (pose.x_mm() - from.x_mm(), pose.y_mm() - from.y_mm());
        if dx * dx + dy * dy > reach * reach {
            return Err(Refusal::by("skiffs.reach", Why::OutOfReach { mm: reach as u16 }));
        }
        if pose.facing != from.facing {
            return Err(Refusal::by("skiffs.row", Why::Turned));
        }
        if !look.board.free(self.skiff, pose) {
            return Err(Refusal::by("skiffs.place", Why::NotFree));
        }
        Ok(())
    }

    pub(super) fn answer<const QUEUE: bool>(
        &mut self,
        cx: &mut Cx<'_, Skiffs<QUEUE>>,
        answer: &Answer<SkiffWords>,
    ) -> Flow<SkiffWords> {
        let from = cx.board.skiffs[self.skiff as usize].pose.unwrap_or_default();
        match (self.at, answer) {
            (At::Move, Answer::Place(pose)) => atoms::place(cx, self.skiff, *pose),
            (At::Move, Answer::Course(course)) => {
                atoms::place(cx, self.skiff, Activation::drifted(from, *course));
            }
            (At::Fire, Answer::Pick(Thing::Skiff(target))) => {
                self.at = At::Fired;
                return Flow::Call(Step::Attack(Attack::new(self.skiff, *target)));
            }
            _ => {}
        }
        self.at = if self.at == At::Move { At::Fire } else { At::Fired };
        Flow::Next
    }
}
