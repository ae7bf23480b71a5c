//! The board at the start of a game, and random setups.

use broadside_engine::{Chance, Gap, PerSide, Seat, Seating, SetupError, Side, reasons};
use broadside_table::Pose;

use crate::board::{
    Board, Deck, MAX_PLAYERS, Obstacle, Ship, Squadron, Standing, Table, Team, Upgrade, UpgradeState,
};
use crate::cards::plays;
use crate::facts::{Category, Faction, ObjectiveId, ObstacleKind, Term};
use crate::fleet::{Fleet, LIMITS, Supply, check, is_core_objective, random_fleet};
use crate::setup::{Player, Setup};
use crate::words::{Piece, ShipNo};
use crate::{Armada, ArmadaCx};

reasons! {
    /// Why a game does not start.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum StartRefused {
        Fleet { side: usize, problem: Gap } = "armada-refused-start-fleet",
        TooLarge {
            ships: usize,
            squadrons: usize,
            upgrades: usize,
            most_ships: usize,
            most_squadrons: usize,
            most_upgrades: usize,
        } = "armada-refused-start-too-large",
        Players = "armada-refused-start-players",
        LearningFixed = "armada-refused-start-learning-fixed",
        ObjectiveOfFleet { objective: String } = "armada-refused-start-objective-of-fleet",
        Objective = "armada-refused-start-objective",
        CoreObjective = "armada-refused-start-core-objective",
        NoObjective = "armada-refused-start-no-objective",
        ShortEdges = "armada-refused-start-short-edges",
        NoObstacle = "armada-refused-start-no-obstacle",
        ObstacleTwice { obstacle: String } = "armada-refused-start-obstacle-twice",
        CoreObstacles = "armada-refused-start-core-obstacles",
    }
}

/// The six obstacles of a core set (armada.setup.12, armada.core-set.07).
const CORE_OBSTACLES: [&str; 6] =
    ["asteroid-1", "asteroid-2", "asteroid-3", "debris-1", "debris-2", "station"];

/// The board that a setup begins with: everything is gathered, nothing lies on the table (armada.setup.03,
/// armada.setup.04, armada.setup.05).
pub(crate) fn board(game: &Armada, setup: &Setup, _: &mut Chance) -> Result<Board, SetupError> {
    let refuse = |reason: StartRefused| Err(SetupError::new(reason));
    let facts = game.facts;
    for (side, fleet) in setup.fleets.iter().enumerate() {
        if let Some(problem) = problem(game, setup, fleet) {
            return refuse(StartRefused::Fleet { side: side + 1, problem });
        }
    }
    if !seated(setup) {
        return refuse(StartRefused::Players);
    }
    if let Some(objective) = setup.objective {
        let card = facts.objectives().get(objective.index());
        let Some(card) = card.filter(|card| card.in_pool && plays(&card.slug)) else {
            return refuse(StartRefused::Objective);
        };
        if setup.table == Table::CoreSet && !is_core_objective(&card.slug) {
            return refuse(StartRefused::CoreObjective);
        }
        if setup.unlimited || setup.learning {
            return refuse(StartRefused::NoObjective);
        }
    }
    if setup.table == Table::ShortEdges && !game.rules.later_waves {
        return refuse(StartRefused::ShortEdges);
    }
    let decks = Deck::new(game.rules.own_damage_decks && !setup.learning);
    let mut board = Board {
        sides: PerSide(setup.fleets.each_ref().map(|fleet| team(game, fleet))),
        seating: Seating { seats: setup.players.len() as u8, ..Seating::default() },
        objective: setup.objective,
        table: if setup.learning { Table::CoreSet } else { setup.table },
        unlimited: setup.unlimited,
        simple_sight: setup.learning,
        ..Board::empty([setup.fleets[0].faction, setup.fleets[1].faction], decks)
    };
    for (side, fleet) in Side::BOTH.into_iter().zip(&setup.fleets) {
        gather(game, &mut board, setup, side, fleet);
    }
    if !setup.learning {
        obstacles(game, setup, &mut board)?;
    }
    board.ears = game.ears_of(&board);
    Ok(board)
}

/// Whether the sides have taken seats in turn and every player controls something that is nobody else's
/// (armada.team-play.71, armada.team-play.72).
fn seated(setup: &Setup) -> bool {
    let players = &setup.players;
    let in_turn =
        players.iter().zip(Side::BOTH.into_iter().cycle()).all(|(player, side)| player.side == side);
    let once = |theirs: fn(&Player) -> &Vec<usize>, count: usize, side: Side| {
        let mates = || players.iter().filter(|player| player.side == side);
        let mut had: Vec<usize> = mates().flat_map(|player| theirs(player)).copied().collect();
        had.sort_unstable();
        had.iter().all(|place| *place < count) && had.windows(2).all(|pair| pair[0] != pair[1])
    };
    let teams = Side::BOTH.into_iter().zip(&setup.fleets).all(|(side, fleet)| {
        let (ships, squadrons) = (fleet.ships.len(), fleet.squadrons.len());
        once(|player| &player.ships, ships, side) && once(|player| &player.squadrons, squadrons, side)
    });
    let busy = |(seat, player): (Seat, &Player)| {
        let is = |controller: Seat| controller == seat;
        let (side, fleet) = (player.side, PerSide(setup.fleets.each_ref())[player.side]);
        (0..fleet.ships.len()).any(|at| is(setup.ship_controller(side, at)))
            || (0..fleet.squadrons.len()).any(|at| is(setup.squadron_controller(side, at)))
    };
    (2..=usize::from(MAX_PLAYERS)).contains(&players.len())
        && in_turn
        && teams
        && (players.len() == 2 || (0..).map(Seat).zip(players).all(busy))
}

