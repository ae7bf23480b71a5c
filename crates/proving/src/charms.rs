//! The charms: each one entry of data, no line of code of its own.

use broadside_engine::{Ability, Branch, Change, Choose, Cost, Count, Ears, Limit, On, Op, Ref, Var, Who};

use crate::board::{Charm, CharmState};
use crate::words::{Act, Amount, Cond, Price, Query, Scope, Select, SkiffWords, Window};

const V0: Var = Var(0);
const BEARER: Ref = Ref::Bearer;

/// An ability that costs nothing, may be declined, and does nothing yet.
const PLAIN: Ability<SkiffWords> = Ability {
    name: "",
    on: On::AnyTime,
    when: Cond::Always,
    cost: Cost::Free,
    limit: Limit::PerEvent,
    optional: true,
    ops: &[],
    grants: &[],
};

const fn choose(what: Select, count: Count) -> Op<SkiffWords> {
    Op::Choose(Choose { what, by: Who::Controller, count, optional: false })
}

/// Every charm, in the order of its number.
pub static CHARMS: &[Ability<SkiffWords>] = &[
    Ability {
        name: "Spyglass",
        on: On::Window(Window::AfterRoll),
        when: Cond::SubjectIs(BEARER),
        cost: Cost::Pay(Price::Lantern(BEARER)),
        ops: &[choose(Select::Dice, Count::UpTo(2)), Op::Pay, Op::Do(Act::RerollGroup)],
        ..PLAIN
    },
    Ability {
        name: "Fog Bell",
        on: On::Window(Window::AfterRoll),
        when: Cond::ObjectFriendly,
        limit: Limit::Times(1, Scope::Round),
        ops: &[choose(Select::HitDice, Count::One(V0)), Op::Do(Act::Blank(V0))],
        ..PLAIN
    },
    Ability {
        name: "Cork Vest",
        on: On::Would(Window::DealCard),
        when: Cond::SubjectIs(BEARER),
        cost: Cost::Pay(Price::Lantern(BEARER)),
        ..PLAIN
    },
    Ability {
        name: "Long Oars",
        on: On::Query(Query::Reach, Change::Add(Amount::N(30))),
        when: Cond::SubjectIs(BEARER),
        ..PLAIN
    },
    Ability {
        name: "Weedy Bottom",
        on: On::Query(Query::Reach, Change::AtMost(Amount::N(60))),
        when: Cond::SubjectEnemy,
        ..PLAIN
    },
    Ability {
        name: "White Flag",
        on: On::Query(Query::MayTarget, Change::Cannot),
        when: Cond::All(&[Cond::SubjectIs(BEARER), Cond::NoLantern(BEARER)]),
        ..PLAIN
    },
    Ability {
        name: "Corsair",
        on: On::Query(Query::MayTarget, Change::Can),
        when: Cond::ObjectIs(BEARER),
        ..PLAIN
    },
    Ability {
        name: "Flare",
        on: On::AnyTime,
        cost: Cost::Pay(Price::Discard),
        ops: &[Op::Do(Act::Peek)],
        ..PLAIN
    },
    Ability {
        name: "Grudge",
        on: On::Window(Window::CardDealt),
        when: Cond::SubjectIs(BEARER),
        optional: false,
        ops: &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
        grants: &[Ability {
            name: "Grudge",
            on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
            when: Cond::SubjectIs(BEARER),
            ..PLAIN
        }],
        ..PLAIN
    },
    Ability {
        name: "Parley",
        on: On::Window(Window::AttackDeclared),
        when: Cond::ObjectIs(BEARER),
        cost: Cost::Pay(Price::Exhaust),
        ops: &[Op::Unless {
            by: Who::Owner(Ref::Subject),
            what: "lose a lantern",
            doing: &[Op::Do(Act::Lose(Ref::Subject))],
            otherwise: &[Op::Do(Act::CallOff)],
        }],
        ..PLAIN
    },
    Ability {
        name: "Harbour Feast",
        on: On::Window(Window::RoundStart),
        limit: Limit::ByName(Scope::Round),
        optional: false,
        ops: &[Op::Each { what: Some(Select::Friendly), var: V0, ops: &[Op::Do(Act::Gain(Ref::Var(V0)))] }],
        ..PLAIN
    },
    Ability {
        name: "Drill",
        on: On::Window(Window::RoundStart),
        cost: Cost::Any(&[Price::Lantern(BEARER), Price::Discard]),
        ops: &[Op::Either {
            by: Who::Controller,
            options: &[
                Branch {
                    name: "light another skiff",
                    ops: &[choose(Select::OtherFriendly, Count::One(V0)), Op::Do(Act::Gain(Ref::Var(V0)))],
                },
                Branch {
                    name: "fire five dice in this round",
                    ops: &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
                },
            ],
        }],
        grants: &[Ability {
            name: "Drill",
            on: On::Query(Query::AttackDice, Change::Set(Amount::N(5))),
            when: Cond::SubjectIs(BEARER),
            ..PLAIN
        }],
        ..PLAIN
    },
    Ability {
        name: "Powder Monkey",
        on: On::Window(Window::AfterRoll),
        when: Cond::SubjectIs(BEARER),
        limit: Limit::Unlimited,
        cost: Cost::Pay(Price::Lantern(BEARER)),
        ops: &[Op::Do(Act::AddHit)],
        ..PLAIN
    },
    Ability {
        name: "Salvage",
        on: On::Window(Window::SkiffSunk),
        when: Cond::SubjectEnemy,
        optional: false,
        ops: &[
            Op::If {
                cond: Cond::HasLantern(BEARER),
                then: &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::Gain(BEARER))] }, Op::Stop],
                otherwise: &[],
            },
            Op::Do(Act::Gain(BEARER)),
        ],
        ..PLAIN
    },
    Ability {
        name: "Whipping Boy",
        on: On::Would(Window::DealCard),
        when: Cond::SubjectIs(BEARER),
        cost: Cost::All(&[Price::Exhaust, Price::Lantern(BEARER)]),
        ops: &[choose(Select::OtherFriendly, Count::One(V0)), Op::Do(Act::DealInstead(V0)), Op::Proceed],
        ..PLAIN
    },
    Ability {
        name: "Barrel Trick",
        on: On::Window(Window::CardDealt),
        when: Cond::SubjectEnemy,
        optional: false,
        ops: &[Op::May {
            by: Who::Owner(Ref::Subject),
            what: "give a lantern away",
            ops: &[Op::Do(Act::Lose(Ref::Subject)), Op::Do(Act::Gain(BEARER))],
        }],
        ..PLAIN
    },
    Ability {
        name: "Signal Gun",
        on: On::Window(Window::RoundStart),
        cost: Cost::Pay(Price::Exhaust),
        ops: &[
            choose(Select::Friendly, Count::One(V0)),
            Op::Grant { nth: 0, until: Scope::Round, once: true },
        ],
        grants: &[Ability {
            name: "Signal Gun",
            on: On::Window(Window::AfterRoll),
            when: Cond::SubjectIs(Ref::Var(V0)),
            optional: false,
            ops: &[Op::Do(Act::AddHit)],
            ..PLAIN
        }],
        ..PLAIN
    },
    Ability {
        name: "Ramming Spur",
        on: On::Window(Window::RoundStart),
        when: Cond::HasLantern(BEARER),
        cost: Cost::Pay(Price::Discard),
        ops: &[
            Op::Choose(Choose {
                what: Select::Friendly,
                by: Who::Opponent,
                count: Count::Exactly(2),
                optional: false,
            }),
            Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Deal(Ref::Var(V0)))] },
        ],
        ..PLAIN
    },
    Ability {
        name: "Drum Roll",
        on: On::Window(Window::RoundStart),
        cost: Cost::All(&[Price::Lantern(BEARER), Price::Lantern(BEARER)]),
        ops: &[Op::Each {
            what: Some(Select::Friendly),
            var: V0,
            ops: &[Op::Grant { nth: 0, until: Scope::Round, once: true }],
        }],
        grants: &[Ability {
            name: "Drum Roll",
            on: On::Window(Window::AfterRoll),
            when: Cond::SubjectIs(Ref::Var(V0)),
            optional: false,
            ops: &[Op::Do(Act::AddHit)],
            ..PLAIN
        }],
        ..PLAIN
    },
    Ability {
        name: "Lucky Coin",
        on: On::Window(Window::AfterRoll),
        when: Cond::SubjectIs(BEARER),
        limit: Limit::Times(1, Scope::Round),
        ops: &[
            Op::Choose(Choose {
                what: Select::Dice,
                by: Who::Controller,
                count: Count::One(V0),
                optional: true,
            }),
            Op::Do(Act::AddHit),
        ],
        ..PLAIN
    },
    Ability {
        name: "Boarding Hook",
        on: On::Window(Window::AttackDeclared),
        when: Cond::SubjectIs(BEARER),
        cost: Cost::Pay(Price::Lantern(BEARER)),
        ops: &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
        grants: &[Ability {
            name: "Boarding Hook",
            on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
            when: Cond::SubjectIs(BEARER),
            ..PLAIN
        }],
        ..PLAIN
    },
];

/// What these charms listen to, as far as they can be used. What a charm has granted is heard anyway.
pub fn ears(charms: &[Charm]) -> Ears<SkiffWords> {
    let mut ears = Ears::default();
    for charm in charms.iter().filter(|charm| charm.state == CharmState::Ready) {
        ears.join(&Ears::of(&CHARMS[charm.card as usize..][..1]));
    }
    ears
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_interpreter_can_run_every_charm() {
        for charm in super::CHARMS {
            charm.validate().unwrap();
        }
    }
}
