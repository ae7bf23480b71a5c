//! Pilots, by faction.

mod first_order;
mod imperial;
mod rebel;
mod reprinted;
mod republic;
mod resistance;
mod scum;
mod separatist;
mod various;

pub(super) use separatist::{
    ATTACKS_WITH_FOCUS, DEFENDS_WITH_FOCUS, NETWORKED_EVADE, NETWORKED_HIT, by_calculation,
};
pub(super) use various::ZAM_WESELL;

use super::prelude::*;

/// Every pilot whose ability is played.
pub(super) static ENTRIES: &[&[Entry]] = &[
    first_order::ENTRIES,
    imperial::ENTRIES,
    rebel::ENTRIES,
    reprinted::ENTRIES,
    republic::ENTRIES,
    resistance::ENTRIES,
    scum::ENTRIES,
    separatist::ENTRIES,
    various::ENTRIES,
];

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

/// Ships in the bearer's firing arc.
const IN_FIRING_ARC: Cond =
    Cond::All(&[Cond::Not(&Cond::Is(IT, BEARER)), Cond::InArc(BEARER, ArcOf::Firing, IT)]);
