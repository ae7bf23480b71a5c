//! Costs, limits, branches, replacements and lasting effects.

use broadside_engine::{Answer, Chance, Kind, Prompt, Seed};
use broadside_proving::board::CharmState;
use broadside_proving::steps::{Attack, Round, Step};
use broadside_proving::words::{Event, Thing, Window};
use broadside_proving::{ByQueue, ByTurns};
use broadside_testkit::answers;

use crate::scene::{BLANK, BLUE, HIT, RED, STAR, Scene, board};

/// An attack on a skiff without planks at the bow, so that hits there deal cards.
fn attack_on_a_wreck<const QUEUE: bool>(
    game: &broadside_proving::Skiffs<QUEUE>,
    charms: &[(broadside_engine::Seat, &str, u8)],
) -> Scene<'static, QUEUE> {
    let game: &'static _ = Box::leak(Box::new(game.clone()));
    let mut board = board(game, charms);
    board.skiffs[3].planks = [0, 2];
    let mut scene = Scene::begin(game, board, Step::Attack(Attack::new(0, 3)), &[HIT, BLANK, BLANK]);
    scene.answer(BLUE, Answer::Split([1, 0].into_iter().collect()));
    scene
}

#[test]
fn a_replacement_takes_the_place_of_what_would_happen() {
    let charms = [(BLUE, "Cork Vest", 0), (BLUE, "Grudge", 0)];
    let mut scene = attack_on_a_wreck(&ByTurns::default(), &charms);
    assert_eq!(scene.asked(BLUE).prompt, Prompt::Replace(Window::DealCard));
    scene.use_charm(BLUE, "Cork Vest");
    assert_eq!(scene.lanterns(3), 0);
    assert!(scene.position.board.skiffs[3].cards.is_empty());
    assert!(!scene.happened(|event| matches!(event, Event::CardDealt(..))), "it never happened");
    assert_eq!(scene.position.core.granted().count(), 0, "so nothing answers it");
}

#[test]
fn a_replacement_can_be_declined() {
    let mut scene = attack_on_a_wreck(&ByTurns::default(), &[(BLUE, "Cork Vest", 0)]);
    scene.answer(BLUE, Answer::Pass);
    assert_eq!(scene.position.board.skiffs[3].cards.len(), 1);
    assert_eq!(scene.lanterns(3), 1);
}

#[test]
fn a_replacement_can_change_what_happens_and_another_can_follow() {
    let charms = [(BLUE, "Whipping Boy", 0), (BLUE, "Cork Vest", 1)];
    let mut scene = attack_on_a_wreck(&ByTurns::default(), &charms);
    scene.use_charm(BLUE, "Whipping Boy");
    assert_eq!(scene.lanterns(3), 0, "both costs are paid");
    scene.answer(BLUE, Answer::Pick(Thing::Skiff(4)));
    assert_eq!(scene.usable(BLUE), ["Cork Vest"], "the card would now be dealt to skiff 4");
    scene.use_charm(BLUE, "Cork Vest");
    assert!(scene.position.board.skiffs.iter().all(|skiff| skiff.cards.is_empty()));
}

#[test]
fn where_the_rules_say_so_only_one_effect_replaces_an_event() {
    let charms = [(BLUE, "Whipping Boy", 0), (BLUE, "Cork Vest", 1)];
    let mut scene = attack_on_a_wreck(&ByQueue::default(), &charms);
    scene.use_charm(BLUE, "Whipping Boy");
    scene.answer(BLUE, Answer::Pick(Thing::Skiff(4)));
    assert_eq!(scene.position.board.skiffs[4].cards.len(), 1, "the vest on skiff 4 is not asked");
}

#[test]
fn unless_asks_the_other_player_and_then_runs_one_of_two_lists() {
    let game = ByTurns::default();
    let start = |draws: &[u32]| {
        let board = board(&game, &[(BLUE, "Parley", 0)]);
        let mut scene = Scene::begin(&game, board, Step::Attack(Attack::new(0, 3)), draws);
        scene.use_charm(BLUE, "Parley");
        assert!(matches!(scene.asked(RED).prompt, Prompt::May(_)));
        scene
    };
    let mut paid = start(&[HIT, BLANK, BLANK]);
    paid.answer(RED, Answer::Confirm(true));
    assert_eq!((paid.lanterns(0), paid.asked(BLUE).kind), (0, Kind::Split { total: 1 }));

    let mut refused = start(&[]);
    refused.answer(RED, Answer::Confirm(false));
    assert!(refused.happened(|event| *event == Event::CalledOff));
    assert!(refused.position.core.is_over(), "the attack, and with it this scene, is over");

    let mut dark = board(&game, &[(BLUE, "Parley", 0)]);
    dark.skiffs[0].lanterns = 0;
    let mut dark = Scene::begin(&game, dark, Step::Attack(Attack::new(0, 3)), &[]);
    dark.use_charm(BLUE, "Parley");
    assert!(dark.happened(|event| *event == Event::CalledOff), "who cannot pay is not asked");
}

