//! Names of our cards that no rule gives: as a builder prints them, and as people misspell them.

use super::Format;

/// A builder, our slug, its name for the card.
pub(super) const CALLED: &[(Format, &str, &str)] = &[
    (Format::Warlords, "xi7-turbolasers", "X17 Turbolasers"),
    (Format::Warlords, "seventh-fleet-star-destroyer", "7th Fleet Star Destroyer"),
    (Format::Warlords, "clone-commander-wolffe", "Clone Cmdr Wolffe"),
    (Format::Warlords, "dby-827-heavy-turbolasers", "DBY-827 Heavy Turbolaser"),
    (Format::Warlords, "btl-b-y-wing-squadron", "BLT-B Y-wing Squadron"),
    (Format::Fabs, "cr90-corvette-a", "CR90 Corellian Corvette A"),
    (Format::Fabs, "cr90-corvette-b", "CR90 Corellian Corvette B"),
    (Format::Fabs, "raider-i-class-corvette", "Raider I-class corvette"),
    (Format::Fabs, "raider-ii-class-corvette", "Raider II-class corvette"),
    (Format::Fabs, "boba-fett", "Boba Fett Slave 1"),
    (Format::Fabs, "howlrunner", "''Howlrunner'' TIE Fighter Squadron"),
    (Format::Fabs, "dutch-vander", "''Dutch'' Vander Y-wing Squadron"),
    (Format::Afd, "assault-frigate-mark-ii-a", "Assault Frigate Mk.II A"),
    (Format::Afd, "assault-frigate-mark-ii-b", "Assault Frigate Mk.II B"),
    (Format::Afd, "starhawk-class-battleship-mark-i", "Starhawk-class Mk.I"),
    (Format::Afd, "starhawk-class-battleship-mark-ii", "Starhawk-class Mk.II"),
    (Format::Afd, "quasar-fire-i-class-cruiser-carrier", "Quasar I Cruiser-Carrier"),
    (Format::Afd, "quasar-fire-ii-class-cruiser-carrier", "Quasar II Cruiser-Carrier"),
    (Format::Afd, "munificent-class-comms-frigate", "Comms Frigate"),
    (Format::Afd, "hardcell-class-battle-refit", "Battle Refit"),
    (Format::Afd, "consular-class-armed-cruiser", "Armed Cruiser"),
    (Format::Afd, "consular-class-charger-c70", "Charger c70"),
];

/// Folded misspellings and other versions, and the name that is meant.
pub(super) const MISSPELT: &[(&str, &str)] = &[
    ("landocarissian", "Lando Calrissian"),
    ("rayantilles", "Raymus Antilles"),
    ("supriseattack", "Surprise Attack"),
    ("partsresuppy", "Parts Resupply"),
    ("munitionsresuppy", "Munitions Resupply"),
    ("krystaagate", "Kyrsta Agate"),
    ("locationfirecontrol", "Local Fire Control"),
    ("solorcorona", "Solar Corona"),
    ("targettingscrambler", "Targeting Scrambler"),
    ("chimera", "Chimaera"),
    ("assaultfrigmkiia", "Assault Frigate Mark II A"),
    ("assaultfrigmkiib", "Assault Frigate Mark II B"),
    ("starhawkmki", "Starhawk-class Battleship Mark I"),
    ("starhawkmkii", "Starhawk-class Battleship Mark II"),
    ("cr90acorvette", "CR90 Corvette A"),
    ("cr90bcorvette", "CR90 Corvette B"),
    ("cr90a", "CR90 Corvette A"),
    ("cr90b", "CR90 Corvette B"),
    ("nebulonbsupportfrigate", "Nebulon-B Support Refit"),
    ("imperialstardestroyercymoonrefit", "Imperial Star Destroyer Cymoon 1 Refit"),
    ("isd1", "Imperial I-class Star Destroyer"),
    ("isd2", "Imperial II-class Star Destroyer"),
    ("victory1", "Victory I-class Star Destroyer"),
    ("victory2", "Victory II-class Star Destroyer"),
    ("linkedturbolaserturrets", "Linked Turbolaser Towers"),
];

#[cfg(test)]
mod tests {
    use broadside_facts::Names;
    use broadside_lists::{Card, Found};

    use super::super::names::{Builder, look_up};
    use super::*;
    use crate::facts::{Facts, ObjectiveId, ShipCardId, SquadronCardId, UpgradeCardId};

    #[test]
    fn every_alias_is_of_a_card() {
        let facts = Facts::embedded();
        for (_, slug, theirs) in CALLED {
            let known =
                facts.ship(slug).is_some() || facts.upgrade(slug).is_some() || facts.squadron(slug).is_some();
            assert!(known, "{slug}: {theirs}");
        }
        for (wrong, right) in MISSPELT {
            fn is<I: Card<Facts = Facts>>(name: &str) -> bool {
                !I::named(Facts::embedded(), name).is_empty()
            }
            let known = is::<ShipCardId>(right)
                || is::<UpgradeCardId>(right)
                || is::<SquadronCardId>(right)
                || is::<ObjectiveId>(right);
            assert!(known, "{wrong}: {right}");
        }
    }

    #[test]
    fn no_two_cards_of_a_faction_share_a_builders_name_by_chance() {
        let facts = Facts::embedded();
        let names: &Names<ShipCardId> = ShipCardId::called_by_any();
        for ship in facts.ships() {
            for format in [Format::Kingston, Format::StarForge, Format::Fabs, Format::Warlords, Format::Afd] {
                let name = ship.id.called(facts, format);
                assert!(names.printed(&name).any(|id| id == ship.id), "{name}");
                assert_eq!(look_up(facts, &name, Some(ship.faction)), Found::One(ship.id), "{name}");
            }
        }
    }
}
