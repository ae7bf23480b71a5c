//! Loadout and restrictions.

use crate::common::{broken, problem, say, squad};
use broadside_rulebook::proves;
use broadside_xwing::facts::Facts;
use broadside_xwing::squad::ProblemKind;

#[test]
fn upgrades_are_paid_from_the_loadout_of_their_ship() {
    proves!("xwing.squad.loadout.01", "xwing.squad.loadout.02", "xwing.squad.loadout.03", "xwing.upgrade.01");
    let facts = Facts::embedded();
    // Ciena Ree has 10: Predator 2, Shield Upgrade 8.
    let lines = "ship cienaree\n  Predator\n  Shield Upgrade\nship Academy Pilot\nship Academy Pilot";
    let equal = squad("imperial", lines);
    assert_eq!((equal.ships[0].loadout(facts), facts[equal.ships[0].pilot].loadout), (10, 10));
    assert_eq!(broken("imperial", lines), [""; 0]);
    // The unspent points of the other ships do not help.
    let told = problem(
        "imperial",
        &lines.replace("Predator", "Marksmanship\n  Predator").replace("cienaree", "turrphennir"),
    );
    assert_eq!(
        (told.kind, told.rule.as_deref(), told.ship),
        (ProblemKind::Loadout, Some("xwing.squad.loadout.02"), Some(0))
    );
    assert_eq!(
        say(&told.why),
        "the upgrades of Turr Phennir cost 11, but its loadout value is 9; take off 2"
    );
}

#[test]
fn a_ship_has_no_card_twice() {
    proves!("xwing.squad.upgrade.02", "xwing.squad.upgrade.04");
    let lines = "ship Soontir Fel\n  Predator\n  Predator\nship Academy Pilot\nship Academy Pilot";
    let told = problem("imperial", lines);
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Copies, Some("xwing.squad.upgrade.02")));
    assert_eq!(say(&told.why), "Predator is on Soontir Fel twice; keep one of them");
    let two = "ship Soontir Fel\n  Predator\nship cienaree\n  Predator\nship Academy Pilot";
    assert_eq!(broken("imperial", two), [""; 0], "two ships may have one each");
}

#[test]
fn a_faction_in_the_box_binds_the_ship() {
    proves!("xwing.upgrade.03", "xwing.squad.upgrade.03");
    let told = problem("imperial", "ship Soontir Fel\n  cutthroat\nship Academy Pilot\nship Academy Pilot");
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Faction, Some("xwing.upgrade.03")));
    assert_eq!(say(&told.why), "Cutthroat is for Scum ships; Soontir Fel is Imperial");
    assert_eq!(
        broken("imperial", "ship Soontir Fel\n  Disciplined\nship Academy Pilot\nship Academy Pilot"),
        [""; 0]
    );
}

#[test]
fn a_name_in_the_box_opens_it_to_a_squad_with_that_name() {
    // BT-1 is for scum, or a squad with Darth Vader.
    let others = "ship Academy Pilot\nship Academy Pilot\n";
    let with =
        |pilot: &str| broken("imperial", &format!("{others}ship rearadmiralchiraneau\n  bt1\n{pilot}"));
    assert_eq!(with(""), ["xwing.upgrade.03"]);
    assert_eq!(with("ship darthvader"), [""; 0]);
}

#[test]
fn a_size_in_the_box_binds_the_ship() {
    proves!("xwing.upgrade.04");
    let with = |ship: &str| format!("ship {ship}\n  R4 Astromech\nship Binayre Pirate\nship Binayre Pirate");
    assert_eq!(broken("scum", &with("Kavil")), [""; 0]);
    let told = problem("scum", &with("Dengar\n  Punishing One"));
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Restriction, Some("xwing.upgrade.04")));
    assert_eq!(say(&told.why), "R4 Astromech is for small ships; Dengar is large");
}

#[test]
fn a_ship_type_in_the_box_binds_the_ship() {
    proves!("xwing.upgrade.05", "xwing.ship-type.02");
    let with =
        |pilot: &str| format!("ship {pilot}\n  Servomotor S-foils\nship Arvel Crynyd\nship Derek Klivian");
    assert_eq!(broken("rebel", &with("wedgeantilles")), [""; 0]);
    let told = problem("rebel", &with("tennumb"));
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Restriction, Some("xwing.upgrade.05")));
    assert_eq!(
        say(&told.why),
        "Servomotor S-foils is for the T-65 X-wing; Ten Numb flies the A/SF-01 B-wing"
    );
}

