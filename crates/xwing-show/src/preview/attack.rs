//! The odds of an attack, declared or to be declared.

use broadside_stage::{Panel, Row, Text};
use broadside_xwing::XWingLook;
use broadside_xwing::board::Attack;
use broadside_xwing::facts::{Die, Face};
use broadside_xwing::steps::attack::{attack_dice, defense_dice};
use broadside_xwing::values;
use broadside_xwing::words::{Object, Token};

use super::odds::{Dodge, Mods, Pool, chance_to_hit};
use crate::names;

fn count(look: &XWingLook<'_>, unit: Object, token: Token) -> u8 {
    unit.ship().map_or(0, |ship| look.board.ship(ship).count(token))
}

/// How many focus results a unit can change with calculate tokens and the Force; all of them with a focus token.
fn changes(look: &XWingLook<'_>, unit: Object) -> (bool, u8) {
    let force = unit.ship().map_or(0, |ship| look.board.ship(ship).force);
    (count(look, unit, Token::Focus) > 0, count(look, unit, Token::Calculate) + force)
}

/// The dice of a side: as they lie, or as many as will be rolled.
fn pool(attack: &Attack, die: Die, count: u8) -> Pool {
    if attack.dice_of(die).is_empty() {
        return Pool::Unrolled(count);
    }
    let shown = |good: &[Face]| good.iter().map(|face| attack.results(die, *face)).sum();
    Pool::Rolled {
        good: shown(&[Face::Hit, Face::Critical, Face::Evade]),
        focus: shown(&[Face::Focus]),
        count,
    }
}

/// The dice of both sides, and the chance to hit as it stands and with everything that the attacker could spend.
pub(super) fn panel(look: &XWingLook<'_>, attack: &Attack) -> Option<Panel> {
    let weapons = values::weapons(look, attack.attacker);
    let weapon = weapons.iter().find(|it| it.weapon == attack.weapon)?;
    let (red, green) = (attack_dice(look, attack, weapon), defense_dice(look, attack, weapon));
    let (focused, counted) = changes(look, attack.defender);
    // As the dice lie or fall, and with everything that the defender can spend.
    let idle = Dodge { pool: pool(attack, Die::Defense, green), changes: 0, evades: 0 };
    let dodge = Dodge {
        changes: if focused { u8::MAX } else { counted },
        evades: count(look, attack.defender, Token::Evade),
        ..idle
    };
    let red = pool(attack, Die::Attack, red);
    let (focus, counted) = changes(look, attack.attacker);
    let locked = attack.attacker.ship();
    let lock = locked.is_some_and(|ship| look.board.ship(ship).locks.contains(&attack.defender));
    let changing = [(focus, "focus", u8::MAX), (!focus && counted > 0, "force", counted)];
    let mut ways = vec![("plain".to_owned(), Mods::default())];
    for (_, name, changes) in changing.into_iter().filter(|(can, ..)| *can) {
        ways.push((name.into(), Mods { changes, reroll: false }));
    }
    if lock {
        ways.push(("lock".into(), Mods { changes: 0, reroll: true }));
        for (_, name, changes) in changing.into_iter().filter(|(can, ..)| *can) {
            ways.push((format!("lock-{name}"), Mods { changes, reroll: true }));
        }
    }
    let best = ways.len() - 1;
    let percent = |mods: Mods, dodge: Dodge| (chance_to_hit(red, mods, dodge) * 100.0).round();
    let spends = ways.iter().any(|(_, mods)| percent(*mods, dodge) != percent(*mods, idle));
    let row = |(at, (id, mods)): (usize, (String, Mods))| {
        let (share, least, most) =
            (chance_to_hit(red, mods, idle), percent(mods, dodge), percent(mods, idle));
        let value = match least == most {
            true => Text::new("xwing-percent").number("percent", most),
            false => Text::new("xwing-percent-between").number("least", least).number("most", most),
        };
        let label = Text::new(format!("xwing-odds-{id}"));
        Row { value: Some(value), share: Some(share), strong: at == best, ..Row::new(label) }
    };
    let mut rows = vec![Row {
        dice: names::unrolled(Die::Defense, green),
        ..Row::new(
            Text::new("xwing-odds-defends")
                .text("piece", names::object(look.game, look.board, attack.defender))
                .number("dice", green),
        )
    }];
    rows.extend(ways.into_iter().enumerate().map(row));
    let note = spends.then(|| Text::new("xwing-odds-note"));
    Some(Panel { title: Text::new("xwing-panel-odds"), note, rows })
}
