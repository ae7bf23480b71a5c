//! What several objectives are written with.

use broadside_engine::Side;

use crate::cards::prelude::*;
use crate::facts::ObstacleKind;
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::each_obstacle;
use crate::steps::setup::Task;

pub(in crate::cards) const CHOSEN: Ref = Ref::Var(V0);

pub(in crate::cards) const OTHER: Ref = Ref::Var(V1);

pub(in crate::cards) const STATION: &[ObstacleKind] = &[ObstacleKind::Station];

pub(in crate::cards) const ASTEROIDS: &[ObstacleKind] = &[ObstacleKind::AsteroidField];

pub(in crate::cards) const PURRGIL: &[ObstacleKind] = &[ObstacleKind::Purrgil];

pub(in crate::cards) const EXOGORTHS: &[ObstacleKind] = &[ObstacleKind::Exogorth];

pub(in crate::cards) const RIFT: &[ObstacleKind] = &[ObstacleKind::GravityRift];

/// Two ships become objective ships.
pub(in crate::cards) const MARK_BOTH: [Op<ArmadaWords>; 2] =
    [Op::Do(Act::MarkObjectiveShip(CHOSEN)), Op::Do(Act::MarkObjectiveShip(OTHER))];

/// Ships that count as in play, deployed or not (armada.effect-timing.16).
pub(in crate::cards) const ALL_SHIPS: Select = Select::FleetShips(&Cond::Always);

/// The first player's.
pub(in crate::cards) const FIRST_SHIPS: Select = Select::FleetShips(&Cond::FirstPlayer(IT));

/// The second player's.
pub(in crate::cards) const SECOND_SHIPS: Select = Select::FleetShips(&Cond::SecondPlayer(IT));

/// A ship attacks a ship.
pub(in crate::cards) const SHIP_AGAINST_SHIP: Cond = Cond::All(&[Cond::Ship(BEARER), Cond::Ship(OBJECT)]);

pub(in crate::cards) const ACCURACY: DieFilter = DieFilter { colour: None, icons: &[Icon::Accuracy] };

/// Objective tokens at distance 1 of the ship that reveals its dial.
pub(in crate::cards) const TOKENS_IN_REACH: Select = Select::ObjectiveTokens(SUBJECT, Span::Distance(1));

/// The ship's owner may choose one of the tokens in its reach.
pub(in crate::cards) const MAY_CHOOSE_TOKEN: Op<ArmadaWords> = Op::Choose(Choose {
    what: TOKENS_IN_REACH,
    by: Who::Owner(SUBJECT),
    count: Count::One(V0),
    optional: true,
});

/// Objective tokens are placed or moved.
pub(in crate::cards) const fn place(task: Task) -> Op<ArmadaWords> {
    Op::Do(Act::Begin(Procedure::PlaceTokens(task)))
}

/// An objective token is placed on every obstacle.
pub(in crate::cards) const TOKEN_ON_EACH: Op<ArmadaWords> = Op::Each {
    what: Some(Select::Obstacles(&Cond::Always)),
    var: V0,
    ops: &[Op::Do(Act::PlaceTokenOn(CHOSEN))],
};

/// The owner of what overlaps the obstacle in question may take the token on it for a victory token.
pub(in crate::cards) const TAKE_TOKEN: Op<ArmadaWords> = Op::If {
    cond: Cond::TokenOn(CHOSEN),
    then: &[Op::May {
        by: Who::Owner(SUBJECT),
        what: "remove the obstacle's objective token for a victory token",
        ops: &[Op::Do(Act::TakeTokenFrom(CHOSEN)), Op::Do(Act::GainVictory(SUBJECT, 1))],
    }],
    otherwise: &[],
};

/// A destroyed objective ship's own cost is doubled (armada.objective.most-wanted.03, advanced-gunnery.74).
pub(in crate::cards) const DOUBLE: Ability<ArmadaWords> = Ability {
    on: On::Query(Query::ShipScore, Change::Add(Amount::Named(ship_cost))),
    when: Cond::ObjectiveShip(SUBJECT),
    ..FORCED
};

/// Exogorths leave the play area once they have attacked.
pub(in crate::cards) const fn leave(name: &'static str, stirring: bool) -> Ability<ArmadaWords> {
    let ops: &'static [Op<ArmadaWords>] = if stirring {
        &[Op::Do(Act::Begin(Procedure::ExogorthsLeave { stirring: true }))]
    } else {
        &[Op::Do(Act::Begin(Procedure::ExogorthsLeave { stirring: false }))]
    };
    Ability {
        name,
        on: On::Window(Window::AfterStartOfSquadronPhase),
        when: Cond::Finds(&Select::Obstacles(&Cond::ObstacleKind(IT, EXOGORTHS))),
        ops,
        ..FORCED
    }
}

/// The obstacles that a ship overlaps.
pub(in crate::cards) fn overlapped(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = bound.about.subject.and_then(Thing::ship) else { return };
    let it = look.board.ship(ship);
    let footprint = look.game.measures.ship(it.card, it.pose).footprint();
    let obstacles = obstacles_under(look.game, look.board, &footprint);
    each_obstacle(obstacles).map(Thing::Obstacle).for_each(found);
}

/// The printed cost of a ship's own card: a destroyed objective ship is worth it twice, its upgrades once.
pub(in crate::cards) fn ship_cost(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let ship = bound.about.subject.and_then(Thing::ship);
    ship.map_or(0, |ship| look.game.ship(look.board, ship).points.into())
}

/// The side whose score is asked for.
pub(in crate::cards) fn scorer(bound: &Binding) -> Option<Side> {
    match bound.about.subject {
        Some(Thing::Player(side)) => Some(side),
        _ => None,
    }
}
