//! Two players' effects in one window, under both rules.

use broadside_engine::{Answer, Kind, List, Prompt};
use broadside_proving::steps::{Attack, Round, Step};
use broadside_proving::words::{Event, Thing, Window};
use broadside_proving::{ByQueue, ByTurns};

use crate::scene::{BLANK, BLUE, HIT, RED, STAR, Scene, board};

const GUNNERY: [(broadside_engine::Seat, &str, u8); 2] = [(RED, "Spyglass", 0), (BLUE, "Fog Bell", 1)];

fn attack() -> Step {
    Step::Attack(Attack::new(0, 3))
}

#[test]
fn by_turns_the_first_players_effects_come_first() {
    let game = ByTurns::default();
    let mut scene = Scene::begin(&game, board(&game, &GUNNERY), attack(), &[HIT, HIT, BLANK]);
    assert_eq!(scene.asked(RED).prompt, Prompt::UseEffect(Window::AfterRoll));
    assert_eq!(scene.usable(RED), ["Spyglass"]);
    scene.answer(RED, Answer::Pass);
    assert_eq!(scene.usable(BLUE), ["Fog Bell"]);

    let mut blue_first = board(&game, &GUNNERY);
    blue_first.first = BLUE;
    let mut scene = Scene::begin(&game, blue_first, attack(), &[HIT, HIT, BLANK]);
    assert_eq!(scene.usable(BLUE), ["Fog Bell"]);
    scene.answer(BLUE, Answer::Pass);
    assert_eq!(scene.usable(RED), ["Spyglass"]);
}

#[test]
fn an_effect_pauses_for_a_choice_in_the_other_players_attack() {
    let game = ByTurns::default();
    let mut scene = Scene::begin(&game, board(&game, &GUNNERY), attack(), &[HIT, STAR, BLANK]);
    scene.answer(RED, Answer::Pass);
    scene.use_charm(BLUE, "Fog Bell");
    let asked = scene.asked(BLUE);
    assert_eq!(
        (asked.kind, asked.source),
        (Kind::Pick { optional: false }, Some(scene.offer(BLUE, "Fog Bell").source))
    );
    assert_eq!(scene.referee.legal(&scene.position, BLUE).items, [Thing::Die(0), Thing::Die(1)]);
    scene.answer(BLUE, Answer::Pick(Thing::Die(1)));
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 1 });
}

#[test]
fn a_players_own_effects_are_used_in_any_order() {
    let charms = [(RED, "Spyglass", 0), (RED, "Powder Monkey", 0)];
    let game = ByTurns::default();
    let mut board = board(&game, &charms);
    board.skiffs[0].lanterns = 3;
    let mut scene = Scene::begin(&game, board, attack(), &[HIT, BLANK, BLANK, HIT]);
    assert_eq!(scene.usable(RED), ["Spyglass", "Powder Monkey"]);
    scene.use_charm(RED, "Powder Monkey");
    assert_eq!(scene.usable(RED), ["Spyglass", "Powder Monkey"], "it can be used as often as it is paid for");
    scene.use_charm(RED, "Spyglass");
    scene.answer(RED, Answer::some([Thing::Die(1)]));
    assert_eq!(scene.usable(RED), ["Powder Monkey"], "once for each roll");
    scene.use_charm(RED, "Powder Monkey");
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 4 }, "no lantern is left");
}

#[test]
fn in_the_queue_both_enter_in_player_order_and_each_decides_when_reached() {
    let game = ByQueue::default();
    let mut blue_first = board(&game, &GUNNERY);
    blue_first.first = BLUE;
    let mut scene = Scene::begin(&game, blue_first, attack(), &[HIT, HIT, BLANK]);
    assert!(matches!(scene.asked(BLUE).prompt, Prompt::UseQueued(_)));
    let waiting: Vec<_> = scene.position.core.waiting().map(|(_, _, seat)| seat).collect();
    assert_eq!(waiting, [BLUE, RED]);
    scene.answer(BLUE, Answer::Confirm(false));
    assert!(matches!(scene.asked(RED).prompt, Prompt::UseQueued(_)));
}

