//! Setting up: ships, obstacles, objectives and jettisoned caches.

use broadside_table::Pose;
use broadside_xwing::facts::{Facts, Size};
use broadside_xwing::geometry::{Edge, Field, Objectives, PlaceRefusal, Token};

use crate::table::*;

#[test]
fn the_play_area() {
    broadside_rulebook::proves!("xwing.setup.06", "xwing.play-area.02");
    let field = Field::standard();
    assert_eq!((field.area.high.x, field.area.high.y), (914.4, 914.4));
    assert_eq!(field.centre(), Pose::from_mm(457.2, 457.2, 0.0));
}

#[test]
fn ships_within_range_1_of_their_edge() {
    broadside_rulebook::proves!("xwing.setup.11", "xwing.ship-size.08", "xwing.ship-size.09");
    let field = Field::standard();
    let lower = |ship| field.place_ship(Edge::Lower, &ship, &[]);
    assert_eq!(lower(small(457.0, 80.0, 0.0)), Ok(()));
    assert_eq!(lower(small(457.0, 80.01, 0.0)), Err(PlaceRefusal::NotAtEdge));
    // Guides count for leaving the play area, not for the ruler.
    assert_eq!(lower(small(457.0, 22.5, 0.0)), Ok(()));
    assert_eq!(lower(small(457.0, 22.4, 0.0)), Err(PlaceRefusal::ShipOutside));
    assert_eq!(field.place_ship(Edge::Upper, &small(457.0, 834.4, 180.0), &[]), Ok(()));
    assert_eq!(field.place_ship(Edge::Upper, &small(457.0, 80.0, 180.0), &[]), Err(PlaceRefusal::NotAtEdge));
    // A large ship at 45° is 113.1 deep: it may stick out when it starts at the edge.
    let large = |y| lower(ship(Size::Large, 457.0, y, 45.0));
    let half = 40.0 * 2f64.sqrt();
    assert_eq!(large(half), Ok(()));
    assert_eq!(large(half + 1.0), Err(PlaceRefusal::NotFilling));
    assert_eq!(large(half - 1.0), Err(PlaceRefusal::ShipOutside));
    assert_eq!(lower(ship(Size::Large, 457.0, 60.01, 0.0)), Err(PlaceRefusal::NotFilling));
    assert_eq!(lower(ship(Size::Medium, 457.0, 71.0, 45.0)), Err(PlaceRefusal::NotAtEdge));
    let there = [small(457.0, 60.0, 0.0)];
    assert_eq!(field.place_ship(Edge::Lower, &small(490.0, 60.0, 0.0), &there), Err(PlaceRefusal::OnShip(0)));
    for (refusal, rule) in [
        (PlaceRefusal::NotAtEdge, "xwing.setup.11"),
        (PlaceRefusal::NotFilling, "xwing.ship-size.08"),
        (PlaceRefusal::ShipOutside, "xwing.ship-size.09"),
    ] {
        assert_eq!(refusal.rule(), rule);
    }
}

#[test]
fn obstacles_away_from_edges_and_each_other() {
    broadside_rulebook::proves!(
        "xwing.setup.08",
        "xwing.setup.09",
        "xwing.scenario.setup.09",
        "xwing.scenario.setup.10"
    );
    let field = Field::standard();
    let others = [square(40.0, 457.0, 457.0)];
    let satellite = [Token::objective(Pose::from_mm(600.0, 650.0, 0.0))];
    let at = |x: f64, y: f64| field.place_obstacle(&square(40.0, x, y), &others, &satellite);
    assert_eq!(at(220.1, 300.0), Ok(()));
    assert_eq!(at(220.0, 300.0), Err(PlaceRefusal::ObstacleAtEdge));
    assert_eq!(at(457.0, 914.4 - 220.0), Err(PlaceRefusal::ObstacleAtEdge));
    assert_eq!(at(457.0, 317.0), Err(PlaceRefusal::AtObstacle(0)));
    assert_eq!(at(457.0, 316.9), Ok(()));
    // Beside an objective it may lie, on it not.
    assert_eq!(at(600.0, 612.0), Ok(()));
    assert_eq!(at(600.0, 612.1), Err(PlaceRefusal::OnObjective(0)));
    assert_eq!(PlaceRefusal::AtObstacle(0).rule(), "xwing.setup.08");
    assert_eq!(PlaceRefusal::ObstacleAtEdge.rule(), "xwing.setup.09");
    assert_eq!(PlaceRefusal::OnObjective(0).rule(), "xwing.scenario.setup.09");
}

