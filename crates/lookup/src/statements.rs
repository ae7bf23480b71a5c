//! The statements of the rule index.

use std::collections::HashMap;

use broadside_rulebook::{Game, Index, Kind as Sort, Statement};
use broadside_search::{Entry, Field, Language};

use crate::{Item, Kind};

/// Adds every statement that repeats no other; the words of those that repeat it lead to it as well.
pub fn all(add: &mut impl FnMut((Item, Entry))) {
    let index = Index::embedded();
    let mut repeated: HashMap<&str, Vec<&Statement>> = HashMap::new();
    for statement in index.statements() {
        if let Some(canonical) = &statement.same_as {
            repeated.entry(canonical.as_str()).or_default().push(statement);
        }
    }
    for statement in index.statements().iter().filter(|it| it.is_canonical()) {
        let others = repeated.get(statement.id.as_str()).map_or(&[][..], Vec::as_slice);
        add((item(statement), entry(statement, others)));
    }
}

fn item(statement: &Statement) -> Item {
    Item {
        id: statement.id.as_str().to_owned(),
        kind: Kind::Rule,
        game: Some(statement.game()),
        editions: statement.editions,
        title: statement.sec.clone(),
        texts: [Some(statement.text.clone()), None],
    }
}

/// The words of an id between the game and the number: its topic and, for a card, the card's name.
fn subject(statement: &Statement) -> String {
    let segments: Vec<&str> = statement.id.as_str().split('.').collect();
    let inner = segments.get(1..segments.len().saturating_sub(1)).unwrap_or_default();
    // `card`, `keyword` and the like say what sort of thing is named, not which.
    let named = if inner.len() > 1 { &inner[1..] } else { inner };
    named.join(" ").replace('-', " ")
}

fn entry(statement: &Statement, others: &[&Statement]) -> Entry {
    let en = Language::En;
    let mut fields = vec![Field::text(statement.text.clone(), en), Field::title(subject(statement), en, 1.6)];
    let mut around = vec![statement.sec.as_str(), statement.id.topic()];
    let optional = [&statement.timing, &statement.slot, &statement.card_trait, &statement.faction];
    around.extend(optional.into_iter().flatten().map(String::as_str));
    around.extend(statement.cards.iter().map(String::as_str));
    fields.push(Field::around(around.join(", "), en, 0.4));
    for other in others {
        fields.push(Field { text: other.text.clone(), language: en, weight: 0.35, class: 3 });
        fields.push(Field::around(subject(other), en, 0.3));
    }
    Entry { weight: weight(statement), fields }
}

/// What holds for all comes before what holds for a card, an example or an older edition.
fn weight(statement: &Statement) -> f32 {
    let sort = match statement.kind {
        Sort::Rule | Sort::Setup | Sort::Listbuilding => 1.0,
        Sort::Card | Sort::Ruling => 0.9,
        Sort::Example => 0.75,
        Sort::Physical => 0.8,
    };
    let topic = match statement.id.topic() {
        "card" | "objective" => 0.72,
        "damage" if statement.id.as_str().split('.').count() > 3 => 0.72,
        "campaign" | "learning-scenario" | "learn-example" => 0.65,
        "huge" | "huge-ship" | "optional" | "obstacle-movement" | "core-set" | "team-play" => 0.78,
        "interpretation" | "miniature" | "information" | "unlimited-rounds" => 0.85,
        _ => 1.0,
    };
    let game = statement.game();
    let newest = match game {
        Game::Armada => !statement.id.as_str().ends_with("-rr1"),
        Game::Xwing => true,
    };
    // From 51 on stand clarifications of what the lower numbers say.
    let number = statement.id.as_str().rsplit('.').next().unwrap_or_default();
    let first = number.get(..2).and_then(|digits| digits.parse::<u8>().ok()).is_none_or(|number| number < 51);
    sort * topic * if newest { 1.0 } else { 0.8 } * if first { 1.0 } else { 0.9 }
}
