//! Editions: pools, points and the facts that differ.

use broadside_armada::facts::{DefenseToken, Edition, Faction, Facts, Size, Slot, Term};

#[test]
fn the_later_editions_know_every_card() {
    for edition in [Edition::Rr15, Edition::Arc] {
        let facts = Facts::of(edition);
        assert_eq!((facts.ruleset.edition, facts.ruleset.fleet_points), (edition, 400));
        assert_eq!(facts.ruleset.factions.len(), 4);
        assert!(facts.ships().iter().all(|card| card.in_pool));
        assert!(facts.squadrons().iter().all(|card| card.in_pool));
        assert!(facts.upgrades().iter().all(|card| card.in_pool));
    }
}

#[test]
fn the_first_edition_knows_the_core_set_and_the_first_wave() {
    let facts = Facts::of(Edition::Rr1);
    assert_eq!(facts.ruleset.fleet_points, 300);
    assert_eq!(facts.ruleset.factions.iter().collect::<Vec<_>>(), [Faction::Rebel, Faction::Imperial]);
    let ships: Vec<_> = facts.ships().iter().filter(|card| card.in_pool).collect();
    let squadrons: Vec<_> = facts.squadrons().iter().filter(|card| card.in_pool).collect();
    let upgrades: Vec<_> = facts.upgrades().iter().filter(|card| card.in_pool).collect();
    assert_eq!((ships.len(), squadrons.len(), upgrades.len()), (10, 18, 48));
    assert_eq!(facts.objectives().iter().filter(|card| card.in_pool).count(), 12);
    // armada.upgrade-icons.01-rr1, armada.faction.01-rr1, and only the four tokens of 1.0.
    let later = [Slot::FleetCommand, Slot::FleetSupport, Slot::ExperimentalRetrofit, Slot::Superweapon];
    for ship in ships {
        assert!(facts.ruleset.factions.contains(ship.faction) && !ship.flotilla, "{}", ship.name);
        assert!(!ship.slots.iter().any(|slot| later.contains(slot)), "{}", ship.name);
        let tokens = [DefenseToken::Contain, DefenseToken::Salvo];
        assert!(!ship.defense.iter().any(|token| tokens.contains(token)), "{}", ship.name);
    }
    for squadron in squadrons {
        assert!(facts.ruleset.factions.contains(squadron.faction), "{}", squadron.name);
    }
    for card in upgrades {
        assert!(card.slots.len() == 1 && !later.contains(&card.slots[0]), "{}", card.name);
        assert!(facts.ruleset.factions.iter().any(|faction| card.open_to(faction)), "{}", card.name);
        assert!(card.starts_with.is_none() && card.restriction.tag.is_none(), "{}", card.name);
    }
    // Every slot of the pool's ships has a card, and each faction a commander.
    for faction in facts.ruleset.factions.iter() {
        for &slot in Slot::ALL.iter().filter(|slot| !later.contains(slot)) {
            let fits = |card: &&_| {
                let card: &broadside_armada::facts::UpgradeCard = card;
                card.in_pool && card.slots[0] == slot && card.open_to(faction)
            };
            assert!(facts.upgrades().iter().find(fits).is_some(), "{faction:?} {slot:?}");
        }
    }
}

#[test]
fn editions_differ_where_their_books_do() {
    broadside_rulebook::proves!("armada.card.governor-pryce.71", "armada.card.slicer-tools.51");
    broadside_rulebook::proves!(["rr15"]; "armada.card.slicer-tools.71");
    let [rr1, rr15, arc] = [Edition::Rr1, Edition::Rr15, Edition::Arc].map(Facts::of);
    let points = |facts: &Facts, slug| facts[facts.upgrade(slug).expect("a card")].points;
    assert_eq!([rr1, rr15, arc].map(|facts| points(facts, "grand-moff-tarkin")), [38, 28, 28]);
    assert_eq!([rr15, arc].map(|facts| points(facts, "admonition")), [6, 10]);
    let of = |facts: &'static Facts, slug| &facts[facts.upgrade(slug).expect("a card")];
    assert_eq!([rr1, rr15, arc].map(|facts| of(facts, "h9-turbolasers").modification), [false, true, true]);
    assert_eq!([rr15, arc].map(|facts| of(facts, "slicer-tools").begins_exhausted), [true, false]);
    assert_eq!([rr15, arc].map(|facts| points(facts, "slicer-tools")), [7, 7]);
    assert_eq!([rr15, arc].map(|facts| of(facts, "governor-pryce").competitive), [false, true]);
    assert_eq!([rr15, arc].map(|facts| points(facts, "governor-pryce")), [7, 6]);
    let sizes = |facts| of(facts, "governor-pryce").restriction.sizes.iter().collect::<Vec<_>>();
    assert_eq!([rr15, arc].map(sizes), [vec![Size::Medium, Size::Large], vec![]]);
}

#[test]
fn ids_are_the_same_in_all_editions() {
    let all = [Edition::Rr1, Edition::Rr15, Edition::Arc].map(Facts::of);
    for facts in &all[1..] {
        assert!(facts.ships().iter().zip(all[0].ships()).all(|(a, b)| a.slug == b.slug));
        assert!(facts.squadrons().iter().zip(all[0].squadrons()).all(|(a, b)| a.slug == b.slug));
        assert!(facts.upgrades().iter().zip(all[0].upgrades()).all(|(a, b)| a.slug == b.slug));
    }
}
