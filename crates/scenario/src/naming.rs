//! What items are called where answers are printed, so that whatever is printed can be typed back.

use std::collections::HashMap;

use broadside_engine::{Game, Item, ItemOf, Legal, Words};

use crate::book::{Open, Phrasebook, Scene};
use crate::phrase::Phrase;
use crate::text;

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

const ORDINALS: [&str; 12] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
];

/// `first`, `second`, `13th`.
pub(crate) fn ordinal(place: usize) -> String {
    ORDINALS.get(place).map_or_else(|| format!("{}th", place + 1), |word| (*word).to_owned())
}

/// Everything that is listed or refused, each once: first what is legal.
pub(crate) fn listed<W: Words>(legal: &Legal<W>) -> Vec<W::Item> {
    let slots = legal.slots().iter();
    let all = (legal.items.iter().copied())
        .chain(legal.refused.iter().map(|(item, _)| *item))
        .chain(slots.clone().map(|slot| slot.item))
        .chain(slots.flat_map(|slot| legal.values(slot).iter().copied()));
    let mut found = Vec::new();
    for item in all {
        if !found.contains(&item) {
            found.push(item);
        }
    }
    found
}

/// The names of what is listed here. Of several that are called the same, such as dice, the first is the `first red hit`,
/// the next the `second red hit`.
#[derive(Debug)]
pub(crate) struct ItemNames<I> {
    names: Vec<(I, String, bool)>,
}

impl<I: Item> ItemNames<I> {
    /// The names of the items of one decision.
    pub(crate) fn of<P: Phrasebook<Game = G> + ?Sized, G: Game>(
        book: &P,
        scene: &Scene<'_, G>,
        legal: &Legal<G::Words>,
    ) -> ItemNames<I>
    where
        G::Words: Words<Item = I>,
    {
        // A value belongs to its slot, and needs no number to be told from those of others.
        let slots = legal.slots().iter().map(|slot| slot.item);
        let chosen = legal.items.iter().copied().chain(legal.refused.iter().map(|(item, _)| *item));
        let mut items = Vec::new();
        chosen.chain(slots).for_each(|item| {
            if !items.contains(&item) {
                items.push(item);
            }
        });
        ItemNames::among(book, scene, &items)
    }

    /// The names of these items.
    pub(crate) fn among<P: Phrasebook<Game = G> + ?Sized, G: Game>(
        book: &P,
        scene: &Scene<'_, G>,
        items: &[I],
    ) -> ItemNames<I>
    where
        G::Words: Words<Item = I>,
    {
        let plain: Vec<(I, String)> =
            items.iter().map(|item| (*item, text::item_text(book, scene, *item))).collect();
        let mut count: HashMap<&str, usize> = HashMap::new();
        plain.iter().for_each(|(_, name)| *count.entry(name).or_default() += 1);
        let mut seen: HashMap<&str, usize> = HashMap::new();
        let mut names = Vec::new();
        for (item, name) in &plain {
            if count[name.as_str()] < 2 {
                names.push((*item, name.clone(), false));
                continue;
            }
            let place = seen.entry(name).or_default();
            let text = match (item.as_option(), name.strip_prefix("uses ")) {
                (Some(nth), _) => format!("option {}", u32::from(nth) + 1),
                (None, Some(effect)) => format!("uses {} {effect}", ordinal(*place)),
                (None, None) => format!("{} {name}", ordinal(*place)),
            };
            *place += 1;
            names.push((*item, text, true));
        }
        ItemNames { names }
    }

    /// What an item is called here.
    pub(crate) fn get(&self, item: I) -> Option<&str> {
        self.names.iter().find(|(other, ..)| *other == item).map(|(_, name, _)| name.as_str())
    }

    /// Those that share their plain name with others: what they are called instead.
    fn numbered(&self) -> impl Iterator<Item = (&str, I)> {
        self.names.iter().filter(|(.., numbered)| *numbered).map(|(item, name, _)| (name.as_str(), *item))
    }
}

/// Takes the `second red hit`, if such a name stands here.
pub(crate) fn numbered<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Option<ItemOf<P::Game>> {
    let mut trial = *phrase;
    trial.eat("uses");
    let next = trial.peek()?.to_lowercase();
    let counts = ORDINALS.contains(&next.as_str())
        || next.strip_suffix("th").is_some_and(|number| number.parse::<u8>().is_ok());
    if !counts {
        return None;
    }
    let names = ItemNames::of(book, scene, open.legal);
    phrase.try_one_of(names.numbered())
}
