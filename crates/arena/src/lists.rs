//! Which lists meet.

use broadside_engine::{Chance, PerSide};

use crate::play::Arena;

/// Which lists meet.
#[derive(Clone, Debug, PartialEq)]
pub enum Lists<L> {
    /// Anything that the rules allow: tables, obstacles, lists of any size.
    Any,
    /// Two random lists of so many points on the standard table.
    Random(u16),
    /// Two of these lists; two alone always meet each other.
    Given(Vec<L>),
}

impl<L: Clone> Lists<L> {
    /// The setup of a game.
    pub fn setup<G: Arena<List = L>>(&self, game: &G, chance: &mut Chance) -> Result<G::Setup, String> {
        let lists = match self {
            Lists::Any => return Ok(game.random_setup(chance)),
            Lists::Random(points) => {
                PerSide([game.random_list(*points, chance)?, game.random_list(*points, chance)?])
            }
            Lists::Given(lists) => match lists.as_slice() {
                [] => return Err("no lists are given".into()),
                [only] => PerSide([only.clone(), only.clone()]),
                [one, other] => PerSide([one.clone(), other.clone()]),
                many => {
                    let first = chance.draw("fleet", many.len() as u32) as usize;
                    let second = chance.draw("fleet", many.len() as u32 - 1) as usize;
                    PerSide([many[first].clone(), many[(first + 1 + second) % many.len()].clone()])
                }
            },
        };
        Ok(game.meet(lists, chance))
    }

    /// Whether these lists are legal and the program can play them; if not, why.
    pub fn check<G: Arena<List = L>>(&self, game: &G) -> Result<(), String> {
        let Lists::Given(lists) = self else { return Ok(()) };
        lists.iter().try_for_each(|list| game.check_list(list))
    }
}
