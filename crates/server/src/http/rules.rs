//! Rules, and everything else that can be looked up.

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use broadside_lookup::broadside_search::Language;
use broadside_lookup::{Ask, Lookup};
use broadside_rulebook::{Game, Index};
use serde::Deserialize;

use super::answer::{Answer, No};
use super::guard::Address;
use crate::Server;
use crate::protocol::{FoundItem, RuleText, RulesFound};
use crate::work::Kind;

/// How much is found at once.
const MOST: usize = 20;

/// How many letters of a question are read.
const LONGEST: usize = 200;

/// `GET /api/rules/ID`
pub async fn rule(Path(id): Path<String>) -> Answer<RuleText> {
    let index = Index::embedded();
    let rule = index.get(&id).ok_or_else(No::not_found)?;
    Ok(Json(RuleText {
        id: rule.id.as_str().into(),
        text: rule.text.clone(),
        topic: rule.sec.clone(),
        editions: rule.editions.iter().map(|edition| edition.to_string()).collect(),
    }))
}

/// What is looked for.
#[derive(Clone, Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    q: String,
    /// Only this game.
    game: Option<String>,
    /// The language of the page.
    lang: Option<String>,
}

/// `GET /api/rules?q=QUESTION&game=GAME&lang=LANGUAGE`
pub async fn search(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    Query(wanted): Query<Wanted>,
) -> Answer<RulesFound> {
    let game = match wanted.game.as_deref() {
        None | Some("") => None,
        Some(word) => Some(word.parse::<Game>().map_err(|_| No::not_found())?),
    };
    let text: String = wanted.q.chars().take(LONGEST).collect();
    let shown = if wanted.lang.as_deref() == Some("de") { Language::De } else { Language::En };
    let ask = Ask { game, ..Ask::new(text) };
    // The first question gathers what there is.
    let work = move || found(&ask, shown);
    Ok(Json(server.hall.workshop.work(Kind::Long, address, work).await?))
}

fn found(ask: &Ask, shown: Language) -> RulesFound {
    let found = Lookup::embedded().search(ask);
    let item = |hit: &broadside_lookup::Hit<'_>| {
        let (text, language) = hit.item.text(shown);
        let marks = found.marks(text, language);
        FoundItem {
            id: hit.item.id.clone(),
            kind: hit.item.kind.word().into(),
            game: hit.item.game.map(|game| game.word().into()),
            title: hit.item.title.clone(),
            pieces: pieces(text, &marks),
            language: if language == Language::De { "de" } else { "en" }.into(),
        }
    };
    let items = found.hits.iter().take(MOST).map(item).collect();
    let read_as = found.corrections.iter().map(|it| (it.written.clone(), it.read.clone())).collect();
    RulesFound { found: found.hits.len(), read_as, items }
}

/// A text cut where its marks begin and end: every second piece is marked.
fn pieces(text: &str, marks: &[(usize, usize)]) -> Vec<String> {
    let mut pieces = Vec::with_capacity(2 * marks.len() + 1);
    let mut at = 0;
    for (begin, end) in marks {
        pieces.push(text[at..*begin].to_owned());
        pieces.push(text[*begin..*end].to_owned());
        at = *end;
    }
    pieces.push(text[at..].to_owned());
    pieces
}
