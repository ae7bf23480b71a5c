//! Condition cards. "You" on them is the ship that they are assigned to (xwing.interpretation.04).

use crate::board::CardPlace;
use crate::cards::prelude::*;
use crate::game::Origin;
use crate::words::{CardNo, Deed};

pub(super) static ENTRIES: &[Entry] = &[
    (
        "fearfulprey",
        &[must(
            "Fearful Prey",
            Window::AfterDefend,
            Cond::All(&[
                MINE,
                Cond::Enemy(OBJECT),
                Cond::Pilot(OBJECT, "fearsomepredator"),
                Cond::Not(&Cond::DefenderSpentGreen),
            ]),
            &[Op::Do(Act::Gain(BEARER, Token::Strain, 1))],
        )],
    ),
    (
        "hunted",
        &[must(
            "Hunted",
            Window::AfterDestroyed,
            MINE,
            &[
                choose(Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER))]))),
                Op::Do(Act::Assign(CHOSEN, 0)),
            ],
        )],
    ),
    (
        "illshowyouthedarkside",
        &[
            must(
                "I'll Show You the Dark Side",
                Window::ConditionAssigned,
                Cond::ThisCard,
                &[
                    // The player who assigned it searches.
                    Op::Choose(Choose {
                        what: Select::Named(pilot_cards),
                        by: Who::Opponent,
                        count: Count::One(V0),
                        optional: false,
                    }),
                    Op::Do(Act::Named(place_on_this)),
                ],
            ),
            Ability {
                name: "I'll Show You the Dark Side",
                on: On::Would(Window::WouldSufferDamage),
                when: Cond::All(&[MINE, Cond::WouldSuffer(0, 1), Cond::Named(holds_card)]),
                ops: &[Op::Do(Act::Named(deal_held_card)), Op::Do(Act::RemoveThis), Op::Proceed],
                ..FORCED
            },
        ],
    ),
    (
        "listeningdevice",
        &[must(
            "Listening Device",
            Window::SystemTurn,
            Cond::All(&[
                MINE,
                Cond::DialFacedown(BEARER),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::Range(BEARER, IT, 0, 2),
                    Cond::Carries(IT, "informant"),
                ]))),
            ]),
            &[Op::Do(Act::ShowDial(BEARER))],
        )],
    ),
    (
        "markedforelimination",
        &[rule(
            "Marked for Elimination",
            Query::MaySpend,
            Change::Cannot,
            Cond::All(&[
                MINE,
                Cond::Defends(BEARER),
                Cond::TokenShade(&[Shade::Green]),
                Cond::OfAttacker(&Cond::All(&[Cond::Carries(IT, "trackingfob"), Cond::Locks(IT, BEARER)])),
            ]),
        )],
    ),
    (
        "mercilesspursuit",
        &[may(
            "Merciless Pursuit",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Carries(OBJECT, "thechild"), Cond::CanLock(BEARER, OBJECT)]),
            &[Op::Do(Act::Lock(BEARER, OBJECT))],
        )],
    ),
    (
        "rattled",
        &[
            must(
                "Rattled",
                Window::AfterDetonation,
                Cond::DetonatedNear(BEARER, 1),
                &[Op::Do(Act::Suffer(BEARER, 0, 1)), Op::Do(Act::RemoveThis)],
            ),
            must(
                "Rattled",
                Window::ActionHeader,
                Cond::All(&[Cond::Header(0), Cond::Not(&Cond::BombNear(BEARER, 1))]),
                &[Op::Do(Act::RemoveThis)],
            ),
        ],
    ),
    (
        "suppressivefire",
        &[
            rule(
                "Suppressive Fire",
                Query::AttackDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Not(&Cond::Pilot(OBJECT, "captainrex"))]),
            ),
            must(
                "Suppressive Fire",
                Window::AfterDefend,
                Cond::Pilot(SUBJECT, "captainrex"),
                &[Op::Do(Act::RemoveThis)],
            ),
            must(
                "Suppressive Fire",
                Window::EngagementEnd,
                Cond::Not(&Cond::Finds(&REX_ATTACKED)),
                &[Op::Do(Act::RemoveThis)],
            ),
            must(
                "Suppressive Fire",
                Window::AfterDestroyed,
                Cond::Pilot(SUBJECT, "captainrex"),
                &[Op::Do(Act::RemoveThis)],
            ),
        ],
    ),
    (
        "youdbettermeanbusiness",
        &[
            must("You'd Better Mean Business", Window::AfterDefend, MINE, &[Op::Do(Act::RevealThis)]),
            may(
                "You'd Better Mean Business",
                Window::BonusAfterDefend,
                Cond::All(&[MINE, Cond::Charged(2)]),
                &[Op::If {
                    cond: Cond::CanAttack(&ANSWER),
                    then: &[Op::Do(Act::Charges(-2)), Op::Do(Act::Attack(ANSWER))],
                    otherwise: &[],
                }],
            ),
            may(
                "You'd Better Mean Business",
                Window::EngagementEnd,
                Cond::All(&[Cond::ThisFacedown, Cond::Finds(&SEEN)]),
                &[Op::Do(Act::RevealThis), Op::Do(Act::Charges(2))],
            ),
            must("You'd Better Mean Business", Window::SystemStart, Cond::Always, &[Op::Do(Act::RemoveThis)]),
        ],
    ),
    (
        "youshouldthankme",
        &[
            must(
                "You Should Thank Me",
                Window::AfterDefend,
                MINE,
                &[
                    Op::Do(Act::RevealThis),
                    Op::Do(Act::Charges(1)),
                    Op::May {
                        by: Who::Controller,
                        what: "acquire a lock on the attacker",
                        ops: &[Op::Do(Act::Lock(BEARER, OBJECT))],
                    },
                ],
            ),
            may(
                "You Should Thank Me",
                Window::EngagementEnd,
                Cond::All(&[
                    Cond::ThisFacedown,
                    Cond::Finds(&SEEN),
                    Cond::Charged(2),
                    Cond::CanAttack(&ANY_ENEMY),
                ]),
                &[
                    Op::Do(Act::RevealThis),
                    Op::Do(Act::Charges(-2)),
                    Op::May {
                        by: Who::Controller,
                        what: "perform a bonus attack",
                        ops: &[Op::Do(Act::Attack(ANY_ENEMY))],
                    },
                ],
            ),
            must("You Should Thank Me", Window::SystemStart, Cond::Always, &[Op::Do(Act::RemoveThis)]),
        ],
    ),
];

