//! What happened, in words.

mod attack;
mod ship;
mod table;

use broadside_engine::{Happening, Position, Seat, Side};
use broadside_stage::{Motion, Place, Text, Told};
use broadside_table::Pose;
use broadside_xwing::XWing;
use broadside_xwing::board::Board;
use broadside_xwing::words::{Event, Object, ShipNo, Thing, XWingWords};

use super::question::{effect_name, is_rule};
use super::{ids, names};

/// What is told from: the table before the answer and after all that came of it.
struct Tale<'a> {
    game: &'a XWing,
    before: &'a Board,
    board: &'a Board,
}

impl Tale<'_> {
    /// A line.
    fn line(&self, level: u8, icon: &str, text: Text) -> Told {
        Told { icon: icon.into(), level, ..Told::plain(0, None, text) }
    }

    /// A line about an object, which is named `$piece` in it.
    fn about(&self, level: u8, icon: &str, object: Object, text: Text) -> Told {
        let text = text.text("piece", names::object(self.game, self.board, object));
        Told {
            side: self.board.side_of(object).map(|side| side.0),
            targets: vec![ids::object(object)],
            ..self.line(level, icon, text)
        }
    }

    /// A line about a ship.
    fn ship(&self, level: u8, icon: &str, at: ShipNo, text: Text) -> Told {
        self.about(level, icon, Object::Ship(at), text)
    }

    /// A line about a side, which is named `$side` in it.
    fn side(&self, level: u8, icon: &str, side: Side, text: Text) -> Told {
        let text = text.text("side", names::side(self.board, side));
        Told { side: Some(side.0), ..self.line(level, icon, text) }
    }

    /// A line about a player, who is named `$side` in it.
    fn player(&self, level: u8, icon: &str, seat: Seat, text: Text) -> Told {
        self.side(level, icon, self.board.side(seat), text)
    }

    /// Where an object lay before.
    fn lay(&self, object: Object) -> Option<Pose> {
        let board = self.before;
        match object {
            Object::Ship(at) => board.ships.get(at.index()).filter(|it| it.in_play()).map(|it| it.pose),
            Object::Device(at) => board.devices.get(at.index()).filter(|it| it.in_play).map(|it| it.pose),
            Object::Obstacle(at) => board.obstacles.get(at.index()).filter(|it| it.in_play).map(|it| it.pose),
            Object::Objective(at) => {
                board.objectives.get(at.index()).filter(|it| it.in_play).map(|it| it.pose)
            }
        }
    }

    /// A line about an object that comes to lie elsewhere.
    fn moved(&self, level: u8, object: Object, to: Pose, id: &str) -> Told {
        let path = self.lay(object).into_iter().chain([to]).map(Place::from).collect();
        let motion = Some(Motion { piece: ids::object(object), path });
        Told { motion, ..self.about(level, "move", object, Text::new(id)) }
    }
}

/// A line of the log.
pub(super) fn tell(
    game: &XWing,
    before: &Position<XWingWords>,
    after: &Position<XWingWords>,
    happening: &Happening<XWingWords>,
) -> Option<Told> {
    let tale = Tale { game, before: &before.board, board: &after.board };
    let told = told(&tale, &happening.event)?;
    // A token or a lock that changes dice is told as a card is; elsewhere the line itself says so.
    let changes_dice = matches!(happening.event, Event::DieChanged(..) | Event::DieAdded(..));
    let card = happening.by.filter(|(source, _)| changes_dice || !is_rule(*source));
    let by = card.map(|(source, ability)| effect_name(game, &after.board, source, ability));
    Some(Told { by, ..told })
}

fn told(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    table::tell(tale, event).or_else(|| ship::tell(tale, event)).or_else(|| attack::tell(tale, event))
}

/// The name of a thing on the table, for a gap.
fn named(tale: &Tale<'_>, thing: impl Into<Thing>) -> Text {
    let object = thing.into().object();
    object.map_or_else(|| Text::new("xwing-nothing"), |it| names::object(tale.game, tale.board, it))
}
