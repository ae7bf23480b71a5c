//! Net 3: every log replays to the same hashes; every place in it can be come back to.

use std::path::Path;
use std::sync::Arc;

use broadside_engine::{
    Chance, Entry, Error, Game, Happening, Match, Record, Referee, Seats, Seed, Step, hash_of,
};
use broadside_texts::Language;

use crate::differ::{first_difference, show, shown, tell};
use crate::drive::answers;
use crate::golden::{Golden, GoldenGame};
use crate::moment::{Moment, answered, in_words, marks};
use crate::run::{Failure, Run};
use crate::words::Detail;

/// Plays games as matches with undos in between, replays their logs from the stored form, comes back to every
/// place in them, and takes them back to the start.
pub fn replay_and_undo<G: Game>(game: &Arc<G>, run: &Run) -> Result<(), Failure> {
    run.each("replay and undo", |seed| {
        let mut choices = Chance::seeded(Seed(seed.wrapping_mul(31) + 5));
        let setup = game.random_setup(&mut choices);
        let mut played =
            Match::new(Arc::clone(game), setup, Seed(seed)).map_err(|error| Language::En.tell(error))?;
        let mut hashes = vec![hash_of(played.position())];
        play(&mut played, &mut choices, &mut hashes)?;
        replays(game, &played)?;
        comes_back(&played, &hashes)?;
        goes_to_the_start(&mut played, hashes[0])?;
        replays(game, &played)
    })
}

/// Replays a committed game file and checks every hash in it. What each entry answers is committed beside it, in a file
/// that ends in `.account`, so that the first entry that goes another way is told with both sides. With
/// `BROADSIDE_BLESS` set both files are written anew from the game of `seed`.
pub fn check_replay<G: Game>(game: &Arc<G>, file: &Path, seed: u64) -> Result<(), String> {
    let account = file.with_extension("account");
    if std::env::var_os("BROADSIDE_BLESS").is_some() {
        return bless(game, file, &account, seed);
    }
    let record = serde_json::from_str(&read(file)?).map_err(|error| at_file(file, error))?;
    let golden = Golden::read(&read(&account)?).map_err(|error| at_file(&account, error))?;
    let [committed] = &golden.games[..] else {
        return Err(at_file(&account, "it should hold one game"));
    };
    let (mut found, shown) = (Vec::new(), shown(seed)?);
    let replayed = Match::replay_with(Arc::clone(game), &record, |played, events| {
        if shown == Some(found.len()) {
            let _ = show(&entry(played, &record, found.len(), events, Detail::Full), played.position());
        }
        found.push(entry(played, &record, found.len(), events, Detail::Brief));
    });
    let marks: Vec<_> = found.iter().map(|moment| moment.marks).collect();
    let until = if replayed.is_ok() { committed.moments.len() } else { marks.len() };
    let difference = first_difference(committed.moments.get(..until).unwrap_or(&committed.moments), &marks);
    let Some((at, parts)) = difference else {
        return replayed.map(|_| ()).map_err(|error| at_file(file, Language::En.tell(error)));
    };
    let nothing = Moment::default();
    let mut told = tell(committed, at, &parts, found.get(at).unwrap_or(&nothing));
    if let Err(error) = replayed {
        told += &format!("\n  the replay ends there or later: {}", Language::En.tell(error));
    }
    Err(at_file(file, told))
}

fn at_file(file: &Path, error: impl std::fmt::Display) -> String {
    format!("{}: {error}", file.display())
}

fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| at_file(file, error))
}

/// The place before an entry of a record, and what the entry is.
fn entry<G: Game>(
    played: &Match<G>,
    record: &Record<G>,
    at: usize,
    events: &[Happening<G::Words>],
    detail: Detail,
) -> Moment {
    let game = &**played.game();
    let mut referee = Referee::quiet(game, Chance::halting());
    let marks = marks(&mut referee, played.position(), events, &|_| None, &mut 0);
    let words = in_words(&mut referee, played.position(), events, detail);
    let answered = match record.entries.get(at) {
        Some(Entry::Answer { answers, .. }) => answered(game, played.position(), answers, detail),
        Some(Entry::Undo { keep, .. }) => vec!["undo".into(), format!("keep({keep})")],
        Some(Entry::Adjust { changes, .. }) => {
            let changes = changes.iter().map(|change| detail.value(change));
            ["adjust".into()].into_iter().chain(changes).collect()
        }
        Some(Entry::Fresh { .. }) => vec!["fresh chance".into()],
        None => Vec::new(),
    };
    Moment { marks, answered, ..words }
}

/// Whether a committed game may be replaced. If it no longer replays, neither do the games that servers have stored, so the
/// rules must have another version by then: that is how a server tells which of its games can be played on.
pub fn may_bless<G: Game>(game: &Arc<G>, file: &Path) -> Result<(), String> {
    let record = std::fs::read_to_string(file).ok().and_then(|text| serde_json::from_str(&text).ok());
    let Some(record) = record.filter(|record: &Record<G>| record.version == G::VERSION) else {
        return Ok(());
    };
    Match::replay(Arc::clone(game), &record).map(drop).map_err(|error| {
        let (version, error) = (G::VERSION, Language::En.tell(error));
        at_file(
            file,
            format!("games of version {version} go another way now, so raise VERSION first: {error}"),
        )
    })
}

