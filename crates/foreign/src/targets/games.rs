//! Stored games, as files and as the database holds them.

use std::sync::{Arc, LazyLock};

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Entry, Game, Match, Record, Seat, Seed, Viewer};
use broadside_proving::{ByQueue, ByTurns};
use broadside_scenario::{Phrasebook, RecordUnread, record_of};
use broadside_server::archive::{Archive, Header};
use broadside_server::games;
use broadside_server::host::{Hosts, NewGame};
use broadside_stage::{Added, Desk, GameDesk, Show, Stored};
use broadside_xwing::XWing;
use broadside_xwing::facts::Facts;
use broadside_xwing_show::XWingShow;

use super::look::{look, viewers};
use super::text;
use crate::trace::Trace;

/// More entries than an input is long would take more time than an input is given.
const MOST: usize = 400;

/// The games as the server plays them.
pub fn hosts() -> &'static Hosts {
    static HOSTS: LazyLock<Hosts> = LazyLock::new(games::all);
    &HOSTS
}

/// Armada under the edition that most games have.
pub fn armada_rules() -> &'static Arc<Armada> {
    static GAME: LazyLock<Arc<Armada>> = LazyLock::new(|| Arc::new(Armada::new(Edition::Rr15)));
    &GAME
}

/// X-Wing under its latest points.
pub fn xwing_rules() -> &'static Arc<XWing> {
    static GAME: LazyLock<Arc<XWing>> = LazyLock::new(|| Arc::new(XWing::under(Facts::embedded())));
    &GAME
}

/// The game that whoever forges a record would make of it: what the rules accept of its entries, with true hashes.
fn forged<G: Game>(game: &Arc<G>, record: &Record<G>, trace: &mut Trace) -> Option<Match<G>> {
    let mut play = match Match::new(Arc::clone(game), record.setup.clone(), record.seed) {
        Ok(play) => play,
        Err(why) => {
            trace.reason(&why.into());
            return None;
        }
    };
    for entry in record.entries.iter().take(MOST) {
        let taken = match entry {
            Entry::Answer { number, answers, .. } => {
                answers.iter().try_for_each(|(seat, answer)| play.answer(*seat, *number, *answer).map(drop))
            }
            Entry::Undo { by, agreed, keep, .. } => play.undo(*by, *keep as usize, *agreed).map(drop),
            Entry::Adjust { by, agreed, changes, .. } => play.adjust(*by, changes.clone(), *agreed).map(drop),
            Entry::Fresh { seed, .. } => play.reseed(*seed).map(drop),
        };
        if let Err(error) = taken {
            trace.reason(&error.into());
        }
    }
    trace.many("entries", play.len());
    Some(play)
}

/// What follows from a record: the game as it is, or as it would be with true hashes, seen by everybody and stored again.
fn replayed<S: Show>(
    show: impl Fn() -> S,
    read: Result<Record<S::Game>, RecordUnread>,
    trace: &mut Trace,
) -> Option<GameDesk<S>> {
    let record = match read {
        Ok(record) => record,
        Err(why) => {
            trace.reason(&why.into());
            return None;
        }
    };
    if record.entries.len() <= MOST {
        match GameDesk::open(show(), &record) {
            Ok(desk) => trace.saw(("opened", desk.is_over())),
            Err(error) => trace.reason(&error.into()),
        }
    }
    let play = forged(show().game(), &record, trace)?;
    trace.understood = true;
    let desk = match GameDesk::open(show(), play.record()) {
        Ok(desk) => desk,
        Err(error) => panic!("a game that was played does not open again: {error:?}"),
    };
    assert_eq!(desk.hash(), broadside_engine::hash_of(play.position()), "another position than was played");
    look(&desk, trace);
    Some(desk)
}

fn stored<S: Show, B: Phrasebook<Game = S::Game>>(
    show: impl Fn() -> S,
    book: &B,
    text: &str,
    trace: &mut Trace,
) {
    let read = record_of(book, show().game(), text);
    let Some(desk) = replayed(&show, read, trace) else { return };
    let written = desk.record();
    let again = record_of(book, show().game(), &written).expect("what was written can be read");
    assert!(again == *desk.play().record(), "read again, the record is another one");
}

pub fn armada(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    stored(|| ArmadaShow(Arc::clone(armada_rules())), &broadside_armada_ask::Phrases::default(), text, trace);
}

pub fn xwing(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    stored(|| XWingShow(Arc::clone(xwing_rules())), &broadside_xwing_ask::Phrases::default(), text, trace);
}

