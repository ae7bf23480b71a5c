use broadside_engine::{About, Answer, Seat};

use super::hand::{BLUE, Hand, RED};
use crate::board::Defense;
use crate::facts::{Command, DamageKind, DefenseToken, Edition, Zone};
use crate::geometry::Range;
use crate::steps::{damage, round};
use crate::words::{Prompt, Query, ShipNo, Thing};
use crate::{Armada, values};

const VICTORY: &str = "victory-ii-class-star-destroyer";
const NEBULON: &str = "nebulon-b-escort-frigate";

fn each_edition(test: impl Fn(&Armada)) {
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        test(&Armada::new(edition));
    }
}

/// A ship of the first player's and one of the second's, far apart.
fn two(game: &Armada) -> (Hand<'_>, ShipNo, ShipNo) {
    let mut hand = Hand::new(game);
    let one = hand.ship(RED, VICTORY, 400.0, 300.0, 0.0);
    let other = hand.ship(BLUE, NEBULON, 1400.0, 600.0, 0.0);
    (hand, one, other)
}

/// The first ship is dealt this card faceup.
fn dealt(
    game: &Armada,
    kind: DamageKind,
    change: impl FnOnce(&mut Hand<'_>, ShipNo),
) -> (super::hand::Play<'_>, ShipNo) {
    let (mut hand, ship, _) = two(game);
    change(&mut hand, ship);
    hand.stack(&[kind]);
    (hand.play(damage::Deal::new(ship, true, 1), &[]), ship)
}

fn faceups(play: &super::hand::Play<'_>, ship: ShipNo) -> usize {
    play.board().decks.faceup(ship).count()
}

#[test]
fn structural_damage_brings_a_second_card() {
    each_edition(|game| {
        let (play, ship) = dealt(game, DamageKind::StructuralDamage, |_, _| {});
        assert_eq!((play.ship(ship).damage, faceups(&play, ship)), (2, 0));
    });
}

/// armada.damage.structural-damage.02
#[test]
fn structural_damage_is_resolved_by_a_ship_that_is_gone() {
    each_edition(|game| {
        let left = |cards: u8| {
            let (play, ship) = dealt(game, DamageKind::StructuralDamage, |hand, ship| hand.hurt(ship, cards));
            (play.ship(ship).in_play(), play.board().decks.piles[0].len() + usize::from(cards))
        };
        assert_eq!(left(7), (false, 50));
        assert_eq!(left(2), (true, 50));
    });
}

#[test]
fn comm_noise_lets_the_opponent_slow_the_ship_down_or_turn_its_dial() {
    each_edition(|game| {
        let noise = |change: &dyn Fn(&mut Hand<'_>, ShipNo)| {
            let (play, ship) = dealt(game, DamageKind::CommNoise, |hand, ship| change(hand, ship));
            assert_eq!(play.decider(), Some(BLUE));
            (play, ship)
        };
        let with_dials = |hand: &mut Hand<'_>, ship| hand.dials(ship, &[Command::Repair, Command::Navigate]);
        let (mut play, ship) = noise(&with_dials);
        play.confirm(true);
        play.pick(Thing::Option(0));
        assert_eq!((play.ship(ship).speed, faceups(&play, ship)), (1, 0));

        let (mut play, ship) = noise(&with_dials);
        play.confirm(true);
        play.pick(Thing::Option(1));
        assert_eq!(play.items().len(), 4);
        play.pick(Thing::Command(Command::Squadron));
        assert_eq!((play.ship(ship).dials[0].command, faceups(&play, ship)), (Command::Squadron, 0));

        let (mut play, ship) = noise(&with_dials);
        play.confirm(false);
        assert_eq!((play.ship(ship).speed, faceups(&play, ship)), (2, 0));

        // Without dials only the speed is left; without either nothing is asked.
        let (mut play, ship) = noise(&|_, _| {});
        play.confirm(true);
        assert_eq!((play.ship(ship).speed, faceups(&play, ship)), (1, 0));
        let (play, ship) = dealt(game, DamageKind::CommNoise, |hand, ship| hand.at(ship).speed = 0);
        assert_eq!((play.decider(), faceups(&play, ship)), (None, 0));
    });
}

/// armada.damage.thruster-fissure.04
#[test]
fn comm_noise_does_not_trigger_thruster_fissure() {
    each_edition(|game| {
        let (mut play, ship) = dealt(game, DamageKind::CommNoise, |hand, ship| {
            hand.faceup(ship, DamageKind::ThrusterFissure);
        });
        play.confirm(true);
        assert_eq!((play.ship(ship).speed, play.decider(), play.ship(ship).damage), (1, None, 2));
    });
}

#[test]
fn injured_crew_discards_a_token_of_the_owners_choice() {
    each_edition(|game| {
        let (mut play, ship) = dealt(game, DamageKind::InjuredCrew, |_, _| {});
        assert_eq!(play.decider(), Some(RED));
        assert_eq!(play.items().len(), 3);
        play.pick(Thing::ShipToken(ship, 1));
        assert_eq!(play.ship(ship).defense[1].state, Defense::Discarded);
        assert_eq!(faceups(&play, ship), 0);
        let (play, ship) = dealt(game, DamageKind::InjuredCrew, |hand, ship| hand.at(ship).defense.clear());
        assert_eq!((play.decider(), faceups(&play, ship)), (None, 0));
    });
}

#[test]
fn projector_misaligned_takes_the_strongest_shields() {
    each_edition(|game| {
        let (mut play, ship) = dealt(game, DamageKind::ProjectorMisaligned, |hand, ship| {
            hand.at(ship).shields = [3, 3, 2, 1, 0, 0];
        });
        assert_eq!(play.decider(), Some(RED));
        assert_eq!(play.items(), [Thing::Zone(ship, Zone::Front), Thing::Zone(ship, Zone::Left)]);
        play.pick(Thing::Zone(ship, Zone::Left));
        assert_eq!((play.ship(ship).shields, faceups(&play, ship)), ([3, 0, 2, 1, 0, 0], 0));
        let (play, ship) =
            dealt(game, DamageKind::ProjectorMisaligned, |hand, ship| hand.at(ship).shields = [0; 6]);
        assert_eq!((play.decider(), faceups(&play, ship)), (None, 0));
    });
}

#[test]
fn shield_failure_lets_the_opponent_take_up_to_two_shields() {
    each_edition(|game| {
        let zones = |picked: &[Zone]| {
            let (mut play, ship) = dealt(game, DamageKind::ShieldFailure, |hand, ship| {
                hand.at(ship).shields = [3, 3, 0, 1, 0, 0];
            });
            assert_eq!((play.decider(), play.items().len()), (Some(BLUE), 4));
            play.answer(Answer::some(picked.iter().map(|zone| Thing::Zone(ship, *zone))));
            assert_eq!((faceups(&play, ship), play.ship(ship).damage), (0, 1));
            play.ship(ship).shields
        };
        assert_eq!(zones(&[Zone::Front, Zone::Right]), [2, 3, 0, 1, 0, 0]);
        assert_eq!(zones(&[Zone::Rear]), [3, 3, 0, 0, 0, 0]);
        assert_eq!(zones(&[]), [3, 3, 0, 1, 0, 0]);
    });
}

#[test]
fn life_support_failure_leaves_no_command_tokens() {
    each_edition(|game| {
        let (play, ship) =
            dealt(game, DamageKind::LifeSupportFailure, |hand, ship| hand.at(ship).tokens = 0b0110);
        assert_eq!((play.ship(ship).tokens, faceups(&play, ship)), (0, 1));
        let (mut hand, ship, _) = two(game);
        hand.faceup(ship, DamageKind::LifeSupportFailure);
        let gain = crate::steps::commands::GainToken::new(ship, Command::Repair);
        assert_eq!(hand.play(gain, &[]).ship(ship).tokens, 0);
    });
}

#[test]
fn crew_panic_costs_damage_or_the_dial() {
    each_edition(|game| {
        let panic = |option: u8| {
            let (mut hand, ship, _) = two(game);
            hand.dials(ship, &[Command::Repair, Command::Navigate]);
            hand.faceup(ship, DamageKind::CrewPanic);
            let mut play = hand.play(round::RevealDial::new(ship), &[]);
            assert_eq!(play.items(), [Thing::Option(0), Thing::Option(1)]);
            play.pick(Thing::Option(option));
            (play, ship)
        };
        let (play, ship) = panic(1);
        let it = play.ship(ship);
        assert_eq!((play.decider(), it.dials.len(), it.revealed), (None, 1, None));
        let (mut play, ship) = panic(0);
        play.pick(Thing::Zone(ship, Zone::Rear));
        let it = play.ship(ship);
        assert_eq!((it.shields[Zone::Rear as usize], it.revealed), (0, Some(Command::Repair)));
    });
}

#[test]
fn two_power_failures_halve_twice() {
    each_edition(|game| {
        let (mut hand, ship, _) = two(game);
        let printed = hand.look(|look| values::engineering(look, ship));
        assert_eq!(printed, 4);
        hand.faceup(ship, DamageKind::PowerFailure);
        assert_eq!(hand.look(|look| values::engineering(look, ship)), 2);
        hand.faceup(ship, DamageKind::PowerFailure);
        assert_eq!(hand.look(|look| values::engineering(look, ship)), 1);
    });
}

/// armada.damage.thrust-control-malfunction.01, armada.damage.thrust-control-malfunction.04
#[test]
fn thrust_control_malfunction_takes_the_last_joint_that_turns() {
    each_edition(|game| {
        let (mut hand, _, ship) = two(game);
        let yaws = |hand: &mut Hand<'_>| -> Vec<i32> {
            let it = *hand.at(ship);
            let row = game.ship(&hand.board, ship).speed.clicks(it.speed).to_vec();
            let about = |joint: usize| About::subject(Thing::Ship(ship)).amount(joint as i16 + 1);
            let yaw =
                |joint: usize| hand.look(|look| look.value(Query::Yaw, about(joint), row[joint].into()));
            (0..row.len()).map(yaw).collect::<Vec<_>>()
        };
        hand.at(ship).speed = 3;
        let printed = yaws(&mut hand);
        hand.faceup(ship, DamageKind::ThrustControlMalfunction);
        let lowered = yaws(&mut hand);
        let last = printed.iter().rposition(|yaw| *yaw > 0).unwrap();
        assert_eq!(lowered[last], printed[last] - 1);
        assert_eq!(lowered.iter().sum::<i32>(), printed.iter().sum::<i32>() - 1);
        hand.faceup(ship, DamageKind::ThrustControlMalfunction);
        assert_eq!(yaws(&mut hand).iter().sum::<i32>(), printed.iter().sum::<i32>() - 2);
        hand.at(ship).temporary_speed = Some(2);
        assert_eq!(yaws(&mut hand), printed);
    });
}

