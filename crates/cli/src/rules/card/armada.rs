//! The values of Armada's ships and squadrons: hull zones with their batteries, and the speed chart.

use broadside_armada::facts::{
    Dice, Edition, Facts, ShipCard, ShipCardId, SquadronCard, SquadronCardId, Term, Zone,
};
use broadside_stage::slug;
use serde_json::{Value, json};

use super::values::{Teller, Values, apart, centred};
use crate::words::Language;

/// The values of a ship.
pub fn ship(facts: &Facts, id: ShipCardId, language: Language) -> Values {
    let card = &facts[id];
    let mut tell = Teller::new(language);
    tell.terms("faction", "armada-faction", [card.faction]);
    size(&mut tell, card);
    tell.number("points", card.points);
    tell.number("hull", card.hull);
    tell.line("values", format!("{}, {}, {}", card.command, card.squadron, card.engineering));
    tell.data("command", card.command);
    tell.data("squadron", card.squadron);
    tell.data("engineering", card.engineering);
    tell.terms("defense", "armada-defense", card.defense.iter().copied());
    tell.terms("slots", "armada-fleet-slot", card.slots.iter().copied());
    tell.line("anti-squadron", short(card.anti_squadron));
    tell.data("anti_squadron", data(card.anti_squadron));
    if let Some(special) = card.special {
        tell.line("special", short(special));
        tell.data("special", data(special));
    }
    let tags: Vec<&str> = card.tags.iter().map(|tag| tag.word()).collect();
    tell.line("traits", tags.join(", "));
    tell.data("traits", tags);
    editions(&mut tell, |facts| {
        facts.ship(&card.slug).is_some_and(|id| facts[id].in_pool).then_some(())?;
        facts.ship(&card.slug).map(|id| facts[id].points)
    });
    zones(&mut tell, card);
    chart(&mut tell, card);
    tell.values
}

/// The values of a squadron.
pub fn squadron(facts: &Facts, id: SquadronCardId, language: Language) -> Values {
    let card: &SquadronCard = &facts[id];
    let mut tell = Teller::new(language);
    tell.line("craft", card.craft.as_deref().unwrap_or_default());
    tell.data("craft", card.craft.as_deref());
    tell.terms("faction", "armada-faction", [card.faction]);
    tell.data("unique", card.is_unique());
    tell.number("points", card.points);
    tell.number("hull", card.hull);
    tell.number("speed", card.speed);
    tell.line("anti-squadron", short(card.anti_squadron));
    tell.data("anti_squadron", data(card.anti_squadron));
    tell.line("battery", short(card.battery));
    tell.data("battery", data(card.battery));
    tell.terms("defense", "armada-defense", card.defense.iter().copied());
    let keywords: Vec<String> = card
        .keywords
        .iter()
        .map(|(keyword, value)| {
            let name = tell.say(format!("armada-keyword-name-{}", slug(keyword.word())));
            if keyword.has_value() { format!("{name} {value}") } else { name }
        })
        .collect();
    tell.line("keywords", keywords.join(", "));
    let words = card.keywords.iter().map(|(keyword, value)| {
        json!({ "keyword": keyword.word(), "value": keyword.has_value().then_some(value) })
    });
    tell.data("keywords", words.collect::<Vec<Value>>());
    editions(&mut tell, |facts| {
        let id = facts.squadron(&card.slug)?;
        facts[id].in_pool.then_some(facts[id].points)
    });
    tell.values
}

fn size(tell: &mut Teller, card: &ShipCard) {
    let size = tell.say(format!("armada-fleet-size-{}", card.size.word()));
    let flotilla = if card.flotilla { format!(", {}", tell.say("lookup-flotilla")) } else { String::new() };
    tell.line("size", size + &flotilla);
    tell.data("size", card.size.word());
    tell.data("flotilla", card.flotilla);
}

