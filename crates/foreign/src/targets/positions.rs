//! Positions: as the text of a scenario file, in their readable form and in their compact form.

use std::collections::BTreeMap;

use broadside_engine::{Game, Position, Seed, Viewer, load, load_json, save, save_json};
use broadside_proving::{ByQueue, ByTurns};
use broadside_server::host::NewGame;
use broadside_stage::Desk;

use super::games::{armada_rules, hosts, xwing_rules};
use super::look::{look, play_on, viewers};
use crate::trace::Trace;

/// How many random answers are given from a position.
const ANSWERS: usize = 12;

fn table(game: &str, edition: &str, text: &str) -> Result<Box<dyn Desk>, broadside_engine::Reason> {
    let options = BTreeMap::from([("position".to_owned(), text.to_owned())]);
    let wanted = NewGame { edition, lists: &[], learning: false, options: &options, seed: Seed(1) };
    hosts().get(game).expect("the game is played here").start(&wanted)
}

/// A table of every game begins with it, as when a page hands it in.
pub fn text(input: &[u8], trace: &mut Trace) {
    let Some(text) = super::text(input) else { return };
    for info in hosts().infos() {
        for edition in &info.editions {
            match table(&info.id, &edition.id, text) {
                Ok(desk) => begun(&info.id, &edition.id, desk, trace),
                Err(why) => trace.reason(&why),
            }
        }
    }
}

fn begun(game: &str, edition: &str, mut desk: Box<dyn Desk>, trace: &mut Trace) {
    trace.understood = true;
    look(&*desk, trace);
    let viewer = Viewer::Spectator;
    match desk.scenario(0, viewer) {
        Ok(written) => match table(game, edition, &written) {
            Ok(again) => look(&*again, trace),
            // Where the game is over, nobody may be left.
            Err(why) if desk.is_over() => trace.reason(&why),
            Err(why) => panic!("the position cannot be read again ({why}):\n{written}"),
        },
        Err(error) => trace.reason(&error.into()),
    }
    play_on(&mut *desk, ANSWERS, trace);
    look(&*desk, trace);
}

fn seen<G: Game>(game: &G, position: &Position<G::Words>, trace: &mut Trace) {
    trace.understood = true;
    for viewer in viewers(game.seats(&position.board)) {
        assert!(serde_json::to_string(&game.view(position, viewer)).is_ok());
    }
    assert_eq!(load(game, &save::<G>(position)).as_ref(), Ok(position), "saved and loaded");
    assert_eq!(load_json(game, &save_json::<G>(position)).as_ref(), Ok(position), "saved and loaded");
}

/// As it is, and as whoever changes it by hand hands it in: of these rules, without a hash.
fn from_json<G: Game>(game: &G, text: &str, trace: &mut Trace) {
    let mut changed: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    if let Some(fields) = changed.as_object_mut() {
        fields.remove("hash");
        fields.insert("version".to_owned(), G::VERSION.into());
    }
    for text in [text, &changed.to_string()] {
        match load_json(game, text) {
            Ok(position) => seen(game, &position, trace),
            Err(why) => trace.reason(&why.into()),
        }
    }
}

pub fn json(input: &[u8], trace: &mut Trace) {
    let Some(text) = super::text(input) else { return };
    from_json(&**armada_rules(), text, trace);
    from_json(&**xwing_rules(), text, trace);
    from_json(&ByTurns::default(), text, trace);
    from_json(&ByQueue::default(), text, trace);
}

fn from_bytes<G: Game>(game: &G, input: &[u8], trace: &mut Trace) {
    match load(game, input) {
        Ok(position) => seen(game, &position, trace),
        Err(why) => trace.reason(&why.into()),
    }
    // Behind the header, with a true checksum in front.
    if let Ok((position, _)) = postcard::take_from_bytes::<Position<G::Words>>(input) {
        match load(game, &save::<G>(&position)) {
            Ok(position) => seen(game, &position, trace),
            Err(why) => trace.reason(&why.into()),
        }
    }
}

/// A saved position with its header; or, behind a digit that names the game, one without.
pub fn bytes(input: &[u8], trace: &mut Trace) {
    match input.split_first() {
        Some((b'0', rest)) => from_bytes(&**armada_rules(), rest, trace),
        Some((b'1', rest)) => from_bytes(&**xwing_rules(), rest, trace),
        Some((b'2', rest)) => from_bytes(&ByTurns::default(), rest, trace),
        Some((b'3', rest)) => from_bytes(&ByQueue::default(), rest, trace),
        _ => {
            from_bytes(&**armada_rules(), input, trace);
            from_bytes(&**xwing_rules(), input, trace);
            from_bytes(&ByTurns::default(), input, trace);
        }
    }
}
