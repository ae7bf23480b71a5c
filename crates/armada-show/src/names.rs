//! What things are called: names of pieces, told apart from like ones, and the words of the rule book as messages.

use broadside_armada::Armada;
use broadside_armada::board::{self, Board, TokenKind};
use broadside_armada::facts::{Colour, Command, DefenseToken, Dice, Face, Term, Zone};
use broadside_armada::geometry::{Range, TableEdge};
use broadside_armada::words::{ObstacleNo, Piece, ShipNo, SquadronNo, Thing, TokenNo};
use broadside_stage::{Die, Text, apart};

/// A word of the data files as part of an id: `concentrate fire` as `concentrate-fire`.
pub(super) fn kebab(word: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    word.chars().map(plain).collect()
}

/// The name of a ship, told apart from like ones.
pub(super) fn ship(game: &Armada, board: &Board, ship: ShipNo) -> String {
    let name = |at: usize| &*game.facts[board.ships[at].card].name;
    apart(name(ship.index()), ship.index(), (0..board.ships.len()).map(name))
}

/// The name of a squadron, told apart from like ones.
pub(super) fn squadron(game: &Armada, board: &Board, squadron: SquadronNo) -> String {
    let name = |at: usize| &*game.facts[board.squadrons[at].card].name;
    apart(name(squadron.index()), squadron.index(), (0..board.squadrons.len()).map(name))
}

fn obstacle(board: &Board, at: ObstacleNo) -> Text {
    let kind = board.obstacles[at.index()].kind;
    let like = |other: &&board::Obstacle| other.kind == kind;
    let number = board.obstacles[..at.index()].iter().filter(like).count() + 1;
    let text = Text::new(format!("armada-obstacle-{}", kebab(kind.word())));
    let several = board.obstacles.iter().filter(like).count() > 1;
    if several {
        Text::new("armada-numbered").text("what", text).number("number", number as f64)
    } else {
        text
    }
}

fn token(board: &Board, at: TokenNo) -> Text {
    let Some(it) = board.tokens.get(at.index()) else { return Text::new("armada-token") };
    let text = table_token(it.kind);
    let like = |other: &&board::TableToken| other.kind == it.kind;
    let number = board.tokens[..at.index()].iter().filter(like).count() + 1;
    let several = board.tokens.iter().filter(like).count() > 1;
    if several {
        Text::new("armada-numbered").text("what", text).number("number", number as f64)
    } else {
        text
    }
}

/// The name of a kind of token in the play area.
pub(super) fn table_token(kind: TokenKind) -> Text {
    Text::new(match kind {
        TokenKind::Objective => "armada-token-objective",
        TokenKind::ProximityMine => "armada-token-mine",
        TokenKind::Targeting => "armada-token-targeting",
        TokenKind::GravWell => "armada-token-grav-well",
        TokenKind::GravShift => "armada-token-grav-shift",
        TokenKind::Chaff => "armada-token-chaff",
        TokenKind::Focus => "armada-token-focus",
    })
}

/// The name of a piece, told apart from like ones.
pub(super) fn piece(game: &Armada, board: &Board, piece: Piece) -> Text {
    match piece {
        Piece::Ship(at) => Text::of_name(ship(game, board, at)),
        Piece::Squadron(at) => Text::of_name(squadron(game, board, at)),
        Piece::Obstacle(at) => obstacle(board, at),
        Piece::Token(at) => token(board, at),
    }
}

/// A piece, or a hull zone with its ship.
pub(super) fn party(game: &Armada, board: &Board, thing: Thing) -> Text {
    match thing {
        Thing::Zone(at, side) => {
            let ship = Text::of_name(ship(game, board, at));
            Text::new("armada-zone-of").text("ship", ship).text("zone", zone(side))
        }
        Thing::Objective(id) => Text::of_name(&*game.facts[id].name),
        Thing::Edge(at) => edge(at),
        _ => match thing.piece() {
            Some(found) => piece(game, board, found),
            None => Text::new("armada-nothing"),
        },
    }
}

/// The name of a hull zone.
pub(super) fn zone(zone: Zone) -> Text {
    Text::new(format!("armada-zone-{}", super::ids::zone(zone)))
}

/// The name of an edge of the play area.
pub(super) fn edge(edge: TableEdge) -> Text {
    Text::new(match edge {
        TableEdge::Lower => "armada-edge-lower",
        TableEdge::Upper => "armada-edge-upper",
        TableEdge::Left => "armada-edge-left",
        TableEdge::Right => "armada-edge-right",
    })
}

/// The name of a command.
pub(super) fn command(command: Command) -> Text {
    Text::new(format!("armada-command-{}", command_icon(command)))
}

/// The icon of a command.
pub(super) fn command_icon(command: Command) -> &'static str {
    match command {
        Command::Navigate => "navigate",
        Command::Squadron => "squadron",
        Command::Repair => "repair",
        Command::ConcentrateFire => "concentrate-fire",
    }
}

/// The name of a defense token. Its icon is its word.
pub(super) fn defense(kind: DefenseToken) -> Text {
    Text::new(format!("armada-defense-{}", kind.word()))
}

/// The name of a range band.
pub(super) fn range(range: Range) -> Text {
    Text::new(match range {
        Range::Close => "armada-range-close",
        Range::Medium => "armada-range-medium",
        Range::Long => "armada-range-long",
        Range::Extreme => "armada-range-extreme",
    })
}

/// What the faces of dice are called on a page.
pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Blank => "blank",
        Face::Hit => "hit",
        Face::Critical => "critical",
        Face::DoubleHit => "double",
        Face::HitCritical => "hit_critical",
        Face::Accuracy => "accuracy",
    }
}

/// A die of an attack pool as it lies.
pub(super) fn die(at: Option<u8>, die: board::Die) -> Die {
    Die {
        id: at.map(|at| format!("die-{at}")),
        colour: die.colour.word().into(),
        face: Some(face(die.face).into()),
    }
}

/// The name of a die as it lies.
pub(super) fn die_shows(die: board::Die) -> Text {
    Text::new("armada-die-shows")
        .text("die", Text::new(format!("armada-die-{}", die.colour.word())))
        .text("face", Text::new(format!("armada-face-{}", kebab(face(die.face)))))
}

/// Dice before they are rolled.
pub(super) fn dice(dice: Dice) -> Vec<Die> {
    let unrolled = |colour: Colour| Die { id: None, colour: colour.word().into(), face: None };
    let each = |colour: &Colour| std::iter::repeat_n(unrolled(*colour), dice.of(*colour).into());
    Colour::ALL.iter().flat_map(each).collect()
}
