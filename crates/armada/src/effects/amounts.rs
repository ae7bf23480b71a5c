//! Numbers.

use broadside_engine::Ref;

use super::conditions::paid;
use super::parties::{fits, ship};
use super::selections::select;
use super::{Binding, commands};
use crate::ArmadaLook;
use crate::steps::commands::SquadronCommand;
use crate::words::{Amount, Thing};

pub(crate) fn amount(look: &ArmadaLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Number => i32::from(bound.number),
        Amount::Criticals => look.board.attack().map_or(0, |attack| attack.criticals(None).into()),
        Amount::TokensSpentInStep => {
            look.board.attack().map_or(0, |attack| attack.spent_in_step.count_ones() as i32)
        }
        Amount::Chosen(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Number(number)) => number.into(),
            _ => 0,
        },
        Amount::Dice(filter) => look.board.attack().map_or(0, |attack| {
            attack.dice.iter().filter(|die| fits(filter, die.colour, die.face)).count() as i32
        }),
        Amount::HalfPool => look
            .board
            .attack()
            .map_or(0, |attack| i32::from(attack.gathered.total() + attack.dice.len() as u8) / 2),
        Amount::Raids(party) => {
            ship(bound, *party).map_or(0, |ship| look.board.ship(ship).raids.count_ones() as i32)
        }
        Amount::UpTo(most, of) => self::amount(look, of, bound).min((*most).into()),
        Amount::CommandedSquadrons => ship(bound, Ref::Subject)
            .map_or(0, |ship| SquadronCommand::new(ship, paid(bound.about.amount)).number(look).into()),
        Amount::InGroup => bound.group.len() as i32,
        Amount::HalfCriticals => {
            look.board.attack().map_or(0, |attack| attack.criticals(None).div_ceil(2).into())
        }
        Amount::Found(what) => {
            let mut count = 0;
            select(look, what, bound, &mut |_| count += 1);
            count
        }
        Amount::Half(of) => self::amount(look, of, bound) / 2,
        Amount::Named(named) => named(look, bound),
        _ => commands::amount(look, amount, bound),
    }
}
