//! Obstacle tokens, traits, and squadrons around an exogorth.

use broadside_armada::Setup;
use broadside_armada::facts::{Edition, Facts, ObstacleKind};
use broadside_armada::fleet::{check, parse, samples};
use broadside_armada::geometry::{Contact, Displaced, Measures};
use broadside_engine::{Chance, Game, Seed};
use broadside_table::{Area, Disc, Pose, Shape, overlaps, touches};
use broadside_texts::Language;

use crate::common::game;

const LATER: [Edition; 2] = [Edition::Rr15, Edition::Arc];

fn standard() -> Setup {
    let fleet = |slug: &str| samples().iter().find(|it| it.slug == slug).expect("a sample").fleet();
    Setup::new([fleet("rebel-180"), fleet("imperial-180")])
}

/// The kinds of the obstacles that a game begins with.
fn kinds(edition: Edition, setup: &Setup) -> Result<Vec<ObstacleKind>, String> {
    let started = game(edition).start(setup, &mut Chance::seeded(Seed(0)));
    let (board, _) = started.map_err(|error| Language::En.reason(&error.0))?;
    Ok(board.obstacles.iter().map(|it| it.kind).collect())
}

#[test]
fn a_game_with_an_objective_has_the_six_obstacles_of_a_core_set() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.obstacles.06");
    use ObstacleKind::{AsteroidField, DebrisField, Station};
    let six = [AsteroidField, AsteroidField, AsteroidField, DebrisField, DebrisField, Station];
    for edition in LATER {
        let most_wanted = Facts::of(edition).objective("most-wanted");
        assert!(most_wanted.is_some());
        let setup = Setup { objective: most_wanted, ..standard() };
        assert_eq!(kinds(edition, &setup).as_deref(), Ok(&six[..]));
        // Those of a campaign are not among them unless they are called for.
        let dust: Vec<_> =
            ["dust-1", "dust-2"].iter().filter_map(|it| Facts::of(edition).obstacle(it)).collect();
        assert_eq!(dust.len(), 2);
        let kinds = kinds(edition, &Setup { obstacles: dust, ..setup }).expect("a legal setup");
        assert_eq!((&kinds[..6], &kinds[6..]), (&six[..], &[ObstacleKind::DustField; 2][..]));
    }
}

#[test]
fn there_is_one_set_of_shapes_and_no_token_is_brought_twice() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.obstacles.07", "armada.obstacle.dust-field.71");
    for edition in LATER {
        let facts = Facts::of(edition);
        let count = |kind| facts.obstacles().iter().filter(|token| token.kind == kind).count();
        assert_eq!(count(ObstacleKind::AsteroidField), 3);
        assert_eq!(count(ObstacleKind::DebrisField), 2);
        assert_eq!(count(ObstacleKind::Station), 1);
        // One pair of dust fields, of two shapes.
        assert_eq!(count(ObstacleKind::DustField), 2);
        for slug in ["asteroid-2", "debris-1", "station"] {
            let again = facts.obstacle(slug).expect("an obstacle");
            let refused = kinds(edition, &Setup { obstacles: vec![again], ..standard() });
            assert!(refused.is_err_and(|reason| reason.contains("brought twice")), "{slug}");
        }
        let dust = facts.obstacle("dust-1").expect("a dust field");
        let refused = kinds(edition, &Setup { obstacles: vec![dust, dust], ..standard() });
        assert!(refused.is_err_and(|reason| reason.contains("brought twice")));
    }
}

#[test]
fn a_trait_does_nothing_but_cards_can_ask_for_it() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.ship.03");
    for edition in LATER {
        let facts = Facts::of(edition);
        let broken = |ship: &str, card: &str| {
            let lines = format!("ship {ship}\n  {card}\n");
            let text = format!("fleet test\nfaction republic\npoints 400\n{lines}");
            let fleet = parse(facts, &text).unwrap_or_else(|errors| panic!("{errors:?}"));
            let rules = check(facts, &fleet);
            rules.iter().any(|problem| problem.rule.as_deref() == Some("armada.upgrade-cards.13"))
        };
        // A ship with the trait, and one without it.
        assert!(!broken("Acclamator I-class Assault Ship", "Clone Gunners"));
        assert!(broken("Consular-class Armed Cruiser", "Clone Gunners"));
        // A card that does not ask for the trait goes on either.
        assert!(!broken("Acclamator I-class Assault Ship", "Gunnery Team"));
        assert!(!broken("Consular-class Armed Cruiser", "Gunnery Team"));
    }
}

#[test]
fn without_room_at_an_exogorth_a_squadron_touches_one_that_touches_it() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.obstacle.exogorth.05");
    for edition in LATER {
        let measures = Measures::of(edition);
        let id = Facts::of(edition).obstacle("exogorth-1").expect("an exogorth");
        let exogorth = measures.obstacle(id, Pose::from_mm(900.0, 450.0, 0.0));
        let at = |x: f64, y: f64| measures.squadron(Pose::from_mm(x, y, 0.0));
        let around = exogorth.shape();
        let meets = |one: &Shape, other: &Shape| touches(one, other) || overlaps(one, other);
        // Two lie on it, and as many as find room stand around it.
        let mut standing: Vec<Disc> = vec![at(900.0, 432.0), at(900.0, 468.0)];
        let away = Pose::from_mm(900.0, 600.0, 0.0);
        assert_eq!(contact(&around, &standing).check(measures, away, 1), Err(Displaced::NotTouching));
        while let Some(place) = contact(&around, &standing).nearest(measures, around.circle().0) {
            assert!(standing.len() < 20);
            standing.push(measures.squadron(place));
        }
        let mut places = Vec::new();
        contact(&around, &standing).candidates(measures, 1, 24, &mut places);
        assert!(!places.is_empty());
        for place in &places {
            let base = Shape::Disc(measures.squadron(*place));
            assert!(!meets(&base, &around));
            let holds =
                |&other: &Disc| touches(&base, &Shape::Disc(other)) && meets(&Shape::Disc(other), &around);
            assert!(standing.iter().any(holds));
        }
        assert_eq!(contact(&around, &standing).check(measures, away, 1), Err(Displaced::NotTouching));
        // With room at the exogorth such a place is refused.
        let gone = Shape::Disc(standing.pop().expect("it stood there"));
        let far = |place: &&Pose| !meets(&Shape::Disc(measures.squadron(**place)), &gone);
        let place = *places.iter().find(far).expect("a place elsewhere");
        assert_eq!(contact(&around, &standing).check(measures, place, 1), Err(Displaced::RoomAtShip));
    }
}

fn contact<'a>(around: &Shape<'a>, squadrons: &'a [Disc]) -> Contact<'a> {
    Contact { around: *around, on_top: true, ships: &[], squadrons, area: Area::new(1828.8, 914.4) }
}
