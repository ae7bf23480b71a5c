//! Why an attack, a target or a hull zone to attack from is refused.

use broadside_engine::{About, Game, How, reasons};

use crate::ArmadaLook;
use crate::words::{ArmadaWords, Query};

reasons! {
    /// Why something cannot attack, or cannot be attacked. What is measured has reasons of its own
    /// ([`crate::geometry::Refusal`]).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AttackRefused {
        Friendly = "armada-refused-attack-friendly" (obvious),
        NoTarget = "armada-refused-attack-nothing",
        NoDice = "armada-refused-attack-no-dice",
        OnlySquadrons = "armada-refused-attack-only-squadrons",
        Targeted = "armada-refused-attack-targeted",
        StationDestroyed = "armada-refused-attack-station-destroyed",
        Target = "armada-refused-attack-target-forbidden",
        TargetBy { card: &'static str } = "armada-refused-attack-target-forbidden-by",
        ZoneUsed = "armada-refused-attack-zone-used",
        ZoneWithoutTarget = "armada-refused-attack-zone-without-target",
        Zone = "armada-refused-attack-zone-forbidden",
        ZoneBy { card: &'static str } = "armada-refused-attack-zone-forbidden-by",
        Engaged = "armada-refused-attack-engaged",
        Escort = "armada-refused-attack-escort",
        SquadronNoDice = "armada-refused-attack-squadron-no-dice",
        Kept = "armada-refused-attack-kept",
        KeptBy { card: &'static str } = "armada-refused-attack-kept-by",
        NotMeant = "armada-refused-attack-not-meant",
        SameEffect = "armada-refused-attack-same-effect",
        SpecialArc = "armada-refused-attack-special-arc",
        SpecialNoDice = "armada-refused-attack-special-no-dice",
    }
}

/// The name of the card that says "cannot" (armada.golden-rules.03).
pub(super) fn forbids(look: &ArmadaLook<'_>, query: Query, about: About<ArmadaWords>) -> Option<&'static str> {
    let (_, contributions) = look.explain(query, about, 1);
    let forbids = contributions.iter().find(|it| it.how == How::Forbidden);
    forbids.map(|it| look.game.ability(it.ability).name)
}
