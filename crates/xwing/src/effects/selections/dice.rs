//! Dice and their faces.

use broadside_engine::{About, Refusal};

use crate::effects::{Binding, OUTSIDE, die, focus_left, rerolls_left, shows};
use crate::facts::{Die, Face};
use crate::steps::Answers;
use crate::words::selections::Dice;
use crate::words::{Faces, Query, Thing};
use crate::{XWingLook, refused};

pub(super) fn select(look: &XWingLook<'_>, word: Dice, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match word {
        Dice::Dice(faces) => of_attack(look, &faces, bound, false, |_| true, found),
        Dice::Results(faces) => {
            let Some(attack) = look.board.attack() else { return };
            let dice = attack.dice_of(faces.die);
            let first = |at: usize| !dice.iter().take(at).any(|other| *other == dice[at]);
            of_attack(look, &faces, bound, false, first, found);
        }
        Dice::Rerollable(faces) => {
            let Some(attack) = look.board.attack() else { return };
            let about = About::both(attack.attacker.into(), attack.defender.into());
            let barred = faces.die == Die::Attack && !look.allowed(Query::AttackRerolls, about, true);
            if !barred && rerolls_left(look, faces.die, bound) > 0 {
                of_attack(look, &faces, bound, true, |_| true, found);
            }
        }
        Dice::RolledDice(faces) => {
            for (at, it) in look.board.roll.dice.iter().enumerate() {
                if !it.rerolled && (faces.is_empty() || faces.contains(&it.face)) {
                    found(Thing::Die(OUTSIDE + at as u8));
                }
            }
        }
        Dice::FacesOf(die) => die.kinds_of_faces().iter().for_each(|face| found(Thing::Face(*face))),
    }
}

/// Refuses the dice that were rerolled before.
pub(super) fn unselected(word: Dice, look: &XWingLook<'_>, legal: &mut Answers) {
    let Dice::Rerollable(faces) = word else { return };
    let Some(attack) = look.board.attack() else { return };
    for (at, it) in attack.dice_of(faces.die).iter().enumerate().filter(|(_, it)| it.rerolled) {
        if shows(&faces, it.face) {
            legal.refuse(die(faces.die, at as u8), || {
                Refusal::by("xwing.attack.19", refused::Rerolled::Before)
            });
        }
    }
}

/// The most dice that can be taken at once.
pub(super) fn most(look: &XWingLook<'_>, word: Dice, bound: &Binding) -> u8 {
    match word {
        Dice::Rerollable(faces) => rerolls_left(look, faces.die, bound),
        Dice::Dice(_) | Dice::Results(_) | Dice::RolledDice(_) | Dice::FacesOf(_) => u8::MAX,
    }
}

/// The dice of the attack under way that show these faces, at places that fit; `fresh` ones were not rerolled.
fn of_attack(
    look: &XWingLook<'_>,
    faces: &Faces,
    bound: &Binding,
    fresh: bool,
    fits: impl Fn(usize) -> bool,
    found: &mut dyn FnMut(Thing),
) {
    let Some(attack) = look.board.attack() else { return };
    // Where only so many focus results can be modified, one is as good as another.
    let mut left = focus_left(look, bound);
    for (at, it) in attack.dice_of(faces.die).iter().enumerate() {
        if fits(at) && shows(faces, it.face) && !(fresh && it.rerolled) {
            if it.face == Face::Focus {
                let Some(rest) = left.checked_sub(1) else { continue };
                left = rest;
            }
            found(die(faces.die, at as u8));
        }
    }
}
