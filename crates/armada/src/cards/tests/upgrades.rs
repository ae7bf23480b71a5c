use broadside_engine::About;

use super::hand::{BLUE, Hand, Play, RED, die, roll};
use crate::board::{Defense, UpgradeState};
use crate::facts::{Colour, Command, DamageKind, Edition, Face, Keyword, Zone};
use crate::geometry::Range;
use crate::steps::attack::Attack;
use crate::steps::{damage, round};
use crate::words::{Event, Payment, Query, ShipNo, Thing, Window};
use crate::{Armada, values};

const VICTORY: &str = "victory-ii-class-star-destroyer";
const NEBULON: &str = "nebulon-b-escort-frigate";
const CORVETTE: &str = "cr90-corvette-a";

fn games() -> [Armada; 2] {
    [Armada::new(Edition::Rr15), Armada::new(Edition::Arc)]
}

/// Two ships that face each other: the first player's attacks the second player's front.
fn facing<'g>(game: &'g Armada, attacker: &str, defender: &str) -> (Hand<'g>, ShipNo, ShipNo) {
    let mut hand = Hand::new(game);
    let one = hand.ship(RED, attacker, 400.0, 200.0, 0.0);
    let other = hand.ship(BLUE, defender, 400.0, 380.0, 180.0);
    (hand, one, other)
}

/// The front of the first ship attacks the front of the second, and the dice lie as named.
fn attack<'g>(
    hand: Hand<'g>,
    one: ShipNo,
    other: ShipNo,
    range: Range,
    rolls: &[(Colour, Face)],
) -> Play<'g> {
    attack_with(hand, one, other, range, rolls, &[])
}

fn attack_with<'g>(
    mut hand: Hand<'g>,
    one: ShipNo,
    other: ShipNo,
    range: Range,
    rolls: &[(Colour, Face)],
    later: &[(Colour, Face)],
) -> Play<'g> {
    let dice = |colour| rolls.iter().filter(|(it, _)| *it == colour).count() as u8;
    // The armament is the card's own; only its number of dice has to fit.
    let battery = hand.game.ship(&hand.board, one).battery[Zone::Front as usize];
    assert_eq!(
        (battery.red, battery.blue, battery.black),
        (dice(Colour::Red), dice(Colour::Blue), dice(Colour::Black))
    );
    hand.board.active = Some(crate::words::Piece::Ship(one));
    hand.attack(Thing::Zone(one, Zone::Front), Thing::Zone(other, Zone::Front), range);
    let draws: Vec<u32> = rolls.iter().chain(later).map(|(colour, face)| roll(*colour, *face)).collect();
    hand.play(Attack::new(), &draws)
}

/// The front of a Nebulon-B escort frigate: three red dice.
const THREE_RED: [(Colour, Face); 3] =
    [(Colour::Red, Face::Hit), (Colour::Red, Face::Critical), (Colour::Red, Face::Blank)];

#[test]
fn general_dodonna_picks_the_card_for_an_enemy() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        hand.equip(mine, "general-dodonna");
        hand.stack(&[
            DamageKind::CrewPanic,
            DamageKind::PowerFailure,
            DamageKind::InjuredCrew,
            DamageKind::CommNoise,
        ]);
        let mut play = hand.play(damage::Deal::new(enemy, true, 1), &[]);
        assert_eq!((play.decider(), play.window()), (Some(RED), Some(Window::BeforeFaceupDamageCard)));
        play.use_effect("General Dodonna");
        let items = play.items();
        assert_eq!(items.len(), 4);
        let power = items.into_iter().find(
            |item| matches!(item, Thing::Card(card) if game.damage_kind(*card) == DamageKind::PowerFailure),
        );
        play.pick(power.unwrap());
        let faceup = play.board().decks.faceup(enemy).next().unwrap();
        assert_eq!(game.damage_kind(faceup), DamageKind::PowerFailure);
        let discarded = play.board().decks.cards.iter();
        assert_eq!(discarded.filter(|card| card.place == crate::board::CardPlace::Discard).count(), 3);
        // Not for his own ships.
        let (mut hand, mine, _) = facing(&game, NEBULON, VICTORY);
        hand.equip(mine, "general-dodonna");
        hand.stack(&[DamageKind::PowerFailure]);
        assert_eq!(hand.play(damage::Deal::new(mine, true, 1), &[]).decider(), None);
    }
}

