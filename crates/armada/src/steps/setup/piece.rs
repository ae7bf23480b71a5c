//! A ship or squadron is deployed: where, and at which speed (armada.setup.14, armada.setup.15, armada.setup.16).

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Refusal, Seat, Side};
use broadside_table::{Pose, Shape, overlaps};
use serde::{Deserialize, Serialize};

use super::places::Spot;
use super::{Answers, Given, Next, PlacePile, Rulebook, call, piles};
use crate::board::{Standing, TokenKind};
use crate::cards::plan;
use crate::facts::{ObstacleKind, PileMoment};
use crate::geometry::{Distance, at};
use crate::scene;
use crate::steps::maneuver::Displace;
use crate::words::{Deed, Piece, Prompt, Query, ShipNo, SquadronNo, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Where a piece comes onto the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum How {
    /// In the deployment zone, or at a friendly ship.
    Zone,
    /// In the ambush zone (armada.objective.fleet-ambush.73).
    Ambush,
    /// At distance 1 of an objective token (armada.objective.hyperspace-assault.72).
    Arrive(TokenNo),
    /// At a ship, as a card says that set it aside.
    Near(Beside),
    /// As usual or at distance 1 of an obstacle, beyond distance 5 of the first player's edge (Fighter Ambush).
    AtObstacles,
    /// On the station (armada.objective.surprise-attack.72).
    OnStation,
}

/// A place at a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Beside {
    /// The ship.
    pub of: ShipNo,
    /// The number of the last band.
    pub to: u8,
    /// Whether the whole piece has to be as near.
    pub within: bool,
    /// Whether it may overlap squadrons.
    pub over_squadrons: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// An effect may take the place of a squadron's deployment.
    Begin,
    Place,
    /// There is no room for it.
    NoPlace,
    Speed,
    Deploy,
    Deployed,
    /// Starting tokens and dials of the ship's cards; then the ship is deployed.
    Piles,
    Done,
}

/// A ship or squadron is deployed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeployPiece {
    piece: Piece,
    how: How,
    at: At,
    speed: u8,
    pose: Pose,
    /// Whether it was deployed before, and is deployed anew.
    again: bool,
}

impl DeployPiece {
    pub(crate) fn new(piece: Piece) -> DeployPiece {
        DeployPiece { piece, how: How::Zone, at: At::Begin, speed: 0, pose: Pose::default(), again: false }
    }

    /// It is deployed anew, after fleets are deployed: what an objective asks of deployment has been done
    /// (armada.card.corvus.04).
    pub(crate) fn again(self) -> DeployPiece {
        DeployPiece { again: true, ..self }
    }

    pub(crate) fn how(self, how: How) -> DeployPiece {
        DeployPiece { how, ..self }
    }

    /// The piece and where it was put, while its speed is asked.
    pub fn put_down(&self) -> Option<(Piece, Pose)> {
        matches!(self.at, At::Speed | At::Deploy).then_some((self.piece, self.pose))
    }

    fn ship(&self) -> Option<ShipNo> {
        Thing::from(self.piece).ship()
    }

    /// Whether there is room for it.
    pub(crate) fn has_place(&self, look: &ArmadaLook<'_>) -> bool {
        let mut any = false;
        Spot::new(look, self.piece, self.how).places(&mut |_| {
            any = true;
            true
        });
        any
    }

    /// Whether the piece still waits for its deployment.
    fn waits(&self, cx: &ArmadaCx<'_>) -> bool {
        match self.piece {
            Piece::Squadron(squadron) => cx.board.squadron(squadron).standing == Standing::Waiting,
            _ => true,
        }
    }

    fn ask_place(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let owner = cx.board.decider(self.piece.into()).unwrap_or(cx.board.speaker(cx.board.first()));
        if self.has_place(&cx.look()) {
            let prompt = match (self.how, self.ship()) {
                (How::Arrive(_), Some(_)) => Prompt::ArriveShip,
                (How::Arrive(_), None) => Prompt::ArriveSquadron,
                (How::Near(_), _) => Prompt::ArriveBeside,
                (How::Ambush, _) => Prompt::DeployInAmbush,
                (_, Some(_)) => Prompt::DeployShip,
                (_, None) => Prompt::DeploySquadron,
            };
            return Flow::Ask(Ask::one(owner, prompt, Kind::Place { optional: false }));
        }
        self.at = At::NoPlace;
        match self.how {
            // What cannot arrive stays set aside.
            How::Arrive(_) | How::Near(_) => Flow::Next,
            // What cannot be deployed is lost, as squadrons without a ship are
            // (armada.objective.hyperspace-assault.76).
            _ => Flow::Perform(Deed::Destroy { piece: self.piece, gone: true }),
        }
    }

