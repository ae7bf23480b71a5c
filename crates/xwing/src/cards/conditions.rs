//! Condition cards. "You" on them is the ship that they are assigned to (xwing.interpretation.04).

use broadside_engine::{Ability, Change, Choose, Count, Flow, On, Op, Ref, Who};

use super::{BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, SUBJECT, V0, choose, may, must, rule};
use crate::board::{CardPlace, Mark};
use crate::effects::{Binding, ship};
use crate::facts::DamageTrait;
use crate::game::Origin;
use crate::words::{
    Act, Amount, ArcOf, Arms, Bonus, CardNo, Cond, Deed, IT, Object, Query, Select, Thing, UpgradeNo, Whom,
    Window, XWingWords,
};
use crate::{XWingCx, XWingLook, atoms, geometry, scene, values};

pub(super) static ENTRIES: &[Entry] = &[
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
                when: Cond::All(&[MINE, Cond::Named(crit_to_come), Cond::Named(holds_card)]),
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
                Cond::Named(facedown_dial),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::Range(BEARER, IT, 0, 2),
                    Cond::Named(has_informant),
                ]))),
            ]),
            &[Op::Do(Act::Named(flip_dial))],
        )],
    ),
    (
        "rattled",
        &[
            must(
                "Rattled",
                Window::AfterDetonation,
                Cond::Named(detonated_nearby),
                &[Op::Do(Act::Suffer(BEARER, 0, 1)), Op::Do(Act::RemoveThis)],
            ),
            must(
                "Rattled",
                Window::ActionHeader,
                Cond::All(&[Cond::Header(0), Cond::Not(&Cond::Named(bomb_nearby))]),
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
                Cond::All(&[MINE, Cond::Not(&Cond::Named(on_rex))]),
            ),
            must(
                "Suppressive Fire",
                Window::AfterDefend,
                Cond::Named(rex_defended),
                &[Op::Do(Act::RemoveThis)],
            ),
            must(
                "Suppressive Fire",
                Window::EngagementEnd,
                Cond::Named(rex_idle),
                &[Op::Do(Act::RemoveThis)],
            ),
            must(
                "Suppressive Fire",
                Window::AfterDestroyed,
                Cond::Named(rex_defended),
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
                Cond::All(&[MINE, Cond::Named(zam_has_two)]),
                &[Op::If {
                    cond: Cond::Named(can_answer),
                    then: &[Op::Do(Act::Named(zam_spends_two)), Op::Do(Act::Attack(ANSWER))],
                    otherwise: &[],
                }],
            ),
            may(
                "You'd Better Mean Business",
                Window::EngagementEnd,
                Cond::Named(facedown_in_arc),
                &[Op::Do(Act::RevealThis), Op::Do(Act::Named(zam_recovers_two))],
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
                    Op::Do(Act::Named(zam_recovers_one)),
                    Op::May {
                        by: Who::Controller,
                        what: "acquire a lock on the attacker",
                        ops: &[Op::Do(Act::Lock(BEARER, OBJECT))],
                    },
                ],
            ),
            must("You Should Thank Me", Window::SystemStart, Cond::Always, &[Op::Do(Act::RemoveThis)]),
        ],
    ),
];

/// A bonus attack against the attacker.
const ANSWER: Bonus = Bonus { with: Arms::Any, on: Whom::Only(OBJECT), freely: false };

fn can_answer(look: &XWingLook<'_>, bound: &Binding) -> bool {
    crate::effects::can(look, &Act::Attack(ANSWER), bound)
}

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
    let pile = &look.board.decks.piles[look.board.ship(at).owner.0 as usize];
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
    let (Some(own), Some(Thing::Card(card)), Some(at)) =
        (own(&cx.look(), bound), bound.get(CHOSEN), ship(bound, BEARER))
    else {
        return Flow::Next;
    };
    let owner = cx.board.ship(at).owner;
    atoms::place_on_condition(cx, card, own, owner);
    Flow::Next
}

fn crit_to_come(look: &XWingLook<'_>, _: &Binding) -> bool {
    matches!(look.core.deed(), Some(Deed::Suffer { crits, .. }) if *crits > 0)
}

/// One crit damage is not suffered: the ship is dealt the card instead.
fn deal_held_card(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let (Some(card), Some(at)) = (held(&cx.look(), bound), ship(bound, BEARER)) {
        if let Some(Deed::Suffer { crits, .. }) = cx.core.deed_mut() {
            *crits -= 1;
        }
        atoms::deal_this(cx, at, card);
    }
    Flow::Next
}

