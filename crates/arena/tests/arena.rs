//! Small batches: what the numbers are worth, and that captain is worth its name.

use std::sync::Arc;

use broadside_arena::{Batch, Contest, Lists};
use broadside_armada::facts::Edition;
use broadside_armada::fleet::Fleet;
use broadside_armada::{Armada, Setup};
use broadside_bots::{Bot, Plays};
use broadside_engine::{Chance, Entry, Match, PerSide};

fn setups(lists: Lists<Fleet>) -> impl Fn(&Armada, u64, &mut Chance) -> Result<Setup, String> + Sync {
    move |game, _, chance| lists.setup(game, chance)
}

fn bot(name: &str) -> Box<dyn Bot<Armada>> {
    Armada::bot(name).expect("a bot of Armada")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (random, setups) = (bot("random"), setups(Lists::Random(180)));
    let game = Arc::new(Armada::new(Edition::Rr15));
    let batch = Batch { game, bots: PerSide([&*random, &*random]), setups: &setups, seed: 3, paired: false };
    let (one, _) = batch.run(8, 1, |_| {}).expect("a thread");
    let (two, _) = batch.run(8, 2, |_| {}).expect("two threads");
    assert_eq!(one, two);
    assert!(one.iter().all(|game| game.error.is_none()), "{one:?}");
    assert!(one.windows(2).all(|pair| pair[0].hash != pair[1].hash), "every game is another one");
}

#[test]
fn a_game_of_a_batch_becomes_a_record_that_replays() {
    let (captain, greedy, setups) = (bot("captain"), bot("greedy"), setups(Lists::Random(100)));
    let game = Arc::new(Armada::new(Edition::Rr15));
    let batch = Batch {
        game: Arc::clone(&game),
        bots: PerSide([&*captain, &*greedy]),
        setups: &setups,
        seed: 5,
        paired: true,
    };
    let played = batch.play(1);
    assert_eq!(played.error, None);
    assert_eq!(
        played.bots,
        PerSide(["greedy", "captain"]),
        "the second game of a pair has the sides swapped"
    );
    let record = batch.record(1).expect("the same game");
    let Some(Entry::Answer { hash, .. }) = record.entries.last() else {
        panic!("the game was played by answers")
    };
    assert_eq!(format!("{hash:016x}"), played.hash);
    Match::replay(game, &record).expect("every hash is as recorded");
}

#[test]
fn captain_beats_random() {
    let (captain, random, setups) = (bot("captain"), bot("random"), setups(Lists::Random(180)));
    let game = Arc::new(Armada::new(Edition::Rr15));
    let batch = Batch { game, bots: PerSide([&*captain, &*random]), setups: &setups, seed: 1, paired: true };
    let (played, verdict) = Contest::new(batch).run(3, 2, |_| {}).expect("threads");
    assert_eq!(verdict.errors, 0, "{played:?}");
    assert!(verdict.wins >= 5, "captain won {} of {} games", verdict.wins, verdict.games);
}

#[test]
fn captain_beats_random_in_xwing_too() {
    use broadside_xwing::XWing;
    let [captain, random] = ["captain", "random"].map(|name| XWing::bot(name).expect("a bot of X-Wing"));
    let lists = Lists::Random(20);
    let setups = |game: &XWing, _: u64, chance: &mut Chance| lists.setup(game, chance);
    let game = Arc::new(XWing::default());
    let batch = Batch { game, bots: PerSide([&*captain, &*random]), setups: &setups, seed: 1, paired: true };
    let (played, verdict) = Contest::new(batch).run(3, 2, |_| {}).expect("threads");
    assert_eq!(verdict.errors, 0, "{played:?}");
    assert!(verdict.wins >= 5, "captain won {} of {} games", verdict.wins, verdict.games);
}
