//! What the second player has set aside is deployed after the fleets (Fighter Ambush).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, DeployPiece, Given, How, Next, Rulebook, aside, call};
use crate::words::{Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook};

/// Squadrons that were set aside are deployed, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeployAside {}

impl DeployAside {
    pub(crate) fn new() -> DeployAside {
        DeployAside {}
    }

    fn squadrons<'a>(look: &ArmadaLook<'a>) -> impl Iterator<Item = Thing> + 'a {
        let board = look.board;
        let second = board.second();
        let mine = move |thing: &Thing| board.side_of(*thing) == Some(second);
        aside(board).map(Thing::from).filter(|thing| thing.squadron().is_some()).filter(mine)
    }
}

impl Rulebook for DeployAside {
    const TITLE: &'static str = "Deploy Squadrons";

    fn step(&self) -> &'static str {
        "Deploy Squadrons"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if DeployAside::squadrons(&cx.look()).next().is_none() {
            return Flow::Done;
        }
        let second = cx.board.speaker(cx.board.second());
        Flow::Ask(Ask::one(second, Prompt::ChooseDeployment, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(DeployAside::squadrons(look));
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Squadron(at)) => {
                call(DeployPiece::new(Piece::Squadron(*at)).how(How::AtObstacles))
            }
            _ => Flow::Next,
        }
    }
}
