//! Cards with a text: upgrades, objectives, damage cards, conditions and ship abilities.

use std::collections::HashMap;

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_rulebook::{Editions, Game};
use broadside_search::{Entry, Field, Language};
use broadside_stage::{Sheet, Text};
use broadside_texts::Language as Spoken;
use broadside_xwing::XWing;

use crate::{Item, Kind};

/// Both games with the sheets of their cards.
pub struct Games {
    pub armada: Armada,
    pub xwing: XWing,
    pub sheets: [Vec<Sheet>; 2],
}

impl Games {
    /// The newest edition of both.
    pub fn new() -> Games {
        let (armada, xwing) = (Armada::new(Edition::Arc), XWing::default());
        let sheets = [broadside_armada_show::sheets(&armada), broadside_xwing_show::sheets(&xwing)];
        Games { armada, xwing, sheets }
    }

    /// What a squadron or pilot does, by its key.
    pub fn told(&self, game: Game, kind: Kind) -> HashMap<&str, &Text> {
        let of = self.sheets[game as usize].iter().filter(|sheet| Kind::of_sheet(&sheet.kind) == kind);
        of.filter_map(|sheet| Some((sheet.slug.as_str(), sheet.text.as_ref()?))).collect()
    }
}

/// Adds every card of both games that is not a piece of its own on the table.
pub fn all(games: &Games, add: &mut impl FnMut((Item, Entry))) {
    for game in Game::ALL {
        for sheet in &games.sheets[game as usize] {
            let kind = Kind::of_sheet(&sheet.kind);
            // Squadrons and pilots have values, and are gathered with those.
            if !matches!(kind, Kind::Squadron | Kind::Pilot) {
                add(card(game, kind, sheet));
            }
        }
    }
}

fn card(game: Game, kind: Kind, sheet: &Sheet) -> (Item, Entry) {
    let say = |language: Spoken| sheet.text.as_ref().map(|text| language.say(text));
    let texts = [say(Spoken::En), say(Spoken::De)];
    let fields = fields(&sheet.name, &format!("{}, {}", sheet.kind, kind.word()), &texts);
    let item = Item {
        id: sheet.slug.clone(),
        kind,
        game: Some(game),
        editions: Editions::NONE,
        title: sheet.name.clone(),
        texts,
    };
    (item, Entry { weight: 0.72, fields })
}

/// The fields of a card: its name, what it is, and what it says.
pub fn fields(name: &str, around: &str, texts: &[Option<String>; 2]) -> Vec<Field> {
    let mut fields = vec![Field::title(name, Language::En, 2.0), Field::around(around, Language::En, 0.5)];
    for language in Language::ALL {
        fields.extend(texts[language as usize].as_ref().map(|text| Field::text(text.clone(), language)));
    }
    fields
}
