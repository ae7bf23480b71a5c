//! Who plays on in the admiral's simulations: the captain, to the end of the round.

use broadside_engine::{Answer, Chance, Look, Position, Prompt, Seat, Side, hash_of};
use broadside_xwing::board::Board;
use broadside_xwing::words::{Phase, Prompt as Ask, ShipNo, XWingWords};
use broadside_xwing::{XWing, XWingLook, asked_about};

use super::captain::Captain;
use super::sky::{Sky, Style};
use super::worth::Worth;
use super::{dials, eye};
use crate::ahead::Judge;
use crate::bot::Bot;
use crate::search::Guide;
use crate::sight::Sight;
use crate::thought::{Thought, Weighed};

/// Who plays on in the admiral's simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Staff;

impl Judge<XWing> for Staff {
    fn worth(&self, game: &XWing, position: &Position<XWingWords>, side: Side) -> f64 {
        let worth = Worth.worth(game, position, side);
        if position.core.is_over() {
            return worth;
        }
        let look = Look::new(game, position);
        let edges = |side| Sky::of(&look, side, Style::Greedy).edges();
        worth + edges(side) - edges(side.enemy())
    }

    fn is_die(&self) -> fn(&'static str) -> bool {
        Worth.is_die()
    }

    fn foresees(&self, position: &Position<XWingWords>) -> bool {
        Worth.foresees(position)
    }
}

