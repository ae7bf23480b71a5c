//! Lists of other builders.

use crate::common::{ALL, chance, say};
use broadside_armada::facts::{Faction, Facts, Term};
use broadside_armada::fleet::{Fleet, Format, Supply, check, print, random_fleet, read, write};
use broadside_lists::{Exchange, Import, Note, NoteKind, Unreadable};
use proptest::prelude::*;
use std::path::Path;

const KINGSTON: &str = "\
Name: Paper Moon
Faction: Imperial
Commander: Darth Vader

Assault: Capture The VIP
Defense: Fire Lanes
Navigation:

Victory I (73)
• Darth Vader (34)
• Gunnery Team (7)
• Corrupter (3)
= 117 Points

ISD Cymoon 1 Refit (112)
= 112 Points

Squadrons:
• Darth Vader (25)
• 2 x Lambda Shuttle (30)
= 55 Points

Total Points: 284";

const STAR_FORGE: &str = " Name: Paper Moon
Faction: Republic
Commander: Admiral Yularen (24)

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Minefields

Victory I-class Star Destroyer {GAR} (73)
• Admiral Yularen (24)
• Gunnery Team (7)
= 104 Points

Squadrons:
• Anakin Skywalker - Delta-7 Aethersprite Squadron (24)
• 2 x V-19 Torrent Squadron (24)
= 48 Points

Total Points: 152";

fn import(text: &str) -> Import<Fleet> {
    read(Facts::embedded(), text).unwrap_or_else(|error| panic!("{error}"))
}

fn notes(import: &Import<Fleet>) -> Vec<(usize, NoteKind)> {
    import.notes.iter().map(|note| (note.line, note.kind)).collect()
}

#[test]
fn a_kingston_list_is_read() {
    let import = import(KINGSTON);
    assert_eq!(import.format, Format::Kingston);
    let text = "\
fleet       Paper Moon
faction     imperial
points      400

defense     Capture the VIP
defense     Fire Lanes

ship  Victory I-class Star Destroyer
  Darth Vader (commander)
  Gunnery Team
  Corrupter

ship  Imperial Star Destroyer Cymoon 1 Refit

squadrons
  Darth Vader - TIE Defender Squadron
  2 x Lambda-class Shuttle
";
    assert_eq!(print(Facts::embedded(), &import.list), text);
    let notes: Vec<String> = import.notes.iter().map(|note| say(&note.placed())).collect();
    let expected =
        "line 5: Capture The VIP is listed as the assault objective; it is used as the defense objective";
    assert_eq!(notes, [expected]);
}

#[test]
fn a_star_forge_list_is_read_and_written_back() {
    let facts = Facts::embedded();
    let import = import(STAR_FORGE);
    assert_eq!((import.format, import.notes.len()), (Format::StarForge, 0), "{:?}", import.notes);
    assert_eq!(
        import.list.ships[0].card,
        facts.ship("victory-i-class-star-destroyer-republic").expect("a ship")
    );
    assert_eq!(import.list.cost(facts), 152);
    assert_eq!(check(facts, &import.list), []);
    assert_eq!(write(facts, &import.list, Format::StarForge), STAR_FORGE);
}

#[test]
fn what_is_not_understood_is_listed_and_the_rest_is_read() {
    let text = "\
Author: somebody
Name: Holes
Faction: Rebel
Commander: General Dodonna

Assault: Most Wantd
Skirmish: Hull Down

Nebulon C (60)
• Salvation (7)
= 67 Points
CR90 Corvette A (45)
• General Dodonna (20)
• Jaina's Light [Legacy] (5)
• Turbo Encabulator (9)
= 79 Points

Squadrons:
• 2 x X-wing Squadron (26)
• Anakin Sky (9)
= 35 Points

Total Points: 181";
    let import = import(text);
    assert_eq!(import.list.cost(Facts::embedded()), 44 + 20 + 26);
    use NoteKind::{Ignored, NotUnderstood, Points};
    assert_eq!(
        notes(&import),
        [
            (1, Ignored),
            (6, NotUnderstood),
            (7, NotUnderstood),
            (9, NotUnderstood),
            (10, NotUnderstood),
            (11, Ignored),
            (12, Points),
            (14, NotUnderstood),
            (15, NotUnderstood),
            (16, Points),
            (20, NotUnderstood),
            (21, Points),
            (23, Points),
        ]
    );
    let of = |line| move |note: &&Note| note.line == line;
    let message = |line: usize| say(&import.notes.iter().find(of(line)).expect("a note").why);
    assert_eq!(message(6), "there is no objective “Most Wantd”; did you mean “Most Wanted”?; left out");
    assert_eq!(message(12), "the list gives CR90 Corvette A as 45 points; in edition rr15 it costs 44");
    assert_eq!(
        message(14),
        "“Jaina's Light [Legacy]” belongs to the card set “Legacy”, which isn't known here; left out"
    );
}

