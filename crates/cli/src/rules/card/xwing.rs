//! The values of X-Wing's ships and pilots: weapons by arc, and the dial.

use broadside_stage::{Text, slug};
use broadside_xwing::facts::{
    Action, Arc, Bearing, Charges, Difficulty, Facts, Maneuver, PilotId, Primary, ShipId, Step, Term,
};
use serde_json::{Value, json};

use super::values::{Teller, Values, centred};
use crate::words::Language;

/// The values of a ship type.
pub fn ship(facts: &Facts, id: ShipId, language: Language) -> Values {
    let mut tell = Teller::new(language);
    let ship = &facts[id];
    tell.terms("factions", "xwing-faction", ship.factions.iter());
    body(&mut tell, facts, id, &ship.actions);
    let names = facts.pilots().iter().filter(|pilot| pilot.ship == id);
    let names: Vec<String> = names.map(|it| format!("{} ({})", it.name, it.initiative)).collect();
    tell.line("pilots", names.join(", "));
    tell.data("pilots", names);
    pictures(&mut tell, facts, id);
    tell.values
}

/// The values of a pilot with those of the ship.
pub fn pilot(facts: &Facts, id: PilotId, language: Language) -> Values {
    let mut tell = Teller::new(language);
    let (pilot, ship) = (&facts[id], facts.ship_of(id));
    tell.line("ship", &ship.name);
    tell.data("ship", &*ship.name);
    tell.terms("faction", "xwing-faction", [pilot.faction]);
    tell.number("initiative", pilot.initiative);
    tell.line(
        "limited",
        if pilot.limited == 0 { tell.say("lookup-unlimited") } else { pilot.limited.to_string() },
    );
    tell.data("limited", pilot.limited);
    tell.number("points", pilot.points);
    tell.number("loadout", pilot.loadout);
    tell.terms("slots", "xwing-squad-slot", pilot.slots.iter().copied());
    let keywords: Vec<&str> = pilot.keywords.iter().map(|keyword| keyword.word()).collect();
    tell.line("keywords", keywords.join(", "));
    tell.data("keywords", keywords);
    charges(&mut tell, "charges", pilot.charges);
    charges(&mut tell, "force", pilot.force);
    body(&mut tell, facts, pilot.ship, &pilot.actions);
    tell.terms("modes", "xwing-squad-mode", pilot.modes.iter());
    pictures(&mut tell, facts, pilot.ship);
    tell.values
}

fn charges(tell: &mut Teller, label: &str, charges: Option<Charges>) {
    let Some(Charges { value, recovers }) = charges else { return };
    let text = match recovers {
        0 => value.to_string(),
        _ => {
            let text = Text::new("lookup-recovers").number("value", value).number("recovers", recovers);
            tell.language.say(&text)
        }
    };
    tell.line(label, text);
    tell.data(label, json!({ "value": value, "recovers": recovers }));
}

/// What all ship cards of a type share, with the action bar of the card.
fn body(tell: &mut Teller, facts: &Facts, id: ShipId, actions: &[Action]) {
    let ship = &facts[id];
    tell.terms("size", "xwing-squad-size", [ship.size]);
    if let Some(ability) = ship.ability {
        tell.line("ability", ability.word());
        tell.data("ability", ability.word());
    }
    let attack: Vec<String> = ship.primary.iter().map(|weapon| weapon_of(tell, weapon)).collect();
    tell.line("attack", attack.join(", "));
    let weapons = ship.primary.iter().map(|it| json!({ "arc": it.arc.word(), "value": it.value }));
    tell.data("attack", weapons.collect::<Vec<Value>>());
    tell.number("agility", ship.agility);
    tell.number("hull", ship.hull);
    tell.number("shields", ship.shields);
    let bar: Vec<String> = actions.iter().map(|action| action_of(tell, action)).collect();
    tell.line("actions", bar.join(", "));
    let data = actions.iter().map(|it| {
        let linked =
            it.linked.map(|step| json!({ "action": step.kind.word(), "difficulty": step.difficulty.word() }));
        json!({ "action": it.kind.word(), "difficulty": it.difficulty.word(), "linked": linked })
    });
    tell.data("actions", data.collect::<Vec<Value>>());
}

fn weapon_of(tell: &Teller, weapon: &Primary) -> String {
    format!("{} ({})", weapon.value, tell.say(format!("xwing-arc-{}", slug(weapon.arc.word()))))
}

fn action_of(tell: &Teller, action: &Action) -> String {
    let first = step(tell, Step { kind: action.kind, difficulty: action.difficulty });
    match action.linked {
        None => first,
        Some(linked) => {
            let text = Text::new("lookup-then").name("action", first).name("linked", step(tell, linked));
            tell.language.say(&text)
        }
    }
}