#[test]
fn dice_are_removed_by_what_is_attacked() {
    each_edition(|game| {
        let (mut hand, ship, enemy) = two(game);
        let squadron = Thing::Squadron(hand.squadron(BLUE, "x-wing-squadron", 420.0, 420.0));
        let removed = |hand: &mut Hand<'_>, target| {
            let about = About::both(Thing::Zone(ship, Zone::Front), target);
            hand.look(|look| look.value(Query::RemoveBeforeRoll, about, 0))
        };
        hand.faceup(ship, DamageKind::DamagedMunitions);
        let target = Thing::Zone(enemy, Zone::Front);
        assert_eq!((removed(&mut hand, target), removed(&mut hand, squadron)), (1, 0));
        hand.faceup(ship, DamageKind::PointDefenseFailure);
        assert_eq!((removed(&mut hand, target), removed(&mut hand, squadron)), (1, 1));
    });
}

/// Whether the first ship's front may attack the second ship's front.
fn may_target(hand: &mut Hand<'_>, ship: ShipNo, enemy: ShipNo) -> bool {
    let about = About::both(Thing::Zone(ship, Zone::Front), Thing::Zone(enemy, Zone::Front));
    hand.look(|look| look.allowed(Query::MayTarget, about, true))
}

#[test]
fn some_targets_cannot_be_attacked() {
    each_edition(|game| {
        // Close, then long range: the fronts face each other.
        for (distance, range) in [(180.0, Range::Close), (330.0, Range::Long)] {
            let mut hand = Hand::new(game);
            let ship = hand.ship(RED, VICTORY, 400.0, 200.0, 0.0);
            let enemy = hand.ship(BLUE, NEBULON, 400.0, 200.0 + distance, 180.0);
            assert!(may_target(&mut hand, ship, enemy));
            hand.faceup(ship, DamageKind::DepoweredArmament);
            assert_eq!(may_target(&mut hand, ship, enemy), range != Range::Long);
        }
        let (mut hand, ship, enemy) = two(game);
        hand.faceup(ship, DamageKind::CoolantDischarge);
        assert!(may_target(&mut hand, ship, enemy));
        hand.at(ship).ship_attacks = 1;
        assert!(!may_target(&mut hand, ship, enemy));
    });
}

