//! Officers.

use broadside_engine::{Ability, Cost, Count, On, Op, Who};

use crate::cards::{BEARER, Entry, MINE, OBJECT, PLAIN, V0, V0_REF, V1, V1_REF, choose};
use crate::facts::Command;
use crate::words::{Act, ArmadaWords, Cond, Price, Select, Span, Window};

/// A token for another command: just before the ship reveals its dial.
const fn liaison(name: &'static str, ops: &'static [Op<ArmadaWords>]) -> Ability<ArmadaWords> {
    Ability {
        name,
        on: On::Window(Window::BeforeRevealCommand),
        when: Cond::All(&[MINE, Cond::WillReveal(BEARER)]),
        cost: Cost::Pay(Price::CommandToken(V0)),
        ops,
        ..PLAIN
    }
}

/// Every officer.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "defense-liaison",
        &[liaison(
            "Defense Liaison",
            &[
                choose(Select::CommandTokens(BEARER), Count::One(V0)),
                Op::Pay,
                choose(Select::Commands(&[Command::Navigate, Command::Repair]), Count::One(V1)),
                Op::Do(Act::SetTopDial(BEARER, V1_REF, Who::Controller)),
            ],
        )],
    ),
    (
        "leia-organa-officer",
        &[Ability {
            name: "Leia Organa",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            ops: &[
                choose(
                    Select::Where(
                        &Select::OtherFriendlyShips(Span::Distance(5)),
                        V0,
                        &Cond::HasDials(V0_REF),
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::SetTopDial(V0_REF, OBJECT, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
    (
        "weapons-liaison",
        &[liaison(
            "Weapons Liaison",
            &[
                choose(Select::CommandTokens(BEARER), Count::One(V0)),
                Op::Pay,
                choose(Select::Commands(&[Command::ConcentrateFire, Command::Squadron]), Count::One(V1)),
                Op::Do(Act::SetTopDial(BEARER, V1_REF, Who::Controller)),
            ],
        )],
    ),
    (
        "wullf-yularen",
        &[Ability {
            name: "Wullf Yularen",
            on: On::Window(Window::CommandTokenSpent),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::GainCommandToken(BEARER, OBJECT))],
            ..PLAIN
        }],
    ),
];