#[test]
fn a_cost_can_be_paid_in_one_of_several_ways_and_an_effect_can_branch() {
    let game = ByTurns::default();
    let mut scene =
        Scene::begin(&game, board(&game, &[(RED, "Drill", 0)]), Step::Round(Round::default()), &[]);
    scene.use_charm(RED, "Drill");
    assert_eq!(scene.referee.legal(&scene.position, RED).items, [Thing::Option(0), Thing::Option(1)]);
    scene.answer(RED, Answer::Pick(Thing::Option(1)));
    assert_eq!(scene.position.board.charms[0].state, CharmState::Discarded);
    scene.answer(RED, Answer::Pick(Thing::Option(0)));
    assert_eq!(scene.referee.legal(&scene.position, RED).items, [Thing::Skiff(1), Thing::Skiff(2)]);
    scene.answer(RED, Answer::Pick(Thing::Skiff(2)));
    assert_eq!((scene.lanterns(0), scene.lanterns(2)), (1, 2));
}

#[test]
fn a_way_to_pay_that_is_the_only_one_is_not_asked_for() {
    let game = ByTurns::default();
    let mut dark = board(&game, &[(RED, "Drill", 0)]);
    dark.skiffs[0].lanterns = 0;
    let mut scene = Scene::begin(&game, dark, Step::Round(Round::default()), &[]);
    scene.use_charm(RED, "Drill");
    assert!(matches!(scene.asked(RED).prompt, Prompt::Branch(_)));
    assert_eq!(scene.position.board.charms[0].state, CharmState::Discarded);
}

#[test]
fn limits_count_by_round_by_name_and_by_event() {
    let game = ByTurns::default();
    let feasts = [(RED, "Harbour Feast", 0), (RED, "Harbour Feast", 1)];
    let mut scene = Scene::begin(&game, board(&game, &feasts), Step::Round(Round::default()), &[]);
    assert_eq!(scene.asked(RED).kind, Kind::Use { optional: false }, "one of them must be used");
    scene.use_charm(RED, "Harbour Feast");
    assert_eq!(scene.lanterns(0), 2, "two feasts in a round are one feast");

    let mut round = board(&game, &[(BLUE, "Fog Bell", 0)]);
    round.skiffs[1].acted = true;
    round.skiffs.iter_mut().skip(2).for_each(|skiff| skiff.acted = true);
    let activations = Step::Round(Round::of_activations(RED));
    round.skiffs[2].acted = false;
    let mut scene = Scene::begin(&game, round, activations, &[HIT, BLANK, BLANK, HIT, BLANK, BLANK]);
    scene.answer(RED, Answer::Pick(Thing::Skiff(0)));
    scene.answer(RED, Answer::Pick(Thing::Skiff(3)));
    scene.use_charm(BLUE, "Fog Bell");
    scene.answer(RED, Answer::Pick(Thing::Skiff(4)));
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 1 }, "the bell has rung in this round");
}

#[test]
fn a_granted_ability_lasts_until_its_procedure_ends() {
    let game = ByTurns::default();
    let drill = board(&game, &[(RED, "Drill", 0)]);
    let mut scene = Scene::begin(&game, drill, Step::Round(Round::default()), &[]);
    scene.referee.chance = Chance::seeded(Seed(1));
    scene.use_charm(RED, "Drill");
    scene.answer(RED, Answer::Pick(Thing::Option(0)));
    scene.answer(RED, Answer::Pick(Thing::Option(1)));
    let mut choices = Chance::seeded(Seed(2));
    while let Some(answers) = answers(&mut scene.referee, &scene.position, &mut choices) {
        assert_eq!(scene.position.core.granted().count(), 1, "in force for the whole round");
        scene.referee.answer_all(&mut scene.position, &answers).unwrap();
    }
    assert!(scene.happened(|event| matches!(event, Event::Rolled(dice) if dice.len() == 5)));
    assert_eq!(scene.position.core.granted().count(), 0);
}

#[test]
fn a_delayed_effect_waits_for_its_window_and_works_once() {
    let game = ByTurns::default();
    let mut scene =
        Scene::begin(&game, board(&game, &[(RED, "Signal Gun", 0)]), Step::Round(Round::default()), &[]);
    scene.use_charm(RED, "Signal Gun");
    scene.answer(RED, Answer::Pick(Thing::Skiff(1)));
    assert_eq!(scene.position.core.granted().count(), 1);
    scene
        .referee
        .chance
        .script([BLANK, BLANK, BLANK].map(|value| broadside_engine::Draw { what: None, value }));
    let bids = [(RED, Answer::Amount(0)), (BLUE, Answer::Amount(0))];
    scene.referee.answer_all(&mut scene.position, &bids).unwrap();
    let anchors = Answer::Assign([Thing::Dial(Default::default()); 3].into_iter().collect());
    scene.referee.answer_all(&mut scene.position, &[(RED, anchors), (BLUE, anchors)]).unwrap();
    scene.answer(RED, Answer::Pick(Thing::Skiff(1)));
    scene.answer(RED, Answer::Pick(Thing::Skiff(4)));
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 1 }, "three blanks and the signal");
    assert_eq!(scene.position.core.granted().count(), 0);
}

