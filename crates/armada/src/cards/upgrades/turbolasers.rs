//! Turbolasers.

use crate::cards::prelude::*;

const RED: DieFilter = DieFilter { colour: Some(Colour::Red), icons: &[] };

/// The faces with a critical icon.
const CRITICALS: &[Face] = &[Face::Critical, Face::HitCritical];

/// The equipped ship attacks a squadron that none of its friends is engaged with.
const HEAVY_FIRE_ZONE: Cond = Cond::All(&[
    MINE,
    Cond::Squadron(OBJECT),
    Cond::Not(&Cond::Finds(&Select::Squadrons(&Cond::All(&[Cond::Friendly(IT), Cond::Engaged(IT, OBJECT)])))),
]);

/// Turbolasers, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "dby-827-heavy-turbolasers",
        &[Ability {
            name: "DBY-827 Heavy Turbolasers",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::AttackKind(&[AttackKind::Salvo])]),
            ops: &[
                choose(
                    Select::Where(
                        &Select::Dice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&Select::FacesAmong(V0, CRITICALS)),
                    ),
                    Count::One(V0),
                ),
                choose(Select::FacesAmong(V0, CRITICALS), Count::One(V1)),
                Op::Do(Act::ChangeDieTo(V0, V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "dual-turbolaser-turrets",
        &[Ability {
            name: "Dual Turbolaser Turrets",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            // A salvo attack adds no die and loses one all the same (armada.card.dual-turbolaser-turrets.03).
            ops: &[
                Op::Do(Act::AddDie(Colour::Red)),
                choose(Select::AllDice(DieFilter::ANY), Count::One(V0)),
                Op::Do(Act::CancelDie(V0)),
            ],
            ..PLAIN
        }],
    ),
    (
        "enhanced-armament",
        &[rule(
            "Enhanced Armament",
            Query::BatteryRed,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])]),
        )],
    ),
    (
        "h9-turbolasers",
        &[Ability {
            name: "H9 Turbolasers",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[
                choose(
                    Select::DiceWithFace(
                        DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical] },
                        Face::Accuracy,
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::ChangeDie(V0, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
    (
        "heavy-fire-zone",
        &[
            rule("Heavy Fire Zone", Query::RedForBlue, Change::Can, HEAVY_FIRE_ZONE),
            Ability {
                name: "Heavy Fire Zone",
                on: On::Window(Window::DeclareTarget),
                when: Cond::All(&[HEAVY_FIRE_ZONE, Cond::ArmedWith(Colour::Blue), Cond::Not(&Cond::NoDice)]),
                ops: &[Op::Do(Act::FireRedForBlue)],
                ..PLAIN
            },
            // A target that only the red dice reach was declared with them (armada.card.heavy-fire-zone.02).
            Ability {
                name: "Heavy Fire Zone",
                on: On::Window(Window::DeclareTarget),
                when: Cond::All(&[HEAVY_FIRE_ZONE, Cond::ArmedWith(Colour::Blue), Cond::NoDice]),
                ops: &[Op::Do(Act::FireRedForBlue)],
                ..FORCED
            },
        ],
    ),
    (
        "heavy-turbolaser-turrets",
        &[rule(
            "Heavy Turbolaser Turrets",
            Query::BraceLimit,
            Change::AtMost(Amount::N(1)),
            Cond::All(&[MINE, Cond::Not(&Cond::OnlySpent(DefenseToken::Brace))]),
        )],
    ),
    (
        "linked-turbolaser-towers",
        &[
            Ability {
                name: "Linked Turbolaser Towers",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Any(&[Cond::Squadron(OBJECT), Cond::Tag(BEARER, Tag::Bombard)]),
                ]),
                ops: &[choose(Select::Dice(RED), Count::One(V0)), Op::Do(Act::Reroll(V0))],
                ..PLAIN
            },
            Ability {
                name: "Linked Turbolaser Towers dice",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Activating(BEARER),
                    Cond::Squadron(OBJECT),
                    Cond::FirstTarget,
                    Cond::MayAddDice,
                ]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[
                    choose(Select::Colours, Count::One(V0)),
                    Op::Pay,
                    // Both of one colour (armada.card.linked-turbolaser-towers.04).
                    Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::AddDieOf(V0))] },
                    Op::Do(Act::NoFurtherTargets),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "quad-battery-turrets",
        &[Ability {
            name: "Quad Battery Turrets",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Faster(OBJECT, BEARER), Cond::MayAddDice]),
            ops: &[Op::Do(Act::AddDie(Colour::Blue))],
            ..PLAIN
        }],
    ),
    (
        "slaved-turrets",
        &[
            // Salvo and counter attacks count as well (armada.card.slaved-turrets.04).
            rule(
                "Slaved Turrets",
                Query::MayAttackFrom,
                Change::Cannot,
                Cond::All(&[MINE, Cond::HasAttacked(BEARER, 1)]),
            ),
            Ability {
                name: "Slaved Turrets",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[MINE, Cond::Ship(OBJECT), Cond::MayAddDice]),
                ops: &[Op::Do(Act::AddDie(Colour::Red))],
                ..PLAIN
            },
        ],
    ),
    (
        "spinal-armament",
        &[rule(
            "Spinal Armament",
            Query::BatteryRed,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Front, Zone::Rear])]),
        )],
    ),
    (
        "swivel-mount-batteries",
        &[
            Ability {
                name: "Swivel-Mount Batteries",
                on: On::Window(Window::RevealCommand),
                when: MINE,
                cost: Cost::Pay(Price::Exhaust),
                ops: &[
                    choose(Select::Zones(BEARER), Count::One(V0)),
                    Op::Pay,
                    Op::Do(Act::PutOnZone(TokenKind::Focus, V0_REF)),
                ],
                ..PLAIN
            },
            Ability {
                name: "Swivel-Mount Batteries",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Ship(OBJECT),
                    Cond::ZoneToken(SUBJECT, TokenKind::Focus),
                    Cond::MayAddDice,
                ]),
                ops: &[choose(Select::AdjacentColours(SUBJECT), Count::One(V0)), Op::Do(Act::AddDieOf(V0))],
                ..PLAIN
            },
            rule(
                "Swivel-Mount Batteries",
                Query::RemoveBeforeRoll,
                Change::Add(Amount::N(1)),
                Cond::All(&[
                    MINE,
                    Cond::Finds(&Select::Where(
                        &Select::AdjacentZones(SUBJECT),
                        V0,
                        &Cond::ZoneToken(Ref::Var(V0), TokenKind::Focus),
                    )),
                ]),
            ),
            Ability {
                name: "Swivel-Mount Batteries",
                on: On::Window(Window::CardReadied),
                when: Cond::ThisUpgrade,
                ops: &[Op::Do(Act::TakeOffZones(TokenKind::Focus, BEARER))],
                ..FORCED
            },
        ],
    ),
    (
        "turbolaser-reroute-circuits",
        &[Ability {
            name: "Turbolaser Reroute Circuits",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Finds(&Select::Dice(RED))]),
            cost: Cost::All(&[Price::Exhaust, Price::DefenseToken(V0)]),
            ops: &[
                choose(Select::TokensToSpend(BEARER, Some(DefenseToken::Evade)), Count::One(V0)),
                Op::Pay,
                choose(Select::Dice(RED), Count::One(V1)),
                choose(Select::FacesAmong(V1, &[Face::Critical, Face::DoubleHit]), Count::One(V2)),
                Op::Do(Act::ChangeDieTo(V1, V2)),
            ],
            ..PLAIN
        }],
    ),
    (
        "xi7-turbolasers",
        &[rule(
            "XI7 Turbolasers",
            Query::RedirectLimit,
            Change::AtMost(Amount::N(1)),
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::TypeSpent(DefenseToken::Redirect)]),
        )],
    ),
    (
        "xx-9-turbolasers",
        &[Ability {
            name: "XX-9 Turbolasers",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[MINE, Cond::CriticalOpen(None)]),
            limit: Limit::Times(1, Scope::Attack),
            ops: &[Op::Do(Act::CriticalResolved), Op::Do(Act::FaceupFirst(2))],
            ..PLAIN
        }],
    ),
];

/// Cards that say something else under `rr15`.
pub(super) static RR15: &[Entry] = &[(
    "linked-turbolaser-towers",
    &[
        Ability {
            name: "Linked Turbolaser Towers",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[
                choose(Select::Dice(DieFilter { colour: Some(Colour::Red), icons: &[] }), Count::One(V0)),
                Op::Do(Act::Reroll(V0)),
            ],
            ..PLAIN
        },
        Ability {
            name: "Linked Turbolaser Towers dice",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                MINE,
                Cond::Activating(BEARER),
                Cond::Squadron(OBJECT),
                Cond::FirstTarget,
                Cond::MayAddDice,
            ]),
            // armada.card.linked-turbolaser-towers.73
            limit: Limit::Times(1, Scope::ShipActivation),
            ops: &[
                choose(Select::Colours, Count::One(V0)),
                choose(Select::Colours, Count::One(V1)),
                Op::Do(Act::AddDieOf(V0)),
                Op::Do(Act::AddDieOf(V1)),
                Op::Do(Act::NoFurtherTargets),
            ],
            ..PLAIN
        },
    ],
)];
