//! The order of the round, and the ability queue.

use broadside_engine::{AbilityId, Game, Seat, Source};
use broadside_stage::{Panel, Row, Text, Turn, Turns};
use broadside_xwing::Origin;
use broadside_xwing::values;
use broadside_xwing::words::{Object, Phase, ShipNo};

use super::Eyes;
use crate::question::{effect_name, is_rule};
use crate::{ids, names};

/// Who activates or engages when: by initiative, at the same initiative the first player's ships first. In a phase without
/// turns the list is empty.
pub(super) fn turns(eyes: &Eyes<'_>) -> Turns {
    let board = eyes.board();
    let (label, upward) = match board.phase {
        Phase::Setup | Phase::End => {
            return Turns { label: Text::new("xwing-turns-activate"), list: Vec::new() };
        }
        Phase::Planning | Phase::System | Phase::Activation => ("xwing-turns-activate", true),
        Phase::Engagement => ("xwing-turns-engage", false),
    };
    let rank = |at: ShipNo| i32::from(values::initiative(&eyes.look, Object::Ship(at)));
    let mut ships: Vec<ShipNo> = board.ships_in_play().collect();
    ships.sort_by_key(|at| {
        (if upward { rank(*at) } else { -rank(*at) }, board.side_of_ship(*at) != board.first())
    });
    let turn = |at: ShipNo| Turn {
        piece: ids::ship(at),
        name: called(&names::ship(eyes.game(), board, at)),
        rank: rank(at),
    };
    let list = ships.into_iter().map(turn).collect();
    Turns { label: Text::new(label), list }
}

/// What a pilot is called: by the first name, after a title by the last; like ones keep their number.
fn called(name: &str) -> String {
    const TITLES: [&str; 12] = [
        "Darth",
        "Captain",
        "Lieutenant",
        "Major",
        "Commander",
        "Colonel",
        "Admiral",
        "General",
        "Count",
        "Grand",
        "Moff",
        "The",
    ];
    let words: Vec<&str> = name.split_whitespace().map(|word| word.trim_matches(['“', '”', '"'])).collect();
    let is_number = |word: &&str| word.chars().all(|letter| letter.is_ascii_digit());
    let number = words.last().filter(|word| words.len() > 1 && is_number(word));
    let named = &words[..words.len() - usize::from(number.is_some())];
    let call = match named {
        [] => name,
        [first, .., last] if TITLES.contains(first) => last,
        [first, ..] => first,
    };
    number.map_or(call.to_owned(), |number| format!("{call} {number}"))
}

/// What an effect is called, for a viewer who may not know a facedown condition.
pub(super) fn named(eyes: &Eyes<'_>, source: Source, ability: AbilityId) -> Text {
    let secret = match Origin::of(source) {
        Origin::Condition(at) => {
            let card = &eyes.board().conditions[at.index()];
            card.facedown && !eyes.viewer.is(card.by)
        }
        _ => false,
    };
    match secret {
        true => Text::new("xwing-secret-condition"),
        false => effect_name(eyes.game(), eyes.board(), source, ability),
    }
}

/// The abilities that wait in the queue, the front first.
pub(super) fn queue(eyes: &Eyes<'_>) -> Option<Panel> {
    let (game, board) = (eyes.game(), eyes.board());
    let row = |(source, ability, seat): (_, _, Seat)| {
        let name = named(eyes, source, ability);
        let bearer = game.bearer(board, source).1.and_then(|thing| thing.object());
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

#[cfg(test)]
mod tests {
    use super::called;

    #[test]
    fn pilots_are_called_by_what_tells_them_apart() {
        assert_eq!(called("Wedge Antilles"), "Wedge");
        assert_eq!(called("Darth Vader"), "Vader");
        assert_eq!(called("“Mauler” Mithel"), "Mauler");
        assert_eq!(called("Academy Pilot 2"), "Academy 2");
        assert_eq!(called("Finn"), "Finn");
    }
}