#[test]
fn a_title_is_of_one_ship_type() {
    proves!("xwing.title.02");
    let with =
        |pilot: &str| format!("ship {pilot}\n  millenniumfalcon\nship Arvel Crynyd\nship Derek Klivian");
    assert_eq!(broken("rebel", &with("chewbacca")), [""; 0]);
    let told = problem("rebel", &with("Kanan Jarrus"));
    assert_eq!(told.rule.as_deref(), Some("xwing.title.01"));
    assert_eq!(
        say(&told.why),
        "Millennium Falcon is for the Modified YT-1300 Light Freighter; Kanan Jarrus flies the VCX-100 Light Freighter"
    );
}

#[test]
fn an_action_in_the_box_is_on_the_action_bar() {
    proves!("xwing.upgrade.06");
    let with =
        |pilot: &str| format!("ship {pilot}\n  Expert Handling\nship Arvel Crynyd\nship Derek Klivian");
    assert_eq!(broken("rebel", &with("norrawexley-btla4ywing")), [""; 0]);
    let told = problem("rebel", &with("wedgeantilles"));
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Restriction, Some("xwing.upgrade.06")));
    assert_eq!(
        say(&told.why),
        "Expert Handling needs red barrel roll on the action bar, which Wedge Antilles doesn't have"
    );
    // The TIE/sf fighter rotates its arc as a linked action only.
    let told =
        problem("first order", "ship quickdraw\n  Veteran Turret Gunner\nship tn3465\nship agentterex");
    assert_eq!(told.rule.as_deref(), Some("xwing.upgrade.06"));
    assert_eq!(
        say(&told.why),
        "Veteran Turret Gunner needs rotate on the action bar, which “Quickdraw” doesn't have"
    );
}

#[test]
fn another_upgrade_can_bring_the_action() {
    proves!("xwing.action.03");
    // Vectored Cannons takes nothing away; the Ion Cannon Turret adds the action that the gunner asks for.
    let with = |turret: &str| {
        format!(
            "ship norrawexley-btla4ywing\n{turret}  Veteran Turret Gunner\nship Arvel Crynyd\nship Derek Klivian"
        )
    };
    let rules = |lines: &str| broken("rebel", lines);
    assert!(rules(&with("")).contains(&"xwing.upgrade.06"));
    assert!(!rules(&with("  Ion Cannon Turret\n")).contains(&"xwing.upgrade.06"));
}

#[test]
fn a_keyword_in_the_box_binds_the_ship() {
    proves!("xwing.squad.keyword.01");
    let with =
        |pilot: &str| format!("ship {pilot}\n  Starbird Slash\nship Arvel Crynyd\nship Kullbee Sperado");
    assert_eq!(broken("rebel", &with("jakefarrell")), [""; 0]);
    let told = problem("rebel", &with("wedgeantilles"));
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Restriction, Some("xwing.squad.keyword.01")));
    assert_eq!(
        say(&told.why),
        "Starbird Slash is for ships with the keyword a-wing, which Wedge Antilles doesn't have"
    );
}

#[test]
fn maul_opens_the_dark_side() {
    let with = |crew: &str| {
        broken(
            "rebel",
            &format!("ship Kanan Jarrus\n{crew}  Hate\nship ezrabridger-tielnfighter\nship Arvel Crynyd"),
        )
    };
    assert_eq!(with(""), ["xwing.squad.keyword.01"]);
    assert_eq!(with("  maul\n"), [""; 0]);
}

