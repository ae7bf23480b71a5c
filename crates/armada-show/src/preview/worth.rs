//! What each face of each die is worth in an attack.

use broadside_armada::ArmadaLook;
use broadside_armada::board::{Attack, Die};
use broadside_armada::facts::{Colour, Dice, FACES, Term};
use broadside_armada::steps::attack::damage_total;
use broadside_engine::{List, Look};

/// The damage of each face, with everything that changes the damage total: cards and keywords as they are in force. What
/// changes it must add to it icon by icon, as every card does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Worth {
    /// The damage without any die.
    pub(super) none: usize,
    /// By colour, in the order of [`Colour::ALL`], and face.
    faces: Vec<[usize; FACES]>,
}

impl Worth {
    /// The worth of dice in an attack that has been declared, or might be.
    pub(crate) fn of(look: &ArmadaLook<'_>, attack: &Attack) -> Worth {
        let mut board = *look.board;
        let bare = Attack { dice: List::new(), braced: false, ..*attack };
        if board.attacks.last().is_some_and(|last| last.attacker == attack.attacker) {
            board.attacks.pop();
        }
        if board.attacks.try_push(bare).is_err() {
            return Worth { none: 0, faces: vec![[0; FACES]; Colour::ALL.len()] };
        }
        let mut total = |die: Option<Die>| {
            let it = Attack { dice: die.map_or_else(List::new, |die| List::of(&[die])), ..bare };
            if let Some(last) = board.attacks.last_mut() {
                *last = it;
            }
            let look = Look { game: look.game, board: &board, core: look.core };
            usize::from(damage_total(&look, &it))
        };
        let none = total(None);
        let mut of = |colour: Colour| {
            colour.faces().map(|face| total(Some(Die { colour, face })).saturating_sub(none))
        };
        Worth { none, faces: Colour::ALL.iter().map(|colour| of(*colour)).collect() }
    }

    /// The damage of a face.
    pub(super) fn face(&self, colour: Colour, face: usize) -> usize {
        Colour::ALL.iter().position(|other| *other == colour).map_or(0, |at| self.faces[at][face])
    }

    /// What a die of a colour does on average.
    pub(crate) fn mean(&self, colour: Colour) -> f64 {
        (0..FACES).map(|face| self.face(colour, face)).sum::<usize>() as f64 / FACES as f64
    }

    /// What dice do on average, without so many of the weakest.
    pub(crate) fn average(&self, dice: Dice, without: u8) -> f64 {
        let left = self.without(dice, without);
        let each = |colour: &Colour| self.mean(*colour) * f64::from(left.of(*colour));
        Colour::ALL.iter().map(each).sum::<f64>() + self.none as f64
    }

    /// The dice without so many of the weakest ones.
    pub(crate) fn without(&self, mut dice: Dice, count: u8) -> Dice {
        for _ in 0..count {
            let held = Colour::ALL.iter().copied().filter(|colour| dice.of(*colour) > 0);
            match held.min_by(|a, b| self.mean(*a).total_cmp(&self.mean(*b))) {
                Some(Colour::Red) => dice.red -= 1,
                Some(Colour::Blue) => dice.blue -= 1,
                Some(Colour::Black) => dice.black -= 1,
                None => {}
            }
        }
        dice
    }

    /// By the icons alone: hits, and criticals where they count.
    #[cfg(test)]
    pub(super) fn plain(criticals: bool) -> Worth {
        use broadside_armada::facts::Face;
        let icons = |face: Face| usize::from(face.hits() + if criticals { face.criticals() } else { 0 });
        Worth { none: 0, faces: Colour::ALL.iter().map(|colour| colour.faces().map(icons)).collect() }
    }
}
