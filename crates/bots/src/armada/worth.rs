//! What a position is worth, without looking further: ships and squadrons by their points and what is left of them, tokens,
//! victory tokens, and the attack that is under way.

use broadside_armada::board::{Attack, Defense, Ship, UpgradeState};
use broadside_armada::facts::{DefenseToken, Keyword, Zone};
use broadside_armada::geometry::Range;
use broadside_armada::steps::{Step, may_defend};
use broadside_armada::words::{ArmadaWords, ShipNo, SquadronNo, Thing};
use broadside_armada::{Armada, ArmadaLook, score, values};
use broadside_engine::{Game, Look, PerSide, Position, Running, Side};

use super::dice::{damage, expected};
use crate::ahead::Judge;

/// What a position of Armada is worth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth;

impl Judge<Armada> for Worth {
    fn worth(&self, game: &Armada, position: &Position<ArmadaWords>, side: Side) -> f64 {
        if position.core.is_over() {
            return ended(game, position, side);
        }
        let look = Look::new(game, position);
        let both = both(&look);
        both[side] - both[side.enemy()]
    }

    fn is_die(&self) -> fn(&'static str) -> bool {
        |what| matches!(what, "red" | "blue" | "black")
    }

    /// The dice of an attack, but for those that effects roll during it.
    fn foresees(&self, position: &Position<ArmadaWords>) -> bool {
        matches!(position.core.frames().next_back(), Some((_, Running::Step(Step::Attack(_)))))
    }
}

/// What a game that is over is worth: the difference of the scores, and the win or the loss, which is never better than to play
/// on with what is left.
fn ended(game: &Armada, position: &Position<ArmadaWords>, side: Side) -> f64 {
    let outcome = game.outcome(&position.board);
    let [first, second] = outcome.scores.0.map(f64::from);
    let margin = if side.0 == 0 { first - second } else { second - first };
    margin
        + match outcome.winner {
            Some(winner) if winner == side => WON,
            Some(_) => -WON,
            None => 0.0,
        }
}

/// What a won game is worth beside the difference of the scores, and a lost one the less.
const WON: f64 = 100.0;

/// What each side has.
fn both(look: &ArmadaLook<'_>) -> PerSide<f64> {
    let board = look.board;
    let mut sums = PerSide([0.0; 2]);
    let pending = board.attack().map(|attack| (attack.defender, pending(look, attack)));
    for no in board.ships_in_play() {
        let it = board.ship(no);
        let hurt = pending.and_then(|(defender, amount)| match defender {
            Thing::Zone(ship, zone) if ship == no => Some((zone, amount)),
            _ => None,
        });
        sums[board.side(it.controller)] += ship_worth(look, no, it, hurt);
    }
    for no in board.squadrons_in_play() {
        let hurt = match pending {
            Some((Thing::Squadron(squadron), amount)) if squadron == no => amount,
            _ => 0.0,
        };
        sums[board.side_of_squadron(no)] += squadron_worth(look, no, hurt);
    }
    // What waits or is set aside is not lost.
    for (at, it) in board.ships.iter().enumerate() {
        use broadside_armada::board::Standing::{SetAside, Waiting};
        if matches!(it.standing, Waiting | SetAside) {
            let card = look.game.ship(board, ShipNo(at as u8));
            sums[board.side(it.controller)] += f64::from(card.points);
        }
    }
    for upgrade in board.upgrades.iter() {
        let cost = match upgrade.state {
            UpgradeState::Ready => 0.0,
            UpgradeState::Exhausted => 0.4,
            UpgradeState::Discarded => 1.5,
        };
        sums[board.side_of_ship(upgrade.ship)] -= cost;
    }
    let victory = board.objective.and_then(|id| look.game.facts[id].victory).unwrap_or(0);
    for (side, team) in board.sides.iter() {
        sums[side] += f64::from(victory) * f64::from(team.victory);
    }
    sums
}

