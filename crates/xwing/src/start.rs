//! The board at the start of a game, and random setups.

use broadside_engine::{Chance, PerSide, Seat, SetupError};

use crate::board::{Board, MAX_SHIPS, MAX_UPGRADES, Objective, Obstacle, Scenario, Ship, Turret, Upgrade};
use crate::facts::{self, Faction, Facts, ObstacleId, ObstacleKind, PilotId, Side, Term, UpgradeId};
use crate::setup::Setup;
use crate::squad::{Supply, check, random_squad};
use crate::words::ShipNo;
use crate::{XWing, refused, score};

/// Six obstacles are placed (xwing.setup.07).
const OBSTACLES: usize = 6;

/// A game of more rounds is a slip of the pen.
const MOST_ROUNDS: u8 = 40;

/// The board that a setup begins with: everything is gathered, nothing lies on the table (xwing.setup.02).
pub(crate) fn board(game: &XWing, setup: &Setup) -> Result<Board, SetupError> {
    for (side, squad) in setup.squads.iter() {
        if let Some(problem) = check(game.facts, game.facts.extended(), squad).first() {
            let side = usize::from(side.0) + 1;
            let problem = problem.why.clone().into();
            return Err(SetupError::new(refused::Start::Squad { side, problem }));
        }
    }
    if setup.rounds == 0 || setup.rounds > MOST_ROUNDS {
        let (least, most, given) = (1, MOST_ROUNDS, setup.rounds);
        return Err(SetupError::new(refused::Start::Rounds { least, most, given }));
    }
    let mut board = Board {
        scenario: setup.scenario,
        rounds: setup.rounds,
        open: setup.open,
        ..Board::empty(PerSide::from_fn(|side| setup.squads[side].faction))
    };
    for (side, squad) in setup.squads.iter() {
        let controller = board.speaker(side);
        for ship in &squad.ships {
            let number = gather(game.facts, &mut board, ship.pilot, &ship.upgrades, controller);
            if number.is_none() {
                let (ships, upgrades) = (MAX_SHIPS / 2, MAX_UPGRADES);
                return Err(SetupError::new(refused::Start::TooMany { ships, upgrades }));
            }
        }
    }
    score::begin(&mut board);
    obstacles(game, setup, &mut board)?;
    for _ in 0..objective_count(setup.scenario) {
        board.objectives.push(Objective::default());
    }
    game.listen(&mut board);
    Ok(board)
}

/// How many objectives a scenario has.
pub(crate) fn objective_count(scenario: Scenario) -> usize {
    match scenario {
        Scenario::Dogfight => 0,
        Scenario::Chance => 1,
        Scenario::Scramble => 3,
        Scenario::Assault | Scenario::Salvage => 5,
    }
}

/// A ship and its upgrades are put beside the table (xwing.setup.02, xwing.force.03, xwing.force.04, xwing.force.05,
/// xwing.shield.02); `None` when there is no room for them.
pub fn gather(
    facts: &Facts,
    board: &mut Board,
    pilot: PilotId,
    upgrades: &[UpgradeId],
    controller: Seat,
) -> Option<ShipNo> {
    let (card, kind) = (&facts[pilot], facts.ship_of(pilot));
    let fronts: Vec<&Side> = upgrades.iter().map(|id| &facts[*id].front).collect();
    let sum = |printed: u8, add: fn(&Side) -> i8| {
        let total = i16::from(printed) + fronts.iter().map(|side| i16::from(add(side))).sum::<i16>();
        total.clamp(0, i16::from(u8::MAX)) as u8
    };
    let force = || card.force.iter().chain(fronts.iter().filter_map(|side| side.force.as_ref()));
    let force_capacity = force().map(|it| it.value).sum();
    let shields = sum(kind.shields, |side| side.adds.shields);
    let ship = Ship {
        pilot,
        persona: pilot,
        controller,
        size: kind.size,
        points: card.points,
        initiative: card.initiative,
        agility: sum(kind.agility, |side| side.adds.agility),
        hull: sum(kind.hull, |side| side.adds.hull),
        shield_capacity: shields,
        shields,
        force_capacity,
        force: force_capacity,
        force_recovers: force().map(|it| it.recovers.max(0) as u8).max().unwrap_or(0),
        charges: card.charges.map_or(0, |it| it.value),
        turret: turret(kind, &fronts),
        ..Ship::default()
    };
    let number = ShipNo(board.ships.len() as u8);
    board.ships.try_push(ship).ok()?;
    for id in upgrades {
        let charges = facts[*id].front.charges.map_or(0, |it| it.value);
        let upgrade = Upgrade { card: *id, ship: number, charges, ..Upgrade::default() };
        board.upgrades.try_push(upgrade).ok()?;
    }
    Some(number)
}

