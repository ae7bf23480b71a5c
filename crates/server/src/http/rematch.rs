//! Players of a finished game play again.

use axum::extract::{Path, State};
use axum::{Extension, Json};

use super::answer::Answer;
use super::guard::Address;
use super::seats::{Behind, behind};
use super::tables::{has_room, order};
use crate::protocol::TableMade;
use crate::refused::NotYours;
use crate::room::{Again, NewTable, Order};
use crate::store::Write;
use crate::{Server, secret};

/// `POST /api/tables/LINK/rematch`: the seat of this link at a rematch, with the sides swapped and another seed. Whoever asks
/// first makes the table. Each player gets a link that follows from their own, so that asking again gives the same.
pub async fn rematch(
    State(server): State<Server>,
    Extension(Address(from)): Extension<Address>,
    Path(link): Path<String>,
) -> Answer<TableMade> {
    let Behind { table, hands, .. } = behind(&server, &link).await?;
    if hands.is_empty() {
        return Err(NotYours::Watches.into());
    }
    let store = &server.hall.store;
    let known = store.rematch(&table).await?;
    let gone = match &known {
        Some(name) => store.public(name).await?.is_none(),
        None => false,
    };
    let maker = match &known {
        Some(_) if !gone => String::new(),
        _ => has_room(&server, from, false).await?,
    };
    let (name, watch) = (secret::name(), secret::link());
    let wanted = NewTable {
        own: secret::digest(&secret::following(&link, &name)),
        watch: secret::digest(&watch),
        gone: known.filter(|_| gone),
        name: name.clone(),
        maker,
    };
    let again = order(&server, from, &table, |reply| Order::Rematch { hands, wanted, from, reply }).await?;
    let Again { table, hands } = again;
    let link = secret::following(&link, &table);
    if store.link(&secret::digest(&link)).await?.is_none() {
        store.write(vec![Write::Link(table.clone(), secret::digest(&link), hands)]).await?;
    }
    let watch = if table == name { watch } else { table.clone() };
    Ok(Json(TableMade { table, link, invite: None, watch }))
}
