//! Numbers.

use broadside_engine::Ref;

use super::Binding;
use super::cards::pile;
use super::damage::facedown;
use super::dice::fits;
use super::events::paid;
use super::parties::{number, ship, squadron};
use super::selections::select;
use crate::board::Attack;
use crate::steps::commands::SquadronCommand;
use crate::steps::maneuver;
use crate::words::{Amount, NumberSelect, ShipNo, Thing};
use crate::{ArmadaLook, values};

/// The rounds of a game that has an end, each with a token.
const ROUNDS: core::ops::RangeInclusive<i8> = 1..=6;

pub(crate) fn amount(look: &ArmadaLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    let attack = |count: &dyn Fn(&Attack) -> i32| look.board.attack().map_or(0, count);
    let of = |party: Ref, value: fn(&ArmadaLook<'_>, ShipNo) -> u8| {
        ship(bound, party).map_or(0, |ship| value(look, ship).into())
    };
    match *amount {
        Amount::N(n) => n.into(),
        Amount::Number => bound.number.into(),
        Amount::Chosen(var) => number(bound, Ref::Var(var)).map_or(0, i32::from),
        Amount::InGroup => bound.group.len() as i32,
        Amount::Criticals => attack(&|attack| attack.criticals(None).into()),
        Amount::HalfCriticals => attack(&|attack| attack.criticals(None).div_ceil(2).into()),
        Amount::Dice(filter) => attack(&|attack| {
            attack.dice.iter().filter(|die| fits(&filter, die.colour, die.face)).count() as i32
        }),
        Amount::HalfPool => {
            attack(&|attack| i32::from(attack.gathered.total() + attack.dice.len() as u8) / 2)
        }
        Amount::TokensSpentInStep => attack(&|attack| attack.spent_in_step.count_ones() as i32),
        Amount::Raids(party) => {
            ship(bound, party).map_or(0, |ship| look.board.ship(ship).raids.count_ones() as i32)
        }
        Amount::TokensOnCard => pile(look, bound).total().into(),
        Amount::CommandValue(party) => of(party, values::command),
        Amount::SquadronValue(party) => of(party, values::squadron),
        Amount::EngineeringValue(party) => of(party, values::engineering),
        Amount::CommandedSquadrons => ship(bound, Ref::Subject)
            .map_or(0, |ship| SquadronCommand::new(ship, paid(bound.about.amount)).number(look).into()),
        Amount::Found(what) => {
            let mut count = 0;
            select(look, what, bound, &mut |_| count += 1);
            count
        }
        Amount::UpTo(most, of) => self::amount(look, of, bound).min(most.into()),
        Amount::Half(of) => self::amount(look, of, bound) / 2,
        Amount::Named(named) => named(look, bound),
    }
}

/// Numbers to choose among.
pub(super) fn find(look: &ArmadaLook<'_>, what: NumberSelect, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let mut number = |number: i8| found(Thing::Number(number));
    match what {
        NumberSelect::Speeds { of, by, least } => {
            if let Some(ship) = ship(bound, of) {
                speeds(look, ship, by, least).for_each(|speed| number(speed as i8));
            }
        }
        NumberSelect::Rounds => ROUNDS.for_each(number),
        NumberSelect::RoundsApart(var) => {
            if let Some(from) = super::parties::number(bound, Ref::Var(var)) {
                ROUNDS.filter(|round| round.abs_diff(from) > 1).for_each(number);
            }
        }
        NumberSelect::HullToRecover(party, most) => {
            if let Some(squadron) = squadron(bound, party) {
                let full = values::squadron_hull(look, squadron);
                let lacks = full.saturating_sub(look.board.squadron(squadron).hull);
                (1..=lacks.min(most)).for_each(|hull| number(hull as i8));
            }
        }
        NumberSelect::FacedownNumber(party, most) => {
            if let Some(ship) = ship(bound, party) {
                (1..=most).zip(facedown(look, ship)).for_each(|(count, _)| number(count as i8));
            }
        }
    }
}

/// The speeds to which a ship's dial can be turned by at most so much.
fn speeds(look: &ArmadaLook<'_>, ship: ShipNo, by: u8, least: u8) -> impl Iterator<Item = u8> + use<> {
    let now = look.board.ship(ship).speed;
    let top = maneuver::top_speed(look, ship);
    // Neither below the least nor above the chart; what is there already may come back from it (armada.speed.04, armada.speed.05).
    (now.saturating_sub(by)..=now + by).filter(move |speed| {
        *speed != now && (*speed >= least || *speed > now) && (*speed <= top || *speed < now)
    })
}
