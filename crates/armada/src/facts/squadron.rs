//! Squadron cards.

use super::entry::dice;
use super::unique::UniqueNames;
use super::{DefenseToken, Dice, Faction, FactsError, Keyword, SquadronCardId, Term, UniqueNameId};
use broadside_facts::{Entry, entries, fold};

/// Keywords with their values: 0 is absent, a keyword without a value counts 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keywords([u8; 19]);

impl Keywords {
    /// The value of a keyword; 0 when the squadron lacks it.
    #[inline]
    pub fn value(&self, keyword: Keyword) -> u8 {
        self.0[keyword.index()]
    }

    /// Whether the squadron has the keyword.
    #[inline]
    pub fn has(&self, keyword: Keyword) -> bool {
        self.value(keyword) > 0
    }

    /// The keywords that it has, with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Keyword, u8)> + '_ {
        Keyword::ALL.iter().map(|&keyword| (keyword, self.value(keyword))).filter(|&(_, value)| value > 0)
    }

    fn read(entry: &mut Entry) -> Result<Keywords, FactsError> {
        let mut keywords = Keywords::default();
        for text in entry.texts("keywords")? {
            let (word, value) =
                match text.rsplit_once(' ').and_then(|(word, x)| Some((word, x.parse::<u8>().ok()?))) {
                    Some((word, value)) => (word, Some(value)),
                    None => (&*text, None),
                };
            let keyword = Keyword::from_word(word).filter(|keyword| keyword.has_value() == value.is_some());
            let Some(keyword) = keyword.filter(|_| value != Some(0)) else {
                let words: Vec<_> = Keyword::ALL
                    .iter()
                    .map(|k| format!("{}{}", k.word(), if k.has_value() { " X" } else { "" }))
                    .collect();
                return Err(
                    entry.error("keywords", format!("has `{text}`; write keywords: {}", words.join(", ")))
                );
            };
            keywords.0[keyword.index()] = value.unwrap_or(1);
        }
        Ok(keywords)
    }
}

/// A squadron card.
#[derive(Clone, Debug)]
pub struct SquadronCard {
    /// Its place in the table.
    pub id: SquadronCardId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// The printed name: the pilot's or the group's of a unique squadron, else the squadron type.
    pub name: Box<str>,
    /// The squadron type below the name of a unique squadron.
    pub craft: Option<Box<str>>,
    /// The generic squadron of its kind; a generic squadron is its own class.
    pub class: Option<SquadronCardId>,
    /// Its faction.
    pub faction: Faction,
    /// The unique names that it occupies: its own, and that of its craft where that is unique too
    /// (armada.unique-names.03).
    pub unique: Box<[UniqueNameId]>,
    /// Whether it is irregular: one model on a single peg instead of three (armada.irregular-squadron.71).
    pub irregular: bool,
    /// Hull value.
    pub hull: u8,
    /// Speed.
    pub speed: u8,
    /// Anti-squadron armament.
    pub anti_squadron: Dice,
    /// Battery armament.
    pub battery: Dice,
    /// Defense tokens.
    pub defense: Box<[DefenseToken]>,
    /// Keywords.
    pub keywords: Keywords,
    /// Whether the card has an ability besides its keywords.
    pub ability: bool,
    /// Fleet points in this edition.
    pub points: u16,
    /// Whether the card belongs to the pool of this edition.
    pub in_pool: bool,
}

impl SquadronCard {
    /// Whether it is a unique squadron.
    pub fn is_unique(&self) -> bool {
        !self.unique.is_empty()
    }

    /// Whether it counts against the limit of unique squadrons with defense tokens (armada.fleet-building.12).
    pub fn is_ace(&self) -> bool {
        self.is_unique() && !self.defense.is_empty()
    }
}

pub(super) fn read(text: &str, unique: &mut UniqueNames) -> Result<Vec<SquadronCard>, FactsError> {
    let list = entries("squadrons.toml", text)?;
    let slugs: Vec<Box<str>> = list.iter().map(|entry| entry.key.as_str().into()).collect();
    let mut all = Vec::new();
    for (place, mut entry) in list.into_iter().enumerate() {
        let class = entry.text("class")?;
        let class = slugs.iter().position(|slug| *slug == class).map(SquadronCardId::at);
        let card = SquadronCard {
            id: SquadronCardId::at(place),
            slug: entry.key.as_str().into(),
            name: entry.text("name")?,
            craft: entry.optional_text("craft")?,
            class,
            faction: entry.term("faction")?,
            unique: entry.texts("unique")?.iter().map(|name| unique.id(&fold(name))).collect(),
            irregular: entry.flag("irregular")?,
            hull: entry.number("hull")?,
            speed: entry.number("speed")?,
            anti_squadron: dice(&mut entry, "anti_squadron")?,
            battery: dice(&mut entry, "battery")?,
            defense: entry.terms("defense")?,
            keywords: Keywords::read(&mut entry)?,
            ability: entry.flag("ability")?,
            points: 0,
            in_pool: true,
        };
        if card.craft.is_some() != card.is_unique() {
            return Err(entry.error(
                "craft",
                "goes with unique; give both to a unique squadron and none to a generic one",
            ));
        }
        entry.finish()?;
        all.push(card);
    }
    Ok(all)
}
