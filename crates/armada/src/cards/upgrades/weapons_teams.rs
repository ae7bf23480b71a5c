//! Weapons teams.

use crate::cards::prelude::*;

/// The dice that could be turned to an accuracy icon.
const TO_ACCURACY: Select = Select::DiceWithFace(DieFilter::ANY, Face::Accuracy);
/// Those of them that are another die than the one to be spent.
const ANOTHER_TO_ACCURACY: Select =
    Select::Where(&TO_ACCURACY, V1, &Cond::Not(&Cond::Same(Ref::Var(V0), Ref::Var(V1))));

/// None of the ship's hull zones targets the same ship or squadron twice in its activation.
const NO_TARGET_TWICE: Ability<ArmadaWords> = rule(
    "Gunnery Team",
    Query::MayTarget,
    Change::Cannot,
    Cond::All(&[MINE, Cond::Activating(BEARER), Cond::TargetedBefore]),
);

/// Cards whose first printing differs.
pub(in crate::cards) static FIRST_PRINTING: &[Entry] = &[(
    "gunnery-team",
    &[
        rule("Gunnery Team", Query::MayAttackFrom, Change::Can, Cond::All(&[MINE, Cond::Activating(BEARER)])),
        NO_TARGET_TWICE,
    ],
)];

/// Weapons teams, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "caitken-and-shollan",
        &[Ability {
            name: "Caitken and Shollan",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::ColoursInPool, Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::RerollAny(Hue::In(V0)))),
            ],
            ..PLAIN
        }],
    ),
    (
        "clone-gunners",
        &[Ability {
            name: "Clone Gunners",
            on: On::Window(Window::ResolveConcentrateFire),
            when: Cond::All(&[MINE, Cond::MayAddDice]),
            ops: &[
                choose(
                    Select::Ships(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::HasCommandToken(IT, Command::ConcentrateFire),
                        Cond::Near(OBJECT, IT, Span::Distance(5)),
                    ])),
                    Count::One(V0),
                ),
                Op::Do(Act::DiscardToken(V0_REF, Command::ConcentrateFire)),
                Op::Do(Act::AddDieShowing(Colour::Blue, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
    (
        "fire-control-team",
        &[Ability {
            name: "Fire-Control Team",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[MINE, Cond::CouldResolveAnotherCritical]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::AllowCritical)],
            ..PLAIN
        }],
    ),
    (
        "flight-controllers",
        &[rule(
            "Flight Controllers",
            Query::AntiSquadronBlue,
            Change::Add(Amount::N(1)),
            Cond::CommandedBy(SUBJECT, BEARER),
        )],
    ),
    (
        "gunnery-chief-varnillian",
        &[
            // Whenever it is deployed (armada.card.gunnery-chief-varnillian.02,
            // armada.card.gunnery-chief-varnillian.03).
            Ability {
                name: "Gunnery Chief Varnillian",
                on: On::Window(Window::ShipDeploys),
                when: Cond::All(&[MINE, Cond::FirstPlayer(BEARER)]),
                ops: &[Op::Do(Act::PutDieOnCard(Colour::Red, Face::Blank))],
                ..FORCED
            },
            Ability {
                name: "Gunnery Chief Varnillian",
                on: On::Window(Window::ShipDeploys),
                when: Cond::All(&[MINE, Cond::SecondPlayer(BEARER)]),
                ops: &[
                    choose(Select::FacesOf(Colour::Red), Count::One(V0)),
                    Op::Do(Act::PutDieOnCardShowing(Colour::Red, V0)),
                ],
                ..FORCED
            },
            Ability {
                name: "Gunnery Chief Varnillian",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Ship(OBJECT),
                    Cond::Finds(&Select::SpendableDice(DieFilter::ANY)),
                    Cond::Finds(&Select::DiceOnCard),
                ]),
                ops: &[
                    choose(Select::SpendableDice(DieFilter::ANY), Count::One(V0)),
                    choose(Select::DiceOnCard, Count::One(V1)),
                    Op::Do(Act::ExchangeDie(V0, V1)),
                ],
                ..PLAIN
            },
        ],
    ),
    (
        "gunnery-team",
        &[
            Ability {
                name: "Gunnery Team",
                on: On::Window(Window::ResolveConcentrateFire),
                when: MINE,
                ops: &[Op::Do(Act::AttackAgainFromZone)],
                ..PLAIN
            },
            NO_TARGET_TWICE,
        ],
    ),
    (
        "ordnance-experts",
        &[Ability {
            name: "Ordnance Experts",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[Op::Do(Act::Begin(Procedure::RerollUpTo(Hue::Of(Colour::Black), 2)))],
            ..PLAIN
        }],
    ),
    (
        "ruthless-strategists",
        &[Ability {
            name: "Ruthless Strategists",
            on: On::Window(Window::AfterAttack),
            // Nobody is engaged with a defender that the attack destroyed, whether or not it stays for a moment
            // (armada.destroyed.07).
            when: Cond::All(&[MINE, Cond::Not(&Cond::Falls(OBJECT))]),
            ops: &[
                // Engaged with an enemy, it is friendly.
                choose(Select::Squadrons(&Cond::Engaged(IT, OBJECT)), Count::One(V0)),
                Op::Do(Act::Suffer(V0_REF, Amount::N(1))),
                Op::Do(Act::Suffer(OBJECT, Amount::N(1))),
            ],
            ..PLAIN
        }],
    ),
    (
        "sensor-team",
        &[Ability {
            name: "Sensor Team",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            cost: Cost::All(&[Price::Exhaust, Price::Die(V0)]),
            ops: &[
                choose(
                    Select::Where(
                        &Select::SpendableDice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&ANOTHER_TO_ACCURACY),
                    ),
                    Count::One(V0),
                ),
                Op::Pay,
                choose(TO_ACCURACY, Count::One(V1)),
                Op::Do(Act::ChangeDie(V1, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
    (
        "veteran-gunners",
        &[Ability {
            name: "Veteran Gunners",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Finds(&Select::Dice(DieFilter::ANY))]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::RerollAll)],
            ..PLAIN
        }],
    ),
];
