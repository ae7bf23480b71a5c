//! The odds of an attack under way.

use broadside_stage::{Panel, Row, Text};

use crate::XWingLook;
use crate::board::Attack;
use crate::facts::{Die, FACES, Face};
use crate::show::names;
use crate::steps::attack::{attack_dice, defense_dice};
use crate::values;
use crate::words::{Object, Token};

/// The chances of 0, 1, 2 … of some dice showing one of these faces.
fn binomial(dice: u8, good: usize) -> Vec<f64> {
    let share = good as f64 / FACES as f64;
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + 1];
        for (count, chance) in chances.iter().enumerate() {
            next[count] += chance * (1.0 - share);
            next[count + 1] += chance * share;
        }
        chances = next;
    }
    chances
}

/// How many faces of a die are among these.
fn faces(die: Die, good: &[Face]) -> usize {
    die.faces().iter().filter(|face| good.contains(face)).count()
}

/// The chance that more hits than evades are left.
fn hits(attack: &[f64], defense: &[f64], evades: usize) -> f64 {
    let mut chance = 0.0;
    for (hits, of_hits) in attack.iter().enumerate() {
        for (dodged, of_dodged) in defense.iter().enumerate() {
            if hits > dodged + evades {
                chance += of_hits * of_dodged;
            }
        }
    }
    chance
}

fn has(look: &XWingLook<'_>, unit: Object, token: Token) -> bool {
    unit.ship().is_some_and(|ship| look.board.ship(ship).has(token))
}

/// The dice of both sides, and the chance to hit as it stands and with a focus token.
pub(super) fn panel(look: &XWingLook<'_>, attack: &Attack) -> Option<Panel> {
    let weapons = values::weapons(look, attack.attacker);
    let weapon = weapons.iter().find(|it| it.weapon == attack.weapon)?;
    let (red, green) = (attack_dice(look, attack, weapon), defense_dice(look, attack, weapon));
    let rolled = |die: Die, good: &[Face]| {
        let dice = attack.dice_of(die);
        let count = dice.iter().filter(|it| good.contains(&it.face)).count();
        (!dice.is_empty()).then(|| {
            let mut sure = vec![0.0; count + 1];
            sure[count] = 1.0;
            sure
        })
    };
    let chances = |die: Die, dice: u8, good: &[Face]| {
        rolled(die, good).unwrap_or_else(|| binomial(dice, faces(die, good)))
    };
    let evades = usize::from(has(look, attack.defender, Token::Evade));
    let focused = has(look, attack.defender, Token::Focus);
    let defense: &[Face] = if focused { &[Face::Evade, Face::Focus] } else { &[Face::Evade] };
    let dodged = chances(Die::Defense, green, defense);
    let row = |id: &str, good: &[Face], strong: bool| {
        let share = hits(&chances(Die::Attack, red, good), &dodged, evades);
        let value = Text::new("xwing-percent").number("percent", (share * 100.0).round());
        Row { value: Some(value), share: Some(share), strong, ..Row::new(Text::new(id)) }
    };
    let mut rows = vec![Row {
        dice: names::unrolled(Die::Defense, green),
        ..Row::new(
            Text::new("xwing-odds-defends")
                .text("piece", names::object(look.game, look.board, attack.defender))
                .number("dice", green),
        )
    }];
    rows.push(row("xwing-odds-plain", &[Face::Hit, Face::Critical], true));
    if has(look, attack.attacker, Token::Focus) {
        rows.push(row("xwing-odds-focus", &[Face::Hit, Face::Critical, Face::Focus], false));
    }
    let note = Text::new("xwing-odds-note");
    Some(Panel { title: Text::new("xwing-panel-odds"), note: Some(note), rows })
}

#[cfg(test)]
mod tests {
    use super::{binomial, faces, hits};
    use crate::facts::{Die, Face};

    #[test]
    fn one_die_against_one_hits_in_five_of_sixteen() {
        let attack = binomial(1, faces(Die::Attack, &[Face::Hit, Face::Critical]));
        let defense = binomial(1, faces(Die::Defense, &[Face::Evade]));
        assert!((hits(&attack, &defense, 0) - 0.5 * 5.0 / 8.0).abs() < 1e-12);
        assert_eq!(hits(&attack, &defense, 1), 0.0);
    }
}
