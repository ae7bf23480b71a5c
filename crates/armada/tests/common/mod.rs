//! A board made by hand and a game played on it: what all tests of rules need. Each test binary uses a part of it.

#![allow(dead_code)]

use broadside_armada::Armada;
use broadside_armada::board::{Board, CardPlace, Deck, Obstacle, Ship, Squadron, Standing};
use broadside_armada::facts::{Faction, ObstacleKind};
use broadside_armada::steps::Step;
use broadside_armada::words::{
    ArmadaWords, Event, ObstacleNo, Phase, Prompt, ShipNo, SquadronNo, Thing, Window,
};
use broadside_engine::{
    Answer, Chance, Course, Game, Item, Legal, Position, Prompt as Asked, Referee, Refusal, Seat, Seed,
};
use broadside_table::Pose;

/// The first player, who leads the Rebels.
pub const RED: Seat = Seat(0);
/// The second player, who leads the Empire.
pub const BLUE: Seat = Seat(1);

/// An empty board in the first Ship Phase.
pub fn empty(decks: Deck) -> Board {
    Board { round: 1, phase: Phase::Ship, ..Board::empty([Faction::Rebel, Faction::Imperial], decks) }
}

/// Puts a ship on the table.
pub fn put_ship(
    game: &Armada,
    board: &mut Board,
    owner: Seat,
    slug: &str,
    (x, y, facing): (f64, f64, f64),
    speed: u8,
) -> ShipNo {
    let card = game.facts.ship(slug).unwrap_or_else(|| panic!("there is no ship {slug}"));
    let (standing, pose) = (Standing::InPlay, Pose::from_mm(x, y, facing));
    board.ships.push(Ship { standing, pose, speed, ..Ship::of(&game.facts[card], owner) });
    ShipNo(board.ships.len() as u8 - 1)
}

/// Puts a squadron on the table.
pub fn put_squadron(game: &Armada, board: &mut Board, owner: Seat, slug: &str, x: f64, y: f64) -> SquadronNo {
    let card = game.facts.squadron(slug).unwrap_or_else(|| panic!("there is no squadron {slug}"));
    let (standing, pose) = (Standing::InPlay, Pose::from_mm(x, y, 0.0));
    board.squadrons.push(Squadron { standing, pose, ..Squadron::of(&game.facts[card], owner) });
    SquadronNo(board.squadrons.len() as u8 - 1)
}

/// Puts an obstacle on the table.
pub fn put_obstacle(game: &Armada, board: &mut Board, kind: ObstacleKind, x: f64, y: f64) -> ObstacleNo {
    let token = game.facts.obstacles().iter().find(|it| it.kind == kind).expect("there is such an obstacle");
    let pose = Pose::from_mm(x, y, 0.0);
    board.obstacles.push(Obstacle { id: token.id, kind, placed: true, pose, ..Default::default() });
    ObstacleNo(board.obstacles.len() as u8 - 1)
}

/// Puts facedown damage cards on a ship.
pub fn hurt(board: &mut Board, ship: ShipNo, count: u8) {
    for order in 0..count {
        let card = board.decks.piles[0].pop().expect("the deck has cards");
        let it = &mut board.decks.cards[card.index()];
        (it.place, it.order) = (CardPlace::Ship(ship), order);
        board.ships[ship.index()].damage += 1;
    }
}

/// A game under way.
pub struct Play<'g> {
    pub referee: Referee<'g, Armada>,
    pub position: Position<ArmadaWords>,
}

