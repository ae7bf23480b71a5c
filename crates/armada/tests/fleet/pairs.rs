//! Every upgrade on every ship: who may equip what.

use crate::common::{ALL, NOW};
use broadside_armada::facts::{
    Edition, Faction, Facts, ShipCard, ShipCardId, Size, Slot, Term, UpgradeCard, UpgradeCardId,
};
use broadside_armada::fleet::{Fleet, FleetShip, Problem, check};
use broadside_rulebook::{Index, proves};
use std::collections::BTreeSet;

/// A flagship for the faction: a ship and a commander that share no name with the card.
fn flagship(facts: &Facts, faction: Faction, card: &UpgradeCard) -> FleetShip {
    let hull = facts
        .ships()
        .iter()
        .find(|ship| ship.in_pool && ship.faction == faction && !ship.flotilla && ship.unique.is_none())
        .expect("a ship for the commander");
    let commander = facts
        .upgrades()
        .iter()
        .find(|other| {
            let commander = other.slots == [Slot::Commander];
            commander && other.in_pool && other.factions.contains(faction) && other.unique != card.unique
        })
        .expect("a commander");
    FleetShip { card: hull.id, upgrades: vec![commander.id] }
}

/// What is wrong with these upgrades on this ship beside a flagship.
fn wrong(facts: &Facts, ship: ShipCardId, upgrades: &[UpgradeCardId]) -> Vec<Problem> {
    let faction = facts[ship].faction;
    let first = flagship(facts, faction, &facts[upgrades[0]]);
    let second = FleetShip { card: ship, upgrades: upgrades.to_vec() };
    let fleet = Fleet { points: 2000, ships: vec![first, second], ..Fleet::new(facts, faction) };
    check(facts, &fleet).into_iter().filter(|problem| problem.ship == Some(1)).collect()
}

fn pool(facts: &Facts) -> impl Iterator<Item = (&ShipCard, &UpgradeCard)> {
    let ships = facts.ships().iter().filter(|ship| ship.in_pool);
    ships.flat_map(|ship| facts.upgrades().iter().filter(|card| card.in_pool).map(move |card| (ship, card)))
}

/// Whether the card asks for nothing but its icon.
fn is_plain(card: &UpgradeCard) -> bool {
    let asks = &card.restriction;
    asks.chassis.is_none()
        && asks.tag.is_none()
        && asks.sizes.is_empty()
        && !asks.flagship
        && asks.barred_by.is_empty()
        && card.grants.is_empty()
}

/// A card of this type fits exactly the ships that have the icon, and is refused by its rule elsewhere.
fn only_with_icon(slot: Slot, rule: &str) {
    for edition in NOW {
        let facts = Facts::of(edition);
        let mut seen = [0; 2];
        for (ship, card) in pool(facts)
            .filter(|(ship, card)| card.slots == [slot] && is_plain(card) && card.open_to(ship.faction))
        {
            let fits = ship.slots.contains(&slot);
            let rules: Vec<_> =
                wrong(facts, ship.id, &[card.id]).into_iter().filter_map(|p| p.rule).collect();
            let expected: &[&str] = if fits { &[] } else { &[rule] };
            assert_eq!(rules, expected, "{} on {}", card.name, ship.name);
            seen[usize::from(fits)] += 1;
        }
        assert!(seen.iter().all(|&count| count > 0), "{} never fits or always: {seen:?}", slot.word());
    }
}

/// Two copies of a card of this type are refused on every ship that has the icon.
fn no_copies(slot: &[Slot], rule: &str) {
    for edition in NOW {
        let facts = Facts::of(edition);
        let mut seen = 0;
        for (ship, card) in pool(facts) {
            if card.slots != slot
                || !card.open_to(ship.faction)
                || !wrong(facts, ship.id, &[card.id]).is_empty()
            {
                continue;
            }
            seen += 1;
            let twice = wrong(facts, ship.id, &[card.id, card.id]);
            assert!(twice.iter().any(|p| p.rule.as_deref() == Some(rule)), "{} on {}", card.name, ship.name);
        }
        assert!(seen > 0, "no ship can equip such a card");
    }
}

#[test]
fn officers() {
    proves!("armada.upgrade-officer.01", "armada.upgrade-officer.02");
    // Every ship has the icon.
    for edition in NOW {
        let facts = Facts::of(edition);
        let liaison = facts.upgrade("defense-liaison").expect("an officer");
        assert!(facts.ships().iter().all(|ship| wrong(facts, ship.id, &[liaison]).is_empty()));
        let both = [liaison, facts.upgrade("weapons-liaison").expect("an officer")];
        for ship in facts.ships() {
            let icons = ship.slots.iter().filter(|&&slot| slot == Slot::Officer).count();
            assert_eq!(wrong(facts, ship.id, &both).len(), usize::from(icons == 1), "{}", ship.name);
        }
    }
    no_copies(&[Slot::Officer], "armada.upgrade-officer.02");
}

