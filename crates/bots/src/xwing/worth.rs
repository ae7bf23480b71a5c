//! What a position is worth, without looking further: ships by their points and what is left of them, tokens, mission points,
//! who has whom in its arcs, and the attack that is under way.

use broadside_engine::{Game, Look, Position, Side};
use broadside_xwing::board::{Attack, Standing};
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::words::{Object, Token, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::chart::{Chart, Craft, Kit};
use super::goals::Goals;
use super::luck::damage_of;
use crate::ahead::Judge;

/// What a position of X-Wing is worth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth;

impl Judge<XWing> for Worth {
    fn worth(&self, game: &XWing, position: &Position<XWingWords>, side: Side) -> f64 {
        let [first, second] =
            if position.core.is_over() { ended(game, position) } else { both(&Look::new(game, position)) };
        if side.0 == 0 { first - second } else { second - first }
    }
}

/// What a won game is worth beside the mission points.
const WON: f64 = 20.0;

fn ended(game: &XWing, position: &Position<XWingWords>) -> [f64; 2] {
    let outcome = game.outcome(&position.board);
    let mut sums = outcome.scores.map(f64::from);
    if let Some(winner) = outcome.winner {
        sums[winner.0 as usize] += WON;
    }
    sums
}

/// What each side has.
fn both(look: &XWingLook<'_>) -> [f64; 2] {
    let board = look.board;
    let chart = Chart::of(look);
    let mut sums = Goals::standing(look, &chart);
    let pending = board.attack().map(|attack| (attack.defender, pending(attack, &chart)));
    for craft in &chart.crafts {
        let hurt = match pending {
            Some((Object::Ship(ship), amount)) if ship == craft.no => amount,
            _ => 0.0,
        };
        sums[craft.side.0 as usize] += ship(craft, hurt) + 0.35 * aims(craft, &chart);
    }
    for it in board.ships.iter().filter(|it| it.standing == Standing::Reserve) {
        sums[board.side(it.owner).0 as usize] += f64::from(it.points);
    }
    for upgrade in board.upgrades.iter().filter(|it| !board.ship(it.ship).is_gone()) {
        sums[board.side(board.ship(upgrade.ship).owner).0 as usize] += 0.08 * f64::from(upgrade.charges);
    }
    for (sum, player) in sums.iter_mut().zip(&board.players) {
        *sum += f64::from(player.points);
    }
    sums
}

/// What a ship is worth that is about to suffer damage.
fn ship(craft: &Craft<'_>, hurt: f64) -> f64 {
    let it = craft.it;
    let full = f64::from(it.hull) + f64::from(it.shield_capacity);
    let left = (craft.left - hurt).max(0.0);
    let share = left / full.max(1.0);
    let alive = if left > 0.0 { 0.25 } else { 0.0 };
    let count = |token: Token| f64::from(it.count(token));
    let tokens = 0.25 * count(Token::Focus)
        + 0.2 * count(Token::Evade)
        + 0.16 * count(Token::Calculate)
        + 0.15 * (count(Token::Fore) + count(Token::Aft))
        + 0.15 * it.locks.len() as f64
        + 0.2 * f64::from(it.force)
        + 0.1 * f64::from(it.charges)
        + 0.2 * count(Token::Cloak);
    let burdens = 0.3 * count(Token::Stress)
        + 0.25 * count(Token::Strain)
        + 0.25 * count(Token::Deplete)
        + 0.3 * count(Token::Ion)
        + 0.2 * count(Token::Tractor)
        + 0.12 * count(Token::Jam)
        + 0.5 * count(Token::Disarm);
    craft.points * (alive + 0.75 * share) + tokens - burdens
}

/// What a ship could deal from where it is.
fn aims(craft: &Craft<'_>, chart: &Chart<'_>) -> f64 {
    let kit = Kit { focus: 0.6, ..craft.kit };
    let shot = |foe: &Craft<'_>| foe.loss(craft.hurts(&craft.spot, &kit, foe, &foe.spot, &foe.kit));
    chart.foes(craft.side).map(shot).fold(0.0, f64::max)
}

/// The damage that the defender of an attack is about to suffer.
fn pending(attack: &Attack, chart: &Chart<'_>) -> f64 {
    if attack.over {
        return 0.0;
    }
    let foe = attack.defender.ship().and_then(|no| chart.craft(no));
    let hits = attack.results(Die::Attack, Face::Hit) + attack.results(Die::Attack, Face::Critical);
    let crits = 0.25 * f64::from(attack.results(Die::Attack, Face::Critical));
    if attack.dice.is_empty() {
        return 0.0;
    }
    let Some(foe) = foe else { return 0.0 };
    // Focus results may still be turned.
    let turned = if attack.defense.is_empty() {
        let kit = attack.attacker.ship().and_then(|no| chart.craft(no)).map_or(0.0, |me| me.kit.focus);
        0.3 * f64::from(attack.results(Die::Attack, Face::Focus)) * kit.min(1.0)
    } else {
        0.0
    };
    if attack.defense.is_empty() {
        let left = damage_of(hits, foe.guard(attack.range, false, &foe.kit));
        return left + turned + if left > 0.3 { crits } else { 0.0 };
    }
    let evades = attack.results(Die::Defense, Face::Evade);
    let left = f64::from(hits.saturating_sub(evades));
    // What the defender still has saves something.
    let saved = f64::from(attack.results(Die::Defense, Face::Focus)) * foe.kit.focus.min(1.0);
    (left - 0.5 * saved.min(left)) + if left > 0.0 { crits } else { 0.0 }
}
