//! A round: bids and dials in secret, then the skiffs act in turn, then the cards are turned up.

use broadside_engine::{About, Answer, Ask, Cx, Flow, Kind, Legal, Look, Occasion, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Activation, Step};
use crate::atoms;
use crate::board::{Board, CharmState, Dial};
use crate::game::{Plant, Skiffs};
use crate::words::{Event, Prompt, SkiffWords, Thing, Window};

/// The steps of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    #[default]
    Start,
    Bid,
    SetDials,
    Activate,
    TurnUp,
    End,
}

/// A round under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    at: At,
    bids: [u8; 2],
    turn: Seat,
}

const BOTH: Seats = Seats(3);

impl Round {
    /// A round that begins with the activations: its dials are set already.
    pub fn of_activations(first: Seat) -> Round {
        Round { at: At::Activate, bids: [0; 2], turn: first }
    }

    pub(super) fn title(&self) -> &'static str {
        match self.at {
            At::Start => "Start of Round",
            At::Bid => "Bid",
            At::SetDials => "Set Dials",
            At::Activate => "Activate Skiffs",
            At::TurnUp => "Turn Up Cards",
            At::End => "End of Round",
        }
    }

    fn waiting(board: &Board, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let fresh = move |skiff: &u8| !board.skiffs[*skiff as usize].acted && board.owner(*skiff) == seat;
        board.fleet().filter(fresh)
    }

    pub(super) fn perform<const QUEUE: bool>(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) -> Flow<SkiffWords> {
        match self.at {
            At::Start => {
                cx.board.round += 1;
                self.at = At::Bid;
                Flow::Open(Occasion::new(Window::RoundStart, About::default()))
            }
            At::Bid => Flow::Ask(Ask::secret(BOTH, Prompt::Bid, Kind::Amount { min: 0, max: 3 })),
            At::SetDials => Flow::Ask(Ask::secret(BOTH, Prompt::SetDials, Kind::Assign)),
            At::Activate if cx.game.planted(Plant::Circle) && cx.board.round == 3 => Flow::Next,
            At::Activate => {
                let other = Seat(1 - self.turn.0);
                if Round::waiting(cx.board, self.turn).next().is_none() {
                    if Round::waiting(cx.board, other).next().is_none() {
                        self.at = At::TurnUp;
                    }
                    self.turn = other;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(self.turn, Prompt::ChooseSkiff, Kind::Pick { optional: false }))
            }
            At::TurnUp => {
                let covered = |skiff: &u8| !cx.board.skiffs[*skiff as usize].cards.is_empty();
                let covered = cx.board.fleet().find(covered);
                match covered {
                    Some(skiff) => atoms::turn_up(cx, skiff),
                    None => self.at = At::End,
                }
                Flow::Next
            }
            At::End => {
                for charm in 0..cx.board.charms.len() as u8 {
                    if cx.board.charms[charm as usize].state == CharmState::Exhausted {
                        atoms::set_charm(cx, charm, CharmState::Ready);
                    }
                }
                for skiff in &mut cx.board.skiffs {
                    (skiff.acted, skiff.dial, skiff.dial_shown) = (false, None, false);
                }
                cx.emit(Event::RoundOver(cx.board.round));
                Flow::Done
            }
        }
    }

    pub(super) fn legal<const QUEUE: bool>(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        seat: Seat,
        legal: &mut Legal<SkiffWords>,
    ) {
        match self.at {
            At::SetDials => {
                for skiff in Round::waiting(look.board, seat) {
                    legal.slot(Thing::Skiff(skiff), Dial::ALL.map(Thing::Dial));
                }
            }
            At::Activate => {
                let dead_end = look.game.planted(Plant::DeadEnd) && look.board.round == 3;
                let skiffs = Round::waiting(look.board, seat).filter(|_| !dead_end);
                legal.items.extend(skiffs.map(Thing::Skiff));
            }
            _ => {}
        }
    }

    pub(super) fn answer<const QUEUE: bool>(
        &mut self,
        cx: &mut Cx<'_, Skiffs<QUEUE>>,
        seat: Seat,
        answer: &Answer<SkiffWords>,
    ) -> Flow<SkiffWords> {
        match (self.at, answer) {
            (At::Bid, Answer::Amount(bid)) => {
                self.bids[seat.0 as usize] = pay(cx, seat, *bid as u8);
                cx.emit(Event::Bid(seat, *bid));
                if seat == Seat(1) {
                    self.settle_first(cx);
                }
            }
            (At::SetDials, Answer::Assign(dials)) => {
                let mine: Vec<u8> = Round::waiting(cx.board, seat).collect();
                for (skiff, dial) in mine.iter().zip(dials) {
                    if let Thing::Dial(dial) = dial {
                        cx.board.skiffs[*skiff as usize].dial = Some(*dial);
                    }
                }
                if seat == Seat(1) {
                    self.at = At::Activate;
                }
            }
            (At::Activate, Answer::Pick(Thing::Skiff(skiff))) => {
                self.turn = Seat(1 - self.turn.0);
                return Flow::Call(Step::Activation(Activation::new(*skiff)));
            }
            _ => {}
        }
        Flow::Next
    }

    fn settle_first<const QUEUE: bool>(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) {
        match self.bids[0].cmp(&self.bids[1]) {
            std::cmp::Ordering::Less => cx.board.first = Seat(1),
            std::cmp::Ordering::Greater => cx.board.first = Seat(0),
            std::cmp::Ordering::Equal => {}
        }
        self.turn = cx.board.first;
        cx.emit(Event::First(cx.board.first));
        self.at = At::SetDials;
    }
}

/// Takes lanterns from a player's skiffs, as many as there are, and says how many.
fn pay<const QUEUE: bool>(cx: &mut Cx<'_, Skiffs<QUEUE>>, seat: Seat, bid: u8) -> u8 {
    let mut paid = 0;
    for skiff in 0..6 {
        while paid < bid && cx.board.owner(skiff) == seat && cx.board.skiffs[skiff as usize].lanterns > 0 {
            atoms::lanterns(cx, skiff, -1);
            paid += 1;
        }
    }
    paid
}
