//! Bots use cards with sense: single choices of the captain, on tables that are set for them.

use broadside_armada::words::Thing as Piece;
use broadside_bots::{Plays, reply};
use broadside_engine::{Answer, Chance, Draw, Game, Item, ItemOf, Position, Referee, Seat};
use broadside_scenario::{Names, Phrasebook, Scene, line};
use broadside_xwing::facts::ActionKind;
use broadside_xwing::words::{ActionId, Colour, Thing, WeaponNo};

/// A table on which something has begun, up to a decision.
struct Desk<B: Phrasebook> {
    game: std::sync::Arc<B::Game>,
    names: Names<ItemOf<B::Game>>,
    position: Position<<B::Game as Game>::Words>,
}

impl<B: Phrasebook<Game: Plays>> Desk<B> {
    /// Sets a table, begins something and rolls these dice: what they are called in scripts, and which face each shows.
    fn set(book: &B, edition: &str, table: &[&str], begin: &str, dice: &[(&str, u32)]) -> Desk<B> {
        let game = book.game(edition);
        let mut names = Names::default();
        let lines: Vec<_> = table.iter().map(|text| line(text)).collect();
        let board = book.table(&game, &lines, &mut names).expect("a table");
        let idle = Position::idle(board);
        let scene = Scene { game: &*game, edition, names: &names, position: &idle, events: &[] };
        let begin = line(begin);
        let frame = book.begin(&scene, &mut begin.phrase()).expect("something that can begin");
        let mut referee = Referee::quiet(&*game, Chance::scripted(scripted(dice)));
        let position = referee.begin(board, frame).expect("it begins");
        Desk { game, names, position }
    }

    fn seat(&self) -> Seat {
        self.position.core.deciders().iter().next().expect("somebody decides")
    }

    /// What the captain answers.
    fn captain(&self) -> Answer<<B::Game as Game>::Words> {
        let captain = B::Game::bot("captain").expect("a bot");
        reply(&*captain, &*self.game, &self.position, self.seat(), 1).expect("this seat decides").answer
    }

    /// The captain answers, and the game goes on; a roll takes these dice.
    fn goes_on(&mut self, dice: &[(&str, u32)]) -> Answer<<B::Game as Game>::Words> {
        let answer = self.captain();
        self.give(answer, dice);
        answer
    }

    fn give(&mut self, answer: Answer<<B::Game as Game>::Words>, dice: &[(&str, u32)]) {
        let mut referee = Referee::quiet(&*self.game, Chance::scripted(scripted(dice)));
        let seat = self.seat();
        referee.answer(&mut self.position, seat, &answer).expect("a legal answer");
    }

    fn piece(&self, name: &str) -> ItemOf<B::Game> {
        self.names.pieces().find(|(known, _)| *known == name).expect("a piece of this name").1
    }

    /// The name of the ability that is offered to be used by an answer.
    fn ability(&self, answer: &Answer<<B::Game as Game>::Words>) -> Option<&'static str> {
        let Answer::Pick(item) = answer else { return None };
        item.as_effect().map(|offer| Game::ability(&*self.game, offer.ability).name)
    }

    /// The offer of an ability by its name.
    fn offer(&self, name: &str) -> Option<Answer<<B::Game as Game>::Words>> {
        let mut referee = Referee::quiet(&*self.game, Chance::halting());
        let items = referee.legal(&self.position, self.seat()).items.clone();
        items.into_iter().map(Answer::Pick).find(|answer| self.ability(answer) == Some(name))
    }
}

/// Dice for a script.
fn scripted(dice: &[(&str, u32)]) -> Vec<Draw> {
    dice.iter().map(|(what, value)| Draw { what: Some((*what).to_owned()), value: *value }).collect()
}

// The faces of X-Wing's attack dice in scripts.
const HIT: (&str, u32) = ("attack die", 0);
const BLANK: (&str, u32) = ("attack die", 3);

