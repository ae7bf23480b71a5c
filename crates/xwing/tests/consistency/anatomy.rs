//! What is printed on ship and upgrade cards can be said in the facts, and is said of some card.

use broadside_rulebook::proves;
use broadside_xwing::facts::{Arc, Facts};

#[test]
fn a_ship_card_has_all_its_parts() {
    proves!("xwing.card-anatomy.01", "xwing.card-anatomy.02");
    let facts = Facts::embedded();
    for pilot in facts.pilots() {
        let ship = facts.ship_of(pilot.id);
        assert!(!pilot.name.is_empty() && pilot.initiative <= 6, "{}", pilot.slug);
        assert!(ship.hull > 0, "{}", pilot.slug);
        assert!(ship.primary.iter().all(|weapon| weapon.value > 0), "{}", pilot.slug);
    }
    let luke = &facts[facts.pilot("lukeskywalker").unwrap()];
    let ship = facts.ship_of(luke.id);
    assert_eq!((luke.initiative, luke.faction, luke.limited), (5, facts[luke.id].faction, 1));
    assert_eq!((ship.primary[0].arc, ship.primary[0].value), (Arc::Front, 3));
    assert_eq!((ship.agility, ship.hull, ship.shields), (2, 4, 2));
    assert_eq!(luke.force.map(|it| (it.value, it.recovers)), Some((2, 1)));
    assert!(luke.has_ability && luke.ship_ability.is_none());
    let jake = &facts[facts.pilot("jakefarrell").unwrap()];
    assert!(jake.has_ability && jake.ship_ability.is_some() && jake.force.is_none());
    let linked = facts.pilots().iter().filter(|it| it.actions.iter().any(|action| action.linked.is_some()));
    assert!(linked.count() > 50);
}

#[test]
fn an_upgrade_card_has_all_its_parts() {
    proves!("xwing.card-anatomy.03", "xwing.card-anatomy.04");
    let facts = Facts::embedded();
    assert!(facts.upgrades().iter().all(|it| !it.name.is_empty() && !it.slots().is_empty()));
    let torpedoes = &facts[facts.upgrade("protontorpedoes").unwrap()];
    let weapon = torpedoes.front.weapon.unwrap();
    assert_eq!((weapon.arc, weapon.value, weapon.range, weapon.ordnance), (Arc::Front, 4, (2, 3), true));
    assert_eq!(torpedoes.front.charges.map(|it| it.value), Some(2));
    let cannon = facts[facts.upgrade("heavylasercannon").unwrap()].front.weapon.unwrap();
    assert_eq!((cannon.arc, cannon.value, cannon.range, cannon.ordnance), (Arc::Bullseye, 4, (2, 3), false));
    let adds = |slug| &facts[facts.upgrade(slug).unwrap()].front.adds.actions;
    assert!(adds("engineupgrade").len() == 1 && adds("predator").is_empty());
    let boxed = &facts[facts.upgrade("afterburners").unwrap()].restriction;
    assert!(
        !boxed.sizes.is_empty() && facts[facts.upgrade("predator").unwrap()].restriction.sizes.is_empty()
    );
}
