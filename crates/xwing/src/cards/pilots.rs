//! Pilot abilities, by the XWS id of the ship card.

use broadside_engine::{Ability, Branch, Change, Choose, Cost, Count, Flow, On, Op, Ref, Var, Who};

use super::{
    BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, PLAIN, SUBJECT, V0, choose, choose_exactly, may, may_choose,
    must, rule,
};
use crate::effects::{Binding, may_transfer, ship};
use crate::facts::{ActionKind, Die, Difficulty, Face, Maneuver, Slot, Term};
use crate::words::{
    Act, Amount, ArcOf, Arms, Bonus, Cond, Faces, IT, Object, Price, Query, Scope, Select, ShipNo, Thing,
    Token, Whom, Window, XWingWords, actions,
};
use crate::{XWingCx, XWingLook, atoms, scene, steps, values};

const V1: Var = Var(1);
const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const THEIR_FOCUS_OF_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };
const THEIR_FOCUS_OF_ATTACK: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };

/// The chosen ship has this initiative until the end of a procedure.
const fn engages_at(name: &'static str, initiative: Change<XWingWords>) -> Ability<XWingWords> {
    Ability { name, on: On::Query(Query::Initiative, initiative), when: Cond::Is(SUBJECT, CHOSEN), ..FORCED }
}

/// A ship in the bearer's firing arc may be chosen, and has what is granted while the phase lasts.
const fn lends_initiative(name: &'static str, grants: &'static [Ability<XWingWords>]) -> Ability<XWingWords> {
    const OPS: &[Op<XWingWords>] =
        &[may_choose(Select::Ships(&IN_FIRING_ARC)), Op::Grant { nth: 0, until: Scope::Phase, once: false }];
    Ability { grants, ..may(name, Window::EngagementStart, Cond::Always, OPS) }
}

