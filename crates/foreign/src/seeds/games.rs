//! Stored games and positions: the beginnings of learning scenarios with random answers.

use std::sync::Arc;

use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Game, Match, Referee, Seat, Seed as Source, Viewer, save, save_json};
use broadside_proving::{ByQueue, ByTurns};
use broadside_stage::{Accepted, Desk, GameDesk, Show};
use broadside_xwing_show::XWingShow;

use super::Seed;
use crate::targets::{armada_rules, xwing_rules};

/// How far the games have come.
const LENGTHS: [usize; 3] = [0, 24, 60];

pub fn seeds() -> Vec<Seed> {
    let mut made = Vec::new();
    let armada = || ArmadaShow(Arc::clone(armada_rules()));
    let xwing = || XWingShow(Arc::clone(xwing_rules()));
    of("armada", "replay-armada", b'0', armada, broadside_armada::Setup::learning(), &mut made);
    of("xwing", "replay-xwing", b'1', xwing, broadside_xwing::Setup::learning(), &mut made);
    skiffs("turns", b'2', ByTurns::default(), &mut made);
    skiffs("queue", b'3', ByQueue::default(), &mut made);
    made
}

fn of<S: Show>(
    game: &str,
    replay: &'static str,
    digit: u8,
    show: impl Fn() -> S,
    setup: <S::Game as Game>::Setup,
    made: &mut Vec<Seed>,
) {
    for length in LENGTHS {
        let mut desk = GameDesk::new(show(), setup.clone(), Source(7)).expect("the learning scenario starts");
        let (header, mut chance) = (desk.record(), Chance::seeded(Source(length as u64)));
        let (mut entries, mut told) = (vec![game.to_owned()], vec![header]);
        while desk.len() < length && !desk.is_over() {
            let Some(seat) = desk.deciders().into_iter().find(|seat| !desk.committed().contains(seat)) else {
                break;
            };
            let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { break };
            if let Accepted::Played(played) =
                desk.answer(seat, number, &reply).expect("what is listed is legal")
            {
                entries.push(played.stored.entry.clone());
                told.push(played.stored.entry);
                told.push(serde_json::to_string(&played.told).unwrap_or_default());
            }
        }
        let keep = desk.len().saturating_sub(1);
        if let Ok(played) = desk.undo(Seat(0), keep, &[Seat(1)]) {
            entries.push(played.stored.entry);
        }
        let key = format!("{game}-{length}");
        made.push((replay, key.clone(), desk.record().into_bytes()));
        made.push(("entries", key.clone(), entries.join("\n").into_bytes()));
        told.truncate(13);
        made.push(("archive", key.clone(), told.join("\n").into_bytes()));
        let scenario = desk.scenario(desk.len(), Viewer::Spectator).unwrap_or_default();
        made.push(("position", key.clone(), scenario.into_bytes()));
        if length < 60 {
            saved::<S::Game>(desk.play(), &key, digit, made);
        }
    }
}

fn saved<G: Game>(play: &Match<G>, key: &str, digit: u8, made: &mut Vec<Seed>) {
    let compact = save::<G>(play.position());
    let plain = postcard::to_extend(play.position(), vec![digit]).unwrap_or_default();
    made.push(("save-json", key.to_owned(), save_json::<G>(play.position()).into_bytes()));
    made.push(("save-bytes", key.to_owned(), compact));
    made.push(("save-bytes", format!("{key}-plain"), plain));
}

fn skiffs<G: Game>(edition: &str, digit: u8, game: G, made: &mut Vec<Seed>) {
    let game = Arc::new(game);
    let setup = game.random_setup(&mut Chance::seeded(Source(3)));
    let mut play = Match::new(Arc::clone(&game), setup, Source(3)).expect("a random setup starts");
    let mut chance = Chance::seeded(Source(4));
    while play.len() < 40 && !play.position().core.is_over() {
        // Secret answers are taken when everybody has given one.
        for seat in play.position().core.deciders().iter() {
            let position = *play.position();
            let Some(decision) = position.core.decision(seat) else { break };
            let legal = Referee::quiet(&*game, Chance::halting()).legal(&position, seat).clone();
            let answer = legal.random(decision.kind, &mut chance);
            play.answer(seat, decision.number, answer).expect("what is listed is legal");
        }
    }
    let record = serde_json::to_string(play.record()).unwrap_or_default();
    made.push(("replay-skiffs", edition.to_owned(), record.into_bytes()));
    saved(&play, &format!("skiffs-{edition}"), digit, made);
}
