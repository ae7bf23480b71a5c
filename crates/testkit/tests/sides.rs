//! A seat is no side: in the code of the games nobody makes the other player out of a number, counts places in a list of two by a seat, or
//! tells friend from enemy by who controls a piece.

use std::path::{Path, PathBuf};

/// Where a game's code may take seats apart, because it says there who plays for whom.
const HOMES: [&str; 2] = ["armada/src/board/seating.rs", "xwing/src/board/seating.rs"];

/// Where games are played, shown, asked about and thought about.
const FOLDERS: [&str; 7] = [
    "armada/src",
    "armada-ask/src",
    "armada-show/src",
    "bots/src",
    "xwing/src",
    "xwing-ask/src",
    "xwing-show/src",
];

/// What no code says, in its tokens; `_` stands for any name.
const NEVER: [&[&str]; 11] = [
    &["Seat", "(", "1", "-"],
    &["Side", "(", "1", "-"],
    &["1", "-", "seat"],
    &["1", "-", "side"],
    &["0", "^", "1"],
    &["Seat", "(", "side", ".", "0"],
    &["Side", "(", "seat", ".", "0"],
    &["seat", ".", "0", "as", "usize"],
    &["(", "seat", ".", "0", ")", "]"],
    &["controller", ".", "0"],
    &["fn", "opponent"],
];

/// What is told apart by its tokens: names, numbers, and signs one by one.
fn tokens(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let length =
            if word(first) { rest.find(|c| !word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        found.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    found
}

/// The last token of what begins here: up to the end of the operand, or of the brackets around it.
fn last<'a>(tokens: &[&'a str]) -> Option<&'a str> {
    let mut open = 0;
    let goes_on = |token: &&&str| {
        open += i32::from(matches!(**token, "(" | "[")) - i32::from(matches!(**token, ")" | "]"));
        open >= 0 && !matches!(**token, "&" | "|" | ";" | "{" | "}" | "?") && (open > 0 || **token != ",")
    };
    tokens.iter().take_while(goes_on).last().copied()
}

/// Whether a line compares who controls a piece with anything but a seat that is called so.
fn compares_controllers(tokens: &[&str]) -> bool {
    let compared = |at: &usize| matches!(tokens[*at..=*at + 1], ["=" | "!", "="]);
    (1..tokens.len().saturating_sub(1)).filter(compared).any(|at| {
        let sides = [Some(tokens[at - 1]), last(&tokens[at + 2..])];
        sides.contains(&Some("controller")) && !sides.contains(&Some("seat"))
    })
}

/// What a line says that it should not.
fn wrong(line: &str) -> Option<&'static [&'static str]> {
    let code = line.split("//").next().unwrap_or_default();
    let tokens = tokens(code);
    if compares_controllers(&tokens) {
        return Some(&["controller", "=="]);
    }
    NEVER.into_iter().find(|said| tokens.windows(said.len()).any(|it| it == *said))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn nobody_takes_a_seat_for_a_side() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of crates");
    let mut files = Vec::new();
    FOLDERS.iter().for_each(|folder| sources(&crates.join(folder), &mut files));
    assert!(files.len() > 250, "the sources have moved");
    let mut bad = Vec::new();
    for path in files {
        let place = path.strip_prefix(crates).expect("a crate").to_string_lossy().replace('\\', "/");
        if HOMES.contains(&&*place) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source file");
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(said) = wrong(line) {
                bad.push(format!("crates/{place}:{number}: `{}`: {}", said.join(" "), line.trim()));
            }
        }
    }
    assert!(
        bad.is_empty(),
        "ask the board who is whose friend (Board::side_of, friendly, enemies):\n{}",
        bad.join("\n")
    );
}

#[test]
fn what_takes_a_seat_for_a_side_is_found() {
    for line in [
        "        Seat(1 - seat.0)",
        "let other = Side(1 - side.0);",
        "Seat(seat.0 ^ 1)",
        "board.players[seat.0 as usize].points",
        "sums[usize::from(seat.0)] += 1;",
        "let pile = board.ship(at).controller.0;",
        "if it.controller == other.controller {",
        "let friend = mine != board.ship(ship).controller;",
        "ships.filter(move |at| board.ship(*at).controller != owner)",
        "pub fn opponent(&self, seat: Seat) -> Seat {",
    ] {
        assert!(wrong(line).is_some(), "{line}");
    }
    for line in [
        "let side = board.side(it.controller);",
        "side.enemy() // not 1 - side",
        "if board.side(it.controller) == side && !ship.is_gone() {",
        "board.friendly(one, other)",
        "let own = board.ship(at).controller == seat;",
        "let ours = board.side_of_ship(at) == board.side(bound.controller);",
    ] {
        assert_eq!(wrong(line), None, "{line}");
    }
}
