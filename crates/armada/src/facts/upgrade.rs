//! Upgrade cards.

use super::unique::UniqueNames;
use super::{
    Chassis, ChassisId, Command, Faction, FactsError, Set, Size, Slot, Tag, UniqueNameId, UpgradeCardId,
};
use broadside_facts::{Entry, entries, fold, terms};

terms! {
    /// The icon that says whether an exhausted card readies in the Status Phase (armada.readied.07, armada.readied.08).
    ReadyIcon, "a ready icon" {
        /// It readies for nothing; so does a card without an icon (armada.readied.10).
        Recur = "recur",
        /// It readies for its ready cost only.
        NonRecur = "non-recur",
    }
}

/// Which ships may equip a card (armada.upgrade-cards.09, armada.upgrade-cards.10, armada.upgrade-cards.11,
/// armada.upgrade-cards.12, armada.upgrade-cards.13, armada.upgrade-cards.14, armada.upgrade-cards.15,
/// armada.upgrade-cards.16). Empty sets ask for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// Only ships with this icon.
    pub chassis: Option<ChassisId>,
    /// Only ships with this trait or part of a name.
    pub tag: Option<Tag>,
    /// Only ships of these size classes.
    pub sizes: Set<Size>,
    /// Only the flagship.
    pub flagship: bool,
    /// Not on a ship whose upgrade bar shows one of these icons …
    pub barred_by: Set<Slot>,
    /// … if it is of one of these size classes; of any when empty.
    pub barred_sizes: Set<Size>,
}

/// What readying a non-recur card costs (armada.ready-cost.02, armada.ready-cost.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadyCost {
    /// How many command tokens.
    pub tokens: u8,
    /// Of which types, in any mix (armada.ready-cost.04, armada.ready-cost.05).
    pub of: Set<Command>,
}

terms! {
    /// What lies on a card at the start.
    Pile, "a pile" {
        /// Command tokens.
        Tokens = "tokens",
        /// Facedown command dials.
        Dials = "dials",
    }
}

terms! {
    /// When a starting pile is chosen.
    PileMoment, "a moment" {
        /// When the ship is deployed in the Deploy Ships step (armada.upgrade-tokens-dials.01).
        Deployment = "deployment",
        /// After deploying fleets.
        AfterDeployingFleets = "deploying fleets",
    }
}

/// Command tokens or dials that begin on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartingPile {
    /// Tokens or dials.
    pub pile: Pile,
    /// How many: in all, or of each type.
    pub count: u8,
    /// Of which commands.
    pub of: Set<Command>,
    /// Whether `count` is meant for each type (armada.upgrade-tokens-dials.04) or for the whole mix
    /// (armada.upgrade-tokens-dials.05).
    pub each: bool,
    /// At least so many types must be chosen.
    pub kinds: u8,
    /// When it is chosen.
    pub moment: PileMoment,
}

/// An upgrade card.
#[derive(Clone, Debug)]
pub struct UpgradeCard {
    /// Its place in the table.
    pub id: UpgradeCardId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// The printed name; a character can be on several cards.
    pub name: Box<str>,
    /// Other spellings that lists and the rule index use.
    pub also: Box<[Box<str>]>,
    /// Its part of rule ids: the part between `armada.card.` and the number.
    pub rules: Box<str>,
    /// The icons that it takes: one, or two for a boarding team (armada.upgrade-boarding-team.01).
    pub slots: &'static [Slot],
    /// Its affiliations; none is open to every faction.
    pub factions: Set<Faction>,
    /// The unique name that it occupies.
    pub unique: Option<UniqueNameId>,
    /// Modification: one per ship (armada.upgrade-cards.10).
    pub modification: bool,
    /// Which ships may equip it.
    pub restriction: Restriction,
    /// Icons that it adds to the upgrade bar.
    pub grants: Box<[Slot]>,
    /// Icons whose upgrades its ship cannot equip.
    pub closes: Set<Slot>,
    /// The icon beside the ready cost.
    pub icon: Option<ReadyIcon>,
    /// The ready cost.
    pub ready: Option<ReadyCost>,
    /// What begins on the card.
    pub starts_with: Option<StartingPile>,
    /// Whether the card is exhausted when the game begins.
    pub begins_exhausted: bool,
    /// Fleet points in this edition.
    pub points: u16,
    /// Whether the card belongs to the pool of this edition.
    pub in_pool: bool,
    /// Whether competitive events allow it.
    pub competitive: bool,
}