#[test]
fn tarkin_gives_every_friend_a_token() {
    for game in games() {
        let (mut hand, enemy, mine) = facing(&game, NEBULON, VICTORY);
        let other = hand.ship(BLUE, VICTORY, 1400.0, 600.0, 0.0);
        let failing = hand.ship(BLUE, VICTORY, 1600.0, 600.0, 0.0);
        hand.faceup(failing, DamageKind::LifeSupportFailure);
        for ship in [enemy, mine, other, failing] {
            hand.dials(ship, &[Command::Repair]);
        }
        hand.equip(mine, "grand-moff-tarkin");
        let mut play = hand.play(round::ShipPhase::new(), &[]);
        play.use_effect("Grand Moff Tarkin");
        play.pick(Thing::Command(Command::Navigate));
        let has = |ship: ShipNo| play.ship(ship).has_token(Command::Navigate);
        assert_eq!([mine, other, failing, enemy].map(has), [true, true, false, false]);
    }
}

#[test]
fn leia_sets_the_dial_of_a_friend_nearby() {
    for game in games() {
        let mut hand = Hand::new(&game);
        let leia = hand.ship(RED, NEBULON, 400.0, 300.0, 0.0);
        let near = hand.ship(RED, NEBULON, 550.0, 300.0, 0.0);
        let far = hand.ship(RED, NEBULON, 1500.0, 300.0, 0.0);
        hand.ship(BLUE, VICTORY, 1500.0, 800.0, 180.0);
        hand.equip(leia, "leia-organa-officer");
        for ship in [leia, near, far] {
            hand.dials(ship, &[Command::Repair, Command::Repair]);
        }
        hand.at(leia).dials[0].command = Command::Squadron;
        let mut play = hand.play(round::RevealDial::new(leia), &[]);
        play.use_effect("Leia Organa");
        // There is only one such ship.
        assert_eq!(play.ship(near).dials[0].command, Command::Squadron);
        assert_eq!(play.ship(near).dials[1].command, Command::Repair);
        assert_eq!(play.ship(far).dials[0].command, Command::Repair);
    }
}

#[test]
fn a_liaison_trades_a_token_and_yularen_gives_it_back() {
    for game in games() {
        for (slug, name, into) in [
            ("defense-liaison", "Defense Liaison", [Command::Navigate, Command::Repair]),
            ("weapons-liaison", "Weapons Liaison", [Command::ConcentrateFire, Command::Squadron]),
        ] {
            let (mut hand, mine, _) = facing(&game, VICTORY, NEBULON);
            hand.equip(mine, slug);
            let yularen = hand.equip(mine, "wullf-yularen");
            hand.dials(mine, &[Command::Squadron, Command::Repair]);
            hand.at(mine).dials[0].command =
                if into[0] == Command::Navigate { Command::Squadron } else { Command::Repair };
            hand.at(mine).tokens = crate::board::bit(Command::Repair);
            let mut play = hand.play(round::RevealDial::new(mine), &[]);
            assert_eq!(play.window(), Some(Window::BeforeRevealCommand));
            play.use_effect(name);
            assert_eq!(play.window(), Some(Window::CommandTokenSpent));
            play.use_effect("Wullf Yularen");
            assert!(play.ship(mine).has_token(Command::Repair));
            assert_eq!(play.board().upgrade(yularen).state, UpgradeState::Exhausted);
            let mut items = play.items();
            items.sort();
            let mut wanted = into.map(Thing::Command).to_vec();
            wanted.sort();
            assert_eq!(items, wanted);
            play.pick(Thing::Command(into[0]));
            assert_eq!(play.ship(mine).revealed, Some(into[0]));
        }
    }
}

