//! The lobby, lists and rules.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use broadside_rulebook::Index;

use super::answer::{Answer, No};
use crate::Server;
use crate::protocol::{ListReport, ListRequest, Lobby, RuleText};
use crate::store::read::Shelf;

/// How many tables of a kind the lobby shows.
const SHOWN: u32 = 50;

/// `GET /api/lobby`
pub async fn lobby(State(server): State<Server>) -> Answer<Lobby> {
    let store = &server.hall.store;
    Ok(Json(Lobby {
        games: server.hall.hosts.infos(),
        open: store.shelf(Shelf::Gathering, SHOWN).await?,
        playing: store.shelf(Shelf::Playing, SHOWN).await?,
        replays: store.shelf(Shelf::Over, SHOWN).await?,
        version: env!("CARGO_PKG_VERSION").into(),
    }))
}

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

/// `POST /api/lists`
pub async fn check_list(
    State(server): State<Server>,
    request: Result<Json<ListRequest>, JsonRejection>,
) -> Answer<ListReport> {
    let Json(request) = request?;
    let host = server.hall.hosts.get(&request.game).cloned();
    let host = host.ok_or_else(|| No::new("malformed", format!("there is no game “{}”", request.game)))?;
    let checked = server.hall.cores.work(false, move || host.check(&request.edition, &request.text)).await;
    let checked = checked.ok_or_else(|| No::new("fault", "the list could not be checked"))?;
    checked.map(Json).map_err(|why| No::new("malformed", why))
}