/// Why a fleet cannot be played. The forces of the learning scenario have no flagship and no objectives.
fn problem(game: &Armada, setup: &Setup, fleet: &Fleet) -> Option<Gap> {
    let (ships, squadrons, upgrades) = (fleet.ships.len(), fleet.squadrons.len(), fleet.upgrade_count());
    if ships > LIMITS.ships || squadrons > LIMITS.squadrons || upgrades > LIMITS.upgrades {
        let too_large = StartRefused::TooLarge {
            ships,
            squadrons,
            upgrades,
            most_ships: LIMITS.ships,
            most_squadrons: LIMITS.squadrons,
            most_upgrades: LIMITS.upgrades,
        };
        return Some(too_large.into());
    }
    if setup.learning {
        let [rebel, imperial] = Setup::learning().fleets;
        let fixed = [&rebel, &imperial].contains(&fleet);
        return (!fixed).then(|| StartRefused::LearningFixed.into());
    }
    if let Some(problem) = check(game.facts, fleet).first() {
        return Some(problem.why.clone().into());
    }
    let chosen = !setup.unlimited && setup.objective.is_none() && setup.table != Table::CoreSet;
    let strange = fleet.objectives.iter().find(|id| chosen && !plays(&game.facts[**id].slug));
    strange.map(|id| StartRefused::ObjectiveOfFleet { objective: game.facts[*id].name.to_string() }.into())
}

fn team(game: &Armada, fleet: &Fleet) -> Team {
    let objective = |category: Category| {
        let playable = |id: &ObjectiveId| plays(&game.facts[*id].slug);
        fleet.objective(game.facts, category).filter(playable)
    };
    Team {
        points: fleet.cost(game.facts).min(u16::MAX.into()) as u16,
        objectives: core::array::from_fn(|at| objective(Category::ALL[at])),
        ..Team::of(fleet.faction)
    }
}

fn gather(game: &Armada, board: &mut Board, setup: &Setup, side: Side, fleet: &Fleet) {
    let facts = game.facts;
    for (place, ship) in fleet.ships.iter().enumerate() {
        let controller = setup.ship_controller(side, place);
        let number = ShipNo(board.ships.len() as u8);
        let flagship = ship.commander(facts).is_some();
        board.ships.push(Ship { flagship, ..Ship::of(&facts[ship.card], controller) });
        for &upgrade in &ship.upgrades {
            let exhausted = facts[upgrade].begins_exhausted;
            let state = if exhausted { UpgradeState::Exhausted } else { UpgradeState::Ready };
            board.upgrades.push(Upgrade { card: upgrade, ship: number, state });
        }
    }
    for (place, &squadron) in fleet.squadrons.iter().enumerate() {
        let controller = setup.squadron_controller(side, place);
        board.squadrons.push(Squadron::of(&facts[squadron], controller));
    }
}

fn obstacles(game: &Armada, setup: &Setup, board: &mut Board) -> Result<(), SetupError> {
    let core = CORE_OBSTACLES.iter().filter_map(|slug| game.facts.obstacle(slug));
    for id in core.chain(setup.obstacles.iter().copied()) {
        let Some(token) = game.facts.obstacles().get(id.index()) else {
            return Err(SetupError::new(StartRefused::NoObstacle));
        };
        if board.obstacles.iter().any(|other| other.id == id) {
            let obstacle = token.slug.to_string();
            return Err(SetupError::new(StartRefused::ObstacleTwice { obstacle }));
        }
        if !game.rules.later_waves && board.obstacles.len() >= CORE_OBSTACLES.len() {
            return Err(SetupError::new(StartRefused::CoreObstacles));
        }
        board.obstacles.push(Obstacle { id, kind: token.kind, ..Obstacle::default() });
    }
    Ok(())
}

/// Where the forces of the learning scenario stand: ships, then squadrons, in the order of their fleets
/// (armada.learning-scenario.17, armada.learning-scenario.18). The figure gives no measures; these keep its order and
/// all distances.
const LEARNING_SHIPS: [(f64, f64, f64); 3] =
    [(590.0, 110.0, 0.0), (310.0, 110.0, 0.0), (457.2, 804.4, 180.0)];
const LEARNING_SQUADRONS: [(f64, f64); 10] = [
    (390.0, 150.0),
    (435.0, 150.0),
    (480.0, 150.0),
    (525.0, 150.0),
    (267.2, 760.4),
    (312.2, 760.4),
    (357.2, 760.4),
    (557.2, 760.4),
    (602.2, 760.4),
    (647.2, 760.4),
];

