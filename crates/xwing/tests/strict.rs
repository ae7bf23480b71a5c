//! Strict tables: a program that plays measures and tries out no more than the book allows; open tables allow it all.

use std::collections::BTreeMap;

use broadside_engine::{Answer, Chance, Error, Look, Prompt as Asked, Seat, Seed};
use broadside_testkit::Driver;
use broadside_xwing::words::{Object, Prompt};
use broadside_xwing::{XWing, measuring};

/// How often a prompt let its player try an answer out and measure, and how often it did not.
#[derive(Default)]
struct Leave {
    tried: [u32; 2],
    measured: [u32; 2],
}

/// Plays whole games; before each answer its player tries it out and measures from each own ship to each ship.
fn play(open: bool) -> BTreeMap<String, Leave> {
    let game = XWing::default();
    let mut leaves: BTreeMap<String, Leave> = BTreeMap::new();
    for seed in 0..12 {
        let mut driver = Driver::new(&game, seed).expect("a legal setup");
        driver.position.board.open = open;
        let mut made_up = Chance::seeded(Seed(seed));
        while let Some(answers) = driver.choose() {
            for (seat, answer) in &answers {
                let Some(decision) = driver.position.core.decision(*seat) else { continue };
                let Asked::Step(prompt) = decision.prompt else { continue };
                let leave = leaves.entry(format!("{prompt:?}")).or_default();
                let tried =
                    measuring::preview(&mut driver.referee, &driver.position, *seat, answer, &mut made_up);
                match tried {
                    Ok(_) => leave.tried[0] += 1,
                    Err(Error::Refused(_)) => leave.tried[1] += 1,
                    Err(other) => panic!("{other:?}"),
                }
                let look = Look::new(&game, &driver.position);
                let ships = || driver.position.board.ships_in_play();
                for from in ships().filter(|at| driver.position.board.ship(*at).controller == *seat) {
                    for to in ships().filter(|to| *to != from) {
                        let may = measuring::may_measure(&look, *seat, Object::Ship(from), Object::Ship(to));
                        leave.measured[usize::from(may.is_err())] += 1;
                    }
                }
            }
            driver.play(&answers).expect("legal answers");
        }
    }
    leaves
}

#[test]
fn strict_tables_keep_to_the_book() {
    let leaves = play(false);
    let of = |prompt: Prompt| {
        leaves.get(&format!("{prompt:?}")).unwrap_or_else(|| panic!("{prompt:?} did not come up"))
    };
    for prompt in [Prompt::SetDials, Prompt::DeclareWay, Prompt::SystemAbility] {
        assert_eq!(of(prompt).tried[0], 0, "{prompt:?} lets an answer be tried out");
        assert!(of(prompt).tried[1] > 0, "{prompt:?} did not come up");
        assert_eq!(of(prompt).measured[0], 0, "{prompt:?} lets range be measured");
    }
    for prompt in [Prompt::ChooseWeapon, Prompt::ChooseDefender, Prompt::ChooseLock] {
        let [may, may_not] = of(prompt).measured;
        assert!(may > 0 && may_not > 0, "{prompt:?}: {may} times range is measured, {may_not} times not");
        assert!(of(prompt).tried[0] > 0, "{prompt:?} does not let a choice be tried out");
    }
}

#[test]
fn open_tables_allow_everything() {
    for (prompt, leave) in play(true) {
        assert_eq!((leave.tried[1], leave.measured[1]), (0, 0), "{prompt} is not open");
    }
}

#[test]
fn a_refusal_names_its_rule() {
    let game = XWing::default();
    let mut driver = Driver::new(&game, 3).expect("a legal setup");
    driver.position.board.open = false;
    let mut made_up = Chance::seeded(Seed(3));
    loop {
        let answers = driver.choose().expect("the game comes to its dials");
        let dials = answers.iter().find(|(_, answer)| matches!(answer, Answer::Assign(_)));
        if let Some((seat, answer)) = dials {
            let tried =
                measuring::preview(&mut driver.referee, &driver.position, *seat, answer, &mut made_up);
            let Err(Error::Refused(refusal)) = tried else { panic!("the dials were tried out") };
            assert_eq!(refusal.rule.as_deref(), Some("xwing.planning.02"));
            let look = Look::new(&game, &driver.position);
            let (one, two) = (Seat(0), Seat(1));
            let ship = |seat| {
                let mut ships = driver.position.board.ships_in_play();
                Object::Ship(
                    ships.find(|at| driver.position.board.ship(*at).controller == seat).expect("a ship"),
                )
            };
            let refusal = measuring::may_measure(&look, one, ship(one), ship(two)).expect_err("a refusal");
            assert_eq!(refusal.rule.as_deref(), Some("xwing.attack.03"));
            return;
        }
        driver.play(&answers).expect("legal answers");
    }
}
