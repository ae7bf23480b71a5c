//! VCX-100 Light Freighter pilots of the Rebel Alliance.

use super::attackshuttle::HERA_SYNDULLA_SPECTRE;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("chopper", CHOPPER), ("herasyndulla-vcx100lightfreighter", HERA_SYNDULLA_SPECTRE)];

/// Enemies that it touches are jammed.
pub(super) static CHOPPER: &[Ability<XWingWords>] = &[must(
    "Chopper",
    Window::EngagementStart,
    Cond::Always,
    &[
        Op::Do(Act::Gather(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 0)])))),
        Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Gain(CHOSEN, Token::Jam, 2))] },
    ],
)];