    /// A speed of the chart; 0 near a gravity rift or a grav well token (armada.setup.15,
    /// armada.obstacle.gravity-rift.01, armada.card.g7-x-grav-well-projector.01).
    fn speeds(&self, look: &ArmadaLook<'_>, ship: ShipNo) -> core::ops::RangeInclusive<u8> {
        let base = look.game.measures.ship(look.board.ship(ship).card, self.pose).base();
        let rift = look.board.obstacles_placed().any(|number| {
            let obstacle = &look.board.obstacles[number.index()];
            obstacle.kind == ObstacleKind::GravityRift
                && at(
                    Distance::One..=Distance::Two,
                    &look.game.measures.obstacle(obstacle.id, obstacle.pose).shape(),
                    &base,
                )
        });
        let wells = look.board.tokens_of(TokenKind::GravWell).map(|at| look.board.tokens[at.index()]);
        // Only while their card is in play (armada.card.g7-x-grav-well-projector.06).
        let acts = |owner: Option<Side>| {
            let about = |side| About::subject(Thing::Player(side));
            owner.is_some_and(|side| look.allowed(Query::GravWellsAct, about(side), false))
        };
        let wells = wells.filter(|token| acts(token.owner)).map(|token| token.pose);
        let well = |pose| at(Distance::One..=Distance::Three, &Shape::Disc(scene::token_disc(pose)), &base);
        if rift || wells.into_iter().any(well) {
            return 0..=0;
        }
        let printed = look.game.ship(look.board, ship).speed.top();
        let top = look.value(Query::TopSpeed, About::subject(Thing::Ship(ship)), printed.into());
        let top = top.clamp(1, 4) as u8;
        // Half the maximum speed for those who are surprised (armada.objective.surprise-attack.73).
        let slow = self.is_setup(look)
            && !self.again
            && plan(look.game, look.board).surprised
            && look.board.side_of_ship(ship) == look.board.first();
        1..=if slow { top.div_ceil(2) } else { top }
    }

    fn is_setup(&self, look: &ArmadaLook<'_>) -> bool {
        look.board.round == 0
    }

    fn deploy(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        self.at = At::Deployed;
        let Some(ship) = self.ship() else {
            atoms::deploy(cx, self.piece, self.pose);
            return Flow::Next;
        };
        let owner = cx.board.ship(ship).controller;
        atoms::set_speed(cx, ship, self.speed, owner);
        let squadrons = self.covered(&cx.look(), ship);
        atoms::deploy(cx, self.piece, self.pose);
        if squadrons == 0 {
            return Flow::Next;
        }
        // The opponent places the squadrons that an arriving ship overlaps
        // (armada.objective.hyperspace-assault.73).
        let by = cx.board.enemy_speaker(owner);
        call(Displace::new(self.piece, squadrons, by))
    }

    /// The squadrons on which the ship comes to lie.
    fn covered(&self, look: &ArmadaLook<'_>, ship: ShipNo) -> u64 {
        let footprint = look.game.measures.ship(look.board.ship(ship).card, self.pose).footprint();
        let lies_on = |at: &SquadronNo| {
            let disc = scene::disc(look.game, look.board.squadron(*at).pose);
            overlaps(&footprint, &Shape::Disc(disc))
        };
        look.board.squadrons_in_play().filter(lies_on).fold(0, |set, at| set | 1 << at.0)
    }
}

impl Rulebook for DeployPiece {
    const TITLE: &'static str = "Deploy";

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Place | At::NoPlace | At::Deploy | At::Deployed => "Place",
            At::Speed => "Set Speed",
            At::Piles => "Starting Tokens and Dials",
            At::Done => "After Deployment",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(self.piece.into())
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        match (self.at, self.ship()) {
            (At::Begin, None) if self.how == How::Zone => {
                self.at = At::Place;
                Flow::Open(Occasion::new(Window::BeforeSquadronDeploys, About::subject(self.piece.into())))
            }
            (At::Begin, _) => {
                self.at = At::Place;
                Flow::Next
            }
            (At::Place, None) if self.how == How::Zone && !self.waits(cx) => Flow::Done,
            (At::Place, _) => self.ask_place(cx),
            (At::Speed, Some(ship)) => {
                let owner = cx.board.ship(ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::DeploySpeed, Kind::Pick { optional: false }))
            }
            (At::Deploy, _) => self.deploy(cx),
            (At::Deployed, Some(_)) => {
                self.at = At::Piles;
                Flow::Next
            }
            (At::Piles, Some(ship)) => {
                // Only in setup (armada.upgrade-tokens-dials.01, armada.card.clone-navigation-officer.03).
                if cx.board.round > 0 {
                    self.at = At::Done;
                    return Flow::Next;
                }
                let next = piles::unfilled(&cx.look(), PileMoment::Deployment, |at| at == ship);
                if let Some(upgrade) = next {
                    return call(PlacePile::new(upgrade));
                }
                self.at = At::Done;
                Flow::Open(Occasion::new(Window::ShipDeploysInSetup, About::subject(Thing::Ship(ship))))
            }
            _ => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        match (self.at, self.ship()) {
            (At::Place, _) => {
                let spot = Spot::new(look, self.piece, self.how);
                spot.places(&mut |pose| {
                    legal.places.push(pose);
                    legal.places.len() >= 36
                });
                spot.regions(&mut legal.regions);
            }
            (At::Speed, Some(ship)) => {
                legal.items.extend(self.speeds(look, ship).map(|speed| Thing::Number(speed as i8)));
            }
            _ => {}
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Given::Place(pose) = answer else { return Ok(()) };
        Ok(Spot::new(look, self.piece, self.how).check(*pose)?)
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Place(pose) => {
                self.pose = *pose;
                self.at = if self.ship().is_some() { At::Speed } else { At::Deploy };
            }
            Given::Pick(Thing::Number(speed)) => {
                self.speed = *speed as u8;
                self.at = At::Deploy;
            }
            _ => {}
        }
        Flow::Next
    }
}
