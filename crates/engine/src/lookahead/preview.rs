//! What an answer would do, without doing it.

use crate::chance::Chance;
use crate::core::Position;
use crate::decisions::answer::Answer;
use crate::event::Happening;
use crate::fault::{Error, Fault};
use crate::game::Game;
use crate::machine::Referee;
use crate::seat::{Seat, Viewer};
use crate::words::Words;

/// What an answer would do, as far as the player who gives it can know.
#[derive(Clone, Debug)]
pub struct Preview<W: Words> {
    /// What would be seen to happen, up to the first draw, reveal or decision of somebody else.
    pub events: Vec<Happening<W>>,
    /// The position there. What the player cannot see in it is made up.
    pub position: Position<W>,
    /// Whether it ends before a draw or a reveal, so that more would follow.
    pub open: bool,
}

impl<'g, G: Game> Referee<'g, G> {
    /// A referee who keeps no events and ends a run before the first step whose draw `chance` does not answer: for players that
    /// judge dice before they are rolled.
    pub fn foreseeing(game: &'g G, chance: Chance) -> Self {
        let mut referee = Referee::quiet(game, chance);
        referee.trial = true;
        referee
    }

    /// Takes a seat's answer and plays on to the next decision, or to a draw that is not answered; tells whether it ended there.
    /// After that the referee needs a new source of chance.
    pub fn foresee(
        &mut self,
        position: &mut Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
    ) -> Result<bool, Error> {
        match self.answer(position, seat, answer) {
            Ok(()) => Ok(false),
            Err(Error::Fault(Fault::Chance(_))) => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// What an answer would do, without doing it, as far as its player can know.
    pub fn preview(
        &mut self,
        position: &Position<G::Words>,
        seat: Seat,
        answer: &Answer<G::Words>,
        made_up: &mut Chance,
    ) -> Result<Preview<G::Words>, Error> {
        let decision = position.core.decision(seat);
        self.check(position, seat, answer)?;
        let mut trial = Referee::new(self.game, Chance::halting());
        trial.trial = true;
        let mut position = *position;
        self.game.resample(&mut position.board, Viewer::Seat(seat).seats(), made_up);
        let alone = decision.is_some_and(|d| d.seats.count() == 1);
        let open = if alone || self.standing_offer(&position, seat, answer).is_some() {
            match trial.answer(&mut position, seat, answer) {
                Ok(()) => false,
                Err(Error::Fault(Fault::Chance(_))) => true,
                Err(error) => return Err(error),
            }
        } else {
            true
        };
        let see = |h: Happening<G::Words>| {
            let by = h.by;
            self.game.event_view(&h.event, Viewer::Seat(seat)).map(|event| Happening { event, by })
        };
        let events = trial.events.list.into_iter().filter_map(see).collect();
        Ok(Preview { events, position, open })
    }
}