/// Red's skiffs 0 and 1 fire at blue's 3 and 4 in one round; every die is blank.
fn two_attacks<const QUEUE: bool>(
    game: &broadside_proving::Skiffs<QUEUE>,
    charm: &str,
    mut before: impl FnMut(&mut Scene<'_, QUEUE>),
) -> [u16; 2] {
    let mut round = board(game, &[(RED, charm, 0)]);
    round.skiffs[0].lanterns = 2;
    round.skiffs.iter_mut().skip(2).for_each(|skiff| skiff.sunk = skiff.owner == RED);
    let mut scene = Scene::begin(game, round, Step::Round(Round::default()), &[]);
    before(&mut scene);
    let bids = [(RED, Answer::Amount(0)), (BLUE, Answer::Amount(0))];
    scene.referee.answer_all(&mut scene.position, &bids).expect("legal");
    let anchors =
        |count| Answer::Assign(std::iter::repeat_n(Thing::Dial(Default::default()), count).collect());
    scene.referee.answer_all(&mut scene.position, &[(RED, anchors(2)), (BLUE, anchors(3))]).expect("legal");
    let mut totals = [0; 2];
    for (at, skiff) in [1, 0].into_iter().enumerate() {
        scene.referee.chance.script([BLANK; 3].map(|value| broadside_engine::Draw { what: None, value }));
        if scene.asked(RED).prompt == Prompt::Step(broadside_proving::words::Prompt::ChooseSkiff) {
            scene.answer(RED, Answer::Pick(Thing::Skiff(skiff)));
        }
        scene.answer(RED, Answer::Pick(Thing::Skiff(3 + at as u8)));
        if let Some(Kind::Split { total }) = scene.position.kind(BLUE) {
            totals[at] = total;
            scene.answer(BLUE, Answer::Split([total as u8, 0].into_iter().collect()));
        }
        let blue = scene.position.core.deciders().holds(BLUE);
        if blue {
            scene.answer(BLUE, Answer::Pick(Thing::Skiff(3 + at as u8)));
            scene.answer(BLUE, Answer::Pass);
        }
    }
    totals
}

#[test]
fn each_instance_of_a_granted_ability_is_its_own() {
    let turns = two_attacks(&ByTurns::default(), "Drum Roll", |scene| scene.use_charm(RED, "Drum Roll"));
    assert_eq!(turns, [1, 1], "one hit for each skiff that the drum was for");
    let queue = two_attacks(&ByQueue::default(), "Drum Roll", |s| s.answer(RED, Answer::Confirm(true)));
    assert_eq!(queue, [1, 1]);
}

#[test]
fn a_cost_of_several_parts_is_paid_in_full_or_not_at_all() {
    let game = ByTurns::default();
    let poor = board(&game, &[(RED, "Drum Roll", 0)]);
    let scene = Scene::begin(&game, poor, Step::Round(Round::default()), &[]);
    assert_eq!(scene.asked(RED).kind, Kind::Amount { min: 0, max: 3 }, "one lantern does not pay for two");
}

#[test]
fn who_may_choose_and_chooses_nothing_has_not_used_the_effect() {
    let game = ByTurns::default();
    let noted = |answer| {
        let coin = board(&game, &[(RED, "Lucky Coin", 0)]);
        let mut scene = Scene::begin(&game, coin, Step::Attack(Attack::new(0, 3)), &[BLANK, BLANK, BLANK]);
        scene.use_charm(RED, "Lucky Coin");
        scene.answer(RED, answer);
        !format!("{:?}", scene.position.core).contains("ledger: []")
    };
    assert!(!noted(Answer::Pass), "the use is not counted");
    assert!(noted(Answer::Pick(Thing::Die(0))), "the use is counted");
}

#[test]
fn conditions_and_repeats_are_followed() {
    let game = ByTurns::default();
    let sink = |lanterns: u8| {
        let mut board = board(&game, &[(RED, "Salvage", 2)]);
        board.skiffs[2].lanterns = lanterns;
        board.skiffs[3].planks = [0, 1];
        let mut scene = Scene::begin(&game, board, Step::Attack(Attack::new(0, 3)), &[STAR, BLANK, BLANK]);
        scene.answer(BLUE, Answer::Split([0, 2].into_iter().collect()));
        assert!(scene.happened(|event| *event == Event::Sunk(3)), "a skiff without planks goes down");
        scene.lanterns(2)
    };
    assert_eq!(sink(0), 1);
    assert_eq!(sink(1), 3);
}

#[test]
fn every_event_names_the_effect_that_did_it() {
    let mut scene = attack_on_a_wreck(&ByTurns::default(), &[(BLUE, "Cork Vest", 0)]);
    scene.use_charm(BLUE, "Cork Vest");
    let vest = scene.offer(BLUE, "Cork Vest");
    let paid = scene.referee.events.list.iter().find(|h| h.event == Event::Lanterns(3, -1)).unwrap();
    assert_eq!(paid.by, Some((vest.source, vest.ability)));
    let rolled = scene.referee.events.list.iter().find(|h| matches!(h.event, Event::Rolled(_))).unwrap();
    assert_eq!(rolled.by, None);
}