#[test]
fn a_liaison_needs_a_token() {
    let game = Armada::new(Edition::Rr1);
    let (mut hand, mine, _) = facing(&game, VICTORY, NEBULON);
    hand.equip(mine, "defense-liaison");
    hand.dials(mine, &[Command::Squadron]);
    let play = hand.play(round::RevealDial::new(mine), &[]);
    assert_eq!(play.window(), None);
}

#[test]
fn lasting_cards_change_values() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, VICTORY, NEBULON);
        let squadrons = hand.look(|look| values::squadron(look, mine));
        let battery = |hand: &mut Hand<'_>, zone| hand.look(|look| values::battery(look, mine, zone).red);
        let red = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear].map(|zone| battery(&mut hand, zone));
        hand.equip(mine, "expanded-hangar-bay");
        hand.equip(mine, "enhanced-armament");
        assert_eq!(hand.look(|look| values::squadron(look, mine)), squadrons + 1);
        let now = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear].map(|zone| battery(&mut hand, zone));
        assert_eq!(now, [red[0], red[1] + 1, red[2] + 1, red[3]]);
        let _ = enemy;
    }
}

#[test]
fn redemption_reaches_five_and_yularen_counts_tokens() {
    for game in games() {
        let mut hand = Hand::new(&game);
        let title = hand.ship(RED, NEBULON, 400.0, 300.0, 0.0);
        let near = hand.ship(RED, NEBULON, 550.0, 300.0, 0.0);
        let far = hand.ship(RED, NEBULON, 1500.0, 300.0, 0.0);
        let enemy = hand.ship(BLUE, VICTORY, 400.0, 500.0, 180.0);
        hand.equip(title, "redemption");
        hand.equip(title, "admiral-yularen");
        let points = |hand: &mut Hand<'_>, query, ship, payment: Payment| {
            let about = About::subject(Thing::Ship(ship)).amount(payment as i16);
            hand.look(|look| look.value(query, about, 3))
        };
        let repair = Query::EngineeringPoints;
        let all = [title, near, far, enemy];
        assert_eq!(all.map(|ship| points(&mut hand, repair, ship, Payment::Dial)), [4, 4, 3, 3]);
        let squadrons = Query::SquadronActivations;
        let ways = [Payment::Dial, Payment::Token, Payment::Both];
        assert_eq!(ways.map(|way| points(&mut hand, squadrons, far, way)), [3, 4, 4]);
        assert_eq!(points(&mut hand, squadrons, enemy, Payment::Token), 3);
        let may = |hand: &mut Hand<'_>, ship| {
            hand.look(|look| {
                look.allowed(Query::MayRepairSquadrons, About::subject(Thing::Ship(ship)), false)
            })
        };
        assert_eq!((may(&mut hand, far), may(&mut hand, enemy)), (true, false));
    }
}

#[test]
fn corruptor_speeds_bombers_up() {
    for game in games() {
        let (mut hand, mine, other) = facing(&game, VICTORY, NEBULON);
        hand.equip(mine, "corrupter");
        let bomber = hand.squadron(RED, "tie-bomber-squadron", 600.0, 300.0);
        let fighter = hand.squadron(RED, "tie-fighter-squadron", 700.0, 300.0);
        assert!(hand.look(|look| values::has(look, bomber, Keyword::Bomber)));
        let speed = |hand: &mut Hand<'_>, squadron, ship| {
            let about = About::both(Thing::Squadron(squadron), Thing::Ship(ship));
            hand.look(|look| look.value(Query::SquadronSpeed, about, 4))
        };
        assert_eq!(speed(&mut hand, bomber, mine), 5);
        assert_eq!(speed(&mut hand, bomber, other), 4);
        assert_eq!(speed(&mut hand, fighter, mine), 4);
    }
}

