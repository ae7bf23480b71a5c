//! Finding cards by id and by printed name.

use broadside_armada::facts::{Faction, Facts, Slot};

#[test]
fn every_card_is_found_by_its_id_and_its_name() {
    let facts = Facts::embedded();
    for card in facts.ships() {
        assert_eq!(facts.ship(&card.slug), Some(card.id));
        assert_eq!(facts.ship_named(&card.name, Some(card.faction)), Some(card.id), "{}", card.name);
    }
    for card in facts.squadrons() {
        assert_eq!(facts.squadron(&card.slug), Some(card.id));
        let full =
            card.craft.as_ref().map_or(card.name.to_string(), |craft| format!("{} - {craft}", card.name));
        assert_eq!(facts.squadron_named(&full, Some(card.faction)), Some(card.id), "{full}");
    }
    for card in facts.upgrades() {
        assert_eq!(facts.upgrade(&card.slug), Some(card.id));
        let faction = card.factions.iter().next();
        // A boarding team shares its slots with single cards, never its name.
        assert_eq!(
            facts.upgrade_named(&card.name, Some(card.slots[0]), faction),
            Some(card.id),
            "{}",
            card.name
        );
    }
    for card in facts.objectives().iter().filter(|card| card.category.is_some()) {
        assert_eq!(facts.objective(&card.slug), Some(card.id));
        assert_eq!(facts.objectives_named(&card.name).collect::<Vec<_>>(), [card.id]);
    }
    assert_eq!(facts.ship("no-such-ship"), None);
}

#[test]
fn shared_names_need_more_than_the_name() {
    let facts = Facts::embedded();
    assert_eq!(facts.upgrades_named("Darth Vader").count(), 3);
    assert_eq!(facts.squadrons_named("Darth Vader").count(), 2);
    assert_eq!(facts.upgrade_named("darth vader", None, None), None);
    assert_eq!(
        facts.upgrade_named("Darth Vader", Some(Slot::Officer), None),
        facts.upgrade("darth-vader-officer")
    );
    assert_eq!(facts.ship_named("Victory I-class Star Destroyer", None), None);
    let republic = facts.ship_named("Victory I-class Star Destroyer", Some(Faction::Republic));
    assert_eq!(republic, facts.ship_named("Victory I-class Star Destroyer {GAR}", None));
    assert_eq!(facts.upgrade_named("Corruptor", None, None), facts.upgrade("corrupter"));
}

/// armada.unique-names.02, armada.unique-names.03: a name is unique over all kinds of cards, and so are some craft.
#[test]
fn unique_names_are_shared_over_kinds() {
    let facts = Facts::embedded();
    let squadron = |slug| &facts[facts.squadron(slug).expect("a squadron")];
    let upgrade = |slug| &facts[facts.upgrade(slug).expect("an upgrade")];
    let vader = upgrade("darth-vader-officer").unique.expect("a unique card");
    assert_eq!(upgrade("darth-vader-boarding").unique, Some(vader));
    assert!(squadron("darth-vader-tie-advanced").unique.contains(&vader));
    let falcon = |slug| squadron(slug).unique.to_vec();
    assert!(falcon("han-solo").iter().any(|name| falcon("lando-calrissian-squadron").contains(name)));
    assert!(!falcon("han-solo").iter().any(|name| falcon("luke-skywalker").contains(name)));
    assert!(
        facts
            .upgrades()
            .iter()
            .filter_map(|card| card.unique)
            .all(|name| name.index() < facts.unique_names())
    );
}
