//! A position as a scenario file: the table as it lies, and checks that hold on it (docs/scenarios-armada.md).

mod lines;

use broadside_armada::Armada;
use broadside_armada::board::{Board, Table};
use broadside_armada::facts::{Faction, Term};
use broadside_armada::words::{ArmadaWords, ObstacleNo, Phase, Piece, ShipNo, SquadronNo, Thing, TokenNo};
use broadside_engine::{PerSide, Position, Procedure, Seat, Side, Viewer};

use crate::words;

/// What the lines of a file are written from.
struct Writer<'a> {
    game: &'a Armada,
    board: &'a Board,
    /// The names of ships, squadrons, obstacles and tokens, each list in the board's order.
    ships: Vec<String>,
    squadrons: Vec<String>,
    obstacles: Vec<String>,
}

/// Slugs as names, with a number where one is taken.
fn names<'a>(slugs: impl Iterator<Item = &'a str>, taken: &mut Vec<String>) -> Vec<String> {
    let name = |slug: &str| {
        let mut name = slug.to_owned();
        let mut number = 2;
        while taken.contains(&name) {
            name = format!("{slug}-{number}");
            number += 1;
        }
        taken.push(name.clone());
        name
    };
    slugs.map(name).collect()
}

impl<'a> Writer<'a> {
    fn new(game: &'a Armada, board: &'a Board) -> Writer<'a> {
        let (facts, mut taken) = (game.facts, Vec::new());
        let ships = names(board.ships.iter().map(|it| &*facts[it.card].slug), &mut taken);
        let squadrons = names(board.squadrons.iter().map(|it| &*facts[it.card].slug), &mut taken);
        let obstacles = names(board.obstacles.iter().map(|it| &*facts[it.id].slug), &mut taken);
        Writer { game, board, ships, squadrons, obstacles }
    }

    /// The name of a piece.
    fn name(&self, piece: Piece) -> String {
        match piece {
            Piece::Ship(at) => self.ships[at.index()].clone(),
            Piece::Squadron(at) => self.squadrons[at.index()].clone(),
            Piece::Obstacle(at) => self.obstacles[at.index()].clone(),
            Piece::Token(at) => format!("token-{}", at.0 + 1),
        }
    }

    /// The word for a side: its faction, or a colour where both have the same.
    fn side(&self, side: Side) -> &'static str {
        let factions = self.board.sides.map(|team| team.faction);
        match factions[side] {
            faction if faction == factions[side.enemy()] => PerSide(["blue", "red"])[side],
            Faction::Rebel => "Rebel",
            Faction::Imperial => "Empire",
            Faction::Republic => "Republic",
            Faction::Separatist => "Separatist",
        }
    }

    fn seat(&self, seat: Seat) -> &'static str {
        self.side(self.board.side(seat))
    }

    /// What is true of the game as a whole.
    fn general(&self) -> Vec<String> {
        let board = self.board;
        let mut lines = vec!["odd table".to_owned()];
        match board.table {
            Table::Standard => {}
            Table::CoreSet => lines.push("table core set".into()),
            Table::ShortEdges => lines.push("table short edges".into()),
        }
        if board.unlimited {
            lines.push("unlimited".into());
        }
        if board.simple_sight {
            lines.push("simple sight".into());
        }
        lines.push(format!("first player {}", self.side(board.first())));
        lines.push(format!("round {}, phase {}", board.round, words::phase(board.phase)));
        if let Some(id) = board.objective {
            lines.push(format!("objective {}", self.game.facts[id].slug));
        }
        if board.objective_done {
            lines.push("objective done".into());
        }
        match board.objective_mark {
            Some(Thing::Edge(edge)) => lines.push(format!("objective marks {} edge", words::edge(edge))),
            Some(Thing::Token(at)) => lines.push(format!("objective marks {}", self.name(Piece::Token(at)))),
            _ => {}
        }
        let dials: Vec<&str> = board.objective_pile.dials().map(|command| command.word()).collect();
        if !dials.is_empty() {
            lines.push(format!("objective dials {}", dials.join(" ")));
        }
        for side in Side::BOTH {
            let (player, name) = (&board.sides[side], self.side(side));
            lines.push(format!("points {name} {}", player.points));
            if player.victory > 0 {
                lines.push(format!("victory tokens {name} {}", player.victory));
            }
            if player.passes > 0 {
                lines.push(format!("pass tokens {name} {}", player.passes));
            }
            if board.objective.is_none() && player.objectives.iter().any(Option::is_some) {
                let all = player.objectives.iter().flatten().map(|id| &*self.game.facts[*id].slug);
                lines.push(format!("objectives {name} {}", all.collect::<Vec<_>>().join(", ")));
            }
        }
        lines
    }

    /// A line for each piece: the ships of the first side first, so that the sides keep their order.
    fn pieces(&self) -> Vec<String> {
        let board = self.board;
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let ships = (0..board.ships.len() as u8).map(ShipNo);
            lines.extend(ships.filter(|at| board.side_of_ship(*at) == side).map(|at| self.ship(at)));
            let squadrons = (0..board.squadrons.len() as u8).map(SquadronNo);
            lines.extend(
                squadrons.filter(|at| board.side_of_squadron(*at) == side).map(|at| self.squadron(at)),
            );
        }
        lines.extend((0..board.obstacles.len() as u8).map(|at| self.obstacle(ObstacleNo(at))));
        lines.extend((0..board.tokens.len() as u8).map(|at| self.token(TokenNo(at))));
        lines
    }

    /// What holds on this table, for a start.
    fn checks(&self) -> Vec<String> {
        let board = self.board;
        let mut checks = vec![format!("round {}, phase {}", board.round, words::phase(board.phase))];
        for at in board.ships_in_play() {
            let (it, name) = (board.ship(at), self.name(Piece::Ship(at)));
            checks.push(format!("{name} speed {}, {name} damage {}", it.speed, it.damage));
        }
        for at in board.squadrons_in_play() {
            checks.push(format!("{} hull {}", self.name(Piece::Squadron(at)), board.squadron(at).hull));
        }
        checks
    }
}

