//! Setup: initiative, objective, obstacles, deployment.

mod aside;
mod card_tokens;
mod edges;
mod elsewhere;
mod fleets;
mod hyperspace;
mod obstacles;
mod piece;
mod piles;
mod places;
mod refused;
mod terms;
mod tokens;

pub use aside::DeployAside;
pub use card_tokens::PlaceCardTokens;
pub use fleets::DeployFleets;
pub(crate) use hyperspace::aside;
pub use hyperspace::{Arrive, SetAside};
pub use obstacles::PlaceObstacles;
pub use piece::DeployPiece;
pub use piles::PlacePile;
pub use tokens::PlaceTokens;

pub(crate) use refused::PlaceRefused;
pub(crate) use tokens::TokenRefused;

pub(crate) use edges::ambush_zone;
pub(crate) use obstacles::Placing;
pub(crate) use piece::{Beside, How};
pub(crate) use terms::Task;

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Seat, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Step, call};
use crate::board::{Board, Table};
use crate::facts::ObjectiveId;
use crate::fleet::is_core_objective;
use crate::words::{Prompt, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, start};

/// The steps of setup (armada.setup.01). The first two, Define Play Area and Gather Components, are the board
/// that the game begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    DetermineInitiative,
    ChooseFirstPlayer,
    ChooseObjective,
    /// Two objectives have been drawn.
    ChooseDrawn,
    ObjectiveChosen,
    /// The window after the objective was chosen has closed.
    ObjectiveKnown,
    PlaceObstacles,
    ObstaclesPlaced,
    /// The window after obstacles were placed has closed.
    ObstaclesLie,
    BeforeDeployment,
    DeployShips,
    /// Tokens and dials that are put on cards after deployment.
    StartingPiles,
    ShipsDeployed,
    /// The window after fleets were deployed has closed.
    FleetsStand,
    Prepare,
}

/// Setup.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    at: At,
    /// Who decides which side is the first player's.
    decider: Side,
    drawn: [ObjectiveId; 2],
    turn: Side,
}

impl Setup {
    pub(crate) fn new(_: u8) -> Setup {
        Setup { at: At::DetermineInitiative, decider: Side(0), drawn: [ObjectiveId(0); 2], turn: Side(0) }
    }

    /// The player of the cheaper fleet decides; a coin does between equal ones (armada.setup.06, armada.setup.07).
    fn determine_initiative(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if cx.board.simple_sight {
            // The learning scenario: Rebels first, fixed places (armada.learning-scenario.04,
            // armada.learning-scenario.17).
            atoms::set_first_player(cx, Side(0));
            start::deploy_learning(cx);
            self.at = At::Prepare;
            return Flow::Next;
        }
        let cheaper = cx.board.sides.map(|team| team.points).ahead().map(Side::enemy);
        self.decider = cheaper.unwrap_or_else(|| Side(cx.chance.draw("coin", 2) as u8));
        self.at = At::ChooseFirstPlayer;
        Flow::Next
    }

    fn choose_objective(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        // Unlimited rounds: no objectives (armada.unlimited-rounds.72).
        if cx.board.unlimited {
            self.at = At::PlaceObstacles;
            return Flow::Next;
        }
        if let Some(objective) = cx.board.objective {
            return self.chosen(cx, objective);
        }
        if cx.board.table == Table::CoreSet {
            self.draw_two(cx);
            self.at = At::ChooseDrawn;
            return Flow::Next;
        }
        let first = cx.board.speaker(cx.board.first());
        Flow::Ask(Ask::one(first, Prompt::ChooseObjective, Kind::Pick { optional: false }))
    }

    /// All objective cards make one deck, of which two are drawn (armada.core-set.04).
    fn draw_two(&mut self, cx: &mut ArmadaCx<'_>) {
        let mut deck = [ObjectiveId(0); 12];
        let mut count = 0;
        let in_box = |card: &&crate::facts::Objective| is_core_objective(&card.slug);
        for card in cx.game.facts.objectives().iter().filter(in_box) {
            if count < deck.len() {
                deck[count] = card.id;
                count += 1;
            }
        }
        let first = cx.chance.draw("objective", count as u32) as usize;
        let second = (first + 1 + cx.chance.draw("objective", count as u32 - 1) as usize) % count;
        self.drawn = [deck[first], deck[second]];
    }

    fn chosen(&mut self, cx: &mut ArmadaCx<'_>, objective: ObjectiveId) -> Next {
        atoms::choose_objective(cx, objective);
        self.at = At::ObjectiveChosen;
        Flow::Next
    }

    /// Tokens and dials on cards that begin with them after deployment: one card at a time, the first player's first
    /// (armada.upgrade-tokens-dials.02).
    fn starting_pile(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let look = cx.look();
        for side in [self.turn, self.turn.enemy()] {
            if let Some(upgrade) = piles::after_deployment(&look, side) {
                self.turn = side.enemy();
                return call(PlacePile::new(upgrade));
            }
        }
        self.at = At::ShipsDeployed;
        Flow::Next
    }
}