/// What is left of a ship, with the damage that it is about to suffer.
pub(crate) fn ship_worth(look: &ArmadaLook<'_>, no: ShipNo, it: &Ship, hurt: Option<(Zone, f64)>) -> f64 {
    let card = look.game.ship(look.board, no);
    let full_hull = f64::from(values::hull(look, no)).max(1.0);
    let mut hull = full_hull - f64::from(it.damage);
    let mut shields: f64 = it.shields.iter().copied().map(f64::from).sum();
    if let Some((zone, amount)) = hurt {
        let on_shields = amount.min(it.shields[zone as usize].into());
        shields -= on_shields;
        hull -= amount - on_shields;
    }
    if hull <= 0.01 {
        return 0.0;
    }
    let full_shields: f64 = card.shields.iter().copied().map(f64::from).sum();
    // Shields that protect nothing but their own zone count half; an even spread counts a little more.
    let least = card.zones().iter().map(|zone| it.shields[*zone as usize]).min().unwrap_or(0);
    let share = (hull + 0.5 * shields + 0.1 * f64::from(least)) / (full_hull + 0.5 * full_shields + 0.4);
    let share = share.clamp(0.0, 1.0);
    let points = f64::from(card.points) + f64::from(score::upgrades(look, no));
    let points = if it.objective_ship { points * 1.4 } else { points };
    let whole = points * (0.30 + 0.30 * share + 0.40 * (1.0 - (1.0 - share) * (1.0 - share)));
    let token = |state| match state {
        Defense::Ready => 1.4,
        Defense::Exhausted => 0.8,
        Defense::Discarded => 0.0,
    };
    let tokens: f64 = it.defense.iter().map(|slot| token(slot.state)).sum();
    let faceup = look.board.decks.faceup(no).count() as f64;
    let orders = f64::from(it.tokens.count_ones()) * 0.7 - f64::from(it.raids.count_ones()) * 0.8;
    whole + tokens + orders - 1.5 * faceup
}

/// What is left of a squadron, with the damage that it is about to suffer.
pub(crate) fn squadron_worth(look: &ArmadaLook<'_>, no: SquadronNo, hurt: f64) -> f64 {
    let it = look.board.squadron(no);
    let card = look.game.squadron(look.board, no);
    let hull = f64::from(it.hull) - hurt;
    if hull <= 0.01 {
        return 0.0;
    }
    let tokens = it.defense.iter().filter(|slot| slot.state == Defense::Ready).count() as f64;
    f64::from(card.points) * (0.35 + 0.65 * hull / f64::from(card.hull.max(1))) + 0.5 * tokens
}

/// Whether critical icons count as damage in this attack.
pub(crate) fn criticals_count(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let defends = matches!(attack.defender, Thing::Zone(..) | Thing::Obstacle(_));
    let counts = match attack.attacker {
        Thing::Squadron(squadron) => values::has(look, squadron, Keyword::Bomber),
        _ => true,
    };
    defends && counts
}

/// The damage that the attack under way will do, when the defender spends what can be spent with profit.
pub(crate) fn pending(look: &ArmadaLook<'_>, attack: &Attack) -> f64 {
    pending_with(look, attack, 0.0)
}

/// The same when the dice do so much more damage than they show.
pub(crate) fn pending_with(look: &ArmadaLook<'_>, attack: &Attack, more: f64) -> f64 {
    if attack.canceled {
        return 0.0;
    }
    let left = f64::from(attack.total.saturating_sub(attack.suffered));
    if attack.total > 0 {
        return left;
    }
    let criticals = criticals_count(look, attack);
    let mut total = if attack.dice.is_empty() {
        expected(attack.gathered, criticals)
    } else {
        attack.dice.iter().map(|die| damage(die, criticals)).sum::<f64>()
    };
    total = (total + more).max(0.0);
    let best = attack.dice.iter().map(|die| damage(die, criticals)).fold(0.0, f64::max);
    if attack.braces {
        total = libm::ceil(total / 2.0);
    }
    let mut beside = attack.defender.ship().map(|ship| {
        let shields = look.board.ship(ship).shields;
        let zones = look.game.ship(look.board, ship).zones().iter().filter(|zone| attack.redirects(**zone));
        zones.map(|zone| f64::from(shields[*zone as usize])).sum::<f64>()
    });
    // Who has declined to spend more takes the dice as they lie.
    let open = may_defend(look);
    for kind in spendable(look, attack).filter(|_| open) {
        match kind {
            DefenseToken::Scatter => total *= 0.15,
            DefenseToken::Evade if attack.range.0 >= Range::Long => total -= best.min(total),
            DefenseToken::Evade => total -= 0.4 * best.min(total),
            DefenseToken::Brace if total > 1.5 => total = 0.5 * total + 0.25,
            DefenseToken::Redirect if attack.redirect == 0 => {
                let shields = attack.defender.ship().map(|ship| {
                    let of = look.board.ship(ship).shields;
                    f64::from(of.iter().copied().max().unwrap_or(0))
                });
                beside = shields.map(|most| most * 0.8);
            }
            _ => {}
        }
    }
    // What is taken on the shields of another zone costs half as much as what hits the hull.
    let taken = beside.unwrap_or(0.0).min(total);
    total - 0.6 * taken
}

