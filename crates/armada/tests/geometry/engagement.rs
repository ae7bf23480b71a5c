use broadside_armada::facts::{Edition, Zone};
use broadside_armada::geometry::{
    Engagement, Measures, Obstacle, Party, Pieces, Reach, Ship, engaged, engagement,
};
use broadside_table::Disc;

use crate::table::*;

fn look(edition: Edition, a: Disc, b: Disc, ships: &[Ship], obstacles: &[Obstacle]) -> Engagement {
    let pieces = Pieces { ships, obstacles };
    let view = engagement(Measures::of(edition), a, b, &pieces);
    let back = engagement(Measures::of(edition), b, a, &pieces);
    assert_eq!((view.engaged, view.at_distance_one), (back.engaged, back.at_distance_one));
    assert_eq!(view.engaged, engaged(Measures::of(edition), a, b, &pieces));
    view
}

#[test]
fn distance_one_engages() {
    broadside_rulebook::proves!("armada.engagement.01");
    for edition in EDITIONS {
        let tie = squadron(500.0, 500.0);
        let at = |gap: f64| look(edition, tie, squadron(500.0 + 34.2 + gap, 500.0), &[], &[]);
        assert!(at(0.0).engaged && at(76.5).engaged && !at(76.51).engaged);
        assert!((at(76.5).line.distance - 76.5).abs() < 1e-9);
    }
}

#[test]
fn obstructed_squadrons_are_not_engaged_and_can_attack() {
    broadside_rulebook::proves!("armada.engagement.05", "armada.engagement.06");
    for edition in EDITIONS {
        let (a, b) = (squadron(500.0, 500.0), squadron(604.2, 500.0));
        let rock = obstacle(edition, "asteroid-1", 552.1, 500.0, 0.0);
        let view = look(edition, a, b, &[], &[rock]);
        assert!(view.at_distance_one && !view.engaged && !view.causes.is_empty());
        let through = |party, other| reaching(edition, party, other, Reach::SQUADRON, &[], &[rock]);
        let shot = through(Party::Squadron(a), Party::Squadron(b));
        assert!(shot.is_legal() && shot.is_obstructed());
        // A ship obstructs as well, whosever it is.
        let cr90 = ship(edition, CR90, 552.1, 500.0, 0.0);
        assert!(!look(edition, a, b, &[cr90], &[]).engaged);
        let aside = ship(edition, CR90, 552.1, 540.0, 0.0);
        assert!(look(edition, a, b, &[aside], &[]).engaged);
    }
}

#[test]
fn one_of_two_enemies_behind_an_obstacle() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.engagement.71");
    for edition in LATER {
        let (me, free, hidden) = (squadron(500.0, 500.0), squadron(420.0, 500.0), squadron(604.2, 500.0));
        let rock = obstacle(edition, "asteroid-1", 552.1, 500.0, 0.0);
        assert!(look(edition, me, free, &[], &[rock]).engaged);
        assert!(!look(edition, me, hidden, &[], &[rock]).engaged);
        for other in [free, hidden] {
            let view =
                reaching(edition, Party::Squadron(me), Party::Squadron(other), Reach::SQUADRON, &[], &[rock]);
            assert!(view.is_legal());
        }
    }
}

#[test]
fn an_engaged_squadron_can_be_attacked_by_ships() {
    broadside_rulebook::proves!("armada.attack.26");
    for edition in EDITIONS {
        let (tie, x_wing) = (squadron(500.0, 500.0), squadron(550.0, 500.0));
        assert!(look(edition, tie, x_wing, &[], &[]).engaged);
        let ships = [ship(edition, CR90, 500.0, 400.0, 0.0)];
        let view = attack(edition, zone(0, Zone::Front), Party::Squadron(tie), &ships, &[]);
        assert!(view.is_legal() && !view.is_obstructed());
    }
}
