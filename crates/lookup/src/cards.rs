//! Cards with a text: upgrades, objectives, damage cards, conditions and ship abilities.

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_rulebook::{Editions, Game};
use broadside_search::{Entry, Field, Language};
use broadside_stage::Sheet;
use broadside_texts::Language as Spoken;
use broadside_xwing::XWing;

use crate::{Item, Kind};

/// Adds every card of both games that is not a piece of its own on the table.
pub fn all(add: &mut impl FnMut((Item, Entry))) {
    let armada = broadside_armada_show::sheets(&Armada::new(Edition::Arc));
    let xwing = broadside_xwing_show::sheets(&XWing::default());
    let armada = armada.into_iter().map(|sheet| (Game::Armada, sheet));
    for (game, sheet) in armada.chain(xwing.into_iter().map(|sheet| (Game::Xwing, sheet))) {
        if let Some(kind) = kind(&sheet) {
            add(card(game, kind, &sheet));
        }
    }
}

fn kind(sheet: &Sheet) -> Option<Kind> {
    match sheet.kind.as_str() {
        // They have values, and are gathered with those.
        "squadron" | "pilot" => None,
        "objective" => Some(Kind::Objective),
        "damage card" => Some(Kind::Damage),
        "condition" => Some(Kind::Condition),
        "ship ability" => Some(Kind::Ability),
        _ => Some(Kind::Upgrade),
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
