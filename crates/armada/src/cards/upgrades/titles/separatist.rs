//! Titles of the Separatists.

use crate::cards::prelude::*;

const MY_REAR: Cond = Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Rear])]);
const MY_SIDES: Cond = Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])]);

/// Shields are moved to one hull zone, as many as its owner likes.
const GILDED_AEGIS: &[Op<ArmadaWords>] = &[
    choose(Select::TokensOfType(BEARER, DefenseToken::Redirect), Count::One(V0)),
    choose(Select::ZonesBelow(BEARER, 6), Count::One(V1)),
    Op::Pay,
    Op::Repeat {
        times: Amount::N(24),
        ops: &[
            Op::Choose(Choose {
                what: Select::ShieldGivers(V1_REF, 6),
                by: Who::Controller,
                count: Count::One(V2),
                optional: true,
            }),
            Op::Do(Act::MoveShield(V2_REF, V1_REF, 6)),
        ],
    },
];

/// A redirect token for shields that are moved to one hull zone.
const fn gilded_aegis(window: Window) -> Ability<ArmadaWords> {
    Ability {
        name: "Gilded Aegis",
        on: On::Window(window),
        when: Cond::Finds(&Select::ZonesBelow(BEARER, 6)),
        cost: Cost::Pay(Price::DiscardDefense(V0)),
        ops: GILDED_AEGIS,
        ..PLAIN
    }
}

const BESIDE_INVISIBLE_HAND: Placement = Placement { to: 3, within: true, over_squadrons: false };

/// A squadron that this card has placed in the activation under way.
const PLACED: Cond = Cond::All(&[Cond::Held(SUBJECT), Cond::InPlay(SUBJECT)]);

/// Titles of the Separatists, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "foremans-labor",
        &[Ability {
            name: "Foreman's Labor",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Not(&Cond::ShieldsAtMost(OBJECT, 0)),
                Cond::DamageToReduce,
            ]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::ReduceDamage(Amount::N(1)))],
            ..PLAIN
        }],
    ),
    (
        "gilded-aegis",
        &[
            gilded_aegis(Window::EndOfCommandPhase),
            gilded_aegis(Window::EndOfShipPhase),
            rule(
                "Gilded Aegis",
                Query::MayRecoverShields,
                Change::Cannot,
                Cond::All(&[MINE, Cond::ShieldsAboveMax(SUBJECT)]),
            ),
            rule("Gilded Aegis", Query::MayKeepExtraShields, Change::Can, MINE),
        ],
    ),
    ("invincible", &[]),
    (
        "invisible-hand",
        &[
            Ability {
                name: "Invisible Hand",
                on: On::Window(Window::BeforeSquadronDeploys),
                when: Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Keyword(SUBJECT, Keyword::Swarm),
                    Cond::InPlay(BEARER),
                    Cond::Not(&Cond::AtLeast(5, &Select::HeldAside)),
                ]),
                ops: &[Op::Do(Act::SetAside(SUBJECT))],
                ..PLAIN
            },
            Ability {
                name: "Invisible Hand",
                on: On::Window(Window::ResolveSquadronCommand),
                when: MINE,
                ops: &[
                    choose(Select::Arrivals(BESIDE_INVISIBLE_HAND), Count::UpTo(5)),
                    Op::Each {
                        what: None,
                        var: V0,
                        ops: &[Op::Do(Act::Arrive(V0_REF, BESIDE_INVISIBLE_HAND))],
                    },
                ],
                ..PLAIN
            },
            // What it placed is held by the card until its ship's activation ends.
            rule("Invisible Hand", Query::MayMove, Change::Cannot, PLACED),
            rule(
                "Invisible Hand",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[
                    PLACED,
                    Cond::AsksKeyword(Keyword::AiBattery),
                    Cond::PrintedKeyword(SUBJECT, Keyword::AiBattery),
                ]),
            ),
            rule(
                "Invisible Hand",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[
                    PLACED,
                    Cond::AsksKeyword(Keyword::AiAntiSquadron),
                    Cond::PrintedKeyword(SUBJECT, Keyword::AiAntiSquadron),
                ]),
            ),
        ],
    ),
    (
        "lucid-voice",
        &[
            rule("Lucid Voice", Query::BatteryRed, Change::Replace(Amount::N(3)), MY_REAR),
            rule("Lucid Voice", Query::BatteryBlue, Change::Replace(Amount::N(0)), MY_REAR),
            rule("Lucid Voice", Query::BatteryBlack, Change::Replace(Amount::N(0)), MY_REAR),
            rule("Lucid Voice", Query::BatteryBlack, Change::Add(Amount::N(1)), MY_SIDES),
            rule("Lucid Voice", Query::BatteryBlue, Change::Add(Amount::N(-1)), MY_SIDES),
        ],
    ),
    (
        "nova-defiant",
        &[
            rule("Nova Defiant", Query::CommandValue, Change::Set(Amount::N(4)), MINE),
            rule("Nova Defiant", Query::SeveralTokens, Change::Can, MINE),
            Ability {
                name: "Nova Defiant",
                on: On::Window(Window::RevealCommand),
                when: MINE,
                ops: &[Op::Each {
                    what: Some(Select::TokensOnCard),
                    var: V0,
                    ops: &[
                        Op::Do(Act::LoseToken(BEARER, V0_REF)),
                        Op::Do(Act::GainCommandToken(BEARER, V0_REF)),
                    ],
                }],
                ..PLAIN
            },
        ],
    ),
    (
        "patriot-fist",
        &[Ability {
            name: "Patriot Fist",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                MINE,
                Cond::Activating(BEARER),
                Cond::FirstAttack(BEARER),
                Cond::Ship(OBJECT),
                Cond::AttackRange(Range::Long),
                Cond::Not(&Cond::AttackRange(Range::Close)),
                Cond::MayAddDice,
            ]),
            ops: &[
                Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::AddDie(Colour::Blue))] },
                Op::Grant { nth: 0, until: Scope::ShipActivation, once: false },
            ],
            grants: &[rule("Patriot Fist", Query::MayAttackFrom, Change::Cannot, MINE)],
            ..PLAIN
        }],
    ),
    (
        "sa-nalaor",
        &[Ability {
            name: "Sa Nalaor",
            on: On::Window(Window::ResolveDefenseEffect),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpeedAbove(BEARER, 1), Cond::OwnEffect]),
            ops: &[Op::Do(Act::EffectInstead(Some(DefenseToken::Evade)))],
            ..PLAIN
        }],
    ),
];
