//! What a page is told at a table: which action is linked, why a place is refused, what obstructs, who rolled, and why a
//! ship is passed over. Positions are written as scenario files, from which games go on.

use std::sync::Arc;

use broadside_engine::{Chance, Seat, Seed, Viewer};
use broadside_scenario::{board_of, record_of};
use broadside_stage::{
    Arg, Change, Desk, DeskError, GameDesk, PieceKind, Place, Question, Reply, Standing, Text, Told,
};
use broadside_texts::Language;
use broadside_xwing::board::Scenario;
use broadside_xwing::squad::samples;
use broadside_xwing::{Setup, XWing};
use broadside_xwing_ask::Phrases;
use broadside_xwing_show::XWingShow;

/// A game that goes on from the table of a scenario file.
fn on(game: &Arc<XWing>, text: &str, seed: u64) -> Result<GameDesk<XWingShow>, String> {
    let board = board_of(&Phrases::default(), game, text).map_err(|error| Language::En.tell(error.0))?;
    GameDesk::new(XWingShow(Arc::clone(game)), Setup::at_position(board), Seed(seed))
        .map_err(|error| Language::En.tell(error))
}

/// A table with these lines.
fn at(table: &str) -> GameDesk<XWingShow> {
    let text =
        format!("question  A table\ngame      xwing rr142\n\ntable\n{table}\nplay\n  see  first red\n");
    on(&Arc::new(XWing::default()), &text, 3).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Answers with what the program would take at random until a question with this key is open.
fn until(desk: &mut GameDesk<XWingShow>, key: &str) -> Question {
    let mut chance = Chance::seeded(Seed(11));
    for _ in 0..60 {
        for seat in desk.deciders() {
            let question = desk.question(seat).expect("a question");
            if question.key == key {
                return question;
            }
            let (number, reply) = desk.random_reply(seat, &mut chance).expect("an answer");
            let reply = if question.key == "xwing.choose-weapon" { Reply::Pick(0) } else { reply };
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
    panic!("nobody is asked {key}");
}

fn story(desk: &GameDesk<XWingShow>) -> Vec<Told> {
    desk.story(Viewer::Seat(Seat(0)), 0).to_vec()
}

fn arg<'a>(text: &'a Text, name: &str) -> &'a Text {
    match &text.args[name] {
        Arg::Text(text) => text,
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn a_linked_action_is_named_before_it_is_performed() {
    let mut desk = at("  it   tempestsquadronpilot  red  at 450 200, dial 2 straight\n  \
         tie  academypilot  blue  at 450 800 facing 180, activated\n  \
         scenario dogfight\n  phase activation");
    let action = until(&mut desk, "xwing.choose-action");
    let focus = action.choices.iter().position(|choice| choice.icon.as_deref() == Some("focus"));
    let focus = focus.expect("every ship focuses") as u32;
    desk.answer(Seat(action.seat), action.number, &Reply::Pick(focus)).expect("it focuses");
    let linked = until(&mut desk, "xwing.use.rule-linked-action");
    assert_eq!(linked.title.id, "xwing-ask-linked");
    let Arg::List(actions) = &linked.title.args["actions"] else { panic!("{:?}", linked.title) };
    assert!(!actions.is_empty());
}

#[test]
fn a_tallon_roll_cites_its_own_rule() {
    let mut desk = at("  xw   bluesquadronrookie  red   at 450 200, dial 3 tallon roll left\n  \
         tie  academypilot  blue  at 450 800 facing 180, dial 2 straight\n  \
         scenario dogfight\n  phase activation");
    assert_eq!(until(&mut desk, "xwing.choose-placement").rules, ["xwing.bearing.13"]);
}

#[test]
fn a_scramble_that_would_fail_says_so() {
    let table = |satellite: u32| {
        format!(
            "  one  satellite  at 450 {satellite}\n  \
             xw   redsquadronveteran  red   at 450 200, dial 2 straight\n  \
             tie  academypilot  blue  at 450 850 facing 180, activated\n  \
             scenario scramble the transmissions\n  round 2\n  phase activation"
        )
    };
    let detail = |satellite: u32| {
        let question = until(&mut at(&table(satellite)), "xwing.choose-action");
        let scramble = question.choices.into_iter().find(|choice| choice.label.id == "xwing-action-scramble");
        scramble.expect("every ship can scramble").detail.map(|detail| detail.id)
    };
    assert_eq!(detail(700).as_deref(), Some("xwing-detail-no-objective"));
    assert_eq!(detail(420), None);
}

#[test]
fn what_obstructs_an_attack_is_named_with_its_target_and_in_measuring() {
    let mut desk = at("  rock  coreasteroid0  at 450 350\n  \
         xw    redsquadronveteran  red   at 450 200, focus 1\n  \
         tie   academypilot  blue  at 450 480 facing 180, evade 1\n  \
         mate  academypilot  blue  at 520 480 facing 180\n  \
         scenario dogfight\n  phase engagement");
    let question = until(&mut desk, "xwing.choose-defender");
    let detail = question.choices[0].detail.clone().expect("range and obstruction");
    assert_eq!(detail.id, "xwing-detail-obstructed");
    assert_eq!(arg(&detail, "warning").id, "xwing-obstructed");
    let measured = desk.measure(Viewer::Seat(Seat(0)), "ship-0", "ship-1").expect("a measurement");
    let Arg::List(pieces) = &measured.proof.warning.expect("it is obstructed").args["pieces"] else {
        panic!()
    };
    assert_eq!(pieces[0].id, "xwing-piece-asteroid");

    // The chance to hit stands beside what the dice show: from nothing spent by the defender to everything.
    let (seat, number) = (Seat(question.seat), question.number);
    let preview = desk.preview(seat, number, &[], &Reply::Pick(0)).expect("a preview");
    let panel = &preview.evidence.panels[0];
    assert!(panel.note.is_some());
    let value = panel.rows[1].value.as_ref().expect("a chance");
    assert_eq!(value.id, "xwing-percent-between");
    let number = |name: &str| match value.args[name] {
        Arg::Number(number) => number,
        ref other => panic!("{other:?}"),
    };
    assert!(number("least") < number("most"));
    assert!((panel.rows[1].share.expect("a bar") * 100.0 - number("most")).abs() < 1.0);
}

#[test]
fn a_ship_that_is_passed_over_is_told_with_the_reason() {
    let mut desk = at("  cloud  pomdebris1  at 450 200\n  \
         xw     redsquadronveteran  red   at 450 200\n  \
         tie    academypilot  blue  at 450 320 facing 180, stress 1, dial 2 straight\n  \
         scenario dogfight\n  phase activation\n  round 2");
    until(&mut desk, "xwing.set-dials");
    let story = story(&desk);
    let told = |id: &str| story.iter().find(|line| line.text.id == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!(arg(&told("xwing-told-on-obstacle").text, "obstacle").id, "xwing-piece-debris-cloud");
    assert!(
        story
            .iter()
            .any(|line| line.text.id == "xwing-told-stressed" || line.text.id == "xwing-told-skips-action")
    );
}

#[test]
fn every_roll_has_its_owner() {
    let squad = |at: usize| samples()[at].squad();
    let (mut rolls, mut orders) = (0, 0);
    for seed in 0..3 {
        let setup = Setup::new([squad(seed), squad(seed + 1)], Scenario::Dogfight);
        let mut desk =
            GameDesk::new(XWingShow(Arc::new(XWing::default())), setup, Seed(seed as u64)).expect("a game");
        let mut chance = Chance::seeded(Seed(seed as u64));
        for _ in 0..400 {
            for seat in desk.deciders() {
                let (number, reply) = desk.random_reply(seat, &mut chance).expect("an answer");
                desk.answer(seat, number, &reply).expect("a legal answer");
            }
        }
        for line in story(&desk) {
            if line.text.id.starts_with("xwing-told-rolls") || line.text.id.starts_with("xwing-told-die") {
                rolls += 1;
                assert!(line.side.is_some() && arg(&line.text, "piece").id != "xwing-nobody", "{line:?}");
            }
            if line.text.id == "xwing-told-order-rolled" {
                orders += 1;
                assert_ne!(arg(&line.text, "one"), arg(&line.text, "other"));
            }
        }
    }
    assert!(rolls > 10 && orders > 3, "{rolls} {orders}");
}

#[test]
fn an_objective_has_its_area_and_a_refusal_names_the_one_condition() {
    let squad = |at: usize| samples()[at].squad();
    let setup = Setup::new([squad(0), squad(1)], Scenario::Assault);
    let mut desk = GameDesk::new(XWingShow(Arc::new(XWing::default())), setup, Seed(1)).expect("a game");
    let question = until(&mut desk, "xwing.place-objective");
    let ask = question.place.expect("a place");
    assert!(!ask.regions.is_empty());
    // Whatever is offered lies in the area, and the middle of the table does not.
    let inside = |x: f64, y: f64| {
        let crossings = ask.regions.iter().map(|outline| {
            let next = outline.points.iter().cycle().skip(1);
            let crosses = |(a, b): (&[f64; 2], &[f64; 2])| {
                (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            };
            outline.points.iter().zip(next).filter(|pair| crosses(*pair)).count()
        });
        crossings.sum::<usize>() % 2 == 1
    };
    let near_border = ask.candidates.iter().filter(|place| !inside(place.x, place.y)).count();
    assert!(near_border * 5 <= ask.candidates.len(), "{near_border} of {}", ask.candidates.len());
    assert!(!inside(457.0, 457.0));
    let refused = |x: f64, y: f64| {
        let reply = Reply::Place(Place { x, y, facing: 0.0 });
        let preview = desk.preview(Seat(question.seat), question.number, &[], &reply).expect("a preview");
        preview.refused.expect("it is refused").text.id
    };
    assert_eq!(refused(457.0, 457.0), "xwing-refused-place-objective-centre");
    assert_eq!(refused(457.0, 5.0), "xwing-refused-place-outside");
}

#[test]
fn a_refusal_is_told_in_the_language_of_the_reader() {
    let mut desk = at("  xw    redsquadronveteran  red   at 400 200\n  \
         tie   academypilot  blue  at 400 400 facing 180\n  \
         two   academypilot  blue  at 450 400 facing 180\n  \
         side  academypilot  blue  at 600 200 facing 180\n  \
         far   academypilot  blue  at 400 800 facing 180\n  \
         scenario dogfight\n  phase engagement");
    let question = until(&mut desk, "xwing.choose-defender");
    let told =
        |language: Language| question.refused.iter().map(|it| language.say(&it.reason)).collect::<Vec<_>>();
    assert_eq!(
        told(Language::En),
        [
            "No part of it is in the weapon's front arc up to range 3; it is at range 2 (160 mm away).",
            "It is beyond range 3 (560 mm away), where every arc ends.",
        ]
    );
    assert_eq!(
        told(Language::De),
        [
            "Kein Teil davon liegt bis Reichweite 3 im Feuerwinkel der Waffe (Bug-Feuerwinkel); es liegt in \
             Reichweite 2 (160 mm entfernt).",
            "Es liegt jenseits von Reichweite 3 (560 mm entfernt), wo jeder Feuerwinkel endet.",
        ]
    );
}

#[test]
fn a_wish_about_the_table_is_refused_in_the_language_of_the_reader() {
    let mut desk = at("  xw   redsquadronveteran  red   at 400 200\n  \
         tie  academypilot        blue  at 400 400 facing 180\n  \
         scenario dogfight\n  phase engagement");
    let both = [Seat(0), Seat(1)];
    let mut told = |change: Change| match desk.adjust(Seat(0), &[change], &both) {
        Err(DeskError::Refused(refusal)) => Language::De.reason(&refusal.reason),
        other => panic!("{other:?}"),
    };
    let set = |of: &str, key: &str, value| Change::Set { of: of.into(), key: key.into(), value };
    assert_eq!(told(set("ship-0", "colour", 1)), "ship-0 hat keinen Wert namens colour.");
    assert_eq!(told(set("ship-0", "shields", 9)), "Der Wert muss zwischen 0 und 2 liegen, nicht 9.");
    let place = Place { x: 0.0, y: 0.0, facing: 0.0 };
    let moved = Change::Move { piece: "ship-7".into(), place };
    assert_eq!(told(moved), "Ein Schiff Nummer 7 gibt es nicht, von null an gezählt.");
}

#[test]
fn ships_that_lock_each_other_still_do_in_a_file() {
    let desk = at("  xw   redsquadronveteran  red   at 450 200\n  \
         tie  academypilot  blue  at 450 480 facing 180, lock xw\n  \
         lock xw on tie\n  scenario dogfight\n  phase engagement");
    let text = desk.scenario(desk.len(), Viewer::Seat(Seat(0))).expect("a file");
    let again = on(&Arc::new(XWing::default()), &text, 1).expect("it is read again");
    let locks = |desk: &GameDesk<XWingShow>| {
        let pieces = desk.scene(Viewer::Spectator).pieces;
        pieces.iter().flat_map(|piece| piece.tokens.clone()).filter(|token| token.group == "lock").count()
    };
    assert_eq!((locks(&desk), locks(&again)), (2, 2), "{text}");
    let places = |desk: &GameDesk<XWingShow>| {
        desk.scene(Viewer::Spectator).pieces.into_iter().map(|it| it.place).collect()
    };
    let [one, other]: [Vec<Option<Place>>; 2] = [places(&desk), places(&again)];
    assert_eq!(one, other);
}

#[test]
fn a_game_goes_on_from_a_position_that_was_written() {
    let game = Arc::new(XWing::default());
    let mut played = 0;
    let scenarios = [Scenario::Assault, Scenario::Salvage, Scenario::Chance, Scenario::Scramble];
    for (seed, scenario) in scenarios.into_iter().enumerate() {
        let squad = |at: usize| samples()[at].squad();
        let setup = Setup::new([squad(seed), squad(seed + 3)], scenario);
        let mut desk = GameDesk::new(XWingShow(Arc::clone(&game)), setup, Seed(seed as u64)).expect("a game");
        let mut chance = Chance::seeded(Seed(seed as u64));
        for _ in 0..8 {
            go(&mut desk, &mut chance, 25);
            if desk.is_over() {
                break;
            }
            let before = desk.scene(Viewer::Spectator);
            if before.round > 0 {
                let text = desk.scenario(desk.len(), Viewer::Seat(Seat(0))).expect("a file");
                resume(&game, &text, &before, &mut chance);
                played += 1;
            }
        }
    }
    assert!(played > 3, "the games were over too soon: {played}");
    for nonsense in ["  x y z", "  xw  redsquadronveteran  red  at 450 200\n  round 0", "  round 2"] {
        let text =
            format!("question  Nothing\ngame xwing rr142\ntable\n{nonsense}\nplay\n  see  first red\n");
        assert!(on(&game, &text, 1).is_err(), "{text}");
    }
}

/// So many decisions at random.
fn go(desk: &mut GameDesk<XWingShow>, chance: &mut Chance, most: u32) {
    for _ in 0..most {
        for seat in desk.deciders() {
            let (number, reply) = desk.random_reply(seat, chance).expect("an answer");
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
}

/// A game goes on from a file: everything lies where it lay, and what is played then replays.
fn resume(game: &Arc<XWing>, text: &str, before: &broadside_stage::Scene, chance: &mut Chance) {
    let mut again = on(game, text, 5).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let after = again.scene(Viewer::Spectator);
    // What has no choice in its phase goes on at once: a ship that is alone at its initiative has moved by now.
    let still = text.contains("phase planning");
    let places = |scene: &broadside_stage::Scene| {
        let lying = scene.pieces.iter().filter(|piece| piece.standing == Standing::InPlay);
        let lying = lying.filter(|piece| still || piece.kind == PieceKind::Obstacle);
        let mut places: Vec<_> =
            lying.filter_map(|piece| piece.place).map(|at| (at.x as i32, at.y as i32)).collect();
        places.sort_unstable();
        places
    };
    assert_eq!(places(&after), places(before), "{text}");
    // A file in which nothing is left to do in its round begins the next one.
    assert!(after.round == before.round || after.round == before.round + 1, "{text}");
    go(&mut again, chance, 40);
    let record = serde_json::from_str(&again.record()).expect("a record");
    assert_eq!(
        GameDesk::open(XWingShow(Arc::clone(game)), &record).expect("it replays").hash(),
        again.hash()
    );
    // A stored game may hold its position as the text of the file.
    let mut written: serde_json::Value = serde_json::from_str(&again.record()).expect("a record");
    written["setup"]["position"] = text.into();
    assert_eq!(record_of(&Phrases::default(), game, &written.to_string()).expect("a record"), record);
}

#[test]
fn damage_is_told_once_the_defender_has_rolled() {
    let mut desk = at("  tie  academypilot  blue  at 450 350 facing 180, evade 1, focus 1\n  \
         xw   redsquadronveteran  red  at 450 200, focus 1, lock tie\n  \
         scenario dogfight\n  phase engagement");
    let damage = |desk: &GameDesk<XWingShow>| desk.scene(Viewer::Spectator).duels[0].damage;
    until(&mut desk, "xwing.effect.modify-attack-dice");
    assert_eq!(damage(&desk), None);
    until(&mut desk, "xwing.effect.modify-defense-dice");
    assert!(damage(&desk).is_some());
}

#[test]
fn no_damage_is_told_where_results_mean_something_else() {
    let mut desk = at("  tie  academypilot  blue  at 450 350 facing 180, evade 1, focus 1\n  \
         xw   redsquadronveteran  red  upgrade ioncannon, at 450 200, focus 1\n  \
         scenario dogfight\n  phase engagement\n  odd table");
    let seat = Seat(0);
    let question = until(&mut desk, "xwing.choose-weapon");
    desk.answer(seat, question.number, &Reply::Pick(1)).expect("the cannon");
    until(&mut desk, "xwing.effect.modify-defense-dice");
    let duel = desk.scene(Viewer::Spectator).duels.remove(0);
    assert_eq!(duel.damage, None);
    assert!(duel.notes.iter().any(|note| note.id == "xwing-duel-note-otherwise"));
}

#[test]
fn the_damage_that_is_told_counts_reinforce_tokens() {
    let mut desk = at("  vt   patrolleader  blue  at 450 350 facing 180, fore reinforce 1, focus 1\n  \
         xw   redsquadronveteran  red  at 450 200, focus 1, lock vt\n  \
         scenario dogfight\n  phase engagement");
    until(&mut desk, "xwing.effect.modify-attack-dice");
    let duel = desk.scene(Viewer::Spectator).duels.remove(0);
    let hit = |face: Option<&str>| matches!(face, Some("hit" | "critical"));
    let hits = duel.dice.iter().filter(|die| hit(die.face.as_deref())).count() as i32;
    assert!(hits > 1, "the roll shows nothing about the token");
    assert_eq!(duel.damage, Some(hits - 1));
}

#[test]
fn a_card_that_turns_over_shows_both_sides_and_offers_by_its_name() {
    let desk =
        at("  xw   redsquadronveteran  red  upgrade servomotorsfoils, at 450 200, dial 2 straight\n  \
         tie  academypilot  blue  at 450 800 facing 180, activated\n  \
         scenario dogfight\n  phase activation");
    let scene = desk.scene(Viewer::Seat(Seat(0)));
    let ship = scene.pieces.iter().find(|piece| piece.id == "ship-0").expect("the X-wing");
    let card = ship.cards.iter().find(|card| card.kind == "upgrade").expect("its foils");
    let other = card.other.as_ref().expect("another side");
    assert!(other.text.is_some() && card.text.is_some());
    assert_ne!(Some(&other.name), card.name.as_ref());
}

#[test]
fn a_maneuver_is_told_once_and_again_only_where_it_goes_otherwise() {
    let story_of = |more: &str| {
        let mut desk = at(&format!(
            "  xw     redsquadronveteran  red   at 450 200, dial 2 straight\n  \
             tie    academypilot  blue  at 450 {more} facing 180, dial 2 straight\n  \
             scenario dogfight\n  phase activation\n  round 2"
        ));
        until(&mut desk, "xwing.choose-action");
        story(&desk)
    };
    let told = |story: &[Told], id: &str| story.iter().filter(|line| line.text.id == id).count();
    let free = story_of("800");
    assert_eq!(told(&free, "xwing-told-reveals"), 1);
    assert_eq!(told(&free, "xwing-told-executes") + told(&free, "xwing-told-executes-partially"), 0);
    let blocked = story_of("330");
    assert!(told(&blocked, "xwing-told-executes-partially") > 0);
}

#[test]
fn an_open_condition_is_named_to_both_players() {
    let squad = |slug: &str| samples().iter().find(|it| it.slug == slug).expect("a sample").squad();
    let setup =
        Setup::new([squad("scum-guild-contract"), squad("resistance-wartime-wing")], Scenario::Dogfight);
    let mut desk = GameDesk::new(XWingShow(Arc::new(XWing::default())), setup, Seed(7)).expect("a game");
    until(&mut desk, "xwing.set-dials");
    for seat in [Seat(0), Seat(1)] {
        let lines = desk.story(Viewer::Seat(seat), 0);
        let named: Vec<_> = lines.iter().filter(|line| line.text.id == "xwing-told-condition").collect();
        assert!(!named.is_empty());
        assert!(named.iter().all(|line| arg(&line.text, "card").id == "name"), "{named:?}");
    }
}

#[test]
fn an_upgrade_whose_facts_are_all_there_is_to_it_says_them() {
    let sheets = broadside_xwing_show::sheets(&XWing::default());
    let said = |slug: &str| {
        let sheet = sheets.iter().find(|it| it.slug == slug).unwrap_or_else(|| panic!("no {slug}"));
        sheet.text.clone().unwrap_or_else(|| panic!("{slug} says nothing"))
    };
    assert_eq!(said("shieldupgrade").id, "xwing-printed-more");
    assert_eq!(said("engineupgrade").id, "xwing-printed-action");
    assert_eq!(said("protonrockets").id, "xwing-printed-attack");
    assert_eq!(said("seismiccharges").id, "xwing-printed-device");
    assert_eq!(said("wartimeloadout").id, "xwing-printed-both");
    // A card that assigns conditions says what those do.
    assert_eq!(said("thechild").id, "xwing-with-condition");
    assert_eq!(arg(&said("thechild"), "does").id, "xwing-condition-mercilesspursuit");
}
