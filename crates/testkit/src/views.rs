//! Net 5: nothing hidden can be told from any view.

use std::collections::BTreeMap;

use broadside_engine::{Chance, Game, Happening, Position, Referee, Seat, Seed, Viewer, hash_of};
use broadside_texts::Language;

use crate::drive::{Answers, Driver};
use crate::run::{Failure, Run};

/// At every decision everything that a viewer cannot know is drawn anew: the viewer must see the same view, the
/// same legal answers and, as long as nothing is revealed, the same events. What is made up for a viewer in place of
/// secrets must be the same too, whatever the secrets are: otherwise they could be computed from it. Over the run, each
/// kind of secret must have been seen to change, or the check would be blind to it.
pub fn views<G: Game>(game: &G, run: &Run) -> Result<(), Failure> {
    let mut changed: BTreeMap<&'static str, (u64, u64)> = BTreeMap::new();
    run.each("views", |seed| {
        let mut driver = Driver::new(game, seed)?;
        let mut samples = Chance::seeded(Seed(!seed));
        while let Some(answers) = driver.choose() {
            for viewer in viewers(game, &driver.position) {
                let mut other = driver.position;
                game.resample(&mut other.board, viewer.seats(), &mut samples);
                count(game, &driver.position, &other, viewer, &mut changed);
                let at = driver.position.core.decisions();
                same(game, &driver.position, &other, viewer, &answers)
                    .map_err(|what| format!("decision {at}, {viewer:?}: {what}"))?;
            }
            driver.play(&answers)?;
        }
        Ok(())
    })?;
    let stale = changed.iter().find(|(_, (seen, changed))| *seen > 50 && *changed == 0);
    match stale {
        Some((name, (seen, _))) => {
            let what = format!("the secret {name:?} was hidden {seen} times and never drawn anew");
            Err(run.failure("views", run.seeds().next().unwrap_or(0), what))
        }
        None => Ok(()),
    }
}

fn viewers<G: Game>(game: &G, position: &Position<G::Words>) -> impl Iterator<Item = Viewer> {
    let seats = (0..game.seats(&position.board)).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator])
}

fn count<G: Game>(
    game: &G,
    a: &Position<G::Words>,
    b: &Position<G::Words>,
    viewer: Viewer,
    changed: &mut BTreeMap<&'static str, (u64, u64)>,
) {
    let secrets = |position: &Position<G::Words>| {
        let mut found = Vec::new();
        game.secrets(&position.board, viewer, &mut |name, value| found.push((name, value)));
        found
    };
    for ((name, before), (_, after)) in secrets(a).into_iter().zip(secrets(b)) {
        let tally = changed.entry(name).or_default();
        tally.0 += 1;
        tally.1 += u64::from(before != after);
    }
}

fn same<G: Game>(
    game: &G,
    real: &Position<G::Words>,
    made_up: &Position<G::Words>,
    viewer: Viewer,
    answers: &Answers<G>,
) -> Result<(), String> {
    let (seen, other) = (game.view(real, viewer), game.view(made_up, viewer));
    if seen != other {
        let (seen, other) = (format!("{seen:#?}"), format!("{other:#?}"));
        let line = seen.lines().zip(other.lines()).find(|(a, b)| a != b);
        return Err(format!("the view tells what is hidden: {line:?}"));
    }
    if made_up_for(game, real, viewer) != made_up_for(game, made_up, viewer) {
        return Err("what is made up in place of secrets depends on them".into());
    }
    if let Viewer::Seat(seat) = viewer {
        let list = |position| {
            let mut referee = Referee::quiet(game, Chance::halting());
            let legal = referee.legal(position, seat);
            let slots: Vec<_> = legal.slots().iter().map(|slot| (slot.item, legal.values(slot))).collect();
            let lists = (&legal.items, &legal.limits, &legal.places, &legal.courses, &legal.regions);
            let text = format!("{lists:?} {slots:?}");
            let mut offers = Vec::new();
            referee.offers(position, seat, &mut offers);
            format!("{text} {offers:?}")
        };
        if list(real) != list(made_up) {
            return Err("the legal answers tell what is hidden".into());
        }
    }
    let own = answers.iter().all(|(seat, _)| viewer.is(*seat));
    if own && told(game, real, viewer, answers) != told(game, made_up, viewer, answers) {
        return Err("the events of an answer tell what is hidden".into());
    }
    Ok(())
}

/// The hash of what a viewer is shown a position as: everything made up that the viewer cannot know, by the same chance each
/// time.
fn made_up_for<G: Game>(game: &G, position: &Position<G::Words>, viewer: Viewer) -> u64 {
    let mut shown = *position;
    game.resample(&mut shown.board, viewer.seats(), &mut Chance::seeded(Seed(0x5ce4e)));
    hash_of(&shown)
}

/// What the viewer is told when the answers are taken, up to the first reveal.
fn told<G: Game>(
    game: &G,
    position: &Position<G::Words>,
    viewer: Viewer,
    answers: &Answers<G>,
) -> Vec<String> {
    let mut referee = Referee::new(game, Chance::seeded(Seed(1)));
    let mut position = *position;
    let taken = match answers.as_slice() {
        [(seat, answer)] => referee.answer(&mut position, *seat, answer),
        _ => referee.answer_all(&mut position, answers),
    };
    if let Err(error) = taken {
        return vec![Language::En.tell(error)];
    }
    let hidden = referee.events.list.iter().take_while(|happening| !game.reveals(&happening.event));
    let seen =
        |h: &Happening<G::Words>| game.event_view(&h.event, viewer).map(|e| format!("{e:?} by {:?}", h.by));
    hidden.filter_map(seen).collect()
}