#[test]
fn weapons_teams() {
    proves!("armada.upgrade-weapons-team.01", "armada.upgrade-weapons-team.02");
    only_with_icon(Slot::WeaponsTeam, "armada.upgrade-weapons-team.01");
    no_copies(&[Slot::WeaponsTeam], "armada.upgrade-weapons-team.02");
}

#[test]
fn support_teams() {
    proves!("armada.upgrade-support-team.01", "armada.upgrade-support-team.02");
    only_with_icon(Slot::SupportTeam, "armada.upgrade-support-team.01");
    no_copies(&[Slot::SupportTeam], "armada.upgrade-support-team.02");
}

#[test]
fn fleet_commands() {
    proves!("armada.upgrade-fleet-command.01");
    only_with_icon(Slot::FleetCommand, "armada.upgrade-fleet-command.01");
}

#[test]
fn fleet_supports() {
    proves!("armada.upgrade-fleet-support.01", "armada.upgrade-fleet-support.02");
    only_with_icon(Slot::FleetSupport, "armada.upgrade-fleet-support.01");
    no_copies(&[Slot::FleetSupport], "armada.upgrade-fleet-support.02");
}

#[test]
fn offensive_retrofits() {
    proves!("armada.upgrade-offensive-retrofit.01", "armada.upgrade-offensive-retrofit.02");
    only_with_icon(Slot::OffensiveRetrofit, "armada.upgrade-offensive-retrofit.01");
    no_copies(&[Slot::OffensiveRetrofit], "armada.upgrade-offensive-retrofit.02");
}

#[test]
fn defensive_retrofits() {
    proves!("armada.upgrade-defensive-retrofit.01", "armada.upgrade-defensive-retrofit.02");
    only_with_icon(Slot::DefensiveRetrofit, "armada.upgrade-defensive-retrofit.01");
    no_copies(&[Slot::DefensiveRetrofit], "armada.upgrade-defensive-retrofit.02");
}

#[test]
fn experimental_retrofits() {
    proves!("armada.upgrade-experimental-retrofit.01", "armada.upgrade-experimental-retrofit.02");
    let rule = "armada.upgrade-experimental-retrofit.01";
    for edition in NOW {
        let facts = Facts::of(edition);
        for (ship, card) in pool(facts) {
            if card.slots != [Slot::ExperimentalRetrofit] || !card.open_to(ship.faction) {
                continue;
            }
            let refused = wrong(facts, ship.id, &[card.id]).iter().any(|p| p.rule.as_deref() == Some(rule));
            assert_eq!(refused, !ship.name.starts_with("Interdictor"), "{} on {}", card.name, ship.name);
        }
    }
    no_copies(&[Slot::ExperimentalRetrofit], "armada.upgrade-experimental-retrofit.02");
}

#[test]
fn turbolasers() {
    proves!("armada.upgrade-turbolaser.01", "armada.upgrade-turbolaser.02");
    only_with_icon(Slot::Turbolasers, "armada.upgrade-turbolaser.01");
    no_copies(&[Slot::Turbolasers], "armada.upgrade-turbolaser.02");
}

#[test]
fn ion_cannons() {
    proves!("armada.upgrade-ion-cannon.01", "armada.upgrade-ion-cannon.02");
    only_with_icon(Slot::IonCannons, "armada.upgrade-ion-cannon.01");
    no_copies(&[Slot::IonCannons], "armada.upgrade-ion-cannon.02");
}

#[test]
fn ordnance() {
    proves!("armada.upgrade-ordnance.01", "armada.upgrade-ordnance.02");
    only_with_icon(Slot::Ordnance, "armada.upgrade-ordnance.01");
    no_copies(&[Slot::Ordnance], "armada.upgrade-ordnance.02");
}

#[test]
fn superweapons() {
    proves!("armada.upgrade-superweapon.01");
    let rule = "armada.upgrade-superweapon.01";
    for edition in NOW {
        let facts = Facts::of(edition);
        let mut fits = 0;
        for (ship, card) in pool(facts).filter(|(_, card)| card.slots == [Slot::Superweapon]) {
            let found = wrong(facts, ship.id, &[card.id]);
            let refused = found.iter().any(|p| p.rule.as_deref() == Some(rule));
            assert_eq!(refused, !ship.slots.contains(&Slot::Superweapon), "{} on {}", card.name, ship.name);
            fits += usize::from(found.is_empty());
        }
        assert_eq!(fits, 6, "one on two Starhawks, two on two Onagers");
    }
}

