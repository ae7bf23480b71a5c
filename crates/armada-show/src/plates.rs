//! Names that are the same in every language: on plates, and as a piece's own name.

use broadside_armada::Armada;
use broadside_armada::board::{Board, TokenKind};
use broadside_armada::facts::Term;
use broadside_armada::words::Piece;

use super::names;

/// The slug of a kind of token in the play area.
pub(super) fn token_word(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Objective => "objective token",
        TokenKind::ProximityMine => "proximity mine",
        TokenKind::Targeting => "targeting token",
        TokenKind::GravWell => "grav well token",
        TokenKind::GravShift => "grav shift token",
        TokenKind::Chaff => "chaff token",
        TokenKind::Focus => "focus token",
    }
}

fn titled(words: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    words.split(' ').map(capital).collect::<Vec<_>>().join(" ")
}

/// The name of a piece: `CR90 Corvette A`, `X-wing Squadron 2`, `Asteroid Field 1`.
pub(super) fn name(game: &Armada, board: &Board, piece: Piece) -> String {
    let numbered = |word: &str, at: usize, like: &dyn Fn(usize) -> bool, count: usize| {
        let alike = (0..count).filter(|other| like(*other)).count();
        let before = (0..at).filter(|other| like(*other)).count();
        if alike > 1 { format!("{} {}", titled(word), before + 1) } else { titled(word) }
    };
    match piece {
        Piece::Ship(at) => names::ship(game, board, at),
        Piece::Squadron(at) => names::squadron(game, board, at),
        Piece::Obstacle(at) => {
            let kind = board.obstacles[at.index()].kind;
            let like = |other: usize| board.obstacles[other].kind == kind;
            numbered(kind.word(), at.index(), &like, board.obstacles.len())
        }
        Piece::Token(at) => {
            let Some(token) = board.tokens.get(at.index()) else { return String::new() };
            let like = |other: usize| board.tokens[other].kind == token.kind;
            numbered(token_word(token.kind), at.index(), &like, board.tokens.len())
        }
    }
}

/// What stands on a plate: `CR90 A`, `Victory II`, `TIE Fighter 3`.
pub(super) fn short(game: &Armada, board: &Board, piece: Piece) -> String {
    let name = name(game, board, piece);
    match piece {
        Piece::Ship(_) => short_ship(&name),
        Piece::Squadron(_) => name.replacen(" Squadron", "", 1),
        _ => name,
    }
}

/// The words of a ship's name that say no more than what kind of ship it is.
const CLASSES: [&str; 22] = [
    "-class",
    " Star Destroyer",
    " Star Dreadnought",
    " Assault Ship",
    " Command Ship",
    " Assault Carriers",
    " Cruiser-Carrier",
    " Medium Transports",
    " Star Frigate",
    " Light Destroyer",
    " Light Cruiser",
    " Armed Cruiser",
    " Battleship",
    " Corvette",
    " Frigate",
    " Cruisers",
    " Cruiser",
    " Dreadnought",
    " Transport",
    " Destroyer",
    " Carrier",
    " Mark",
];

fn short_ship(name: &str) -> String {
    let short = CLASSES.iter().fold(name.to_owned(), |name, word| {
        let cut = name.replacen(word, "", 1);
        if cut.trim().is_empty() { name } else { cut }
    });
    short.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{short_ship, titled};

    #[test]
    fn plates_have_room_for_short_names() {
        assert_eq!(short_ship("CR90 Corvette A"), "CR90 A");
        assert_eq!(short_ship("Victory II-class Star Destroyer"), "Victory II");
        assert_eq!(short_ship("Nebulon-B Escort Frigate"), "Nebulon-B Escort");
        assert_eq!(short_ship("MC80 Command Cruiser"), "MC80 Command");
        assert_eq!(short_ship("Gozanti-class Cruisers"), "Gozanti");
        assert_eq!(titled("asteroid field"), "Asteroid Field");
    }
}
