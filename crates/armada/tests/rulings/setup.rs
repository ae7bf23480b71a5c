//! Open, derived and hidden information, the areas of the table, and facts of fleets and the learning scenario.

use broadside_armada::board::{CardPlace, Dial, Standing, Upgrade, UpgradeState};
use broadside_armada::facts::{Command, DamageKind, Edition, Facts, ObstacleKind};
use broadside_armada::fleet::{Fleet, check, parse};
use broadside_armada::geometry::{TableEdge, deploy_ship};
use broadside_armada::scene::Scene;
use broadside_armada::steps::Step;
use broadside_armada::view::View;
use broadside_armada::words::ShipNo;
use broadside_armada::{Armada, Setup};
use broadside_engine::{Answer, Chance, Game, Referee, Seats, Seed, Side, Viewer};
use broadside_table::{Shape, closest};
use broadside_texts::Language;

use crate::common::{EMPIRE, REBEL, Table};

const ALL: [Edition; 3] = [Edition::Rr1, Edition::Rr15, Edition::Arc];
const NOW: [Edition; 2] = [Edition::Rr15, Edition::Arc];
const EYES: [Viewer; 3] = [Viewer::Seat(REBEL), Viewer::Seat(EMPIRE), Viewer::Spectator];

/// Two ships of each side; the first of each is an objective ship of Most Wanted.
fn table(edition: Edition) -> Table {
    let mut table = Table::new(edition);
    table.ship("cr90-corvette-a", REBEL, (400.0, 100.0, 0.0));
    table.ship("cr90-corvette-b", REBEL, (600.0, 100.0, 0.0));
    table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 800.0, 180.0));
    table.ship("gladiator-i-class-star-destroyer", EMPIRE, (1200.0, 800.0, 180.0));
    for at in [0, 2] {
        table.board.ships[at].objective_ship = true;
    }
    table.board.objective = table.game.facts.objective("most-wanted");
    table
}

/// Lays a card of this kind on a ship.
fn lay(table: &mut Table, ship: ShipNo, kind: DamageKind, faceup: bool, known: Seats) {
    let owner = table.board.ship(ship).controller;
    let pile = table.board.decks.pile_of(table.board.side(owner));
    let (game, decks) = (table.game, &mut table.board.decks);
    let at = decks.piles[pile].iter().position(|card| game.damage_kind(*card) == kind).expect("a card");
    let card = decks.piles[pile].remove(at);
    let laid = &mut decks.cards[card.index()];
    (laid.place, laid.faceup, laid.known) = (CardPlace::Ship(ship), faceup, known);
    table.board.ships[ship.index()].damage += 1;
}

/// What everybody sees once the step has asked its first question.
fn views(table: Table) -> [View; 3] {
    let game = table.game;
    let play = table.play(Step::ship_phase());
    EYES.map(|viewer| game.view(&play.position, viewer))
}

#[test]
fn open_information_lies_before_everybody() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.information.01");
    for edition in NOW {
        let mut table = table(edition);
        lay(&mut table, ShipNo(0), DamageKind::PowerFailure, true, Seats::first(2));
        table.board.ships[1].tokens = 0b0011;
        table.board.sides[Side(1)].victory = 3;
        let gunnery = table.game.facts.upgrade("gunnery-team").expect("a card");
        let discarded = UpgradeState::Discarded;
        table.board.upgrades.push(Upgrade { card: gunnery, ship: ShipNo(2), state: discarded });
        let objective = table.board.objective;
        for view in views(table) {
            assert_eq!(view.ships[0].faceup[0].1, DamageKind::PowerFailure);
            assert_eq!((view.ships[1].ship.tokens, view.sides[Side(1)].victory), (0b0011, 3));
            assert_eq!((view.upgrades[0].card, view.upgrades[0].state), (gunnery, UpgradeState::Discarded));
            assert!(view.objective.is_some() && view.objective == objective);
        }
    }
}

#[test]
fn everybody_is_told_the_scores_and_whose_a_dial_is() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.information.03");
    for edition in NOW {
        let mut table = table(edition);
        table.board.ships[3].standing = Standing::Destroyed;
        table.board.ships[0].dials.push(Dial::default());
        table.board.ships[2].dials.push(Dial::default());
        table.board.ships[2].dials.push(Dial::default());
        lay(&mut table, ShipNo(0), DamageKind::PowerFailure, true, Seats::first(2));
        let decks = if edition == Edition::Arc { 2 } else { 1 };
        for view in views(table) {
            assert_eq!(view.scores, [56, 0]);
            assert_eq!([0, 1, 2].map(|at| view.ships[at].dials.len()), [1, 0, 2]);
            // One of the deck's cards lies open, so one copy less is in it.
            assert_eq!((view.decks.len(), view.decks[0].cards, view.ships[0].faceup.len()), (decks, 51, 1));
        }
    }
}

