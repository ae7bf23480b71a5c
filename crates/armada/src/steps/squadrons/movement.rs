//! A squadron moves (armada.squadron-movement.01, armada.squadron-movement.02, armada.squadron-movement.03,
//! armada.squadron-movement.04, armada.squadron-movement.05, armada.squadron-movement.06, armada.squadron-movement.07).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Region, Seat};
use broadside_table::{Pose, Shape};
use serde::{Deserialize, Serialize};

use super::spots::Reach;
use super::{SquadronRefused, strategic};
use crate::facts::ObstacleKind;
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::{each_obstacle, gives_aid};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Deed, ObstacleNo, Piece, Prompt, Query, SquadronNo, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, scene, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Before,
    Move,
    Landed,
    /// Obstacles that it overlaps have their effects.
    Obstacles,
    Station(ObstacleNo),
    Strategic,
    MoveToken(TokenNo),
    /// The token has been moved.
    TokenMoved,
    After,
    Over,
}

/// What is particular about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Manner {
    Plain,
    /// By the cloak keyword.
    Cloaked,
    /// It may not end engaged.
    Unengaged,
}

/// A squadron moves up to a distance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveSquadron {
    squadron: SquadronNo,
    distance: u8,
    manner: Manner,
    at: At,
    obstacles: u16,
}

impl MoveSquadron {
    pub(crate) fn new(squadron: SquadronNo, distance: u8) -> MoveSquadron {
        MoveSquadron { squadron, distance, manner: Manner::Plain, at: At::Before, obstacles: 0 }
    }

    /// A move that may not end engaged.
    pub(crate) fn unengaged(squadron: SquadronNo, distance: u8) -> MoveSquadron {
        MoveSquadron { manner: Manner::Unengaged, ..MoveSquadron::new(squadron, distance) }
    }

    /// The move of a squadron with cloak.
    pub(super) fn cloaked(squadron: SquadronNo) -> MoveSquadron {
        MoveSquadron { manner: Manner::Cloaked, ..MoveSquadron::new(squadron, 1) }
    }

    /// The obstacles that have an effect on squadrons: asteroid, debris and dust fields have none.
    fn met(&self, cx: &ArmadaCx<'_>) -> u16 {
        let me = Thing::Squadron(self.squadron);
        let base = Shape::Disc(scene::disc(cx.game, cx.board.squadron(self.squadron).pose));
        let counts = |obstacle: &ObstacleNo| {
            let about = About::both(me, Thing::Obstacle(*obstacle));
            let kind = cx.board.obstacles[obstacle.index()].kind;
            (kind == ObstacleKind::Purrgil || gives_aid(&cx.board, *obstacle))
                && cx.look().allowed(Query::ObstacleAffects, about, true)
        };
        let under = obstacles_under(cx.game, &cx.board, &base);
        each_obstacle(under).filter(counts).fold(0, |met, obstacle| met | 1 << obstacle.0)
    }

    /// Effects hear of every obstacle that it overlaps, also of those without an effect on squadrons.
    fn tell_overlaps(&self, cx: &mut ArmadaCx<'_>) {
        if !cx.look().listens(Window::OverlapObstacle) {
            return;
        }
        let base = Shape::Disc(scene::disc(cx.game, cx.board.squadron(self.squadron).pose));
        for obstacle in each_obstacle(obstacles_under(cx.game, &cx.board, &base)) {
            let about = About::both(Thing::Squadron(self.squadron), Thing::Obstacle(obstacle));
            cx.raise(Window::OverlapObstacle, about);
        }
    }

    fn resolve(&mut self, cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo) {
        self.obstacles &= !(1 << obstacle.0);
        atoms::overlap_obstacle(cx, Piece::Squadron(self.squadron), obstacle);
        if cx.board.obstacles[obstacle.index()].kind == ObstacleKind::Purrgil {
            // armada.obstacle.purrgil.02
            atoms::damage_squadron(cx, self.squadron, 1);
        } else if cx.board.squadron(self.squadron).hull < values::squadron_hull(&cx.look(), self.squadron) {
            self.at = At::Station(obstacle);
        }
    }
}

/// Whether a squadron would be engaged at a place.
fn engaged_at(look: &ArmadaLook<'_>, squadron: SquadronNo, place: Pose) -> bool {
    let mut board = *look.board;
    board.squadrons[squadron.index()].pose = place;
    let there = ArmadaLook { board: &board, ..*look };
    values::engaged_with(&there, squadron) != 0 || values::extra_engagers(&there, squadron) > 0
}

impl Rulebook for MoveSquadron {
    const TITLE: &'static str = "Move Squadron";