/// Skiffs has no page: what everybody may see of it is looked at as it is.
pub fn skiffs(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    fn of<G: Game>(game: G, book: &impl Phrasebook<Game = G>, text: &str, trace: &mut Trace) {
        match record_of(book, &game, text) {
            Ok(record) => seen(&Arc::new(game), &record, trace),
            Err(why) => trace.reason(&why.into()),
        }
    }
    of(ByTurns::default(), &broadside_proving::phrases::Phrases::<false>, text, trace);
    of(ByQueue::default(), &broadside_proving::phrases::Phrases::<true>, text, trace);
}

fn seen<G: Game>(game: &Arc<G>, record: &Record<G>, trace: &mut Trace) {
    let Some(play) = forged(game, record, trace) else { return };
    trace.understood = true;
    for viewer in viewers(game.seats(&play.position().board)) {
        assert!(serde_json::to_string(&game.view(play.position(), viewer)).is_ok());
    }
    let again = Match::replay(Arc::clone(game), play.record()).expect("what was played can be played again");
    assert_eq!(again.position(), play.position());
}

/// A record without entries, and those of the input behind it.
fn with_entries<S: Show>(
    show: impl Fn() -> S,
    setup: <S::Game as Game>::Setup,
    lines: &[&str],
    trace: &mut Trace,
) {
    let begun = Match::new(Arc::clone(show().game()), setup, Seed(7)).expect("the learning scenario starts");
    let mut record = begun.record().clone();
    for line in lines {
        match serde_json::from_str(line) {
            Ok(entry) => record.entries.push(entry),
            Err(error) => trace.saw((format!("{:?}", error.classify()), error.column().next_power_of_two())),
        }
    }
    trace.many("read", record.entries.len());
    replayed(show, Ok(record), trace);
}

/// The first line names the game, the others are entries of the log of its learning scenario.
pub fn entries(input: &[u8], trace: &mut Trace) {
    let Some((game, lines)) = text(input).and_then(|text| text.split_once('\n')) else { return };
    let lines: Vec<&str> = lines.lines().collect();
    // As the server opens what it has kept: it hands over all lines, or none.
    let new = NewGame {
        edition: edition(game),
        lists: &[],
        learning: true,
        options: &Default::default(),
        seed: Seed(7),
    };
    if let Some(host) = hosts().get(game)
        && let Ok(desk) = host.start(&new)
    {
        let more: Vec<String> = lines.iter().take(MOST).map(|line| (*line).to_owned()).collect();
        match host.open(edition(game), &desk.record(), &more) {
            Ok(desk) => look(&*desk, trace),
            Err(why) => trace.reason(&why),
        }
    }
    match game {
        "armada" => {
            let show = || ArmadaShow(Arc::clone(armada_rules()));
            with_entries(show, broadside_armada::Setup::learning(), &lines, trace);
        }
        "xwing" => {
            let show = || XWingShow(Arc::clone(xwing_rules()));
            with_entries(show, broadside_xwing::Setup::learning(), &lines, trace);
        }
        _ => {}
    }
}

/// The edition of a game that is offered first.
pub fn edition(game: &str) -> &'static str {
    let editions = hosts().get(game).map(|host| host.info().editions.as_slice()).unwrap_or_default();
    let first = editions.iter().find(|edition| edition.default).or(editions.first());
    first.map_or("", |edition| edition.id.as_str())
}

/// The first line is the record of the game as it began; then come entries, each with what it added to the logs.
pub fn archive(input: &[u8], trace: &mut Trace) {
    let Some(text) = text(input) else { return };
    let mut lines = text.lines();
    let header = lines.next().unwrap_or_default();
    trace.saw(Header::of(header).map(|it| it.version));
    let (mut entries, mut told) = (Vec::new(), Vec::new());
    while let Some(entry) = lines.next() {
        entries.push(Stored { entry: entry.to_owned(), hash: 0 });
        match serde_json::from_str::<Vec<Added>>(lines.next().unwrap_or("[]")) {
            Ok(added) => told.push(added),
            Err(_) => return trace.saw("no log"),
        }
    }
    let Some(archive) = Archive::of(vec![0, 1], header, &entries, &told) else { return };
    trace.understood = true;
    look(&archive, trace);
    let record = archive.record();
    assert!(serde_json::from_str::<serde_json::Value>(&record).is_ok());
    for from in [0, 1, usize::MAX] {
        trace.many("told", archive.story(Viewer::Seat(Seat(9)), from).len());
    }
}