#[test]
fn satellites_and_caches() {
    broadside_rulebook::proves!(
        "xwing.scenario.assault.03",
        "xwing.scenario.assault.04",
        "xwing.scenario.assault.05",
        "xwing.scenario.assault.06",
        "xwing.scenario.assault.07",
        "xwing.scenario.salvage.03",
        "xwing.scenario.salvage.04",
        "xwing.scenario.salvage.05",
        "xwing.scenario.salvage.06",
        "xwing.scenario.setup.02",
        "xwing.scenario.objective.11",
        "xwing.scenario.objective.12"
    );
    let field = Field::standard();
    let centre = Token::objective(field.centre());
    for of in [Objectives::Assault, Objectives::Salvage] {
        let at = |x: f64, y: f64, own: bool, placed: &[Token]| {
            field.place_objective(
                of,
                Edge::Lower,
                own,
                &Token::objective(Pose::from_mm(457.2 + x, 457.2 + y, 0.0)),
                placed,
            )
        };
        // Straight below: the gap to the centre is the distance less 36.
        assert_eq!(at(0.0, -236.1, true, &[centre]), Ok(()));
        assert_eq!(at(0.0, -236.0, true, &[centre]), Err(PlaceRefusal::NotAtCentre(of)));
        assert_eq!(at(0.0, -336.0, true, &[centre]), Ok(()));
        assert_eq!(at(0.0, -336.1, true, &[centre]), Err(PlaceRefusal::NotAtCentre(of)));
        // Below is the own edge, above the opponent's.
        assert_eq!(at(0.0, 300.0, true, &[centre]), Err(PlaceRefusal::NotAtOwnEdge(of)));
        assert_eq!(at(0.0, 300.0, false, &[centre]), Ok(()));
        assert_eq!(at(0.0, -300.0, false, &[centre]), Err(PlaceRefusal::NotAtOpponentsEdge(of)));
        // Purely sideways it is about 439 from both edges.
        assert_eq!(at(300.0, 0.0, true, &[centre]), Err(PlaceRefusal::NotAtOwnEdge(of)));
        assert_eq!(at(300.0, 0.0, false, &[centre]), Err(PlaceRefusal::NotAtOpponentsEdge(of)));
        let edge =
            field.to_edge(Edge::Lower, &Token::objective(Pose::from_mm(757.2, 457.2, 0.0)).shape()).distance;
        assert!((edge - 439.2).abs() < 1e-9);
        let placed = [centre, Token::objective(Pose::from_mm(457.2 - 100.0, 157.2, 0.0))];
        assert_eq!(at(136.0, -300.0, true, &placed), Err(PlaceRefusal::AtObjective(of, 1)));
        assert_eq!(at(136.1, -300.0, true, &placed), Ok(()));
        assert!(PlaceRefusal::AtObjective(of, 1).rule().ends_with(".04"));
        assert!(PlaceRefusal::NotAtOwnEdge(of).rule().ends_with(".05"));
        assert!(PlaceRefusal::NotAtOpponentsEdge(of).rule().ends_with(".06"));
    }
}