#[test]
fn boarding_teams() {
    proves!("armada.upgrade-boarding-team.02", "armada.upgrade-boarding-team.03");
    let both = [Slot::WeaponsTeam, Slot::OffensiveRetrofit];
    for edition in NOW {
        let facts = Facts::of(edition);
        for (ship, card) in
            pool(facts).filter(|(ship, card)| card.slots == both && card.open_to(ship.faction))
        {
            let fits = both.iter().all(|slot| ship.slots.contains(slot));
            assert_eq!(wrong(facts, ship.id, &[card.id]).is_empty(), fits, "{} on {}", card.name, ship.name);
        }
    }
    no_copies(&both, "armada.upgrade-boarding-team.03");
}

#[test]
fn titles_fit_the_ships_with_their_icon() {
    proves!("armada.titles.01", "armada.ship.02");
    for edition in ALL {
        let facts = Facts::of(edition);
        for (ship, card) in pool(facts) {
            let Some(chassis) = card.restriction.chassis.filter(|_| card.slots == [Slot::Title]) else {
                continue;
            };
            let refused = wrong(facts, ship.id, &[card.id])
                .iter()
                .any(|p| p.rule.as_deref() == Some("armada.titles.01"));
            assert_eq!(refused, ship.chassis != chassis, "{} on {}", card.name, ship.name);
        }
    }
}

/// A fleet of one ship with a commander.
fn led(facts: &Facts, ship: &ShipCard, commander: &UpgradeCard) -> Vec<String> {
    let ships = vec![FleetShip { card: ship.id, upgrades: vec![commander.id] }];
    let objectives = ["most-wanted", "fire-lanes", "minefields"];
    let objectives = objectives.iter().map(|slug| facts.objective(slug).expect("an objective")).collect();
    let fleet = Fleet { points: 2000, ships, objectives, ..Fleet::new(facts, ship.faction) };
    check(facts, &fleet).into_iter().map(|p| p.rule.expect("a rule").into_owned()).collect()
}

#[test]
fn commanders_lead_any_ship_of_their_faction_that_is_no_flotilla() {
    proves!(
        "armada.commanders.02",
        "armada.flotillas.04",
        "armada.upgrade-cards.18",
        "armada.upgrade-commander.01"
    );
    proves!("armada.commanders.01", "armada.flagship.02", "armada.upgrade-icons.02");
    proves!("armada.commanders.02-rr1", "armada.upgrade-cards.18-rr1");
    for edition in ALL {
        let facts = Facts::of(edition);
        let affiliation = match edition {
            Edition::Rr1 => "armada.upgrade-cards.05-rr1",
            _ => "armada.upgrade-cards.05",
        };
        // No upgrade bar shows the icon.
        assert!(facts.ships().iter().all(|ship| !ship.slots.contains(&Slot::Commander)));
        let mut flotillas = 0;
        for (ship, card) in pool(facts).filter(|(_, card)| card.slots == [Slot::Commander]) {
            let mut expected = Vec::new();
            if !card.open_to(ship.faction) {
                expected.push(affiliation);
            }
            if ship.flotilla {
                expected.push("armada.flotillas.04");
                flotillas += 1;
            }
            assert_eq!(led(facts, ship, card), expected, "{} on {}", card.name, ship.name);
        }
        assert_eq!(flotillas > 0, edition != Edition::Rr1);
    }
}

/// Every pair, judged by one plain sentence.
#[test]
fn every_pair_is_judged_as_its_card_says() {
    for edition in ALL {
        let facts = Facts::of(edition);
        let mut rules = BTreeSet::new();
        for (ship, card) in pool(facts) {
            let asks = &card.restriction;
            let icons = card
                .slots
                .iter()
                .all(|slot| matches!(slot, Slot::Commander | Slot::Title) || ship.slots.contains(slot));
            let barred = ship.slots.iter().any(|slot| asks.barred_by.contains(*slot))
                && (asks.barred_sizes.is_empty() || asks.barred_sizes.contains(ship.size));
            let fits = icons
                && card.open_to(ship.faction)
                && asks.chassis.is_none_or(|chassis| chassis == ship.chassis)
                && asks.tag.is_none_or(|tag| ship.tags.contains(tag))
                && (asks.sizes.is_empty() || asks.sizes.contains(ship.size))
                && !asks.flagship
                && !barred
                && (ship.size != Size::Huge || card.grants.is_empty());
            // A commander would be the second one.
            let fits = fits && card.slots != [Slot::Commander];
            let found = wrong(facts, ship.id, &[card.id]);
            assert_eq!(found.is_empty(), fits, "{} on {}: {found:?}", card.name, ship.name);
            rules.extend(found.into_iter().filter_map(|problem| problem.rule));
            rules.extend(
                wrong(facts, ship.id, &[card.id, card.id]).into_iter().filter_map(|problem| problem.rule),
            );
        }
        for rule in rules {
            let statement = Index::embedded().get(&rule).unwrap_or_else(|| panic!("there is no rule {rule}"));
            let holds = statement.editions.iter().any(|e| e.to_string() == edition.word());
            assert!(holds, "{rule} does not hold in {}", edition.word());
        }
    }
}
