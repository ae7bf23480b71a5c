//! The lobby, lists and rules.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use broadside_rulebook::Index;

use super::answer::{Answer, No, Sent};
use super::guard::Address;
use crate::Server;
use crate::protocol::{ListReport, ListRequest, Lobby, Refusal, RuleText};
use crate::refused::Malformed;
use crate::store::read::Shelf;
use crate::work::Kind;

/// How many tables of a kind the lobby shows.
const SHOWN: u32 = 50;

/// `GET /api/lobby`
pub async fn lobby(State(server): State<Server>) -> Answer<Lobby> {
    let (store, hosts) = (&server.hall.store, &server.hall.hosts);
    let played = hosts.versions();
    Ok(Json(Lobby {
        games: hosts.infos(),
        open: store.shelf(Shelf::Gathering, &played, SHOWN).await?,
        playing: store.shelf(Shelf::Playing, &played, SHOWN).await?,
        replays: store.shelf(Shelf::Over, &played, SHOWN).await?,
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
    Extension(Address(address)): Extension<Address>,
    Sent(request): Sent<ListRequest>,
) -> Answer<ListReport> {
    let host = server.hall.hosts.get(&request.game).cloned();
    let host = host.ok_or_else(|| Malformed::NoGame { game: request.game.clone() })?;
    server.options.limits.list(&request.text)?;
    let work = move || host.check(&request.edition, &request.text);
    let checked = server.hall.workshop.work(Kind::Long, address, work).await?;
    Ok(Json(checked.map_err(|why| Refusal::new("malformed", why))?))
}
