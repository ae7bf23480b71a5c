//! The squadron keywords that act in a window. The others are read by the steps that they change, through
//! [`values::keyword`](crate::values::keyword).

use broadside_engine::{Ability, Bound, Flow, Limit, On, Op, Ref, Var};

use super::PLAIN;
use super::rules::choose;
use crate::board::Acts;
use crate::facts::{Command, Keyword, Term};
use crate::steps::{attack, call, squadrons};
use crate::words::{Act, ArmadaWords, Cond, DieFilter, Icon, Scope, Select, SquadronNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, values};

type Binding = Bound<ArmadaWords>;

const HITS: DieFilter = DieFilter { colour: None, icons: &[Icon::Hit] };
const ANY_DIE: Cond = Cond::Pool(DieFilter::ANY);

/// Keywords of an attacking squadron.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[
    // armada.keyword.adept.01
    Ability {
        name: "Adept",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::Keyword(Ref::Bearer, Keyword::Adept), ANY_DIE]),
        ops: &[Op::Do(Act::Named(adept))],
        ..PLAIN
    },
    // armada.keyword.swarm.01
    Ability {
        name: "Swarm",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::Keyword(Ref::Bearer, Keyword::Swarm), Cond::Named(defender_is_swarmed)]),
        ops: &[choose(Select::Dice(DieFilter::ANY), Var(0)), Op::Do(Act::Reroll(Var(0)))],
        ..PLAIN
    },
    // armada.keyword.ai.01, armada.keyword.ai.02, armada.keyword.ai.03
    Ability {
        name: "AI",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::Named(|look, bound| ai(look, bound) > 0), Cond::MayAddDice, ANY_DIE]),
        ops: &[Op::Do(Act::Named(add_dice))],
        ..PLAIN
    },
    // armada.keyword.assault.01
    Ability {
        name: "Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            Cond::Keyword(Ref::Bearer, Keyword::Assault),
            Cond::Finds(&Select::Dice(HITS)),
            Cond::Finds(&Select::Named(raids)),
        ]),
        ops: &[
            choose(Select::Dice(HITS), Var(0)),
            choose(Select::Named(raids), Var(1)),
            Op::Do(Act::SpendDie(Var(0))),
            Op::Do(Act::GainRaidToken(Ref::Object, Ref::Var(Var(1)))),
        ],
        ..PLAIN
    },
];

/// Keywords of a defending squadron.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[
    // armada.keyword.dodge.01, armada.keyword.screen.01. The window opens before each defense token.
    Ability {
        name: "Dodge",
        on: On::Window(Window::SpendDefenseTokens),
        when: Cond::All(&[ANY_DIE, Cond::Named(|look, _| attack::dodge(look) > 0)]),
        limit: Limit::Times(1, Scope::Attack),
        ops: &[Op::Do(Act::Named(dodge))],
        ..PLAIN
    },
];

/// Keywords of any squadron in play, outside attacks.
pub(super) static EACH_SQUADRON: &[Ability<ArmadaWords>] = &[Ability {
    name: "Cloak",
    on: On::Window(Window::EndOfSquadronPhase),
    when: Cond::Named(squadrons::has_cloak),
    ops: &[Op::Do(Act::Named(squadrons::cloak_move))],
    ..PLAIN
}];

fn bearer(bound: &Binding) -> Option<SquadronNo> {
    bound.get(Ref::Bearer).and_then(Thing::squadron)
}

/// The raid tokens that the defending ship does not have yet (armada.raid-tokens.04).
fn raids(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = bound.get(Ref::Object).and_then(Thing::ship) else { return };
    let lacks = |command: &&Command| !look.board.ship(ship).has_raid(**command);
    Command::ALL.iter().filter(lacks).for_each(|command| found(Thing::Command(*command)));
}

fn adept(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    let most = bearer(bound).map_or(0, |squadron| values::keyword(&cx.look(), squadron, Keyword::Adept));
    call(attack::RerollDice::up_to(most, bound.controller))
}

fn dodge(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    call(attack::RerollDice::exactly(attack::dodge(&cx.look()), bound.controller))
}

/// Whether the defender is engaged with another squadron than the attacker too.
fn defender_is_swarmed(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    match (bearer(bound), bound.get(Ref::Object).and_then(Thing::squadron)) {
        (Some(me), Some(defender)) => values::engaged_besides(look, defender, me),
        _ => false,
    }
}

/// The dice of the AI keyword: for a squadron that a squadron command activated, with the armament that it names.
fn ai(look: &ArmadaLook<'_>, bound: &Binding) -> u8 {
    let (Some(me), Some(attack)) = (bearer(bound), look.board.attack()) else { return 0 };
    let it = look.board.squadron(me);
    if it.commander.is_none() && !it.acts.has(Acts::AS_COMMANDED) {
        return 0;
    }
    let battery = attack::uses_battery(attack);
    values::keyword(look, me, if battery { Keyword::AiBattery } else { Keyword::AiAntiSquadron })
}

fn add_dice(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    call(attack::AddDice::new(ai(&cx.look(), bound), bound.controller))
}