#[test]
fn h9_turbolasers_make_an_accuracy() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        hand.equip(mine, "h9-turbolasers");
        let mut play = attack(hand, mine, enemy, Range::Close, &THREE_RED);
        assert!(play.on_to("H9 Turbolasers"));
        play.use_effect("H9 Turbolasers");
        assert_eq!(play.items(), [Thing::Die(0), Thing::Die(1)]);
        play.pick(Thing::Die(1));
        assert_eq!(play.board().attack().unwrap().dice[1], die(Colour::Red, Face::Accuracy));
        assert!(play.effects().contains(&"Accuracy"));
        assert!(!play.effects().contains(&"H9 Turbolasers"));
    }
}

#[test]
fn electronic_countermeasures_spend_a_locked_token() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        let card = hand.equip(enemy, "electronic-countermeasures");
        let rolls = [(Colour::Red, Face::Accuracy), (Colour::Red, Face::DoubleHit), (Colour::Red, Face::Hit)];
        let mut play = attack(hand, mine, enemy, Range::Close, &rolls);
        assert!(play.on_to("Accuracy"));
        play.use_effect("Accuracy");
        play.pick(Thing::ShipToken(enemy, 0));
        assert!(play.on_to("Electronic Countermeasures"));
        assert_eq!(play.decider(), Some(BLUE));
        play.use_effect("Electronic Countermeasures");
        assert_eq!(play.board().upgrade(card).state, UpgradeState::Exhausted);
        assert_eq!(play.ship(enemy).defense[0].state, Defense::Exhausted);
    }
}

#[test]
fn electronic_countermeasures_have_nothing_to_do_without_a_lock() {
    let game = Armada::new(Edition::Rr15);
    let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
    hand.equip(enemy, "electronic-countermeasures");
    let mut play = attack(hand, mine, enemy, Range::Close, &THREE_RED);
    assert!(!play.on_to("Electronic Countermeasures"));
}

/// The front of a Victory II: three red and three blue dice.
fn victory(blue: Face) -> [(Colour, Face); 6] {
    [
        (Colour::Red, Face::Hit),
        (Colour::Red, Face::Blank),
        (Colour::Red, Face::Blank),
        (Colour::Blue, blue),
        (Colour::Blue, Face::Hit),
        (Colour::Blue, Face::Hit),
    ]
}

#[test]
fn dodonnas_pride_trades_all_dice_for_a_faceup_card() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, VICTORY, NEBULON);
        hand.equip(mine, "dodonnas-pride");
        hand.stack(&[DamageKind::PowerFailure]);
        let shields = hand.at(enemy).shields;
        let mut play = attack(hand, mine, enemy, Range::Close, &victory(Face::Critical));
        assert!(play.on_to("Dodonna's Pride"));
        play.use_effect("Dodonna's Pride");
        assert!(!play.on_to("Standard critical effect"));
        assert_eq!((play.ship(enemy).damage, play.ship(enemy).shields), (1, shields));
        assert_eq!(play.board().decks.faceup(enemy).count(), 1);

        let (mut hand, mine, enemy) = facing(&game, VICTORY, NEBULON);
        hand.equip(mine, "dodonnas-pride");
        let mut play = attack(hand, mine, enemy, Range::Close, &victory(Face::Hit));
        assert!(!play.on_to("Dodonna's Pride"));
    }
}

#[test]
fn dominator_spends_shields_for_dice() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, VICTORY, NEBULON);
        hand.equip(mine, "dominator");
        let later = [(Colour::Blue, Face::Critical), (Colour::Blue, Face::Accuracy)];
        let mut play = attack_with(hand, mine, enemy, Range::Medium, &victory(Face::Hit), &later);
        assert!(play.on_to("Dominator"));
        let before = play.ship(mine).shields[Zone::Front as usize];
        play.use_effect("Dominator");
        play.pick(Thing::Zone(mine, Zone::Front));
        assert_eq!(play.board().attack().unwrap().dice.len(), 6);
        play.confirm(true);
        play.pick(Thing::Zone(mine, Zone::Front));
        assert_eq!(play.board().attack().unwrap().dice.len(), 8);
        assert_eq!(play.ship(mine).shields[Zone::Front as usize], before - 2);
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        hand.equip(mine, "dominator");
        let mut play = attack(hand, mine, enemy, Range::Long, &THREE_RED);
        assert!(!play.on_to("Dominator"));
    }
}

