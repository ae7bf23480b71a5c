//! Exogorths attack at the start of the Squadron Phase (armada.obstacle.exogorth.07, armada.obstacle.exogorth.08,
//! armada.obstacle.exogorth.09, armada.obstacle.exogorth.10, armada.obstacle.exogorth.11, armada.obstacle.exogorth.12).

use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{ObstacleRefused, of_kind};
use crate::board::{AttackKind, Board};
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, attack};
use crate::words::{ObstacleNo, Prompt, SquadronNo, Thing};
use crate::{Armada, ArmadaCx, ArmadaLook, atoms, scene};

/// Exogorths attack at the start of the Squadron Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exogorths {
    /// Whose turn it is: 0 the second player's, 1 the first player's.
    turn: u8,
    /// The exogorth that the second player chose: it is not chosen again.
    taken: Option<ObstacleNo>,
    /// The one that attacks.
    now: Option<ObstacleNo>,
    /// The squadron under attack and the hull points that it had.
    target: Option<(SquadronNo, u8)>,
    /// Squadrons that it has attacked, a bit for each.
    attacked: u64,
}

impl Exogorths {
    pub(crate) fn new(turn: u8) -> Exogorths {
        Exogorths { turn, taken: None, now: None, target: None, attacked: 0 }
    }

    fn chooser(&self, board: &Board) -> Seat {
        board.speaker(if self.turn == 0 { board.second() } else { board.first() })
    }

    fn choices<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = ObstacleNo> + 'a {
        of_kind(board, ObstacleKind::Exogorth).filter(|number| self.taken != Some(*number))
    }

    /// Every squadron at distance 1, whoever owns it, is attacked once (armada.obstacle.exogorth.08).
    fn targets<'a>(
        &'a self,
        game: &'a Armada,
        board: &'a Board,
        exogorth: ObstacleNo,
    ) -> impl Iterator<Item = SquadronNo> + 'a {
        board.squadrons_in_play().filter(move |squadron| {
            self.attacked >> squadron.0 & 1 == 0
                && scene::at_distance(game, board, Thing::Obstacle(exogorth), Thing::Squadron(*squadron), 1)
        })
    }

    /// A squadron that suffered damage is toggled to the activated side (armada.obstacle.exogorth.11).
    fn stun(&mut self, cx: &mut ArmadaCx<'_>) {
        let Some((squadron, hull)) = self.target.take() else { return };
        let it = cx.board.squadron(squadron);
        if it.in_play() && it.hull < hull {
            atoms::set_slider(cx, squadron, true);
        }
    }
}

impl Rulebook for Exogorths {
    const TITLE: &'static str = "Exogorths";

    fn step(&self) -> &'static str {
        if self.now.is_some() { "Attack" } else { "Choose Exogorth" }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        self.now.map(Thing::Obstacle)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        self.stun(cx);
        if self.turn > 1 {
            return Flow::Done;
        }
        let seat = self.chooser(&cx.board);
        let Some(exogorth) = self.now else {
            if self.choices(&cx.board).next().is_none() {
                return Flow::Done;
            }
            return Flow::Ask(Ask::one(seat, Prompt::ChooseExogorth, Kind::Pick { optional: false }));
        };
        if self.targets(cx.game, &cx.board, exogorth).next().is_none() {
            (self.turn, self.taken, self.now, self.attacked) = (self.turn + 1, self.now, None, 0);
            return Flow::Next;
        }
        Flow::Ask(Ask::one(seat, Prompt::ExogorthTarget, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        match self.now {
            None => {
                legal.items.extend(self.choices(look.board).map(Thing::Obstacle));
                if let Some(taken) = self.taken {
                    legal.refuse(Thing::Obstacle(taken), || {
                        Refusal::by("armada.obstacle.exogorth.07", ObstacleRefused::ExogorthTaken)
                    });
                }
            }
            Some(exogorth) => {
                legal.items.extend(self.targets(look.game, look.board, exogorth).map(Thing::Squadron));
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match (answer, self.now) {
            (Answer::Pick(Thing::Obstacle(exogorth)), None) => self.now = Some(*exogorth),
            (Answer::Pick(Thing::Squadron(squadron)), Some(exogorth)) => {
                self.attacked |= 1 << squadron.0;
                self.target = Some((*squadron, cx.board.squadron(*squadron).hull));
                // The opponent of the squadron's player acts for the exogorth (armada.obstacle.exogorth.09).
                let by = cx.board.enemy_speaker(cx.board.squadron(*squadron).controller);
                let (attacker, defender) = (Thing::Obstacle(exogorth), Thing::Squadron(*squadron));
                return attack::begin(cx, attacker, defender, AttackKind::Exogorth, by);
            }
            _ => {}
        }
        Flow::Next
    }
}
