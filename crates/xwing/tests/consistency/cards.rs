//! Ships, pilots, upgrades and the damage deck.

use broadside_rulebook::proves;
use broadside_xwing::facts::{
    ActionKind, Bearing, DECK, DamageTrait, DeviceKind, Die, Difficulty, Face, Faction, Facts, Keyword, Mode,
    ShipAbility, Size, Slot, Term,
};
use std::collections::HashSet;

#[test]
fn every_card_is_there() {
    let facts = Facts::embedded();
    let entries: usize = facts.ships().iter().map(|ship| ship.factions.len()).sum();
    assert_eq!((facts.ships().len(), entries), (83, 95));
    assert_eq!((facts.pilots().len(), facts.upgrades().len()), (536, 463));
    let standard = facts.pilots().iter().filter(|pilot| pilot.modes.contains(Mode::Standard)).count();
    let available = facts.upgrades().iter().filter(|card| card.modes.contains(Mode::Standard)).count();
    assert_eq!((standard, available), (441, 350));
    assert_eq!((facts.conditions().len(), facts.devices().len()), (17, 23));
    let brought = facts.obstacles().iter().filter(|obstacle| !obstacle.placed).count();
    assert_eq!((brought, facts.obstacles().len()), (30, 34));
}

#[test]
fn there_are_seven_factions_and_each_has_ships() {
    proves!("xwing.faction.01", "xwing.faction.02");
    assert_eq!(Faction::ALL.len(), 7);
    for &faction in Faction::ALL {
        let facts = Facts::embedded();
        let ships: HashSet<_> =
            facts.pilots().iter().filter(|pilot| pilot.faction == faction).map(|pilot| pilot.ship).collect();
        let types = facts.ships().iter().filter(|ship| ship.factions.contains(faction));
        assert_eq!(ships, types.map(|ship| ship.id).collect(), "{}", faction.word());
        assert!(facts.upgrades().iter().any(|card| card.restriction.factions.contains(faction)));
    }
}

#[test]
fn the_damage_deck_has_33_cards() {
    proves!("xwing.damage-card.14");
    let deck = Facts::embedded().damage();
    assert_eq!(deck.iter().map(|card| usize::from(card.count)).sum::<usize>(), DECK);
    let pilot = deck.iter().filter(|card| card.damage_trait == DamageTrait::Pilot);
    assert_eq!((deck.len(), DECK, pilot.map(|card| card.count).sum::<u8>()), (14, 33, 8));
}

#[test]
fn the_dice_have_their_faces() {
    let count = |die: Die, face| die.faces().iter().filter(|it| **it == face).count();
    let of = |die| Face::ALL.iter().map(|&face| count(die, face)).collect::<Vec<_>>();
    assert_eq!(of(Die::Attack), [2, 2, 3, 1, 0]);
    assert_eq!(of(Die::Defense), [3, 2, 0, 0, 3]);
}