#[test]
fn other_things_in_the_box_bind_the_ship() {
    proves!("xwing.squad.upgrade.03");
    let cases = [
        (
            "imperial",
            "howlrunner\n  Angled Deflectors",
            "Angled Deflectors is for ships with shields; “Howlrunner” has none",
        ),
        (
            "first order",
            "scorch-tiesebomber\n  Precision Ion Engines",
            "Precision Ion Engines is for ships with agility 3; “Scorch” has 2",
        ),
        (
            "rebel",
            "kanan\n  Veteran Tail Gunner",
            "Veteran Tail Gunner is for ships with a primary weapon in the rear arc, which Kanan Jarrus doesn't have",
        ),
        (
            "rebel",
            "biggsdarklighter\n  Spare Parts Canisters",
            "Spare Parts Canisters needs an equipped astromech upgrade; give Biggs Darklighter one",
        ),
        (
            "imperial",
            "soontirfel\n  independentcalculations",
            "Independent Calculations is for ships with the ship ability Networked Calculations, which Soontir Fel doesn't have",
        ),
        (
            "first order",
            "blackout\n  Automated Target Priority",
            "Automated Target Priority is for initiative 3 or lower; “Blackout” has 5",
        ),
    ];
    for (faction, lines, message) in cases {
        let others = match faction {
            "imperial" => "ship Academy Pilot\nship Academy Pilot",
            "rebel" => "ship Arvel Crynyd\nship Derek Klivian",
            _ => "ship tn3465\nship agentterex",
        };
        let lines = lines.replace("kanan\n", "Kanan Jarrus\n");
        let told = problem(faction, &format!("ship {lines}\n{others}"));
        assert_eq!(
            (told.rule.as_deref(), say(&told.why).as_str()),
            (Some("xwing.squad.upgrade.03"), message)
        );
    }
}

#[test]
fn dedicated_is_for_clones_of_the_republic() {
    proves!("xwing.card.dedicated.01", "xwing.card.dedicated.02", "xwing.errata.71");
    let with = |pilot: &str| {
        broken("republic", &format!("ship {pilot}\n  Dedicated\nship boost\nship Slider\nship Knack"))
    };
    assert_eq!(with("oddball-arc170starfighter"), [""; 0], "limited, and a clone");
    assert_eq!(with("ricolie"), ["xwing.squad.keyword.01"]);
    let lines = "ship wedgeantilles\n  Dedicated\nship Arvel Crynyd\nship Derek Klivian";
    assert_eq!(broken("rebel", lines), ["xwing.upgrade.03", "xwing.squad.keyword.01"]);
}

#[test]
fn stalwart_captain_is_for_every_huge_ship() {
    proves!("xwing.card.stalwart-captain.01");
    let facts = Facts::embedded();
    let card = &facts[facts.upgrade("stalwartcaptain").expect("an upgrade")];
    assert!(card.restriction.factions.is_empty());
    let sizes: Vec<_> = card.restriction.sizes.iter().collect();
    assert_eq!(sizes, [broadside_xwing::facts::Size::Huge]);
}

#[test]
fn a_card_of_one_faction_goes_to_no_other_and_swarm_tactics_goes_everywhere() {
    proves!(
        "xwing.card.death-troopers.51",
        "xwing.card.director-krennic.51",
        "xwing.card.isb-slicer.51",
        "xwing.card.magva-yarro-crew.51",
        "xwing.card.saw-gerrera-crew.51",
        "xwing.card.swarm-tactics.51"
    );
    let pilots = [
        ("rebel", "norrawexley"),
        ("imperial", "majorvynder"),
        ("scum", "ig88a"),
        ("resistance", "zoriibliss"),
        ("first order", "majorvonreg"),
        ("republic", "oddball-arc170starfighter"),
        ("separatist", "generalgrievous"),
    ];
    // Whatever else is wrong with such a ship, its faction is wrong or not.
    let who = |card: &str| -> Vec<&str> {
        let fits = |(faction, pilot): &(&str, &str)| {
            !broken(faction, &format!("ship {pilot}\n  {card}")).contains(&"xwing.upgrade.03")
        };
        pilots.iter().filter(|it| fits(it)).map(|(faction, _)| *faction).collect()
    };
    for card in ["deathtroopers", "directorkrennic", "isbslicer"] {
        assert_eq!(who(card), ["imperial"], "{card}");
    }
    for card in ["magvayarro", "sawgerrera"] {
        assert_eq!(who(card), ["rebel"], "{card}");
    }
    assert_eq!(who("swarmtactics").len(), pilots.len());
}