/// armada.damage.disengaged-fire-control.01, armada.damage.disengaged-fire-control.03
#[test]
fn obstructed_targets_cannot_be_attacked_without_fire_control() {
    each_edition(|game| {
        let mut hand = Hand::new(game);
        let ship = hand.ship(RED, VICTORY, 400.0, 150.0, 0.0);
        let enemy = hand.ship(BLUE, NEBULON, 400.0, 440.0, 180.0);
        hand.faceup(ship, DamageKind::DisengagedFireControl);
        assert!(may_target(&mut hand, ship, enemy));
        hand.ship(RED, "cr90-corvette-a", 400.0, 305.0, 90.0);
        assert!(!may_target(&mut hand, ship, enemy));
        hand.equip(ship, "jainas-light");
        assert!(may_target(&mut hand, ship, enemy));
    });
}

#[test]
fn some_tokens_cannot_be_spent() {
    each_edition(|game| {
        let spend = |hand: &mut Hand<'_>, token, attacker| {
            hand.look(|look| look.allowed(Query::MaySpendDefense, About::both(token, attacker), true))
        };
        let (mut hand, ship, enemy) = two(game);
        let attacker = Thing::Zone(enemy, Zone::Front);
        hand.attack(attacker, Thing::Zone(ship, Zone::Rear), Range::Close);
        let redirect = hand.at(ship).defense.iter().position(|it| it.kind == DefenseToken::Redirect).unwrap();
        let brace = hand.at(ship).defense.iter().position(|it| it.kind == DefenseToken::Brace).unwrap();
        let token = |at: usize| Thing::ShipToken(ship, at as u8);
        hand.faceup(ship, DamageKind::CapacitorFailure);
        assert!(spend(&mut hand, token(redirect), attacker));
        hand.at(ship).shields[Zone::Rear as usize] = 0;
        assert!(!spend(&mut hand, token(redirect), attacker));
        assert!(spend(&mut hand, token(brace), attacker));
        let restore = |zone| About::subject(Thing::Zone(ship, zone));
        assert!(!hand.look(|look| look.allowed(Query::MayRestoreShields, restore(Zone::Rear), true)));
        assert!(hand.look(|look| look.allowed(Query::MayRestoreShields, restore(Zone::Front), true)));
        hand.faceup(ship, DamageKind::FaultyCountermeasures);
        assert!(spend(&mut hand, token(brace), attacker));
        hand.at(ship).defense[brace].state = Defense::Exhausted;
        assert!(!spend(&mut hand, token(brace), attacker));
    });
}