#[test]
fn satellites_to_scramble_need_no_distance_between_them() {
    broadside_rulebook::proves!(
        "xwing.scenario.scramble.03",
        "xwing.scenario.scramble.04",
        "xwing.scenario.scramble.05"
    );
    let (field, of) = (Field::standard(), Objectives::Scramble);
    let centre = Token::objective(field.centre());
    let placed = [centre, Token::objective(Pose::from_mm(400.0, 757.2, 0.0))];
    let at = |edge, y: f64| {
        field.place_objective(of, edge, false, &Token::objective(Pose::from_mm(457.2, y, 0.0)), &placed)
    };
    assert_eq!(at(Edge::Lower, 757.2), Ok(()));
    assert_eq!(at(Edge::Lower, 157.2), Err(PlaceRefusal::NotAtOpponentsEdge(of)));
    assert_eq!(at(Edge::Upper, 157.2), Ok(()));
    assert_eq!(at(Edge::Upper, 457.2), Err(PlaceRefusal::NotAtCentre(of)));
    assert_eq!(PlaceRefusal::NotAtOpponentsEdge(of).rule(), "xwing.scenario.scramble.04");
    assert_eq!(PlaceRefusal::NotAtCentre(of).rule(), "xwing.scenario.scramble.03");
}

#[test]
fn a_jettisoned_cache_lies_at_range_1() {
    broadside_rulebook::proves!("xwing.scenario.salvage.27", "xwing.scenario.salvage.28");
    let field = Field::standard();
    let ships = [small(100.0, 457.0, 0.0), small(100.0, 550.0, 0.0)];
    let at =
        |x: f64, y: f64| field.place_cache(&Token::objective(Pose::from_mm(x, y, 0.0)), &ships[0], &ships);
    assert_eq!(at(238.0, 457.0), Ok(()));
    assert_eq!(at(238.1, 457.0), Err(PlaceRefusal::NotAtShip));
    assert_eq!(at(138.0, 457.0), Err(PlaceRefusal::NotAtShip));
    assert_eq!(at(138.1, 457.0), Ok(()));
    assert_eq!(at(100.0, 520.0), Err(PlaceRefusal::CacheOnShip(1)));
    assert_eq!(at(17.0, 457.0), Err(PlaceRefusal::ObjectiveOutside));
    assert_eq!(PlaceRefusal::NotAtShip.rule(), "xwing.scenario.salvage.27");
    assert_eq!(PlaceRefusal::CacheOnShip(1).rule(), "xwing.scenario.salvage.28");
}

#[test]
fn every_candidate_is_legal_and_there_are_some() {
    let (field, facts) = (Field::standard(), Facts::embedded());
    let centre = [Token::objective(field.centre())];
    for edge in [Edge::Lower, Edge::Upper] {
        for size in SIZES {
            let mut places = Vec::new();
            field.ship_places(edge, size, &[], 25.0, &mut places);
            assert!(places.len() > 50, "{size:?} {}", places.len());
            let legal = |&pose: &Pose| {
                field.place_ship(edge, &broadside_xwing::geometry::Ship::new(size, pose), &[]).is_ok()
            };
            assert!(places.iter().all(legal));
        }
        for of in [Objectives::Assault, Objectives::Salvage, Objectives::Scramble] {
            let mut places = Vec::new();
            field.objective_places(of, edge, of != Objectives::Scramble, &centre, 20.0, &mut places);
            assert!(places.len() > 20, "{of:?} {}", places.len());
        }
    }
    // Six obstacles always find a place one after the other, wherever the first candidates lead.
    let mut lying: Vec<Token> = Vec::new();
    for obstacle in facts.obstacles().iter().filter(|obstacle| !obstacle.placed).take(6) {
        let mut places = Vec::new();
        field.obstacle_places(&obstacle.outline(), &lying, &centre, 30.0, &mut places);
        let pose = *places.first().expect("a place");
        lying.push(Token::new(&obstacle.outline(), pose));
    }
    let mut places = Vec::new();
    field.cache_places(&small(457.0, 457.0, 0.0), &[], 15.0, &mut places);
    assert!(places.len() > 50);
}
