//! What a position is worth, without looking further: ships by their points and what is left of them, tokens, mission points,
//! who has whom in its arcs, and the attack that is under way.

use broadside_engine::{Game, Look, PerSide, Position, Prompt, Running, Side};
use broadside_xwing::board::{Attack, Mark, Standing};
use broadside_xwing::facts::Charges;
use broadside_xwing::steps::Step;
use broadside_xwing::words::{Object, Phase, Token, Window, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::chart::{Chart, Craft, Kit};
use super::clash::Clash;
use super::goals::Goals;
use super::system;
use crate::ahead::Judge;

/// What a position of X-Wing is worth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth;

impl Judge<XWing> for Worth {
    fn worth(&self, game: &XWing, position: &Position<XWingWords>, side: Side) -> f64 {
        let sums =
            if position.core.is_over() { ended(game, position) } else { both(&Look::new(game, position)) };
        sums[side] - sums[side.enemy()]
    }

    fn is_die(&self) -> fn(&'static str) -> bool {
        |what| matches!(what, "attack die" | "defense die")
    }

    /// The dice of an attack, but for those that effects roll during it.
    fn foresees(&self, position: &Position<XWingWords>) -> bool {
        matches!(position.core.frames().next_back(), Some((_, Running::Step(Step::Attack(_)))))
    }
}

/// What a won game is worth beside the mission points.
const WON: f64 = 20.0;

fn ended(game: &XWing, position: &Position<XWingWords>) -> PerSide<f64> {
    let outcome = game.outcome(&position.board);
    let mut sums = outcome.scores.map(f64::from);
    if let Some(winner) = outcome.winner {
        sums[winner] += WON;
    }
    sums
}

/// What each side has.
fn both(look: &XWingLook<'_>) -> PerSide<f64> {
    let board = look.board;
    let chart = Chart::of(look);
    let mut sums = Goals::standing(look, &chart);
    let pending = board.attack().map(|attack| (attack.defender, pending(look, attack, &chart)));
    for craft in &chart.crafts {
        let hurt = match pending {
            Some((Object::Ship(ship), amount)) if ship == craft.no => amount,
            _ => 0.0,
        };
        let aim = aims(craft, &chart);
        let used = useful(board.phase, craft, &chart, aim > 0.0);
        let charges = charge(look.game.facts[craft.it.pilot].charges) * f64::from(craft.it.charges);
        sums[craft.side] += ship(craft, hurt, used) + charges + 0.35 * aim;
    }
    for (side, danger) in system::devices(look, &chart) {
        sums[side] -= danger;
    }
    for it in board.ships.iter().filter(|it| it.standing == Standing::Reserve) {
        sums[board.side(it.controller)] += f64::from(it.points);
    }
    for upgrade in board.upgrades.iter().filter(|it| !board.ship(it.ship).is_gone()) {
        let card = &look.game.facts[upgrade.card];
        let side = card.back.as_ref().filter(|_| upgrade.flipped).unwrap_or(&card.front);
        let each = charge(side.charges);
        sums[board.side_of_ship(upgrade.ship)] += each * f64::from(upgrade.charges);
    }
    for (side, team) in board.sides.iter() {
        sums[side] += f64::from(team.points);
    }
    sums
}

/// What a ship is worth that is about to suffer damage; `used` tells how likely its green tokens are to be of use.
fn ship(craft: &Craft<'_>, hurt: f64, used: f64) -> f64 {
    let it = craft.it;
    let full = f64::from(it.hull) + f64::from(it.shield_capacity);
    let left = (craft.left - hurt).max(0.0);
    let share = left / full.max(1.0);
    let alive = if left > 0.0 { 0.25 } else { 0.0 };
    let count = |token: Token| f64::from(it.count(token));
    let green = 0.25 * count(Token::Focus)
        + 0.2 * count(Token::Evade)
        + 0.16 * count(Token::Calculate)
        + 0.15 * (count(Token::Fore) + count(Token::Aft));
    let tokens =
        used * green + 0.15 * it.locks.len() as f64 + 0.2 * f64::from(it.force) + 0.2 * count(Token::Cloak);
    let burdens = 0.3 * count(Token::Stress)
        + 0.25 * count(Token::Strain)
        + 0.25 * count(Token::Deplete)
        + 0.3 * count(Token::Ion)
        + 0.2 * count(Token::Tractor)
        + 0.12 * count(Token::Jam)
        + 0.5 * count(Token::Disarm);
    craft.points * (alive + 0.75 * share) + tokens - burdens
}

/// What a charge of a card is worth: little where it comes back by itself.
fn charge(of: Option<Charges>) -> f64 {
    match of {
        Some(Charges { recovers: 1.., .. }) => 0.03,
        _ => 0.1,
    }
}

/// How likely the green tokens of a ship are to be of use in this round: it may still attack, or be attacked.
fn useful(phase: Phase, craft: &Craft<'_>, chart: &Chart<'_>, aims: bool) -> f64 {
    match phase {
        Phase::Engagement => {
            let waits = |craft: &Craft<'_>| !craft.it.is_marked(Mark::Engaged);
            let attacked = |foe: &Craft<'_>| {
                waits(foe) && foe.hurts(&foe.spot, &foe.kit, craft, &craft.spot, &craft.kit) > 0.0
            };
            let feared = chart.foes(craft.side).filter(|foe| attacked(foe)).count();
            0.25 + if aims && waits(craft) { 0.5 } else { 0.0 } + 0.5 * (feared as f64).min(2.0)
        }
        Phase::End => 0.2,
        _ => 1.0,
    }
}

/// What a ship could deal from where it is.
fn aims(craft: &Craft<'_>, chart: &Chart<'_>) -> f64 {
    let kit = Kit { focus: 0.6, ..craft.kit };
    let shot = |foe: &Craft<'_>| foe.loss(craft.hurts(&craft.spot, &kit, foe, &foe.spot, &foe.kit));
    chart.foes(craft.side).map(shot).fold(0.0, f64::max)
}

/// The damage that the defender of an attack is about to suffer.
pub(crate) fn pending(look: &XWingLook<'_>, attack: &Attack, chart: &Chart<'_>) -> f64 {
    let foe = attack.defender.ship().and_then(|no| chart.craft(no));
    let Some(foe) = foe.filter(|_| !attack.over) else { return 0.0 };
    let mut clash = Clash::of(look, attack, chart);
    // Who is asked about dice can still change them; where nobody is, the dice are about to be rolled.
    let asked = look.core.deciders().iter().find_map(|seat| look.core.decision(seat)).map(|it| it.prompt);
    let before = attack.dice.is_empty() || matches!(asked, Some(Prompt::UseEffect(Window::ModifyAttackDice)));
    clash.aims = before;
    clash.dodges = attack.defense.is_empty()
        || before
        || matches!(asked, Some(Prompt::UseEffect(Window::ModifyDefenseDice)));
    clash.outcome(&|damage| foe.loss(damage)).damage
}