#[test]
fn ships_make_sense() {
    proves!("xwing.dial.01", "xwing.ship-size.01");
    assert_eq!(Size::ALL.len(), 4);
    let facts = Facts::embedded();
    let dial = |slug: &str| &facts.ship_of(facts.pilot(slug).expect("a pilot")).dial;
    assert_eq!(dial("lukeskywalker"), dial("wedgeantilles"));
    assert_ne!(dial("wedgeantilles"), dial("wedgeantilles-rz1awing"));
    for ship in facts.ships() {
        let name = &ship.name;
        // The hyperspace ring flies by the dial of the ship that docks with it.
        let ring = &*ship.slug == "syliureclasshyperspacering";
        assert!(ship.size != Size::Huge && ship.agility <= 3 && (1..=12).contains(&ship.hull), "{name}");
        assert_eq!(ring, ship.primary.is_empty(), "{name}");
        assert_eq!(ring, ship.actions.is_empty(), "{name}");
        assert_eq!(ring, ship.dial.is_empty(), "{name}");
        for maneuver in &ship.dial {
            let mirrored = match maneuver.bearing {
                Bearing::TurnLeft => Bearing::TurnRight,
                Bearing::BankLeft => Bearing::BankRight,
                Bearing::SegnorsLoopLeft => Bearing::SegnorsLoopRight,
                Bearing::TallonRollLeft => Bearing::TallonRollRight,
                Bearing::ReverseBankLeft => Bearing::ReverseBankRight,
                Bearing::Stationary => {
                    assert_eq!(maneuver.speed, 0, "{name}");
                    continue;
                }
                _ => continue,
            };
            assert!(maneuver.speed > 0, "{name}");
            let twin = ship.dial.iter().any(|it| it.bearing == mirrored && it.speed == maneuver.speed);
            // The dial of the JumpMaster is the one that is not the same to both sides.
            let uneven = &*ship.slug == "jumpmaster5000" && maneuver.bearing == Bearing::SegnorsLoopLeft;
            assert_eq!(twin, !uneven, "{name}: {} {}", maneuver.speed, maneuver.bearing.word());
        }
    }
}

#[test]
fn ships_of_one_type_share_their_ship_ability() {
    proves!("xwing.ability.11");
    let facts = Facts::embedded();
    let all = |slug: &str| {
        let ship = facts.ship(slug).expect("a ship");
        facts.pilots().iter().filter(move |pilot| pilot.ship == ship).map(|pilot| pilot.ship_ability)
    };
    assert!(all("tieininterceptor").all(|ability| ability == Some(ShipAbility::Autothrusters)));
    assert!(all("t65xwing").all(|ability| ability.is_none()));
    // Three types have ship cards that are printed with another one.
    let mixed = |slug| all(slug).collect::<HashSet<_>>().len() > 1;
    let types: Vec<&str> = facts.ships().iter().map(|ship| &*ship.slug).filter(|slug| mixed(slug)).collect();
    assert_eq!(types, ["escapecraft", "rogueclassstarfighter", "z95af4headhunter"]);
}

#[test]
fn pilots_make_sense() {
    let facts = Facts::embedded();
    for pilot in facts.pilots() {
        let name = &pilot.name;
        assert!(pilot.initiative <= 6 && (1..=10).contains(&pilot.points) && pilot.limited <= 3, "{name}");
        assert!(facts[pilot.ship].factions.contains(pilot.faction), "{name}");
        let ship = &facts[pilot.ship];
        assert_eq!(pilot.actions.is_empty(), ship.actions.is_empty(), "{name}");
        // A droid calculates where others focus.
        let focuses = pilot.actions.iter().any(|action| action.kind == ActionKind::Focus);
        assert!(!focuses || !pilot.keywords.contains(Keyword::Droid), "{name}");
        if pilot.slots.contains(&Slot::ForcePower) {
            let sides = [Keyword::LightSide, Keyword::DarkSide];
            assert!(sides.iter().any(|&side| pilot.keywords.contains(side)), "{name}");
            assert!(pilot.force.is_some(), "{name}");
        }
        let purple = pilot.actions.iter().any(|action| action.difficulty == Difficulty::Purple);
        assert!(!purple || pilot.force.is_some(), "{name}");
    }
}