pub(super) static ENTRIES: &[Entry] = &[
    (
        "boost",
        &[may(
            "Boost",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&Cond::All(&[
                Cond::Friendly(IT),
                Cond::Range(BEARER, IT, 0, 1),
                Cond::Named(revealed_blue),
            ]))),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Boost])))],
        )],
    ),
    (
        "captainjonus",
        &[may(
            "Captain Jonus",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 1),
                Cond::With(&[Slot::Torpedo, Slot::Missile]),
            ]),
            &[
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpTo(2),
                    optional: false,
                }),
                Op::Do(Act::RerollGroup),
            ],
        )],
    ),
    (
        "captainkagi",
        &[may(
            "Captain Kagi",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&LOCKED_FRIENDS)),
            &[
                Op::Choose(Choose {
                    what: Select::Ships(&LOCKED_FRIENDS),
                    by: Who::Controller,
                    count: Count::UpTo(8),
                    optional: false,
                }),
                Op::Do(Act::Named(take_locks)),
            ],
        )],
    ),
    ("captainrex", &[must("Captain Rex", Window::AfterAttack, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])]),
    (
        "captainseevor",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Captain Seevor",
                Window::BeforeRollAttack,
                Cond::Any(&[
                    Cond::All(&[MINE, Cond::Not(&Cond::InArc(OBJECT, ArcOf::Bullseye, BEARER))]),
                    Cond::All(&[
                        Cond::Is(OBJECT, BEARER),
                        Cond::Not(&Cond::InArc(SUBJECT, ArcOf::Bullseye, BEARER)),
                    ]),
                ]),
                &[Op::If {
                    cond: MINE,
                    then: &[Op::Do(Act::Gain(OBJECT, Token::Jam, 1))],
                    otherwise: &[Op::Do(Act::Gain(SUBJECT, Token::Jam, 1))],
                }],
            )
        }],
    ),
    (
        "chopper",
        &[must(
            "Chopper",
            Window::EngagementStart,
            Cond::Always,
            &[Op::Each {
                what: Some(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 0)]))),
                var: V0,
                ops: &[Op::Do(Act::Gain(CHOSEN, Token::Jam, 2))],
            }],
        )],
    ),
    (
        "covanell",
        &[
            rule(
                "Cova Nell",
                Query::AttackDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Primary, Cond::Named(revealed_red)]),
            ),
            rule(
                "Cova Nell",
                Query::DefenseDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Named(revealed_red)]),
            ),
        ],
    ),
    (
        "dashrendar",
        &[rule("Dash Rendar", Query::IgnoresObstacles, Change::Can, Cond::All(&[MINE, Cond::Named(moves)]))],
    ),
    (
        "dengar",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Dengar",
                Window::BonusAfterDefend,
                Cond::All(&[MINE, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
                &[Op::Do(Act::Attack(Bonus { with: Arms::Any, on: Whom::Only(OBJECT), freely: false }))],
            )
        }],
    ),
    (
        "drearenthal",
        &[may(
            "Drea Renthal",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Named(subject_is_not_limited),
                Cond::InArc(BEARER, ArcOf::Firing, OBJECT),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "ezrabridger",
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may("Ezra Bridger", Window::ModifyAttackDice, STRESSED_MODIFIER, &EZRA_ATTACKS)
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may("Ezra Bridger", Window::ModifyDefenseDice, STRESSED_MODIFIER, &EZRA_DEFENDS)
            },
        ],
    ),
    (
        "herasyndulla",
        &[may(
            "Hera Syndulla",
            Window::AfterRevealDial,
            MINE,
            &[may_choose(Select::Named(same_colour)), Op::Do(Act::SetDial(V0))],
        )],
    ),
    (
        "holo",
        &[must(
            "Holo",
            Window::EngagementStart,
            Cond::Always,
            &[
                choose(Select::Named(own_tokens)),
                Op::Choose(Choose {
                    what: Select::Named(receivers),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: false,
                }),
                Op::Do(Act::Named(transfer_chosen)),
            ],
        )],
    ),
    (
        "howlrunner",
        &[may(
            "Howlrunner",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Primary,
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "idenversio",
        &[Ability {
            name: "Iden Versio",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Named(is_tie_fighter),
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ..PLAIN
        }],
    ),
    (
        "jakefarrell",
        &[may(
            "Jake Farrell",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll, ActionKind::Boost])]),
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 0, 1)]))),
                Op::Do(Act::Action(CHOSEN, actions(&[ActionKind::Focus]))),
            ],
        )],
    ),
    (
        "jangofett",
        &[
            may(
                "Jango Fett",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::Named(easier_than_subject),
                ]),
                &[choose(Select::Dice(THEIR_FOCUS_OF_ATTACK)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
            may(
                "Jango Fett",
                Window::ModifyDefenseDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::Primary,
                    Cond::Named(easier_than_subject),
                ]),
                &[choose(Select::Dice(THEIR_FOCUS_OF_DEFENSE)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
        ],
    ),
    (
        "janors",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            grants: &[Ability {
                name: "Jan Ors",
                on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                ..FORCED
            }],
            ..may(
                "Jan Ors",
                Window::CountAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Primary,
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                    Cond::InArc(BEARER, ArcOf::Firing, SUBJECT),
                ]),
                &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        }],
    ),
    (
        "k2so",
        &[must(
            "K-2SO",
            Window::AfterGainToken,
            Cond::All(&[MINE, Cond::TokenIn(&[Token::Stress])]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "kylekatarn",
        &[may(
            "Kyle Katarn",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Focus),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::InArc(BEARER, ArcOf::Firing, IT),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Focus)),
            ],
        )],
    ),
    (
        "kyloren",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may("Kylo Ren", Window::AfterDefend, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])
        }],
    ),
    (
        "lukeskywalker",
        &[may(
            "Luke Skywalker",
            Window::DefenderDeclared,
            Cond::Is(OBJECT, BEARER),
            &[Op::Do(Act::RecoverForce(BEARER))],
        )],
    ),
    (
        "midnight",
        &[rule(
            "Midnight",
            Query::DiceModifiable,
            Change::Cannot,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Locks(BEARER, SUBJECT),
                Cond::Any(&[Cond::Attacks(BEARER), Cond::Defends(BEARER)]),
            ]),
        )],
    ),
    (
        "norrawexley",
        &[must(
            "Norra Wexley",
            Window::ModifyDefenseDice,
            Cond::All(&[
                MINE,
                Cond::MayModify(BEARER),
                Cond::Finds(&Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)]))),
            ]),
            &[Op::Do(Act::Add(Die::Defense, Face::Evade))],
        )],
    ),
    (
        "oldteroch",
        &[may(
            "Old Teroch",
            Window::EngagementStart,
            Cond::Always,
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 1)]))),
                Op::If {
                    cond: Cond::InArc(CHOSEN, ArcOf::Front, BEARER),
                    then: &[
                        Op::Do(Act::Remove(CHOSEN, Token::Focus, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Evade, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Calculate, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Fore, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Aft, u8::MAX)),
                    ],
                    otherwise: &[],
                },
            ],
        )],
    ),
    (
        "overseeryushyn",
        &[Ability {
            name: "Overseer Yushyn",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 1, 1),
                Cond::TokenIn(&[Token::Disarm]),
                Cond::Not(&Cond::Has(SUBJECT, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::GainInstead(SUBJECT, Token::Stress)), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "roarkgarnet",
        &[lends_initiative("Roark Garnet", &[engages_at("Roark Garnet", Change::Set(Amount::N(7)))])],
    ),
    (
        "rush",
        &[rule(
            "Rush",
            Query::Initiative,
            Change::Set(Amount::N(6)),
            Cond::All(&[MINE, Cond::Named(is_damaged)]),
        )],
    ),
    (
        "seynmarana",
        &[Ability {
            cost: Cost::Pay(Price::Die(V0)),
            ..may(
                "Seyn Marana",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER)]),
                &[
                    choose(Select::Dice(CRITS)),
                    Op::Pay,
                    Op::Do(Act::DealFacedown(OBJECT)),
                    Op::Do(Act::CancelAll(Die::Attack)),
                ],
            )
        }],
    ),
    ("torkilmux", &[lends_initiative("Torkil Mux", &[engages_at("Torkil Mux", Change::Set(Amount::N(0)))])]),
    (
        "wedgeantilles",
        &[rule("Wedge Antilles", Query::DefenseDice, Change::Add(Amount::N(-1)), Cond::Is(OBJECT, BEARER))],
    ),
    (
        "whisper",
        &[must(
            "Whisper",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Hit]),
            &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
        )],
    ),
    ("zamwesell", ZAM_WESELL),
    ("zeborrelios", &[rule("Zeb Orrelios", Query::CritsFirst, Change::Can, Cond::Is(OBJECT, BEARER))]),
];

