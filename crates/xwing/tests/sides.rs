//! A side can have several players: whoever takes a seat for a side fails here, on tables with four seats.

use broadside_engine::{
    Answer, Chance, Game, PerSide, Position, Prompt as Asked, Referee, Seat, Seating, Seats, Seed, Side,
    Viewer,
};
use broadside_table::Pose;
use broadside_xwing::board::{Board, Standing};
use broadside_xwing::facts::Faction;
use broadside_xwing::steps::Step;
use broadside_xwing::words::{Object, Phase, Prompt, ShipNo, Thing, Token, XWingWords};
use broadside_xwing::{Setup, XWing, gather};

/// Where the ships of the seats lie: teammates beside each other at the lower edge and at the upper one.
const PLACES: [(f64, f64, f64); 4] =
    [(400.0, 300.0, 0.0), (400.0, 500.0, 180.0), (480.0, 300.0, 0.0), (480.0, 500.0, 180.0)];

/// The ship of a seat.
fn of(seat: u8) -> ShipNo {
    ShipNo(seat)
}

/// A ship for each of four seats; the second side has the first player.
fn four(game: &XWing) -> Board {
    let mut board = Board::empty(PerSide([Faction::Rebel, Faction::Imperial]));
    board.seating = Seating { first: Side(1), seats: 4 };
    (board.round, board.phase) = (1, Phase::Planning);
    for (seat, (x, y, facing)) in (0..).zip(PLACES) {
        let pilot = if seat % 2 == 0 { "redsquadronveteran" } else { "academypilot" };
        let pilot = game.facts.pilot(pilot).expect("a pilot");
        let ship = gather(game.facts, &mut board, pilot, &[], Seat(seat)).expect("room on the table");
        let it = board.ship_mut(ship);
        (it.pose, it.standing) = (Pose::from_mm(x, y, facing), Standing::InPlay);
    }
    game.listen(&mut board);
    board
}

fn begun(game: &XWing, board: Board, step: Step) -> (Referee<'_, XWing>, Position<XWingWords>) {
    let mut referee = Referee::new(game, Chance::seeded(Seed(7)));
    let position = referee.begin(board, step).expect("the procedure begins");
    (referee, position)
}

#[test]
fn teammates_are_friends_and_each_decides_for_what_they_control() {
    let game = XWing::default();
    let board = four(&game);
    assert_eq!(game.seats(&board), 4);
    assert!(game.player_order(&board).iter().eq(&[1, 3, 0, 2].map(Seat)), "the first player's side first");
    for (one, other, friends) in [(0, 2, true), (1, 3, true), (0, 1, false), (2, 1, false), (0, 3, false)] {
        assert_eq!(board.friendly(of(one), of(other)), friends, "{one} and {other}");
        assert_eq!(board.enemies(of(one), of(other)), !friends, "{one} and {other}");
    }
    for seat in (0..4).map(Seat) {
        let ship = Thing::Ship(of(seat.0));
        assert_eq!(game.owner(&board, ship), Some(seat));
        assert_eq!(board.side_of(ship), Some(game.side(&board, seat)));
    }
    assert_eq!(Side::BOTH.map(|side| game.speaker(&board, side)), [Seat(0), Seat(1)]);
}

#[test]
fn every_player_sets_the_dials_of_their_own_ships_and_sees_no_others() {
    let game = XWing::default();
    let mut referee = Referee::new(&game, Chance::seeded(Seed(7)));
    let mut position = referee.start(&Setup::at_position(four(&game))).expect("a game of four");
    assert!(position.core.deciders().iter().eq((0..4).map(Seat)), "all set their dials at once");
    let mut answers = Vec::new();
    for seat in (0..4).map(Seat) {
        let legal = referee.legal(&position, seat);
        let slots: Vec<Thing> = legal.slots().iter().map(|slot| slot.item).collect();
        assert_eq!(slots, [Thing::Ship(of(seat.0))]);
        let first = legal.values(&legal.slots()[0])[0];
        answers.push((seat, Answer::Assign([first].into_iter().collect())));
    }
    referee.answer_all(&mut position, &answers).expect("dials");
    let shown = |ship: u8| position.board.ship(of(ship)).dial_faceup;
    assert!(shown(1) && !shown(0) && !shown(2) && !shown(3), "one ship activates");
    for seat in (0..4).map(Seat) {
        let seen = game.view(&position, Viewer::Seat(seat));
        let known: Vec<bool> = seen.ships.iter().map(|ship| ship.dial.is_some()).collect();
        let own: Vec<bool> = (0..4).map(|ship| Seat(ship) == seat || shown(ship)).collect();
        assert_eq!(known, own, "what seat {} sees", seat.0);
    }
}

