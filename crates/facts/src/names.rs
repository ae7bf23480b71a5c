//! Finding cards by id or by printed name.

/// A name as lists compare it: lower case, letters and digits only.
///
/// ```
/// # use broadside_facts::fold;
/// assert_eq!(fold("All Fighters, Follow Me!"), fold("all fighters follow me"));
/// ```
pub fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Where the cards of one table are found.
#[derive(Clone, Debug)]
pub struct Names<I> {
    slugs: Vec<(Box<str>, I)>,
    /// Folded printed names; several cards may share one.
    printed: Vec<(String, I)>,
}

impl<I: Copy + Ord> Names<I> {
    /// From the slug and the printed names of each card.
    pub fn new<'a>(cards: impl Iterator<Item = (I, &'a str, Vec<String>)>) -> Names<I> {
        let (mut slugs, mut printed) = (Vec::new(), Vec::new());
        for (id, slug, names) in cards {
            slugs.push((Box::from(slug), id));
            printed.extend(names.iter().map(|name| (fold(name), id)));
        }
        slugs.sort();
        printed.sort();
        printed.dedup();
        Names { slugs, printed }
    }

    /// The card with this slug.
    pub fn slug(&self, slug: &str) -> Option<I> {
        let place = self.slugs.binary_search_by(|(key, _)| (**key).cmp(slug)).ok()?;
        Some(self.slugs[place].1)
    }

    /// Every card with this printed name.
    pub fn printed(&self, name: &str) -> impl Iterator<Item = I> + '_ {
        let folded = fold(name);
        let from = self.printed.partition_point(|(key, _)| *key < folded);
        self.printed[from..].iter().take_while(move |(key, _)| *key == folded).map(|(_, id)| *id)
    }
}

/// The only one, when there is exactly one.
pub fn only<I>(mut found: impl Iterator<Item = I>) -> Option<I> {
    let first = found.next()?;
    found.next().is_none().then_some(first)
}
