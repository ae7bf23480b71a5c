//! What a squad brings to the table before the first round.

use crate::common::squad;
use broadside_engine::{Chance, Game, Seed};
use broadside_rulebook::proves;
use broadside_xwing::board::Scenario;
use broadside_xwing::facts::Facts;
use broadside_xwing::{Setup, XWing};

const TWENTY: &str = "ship Luke Skywalker\nship wedgeantilles\nship Thane Kyrell\nship Arvel Crynyd";

/// The mission points of both players at the start of a game.
fn points(red: (&str, &str), blue: (&str, &str)) -> [u8; 2] {
    let setup = Setup::new([squad(red.0, red.1), squad(blue.0, blue.1)], Scenario::Assault);
    let (board, _) = XWing::default().start(&setup, &mut Chance::seeded(Seed(1))).expect("legal squads");
    board.sides.map(|team| team.points).0
}

#[test]
fn what_a_squad_lacks_to_twenty_points_the_opponent_has() {
    proves!("xwing.deficit.01", "xwing.deficit.02");
    let ties = "ship Academy Pilot\n".repeat(8);
    let full = squad("rebel", TWENTY).points(Facts::embedded());
    let short = squad("imperial", &ties).points(Facts::embedded());
    assert_eq!((full, short), (20, 16));
    assert_eq!(points(("rebel", TWENTY), ("imperial", &ties)), [4, 0]);
    assert_eq!(points(("imperial", &ties), ("rebel", TWENTY)), [0, 4]);
}