/// The editions that know the card, with what it costs there.
fn editions(tell: &mut Teller, points: impl Fn(&Facts) -> Option<u16>) {
    let known =
        Edition::ALL.iter().filter_map(|edition| Some((edition.word(), points(Facts::of(*edition))?)));
    let known: Vec<(&str, u16)> = known.collect();
    let said: Vec<String> = known.iter().map(|(edition, points)| format!("{edition} ({points})")).collect();
    tell.line("editions", said.join(", "));
    tell.data("editions", known.into_iter().map(|(edition, _)| edition).collect::<Vec<_>>());
}

/// Dice as judges write them: `3R 1K`; a dash for none.
fn short(dice: Dice) -> String {
    let colours = [(dice.red, 'R'), (dice.blue, 'B'), (dice.black, 'K')];
    let some: Vec<String> = colours
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, letter)| format!("{count}{letter}"))
        .collect();
    if some.is_empty() { "–".to_owned() } else { some.join(" ") }
}

fn data(dice: Dice) -> Value {
    json!({ "red": dice.red, "blue": dice.blue, "black": dice.black })
}

/// How wide the picture of a ship is between its borders.
const WIDTH: usize = 35;

/// A ship from above: in each hull zone its dice and shields, between the lines of its firing arcs.
fn zones(tell: &mut Teller, card: &ShipCard) {
    let dice = |zone: Zone| short(card.battery[zone.index()]);
    let shields = |zone: Zone| format!("◆{}", card.shields[zone.index()]);
    let huge = card.zones().contains(&Zone::LeftAuxiliary);
    // The arc lines slope by one character a line.
    let ahead =
        |at: usize, text: &str| format!("{0}╲{1}╱{0}", " ".repeat(at), centred(text, WIDTH - 2 * at - 2));
    let astern =
        |at: usize, text: &str| format!("{0}╱{1}╲{0}", " ".repeat(at), centred(text, WIDTH - 2 * at - 2));
    let sides = |left: String, right: String| format!(" {} ", apart(&left, &right, WIDTH - 2));
    let mut rows = vec![ahead(1, &dice(Zone::Front)), ahead(3, &shields(Zone::Front)), ahead(5, "")];
    rows.push(sides(dice(Zone::Left), dice(Zone::Right)));
    rows.push(sides(shields(Zone::Left), shields(Zone::Right)));
    if huge {
        rows.push("─".repeat(WIDTH));
        rows.push(sides(dice(Zone::LeftAuxiliary), dice(Zone::RightAuxiliary)));
        rows.push(sides(shields(Zone::LeftAuxiliary), shields(Zone::RightAuxiliary)));
    }
    rows.extend([astern(5, ""), astern(3, &dice(Zone::Rear)), astern(1, &shields(Zone::Rear))]);
    let border = "─".repeat(WIDTH);
    let mut lines = vec![format!("┌{border}┐")];
    lines.extend(rows.into_iter().map(|row| format!("│{row}│")));
    lines.push(format!("└{border}┘"));
    tell.drawing("lookup-arcs", lines);
    let zones = card.zones().iter().map(|zone| {
        let arc =
            json!({ "battery": data(card.battery[zone.index()]), "shields": card.shields[zone.index()] });
        (zone.word().to_owned(), arc)
    });
    tell.data("zones", zones.collect::<serde_json::Map<_, _>>());
}

/// The speed chart, the highest speed on top as on the card.
fn chart(tell: &mut Teller, card: &ShipCard) {
    let speeds = (1..=card.speed.top()).rev();
    let row = |speed: u8| {
        let clicks = card.speed.clicks(speed).iter().map(|clicks| match clicks {
            0 => "  – ",
            1 => "  I ",
            _ => " II ",
        });
        format!("{speed} │{}", clicks.collect::<String>().trim_end())
    };
    tell.drawing("lookup-chart", speeds.map(row).collect());
    let clicks = (1..=card.speed.top()).map(|speed| card.speed.clicks(speed).to_vec());
    tell.data("speed_chart", clicks.collect::<Vec<_>>());
}