fn bless<G: Game>(game: &Arc<G>, file: &Path, account: &Path, seed: u64) -> Result<(), String> {
    may_bless(game, file)?;
    let mut choices = Chance::seeded(Seed(seed));
    let setup = game.random_setup(&mut choices);
    let mut played =
        Match::new(Arc::clone(game), setup, Seed(seed)).map_err(|error| Language::En.tell(error))?;
    let mut hashes = vec![hash_of(played.position())];
    play(&mut played, &mut choices, &mut hashes)?;
    let record = played.record();
    let mut moments = Vec::new();
    Match::replay_with(Arc::clone(game), record, |played, events| {
        moments.push(entry(played, record, moments.len(), events, Detail::Brief));
    })
    .map_err(|error| Language::En.tell(error))?;
    let note = "# The committed game beside this file: what each of its entries answers. A failing test tells the rest.";
    let head = format!("seed {seed} entries {}", record.entries.len());
    let golden = Golden { notes: vec![note.into()], games: vec![GoldenGame { head, moments }] };
    std::fs::write(account, golden.write()).map_err(|error| at_file(account, error))?;
    let json = serde_json::to_string(record).map_err(|error| error.to_string())?;
    std::fs::write(file, json + "\n").map_err(|error| at_file(file, error))
}

fn play<G: Game>(played: &mut Match<G>, choices: &mut Chance, hashes: &mut Vec<u64>) -> Result<(), String> {
    let game = Arc::clone(played.game());
    let mut referee = Referee::quiet(&*game, Chance::halting());
    let mut undos = 0;
    while let Some(given) = answers(&mut referee, played.position(), choices) {
        let number = played.position().core.decisions();
        for (seat, answer) in given {
            match played.answer(seat, number, answer).map_err(|error| Language::En.tell(error))? {
                Step::Waiting(_) => {}
                Step::Played(_) => hashes.push(hash_of(played.position())),
            }
        }
        if undos < 12 && choices.draw("undo", 10) == 0 {
            undos += 1;
            undo(played, choices, hashes)?;
        }
    }
    Ok(())
}

/// Takes something back: freely if that is possible, else by consent, and never without it.
fn undo<G: Game>(played: &mut Match<G>, choices: &mut Chance, hashes: &mut Vec<u64>) -> Result<(), String> {
    let by = broadside_engine::Seat(
        choices.draw("undo", played.game().seats(&played.position().board).into()) as u8,
    );
    let free = played.free_undo(by);
    let len = played.len();
    if free < len {
        played
            .undo(by, free, Seats::NONE)
            .map_err(|error| format!("a free undo: {}", Language::En.tell(error)))?;
        hashes.truncate(free + 1);
        if hash_of(played.position()) != hashes[free] {
            return Err("a free undo did not restore the position".into());
        }
        return Ok(());
    }
    let keep = len.saturating_sub(1 + choices.draw("undo", 5) as usize);
    if keep == len {
        return Ok(());
    }
    match played.undo(by, keep, Seats::NONE) {
        Err(Error::Refused(_)) => {}
        other => return Err(format!("an undo that needs consent was taken without it: {other:?}")),
    }
    played
        .undo(by, keep, Seats::first(8))
        .map_err(|error| format!("an agreed undo: {}", Language::En.tell(error)))?;
    hashes.truncate(keep + 1);
    if played.len() > keep {
        hashes.push(hash_of(played.position()));
    } else if hash_of(played.position()) != hashes[keep] {
        return Err("an undo that drew nothing anew did not restore the position".into());
    }
    Ok(())
}

fn replays<G: Game>(game: &Arc<G>, played: &Match<G>) -> Result<(), String> {
    let json = serde_json::to_string(played.record()).map_err(|error| error.to_string())?;
    let record: Record<G> = serde_json::from_str(&json).map_err(|error| format!("the log: {error}"))?;
    let bytes = postcard::to_extend(played.record(), Vec::new()).map_err(|error| error.to_string())?;
    let compact: Record<G> = postcard::from_bytes(&bytes).map_err(|error| format!("the log: {error}"))?;
    if compact != record || &record != played.record() {
        return Err("the log is another after it was stored".into());
    }
    let again = Match::replay(Arc::clone(game), &record).map_err(|error| Language::En.tell(error))?;
    if again.position() != played.position() {
        return Err("the replayed game ends in another position".into());
    }
    let mut forged = record;
    if let Some(Entry::Answer { hash, .. }) = forged.entries.first_mut() {
        *hash ^= 1;
        if Match::replay(Arc::clone(game), &forged).is_ok() {
            return Err("a wrong hash in the log is not noticed".into());
        }
    }
    Ok(())
}

fn comes_back<G: Game>(played: &Match<G>, hashes: &[u64]) -> Result<(), String> {
    for (keep, hash) in hashes.iter().enumerate() {
        let position =
            played.at(keep).map_err(|error| format!("back to {keep}: {}", Language::En.tell(error)))?;
        if hash_of(&position) != *hash {
            return Err(format!("back to entry {keep}: the position is another than it was"));
        }
    }
    Ok(())
}

fn goes_to_the_start<G: Game>(played: &mut Match<G>, start: u64) -> Result<(), String> {
    if played.is_empty() {
        return Ok(());
    }
    let first = played.at(0).map_err(|error| Language::En.tell(error))?;
    if hash_of(&first) != start {
        return Err("the start is another than it was".into());
    }
    played.undo(broadside_engine::Seat(0), 0, Seats::first(8)).map_err(|error| Language::En.tell(error))?;
    Ok(())
}