#[test]
fn one_name_on_several_cards_is_settled_by_cost_and_place() {
    let facts = Facts::embedded();
    let list = |upgrades: &str| {
        let text = format!(
            "Faction: Imperial\nCommander: Darth Vader\nVictory I (73)\n{upgrades}\nSquadrons:\n= 0 Points"
        );
        let import = import(&text);
        let slugs: Vec<&str> = import.list.ships[0].upgrades.iter().map(|&id| &*facts[id].slug).collect();
        (slugs.join(" "), notes(&import))
    };
    assert_eq!(list("• Darth Vader (34)").0, "darth-vader-commander");
    assert_eq!(list("• Darth Vader (4)").0, "darth-vader-officer");
    assert_eq!(list("• Darth Vader (3)").0, "darth-vader-boarding");
    // Costs of old: the commander leads the fleet, the cheap one does not.
    let (slugs, notes) = list("• Darth Vader (36)\n• Darth Vader (1)");
    assert_eq!(slugs, "darth-vader-commander darth-vader-boarding");
    assert!(notes.contains(&(4, NoteKind::Assumed)) && notes.contains(&(4, NoteKind::Points)));
}

#[test]
fn the_faction_tells_ships_of_one_name_apart() {
    let facts = Facts::embedded();
    for (word, slug) in [
        ("Imperial", "venator-ii-class-star-destroyer-imperial"),
        ("Empire", "venator-ii-class-star-destroyer-imperial"),
        ("Galactic Republic", "venator-ii-class-star-destroyer"),
    ] {
        let import = import(&format!("Faction: {word}\nVenator II (100)\n= 100 Points"));
        assert_eq!(&*facts[import.list.ships[0].card].slug, slug);
    }
    let unknown = import("Faction: Hutts\nCR90 Corvette A (44)\n= 44 Points");
    assert_eq!(unknown.list.faction, Faction::Rebel);
    assert_eq!(notes(&unknown), [(0, NoteKind::Assumed), (1, NoteKind::NotUnderstood)]);
}

#[test]
fn a_commander_that_leads_no_ship_is_told() {
    let import = import("Faction: Rebel\nCommander: Mon Mothma\nCR90 Corvette A (44)\n= 44 Points");
    assert_eq!(
        say(&import.notes[0].why),
        "“Mon Mothma” is named as the commander but isn't on a ship; left out"
    );
}

