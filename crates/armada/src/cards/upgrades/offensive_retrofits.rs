//! Offensive retrofits.

use crate::cards::prelude::*;

/// Offensive retrofits, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "b2-rocket-troopers",
        &[
            Ability {
                name: "B2 Rocket Troopers",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Ship(OBJECT),
                    Cond::AttackRange(Range::Medium),
                    Cond::Not(&Cond::AttackKind(&[AttackKind::Salvo])),
                ]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[
                    choose(Select::RaidsToGain(OBJECT), Count::One(V0)),
                    Op::Pay,
                    Op::Do(Act::GainRaidToken(OBJECT, V0_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "B2 Rocket Troopers",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[MINE, Cond::Squadron(OBJECT), Cond::MayAddDice]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[choose(Select::ColoursInPool, Count::One(V0)), Op::Pay, Op::Do(Act::AddDieOf(V0))],
                ..PLAIN
            },
        ],
    ),
    (
        "boosted-comms",
        // To long range.
        &[rule("Boosted Comms", Query::SquadronCommandRange, Change::AtLeast(Amount::N(2)), MINE)],
    ),
    (
        "disposable-capacitors",
        &[Ability {
            name: "Disposable Capacitors",
            on: On::Window(Window::ShipActivates),
            when: MINE,
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
            grants: &[rule(
                "Disposable Capacitors",
                Query::BlueReach,
                Change::AtLeast(Amount::N(2)),
                Cond::All(&[MINE, Cond::Ship(OBJECT)]),
            )],
            ..PLAIN
        }],
    ),
    (
        "expanded-hangar-bay",
        &[rule("Expanded Hangar Bay", Query::SquadronValue, Change::Add(Amount::N(1)), MINE)],
    ),
    ("flag-bridge", &[rule("Flag Bridge", Query::MayPayFleetCommand, Change::Cannot, MINE)]),
    (
        "flak-guns",
        &[
            rule("Flak Guns", Query::BlackAntiSquadron, Change::Can, MINE),
            rule(
                "Flak Guns",
                Query::BlueReach,
                Change::AtLeast(Amount::N(2)),
                Cond::All(&[MINE, Cond::AttackKind(&[AttackKind::Salvo])]),
            ),
            rule(
                "Flak Guns",
                Query::BlackReach,
                Change::AtLeast(Amount::N(1)),
                Cond::All(&[MINE, Cond::AttackKind(&[AttackKind::Salvo])]),
            ),
        ],
    ),
    (
        "hardened-bulkheads",
        &[rule(
            "Hardened Bulkheads",
            Query::OverlapCards,
            Change::Add(Amount::N(-1)),
            Cond::All(&[MINE, Cond::Smaller(OBJECT, BEARER)]),
        )],
    ),
    (
        "hyperspace-rings",
        &[Ability {
            name: "Hyperspace Rings",
            on: On::Window(Window::BeforeDeployFleets),
            ops: &[Op::Repeat {
                times: Amount::Named(squadron_value),
                ops: &[
                    Op::Choose(Choose {
                        what: Select::Named(without_rogue),
                        by: Who::Controller,
                        count: Count::One(V0),
                        optional: true,
                    }),
                    // No round is under way before fleets are deployed, so it lasts for the rest of the game.
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
            }],
            grants: &[rule(
                "Hyperspace Rings",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Is(SUBJECT, V0_REF), Cond::AsksKeyword(Keyword::Scout)]),
            )],
            ..PLAIN
        }],
    ),
    (
        "hyperwave-signal-boost",
        &[Ability {
            name: "Hyperwave Signal Boost",
            on: On::Window(Window::TurnToActivateSquadrons),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Finds(&Select::Squadrons(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Activated(IT)),
                ]))),
            ]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                Op::Do(Act::TakeTurn),
                Op::Do(Act::Count(Amount::SquadronValue(BEARER))),
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Activated(IT)),
                        Cond::Near(IT, BEARER, Span::Range(Range::Long)),
                    ])),
                    Count::UpToNumber,
                ),
                Op::Repeat {
                    times: Amount::InGroup,
                    ops: &[
                        choose(CHOSEN_TO_ACTIVATE, Count::One(V0)),
                        Op::Do(Act::Begin(Procedure::Activate(V0_REF))),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "proximity-mines",
        &[Ability {
            name: "Proximity Mines",
            on: On::Window(Window::BeforeDeployFleets),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::PlaceTokens(
                TokenKind::ProximityMine,
                Amount::Half(&Amount::EngineeringValue(BEARER)),
            ))],
            ..PLAIN
        }],
    ),
    (
        "quad-laser-turrets",
        &[rule(
            "Quad Laser Turrets",
            Query::KeywordValue,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                MINE,
                Cond::AsksKeyword(Keyword::Counter),
                Cond::Squadron(OBJECT),
                Cond::Near(OBJECT, BEARER, Span::Distance(1)),
            ]),
        )],
    ),
    (
        "rapid-launch-bays",
        &[
            SET_ASIDE,
            Ability {
                name: "Rapid Launch Bays",
                on: On::Window(Window::RevealCommand),
                when: Cond::All(&[MINE, Cond::Finds(&Select::Arrivals(LAUNCHED))]),
                cost: Cost::Pay(Price::Discard),
                ops: &[
                    Op::Grant { nth: 0, until: Scope::ShipActivation, once: false },
                    Op::Each {
                        what: Some(Select::Arrivals(LAUNCHED)),
                        var: V0,
                        ops: &[Op::Do(Act::Arrive(V0_REF, LAUNCHED))],
                    },
                    Op::Pay,
                ],
                grants: &[rule("Rapid Launch Bays", Query::MayMove, Change::Cannot, Cond::Held(SUBJECT))],
                ..PLAIN
            },
        ],
    ),
    (
        "reserve-hangar-deck",
        &[Ability {
            name: "Reserve Hangar Deck",
            on: On::Window(Window::Destroyed),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Keyword(SUBJECT, Keyword::Swarm),
                Cond::Not(&Cond::Unique(SUBJECT)),
                Cond::Near(SUBJECT, BEARER, Span::Distance(5)),
                // Another copy has not brought it back already.
                Cond::Not(&Cond::InPlay(SUBJECT)),
            ]),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::Begin(Procedure::ReturnSquadron(SUBJECT, 2)))],
            ..PLAIN
        }],
    ),
    (
        "spha-t",
        // With the special battery the ship has ignition to close range (armada.special-battery.03).
        &[
            rule("SPHA-T", Query::SquadronValue, Change::Add(Amount::N(-2)), MINE),
            rule("SPHA-T", Query::SpecialBatteryBlue, Change::Add(Amount::N(5)), MINE),
            rule("SPHA-T", Query::SpecialBatteryBlack, Change::Add(Amount::N(1)), MINE),
            rule(
                "SPHA-T",
                Query::SpecialArc,
                Change::Can,
                Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Front, Zone::Left, Zone::Right])]),
            ),
            rule(
                "SPHA-T",
                Query::MayPlaceTargetingToken,
                Change::Cannot,
                Cond::All(&[MINE, Cond::ThisExhausted]),
            ),
            Ability {
                name: "SPHA-T",
                on: On::Window(Window::TargetingTokenPlaced),
                when: MINE,
                cost: Cost::Pay(Price::Exhaust),
                ..FORCED
            },
        ],
    ),
];

