//! Questions say what their answers come to, and what need not be asked is told.

use broadside_armada::facts::Edition;
use broadside_engine::{Chance, Seat, Seed, Viewer};
use broadside_rulebook::Index;
use broadside_stage::{Adjustable, Arg, Change, Choice, Desk, Reply, Text, Wants};

use crate::play;

fn is(text: Option<&Text>, id: &str) -> bool {
    text.is_some_and(|text| text.id == id)
}

/// Whether a choice attacks its only target at once.
fn attacks_at_once(choice: &Choice) -> bool {
    choice.label.id == "armada-choice-attack-only" || is(choice.detail.as_ref(), "armada-detail-only-target")
}

#[test]
fn an_attack_on_the_only_target_shows_its_odds_before_it_is_begun() {
    let mut shown = 0;
    for seed in 21..27 {
        let mut desk = play::random(Edition::Rr15, seed);
        play::play(&mut desk, seed, 1, |desk| {
            for seat in desk.deciders() {
                let Some(question) = desk.question(seat) else { continue };
                let fits = |(_, choice): &(usize, &Choice)| attacks_at_once(choice);
                let Some((at, choice)) = question.choices.iter().enumerate().find(fits) else { continue };
                let preview = desk.preview(seat, question.number, &[], &Reply::Pick(at as u32)).unwrap();
                // Cards may ask something before the attack is declared.
                let Some(odds) = preview.evidence.panels.iter().find(|it| it.title.id == "armada-panel-odds")
                else {
                    continue;
                };
                assert!(!odds.rows.is_empty() && !choice.dice.is_empty() && choice.proof.is_some());
                shown += 1;
            }
        });
    }
    assert!(shown > 10, "only {shown}");
}

#[test]
fn a_defense_token_says_what_it_does_to_this_attack() {
    let (mut said, mut halved) = (0, 0);
    for seed in 31..37 {
        let mut desk = play::random(Edition::Rr15, seed);
        play::play(&mut desk, seed, 1, |desk| {
            for seat in desk.deciders() {
                let Some(question) = desk.question(seat) else { continue };
                for choice in question.choices.iter().filter(|_| question.key == "armada.spend-defense-token")
                {
                    let text = serde_json::to_string(&choice.detail).unwrap();
                    assert!(text.contains("armada-defense-does-"), "{text}");
                    said += 1;
                    halved += usize::from(text.contains("does-brace"));
                }
            }
        });
    }
    assert!(said > 10 && halved > 3, "only {said} and {halved}");
}

#[test]
fn a_command_is_resolved_once_its_dial_is_kept_and_not_when_a_token_is_taken() {
    let mut found = [0; 2];
    for seed in 41..47 {
        let mut desk = play::random(Edition::Rr15, seed);
        let mut chance = Chance::seeded(Seed(seed));
        while !desk.is_over() {
            for seat in desk.deciders() {
                let Some(question) = desk.question(seat) else { continue };
                let (number, reply) = desk.random_reply(seat, &mut chance).expect("it is asked");
                let picked = match (question.key.as_str(), &reply) {
                    ("armada.use-dial", Reply::Pick(at)) => question.choices.get(*at as usize).cloned(),
                    _ => None,
                };
                desk.answer(seat, number, &reply).expect("a legal answer");
                let Some(picked) = picked else { continue };
                let Some(next) = desk.question(seat) else { continue };
                if next.key != "armada.effect.resolve-revealed-commands" || next.choices.len() != 1 {
                    continue;
                }
                let icon = |choice: &Choice| choice.icon.clone();
                if icon(&next.choices[0]) != icon(&picked) {
                    continue;
                }
                let wanted = match picked.label.id.as_str() {
                    "armada-choice-keep-dial" => (0, Reply::Pick(0)),
                    "armada-choice-take-token" => (1, Reply::Pass),
                    _ => continue,
                };
                let moot = next.moot.expect("the choice has said it");
                // A repair command without anything to repair is passed with a reason.
                if moot.why.is_none() {
                    assert_eq!(moot.reply, wanted.1);
                    found[wanted.0] += 1;
                }
            }
        }
    }
    assert!(found[0] > 0 && found[1] > 0, "{found:?}");
}