/// A bonus attack against any enemy.
const ANY_ENEMY: Bonus = Bonus { with: Arms::Any, on: Whom::Anyone, freely: false };

/// A bonus attack against the attacker.
const ANSWER: Bonus = Bonus { with: Arms::Any, on: Whom::Only(OBJECT), freely: false };

fn own(look: &XWingLook<'_>, bound: &Binding) -> Option<crate::words::ConditionNo> {
    match Origin::of(bound.source) {
        Origin::Condition(own) if look.board.conditions[own.index()].in_play => Some(own),
        _ => None,
    }
}

/// The damage card that lies on the condition.
fn held(look: &XWingLook<'_>, bound: &Binding) -> Option<CardNo> {
    let own = own(look, bound)?;
    let at = look.board.decks.cards.iter().position(|card| card.place == CardPlace::Condition(own))?;
    Some(CardNo(at as u8))
}

fn holds_card(look: &XWingLook<'_>, bound: &Binding) -> bool {
    held(look, bound).is_some()
}

/// One card of each kind of the Pilot damage cards in the deck of the ship's player.
fn pilot_cards(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, BEARER) else { return };
    let pile = &look.board.decks.piles[look.board.side_of_ship(at)];
    for card in look.game.facts.damage().iter().filter(|card| card.damage_trait == DamageTrait::Pilot) {
        let first = (0..crate::board::MAX_CARDS as u8)
            .map(CardNo)
            .find(|number| look.game.damage_kind(*number) == card.kind && pile.contains(number));
        if let Some(first) = first {
            found(Thing::Card(first));
        }
    }
}

/// The card lies faceup on the condition.
fn place_on_this(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let (Some(own), Some(Thing::Card(card))) = (own(&cx.look(), bound), bound.get(CHOSEN)) else {
        return Flow::Next;
    };
    atoms::place_on_condition(cx, card, own);
    Flow::Next
}

/// One crit damage is not suffered: the ship is dealt the card instead.
fn deal_held_card(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let (Some(card), Some(at)) = (held(&cx.look(), bound), ship(bound, BEARER)) {
        if let Some(Deed::Suffer { crits, .. }) = cx.core.deed_mut() {
            *crits -= 1;
        }
        atoms::take_up(cx, at, card, true);
        return Flow::Perform(Deed::Deal { ship: at, faceup: true, suffered: false });
    }
    Flow::Next
}

/// Captain Rex, if he performed an attack in this phase.
static REX_ATTACKED: Select = Select::Ships(&Cond::All(&[
    Cond::Pilot(IT, "captainrex"),
    Cond::Any(&[Cond::Marked(IT, Mark::Attacked), Cond::Marked(IT, Mark::BonusAttack)]),
]));

static SEEN: Select = Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::InArc(IT, ArcOf::Firing, BEARER)]));
