//! The order of the round, and the ability queue.

use broadside_engine::Seat;
use broadside_stage::{Panel, Row, Text, Turn, Turns};

use super::Eyes;
use crate::Origin;
use crate::show::question::{effect_name, is_rule};
use crate::show::{ids, names};
use crate::values;
use crate::words::{Object, Phase, ShipNo};

/// Who activates or engages when: by initiative, at the same initiative the first player's ships first.
pub(super) fn turns(eyes: &Eyes<'_>) -> Option<Turns> {
    let board = eyes.board();
    let (label, upward) = match board.phase {
        Phase::Setup | Phase::End => return None,
        Phase::Planning | Phase::System | Phase::Activation => ("xwing-turns-activate", true),
        Phase::Engagement => ("xwing-turns-engage", false),
    };
    let rank = |at: ShipNo| i32::from(values::initiative(&eyes.look, Object::Ship(at)));
    let mut ships: Vec<ShipNo> = board.ships_in_play().collect();
    ships.sort_by_key(|at| {
        (if upward { rank(*at) } else { -rank(*at) }, board.ship(*at).owner != board.first)
    });
    let list = ships.into_iter().map(|at| Turn { piece: ids::ship(at), rank: rank(at) }).collect();
    Some(Turns { label: Text::new(label), list })
}

/// The abilities that wait in the queue, the front first.
pub(super) fn queue(eyes: &Eyes<'_>) -> Option<Panel> {
    let (game, board) = (eyes.game(), eyes.board());
    let row = |(source, ability, seat): (_, _, Seat)| {
        let secret = match Origin::of(source) {
            Origin::Condition(at) => {
                let card = &board.conditions[at.index()];
                card.facedown && !eyes.viewer.is(card.by)
            }
            _ => false,
        };
        let name = match secret {
            true => Text::new("xwing-secret-condition"),
            false => effect_name(game, board, source, ability),
        };
        let bearer = game.bearer_of(board, source).1.and_then(|thing| thing.object());
        let label = match bearer.filter(|_| !is_rule(source)) {
            Some(object) => Text::new("xwing-queued")
                .text("piece", names::object(game, board, object))
                .text("effect", name),
            None => name,
        };
        Row { side: Some(board.side(seat).0), target: bearer.map(ids::object), ..Row::new(label) }
    };
    let rows: Vec<Row> = eyes.look.core.waiting().map(row).collect();
    let note = Some(Text::new("xwing-queue-front"));
    (!rows.is_empty()).then(|| Panel { title: Text::new("xwing-queue"), note, rows })
}
