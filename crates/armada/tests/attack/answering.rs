//! Salvo and counter attacks.

use broadside_armada::board::{AttackKind, Defense, DefenseSlot, Standing};
use broadside_armada::facts::{Colour::*, DefenseToken, Edition, Face::*, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::{Event, Piece, Thing};

use crate::common::{EMPIRE, REBEL, Table};

#[test]
fn a_destroyed_ship_makes_its_salvo_attack_first() {
    let mut table = Table::new(Edition::Rr15);
    let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 300.0, 0.0));
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 450.0, 180.0));
    let _other = table.ship("cr90-corvette-a", REBEL, (200.0, 800.0, 180.0));
    let ship = &mut table.board.ships[1];
    ship.shields = [0; 6];
    ship.defense.push(DefenseSlot { kind: DefenseToken::Salvo, state: Defense::Ready });
    let salvo = Thing::ShipToken(cr90, ship.defense.len() as u8 - 1);
    let mut play = table.play(Step::attack_step(vic));
    play.roll(&[
        (Red, DoubleHit),
        (Red, DoubleHit),
        (Red, Blank),
        (Blue, Hit),
        (Blue, Accuracy),
        (Blue, Hit),
    ]);
    play.pick(EMPIRE, Thing::Zone(vic, Zone::Front));
    if play.asked() == "DeclareTarget" {
        play.pick(EMPIRE, Thing::Zone(cr90, Zone::Front));
    }
    play.until("SpendDefenseToken").pick(REBEL, salvo);
    // The rear battery of the corvette: one red die, whatever its zone.
    play.roll(&[(Red, Hit)]).pass(REBEL);
    assert_eq!(
        (play.attack().kind, play.attack().attacker),
        (AttackKind::Salvo, Thing::Zone(cr90, Zone::Front))
    );
    assert_eq!(play.attack().defender, Thing::Zone(vic, Zone::Front));
    assert_eq!(play.board().ship(cr90).standing, Standing::InPlay);
    assert_eq!(play.asked(), "SpendDefenseToken");
    play.pass(EMPIRE);
    assert_eq!(play.board().ship(cr90).standing, Standing::Destroyed);
    assert_eq!(play.board().ship(vic).shields[Zone::Front as usize], 2);
    assert!(play.happened(|event| *event == Event::Destroyed(Piece::Ship(cr90))));
}
