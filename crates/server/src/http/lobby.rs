//! The lobby and lists.

use axum::extract::State;
use axum::{Extension, Json};

use super::answer::{Answer, Sent};
use super::guard::Address;
use crate::Server;
use crate::protocol::{ListReport, ListRequest, Lobby, Refusal};
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