impl UpgradeCard {
    /// Whether a fleet of this faction may include it (armada.upgrade-cards.05, armada.upgrade-cards.06,
    /// armada.upgrade-cards.07).
    pub fn open_to(&self, faction: Faction) -> bool {
        self.factions.is_empty() || self.factions.contains(faction)
    }
}

fn all_if_empty(set: Set<Command>) -> Set<Command> {
    use super::Term;
    if set.is_empty() { Command::ALL.iter().copied().collect() } else { set }
}

fn starting_pile(mut section: Entry) -> Result<StartingPile, FactsError> {
    let (tokens, dials) = (section.optional_number("tokens")?, section.optional_number("dials")?);
    let (pile, count) = match (tokens, dials) {
        (Some(count), None) => (Pile::Tokens, count),
        (None, Some(count)) => (Pile::Dials, count),
        _ => return Err(section.error("tokens", "or dials must be given, and not both")),
    };
    let each = section.has("of_each");
    let of = section.set("of_each")?;
    let of = if each { of } else { all_if_empty(section.set("of")?) };
    let kinds = section.optional_number("kinds")?.unwrap_or(1);
    let moment = section.optional_term("after")?.unwrap_or(PileMoment::Deployment);
    section.finish()?;
    Ok(StartingPile { pile, count, of, each, kinds, moment })
}

fn ready_cost(mut section: Entry) -> Result<ReadyCost, FactsError> {
    let cost = ReadyCost { tokens: section.number("tokens")?, of: all_if_empty(section.set("of")?) };
    section.finish()?;
    Ok(cost)
}

/// Adds the cards of one file, whose cards all take these slots.
pub(super) fn read(
    all: &mut Vec<UpgradeCard>,
    (file, slots, text): (&str, &'static [Slot], &str),
    chassis: &[Chassis],
    unique: &mut UniqueNames,
) -> Result<(), FactsError> {
    for mut entry in entries(file, text)? {
        let frame = match entry.optional_text("chassis")? {
            None => None,
            Some(slug) => match chassis.iter().find(|chassis| chassis.slug == slug) {
                Some(chassis) => Some(chassis.id),
                None => {
                    return Err(
                        entry.error("chassis", format!("is `{slug}`; write an entry of chassis.toml"))
                    );
                }
            },
        };
        let name = entry.text("name")?;
        let card = UpgradeCard {
            id: UpgradeCardId::at(all.len()),
            slug: entry.key.as_str().into(),
            also: entry.texts("also")?.into(),
            rules: entry.optional_text("rules")?.unwrap_or_else(|| entry.key.as_str().into()),
            slots,
            factions: entry.set("factions")?,
            unique: entry.flag("unique")?.then(|| unique.id(&fold(&name))),
            name,
            modification: entry.flag("modification")?,
            restriction: Restriction {
                chassis: frame,
                tag: entry.optional_term("tag")?,
                sizes: entry.set("sizes")?,
                flagship: entry.flag("flagship")?,
                barred_by: entry.set("barred_by")?,
                barred_sizes: entry.set("barred_sizes")?,
            },
            grants: entry.terms("grants")?,
            closes: entry.set("closes")?,
            icon: entry.optional_term("icon")?,
            ready: entry.optional_section("ready")?.map(ready_cost).transpose()?,
            starts_with: entry.optional_section("starts_with")?.map(starting_pile).transpose()?,
            begins_exhausted: entry.flag("begins_exhausted")?,
            points: 0,
            in_pool: true,
            competitive: true,
        };
        if card.ready.is_some() && card.icon != Some(ReadyIcon::NonRecur) {
            return Err(entry.error("ready", "needs icon = \"non-recur\"; other cards ready for nothing"));
        }
        entry.finish()?;
        all.push(card);
    }
    Ok(())
}
