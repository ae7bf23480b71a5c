//! A board made by hand, and short words for what the tests do with it.

use broadside_engine::{Chance, Course, Look, Position, Seat, Seed};

pub(super) use super::common::{BLUE, Play, RED};
use super::common::{empty, hurt, put_ship, put_squadron};
use crate::board::{Attack, Board, CardPlace, Deck, Dial, Die, RangeBand, Ship, Upgrade};
use crate::facts::{Colour, Command, DamageKind, Face};
use crate::geometry::Range;
use crate::steps::Step;
use crate::words::{CardNo, Event, ShipNo, SquadronNo, Thing, UpgradeNo};
use crate::{Armada, ArmadaLook};

/// A table in the first round.
pub(super) struct Hand<'g> {
    pub game: &'g Armada,
    pub board: Board,
}

impl<'g> Hand<'g> {
    pub fn new(game: &'g Armada) -> Hand<'g> {
        Hand { game, board: empty(Deck::new(false)) }
    }

    /// A ship at speed 2 on the table.
    pub fn ship(&mut self, owner: Seat, slug: &str, x: f64, y: f64, degrees: f64) -> ShipNo {
        put_ship(self.game, &mut self.board, owner, slug, (x, y, degrees), 2)
    }

    /// A squadron on the table.
    pub fn squadron(&mut self, owner: Seat, slug: &str, x: f64, y: f64) -> SquadronNo {
        put_squadron(self.game, &mut self.board, owner, slug, x, y)
    }

    pub fn equip(&mut self, ship: ShipNo, slug: &str) -> UpgradeNo {
        let card = self.game.facts.upgrade(slug).expect("there is such an upgrade");
        self.board.upgrades.push(Upgrade { card, ship, ..Default::default() });
        UpgradeNo(self.board.upgrades.len() as u8 - 1)
    }

    pub fn at(&mut self, ship: ShipNo) -> &mut Ship {
        &mut self.board.ships[ship.index()]
    }

    pub fn dials(&mut self, ship: ShipNo, commands: &[Command]) {
        self.at(ship).dials = commands.iter().map(|c| Dial { command: *c, ..Default::default() }).collect();
    }

    fn nth(&self, kind: DamageKind, nth: usize) -> CardNo {
        let of = |card: &CardNo| {
            self.game.damage_kind(*card) == kind
                && self.board.decks.cards[card.index()].place == CardPlace::Deck
        };
        self.board.decks.piles[0].iter().copied().filter(of).nth(nth).expect("such a card is in the deck")
    }

    /// Puts cards on top of the deck, the last named one uppermost.
    pub fn stack(&mut self, kinds: &[DamageKind]) {
        for kind in kinds {
            let card = self.nth(*kind, 0);
            self.board.decks.piles[0].retain(|at| *at != card);
            self.board.decks.piles[0].push(card);
        }
    }

    /// A damage card lies faceup on a ship.
    pub fn faceup(&mut self, ship: ShipNo, kind: DamageKind) -> CardNo {
        let card = self.nth(kind, 0);
        self.board.decks.piles[0].retain(|at| *at != card);
        let it = &mut self.board.decks.cards[card.index()];
        (it.place, it.faceup) = (CardPlace::Ship(ship), true);
        self.at(ship).damage += 1;
        card
    }

    /// Facedown damage cards lie on a ship.
    pub fn hurt(&mut self, ship: ShipNo, count: u8) {
        hurt(&mut self.board, ship, count);
    }

    /// An attack is under way, with these dice to come.
    pub fn attack(&mut self, attacker: Thing, defender: Thing, range: Range) -> &mut Attack {
        let by = self.board.decider(attacker).expect("the attacker is somebody's");
        self.board.attacks.push(Attack {
            attacker,
            defender,
            by,
            range: RangeBand(range),
            ..Attack::default()
        });
        self.board.attacks.last_mut().expect("it was just begun")
    }

    pub fn look<T>(&mut self, see: impl FnOnce(&ArmadaLook<'_>) -> T) -> T {
        self.board.ears = self.game.ears_of(&self.board);
        let position = Position::idle(self.board);
        see(&Look::new(self.game, &position))
    }

    /// A procedure begins; dice and draws fall as named.
    pub fn play(mut self, step: impl Into<Step>, draws: &[u32]) -> Play<'g> {
        self.board.ears = self.game.ears_of(&self.board);
        let chance = if draws.is_empty() { Chance::seeded(Seed(1)) } else { Chance::recorded(draws) };
        Play::with(self.game, self.board, step.into(), chance)
    }
}

/// Which draw gives a face.
pub(super) fn roll(colour: Colour, face: Face) -> u32 {
    colour.faces().iter().position(|it| *it == face).expect("the die has this face") as u32
}

/// A die.
pub(super) fn die(colour: Colour, face: Face) -> Die {
    Die { colour, face }
}

impl Play<'_> {
    pub fn first_course(&mut self) -> Course {
        self.legal().courses[0]
    }

    pub fn events(&self) -> Vec<Event> {
        self.referee.events.list.iter().map(|happening| happening.event.clone()).collect()
    }

    /// Passes until an effect of this name is offered; says whether it ever was.
    pub fn on_to(&mut self, name: &str) -> bool {
        for _ in 0..100 {
            if self.decider().is_none() {
                return false;
            }
            if self.effects().contains(&name) {
                return true;
            }
            self.first();
        }
        panic!("it does not end")
    }

    /// Passes, or gives the first legal answer.
    pub fn first(&mut self) {
        let seat = self.decider().expect("somebody is asked");
        let kind = self.position.kind(seat).expect("the seat is asked");
        let mut first = None;
        self.referee.legal(&self.position, seat).each(kind, 1, |answer| first = first.or(Some(answer)));
        self.answer(first.expect("there is a legal answer"));
    }
}
