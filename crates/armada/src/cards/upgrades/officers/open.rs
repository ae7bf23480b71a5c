//! Officers that any faction may field.

use crate::cards::prelude::*;

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

/// The commands but the first one chosen.
const OTHER_COMMANDS: Select =
    Select::Where(&Select::Commands(Command::ALL), V2, &Cond::Not(&Cond::SameCommand(V2_REF, V0_REF)));

/// The commands that the controller has left over.
const THIRD_COMMANDS: Select = Select::Where(
    &Select::Commands(Command::ALL),
    V4,
    &Cond::All(&[Cond::Not(&Cond::SameCommand(V4_REF, V0_REF)), Cond::Not(&Cond::Same(V4_REF, V2_REF))]),
);

/// The command that nobody has chosen yet.
const FOURTH_COMMAND: Select = Select::Where(
    &Select::Commands(Command::ALL),
    V3,
    &Cond::All(&[
        Cond::Not(&Cond::SameCommand(V3_REF, V0_REF)),
        Cond::Not(&Cond::SameCommand(V3_REF, V2_REF)),
        Cond::Not(&Cond::SameCommand(V3_REF, V4_REF)),
    ]),
);

/// Officers that any faction may field, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "chart-officer",
        // All overlapped obstacles or none (armada.card.chart-officer.02).
        &[Ability {
            name: "Chart Officer",
            on: On::Window(Window::MayIgnoreObstacles),
            when: MINE,
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::WaiveObstacles(BEARER))],
            ..PLAIN
        }],
    ),
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
        "expert-shield-tech",
        &[Ability {
            name: "Expert Shield Tech",
            on: On::Window(Window::ResolveDefenseEffect),
            when: Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::TokenType(OBJECT, DefenseToken::Redirect),
                Cond::OwnEffect,
            ]),
            ops: &[Op::Do(Act::EffectInstead(None)), Op::Grant { nth: 0, until: Scope::Attack, once: true }],
            grants: &[Ability {
                name: "Expert Shield Tech",
                on: On::Window(Window::BeforeSufferAttackDamage),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::AttackTotal]),
                ops: &[Op::Do(Act::ReduceDamage(Amount::N(1)))],
                ..FORCED
            }],
            ..PLAIN
        }],
    ),
    (
        "flight-commander",
        &[Ability {
            name: "Flight Commander",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Activating(BEARER)]),
            ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::Squadron)))],
            ..PLAIN
        }],
    ),
    (
        "hondo-ohnaka-officer",
        &[Ability {
            name: "Hondo Ohnaka",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::Discard),
            ops: &[
                choose(Select::Commands(Command::ALL), Count::One(V0)),
                choose(Select::Ships(&Cond::Always), Count::One(V1)),
                choose(OTHER_COMMANDS, Count::One(V2)),
                choose(Select::Ships(&Cond::Not(&Cond::Is(IT, V1_REF))), Count::One(V3)),
                Op::Do(Act::GainCommandToken(V1_REF, V0_REF)),
                Op::Do(Act::GainCommandToken(V3_REF, V2_REF)),
                // The opponent takes the two types that are left, each for a ship of its own, whoever has a token already.
                choose_by(THIRD_COMMANDS, Who::Opponent, Count::One(V4)),
                choose_by(Select::Ships(&Cond::Always), Who::Opponent, Count::One(V1)),
                choose_by(FOURTH_COMMAND, Who::Opponent, Count::One(V3)),
                choose_by(Select::Ships(&Cond::Not(&Cond::Is(IT, V1_REF))), Who::Opponent, Count::One(V0)),
                Op::Do(Act::GainCommandToken(V1_REF, V4_REF)),
                Op::Do(Act::GainCommandToken(V0_REF, V3_REF)),
            ],
            ..PLAIN
        }],
    ),
    (
        "intel-officer",
        &[Ability {
            name: "Intel Officer",
            on: On::Window(Window::AfterRollAttackDice),
            when: Cond::All(&[MINE, Cond::DiceUnmodified]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(
                    Select::TokensOf(&Select::AnyOf(&[
                        Select::Ships(&Cond::Always),
                        Select::Squadrons(&Cond::Always),
                    ])),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Grant { nth: 0, until: Scope::Attack, once: false },
            ],
            // A salvo attack in answer to this one is another attack.
            grants: &[rule(
                "Intel Officer",
                Query::DiscardedWhenSpent,
                Change::Can,
                Cond::All(&[Cond::Same(SUBJECT, V0_REF), Cond::Attacking(BEARER)]),
            )],
            ..PLAIN
        }],
    ),
    (
        "navigation-officer",
        &[Ability {
            name: "Navigation Officer",
            on: On::Window(Window::BeforeRevealCommand),
            when: Cond::All(&[MINE, Cond::WillReveal(BEARER)]),
            ops: &[
                choose(Select::Commands(&[Command::Navigate]), Count::One(V0)),
                Op::Do(Act::SetTopDial(BEARER, V0_REF, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
    (
        "skilled-first-officer",
        &[Ability {
            name: "Skilled First Officer",
            on: On::Window(Window::BeforeRevealCommand),
            when: Cond::All(&[MINE, Cond::WillReveal(BEARER)]),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::DiscardDials(BEARER, 1))],
            ..PLAIN
        }],
    ),
    (
        "support-officer",
        &[Ability {
            name: "Support Officer",
            on: On::Window(Window::StartOfCommandPhase),
            when: Cond::HasDials(BEARER),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::DiscardAllDials(BEARER))],
            ..PLAIN
        }],
    ),
    (
        "veteran-captain",
        &[Ability {
            name: "Veteran Captain",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            cost: Cost::Pay(Price::Discard),
            ops: &[
                choose(Select::Commands(Command::ALL), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::GainCommandToken(BEARER, V0_REF)),
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
        "wing-commander",
        &[Ability {
            name: "Wing Commander",
            on: On::Window(Window::BeforeRevealCommand),
            when: Cond::All(&[MINE, Cond::WillReveal(BEARER)]),
            ops: &[
                choose(Select::Commands(&[Command::Squadron]), Count::One(V0)),
                Op::Do(Act::SetTopDial(BEARER, V0_REF, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
];
