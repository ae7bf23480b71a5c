//! Ignition attacks.

use broadside_armada::board::{AttackKind, TableToken, TokenKind};
use broadside_armada::facts::{Edition, Zone};
use broadside_armada::steps::Step;
use broadside_armada::words::Thing;
use broadside_engine::{Answer, Side};
use broadside_table::Pose;

use crate::common::{EMPIRE, REBEL, Table};

#[test]
fn a_ship_with_a_targeting_token_ignites_first() {
    let mut table = Table::new(Edition::Rr15);
    let slug =
        table.game.facts.ships().iter().find(|card| card.special.is_some()).expect("an Onager").slug.clone();
    let onager = table.ship(&slug, EMPIRE, (900.0, 200.0, 0.0));
    let cr90 = table.ship("cr90-corvette-a", REBEL, (900.0, 700.0, 180.0));
    table.board.tokens.push(TableToken {
        kind: TokenKind::Targeting,
        pose: Pose::from_mm(900.0, 560.0, 0.0),
        owner: Some(Side(1)),
        on: Some(Thing::Ship(onager)),
    });
    let dice = table.game.facts[table.board.ships[0].card].special.expect("a special battery");
    table.board.ships[1].speed = 3;
    // The target is the only one and is taken without asking: script the dice of its range first.
    let mut faces = Vec::new();
    for (colour, count) in [("red", dice.red), ("blue", dice.blue), ("black", dice.black)] {
        faces.extend((0..count).map(|_| broadside_engine::Draw { what: Some(colour.into()), value: 0 }));
    }
    let play = table.play_with(Step::attack_step(onager), faces);
    assert_eq!(play.attack().kind, AttackKind::Ignition);
    assert_eq!(play.attack().defender, Thing::Zone(cr90, Zone::Front));
    assert_eq!(play.attack().range.0, broadside_armada::geometry::Range::Extreme);
}

#[test]
fn a_targeting_token_lies_in_the_special_arc_at_close_range() {
    let mut table = Table::new(Edition::Rr15);
    let slug =
        table.game.facts.ships().iter().find(|card| card.special.is_some()).expect("an Onager").slug.clone();
    let onager = table.ship(&slug, EMPIRE, (900.0, 200.0, 0.0));
    table.ship("cr90-corvette-a", REBEL, (900.0, 700.0, 180.0));
    let mut play = table.play(Step::targeting_token(onager));
    assert_eq!(play.asked(), "PlaceTargetingToken");
    let places = play.referee.legal(&play.position, EMPIRE).places.clone();
    assert!(places.len() > 3, "{places:?}");
    for place in &places {
        assert_eq!(play.referee.check(&play.position, EMPIRE, &Answer::Place(*place)), Ok(()));
    }
    let aside = Answer::Place(Pose::from_mm(700.0, 250.0, 0.0));
    let refusal = play.referee.check(&play.position, EMPIRE, &aside).expect_err("outside the arc");
    assert_eq!(refusal.rule.as_deref(), Some("armada.ignition.01"));
    play.answer(EMPIRE, Answer::Place(places[0]));
    assert!(play.is_over());
    assert_eq!(play.board().tokens[0].on, Some(Thing::Ship(onager)));
}
