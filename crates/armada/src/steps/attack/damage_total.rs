//! Critical effects and the damage total.

use broadside_engine::{Look, Occasion};

use super::{parties, ship_like};
use crate::ArmadaLook;
use crate::board::{Attack, AttackKind, Hurt};
use crate::facts::{Colour, Keyword};
use crate::values;
use crate::words::{Query, Thing, Window};

/// Whether the attacker counts critical icons and may resolve critical effects by the rules: a ship against a ship, or a
/// bomber against a ship (armada.attack.15, armada.attack.16, armada.keyword.bomber.01).
pub fn criticals_count(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let counts = match attack.attacker {
        Thing::Squadron(squadron) => values::has(look, squadron, Keyword::Bomber),
        attacker => ship_like(attacker),
    };
    counts && ship_like(attack.defender)
}

/// The damage total before anything lowers it (armada.dice-icons.01, armada.dice-icons.02).
pub(crate) fn icon_total(look: &ArmadaLook<'_>, attack: &Attack) -> u8 {
    let criticals = if criticals_count(look, attack) { attack.criticals(None) } else { 0 };
    let icons = i32::from(attack.hits()) + i32::from(criticals);
    look.value(Query::DamageTotal, parties(attack), icons).clamp(0, 200) as u8
}

/// What a brace leaves of a total: half of it, rounded up (armada.defense-tokens.23), where no effect limits it.
pub(crate) fn braced(look: &ArmadaLook<'_>, attack: &Attack, total: u8) -> u8 {
    let most = look.value(Query::BraceLimit, parties(attack), u8::MAX.into()).clamp(0, u8::MAX.into());
    total.saturating_sub((total / 2).min(most as u8))
}

/// The damage that the dice would do with a brace token spent so far.
pub fn damage_total(look: &ArmadaLook<'_>, attack: &Attack) -> u8 {
    let total = icon_total(look, attack);
    if attack.braces { braced(look, attack, total) } else { total }
}

/// Whether a brace token halves the total now: at any place among the effects that lower it
/// (armada.card.implacable.02).
pub(crate) fn brace_open(look: &ArmadaLook<'_>) -> bool {
    look.board
        .attack()
        .filter(|attack| attack.braces && !attack.braced && attack.hurt == Hurt::Total)
        .is_some_and(|attack| braced(look, attack, attack.total) < attack.total)
}

/// Whether a critical effect of a card can be resolved, with a critical icon of this colour (any if none): one in an
/// attack unless an effect allows more (armada.critical-effects.01, armada.critical-effects.02,
/// armada.card.fire-control-team.01), none against a station (armada.attacking-stations.08), none but the standard one
/// in a salvo attack (armada.defense-tokens.21).
pub(crate) fn critical_open(look: &ArmadaLook<'_>, colour: Option<Colour>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    attack.kind != AttackKind::Salvo && any_critical_open(look, attack, colour)
}

/// The same for a critical effect that can be resolved in a salvo attack, too.
pub(crate) fn salvo_critical_open(look: &ArmadaLook<'_>, colour: Option<Colour>) -> bool {
    look.board.attack().is_some_and(|attack| any_critical_open(look, attack, colour))
}

fn any_critical_open(look: &ArmadaLook<'_>, attack: &Attack, colour: Option<Colour>) -> bool {
    let station = matches!(attack.defender, Thing::Obstacle(_));
    let rules = criticals_count(look, attack) && !station;
    attack.critical <= attack.more_criticals
        && attack.criticals(colour) > 0
        && look.allowed(Query::MayResolveCritical, parties(attack), rules)
}

/// Whether leave to resolve one more critical effect would be of use: one has been resolved, and there would be another
/// (armada.card.fire-control-team.01, armada.card.fire-control-team.05).
pub(crate) fn another_critical(look: &ArmadaLook<'_>) -> bool {
    let Some(attack) = look.board.attack().filter(|attack| attack.critical == attack.more_criticals + 1)
    else {
        return false;
    };
    let occasion = Occasion::new(Window::CriticalEffect, parties(attack));
    let mut board = *look.board;
    if let Some(attack) = board.attacks.last_mut() {
        attack.more_criticals += 1;
    }
    Look { board: &board, ..*look }.is_answered(occasion)
}

/// Whether the standard critical effect can be resolved (armada.attack.17); contain forbids it
/// (armada.defense-tokens.12).
pub fn standard_critical_open(look: &ArmadaLook<'_>) -> bool {
    look.board.attack().is_some_and(|attack| {
        matches!(attack.defender, Thing::Zone(..))
            && any_critical_open(look, attack, None)
            && !attack.contained
            && !attack.standard
            && look.allowed(Query::MayResolveStandardCritical, parties(attack), true)
    })
}
