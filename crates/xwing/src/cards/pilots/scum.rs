//! Pilots of Scum and Villainy.

use crate::cards::prelude::*;

const BLANK_ATTACK: Faces = Faces { die: Die::Attack, faces: &[Face::Blank] };
const BLANK_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[Face::Blank] };
/// The bearer rolled the dice and may modify them.
const MODIFY: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER)]);
/// Other friendly ships at range 0–2.
const COMPANY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);
/// The bearer is in the front arcs of two enemies at range 1–2.
const SURROUNDED: Cond = Cond::ShipsAtLeast(
    2,
    &Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 2), Cond::InArc(IT, ArcOf::Front, BEARER)]),
);

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
const ENEMIES_CLOSE: Cond = Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)]);
const CROWDED: Cond = Cond::Finds(&Select::Ships(&ENEMIES_CLOSE));

/// Red and orange tokens, locks left out.
const RED_AND_ORANGE: &[Token] =
    &[Token::Stress, Token::Ion, Token::Strain, Token::Deplete, Token::Disarm, Token::Jam, Token::Tractor];

/// As many dice are rerolled as enemies are at range 0–1.
const fn reroll_for_enemies(dice: Faces) -> [Op<XWingWords>; 3] {
    let some = Choose {
        what: Select::Rerollable(dice),
        by: Who::Controller,
        count: Count::UpToNumber,
        optional: false,
    };
    [Op::Do(Act::Number(Amount::Ships(&ENEMIES_CLOSE))), Op::Choose(some), Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = reroll_for_enemies(ANY_ATTACK);
static REROLL_DEFENSE: [Op<XWingWords>; 3] = reroll_for_enemies(ANY_DEFENSE);

/// A bonus attack with a cannon.
const WITH_A_CANNON: Bonus = Bonus { with: Arms::Type(Slot::Cannon), on: Whom::Anyone, freely: false };

/// Pilots of Scum and Villainy, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "bobafett",
        &[
            may(
                "Boba Fett",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::Finds(&Select::Rerollable(ANY_ATTACK)), CROWDED]),
                &REROLL_ATTACK,
            ),
            may(
                "Boba Fett",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY, Cond::Finds(&Select::Rerollable(ANY_DEFENSE)), CROWDED]),
                &REROLL_DEFENSE,
            ),
        ],
    ),
    (
        "cadbane",
        &[Ability {
            cost: Cost::Pay(Price::Charge(2)),
            ..may(
                "Cad Bane",
                Window::AfterAttack,
                Cond::All(&[MINE, Cond::Hit]),
                &[
                    may_choose(Select::TokensBetween(BEARER, OBJECT, RED_AND_ORANGE, false)),
                    Op::Pay,
                    Op::Do(Act::TransferChosen(V0, OBJECT)),
                ],
            )
        }],
    ),
    (
        "fennrau",
        &[
            one_die_more(
                "Fenn Rau",
                Window::CountAttackDice,
                Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
                &[Ability {
                    name: "Fenn Rau",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
            one_die_more(
                "Fenn Rau",
                Window::BeforeRollDefense,
                Cond::All(&[MINE, Cond::AttackRange(1, 1)]),
                &[Ability {
                    name: "Fenn Rau",
                    on: On::Query(Query::DefenseDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
        ],
    ),
    (
        "hansolo",
        // An obstacle that is ignored obstructs all the same (xwing.obstacle.76, .77).
        &[
            one_die_more(
                "Han Solo",
                Window::CountAttackDice,
                Cond::All(&[MINE, Cond::Primary, Cond::ObstructedByObstacle, ROOM_FOR_DICE]),
                &[Ability {
                    name: "Han Solo",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
            one_die_more(
                "Han Solo",
                Window::BeforeRollDefense,
                Cond::All(&[MINE, Cond::ObstructedByObstacle]),
                &[Ability {
                    name: "Han Solo",
                    on: On::Query(Query::DefenseDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
            ),
        ],
    ),
    (
        "ig88a",
        &[may(
            "IG-88A",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Calculate),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::OnBar(IT, ActionKind::Calculate),
                    Cond::Range(BEARER, IT, 1, 3),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Calculate)),
            ],
        )],
    ),
    (
        "ig88b",
        &[may(
            "IG-88B",
            Window::BonusAfterAttack,
            Cond::All(&[MINE, Cond::Not(&Cond::Hit), Cond::CanAttack(&WITH_A_CANNON)]),
            &[Op::Do(Act::Attack(WITH_A_CANNON))],
        )],
    ),
    (
        "ig88c",
        &[may(
            "IG-88C",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Boost])]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
        )],
    ),
    (
        "kavil",
        // A turret that points ahead and the bullseye arc are no front arc (xwing.card.kavil.01, .02).
        &[rule(
            "Kavil",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Not(&Cond::FromArc(Arc::Front))]),
        )],
    ),
    ("landocalrissian", LANDO_CALRISSIAN),
    ("landocalrissian-escapecraft", LANDO_CALRISSIAN),
    (
        "leemakai",
        &[may(
            "Leema Kai",
            Window::BeforeEngage,
            Cond::All(&[
                MINE,
                Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(IT, ArcOf::Front, BEARER),
                ])))),
            ]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::FullFront, IT),
                ]))),
                Op::Do(Act::Lock(BEARER, CHOSEN)),
            ],
        )],
    ),
    (
        "nashtahpup",
        &[
            rule("Nashtah Pup", Query::MayDeploy, Change::Cannot, MINE),
            must(
                "Nashtah Pup",
                Window::CarrierLost,
                Cond::All(&[MINE, Cond::Carries(OBJECT, "houndstooth")]),
                &[Op::Do(Act::StandIn(BEARER, OBJECT))],
            ),
        ],
    ),
    (
        "ndrusuhlak",
        &[rule(
            "N’dru Suhlak",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::Not(&Cond::Finds(&Select::Ships(&COMPANY)))]),
        )],
    ),
    (
        "teltrevura",
        &[Ability {
            name: "Tel Trevura",
            on: On::Would(Window::WouldBeDestroyed),
            when: MINE,
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[
                Op::Do(Act::DiscardDamage(BEARER)),
                Op::Do(Act::Suffer(BEARER, 5, 0)),
                Op::Do(Act::Reserve(BEARER)),
                Op::Grant { nth: 0, until: Scope::Game, once: true },
            ],
            grants: &[must(
                "Tel Trevura",
                Window::PlanningStart,
                Cond::Always,
                &[Op::Do(Act::PlaceAtEdge(BEARER))],
            )],
            ..PLAIN
        }],
    ),
    (
        "themandalorian",
        &[
            may(
                "The Mandalorian",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, SURROUNDED]),
                &[choose(Select::Dice(BLANK_ATTACK)), Op::Do(Act::Change(V0, Face::Focus))],
            ),
            may(
                "The Mandalorian",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY, SURROUNDED]),
                &[choose(Select::Dice(BLANK_DEFENSE)), Op::Do(Act::Change(V0, Face::Focus))],
            ),
        ],
    ),
];