#[test]
fn short_names_of_ships_are_known() {
    let facts = Facts::embedded();
    for (faction, short, slug) in [
        ("Imperial", "Imperial II", "imperial-ii-class-star-destroyer"),
        ("Imperial", "Gladiator I", "gladiator-i-class-star-destroyer"),
        ("Imperial", "Raider II", "raider-ii-class-corvette"),
        ("Imperial", "Quasar Fire I", "quasar-fire-i-class-cruiser-carrier"),
        ("Imperial", "Arquitens Light Cruiser", "arquitens-class-light-cruiser"),
        ("Imperial", "Gozanti Cruisers", "gozanti-class-cruisers"),
        ("Imperial", "Onager Testbed", "onager-class-testbed"),
        ("Imperial", "ISD Kuat Refit", "imperial-star-destroyer-kuat-refit"),
        ("Imperial", "SSD Executor I", "executor-i-class-star-dreadnought"),
        ("Imperial", "SSD Command Prototype", "star-dreadnought-command-prototype"),
        ("Separatist", "Munificent Star Frigate", "munificent-class-star-frigate"),
        ("Separatist", "Hardcell Transport", "hardcell-class-transport"),
        ("Separatist", "Recusant Light Destroyer", "recusant-class-light-destroyer"),
        ("Separatist", "Providence Carrier", "providence-class-carrier"),
        ("Rebel", "Providence Carrier", "providence-class-carrier-rebel"),
        ("Rebel", "Assault Frigate Mk2 B", "assault-frigate-mark-ii-b"),
        ("Rebel", "Starhawk Battleship Mark I", "starhawk-class-battleship-mark-i"),
        ("Rebel", "Pelta Command Ship", "modified-pelta-class-command-ship"),
        ("Republic", "Pelta Medical Frigate", "pelta-class-medical-frigate"),
        ("Republic", "Acclamator I", "acclamator-i-class-assault-ship"),
        ("Republic", "Consular Charger C70", "consular-class-charger-c70"),
        ("Republic", "Victory I", "victory-i-class-star-destroyer-republic"),
    ] {
        let import = import(&format!("Faction: {faction}\n{short}\n= 0 Points"));
        assert_eq!(import.list.ships.len(), 1, "{short}: {:?}", import.notes);
        assert_eq!(&*facts[import.list.ships[0].card].slug, slug, "{short}");
        let written = write(facts, &import.list, Format::Kingston);
        assert!(written.contains(&format!("\n{short} (")), "{short} in\n{written}");
    }
}

#[test]
fn formats_are_told_apart() {
    assert_eq!(Fleet::detect(KINGSTON), Ok(Format::Kingston));
    assert_eq!(Fleet::detect(STAR_FORGE), Ok(Format::StarForge));
    assert_eq!(Fleet::detect("# hello\nfaction rebel\nship CR90 Corvette A"), Ok(Format::Own));
    for (text, format) in [
        ("REBEL FLEET (400 points)\n1 • CR90 Corvette A (44)", Format::Fabs),
        ("1 • Objectives - Most Wanted\n2 • CR90 Corvette A (44)", Format::Fabs),
        ("[ flagship ] MC80 Battle Cruiser (103 points)\n= 103 total ship cost", Format::Warlords),
        ("[flagship] MC80 Battle Cruiser (103)\n= 103 points", Format::Warlords),
        ("Grey (134/400/400)\n=====\nRaider I Corvette (44 + 0: 44)", Format::Afd),
    ] {
        assert_eq!(Fleet::detect(text), Ok(format));
    }
    for none in ["Dear Sir or Madam", ""] {
        let why = Fleet::detect(none).expect_err("no list");
        assert_eq!(why.message, "armada-fleet-taken-no-list");
    }
    // A list of our own with a wrong line.
    assert!(
        matches!(read(Facts::embedded(), "faction rebel\nship CR9"), Err(Unreadable::Lines(errors)) if errors.len() == 1)
    );
}

/// The cards without their order, and what a format has no place for: builders keep neither.
fn sorted(mut fleet: Fleet, format: Format) -> Fleet {
    fleet.ships.iter_mut().for_each(|ship| ship.upgrades.sort());
    fleet.squadrons.sort();
    fleet.objectives.sort();
    if format == Format::Afd {
        fleet.ships.sort_by(|a, b| (a.card, &a.upgrades).cmp(&(b.card, &b.upgrades)));
    }
    if format == Format::Fabs {
        fleet.name.clear();
    }
    let says_total = matches!(format, Format::Own | Format::Warlords | Format::Afd);
    fleet.points = if says_total { fleet.points } else { 0 };
    fleet
}

