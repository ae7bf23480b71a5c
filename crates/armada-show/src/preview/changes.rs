//! What else an answer would change, as far as it can be foreseen.

use broadside_armada::Armada;
use broadside_armada::board::{Defense, Ship};
use broadside_armada::facts::{Command, Term};
use broadside_armada::words::{ArmadaWords, Piece, ShipNo};
use broadside_engine::{Look, Position};
use broadside_stage::{Note, Preview, Text, Tone};

use crate::scene::damage_now;
use crate::{ids, names};

/// Damage, shields, speed, tokens and dials that would be other than now.
pub(super) fn changes(
    game: &Armada,
    before: &Position<ArmadaWords>,
    after: &Position<ArmadaWords>,
    preview: &mut Preview,
) {
    damage(game, before, after, preview);
    for at in (0..before.board.ships.len().min(after.board.ships.len()) as u8).map(ShipNo) {
        let (old, new) = (before.board.ship(at), after.board.ship(at));
        if old != new {
            let name = names::piece(game, &before.board, Piece::Ship(at));
            ship(at, old, new, name, &mut preview.notes);
        }
    }
}

/// The damage of the attack under way.
fn damage(
    game: &Armada,
    before: &Position<ArmadaWords>,
    after: &Position<ArmadaWords>,
    preview: &mut Preview,
) {
    if before.board.attacks.len() != after.board.attacks.len() {
        return;
    }
    let now = |position| {
        let look = Look::new(game, position);
        look.board.attack().and_then(|attack| damage_now(&look, attack))
    };
    if let (Some(old), Some(new)) = (now(before), now(after))
        && old != new
    {
        let text = Text::new("armada-change-damage").number("before", old).number("after", new);
        preview.notes.push(Note { tone: Tone::Plain, text, target: None, rule: None });
    }
}

fn ship(at: ShipNo, old: &Ship, new: &Ship, name: Text, notes: &mut Vec<Note>) {
    let target = Some(ids::piece(Piece::Ship(at)));
    let mut add = |tone: Tone, text: Text| {
        let text = text.text("piece", name.clone());
        notes.push(Note { tone, text, target: target.clone(), rule: None });
    };
    let change = |id: &str, old: u8, new: u8| Text::new(id).number("before", old).number("after", new);
    if old.speed != new.speed {
        add(Tone::Plain, change("armada-change-speed", old.speed, new.speed));
    }
    for zone in broadside_armada::facts::Zone::ALL {
        let (old, new) = (old.shields[zone.index()], new.shields[zone.index()]);
        if old != new {
            let tone = if new < old { Tone::Warn } else { Tone::Good };
            add(tone, change("armada-change-shields", old, new).text("zone", names::zone(*zone)));
        }
    }
    for command in Command::ALL {
        let text = |id: &str| Text::new(id).text("command", names::command(*command));
        match old.count_tokens(*command).cmp(&new.count_tokens(*command)) {
            std::cmp::Ordering::Less => add(Tone::Good, text("armada-change-gains-token")),
            std::cmp::Ordering::Greater => add(Tone::Plain, text("armada-change-loses-token")),
            std::cmp::Ordering::Equal => {}
        }
    }
    if let (Some(command), None) = (old.revealed, new.revealed) {
        add(Tone::Plain, Text::new("armada-change-spends-dial").text("command", names::command(command)));
    }
    for (old, new) in old.defense.iter().zip(new.defense.iter()).filter(|(old, new)| old != new) {
        let id = match new.state {
            Defense::Ready => "armada-change-readied",
            Defense::Exhausted => "armada-change-exhausted",
            Defense::Discarded => "armada-change-discarded",
        };
        add(Tone::Plain, Text::new(id).text("token", names::defense(old.kind)));
    }
}
