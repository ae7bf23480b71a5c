//! Dice, in the attack under way and outside.

use broadside_engine::Ref;

use crate::effects::{Binding, shown, shows};
use crate::words::Thing;
use crate::words::conditions::Dice;
use crate::{XWingLook, steps};

pub(super) fn holds(look: &XWingLook<'_>, word: Dice, bound: &Binding) -> bool {
    let attack = look.board.attack();
    match word {
        Dice::Dice(faces) => {
            attack.is_some_and(|attack| attack.dice_of(faces.die).iter().any(|it| shows(&faces, it.face)))
        }
        Dice::Results(faces, least) => attack.is_some_and(|attack| {
            let fit = attack.dice_of(faces.die).iter().filter(|it| shows(&faces, it.face));
            fit.count() >= usize::from(least)
        }),
        Dice::OnlyResults(faces, least) => attack.is_some_and(|attack| {
            let dice = attack.dice_of(faces.die);
            dice.len() >= usize::from(least) && dice.iter().all(|it| shows(&faces, it.face))
        }),
        Dice::DieShows(die, faces) => shown(look, bound, die).is_some_and(|face| faces.contains(&face)),
        Dice::ShowsNamed(die, face) => match (attack, bound.get(Ref::Var(face))) {
            (Some(attack), Some(Thing::Face(face))) => attack.results(die, face) > 0,
            _ => false,
        },
        Dice::MayModify(party) => steps::may_modify(look, bound.get(party), bound.window),
        Dice::MayUseForce(party) => steps::may_spend_force(look, bound.get(party), bound.window),
        Dice::Rolled(faces) => look.board.roll.dice.first().is_some_and(|it| faces.contains(&it.face)),
        Dice::RolledOnly(faces) => look.board.roll.dice.iter().all(|it| faces.contains(&it.face)),
    }
}
