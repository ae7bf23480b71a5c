//! Step 6 of setup: the players deploy a ship or two squadrons in turn (armada.setup.13, armada.setup.17).

use broadside_engine::{Ask, Flow, Kind, PerSide, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, DeployPiece, Given, How, Next, PlaceRefused, Rulebook, call};
use crate::board::{Board, Standing};
use crate::cards::plan;
use crate::facts::Keyword;
use crate::words::{Deed, Piece, Prompt, ShipNo, SquadronNo, Thing};
use crate::{ArmadaCx, ArmadaLook, Why, values};

/// Fleets are deployed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeployFleets {
    /// Whose turn it is.
    turn: Option<Side>,
    /// Squadrons that the player has still to place in this turn.
    left: u8,
    /// How many turns each side has had.
    turns: PerSide<u8>,
}

impl DeployFleets {
    pub(crate) fn new(_: u8) -> DeployFleets {
        DeployFleets { turn: None, left: 0, turns: PerSide([0; 2]) }
    }

    /// Who deploys now; nobody when all is done. A player with nothing left is passed over.
    fn side(&self, look: &ArmadaLook<'_>) -> Option<Side> {
        let board = look.board;
        let turn = match self.turn {
            // Superior Positions: the first player deploys everything before the second.
            Some(turn) if self.left == 0 && plan(look.game, board).first_deploys_all => {
                if waiting(board, board.first()) { board.first() } else { turn }
            }
            Some(turn) => turn,
            None => board.first(),
        };
        [turn, turn.enemy()].into_iter().find(|side| waiting(board, *side))
    }

    fn end_turn(&mut self, side: Side) {
        self.turns[side] = self.turns[side].saturating_add(1);
        self.turn = Some(side.enemy());
    }

    /// What a side may deploy now.
    fn choices(&self, look: &ArmadaLook<'_>, side: Side, mut found: impl FnMut(Thing, Option<Why>)) {
        let board = look.board;
        let ships = ships_waiting(board, side).count();
        if self.left == 0 {
            // The surprised player's flagship comes first (armada.objective.surprise-attack.72).
            let surprised = plan(look.game, board).surprised && side == board.first();
            let flagship = |at: &ShipNo| board.ship(*at).flagship;
            let waits = surprised && ships_waiting(board, side).any(|at| flagship(&at));
            for ship in ships_waiting(board, side) {
                let late = || PlaceRefused::FlagshipFirst.by("armada.objective.surprise-attack.72");
                found(Thing::Ship(ship), (waits && !flagship(&ship)).then(late));
            }
        }
        let squadrons = squadrons_waiting(board, side).count();
        let at_ship = has_ship(board, side);
        let placeable = |at: &SquadronNo| at_ship || values::has(look, *at, Keyword::Scout);
        let possible = squadrons_waiting(board, side).filter(placeable).count();
        let why = if self.left > 0 {
            None
        } else if squadrons == 1 && ships > 0 {
            Some(PlaceRefused::SingleSquadron.by("armada.setup.17"))
        } else if ships > 0 && plan(look.game, board).ships_first {
            Some(PlaceRefused::ShipsFirst.by("armada.objective.fleet-ambush.72"))
        } else if possible < squadrons.min(2) {
            Some(PlaceRefused::SquadronAtShip.by("armada.setup.16"))
        } else {
            None
        };
        for squadron in squadrons_waiting(board, side) {
            let lonely = || PlaceRefused::SquadronAtShip.by("armada.setup.16");
            found(Thing::Squadron(squadron), why.or_else(|| (!placeable(&squadron)).then(lonely)));
        }
    }

    /// How a ship of this side is deployed in the present turn: on the first player's odd turns in the ambush zone
    /// (armada.objective.fleet-ambush.73); a surprised flagship on the station (armada.objective.surprise-attack.72).
    fn how(&self, look: &ArmadaLook<'_>, side: Side, ship: ShipNo) -> How {
        let odd = self.turns[side].is_multiple_of(2);
        let (plan, first) = (plan(look.game, look.board), side == look.board.first());
        if plan.ambush && first && odd {
            How::Ambush
        } else if plan.surprised && first && look.board.ship(ship).flagship {
            How::OnStation
        } else {
            How::Zone
        }
    }
}

fn ships_waiting(board: &Board, side: Side) -> impl Iterator<Item = ShipNo> + '_ {
    (0..board.ships.len() as u8).map(ShipNo).filter(move |at| {
        let ship = board.ship(*at);
        ship.standing == Standing::Waiting && board.side(ship.controller) == side
    })
}

fn squadrons_waiting(board: &Board, side: Side) -> impl Iterator<Item = SquadronNo> + '_ {
    (0..board.squadrons.len() as u8).map(SquadronNo).filter(move |at| {
        let squadron = board.squadron(*at);
        squadron.standing == Standing::Waiting && board.side(squadron.controller) == side
    })
}

fn waiting(board: &Board, side: Side) -> bool {
    ships_waiting(board, side).next().is_some() || squadrons_waiting(board, side).next().is_some()
}

fn has_ship(board: &Board, side: Side) -> bool {
    board.ships_in_play().any(|ship| board.side_of_ship(ship) == side)
}

impl Rulebook for DeployFleets {
    const TITLE: &'static str = "Deploy Ships";

    fn step(&self) -> &'static str {
        "Deploy Ships"
    }

    fn left(&self) -> Option<u8> {
        Some(self.left)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let look = cx.look();
        let Some(side) = self.side(&look) else { return Flow::Done };
        if self.turn != Some(side) {
            (self.turn, self.left) = (Some(side), 0);
        }
        if ships_waiting(&cx.board, side).next().is_none() && !has_ship(&cx.board, side) {
            // Squadrons without any ship to deploy at are destroyed (armada.objective.hyperspace-assault.76).
            let lost = squadrons_waiting(&cx.board, side).next();
            return match lost {
                Some(squadron) => {
                    Flow::Perform(Deed::Destroy { piece: Piece::Squadron(squadron), gone: true })
                }
                None => Flow::Next,
            };
        }
        if self.left > 0 {
            let mut any = false;
            self.choices(&look, side, |_, refusal| any |= refusal.is_none());
            if !any {
                self.left = 0;
                self.end_turn(side);
                return Flow::Next;
            }
        }
        let seat = cx.board.speaker(side);
        Flow::Ask(Ask::one(seat, Prompt::ChooseDeployment, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(side) = self.side(look) else { return };
        self.choices(look, side, |thing, why| match why {
            None => legal.items.push(thing),
            Some(why) => legal.refuse(thing, || why.into()),
        });
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        let Some(side) = self.turn else { return Flow::Next };
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                let how = self.how(&cx.look(), side, *ship);
                self.end_turn(side);
                call(DeployPiece::new(Piece::Ship(*ship)).how(how))
            }
            Given::Pick(Thing::Squadron(squadron)) => {
                self.left = if self.left > 0 {
                    self.left - 1
                } else {
                    (squadrons_waiting(&cx.board, side).count().min(2) as u8).saturating_sub(1)
                };
                if self.left == 0 {
                    self.end_turn(side);
                }
                call(DeployPiece::new(Piece::Squadron(*squadron)))
            }
            _ => Flow::Next,
        }
    }
}