fn xwing(table: &[&str], begin: &str) -> Desk<broadside_xwing_ask::Phrases> {
    Desk::set(&broadside_xwing_ask::Phrases::default(), "rr142", table, begin, &[])
}

/// An X-wing with a lock and a TIE in front of it at range 2.
fn locked(upgrades: &str) -> Desk<broadside_xwing_ask::Phrases> {
    let xw = format!("xw redsquadronveteran red {upgrades} at 400 200 lock tie");
    xwing(&["odd table", "tie academypilot blue at 400 400 facing 180", &xw], "xw engages")
}

#[test]
fn a_torpedo_is_fired_with_a_lock_and_the_better_odds() {
    let desk = locked("upgrade Proton Torpedoes");
    assert_eq!(desk.captain(), Answer::Pick(Thing::Weapon(WeaponNo(1))));
    // With as many dice an ion cannon does one damage at most.
    let desk = xwing(
        &[
            "bw bladesquadronveteran red upgrade Ion Cannon at 400 200",
            "tie academypilot blue at 400 400 facing 180",
        ],
        "bw engages",
    );
    assert_eq!(desk.captain(), Answer::Pick(Thing::Weapon(WeaponNo(0))));
}

#[test]
fn a_lock_is_taken_for_a_torpedo_that_has_its_target() {
    let table = |upgrade: &str| {
        let xw = format!("xw redsquadronveteran red {upgrade} at 400 200");
        [xw, "tie sabersquadronace blue at 400 400 facing 180".to_owned()]
    };
    let [xw, tie] = table("upgrade Proton Torpedoes");
    let desk = xwing(&["odd table", &xw, &tie], "xw acts");
    let Answer::Pick(Thing::Action(ActionId::Bar(ActionKind::Lock), _)) = desk.captain() else {
        panic!("{:?}", desk.captain())
    };
}

#[test]
fn hits_are_not_rerolled() {
    let mut desk = locked("upgrade Predator");
    desk.give(Answer::Pick(Thing::Weapon(WeaponNo(0))), &[HIT, HIT, BLANK]);
    let reroll = desk.goes_on(&[]);
    assert_eq!(desk.ability(&reroll), Some("Predator"), "what costs nothing is used first");
    let Answer::Some(dice) = desk.captain() else { panic!("{:?}", desk.captain()) };
    assert_eq!(&*dice, &[Thing::Die(2)]);
    // Nothing is left to be rerolled.
    let mut desk = locked("upgrade Predator");
    desk.give(Answer::Pick(Thing::Weapon(WeaponNo(0))), &[HIT, HIT, HIT]);
    assert!(desk.offer("Predator").is_some() && desk.offer("Lock").is_some());
    assert_eq!(desk.captain(), Answer::Pass);
}

#[test]
fn tractor_tokens_go_to_enemies() {
    let mut desk = xwing(
        &[
            "qj jakkugunrunner red at 400 200 dial 2 straight",
            "mate zealousrecruit red at 380 430 dial 2 straight",
            "tie sabersquadronace blue at 440 430 dial 2 straight",
        ],
        "the activation phase",
    );
    desk.give(Answer::Pick(desk.piece("qj")), &[]);
    desk.give(Answer::Pick(Thing::Action(ActionId::ShipCard, Colour::White)), &[]);
    assert_eq!(desk.captain(), Answer::Pick(desk.piece("tie")));
}

#[test]
fn a_focus_token_goes_to_the_friend_who_has_a_use_for_it() {
    let desk = xwing(
        &[
            "kyle kylekatarn red at 400 300 focus 1",
            "idle redsquadronveteran red at 400 420 facing 270",
            "aims redsquadronveteran red at 460 420",
            "tie sabersquadronace blue at 460 560 facing 0",
        ],
        "the engagement phase",
    );
    assert_eq!(desk.captain(), Answer::Pick(desk.piece("aims")));
}