fn facedown_dial(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER).is_some_and(|at| {
        let it = look.board.ship(at);
        it.dial.is_some() && !it.dial_faceup
    })
}

fn flip_dial(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let Some(at) = ship(bound, BEARER) {
        atoms::show_dial(cx, at);
    }
    Flow::Next
}

fn has_informant(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let slug = |at| &*look.game.facts[look.board.upgrade(at).card].slug;
    ship(bound, IT).is_some_and(|at| look.board.upgrades_of(at).any(|upgrade| slug(upgrade) == "informant"))
}

/// The device, which is removed by now, lay at range 0–1.
fn detonated_nearby(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let (Some(at), Some(Thing::Device(device))) = (ship(bound, BEARER), bound.get(SUBJECT)) else {
        return false;
    };
    let ship = scene::ship(look.board, at);
    let token = scene::device(look.game, look.board, device);
    look.board.ship(at).in_play()
        && geometry::range_alone(&geometry::Object::Ship(&ship), &geometry::Object::Device(&token))
            <= values::band(1)
}

fn bomb_nearby(look: &XWingLook<'_>, bound: &Binding) -> bool {
    use crate::facts::DeviceKind;
    let Some(at) = ship(bound, BEARER) else { return false };
    look.board.devices_in_play().any(|device| {
        let kind = look.game.facts[look.board.device(device).id].kind;
        let range = scene::range(look.game, look.board, Object::Ship(at), Object::Device(device));
        matches!(kind, DeviceKind::Bomb | DeviceKind::Mine) && range <= values::band(1)
    })
}

fn is_rex(look: &XWingLook<'_>, party: Option<Thing>) -> bool {
    party.and_then(Thing::ship).is_some_and(|at| {
        let slug = &*look.game.facts[look.board.ship(at).pilot].slug;
        slug == "captainrex"
    })
}

fn on_rex(look: &XWingLook<'_>, bound: &Binding) -> bool {
    is_rex(look, bound.get(OBJECT))
}

/// Captain Rex has defended, or is destroyed.
fn rex_defended(look: &XWingLook<'_>, bound: &Binding) -> bool {
    is_rex(look, bound.get(SUBJECT))
}

/// Captain Rex performed no attack in this phase.
fn rex_idle(look: &XWingLook<'_>, _: &Binding) -> bool {
    let rex = look.board.ships_in_play().find(|at| is_rex(look, Some(Thing::Ship(*at))));
    !rex.is_some_and(|at| look.board.ship(at).is_marked(Mark::Attacked))
}

/// Zam Wesell of the crew, if the ship is not Zam Wesell's own: whose charges are spent and recovered.
fn zam(look: &XWingLook<'_>, bound: &Binding) -> Option<UpgradeNo> {
    let at = ship(bound, Ref::Bearer)?;
    let slug = |upgrade| &*look.game.facts[look.board.upgrade(upgrade).card].slug;
    look.board.upgrades_of(at).find(|upgrade| slug(*upgrade) == "zamwesell")
}

fn zam_has_two(look: &XWingLook<'_>, bound: &Binding) -> bool {
    match (zam(look, bound), ship(bound, Ref::Bearer)) {
        (Some(upgrade), _) => look.board.upgrade(upgrade).charges >= 2,
        (None, Some(at)) => look.board.ship(at).charges >= 2,
        _ => false,
    }
}

fn zam_charges(cx: &mut XWingCx<'_>, bound: &Binding, by: i8) -> Flow<XWingWords> {
    match (zam(&cx.look(), bound), ship(bound, Ref::Bearer)) {
        (Some(upgrade), _) => atoms::charge(cx, upgrade, by),
        (None, Some(at)) => atoms::ship_charge(cx, at, by),
        _ => {}
    }
    Flow::Next
}

fn zam_spends_two(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    zam_charges(cx, bound, -2)
}

fn zam_recovers_one(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    zam_charges(cx, bound, 1)
}

fn zam_recovers_two(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    zam_charges(cx, bound, 2)
}

/// The condition is facedown, and its ship in the firing arc of an enemy.
fn facedown_in_arc(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let facedown = own(look, bound).is_some_and(|own| look.board.conditions[own.index()].facedown);
    facedown && crate::effects::holds(look, &Cond::Finds(&SEEN), bound)
}

static SEEN: Select = Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::InArc(IT, ArcOf::Firing, BEARER)]));
