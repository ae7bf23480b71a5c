//! Acts: what is foreseen for several answers at once is what the game asks when they are given one by one.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Game, Seat, Seed};
use broadside_stage::{Accepted, Act, Desk, GameDesk, Question, Reply, Step, Wants};

/// Gives the answers of an act in turn; each must be what is asked.
fn give(desk: &mut GameDesk<ArmadaShow>, seat: Seat, act: &Act, way: usize, last: Reply) {
    let end = Step { key: act.question.key.clone(), reply: last };
    for step in act.ways[way].steps.iter().chain([&end]) {
        let (number, key) = desk.asked(seat).expect("the seat is asked again");
        assert_eq!(key, step.key);
        desk.answer(seat, number, &step.reply).unwrap_or_else(|why| panic!("{why:?} {step:?}"));
    }
}

/// Takes a course or a place of an act, if the question begins one.
fn act_on(
    desk: &mut GameDesk<ArmadaShow>,
    seat: Seat,
    question: &Question,
    chance: &mut Chance,
) -> Option<Wants> {
    let mut below = |count: usize| chance.draw("test", count as u32) as usize;
    if let Some(act) = &question.act {
        let course = act.question.course.as_ref().expect("an act of this kind ends with a course");
        assert_eq!(course.legal.len(), act.by.len());
        let at = below(course.legal.len());
        let ways: Vec<usize> = (0..act.ways.len()).filter(|way| act.by[at] >> way & 1 == 1).collect();
        let reply = Reply::Course(course.legal[at].clone());
        let way = ways[below(ways.len())];
        let preview = desk.preview(seat, question.number, &act.ways[way].steps, &reply).expect("it is open");
        assert!(preview.refused.is_none() && !preview.ghosts.is_empty(), "{preview:?}");
        give(desk, seat, act, way, reply);
        return Some(Wants::Course);
    }
    if question.leads != Some(Wants::Place) {
        return None;
    }
    let targets: Vec<&str> = question.choices.iter().filter_map(|choice| choice.target.as_deref()).collect();
    let piece = match targets.as_slice() {
        [] => question.subject.clone()?,
        some => some[below(some.len())].to_owned(),
    };
    let act = desk.ahead(seat, question.number, &piece).expect("it is open")?;
    let place = act.question.place.as_ref().expect("an act of this kind ends with a place");
    assert_eq!(place.piece.as_deref(), Some(piece.as_str()));
    let reply = Reply::Place(*place.candidates.get(below(place.candidates.len().max(1)))?);
    give(desk, seat, &act, 0, reply);
    Some(Wants::Place)
}

/// Plays to the end, through acts where there are any; how many of each kind there were, and how many moot questions.
fn play(mut desk: GameDesk<ArmadaShow>, seed: u64) -> [usize; 3] {
    let (mut chance, mut found) = (Chance::seeded(Seed(seed)), [0; 3]);
    while !desk.is_over() && desk.len() < 900 {
        for seat in desk.deciders() {
            let Some(question) = desk.question(seat) else { continue };
            match act_on(&mut desk, seat, &question, &mut chance) {
                Some(Wants::Course) => found[0] += 1,
                Some(_) => found[1] += 1,
                None => {
                    let random = desk.random_reply(seat, &mut chance).expect("it is asked");
                    found[2] += usize::from(question.moot.is_some());
                    let (number, reply) =
                        (question.number, question.moot.map_or(random.1, |moot| moot.reply));
                    let taken = desk.answer(seat, number, &reply).expect("a legal answer");
                    assert!(matches!(taken, Accepted::Waiting | Accepted::Played(_)));
                }
            }
        }
    }
    found
}

#[test]
fn acts_are_taken_as_they_were_foreseen() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    let mut all = [0; 3];
    for seed in 1..=3 {
        let setup = match seed {
            1 => Setup::learning(),
            _ => game.random_setup(&mut Chance::seeded(Seed(seed))),
        };
        let desk = GameDesk::new(ArmadaShow(Arc::clone(&game)), setup, Seed(seed)).expect("a game begins");
        let found = play(desk, seed);
        (0..3).for_each(|at| all[at] += found[at]);
    }
    assert!(all[0] >= 3 && all[1] >= 20 && all[2] >= 1, "courses, places, moot questions: {all:?}");
}

#[test]
fn a_refused_place_has_a_legal_one_near_by() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    let mut desk = GameDesk::new(ArmadaShow(game), Setup::learning(), Seed(4)).expect("a game begins");
    let (mut chance, mut found) = (Chance::seeded(Seed(4)), 0);
    while !desk.is_over() && found < 12 {
        for seat in desk.deciders() {
            let Some(question) = desk.question(seat) else { continue };
            if let Some(ask) = &question.place {
                let far = broadside_stage::Place { x: ask.start.x + 400.0, ..ask.start };
                let preview =
                    desk.preview(seat, question.number, &[], &Reply::Place(far)).expect("it is open");
                let near = preview.nearest.filter(|_| preview.refused.is_some());
                if let Some(near) = near {
                    let again =
                        desk.preview(seat, question.number, &[], &Reply::Place(near)).expect("it is open");
                    assert!(again.refused.is_none(), "{near:?} {:?}", again.refused);
                    found += 1;
                }
            }
            let (number, reply) = desk.random_reply(seat, &mut chance).expect("it is asked");
            desk.answer(seat, number, &reply).expect("a legal answer");
        }
    }
    assert!(found >= 12, "only {found} places were refused");
}
