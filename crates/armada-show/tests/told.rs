//! Every event of random games with every card is told to everybody, in words of both languages. `BROADSIDE_GAMES` plays more.

use std::collections::BTreeSet;
use std::sync::Arc;

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Game, Seat, Seed, Viewer};
use broadside_stage::{Desk, GameDesk, Text};
use broadside_testkit::Run;
use broadside_texts::Language;

/// Notes the messages that have no words, and the gaps that nothing fills.
fn check(text: &Text, known: &mut BTreeSet<String>, wrong: &mut BTreeSet<String>) {
    let mut new = false;
    text.ids(&mut |id| new |= known.insert(id.to_owned()));
    for language in Language::ALL {
        if new {
            text.ids(&mut |id| {
                if language.say(&Text::new(id)).starts_with(id) {
                    wrong.insert(format!("{id} has no words in {language:?}"));
                }
            });
        }
        let said = language.say(text);
        if said.contains("{$") || said.contains("{ $") {
            wrong.insert(format!("{language:?}: a gap of {} stays empty: {said}", text.id));
        }
    }
}

#[test]
fn every_event_of_random_games_is_told_to_everybody() {
    let run = Run::new("cargo test -p broadside-armada-show --test told", 9);
    let (mut known, mut wrong, mut lines) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seed in run.seeds() {
        let game = Armada::new([Edition::Rr1, Edition::Rr15, Edition::Arc][seed as usize % 3]);
        let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
        let show = ArmadaShow(Arc::new(game));
        let mut desk = GameDesk::new(show.clone(), setup, Seed(seed)).expect("a game that can be set up");
        let (mut chance, mut moment) = (Chance::seeded(Seed(seed ^ 0x701d)), 0_u32);
        while !desk.is_over() {
            for seat in desk.deciders() {
                let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
                desk.answer(seat, number, &reply).expect("a legal answer");
            }
            moment += 1;
            if moment % 8 == 0 {
                for viewer in [Viewer::Seat(Seat((moment / 8 % 2) as u8)), Viewer::Spectator] {
                    assert!(!desk.scene(viewer).pieces.is_empty());
                }
            }
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            for told in desk.story(viewer, 0) {
                lines += 1;
                for text in std::iter::once(&told.text).chain(&told.by) {
                    check(text, &mut known, &mut wrong);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(lines > 100 * run.seeds().count(), "{lines} lines were told");
}