#[test]
fn everybody_knows_the_objective_ships_of_most_wanted() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.information.07");
    for edition in NOW {
        let mut table = table(edition);
        table.board.round = 5;
        for view in views(table) {
            let marked = view.ships.iter().map(|it| it.ship.objective_ship);
            assert!(marked.eq([true, false, true, false]));
        }
    }
}

/// A table on which only hidden things differ: a facedown card that was faceup before, dials, the order of the deck.
fn secret(edition: Edition, kind: DamageKind, dial: Command, known: Seats) -> [View; 3] {
    let mut table = table(edition);
    lay(&mut table, ShipNo(0), kind, false, Seats::first(2));
    table.board.ships[2].dials.push(Dial { command: dial, known });
    table.board.ships[0].dials.push(Dial { command: Command::Navigate, known: Seats::NONE });
    if dial == Command::Repair {
        let pile = &mut table.board.decks.piles[0];
        let last = pile.len() - 1;
        pile.swap(0, last);
    }
    views(table)
}

#[test]
fn facedown_cards_and_dials_and_the_deck_are_hidden() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.information.08", "armada.information.09");
    for edition in NOW {
        let see = |kind, dial| secret(edition, kind, dial, Seats::NONE);
        let one = see(DamageKind::StructuralDamage, Command::Navigate);
        let other = see(DamageKind::BlindedGunners, Command::Repair);
        // The opponent and spectators cannot tell the two tables apart, and the owner only by the own dial.
        assert_eq!((&one[0], &one[2]), (&other[0], &other[2]));
        assert_eq!((&one[0].ships[2].dials, one[0].ships[0].facedown), (&vec![None], 1));
        assert_eq!(one[1].ships[2].dials, [Some(Command::Navigate)]);
        assert_eq!(other[1].ships[2].dials, [Some(Command::Repair)]);
        assert_eq!((&one[1].ships[0], &one[1].decks), (&other[1].ships[0], &other[1].decks));
        // An effect that shows a dial to the opponent: now it is known to that player, and to no spectator.
        let shown = secret(edition, DamageKind::BlindedGunners, Command::Repair, Seats::one(REBEL));
        assert_eq!(shown[0].ships[2].dials, [Some(Command::Repair)]);
        assert_eq!(shown[2].ships[2].dials, [None]);
    }
}