fn step(tell: &Teller, step: Step) -> String {
    let name = tell.say(format!("xwing-action-{}", slug(step.kind.word())));
    if step.difficulty == Difficulty::White {
        return name;
    }
    let colour = tell.say(format!("xwing-squad-colour-{}", step.difficulty.word()));
    tell.language.say(&Text::new("lookup-coloured").name("action", name).name("colour", colour))
}

fn pictures(tell: &mut Teller, facts: &Facts, id: ShipId) {
    let ship = &facts[id];
    tell.drawing("lookup-weapons", weapons(&ship.primary));
    if !ship.dial.is_empty() {
        tell.drawing("lookup-dial", dial(&ship.dial));
    }
    let maneuvers = ship.dial.iter().map(
        |it| json!({ "speed": it.speed, "bearing": it.bearing.word(), "difficulty": it.difficulty.word() }),
    );
    tell.data("dial", maneuvers.collect::<Vec<Value>>());
}

/// How wide the picture of a ship is.
const WIDTH: usize = 23;

/// A ship from above with the attack value of each arc where the arc lies; a turret's stands in the middle.
fn weapons(primary: &[Primary]) -> Vec<String> {
    let of =
        |arc: Arc| primary.iter().find(|weapon| weapon.arc == arc).map(|weapon| weapon.value.to_string());
    let turret = of(Arc::SingleTurret)
        .map(|it| format!("◎ {it}"))
        .or(of(Arc::DoubleTurret).map(|it| format!("◎◎ {it}")));
    let bullseye = of(Arc::Bullseye).map(|it| format!("│{it}│"));
    let (front, full) = (of(Arc::Front), of(Arc::FullFront));
    let mut lines = Vec::new();
    if let Some(bullseye) = bullseye {
        lines.push(centred(&bullseye, WIDTH));
    }
    match (front, full) {
        (Some(front), full) => {
            let full = full.map_or(String::new(), |it| format!("  ─{it}─"));
            lines.push(format!("╲{}╱{full}", centred(&front, WIDTH - 2)));
            lines.push(format!("  ╲{}╱", " ".repeat(WIDTH - 6)));
        }
        (None, Some(full)) => lines.push(format!("──{}──", centred(&full, WIDTH - 4))),
        (None, None) => {}
    }
    lines.push(centred("┌─────┐", WIDTH));
    lines.push(centred(&format!("│{}│", centred(&turret.unwrap_or_default(), 5)), WIDTH));
    lines.push(centred("└─────┘", WIDTH));
    if let Some(rear) = of(Arc::Rear) {
        lines.push(format!("  ╱{}╲", " ".repeat(WIDTH - 6)));
        lines.push(format!("╱{}╲", centred(&rear, WIDTH - 2)));
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The bearings in the order of a dial, each with its sign.
const COLUMNS: [(Bearing, &str); 14] = [
    (Bearing::TurnLeft, "↰"),
    (Bearing::BankLeft, "↖"),
    (Bearing::Straight, "↑"),
    (Bearing::BankRight, "↗"),
    (Bearing::TurnRight, "↱"),
    (Bearing::KoiogranTurn, "K"),
    (Bearing::SegnorsLoopLeft, "S↖"),
    (Bearing::SegnorsLoopRight, "S↗"),
    (Bearing::TallonRollLeft, "T↰"),
    (Bearing::TallonRollRight, "T↱"),
    (Bearing::Stationary, "■"),
    (Bearing::ReverseBankLeft, "↙"),
    (Bearing::ReverseStraight, "↓"),
    (Bearing::ReverseBankRight, "↘"),
];

/// The dial: a row for each speed, the highest on top, a column for each bearing that it has.
fn dial(maneuvers: &[Maneuver]) -> Vec<String> {
    let has = |bearing: Bearing| maneuvers.iter().any(|it| it.bearing == bearing);
    let columns: Vec<(Bearing, &str)> = COLUMNS.into_iter().filter(|(bearing, _)| has(*bearing)).collect();
    let mut speeds: Vec<u8> = maneuvers.iter().map(|it| it.speed).collect();
    speeds.sort_unstable();
    speeds.dedup();
    let row = |first: String, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| centred(cell, 4)).collect();
        format!("{first} │{cells}").trim_end().to_owned()
    };
    let mut lines: Vec<String> = Vec::new();
    for speed in speeds.into_iter().rev() {
        let cell = |(bearing, _): &(Bearing, &str)| {
            let it = maneuvers.iter().find(|it| it.speed == speed && it.bearing == *bearing);
            it.map_or(".", |it| letter(it.difficulty)).to_owned()
        };
        lines.push(row(speed.to_string(), columns.iter().map(cell).collect()));
    }
    lines.push(row(" ".to_owned(), columns.iter().map(|(_, sign)| (*sign).to_owned()).collect()));
    lines
}

fn letter(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Blue => "b",
        Difficulty::White => "w",
        Difficulty::Red => "r",
        Difficulty::Purple => "p",
    }
}