/// The turret arc indicator of a ship (xwing.arc.17).
fn turret(kind: &facts::Ship, fronts: &[&Side]) -> Option<Turret> {
    let printed = kind.primary.iter().map(|it| it.arc);
    let added = fronts.iter().flat_map(|side| {
        let weapon = side.weapon.map(|it| it.arc);
        side.adds.attack.iter().map(|it| it.arc).chain(weapon).chain(side.adds.arc)
    });
    let mut found = None;
    for arc in printed.chain(added) {
        match arc {
            facts::Arc::DoubleTurret => return Some(Turret::Double(0)),
            facts::Arc::SingleTurret => found = Some(Turret::Single(0)),
            _ => {}
        }
    }
    found
}

fn obstacles(game: &XWing, setup: &Setup, board: &mut Board) -> Result<(), SetupError> {
    let mut brought: Vec<ObstacleId> = setup.obstacles.clone();
    if brought.is_empty() {
        brought = setup.squads.iter().flat_map(|(_, squad)| squad.obstacles.iter().copied()).collect();
    }
    for (place, id) in (1..).zip(brought.iter().take(OBSTACLES)) {
        let Some(token) = game.facts.obstacles().get(id.index()) else {
            return Err(SetupError::new(refused::Start::NoSuchObstacle { place }));
        };
        let known =
            matches!(token.kind, ObstacleKind::Asteroid | ObstacleKind::DebrisCloud | ObstacleKind::GasCloud);
        if token.placed || !known {
            return Err(SetupError::new(refused::Start::NotBrought { place }));
        }
        board.obstacles.push(Obstacle { id: *id, kind: token.kind, ..Obstacle::default() });
    }
    Ok(())
}

/// A random legal setup. Every other squad takes cards with effects where it can, so that these meet each other.
pub(crate) fn random(game: &XWing, chance: &mut Chance) -> Setup {
    let mode = game.facts.extended();
    let whole = Supply::whole(game.facts, mode);
    let telling = with_effects(game, &whole);
    let mut squad = || loop {
        let supply = if chance.draw("supply", 2) == 0 { &whole } else { &telling };
        let faction = Faction::ALL[chance.draw("faction", Faction::ALL.len() as u32) as usize];
        let mut draw = |n: usize| chance.draw("squad", n.max(1) as u32) as usize;
        if let Some(squad) = random_squad(game.facts, mode, faction, supply, &mut draw) {
            return squad;
        }
    };
    let squads = [squad(), squad()];
    let scenario = Scenario::ALL[chance.draw("scenario", Scenario::ALL.len() as u32) as usize];
    Setup::new(squads, scenario)
}

/// The pilots of a supply that have an ability or are none of a kind, and the upgrades that have an effect.
fn with_effects(game: &XWing, supply: &Supply) -> Supply {
    let (facts, table) = (game.facts, &game.table);
    let pilot = |id: &&PilotId| facts[**id].limited == 0 || !table.pilots[id.index()].range.is_empty();
    let upgrade = |id: &&UpgradeId| {
        let [front, back] = &table.upgrades[id.index()];
        table.weapons[id.index()].is_some() || !front.range.is_empty() || !back.range.is_empty()
    };
    Supply {
        pilots: supply.pilots.iter().filter(pilot).copied().collect(),
        upgrades: supply.upgrades.iter().filter(upgrade).copied().collect(),
    }
}

/// The names of everything that can be brought.
pub(crate) fn catalogue(game: &XWing) -> Vec<String> {
    let facts = game.facts;
    let supply = Supply::whole(facts, facts.extended());
    let mut all: Vec<String> = Vec::new();
    all.extend(supply.pilots.iter().map(|id| format!("pilot {}", facts[*id].slug)));
    all.extend(supply.upgrades.iter().map(|id| format!("upgrade {}", facts[*id].slug)));
    let brought = facts.obstacles().iter().filter(|it| !it.placed);
    all.extend(brought.map(|it| format!("obstacle {}", it.slug)));
    all.extend(Scenario::ALL.iter().map(|it| format!("scenario {}", it.word())));
    all
}

/// What a setup brings.
pub(crate) fn brings(game: &XWing, setup: &Setup, found: &mut dyn FnMut(String)) {
    let facts = game.facts;
    for (_, squad) in setup.squads.iter() {
        for ship in &squad.ships {
            found(format!("pilot {}", facts[ship.pilot].slug));
            ship.upgrades.iter().for_each(|id| found(format!("upgrade {}", facts[*id].slug)));
        }
        squad.obstacles.iter().for_each(|id| found(format!("obstacle {}", facts[*id].slug)));
    }
    found(format!("scenario {}", setup.scenario.word()));
}
