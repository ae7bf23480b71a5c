//! What an attack is measured through.

use broadside_table::passes_through;
use broadside_xwing::geometry::{Arc, Arcs, Attack, AttackView, Objects, Party, Range, Ship, Token};

use crate::table::*;

fn shoot(ships: &[Ship], obstacles: &[Token], devices: &[Token]) -> AttackView {
    Attack::primary(Party::Ship(0), Party::Ship(1), Arcs::of(&[Arc::Front])).measure(&Objects {
        ships,
        obstacles,
        devices,
    })
}

#[test]
fn ships_devices_and_obstacles_on_the_line() {
    broadside_rulebook::proves!("xwing.obstructed.01");
    // Turned a little, so that there is one shortest line: from corner to corner, (477, 220) to (487.3, 392.7).
    let ships = [
        small(457.0, 200.0, 0.0),
        small(480.0, 420.0, 30.0),
        small(465.0, 300.0, 0.0),
        small(600.0, 300.0, 0.0),
    ];
    let tokens = [square(10.0, 479.0, 250.0), square(10.0, 300.0, 250.0)];
    let view = shoot(&ships, &tokens, &tokens);
    assert_eq!(view.lines.list().len(), 1);
    let line = view.lines.list()[0];
    assert!(line.is_obstructed());
    assert_eq!((line.ships.0, line.obstacles.0, line.devices.0), (0b100, 0b01, 0b01));
    let clear = shoot(&ships[..2], &tokens[1..], &tokens[1..]);
    assert!(!clear.lines.list()[0].is_obstructed());
}

#[test]
fn the_attacker_chooses_between_equal_lines() {
    broadside_rulebook::proves!("xwing.obstructed.04", "xwing.obstructed.05", "xwing.obstructed.06");
    let ships = [small(457.0, 200.0, 0.0), small(467.0, 380.0, 180.0)];
    // Equal lines from x = 447 to 477; the obstacle lies on those from 440 to 460.
    let rock = [square(20.0, 450.0, 290.0)];
    let view = shoot(&ships, &rock, &[]);
    let lines = view.lines.list();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].obstacles.is_empty() && lines[0].line.from.x > 460.0 && lines[0].line.from.x < 477.0);
    assert!(lines[1].obstacles.0 == 1 && lines[1].line.from.x < 460.0 && lines[1].line.from.x > 447.0);
    for line in lines {
        assert!((line.line.distance - 140.0).abs() < 1e-9 && line.line.from.x == line.line.to.x);
        assert_eq!(
            passes_through(line.line.from, line.line.to, &rock[0].shape()).is_some(),
            line.obstacles.0 == 1
        );
    }
    // An obstacle across all lines leaves no choice.
    let wall = [square(40.0, 460.0, 290.0)];
    let view = shoot(&ships, &wall, &[]);
    assert_eq!(view.lines.list().len(), 1);
    assert_eq!(view.lines.clearest().map(|line| line.obstacles.0), Some(1));
    // Two obstacles with a gap between them, and one with a line of its own.
    let pair = [square(20.0, 445.0, 290.0), square(20.0, 475.0, 320.0)];
    let mut sets: Vec<u64> =
        shoot(&ships, &pair, &[]).lines.list().iter().map(|line| line.obstacles.0).collect();
    assert_eq!(sets[0], 0b00, "the clear line first");
    sets.sort_unstable();
    assert_eq!(sets, [0b00, 0b01, 0b10]);
    // Turned by a hair they are no longer parallel: one line, no choice.
    let turned = [ships[0], small(467.0, 380.0, 180.5)];
    assert_eq!(shoot(&turned, &rock, &[]).lines.list().len(), 1);
}

#[test]
fn the_arc_limits_the_lines_to_choose_from() {
    broadside_rulebook::proves!("xwing.obstructed.04");
    // The bullseye is 15 wide: only lines that end in it count.
    let ships = [small(457.0, 200.0, 0.0), small(457.0, 380.0, 180.0)];
    let sides = [square(10.0, 443.0, 290.0), square(10.0, 471.0, 290.0)];
    let shot = Attack::primary(Party::Ship(0), Party::Ship(1), Arcs::of(&[Arc::Bullseye]));
    let lines = shot.measure(&Objects { ships: &ships, obstacles: &sides, devices: &[] }).lines;
    assert_eq!(lines.list().len(), 1);
    assert!(lines.list()[0].obstacles.is_empty());
    let front = shoot(&ships, &sides, &[]).lines;
    assert_eq!(front.list().len(), 3);
}

#[test]
fn an_obstacle_of_the_game_beside_the_edge_of_the_band() {
    broadside_rulebook::proves!("xwing.obstructed.05");
    // Every answer agrees with drawing each of many lines.
    let mut rng = Rng(23);
    let slugs = ["coreasteroid0", "coreasteroid5", "core2asteroid0", "yt2400debris1"];
    let mut chosen = 0;
    for _ in 0..3_000 {
        let x = rng.range(440.0, 480.0);
        let ships = [small(457.0, 200.0, 0.0), small(x, 420.0, 180.0)];
        let rocks: Vec<Token> = (0..2)
            .map(|_| {
                obstacle(
                    slugs[rng.below(4) as usize],
                    rng.range(400.0, 520.0),
                    rng.range(250.0, 370.0),
                    rng.range(0.0, 360.0),
                )
            })
            .collect();
        let view = shoot(&ships, &rocks, &[]);
        let (low, high) = (437.0f64.max(x - 20.0), 477.0f64.min(x + 20.0));
        let mut drawn: Vec<u64> = (1..400)
            .map(|i| {
                let x = low + (high - low) * f64::from(i) / 400.0;
                let (a, b) = (broadside_table::Point::new(x, 220.0), broadside_table::Point::new(x, 400.0));
                rocks
                    .iter()
                    .enumerate()
                    .map(|(i, rock)| u64::from(passes_through(a, b, &rock.shape()).is_some()) << i)
                    .sum()
            })
            .collect();
        drawn.sort_unstable();
        drawn.dedup();
        let mut told: Vec<u64> = view.lines.list().iter().map(|line| line.obstacles.0).collect();
        told.sort_unstable();
        assert!(drawn.iter().all(|set| told.contains(set)), "{ships:?} {rocks:?} {drawn:?} {told:?}");
        for line in view.lines.list() {
            let through = rocks.iter().enumerate();
            let set: u64 = through
                .map(|(i, rock)| {
                    u64::from(passes_through(line.line.from, line.line.to, &rock.shape()).is_some()) << i
                })
                .sum();
            assert_eq!(set, line.obstacles.0);
        }
        chosen += u32::from(told.len() > 1);
    }
    assert!(chosen > 1_000, "{chosen}");
}

#[test]
fn nothing_lies_between_what_touches() {
    let ships = [small(457.0, 200.0, 0.0), small(457.0, 245.0, 180.0)];
    let rock = [square(60.0, 457.0, 222.0)];
    let view = shoot(&ships, &rock, &[]);
    assert_eq!(view.range.map(|found| found.range), Some(Range::Zero));
    assert!(!view.lines.list()[0].is_obstructed());
}