#[test]
fn the_areas_of_the_tables() {
    broadside_rulebook::proves!("armada.setup.02", "armada.play-area.02", "armada.core-set.05");
    let [one, other] = Setup::learning().fleets;
    let fleets = [one, other];
    let size = |area: &broadside_table::Area| (area.high.x - area.low.x, area.high.y - area.low.y);
    let near = |one: (f64, f64), other: (f64, f64)| {
        assert!((one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6, "{one:?} {other:?}");
    };
    let foot = 304.8;
    let standard = Setup::new(fleets.clone()).table.field();
    near(size(&standard.play), (6.0 * foot, 3.0 * foot));
    near(size(&standard.setup), (4.0 * foot, 3.0 * foot));
    near((standard.setup.low.x, standard.play.high.x - standard.setup.high.x), (foot, foot));
    // The players sit at the long edges.
    near(size(&standard.deployment_zone(TableEdge::Lower)), (4.0 * foot, 185.5));
    let core = Setup::core_set(fleets).table.field();
    near(size(&core.play), (3.0 * foot, 3.0 * foot));
    assert_eq!(core.play, core.setup);
}

#[test]
fn a_core_set_has_six_obstacles() {
    broadside_rulebook::proves!("armada.core-set.07", "armada.setup.12");
    for edition in ALL {
        let game = Armada::new(edition);
        let slug = if edition == Edition::Rr1 { "rr1-rebel-300" } else { "rebel-180" };
        let sample = broadside_armada::fleet::samples().iter().find(|sample| sample.slug == slug);
        let fleet = sample.expect("a sample").fleet();
        let setup = Setup::new([fleet.clone(), fleet]);
        let board = game.start(&setup, &mut Chance::seeded(Seed(1))).expect("a board").0;
        let count = |kind| board.obstacles.iter().filter(|it| it.kind == kind).count();
        let kinds = [ObstacleKind::AsteroidField, ObstacleKind::DebrisField, ObstacleKind::Station];
        assert_eq!((kinds.map(count), board.obstacles.len()), ([3, 2, 1], 6));
    }
}

/// A fleet of 200 points or more with three objectives.
fn fleet(edition: Edition, points: u16, lines: &str) -> Fleet {
    let objectives = "assault Most Wanted\ndefense Fire Lanes\nnavigation Minefields\n";
    let text = format!("fleet test\nfaction rebel\npoints {points}\n{objectives}{lines}\n");
    parse(Facts::of(edition), &text).unwrap_or_else(|errors| panic!("{errors:?} in\n{text}"))
}

fn broken(edition: Edition, fleet: &Fleet) -> Vec<String> {
    let problems = check(Facts::of(edition), fleet);
    problems.iter().map(|problem| problem.rule.as_deref().unwrap_or("none").to_owned()).collect()
}

#[test]
fn a_fleet_of_190_points_in_a_game_of_200_has_67_points_of_squadrons() {
    broadside_rulebook::proves!("armada.fleet-building.72");
    for edition in ALL {
        let two = if edition == Edition::Rr1 { "Jaina's Light" } else { "Chart Officer" };
        let ships =
            format!("ship CR90 Corvette A\n General Dodonna\n {two}\nship Nebulon-B Escort Frigate\n");
        let with = |squadrons: &str| fleet(edition, 200, &format!("{ships}squadrons\n {squadrons}"));
        let legal = with("2 x X-wing Squadron\n 1 x A-wing Squadron\n 3 x Y-wing Squadron");
        let facts = Facts::of(edition);
        assert_eq!((legal.cost(facts), legal.squadron_cost(facts)), (190, 67));
        assert_eq!(broken(edition, &legal), [""; 0]);
        let more = with("2 x X-wing Squadron\n 2 x A-wing Squadron\n 2 x Y-wing Squadron");
        assert_eq!((more.cost(facts), more.squadron_cost(facts)), (191, 68));
        assert_eq!(broken(edition, &more), ["armada.fleet-building.71"]);
    }
}

#[test]
fn one_millennium_falcon_but_two_x_wing_aces() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.unique-names.04");
    for edition in NOW {
        let with = |squadrons: &str| {
            let lines = format!("ship CR90 Corvette A\n General Dodonna\nsquadrons\n {squadrons}");
            broken(edition, &fleet(edition, 400, &lines))
        };
        assert_eq!(with("Lando Calrissian\n Han Solo"), ["armada.unique-names.03"]);
        assert_eq!(with("Luke Skywalker\n Wedge Antilles"), [""; 0]);
    }
}

#[test]
fn only_the_republic_has_hyperspace_rings() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.card.hyperspace-rings.02");
    for edition in NOW {
        let facts = Facts::of(edition);
        let rings = facts.upgrade("hyperspace-rings").expect("a card");
        let problems = |faction: &str, ship: &str| {
            let text = format!("fleet test\nfaction {faction}\npoints 400\nship {ship}\n Hyperspace Rings\n");
            let fleet = parse(facts, &text).unwrap_or_else(|errors| panic!("{errors:?} in\n{text}"));
            assert_eq!(fleet.ships[0].upgrades, [rings]);
            let about = |problem: &&broadside_armada::fleet::Problem| {
                problem.card.as_deref() == Some("Hyperspace Rings")
            };
            check(facts, &fleet).iter().filter(about).map(|problem| problem.why.clone()).collect::<Vec<_>>()
        };
        // All these ships have the icon for it.
        assert!(problems("republic", "Acclamator I-class Assault Ship").is_empty());
        for (faction, ship) in
            [("imperial", "Victory I-class Star Destroyer"), ("rebel", "Assault Frigate Mark II B")]
        {
            let problems = problems(faction, ship);
            assert!(problems.len() == 1 && problems[0].message == "armada-fleet-affiliation", "{problems:?}");
        }
    }
}

