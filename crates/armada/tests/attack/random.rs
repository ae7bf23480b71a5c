//! Crowded tables on which everybody attacks at random: nothing gets stuck, and nothing stays behind.

use broadside_armada::board::{Defense, DefenseSlot, TableToken, TokenKind};
use broadside_armada::facts::{Command, DefenseToken, Edition, ObstacleKind, Term};
use broadside_armada::steps::Step;
use broadside_armada::words::{ShipNo, SquadronNo, Thing};
use broadside_engine::{Chance, Referee, Seat, Seed, Side};
use broadside_table::Pose;

use crate::common::Table;

fn crowd(edition: Edition, chance: &mut Chance) -> Table {
    let mut table = Table::new(edition);
    let facts = table.game.facts;
    let place = |chance: &mut Chance| {
        let mut mm = || f64::from(chance.draw("place", 700)) + 500.0;
        (mm(), mm())
    };
    for at in 0..10u8 {
        let card = &facts.ships()[chance.draw("card", facts.ships().len() as u32) as usize];
        let (x, y) = place(chance);
        let facing = f64::from(chance.draw("facing", 360));
        let ship = table.ship(&card.slug, Seat(at & 1), (x, y, facing));
        let it = &mut table.board.ships[ship.index()];
        it.speed = chance.draw("speed", 3) as u8;
        it.revealed = (at % 3 == 0).then_some(Command::ConcentrateFire);
        it.tokens = chance.draw("tokens", 16) as u8;
        let kind = DefenseToken::ALL[chance.draw("token", 6) as usize];
        it.defense.push(DefenseSlot { kind, state: Defense::Exhausted });
        if card.special.is_some() {
            let pose = it.pose;
            let on = Some(Thing::Ship(ship));
            table.board.tokens.push(TableToken {
                kind: TokenKind::Targeting,
                pose: broadside_table::Frame::from(pose).moved(0.0, 180.0, Default::default()).pose(),
                owner: Some(Side(at & 1)),
                on,
            });
        }
    }
    for at in 0..20u8 {
        let card = &facts.squadrons()[chance.draw("card", facts.squadrons().len() as u32) as usize];
        let squadron = table.squadron(&card.slug, Seat(at & 1), place(chance));
        table.board.squadrons[squadron.index()].commander = (at % 4 == 0).then_some(ShipNo(at & 1));
    }
    for kind in ObstacleKind::ALL {
        let (x, y) = place(chance);
        let obstacle = table.obstacle(*kind, (x, y));
        let it = &mut table.board.obstacles[obstacle.index()];
        it.owner = (*kind == ObstacleKind::Station).then_some(Side(1));
        it.armed = *kind == ObstacleKind::Station;
    }
    for _ in 0..3 {
        let (x, y) = place(chance);
        let kind = TokenKind::ProximityMine;
        table.board.tokens.push(TableToken { kind, pose: Pose::from_mm(x, y, 0.0), owner: None, on: None });
    }
    table.board.ears = table.game.ears_of(&table.board);
    table
}

#[test]
fn everybody_attacks_at_random() {
    println!("a procedure takes {} bytes", size_of::<Step>());
    for seed in 0..40 {
        let edition = [Edition::Rr1, Edition::Rr15, Edition::Arc][seed as usize % 3];
        let mut chance = Chance::seeded(Seed(seed));
        let table = crowd(edition, &mut chance);
        let mut board = table.board;
        let ships = (0..10).map(|ship| Step::attack_step(ShipNo(ship)));
        let squadrons = (0..20).map(|squadron| Step::squadron_attack(SquadronNo(squadron)));
        for step in ships.chain(squadrons) {
            let mut referee = Referee::new(table.game, Chance::seeded(Seed(seed)));
            let mut position = referee.begin(board, step).unwrap_or_else(|fault| panic!("{seed}: {fault:?}"));
            let mut decisions = 0;
            while let Some(seat) = position.core.deciders().iter().next() {
                let kind = position.kind(seat).expect("a decision");
                let answer = referee.legal_explained(&position, seat).random(kind, &mut chance);
                if let Err(error) = referee.answer(&mut position, seat, &answer) {
                    panic!("seed {seed}: {answer:?} is refused or broken: {error:?}");
                }
                decisions += 1;
                assert!(decisions < 1000, "seed {seed} goes on for ever");
            }
            board = position.board;
            if board.winner.is_some() {
                break;
            }
            assert!(board.attacks.is_empty(), "seed {seed}: an attack stays behind");
        }
    }
}
