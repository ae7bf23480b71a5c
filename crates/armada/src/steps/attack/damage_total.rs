//! Critical effects and the damage total.

use super::{parties, ship_like};
use crate::ArmadaLook;
use crate::board::{Attack, AttackKind};
use crate::facts::{Colour, Keyword};
use crate::values;
use crate::words::{Query, Thing};

/// Whether the attacker counts critical icons and may resolve critical effects by the rules: a ship against a ship, or a
/// bomber against a ship (armada.attack.15, .16, armada.keyword.bomber.01).
pub(crate) fn criticals_count(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let counts = match attack.attacker {
        Thing::Squadron(squadron) => values::has(look, squadron, Keyword::Bomber),
        attacker => ship_like(attacker),
    };
    counts && ship_like(attack.defender)
}

/// The damage total before defense tokens change it (armada.dice-icons.01, .02), then halved for each brace, rounded
/// up (armada.defense-tokens.23).
pub(crate) fn damage_total(look: &ArmadaLook<'_>, attack: &Attack) -> u8 {
    let criticals = if criticals_count(look, attack) { attack.criticals(None) } else { 0 };
    let icons = i32::from(attack.hits()) + i32::from(criticals);
    let mut total = look.value(Query::DamageTotal, parties(attack), icons).clamp(0, 200) as u8;
    for _ in 0..attack.braces {
        total = total.div_ceil(2);
    }
    total
}

/// Whether a critical effect of a card can be resolved, with a critical icon of this colour (any if none): one in an
/// attack (armada.critical-effects.01, .02), none against a station (armada.attacking-stations.08), none but the
/// standard one in a salvo attack (armada.defense-tokens.21).
pub(crate) fn critical_open(look: &ArmadaLook<'_>, colour: Option<Colour>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    attack.kind != AttackKind::Salvo && any_critical_open(look, attack, colour)
}

fn any_critical_open(look: &ArmadaLook<'_>, attack: &Attack, colour: Option<Colour>) -> bool {
    let station = matches!(attack.defender, Thing::Obstacle(_));
    let rules = criticals_count(look, attack) && !station;
    !attack.critical
        && attack.criticals(colour) > 0
        && look.allowed(Query::MayResolveCritical, parties(attack), rules)
}

/// Whether the standard critical effect can be resolved (armada.attack.17); contain forbids it
/// (armada.defense-tokens.12).
pub(crate) fn standard_critical_open(look: &ArmadaLook<'_>) -> bool {
    look.board.attack().is_some_and(|attack| {
        matches!(attack.defender, Thing::Zone(..))
            && any_critical_open(look, attack, None)
            && !attack.contained
            && look.allowed(Query::MayResolveStandardCritical, parties(attack), true)
    })
}
