//! Tables before the first round, and games that go on by themselves.

use broadside_armada::Armada;
use broadside_armada::board::{Board, CardPlace, Deck, Upgrade, UpgradeState, bit};
use broadside_armada::facts::{Command, Faction};
use broadside_armada::words::{CardNo, Prompt, ShipNo, Thing, UpgradeNo};
use broadside_engine::{Answer, Seat};

use crate::common::put_ship;
pub use crate::common::{BLUE, Play, RED, hurt, put_squadron as squadron};

/// An empty board.
pub fn board(game: &Armada) -> Board {
    let mut board = Board::empty([Faction::Rebel, Faction::Imperial], Deck::new(false));
    board.ears = game.ears_of(&board);
    board
}

/// Puts a ship on the table, at speed 0.
pub fn ship(game: &Armada, board: &mut Board, owner: Seat, slug: &str, x: f64, y: f64) -> ShipNo {
    put_ship(game, board, owner, slug, (x, y, 0.0), 0)
}

/// Equips a ship.
pub fn upgrade(game: &Armada, board: &mut Board, ship: ShipNo, slug: &str, state: UpgradeState) -> UpgradeNo {
    let card = game.facts.upgrade(slug).expect("there is such an upgrade");
    board.upgrades.push(Upgrade { card, ship, state });
    board.ears = game.ears_of(board);
    UpgradeNo(board.upgrades.len() as u8 - 1)
}

/// Gives a ship command tokens.
pub fn give(board: &mut Board, ship: ShipNo, commands: &[Command]) {
    commands.iter().for_each(|command| board.ships[ship.index()].tokens |= bit(*command));
}

impl Play<'_> {
    /// Plays on without doing anything optional, until something is asked that `wanted` holds for, or to the end.
    pub fn on_to(&mut self, wanted: impl Fn(Seat, Prompt) -> bool) -> bool {
        for _ in 0..10_000 {
            if self.over() {
                return false;
            }
            if let Some((seat, prompt)) = self.asked()
                && wanted(seat, prompt)
            {
                return true;
            }
            let mut answers = Vec::new();
            for seat in self.position.core.deciders().iter() {
                let kind = self.position.kind(seat).expect("the seat is asked");
                let mut first = None;
                self.referee
                    .legal(&self.position, seat)
                    .each(kind, 1, |answer| first = first.or(Some(answer)));
                answers.push((seat, first.expect("there is a legal answer")));
            }
            self.referee.answer_all(&mut self.position, &answers).expect("listed answers are legal");
        }
        panic!("the game does not end");
    }

    /// Both players set every dial to this command.
    pub fn set_dials(&mut self, command: Command) {
        let mut answers = Vec::new();
        for seat in self.position.core.deciders().iter() {
            let count = self.referee.legal(&self.position, seat).slots().len();
            answers.push((seat, Answer::Assign((0..count).map(|_| Thing::Command(command)).collect())));
        }
        self.referee.answer_all(&mut self.position, &answers).expect("the dials are set");
    }
}

/// A damage card of this number lies faceup on a ship.
pub fn faceup(board: &mut Board, ship: ShipNo, card: CardNo) {
    board.decks.piles[0].retain(|at| *at != card);
    let it = &mut board.decks.cards[card.index()];
    (it.place, it.faceup) = (CardPlace::Ship(ship), true);
    board.ships[ship.index()].damage += 1;
}