#[test]
fn the_learning_scenario_has_fixed_forces_without_upgrades_and_unique_squadrons() {
    broadside_rulebook::proves!(
        "armada.learning-scenario.01",
        "armada.learning-scenario.35",
        "armada.learning-scenario.36",
        "armada.learning-scenario.37",
        "armada.learning-scenario.39",
    );
    for edition in ALL {
        let game = Armada::new(edition);
        let start = |setup: &Setup| game.start(setup, &mut Chance::seeded(Seed(1)));
        let board = start(&Setup::learning()).expect("a board").0;
        assert!(board.upgrades.is_empty() && board.obstacles.is_empty());
        assert!(board.squadrons.iter().all(|it| !game.facts[it.card].is_unique()));
        // Every card is part of the core set, so of every edition.
        assert!(board.ships.iter().all(|it| game.facts[it.card].in_pool));
        assert!(board.squadrons.iter().all(|it| game.facts[it.card].in_pool));
        // Any other force is refused.
        let mut other = Setup::learning();
        other.fleets[0].squadrons.pop();
        assert!(Language::En.reason(&start(&other).expect_err("refused").0).contains("fixed"));
    }
}

#[test]
fn the_learning_scenario_begins_out_of_reach() {
    broadside_rulebook::proves!(
        "armada.learning-scenario.02",
        "armada.learning-scenario.17",
        "armada.learning-scenario.18"
    );
    for edition in ALL {
        let game = Armada::new(edition);
        let board = game.start(&Setup::learning(), &mut Chance::seeded(Seed(1))).expect("a board").0;
        let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
        let board = referee.begin(board, Step::setup()).expect("setup").board;
        let (scene, field) = (Scene::of(&game, &board), board.table.field());
        assert!((field.play.high.x - 914.4).abs() < 1e-6 && (field.play.high.y - 914.4).abs() < 1e-6);
        let mut bases: Vec<(Side, Shape<'_>)> = Vec::new();
        for (number, ship) in scene.ship_numbers.iter().zip(scene.ships()) {
            let side = board.side_of_ship(*number);
            assert_eq!(deploy_ship(&field, board.edge(side), ship, &[], &[], &[]), Ok(()));
            bases.push((side, ship.base()));
        }
        for squadron in &board.squadrons {
            let (side, disc) = (board.side(squadron.controller), game.measures.squadron(squadron.pose));
            assert!(field.deployment_zone(board.edge(side)).contains(&Shape::Disc(disc)));
            bases.push((side, Shape::Disc(disc)));
        }
        assert_eq!(bases.len(), 13);
        for (side, base) in &bases {
            for (_, enemy) in bases.iter().filter(|(other, _)| other != side) {
                assert!(closest(base, enemy).distance > 304.8);
            }
        }
    }
}

#[test]
fn in_a_tournament_set_aside_forces_fall_at_the_end_of_the_round() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.set-aside.72");
    for edition in NOW {
        let mut game = Armada::new(edition);
        game.rules.set_aside_until_round_end = true;
        let mut table = table(edition);
        table.board.objective = table.game.facts.objective("hyperspace-assault");
        table.board.ships[2].standing = Standing::Destroyed;
        table.board.ships[3].standing = Standing::SetAside;
        let tie = table.squadron("tie-fighter-squadron", EMPIRE, (0.0, 0.0));
        table.board.squadrons[tie.index()].standing = Standing::SetAside;
        let mut board = table.board;
        board.ears = game.ears_of(&board);
        let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
        let mut position = referee.begin(board, Step::round()).expect("a round");
        let aside = |position: &broadside_engine::Position<_>| {
            let board: &broadside_armada::board::Board = &position.board;
            (board.ships[3].standing, board.squadrons[tie.index()].standing)
        };
        // The round is played on with everything still set aside …
        let mut answers = 0;
        while let Some(seat) = position.core.deciders().iter().next() {
            assert_eq!(aside(&position), (Standing::SetAside, Standing::SetAside));
            let kind = position.kind(seat).expect("a question");
            let answer: Answer<_> =
                referee.legal(&position, seat).clone().random(kind, &mut Chance::seeded(Seed(7)));
            referee.answer(&mut position, seat, &answer).expect("a legal answer");
            answers += 1;
        }
        // … until it ends.
        assert!(answers > 0 && position.core.is_over());
        assert_eq!(aside(&position), (Standing::Destroyed, Standing::Destroyed));
        assert_eq!(game.outcome(&position.board).winner, Some(Side(0)));
        // Elsewhere the game ends at once.
        let game = Armada::new(edition);
        let mut referee = Referee::new(&game, Chance::seeded(Seed(1)));
        let position = referee.begin(board, Step::round()).expect("a round");
        assert!(position.core.is_over() && aside(&position) == (Standing::Destroyed, Standing::Destroyed));
    }
}