#[test]
fn the_other_lasting_cards_forbid_what_they_say() {
    each_edition(|game| {
        let (mut hand, ship, enemy) = two(game);
        let about = About::both(Thing::Zone(ship, Zone::Front), Thing::Zone(enemy, Zone::Front));
        let token = About::subject(Thing::ShipToken(ship, 0));
        for (kind, query, about) in [
            (DamageKind::BlindedGunners, Query::MaySpendAccuracy, about),
            (DamageKind::TargeterDisruption, Query::MayResolveCritical, about),
            (DamageKind::CompartmentFire, Query::MayReadyDefense, token),
        ] {
            assert!(hand.look(|look| look.allowed(query, about, true)));
            hand.faceup(ship, kind);
            assert!(!hand.look(|look| look.allowed(query, about, true)), "{kind:?}");
        }
    });
}

#[test]
fn a_ruptured_engine_hurts_at_speed_two() {
    each_edition(|game| {
        for (speed, hurts) in [(1, false), (2, true)] {
            let (mut hand, ship, _) = two(game);
            hand.at(ship).speed = speed;
            hand.faceup(ship, DamageKind::RupturedEngine);
            let mut play = hand.play(crate::steps::maneuver::ExecuteManeuver::new(ship), &[]);
            let seat = play.decider().expect("a course is asked for");
            assert_eq!(seat, RED);
            let course = play.first_course();
            play.answer(Answer::Course(course));
            assert_eq!(play.asked().map(|asked| asked.1) == Some(Prompt::SufferIn), hurts);
        }
    });
}

