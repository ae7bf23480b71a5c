//! What is shown depends on nothing hidden, and agrees with the table.

use broadside_armada::facts::Edition;
use broadside_engine::{Chance, Game, Position, Seat, Seed, Viewer};
use broadside_stage::{Desk, LineKind, PieceKind, Reply, Show, Standing};

use crate::play;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

#[test]
fn nothing_hidden_can_be_read_from_a_scene() {
    for seed in 0..3 {
        let mut desk = play::random(Edition::Rr15, 40 + seed);
        play::play(&mut desk, seed, 6, |desk| {
            let game = &**desk.play().game();
            for viewer in VIEWERS {
                let scene = |secret: u64| {
                    let mut position: Position<_> = *desk.play().position();
                    let mut chance = Chance::seeded(Seed(secret));
                    game.resample(&mut position.board, viewer.seats(), &mut chance);
                    desk.show().scene(&position, viewer)
                };
                assert_eq!(scene(1), scene(2), "{viewer:?}");
                assert!(!serde_json::to_string(&scene(3)).unwrap().is_empty());
            }
        });
    }
}

#[test]
fn an_owner_sees_the_faces_of_facedown_dials_and_nobody_else_does() {
    let mut desk = play::learning(5);
    let mut seen = 0;
    play::play(&mut desk, 5, 4, |desk| {
        for viewer in VIEWERS {
            let own = match viewer {
                Viewer::Seat(seat) => Some(desk.side(seat)),
                _ => None,
            };
            for piece in desk.scene(viewer).pieces.iter().filter(|piece| piece.kind == PieceKind::Ship) {
                let down =
                    piece.dials.iter().filter(|dial| dial.state == broadside_stage::DialState::Facedown);
                for dial in down {
                    assert_eq!(dial.icon.is_some(), piece.side == own, "{}", piece.name);
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 100);
}

#[test]
fn the_table_is_measured_as_the_rules_measure_it() {
    let mut desk = play::random(Edition::Rr15, 77);
    let mut measured = 0;
    play::play(&mut desk, 77, 25, |desk| {
        let scene = desk.scene(Viewer::Spectator);
        let lie = scene.pieces.iter().filter(|piece| piece.standing == Standing::InPlay);
        let all: Vec<_> = lie.filter(|piece| piece.place.is_some()).collect();
        for (one, other) in all.iter().zip(all.iter().skip(1)) {
            let found = desk.measure(Viewer::Spectator, &one.id, &other.id).unwrap();
            let back = desk.measure(Viewer::Spectator, &other.id, &one.id).unwrap();
            let length = |measured: &broadside_stage::Measured| {
                let line = measured.proof.lines.iter().find(|line| line.kind == LineKind::Range);
                line.map(|line| (line.from[0] - line.to[0]).hypot(line.from[1] - line.to[1]))
            };
            if let (Some(there), Some(again)) = (length(&found), length(&back)) {
                assert!((there - again).abs() < 0.01, "{} to {}: {there}, {again}", one.id, other.id);
                measured += 1;
            }
            for part in &one.parts {
                desk.measure(Viewer::Spectator, &part.id, &other.id).unwrap();
            }
        }
        let Some(any) = all.first() else { return };
        for id in ["", "ship-200", "squadron-99.front", "token-77", "die-0", "upgrade-0"] {
            assert!(desk.measure(Viewer::Spectator, id, &any.id).is_err());
        }
    });
    assert!(measured > 50, "only {measured} lines");
}

#[test]
fn a_ghost_ends_where_the_ship_ends() {
    let mut checked = 0;
    for seed in 0..3 {
        let mut desk = play::learning(90 + seed);
        let mut chance = Chance::seeded(Seed(seed));
        while !desk.is_over() {
            for seat in desk.deciders() {
                let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
                let preview = desk.preview(seat, number, &[], &reply).unwrap();
                assert!(preview.refused.is_none());
                desk.answer(seat, number, &reply).unwrap();
                if !matches!(reply, Reply::Course(_) | Reply::Place(_)) {
                    continue;
                }
                let [ghost] = preview.ghosts.as_slice() else { panic!("a ghost for {reply:?}") };
                let scene = desk.scene(Viewer::Spectator);
                let piece = scene.pieces.iter().find(|piece| piece.id == ghost.piece).unwrap();
                if let Some(place) = piece.place {
                    assert_eq!(ghost.path.last(), Some(&place), "{}", piece.name);
                    checked += 1;
                }
                if let Reply::Course(course) = &reply {
                    assert_eq!(ghost.joints.len(), usize::from(course.speed));
                    assert_eq!(ghost.tool.len(), 2 * usize::from(course.speed));
                }
            }
        }
    }
    assert!(checked > 40, "only {checked}");
}

#[test]
fn a_declared_target_comes_with_its_lines_and_odds() {
    let mut desk = play::learning(12);
    let mut chance = Chance::seeded(Seed(12));
    let mut declared = 0;
    while !desk.is_over() {
        for seat in desk.deciders() {
            let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { continue };
            let before = desk.scene(Viewer::Seat(seat)).duels.len();
            let preview = desk.preview(seat, number, &[], &reply).unwrap();
            desk.answer(seat, number, &reply).unwrap();
            let attacks = desk.scene(Viewer::Seat(seat)).duels.len() > before;
            if attacks && preview.ghosts.is_empty() && !preview.proofs.is_empty() {
                declared += 1;
                let odds = preview.evidence.panels.iter().find(|panel| panel.title.id == "armada-panel-odds");
                let shares = odds.unwrap().rows.iter().filter(|row| row.label.id.contains("at-least"));
                let shares: Vec<f64> = shares.filter_map(|row| row.share).collect();
                assert!(shares.windows(2).all(|pair| pair[0] >= pair[1]), "{shares:?}");
            }
        }
    }
    assert!(declared > 5, "only {declared} attacks");
}
