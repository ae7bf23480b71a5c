//! The terms on which an effect lets a squadron attack.

use serde::{Deserialize, Serialize};

use super::parties;
use crate::facts::Dice;
use crate::words::{Piece, Query, Thing};
use crate::{ArmadaCx, atoms};

/// What may be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Target {
    /// Anything.
    Any,
    /// Squadrons at distance 1.
    Squadrons,
    /// One ship or squadron.
    Piece(Piece),
}

impl Target {
    /// Whether this is among it.
    pub(super) fn allows(self, target: Thing) -> bool {
        match self {
            Target::Any => true,
            Target::Squadrons => target.squadron().is_some(),
            Target::Piece(piece) => target.piece() == Some(piece),
        }
    }
}

/// The terms of an attack of a squadron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// What may be attacked.
    pub target: Target,
    /// The anti-squadron armament that the effect gives it.
    pub lent: Option<Dice>,
    /// Whether squadrons with which it is engaged do not keep it from attacking a ship.
    pub even_engaged: bool,
    /// Whether the attack counts as obstructed.
    pub obstructed: bool,
    /// Whether it may attack one target after another, each once.
    pub each: bool,
}

impl Terms {
    /// Those of the rules.
    pub(crate) const PLAIN: Terms =
        Terms { target: Target::Any, lent: None, even_engaged: false, obstructed: false, each: false };

    /// Changes the attack that was just declared. What cannot be obstructed is not (armada.golden-rules.03).
    pub(super) fn apply(&self, cx: &mut ArmadaCx<'_>) {
        let Some(attack) = cx.board.attack() else { return };
        let obstructed = self.obstructed && cx.look().allowed(Query::Obstructed, parties(attack), true);
        atoms::lend_armament(cx, self.lent);
        if obstructed {
            atoms::obstruct(cx);
        }
    }
}