impl Guide<XWing> for Staff {
    fn answer(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Answer<XWingWords> {
        Captain::QUICK.decide(sight, chance).answer
    }

    fn think(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Thought<XWingWords> {
        Captain::default().decide(sight, chance)
    }

    fn breadth(&self, sight: &Sight<'_, XWing>) -> usize {
        let Prompt::Step(prompt) = sight.decision.prompt else { return 1 };
        match prompt {
            // What may not be tried out on the table is not searched either.
            _ if !eye::may_try(sight) => 1,
            Ask::SetDials => 8,
            Ask::ChooseAction => 4,
            Ask::ChooseDefender => 3,
            _ => 1,
        }
    }

    fn reply(
        &self,
        sight: &Sight<'_, XWing>,
        own: &Answer<XWingWords>,
    ) -> Option<(Vec<Weighed<XWingWords>>, f64)> {
        let dials = sight.decision.prompt == Prompt::Step(Ask::SetDials);
        dials.then(|| dials::reply(sight, own)).flatten()
    }

    fn doubt(&self) -> Option<f64> {
        Some(DOUBT)
    }

    fn sample(&self, sight: &Sight<'_, XWing>, chance: &mut Chance) -> Position<XWingWords> {
        let mut position = sight.sample(chance);
        for (no, dial) in dialed(&Look::new(sight.game, &position), sight.seat(), chance) {
            position.board.ships[no.index()].dial = Some(dial);
        }
        position
    }

    /// Whose turn or attack it is, and what is asked.
    fn moment(&self, game: &XWing, position: &Position<XWingWords>) -> Option<u64> {
        let seat = position.core.deciders().iter().next()?;
        let prompt = position.core.decision(seat)?.prompt;
        let attacker = position.board.attack().map(|attack| attack.attacker);
        Some(hash_of(&(prompt, attacker, asked_about(&Look::new(game, position)))) >> 8)
    }

    fn splits(&self, _: &XWing, position: &Position<XWingWords>) -> u32 {
        if position.board.phase == Phase::Engagement { ROLLS } else { 1 }
    }

    /// Rounds: what a maneuver and an action are good for shows in the engagement after them.
    fn clock(&self, _: &XWing, position: &Position<XWingWords>) -> u32 {
        let board = &position.board;
        // A round that has been scored is over, as far as anything can still happen in it.
        u32::from(board.round) + u32::from(board.phase == Phase::End)
    }

    fn ahead(&self) -> u32 {
        1
    }
}

/// How far the captain's judgement of a candidate is off, in points, as simulations have shown it for dials and actions.
const DOUBT: f64 = 1.4;

/// How often the dice of an engagement are rolled in one simulation.
const ROLLS: u32 = 4;

/// Draws the enemies' dials that a seat cannot see by what would serve the ships best.
fn dialed(look: &XWingLook<'_>, seat: Seat, chance: &mut Chance) -> Vec<(ShipNo, u8)> {
    let mut drawn: Vec<(ShipNo, u8)> = Vec::new();
    let ships = hidden(look.board, seat);
    if ships.is_empty() {
        return drawn;
    }
    let sky = Sky::of(look, look.board.side(seat).enemy(), Style::Captain);
    for no in ships {
        let Some(craft) = sky.chart.craft(no) else { continue };
        let maneuvers = dials::likely(&sky, craft);
        let sum: f64 = maneuvers.iter().map(|(_, share)| share).sum();
        let mut at = sum * f64::from(chance.draw("dial", 1 << 20)) / f64::from(1 << 20);
        let fallen = maneuvers.iter().find(|(_, share)| {
            at -= share;
            at < 0.0
        });
        let dial = &look.game.facts.ship_of(look.board.ship(no).pilot).dial;
        let place = fallen.and_then(|(maneuver, _)| dial.iter().position(|it| it == maneuver));
        drawn.extend(place.map(|place| (no, place as u8)));
    }
    drawn
}

/// The enemy ships whose dials a seat cannot see.
fn hidden(board: &Board, seat: Seat) -> Vec<ShipNo> {
    let unseen = |no: &ShipNo| {
        let it = board.ship(*no);
        let enemy = board.side(it.controller) != board.side(seat);
        enemy && it.dial.is_some() && !it.dial_faceup && !board.knows_dial(seat, *no)
    };
    board.ships_in_play().filter(unseen).collect()
}

#[cfg(test)]
mod tests {
    use broadside_engine::{Referee, Seed};
    use broadside_xwing::Setup;
    use broadside_xwing::board::Scenario;
    use broadside_xwing::squad::samples;

    use super::*;
    use crate::bot::reply;

    /// The first decision in the Activation Phase in which an enemy's dial is hidden.
    fn activation(game: &XWing) -> (Position<XWingWords>, Seat) {
        let squad = |slug| samples().iter().find(|it| it.slug == slug).expect("a squad").squad();
        let setup = Setup::new([squad("rebel-line"), squad("imperial-aces")], Scenario::Chance);
        let mut referee = Referee::quiet(game, Chance::seeded(Seed(3)));
        let mut position = referee.start(&setup).expect("a game");
        loop {
            let deciders: Vec<Seat> = position.core.deciders().iter().collect();
            for seat in &deciders {
                if position.board.phase == Phase::Activation && !hidden(&position.board, *seat).is_empty() {
                    return (position, *seat);
                }
            }
            let answer = |seat: &Seat| {
                reply(&Captain::QUICK, game, &position, *seat, 1).expect("this seat decides").answer
            };
            let answers: Vec<_> = deciders.iter().map(|seat| (*seat, answer(seat))).collect();
            referee.answer_all(&mut position, &answers).expect("a bot answers by the rules");
        }
    }

    #[test]
    fn hidden_dials_are_drawn_by_what_serves_the_ship_and_not_by_what_they_show() {
        let game = XWing::default();
        let (truth, seat) = activation(&game);
        let side = truth.board.side(seat);
        let drawn = |truth: &Position<XWingWords>, seed| {
            let mut referee = Referee::quiet(&game, Chance::halting());
            let decision = truth.core.decision(seat).expect("this seat decides");
            let sight = Sight::new(&game, truth, decision, referee.legal(truth, seat), 1);
            let sample = Staff.sample(&sight, &mut Chance::seeded(Seed(seed)));
            sample.board.ships.iter().map(|it| it.dial).collect::<Vec<_>>()
        };
        let unseen = hidden(&truth.board, seat);
        let mut other = truth;
        for no in &unseen {
            let it = &mut other.board.ships[no.index()];
            it.dial = it.dial.map(|dial| (dial + 1) % game.facts.ship_of(it.pilot).dial.len() as u8);
        }
        let sky = Look::new(&game, &truth);
        let sky = Sky::of(&sky, side.enemy(), Style::Captain);
        let (mut best, mut seen) = (0, 0);
        for seed in 0..40 {
            let dials = drawn(&truth, seed);
            assert_eq!(dials, drawn(&other, seed), "what a dial shows tells nothing");
            for (no, it) in truth.board.all_ships().map(|no| (no, truth.board.ship(no))) {
                if !unseen.contains(&no) {
                    assert_eq!(dials[no.index()], it.dial, "what is known stays");
                    continue;
                }
                let (favourite, _) = dials::likely(&sky, sky.chart.craft(no).expect("it is in play"))[0];
                let place = usize::from(dials[no.index()].expect("it is set"));
                seen += 1;
                best += u32::from(game.facts.ship_of(it.pilot).dial[place] == favourite);
            }
        }
        assert!(3 * best > seen, "{best} of {seen}");
    }
}