#[test]
fn a_thruster_fissure_hurts_when_the_owner_turns_the_dial() {
    each_edition(|game| {
        for (by, hurts) in [(RED, true), (BLUE, false)] {
            let (mut hand, ship, _) = two(game);
            hand.faceup(ship, DamageKind::ThrusterFissure);
            let turned = hand.turns(ship, by);
            assert_eq!(turned, hurts, "{by:?}");
        }
    });
}

impl Hand<'_> {
    /// Whether an effect answers when somebody turns a ship's dial.
    fn turns(&mut self, ship: ShipNo, by: Seat) -> bool {
        use crate::words::{ArmadaWords, Cond, Window};
        let about = About::<ArmadaWords>::subject(Thing::Ship(ship)).amount(by.0.into());
        self.look(|look| {
            let mut any = false;
            look.game.heard(
                look.board,
                broadside_engine::Listening::Window(Window::SpeedDialChanged),
                &mut |source, id| {
                    let bound = look.bind(source, id, Some(Window::SpeedDialChanged), about);
                    let when: &Cond = &look.game.abilities()[id.base() as usize].when;
                    any |= crate::effects::holds(look, when, &bound);
                },
            );
            any
        })
    }
}

/// A maneuver of the first ship, which is played to its end.
fn maneuver(hand: Hand<'_>, ship: ShipNo, title: bool) -> super::hand::Play<'_> {
    let mut play = hand.play(crate::steps::maneuver::ExecuteManeuver::new(ship), &[]);
    if play.asked().map(|asked| asked.1) == Some(Prompt::Course) {
        let course = play.first_course();
        play.answer(Answer::Course(course));
    }
    if title {
        play.use_effect("Jaina's Light");
    }
    play
}

fn debris(hand: &mut Hand<'_>, x: f64, y: f64) {
    use crate::board::Obstacle;
    use crate::facts::ObstacleKind;
    let id = hand.game.facts.obstacle("debris-1").unwrap();
    let pose = broadside_table::Pose::from_mm(x, y, 0.0);
    let kind = ObstacleKind::DebrisField;
    hand.board.obstacles.push(Obstacle { id, kind, placed: true, pose, ..Default::default() });
}

/// armada.damage.damaged-controls.01, armada.damage.damaged-controls.03
#[test]
fn damaged_controls_cost_a_card_for_an_obstacle() {
    each_edition(|game| {
        for (title, cards) in [(false, 2), (true, 1)] {
            let (mut hand, ship, _) = two(game);
            hand.at(ship).speed = 0;
            hand.faceup(ship, DamageKind::DamagedControls);
            debris(&mut hand, 400.0, 300.0);
            if title {
                hand.equip(ship, "jainas-light");
            }
            let play = maneuver(hand, ship, title);
            assert_eq!(play.ship(ship).damage, cards);
            // The obstacle's own damage comes after that.
            assert_eq!(play.asked().map(|asked| asked.1) == Some(Prompt::SufferIn), !title);
        }
    });
}

/// armada.damage.damaged-controls.06
#[test]
fn damaged_controls_cost_one_card_for_ship_and_obstacle() {
    each_edition(|game| {
        for obstacle in [false, true] {
            let (mut hand, ship, _) = two(game);
            hand.at(ship).speed = 1;
            hand.ship(BLUE, VICTORY, 400.0, 440.0, 0.0);
            hand.faceup(ship, DamageKind::DamagedControls);
            if obstacle {
                debris(&mut hand, 400.0, 300.0);
            }
            let play = maneuver(hand, ship, false);
            assert_eq!(play.ship(ship).damage, 3, "the card itself, the overlap, the controls");
            assert_eq!(play.asked().map(|asked| asked.1) == Some(Prompt::SufferIn), obstacle);
        }
    });
}