#[test]
fn who_looked_at_a_dial_knows_it_and_no_teammate_of_theirs() {
    let game = XWing::default();
    let mut board = four(&game);
    let it = board.ship_mut(of(0));
    it.dial = Some(3);
    // The second player of the other side.
    it.dial_seen = serde_json::from_str("2").expect("who has looked");
    let position = Position::idle(board);
    let knows = |seat| game.view(&position, Viewer::Seat(Seat(seat))).ships[0].dial.is_some();
    assert_eq!([0, 1, 2, 3].map(knows), [true, false, false, true]);
    for (seat, same) in [(1, false), (3, true)] {
        let drawn = (0..20).map(|seed| {
            let mut drawn = board;
            game.resample(&mut drawn, Seats::one(Seat(seat)), &mut Chance::seeded(Seed(seed)));
            drawn.ship(of(0)).dial
        });
        assert_eq!(
            drawn.filter(|dial| *dial == Some(3)).count() == 20,
            same,
            "what seat {seat} takes it to be"
        );
    }
}

#[test]
fn whom_a_ship_attacks_and_who_defends() {
    let game = XWing::default();
    let mut board = four(&game);
    for ship in [1, 3] {
        board.ship_mut(of(ship)).tokens[Token::Evade as usize] = 1;
    }
    let mut defended = 0;
    for seed in 0..20 {
        let step = Step::engagement(Object::Ship(of(2)));
        let mut referee = Referee::new(&game, Chance::seeded(Seed(seed)));
        let mut position = referee.begin(board, step).expect("an engagement");
        let asked = |position: &Position<XWingWords>| position.core.decision(Seat(2)).map(|it| it.prompt);
        while asked(&position) != Some(Asked::Step(Prompt::ChooseDefender)) {
            let item = referee.legal(&position, Seat(2)).items[0];
            referee.answer(&mut position, Seat(2), &Answer::Pick(item)).expect("the only way on");
        }
        let targets = referee.legal(&position, Seat(2)).items.clone();
        assert_eq!(targets, [of(1), of(3)].map(Thing::Ship), "both enemies and no teammate");
        referee.answer(&mut position, Seat(2), &Answer::Pick(targets[1])).expect("a target");
        let Some(attack) = position.board.attack().filter(|attack| !attack.over) else { continue };
        assert_eq!((attack.by, attack.against), (Seat(2), Seat(3)));
        assert!(position.core.deciders().iter().eq([Seat(3)]), "the defender's player modifies dice");
        defended += 1;
    }
    assert!(defended > 0, "an evade token is of use some time");
}

#[test]
fn an_effect_of_a_teammate_is_a_friendly_one() {
    let game = XWing::default();
    let mut board = four(&game);
    board.ship_mut(of(1)).tokens[Token::Tractor as usize] = 1;
    for (by, turns) in [(3, false), (2, true)] {
        board.ship_mut(of(1)).tractored_by = Seat(by);
        let (mut referee, mut position) = begun(&game, board, Step::planning_phase());
        assert_eq!(
            position.core.deciders().iter().collect::<Vec<_>>(),
            [Seat(by)],
            "who did it moves the ship"
        );
        let way = referee.legal(&position, Seat(by)).items[0];
        referee.answer(&mut position, Seat(by), &Answer::Pick(way)).expect("a way");
        while position.core.deciders().holds(Seat(by)) && position.core.deciders().count() == 1 {
            let place = referee.legal(&position, Seat(by)).items[0];
            referee.answer(&mut position, Seat(by), &Answer::Pick(place)).expect("a place");
        }
        let asked = position.core.decision(Seat(1)).expect("the ship's player decides").prompt;
        assert_eq!(asked == Asked::Step(Prompt::TractorTurn), turns, "tractored by seat {by}");
    }
}

#[test]
fn a_side_scores_what_the_players_of_the_other_lose() {
    let game = XWing::default();
    let board = four(&game);
    let points = board.ship(of(2)).points;
    assert!(points > 0);
    let (_, position) = begun(&game, board, Step::suffer(Object::Ship(of(2)), 9, 0));
    let board = position.board;
    assert!(board.ship(of(2)).is_gone());
    assert_eq!(board.sides.map(|team| team.points), PerSide([0, points]));
    assert_eq!(game.outcome(&board).winner, Some(Side(1)));
    assert!(!board.is_wiped_out(Side(0)), "a teammate still has a ship");
}

#[test]
fn a_side_is_beaten_when_its_last_player_has_no_ship() {
    let game = XWing::default();
    let mut board = four(&game);
    board.sides[Side(0)].points = 9;
    board.ship_mut(of(1)).standing = Standing::Removed;
    assert_eq!(game.outcome(&board).winner, Some(Side(0)), "by points: both sides have ships");
    board.sides[Side(1)].points = 12;
    assert_eq!(game.outcome(&board).winner, Some(Side(1)));
    board.ship_mut(of(3)).standing = Standing::Removed;
    assert_eq!(game.outcome(&board).winner, Some(Side(0)), "nothing is left of the other side");
}

#[test]
fn each_side_has_a_damage_deck_of_its_own() {
    let game = XWing::default();
    let mut board = four(&game);
    board.ship_mut(of(2)).shields = 0;
    let before = board.decks.piles.map(|pile| pile.len());
    let (_, position) = begun(&game, board, Step::suffer(Object::Ship(of(2)), 1, 0));
    let left = position.board.decks.piles.map(|pile| pile.len());
    assert_eq!(left, PerSide([before[Side(0)] - 1, before[Side(1)]]), "of the teammates' deck");
}