/// Where the game stands, as the rule book names it.
fn path(position: &Position<ArmadaWords>) -> String {
    let mut steps: Vec<&str> = Vec::new();
    let frames: Vec<_> = position.core.procedures().map(|(_, step)| step).collect();
    for step in frames.into_iter().rev() {
        let (title, at) = Procedure::<Armada, ArmadaWords>::title(step);
        steps.extend([title, at]);
    }
    steps.dedup();
    steps.join(" > ")
}

/// What could be begun on this table.
fn begin(writer: &Writer<'_>) -> String {
    let board = writer.board;
    let ship = board.active.map(Thing::from).and_then(Thing::ship);
    match (ship, board.attack(), board.phase) {
        (_, Some(attack), _) => {
            let name = |thing: Thing| {
                let piece = thing.piece().map_or(String::new(), |piece| writer.name(piece));
                thing.zone().map_or(piece.clone(), |zone| format!("{piece} {}", lines::zone(zone)))
            };
            let from = attack.attacker.zone().map_or(String::new(), |zone| format!(" {}", lines::zone(zone)));
            let attacker = attack.attacker.piece().map_or(String::new(), |piece| writer.name(piece));
            format!("begin {attacker} attacks{from} -> {}", name(attack.defender))
        }
        (Some(ship), None, _) => format!("begin {} activates", writer.name(Piece::Ship(ship))),
        (None, None, Phase::Setup) => "begin setup".into(),
        (None, None, at) => format!("begin the {} phase", words::phase(at)),
    }
}

/// The position as far as the viewer knows it.
pub(super) fn scenario(game: &Armada, position: &Position<ArmadaWords>, viewer: Viewer) -> String {
    let writer = Writer::new(game, &position.board);
    let board = writer.board;
    let edition = game.facts.ruleset.edition.word();
    let mut text = String::new();
    let mut line = |indent: &str, line: &str| {
        text += indent;
        text += line;
        text.push('\n');
    };
    let stood = if position.core.is_over() { "its end".to_owned() } else { path(position) };
    line("", &format!("// Where the game stood: {stood}"));
    line(
        "",
        "// Facedown damage cards and the order of the deck are unknown to all; the kinds here are made up.",
    );
    let hidden = |side: &Side| !board.team(*side).all(|seat| viewer.is(seat));
    for side in Side::BOTH.iter().filter(|side| hidden(side)) {
        line("", &format!("// The facedown dials of {} are made up as well.", writer.side(*side)));
    }
    line("", "// A procedure that is under way cannot be written down: begin it anew on this table.");
    line("", &format!("question  A position of round {}, {} phase", board.round, words::phase(board.phase)));
    line("", &format!("game      armada {edition}"));
    line("", "");
    line("", "table");
    // What lies on a table is written as it lies, also where somebody has put it there by hand.
    line("  ", "odd table");
    for it in writer.pieces().iter().chain(&writer.general()) {
        line("  ", it);
    }
    line("", "");
    line("", "play");
    for check in writer.checks() {
        line("  ", &format!("see  {check}"));
    }
    line("  ", &format!("// {}", begin(&writer)));
    text
}