/// All blanks are rerolled for a stress token: in attacks in the Modify Dice steps, other dice before they take effect
/// (xwing.dice-mod.06, xwing.golden.05).
static LANDO_CALRISSIAN: &[Ability<XWingWords>] = &[
    for_stress(
        Window::ModifyAttackDice,
        Cond::All(&[MODIFY, CALM, Cond::Finds(&Select::Rerollable(BLANK_ATTACK))]),
        &[Op::Do(Act::Gather(Select::Rerollable(BLANK_ATTACK))), Op::Do(Act::RerollGroup)],
    ),
    for_stress(
        Window::ModifyDefenseDice,
        Cond::All(&[MODIFY, CALM, Cond::Finds(&Select::Rerollable(BLANK_DEFENSE))]),
        &[Op::Do(Act::Gather(Select::Rerollable(BLANK_DEFENSE))), Op::Do(Act::RerollGroup)],
    ),
    for_stress(
        Window::AfterRoll,
        Cond::All(&[MINE, CALM, Cond::Finds(&Select::RolledDice(&[Face::Blank]))]),
        &[Op::Do(Act::Gather(Select::RolledDice(&[Face::Blank]))), Op::Do(Act::RerollGroup)],
    ),
];

/// The bearer is not stressed.
const CALM: Cond = Cond::Not(&Cond::Has(BEARER, Token::Stress));

const fn for_stress(window: Window, when: Cond, ops: &'static [Op<XWingWords>]) -> Ability<XWingWords> {
    Ability { cost: Cost::Pay(Price::Gain(Token::Stress, 1)), ..may("Lando Calrissian", window, when, ops) }
}