    fn step(&self) -> &'static str {
        match self.at {
            At::Before | At::Move => "Determine Course",
            At::Landed => "Move Squadron",
            At::Obstacles | At::Station(_) => "Obstacles",
            At::Strategic | At::MoveToken(_) | At::TokenMoved => "Strategic",
            At::After | At::Over => "After Move",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Squadron(self.squadron))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.squadron(self.squadron);
        let owner = it.controller;
        if !it.in_play() {
            return Flow::Done;
        }
        let ask = |prompt, kind| Flow::Ask(Ask::one(owner, prompt, kind));
        match self.at {
            At::Before => {
                self.at = At::Move;
                Flow::Open(Occasion::new(Window::BeforeMove, About::subject(Thing::Squadron(self.squadron))))
            }
            At::Move => {
                let cloaked = self.manner == Manner::Cloaked;
                let prompt = if cloaked { Prompt::CloakMove } else { Prompt::MoveSquadron };
                ask(prompt, Kind::Place { optional: false })
            }
            At::Landed => {
                (self.at, self.obstacles) = (At::Obstacles, self.met(cx));
                self.tell_overlaps(cx);
                Flow::Next
            }
            At::Obstacles if self.obstacles == 0 => {
                let strategic = strategic::applies(&cx.look(), self.squadron);
                self.at = if strategic { At::Strategic } else { At::After };
                Flow::Next
            }
            At::Obstacles => ask(Prompt::ChooseOverlapped, Kind::Pick { optional: false }),
            At::Station(_) => ask(Prompt::UseStation, Kind::Confirm),
            At::Strategic => ask(Prompt::ChooseObjectiveToken, Kind::Pick { optional: true }),
            At::MoveToken(_) => ask(Prompt::MoveObjectiveToken, Kind::Place { optional: true }),
            At::TokenMoved => {
                self.at = At::After;
                Flow::Next
            }
            At::After => {
                self.at = At::Over;
                let about = About::subject(Thing::Squadron(self.squadron));
                Flow::Open(Occasion::new(Window::AfterSquadronMoves, about))
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Move => {
                let reach = Reach::of(look, self.squadron, self.distance);
                let (centre, limit) = (look.board.squadron(self.squadron).pose, reach.travel().limit());
                legal.regions.push(Region::Disc { centre, reach: limit });
                reach.places(look, self.squadron, &mut legal.places);
                if self.manner == Manner::Unengaged {
                    legal.places.retain(|place| !engaged_at(look, self.squadron, *place));
                }
            }
            At::Obstacles => legal.items.extend(each_obstacle(self.obstacles).map(Thing::Obstacle)),
            At::Strategic => strategic::choices(look, self.squadron, &mut legal.items),
            At::MoveToken(token) => strategic::places(look, self.squadron, token, legal),
            _ => {}
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        match (self.at, answer) {
            (At::Move, Answer::Place(to)) => {
                let reach = Reach::of(look, self.squadron, self.distance);
                reach.travel().check(*to).map_err(|refusal| Refusal::by(refusal.rule(), refusal))?;
                if self.manner == Manner::Unengaged && engaged_at(look, self.squadron, *to) {
                    return Err(Refusal::by("armada.golden-rules.03", SquadronRefused::EndsEngaged));
                }
                Ok(())
            }
            (At::MoveToken(_), Answer::Place(to)) => Ok(strategic::check(look, self.squadron, *to)?),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let piece = Piece::Squadron(self.squadron);
        match (self.at, answer) {
            (At::Move, Answer::Place(to)) => {
                self.at = At::Landed;
                atoms::squadron_moves(cx, self.squadron, *to);
                // armada.destroyed.03
                let base = Shape::Disc(scene::disc(cx.game, *to));
                if !cx.board.table.field().play.contains(&base) {
                    return Flow::Perform(Deed::Destroy { piece, gone: true });
                }
            }
            (At::Obstacles, Answer::Pick(Thing::Obstacle(obstacle))) => self.resolve(cx, *obstacle),
            (At::Station(_), answer) => {
                self.at = At::Obstacles;
                // armada.obstacle.station.02
                if *answer == Answer::Confirm(true) {
                    atoms::recover_hull(cx, self.squadron, 1);
                }
            }
            (At::Strategic, Answer::Pick(Thing::Token(token))) => self.at = At::MoveToken(*token),
            (At::MoveToken(token), answer) => {
                self.at = At::TokenMoved;
                if let Answer::Place(to) = answer {
                    strategic::put(cx, token, *to);
                }
            }
            _ => self.at = At::After,
        }
        Flow::Next
    }
}