#[test]
fn what_is_changed_by_agreement_is_told() {
    let mut desk = play::learning(3);
    let ship = desk.scene(Viewer::Spectator).pieces.iter().find(|it| it.id == "ship-0").cloned().unwrap();
    let place = ship.place.expect("it lies on the table");
    let moved = broadside_stage::Place { x: place.x + 30.0, ..place };
    let speed = |all: Vec<Adjustable>| all.into_iter().find(|value| value.key == "speed").unwrap();
    let before = speed(desk.adjustable(Viewer::Seat(Seat(0)), "ship-0"));
    let value = if before.value == 1 { 2 } else { 1 };
    let changes = [
        Change::Set { of: "ship-0".into(), key: "speed".into(), value },
        Change::Move { piece: "ship-0".into(), place: moved },
    ];
    desk.adjust(Seat(0), &changes, &[Seat(0), Seat(1)]).expect("all agree");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let story = desk.story(viewer, 0);
        let at = story.iter().position(|told| told.text.id == "told-adjust").expect("it is told");
        let lines: Vec<&str> = story[at + 1..].iter().map(|told| told.text.id.as_str()).collect();
        assert_eq!(lines, ["told-adjusted-value", "told-adjusted-moved"]);
        let text = serde_json::to_value(&story[at + 1].text).unwrap();
        assert_eq!(text["args"]["from"], f64::from(before.value));
        assert_eq!(text["args"]["to"], f64::from(value));
        assert_eq!(text["args"]["piece"]["args"]["name"], ship.name);
        assert_eq!(story[at + 2].motion.as_ref().unwrap().piece, "ship-0");
    }
}

#[test]
fn what_is_not_asked_is_a_legal_answer() {
    let mut moot = 0;
    for seed in 51..54 {
        let mut desk = play::random(Edition::Rr15, seed);
        play::play(&mut desk, seed, 1, |desk| {
            for seat in desk.deciders() {
                let Some(question) = desk.question(seat) else { continue };
                let Some(given) = question.moot else { continue };
                let legal = match given.reply {
                    Reply::Pass => question.pass.is_some(),
                    Reply::Pick(at) => (at as usize) < question.choices.len(),
                    _ => false,
                };
                assert!(legal && matches!(question.wants, Wants::Pick | Wants::Use), "{}", question.key);
                moot += 1;
            }
        });
    }
    assert!(moot > 3, "only {moot}");
}

#[test]
fn a_card_that_asks_or_offers_says_what_it_does_and_names_its_rule() {
    let is_card = |key: &str| {
        ["upgrade-", "damage-", "objective-", "keyword-"].iter().any(|kind| key.starts_with(kind))
    };
    let (mut asks, mut offers) = (0, 0);
    for seed in 61..64 {
        let mut desk = play::random(Edition::Rr15, seed);
        play::play(&mut desk, seed, 1, |desk| {
            for question in desk.deciders().into_iter().filter_map(|seat| desk.question(seat)) {
                for (choice, key) in question.choices.iter().filter_map(|it| Some((it, it.card.as_deref()?)))
                {
                    let Some(rule) = choice.rules.first() else {
                        assert!(!key.starts_with("rule-"), "{key} names no rule");
                        continue;
                    };
                    assert!(Index::embedded().get(rule).is_some(), "there is no rule {rule}");
                    assert!(choice.text.is_some() || !is_card(key), "{key} does not say what it does");
                    offers += 1;
                }
                let mut parts = question.key.splitn(3, '.').skip(1);
                let (kind, key) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
                if ["effect", "instead", "order-effects", "use", "choose", "branch", "may"].contains(&kind) {
                    let rule = question.rules.first().expect("a rule");
                    assert!(Index::embedded().get(rule).is_some(), "there is no rule {rule}");
                    asks += usize::from(question.text.is_some());
                    let asks_by_card = matches!(kind, "use" | "choose" | "branch" | "may") && is_card(key);
                    assert!(question.text.is_some() || !asks_by_card, "{key} does not say what it does");
                }
            }
        });
    }
    assert!(asks > 3 && offers > 3, "only {asks} questions and {offers} offers");
}

#[test]
fn a_dial_that_no_round_reveals_need_not_be_set() {
    let (mut late, mut timely) = (0, 0);
    for seed in 71..77 {
        let mut desk = play::random(Edition::Rr15, seed);
        play::play(&mut desk, seed, 1, |desk| {
            for question in desk.deciders().into_iter().filter_map(|seat| desk.question(seat)) {
                let round = f64::from(desk.scene(Viewer::Spectator).round);
                for slot in question.slots.iter().filter(|slot| slot.label.id == "armada-slot-dial") {
                    let Arg::Number(place) = slot.label.args["place"] else { panic!("{slot:?}") };
                    assert_eq!(slot.idle.is_some(), round + place - 1.0 > 6.0, "{slot:?} in round {round}");
                    *(if slot.idle.is_some() { &mut late } else { &mut timely }) += 1;
                }
            }
        });
    }
    assert!(late > 0 && timely > 0, "{late} late, {timely} in time");
}