fn armada(table: &[&str], begin: &str, dice: &[(&str, u32)]) -> Desk<broadside_armada_ask::Phrases> {
    Desk::set(&broadside_armada_ask::Phrases::default(), "rr15", table, begin, dice)
}

// The faces of Armada's dice in scripts: hits come first, blanks last.
const BLACK_HIT: (&str, u32) = ("black", 0);
const BLACK_BLANK: (&str, u32) = ("black", 7);
const RED_HIT: (&str, u32) = ("red", 0);
const RED_BLANK: (&str, u32) = ("red", 7);

#[test]
fn dice_are_added_where_they_count() {
    let desk = armada(
        &[
            "vic Victory I-class Star Destroyer Empire at 900 400 facing 0 speed 1 upgrade External Racks",
            "cr90 CR90 Corvette A Rebel at 900 570 facing 180 speed 2",
        ],
        "vic attacks front -> cr90 front",
        &[RED_BLANK, RED_BLANK, RED_BLANK, BLACK_HIT, BLACK_HIT, BLACK_HIT],
    );
    assert_eq!(desk.ability(&desk.captain()), Some("External Racks"));
}

#[test]
fn only_blanks_are_rerolled() {
    let glad =
        "glad Gladiator II-class Star Destroyer Empire at 900 400 facing 0 speed 1 upgrade Ordnance Experts";
    let table = [glad, "cr90 CR90 Corvette A Rebel at 990 400 facing 0 speed 2"];
    let begin = "glad attacks right -> cr90 left";
    let mut desk = armada(&table, begin, &[RED_BLANK, BLACK_BLANK, BLACK_HIT, BLACK_HIT]);
    let used = desk.goes_on(&[]);
    assert_eq!(desk.ability(&used), Some("Ordnance Experts"));
    assert_eq!(desk.captain(), Answer::some([Piece::Die(1)]));
    let desk = armada(&table, begin, &[RED_HIT, BLACK_HIT, BLACK_HIT, BLACK_HIT]);
    assert!(desk.offer("Ordnance Experts").is_some());
    assert_eq!(desk.captain(), Answer::Pass);
}

#[test]
fn what_only_harms_its_owner_is_not_used() {
    // Damage would become an accuracy icon against who has no token to lock.
    let desk = armada(
        &[
            "vic Victory I-class Star Destroyer Empire at 900 400 facing 0 speed 1 upgrade H9 Turbolasers",
            "af Assault Frigate Mark II B Rebel at 900 570 facing 180 speed 2 evade discarded brace discarded redirect discarded",
        ],
        "vic attacks front -> af front",
        &[RED_HIT, RED_HIT, RED_HIT, BLACK_HIT, BLACK_HIT, BLACK_HIT],
    );
    assert!(desk.offer("H9 Turbolasers").is_some());
    assert_ne!(desk.ability(&desk.captain()), Some("H9 Turbolasers"));
}

#[test]
fn command_tokens_go_to_friends() {
    let mut desk = armada(
        &[
            "vic Victory I-class Star Destroyer Empire at 900 400 facing 0 speed 1 upgrade Hondo Ohnaka",
            "glad Gladiator II-class Star Destroyer Empire at 700 400 facing 0 speed 1",
            "cr90 CR90 Corvette A Rebel at 900 800 facing 180 speed 2",
            "neb Nebulon-B Escort Frigate Rebel at 700 800 facing 180 speed 2",
        ],
        "the ship phase",
        &[],
    );
    let offer = desk.offer("Hondo Ohnaka").expect("it is offered");
    desk.give(offer, &[]);
    let own = [desk.piece("vic"), desk.piece("glad")];
    for _ in 0..2 {
        desk.goes_on(&[]);
        let Answer::Pick(ship) = desk.captain() else { panic!("a ship is chosen") };
        assert!(own.contains(&ship), "{ship:?}");
        desk.goes_on(&[]);
    }
}