#[test]
fn upgrades_make_sense() {
    proves!("xwing.upgrade.11");
    let facts = Facts::embedded();
    let huge_only = [Slot::Command, Slot::Hardpoint, Slot::Team, Slot::Cargo];
    assert_eq!(Slot::ALL.len() - huge_only.len(), 18);
    for slot in Slot::ALL {
        assert!(facts.upgrades().iter().any(|card| card.slots()[0] == *slot), "{}", slot.word());
        let on_a_bar = facts.pilots().iter().any(|pilot| pilot.slots.contains(slot));
        assert_eq!(on_a_bar, !huge_only.contains(slot), "{}", slot.word());
    }
    for card in facts.upgrades() {
        let name = &card.name;
        assert!((1..=2).contains(&card.slots().len()), "{name}");
        assert_eq!(card.cost.is_none(), ["combatboardingtube", "delta7b"].contains(&&*card.slug), "{name}");
        assert!(card.cost.is_some() || !card.modes.contains(Mode::Extended), "{name}");
        for weapon in card.front.weapon.iter() {
            let (least, greatest) = weapon.range;
            assert!(least <= greatest && greatest <= 5 && (2..=5).contains(&weapon.value), "{name}");
        }
        let device = card.front.device.map(|id| facts[id].kind);
        if card.modes.contains(Mode::Standard) && matches!(device, Some(DeviceKind::Bomb | DeviceKind::Mine))
        {
            assert!(card.slots().contains(&Slot::Payload), "{name}");
            assert!(card.front.charges.is_some(), "{name}");
        }
    }
}

#[test]
fn bombs_and_mines_come_with_payload_cards() {
    proves!("xwing.device.bomb.01", "xwing.device.mine.51");
    let facts = Facts::embedded();
    for device in facts.devices().iter().filter(|device| device.kind != DeviceKind::Remote) {
        let cards = facts.upgrades().iter().filter(|card| card.front.device == Some(device.id));
        let slots: Vec<bool> = cards.map(|card| card.slots().contains(&Slot::Payload)).collect();
        // The side mines of a set come with the middle one; three outlines belong to no card.
        let alone = ["cluster-mine-side", "imperial-disruptor-bomb", "mine", "rebel-disruptor-bomb"];
        assert_eq!(slots.is_empty(), alone.contains(&&*device.slug), "{}", device.name);
        assert!(slots.iter().all(|payload| *payload), "{}", device.name);
    }
}

#[test]
fn remotes_have_initiative_agility_and_hull() {
    proves!("xwing.remote.01", "xwing.remote.buzz-droid-swarm.71");
    let facts = Facts::embedded();
    for device in facts.devices() {
        assert_eq!(device.remote.is_some(), device.kind == DeviceKind::Remote, "{}", device.name);
    }
    let swarm = facts.device("buzz-droid-swarm").expect("a remote");
    let stats = facts[swarm].remote.expect("a remote");
    assert_eq!((stats.initiative, stats.agility, stats.hull), (0, 1, 1));
}

#[test]
fn every_title_names_a_ship_type() {
    proves!("xwing.title.01");
    let facts = Facts::embedded();
    for card in facts.upgrades().iter().filter(|card| card.slots().contains(&Slot::Title)) {
        let asks = &card.restriction;
        let names = !asks.ships.is_empty() || !asks.huge_ships.is_empty();
        assert!(names, "{}", card.name);
    }
}

#[test]
fn ids_and_names_find_their_cards() {
    let facts = Facts::embedded();
    assert!(facts.pilots().iter().all(|it| facts.pilot(&it.slug) == Some(it.id)));
    assert!(facts.upgrades().iter().all(|it| facts.upgrade(&it.slug) == Some(it.id)));
    assert!(facts.ships().iter().all(|it| facts.ship(&it.slug) == Some(it.id)));
    assert!(facts.obstacles().iter().all(|it| facts.obstacle(&it.slug) == Some(it.id)));
    assert!(facts.devices().iter().all(|it| facts.device(&it.slug) == Some(it.id)));
    assert!(facts.conditions().iter().all(|it| facts.condition(&it.slug) == Some(it.id)));
    assert_eq!(facts.pilots_named("kylo ren").count(), 2);
    let (pilot, card) = (facts.pilot("kyloren"), facts.upgrade("kyloren"));
    let name = pilot.map(|id| facts[id].name_id);
    assert!(name.is_some() && name == card.map(|id| facts[id].name_id), "one name on two kinds of cards");
    assert_eq!(facts.ships_named("T-65 X-wing").next(), facts.ship("t65xwing"));
}