/// Cards that say something else under `rr15`.
pub(super) static RR15: &[Entry] = &[(
    "rapid-launch-bays",
    &[
        SET_ASIDE,
        // As many as the command could activate; placing one is no activation (armada.card.rapid-launch-bays.73).
        Ability {
            name: "Rapid Launch Bays",
            on: On::Window(Window::ResolveSquadronCommand),
            when: Cond::All(&[MINE, Cond::Finds(&Select::Arrivals(LAUNCHED_RR15))]),
            ops: &[
                Op::Do(Act::Count(Amount::CommandedSquadrons)),
                choose(Select::Arrivals(LAUNCHED_RR15), Count::UpToNumber),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Arrive(V0_REF, LAUNCHED_RR15))] },
            ],
            ..PLAIN
        },
        rule("Rapid Launch Bays", Query::MayMove, Change::Cannot, Cond::Held(SUBJECT)),
    ],
)];

/// Where Rapid Launch Bays put a squadron under `rr15`.
const LAUNCHED_RR15: Placement = Placement { to: 1, within: true, over_squadrons: false };

/// Squadrons are set aside for Rapid Launch Bays.
const SET_ASIDE: Ability<ArmadaWords> = Ability {
    name: "Rapid Launch Bays",
    on: On::Window(Window::BeforeDeployFleets),
    ops: &[
        Op::Do(Act::Count(Amount::SquadronValue(BEARER))),
        choose(Select::WaitingSquadrons(&Cond::Friendly(IT)), Count::UpToNumber),
        Op::Each { what: None, var: V0, ops: &[Op::Do(Act::SetAside(V0_REF))] },
    ],
    ..PLAIN
};

const LAUNCHED: Placement = Placement { to: 2, within: true, over_squadrons: false };

/// The squadron value of the equipped ship (armada.card.hyperspace-rings.04).
fn squadron_value(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    bound.bearer.and_then(Thing::ship).map_or(0, |ship| values::squadron(look, ship).into())
}

/// Friendly squadrons without rogue, unique or not, that have no scout yet (armada.card.hyperspace-rings.01,
/// armada.card.hyperspace-rings.03).
fn without_rogue(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    for at in 0..look.board.squadrons.len() as u8 {
        let (number, squadron) = (SquadronNo(at), &look.board.squadrons[at as usize]);
        let lacks = |keyword| !values::has(look, number, keyword);
        if squadron.standing == Standing::Waiting
            && look.board.side_of_squadron(number) == look.board.side(bound.controller)
            && lacks(Keyword::Rogue)
            && lacks(Keyword::Scout)
        {
            found(Thing::Squadron(number));
        }
    }
}
