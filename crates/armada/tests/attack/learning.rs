//! The example of the first attack (armada.learn-example.09, armada.learn-example.10, armada.learn-example.11,
//! armada.learn-example.12, armada.learn-example.13).

use broadside_armada::board::Defense;
use broadside_armada::facts::{Colour::*, Command, Edition, Face::*, Zone};
use broadside_armada::geometry::Range;
use broadside_armada::steps::Step;
use broadside_armada::words::Thing;

use crate::common::{EMPIRE, REBEL, Table};

#[test]
fn the_corvette_attacks_the_star_destroyer() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let mut table = Table::new(edition);
        let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 300.0, 0.0));
        let vic = table.ship("victory-ii-class-star-destroyer", EMPIRE, (900.0, 536.0, 0.0));
        table.board.ships[0].revealed = Some(Command::ConcentrateFire);
        table.board.active = Some(broadside_armada::words::Piece::Ship(cr90));
        let mut play = table.play(Step::attack_step(cr90));
        assert_eq!(play.asked(), "AttackFrom");
        assert_eq!(play.items(REBEL), [Thing::Zone(cr90, Zone::Front)]);
        assert_eq!(play.refused(REBEL, Thing::Zone(cr90, Zone::Rear)), "armada.attack.04");
        play.roll(&[(Red, DoubleHit), (Red, DoubleHit), (Blue, Accuracy)]);
        play.pick(REBEL, Thing::Zone(cr90, Zone::Front));
        assert_eq!(play.asked(), "ResolveAttackEffects");
        assert_eq!(
            (play.attack().range.0, play.attack().defender),
            (Range::Medium, Thing::Zone(vic, Zone::Rear))
        );
        play.use_effect(REBEL, "Concentrate Fire");
        assert_eq!(play.asked(), "AddedColour");
        assert_eq!(play.items(REBEL), [Thing::Colour(Red), Thing::Colour(Blue)]);
        play.roll(&[(Blue, Critical)]).pick(REBEL, Thing::Colour(Blue));
        play.use_effect(REBEL, "Accuracy");
        // Brace, redirect, redirect.
        play.pick(REBEL, Thing::ShipToken(vic, 1));
        assert_eq!(play.attack().dice.len(), 3);
        assert_eq!((play.asked().as_str(), play.decider()), ("SpendDefenseToken", Some(EMPIRE)));
        assert_eq!(play.refused(EMPIRE, Thing::ShipToken(vic, 1)), "armada.attack.12");
        play.pick(EMPIRE, Thing::ShipToken(vic, 0)).pass(EMPIRE);
        play.use_effect(REBEL, "Standard critical effect");
        let ship = play.board().ship(vic);
        assert_eq!((ship.shields[Zone::Rear as usize], ship.damage), (0, 2));
        assert_eq!(play.board().decks.faceup(vic).count(), 1);
        let states: Vec<_> = ship.defense.iter().map(|slot| slot.state).collect();
        assert_eq!(states, [Defense::Exhausted, Defense::Ready, Defense::Ready]);
        assert_eq!(play.board().ship(cr90).revealed, None);
        assert!(play.is_over() && play.board().attacks.is_empty());
    }
}