/// The bearer chooses the secret condition that is assigned to it, as pilot or as crew.
pub(super) static ZAM_WESELL: &[Ability<XWingWords>] = &[may(
    "Zam Wesell",
    Window::SystemTurn,
    MINE,
    &[Op::Either {
        by: Who::Controller,
        options: &[
            Branch { name: "assign You Should Thank Me", ops: &[Op::Do(Act::Assign(BEARER, 1))] },
            Branch { name: "assign You'd Better Mean Business", ops: &[Op::Do(Act::Assign(BEARER, 0))] },
        ],
    }],
)];

/// Friendly ships at range 0–3 on which an enemy has a lock.
const LOCKED_FRIENDS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Not(&Cond::Is(IT, BEARER)),
    Cond::Range(BEARER, IT, 0, 3),
    Cond::Named(locked_by_enemy),
]);

fn locked_by_enemy(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let Some(at) = ship(bound, IT) else { return false };
    let owner = look.board.ship(at).owner;
    look.board.lockers(Object::Ship(at)).any(|by| look.board.ship(by).owner != owner)
}

/// All enemy locks on the ships of the group are transferred to the bearer (xwing.lock.73, .74).
fn take_locks(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let Some(bearer) = ship(bound, Ref::Bearer) else { return Flow::Next };
    let owner = cx.board.ship(bearer).owner;
    for thing in &bound.group {
        let Thing::Ship(from) = *thing else { continue };
        for locker in cx.board.all_ships() {
            let has = cx.board.ship(locker).locks.contains(&Object::Ship(from));
            if has && cx.board.ship(locker).owner != owner {
                atoms::move_lock(cx, locker, Object::Ship(from), Object::Ship(bearer));
            }
        }
    }
    Flow::Next
}

/// The bearer's revealed maneuver is red, as it is printed (xwing.maneuver.71).
fn revealed_red(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER)
        .and_then(|at| values::revealed(look, at))
        .is_some_and(|it| it.difficulty == Difficulty::Red)
}

/// The bearer moves.
fn moves(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER).is_some_and(|at| steps::is_moving(look, at))
}

fn subject_is_not_limited(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, SUBJECT).is_some_and(|at| look.game.facts[look.board.ship(at).pilot].limited == 0)
}

/// The bearer is stressed and may modify its dice.
const STRESSED_MODIFIER: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Has(BEARER, Token::Stress)]);

