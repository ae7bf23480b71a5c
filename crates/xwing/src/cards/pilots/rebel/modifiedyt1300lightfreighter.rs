//! Modified YT-1300 Light Freighter pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "chewbacca",
        &[Ability {
            name: "Chewbacca",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[MINE, Cond::FaceupCard(&[])]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::DealThatFacedown), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "hansolo-modifiedyt1300lightfreighter",
        &[
            may(
                "Han Solo",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), NEAR_AN_OBSTACLE, Cond::Dice(ANY_ATTACK)]),
                &[Op::Do(Act::RollAnew(Die::Attack))],
            ),
            may(
                "Han Solo",
                Window::ModifyDefenseDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), NEAR_AN_OBSTACLE, Cond::Dice(ANY_DEFENSE)]),
                &[Op::Do(Act::RollAnew(Die::Defense))],
            ),
            may(
                "Han Solo",
                Window::AfterRoll,
                Cond::All(&[MINE, NEAR_AN_OBSTACLE]),
                &[Op::Do(Act::RollAgain)],
            ),
        ],
    ),
    (
        "landocalrissian-modifiedyt1300lightfreighter",
        &[may(
            "Lando Calrissian",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Blue])]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(BEARER, IT, 0, 3),
                    Cond::CanAct(IT, &actions(&[])),
                ]))),
                Op::Do(Act::Action(CHOSEN, actions(&[]))),
            ],
        )],
    ),
];

const NEAR_AN_OBSTACLE: Cond = Cond::ObstacleNear(BEARER, &[], 0, 1);