#[test]
fn a_player_orders_their_own_and_requirements_are_checked_again() {
    let charms = [(RED, "Spyglass", 0), (RED, "Powder Monkey", 0)];
    let game = ByQueue::default();
    let mut scene = Scene::begin(&game, board(&game, &charms), attack(), &[HIT, BLANK, BLANK]);
    assert_eq!(scene.asked(RED).prompt, Prompt::OrderEffects);
    let mut order = scene.referee.legal(&scene.position, RED).items.clone();
    order.reverse();
    scene.answer(RED, Answer::Order(List::of(&order)));
    scene.answer(RED, Answer::Confirm(true));
    assert_eq!(scene.lanterns(0), 0, "the powder monkey took the only lantern");
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 2 }, "the spyglass left the queue unpaid");
}

#[test]
fn an_effect_whose_requirement_fails_does_not_enter_the_queue() {
    let game = ByQueue::default();
    let mut dark = board(&game, &[(RED, "Powder Monkey", 0)]);
    dark.skiffs[0].lanterns = 0;
    let scene = Scene::begin(&game, dark, attack(), &[HIT, BLANK, BLANK]);
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 1 });
}

#[test]
fn a_window_can_have_an_order_of_its_own_and_stand_outside_the_queue() {
    let game = ByQueue::default();
    let charms = [(RED, "Boarding Hook", 0), (BLUE, "Parley", 0)];
    let mut scene = Scene::begin(&game, board(&game, &charms), attack(), &[HIT, HIT, HIT, HIT]);
    assert_eq!(scene.usable(BLUE), ["Parley"], "red is the first player, but blue is fired at");
    scene.answer(BLUE, Answer::Pass);
    scene.use_charm(RED, "Boarding Hook");
    assert_eq!(scene.asked(BLUE).kind, Kind::Split { total: 4 }, "a die more for this attack");
}

/// Red's spur deals cards to two of red's skiffs at the start of a round; a grudge answers each card.
const SPUR: [(broadside_engine::Seat, &str, u8); 3] =
    [(RED, "Ramming Spur", 0), (RED, "Drill", 2), (RED, "Grudge", 0)];

#[test]
fn what_a_queued_effect_triggers_goes_to_the_front_and_waits_for_its_end() {
    let game = ByQueue::default();
    let mut scene = Scene::begin(&game, board(&game, &SPUR), Step::Round(Round::default()), &[]);
    let order = scene.referee.legal(&scene.position, RED).items.clone();
    assert_eq!(order.len(), 2, "the grudge has nothing to answer yet");
    scene.answer(RED, Answer::Order(List::of(&order)));
    scene.answer(RED, Answer::Confirm(true));
    assert_eq!(scene.asked(BLUE).kind, Kind::Some { min: 2, max: 2 }, "the opponent chooses the skiffs");
    scene.answer(BLUE, Answer::some([Thing::Skiff(0), Thing::Skiff(1)]));
    let dealt = scene.referee.events.list.iter().filter(|h| matches!(h.event, Event::CardDealt(..))).count();
    assert_eq!(dealt, 2, "the spur is resolved to its end");
    assert_eq!(scene.position.core.granted().count(), 1, "then the grudge, at the front");
    assert!(matches!(scene.asked(RED).prompt, Prompt::UseQueued(_)), "then the drill, which was waiting");
}

#[test]
fn by_turns_an_effect_answers_its_event_at_once() {
    let game = ByTurns::default();
    let charms = [(RED, "Ramming Spur", 0), (BLUE, "Barrel Trick", 0)];
    let mut scene = Scene::begin(&game, board(&game, &charms), Step::Round(Round::default()), &[]);
    scene.use_charm(RED, "Ramming Spur");
    scene.answer(BLUE, Answer::some([Thing::Skiff(0), Thing::Skiff(1)]));
    assert!(
        matches!(scene.asked(RED).prompt, Prompt::May(_)),
        "blue's trick interrupts after the first card"
    );
    let dealt = scene.referee.events.list.iter().filter(|h| matches!(h.event, Event::CardDealt(..))).count();
    assert_eq!(dealt, 1);
    scene.answer(RED, Answer::Confirm(true));
    assert_eq!((scene.lanterns(0), scene.lanterns(3)), (0, 2));
    assert!(matches!(scene.asked(RED).prompt, Prompt::May(_)), "and after the second");
}
