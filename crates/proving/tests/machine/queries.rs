//! Numbers and permissions with their contributions.

use broadside_engine::{About, Answer, Error, Game as _, How, Look};
use broadside_proving::ByTurns;
use broadside_proving::board::Dial;
use broadside_proving::steps::{Activation, Step};
use broadside_proving::words::{Query, Thing};
use broadside_table::Pose;

use crate::scene::{BLUE, RED, Scene, board};

#[test]
fn a_value_lists_its_contributions() {
    let game = ByTurns::default();
    let charms = [(BLUE, "Weedy Bottom", 0), (RED, "Long Oars", 0)];
    let scene = Scene::begin(&game, board(&game, &charms), Step::Activation(Activation::new(0)), &[]);
    let look = Look::new(&game, &scene.position);
    let (reach, why) = look.explain(Query::Reach, About::subject(Thing::Skiff(0)), 80);
    assert_eq!(reach, 60);
    let why: Vec<_> = why.iter().map(|c| (c.source.0, c.how, c.by, c.value)).collect();
    assert_eq!(why, [(1, How::Added, 30, 110), (0, How::Lowered, 60, 60)]);
    assert_eq!(
        look.value(Query::Reach, About::subject(Thing::Skiff(3)), 80),
        80,
        "no charm is about skiff 3"
    );
}

#[test]
fn a_decision_names_the_rules_that_it_rests_on() {
    let game = ByTurns::default();
    let scene = Scene::begin(&game, board(&game, &[]), Step::Activation(Activation::new(0)), &[]);
    assert_eq!(game.rules(&scene.asked(RED)), ["skiffs.range"]);
}

#[test]
fn cannot_beats_can() {
    let game = ByTurns::default();
    let charms = [(RED, "Corsair", 0), (BLUE, "White Flag", 0)];
    let mut far = board(&game, &charms);
    far.skiffs[5].pose = Some(Pose::from_mm(380.0, 380.0, 0.0));
    far.skiffs[3].lanterns = 0;
    let mut scene = Scene::begin(&game, far, Step::Activation(Activation::new(0)), &[]);
    assert_eq!(scene.referee.legal(&scene.position, RED).items, [Thing::Skiff(4), Thing::Skiff(5)]);
    let refused = scene.referee.answer(&mut scene.position, RED, &Answer::Pick(Thing::Skiff(3)));
    let Err(Error::Refused(refusal)) = refused else { panic!("it cannot be fired at") };
    assert_eq!(refusal.rule.as_deref(), Some("skiffs.cannot"));
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let game = ByTurns::default();
    let mut rowing = board(&game, &[]);
    rowing.skiffs[0].dial = Some(Dial::Row);
    let mut scene = Scene::begin(&game, rowing, Step::Activation(Activation::new(0)), &[]);
    let before = scene.position;
    for (pose, rule) in [
        (Pose::from_mm(100.0, 181.0, 0.0), "skiffs.reach"),
        (Pose::from_mm(100.0, 150.0, 10.0), "skiffs.row"),
        (Pose::from_mm(151.0, 100.0, 0.0), "skiffs.place"),
    ] {
        let refused = scene.referee.answer(&mut scene.position, RED, &Answer::Place(pose));
        let Err(Error::Refused(refusal)) = refused else { panic!("{pose:?} is taken") };
        assert_eq!(refusal.rule.as_deref(), Some(rule));
        assert_eq!(scene.position, before);
    }
    scene.answer(RED, Answer::Place(Pose::from_mm(100.0, 165.0, 0.0)));
}
