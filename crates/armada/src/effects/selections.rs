//! Selections.

use broadside_engine::Ref;

use super::conditions::{holds, near};
use super::parties::{fits, is_locked, may_spend_die, ship};
use super::{Binding, attacks, commands, defense, deployment, movement, objectives, shields};
use crate::board::{MAX_DICE, Standing, TokenKind};
use crate::facts::{Colour, Command, Face, Term, Zone};
use crate::steps::attack;
use crate::words::{Cond, DieFilter, IT, ObstacleNo, Select, ShipNo, SquadronNo, Thing};
use crate::{ArmadaLook, values};

pub(crate) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    if shields::select(look, select, bound, found) || attacks::select(look, select, bound, found) {
        return;
    }
    match select {
        Select::Named(named) => named(look, bound, found),
        Select::Where(among, var, cond) => {
            self::select(look, among, bound, &mut |item| {
                let mut with = *bound;
                with.set(*var, Some(item));
                if holds(look, cond, &with) {
                    found(item);
                }
            });
        }
        Select::Dice(_)
        | Select::AllDice(_)
        | Select::DiceWithFace(..)
        | Select::SpendableDice(_)
        | Select::ColoursInPool
        | Select::Colours
        | Select::SingleIconFaces(_)
        | Select::Faces(_) => dice(look, select, bound, found),
        Select::LockableTokens | Select::LockedTokens | Select::DefenseTokens(_) => {
            tokens(look, select, bound, found)
        }
        Select::Zones(_)
        | Select::ZonesWithShields(_)
        | Select::ZonesWithMostShields(_)
        | Select::AdjacentZones(_) => zones(look, select, bound, found),
        Select::Ships(cond) => {
            look.board
                .ships_in_play()
                .map(Thing::Ship)
                .for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::Squadrons(cond) => {
            let all = look.board.squadrons_in_play().map(Thing::Squadron);
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::ShipsAndStations(cond) => {
            let board = look.board;
            let station = |at: &ObstacleNo| board.obstacles[at.index()].counts_as_ship();
            let stations = board.obstacles_placed().filter(station).map(Thing::Obstacle);
            let all = board.ships_in_play().map(Thing::Ship).chain(stations);
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::Obstacles(cond) => {
            let all = look.board.obstacles_placed().map(Thing::Obstacle);
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::FleetShips(cond) => {
            let all = (0..look.board.ships.len() as u8).map(ShipNo);
            let counts =
                |at: &ShipNo| matches!(look.board.ship(*at).standing, Standing::InPlay | Standing::Waiting);
            all.filter(counts).map(Thing::Ship).for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::Arrivals(_) | Select::HeldAside | Select::UpgradesFor(..) => {
            deployment::select(look, select, bound, found)
        }
        Select::Speeds { .. } => movement::speeds(look, select, bound, found),
        Select::Pieces(cond) => {
            let ships = look.board.ships_in_play().map(Thing::Ship);
            let all = ships.chain(look.board.squadrons_in_play().map(Thing::Squadron));
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::SpendableBy(of, by) => {
            let by = bound.get(*by).and_then(Thing::piece);
            if let (Some(piece), Some(by)) = (bound.get(*of).and_then(Thing::piece), by) {
                values::defense_tokens(look, piece, |token| {
                    if attack::may_pay(look, token, by).is_ok() {
                        found(token);
                    }
                });
            }
        }
        Select::WaitingSquadrons(cond) => {
            let all = (0..look.board.squadrons.len() as u8).map(SquadronNo);
            let waiting = |at: &SquadronNo| look.board.squadron(*at).standing == Standing::Waiting;
            all.filter(waiting).for_each(|at| candidate(look, cond, bound, Thing::Squadron(at), found));
        }
        Select::FleetSquadrons(_) | Select::Tokens(_) | Select::ShortEdges => {
            objectives::select(look, select, bound, found);
        }
        Select::FriendlyShips | Select::OtherFriendlyShips(_) => ships(look, select, bound, found),
        Select::Commands(commands) => commands.iter().for_each(|command| found(Thing::Command(*command))),
        Select::CommandTokens(party) => {
            let it = ship(bound, *party).map(|ship| look.board.ship(ship));
            let held = |command: &&Command| it.is_some_and(|ship| ship.has_token(**command));
            Command::ALL.iter().filter(held).for_each(|command| found(Thing::Command(*command)));
        }
        Select::TopCards(party, count) => {
            if let Some(ship) = ship(bound, *party) {
                let pile = look.board.decks.pile_of(look.board.side(look.board.ship(ship).owner));
                let cards = look.board.decks.piles[pile].iter().rev().take((*count).into());
                cards.for_each(|card| found(Thing::Card(*card)));
            }
        }
        Select::ObjectiveTokens(party, span) => {
            if let Some(from) = bound.get(*party) {
                let tokens = look.board.tokens_of(TokenKind::Objective).map(Thing::Token);
                tokens.filter(|token| near(look, from, *token, *span)).for_each(found);
            }
        }
        Select::TokensOf(_) | Select::TokenTypes(_) | Select::TypesOnCard | Select::FacedownNumber(..) => {
            defense::find(look, select, bound, found);
        }
        _ => {
            if !attacks::select(look, select, bound, found) {
                commands::select(look, select, bound, found);
            }
        }
    }
}

/// Finds an item if the condition holds with it as the candidate.
pub(super) fn candidate(
    look: &ArmadaLook<'_>,
    cond: &Cond,
    bound: &Binding,
    it: Thing,
    found: &mut dyn FnMut(Thing),
) {
    let mut with = *bound;
    if let Ref::Var(var) = IT {
        with.set(var, Some(it));
    }
    if holds(look, cond, &with) {
        found(it);
    }
}

fn dice(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(attack) = look.board.attack() else { return };
    let mut each = |filter: &DieFilter, also: &dyn Fn(u8, Colour, Face) -> bool| {
        for (at, die) in (0..MAX_DICE as u8).zip(attack.dice.iter()) {
            let free = !attack.is_frozen(at);
            if free && fits(filter, die.colour, die.face) && also(at, die.colour, die.face) {
                found(Thing::Die(at));
            }
        }
    };
    match select {
        Select::Dice(filter) => each(filter, &|at, _, _| !attack.is_fixed(at)),
        Select::AllDice(filter) => each(filter, &|_, _, _| true),
        Select::DiceWithFace(filter, wanted) => each(filter, &|at, colour, face| {
            face != *wanted && colour.faces().contains(wanted) && !attack.is_fixed(at)
        }),
        Select::SpendableDice(filter) => each(filter, &|at, _, _| may_spend_die(look, at)),
        Select::Colours => Colour::ALL.iter().for_each(|colour| found(Thing::Colour(*colour))),
        Select::ColoursInPool => {
            let there = |colour: &&Colour| attack.count(**colour) > 0;
            Colour::ALL.iter().filter(there).for_each(|colour| found(Thing::Colour(*colour)));
        }
        Select::Faces(var) => {
            let Some(Thing::Die(at)) = bound.get(Ref::Var(*var)) else { return };
            let Some(die) = attack.dice.get(at as usize) else { return };
            let open = |face: &&Face| die.colour.faces().contains(face);
            Face::ALL.iter().filter(open).for_each(|face| found(Thing::Face(*face)));
        }
        Select::SingleIconFaces(var) => {
            let Some(Thing::Die(at)) = bound.get(Ref::Var(*var)) else { return };
            let Some(die) = attack.dice.get(at as usize) else { return };
            let single = [Face::Hit, Face::Critical, Face::Accuracy];
            let open = |face: &&Face| die.face != **face && die.colour.faces().contains(face);
            single.iter().filter(open).for_each(|face| found(Thing::Face(*face)));
        }
        _ => {}
    }
}

fn tokens(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let defender = look.board.attack().and_then(|attack| attack.defender.piece());
    let piece = match select {
        Select::DefenseTokens(party) => bound.get(*party).and_then(Thing::piece),
        _ => defender,
    };
    let Some(piece) = piece else { return };
    values::defense_tokens(look, piece, |token| {
        let fits = match select {
            // A ship at speed 0 spends none of them anyhow (armada.defense-tokens.28).
            Select::LockableTokens => !is_locked(look, token) && !stands_still(look, token),
            Select::LockedTokens => is_locked(look, token) && attack::spendable(look, token).is_ok(),
            _ => true,
        };
        if fits {
            found(token);
        }
    });
}

/// Whether a token belongs to a ship at speed 0.
fn stands_still(look: &ArmadaLook<'_>, token: Thing) -> bool {
    token.ship().is_some_and(|ship| look.board.ship(ship).speed == 0)
}

fn zones(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let (Select::Zones(party)
    | Select::ZonesWithShields(party)
    | Select::ZonesWithMostShields(party)
    | Select::AdjacentZones(party)) = select
    else {
        return;
    };
    let Some(ship) = ship(bound, *party) else { return };
    let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
    let shields = |zone: Zone| look.board.ship(ship).shields[zone as usize];
    let most = hull.zones().iter().map(|zone| shields(*zone)).max().unwrap_or(0);
    let of = bound.get(*party).and_then(Thing::zone);
    for zone in hull.zones() {
        let fits = match select {
            Select::ZonesWithShields(_) => shields(*zone) > 0,
            Select::ZonesWithMostShields(_) => shields(*zone) == most && most > 0,
            Select::AdjacentZones(_) => of.is_some_and(|of| hull.adjacent(of, *zone)),
            _ => true,
        };
        if fits {
            found(Thing::Zone(ship, *zone));
        }
    }
}

fn ships(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let board = look.board;
    let mine = board.side(bound.controller);
    for number in board.ships_in_play() {
        let it = Thing::Ship(number);
        let friendly = board.side(board.ship(number).owner) == mine;
        let fits = match select {
            Select::FriendlyShips => friendly,
            Select::OtherFriendlyShips(span) => {
                let bearer = bound.bearer;
                friendly && bearer.is_some_and(|b| b.piece() != it.piece() && near(look, b, it, *span))
            }
            _ => false,
        };
        if fits {
            found(it);
        }
    }
}