/// The types of defense tokens that the defender could still spend.
fn spendable(look: &ArmadaLook<'_>, attack: &Attack) -> impl Iterator<Item = DefenseToken> {
    let board = look.board;
    let (slots, moves): (&[_], bool) = match attack.defender {
        Thing::Zone(ship, _) => (&board.ship(ship).defense, board.ship(ship).speed > 0),
        Thing::Squadron(squadron) => (&board.squadron(squadron).defense, true),
        _ => (&[], false),
    };
    let attack = *attack;
    let open = move |(at, slot): &(usize, &broadside_armada::board::DefenseSlot)| {
        moves
            && slot.state == Defense::Ready
            && attack.locked >> at & 1 == 0
            && attack.spent >> at & 1 == 0
            && !attack.has_spent(slot.kind)
    };
    let mut kinds: arrayvec::ArrayVec<DefenseToken, 8> = arrayvec::ArrayVec::new();
    for (_, slot) in slots.iter().enumerate().filter(open) {
        if !kinds.contains(&slot.kind) {
            let _ = kinds.try_push(slot.kind);
        }
    }
    kinds.into_iter()
}

#[cfg(test)]
mod tests {
    use broadside_armada::facts::Edition;
    use broadside_armada::words::Prompt as Ask;
    use broadside_engine::{Answer, Chance, Prompt, Referee, Seed};

    use super::*;

    /// Random play up to the first attack that does damage, against whose defender nothing has been decided.
    fn attacked(game: &Armada, seed: u64) -> Option<Position<ArmadaWords>> {
        let mut chance = Chance::seeded(Seed(seed));
        let setup = game.random_setup(&mut chance);
        let mut referee = Referee::quiet(game, Chance::seeded(Seed(seed)));
        let mut position = referee.start(&setup).ok()?;
        while !position.core.is_over() {
            let seats: Vec<_> = position.core.deciders().iter().collect();
            let mut answers = Vec::new();
            for seat in seats {
                let decision = position.core.decision(seat)?;
                let hit = position
                    .board
                    .attack()
                    .is_some_and(|attack| attack.dice.iter().map(|die| damage(die, true)).sum::<f64>() > 3.0);
                if decision.prompt == Prompt::Step(Ask::SpendDefenseToken) && hit {
                    return Some(position);
                }
                let kind = decision.kind;
                answers.push((seat, referee.legal(&position, seat).random(kind, &mut chance)));
            }
            referee.answer_all(&mut position, &answers).ok()?;
        }
        None
    }

    #[test]
    fn tokens_that_the_defender_declined_to_spend_protect_nobody() {
        let game = Armada::new(Edition::Rr15);
        let mut seen = 0;
        for position in (0..60).filter_map(|seed| attacked(&game, seed)) {
            let mut after = position;
            let seat = after.core.deciders().iter().next().expect("the defender decides");
            let mut referee = Referee::quiet(&game, Chance::seeded(Seed(1)));
            referee.answer(&mut after, seat, &Answer::Pass).expect("nobody has to spend a token");
            let look = Look::new(&game, &after);
            let Some(attack) = look.board.attack().filter(|attack| attack.total == 0 && attack.spent == 0)
            else {
                continue;
            };
            let criticals = criticals_count(&look, attack);
            let dice: f64 = attack.dice.iter().map(|die| damage(die, criticals)).sum();
            if !may_defend(&look) {
                assert_eq!(pending(&look, attack), dice);
                seen += 1;
            }
        }
        assert!(seen > 0, "no attack stood still behind the defender's pass");
    }
}