/// Up to two focus results become evades or hits, as the card says for dice of either kind; a die that has no such face keeps its
/// result (xwing.dice-mod.10).
const fn ezra(dice: Faces) -> [Op<XWingWords>; 2] {
    const EVADES_OR_HITS: Op<XWingWords> = Op::Either {
        by: Who::Controller,
        options: &[
            Branch { name: "change to hits", ops: &[Op::Do(Act::ChangeGroup(Face::Hit))] },
            Branch { name: "change to evades", ops: &[Op::Do(Act::ChangeGroup(Face::Evade))] },
        ],
    };
    let some =
        Choose { what: Select::Dice(dice), by: Who::Controller, count: Count::UpTo(2), optional: false };
    [Op::Choose(some), EVADES_OR_HITS]
}

static EZRA_ATTACKS: [Op<XWingWords>; 2] = ezra(THEIR_FOCUS_OF_ATTACK);
static EZRA_DEFENDS: [Op<XWingWords>; 2] = ezra(THEIR_FOCUS_OF_DEFENSE);

/// The tokens of the bearer that it can transfer to somebody.
fn own_tokens(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(own) = ship(bound, BEARER) else { return };
    for token in Token::ALL.iter().copied().filter(|token| look.board.ship(own).has(*token)) {
        let mut any = false;
        each_receiver(look, bound, token, &mut |_| any = true);
        if any {
            found(Thing::Token(own, token));
        }
    }
}

/// The other friendly ships at range 0–2 that can gain a token of the bearer.
fn each_receiver(look: &XWingLook<'_>, bound: &Binding, token: Token, found: &mut dyn FnMut(ShipNo)) {
    let Some(own) = ship(bound, BEARER) else { return };
    for other in look.board.ships_in_play() {
        let near =
            scene::range(look.game, look.board, Object::Ship(own), Object::Ship(other)) <= values::band(2);
        let friend = look.board.ship(other).owner == bound.controller && other != own;
        if friend && near && may_transfer(look, own, other, token) {
            found(other);
        }
    }
}

fn receivers(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    if let Some(Thing::Token(_, token)) = bound.get(CHOSEN) {
        each_receiver(look, bound, token, &mut |other| found(Thing::Ship(other)));
    }
}

fn transfer_chosen(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    match (bound.get(CHOSEN), ship(bound, Ref::Var(V1))) {
        (Some(Thing::Token(own, token)), Some(to)) => {
            atoms::remove_token(cx, own, token, 1);
            steps::gain(to, token, 1, bound.controller)
        }
        _ => Flow::Next,
    }
}

fn revealed_blue(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let revealed = |at: &ShipNo| look.board.ship(*at).revealed;
    let maneuver = ship(bound, IT).filter(revealed).and_then(|at| values::dialed(look, at));
    maneuver.is_some_and(|it| it.difficulty == Difficulty::Blue)
}

const IN_FIRING_ARC: Cond =
    Cond::All(&[Cond::Not(&Cond::Is(IT, BEARER)), Cond::InArc(BEARER, ArcOf::Firing, IT)]);

fn is_tie_fighter(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, SUBJECT)
        .is_some_and(|at| &*look.game.facts.ship_of(look.board.ship(at).pilot).slug == "tielnfighter")
}

fn is_damaged(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER).is_some_and(|at| look.board.ship(at).damage > 0)
}

/// After a red or blue maneuver was revealed: the other maneuvers of its colour, as the dial shows them (xwing.difficulty.73).
fn same_colour(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, Ref::Bearer) else { return };
    let Some(now) = values::dialed(look, at) else { return };
    if matches!(now.difficulty, Difficulty::Red | Difficulty::Blue) {
        let others =
            values::dial(look, at).iter().filter(|it| it.difficulty == now.difficulty && **it != now);
        others.for_each(|it| found(Thing::Maneuver(*it)));
    }
}

/// How hard a revealed maneuver is; a purple one is harder than any other (xwing.difficulty.14).
fn hardness(maneuver: Maneuver) -> u8 {
    match maneuver.difficulty {
        Difficulty::Blue => 0,
        Difficulty::White => 1,
        Difficulty::Red => 2,
        Difficulty::Purple => 3,
    }
}

/// The bearer's revealed maneuver is easier than that of the ship that rolls the dice.
fn easier_than_subject(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let revealed =
        |at| Some(at).filter(|at| look.board.ship(*at).revealed).and_then(|at| values::dialed(look, at));
    let of = |party| ship(bound, party).and_then(revealed).map(hardness);
    matches!((of(BEARER), of(SUBJECT)), (Some(mine), Some(theirs)) if mine < theirs)
}