impl<'g> Play<'g> {
    pub fn begin(game: &'g Armada, board: Board, step: Step) -> Play<'g> {
        Play::with(game, board, step, Chance::seeded(Seed(1)))
    }

    pub fn with(game: &'g Armada, board: Board, step: Step, chance: Chance) -> Play<'g> {
        let mut referee = Referee::new(game, chance);
        let position = referee.begin(board, step).expect("it begins");
        Play { referee, position }
    }

    pub fn board(&self) -> &Board {
        &self.position.board
    }

    pub fn ship(&self, ship: ShipNo) -> &Ship {
        self.board().ship(ship)
    }

    pub fn over(&self) -> bool {
        self.position.core.is_over()
    }

    /// Who decides.
    pub fn decider(&self) -> Option<Seat> {
        self.position.core.deciders().iter().next()
    }

    fn seat(&self) -> Seat {
        self.decider().expect("somebody is asked")
    }

    /// Who is asked what, if it is a step that asks.
    pub fn asked(&self) -> Option<(Seat, Prompt)> {
        let seat = self.decider()?;
        match self.position.core.decision(seat)?.prompt {
            Asked::Step(prompt) => Some((seat, prompt)),
            _ => None,
        }
    }

    /// The window in which somebody is asked for an effect.
    pub fn window(&self) -> Option<Window> {
        match self.position.core.decision(self.decider()?)?.prompt {
            Asked::UseEffect(window) => Some(window),
            _ => None,
        }
    }

    /// What may be answered, with reasons.
    pub fn legal(&mut self) -> &Legal<ArmadaWords> {
        let seat = self.seat();
        self.referee.legal_explained(&self.position, seat)
    }

    /// What can be picked now.
    pub fn items(&mut self) -> Vec<Thing> {
        let Some(seat) = self.decider() else { return Vec::new() };
        self.referee.legal(&self.position, seat).items.clone()
    }

    /// The names of the effects that can be used now.
    pub fn effects(&mut self) -> Vec<&'static str> {
        let game = self.referee.game;
        let offers = self.items().into_iter().filter_map(|item| item.as_effect());
        offers.map(|offer| game.ability(offer.ability).name).collect()
    }

    /// Uses an effect by its name.
    pub fn use_effect(&mut self, name: &str) {
        let game = self.referee.game;
        let named =
            |item: &Thing| item.as_effect().is_some_and(|offer| game.ability(offer.ability).name == name);
        let item = self.items().into_iter().find(named);
        self.pick(item.unwrap_or_else(|| panic!("{name} is not offered")));
    }

    pub fn answer(&mut self, answer: Answer<ArmadaWords>) {
        let seat = self.seat();
        self.referee.answer(&mut self.position, seat, &answer).expect("the answer is legal");
    }

    pub fn pick(&mut self, thing: Thing) {
        self.answer(Answer::Pick(thing));
    }

    pub fn pass(&mut self) {
        self.answer(Answer::Pass);
    }

    pub fn confirm(&mut self, yes: bool) {
        self.answer(Answer::Confirm(yes));
    }

    pub fn course(&mut self, clicks: &[i8], side: i8) {
        let mut all = [0; 4];
        all[..clicks.len()].copy_from_slice(clicks);
        self.answer(Answer::Course(Course { speed: clicks.len() as u8, clicks: all, side }));
    }

    /// The rule by which an answer is refused.
    pub fn refuse(&mut self, answer: Answer<ArmadaWords>) -> Option<String> {
        let seat = self.seat();
        let refusal = self.referee.check(&self.position, seat, &answer).expect_err("the answer is not legal");
        refusal.rule.map(String::from)
    }

    /// Why a choice is refused.
    pub fn refused(&mut self, thing: Thing) -> Refusal {
        let seat = self.seat();
        self.referee.check(&self.position, seat, &Answer::Pick(thing)).expect_err("it is refused")
    }

    /// By which rule a choice is refused.
    pub fn refused_by(&mut self, thing: Thing) -> String {
        self.refused(thing).rule.expect("a rule refuses it").into_owned()
    }

    /// By which rule an item stands among those that are refused, if it stands there.
    pub fn listed_refusal(&mut self, item: Thing) -> Option<String> {
        let refused = &self.legal().refused;
        refused
            .iter()
            .find(|(thing, _)| *thing == item)
            .and_then(|(_, refusal)| refusal.rule.clone().map(String::from))
    }

    /// How often something happened.
    pub fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.referee.events.list.iter().filter(|happening| wanted(&happening.event)).count()
    }

    /// Whether something happened.
    pub fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.count(wanted) > 0
    }
}