#[test]
fn salvation_counts_criticals_twice() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        hand.equip(mine, "salvation");
        let mut play = attack(hand, mine, enemy, Range::Long, &THREE_RED);
        play.on_to("");
        assert!(play.events().contains(&Event::DamageTotaled(3)));
    }
}

#[test]
fn kraken_turns_a_die_when_another_ship_is_near_the_defender() {
    for game in games() {
        for near in [true, false] {
            let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
            let other = hand.ship(RED, CORVETTE, if near { 500.0 } else { 1500.0 }, 380.0, 0.0);
            hand.equip(other, "kraken");
            let mut play = attack(hand, mine, enemy, Range::Long, &THREE_RED);
            assert_eq!(play.on_to("Kraken"), near);
            if near {
                play.use_effect("Kraken");
                assert_eq!(play.items().len(), 3);
                play.pick(Thing::Die(0));
                // A red die that shows a hit: a critical or an accuracy.
                assert_eq!(play.items(), [Thing::Face(Face::Critical), Thing::Face(Face::Accuracy)]);
                play.pick(Thing::Face(Face::Critical));
                assert_eq!(play.board().attack().unwrap().dice[0], die(Colour::Red, Face::Critical));
            }
        }
    }
}

#[test]
fn assault_concussion_missiles_hit_the_neighbours() {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let game = Armada::new(edition);
        let (mut hand, mine, enemy) = facing(&game, "victory-i-class-star-destroyer", NEBULON);
        let card = hand.equip(mine, "assault-concussion-missiles");
        let battery = game.ship(&hand.board, mine).battery[Zone::Front as usize];
        let mut rolls = vec![(Colour::Red, Face::Blank); battery.red.into()];
        rolls.extend(vec![(Colour::Blue, Face::Accuracy); battery.blue.into()]);
        rolls.extend(vec![(Colour::Black, Face::HitCritical); battery.black.into()]);
        let before = hand.at(enemy).shields;
        let mut play = attack(hand, mine, enemy, Range::Close, &rolls);
        assert!(play.on_to("Assault Concussion Missiles"));
        play.use_effect("Assault Concussion Missiles");
        let now = play.ship(enemy).shields;
        for zone in [Zone::Left, Zone::Right] {
            assert_eq!(now[zone as usize], before[zone as usize] - 1);
        }
        assert_eq!(now[Zone::Rear as usize], before[Zone::Rear as usize]);
        let exhausted = play.board().upgrade(card).state == UpgradeState::Exhausted;
        assert_eq!(exhausted, edition != Edition::Rr1);
    }
}

#[test]
fn gunnery_team_opens_the_zone_again_but_not_the_target() {
    for game in games() {
        let (mut hand, mine, enemy) = facing(&game, NEBULON, VICTORY);
        let other = hand.ship(BLUE, VICTORY, 560.0, 420.0, 180.0);
        hand.equip(mine, "gunnery-team");
        hand.at(mine).revealed = Some(Command::ConcentrateFire);
        hand.board.active = Some(crate::words::Piece::Ship(mine));
        let from = Thing::Zone(mine, Zone::Front);
        let mut play = hand.play(crate::steps::attack::AttackStep::new(mine), &[]);
        play.pick(from);
        let target = play.items().into_iter().find(|item| item.ship() == Some(enemy)).unwrap();
        play.pick(target);
        assert!(play.on_to("Concentrate Fire"));
        play.use_effect("Concentrate Fire");
        play.use_effect("Gunnery Team");
        assert_eq!(play.ship(mine).same_zone, Some(Zone::Front));
        // On to the next attack: the same hull zone may be chosen, the same ship may not.
        for _ in 0..50 {
            if play.asked().map(|asked| asked.1) == Some(crate::words::Prompt::AttackFrom) {
                break;
            }
            play.first();
        }
        assert!(play.items().contains(&from));
        play.pick(from);
        assert!(play.items().iter().all(|item| item.ship() == Some(other)));
    }
}