impl Step {
    /// Setup as a whole.
    pub fn setup() -> Step {
        Setup::new(0).into()
    }

    /// The step of setup in which obstacles are placed.
    pub fn place_obstacles() -> Step {
        PlaceObstacles::new(Placing::Setup).into()
    }

    /// The step of setup in which fleets are deployed.
    pub fn deploy_fleets() -> Step {
        DeployFleets::new(0).into()
    }
}

/// The player with fewer ships gets a pass token for each ship less, the first player one fewer (armada.pass-tokens.01,
/// armada.pass-tokens.02, armada.pass-tokens.03).
fn pass_tokens(cx: &mut ArmadaCx<'_>) {
    let ships = |board: &Board, side: Side| {
        board.ships.iter().filter(|ship| board.side(ship.controller) == side).count() as u8
    };
    for side in [cx.board.first(), cx.board.first().enemy()] {
        let (own, theirs) = (ships(&cx.board, side), ships(&cx.board, side.enemy()));
        let less = u8::from(side == cx.board.first());
        let passes = theirs.saturating_sub(own).saturating_sub(less);
        if passes > 0 {
            atoms::set_passes(cx, side, passes);
        }
    }
}

impl Rulebook for Setup {
    const TITLE: &'static str = "Setup";

    fn step(&self) -> &'static str {
        match self.at {
            At::DetermineInitiative | At::ChooseFirstPlayer => "Determine Initiative",
            At::ChooseObjective | At::ChooseDrawn => "Choose Objective",
            At::ObjectiveChosen | At::ObjectiveKnown => "Choose Objective",
            At::PlaceObstacles | At::ObstaclesPlaced | At::ObstaclesLie => "Place Obstacles",
            At::BeforeDeployment | At::DeployShips | At::StartingPiles => "Deploy Ships",
            At::ShipsDeployed | At::FleetsStand => "Deploy Ships",
            At::Prepare => "Prepare Other Components",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let open = |window| Flow::Open(Occasion::new(window, About::default()));
        match self.at {
            At::DetermineInitiative => self.determine_initiative(cx),
            At::ChooseFirstPlayer => {
                let decider = cx.board.speaker(self.decider);
                Flow::Ask(Ask::one(decider, Prompt::ChooseFirstPlayer, Kind::Pick { optional: false }))
            }
            At::ChooseObjective => self.choose_objective(cx),
            At::ChooseDrawn => {
                let second = cx.board.speaker(cx.board.second());
                Flow::Ask(Ask::one(second, Prompt::ChooseObjective, Kind::Pick { optional: false }))
            }
            At::ObjectiveChosen => {
                self.at = At::ObjectiveKnown;
                open(Window::AfterChooseObjective)
            }
            At::ObjectiveKnown => {
                self.at = At::PlaceObstacles;
                Flow::Next
            }
            At::PlaceObstacles => {
                self.at = At::ObstaclesPlaced;
                call(PlaceObstacles::new(Placing::Setup))
            }
            At::ObstaclesPlaced => {
                self.at = At::ObstaclesLie;
                open(Window::AfterPlaceObstacles)
            }
            At::ObstaclesLie => {
                self.at = At::BeforeDeployment;
                Flow::Next
            }
            At::BeforeDeployment => {
                self.at = At::DeployShips;
                open(Window::BeforeDeployFleets)
            }
            At::DeployShips => {
                if cx.game.rules.pass_tokens {
                    pass_tokens(cx);
                }
                self.turn = cx.board.first();
                self.at = At::StartingPiles;
                call(DeployFleets::new(0))
            }
            At::StartingPiles => self.starting_pile(cx),
            At::ShipsDeployed => {
                self.at = At::FleetsStand;
                open(Window::AfterDeployFleets)
            }
            At::FleetsStand => {
                self.at = At::Prepare;
                Flow::Next
            }
            At::Prepare => {
                atoms::shuffle_decks(cx);
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::ChooseFirstPlayer => {
                legal.items.extend(Side::BOTH.map(Thing::Player));
            }
            At::ChooseObjective => {
                let second = look.board.second();
                let cards = look.board.sides[second].objectives;
                legal.items.extend(cards.into_iter().flatten().map(Thing::Objective));
            }
            At::ChooseDrawn => legal.items.extend(self.drawn.map(Thing::Objective)),
            _ => {}
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Player(side)) => {
                atoms::set_first_player(cx, *side);
                self.at = At::ChooseObjective;
                Flow::Next
            }
            Given::Pick(Thing::Objective(objective)) => self.chosen(cx, *objective),
            _ => Flow::Next,
        }
    }
}
