//! What the damage cards are, and which cards have a ready cost.

use broadside_armada::facts::DamageTrait::{Crew, Ship};
use broadside_armada::facts::{Command, Edition, ReadyIcon};

use crate::common::game;

const EDITIONS: [Edition; 3] = [Edition::Rr1, Edition::Rr15, Edition::Arc];

#[test]
fn each_damage_card_has_its_trait_and_number_of_copies() {
    broadside_rulebook::proves!(
        "armada.damage.blinded-gunners.01",
        "armada.damage.capacitor-failure.01",
        "armada.damage.comm-noise.01",
        "armada.damage.compartment-fire.01",
        "armada.damage.coolant-discharge.01",
        "armada.damage.crew-panic.01",
        "armada.damage.damaged-controls.01",
        "armada.damage.damaged-munitions.01",
        "armada.damage.depowered-armament.01",
        "armada.damage.disengaged-fire-control.01",
        "armada.damage.faulty-countermeasures.01",
        "armada.damage.injured-crew.01",
        "armada.damage.life-support-failure.01",
        "armada.damage.point-defense-failure.01",
        "armada.damage.power-failure.01",
        "armada.damage.projector-misaligned.01",
        "armada.damage.ruptured-engine.01",
        "armada.damage.shield-failure.01",
        "armada.damage.structural-damage.01",
        "armada.damage.targeter-disruption.01",
        "armada.damage.thrust-control-malfunction.01",
        "armada.damage.thruster-fissure.01",
    );
    let cards = [
        ("Blinded Gunners", Crew, 2),
        ("Capacitor Failure", Ship, 2),
        ("Comm Noise", Crew, 2),
        ("Compartment Fire", Crew, 2),
        ("Coolant Discharge", Ship, 2),
        ("Crew Panic", Crew, 2),
        ("Damaged Controls", Crew, 2),
        ("Damaged Munitions", Ship, 2),
        ("Depowered Armament", Ship, 2),
        ("Disengaged Fire Control", Ship, 2),
        ("Faulty Countermeasures", Ship, 2),
        ("Injured Crew", Crew, 4),
        ("Life Support Failure", Crew, 2),
        ("Point-Defense Failure", Ship, 2),
        ("Power Failure", Ship, 2),
        ("Projector Misaligned", Ship, 2),
        ("Ruptured Engine", Ship, 2),
        ("Shield Failure", Ship, 2),
        ("Structural Damage", Ship, 8),
        ("Targeter Disruption", Ship, 2),
        ("Thrust Control Malfunction", Ship, 2),
        ("Thruster Fissure", Ship, 2),
    ];
    for edition in EDITIONS {
        let mut found: Vec<_> =
            game(edition).facts.damage().iter().map(|it| (&*it.name, it.damage_trait, it.count)).collect();
        found.sort_by_key(|(name, ..)| *name);
        assert_eq!(found, cards);
    }
}

#[test]
fn only_non_recur_cards_have_a_ready_cost() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.ready-cost.02");
    for edition in [Edition::Rr15, Edition::Arc] {
        let facts = &game(edition).facts;
        let costs: Vec<_> = facts.upgrades().iter().filter_map(|card| Some((card, card.ready?))).collect();
        for (card, cost) in &costs {
            assert_eq!(card.icon, Some(ReadyIcon::NonRecur), "{}", card.name);
            assert!(cost.tokens > 0 && !cost.of.is_empty(), "{}", card.name);
        }
        let of = |slug: &str| costs.iter().find(|(card, _)| *card.slug == *slug).map(|(_, cost)| *cost);
        let ecm = of("electronic-countermeasures").expect("it has a ready cost");
        assert!(ecm.tokens == 1 && ecm.of.contains(Command::Repair) && !ecm.of.contains(Command::Navigate));
        assert!(of("jedi-hostage").is_none() && of("gunnery-team").is_none());
    }
}