/// Every ship of the learning scenario begins at this speed (armada.learning-scenario.11).
const LEARNING_SPEED: u8 = 2;

/// The forces of the learning scenario are put on the table.
pub(crate) fn deploy_learning(cx: &mut ArmadaCx<'_>) {
    for (at, (x, y, facing)) in LEARNING_SHIPS.into_iter().enumerate().take(cx.board.ships.len()) {
        let ship = ShipNo(at as u8);
        let owner = cx.board.ship(ship).controller;
        crate::atoms::set_speed(cx, ship, LEARNING_SPEED, owner);
        crate::atoms::deploy(cx, Piece::Ship(ship), Pose::from_mm(x, y, facing));
    }
    for (at, (x, y)) in LEARNING_SQUADRONS.into_iter().enumerate().take(cx.board.squadrons.len()) {
        let squadron = crate::words::SquadronNo(at as u8);
        crate::atoms::deploy(cx, Piece::Squadron(squadron), Pose::from_mm(x, y, 0.0));
    }
    debug_assert!(cx.board.ships.iter().all(|ship| ship.standing == Standing::InPlay));
}

/// What random fleets are made of: everything whose effects are in the game.
fn supply(game: &Armada) -> Supply {
    Supply::played(game.facts)
}

/// A random legal setup.
pub(crate) fn random(game: &Armada, chance: &mut Chance) -> Setup {
    let supply = supply(game);
    let table = match chance.draw("table", 8) {
        0 => Table::CoreSet,
        1 if game.rules.later_waves => Table::ShortEdges,
        _ => Table::Standard,
    };
    let most: u32 = match (table, game.rules.later_waves) {
        (Table::CoreSet, _) => 200,
        (_, true) => 500,
        (_, false) => 300,
    };
    loop {
        let points = (100 + 20 * chance.draw("points", (most - 100) / 20 + 1)) as u16;
        let mut fleet = || {
            let faction = Faction::ALL[chance.draw("faction", Faction::ALL.len() as u32) as usize];
            random_fleet(game.facts, faction, points, &supply, &mut |n| {
                chance.draw("fleet", n.max(1) as u32) as usize
            })
        };
        let (Some(one), Some(other)) = (fleet(), fleet()) else { continue };
        let mut setup = Setup { table, ..Setup::new([one, other]) };
        setup.unlimited = chance.draw("unlimited", 12) == 0;
        if game.rules.later_waves && chance.draw("obstacles", 3) == 0 {
            setup.obstacles = campaign_obstacles(game, chance);
        }
        return setup;
    }
}

/// The tokens of one or more kinds of campaign obstacles; exogorths and purrgil come in pairs.
fn campaign_obstacles(game: &Armada, chance: &mut Chance) -> Vec<crate::facts::ObstacleId> {
    let mut kinds = 0;
    for _ in 0..=chance.draw("obstacles", 2) {
        kinds |= 1 << chance.draw("obstacles", 4);
    }
    let number = |kind| CAMPAIGN.iter().position(|other| *other == kind);
    let wanted = |kind| number(kind).is_some_and(|at| kinds >> at & 1 == 1);
    game.facts.obstacles().iter().filter(|token| wanted(token.kind)).map(|token| token.id).collect()
}

const CAMPAIGN: [ObstacleKind; 4] =
    [ObstacleKind::DustField, ObstacleKind::Exogorth, ObstacleKind::GravityRift, ObstacleKind::Purrgil];

/// The names of everything that can be brought.
pub(crate) fn catalogue(game: &Armada) -> Vec<String> {
    let (facts, supply) = (game.facts, supply(game));
    let mut all = Vec::new();
    all.extend(supply.ships.iter().map(|id| format!("ship {}", facts[*id].slug)));
    all.extend(supply.squadrons.iter().map(|id| format!("squadron {}", facts[*id].slug)));
    all.extend(supply.upgrades.iter().map(|id| format!("upgrade {}", facts[*id].slug)));
    all.extend(supply.objectives.iter().map(|id| format!("objective {}", facts[*id].slug)));
    if game.rules.later_waves {
        all.extend(CAMPAIGN.iter().map(|kind| format!("obstacle {}", kind.word())));
    }
    all
}

/// What a setup brings.
pub(crate) fn brings(game: &Armada, setup: &Setup, found: &mut dyn FnMut(String)) {
    let facts = game.facts;
    for fleet in &setup.fleets {
        for ship in &fleet.ships {
            found(format!("ship {}", facts[ship.card].slug));
            ship.upgrades.iter().for_each(|id| found(format!("upgrade {}", facts[*id].slug)));
        }
        fleet.squadrons.iter().for_each(|id| found(format!("squadron {}", facts[*id].slug)));
        fleet.objectives.iter().for_each(|id| found(format!("objective {}", facts[*id].slug)));
    }
    for id in &setup.obstacles {
        if let Some(token) = facts.obstacles().get(id.index()) {
            found(format!("obstacle {}", token.kind.word()));
        }
    }
}
