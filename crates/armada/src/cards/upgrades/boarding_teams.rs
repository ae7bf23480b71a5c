//! Boarding teams.

use crate::cards::prelude::*;

/// The card and a squadron dial or token are discarded when the ship reveals a command.
const fn boards(name: &'static str, ops: &'static [Op<ArmadaWords>]) -> Ability<ArmadaWords> {
    Ability {
        name,
        on: On::Window(Window::RevealCommand),
        when: MINE,
        cost: Cost::All(&[Price::Discard, Price::DialOrToken(Command::Squadron, V0)]),
        ops,
        ..PLAIN
    }
}

/// The enemy ships at close range for which a condition holds.
const fn boarded(cond: &'static Cond) -> Op<ArmadaWords> {
    choose(Select::Where(&CLOSE_ENEMIES, V1, cond), Count::One(V1))
}

const CLOSE_ENEMIES: Select =
    Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Near(BEARER, IT, Span::Range(Range::Close))]));

/// What the ship gives for it.
const GIVEN: Op<ArmadaWords> = choose(Select::DialOrToken(Command::Squadron), Count::One(V0));

/// Not a commander.
const SUBORDINATE: Cond = Cond::Not(&Cond::HasIcon(IT, &[Slot::Commander]));

/// With one of the icons that Shriv Suurgav names; a boarding team has two of them (armada.upgrade-boarding-team.07,
/// armada.upgrade-boarding-team.08).
const SABOTAGED: Cond = Cond::HasIcon(
    IT,
    &[
        Slot::WeaponsTeam,
        Slot::SupportTeam,
        Slot::OffensiveRetrofit,
        Slot::DefensiveRetrofit,
        Slot::Ordnance,
        Slot::IonCannons,
        Slot::Turbolasers,
    ],
);

/// Boarding teams, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "boarding-engineers",
        &[boards(
            "Boarding Engineers",
            &[
                boarded(&Cond::HasFacedown(V1_REF)),
                GIVEN,
                Op::Pay,
                Op::Do(Act::LookAtDamage(V1_REF)),
                Op::Do(Act::Count(Amount::EngineeringValue(BEARER))),
                // All are chosen first, then turned one by one in any order, each with its effect
                // (armada.card.boarding-engineers.72).
                choose(Select::FacedownCards(V1_REF), Count::UpToNumber),
                Op::Repeat {
                    times: Amount::Number,
                    ops: &[
                        choose(
                            Select::Where(&Select::FacedownCards(V1_REF), V2, &Cond::Chosen(V2_REF)),
                            Count::One(V2),
                        ),
                        Op::Do(Act::FlipFaceup(V2_REF)),
                    ],
                },
            ],
        )],
    ),
    (
        "boarding-troopers",
        &[boards(
            "Boarding Troopers",
            &[
                boarded(&Cond::Finds(&Select::SpendableTokens(V1_REF))),
                GIVEN,
                Op::Pay,
                Op::Do(Act::Count(Amount::SquadronValue(BEARER))),
                // armada.card.boarding-troopers.72
                choose(Select::SpendableTokens(V1_REF), Count::UpToNumber),
                Op::Each { what: None, var: V2, ops: &[Op::Do(Act::SpendDefense(V2_REF, BEARER))] },
            ],
        )],
    ),
    (
        "darth-vader-boarding",
        &[boards(
            "Darth Vader",
            &[
                boarded(&Cond::Finds(&Select::UpgradesOf(V1_REF, &SUBORDINATE))),
                GIVEN,
                Op::Pay,
                choose(Select::UpgradesOf(V1_REF, &SUBORDINATE), Count::One(V2)),
                Op::Do(Act::DiscardUpgrade(V2_REF)),
            ],
        )],
    ),
    (
        "shriv-suurgav",
        &[boards(
            "Shriv Suurgav",
            &[
                boarded(&Cond::Finds(&Select::UpgradesOf(V1_REF, &SABOTAGED))),
                GIVEN,
                Op::Pay,
                choose(Select::UpgradesOf(V1_REF, &SABOTAGED), Count::One(V2)),
                Op::Do(Act::DiscardUpgrade(V2_REF)),
            ],
        )],
    ),
];