/// The lines without their order and numbers: cards of one cost may change places.
fn sorted_lines(text: &str) -> Vec<&str> {
    let unnumbered = |line: &'_ str| line.find('•').map_or(0, |bullet| bullet);
    let mut lines: Vec<&str> = text.lines().map(|line| &line[unnumbered(line)..]).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn what_is_written_for_others_is_read_back() {
    // 500 fleets and more: each faction of each edition, so many times.
    const SEEDS: u64 = 60;
    let mut read_back = 0;
    for edition in ALL {
        let facts = Facts::of(edition);
        let supply = Supply::whole(facts);
        for seed in 0..SEEDS {
            for faction in facts.ruleset.factions.iter() {
                let points = facts.ruleset.fleet_points - seed as u16;
                let mut fleet =
                    random_fleet(facts, faction, points, &supply, &mut chance(seed)).expect("a fleet");
                fleet.name = format!("Fleet {seed} of the {}", faction.word());
                read_back += 1;
                for &format in Format::ALL {
                    let text = write(facts, &fleet, format);
                    let which = format!("{edition:?}, {faction:?}, chance({seed}), {format:?}:\n{text}");
                    let import = read(facts, &text).unwrap_or_else(|error| panic!("{error} in {which}"));
                    assert_eq!(import.format, format, "{which}");
                    assert_eq!(import.notes, [], "{which}");
                    assert_eq!(sorted(import.list.clone(), format), sorted(fleet.clone(), format), "{which}");
                    let again = Fleet { points: fleet.points, ..import.list };
                    assert_eq!(sorted_lines(&write(facts, &again, format)), sorted_lines(&text), "{which}");
                }
            }
        }
    }
    assert!(read_back >= 500, "{read_back}");
}

proptest! {
    #[test]
    fn no_text_is_fatal(text in "(Faction: |Squadrons:|= |• |Points|[0-9]{1,12}|[xX(){}\\[\\]<>!:\n ]|CR90 Corvette A|X-wing Squadron|\\PC){0,60}") {
        for head in ["", "Faction: Rebel\n"] {
            let text = format!("{head}{text}");
            if let Ok(import) = read(Facts::embedded(), &text) {
                prop_assert!(import.notes.iter().all(|note| note.line <= text.lines().count()));
            }
        }
    }

    #[test]
    fn no_line_is_lost(lines in prop::collection::vec("[a-z]{3,12}( [a-z]{3,9})?", 1..8)) {
        let facts = Facts::embedded();
        let text = format!("Faction: Rebel\n\nCR90 Corvette A (44)\n• {}\n= 44 Points", lines.join("\n• "));
        let import = read(facts, &text).expect("a list");
        let noted = import.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood).count();
        prop_assert_eq!(noted + import.list.upgrade_count(), lines.len());
    }
}

/// Leading Shots costs one point more than when the list was written, as much as Darth Vader's boarding team costs less than he
/// does as an officer; but the ship has no room for both a boarding team and Gunnery Team.
#[test]
fn a_sum_that_fits_by_chance_does_not_settle_a_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fleet/lists");
    let text = std::fs::read_to_string(folder.join("empire.fabs.txt")).expect("a sample");
    let facts = Facts::of(broadside_armada::facts::Edition::Rr15);
    let import = read(facts, &text).expect("a list");
    let vader = import.list.ships[0].upgrades.iter().map(|id| &facts[*id]);
    let vader = vader.filter(|card| &*card.name == "Darth Vader").map(|card| &*card.slug);
    assert_eq!(vader.collect::<Vec<_>>(), ["darth-vader-officer"]);
    assert_eq!(import.list.cost(facts), 401);
}

/// Two fleets, each as five builders write it.
#[test]
fn two_fleets_are_read_and_written_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fleet/lists");
    let facts = Facts::of(broadside_armada::facts::Edition::Arc);
    for side in ["rebel", "empire"] {
        let file = |format: &str| {
            std::fs::read_to_string(folder.join(format!("{side}.{format}.txt"))).expect("a sample")
        };
        let formats = [
            ("kingston", Format::Kingston),
            ("starforge", Format::StarForge),
            ("fabs", Format::Fabs),
            ("warlords", Format::Warlords),
            ("afd", Format::Afd),
        ];
        for (from, format) in formats {
            let text = file(from);
            let import = read(facts, &text).expect("a list");
            assert_eq!((import.format, &import.notes[..]), (format, &[][..]), "{text}");
            assert_eq!(import.list.cost(facts), 400);
            assert_eq!(check(facts, &import.list), []);
            assert_eq!(write(facts, &import.list, format), text);
        }
        // Those that keep the order of ships write each other's lists.
        let import = read(facts, &file("starforge")).expect("a list");
        for (to, format) in formats {
            assert_eq!(write(facts, &import.list, format), file(to));
        }
    }
}
