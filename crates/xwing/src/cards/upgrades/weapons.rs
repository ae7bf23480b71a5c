//! What attacks with cannons, missiles, torpedoes and turrets do beside damage.

use broadside_engine::{Change, Choose, Count, Flow, Op, Who};

use crate::cards::{BEARER, CHOSEN, Entry, MINE, OBJECT, V0, choose, may, must, rule};
use crate::effects::{Binding, die_at};
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::words::{
    Act, Amount, ArcOf, Arms, Bonus, Cond, Faces, IT, Query, Select, Thing, Token, UpgradeNo, Whom, Window,
    XWingWords,
};
use crate::{XWingCx, XWingLook, atoms};

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

/// The bearer attacks with this very card.
const WITH_THIS: Cond = Cond::All(&[MINE, Cond::ThisWeapon]);

/// One result is spent for a damage, the others give ion tokens (xwing.inflict.01).
static ION: [Op<XWingWords>; 4] = [
    choose(Select::Dice(HITS_AND_CRITS)),
    Op::Do(Act::Cancel(V0)),
    Op::Do(Act::Suffer(OBJECT, 1, 0)),
    Op::Do(Act::Inflict(Token::Ion)),
];

pub(super) static ENTRIES: &[Entry] = &[
    (
        "autoblasters",
        &[rule(
            "Autoblasters",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[WITH_THIS, Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT)]),
        )],
    ),
    (
        "barragerockets",
        &[may(
            "Barrage Rockets",
            Window::ModifyAttackDice,
            Cond::All(&[
                WITH_THIS,
                Cond::MayModify(BEARER),
                Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT),
                Cond::Named(loaded),
            ]),
            &[
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpTo(6),
                    optional: false,
                }),
                Op::Do(Act::Named(spend_and_reroll)),
            ],
        )],
    ),
    (
        "clustermissiles",
        &[may(
            "Cluster Missiles",
            Window::BonusAfterAttack,
            WITH_THIS,
            &[Op::Do(Act::Attack(Bonus { with: Arms::This, on: Whom::AnotherNearby, freely: true }))],
        )],
    ),
    (
        "concussionmissiles",
        &[must(
            "Concussion Missiles",
            Window::AfterAttack,
            Cond::All(&[WITH_THIS, Cond::Hit]),
            &[Op::Each {
                what: Some(Select::Ships(&Cond::Range(OBJECT, IT, 0, 1))),
                var: V0,
                ops: &[Op::Do(Act::Expose(CHOSEN))],
            }],
        )],
    ),
    (
        "heavylasercannon",
        &[must(
            "Heavy Laser Cannon",
            Window::AfterModifyAttack,
            Cond::All(&[WITH_THIS, Cond::Dice(CRITS)]),
            &[Op::Do(Act::ChangeAll(CRITS, Face::Hit))],
        )],
    ),
    ("ioncannon", &[must("Ion Cannon", Window::AttackHits, WITH_THIS, &ION)]),
    ("ioncannonturret", &[must("Ion Cannon Turret", Window::AttackHits, WITH_THIS, &ION)]),
    (
        "jammingbeam",
        &[must("Jamming Beam", Window::AttackHits, WITH_THIS, &[Op::Do(Act::Inflict(Token::Jam))])],
    ),
    (
        "magpulsewarheads",
        &[must(
            "Mag-Pulse Warheads",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Suffer(OBJECT, 0, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Deplete, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Jam, 1)),
                Op::Do(Act::CancelAll(Die::Attack)),
            ],
        )],
    ),
    (
        "plasmatorpedoes",
        &[
            rule("Plasma Torpedoes", Query::CritsFirst, Change::Can, WITH_THIS),
            must(
                "Plasma Torpedoes",
                Window::AfterAttack,
                Cond::All(&[WITH_THIS, Cond::Hit]),
                &[Op::Do(Act::LoseShield(OBJECT))],
            ),
        ],
    ),
    (
        "protontorpedoes",
        &[must(
            "Proton Torpedoes",
            Window::ModifyAttackDice,
            Cond::All(&[WITH_THIS, Cond::Dice(HITS), Cond::MayModify(BEARER)]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "tractorbeam",
        &[must("Tractor Beam", Window::AttackHits, WITH_THIS, &[Op::Do(Act::Inflict(Token::Tractor))])],
    ),
];

/// The card that the effect comes from.
fn card(bound: &Binding) -> Option<UpgradeNo> {
    match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => Some(upgrade),
        _ => None,
    }
}

fn loaded(look: &XWingLook<'_>, bound: &Binding) -> bool {
    card(bound).is_some_and(|upgrade| look.board.upgrade(upgrade).charges > 0)
}

/// As many dice of the group as the card has charges are rolled again, a charge for each.
fn spend_and_reroll(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let Some(upgrade) = card(bound) else { return Flow::Next };
    let charges = cx.board.upgrade(upgrade).charges as usize;
    for thing in bound.group.iter().take(charges) {
        if let Thing::Die(number) = thing {
            let (die, at) = die_at(*number);
            atoms::charge(cx, upgrade, -1);
            atoms::reroll_die(cx, die, at);
        }
    }
    Flow::Next
}
