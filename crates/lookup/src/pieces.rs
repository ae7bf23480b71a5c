//! Ships, squadrons and pilots with their values.

use broadside_armada::facts::Term;
use broadside_rulebook::{Editions, Game};
use broadside_search::{Entry, Field, Language};
use broadside_stage::Text;
use broadside_texts::Language as Spoken;

use crate::cards::{Games, fields};
use crate::{Item, Kind};

/// Adds every ship and squadron of Armada, and every ship type and pilot of X-Wing.
pub fn all(games: &Games, add: &mut impl FnMut((Item, Entry))) {
    armada(games, add);
    xwing(games, add);
}

fn armada(games: &Games, add: &mut impl FnMut((Item, Entry))) {
    let told = games.told(Game::Armada, Kind::Squadron);
    let facts = games.armada.facts;
    for ship in facts.ships().iter().filter(|ship| ship.in_pool) {
        let text = Text::new("lookup-armada-ship")
            .text("size", Text::new(format!("lookup-size-{}", ship.size.word())))
            .text("faction", faction("armada", ship.faction.word()))
            .number("hull", ship.hull)
            .number("command", ship.command)
            .number("squadron", ship.squadron)
            .number("engineering", ship.engineering)
            .number("speed", ship.speed.top())
            .number("points", ship.points);
        add(piece(Game::Armada, Kind::Ship, &ship.slug, &ship.name, text, None, ""));
    }
    for card in facts.squadrons().iter().filter(|card| card.in_pool) {
        let keywords: Vec<&str> = card.keywords.iter().map(|(keyword, _)| keyword.word()).collect();
        let around = format!("{}, {}", keywords.join(", "), card.craft.as_deref().unwrap_or(""));
        let text = Text::new("lookup-armada-squadron")
            .text("faction", faction("armada", card.faction.word()))
            .number("hull", card.hull)
            .number("speed", card.speed)
            .number("points", card.points);
        let told = told.get(&*card.slug).copied();
        add(piece(Game::Armada, Kind::Squadron, &card.slug, &card.name, text, told, &around));
    }
}

fn xwing(games: &Games, add: &mut impl FnMut((Item, Entry))) {
    let told = games.told(Game::Xwing, Kind::Pilot);
    let facts = games.xwing.facts;
    for ship in facts.ships() {
        let text = Text::new("lookup-xwing-ship")
            .text("size", Text::new(format!("lookup-size-{}", ship.size.word())))
            .number("agility", ship.agility)
            .number("hull", ship.hull)
            .number("shields", ship.shields);
        let around = ship.ability.map_or("", |ability| ability.word());
        add(piece(Game::Xwing, Kind::Ship, &ship.slug, &ship.name, text, None, around));
    }
    for pilot in facts.pilots() {
        let ship = facts.ship_of(pilot.id);
        let text = Text::new("lookup-xwing-pilot")
            .name("ship", &*ship.name)
            .text("faction", faction("xwing", pilot.faction.word()))
            .number("initiative", pilot.initiative)
            .number("points", pilot.points)
            .number("loadout", pilot.loadout);
        let told = told.get(&*pilot.slug).copied();
        add(piece(Game::Xwing, Kind::Pilot, &pilot.slug, &pilot.name, text, told, &ship.name));
    }
}

fn faction(game: &str, word: &str) -> Text {
    Text::new(format!("{game}-faction-{}", word.replace(' ', "-")))
}

fn piece(
    game: Game,
    kind: Kind,
    id: &str,
    name: &str,
    values: Text,
    told: Option<&Text>,
    around: &str,
) -> (Item, Entry) {
    let say = |language: Spoken| {
        let values = language.say(&values);
        Some(match told {
            Some(told) => format!("{} {values}", language.say(told)),
            None => values,
        })
    };
    let texts = [say(Spoken::En), say(Spoken::De)];
    let mut fields = fields(name, around, &texts);
    fields.push(Field::around(kind.word(), Language::En, 0.3));
    let item = Item {
        id: id.to_owned(),
        kind,
        game: Some(game),
        editions: Editions::NONE,
        title: name.to_owned(),
        texts,
    };
    (item, Entry { weight: 0.65, fields })
}
