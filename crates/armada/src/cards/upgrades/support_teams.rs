//! Support teams.

use crate::cards::prelude::*;

/// Another maneuver for a ship that has resolved a navigate command in this one.
const ENGINE_TECHS: Ability<ArmadaWords> = Ability {
    name: "Engine Techs",
    on: On::Window(Window::AfterExecuteManeuver),
    when: Cond::All(&[MINE, Cond::Navigated(BEARER)]),
    cost: Cost::Pay(Price::Exhaust),
    ops: &[Op::Do(Act::ExecuteManeuver(BEARER, 1))],
    ..PLAIN
};

const TOKEN_SPENT_ON_YAW: &[Ability<ArmadaWords>] = &[rule(
    "The token raises a yaw",
    Query::NavigateSpeed,
    Change::Add(Amount::N(-1)),
    Cond::Is(SUBJECT, V0_REF),
)];

/// The token of a navigate command raises a yaw and does not count for speed.
pub(super) const fn token_for_yaw(name: &'static str, when: Cond) -> Ability<ArmadaWords> {
    Ability {
        name,
        on: On::Window(Window::ResolveNavigateCommand),
        when,
        ops: &[
            Op::Do(Act::RaiseYaw(SUBJECT, 1)),
            Op::Do(Act::Keep(SUBJECT, V0)),
            Op::Grant { nth: 0, until: Scope::Command, once: false },
        ],
        grants: TOKEN_SPENT_ON_YAW,
        ..PLAIN
    }
}

/// Support teams, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "auxiliary-shields-team",
        &[
            rule(
                "Auxiliary Shields Team",
                Query::MaxShieldsInRepair,
                Change::Add(Amount::N(1)),
                Cond::All(&[
                    MINE,
                    Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right]),
                    Cond::MaxShieldsBelow(SUBJECT, 4),
                ]),
            ),
            rule(
                "Auxiliary Shields Team",
                Query::MayKeepExtraShields,
                Change::Can,
                Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])]),
            ),
        ],
    ),
    (
        "engine-techs",
        &[
            ENGINE_TECHS,
            // While the maneuver is executed: it comes before the effects after it (armada.card.engine-techs.02).
            Ability {
                name: "Engine Techs",
                on: On::Window(Window::OverlapShip),
                when: MINE,
                cost: Cost::Pay(Price::Exhaust),
                ..FORCED
            },
        ],
    ),
    (
        "engineering-team",
        &[rule("Engineering Team", Query::EngineeringPoints, Change::Add(Amount::N(1)), MINE)],
    ),
    (
        "medical-team",
        &[Ability {
            name: "Medical Team",
            on: On::Would(Window::WouldBeDealtFaceup),
            when: Cond::All(&[MINE, Cond::CardTrait(OBJECT, DamageTrait::Crew)]),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::AvertCard(BEARER))],
            ..PLAIN
        }],
    ),
    ("nav-team", &[token_for_yaw("Nav Team", Cond::All(&[MINE, Cond::TokenCountsForSpeed]))]),
    (
        "projection-experts",
        &[rule(
            "Projection Experts",
            Query::ShieldsToProject,
            Change::Add(Amount::N(2)),
            Cond::All(&[MINE, Cond::Near(SUBJECT, OBJECT, Span::Distance(5))]),
        )],
    ),
];

/// Cards that say something else under `rr15`.
pub(super) static RR15: &[Entry] = &[(
    "engine-techs",
    // Both paragraphs act after the maneuver: who overlapped a ship may use the first before the second exhausts the
    // card (armada.card.engine-techs.72).
    &[
        ENGINE_TECHS,
        Ability {
            name: "Engine Techs",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Ship(OBJECT)]),
            cost: Cost::Pay(Price::Exhaust),
            ..FORCED
        },
    ],
)];
